"""Upgrade: ship part tiles on blueprints (P17.8; facts, sections 3 and 4)."""

from __future__ import annotations

import pytest

from engine.core.text import say
from engine.eclipse.actions.turn import turn
from engine.eclipse.components import PARTS, SHIP_CLASSES, SPECIES
from engine.eclipse.names import part_name
from engine.eclipse.ships import is_legal, player_stats, ship_stats
from engine.eclipse.state import State
from tests.eclipse.positions import A, Game, begin, give, position

FREE_PARTS = {"ion_cannon", "electron_computer", "hull", "nuclear_drive", "nuclear_source"}


def play(st: State) -> Game:
    """The action phase from here."""
    return begin(st, {"action": turn})


def parts_for(game: Game, square: str) -> set[str]:
    """The parts that can be placed on a square, `cruiser-LB`."""
    return {key.removeprefix(f"{square}-") for key in game.offers("upgrade") if key.startswith(f"{square}-")}


def test_five_parts_need_no_technology() -> None:
    """P17.8.2: Ion Cannon, Electron Computer, Hull, Nuclear Drive, Nuclear Source."""
    assert parts_for(play(position("terran_union")), "cruiser-LB") == FREE_PARTS


@pytest.mark.parametrize("part", [part.id for part in PARTS.values() if part.technology])
def test_other_parts_need_their_technology(part: str) -> None:
    """P17.8.2: own tech of that part needed."""
    technology = PARTS[part].technology
    st = position("terran_union")
    assert part not in parts_for(play(st), "cruiser-LB")
    st = position("terran_union")
    assert technology is not None
    give(st, A, technology)
    assert part in parts_for(play(st), "cruiser-LB")


def test_a_tile_may_cover_what_is_printed_but_no_tile() -> None:
    """P17.8.2: a printed part or an empty square, never a tile."""
    st = position("terran_union")
    game = play(st)
    assert parts_for(game, "cruiser-LT")
    game.chooses("upgrade:cruiser-LT-electron_computer")
    assert parts_for(game, "cruiser-LT") == set()
    assert player_stats(game.state.players[A], "cruiser").computer == 2
    assert player_stats(game.state.players[A], "cruiser").hull == 0


def test_parts_that_change_nothing_are_not_offered() -> None:
    """P17.8.2, P17.8.3 (H): the printed part on its own square; a drive on a starbase."""
    game = play(position("terran_union"))
    assert "hull" not in parts_for(game, "cruiser-LT")
    assert parts_for(game, "starbase-CB") == FREE_PARTS - {"nuclear_drive"}


@pytest.mark.parametrize(("species", "count"), [("terran_union", 2), ("hydran_progress", 2), ("mechanema", 3)])
def test_so_many_tiles_are_placed(species: str, count: int) -> None:
    """P17.8.1: up to 2, Mechanema 3."""
    game = play(position(species)).chooses("upgrade:cruiser-LB-hull")
    placed = 1
    for square in ("interceptor-L", "dreadnought-LB"):
        if game.offers("upgrade"):
            game.chooses(f"upgrade:{square}-hull")
            placed += 1
    assert placed == count
    assert not game.offers("upgrade")
    assert game.chooses("done").owed == "B"


def test_a_reaction_places_one() -> None:
    """P17.9.7, P17.8.1: one tile, for Mechanema too."""
    st = position("mechanema")
    st.players[A].passed = True
    game = play(st).chooses("upgrade:cruiser-LB-hull")
    assert not game.offers("upgrade")
    game.chooses("done")
    assert game.state.players[A].reactions == ["upgrade"]


def test_the_same_part_may_stand_on_a_ship_several_times() -> None:
    """P17.8.2: several parts of one kind are fine."""
    game = play(position("terran_union")).chooses("upgrade:cruiser-LB-hull", "upgrade:cruiser-RT-hull", "done")
    assert player_stats(game.state.players[A], "cruiser").hull == 3


def test_any_number_of_tiles_comes_back_before_and_after_placing() -> None:
    """P17.8.1: returning and placing in any order; a returned tile shows what is printed there."""
    st = position("terran_union")
    st.players[A].tiles = {"cruiser": {"LB": "hull", "LT": "electron_computer"}, "interceptor": {"L": "hull"}}
    game = play(st)
    assert game.offers("remove") == ["interceptor-L", "cruiser-LT", "cruiser-LB"]
    game.chooses(
        "remove:cruiser-LT",
        "upgrade:dreadnought-LB-nuclear_source",
        "remove:interceptor-L",
        "upgrade:cruiser-LT-nuclear_source",
        "remove:cruiser-LB",
        "done",
    )
    assert game.state.players[A].tiles == {
        "cruiser": {"LT": "nuclear_source"},
        "interceptor": {},
        "dreadnought": {"LB": "nuclear_source"},
    }
    assert player_stats(game.state.players[A], "interceptor").hull == 0


def test_returned_tiles_do_not_count_as_placed() -> None:
    """P17.8.1: only placing is limited."""
    st = position("terran_union")
    st.players[A].tiles = {"cruiser": {"LB": "hull"}, "interceptor": {"L": "hull"}}
    game = play(st).chooses("remove:cruiser-LB", "remove:interceptor-L")
    game.chooses("upgrade:cruiser-LB-ion_cannon", "upgrade:interceptor-L-electron_computer", "done")
    assert game.owed == "B"


def test_energy_must_suffice_at_the_end() -> None:
    """P17.8.3: energy used up to energy made, in between it may be missing."""
    st = position("terran_union")
    give(st, A, "antimatter_cannon", "fusion_source")
    game = play(st).chooses("upgrade:cruiser-LB-antimatter_cannon")
    assert "done" not in [option.key for option in game.ask.options]
    game.chooses("upgrade:cruiser-CB-fusion_source", "done")
    assert player_stats(game.state.players[A], "cruiser").energy == 0
    assert game.owed == "B"


def test_a_ship_needs_a_drive_at_the_end() -> None:
    """P17.8.3: Interceptor, Cruiser, Dreadnought at least one."""
    game = play(position("terran_union")).chooses("upgrade:interceptor-R-hull")
    assert "done" not in [option.key for option in game.ask.options]
    game.chooses("upgrade:interceptor-L-nuclear_drive", "done")
    assert player_stats(game.state.players[A], "interceptor").drives == 1


def test_without_placements_left_an_illegal_ship_gives_tiles_back() -> None:
    """P17.8.3: returning tiles always leads to legal blueprints; that is the default too (P17.18)."""
    game = play(position("terran_union")).chooses("upgrade:interceptor-R-hull", "upgrade:interceptor-L-ion_cannon")
    assert [option.key for option in game.ask.options if ":" not in option.key] == []
    assert not game.offers("upgrade")
    assert game.ask.default == ("remove:interceptor-L",)
    game.chooses("remove:interceptor-R", "done")
    assert game.state.players[A].tiles == {"interceptor": {"L": "ion_cannon"}}


@pytest.mark.parametrize("species", SPECIES)
def test_printed_blueprints_are_legal(species: str) -> None:
    """P17.8.3: so returning every tile always gives a legal board."""
    st = position(species)
    assert all(is_legal(ship, player_stats(st.players[A], ship)) for ship in SHIP_CLASSES)


def test_ships_that_are_built_change_at_once() -> None:
    """P17.8.4: before the action is over, and none is lost by it."""
    game = play(position("terran_union")).chooses("upgrade:interceptor-L-hull")
    assert ship_stats(game.state, A, "interceptor").hull == 1
    game.chooses("remove:interceptor-L")
    assert ship_stats(game.state, A, "interceptor").hull == 0
    assert game.state.sectors["2a"].fleets[0].ships == {"interceptor": [0]}


def test_saved_ancient_parts_are_placed_like_others() -> None:
    """P17.8.2: a saved part counts among those placed and is saved no longer."""
    st = position("terran_union")
    st.players[A].saved_parts = ["shard_hull"]
    game = play(st)
    assert "shard_hull" in parts_for(game, "cruiser-LB")
    assert "axion_computer" not in parts_for(game, "cruiser-LB")
    game.chooses("upgrade:cruiser-LB-shard_hull")
    assert game.state.players[A].saved_parts == []
    assert "shard_hull" not in parts_for(game, "interceptor-L")
    assert player_stats(game.state.players[A], "cruiser").hull == 4


def test_an_ancient_part_taken_off_leaves_the_game() -> None:
    """P17.8.5: it cannot be saved again; the option warns."""
    st = position("terran_union")
    st.players[A].tiles = {"cruiser": {"LB": "shard_hull", "LT": "hull"}}
    game = play(st)
    assert game.option("remove:cruiser-LB").caution == say("ecl-caution-part-lost", part=part_name("shard_hull"))
    assert game.option("remove:cruiser-LT").caution is None
    game.chooses("remove:cruiser-LB", "done")
    assert game.state.gone_parts == ["shard_hull"]
    assert game.state.players[A].saved_parts == []


def test_options_say_what_the_ship_can_do_then() -> None:
    """P17.8.3: which sums change, or what is missing."""
    st = position("terran_union")
    give(st, A, "antimatter_cannon")
    game = play(st)
    option = game.option("upgrade:cruiser-LB-hull")
    spare = say("ecl-upgrade-spare", energy=ship_stats(st, A, "cruiser").energy)
    changes = [say("ecl-upgrade-hull", before=1, after=2), spare]
    assert option.detail == say("ecl-upgrade-changes", changes=changes)
    assert [step.key for step in option.path] == ["upgrade", "cruiser", "LB"]
    missing = game.option("upgrade:cruiser-LB-antimatter_cannon")
    assert missing.detail == say("ecl-upgrade-energy", missing=3)
