"""Costs: what cannot be paid and why, and payment (P18 to P24)."""

from __future__ import annotations

from itertools import product

import pytest

from engine.core.text import Text
from engine.voidfall.costs.pay import pay as pay_cost
from engine.voidfall.costs.payable import what_is_lacking
from engine.voidfall.costs.resources import Amounts, affordable, can_be_paid_otherwise, payment, payment_mark, payments
from engine.voidfall.flow.flow import Flow, begin_unit
from engine.voidfall.state import Slot, State
from engine.voidfall.tasks import Do, Scope
from engine.voidfall.title import Voidfall
from engine.voidfall.vocabulary import costs as of
from engine.voidfall.vocabulary.cards import DiscardGlory
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.terms import RESOURCES, Resource
from locales import translate
from tests.voidfall.positions import OUTPOSTS, SOURCE, A, B, drive, give, pay, position, put

OUTPOST = OUTPOSTS[A]


def paid(st: State, cost: Cost, *answers: str, rolls: tuple[tuple[str, ...], ...] = ()) -> Scope:
    """Pay a cost with these answers."""
    unit = begin_unit(st, A, SOURCE)
    left = list(answers)
    drive(pay_cost(Flow(st, A, st.tasks), cost), left, [], list(rolls))
    assert not left, left
    return unit.scope


def reason(st: State, cost: Cost) -> str:
    """Why A cannot pay it, in English."""
    text = what_is_lacking(st, A, cost)
    assert isinstance(text, Text), "it can be paid"
    return translate(text, "en")


@pytest.mark.parametrize(
    ("cost", "stock", "left"),
    [
        (pay(energy=2), {"energy": 3}, {"energy": 1}),
        (pay(energy=2), {"energy": 1, "credits": 2}, {"credits": 1}),
        (pay(food=1, energy=1, materials=1), {"credits": 3}, {}),
        (pay(credits=1, energy=1), {"credits": 2}, {}),
        (pay(science=1), {"science": 1, "credits": 4}, {"credits": 4}),
    ],
)
def test_credits_replace_food_energy_and_materials_where_these_are_short(
    cost: Cost, stock: dict[str, int], left: dict[str, int]
) -> None:
    """P19: the named resource first, Credits for the shortage."""
    st = position()
    player = give(st, A, **stock)
    assert what_is_lacking(st, A, cost) is None
    paid(st, cost)
    assert {resource: count for resource, count in player.stock.items() if count} == left


def test_who_asks_for_it_says_where_credits_stand_in() -> None:
    """P19: one for one, for any part of a cost, though the named resources are there; on request."""
    st = position()
    player = give(st, A, food=1, energy=2, materials=0, credits=2)
    st.span.used.append(payment_mark(A))
    paid(st, pay(food=1, energy=1), "credits:1f")
    assert player.stock == {"food": 1, "energy": 1, "materials": 0, "credits": 1, "science": 0}
    paid(st, pay(food=1), "credits:0")
    assert (player.stock["food"], player.stock["credits"]) == (0, 1)


def test_who_asks_for_it_is_asked_only_where_there_is_a_choice() -> None:
    """P19: Science has no substitute, and a shortage leaves none."""
    st = position()
    player = give(st, A, energy=1, credits=1, science=1)
    st.span.used.append(payment_mark(A))
    paid(st, pay(energy=2))
    paid(st, pay(science=1))
    assert sum(player.stock.values()) == 0


def test_every_way_to_pay_is_what_the_rule_allows() -> None:
    """P19: over all small stocks; as many units as the cost has, Science and Credits as named, the usual payment among
    them."""
    for numbers in product(range(3), repeat=5):
        stock: Amounts = dict(zip(RESOURCES, numbers, strict=True))
        for wanted in WANTED:
            amounts: Amounts = {**dict.fromkeys(RESOURCES, 0), **wanted}
            found, usual = payments(stock, amounts), payment(stock, amounts)
            assert bool(found) == (usual is not None)
            assert can_be_paid_otherwise(stock, amounts) == (len(found) > 1)
            assert usual is None or found[0] == usual
            assert len({tuple(each.items()) for each in found}) == len(found)
            for each in found:
                assert all(0 <= each[resource] <= stock[resource] for resource in RESOURCES)
                assert sum(each.values()) == sum(amounts.values())
                assert each["science"] == amounts["science"]
                assert each["credits"] >= amounts["credits"]


def test_credits_never_replace_science() -> None:
    """P19."""
    st = position()
    give(st, A, credits=5)
    assert reason(st, pay(science=1)) == "needs 1 Science, you have 0 Science"


def test_a_reason_names_what_is_wanted_and_what_is_there() -> None:
    """P18: a cost is checked as a whole; Credits are named where they would help."""
    st = position()
    give(st, A, energy=1, materials=4)
    assert reason(st, pay(energy=2)) == "needs 2 Energy, you have 1 Energy, 0 Credits"
    give(st, A, energy=1, credits=1)
    assert reason(st, pay(energy=2, credits=1)) == "needs 2 Energy and 1 Credit, you have 1 Energy, 1 Credit"


def test_any_resources_are_paid_in_any_mix() -> None:
    """Section 1.4: "any" costs take all five resources."""
    st = position()
    player = give(st, A, food=1, credits=1, science=2)
    paid(st, (of.PayAny(3),), "pay:science", "pay:food", "pay:science")
    assert player.stock["credits"] == 1
    assert sum(player.stock.values()) == 1
    assert reason(st, (of.PayAny(2),)).startswith("needs 2 resources of any types, you have")


def test_a_mix_of_all_that_is_left_is_not_asked() -> None:
    """P19: ask only for real choices."""
    st = position()
    player = give(st, A, food=3)
    paid(st, (of.PayAny(2),))
    assert player.stock["food"] == 1


def test_named_and_any_resources_are_checked_together() -> None:
    """P18: the same unit is not counted twice."""
    st = position()
    give(st, A, energy=1, food=1)
    assert what_is_lacking(st, A, (*pay(energy=1), of.PayAny(1))) is None
    assert what_is_lacking(st, A, (*pay(energy=1), of.PayAny(2))) is not None


def test_recall_takes_a_cube_of_choice_home_included() -> None:
    """P20: to active; the sector is noted."""
    st = position()
    scope = paid(st, (of.RecallCubes(1),), "cube:corvette:2a")
    assert st.sectors["2a"].fleets == {"corvette": 1}
    assert st.players[A].active == 5
    assert (scope.recalled, scope.paid) == ("2a", ["2a"])


def test_recalling_the_last_cube_abandons_the_sector_at_once() -> None:
    """P20, 4.1: Installations off, Corruption, two Voidborn cubes, a Bounty token, one Glory token; Guilds stay."""
    st = position()
    sector = put(st, OUTPOST, fleets={"corvette": 1}, guilds="em", installations="shipyard")
    paid(st, (of.RecallCubes(1),), "cube:corvette:2b")
    assert st.tasks[-1] == Do(A, DiscardGlory(1), forced=True)
    assert (sector.owner, sector.cubes, sector.voidborn, sector.bounty) == (None, 0, 2, 1)
    assert sector.corrupted
    assert sector.guilds == ["engineers", "miners"]
    assert sector.installations == []


def test_without_deployed_cubes_nothing_can_be_recalled() -> None:
    """P20."""
    st = position()
    put(st, "2a", fleets={}, owner=None)
    assert reason(st, (of.RecallCubes(3),)) == "needs 3 deployed Fleet Power, you have 2"


def test_deactivation_takes_active_cubes_first() -> None:
    """P21: no question as long as there are active ones."""
    st = position()
    player = give(st, A, active=2, inactive=8)
    paid(st, (of.DeactivateCubes(2),))
    assert (player.active, player.inactive) == (0, 10)


def test_deactivation_recalls_a_cube_for_each_one_missing() -> None:
    """P21: recalled and deactivated."""
    st = position()
    player = give(st, A, active=1, inactive=9)
    paid(st, (of.DeactivateCubes(2),), "cube:corvette:2a")
    assert (player.active, player.inactive, st.sectors["2a"].cubes) == (0, 11, 1)


def test_without_active_and_deployed_cubes_nothing_can_be_deactivated() -> None:
    """P21."""
    st = position()
    give(st, A, active=0, inactive=10)
    put(st, "2a", fleets={}, owner=None)
    assert reason(st, (of.DeactivateCubes(3),)) == "needs 3 active or deployed Fleet Power, you have 2"


def test_corruption_as_a_cost_needs_a_legal_place() -> None:
    """P23, 1.3: a Pure corruptible sector, a track, an Agenda slot but the starting one."""
    st = position()
    player = give(st, A)
    paid(st, (of.TakeCorruption(1),), "at:2b")
    paid(st, (of.TakeCorruption(1),), "track:economy")
    paid(st, (of.TakeCorruption(1),), "slot:1")
    assert st.sectors[OUTPOST].corrupted
    assert player.track_corruption == [False, False, True]
    player.track_corruption = [True] * 3
    player.slots = [Slot(corrupted=True) for _ in range(3)]
    assert reason(st, (of.TakeCorruption(1),)) == "needs room for 1 Corruption, you have room for 0"


def test_corruption_on_a_track_or_slot_only() -> None:
    """P23."""
    st = position()
    player = give(st, A, track_corruption=[True, False, True])
    scope = paid(st, (of.TakeTrackCorruption(1),))
    assert all(player.track_corruption)
    assert scope.track == "statecraft"
    assert what_is_lacking(st, A, (of.TakeTrackCorruption(1),)) is not None
    paid(st, (of.TakeSlotCorruption(1),), "slot:3")
    assert [slot.corrupted for slot in player.slots] == [False, False, True]


def test_corruption_is_split_among_players() -> None:
    """1J: as they like; another player may refuse while somebody else can take it (P69)."""
    st = position()
    paid(st, (of.ShareCorruption(2),), "player:b", "slot:2", "player:b", "none", "at:2b")
    assert st.players[B].slots[1].corrupted
    assert st.sectors[OUTPOST].corrupted


def test_a_discarded_glory_token_is_one_of_choice() -> None:
    """P22; R32: without one the cost cannot be paid."""
    st = position()
    player = give(st, A, glory=[1, 4])
    paid(st, (of.DiscardGloryTokens(1),), "glory:4")
    assert player.glory == [1]
    give(st, A, glory=[])
    assert reason(st, (of.DiscardGloryTokens(1),)) == "needs 1 Glory token, you have 0"


def test_a_trade_token_returns_to_the_ladder_without_bonus() -> None:
    """P22, P34: the topmost empty space."""
    st = position()
    player = give(st, A, trade=1)
    st.ladder = [1, 1, 0, 1, 0, 0]
    paid(st, (of.ReturnTradeTokens(1),))
    assert player.trade == 0
    assert st.ladder == [1, 1, 1, 1, 0, 0]
    assert reason(st, (of.ReturnTradeTokens(1),)) == "needs 1 Trade token, you have 0"


def test_bounty_and_reclaim_tokens_are_discarded_at_random() -> None:
    """P22: which one is left to chance."""
    st = position()
    player = give(st, A, bounties=["food", "energy"], reclaims=["inst"])
    paid(st, (of.DiscardBountyTokens(1), of.DiscardReclaimTokens(1)), rolls=(("energy",),))
    assert player.bounties == ["food"]
    assert player.reclaims == []
    assert what_is_lacking(st, A, (of.DiscardReclaimTokens(1),)) is not None


def test_a_destroyed_piece_is_placed_and_outside_home_and_the_rest_moves_left() -> None:
    """P22, 1.2."""
    st = position("astoran")
    put(st, "2a", guilds="f", installations="sector_defense")
    sector = put(st, OUTPOST, guilds="em", installations="sector_defense shipyard sector_defense")
    scope = paid(st, (of.DestroyInstallations(1),), "piece:sector_defense:2b")
    assert sector.installations == ["shipyard", "sector_defense"]
    assert scope.destroyed == OUTPOST
    paid(st, (of.DestroyGuilds(1),), "piece:engineers:2b")
    assert sector.guilds == ["miners"]
    assert what_is_lacking(st, A, (of.DestroyGuilds(2),)) is not None


def test_printed_pieces_cannot_be_destroyed() -> None:
    """P22: the Home Shipyard and printed Guilds stay."""
    st = position()
    put(st, "1b", owner=A, kind="research_complex")
    assert reason(st, (of.DestroyInstallations(1),)).endswith("you have 0")
    assert what_is_lacking(st, A, (of.DestroyGuilds(1),)) is not None


@pytest.mark.parametrize(
    "change",
    [{"corrupted": True}, {"population": 1}, {"population": None}, {"kind": "research_complex"}],
    ids=["corrupted", "one", "none", "fixed"],
)
def test_population_goes_down_only_in_pure_sectors_with_two_or_more(change: dict[str, object]) -> None:
    """P22: never at Home, never where it is fixed."""
    st = position()
    assert what_is_lacking(st, A, (of.LowerPopulation(1),)) is None
    put(st, OUTPOST, **change)
    assert what_is_lacking(st, A, (of.LowerPopulation(1),)) is not None


def test_lowered_population_is_paid_from_one_sector_that_is_noted() -> None:
    """P24."""
    st = position()
    scope = paid(st, (of.LowerPopulation(1),))
    assert st.sectors[OUTPOST].population == 1
    assert scope.paid == [OUTPOST]
    assert scope.same == OUTPOST


def test_a_discarded_agenda_goes_under_its_deck_and_its_slot_is_free() -> None:
    """P22: face down under its deck; not the starting one."""
    st = position()
    st.decks = {"support": ["S1"]}
    player = give(st, A, slots=[Slot("S3"), Slot("D1", corrupted=True), Slot()], trade=1)
    paid(st, (of.DiscardAgendas(1),), "agenda:S3")
    assert st.decks["support"] == ["S3", "S1"]
    assert player.slots[0] == Slot()
    assert player.trade == 1
    give(st, A, slots=[Slot(), Slot(), Slot()])
    assert what_is_lacking(st, A, (of.DiscardAgendas(1),)) is not None


def test_no_more_agendas_are_covered_than_are_in_play() -> None:
    """P22: the Trade token of an Agenda that was removed is held and covers none until Clean-up."""
    st = position()
    st.decks["support"] = []
    player = give(st, A, trade=2, covered=2, slots=[Slot("S3"), Slot(), Slot()])
    paid(st, (of.DiscardAgendas(1),))
    assert (player.trade, player.covered) == (2, 1)
    give(st, A, trade=3, covered=1, slots=[Slot("S3"), Slot(), Slot()])
    paid(st, (of.DiscardAgendas(1),))
    assert player.covered == 1


def test_nervo_pays_two_materials_for_a_science_once_a_turn() -> None:
    """Applied Industry: once per turn 2 Materials in place of 1 Science."""
    st = position("nervo")
    player = give(st, A, materials=4, science=1)
    paid(st, pay(science=1), "swap:1")
    assert (player.stock["materials"], player.stock["science"]) == (2, 1)
    assert what_is_lacking(st, A, pay(science=2)) is not None


def test_nervo_is_not_asked_where_only_materials_will_do() -> None:
    """P19: only real choices are asked."""
    st = position("nervo")
    player = give(st, A, materials=2, science=1)
    paid(st, pay(science=2))
    assert sum(player.stock.values()) == 0


WANTED: list[dict[Resource, int]] = [
    {"energy": 2},
    {"food": 1, "materials": 2},
    {"credits": 1, "energy": 1},
    {"science": 1, "food": 2},
]


def test_what_is_affordable_is_what_can_be_paid() -> None:
    """P18, P19: over all small stocks and costs."""
    for numbers in product(range(3), repeat=5):
        stock: Amounts = dict(zip(RESOURCES, numbers, strict=True))
        for wanted in WANTED:
            amounts: Amounts = {**dict.fromkeys(RESOURCES, 0), **wanted}
            found = payment(stock, amounts)
            left = 0 if found is None else sum(stock.values()) - sum(found.values())
            for some in range(3):
                assert affordable(stock, amounts, some) == (found is not None and left >= some)


def test_in_which_order_costs_were_paid_is_open_though_the_stock_does_not_show_it() -> None:
    """13.7 and Applied Industry: an action that is done twice is paid twice, once with Materials. Everybody sees it, so
    to tell it says nothing that is hidden."""
    told, left = [], []
    for answers in (("swap:1", ""), ("swap:0", "swap:1")):
        st = position("nervo")
        player = give(st, A, materials=2, science=2)
        for answer in answers:
            paid(st, pay(science=1), *filter(None, (answer,)))
        events, _ = st.take_events()
        told.append([each.public for each in events])
        left.append(dict(player.stock))
    assert left[0] == left[1]
    differing = {one.key for one, other in zip(*told, strict=True) if one is not None and one != other}
    assert differing
    assert differing <= Voidfall.open_moves
