"""Rulings of the facts (section 14) and procedures of section 17 that belong to several areas."""

from __future__ import annotations

from collections import Counter

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup
from engine.eclipse.actions import upgrade
from engine.eclipse.combat.reputation import draw
from engine.eclipse.components import PRODUCTION
from engine.eclipse.course import PHASES
from engine.eclipse.elimination import collapse
from engine.eclipse.scoring.score import points
from engine.eclipse.setup import deal, draw_technologies
from engine.eclipse.state import CubesTask, ReputationTask, State
from engine.eclipse.title import META, Eclipse
from engine.eclipse.tracks import production
from tests.eclipse.positions import (
    A,
    B,
    C,
    D,
    Game,
    begin,
    give,
    home,
    legal_relation,
    position,
    put,
    relate,
    reputation,
    send,
)


def dealt(players: int, seed: str, **options: str) -> State:
    """A new game."""
    return deal(Setup(players, META.settle_options({"species": "random", **options})), Chance(seed))


def whole(st: State) -> Game:
    """A game that goes on from here with all phases."""
    return begin(st, PHASES)


def leave_home(st: State, seat: int) -> None:
    """A seat has given its home up: disc and cubes are back on the tracks."""
    sector, player = home(st, seat), st.players[seat]
    sector.owner = None
    sector.filled = [False] * len(sector.filled)
    player.discs += 1
    player.cubes = [11, 11, 11]


# -- set-up ----------------------------------------------------------------------------------------------------------


def test_p17_2_1_any_seat_may_begin_and_sit_anywhere() -> None:
    """P17.2.1: the start player is random, so are the chairs unless the table wants them as joined."""
    games = [dealt(3, str(seed)) for seed in range(60)]
    assert {st.start_player for st in games} == {0, 1, 2}
    assert len({tuple(st.order) for st in games}) == 6
    assert all(dealt(3, str(seed), seating="joined").order == [0, 1, 2] for seed in range(10))


def test_p17_2_9_round_one_begins_with_the_start_player() -> None:
    """P17.2.9."""
    for seed in "12345":
        session = Session.begin(Eclipse(), Setup(4, META.settle_options({"species": "random"})), seed)
        st = session.state
        assert (st.round, st.phase) == (1, "action")
        assert session.owed() == (st.start_player,)


def test_ruling_2_the_reputation_bag_holds_12_9_7_4() -> None:
    """Ruling 2: the official errata; Orbitals and Monoliths are not limited by their tiles (facts, section 6)."""
    assert Counter(position().reputation_bag) == {1: 12, 2: 9, 3: 7, 4: 4}


def test_ruling_2_more_orbitals_than_tiles_can_stand() -> None:
    """Ruling 2: the 22 tiles of the box are no limit (facts, section 6)."""
    st = position("terran_union")
    give(st, A, "orbital")
    st.players[A].materials = 10
    for number, sector in enumerate(list(st.stacks["outer"] + st.stacks["middle"] + st.unseen + st.stacks["inner"])):
        put(st, sector, f"{5 + number // 24}{'abcdefghijklmnopqrstuvwx'[number % 24]}", orbital=True)
    assert "build:orbital-2a" in whole(st).offers()


def test_ruling_3_part_tiles_are_not_limited() -> None:
    """Ruling 3: the numbers of the box (four Nuclear Drives) are a curiosity, the supply is unlimited."""
    st = position("terran_union")
    tiles = st.players[A].tiles
    tiles["interceptor"] = dict.fromkeys(("L", "CT", "CB"), "nuclear_drive")
    tiles["cruiser"] = dict.fromkeys(("LT", "LB", "CT", "CB", "RT"), "nuclear_drive")
    assert "upgrade:dreadnought-LB-nuclear_drive" in dict(upgrade.pairs(st, A))


def test_ruling_5_an_empty_track_yields_28_and_a_full_one_nothing() -> None:
    """Ruling 5; P1.5."""
    player = position().players[A]
    for cubes, yielded in ((0, 28), (1, 24), (11, 2), (12, 0)):
        player.cubes = [cubes, cubes, cubes]
        assert production(player, "materials") == yielded
    assert len(PRODUCTION) == 13


# -- the course of the game ------------------------------------------------------------------------------------------


def test_ruling_8_the_number_of_players_at_the_start_counts_after_a_collapse() -> None:
    """Ruling 8: with four at the start seven technologies come each round, and there is diplomacy, though two are
    left."""
    st = position(players=4)
    put(st, "304", "4a", owner=A)
    put(st, "310", "5a", owner=B)
    for seat in (C, D):
        collapse(st, seat)
    before = sum(st.supply.values())
    st.phase = "cleanup"
    game = begin(st, {"cleanup": PHASES["cleanup"]})
    assert sum(game.state.supply.values()) == before + 7
    assert legal_relation(game.state, A, B)


def test_ruling_12_a_sector_without_defenders_is_bombed_without_a_battle() -> None:
    """Ruling 12: entering another's sector is legal; without ships of both there is no battle."""
    st = position("terran_union")
    put(st, "106", "1a", 0, owner=B, filled=(0, 1))
    put(st, "101", "1b", 1)
    send(st, A, "1a", "cruiser")
    st.players[A].passed = st.players[B].passed = True
    st.phase = "combat"
    game = whole(st)
    assert not game.said("ecl-log-battle")
    assert (game.owed, game.ask.habit) == ("A", "bomb")


def test_ruling_18_upkeep_asks_all_seats_at_once() -> None:
    """Ruling 18; P17.15.7."""
    st = position(players=3)
    for seat in (A, B, C):
        give(st, seat, "advanced_economy")
    st.phase = "upkeep"
    assert begin(st, {"upkeep": PHASES["upkeep"]}).session.owed() == (A, B, C)


def test_ruling_19_a_bag_that_runs_short_gives_what_is_there() -> None:
    """Ruling 19: technologies."""
    st = position()
    for each in st.tech_bag[2:]:
        st.supply[each] = st.supply.get(each, 0) + 1
    st.tech_bag = st.tech_bag[:2]
    assert len(draw_technologies(st, 4)) == 2
    assert draw_technologies(st, 4) == []


def test_ruling_19_reputation_is_drawn_as_far_as_it_reaches() -> None:
    """Ruling 19; P17.14.1: `min(5, bag, ...)`."""
    st = position()
    st.reputation_bag = [2, 1]
    task = ReputationTask(A, "2a", 4)
    draw(st, task)
    assert (task.drawn, st.reputation_bag) == ([2, 1], [])


# -- the end ---------------------------------------------------------------------------------------------------------


def poorest(st: State, seat: int) -> None:
    """A seat that cannot pay its upkeep, whatever it does: nothing to trade, no disc on the map."""
    player = st.players[seat]
    leave_home(st, seat)
    player.actions = ["research"] * player.discs
    player.discs = player.money = player.science = player.materials = player.colony_ships = 0


def test_ruling_31_a_collapse_in_the_last_round_counts() -> None:
    """Ruling 31: upkeep of round nine is played in full."""
    st = position(round=9, phase="upkeep")
    poorest(st, A)
    st.players[B].colony_ships = 0
    game = begin(st, {"upkeep": PHASES["upkeep"]})
    assert game.state.outcome is not None
    assert game.state.players[A].frozen_score == 0
    assert game.state.outcome.winners == (B,)
    assert not any(fleet.side == A for sector in game.state.sectors.values() for fleet in sector.fleets)


def test_ruling_32_a_collapsed_civilization_scores_what_it_still_holds() -> None:
    """Ruling 32; P17.17.1, P17.17.2: reputation, discoveries, technologies, traitor card and ambassadors count; then
    relations end without a traitor, and the partner gets its cube back."""
    st = position("mechanema", players=4)
    relate(st, A, B)
    st.traitor = A
    reputation(st, A, 3, 2)
    st.players[A].kept_discoveries = ["money", "science"]
    st.discovery_stack.remove("money")
    st.discovery_stack.remove("science")
    give(st, A, "gauss_shield", "improved_hull", "fusion_source")
    leave_home(st, A)
    st.players[A].cubes[0] -= 1
    collapse(st, A)
    assert points(st, A).total == (3 + 2) + 2 * 2 + 1 - 2 + 1
    assert st.players[B].partners == []
    assert st.traitor not in (A, B)
    assert [(task.seat, task.ambassador) for task in st.tasks if isinstance(task, CubesTask)] == [(B, 1)]


def test_p17_17_3_without_disc_and_ship_a_solvent_seat_stays_in() -> None:
    """P17.17.3: it may pass, trade and research."""
    st = position("terran_union")
    leave_home(st, A)
    home(st, A).fleets.clear()
    st.players[A].science = 20
    game = whole(st)
    kinds = {key.partition(":")[0] for key in game.offers()}
    assert kinds == {"research", "trade", "pass"}


def test_p17_17_4_without_disc_but_with_ships_a_seat_plays_on() -> None:
    """P17.17.4: ships explore, move, and carry influence."""
    st = position("terran_union")
    put(st, "101", "1a", 1)
    leave_home(st, A)
    game = whole(st)
    kinds = {key.partition(":")[0] for key in game.offers()}
    assert kinds - {"trade"} >= {"explore", "influence", "upgrade", "move", "pass"}
    assert "influence:2a" in game.offers()
    assert "build" not in kinds
    game.chooses("influence:2a")
    assert home(game.state, A).owner == A


def test_p17_17_5_who_gives_up_leaves_the_map_and_the_others_play_on() -> None:
    """P17.17.5: a seat that its table treats as given up; a computer player that takes it over is no rule at all."""
    st = position(players=3)
    game = whole(st).resigns("A")
    assert game.owed == "B"
    assert game.state.outcome is None
    assert game.state.players[A].out
    assert home(game.state, A).owner is None
