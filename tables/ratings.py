"""Results and ratings: what a finished game was for each person, and what it tells about their strength.

Ratings are those of openskill (Plackett-Luce), by title and server, and follow from the places of the people at a table
alone:

- Computers are unrated: their strength depends on the title and its options, and anybody could win against the easy one
  all day. A game is rated if at least two people have a place in it.
- A game without a result is not rated, and neither is one whose people have all won or all lost together (against a bot
  of the rules): it does not tell who of them is stronger. A draw is rated as equal places.
- Who resigns has the last place, and so has who gives the seat away or is replaced, unless they return to it: both have
  not played to the end. So has who was absent while the computer played most of their turns. Who takes over a seat is
  not rated: a part of the game was somebody else's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace
from openskill.models import PlackettLuce

from db.records import ChoiceRow, RatingRow, ResultRow, SeatRow, TableRow
from db.results import Results
from engine.core.title import Standing
from tables.handing import played_alone
from tables.projections import ANSWERS
from tables.summary import places_of

Outcome: TypeAlias = Literal["won", "drawn", "lost", "left", "joined", "none"]

OUTSIDE = 0
"""Stands for the server of tables outside servers."""
MODEL = PlackettLuce()
POINTS, POINTS_AT_ZERO = 40, 1000
"""A rating is shown as `POINTS_AT_ZERO + POINTS * (mu - 3 sigma)`: a newcomer begins with 1000."""
SETTLED = 5
"""From so many rated games on a rating is not called provisional."""


class Sitter(msgspec.Struct, frozen=True):
    """A person who sat at a seat: until the end (`stayed`; not who let a computer play most of the turns), and from the
    start (`began`)."""

    person_id: int
    seat: int
    began: bool = True
    stayed: bool = True


class Turns(msgspec.Struct, frozen=True):
    """The turns of a seat: how many its person has played, in how many seconds all together, and how many a computer
    has played for them."""

    played: int = 0
    seconds: int = 0
    stood_in: int = 0

    @property
    def given_up(self) -> bool:
        """Whether the computer has played most of them."""
        return self.stood_in > self.played


def shown_rating(mu: float, sigma: float) -> int:
    """The number in which people read a rating."""
    return round(POINTS_AT_ZERO + POINTS * (mu - 3 * sigma))


def sitters_of(seats: Iterable[SeatRow]) -> list[Sitter]:
    """Everybody who sat at a table, each person once: where they sit at the end, else where they sat last."""
    found: dict[int, Sitter] = {}
    for seat in seats:
        for former in seat.former:
            if former.person_id is not None:
                found[former.person_id] = Sitter(former.person_id, seat.seat, stayed=False)
    for seat in seats:
        if seat.person_id is not None:
            began = not seat.former or seat.former[0].person_id == seat.person_id
            found[seat.person_id] = Sitter(seat.person_id, seat.seat, began=began)
    return list(found.values())


def results_of(
    row: TableRow, seats: Sequence[SeatRow], history: Sequence[ChoiceRow], standing: Standing
) -> tuple[list[ResultRow], dict[int, int]]:
    """What a finished game was for each person, without ratings, and the places that are rated (`rated`). A game from a
    file counts for nobody: whoever wrote the file may know what its shuffles bring. Nor does one in which several
    people have played on the page of one, as only that one is known. Of an unrated table no places are rated."""
    if row.imported_by is not None or played_alone(seats):
        return [], {}
    placed, people = places_of(standing, len(seats)), sitters_of(seats)
    turns = turns_of(history, len(seats))
    people = [replace(each, stayed=each.stayed and not turns[each.seat].given_up) for each in people]
    assert row.ended_at is not None
    results = [
        ResultRow(
            table_id=row.id,
            person_id=each.person_id,
            seat=each.seat,
            title=row.title,
            guild_id=row.guild_id or OUTSIDE,
            outcome=_outcome_for(each, standing, placed),
            place=0 if standing.without_result else placed[each.seat] if each.stayed else len(seats),
            players=len(seats),
            people=len(people),
            score=standing.scores[each.seat] if each.stayed and each.seat < len(standing.scores) else None,
            turns=turns[each.seat].played if each.stayed and each.began else 0,
            seconds=turns[each.seat].seconds if each.stayed and each.began else 0,
            ended_at=row.ended_at,
        )
        for each in people
    ]
    return results, {} if row.unrated else rated_places(results, standing)


def _outcome_for(each: Sitter, standing: Standing, placed: Sequence[int]) -> Outcome:
    if not each.stayed:
        return "left"
    if standing.without_result:
        return "none"
    if not each.began:
        return "joined"
    if each.seat in standing.winners:
        return "won"
    drawn = not standing.winners and not standing.beaten and len(placed) > 1
    return "drawn" if drawn and each.seat not in standing.out else "lost"


def turns_of(history: Iterable[ChoiceRow], seats: int) -> list[Turns]:
    """By seat the turns of its person, and those that a computer has played for them while they were absent: answers
    after somebody else had acted. What was laid down in advance counts as nobody's."""
    found = [Turns() for _ in range(seats)]
    absent: set[int] = set()
    before: ChoiceRow | None = None
    for step in history:
        seat = step.seat
        if seat is not None and step.kind == "stand-in":
            absent.add(seat)
        elif seat is not None and step.kind in ("return", "swap"):
            absent.discard(seat)
        if seat is not None and seat < seats and step.kind in ANSWERS and before is not None and before.seat != seat:
            own, now = found[seat], max(0, int((step.at - before.at).total_seconds()))
            if seat in absent:
                found[seat] = replace(own, stood_in=own.stood_in + 1)
            elif step.kind == "choose":
                found[seat] = replace(own, played=own.played + 1, seconds=own.seconds + now)
        if step.kind in (*ANSWERS, "begin", "undo"):
            before = step
    return found


def rated_places(results: Sequence[ResultRow], standing: Standing) -> dict[int, int]:
    """The places by person that are rated; empty if the game is not."""
    if standing.without_result or standing.beaten:
        return {}
    ranks = {each.person_id: each.place for each in results if each.outcome in ("won", "drawn", "lost", "left")}
    together = len(set(ranks.values())) == 1 and bool(standing.winners)
    return {} if len(ranks) < 2 or together else ranks


def after_game(ranks: Mapping[int, int], before: Mapping[int, RatingRow]) -> dict[int, tuple[float, float]]:
    """The ratings (mu, sigma) of these people after a game with these places."""
    people = sorted(ranks)
    teams: list[list[Any]] = []
    for person in people:
        known = before.get(person)
        teams.append([MODEL.rating() if known is None else MODEL.rating(mu=known.mu, sigma=known.sigma)])
    new = MODEL.rate(teams, ranks=[float(ranks[person]) for person in people])
    return {person: (team[0].mu, team[0].sigma) for person, team in zip(people, new, strict=True)}


async def record_results(rows: Results, row: TableRow, results: list[ResultRow], ranks: Mapping[int, int]) -> None:
    """Store the results of a finished game, and the ratings after it. `ranks`: the rated places (`rated`). Raises
    Conflict if a rating has changed meanwhile."""
    guild = row.guild_id or OUTSIDE
    before = await rows.ratings(row.title, guild, ranks)
    after = after_game(ranks, before) if ranks else {}
    for person, (mu, sigma) in after.items():
        known = before.get(person)
        games = 1 if known is None else known.games + 1
        rating = RatingRow(title=row.title, guild_id=guild, person_id=person, mu=mu, sigma=sigma, games=games)
        await rows.save_rating(known, rating)
    none = (None, None)
    marked = [(each, after.get(each.person_id, none)) for each in results]
    await rows.add(replace(each, mu=mu, sigma=sigma) for each, (mu, sigma) in marked)
