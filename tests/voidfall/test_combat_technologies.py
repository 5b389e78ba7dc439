"""Every Technology that changes combat: both sides of its card, for the invader and for the defender (App-4, 13.7)."""

from __future__ import annotations

import pytest

from engine.voidfall.combat.aftermath import after_combat, installations_stay, reinforce_invader
from engine.voidfall.combat.core import begin, is_over, legal_choices, result, step
from engine.voidfall.combat.modifiers import NO_MODIFIERS, modifiers_of, rules_of
from engine.voidfall.combat.notes import Absorbed, AnyNote, Approached, Notes, Stepped, Struck
from engine.voidfall.combat.records import (
    Absorb,
    Battle,
    Choice,
    CombatConfig,
    Cubes,
    Drop,
    Fire,
    Missiles,
    Recall,
    SendDrones,
    Side,
)
from tests.voidfall.combats import COMBAT, battle, played, voidborn


def told(fought: Battle, *choices: Choice) -> list[AnyNote]:
    """What happens until these choices are made."""
    notes: Notes = []
    position = begin(fought, notes)
    for choice in choices:
        assert choice in legal_choices(position), (choice, legal_choices(position))
        position = step(position, choice, notes)
    return notes


def approach(fought: Battle, *choices: Choice) -> Approached:
    """The Damage of the Approach."""
    return next(note for note in told(fought, *choices) if isinstance(note, Approached))


def salvos(fought: Battle, *choices: Choice) -> list[Stepped]:
    """The Salvo steps that begin."""
    return [note for note in told(fought, *choices) if isinstance(note, Stepped)]


def strikes(fought: Battle, *choices: Choice) -> list[tuple[str, int]]:
    """Who takes how much, in the Salvo steps."""
    return [(note.role, note.damage) for note in told(fought, *choices) if isinstance(note, Struck)]


def mine(cubes: Cubes, technologies: str, **more: object) -> Side:
    """An invader with Technologies and more."""
    return Side(cubes, modifiers_of(technologies.split(), "invader"), **more)


def yours(cubes: Cubes, technologies: str, **more: object) -> Side:
    """A defender with Technologies and more."""
    return Side(cubes, modifiers_of(technologies.split(), "defender"), **more)


def test_eight_technologies_change_sums_and_choices_of_a_combat() -> None:
    """App-4: all others count for nothing in it."""
    assert [
        *("shields", "escape_pods", "targeting", "energy_cells", "torpedoes", "destroyers"),
        *("deep_space_missiles", "autonomous_drones"),
    ] == COMBAT


def test_an_unknown_technology_is_an_error() -> None:
    with pytest.raises(KeyError):
        modifiers_of(["lasers"], "invader")


# -- Shields ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("technology", ["shields", "shields+"])
def test_shields_absorb_one_salvo_damage_once_with_a_corvette(technology: str) -> None:
    for fought in (
        battle(Cubes(corvette=2), Cubes(corvette=3), invading=technology),
        battle(Cubes(corvette=3), Cubes(corvette=2), defending=technology),
    ):
        position = begin(fought)
        assert legal_choices(position) == (Absorb("shield"), Absorb(None))
        assert is_over(step(position, Absorb("shield")))


def test_shields_need_a_corvette_when_the_damage_arrives() -> None:
    assert is_over(begin(battle(Cubes(sentry=2), voidborn(3), invading="shields")))
    position = begin(battle(Cubes(corvette=1, sentry=1), voidborn(3), 1, invading="shields"))
    assert is_over(step(position, Recall("corvette")))
    assert legal_choices(step(position, Recall("sentry"))) == (Absorb("shield"), Absorb(None))


def test_basic_shields_absorb_nothing_in_the_approach() -> None:
    assert Absorbed("invader", 1) not in told(battle(Cubes(corvette=2), Cubes(), 1, invading="shields"))


def test_improved_shields_absorb_one_approach_damage_with_a_corvette() -> None:
    for role, fought in (
        ("invader", battle(Cubes(corvette=2), Cubes(), 2, invading="shields+")),
        ("defender", battle(Cubes(destroyer=2), Cubes(corvette=2), invading="destroyers+", defending="shields+")),
    ):
        assert told(fought)[1] == Absorbed(role, 1)
    assert Absorbed("invader", 1) not in told(battle(Cubes(sentry=2), Cubes(), 2, invading="shields+"))


# -- Escape Pods -----------------------------------------------------------------------------------------------------


def test_basic_escape_pods_take_one_cube_home() -> None:
    """Ruling 9: it keeps its type and is gone from the combat."""
    for fought in (
        battle(Cubes(corvette=2), Cubes(), 2, invading="escape_pods"),
        battle(Cubes(corvette=4), Cubes(sentry=2), defending="escape_pods"),
    ):
        position = begin(fought)
        fleet = "corvette" if position.force("invader").pods else "sentry"
        assert legal_choices(position) == (Recall(fleet), Recall(fleet, home=True))
        end = step(position, Recall(fleet, home=True))
        assert is_over(end)
        homes = result(end).invader_home, result(end).defender_home
        assert sorted(home.total for home in homes) == [0, 1]
        assert Cubes(**{fleet: 1}) in homes


def test_a_cube_that_escapes_counts_as_recalled() -> None:
    """13.7."""
    position = played(battle(Cubes(corvette=2), Cubes(), 2, invading="escape_pods"), Recall("corvette", home=True))
    assert result(position).invader_recalled == 2


def test_improved_escape_pods_take_any_number_of_cubes_home() -> None:
    fought = battle(Cubes(corvette=2), Cubes(), 2, invading="escape_pods+")
    home = Recall("corvette", home=True)
    assert result(played(fought, home, home)).invader_home == Cubes(corvette=2)
    assert result(played(fought, Recall("corvette"), home)).invader_home == Cubes(corvette=1)


# -- Targeting -------------------------------------------------------------------------------------------------------


def test_basic_targeting_gives_five_initiative_with_a_corvette() -> None:
    assert salvos(battle(Cubes(corvette=1), voidborn(3), invading="targeting"))[0].invader == 6
    assert salvos(battle(Cubes(corvette=3), Cubes(corvette=1), defending="targeting"))[0].defender == 6
    assert salvos(battle(Cubes(carrier=1), voidborn(3), invading="targeting"))[0].invader == 1


def test_improved_targeting_is_always_higher_without_a_corvette() -> None:
    step = salvos(battle(Cubes(carrier=1), voidborn(9), invading="targeting+"))[0]
    assert (step.invader, step.defender, step.first) == (1, 9, "invader")
    step = salvos(battle(Cubes(corvette=9), Cubes(destroyer=1), defending="targeting+"))[0]
    assert (step.invader, step.defender, step.first) == (9, 1, "defender")


def test_improved_targeting_needs_a_cube_that_gives_initiative() -> None:
    fought = battle(Cubes(corvette=4), Cubes(sentry=2), defending="targeting+")
    assert salvos(fought)[0].first == "invader"
    assert strikes(fought) == [("defender", 1), ("defender", 1)]


def test_two_improved_targetings_cancel_out() -> None:
    fought = battle(Cubes(corvette=3), Cubes(corvette=2), invading="targeting+", defending="targeting+")
    assert salvos(fought)[0].first == "invader"
    fought = battle(Cubes(corvette=2), Cubes(corvette=2), invading="targeting+", defending="targeting+")
    assert salvos(fought)[0].first is None


# -- Energy Cells ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("technology", ["energy_cells", "energy_cells+"])
def test_energy_cells_add_one_if_the_defender_deals_any(technology: str) -> None:
    """13.7: before Absorption, so one that is absorbed counts."""
    assert approach(battle(Cubes(corvette=5), Cubes(corvette=1), 1, defending=technology)).on_invader == 2
    assert approach(battle(Cubes(dreadnought=5), Cubes(corvette=1), 1, defending=technology)).on_invader == 2
    assert approach(battle(Cubes(corvette=5), Cubes(corvette=1), 0, defending=technology)).on_invader == 0


@pytest.mark.parametrize("technology", ["energy_cells", "energy_cells+"])
def test_energy_cells_do_nothing_for_an_invader(technology: str) -> None:
    fought = battle(Cubes(destroyer=2), Cubes(corvette=5), invading=f"destroyers+ {technology}")
    assert approach(fought).on_defender == 2


# -- Torpedoes -------------------------------------------------------------------------------------------------------


def test_basic_torpedoes_deal_one_more_in_the_first_step_only() -> None:
    assert strikes(battle(Cubes(corvette=9), voidborn(4), invading="torpedoes"))[::2] == [
        ("defender", 2),
        ("defender", 1),
        ("defender", 1),
    ]
    assert strikes(battle(Cubes(corvette=4), Cubes(corvette=9), defending="torpedoes"))[::2] == [
        ("invader", 2),
        ("invader", 1),
        ("invader", 1),
    ]


def test_improved_torpedoes_deal_one_more_in_every_step() -> None:
    assert strikes(battle(Cubes(corvette=9), voidborn(4), invading="torpedoes+"))[::2] == [("defender", 2)] * 2
    fought = battle(Cubes(corvette=4), Cubes(corvette=9), defending="torpedoes+")
    assert strikes(fought)[::2] == [("invader", 2)] * 2


@pytest.mark.parametrize("technology", ["torpedoes", "torpedoes+"])
def test_torpedoes_need_a_corvette_when_the_step_begins(technology: str) -> None:
    assert strikes(battle(Cubes(carrier=9), voidborn(2), invading=technology))[0] == ("defender", 1)
    # The last Corvette is recalled first; the extra Damage was fixed before (13.5.8).
    assert strikes(battle(Cubes(corvette=1, carrier=1), voidborn(5), invading=technology), Recall("corvette"))[:2] == [
        ("invader", 1),
        ("defender", 2),
    ]


def test_improved_torpedoes_end_with_the_last_corvette() -> None:
    fought = battle(Cubes(corvette=1, carrier=2), voidborn(9), invading="torpedoes+")
    assert strikes(fought, Recall("corvette"))[:4] == [
        ("invader", 1),
        ("defender", 2),
        ("invader", 1),
        ("defender", 1),
    ]


# -- fleets ----------------------------------------------------------------------------------------------------------


def test_basic_destroyers_deal_no_approach_damage() -> None:
    assert approach(battle(Cubes(destroyer=3), voidborn(5), invading="destroyers")).on_defender == 0


def test_improved_destroyers_deal_one_each_in_the_approach_as_invaders() -> None:
    assert approach(battle(Cubes(destroyer=3), voidborn(5), invading="destroyers+")).on_defender == 3
    assert approach(battle(Cubes(corvette=3), Cubes(destroyer=3), defending="destroyers+")).on_invader == 0


def test_improved_destroyers_deal_one_together_if_the_owner_reads_the_rule_so() -> None:
    """Section 10, 2."""
    flat = CombatConfig(improved_destroyer_approach="flat_1")
    fought = battle(Cubes(destroyer=3), voidborn(5), invading="destroyers+", config=flat)
    assert approach(fought).on_defender == 1
    fought = battle(Cubes(corvette=3), voidborn(5), invading="destroyers+", config=flat)
    assert approach(fought).on_defender == 0


@pytest.mark.parametrize("technology", ["dreadnoughts", "carriers", "sentries", "destroyers", "starbases"])
def test_technologies_that_only_allow_fleets_and_pieces_change_no_sum(technology: str) -> None:
    assert modifiers_of([technology], "invader") == NO_MODIFIERS
    assert modifiers_of([technology], "defender") == NO_MODIFIERS


# -- Deep Space Missiles ---------------------------------------------------------------------------------------------


def test_basic_missiles_cost_an_energy_and_need_a_shipyard_next_to_the_combat() -> None:
    fought = battle(mine(Cubes(corvette=2), "deep_space_missiles", shipyards=3, pays_missiles=True), voidborn(3))
    assert legal_choices(begin(fought)) == (Missiles(False), Missiles(True))
    assert approach(fought, Missiles(True)).on_defender == 1
    assert approach(fought, Missiles(False)).on_defender == 0
    for poor in (
        mine(Cubes(corvette=2), "deep_space_missiles", shipyards=0, pays_missiles=True),
        mine(Cubes(corvette=2), "deep_space_missiles", shipyards=1, pays_missiles=False),
    ):
        assert approach(battle(poor, voidborn(3))).on_defender == 0


def test_basic_missiles_do_nothing_for_a_defender() -> None:
    """13.7: invader only."""
    defender = yours(Cubes(corvette=2), "deep_space_missiles", shipyards=3, pays_missiles=True)
    assert approach(battle(Cubes(corvette=2), defender)).on_invader == 0


@pytest.mark.parametrize(("shipyards", "damage"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_improved_missiles_deal_one_for_each_shipyard_up_to_two_for_both_sides(shipyards: int, damage: int) -> None:
    invader = mine(Cubes(corvette=5), "deep_space_missiles+", shipyards=shipyards)
    assert approach(battle(invader, voidborn(5))).on_defender == damage
    defender = yours(Cubes(corvette=5), "deep_space_missiles+", shipyards=shipyards)
    assert approach(battle(Cubes(corvette=5), defender)).on_invader == damage


def test_missiles_of_the_defender_set_energy_cells_off() -> None:
    """13.7: its other Approach Damage is at least 1."""
    defender = yours(Cubes(corvette=5), "deep_space_missiles+ energy_cells", shipyards=1)
    assert approach(battle(Cubes(corvette=5), defender)).on_invader == 2


# -- Autonomous Drones -----------------------------------------------------------------------------------------------


def test_drones_absorb_approach_and_salvo_damage_for_a_trade_token() -> None:
    fought = battle(mine(Cubes(corvette=3), "autonomous_drones", pays_drones=True), voidborn(3), 1)
    assert legal_choices(begin(fought)) == (SendDrones(False), SendDrones(True))
    assert Absorbed("invader", 1) in told(fought, SendDrones(True))
    assert Absorbed("invader", 1) not in told(fought, SendDrones(False))
    position = played(fought, SendDrones(True))
    assert legal_choices(position) == (Absorb("unit"), Absorb(None))
    assert is_over(step(position, Absorb("unit")))


def test_drones_need_a_trade_token() -> None:
    assert is_over(begin(battle(mine(Cubes(corvette=3), "autonomous_drones"), voidborn(3), 1)))


def test_improved_drones_absorb_two_salvo_damage_in_different_steps() -> None:
    fought = battle(mine(Cubes(corvette=3), "autonomous_drones+", pays_drones=True), voidborn(5), 1)
    position = played(fought, SendDrones(True), Absorb("unit"))
    assert position.salvo == 2
    assert position.invader.cubes.total == 3
    assert is_over(step(position, Absorb("unit")))


@pytest.mark.parametrize("technology", ["autonomous_drones", "autonomous_drones+"])
def test_drones_do_nothing_for_a_defender(technology: str) -> None:
    assert is_over(begin(battle(Cubes(corvette=2), yours(Cubes(corvette=2), technology, pays_drones=True))))


# -- Combat Replicators ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("technology", ["combat_replicators", "combat_replicators+"])
def test_combat_replicators_keep_the_installations_after_a_victory(technology: str) -> None:
    won = result(played(battle(Cubes(corvette=2), voidborn(1))))
    tied = result(played(battle(Cubes(corvette=1), voidborn(1))))
    assert installations_stay(won, rules_of([technology]))
    assert not installations_stay(won, rules_of(["shields"]))
    assert not installations_stay(tied, rules_of([technology]))


def test_improved_combat_replicators_turn_a_tie_into_a_victory() -> None:
    fought = battle(Cubes(corvette=1), voidborn(1))
    tied = result(played(fought))
    assert after_combat(fought, tied, rules_of(["combat_replicators"])) == ()
    (rule,) = after_combat(fought, tied, rules_of(["combat_replicators+"]))
    won = reinforce_invader(tied, "corvette", rule)
    assert (won.winner, won.invader, won.taken_over) == ("invader", Cubes(corvette=1), False)


def test_improved_combat_replicators_deploy_after_a_victory_and_not_after_a_defeat() -> None:
    fought = battle(Cubes(corvette=2), voidborn(1))
    won = result(played(fought))
    (rule,) = after_combat(fought, won, rules_of(["combat_replicators+"]))
    assert reinforce_invader(won, "carrier", rule).invader == Cubes(corvette=2, carrier=1)
    fought = battle(Cubes(corvette=1), voidborn(2))
    assert after_combat(fought, result(played(fought)), rules_of(["combat_replicators+"])) == ()


# -- together --------------------------------------------------------------------------------------------------------


def test_corvettes_from_carriers_are_what_shields_targeting_and_torpedoes_need() -> None:
    """13.7."""
    invader = mine(Cubes(carrier=1), "shields targeting torpedoes", active=1)
    fought = battle(invader, voidborn(9))
    notes = told(fought, Drop(1))
    assert Stepped(1, 7, 9, "defender") in notes
    position = played(fought, Drop(1))
    assert legal_choices(position) == (Absorb("shield"), Absorb(None))
    assert ("defender", 2) in strikes(fought, Drop(1), Absorb("shield"))


def test_torpedoes_and_destroyers_add_up() -> None:
    fought = battle(Cubes(corvette=3, destroyer=2), voidborn(5), invading="torpedoes destroyers")
    assert strikes(fought, Fire(True))[0] == ("defender", 4)
