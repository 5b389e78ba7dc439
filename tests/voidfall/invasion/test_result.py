"""The result of an invasion and its rewards (5.4, P41 to P45, 4.1)."""

from __future__ import annotations

import pytest

from engine.voidfall.state import Cooperation, Copies, Options
from engine.voidfall.vocabulary.counts import InvadedPopulation, VoidbornRemoved
from engine.voidfall.vocabulary.economy import GainInfluencePer
from engine.voidfall.vocabulary.effects import Invade
from engine.voidfall.vocabulary.lasting import UpgradeNewGlory
from engine.voidfall.vocabulary.sectors import RemoveCorruption
from tests.voidfall.invasion.battles import HOME, OUTPOST, TARGET, abouts, front, invade
from tests.voidfall.positions import A, B, give, put

# -- cubes -----------------------------------------------------------------------------------------------------------


def test_recalled_cubes_are_active() -> None:
    """P41."""
    st = front({"corvette": 3}, voidborn=2)
    give(st, A, active=0, inactive=11)
    invade(st)
    assert (st.players[A].active, st.players[A].inactive) == (1, 11)


def test_damage_beyond_the_cubes_is_lost() -> None:
    """P42: five Sector Defenses against two cubes."""
    st = front({"corvette": 2}, defenses=2)
    put(st, TARGET, kind="novarch_palace")
    invade(st)
    assert st.players[A].active == 14


@pytest.mark.parametrize("holder", ["voidborn", "player", "nobody"])
def test_installations_and_printed_pieces_fight_for_whoever_defends(holder: str) -> None:
    """P43: a Sector Defense, a Starbase, and what is printed on the sector."""
    st = front({"corvette": 6}, voidborn=int(holder == "voidborn"))
    if holder == "player":
        put(st, TARGET, owner=B, fleets={"corvette": 1})
    put(st, TARGET, kind="novarch_palace", installations="sector_defense starbase")
    invade(st)
    assert st.fought[-1].position.battle.defenses == 3
    assert st.sectors[TARGET].owner == A


# -- victory ---------------------------------------------------------------------------------------------------------


def test_the_sector_changes_hands_with_its_corruption_and_guilds() -> None:
    """5.4-1, P44: placed Installations go, even those of a Fallen House; Guilds and printed pieces stay."""
    st = front({"corvette": 3}, voidborn=1, defenses=1)
    put(st, TARGET, guilds="fe")
    invade(st)
    sector = st.sectors[TARGET]
    assert (sector.owner, sector.corrupted, sector.installations) == (A, True, [])
    assert sector.guilds == ["farmers", "engineers"]


def test_bounties_come_first_then_reclaims_then_glory() -> None:
    """5.4-2, 5.4-3: tokens are resolved and kept; the Glory of the sector counts for the sum."""
    st = front({"corvette": 3}, voidborn=1)
    put(st, TARGET, bounty=1, reclaim=1, glory=[4])
    give(st, A, glory=[2], influence=10)
    asked = invade(st, "part:2", "part:1")
    player, sector = st.players[A], st.sectors[TARGET]
    assert (len(player.bounties), len(player.reclaims), sector.bounty, sector.reclaim, sector.glory) == (1, 1, 0, 0, [])
    assert (player.glory, player.influence) == ([2, 4], 10 + 1 + 6)
    assert abouts(asked)[-2:] == ["vf-ask-one", "vf-ask-one"]


def test_an_event_upgrades_the_token_before_the_sum() -> None:
    """P45 with the event that lets new Glory be upgraded."""
    st = front({"corvette": 3}, voidborn=1)
    put(st, TARGET, glory=[4])
    give(st, A, glory=[2], influence=0)
    st.lasting.append(UpgradeNewGlory(1))
    invade(st, "glory:4")
    assert (st.players[A].glory, st.players[A].influence) == ([2, 5], 7)


def test_against_a_player_the_opponents_glory_counts_before_the_discard() -> None:
    """P45: the sum of the opponent's tokens, of which one of choice is discarded afterwards."""
    st = front({"corvette": 4}, defender={"corvette": 1})
    give(st, A, glory=[5], influence=10)
    give(st, B, glory=[1, 3])
    asked = invade(st, "glory:3")
    assert (st.players[A].influence, st.players[B].glory) == (14, [1])
    assert (asked[-1].seat, asked[-1].settled_default) == (B, ("glory:1",))


def test_an_unoccupied_sector_scores_as_the_voidborn_do() -> None:
    """5.4-3: one's own Glory."""
    st = front({"corvette": 2})
    give(st, A, glory=[2, 3], influence=0)
    invade(st)
    assert st.players[A].influence == 5


def test_a_player_without_glory_discards_none() -> None:
    """R32."""
    st = front({"corvette": 4}, defender={"corvette": 1})
    give(st, B, glory=[])
    invade(st)
    assert (st.sectors[TARGET].owner, st.players[B].glory) == (A, [])


def test_the_printed_effect_of_a_sector() -> None:
    """5.4-4: a Survivor Colony establishes a Guild in it."""
    st = front({"corvette": 5}, voidborn=1)
    put(st, TARGET, kind="survivor_colony")
    invade(st, "part:1", "guild:miners:1a")
    assert st.sectors[TARGET].guilds == ["miners"]


def test_a_fallen_house_gives_a_technology_its_piece_and_a_slot() -> None:
    """5.4-5: the first card is the sixth slot for Technologies; +4 for the first copy, the immediate effect."""
    st = front({"corvette": 4}, defenses=2)
    put(st, TARGET, fallen="valnis")
    st.display = {
        "shields": Copies(2, first=True),
        "escape_pods": Copies(1, first=False),
        "carriers": Copies(2, first=True),
    }
    give(st, A, technologies="torpedoes targeting starbases cloning robotics", glory=[], influence=0)
    asked = invade(st, "tech:shields", "none", "guild:engineers:1a")
    player = st.players[A]
    assert asked[2].options.keys == ("tech:shields", "tech:escape_pods", "none")
    assert (len(player.technologies), player.conquered, st.sectors[TARGET].fallen) == (6, "valnis", "")
    assert (player.influence, st.display["shields"], st.sectors[TARGET].guilds) == (
        4,
        Copies(1, first=False),
        ["engineers"],
    )


def test_the_piece_of_a_fallen_house_stands_after_its_installations_went() -> None:
    """P44: a Sector Defense is built on a free space, without a Technology (R35)."""
    st = front({"corvette": 4}, defenses=2)
    put(st, TARGET, fallen="shiveus")
    invade(st, "build:sector_defense:1a")
    assert st.sectors[TARGET].installations == ["sector_defense"]


def test_a_later_fallen_house_gives_no_slot() -> None:
    """5.4-5: later cards are discarded."""
    st = front({"corvette": 4}, defenses=2)
    put(st, TARGET, fallen="valnis")
    give(st, A, conquered="zenor")
    invade(st, "none")
    assert (st.players[A].conquered, st.sectors[TARGET].fallen) == ("zenor", "")


def test_harbingers_go_to_the_crisis_board() -> None:
    """5.4-6, P59 (coop and solo)."""
    st = front({"corvette": 3}, voidborn=1)
    st.options, st.coop = Options(mode="coop"), Cooperation()
    put(st, TARGET, harbingers=2)
    invade(st, "row:military", "row:economic")
    assert st.coop is not None
    assert (st.coop.military.harbingers, st.coop.economic.harbingers, st.sectors[TARGET].harbingers) == (1, 1, 0)


def test_a_rift_becomes_a_base_sector_of_the_invader() -> None:
    """6.7: Population 1, Pure; every player gets relief."""
    st = front({"corvette": 6}, voidborn=3)
    st.options, st.coop = Options(mode="coop"), Cooperation()
    put(st, TARGET, kind="rift", population=None, corrupted=False)
    asked = invade(st, *["take:food"] * 10)
    sector = st.sectors[TARGET]
    assert (sector.kind, sector.population, sector.corrupted, sector.owner) == ("base", 1, False, A)
    assert {each.seat for each in asked if each.about.key != "vf-ask-target"} == {A, B}


def test_what_the_action_gives_for_success_comes_last() -> None:
    """13.5-10: Influence for Voidborn removed and for the Population of the sector (P24)."""
    st = front({"corvette": 5}, voidborn=3)
    give(st, A, glory=[], influence=0)
    invade(st, effect=Invade(success=GainInfluencePer(2, VoidbornRemoved())))
    assert st.players[A].influence == 6
    st = front({"corvette": 5}, voidborn=3)
    give(st, A, glory=[], influence=0)
    invade(st, effect=Invade(success=GainInfluencePer(1, InvadedPopulation())))
    assert st.players[A].influence == 3


def test_success_may_purify_the_sector() -> None:
    """Annihilate: the Corruption of the combat sector."""
    st = front({"corvette": 3}, voidborn=1)
    asked = invade(st, "at:1a", effect=Invade(success=RemoveCorruption(1, "combat_sector")))
    assert not st.sectors[TARGET].corrupted
    assert asked[-1].about.key == "vf-ask-corruption-removed"


def test_a_failed_invasion_gives_nothing() -> None:
    """5.4: the invader has just lost the cubes."""
    st = front({"corvette": 1}, voidborn=3)
    put(st, TARGET, bounty=1, glory=[4])
    give(st, A, glory=[2], influence=10)
    invade(st, effect=Invade(success=GainInfluencePer(2, VoidbornRemoved())))
    assert (st.players[A].influence, st.players[A].glory, st.sectors[TARGET].bounty) == (10, [2], 1)


# -- ties and defeats ------------------------------------------------------------------------------------------------


def test_a_tie_with_a_player_gives_the_sector_to_the_voidborn() -> None:
    """5.4, 4.1 steps 1-3: Installations off, Corruption, two cubes and a Bounty token; one Glory token of choice."""
    st = front({"corvette": 1}, defender={"corvette": 1})
    put(st, TARGET, installations="shipyard", corrupted=False)
    give(st, B, glory=[1, 4], active=0)
    invade(st, "glory:1")
    sector = st.sectors[TARGET]
    assert (sector.owner, sector.voidborn, sector.bounty, sector.corrupted, sector.installations) == (
        None,
        2,
        1,
        True,
        [],
    )
    assert (st.players[B].glory, st.players[B].active) == ([4], 1)


def test_a_tie_with_voidborn_brings_two_fresh_cubes_and_costs_nobody_glory() -> None:
    """5.4: the tokens stay."""
    st = front({"corvette": 1}, voidborn=1)
    put(st, TARGET, glory=[3], reclaim=1)
    give(st, A, glory=[2])
    invade(st)
    sector = st.sectors[TARGET]
    assert (sector.voidborn, sector.glory, sector.reclaim, sector.bounty) == (2, [3], 1, 1)
    assert st.players[A].glory == [2]


def test_a_sector_without_room_for_voidborn_becomes_unoccupied() -> None:
    """4.1: an Asteroid Belt after a tie."""
    st = front({"corvette": 3}, defender={"corvette": 1})
    put(st, TARGET, kind="asteroid_belt", population=None, corrupted=False, installations="sector_defense")
    invade(st)
    sector = st.sectors[TARGET]
    assert (sector.owner, sector.voidborn, sector.bounty, sector.installations) == (None, 0, 0, [])


def test_a_defender_who_holds_keeps_what_is_left() -> None:
    """5.4: nothing further."""
    st = front({"corvette": 1}, defender={"corvette": 3}, defending="torpedoes")
    give(st, B, glory=[2])
    invade(st)
    assert (st.sectors[TARGET].owner, st.sectors[TARGET].fleets, st.players[B].glory) == (B, {"corvette": 3}, [2])


# -- Technologies after the combat -----------------------------------------------------------------------------------


def test_replicators_keep_installations_and_give_a_bounty() -> None:
    """13.7, 5.4-1."""
    st = front({"corvette": 5}, voidborn=1, defenses=1, technologies="combat_replicators")
    invade(st, "part:2")
    assert st.sectors[TARGET].installations == ["sector_defense"]
    assert len(st.players[A].bounties) == 1


def test_improved_replicators_make_a_tie_a_victory() -> None:
    """13.7: deploy one active cube there, at the cost of its type; one that was just recalled may be used (P41)."""
    st = front({"corvette": 1}, defender={"corvette": 1}, technologies="combat_replicators+ carriers")
    give(st, A, food=1, glory=[], influence=0, active=0)
    give(st, B, glory=[3])
    invade(st, "cube:carrier:1a", "part:2")
    sector = st.sectors[TARGET]
    assert (sector.owner, sector.fleets, sector.voidborn) == (A, {"carrier": 1}, 0)
    assert (st.players[A].stock["food"], st.players[A].influence, st.players[B].glory) == (0, 3 + 1, [])
    assert len(st.players[A].bounties) == 1


def test_without_the_deployment_it_stays_a_tie() -> None:
    """13.7: otherwise 5.4 tie."""
    st = front({"corvette": 1}, defender={"corvette": 1}, technologies="combat_replicators+")
    give(st, B, glory=[3])
    invade(st, "none")
    assert (st.sectors[TARGET].owner, st.sectors[TARGET].voidborn, st.players[B].glory) == (None, 2, [])


def test_improved_replicators_deploy_once_after_a_victory() -> None:
    """13.7."""
    st = front({"corvette": 3}, voidborn=1, technologies="combat_replicators+")
    invade(st, "part:2", "cube:corvette:1a")
    assert st.sectors[TARGET].fleets == {"corvette": 3 + 1}


def test_improved_salvage_scanner_removes_the_corruption() -> None:
    """13.7: after a success."""
    st = front({"corvette": 3}, voidborn=1, technologies="salvage_scanner+")
    invade(st, "at:1a", move=["none", "all:2a"])
    assert not st.sectors[TARGET].corrupted


def test_escape_pods_bring_cubes_home_as_they_are() -> None:
    """R9: the basic one, one cube per combat."""
    st = front({"destroyer": 2}, voidborn=2, technologies="escape_pods destroyers")
    give(st, A, active=0, inactive=12)
    invade(st, "none", "home:destroyer")
    assert st.sectors[HOME].fleets == {"destroyer": 1}
    assert st.players[A].active + st.sectors[TARGET].cubes == 1


def test_triggers_of_a_successful_invasion() -> None:
    """Yarvek: a Bounty token for a Voidborn sector; Shiveus pays Science to purify a Corrupted one."""
    st = front({"corvette": 3}, voidborn=1, houses=("yarvek", "belitan"))
    invade(st, "part:2")
    assert len(st.players[A].bounties) == 1
    st = front({"corvette": 3}, voidborn=1, houses=("shiveus", "belitan"))
    give(st, A, science=1)
    invade(st, "pay", "at:1a")
    assert not st.sectors[TARGET].corrupted


def test_outpost_of_the_invader_is_untouched() -> None:
    """Only sectors left empty are abandoned (13.5-4)."""
    st = front({"corvette": 3}, voidborn=1)
    put(st, OUTPOST, owner=A, fleets={"corvette": 2})
    invade(st, move=["all:2a", "cube:corvette:2b", "fight"])
    assert (st.sectors[OUTPOST].owner, st.sectors[OUTPOST].cubes) == (A, 1)
