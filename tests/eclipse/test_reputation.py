"""Reputation after battles: P17.14.1, P1.7, P1.8."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.eclipse.combat.battle import combat
from engine.eclipse.state import ReputationTask, State
from tests.eclipse.positions import ANCIENTS, GCDS, A, B, C, Game, begin, go_on, position, put, relate, reputation, send
from tests.eclipse.test_battles import battle, fit, unarmed

ORION, HYDRAN = "orion_hegemony", "hydran_progress"


def earned(st: State, *rolls: Sequence[int]) -> list[tuple[int, int]]:
    """Who draws how many tiles after the battles, in order."""
    st.phase = "combat"
    game = begin(st, {"combat": combat}, rolls)
    return [(task.seat, task.count) for task in reversed(game.state.tasks) if isinstance(task, ReputationTask)]


def drawing(st: State, count: int, *bag: int, seat: int = A) -> Game:
    """A seat draws these tiles, which lie at the top of the bag."""
    for value in bag:
        st.reputation_bag.remove(value)
    st.reputation_bag += reversed(bag)
    return go_on(st, ReputationTask(seat, "3b", count))


# -- how many --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("killed", "tiles"),
    [("interceptor", 1), ("starbase", 1), ("cruiser", 2), ("dreadnought", 3), ("interceptor interceptor", 2)],
)
def test_p17_14_1_kills_are_worth_tiles(killed: str, tiles: int) -> None:
    """P17.14.1: 1 for an Interceptor or Starbase, 2 a Cruiser, 3 a Dreadnought; and 1 for taking part. Those who were
    wiped out draw too, in order of rank."""
    st = position()
    fit(st, A, "interceptor", CT="antimatter_cannon", CB="tachyon_source", L="gluon_computer")
    put(st, "318", "3b", ships={B: killed, A: "interceptor interceptor"})
    assert earned(st, [6, 6]) == [(B, 1), (A, 1 + tiles)]


@pytest.mark.parametrize(("place", "side", "guard", "tiles"), [("1b", ANCIENTS, "ancient", 1), ("0a", GCDS, "gcds", 3)])
def test_p17_14_1_ancients_and_the_gcds_are_worth_tiles_and_draw_none(
    place: str, side: int, guard: str, tiles: int
) -> None:
    """P17.14.1: 1 for an Ancient, 3 for the GCDS."""
    st = position()
    fit(st, A, "interceptor", CT="antimatter_cannon", CB="tachyon_source", L="gluon_computer")
    if side == ANCIENTS:
        put(st, "101", place, ships={side: guard})
    send(st, A, place, "interceptor interceptor")
    assert guard in st.sectors[place].fleets[0].ships
    assert earned(st, [6, 6]) == [(A, 1 + tiles)]


def test_p17_14_1_who_fought_several_battles_draws_once() -> None:
    """P17.14.1 and section 9.8: one tile for taking part per sector, all kills together."""
    st = position(players=3)
    put(st, "318", "3b", owner=A, ships={A: "interceptor", B: "interceptor", C: "interceptor"})
    assert earned(st, [1], [6], [1], [6]) == [(A, 1), (B, 1), (C, 3)]


def test_p17_14_1_who_fled_gets_nothing_for_taking_part() -> None:
    """P17.14.1: at some moment all living ships were waiting, even if they were shot down then; kills still count."""
    st = position()
    put(st, "304", "3a", owner=A, ships={A: "interceptor", B: "interceptor"})
    game = battle(st, [6])
    game.chooses("retreat:2a")
    assert [(task.seat, task.count) for task in game.state.tasks if isinstance(task, ReputationTask)] == [(B, 2)]
    st = position()
    put(st, "304", "3a", owner=A, ships={A: "interceptor", B: "interceptor interceptor"})
    game = battle(st, [6], [1])
    game.chooses("fire", "retreat:2a")
    assert {task.seat: task.count for task in game.state.tasks if isinstance(task, ReputationTask)}[A] == 1


def test_p17_14_1_when_those_that_stayed_die_the_rest_has_fled() -> None:
    """P17.14.1: all living ships were waiting at some moment."""
    st = position()
    put(st, "304", "3a", owner=A, ships={A: "interceptor cruiser", B: "interceptor interceptor"})
    game = battle(st, [6, 6])
    game.chooses("retreat:2a")
    if game.ask.about.key == "ecl-ask-hit":
        game.chooses("hit:cruiser-0", "hit:cruiser-1")
    counts = {task.seat: task.count for task in game.state.tasks if isinstance(task, ReputationTask)}
    assert counts == {B: 3}


def test_p17_14_1_who_is_forced_out_by_stalemate_gets_nothing() -> None:
    """P17.14.1 and P17.13.6."""
    st = unarmed(position(), A, B)
    put(st, "318", "3b", ships={A: "interceptor", B: "interceptor"})
    assert earned(st) == [(A, 1)]


# -- drawing and keeping ---------------------------------------------------------------------------------------------


def test_p17_14_1_at_most_five_are_drawn() -> None:
    """P17.14.1: min(5, bag, part + kills)."""
    game = drawing(position(), 9, 4, 3, 2, 1, 1)
    assert game.state.tasks[-1].drawn == [4, 3, 2, 1, 1]  # type: ignore[union-attr]
    st = position()
    reputation(st, B, 1)
    st.players[B].reputation += st.reputation_bag[2:]
    st.reputation_bag = st.reputation_bag[:2]
    st.players[B].frozen_score = 0  # holds all the others, whatever its track
    task = drawing(st, 4).state.tasks[-1]
    assert isinstance(task, ReputationTask)
    assert len(task.drawn) == 2


def test_p17_14_1_one_is_kept_or_none_and_the_others_return() -> None:
    """P17.14.1: each value once, and none; the default keeps the highest."""
    game = drawing(position(), 3, 3, 1, 1)
    assert game.offers() == ["keep:3", "keep:1", "none"]
    assert game.ask.default == ("keep:3",)
    assert game.ask.habit == "reputation"
    bag = len(game.state.reputation_bag)
    game.chooses("keep:1")
    assert game.state.players[A].reputation == [1]
    assert len(game.state.reputation_bag) == bag + 2
    assert game.state.tasks == []
    game = drawing(position(), 1, 4).chooses("none")
    assert game.state.players[A].reputation == []
    assert len(game.state.reputation_bag) == 32


def test_p17_14_1_the_next_one_draws_from_all_that_went_back() -> None:
    """P17.14.1: each returns the others before the next draws."""
    st = position()
    for value in (4, 3):
        st.reputation_bag.remove(value)
    st.reputation_bag += [3, 4]
    game = go_on(st, ReputationTask(A, "3b", 2), ReputationTask(B, "3b", 5))
    game.answers("none", by="A")
    assert game.owed == "B"
    assert len(game.state.reputation_bag) == 27


def test_p17_14_1_without_room_a_tile_replaces_the_lowest() -> None:
    """P17.14.1, P1.7 (H: only by a higher one): it goes back to the bag."""
    st = position(HYDRAN)
    reputation(st, A, 1, 2, 2)
    game = drawing(st, 2, 1, 3)
    assert game.offers() == ["keep:3", "none"]
    assert game.ask.options[0].detail is not None
    game.chooses("keep:3")
    assert game.state.players[A].reputation == [2, 2, 3]


def test_p17_14_1_the_question_comes_even_if_nothing_is_worth_keeping() -> None:
    """P1.8: whether the game waits does not tell what was drawn."""
    st = position(HYDRAN)
    reputation(st, A, 2, 2, 2)
    game = drawing(st, 1, 1)
    assert game.offers() == ["none"]
    assert game.owed == "A"


def test_p1_7_ambassadors_take_places() -> None:
    """P1.7: a track full of ambassadors takes no tile; then nothing is drawn."""
    st = position("planta", players=5)
    reputation(st, A, 1)
    for partner in (1, 2, 3):
        relate(st, A, partner)
    assert drawing(st, 1, 4).offers() == ["keep:4", "none"]
    st = position("mechanema", players=5)
    for partner in (1, 2, 3):
        relate(st, A, partner)
    reputation(st, A, 1)
    assert drawing(st, 1, 4).ask.options[0].detail is not None


def test_p1_7_orion_has_a_place_for_reputation_alone() -> None:
    """Ruling 30: four places for either and one for reputation only."""
    st = position(ORION)
    reputation(st, A, 1, 1, 1, 1)
    assert drawing(st, 1, 1).offers() == ["keep:1", "none"]


def test_p1_8_values_are_told_to_the_seat_alone() -> None:
    """P1.8: how many are drawn and kept is public, the values are not."""
    game = drawing(position(), 2, 4, 1).chooses("keep:4")
    public = [event.text_for(None) for event in game.log]
    assert all("tile" not in text.args and "tiles" not in text.args for text in public if text is not None)
    private = [event.text_for(A) for event in game.log if event.to == (A,)]
    assert [text.args for text in private if text is not None] == [{"tiles": "4, 1"}, {"tile": 4}]


def test_a_draw_closes_the_way_back() -> None:
    """What was drawn is seen: the unit ends, and nothing before can be taken back."""
    game = drawing(position(), 2, 4, 1)
    assert not game.can_undo("A")
    assert game.state.revealed == 1
