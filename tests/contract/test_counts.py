"""Exact counts of small trees, found twice: by the session, and by a few lines that do not use it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb

import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup
from engine.players.answers import count_answers, list_answers
from engine.titles import TITLES
from scripts.games import Keys, Table, ask_of
from tests.toy.lanterns import Lanterns, settled


def lines_of_play(session: Session, depth: int, wanted: Callable[[Keys], bool] = lambda keys: True) -> int:
    """How many sequences of `depth` answers there are (shorter ones where nothing wanted can be answered)."""
    if depth == 0 or not session.owed():
        return 1
    seat = session.owed()[0]
    answers = [keys for keys in list_answers(ask_of(session, seat), 100_000, Chance("unused")) if wanted(keys)]
    total = 0
    for keys in answers:
        branch = session.copy()
        branch.submit(seat, keys)
        total += lines_of_play(branch, depth - 1, wanted)
    return total if answers else 1


# -- the toy title --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "plays"), [(2, 9), (3, 27), (4, 81)])
def test_the_first_round_of_the_toy_has_every_combination_of_cards(seats, plays):
    session = Session.begin(Lanterns(), Setup(seats, settled()), "5eed")
    assert lines_of_play(session, seats) == plays


def toy_lines(phase: str, steps: int, cards: int, depth: int) -> int:
    """The grammar of a winner's turn in Lanterns, written down a second time."""
    if depth == 0:
        return 1
    if phase == "walk":
        if steps == 3:
            return toy_lines("gift", 0, cards, depth)
        return toy_lines("gift", 0, cards, depth - 1) + 2 * toy_lines("walk", steps + 1, cards, depth - 1)
    if phase == "gift":
        return toy_lines("trim", 0, cards + 1, depth - 1) + toy_lines("bell", 0, cards, depth - 1)
    if phase == "trim":
        return sum(comb(cards, gone) * toy_lines("bell", 0, cards - gone, depth - 1) for gone in (1, 2))
    assert depth == 1, "behind the bell the next round begins"
    return 1


@pytest.mark.parametrize(("depth", "lines"), [(1, 3), (2, 8), (3, 23)])
def test_a_turn_of_the_toy_is_a_tree_of_known_size(depth, lines):
    session = Session.begin(Lanterns(), Setup(2, settled()), "5eed")
    for seat in (0, 1):
        session.submit(seat, (ask_of(session, seat).options[0].key,))
    assert len(session.state.hands[session.state.lead]) == 2
    assert lines_of_play(session, depth) == toy_lines("walk", 0, 2, depth) == lines


# -- Day & Night ----------------------------------------------------------------------------------------------------


def opening(seed: str, **options: bool | int) -> Session:
    """A game of Day & Night before the first answer."""
    return Table(TITLES["day_and_night"], 2, dict(options), seed).begin()


def walks(void: bool, steps: int, start: tuple[int, int] = (0, 0)) -> int:
    """Ways of going so many steps on 8 by 6 squares without entering one twice, on plain coordinates."""
    closed = {(x, y) for x in (3, 4) for y in (2, 3)} if void else set()
    board = {(x, y) for x in range(8) for y in range(6)} - closed

    def onward(x: int, y: int, been: frozenset[tuple[int, int]], left: int) -> int:
        if left == 0:
            return 1
        around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & board - been
        return sum(onward(*square, been | {square}, left - 1) for square in around)

    return onward(*start, frozenset({start}), steps)


def is_step(keys: Keys) -> bool:
    return keys[0].startswith("step:")


@pytest.mark.parametrize(("void", "ways"), [(True, (2, 4, 10, 24)), (False, (2, 4, 10, 24))])
def test_the_ways_of_a_first_turn(void, ways):
    """Twelve hours are four steps; on a board so near the corner the closed centre is not in the way yet."""
    session = opening("5eed", center_void=void)
    for steps, count in enumerate(ways, start=1):
        assert lines_of_play(session, steps, is_step) == walks(void, steps) == count
    assert lines_of_play(session, 9, is_step) == ways[-1]


def test_the_centre_is_in_the_way_later():
    """Day's second turn from C3 next to the closed centre, where the two boards differ."""
    for void, ways in ((True, 3 + 3 + 2), (False, 4 * 3)):
        session = opening("5eed", center_void=void)
        for key in ("step:b1", "step:c1", "step:c2", "step:c3", "end"):
            session.submit(0, (key,))
        session.submit(0, list_answers(ask_of(session, 0), 1000, Chance("x"))[0])
        session.submit(1, ("end",))
        assert lines_of_play(session, 2, is_step) == walks(void, 2, (2, 2)) == ways


@pytest.mark.parametrize(("steps", "answers"), [(0, 0), (1, 6), (2, 21), (3, 56), (4, 126)])
def test_the_ways_of_discarding_after_a_journey(steps, answers):
    """Five cards and one for each step, of which all above five go: 9 over 4 after a full journey."""
    session = opening("5eed")
    for key in ("step:a2", "step:a3", "step:b3", "step:c3")[:steps]:
        session.submit(0, (key,))
    session.submit(0, ("end",))
    assert session.owed() == ((0,) if steps else (1,))
    if steps:
        assert count_answers(ask_of(session, 0)) == answers == comb(5 + steps, steps)


FIRST_TARGETS = {
    "day_blossom": 44,  # any neutral tile
    "day_wish": 44,  # any tile
    "day_instability": 44,  # Night is twelve away, and so is nothing else
    "day_ritual": 2,  # two tiles border a corner
    "warp": 43,  # any tile but the own
    "day_chant": None,  # no choice: the spell is done
    "entrap": None,
}


def test_the_targets_of_every_spell_that_can_open_the_game():
    """Every card of many opening hands: what can be cast on an empty board, and at how many places."""
    met: Counter[str] = Counter()
    for number in range(40):
        session = opening(f"{number}")
        castable = [o.key.partition(":")[2] for o in ask_of(session, 0).options if o.key.startswith("cast:")]
        hand = session.view(0).hand
        assert set(castable) == set(hand) & {*FIRST_TARGETS, "wonder", "steal_passion"}
        for card in castable:
            branch = session.copy()
            branch.submit(0, (f"cast:{card}",))
            met[card] += 1
            if card == "wonder":
                held = Counter(hand)
                assert len(ask_of(branch, 0).options) == sum(DAY_COPIES[kind] > held[kind] for kind in DAY_COPIES)
            elif card == "steal_passion":
                assert len(ask_of(branch, 0).options) == len(set(branch.view(1).hand))
            elif FIRST_TARGETS[card] is None:
                assert branch.view(0).sides[0].discard == (card,)
            else:
                assert len(ask_of(branch, 0).options) == FIRST_TARGETS[card]
    assert set(met) == {*FIRST_TARGETS, "wonder", "steal_passion"}


# Copies of each card in Day's deck, from the facts.
DAY_COPIES = {
    "achievement": 4,
    "day_advantage": 3,
    "day_blossom": 6,
    "day_chant": 6,
    "day_instability": 3,
    "day_meditation": 4,
    "day_ritual": 6,
    "day_wish": 4,
    "entrap": 4,
    "fate": 3,
    "flourish": 3,
    "misdirect": 2,
    "morning_mist": 2,
    "mystify": 5,
    "steal_passion": 3,
    "warp": 3,
    "wishing_pond": 3,
    "wishing_well": 3,
    "wonder": 3,
}
