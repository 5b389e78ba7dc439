"""Who meets whom in a tournament, and how it stands. Pure functions; docs/ratings.md has the rules.

Tables have `TournamentRow.size` people or one less; who is left over has a bye.

*League*: at a table everybody gets two points for each person whom they are placed before and one for each with whom
they share a place, as if each two had played a game; an empty seat counts as a shared place. Who has not played to the
end gets none. Equal points: the points of those beaten, plus half of those drawn with (Sonneborn-Berger), then who
entered first.

*Knock-out*: only the first of a table goes on; the first of neighbouring tables meet. Where the numbers do not fit, the
strongest have a bye in the first round. Who share the first place play again with changed seats; after the second time
a lot decides.

Who withdraws has lost what is not played yet; nobody plays against those who have withdrawn. They stand last in the
table of a league, so that none of them is its champion.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from db.records import Pairing, TournamentRow
from tables.schedule import league_rounds, seeded_tables

FORMS = ("league", "knockout")
MOST_KNOCKOUT, MOST_LEAGUE, LONGEST = 32, 24, 6
"""How many people a knock-out and a league take; a league not more than this many tables, so that it ends some day."""
AHEAD, LEVEL = 2, 1
"""The points of a league for somebody placed behind, and for somebody who shares the place."""
GAMES_OF_PAIRING = 2
"""How often people of a knock-out play for one pairing, before a lot decides."""


class Ended(msgspec.Struct, frozen=True):
    """A game that has ended: the places of the people who have played to the end, who still had a seat, and whether it
    has a result."""

    places: Mapping[int, int]
    people: tuple[int, ...]
    result: bool = True


class Rank(msgspec.Struct, frozen=True):
    """A line of a league's table: `played` counts tables without byes, `won` and `shared` first places. `beaten`:
    Sonneborn-Berger, doubled."""

    person_id: int
    points: int
    played: int
    won: int
    shared: int
    beaten: int
    byes: int


def least_entrants(size: int) -> int:
    """How many people a tournament needs: more than one table has."""
    return size + 1


def most_entrants(form: str, size: int) -> int:
    """How many people a tournament takes."""
    return MOST_KNOCKOUT if form == "knockout" else min(MOST_LEAGUE, LONGEST * size)


# -- the course ------------------------------------------------------------------------------------------------------


def draw_first_round(row: TournamentRow, strongest_first: Sequence[int]) -> TournamentRow:
    """The tournament with its pairings: all of a league, the first round of a knock-out."""
    knockout = row.form == "knockout"
    rounds = [seeded_tables(strongest_first, row.size)] if knockout else league_rounds(strongest_first, row.size)
    met = [(number, people) for number, tables in enumerate(rounds, start=1) for people in tables]
    pairings = tuple(Pairing(number=n, round=number, people=people) for n, (number, people) in enumerate(met, start=1))
    return go_on(replace(row, status="running", pairings=pairings))


def current_round(row: TournamentRow) -> int:
    """The first round with a pairing that is not decided; after the end the last one."""
    open_rounds = [pairing.round for pairing in row.pairings if not pairing.done]
    return min(open_rounds, default=max((pairing.round for pairing in row.pairings), default=0))


def to_be_opened(row: TournamentRow) -> list[Pairing]:
    """The pairings that need a table now."""
    if row.status != "running":
        return []
    now = current_round(row)
    return [each for each in row.pairings if each.round == now and not each.done and each.table_id is None]


def people_by_seat(row: TournamentRow, pairing: Pairing) -> tuple[int, ...]:
    """Who plays in the next game of a pairing, by seats: who has not withdrawn, of those who share the best place so
    far. The seats change if the game is played again."""
    people, turned = _who_may_still_win(pairing, withdrawn_people(row)), len(pairing.earlier)
    return (*people[turned:], *people[:turned])


def _who_may_still_win(pairing: Pairing, gone: frozenset[int]) -> tuple[int, ...]:
    there = [person for person in pairing.people if person not in gone]
    best = min((place for person in there if (place := place_of(pairing, person))), default=0)
    return tuple(person for person in there if place_of(pairing, person) == best)


def place_of(pairing: Pairing, person: int) -> int:
    """The place of one of its people. 0: none, or none yet."""
    return pairing.places[pairing.people.index(person)] if pairing.places else 0


def take_over_results(row: TournamentRow, ended: Mapping[int, Ended]) -> TournamentRow:
    """The tournament after games have ended, by the number of their table."""
    pairings = tuple(
        _decide(row, pairing, ended[pairing.table_id])
        if not pairing.done and pairing.table_id is not None and pairing.table_id in ended
        else pairing
        for pairing in row.pairings
    )
    return row if pairings == row.pairings else go_on(replace(row, pairings=pairings))


def _decide(row: TournamentRow, pairing: Pairing, ended: Ended) -> Pairing:
    """A pairing after its game: decided, or to be played again. Who has given the seat away has lost."""
    there = [person for person in pairing.people if person in ended.people]
    order = ended.places if ended.result else dict.fromkeys(there, 1)
    if row.form == "league":
        counts = ended.result or len(there) == 1
        return _with_places(pairing, order if counts else {}, done=True)
    after = _with_places(pairing, order, done=True)
    if after.winner is not None:
        return after
    assert pairing.table_id is not None
    earlier = (*pairing.earlier, pairing.table_id)
    if len(earlier) < GAMES_OF_PAIRING and there:
        return replace(after, done=False, table_id=None, earlier=earlier)
    return _with_places(after, dict.fromkeys(draw_lot(row, after), 1), done=True)


def _with_places(pairing: Pairing, order: Mapping[int, int], *, done: bool) -> Pairing:
    """The pairing after a game that placed these people so; the others come behind them as they were."""
    own = {person: order[person] for person in pairing.people if person in order}
    rest = [place_of(pairing, person) for person in pairing.people if person not in own]

    def place(person: int) -> int:
        if person in own:
            return 1 + sum(other < own[person] for other in own.values())
        before = place_of(pairing, person)
        return before and len(own) + 1 + sum(0 < other < before for other in rest)

    return replace(pairing, done=done, places=tuple(place(person) for person in pairing.people))


def draw_lot(row: TournamentRow, pairing: Pairing) -> tuple[int, ...]:
    """Who goes on where games could not decide (nobody, if all have withdrawn): from the numbers of tournament, pairing
    and tables, so that anybody can check it."""
    people = _who_may_still_win(pairing, withdrawn_people(row))
    mark = f"{row.id}:{pairing.number}:{pairing.table_id}:{pairing.earlier}"
    return (people[sha256(mark.encode()).digest()[0] % len(people)],) if people else ()


def withdraw(row: TournamentRow, person_id: int) -> TournamentRow:
    """The tournament after somebody has withdrawn, for whom byes of later rounds count nothing."""
    entrants = tuple(replace(each, out=True) if each.person_id == person_id else each for each in row.entrants)
    now = current_round(row)
    pairings = tuple(
        replace(each, places=(0,)) if each.people == (person_id,) and each.round > now else each
        for each in row.pairings
    )
    return go_on(replace(row, entrants=entrants, pairings=pairings))


def go_on(row: TournamentRow) -> TournamentRow:
    """Decide what needs no game, draw the rounds that follow, and end the tournament where nothing is left."""
    if row.status != "running":
        return row
    gone = withdrawn_people(row)
    pairings = tuple(_decide_walkover(pairing, gone) for pairing in row.pairings)
    row = replace(row, pairings=pairings)
    if any(not pairing.done for pairing in pairings):
        return row
    last = [pairing.winner for pairing in pairings if pairing.round == current_round(row)]
    if row.form == "league" or len(last) == 1:
        return replace(row, status="over")
    meeting = [last[place : place + row.size] for place in range(0, len(last), row.size)]
    following = tuple(
        Pairing(number=number, round=current_round(row) + 1, people=tuple(each for each in people if each is not None))
        for number, people in enumerate(meeting, start=len(pairings) + 1)
    )
    return go_on(replace(row, pairings=pairings + following))


def _decide_walkover(pairing: Pairing, gone: frozenset[int]) -> Pairing:
    """A pairing for which only one is left is decided without a game, unless one is under way."""
    if pairing.done or pairing.table_id is not None:
        return pairing
    there = _who_may_still_win(pairing, gone)
    return pairing if len(there) > 1 else _with_places(pairing, dict.fromkeys(there, 1), done=True)


def withdrawn_people(row: TournamentRow) -> frozenset[int]:
    """Who has withdrawn."""
    return frozenset(each.person_id for each in row.entrants if each.out)


# -- how it stands ---------------------------------------------------------------------------------------------------


def table_of(row: TournamentRow) -> list[Rank]:
    """The table of a league, the best first and who has withdrawn last. Byes count when their round has come."""
    people, gone = [each.person_id for each in row.entrants], withdrawn_people(row)
    done = [each for each in row.pairings if each.done and each.round <= current_round(row)]
    points = {person: sum(_points_of(row, each, person) for each in done) for person in people}

    def rank(person: int) -> Rank:
        own = [each for each in done if person in each.people and len(each.people) > 1]
        byes = sum(each.people == (person,) and each.winner == person for each in done)
        first = [each for each in own if place_of(each, person) == 1]
        won = sum(each.winner == person for each in first)
        beaten = sum(
            _points_against(place_of(each, person), place_of(each, other)) * points[other]
            for each in own
            for other in each.people
            if other != person
        )
        return Rank(person, points[person], len(own), won, len(first) - won, beaten, byes)

    ranks = [rank(person) for person in people]

    def order(each: Rank) -> tuple[bool, int, int, int]:
        return each.person_id in gone, -each.points, -each.beaten, people.index(each.person_id)

    return sorted(ranks, key=order)


def _points_of(row: TournamentRow, pairing: Pairing, person: int) -> int:
    if person not in pairing.people or not (own := place_of(pairing, person)):
        return 0
    others = [place_of(pairing, other) for other in pairing.people if other != person]
    return sum(_points_against(own, other) for other in others) + LEVEL * max(0, row.size - len(pairing.people))


def _points_against(own: int, other: int) -> int:
    """The points for one other person at the table, by places."""
    if not own:
        return 0
    return AHEAD if not other or own < other else LEVEL if own == other else 0


def points_by_place(size: int) -> tuple[int, ...]:
    """The points of a league for the places of a full table."""
    return tuple(AHEAD * behind for behind in reversed(range(size)))


def champion_of(row: TournamentRow) -> int | None:
    """Who has won the tournament. None while it runs, or if nobody is left."""
    if row.status != "over" or not row.pairings:
        return None
    if row.form == "knockout":
        return row.pairings[-1].winner
    best = table_of(row)[0].person_id
    return None if best in withdrawn_people(row) else best
