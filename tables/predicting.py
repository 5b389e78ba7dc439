"""Onlookers predict the winner, and what a title says can be predicted (`Title.forecasts`): a battle.

What somebody predicts is theirs alone until it is decided; they may change it as long as it can be predicted. Whoever
has a seat in the game, or had one, cannot, because they know more. A right answer among `k` counts `k - 1` points. What
was never decided counts for nobody. Games of servers that are not private have it, unless the server or the host of the
table has switched it off.

It changes nothing at the table: no step, no version, no message. What is decided is found at the next round of the
service (`Tables.tick`).
"""

from __future__ import annotations

from functools import partial

import msgspec

from db.records import GuesserRow, PredictionRow, SeatRow, TableRow
from engine.core.optional import Forecast
from engine.core.text import Text, say
from engine.core.title import Standing
from tables.acting import Service
from tables.context import Context
from tables.errors import refuse
from tables.house import house_of
from tables.onlookers import is_public
from tables.read_model import AnySession
from tables.records import Person

WINNER = "winner"
ALL, OUTSIDER = "all", "outsider"
"""Answers about the winner where all seats win or lose together."""
MOST_PEOPLE = 100
"""So many people predict one thing."""
MOST_LISTED = 10


class Guess(msgspec.Struct, frozen=True):
    """Something that can be predicted now: what a person has answered ("": nothing), and how many people have."""

    forecast: Forecast
    mine: str
    people: int


class Guesses(msgspec.Struct, frozen=True):
    """What a person can predict of a game, how much they have predicted that is closed and not decided yet, and the
    best guessers of the server, with their names."""

    open: tuple[Guess, ...]
    waiting: int
    best: tuple[tuple[GuesserRow, str], ...]


def winner_forecast(session: AnySession, seats: int) -> Forecast:
    """Who wins, as something to predict."""
    standing, meta = session.standing(), session.title.meta
    answers: tuple[tuple[str, Text], ...]
    if standing.together and standing.outsider is not None:
        answers = ((ALL, say("guess-together")), (OUTSIDER, standing.outsider.name))
    else:
        answers = tuple((str(seat), meta.seat(seat)) for seat in range(seats) if seat not in standing.out)
    return Forecast(WINNER, say("guess-winner"), answers)


def right_answers(standing: Standing) -> frozenset[str]:
    """What was right about the winner of a game that is over; empty: nothing was."""
    if standing.without_result:
        return frozenset()
    if standing.together:
        return frozenset({ALL if standing.winners else OUTSIDER})
    return frozenset(str(seat) for seat in standing.winners)


def _open_now(session: AnySession, seats: int, steps: int) -> list[Forecast]:
    """What can be predicted now."""
    if session.standing().over:
        return []
    title, state = session.title, session.state
    winner = [winner_forecast(session, seats)] if title.forecasts.early(state, steps) else []
    return [each for each in (*winner, *title.forecasts.upcoming(state)) if len(each.answers) > 1]


class Predicting(Service):
    """What onlookers predict."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._seen: dict[int, int] = {}

    async def is_open(self, table_id: int, person_id: int) -> bool:
        """Whether this person can predict something of a running game."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            house = await house_of(tx, row.guild_id)
        return row.status == "running" and _may(row, seats, person_id) and not house.unguessed

    async def of_table(self, table_id: int, person_id: int) -> Guesses | None:
        """What this person can and has predicted of a game. None: nobody predicts there, or not they."""
        async with self._context.reading() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            house = await house_of(tx, row.guild_id)
            if not _may(row, seats, person_id) or house.unguessed or row.status not in ("running", "over"):
                return None
            session = self._context.session_of(row, await tx.games.snapshot(table_id))
            opened = _open_now(session, len(seats), row.last_n)
            made = await tx.predictions.of_table(table_id)
            best = await tx.predictions.best(row.guild_id or 0, MOST_LISTED)
            people = await tx.people.several([each.person_id for each in best])
        known = {each.key for each in opened}
        mine = {each.about: each for each in made if each.person_id == person_id}
        counts = {about: sum(each.about == about for each in made) for about in {each.about for each in made}}

        def guess(forecast: Forecast) -> Guess:
            answer = mine[forecast.key].answer if forecast.key in mine else ""
            return Guess(forecast, answer, counts.get(forecast.key, 0))

        waits = [each for each in mine.values() if each.about not in known and each.correct is None]
        ranked = tuple((each, people[each.person_id].name) for each in best)
        return Guesses(tuple(map(guess, opened)), len(waits), ranked)

    async def predict(self, table_id: int, person: Person, about: str, answer: str) -> None:
        """Predict something. Raises Refused if this person cannot, or it cannot be predicted (any more)."""
        async with self._context.writing() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            house = await house_of(tx, row.guild_id)
            if not _may(row, seats, person.id) or house.unguessed or row.status != "running":
                raise refuse("error-guess-not-you")
            session = self._context.session_of(row, await tx.games.snapshot(table_id))
            forecast = next((each for each in _open_now(session, len(seats), row.last_n) if each.key == about), None)
            if forecast is None or answer not in dict(forecast.answers):
                raise refuse("error-guess-over")
            if await tx.predictions.count(table_id, about) >= MOST_PEOPLE:
                raise refuse("error-guess-many", most=MOST_PEOPLE)
            await tx.people.change(person.id, name=person.name, locale=person.locale)
            await tx.predictions.put(
                PredictionRow(
                    table_id=table_id,
                    about=about,
                    person_id=person.id,
                    guild_id=row.guild_id or 0,
                    answer=answer,
                    answers=len(forecast.answers),
                    at=self._context.now(),
                )
            )

    async def settle(self) -> int:
        """Find what has been decided by now. Returns how many games were looked at."""
        async with self._context.reading() as tx:
            waiting = await tx.predictions.waiting()
        looked = 0
        for table_id in [each for each, version in waiting.items() if self._seen.get(each) != version]:
            looked += await self._context.mishaps.isolate("guess", table_id, partial(self._settle, table_id)) or 0
        self._seen = {table_id: version for table_id, version in self._seen.items() if table_id in waiting}
        return looked

    async def _settle(self, table_id: int) -> int:
        async with self._context.writing() as tx:
            row = await tx.games.table(table_id)
            made = [each for each in await tx.predictions.of_table(table_id) if each.correct is None]
            session = None
            if row.status in ("running", "over"):
                session = self._context.session_of(row, await tx.games.snapshot(table_id))
            for about in sorted({each.about for each in made}):
                right = frozenset[str]() if session is None else _decided(session, about)
                if right is None:
                    continue
                if not right:
                    await tx.predictions.void(table_id, about)
                for each in made if right else ():
                    if each.about == about:
                        await tx.predictions.decide(each, correct=each.answer in right)
        self._seen[table_id] = row.version
        return 1


def _may(row: TableRow, seats: list[SeatRow], person_id: int) -> bool:
    """Whether a person may predict something of a game."""
    sat = {seat.person_id for seat in seats} | {left.person_id for seat in seats for left in seat.former}
    public = is_public(row) and row.imported_by is None
    return public and not row.terms.unguessed and person_id not in sat and person_id != row.host_id


def _decided(session: AnySession, about: str) -> frozenset[str] | None:
    """The right answers. Empty: there are none, and never will be; None: it is not decided yet."""
    standing = session.standing()
    if about == WINNER:
        return right_answers(standing) if standing.over else None
    found = session.title.forecasts.decided(session.state, about)
    if found is None:
        return frozenset() if standing.over else None
    return frozenset({found} - {""})
