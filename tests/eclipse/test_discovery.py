"""Discovery tiles: P17.10."""

from __future__ import annotations

import pytest

from engine.eclipse.actions.discovery import claim, take_discovery
from engine.eclipse.components import DISCOVERIES, SHIP_CLASSES, SPECIES, TECHNOLOGIES, Discovery
from engine.eclipse.map.geometry import class_count
from engine.eclipse.ships import is_legal, player_stats
from engine.eclipse.state import ANCIENTS, GCDS, State
from tests.eclipse.positions import A, B, Game, give, go_on, position, put, send, supply
from tests.eclipse.positions import take_discovery as take_tile

PLACE = "3a"
PARTS = [tile for tile in DISCOVERIES.values() if tile.effect == "part"]


def found(tile: str, st: State | None = None) -> Game:
    """A has just put its disc on 3a (311), where this tile lies, and it has been turned up."""
    st = st or position()
    put(st, "311", PLACE, discovery=tile)
    claim(st, A, PLACE)
    return go_on(st)


# -- P17.10.1 --------------------------------------------------------------------------------------------------------


def test_p17_10_1_a_disc_takes_the_tile_and_its_face_is_shown_to_all() -> None:
    """P17.10.1."""
    game = found("science")
    assert game.state.sectors[PLACE].owner == A
    assert game.state.sectors[PLACE].discovery is None
    (said,) = game.said("ecl-log-discovers")
    assert said.args["tile"].key == "ecl-discovery-science"  # type: ignore[union-attr]
    assert not game.can_undo("A")


@pytest.mark.parametrize(("side", "ship"), [(ANCIENTS, "ancient"), (GCDS, "gcds")])
def test_p17_10_1_not_while_ancients_or_the_gcds_stand_there(side: int, ship: str) -> None:
    """P17.10.1."""
    st = position("descendants_of_draco")
    put(st, "311", PLACE, discovery="money", ships={side: ship})
    claim(st, A, PLACE)
    assert st.tasks == []
    assert st.sectors[PLACE].discovery == "money"


def test_p17_10_1_ships_of_players_do_not_matter() -> None:
    """P17.10.1."""
    st = position()
    put(st, "311", PLACE, discovery="money", ships={B: "cruiser"})
    take_discovery(st, A, PLACE)
    assert len(st.tasks) == 1


def test_p17_10_1_nothing_where_no_tile_lies() -> None:
    """P17.10.1."""
    st = position()
    put(st, "304", PLACE)
    claim(st, A, PLACE)
    assert st.tasks == []


@pytest.mark.parametrize("tile", DISCOVERIES)
def test_p17_10_1_every_tile_can_be_kept_for_two_points(tile: str) -> None:
    """P17.10.1."""
    game = found(tile)
    storage = [(player.money, player.science, player.materials) for player in game.state.players]
    game.chooses("points")
    assert game.state.players[A].kept_discoveries == [tile]
    assert storage == [(player.money, player.science, player.materials) for player in game.state.players]
    assert game.state.used_discoveries == []
    assert game.owed is None


@pytest.mark.parametrize("tile", [each for each in DISCOVERIES if DISCOVERIES[each].effect in ("resource", "cruiser")])
def test_the_default_is_the_face(tile: str) -> None:
    """P17.18: discovery.face."""
    assert found(tile).ask.default == ("face",)


# -- P17.10.2 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "gained"), [("money", (8, 0, 0)), ("science", (0, 5, 0)), ("materials", (0, 0, 6))])
def test_p17_10_2_resources_go_to_storage(tile: str, gained: tuple[int, int, int]) -> None:
    """P17.10.2."""
    game = found(tile)
    player = game.state.players[A]
    player.money = player.science = player.materials = 0
    game.chooses("face")
    assert (player.money, player.science, player.materials) == gained
    assert game.state.used_discoveries == [tile]


# -- P17.10.3: Ancient Technology ------------------------------------------------------------------------------------


def technologies(st: State) -> list[str]:
    """What Ancient Technology can bring."""
    return found("ancient_technology", st).offers("technology")


def test_p17_10_3_the_lowest_printed_price_among_those_not_owned() -> None:
    """P17.10.3: discounts do not count; several equally cheap are a choice."""
    st = position()
    supply(st, "neutron_bombs", "gauss_shield", "improved_hull", "fusion_drive", "quantum_grid")
    assert technologies(st) == ["neutron_bombs", "gauss_shield"]
    st = position("orion_hegemony")  # has both
    supply(st, "neutron_bombs", "gauss_shield", "improved_hull", "fusion_drive", "quantum_grid")
    assert technologies(st) == ["improved_hull", "fusion_drive"]


def test_p17_10_3_discounts_do_not_make_another_one_cheapest() -> None:
    """P17.10.3: six grid technologies take 8 off the next, not here."""
    st = position()
    give(st, A, *[each.id for each in TECHNOLOGIES.values() if each.category == "grid"][:6])
    supply(st, "antimatter_cannon", "fusion_drive", "orbital")
    assert technologies(st) == ["fusion_drive"]


def test_p17_10_3_it_costs_nothing_and_leaves_the_supply() -> None:
    """P17.10.3."""
    st = position()
    supply(st, "improved_hull", "improved_hull", "fusion_source")
    science = st.players[A].science
    game = found("ancient_technology", st).chooses("technology:improved_hull")
    assert "improved_hull" in game.state.players[A].technologies
    assert game.state.supply == {"improved_hull": 1, "fusion_source": 1}
    assert game.state.players[A].science == science
    assert game.state.used_discoveries == ["ancient_technology"]


def test_p17_10_3_of_the_cheapest_those_whose_category_has_room() -> None:
    """P17.10.3: seven are the most of a category."""
    st = position()
    give(st, A, *[each.id for each in TECHNOLOGIES.values() if each.category == "grid"][1:])
    supply(st, "gauss_shield", "nanorobots")
    assert technologies(st) == ["nanorobots"]


def test_p17_10_3_with_no_room_for_any_of_the_cheapest_only_points_are_left() -> None:
    """P17.10.3, H: "cheapest" comes first. What is left is taken without a question."""
    st = position()
    give(st, A, *[each.id for each in TECHNOLOGIES.values() if each.category == "grid"][1:])
    supply(st, "gauss_shield", "fusion_drive")
    game = found("ancient_technology", st)
    assert game.owed is None
    assert game.state.players[A].kept_discoveries == ["ancient_technology"]


def test_p17_10_3_an_empty_supply_leaves_points_only() -> None:
    """P17.10.3."""
    st = position()
    supply(st)
    assert found("ancient_technology", st).state.players[A].kept_discoveries == ["ancient_technology"]


def test_p17_10_3_instant_technologies_act() -> None:
    """P17.10.3, ruling 29: discs come, and artifacts bring resources."""
    st = position()
    supply(st, "advanced_robotics")
    discs = st.players[A].discs
    game = found("ancient_technology", st).chooses("technology:advanced_robotics")
    assert game.state.players[A].discs == discs - 1 + 1  # one lies on 3a
    st = position()
    supply(st, "artifact_key")
    game = found("ancient_technology", st).chooses("technology:artifact_key")
    assert game.ask.about.key == "ecl-ask-artifact"


# -- P17.10.4: Ancient Cruiser ---------------------------------------------------------------------------------------


def test_p17_10_4_an_unused_cruiser_comes_and_arrives_now() -> None:
    """P17.10.4, P1.6."""
    game = found("ancient_cruiser").chooses("face")
    sector = game.state.sectors[PLACE]
    assert class_count(sector, A, "cruiser") == 1
    assert [fleet.side for fleet in sector.fleets] == [A]


def test_p17_10_4_with_all_four_on_the_map_only_points_are_left() -> None:
    """P17.10.4."""
    st = position()
    send(st, A, "2a", "cruiser cruiser cruiser")
    assert "face" in found("ancient_cruiser", st).offers()
    st = position()
    send(st, A, "2a", "cruiser cruiser cruiser cruiser")
    assert found("ancient_cruiser", st).state.players[A].kept_discoveries == ["ancient_cruiser"]


# -- P17.10.5: ancient parts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("species", ["terran_union", "planta", "orion_hegemony"])
@pytest.mark.parametrize("tile", PARTS, ids=lambda tile: tile.id)
def test_p17_10_5_on_every_square_where_the_blueprint_is_legal_then(species: str, tile: Discovery) -> None:
    """P17.10.5: any square of any of the four blueprints; energy, drives; or saved, or points."""
    game = found(tile.id, position(species))
    part, legal = tile.part or "", set()
    for ship in SHIP_CLASSES:
        for slot, _ in SPECIES[species].blueprints[ship].slots:
            player = position(species).players[A]
            player.tiles[ship] = {slot: part}
            if is_legal(ship, player_stats(player, ship)):
                legal.add(f"{ship}-{slot}")
    assert set(game.offers("part")) == legal
    assert {"save", "points"} <= set(game.offers())
    assert game.ask.default == ("save",)


def test_p17_10_5_some_squares_are_not_legal() -> None:
    """P17.10.5: a starbase has no drive, the others need one; an ion turret off the only source lacks energy."""
    conformal = found("conformal_drive").offers("part")
    assert not [square for square in conformal if square.startswith("starbase")]
    assert "interceptor-R" in conformal
    shard = found("shard_hull").offers("part")
    assert "interceptor-R" not in shard  # the drive
    assert "interceptor-CB" not in shard  # the source
    assert {"interceptor-L", "interceptor-CT"} <= set(shard)


def test_p17_10_5_placing_covers_what_is_printed_and_counts_at_once() -> None:
    """P17.10.5."""
    game = found("axion_computer").chooses("part:cruiser-RT")
    player = game.state.players[A]
    assert player.tiles == {"cruiser": {"RT": "axion_computer"}}
    assert player_stats(player, "cruiser").computer == 3
    assert game.state.used_discoveries == ["axion_computer"]
    assert player.saved_parts == []


def test_p17_10_5_a_tile_on_the_square_goes_back() -> None:
    """P17.10.5: an ordinary one to the supply, which has no limit, an ancient one out of the game."""
    st = position()
    give(st, A, "improved_hull")
    st.players[A].tiles = {"interceptor": {"L": "improved_hull"}}
    game = found("shard_hull", st).chooses("part:interceptor-L")
    assert game.state.players[A].tiles == {"interceptor": {"L": "shard_hull"}}
    assert game.state.gone_parts == []
    st = position()
    st.players[A].tiles = {"interceptor": {"L": "shard_hull"}}
    take_tile(st, "shard_hull")
    st.used_discoveries.append("shard_hull")
    game = found("hypergrid_source", st).chooses("part:interceptor-L")
    assert game.state.players[A].tiles == {"interceptor": {"L": "hypergrid_source"}}
    assert game.state.gone_parts == ["shard_hull"]


def test_p17_10_5_only_that_square_changes() -> None:
    """P17.10.5, H: no other tile is returned, so a blueprint that would need it is not offered."""
    st = position()
    give(st, A, "fusion_source", "plasma_cannon")
    st.players[A].tiles = {"interceptor": {"CB": "fusion_source", "L": "plasma_cannon", "CT": "plasma_cannon"}}
    offered = found("shard_hull", st).offers("part")
    assert "interceptor-CB" not in offered
    assert "interceptor-L" in offered


def test_p17_10_5_a_saved_part_waits_beside_the_board() -> None:
    """P17.10.5: worth nothing."""
    game = found("flux_shield").chooses("save")
    player = game.state.players[A]
    assert player.saved_parts == ["flux_shield"]
    assert player.kept_discoveries == []
    assert player.tiles == {}


def test_a_discovery_goes_on_from_disk() -> None:
    """The face that was turned up is stored."""
    game = found("money").reloads()
    assert game.offers() == ["face", "points"]
    assert game.chooses("face").owed is None
