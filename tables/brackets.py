"""Who meets whom in a tournament, and how it stands. Pure functions.

*League*: everybody meets everybody once (a round robin by the circle method); a win counts two points, a draw one.
Equal points: the points of those beaten, plus half of those drawn with (Sonneborn-Berger), then who entered first.

*Knock-out*: the winners of neighbouring pairings meet. Where the number of people is no power of two, the strongest
have a bye in the first round. A drawn game is played again with changed sides; after the second draw, a lot decides.

Who withdraws has lost what is not played yet; nobody plays against those who have withdrawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from db.records import Pairing, TournamentRow

LEAST = 3
MOST = {"league": 12, "knockout": 32}
"""How many people a tournament takes."""
WIN, DRAW = 2, 1
GAMES_OF_PAIRING = 2
"""How often two people of a knock-out play for one pairing, before a lot decides."""


class Ended(msgspec.Struct, frozen=True):
    """A game that has ended: who won, who still had a seat, and whether it has a result."""

    winners: tuple[int, ...]
    people: tuple[int, ...]
    result: bool = True


class Rank(msgspec.Struct, frozen=True):
    """A line of a league's table. `beaten`: Sonneborn-Berger, doubled."""

    person_id: int
    points: int
    played: int
    won: int
    drawn: int
    beaten: int


# -- the draw --------------------------------------------------------------------------------------------------------


def round_robin(people: Sequence[int]) -> list[list[tuple[int, int]]]:
    """Rounds in which everybody meets everybody once; with an odd number, one rests in each. Everybody sits
    first about as often as second."""
    circle: list[int | None] = [*people] if len(people) % 2 == 0 else [*people, None]
    rounds, half = [], len(circle) // 2
    for number in range(len(circle) - 1):
        pairs = list(zip(circle[:half], reversed(circle[half:]), strict=True))
        turned = [pair if (place or number) % 2 == 0 else pair[::-1] for place, pair in enumerate(pairs)]
        rounds.append([(one, other) for one, other in turned if one is not None and other is not None])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def seeded(people: Sequence[int]) -> list[tuple[int | None, int | None]]:
    """The first round of a knock-out, strongest first: the first and the second can meet only in the final. Byes go to
    the strongest."""
    size = 1
    while size < len(people):
        size *= 2
    order = [0]
    while len(order) < size:
        order = [each for seed in order for each in (seed, 2 * len(order) - 1 - seed)]
    slots = [people[seed] if seed < len(people) else None for seed in order]
    return [(slots[place], slots[place + 1]) for place in range(0, size, 2)]


def drawn(row: TournamentRow, strongest_first: Sequence[int]) -> TournamentRow:
    """The tournament with its pairings: all of a league, the first round of a knock-out."""
    if row.form == "knockout":
        pairs = [(1, pair) for pair in seeded(strongest_first)]
    else:
        rounds = round_robin(strongest_first)
        pairs = [(number, pair) for number, pairs_of in enumerate(rounds, start=1) for pair in pairs_of]
    pairings = tuple(Pairing(number=n, round=number, people=pair) for n, (number, pair) in enumerate(pairs, start=1))
    return went_on(replace(row, status="running", pairings=pairings))


# -- the course ------------------------------------------------------------------------------------------------------


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


def seated(pairing: Pairing) -> tuple[int, int]:
    """Who sits first and who second: the sides change if the game is played again."""
    one, other = pairing.people
    assert one is not None
    assert other is not None
    return (one, other) if len(pairing.earlier) % 2 == 0 else (other, one)


def after_games(row: TournamentRow, ended: Mapping[int, Ended]) -> TournamentRow:
    """The tournament after games have ended, by the number of their table."""
    pairings = tuple(
        _decided(row, pairing, ended[pairing.table_id])
        if not pairing.done and pairing.table_id is not None and pairing.table_id in ended
        else pairing
        for pairing in row.pairings
    )
    return row if pairings == row.pairings else went_on(replace(row, pairings=pairings))


def _decided(row: TournamentRow, pairing: Pairing, ended: Ended) -> Pairing:
    """A pairing after its game: decided, or to be played again. Who has given the seat away has lost."""
    there = [person for person in pairing.people if person in ended.people]
    won = [person for person in there if person in ended.winners]
    winner = won[0] if len(won) == 1 else there[0] if len(there) == 1 else None
    if winner is not None and (ended.result or len(there) == 1):
        return replace(pairing, done=True, winner=winner, played=True)
    if row.form == "league":
        return replace(pairing, done=True, played=ended.result and bool(there))
    assert pairing.table_id is not None
    earlier = (*pairing.earlier, pairing.table_id)
    if len(earlier) < GAMES_OF_PAIRING and there:
        return replace(pairing, table_id=None, earlier=earlier)
    return replace(pairing, done=True, winner=lot(row, pairing), played=True)


def lot(row: TournamentRow, pairing: Pairing) -> int | None:
    """Who goes on where games could not decide: from the numbers of tournament, pairing and tables, so that anybody can
    check it."""
    people = [person for person in pairing.people if person is not None and person not in out(row)]
    mark = f"{row.id}:{pairing.number}:{pairing.table_id}:{pairing.earlier}"
    return people[sha256(mark.encode()).digest()[0] % len(people)] if people else None


def without(row: TournamentRow, person_id: int) -> TournamentRow:
    """The tournament after somebody has withdrawn."""
    entrants = tuple(replace(each, out=True) if each.person_id == person_id else each for each in row.entrants)
    return went_on(replace(row, entrants=entrants))


def went_on(row: TournamentRow) -> TournamentRow:
    """Decide what needs no game, draw the rounds that follow, and end the tournament where nothing is left."""
    if row.status != "running":
        return row
    gone = out(row)
    pairings = tuple(_walkover(pairing, gone) for pairing in row.pairings)
    row = replace(row, pairings=pairings)
    if any(not pairing.done for pairing in pairings):
        return row
    last = [pairing for pairing in pairings if pairing.round == current_round(row)]
    if row.form == "league" or len(last) == 1:
        return replace(row, status="over")
    following = tuple(
        Pairing(number=len(pairings) + n, round=last[0].round + 1, people=(one.winner, other.winner))
        for n, (one, other) in enumerate(zip(last[::2], last[1::2], strict=True), start=1)
    )
    return went_on(replace(row, pairings=pairings + following))


def _walkover(pairing: Pairing, gone: frozenset[int]) -> Pairing:
    """A pairing in which somebody is missing is decided without a game, unless one is under way."""
    if pairing.done or pairing.table_id is not None:
        return pairing
    there = [person for person in pairing.people if person is not None and person not in gone]
    if len(there) == 2:
        return pairing
    return replace(pairing, done=True, winner=there[0] if there else None)


def out(row: TournamentRow) -> frozenset[int]:
    """Who has withdrawn."""
    return frozenset(each.person_id for each in row.entrants if each.out)


# -- how it stands ---------------------------------------------------------------------------------------------------


def table_of(row: TournamentRow) -> list[Rank]:
    """The table of a league, the best first."""
    people = [each.person_id for each in row.entrants]
    done = [each for each in row.pairings if each.done and None not in each.people]
    points = {person: sum(_points(each, person) for each in done) for person in people}

    def rank(person: int) -> Rank:
        own = [each for each in done if person in each.people]
        won = [each for each in own if each.winner == person]
        level = [each for each in own if each.winner is None and each.played]
        beaten = sum(2 * points[_other(each, person)] for each in won) + sum(
            points[_other(each, person)] for each in level
        )
        return Rank(person, points[person], len(own), len(won), len(level), beaten)

    ranks = [rank(person) for person in people]
    return sorted(ranks, key=lambda each: (-each.points, -each.beaten, people.index(each.person_id)))


def _points(pairing: Pairing, person: int) -> int:
    if person not in pairing.people:
        return 0
    if pairing.winner is None:
        return DRAW if pairing.played else 0
    return WIN if pairing.winner == person else 0


def _other(pairing: Pairing, person: int) -> int:
    one, other = pairing.people
    found = other if one == person else one
    assert found is not None
    return found


def champion(row: TournamentRow) -> int | None:
    """Who has won the tournament. None while it runs, or if nobody is left."""
    if row.status != "over" or not row.pairings:
        return None
    return row.pairings[-1].winner if row.form == "knockout" else table_of(row)[0].person_id
