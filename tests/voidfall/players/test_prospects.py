"""What positions promise to computer players: more for what brings Influence, less for what can no longer be used."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from engine.voidfall.components import parts
from engine.voidfall.estimate import estimate, lead
from engine.voidfall.map.sectors import adjacent_places
from engine.voidfall.production import production_yield, yields
from engine.voidfall.progress import influence
from engine.voidfall.prospects.conquests import BEHIND, conquests, of_conquests
from engine.voidfall.prospects.danger import of_danger
from engine.voidfall.prospects.horizon import evaluations_left, turns_left
from engine.voidfall.prospects.objectives import of_agenda, of_agendas, promise
from engine.voidfall.prospects.openings import invades, openings_now
from engine.voidfall.prospects.seat import of_mat, of_sectors, of_upkeep, prospects
from engine.voidfall.prospects.tracks import of_tracks
from engine.voidfall.prospects.voidborn import nearness, voidborn_prospects
from engine.voidfall.state import Sector, State, Turn
from engine.voidfall.steps import evaluation as steps
from engine.voidfall.steps import turn as turn_steps
from engine.voidfall.title import Voidfall
from engine.voidfall.vocabulary.conditions import AtLeast
from engine.voidfall.vocabulary.counts import (
    ActiveAndDeployedFleetPower,
    Count,
    FleetPower,
    Sectors,
    Stock,
    Technologies,
    TradeTokens,
)
from engine.voidfall.vocabulary.economy import GainInfluence, GainInfluencePer
from engine.voidfall.vocabulary.effects import AndOr, Effect, If, Invade, OneOf, Pay
from engine.voidfall.vocabulary.filters import Pure, WithFleetPower
from engine.voidfall.vocabulary.fleets import Regroup
from engine.voidfall.vocabulary.terms import RESOURCES
from tests.voidfall.coop.tables import board_of, current, together
from tests.voidfall.economy.realm import realm
from tests.voidfall.positions import OUTPOSTS, A, B, give, pay, position, put


def in_turn(card: str = "innovation") -> State:
    """A has played a Focus card and nothing else."""
    st = position()
    st.turn = Turn(A, card=card)
    return st


# -- how much is left ------------------------------------------------------------------------------------------------


def test_turns_are_counted_to_the_end_of_the_game() -> None:
    """Three Cycles of six rounds as long as no event says otherwise; a turn that has begun is half a turn."""
    st = position()
    assert (turns_left(st, A), turns_left(st, B)) == (18, 18)
    st.turn = Turn(A)
    assert (turns_left(st, A), turns_left(st, B)) == (17.5, 18)
    st.turn, st.active = None, 1
    assert (turns_left(st, A), turns_left(st, B)) == (17, 18)
    st.cycle, st.phase = 3, "evaluation"
    assert turns_left(st, A) == 0


def test_an_evaluation_counts_until_the_own_agendas_are_scored() -> None:
    """The Agendas of one player are scored after those of another."""
    st = position()
    st.cycle, st.phase, st.step, st.acted = 2, "evaluation", steps.AGENDAS, [A]
    assert (evaluations_left(st, A), evaluations_left(st, B)) == (1, 2)


def test_a_hard_computer_plans_to_the_end_of_its_turn() -> None:
    """A turn of several units is long enough to show what it is worth, so turns are not counted."""
    assert Voidfall().advice.turn(in_turn()) is None


# -- objectives ------------------------------------------------------------------------------------------------------


def test_an_objective_promises_more_the_nearer_it_is() -> None:
    """Less than its Influence before it is reached, all of it then."""
    st, objective = position(), If(AtLeast(Technologies(), 3), GainInfluence(8))
    found = []
    for technologies in ("shields", "targeting", "torpedoes"):
        give(st, A, technologies=technologies)
        found.append(promise(st, A, objective))
    assert 0 < found[0] < found[1] < found[2] == 8


def test_part_of_a_group_promises_something() -> None:
    """Three Influence for every two tokens: the third token is half of the next group."""
    st, objective = position(), GainInfluencePer(3, TradeTokens(), 2)
    found = [(promise(st, A, objective), influence(st, A, objective)) for st.players[A].trade in (2, 3, 4)]
    assert [whole for _, whole in found] == [3, 3, 6]
    assert 3 == found[0][0] < found[1][0] < found[2][0] == 6


def test_an_agenda_just_played_promises_more_than_one_in_hand() -> None:
    """P47: at the end of the turn it comes into a slot, but not into one where a better Agenda of its type lies."""
    st = in_turn()
    put(st, OUTPOSTS[A], population=6)
    give(st, A, agendas=["D1"], tracks=[6, 0, 0])
    in_hand = of_agendas(st, A)
    st.players[A].agendas, st.turn = [], Turn(A, card="innovation", agenda="D1")
    assert of_agendas(st, A) > in_hand
    st.players[A].slots[0].agenda = "D7"
    replacing = of_agendas(st, A)
    st.turn = Turn(A, card="innovation")
    assert replacing - of_agendas(st, A) < in_hand


def test_an_agenda_just_played_counts_until_it_lies_in_its_slot() -> None:
    """P47: it comes there in Clean-up, after the actions. To end them must not look as if it were lost."""
    st = position()
    st.phase, st.round = "focus", 1
    give(st, A, agendas=[], tracks=[6, 0, 0])
    st.turn = Turn(A, card="innovation", agenda="D1", agenda_used=True)
    acting = of_agendas(st, A)
    st.step = turn_steps.CLEANUP
    assert of_agendas(st, A) == acting > 0
    st.turn.agenda, st.players[A].slots[0].agenda = "", "D1"
    assert of_agendas(st, A) >= acting


def test_an_agenda_in_hand_is_worth_little_when_it_cannot_be_played_any_more() -> None:
    """In the last Cycle without a Focus card that allows its type."""
    st = in_turn()
    st.cycle = 3
    give(st, A, agendas=["D8"], tracks=[7, 7, 7], hand=["temptation"])
    playable = of_agendas(st, A)
    st.players[A].hand = ["politics"]
    assert of_agendas(st, A) < playable - 2


def test_stock_is_counted_for_the_next_evaluation_only() -> None:
    """3.3-4: it is spent and earned again until the one after: four more are two points more, not six."""
    st, objective = position(), GainInfluencePer(1, Stock(("food",)), 2)
    st.phase, st.step = "evaluation", steps.AGENDAS
    found = []
    for food in (2, 6):
        give(st, A, food=food)
        found.append(of_agenda(st, A, (objective,), 3))
    assert found[1] - found[0] == 2


def test_what_stays_is_counted_for_every_evaluation() -> None:
    """A Technology more is a point more in each of the three."""
    st, objective = position(), GainInfluencePer(1, Technologies())
    before = of_agenda(st, A, (objective,), 3)
    give(st, A, technologies="shields targeting")
    assert of_agenda(st, A, (objective,), 3) - before == pytest.approx(3 * (2 - influence(position(), A, objective)))


@pytest.mark.parametrize(
    "counted", [FleetPower((Pure(),)), Sectors((Pure(), WithFleetPower(3))), ActiveAndDeployedFleetPower()]
)
def test_cubes_that_leave_to_conquer_cost_later_evaluations_little(counted: Count) -> None:
    """M2, M3, M5: all of them count at the end of the Cycle; by the next one others are deployed there."""
    st, objective = position(), GainInfluencePer(2, counted)
    st.phase, st.step = "evaluation", steps.AGENDAS
    lost: list[float] = []
    for times in (1, 3):
        st.cycle = 4 - times
        found = []
        for cubes in (4, 1):
            put(st, OUTPOSTS[A], fleets={"corvette": cubes})
            found.append((of_agenda(st, A, (objective,), times), influence(st, A, objective)))
        lost.append(found[0][0] - found[1][0])
        assert lost[0] == found[0][1] - found[1][1]
    assert lost[0] < lost[1] < 2 * lost[0]


def test_an_agenda_promises_more_with_more_turns_before_the_evaluations() -> None:
    """3.3-4: what it counts can still be gained."""
    st, objective = position(), If(AtLeast(Technologies(), 3), GainInfluence(8))
    early = of_agenda(st, A, (objective,), 1)
    st.cycle, st.phase, st.step = 3, "evaluation", steps.AGENDAS
    assert of_agenda(st, A, (objective,), 1) < early


@pytest.mark.parametrize("space", [3, 5, 6])
def test_the_last_spaces_of_a_track_promise_more_from_near(space: int) -> None:
    """They give the most Influence, to those who can still reach them."""
    st = position()
    give(st, A, tracks=[space, 0, 0])
    near = of_tracks(st, A, 6)
    give(st, A, tracks=[space - 1, 0, 0])
    assert of_tracks(st, A, 6) < near
    assert of_tracks(st, A, 0) == 0


# -- the mat and the map ---------------------------------------------------------------------------------------------


def test_all_yields_are_those_of_the_resources_one_by_one() -> None:
    """Guilds, sectors, starting Agendas and Technologies together."""
    for house in ("valnis", "nervo", "zenor"):
        st = realm(house)
        assert yields(st, A) == {resource: production_yield(st, A, resource) for resource in RESOURCES}


def test_what_has_to_be_used_is_worth_nothing_without_turns() -> None:
    """Stock, active cubes, Technologies, Trade tokens: objectives that count them are looked at elsewhere."""
    st = position()
    before = of_mat(st, A, 0)
    give(st, A, food=5, science=5, active=6, trade=2, technologies="shields")
    assert of_mat(st, A, 0) == before < of_mat(st, A, 8)


def test_upkeep_that_cannot_be_paid_costs_more() -> None:
    """P49: each point left costs 3 Influence."""
    st = position()
    st.players[A].slots[0].agenda = "D1"
    short = of_upkeep(st, A, 6)
    give(st, A, food=4)
    assert of_upkeep(st, A, 6) < short


def test_a_sector_that_falls_to_the_cubes_beside_it_is_sure_to_be_taken() -> None:
    """5.6: three Corvettes win against two Voidborn cubes, two do not; one cube stays in the Outpost."""
    st = position()
    only = next(place for place in adjacent_places(st, OUTPOSTS[A]) if st.sectors[place].voidborn)
    for place, sector in st.sectors.items():
        if place != only and sector.home is None and place != OUTPOSTS[A]:
            put(st, place, owner=B)
    put(st, only, voidborn=2, installations="")
    st.sectors[only].installations = []
    put(st, st_home(st), fleets={})
    st.options = replace(st.options, mode="coop")
    chances = []
    for cubes in (2, 3, 4):
        put(st, OUTPOSTS[A], fleets={"corvette": cubes})
        [found] = [each for each in conquests(st, A, 12) if each.chance > BEHIND]
        chances.append(found.chance)
    assert chances[0] < chances[1] < chances[2] == 1


def test_cubes_are_sent_to_one_sector_only() -> None:
    """13.5: those that have moved into one sector are missing for the next, unless they come from elsewhere."""
    st = in_turn("conquest")
    st.options = replace(st.options, mode="coop")
    put(st, st_home(st), fleets={})
    put(st, OUTPOSTS[A], fleets={"corvette": 5})
    around = [each for each in adjacent_places(st, OUTPOSTS[A]) if st.sectors[each].home is None][:2]
    for place, sector in st.sectors.items():
        if sector.home is None and place != OUTPOSTS[A]:
            put(st, place, owner=B)
    worth = []
    for place in around:
        st.sectors[place] = Sector("", "base", voidborn=2, population=3)
        worth.append(of_conquests(st, A, 12))
    assert worth[0] < worth[1] < 1.6 * worth[0]


def st_home(st: State) -> str:
    """The Home sector of A."""
    return next(place for place, sector in st.sectors.items() if sector.home == A)


def test_conquests_are_worth_more_with_an_invasion_that_can_be_paid_now() -> None:
    """Engage costs 2 Energy; without an invasion in the turn, in hand or later there is nothing to hope for."""
    st = in_turn("conquest")
    st.cycle = 3
    put(st, OUTPOSTS[A], fleets={"corvette": 6})
    poor = of_conquests(st, A, 6)
    give(st, A, hand=["conquest"])
    hoped = of_conquests(st, A, 6)
    give(st, A, energy=2)
    assert 0 == poor < hoped < of_conquests(st, A, 6)


def test_a_conquest_is_not_sure_as_long_as_cubes_are_missing() -> None:
    """5.6: two Corvettes do not win against two Voidborn cubes, whatever can be paid; three do."""
    st = in_turn("conquest")
    st.cycle, st.options = 3, replace(st.options, mode="coop")
    only = next(each for each in adjacent_places(st, OUTPOSTS[A]) if st.sectors[each].home is None)
    for place, sector in st.sectors.items():
        if place != only and sector.home is None and place != OUTPOSTS[A]:
            put(st, place, owner=B)
    st.sectors[only] = Sector("", "base", voidborn=2, population=3)
    put(st, st_home(st), fleets={})
    give(st, A, hand=["conquest"])
    gained = []
    for cubes in (3, 4):
        put(st, OUTPOSTS[A], fleets={"corvette": cubes})
        give(st, A, energy=0)
        hoped = of_conquests(st, A, 6)
        give(st, A, energy=2)
        gained.append(of_conquests(st, A, 6) - hoped)
    assert 0 == gained[0] < gained[1]


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (Invade(), True),
        (OneOf((Regroup(5), Invade())), True),
        (Pay(pay(energy=1), AndOr((Invade(), Regroup(5)))), True),
        (AndOr((Regroup(5), GainInfluence(1))), False),
        (None, False),
    ],
)
def test_an_invasion_is_found_wherever_an_effect_offers_it(effect: Effect | None, expected: bool) -> None:
    """Among choices, behind payments."""
    assert invades(effect) is expected


def test_a_played_agenda_of_dominance_is_an_invasion_until_it_is_used() -> None:
    """App-3: its action invades, and costs nothing."""
    st = in_turn("temptation")
    assert st.turn is not None
    assert openings_now(st, A) == 0
    st.turn.agenda = "D1"
    assert openings_now(st, A) == 1
    st.turn.agenda_used = True
    assert openings_now(st, A) == 0


def test_corruption_on_the_mat_endangers_sectors_beside_the_voidborn() -> None:
    """5.5: the strength of the Skirmish is that of the Corruption on tracks and slots; 5.6: a tie loses the sector."""
    st = position()
    put(st, OUTPOSTS[A], fleets={"corvette": 1})
    safe = of_danger(st, A, 1.0)
    give(st, A, track_corruption=[True, False, False])
    one = of_danger(st, A, 1.0)
    put(st, OUTPOSTS[A], installations="sector_defense sector_defense")
    assert of_danger(st, A, 1.0) < one > safe


def test_in_a_cooperative_game_the_voidborn_gain_by_a_sector_that_falls() -> None:
    """P70: a point for each Population there and two for the Corruption that they bring (4.1)."""
    st = together()
    give(st, A, track_corruption=[True, True, True])
    found = []
    for population in (1, 5):
        put(st, OUTPOSTS[A], fleets={"corvette": 1}, population=population)
        found.append(of_danger(st, A, 0.0))
    st.coop = None
    for at, population in enumerate((1, 5)):
        put(st, OUTPOSTS[A], population=population)
        found[at] -= of_danger(st, A, 0.0)
    assert 0 < found[0] < found[1]


def test_a_war_endangers_sectors_until_the_turn_is_over() -> None:
    """6.3: it comes at the end of one's own turn; 13.6-1: Drones defend in the Evaluation phase alone."""
    st = together()
    board_of(st).alert = next(iter(parts().war_cards))
    give(st, A, track_corruption=[True, True, True], technologies="autonomous_drones+")
    put(st, OUTPOSTS[A], fleets={"corvette": 1}, population=3)
    before = of_danger(st, A, 1.0)
    st.turn, st.active = Turn(B, card="production"), st.order.index(B)
    assert before > of_danger(st, A, 1.0)


def test_a_war_is_feared_most_in_the_own_turn() -> None:
    """6.3: until then Fleets can still be deployed and Corruption removed."""
    st = together()
    board_of(st).alert = next(iter(parts().war_cards))
    give(st, A, track_corruption=[True, True, True])
    put(st, OUTPOSTS[A], fleets={"corvette": 1}, population=3)
    acting = of_danger(st, A, 1.0)
    st.turn = None
    assert 0 < of_danger(st, A, 1.0) < acting


def test_danger_makes_no_conquest_a_loss() -> None:
    """5.4: who loses a sector has what it had before it, less a Glory token."""
    st = position()
    give(st, A, track_corruption=[True, True, True], glory=[1])
    place = next(each for each in adjacent_places(st, OUTPOSTS[A]) if st.sectors[each].voidborn)
    put(st, OUTPOSTS[A], fleets={"corvette": 7})
    without = of_sectors(st, A, 12) - of_danger(st, A, 1.0)
    put(st, place, owner=A, voidborn=0, fleets={"corvette": 1}, corrupted=True)
    assert of_sectors(st, A, 12) - of_danger(st, A, 1.0) > without - 1


def test_no_skirmish_follows_the_last_evaluation() -> None:
    """3.3: the Void strikes back once in each Cycle."""
    st = position()
    st.cycle, st.phase, st.step = 3, "evaluation", steps.UPKEEP
    give(st, A, track_corruption=[True, True, True])
    put(st, OUTPOSTS[A], fleets={"corvette": 1})
    assert of_danger(st, A, 1.0) == 0


def test_the_lead_is_that_over_the_best_of_the_others() -> None:
    """More Influence of the other one is worse."""
    st = position()
    before = lead(st, A)
    st.players[B].influence += 10
    assert lead(st, A) == pytest.approx(before - 10)


# -- against the Voidborn --------------------------------------------------------------------------------------------


def test_each_catastrophe_costs_more_than_the_one_before() -> None:
    """Each gives the Voidborn 20 points, and the fourth one loses the game."""
    st, found = together(), []
    for board_of(st).catastrophes in range(4):
        found.append(voidborn_prospects(st, A, 12))
    steps_up = [after - before for before, after in pairwise(found)]
    assert 20 < steps_up[0] < steps_up[1] < steps_up[2]


def test_a_crisis_solved_is_better_than_one_on_the_board_and_that_than_one_that_is_current() -> None:
    """6.3: what becomes of the current one at the end of the turn is still open."""
    st = current(together(), "CR01")
    open_one = voidborn_prospects(st, A, 12)
    board_of(st).current, board_of(st).military.crises = "", ["CR01"]
    ongoing = voidborn_prospects(st, A, 12)
    board_of(st).military.crises = []
    assert voidborn_prospects(st, A, 12) < ongoing
    assert voidborn_prospects(st, A, 12) < open_one


def test_only_the_own_current_crisis_counts() -> None:
    """P60, P63: the one of another player's turn costs that player, so the end of the own turn is no worse for it."""
    st = current(together(), "CR01")
    assert voidborn_prospects(st, B, 12) < voidborn_prospects(st, A, 12)


def test_levels_of_a_safe_haven_count_before_it_is_complete() -> None:
    """The last one counts most: the Haven gives the Voidborn nothing any more."""
    st = together()
    before = voidborn_prospects(st, A, 12)
    board_of(st).havens[0].cubes.append(A)
    begun = voidborn_prospects(st, A, 12)
    assert before - 20 < begun < before


def test_a_sector_on_the_way_to_thrive_is_worth_more_while_levels_are_missing() -> None:
    """6.8: after Upkeep a Pure sector of Population 6 with three Guilds builds a level."""
    st = together()
    found = []
    for population, guilds in ((2, ""), (5, "fe"), (6, "fem")):
        put(st, OUTPOSTS[A], population=population, guilds=guilds)
        found.append(voidborn_prospects(st, A, 12))
    assert found[0] > found[1] > found[2]
    put(st, OUTPOSTS[A], corrupted=True)
    assert voidborn_prospects(st, A, 12) > found[2]


def test_the_voidborn_score_lowers_the_estimate() -> None:
    """The Corruption of another player counts as well: 2 points each."""
    st = together()
    before = estimate(st, A)
    give(st, B, track_corruption=[True, True, True])
    assert estimate(st, A) < before


@pytest.mark.parametrize("fields", [{"trade": 1}, {"food": 3}, {"influence": 30}])
def test_the_own_position_counts_in_cooperation_too(fields: dict[str, Any]) -> None:
    """Every player must have more Influence than the Voidborn have points."""
    st = together()
    before = prospects(st, A)
    give(st, A, **fields)
    assert prospects(st, A) > before


def test_the_lowest_player_decides_in_cooperation() -> None:
    """P70: every player must have more Influence than the Voidborn have points, so a point more of the one who has
    least counts more than one of the other."""
    st = together()
    for player in st.players:
        player.influence = 60
    st.players[A].influence = 80
    before, of_b = lead(st, A), lead(st, B)
    st.players[A].influence += 10
    gained, seen = lead(st, A) - before, lead(st, B) - of_b
    st.players[B].influence += 10
    of_lowest = lead(st, B) - of_b - seen
    assert 0 < gained < of_lowest < 10
    assert 0 <= seen < of_lowest


def test_a_point_of_the_voidborn_counts_more_than_one_of_one_of_two_players() -> None:
    """P70: it is one for everybody; alone they count alike."""
    gained, lost = [], []
    for alone in (False, True):
        st = together()
        st.players[B].out = alone
        before = lead(st, A)
        st.players[A].influence += 10
        gained.append(lead(st, A) - before)
        st.players[A].influence -= 10
        board_of(st).consumed = ["shields", "torpedoes"]
        lost.append(before - lead(st, A))
    assert gained[0] < 0.8 * lost[0]
    assert gained[1] == pytest.approx(lost[1]) == pytest.approx(10)


def test_a_game_that_is_over_was_decided_by_the_lowest() -> None:
    """P70."""
    st = together()
    st.phase = "end"
    st.players[A].influence, st.players[B].influence = 80, 50
    assert lead(st, A) == lead(st, B)
    st.players[A].influence = 200
    assert lead(st, A) == lead(st, B)


def test_a_crisis_is_nearer_to_its_solution_the_more_of_it_holds() -> None:
    """Only those without payment are looked at."""
    st = together()
    for crisis in ("CR01", "CR02", "CR03"):
        assert 0 <= nearness(st, A, crisis) <= 1
