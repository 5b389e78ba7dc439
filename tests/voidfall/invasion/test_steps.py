"""The steps of an invasion before the result (13.5-1 to 13.5-9)."""

from __future__ import annotations

from engine.core.hexgrid import hex_named
from engine.voidfall.components import parts
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.happenings import CubeDeployed
from engine.voidfall.invasion.targets import distinct_reaches, may_invade, regroup_moves, sources, targets
from engine.voidfall.leaving import leave
from engine.voidfall.map.chart import chart
from engine.voidfall.run import run
from engine.voidfall.state import Cooperation, Options, State
from engine.voidfall.tasks import InvasionTask, Source
from engine.voidfall.vocabulary.effects import Invade
from engine.voidfall.vocabulary.fleets import CombatBonus
from tests.voidfall.invasion.battles import HOME, OUTPOST, TARGET, abouts, front, go_on, invade, resolve
from tests.voidfall.positions import A, B, give, pay, position, put

MAPS = tuple(parts().maps)
BOMBARD = CombatBonus(pay(materials=3), 1, ("approach", "salvo"))


# -- 1. target -------------------------------------------------------------------------------------------------------


def test_targets_are_voidborn_unoccupied_and_another_players_sectors() -> None:
    """13.5-1: next to a sector of one's own; no Home sector."""
    st = position()
    assert targets(st, A) == ["2c", "1a", "1b", "2l"]
    put(st, "2l", owner=B)
    assert "2l" in targets(st, A)
    assert not may_invade(st, A, "2g")
    assert not may_invade(st, A, OUTPOST)


def test_nobody_invades_another_player_in_a_cooperative_game() -> None:
    """13.5-1."""
    st = position()
    put(st, "2l", owner=B)
    st.options = Options(mode="coop")
    assert "2l" not in targets(st, A)


def test_some_actions_invade_corrupted_sectors_only() -> None:
    """13.5-1: the filter of the action."""
    st = position()
    put(st, "1a", corrupted=False)
    assert "1a" not in targets(st, A, only_corrupted=True)
    assert "1b" in targets(st, A, only_corrupted=True)
    asked = resolve(st, Invade("corrupted"), "none")
    assert "at:1a" not in asked[0].options.keys


def test_an_empty_home_sector_sends_nobody() -> None:
    """13.5-3: at least one cube must move."""
    st = front({}, voidborn=1)
    assert targets(st, A) == []
    assert resolve(st, Invade()) == []


def test_a_wormhole_joins_the_sectors_around_it() -> None:
    """R33: its adjacency counts for invasions as an edge does."""
    map_id, here, there = next(
        (name, one, other)
        for name in MAPS
        for one, others in chart(name).adjacent.items()
        for other in others
        if hex_named(one).distance(hex_named(other)) > 1
    )
    st = position(map_id=map_id)
    put(st, here, owner=A, home=None)
    put(st, there, owner=None, fleets={}, voidborn=1, home=None)
    assert there in targets(st, A)
    assert sources(st, A, there) == (here,)


# -- 2. before moving ------------------------------------------------------------------------------------------------


def test_hyperdrive_regroups_before_the_invasion() -> None:
    """13.5-2, 13.7: free, and cubes that have come to an adjacent sector may invade."""
    st = position()
    put(st, "2b", fleets={"corvette": 1, "destroyer": 1})
    give(st, A, technologies="hyperdrive", active=1, inactive=9)
    asked = resolve(st, Invade(), "at:2l", "move:destroyer:2b:2a", "none", "cube:destroyer:2a", "fight")
    assert abouts(asked)[:2] == ["vf-ask-target", "vf-ask-regroup"]
    assert st.fought[-1].position.battle.invader.cubes.destroyer == 1


def test_hyperdrive_brings_a_cube_to_an_empty_home_from_which_it_invades() -> None:
    """13.5-2: a target next to an empty Home sector is one if the regroup can supply it."""
    st = position()
    put(st, HOME, fleets={})
    assert "2l" not in targets(st, A)
    give(st, A, technologies="hyperdrive")
    assert regroup_moves(st, A) == 5
    assert "2l" in targets(st, A)
    put(st, OUTPOST, fleets={"corvette": 1})
    assert "2l" not in targets(st, A)


def test_improved_hyperdrive_reaches_two_steps_over_any_sector() -> None:
    """13.7: path over any one sector, whoever holds it."""
    st = position()
    give(st, A, technologies="hyperdrive+")
    assert "0a" in targets(st, A)
    assert set(sources(st, A, "0a", "two_steps")) == {"2a", "2b"}
    put(st, "0a", bounty=0, reclaim=0)
    resolve(st, Invade(), "at:0a", "none", "all:2a", "all:2b")
    assert st.fought[-1].place == "0a"
    assert st.fought[-1].position.battle.invader.cubes.total == 4


def test_improved_hyperdrive_opens_voidstorms() -> None:
    """13.7: one of both ways in each invasion; asked only where it makes a difference."""
    st, here, there = beside_a_storm()
    give(st, A, technologies="hyperdrive+")
    assert there not in chart(st.map).adjacent[here]
    assert here in sources(st, A, there, "ignore_voidstorms")
    assert here not in sources(st, A, there)
    assert there in targets(st, A)


def beside_a_storm() -> tuple[State, str, str]:
    """A holds one side of a Voidstorm, the Voidborn the other."""
    st = position(map_id=next(name for name in MAPS if storms_of(name)))
    for sector in st.sectors.values():
        if sector.home is None:
            sector.owner, sector.fleets, sector.voidborn = None, {}, 1
    here, there = next(
        (a, b) for a, b in storms_of(st.map) if st.sectors[a].home is None and st.sectors[b].home is None
    )
    put(st, here, owner=A, fleets={"corvette": 2})
    return st, here, there


def storms_of(map_id: str) -> list[tuple[str, str]]:
    """The pairs of sectors between which a Voidstorm lies."""
    known = chart(map_id)
    return [(a, b) for a in known.across_storms for b in known.across_storms[a] if b not in known.adjacent[a]]


def test_the_way_is_asked_only_if_there_are_two_different_ones() -> None:
    """13.7: none where one of them lets all cubes come that the other does."""
    st = position()
    give(st, A, technologies="hyperdrive+")
    assert distinct_reaches(st, A, "1a") == ("",)
    assert distinct_reaches(st, A, "0a") == ("two_steps",)


def test_salvage_scanner_lays_a_reclaim_token_that_stays_after_a_failure() -> None:
    """13.7: drawn and laid face down before the combat."""
    st = front({"corvette": 1}, voidborn=3, technologies="salvage_scanner")
    invade(st, move=["scan", "cube:corvette:2a"])
    assert (st.sectors[TARGET].owner, st.sectors[TARGET].reclaim) == (None, 1)


def test_only_the_improved_scanner_works_on_corrupted_sectors_without_voidborn() -> None:
    """13.7: a Fallen House is Corrupted and not Voidborn."""
    st = position()
    give(st, A, technologies="salvage_scanner")
    assert abouts(resolve(st, Invade(), "at:2c", "none")) == ["vf-ask-target", "vf-ask-move-in-first"]
    give(st, A, technologies="salvage_scanner+")
    assert "vf-ask-scan" in abouts(resolve(st, Invade(), "at:2c", "none", "none"))


# -- 3. and 4. moves, abandonment ------------------------------------------------------------------------------------


def test_cubes_come_from_all_adjacent_sectors_of_any_types() -> None:
    """13.5-3."""
    st = front({"corvette": 1, "destroyer": 1}, voidborn=1)
    put(st, OUTPOST, owner=A, fleets={"corvette": 2})
    invade(st, move=["cube:destroyer:2a", "cube:corvette:2b", "fight"])
    assert st.fought[-1].position.battle.invader.cubes.total == 2
    assert st.sectors[OUTPOST].fleets == {"corvette": 1}
    assert st.sectors[HOME].fleets == {"corvette": 1}


def test_a_target_may_be_given_up_before_a_cube_has_moved() -> None:
    """P15: the invasion may be declined; with a cube on its way it is fought."""
    st = front({"corvette": 2}, voidborn=1)
    asked = invade(st, move=["none"])
    assert asked[-1].options.keys == ("all:2a", "cube:corvette:2a", "none")
    assert st.fought == []
    assert "none" not in invade(st, move=["cube:corvette:2a", "fight"])[-1].options.keys


def test_sectors_left_empty_are_abandoned_before_the_combat() -> None:
    """13.5-4, 4.1: Installations off, Corruption, two Voidborn, a face-down Bounty token, a Glory token of choice."""
    st = front({"corvette": 1}, voidborn=1)
    put(st, OUTPOST, owner=A, fleets={"corvette": 1}, population=2, installations="shipyard", guilds="f")
    give(st, A, glory=[1, 3])
    begin_unit(st, A, Source("focus", "test/1"), Invade())
    asked = go_on(st, "at:1a", "cube:corvette:2b", "cube:corvette:2a", "glory:1")
    sector = st.sectors[OUTPOST]
    assert (sector.owner, sector.installations, sector.corrupted, sector.voidborn) == (None, [], True, 2)
    assert (sector.bounty, sector.guilds) == (1, ["farmers"])
    assert (st.players[A].glory, st.players[A].influence) == ([3], 13)
    told = [event.public.key for event in st.events if event.public is not None]
    assert told.index("vf-log-abandon") < told.index("vf-log-approach")
    assert asked[1].option("cube:corvette:2b").caution is not None  # type: ignore[union-attr]


def test_fenrax_keeps_its_glory() -> None:
    """4.1 with the house's ability: nothing is discarded for a sector emptied by moving."""
    st = front({"corvette": 1}, voidborn=1, houses=("fenrax", "belitan"))
    put(st, OUTPOST, owner=A, fleets={"corvette": 1})
    give(st, A, glory=[1, 3])
    invade(st, move=["cube:corvette:2b", "cube:corvette:2a"])
    assert st.players[A].glory == [1, 3]


# -- 5. announcements ------------------------------------------------------------------------------------------------


def test_missiles_are_paid_for_with_a_shipyard_next_to_the_combat() -> None:
    """13.7: the Home sector has a printed Shipyard; 1 Energy, 1 Damage."""
    st = front({"corvette": 2}, voidborn=2, technologies="deep_space_missiles")
    give(st, A, energy=1)
    asked = invade(st)
    assert "vf-ask-battle-missiles" in abouts(asked)
    assert (st.players[A].stock["energy"], st.sectors[TARGET].fleets) == (0, {"corvette": 2})


def test_a_shipyard_of_an_abandoned_sector_fires_no_missiles() -> None:
    """13.7: sectors still one's own after step 4."""
    st = front({"corvette": 1}, voidborn=1, technologies="deep_space_missiles+")
    put(st, OUTPOST, owner=A, fleets={"corvette": 1}, installations="shipyard")
    invade(st, move=["cube:corvette:2b", "cube:corvette:2a"])
    assert st.fought[-1].position.battle.invader.shipyards == 1


def test_drones_return_a_trade_token_whose_bonus_comes_before_the_approach() -> None:
    """R8, 13.5-5: Trade Nexus activates a cube that Carriers then deploy."""
    st = front({"carrier": 1}, voidborn=1, defenses=1, technologies="autonomous_drones trade_nexus carriers")
    give(st, A, trade=1, active=0, inactive=13)
    st.ladder = [1, 0, 1, 1, 1, 1]
    invade(st, "drones", "part:1", "drop:1")
    assert st.players[A].trade == 0
    assert st.ladder[1] == 1
    field = st.fought[-1]
    assert (field.position.dropped, field.position.drones) == (1, True)
    assert (st.sectors[TARGET].owner, st.players[A].inactive) == (A, 12)


def test_bombard_is_paid_for_and_split_at_once() -> None:
    """Nervo's Bombard: 3 Materials for each point of Absorption, in the Approach or in a Salvo step."""
    st = front({"corvette": 2}, voidborn=1, defenses=1)
    give(st, A, materials=6)
    asked = invade(st, "bombard:1:1", effect=Invade(bonus=BOMBARD))
    ask = next(each for each in asked if each.about.key == "vf-ask-battle-bombard")
    assert ask.options.keys == ("none", "bombard:0:1", "bombard:1:0", "bombard:0:2", "bombard:1:1")
    assert (st.players[A].stock["materials"], st.sectors[TARGET].fleets) == (0, {"corvette": 2})


def test_a_bonus_of_one_kind_absorbs_only_that_kind() -> None:
    """What an action offers is what can be chosen."""
    st = front({"corvette": 2}, voidborn=1, defenses=1)
    give(st, A, materials=6)
    asked = invade(st, "bombard:0:2", effect=Invade(bonus=CombatBonus(pay(materials=3), 1, ("salvo",))))
    ask = next(each for each in asked if each.about.key == "vf-ask-battle-bombard")
    assert ask.options.keys == ("none", "bombard:0:1", "bombard:0:2")


def test_missiles_paid_with_a_credit_leave_less_for_bombard() -> None:
    """P19: Credits stand in for Energy and Materials, once."""
    st = front({"corvette": 2}, voidborn=2, technologies="deep_space_missiles")
    give(st, A, materials=2, credits=1)
    asked = invade(st, "missiles", effect=Invade(bonus=BOMBARD))
    assert "vf-ask-battle-bombard" not in abouts(asked)
    assert st.players[A].stock["credits"] == 0


# -- 6. to 9. the combat ---------------------------------------------------------------------------------------------


def test_carriers_deploy_without_a_cost() -> None:
    """13.5-6."""
    st = front({"carrier": 2}, voidborn=1, technologies="carriers+")
    give(st, A, food=3, active=1)
    invade(st, "drop:1")
    assert st.players[A].stock["food"] == 3
    assert (st.players[A].active, st.sectors[TARGET].cubes) == (0, 3)


def test_corvettes_of_carriers_count_as_deployed() -> None:
    """5.2-1: Carriers deploy active cubes, which Crises hear of, also those that are lost in the combat."""
    st = front({"carrier": 2}, voidborn=1, defenses=1, technologies="carriers+")
    st.options, st.coop = Options("coop"), Cooperation()
    give(st, A, active=2)
    invade(st, "drop:2")
    assert [each for each in st.span.happened if isinstance(each, CubeDeployed)] == [
        CubeDeployed(A, TARGET, "corvette")
    ] * 2


def test_both_owners_choose_their_recalls_the_invader_first() -> None:
    """13.5-6, P72: the defender decides on the invader's turn, with the best defence as default."""
    st = front(
        {"corvette": 2, "destroyer": 2},
        defender={"corvette": 1, "dreadnought": 1},
        defenses=1,
        technologies="destroyers+",
        defending="dreadnoughts",
    )
    asked = [each for each in invade(st) if each.habit == "battle"]
    assert [each.seat for each in asked][:1] == [A]
    assert all(each.settled_default for each in asked)


def test_a_defender_is_asked_and_may_decide_otherwise() -> None:
    """13.5-8: each source of Absorption is optional."""
    st = front({"corvette": 3}, defender={"corvette": 2, "dreadnought": 1}, defending="shields dreadnoughts")
    asked = invade(st, "none", "recall:dreadnought")
    mine = [each for each in asked if each.seat == B]
    assert mine[0].about.key == "vf-ask-battle-absorb"
    assert mine[0].settled_default != ("none",)


def test_nobody_defends_so_the_approach_decides() -> None:
    """13.5-7, 5.4: no Salvo without defending cubes."""
    st = front({"corvette": 3}, defenses=2)
    invade(st)
    told = [event.public.key for event in st.events if event.public is not None]
    assert "vf-log-approach" in told
    assert "vf-log-salvo" not in told
    assert st.sectors[TARGET].fleets == {"corvette": 1}


def test_the_log_tells_each_step_once_and_in_order() -> None:
    """5.2, 5.3: the Approach, the Salvo steps, the result."""
    st = front({"destroyer": 2}, voidborn=3, technologies="destroyers")
    invade(st, "none", "fire")
    told = [event.public.key for event in st.events if event.public is not None]
    steps = [key for key in told if key in ("vf-log-approach", "vf-log-salvo", "vf-log-combat-result")]
    assert steps == ["vf-log-approach", *["vf-log-salvo"] * (len(steps) - 2), "vf-log-combat-result"]
    assert len(steps) >= 4


def test_a_combat_is_shown_until_one_of_a_later_turn() -> None:
    """What was told of it can be seen as long as its last answer can matter."""
    st = front({"corvette": 4}, voidborn=1)
    invade(st, move=["cube:corvette:2a", "fight"])
    put(st, TARGET, owner=None, fleets={}, voidborn=1, bounty=0)
    invade(st, move=["cube:corvette:2a", "fight"])
    assert len(st.fought) == 2
    st.active = 1
    put(st, TARGET, owner=None, fleets={}, voidborn=1, bounty=0)
    invade(st, move=["cube:corvette:2a", "fight"])
    assert len(st.fought) == 1


# -- interruptions ---------------------------------------------------------------------------------------------------


def stopped_in_combat(st: State) -> None:
    """The invasion up to the first question of the combat, whose unit is then given up."""
    begin_unit(st, A, Source("focus", "test/1"), Invade())
    left = ["at:1a", "all:2a"]
    unit, value = run(st), None
    while True:
        ask = unit.send(value)
        if ask.habit == "battle":  # type: ignore[union-attr]  # questions only
            unit.close()
            return
        value = ask.value_of((left.pop(0),))  # type: ignore[union-attr]


def test_a_combat_goes_on_from_where_it_stood() -> None:
    """A unit that is given up in the middle leaves everything in the state."""
    st = front({"destroyer": 2}, voidborn=3, technologies="destroyers")
    stopped_in_combat(st)
    assert st.battle is not None
    assert sum(next(task for task in st.tasks if isinstance(task, InvasionTask)).moved.values()) == 2
    go_on(st)
    assert st.sectors[TARGET].fleets == {"destroyer": 1}


def test_a_defender_who_resigns_leaves_the_sector_to_the_voidborn() -> None:
    """4.1: the invasion goes on against them, with all its cubes."""
    st = front({"destroyer": 3}, defender={"corvette": 3}, technologies="destroyers")
    stopped_in_combat(st)
    leave(st, B)
    assert sum(next(task for task in st.tasks if isinstance(task, InvasionTask)).moved.values()) == 3
    put(st, TARGET, bounty=0)
    go_on(st)
    assert st.fought[-1].position.battle.defender.voidborn
    assert st.sectors[TARGET].owner == A


def test_an_invader_who_resigns_takes_its_cubes_away() -> None:
    """The defender keeps its sector."""
    st = front({"destroyer": 3}, defender={"corvette": 3}, technologies="destroyers")
    stopped_in_combat(st)
    leave(st, A)
    assert (st.battle, st.tasks) == (None, [])
    assert st.sectors[TARGET].fleets == {"corvette": 3}
