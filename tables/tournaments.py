"""Leagues and knock-out tournaments: people enter, tables are opened for their pairings, and results are taken over.

The tables are opened round by round by whoever can make a place for them (`to_be_opened`, `open_table`); everything is
stored, so that it goes on after a restart. `advance` takes over the games that have ended.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from db.errors import Conflict, Missing, Unreadable
from db.records import Clock, Entrant, Pairing, ResultRow, TableRow, TournamentRow
from db.store import Transaction
from engine.core.errors import Refused, Stale
from engine.core.kit import GameState
from engine.core.session import Session
from engine.core.title import Setup, Title
from tables import brackets, ending, lobby, new_tables, ratings
from tables.brackets import Ended
from tables.change import TableChange, change_table, no_report
from tables.context import Context
from tables.errors import Busy, refuse
from tables.limits import NO_LIMITS
from tables.records import OptionValue, Person, Place
from tables.time_control import HOURS

log = logging.getLogger(__name__)

NAME_LENGTH = 60
MOST_LISTED = 20
MOST_OPEN = 5
"""How many tournaments of a server may be unfinished at a time."""
TRIES = 4
TOURNAMENT = "tournament"
"""The kind of mishap."""

Change = Callable[[TournamentRow], TournamentRow]


class _OthersEntered(Exception):
    """Somebody has entered or left since the order of strength was found."""


class Tournaments:
    """The tournaments of all servers."""

    def __init__(self, context: Context, draw: new_tables.Draw) -> None:
        self._context = context
        self._draw = draw
        self.listeners: list[Callable[[], None]] = []

    # -- people ------------------------------------------------------------------------------------------------------

    async def new(
        self,
        host: Person,
        place: Place,
        title_id: str,
        form: str,
        name: str,
        hours: int,
        options: Mapping[str, OptionValue],
        size: int = 2,
    ) -> TournamentRow:
        """Announce a tournament on a server. `size`: how many people meet at a table, from two on. Raises Refused if
        the title cannot be played so, also when some of them have withdrawn."""
        title = self._context.title(title_id)
        if form not in brackets.FORMS or hours not in HOURS:
            raise refuse("error-bad-option", option=form)
        if title.meta.least_players > 2 or not 2 <= size <= title.meta.most_players:
            raise refuse("error-tournament-size", least=max(2, title.meta.least_players), most=title.meta.most_players)
        assert place.guild_id is not None
        settled = new_tables.settle_options(title, options)
        for people in range(2, size + 1):
            _try_out(title, Setup(people, settled))
        row = TournamentRow(
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            guild_locale=place.guild_locale,
            language=place.language,
            host_id=host.id,
            name=" ".join(name.split())[:NAME_LENGTH],
            title=title_id,
            form=form,
            options=settled,
            hours=hours,
            size=size,
            created_at=self._context.now(),
        )
        async with self._context.writing() as tx:
            known = await tx.tournaments.of_guild(place.guild_id, 10 * MOST_OPEN)
            if sum(each.status in ("open", "running") for each in known) >= MOST_OPEN:
                raise refuse("error-many-tournaments", most=MOST_OPEN)
            row = await tx.tournaments.add(row)
        self.nudge()
        return row

    async def get(self, tournament_id: int) -> TournamentRow:
        """The tournament. Raises Refused if there is none."""
        async with self._context.reading() as tx:
            try:
                return await tx.tournaments.get(tournament_id)
            except Missing as error:
                raise refuse("error-no-tournament") from error

    async def places(self, row: TournamentRow) -> dict[int, int]:
        """The channels of the tables of the running round, by table."""
        now = brackets.current_round(row)
        tables = [each.table_id for each in row.pairings if each.round == now and each.table_id is not None]
        async with self._context.reading() as tx:
            return {table_id: (await tx.games.table(table_id)).channel_id for table_id in tables}

    async def of_server(self, guild_id: int) -> list[TournamentRow]:
        """The newest tournaments of a server."""
        async with self._context.reading() as tx:
            return await tx.tournaments.of_guild(guild_id, MOST_LISTED)

    async def join(self, tournament_id: int, person: Person) -> TournamentRow:
        """Enter a tournament that has not begun."""

        def change(row: TournamentRow) -> TournamentRow:
            _need_open(row)
            if any(each.person_id == person.id for each in row.entrants):
                raise refuse("error-entered")
            most = brackets.most_entrants(row.form, row.size)
            if len(row.entrants) >= most:
                raise refuse("error-tournament-full", most=most)
            return replace(row, entrants=(*row.entrants, Entrant(person.id, person.name, person.locale)))

        return await self._change(tournament_id, change)

    async def leave(self, tournament_id: int, person_id: int) -> TournamentRow:
        """Leave a tournament. Once it runs, whatever is not played yet is lost, and a game under way is resigned."""

        def change(row: TournamentRow) -> TournamentRow:
            if not any(each.person_id == person_id and not each.out for each in row.entrants):
                raise refuse("error-not-entered")
            if row.status == "open":
                return replace(row, entrants=tuple(each for each in row.entrants if each.person_id != person_id))
            if row.status != "running":
                raise refuse("error-tournament-over")
            return brackets.withdraw(row, person_id)

        row = await self._change(tournament_id, change)
        for pairing in row.pairings:
            if not pairing.done and pairing.table_id is not None and person_id in pairing.people:
                await self._resign(pairing.table_id, person_id)
        await self.advance()
        return await self.get(tournament_id)

    async def start(self, tournament_id: int, *, by: int | None) -> TournamentRow:
        """Draw the pairings and begin. The strongest are those with the best ratings; the others are drawn. `by`: the
        host (None: a moderator, as the caller has checked)."""
        for _ in range(TRIES):
            order = await self._strongest_first(tournament_id)
            with suppress(_OthersEntered):
                return await self._start(tournament_id, order, by)
        raise Busy

    async def _strongest_first(self, tournament_id: int) -> list[int]:
        async with self._context.reading() as tx:
            row = await tx.tournaments.get(tournament_id)
            pool = [each.person_id for each in row.entrants]
            rated = await tx.results.ratings(row.title, row.guild_id, pool)
        order = []
        while pool:
            order.append(pool.pop(self._draw(len(pool))))
        order.sort(key=lambda each: -ratings.shown_rating(rated[each].mu, rated[each].sigma) if each in rated else 0)
        return order

    async def _start(self, tournament_id: int, order: list[int], by: int | None) -> TournamentRow:
        def change(row: TournamentRow) -> TournamentRow:
            _need_open(row)
            if by not in (None, row.host_id):
                raise refuse("error-not-tournament-host")
            if len(row.entrants) < brackets.least_entrants(row.size):
                raise refuse("error-few-entrants", least=brackets.least_entrants(row.size), size=row.size)
            if {each.person_id for each in row.entrants} != set(order):
                raise _OthersEntered
            return brackets.draw_first_round(row, order)

        return await self._change(tournament_id, change)

    async def close(self, tournament_id: int, *, by: int | None) -> TournamentRow:
        """Call it off. Games under way go on, but count for nothing. `by`: the host (None: a moderator)."""

        def change(row: TournamentRow) -> TournamentRow:
            self.check_changeable(row, by=by)
            return replace(row, status="closed", ended_at=self._context.now())

        return await self._change(tournament_id, change)

    @staticmethod
    def check_changeable(row: TournamentRow, *, by: int | None) -> None:
        """Raises Refused for those who may not call it off or move it, and once it is over."""
        if by not in (None, row.host_id):
            raise refuse("error-not-tournament-host")
        if row.status not in ("open", "running"):
            raise refuse("error-tournament-over")

    async def move(self, tournament_id: int, channel_id: int, *, by: int | None) -> TournamentRow:
        """Go on in another channel of the server, with a new public message. `by`: the host (None: a moderator)."""

        def change(row: TournamentRow) -> TournamentRow:
            self.check_changeable(row, by=by)
            if channel_id == row.channel_id:
                raise refuse("error-tournament-here")
            return replace(row, channel_id=channel_id, message_id=None)

        return await self._change(tournament_id, change)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def to_do(self) -> list[TournamentRow]:
        """The tournaments for which there may be something to do or to show. One that cannot be read is left out."""
        garbled: list[Unreadable] = []
        async with self._context.reading() as tx:
            found = await tx.tournaments.to_do(garbled.append)
        now, mishaps = self._context.now(), self._context.mishaps
        for bad in garbled:
            if not mishaps.is_resting(TOURNAMENT, bad, now):
                mishaps.note(TOURNAMENT, bad, bad, now)
        return found

    async def open_table(self, tournament_id: int, number: int, place: Place) -> int:
        """Open the table of a pairing and begin its game. Returns its number. Raises Stale if it needs none any
        more."""
        async with self._context.writing() as tx:
            row = await tx.tournaments.get(tournament_id)
            pairing = next((each for each in brackets.to_be_opened(row) if each.number == number), None)
            if pairing is None:
                raise Stale
            table_id = await self._add_table(tx, row, pairing, place)
            opened = replace(pairing, table_id=table_id)
            pairings = tuple(opened if each.number == number else each for each in row.pairings)
            await tx.tournaments.save(replace(row, pairings=pairings))
        await self._begin(table_id)
        self.nudge()
        return table_id

    async def _add_table(self, tx: Transaction, row: TournamentRow, pairing: Pairing, place: Place) -> int:
        title, people = self._context.title(row.title), brackets.people_by_seat(row, pairing)
        fresh = new_tables.new_row(title, place, people[0], row.options, self._context.now())
        fresh = new_tables.with_clock(
            new_tables.with_commitment(fresh, self._context.seed()), Clock("limit", row.hours)
        )
        fresh = replace(fresh, private=True, invited=people)
        names = {each.person_id: each for each in row.entrants}
        seats = new_tables.empty_seats(title)
        for number, person_id in enumerate(people):
            entrant = names[person_id]
            seats[number] = new_tables.seat_person(seats[number], Person(person_id, entrant.name, entrant.locale))
            await tx.people.change(person_id, name=entrant.name, locale=entrant.locale)
        return (await new_tables.add_table(tx, fresh, seats, self._context.now(), NO_LIMITS)).id

    async def _begin(self, table_id: int) -> None:
        async def work(change: TableChange) -> None:
            if change.row.status == "lobby":
                await lobby.begin_game(change)
                change.edit(private=False)  # only its lobby is: it is played in a thread for all to see

        await change_table(self._context, table_id, work, no_report)

    async def _resign(self, table_id: int, person_id: int) -> None:
        async def work(change: TableChange) -> None:
            await ending.resign_seat(change, change.seat_of(person_id))

        try:
            await change_table(self._context, table_id, work, no_report)
        except (Refused, Stale) as error:  # The game has ended, or the seat has changed hands.
            log.info("table %s: nobody resigns for a tournament: %s", table_id, error)

    async def advance(self) -> int:
        """Take over the games that have ended, and begin those that were opened just before a crash. Returns how many
        tournaments have gone on. Whatever is the matter with one of them, the others go on."""
        now, isolated = self._context.now(), self._context.mishaps.isolate
        running = [row for row in await self.to_do() if row.status == "running"]
        return sum([bool(await isolated(TOURNAMENT, row.id, partial(self._advance, row), now)) for row in running])

    async def _advance(self, row: TournamentRow) -> bool:
        """The same for one tournament. Whatever is the matter with one of its games, the others count."""
        now, isolated = self._context.now(), self._context.mishaps.isolate
        ended: dict[int, Ended] = {}
        for pairing in row.pairings:
            if not pairing.done and pairing.table_id is not None:
                end = await isolated("tournament-game", pairing.table_id, partial(self._end_of, pairing), now)
                ended.update({} if end is None else {pairing.table_id: end})
        if ended:
            await self._change(row.id, lambda row: brackets.take_over_results(row, ended))
        return bool(ended)

    async def _end_of(self, pairing: Pairing) -> Ended | None:
        """How the game of a pairing has ended. None as long as it goes on; a table that waits for its start is
        begun."""
        assert pairing.table_id is not None
        async with self._context.reading() as tx:
            table = await tx.games.table(pairing.table_id)
            seats = await tx.games.seats(pairing.table_id)
            results = await tx.results.of_table(table.id) if table.status == "over" else []
        people = tuple(seat.person_id for seat in seats if seat.person_id is not None)
        if table.status == "lobby":
            await self._begin(table.id)
        elif table.status == "closed":
            return Ended({}, people, result=False)
        return _how_ended(table, people, results) if table.status == "over" else None

    # -- inside ------------------------------------------------------------------------------------------------------

    async def shown(self, tournament_id: int, message_id: int, version: int) -> None:
        """The public message shows this version of the tournament."""
        async with self._context.writing() as tx:
            await tx.tournaments.shown(tournament_id, message_id, version)

    async def _change(self, tournament_id: int, change: Change) -> TournamentRow:
        for _ in range(TRIES):
            try:
                async with self._context.writing() as tx:
                    before = await tx.tournaments.get(tournament_id)
                    after = change(before)
                    if after == before:
                        return before
                    if after.status == "over":
                        after = replace(after, ended_at=self._context.now())
                    after = await tx.tournaments.save(after)
            except Conflict:
                continue
            self.nudge()
            return after
        raise Busy

    def nudge(self) -> None:
        """Tell the listeners that there may be something to do."""
        for listener in self.listeners:
            listener()


def _try_out(title: Title[GameState], setup: Setup) -> None:
    """Raises Refused if a table cannot begin so, or if its people play together: nobody would win against the others
    when they are gone."""
    session = Session.begin(title, setup, "a trial")
    *others, last = range(setup.seats)
    for seat in others:
        session.resign(seat)
    if session.standing().winners != (last,):
        raise refuse("error-tournament-together")


def _need_open(row: TournamentRow) -> None:
    """Raises Refused unless people may still enter."""
    if row.status != "open":
        raise refuse("error-tournament-begun" if row.status == "running" else "error-tournament-over")


def _how_ended(table: TableRow, people: tuple[int, ...], results: list[ResultRow]) -> Ended:
    """How a game has ended for those who still had a seat. Without stored results, which a defect may cost, the winners
    are first."""
    places = {each.person_id: each.place for each in results if each.outcome in ("won", "drawn", "lost")}
    if not results:
        places = {person: 1 if person in table.winners else 2 for person in people}
    return Ended(places, people, result=all(each.outcome != "none" for each in results))
