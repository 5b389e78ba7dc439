"""The Crisis board: its rows, what is pushed out, what resolving it costs (6.4, 6.6, P58, P59, P64)."""

from __future__ import annotations

import pytest

from engine.voidfall import coop_course as course
from engine.voidfall.coop import board
from engine.voidfall.coop.harbingers import conquer
from engine.voidfall.flow.flow import Flow
from engine.voidfall.state import CrisisRow
from engine.voidfall.tasks import ResolveRow, SkirmishTask
from engine.voidfall.vocabulary.void import DiscardCrisis, PlaceHarbinger, RemoveHarbinger, TakeCatastrophe
from tests.voidfall.coop.tables import board_of, current, together
from tests.voidfall.positions import A, B, answer, give, play, put

MILITARY, ECONOMIC, GENERAL = "CR07", "CR12", "CR16"


def test_a_crisis_enters_to_the_right_of_the_harbingers():
    """P58: the others move right."""
    st = current(together(military=CrisisRow(2, ["CR08"])), MILITARY)
    board.make_ongoing(st, A, "military")
    assert board_of(st).military == CrisisRow(2, [MILITARY, "CR08"])
    assert board_of(st).current == ""


def test_what_leaves_on_the_right_is_discarded_and_costs_a_catastrophe_token():
    """P58: a Crisis that is pushed out."""
    st = current(together(military=CrisisRow(1, ["CR08", "CR09", "CR01"])), MILITARY)
    board.make_ongoing(st, A, "military")
    assert board_of(st).military == CrisisRow(1, [MILITARY, "CR08", "CR09"])
    assert board_of(st).catastrophes == 1
    assert "CR01" not in [crisis for pile in board_of(st).discards.values() for crisis in pile]  # a Starting Crisis


def test_a_harbinger_enters_at_the_far_left():
    """P58: a Crisis at the right end is pushed out by it."""
    st = together(economic=CrisisRow(3, [ECONOMIC]))
    board.add_harbinger(st, A, "economic")
    assert board_of(st).economic == CrisisRow(4, [])
    assert board_of(st).discards["1"] == [ECONOMIC]
    assert board_of(st).catastrophes == 1


def test_a_fifth_harbinger_pushes_one_out():
    """P58: it goes to the supply, for a Catastrophe token."""
    st = together(economic=CrisisRow(4), harbingers=2)
    board.add_harbinger(st, A, "economic")
    assert board_of(st).economic == CrisisRow(4)
    assert board_of(st).harbingers == 3
    assert board_of(st).catastrophes == 1


@pytest.mark.parametrize(
    ("crisis", "rows"), [(MILITARY, ["military"]), (ECONOMIC, ["economic"]), (GENERAL, ["military", "economic"])]
)
def test_each_type_has_its_rows(crisis, rows):
    """6.3: military on top, economic below, general on either."""
    assert board.accepting_rows(together(), crisis) == rows


def test_a_row_full_of_harbingers_takes_no_crisis():
    """P58, conflict 6."""
    st = together(military=CrisisRow(4))
    assert board.accepting_rows(st, MILITARY) == []
    assert board.accepting_rows(st, GENERAL) == ["economic"]


@pytest.mark.parametrize(("filled", "extra"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
def test_the_military_row_makes_skirmishes_stronger(filled, extra):
    """6.4: the value of the leftmost empty slot; 4 on the overflow field. A War modifier comes on top."""
    st = together(military=CrisisRow(filled))
    assert board.strength(st, 0) == extra
    board.resolve_military(st, B, 2)
    assert st.tasks == [SkirmishTask(B, extra + 2)]


# 6.4: what each player pays with so many filled slots, as Materials, Energy and Science.
PAYMENTS = [(0, 0, 0), (1, 1, 0), (1, 1, 1), (2, 2, 1), (2, 2, 2)]


@pytest.mark.parametrize("filled", range(5))
def test_the_economic_row_is_paid(filled):
    """6.4: the resources of the leftmost empty slot."""
    st = together(economic=CrisisRow(filled))
    give(st, A, materials=5, energy=5, science=5)
    board.resolve_economic(st, A)
    materials, energy, science = PAYMENTS[filled]
    stock = st.players[A].stock
    assert (stock["materials"], stock["energy"], stock["science"]) == (5 - materials, 5 - energy, 5 - science)
    assert st.players[A].influence == 10


def test_credits_stand_in_and_what_is_missing_costs_influence():
    """P64: of 2 Materials, 2 Energy, 2 Science with 1 Material, 2 Credits and no Science, 3 are missing."""
    st = together(economic=CrisisRow(4))
    give(st, A, materials=1, credits=2, influence=20)
    board.resolve_economic(st, A)
    assert set(st.players[A].stock.values()) == {0}
    assert st.players[A].influence == 20 - 3 * 3


def test_influence_that_the_economic_row_costs_is_told_once():
    """By the line about what is missing; and no more than there was (P39)."""
    st = together(economic=CrisisRow(2))
    give(st, A, influence=5)
    board.resolve_economic(st, A)
    (told,) = [event.public for event in st.events if event.seat == A]
    assert told is not None
    assert (told.key, told.args["n"], told.args["influence"]) == ("vf-log-row-unpaid", 3, 5)


def test_credits_never_stand_in_for_science():
    """P19, P64."""
    st = together(economic=CrisisRow(2))
    give(st, A, materials=1, energy=1, credits=9)
    board.resolve_economic(st, A)
    assert st.players[A].stock["credits"] == 9
    assert st.players[A].influence == 10 - 3


def test_the_board_is_resolved_for_everybody_in_turn_order():
    """6.4: first the military row, then the economic one, player by player."""
    st = together()
    st.order = [B, A]
    course.void_strikes(st)
    assert st.tasks[::-1] == [
        ResolveRow(B, "military"),
        ResolveRow(B, "economic"),
        ResolveRow(A, "military"),
        ResolveRow(A, "economic"),
    ]


# -- Harbingers and Rifts --------------------------------------------------------------------------------------------


def test_after_a_success_every_harbinger_of_the_sector_goes_to_the_board():
    """P59: one after the other, each on a row of the invader's choice."""
    st = together()
    put(st, "1a", owner=A, harbingers=2)
    conquer(Flow(st, A, st.tasks), "1a")
    answer(st, "row:military", "row:economic")
    assert (board_of(st).military.harbingers, board_of(st).economic.harbingers) == (1, 1)
    assert st.sectors["1a"].harbingers == 0


def test_a_conquered_rift_becomes_a_pure_base_sector_and_everybody_gets_relief():
    """6.7: Population 1; every player removes a Corruption or gains 5 resources, the invader first."""
    st = together()
    for seat in (A, B):
        give(st, seat, track_corruption=[True, False, False])
    put(st, "0a", owner=A)
    conquer(Flow(st, A, st.tasks), "0a")
    rift = st.sectors["0a"]
    assert (rift.kind, rift.population, rift.corrupted) == ("base", 1, False)
    asked = answer(st, "part:1", "track:society", "none")
    assert [ask.seat for ask in asked] == [A, A, B]
    assert st.players[A].track_corruption == [False, False, False]


def test_a_harbinger_is_placed_where_the_fewest_are():
    """P66: among the Voidborn sectors adjacent to own ones one without Harbinger first."""
    st = together(harbingers=2)
    near = ["1a", "2l", "1b", "2c"]
    asked = play(st, PlaceHarbinger(), "at:1a")
    keys = {key.removeprefix("at:") for key in asked[0].options.keys} - {"none"}
    assert keys <= {*near, "1f", "2d", "1c"}
    assert all(st.sectors[place].voidborn and place != "1a" for place in keys - {"1a"})
    again = play(st, PlaceHarbinger(), "none")
    assert "at:1a" not in again[0].options.keys
    assert (board_of(st).harbingers, st.sectors["1a"].harbingers) == (1, 1)


def test_without_supply_or_a_voidborn_sector_next_to_own_ones_it_is_ignored():
    """6.6."""
    st = together(harbingers=0)
    assert play(st, PlaceHarbinger()) == []
    st = together(harbingers=3)
    for sector in st.sectors.values():
        sector.voidborn = sector.harbingers = 0
    assert play(st, PlaceHarbinger()) == []


def test_one_harbinger_for_every_rift():
    """Event frames that name the Rifts."""
    st = together(harbingers=3)
    assert play(st, PlaceHarbinger("rifts")) == []
    assert (st.sectors["0a"].harbingers, board_of(st).harbingers) == (1, 2)


def test_a_harbinger_is_removed_from_a_sector_or_from_a_row():
    """6.6: it goes back to the supply."""
    st = together(military=CrisisRow(2, [MILITARY]), harbingers=0)
    place = next(place for place, sector in st.sectors.items() if sector.harbingers)
    play(st, RemoveHarbinger(2), "row:military", f"at:{place}")
    assert board_of(st).military == CrisisRow(1, [MILITARY])
    assert st.sectors[place].harbingers == 0
    assert board_of(st).harbingers == 2


# -- Catastrophes ----------------------------------------------------------------------------------------------------


def test_everybody_gets_relief_for_a_catastrophe_the_taker_first():
    """P65: remove a Corruption or 5 resources of any types; with nothing to remove: resources."""
    st = together()
    give(st, B, track_corruption=[False, True, False])
    asked = play(st, TakeCatastrophe(1), "part:1", "track:statecraft", *["take:credits"] * 5, seat=B)
    assert [ask.seat for ask in asked] == [B, B, A, A, A, A, A]
    assert asked[0].default == ("part:1",)  # P72: remove a Corruption
    assert st.players[B].track_corruption == [False, False, False]
    assert st.players[A].stock["credits"] == 5
    assert board_of(st).catastrophes == 1


def test_two_catastrophes_have_two_reliefs():
    """6.5: each time a token is taken."""
    st = together()
    for seat in (A, B):
        give(st, seat, track_corruption=[False, True, False])
    asked = play(st, TakeCatastrophe(2), *["none"] * 4)
    assert [ask.seat for ask in asked] == [A, B, A, B]
    assert board_of(st).catastrophes == 2


# -- discarding ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "keys"),
    [
        (DiscardCrisis(), {"CR07", "CR12", "CR16"}),
        (DiscardCrisis(types=("economic", "general")), {"CR12", "CR16"}),
        (DiscardCrisis(ongoing_only=True), {"CR12", "CR16"}),
        (DiscardCrisis(types=("military",)), {"CR07"}),
    ],
)
def test_a_crisis_in_play_is_discarded(effect, keys):
    """Discard a Crisis: the current one or an ongoing one, of the types named."""
    st = current(together(economic=CrisisRow(0, ["CR12", "CR16"])), "CR07")
    asked = play(st, effect, f"crisis:{min(keys)}")
    assert {*asked[0].options.keys} == {f"crisis:{crisis}" for crisis in keys} | {"none"}
    assert board_of(st).discards["1"] == [min(keys)]
