"""Sections 5.1 to 5.4 and 13.5 of the rule sheet, sentence by sentence."""

from __future__ import annotations

import pytest

from engine.voidfall.combat.core import begin, deciding_side, is_over, legal_choices, result, step
from engine.voidfall.combat.modifiers import Modifiers, Needing
from engine.voidfall.combat.notes import Absorbed, Approached, Notes, Recalled, Stepped, Struck
from engine.voidfall.combat.records import (
    Absorb,
    Bombard,
    CombatConfig,
    Cubes,
    Drop,
    Fire,
    Position,
    Recall,
    Side,
)
from tests.voidfall.combats import battle, played, voidborn


def ended(position: Position) -> tuple[str, int, int]:
    """Winner and cubes left of a combat that is over."""
    end = result(position)
    return end.winner, end.invader.total, end.defender.total


# -- 5.1 -------------------------------------------------------------------------------------------------------------


def test_sector_defenses_fight_for_voidborn_too() -> None:
    """5.1, P43."""
    assert ended(played(battle(Cubes(corvette=3), voidborn(1), 2))) == ("tie", 0, 0)


def test_sector_defenses_fight_where_nobody_defends() -> None:
    """5.1, P43."""
    assert ended(played(battle(Cubes(corvette=3), Cubes(), 1))) == ("invader", 2, 0)


def test_the_owner_chooses_which_cube_is_recalled() -> None:
    """5.1."""
    position = played(battle(Cubes(corvette=1, sentry=1, carrier=1), voidborn(3), 1))
    assert deciding_side(position) == "invader"
    assert legal_choices(position) == (Recall("corvette"), Recall("sentry"), Recall("carrier"))


def test_identical_cubes_are_one_option_and_forced_choices_are_not_asked() -> None:
    """5.1: all invaders are Corvettes, so nothing is asked until the end."""
    assert is_over(played(battle(Cubes(corvette=5), voidborn(3), 2)))


def test_nothing_is_asked_if_all_cubes_are_recalled() -> None:
    assert ended(played(battle(Cubes(corvette=1, carrier=1), Cubes(corvette=1), 2))) == ("defender", 0, 1)


# -- 5.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("active", "most"), [(5, 2), (1, 1)])
def test_carriers_deploy_active_cubes_up_to_their_fleet_power(active: int, most: int) -> None:
    """5.2.1."""
    position = begin(battle(Side(Cubes(carrier=2), active=active), voidborn(2)))
    assert legal_choices(position) == tuple(Drop(cubes) for cubes in range(most, -1, -1))
    after = step(position, Drop(most))
    assert after.dropped == most


def test_carriers_deploy_nothing_without_active_cubes() -> None:
    """5.2.1."""
    assert is_over(played(battle(Cubes(carrier=2), voidborn(2))))


def test_carriers_of_a_defender_deploy_nothing() -> None:
    """5.2.1: only the invader's."""
    position = begin(battle(Cubes(corvette=1), Side(Cubes(carrier=1), active=3)))
    assert not isinstance(legal_choices(position)[0], Drop)


def test_deployed_corvettes_count_from_the_approach_on() -> None:
    """5.2.1: Improved Shields need a Corvette."""
    shielded = Side(Cubes(carrier=1), Modifiers(approach_absorption=(Needing(1, "corvette"),)), active=1)
    notes: Notes = []
    step(begin(battle(shielded, voidborn(9), 1)), Drop(1), notes)
    assert notes[:2] == [Approached(1, 1, 0), Absorbed("invader", 1)]


def test_both_sums_are_taken_before_any_loss() -> None:
    """5.2.2: Sentries and Improved Destroyers deal their Damage though they are recalled at the same time."""
    fought = battle(Cubes(destroyer=2), Cubes(sentry=2), invading="destroyers+")
    assert ended(played(fought)) == ("tie", 0, 0)


def test_defender_deals_one_for_each_sector_defense_starbase_and_sentry() -> None:
    """5.2."""
    notes: Notes = []
    begin(battle(Cubes(corvette=9), Cubes(sentry=3, corvette=1), 2), notes)
    assert notes[0] == Approached(0, 5, 0)


def test_sentries_of_an_invader_deal_no_approach_damage() -> None:
    """5.2: only the defender's."""
    notes: Notes = []
    begin(battle(Cubes(sentry=3), voidborn(2)), notes)
    assert notes[0] == Approached(0, 0, 0)


def test_dreadnoughts_of_an_invader_absorb_one_each_in_the_approach() -> None:
    """5.2."""
    notes: Notes = []
    begin(battle(Cubes(dreadnought=2), Cubes(), 3), notes)
    assert notes == [Approached(0, 3, 0), Absorbed("invader", 2), Recalled("invader", "dreadnought")]


def test_dreadnoughts_of_a_defender_absorb_nothing_in_the_approach() -> None:
    """5.2."""
    notes: Notes = []
    begin(battle(Cubes(destroyer=2), Cubes(dreadnought=2), invading="destroyers+"), notes)
    assert notes[:3] == [Approached(0, 0, 2), Recalled("defender", "dreadnought"), Recalled("defender", "dreadnought")]


def test_bombard_is_announced_with_its_split() -> None:
    """5.2, 13.5.5: so many points as are paid for, each of one kind."""
    position = begin(battle(Side(Cubes(corvette=4), bombard=2), voidborn(4), 2))
    assert set(legal_choices(position)) == {
        *(Bombard(0, 0), Bombard(1, 0), Bombard(0, 1)),
        *(Bombard(2, 0), Bombard(1, 1), Bombard(0, 2)),
    }
    after = step(position, Bombard(1, 1))
    assert after.invader.cubes.total == 3
    assert legal_choices(after) == (Absorb("unit"), Absorb(None))


def test_points_of_bombard_may_be_used_in_different_steps() -> None:
    """Op `combat_bonus`."""
    fought = battle(Side(Cubes(corvette=2), bombard=2), voidborn(4))
    position = played(fought, Bombard(0, 2), Absorb("unit"))
    assert position.salvo == 2
    assert legal_choices(position) == (Absorb("unit"), Absorb(None))


def test_the_invader_recalls_first() -> None:
    """13.5.6, 13.5.8: at the same time, the invader chooses before the defender."""
    fought = battle(Cubes(destroyer=1, sentry=1), Cubes(corvette=1, carrier=1), 1, invading="destroyers+")
    position = begin(fought)
    assert deciding_side(position) == "invader"
    assert deciding_side(step(position, Recall("sentry"))) == "defender"


# -- 5.3 -------------------------------------------------------------------------------------------------------------


def first_step(invader: Cubes, defender: Cubes, invading: str = "", defending: str = "") -> Stepped:
    """The note with which the first Salvo step begins."""
    notes: Notes = []
    position = begin(battle(invader, defender, invading=invading, defending=defending), notes)
    while not is_over(position):
        position = step(position, legal_choices(position)[-1], notes)
    return next(note for note in notes if isinstance(note, Stepped))


@pytest.mark.parametrize(
    ("invader", "initiative"),
    [
        (Cubes(corvette=3), 3),
        (Cubes(sentry=2), 2),
        (Cubes(carrier=2), 2),
        (Cubes(destroyer=2), 3),
        (Cubes(dreadnought=2), 3),
        (Cubes(corvette=1, sentry=1, carrier=1, destroyer=1, dreadnought=1), 7),
    ],
)
def test_initiative_of_an_invader(invader: Cubes, initiative: int) -> None:
    """5.3.1: one for each cube, one more with a Dreadnought, one more with a Destroyer."""
    assert first_step(invader, Cubes(corvette=9)).invader == initiative


@pytest.mark.parametrize(
    ("defender", "initiative"),
    [
        (Cubes(corvette=3), 3),
        (Cubes(sentry=2), 0),
        (Cubes(carrier=2), 2),
        (Cubes(destroyer=2), 2),
        (Cubes(dreadnought=2), 3),
        (Cubes(corvette=1, sentry=1, carrier=1, destroyer=1, dreadnought=1), 5),
    ],
)
def test_initiative_of_a_defender(defender: Cubes, initiative: int) -> None:
    """5.3.1: Sentries give none, Destroyers no bonus."""
    assert first_step(Cubes(corvette=9), defender).defender == initiative


def test_higher_initiative_deals_first_and_the_other_answers() -> None:
    """5.3.3."""
    notes: Notes = []
    begin(battle(Cubes(corvette=3), voidborn(2)), notes)
    assert notes[1:6] == [
        Stepped(1, 3, 2, "invader"),
        *(Struck("defender", 1), Recalled("defender", "corvette")),
        *(Struck("invader", 1), Recalled("invader", "corvette")),
    ]


def test_a_side_without_cubes_does_not_answer() -> None:
    """5.3.3."""
    assert ended(played(battle(Cubes(corvette=2), voidborn(1)))) == ("invader", 2, 0)
    assert ended(played(battle(Cubes(corvette=1), voidborn(2)))) == ("defender", 0, 2)


def test_a_side_that_has_lost_its_initiative_does_not_answer() -> None:
    """5.3.3: the Corvette goes, and Sentries deal no Salvo Damage."""
    fought = battle(Cubes(corvette=4), Cubes(sentry=1, corvette=1))
    kept, lost = played(fought, Recall("sentry")), played(fought, Recall("corvette"))
    assert ended(kept)[:2] == ("invader", 2)  # 4 - 1 in the Approach - 1 in the first step
    assert ended(lost)[:2] == ("invader", 3)


def test_equal_initiative_deals_at_the_same_time() -> None:
    """5.3.3."""
    notes: Notes = []
    position = begin(battle(Cubes(corvette=1), voidborn(1)), notes)
    assert notes[1:4] == [Stepped(1, 1, 1, None), Struck("invader", 1), Struck("defender", 1)]
    assert ended(position) == ("tie", 0, 0)


def test_a_sentry_alone_is_destroyed_without_an_answer() -> None:
    """5.3.1."""
    assert ended(played(battle(Cubes(corvette=4), Cubes(sentry=2)))) == ("invader", 2, 0)


def test_destroyers_of_an_invader_deal_their_cubes_once_in_a_step_that_it_chooses() -> None:
    """5.3.2, 13.5.8."""
    fought = battle(Cubes(destroyer=3), voidborn(6))
    position = begin(fought)
    assert legal_choices(position) == (Fire(True), Fire(False))
    fired = step(position, Fire(True))
    assert fired.fired
    assert fired.defender.cubes.total < 6 - 3
    later = played(fought, Fire(False))
    assert later.salvo == 2
    assert legal_choices(later) == (Fire(True), Fire(False))


def test_destroyers_of_a_defender_deal_nothing_extra() -> None:
    """5.3.2."""
    notes: Notes = []
    begin(battle(Cubes(corvette=5), Cubes(destroyer=3)), notes)
    assert all(note.damage == 1 for note in notes if isinstance(note, Struck))


def test_extra_damage_is_fixed_when_the_step_begins() -> None:
    """5.3.2, 13.5.8: two Destroyers declare; one is recalled first, both count."""
    notes: Notes = []
    position = begin(battle(Cubes(destroyer=2), voidborn(4)), notes)
    step(position, Fire(True), notes)
    assert notes[1] == Stepped(1, 3, 4, "defender")
    assert Struck("defender", 3) in notes


def test_a_declaration_is_used_up_without_an_answer() -> None:
    """13.5.9: the only Destroyer is recalled before it can answer."""
    position = played(battle(Cubes(destroyer=1), voidborn(4)), Fire(True))
    assert ended(position) == ("defender", 0, 4)
    assert position.fired


def test_defending_dreadnoughts_absorb_their_cubes_once() -> None:
    """5.3.4."""
    fought = battle(Cubes(destroyer=3), Cubes(dreadnought=2))
    position = played(fought, Fire(True))
    assert position.hits[0].damage == 4
    assert legal_choices(position) == (Absorb("dreadnoughts"), Absorb(None))
    assert ended(step(position, Absorb("dreadnoughts"))) == ("invader", 3, 0)
    small = played(battle(Cubes(corvette=4), Cubes(dreadnought=2)), Absorb("dreadnoughts"))
    assert not small.defender.dreadnoughts
    assert is_over(small)


def test_defending_carriers_absorb_their_cubes_once() -> None:
    """5.3.4."""
    position = played(battle(Cubes(corvette=4), Cubes(carrier=2)))
    assert legal_choices(position) == (Absorb("carriers"), Absorb(None))
    after = step(position, Absorb("carriers"))
    assert not after.defender.carriers
    assert after.defender.cubes.total < 2


def test_absorption_counts_the_cubes_that_are_there_when_it_is_used() -> None:
    """5.3.4: one of two Dreadnoughts is gone, so one point is absorbed."""
    fought = battle(Cubes(destroyer=4), Cubes(dreadnought=2, corvette=2))
    position = played(fought, Fire(False), Absorb(None), Recall("dreadnought"), Fire(True), Absorb("dreadnoughts"))
    assert position.defender.cubes.total == 0
    assert ended(position)[0] == "invader"


def test_dreadnoughts_and_carriers_of_an_invader_absorb_no_salvo_damage() -> None:
    """5.3.4."""
    assert is_over(played(battle(Cubes(dreadnought=2), voidborn(3))))
    assert is_over(played(battle(Cubes(carrier=2), voidborn(3))))


def test_absorption_above_the_damage_is_lost_with_its_source() -> None:
    """P42."""
    fought = battle(Cubes(corvette=3), Cubes(carrier=3))
    position = played(fought, Absorb("carriers"))
    assert not position.defender.carriers
    assert is_over(position)


def test_each_source_is_optional() -> None:
    """13.5.8: saved in the first step, used in the second."""
    position = played(battle(Cubes(destroyer=3), Cubes(carrier=3)), Fire(False), Absorb(None), Fire(True))
    assert legal_choices(position) == (Absorb("carriers"), Absorb(None))


def test_damage_above_the_cubes_is_lost() -> None:
    """P42."""
    assert ended(played(battle(Cubes(destroyer=5), voidborn(2)), Fire(True))) == ("invader", 5, 0)


def test_voidborn_absorb_in_every_salvo_step_of_event_2h() -> None:
    """Section 8: renewed in every Salvo step, without a choice."""
    fought = battle(voidborn(2), Cubes(corvette=2))
    assert ended(played(fought)) == ("tie", 0, 0)
    absorbing = type(fought)(fought.invader, fought.defender, voidborn_absorption=1)
    assert ended(played(absorbing)) == ("invader", 2, 0)


@pytest.mark.parametrize("winner", ["defender", "tie"])
def test_stalemate_where_nobody_has_initiative(winner: str) -> None:
    """5.3.5. No cubes of the game lead to it, so a modifier takes the invader's Initiative."""
    powerless = Side(Cubes(corvette=3), Modifiers(initiative=(Needing(-5),)))
    position = played(battle(powerless, Cubes(sentry=1), config=CombatConfig(stalemate_winner=winner)))
    assert result(position).stalemate
    assert ended(position) == (winner, 2, 1)


# -- 5.4 -------------------------------------------------------------------------------------------------------------


def test_where_nobody_defends_there_is_no_salvo() -> None:
    """5.4, 13.5.7."""
    assert played(battle(Cubes(corvette=3), Cubes(), 2)).salvo == 0


def test_sector_defenses_alone_win_and_never_tie() -> None:
    """5.4."""
    assert ended(played(battle(Cubes(corvette=2), Cubes(), 2))) == ("defender", 0, 0)


def test_nobody_left_is_a_tie() -> None:
    """5.4: also if the last cubes of both are recalled in the Approach."""
    assert ended(played(battle(Cubes(destroyer=1), Cubes(corvette=1), 1, invading="destroyers+"))) == ("tie", 0, 0)


def test_defender_destroyed_in_the_approach_has_lost() -> None:
    """5.4."""
    position = played(battle(Cubes(destroyer=2), voidborn(1), 1, invading="destroyers+"))
    assert ended(position) == ("invader", 1, 0)
    assert position.salvo == 0


@pytest.mark.parametrize(
    ("invader", "defender", "taken_over"),
    [
        (Cubes(corvette=1), voidborn(1), True),  # a tie with Voidborn
        (Cubes(corvette=1), Cubes(corvette=1), True),  # a tie with a player
        (voidborn(1), Cubes(corvette=1), True),
        (voidborn(2), Cubes(corvette=1), True),  # Voidborn win
        (voidborn(1), Cubes(corvette=2), False),
        (Cubes(corvette=2), Cubes(corvette=1), False),
        (Cubes(corvette=1), Cubes(corvette=2), False),
    ],
)
def test_voidborn_take_the_sector_over_after_a_tie_or_their_victory(
    invader: Cubes | Side, defender: Cubes | Side, taken_over: bool
) -> None:
    """5.4."""
    assert result(played(battle(invader, defender))).taken_over is taken_over


def test_recalled_cubes_are_counted() -> None:
    """P41: the rules make them active again. A Corvette from a Carrier is one of them."""
    end = result(played(battle(Side(Cubes(carrier=1), active=1), voidborn(2), 1), Drop(1), Recall("carrier")))
    assert (end.invader_recalled, end.defender_recalled) == (2, 0)
    end = result(played(battle(Cubes(corvette=3), voidborn(2))))
    assert (end.invader_recalled, end.defender_recalled) == (1, 2)
