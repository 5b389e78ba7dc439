"""After the battles: P17.14.2 to P17.14.7, rulings 6, 15 to 18, 20, 22, 23 of the facts."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.text import say
from engine.eclipse.combat import aftermath
from engine.eclipse.components import SECTORS
from engine.eclipse.names import percent
from engine.eclipse.state import DiscoveryTask, Offer, State
from engine.eclipse.tracks import balance, production
from tests.eclipse.positions import ANCIENTS, A, B, C, Game, begin, give, home, position, put, relate
from tests.eclipse.test_battles import fit, fleet

DRACO, PLANTA = "descendants_of_draco", "planta"
UNITS = {"bombing": aftermath.bombing, "control": aftermath.control, "diplomacy": aftermath.diplomacy}


def goes_on(st: State, phase: str, *rolls: Sequence[int]) -> Game:
    """This part of the phase with these dice; the game stands still in the part after it."""
    st.phase = phase  # type: ignore[assignment]
    return begin(st, {phase: UNITS[phase]}, rolls)


def attacked(*species: str, filled: tuple[int, ...] = (0, 1), ships: str = "interceptor") -> State:
    """A has ships in a sector of B (201: money, materials) with these squares filled."""
    st = position(*species)
    put(st, "201", "2b", owner=B, filled=filled, ships={A: ships})
    return st


# -- P17.14.2: bombing -----------------------------------------------------------------------------------------------


def test_p17_14_2_each_point_of_damage_kills_one_cube_of_choice() -> None:
    """P17.14.2: hit on 6, or not 1 and value + computer of 6 or more; the attacker chooses."""
    game = goes_on(attacked(ships="interceptor interceptor"), "bombing", [6, 5])
    assert game.offers() == ["yes", "no"]
    assert game.ask.habit == "bomb"
    assert game.ask.default == ("yes",)
    game.chooses("yes")
    assert game.offers() == ["cube:money", "cube:materials"]
    game.chooses("cube:materials")
    assert game.state.sectors["2b"].filled == [True, False]
    assert game.state.players[B].graveyard == {"materials": 1}
    assert game.state.phase == "control"


def test_bombing_says_how_likely_all_cubes_die_and_what_that_allows() -> None:
    """P17.14.2, P17.14.4: two dice that hit on a six against two cubes, then a disc on two points for money."""
    st = attacked(ships="interceptor interceptor")
    detail = goes_on(st, "bombing").option("yes").detail
    assert detail is not None
    outcome, then = detail.args["outcome"], detail.args["then"]
    assert outcome == say("ecl-bomb-chance", dice=2, cubes=2, all=percent(1 / 36), none=percent(25 / 36))
    assert then == say("ecl-bomb-allows", points=SECTORS["201"].vp, balance=balance(st.players[A], 1))


@pytest.mark.parametrize(("part", "all_die"), [("ion_cannon", 1 / 6), ("antimatter_cannon", 1 / 6)])
def test_damage_beyond_the_cubes_is_lost_when_the_chance_is_told(part: str, all_die: float) -> None:
    """P17.14.2: one cube, one die of one damage or of four."""
    st = attacked(filled=(0,))
    fit(st, A, "interceptor", CT=part, CB="fusion_source")
    detail = goes_on(st, "bombing").option("yes").detail
    assert detail is not None
    assert detail.args["outcome"] == say(
        "ecl-bomb-chance", dice=1, cubes=1, all=percent(all_die), none=percent(1 - all_die)
    )


def test_bombing_without_dice_or_without_a_disc_says_so() -> None:
    """P17.14.2, P17.14.4."""
    st = attacked()
    give(st, A, "neutron_bombs")
    player = st.players[A]
    player.actions, player.discs = ["research"] * player.discs, 0
    detail = goes_on(st, "bombing").option("yes").detail
    assert detail == say("ecl-bomb-detail", outcome=say("ecl-bomb-all"), then=say("ecl-bomb-no-disc"))


def test_p17_14_2_the_computer_counts_shields_do_not() -> None:
    """P17.14.2: a cruiser (computer +1) hits with a five; all classes fire, the largest first."""
    game = goes_on(attacked(ships="interceptor cruiser"), "bombing", [5], [5]).chooses("yes")
    assert game.ask.about.args["left"] == 1
    assert [text.args["ships"].args["ship"].key for text in game.said("ecl-log-bombs")] == [  # type: ignore[union-attr]
        "ecl-ship-cruiser",
        "ecl-ship-interceptor",
    ]


def test_p17_14_2_damage_may_be_spread_and_more_than_enough_is_not_asked() -> None:
    """P17.14.2: a red die kills up to four cubes."""
    st = attacked()
    fit(st, A, "interceptor", CT="antimatter_cannon", CB="fusion_source")
    game = goes_on(st, "bombing", [6]).chooses("yes")
    assert game.state.sectors["2b"].filled == [False, False]
    assert game.state.players[B].graveyard == {"money": 1, "materials": 1}


def test_p17_14_2_advanced_squares_first_by_default_and_squares_alike_once() -> None:
    """P17.14.2 and P17.18: 205 has money, advanced money, advanced science."""
    st = position()
    put(st, "205", "2b", owner=B, filled=(0, 1, 2), ships={A: "interceptor interceptor"})
    game = goes_on(st, "bombing", [6, 6]).chooses("yes")
    assert game.offers("cube") == ["advanced-money", "advanced-science", "money"]
    assert game.ask.default == ("cube:advanced-money",)
    game.chooses("cube:money", "cube:advanced-science")
    assert game.state.sectors["2b"].filled == [False, True, False]


def test_p17_14_2_missiles_do_not_count() -> None:
    """Section 9.9: without cannons nothing falls, and nothing is asked."""
    st = attacked()
    fit(st, A, "interceptor", CT="plasma_missile")
    game = goes_on(st, "bombing")
    assert game.state.phase == "control"
    assert game.state.sectors["2b"].filled == [True, True]


def test_p17_14_2_neutron_bombs_kill_all_without_dice() -> None:
    """P17.14.2: even if no ship has a cannon."""
    st = attacked()
    give(st, A, "neutron_bombs")
    fit(st, A, "interceptor", CT="hull")
    game = goes_on(st, "bombing").chooses("yes")
    assert game.state.sectors["2b"].filled == [False, False]
    assert game.said("ecl-log-bombs") == []


def test_p17_14_2_planta_dies_without_dice() -> None:
    """P17.14.2: an attacker of Planta rolls nothing."""
    st = position("mechanema", PLANTA)
    put(st, "201", "2b", owner=B, filled=(0, 1), ships={A: "interceptor"})
    game = goes_on(st, "bombing").chooses("yes")
    assert game.state.sectors["2b"].filled == [False, False]


def test_ruling_15_population_can_be_spared() -> None:
    """P17.14.2 and ruling 15: as a whole; then the disc stays."""
    game = goes_on(attacked(), "bombing").chooses("no")
    assert game.state.sectors["2b"].filled == [True, True]
    game = goes_on(game.state, "control")
    assert game.state.sectors["2b"].owner == B
    assert game.owed is None


def test_p17_14_2_only_where_no_hostile_side_is_left_and_no_ancient_bombs() -> None:
    """P17.14.2, ruling 16: the one player with ships; Ancients never bomb; nobody bombs his own cubes."""
    st = position("planta", "terran_republic", "mechanema")
    put(st, "201", "2b", owner=B, filled=(0,), ships={A: "interceptor", C: "interceptor"})
    put(st, "202", "2d", owner=B, filled=(0,), ships={ANCIENTS: "ancient"})
    put(st, "203", "2c", owner=B, filled=(0,), ships={B: "interceptor"})
    assert goes_on(st, "bombing").state.phase == "control"


def test_p17_14_2_draco_bombs_beside_ancients() -> None:
    """P17.14.2 and P1.1: Ancients are no hostile side of Draco's."""
    st = position(DRACO)
    put(st, "203", "2b", owner=B, filled=(0,), ships={ANCIENTS: "ancient", A: "interceptor"})
    assert goes_on(st, "bombing").owed == "A"


def test_p17_14_2_sectors_are_bombed_by_number() -> None:
    """P17.14.2: highest first, each once."""
    st = position()
    put(st, "201", "2b", owner=B, filled=(0,), ships={A: "interceptor"})
    put(st, "318", "3b", owner=B, filled=(0,), ships={A: "interceptor"})
    game = goes_on(st, "bombing")
    assert game.ask.about.args["place"] == "3B"
    game.chooses("no")
    assert game.ask.about.args["place"] == "2B"
    game.chooses("no")
    assert game.state.phase == "control"


# -- P17.14.3: graveyard ---------------------------------------------------------------------------------------------


def test_p17_14_3_dead_cubes_wait_by_the_kind_of_their_square() -> None:
    """P17.14.3 and ruling 6: gray and orbital ones are counted as such; this round's production is not reduced."""
    st = position()
    put(st, "103", "1b", owner=B, filled=(0, 1), ships={A: "interceptor"}, orbital=True, orbital_filled=True)
    give(st, A, "neutron_bombs")
    before = production(st.players[B], "money")
    game = goes_on(st, "bombing").chooses("yes")
    assert game.state.players[B].graveyard == {"money": 1, "gray": 1, "orbital": 1}
    assert production(game.state.players[B], "money") == before
    assert not game.state.sectors["1b"].orbital_filled
    assert game.state.sectors["1b"].orbital


# -- P17.14.4: control -----------------------------------------------------------------------------------------------


def test_p17_14_4_without_population_the_disc_goes_home_and_another_may_follow() -> None:
    """P17.14.4: always; then the attacker may put his own."""
    st = attacked(filled=())
    discs = st.players[A].discs, st.players[B].discs
    game = goes_on(st, "control")
    assert game.state.sectors["2b"].owner is None
    assert game.state.players[B].discs == discs[1] + 1
    assert game.offers() == ["yes", "no"]
    assert game.ask.default == ("yes",)
    assert game.ask.habit == "control"
    game.chooses("yes")
    assert game.state.sectors["2b"].owner == A
    assert game.state.players[A].discs == discs[0] - 1


def test_p17_14_4_also_if_nothing_replaces_it() -> None:
    """P17.14.4: without a disc on the track nothing is asked, but the other's disc is gone."""
    st = attacked(filled=())
    st.players[A].actions = ["move"] * st.players[A].discs
    st.players[A].discs = 0
    game = goes_on(st, "control")
    assert game.owed is None
    assert game.state.sectors["2b"].owner is None
    assert goes_on(attacked(filled=()), "control").chooses("no").state.sectors["2b"].owner is None


def test_p17_14_4_any_sector_without_disc_may_be_taken() -> None:
    """P17.14.4: with ships of exactly one player and no hostile side, highest number first."""
    st = position()
    put(st, "201", "2b", ships={A: "interceptor"})
    put(st, "318", "3b", ships={B: "interceptor"})
    put(st, "101", "1b", ships={ANCIENTS: "ancient", A: "interceptor"})
    put(st, "317", "3d")
    game = goes_on(st, "control")
    game.answers("yes", by="B")
    game.answers("no", by="A")
    assert [st.sectors[place].owner for st in [game.state] for place in ("3b", "2b", "1b", "3d")] == [
        B,
        None,
        None,
        None,
    ]


def test_p17_14_4_the_disc_brings_the_discovery_tile() -> None:
    """P17.14.4 and P17.10."""
    st = position()
    put(st, "206", "2b", ships={A: "interceptor"}, discovery="money")
    game = goes_on(st, "control").chooses("yes")
    task = game.state.tasks[-1]
    assert isinstance(task, DiscoveryTask)
    assert (task.seat, task.place, task.tile) == (A, "2b", "money")


def test_ruling_20_draco_puts_a_disc_beside_ancients_without_the_tile() -> None:
    """P17.14.4 and ruling 20."""
    st = position(DRACO)
    put(st, "203", "2b", ships={ANCIENTS: "ancient", A: "interceptor"}, discovery="money")
    game = goes_on(st, "control").chooses("yes")
    assert game.state.sectors["2b"].owner == A
    assert game.state.sectors["2b"].discovery == "money"
    assert game.state.phase == "diplomacy"


def test_ruling_17_a_disc_without_cubes_stays_where_no_enemy_is() -> None:
    """Ruling 17: nothing happens to it."""
    st = position()
    put(st, "201", "2b", owner=B)
    put(st, "202", "2d", owner=B, ships={B: "interceptor"})
    game = goes_on(st, "control")
    assert game.state.sectors["2b"].owner == game.state.sectors["2d"].owner == B


# -- P17.14.5: Draco -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("species", "found"), [(DRACO, True), ("mechanema", False)])
def test_p17_14_5_draco_takes_what_destroyed_ancients_guarded(species: str, found: bool) -> None:
    """P17.14.5 and ruling 22: at the end of control, if its disc survived."""
    st = position(species)
    if found:
        put(st, "203", "2b", owner=A, discovery="money")
    put(st, "204", "2d", owner=A, ships={ANCIENTS: "ancient"}, discovery="science")
    game = goes_on(st, "control")
    assert [task.place for task in game.state.tasks if isinstance(task, DiscoveryTask)] == (["2b"] if found else [])
    assert game.state.sectors["2d"].discovery == "science"


def test_ruling_23_the_new_controller_takes_the_tile() -> None:
    """Ruling 23: Draco's disc was removed."""
    st = position(DRACO)
    put(st, "203", "2b", owner=A, ships={B: "interceptor"}, discovery="money")
    game = goes_on(st, "control")
    game.answers("yes", by="B")
    assert [(task.seat, task.place) for task in game.state.tasks if isinstance(task, DiscoveryTask)] == [(B, "2b")]


# -- P17.14.6 and P17.14.7 -------------------------------------------------------------------------------------------


def side_by_side(players: int = 4) -> State:
    """Sectors of A and B that share a full edge."""
    st = position(players=players)
    put(st, "304", "4a", owner=A)
    put(st, "310", "5a", owner=B)
    return st


def test_p17_14_6_standing_offers_that_are_legal_now_are_put_to_the_partner() -> None:
    """P17.14.6: accepting makes the relation; the default is no."""
    st = side_by_side()
    st.players[B].offers = [Offer(A, "money")]
    game = goes_on(st, "diplomacy")
    assert game.owed == "A"
    assert game.offers() == ["accept:b-money", "accept:b-science", "accept:b-materials", "no"]
    assert game.ask.default == ("no",)
    game.chooses("accept:b-science")
    assert game.state.players[A].partners == [B]
    assert game.state.phase == "upkeep"


def test_p17_14_6_in_seat_order_from_the_start_player_each_once() -> None:
    """P17.14.6 (H for the order)."""
    st = side_by_side()
    st.players[A].offers, st.players[B].offers = [Offer(B, "money")], [Offer(A, "money")]
    st.start_player = B
    game = goes_on(st, "diplomacy")
    game.answers("no", by="B")
    game.answers("no", by="A")
    assert game.state.phase == "upkeep"
    assert game.state.players[A].partners == []


def test_p17_14_6_what_is_not_legal_is_not_asked() -> None:
    """P17.14.6: not connected, or partners already."""
    st = position(players=4)
    st.players[B].offers = [Offer(A, "money")]
    assert goes_on(st, "diplomacy").state.phase == "upkeep"
    st = side_by_side()
    relate(st, A, B)
    assert goes_on(st, "diplomacy").state.phase == "upkeep"


def test_p17_14_7_all_ships_are_repaired() -> None:
    """P17.14.7: damage is gone everywhere, then upkeep begins."""
    st = position()
    put(st, "101", "1b", ships={ANCIENTS: "ancient:1"})
    put(st, "201", "2b", ships={A: "cruiser:1 cruiser dreadnought:2"})
    game = goes_on(st, "diplomacy")
    assert fleet(game, ANCIENTS, "1b") == {"ancient": [0]}
    assert fleet(game, A, "2b") == {"cruiser": [0, 0], "dreadnought": [0]}
    assert game.state.phase == "upkeep"
    assert len(game.said("ecl-log-repaired")) == 1


def test_p17_14_7_lost_ships_can_be_built_again() -> None:
    """P17.14.7: their miniatures are back."""
    from engine.eclipse.ships import miniatures_left
    from tests.eclipse.test_battles import battle

    st = position()
    put(st, "318", "3b", ships={B: "interceptor", A: "interceptor"})
    assert miniatures_left(st, A, "interceptor") == 6
    assert miniatures_left(battle(st, [6]).state, A, "interceptor") == 7
    assert home(st, A).owner == A
