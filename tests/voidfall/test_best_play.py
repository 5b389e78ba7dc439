"""Best play: it agrees with a search that looks at everything, and the laws of every combat."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine.voidfall.combat.core import begin, deciding_side, is_over, legal_choices, result, step
from engine.voidfall.combat.dominance import interchangeable_cubes, symmetry_key, worth_considering
from engine.voidfall.combat.modifiers import NO_MODIFIERS, ROLES, Needing, Role, modifiers_of
from engine.voidfall.combat.records import Bombard, Cubes, Drop, Fire, Missiles, Position, SendDrones, Side
from engine.voidfall.combat.search import Search, best_play, forecast, score
from tests.voidfall.combats import battle, full_value, played_at_random, random_battle, voidborn

SMALL, MOST = range(60), 3
LAWS = range(200)


@pytest.mark.parametrize("seed", SMALL)
def test_best_play_is_as_good_as_a_search_of_everything(seed: int) -> None:
    fought = random_battle(Random(seed), MOST)
    position, known = begin(fought), dict[Position, int]()
    expected = full_value(position, known)
    assert Search().value(position) == expected
    while not is_over(position):  # also in every position on the way
        assert full_value(position, known) == expected
        position = step(position, Search().choice(position))
    assert score(position) == expected


@pytest.mark.parametrize("seed", LAWS)
def test_laws_of_a_combat(seed: int) -> None:
    """Choices are different from each other, cubes only leave, those that leave are counted, and it ends."""
    chance = Random(seed)
    fought = random_battle(chance, 8)
    position = begin(fought)
    while not is_over(position):
        choices = legal_choices(position)
        assert len(set(choices)) == len(choices) > 1
        assert set(worth_considering(position)) <= set(choices)
        before, position = position, step(position, chance.choice(choices))
        for role in ROLES:
            dropped = position.dropped - before.dropped if role == "invader" else 0
            cubes = before.force(role).cubes.plus("corvette", dropped)
            assert all(0 <= now <= then for now, then in zip(position.force(role).cubes, cubes, strict=True))
    end = result(position)
    assert end.invader_recalled == fought.invader.cubes.total + position.dropped - end.invader.total
    assert end.defender_recalled == fought.defender.cubes.total - end.defender.total
    assert end.invader_home.total <= end.invader_recalled
    assert end.defender_home.total <= end.defender_recalled
    assert end.stalemate or not (end.invader.total and end.defender.total)
    assert legal_choices(position) == ()


@pytest.mark.parametrize("seed", range(40))
def test_nobody_does_better_than_best_play_against_it(seed: int) -> None:
    """One side plays best, the other at random."""
    chance = Random(seed)
    fought = random_battle(chance, 6)
    expected = Search().value(begin(fought))
    for role in ROLES:
        position, search = begin(fought), Search()
        while not is_over(position):
            best = deciding_side(position) == role
            position = step(position, search.choice(position) if best else chance.choice(legal_choices(position)))
        assert score(position) >= expected if role == "invader" else score(position) <= expected


def test_a_combat_without_technologies_needs_no_choice_of_the_voidborn() -> None:
    for seed in range(20):
        end = played_at_random(battle(voidborn(1 + seed % 5), voidborn(seed % 4), seed % 3), Random(seed))
        assert end.stage == "over"


def test_destroyers_wait_until_carriers_cannot_absorb_their_salvo() -> None:
    """Fired at once, three Carriers absorb all of it. Later they have fewer cubes, or have absorbed single Damage."""
    fought = battle(Cubes(destroyer=2, corvette=1), Cubes(carrier=3))
    found = best_play(fought)
    assert found.choices[0] == ("invader", Fire(False))
    assert (found.result.winner, found.result.invader.total) == ("invader", 1)
    assert Search().value(step(begin(fought), Fire(True))) < 0


def test_the_cube_that_technologies_need_is_kept() -> None:
    """Targeting and Improved Torpedoes work as long as there is a Corvette."""
    found = best_play(battle(Cubes(corvette=1, carrier=2), voidborn(4), invading="targeting torpedoes+"))
    assert (found.result.winner, found.result.invader) == ("invader", Cubes(corvette=1, carrier=1))


def test_nothing_is_paid_for_that_does_not_help() -> None:
    modifiers = modifiers_of(["deep_space_missiles", "autonomous_drones"], "invader")
    strong = Side(Cubes(corvette=9), modifiers, shipyards=1, pays_missiles=True, pays_drones=True, bombard=2)
    choices = [choice for _, choice in best_play(battle(strong, Cubes())).choices]
    assert choices == [Missiles(False), SendDrones(False), Bombard(0, 0)]


def test_everything_is_paid_for_that_turns_the_combat() -> None:
    modifiers = modifiers_of(["deep_space_missiles"], "invader")
    weak = Side(Cubes(corvette=2), modifiers, shipyards=1, pays_missiles=True)
    found = best_play(battle(weak, voidborn(2)))
    assert found.choices == (("invader", Missiles(True)),)
    assert (found.result.winner, found.result.invader.total) == ("invader", 2)


def test_carriers_deploy_all_they_can_also_in_a_lost_combat() -> None:
    found = best_play(battle(Side(Cubes(carrier=2), active=2), voidborn(9), 2))
    assert found.choices[0] == ("invader", Drop(2))


def test_forecasts_leave_drones_out() -> None:
    """Ruling 36."""
    modifiers = modifiers_of(["autonomous_drones"], "invader")
    fought = battle(Side(Cubes(corvette=2), modifiers, pays_drones=True), voidborn(1), 1)
    assert best_play(fought).result.winner == "invader"
    assert forecast(fought).result.winner == "tie"
    assert all(not isinstance(choice, SendDrones) for _, choice in forecast(fought).choices)


def test_forecasts_leave_escape_pods_out() -> None:
    """Ruling 36."""
    end = forecast(battle(Cubes(corvette=3), Cubes(), 2, invading="escape_pods+")).result
    assert end.invader_recalled == 2
    assert end.invader_home == Cubes()


# -- what cubes are good for -------------------------------------------------------------------------------------------


NEEDING_A_CARRIER = replace(NO_MODIFIERS, initiative=(Needing(1, "carrier"),))


def in_salvo(side: Side, role: Role, *, carriers: bool) -> Position:
    """A later Salvo step of a side against 9 Corvettes. `carriers`: whether those of the side can still absorb."""
    others = Side(Cubes(corvette=9))
    sides = (side, others) if role == "invader" else (others, side)
    position = begin(battle(*sides))
    invader, defender = (
        replace(position.force(each), cubes=given.cubes, carriers=carriers, dreadnoughts=False)
        for each, given in zip(ROLES, sides, strict=True)
    )
    return replace(
        position, invader=invader, defender=defender, stage="salvo", salvo=2, fired=True, hits=(), answer=None
    )


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(
    ("absorbing", "needed", "spare"),
    [
        (True, False, 0),  # each of them absorbs
        (True, True, 0),
        (False, False, 3),  # nothing but Initiative is left
        (False, True, 2),  # one of them keeps a Technology at work
    ],
)
def test_carriers_are_spared_while_they_absorb_or_something_needs_one(
    role: Role, absorbing: bool, needed: bool, spare: int
) -> None:
    modifiers = NEEDING_A_CARRIER if needed else NO_MODIFIERS
    position = in_salvo(Side(Cubes(corvette=1, carrier=3), modifiers), role, carriers=absorbing)
    found = interchangeable_cubes(position, role)
    assert (found.carrier, found.corvette) == (spare, 1)


def test_positions_that_differ_in_a_needed_carrier_are_not_alike() -> None:
    one, other = (
        in_salvo(Side(cubes, NEEDING_A_CARRIER), "invader", carriers=False)
        for cubes in (Cubes(corvette=2, carrier=1), Cubes(corvette=3))
    )
    assert symmetry_key(one) != symmetry_key(other)
    plain_ones = [
        in_salvo(Side(cubes), "invader", carriers=False) for cubes in (Cubes(corvette=2, carrier=1), Cubes(corvette=3))
    ]
    assert symmetry_key(plain_ones[0]) == symmetry_key(plain_ones[1])
