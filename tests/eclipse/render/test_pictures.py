"""Pictures of Eclipse: what they show, in every language, within the limits of a phone and of Discord."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import render.eclipse as package
from engine.core.hexgrid import CENTRE, DIRECTIONS
from engine.core.text import say
from engine.core.watch import Watch
from engine.eclipse.actions.explore import placings
from engine.eclipse.components import (
    MOST_CUBES,
    PARTS,
    PRODUCTION,
    SHIP_CLASSES,
    SPECIES,
    TECHNOLOGIES,
    UPKEEP,
    SquareKind,
)
from engine.eclipse.elimination import leave
from engine.eclipse.hidden_info import prints_of, private, public
from engine.eclipse.map.geometry import open_sides
from engine.eclipse.names import SEATS, part_name
from engine.eclipse.scoring.score import decide
from engine.eclipse.ships import added_up
from engine.eclipse.state import ActionTask, ExploreTask, Impact, State
from engine.eclipse.title import META
from engine.eclipse.view import BattleView, DieView, GroupView, SalvoView, View
from locales import LANGUAGES, capitalize, translate
from locales import keys as known_keys
from locales.numbers import signed
from render.eclipse import board, contents, explore, galaxy, players, salvos
from render.eclipse.blueprint import ROWS, SQUARES, SUMS
from render.eclipse.board import paint_board
from render.eclipse.change import changed_places, figures
from render.eclipse.explore import rim, rotations
from render.eclipse.galaxy import draw_map
from render.eclipse.head import name_of
from render.eclipse.legend import SECTIONS, foot_signs
from render.eclipse.look import KINDS
from render.eclipse.painter import PAGES, PAINTER
from render.eclipse.parts import picture
from render.eclipse.planets import planet
from render.eclipse.score import best_first
from render.eclipse.type import MOST_TALL, WIDE
from render.eclipse.upgrade import parts_for
from render.kit import svg
from render.kit.fonts import has_glyph
from render.kit.hexes import HexLayout
from render.kit.palette import PEOPLE
from render.kit.picture import ALT_LIMIT, Mark, Picture, Scene
from render.kit.text import Style, width
from tests.eclipse.positions import ANCIENTS, A, B, C, D, E, F, give, home, position, put, reputation, send
from tests.render import looking
from tests.render.looking import difference, image, light

NAMES = ("Ada Lovelace", "小晴", "Benedikt", "Computer Hypatia", "Eva", "Finn")
RASTER = svg.resvg_py.svg_to_bytes
MOST_KIB = 420
"""Of the largest picture."""
SIX = ("descendants_of_draco", "planta", "orion_hegemony", "mechanema", "hydran_progress", "eridani_empire")


def late(players: int = 6) -> State:
    """Round nine: sectors on three rings, fleets, structures, tiles on blueprints, somebody has passed."""
    st = position(*SIX[:players], round=9)
    put(st, "101", "1a", owner=A, filled=(0,), ships={ANCIENTS: "ancient ancient", A: "cruiser"}, discovery="money")
    put(st, "102", "1b", owner=B, ships={B: "dreadnought", A: "interceptor interceptor"})
    put(st, "201", "2b", ships={B: "cruiser"})
    put(st, "318", "3b", owner=A, ships={A: "starbase"}, orbital=True, monolith=True)
    put(st, "314", "3d", owner=B, discovery="science")
    st.players[A].tiles = {"cruiser": {"LB": "shard_hull"}, "dreadnought": {"LB": "hull"}}
    st.players[A].kept_discoveries = ["money"]
    st.players[B].passed, st.first_passed = True, B
    give(st, A, "plasma_cannon", "improved_hull")
    reputation(st, A, 4, 2)
    st.watch = Watch(None, prints_of(st.sectors), [["3b"] for _ in st.players], ["3b"])
    return st


@cache
def late_view(players: int = 6, seat: int | None = A) -> View:
    """What a seat sees of it."""
    return seen(late(players), seat)


def seen(st: State, seat: int | None = None) -> View:
    """What a seat sees of a position."""
    view = public(st)
    return view if seat is None else replace(view, **private(st, seat))


def fighting(**fields: Any) -> View:
    """A battle in which everything that a picture of one shows is there."""
    groups = (
        GroupView(B, "dreadnought", (1, 0), 1, 3, 2, 1, 3, (1, 1), (2, 2), None),
        GroupView(A, "cruiser", (0, 0), 0, 2, 1, 0, 1, (1, 4), (), "2a"),
        GroupView(A, "interceptor", (), 3, 2, 0, 0, 0, (1,), (), None),
        GroupView(A, "starbase", (1,) * 4, 2, 1, 0, 0, 2, (1,), (), None),
    )
    salvos = (
        SalvoView(0, 0, 2, (DieView(2, 3, False), DieView(2, 6, True)), (Impact("interceptor", 2, True),)),
        SalvoView(1, 1, 2, (DieView(1, 4, False), DieView(4, 5, True)), (Impact("dreadnought", 4, True),)),
        SalvoView(2, 0, 2, (DieView(1, 6, True), DieView(2, 5, True), DieView(4, 1, False)), ()),
    )
    battle = BattleView(2001, "3b", B, A, 2, groups, salvos)
    return replace(late_view(seat=None), battle=replace(battle, **fields))


def fought(**fields: Any) -> View:
    """The same battle, which is over: the attacker has won, a group of the defender has retreated."""
    view = fighting()
    assert view.battle is not None
    groups = list(view.battle.groups)
    groups[1] = replace(groups[1], ships=(), retreat=None, left="2a")
    groups[3] = replace(groups[3], ships=(), lost=6)
    battle = replace(view.battle, groups=tuple(groups), over=True, winner=B, **fields)
    return replace(view, battle=None, fought=(battle,))


def exploring(*drawn: str, seat: int = A, place: str = "3a") -> tuple[View, tuple[Mark, ...]]:
    """Sectors turned up for a place, with the marks of the open question."""
    st = late()
    for sector in drawn:
        for stack in (*st.stacks.values(), st.unseen):
            if sector in stack:
                stack.remove(sector)
    task = ExploreTask(seat, 0, place, list(drawn))
    st.tasks = [task]
    found = [key.partition(":")[2] for key, _ in placings(st, task) if key.startswith("place:")]
    return seen(st, seat), tuple(Mark(at, str(number)) for number, at in enumerate(found, 1))


def finished() -> View:
    """The game is over."""
    st = late()
    decide(st)
    return seen(st)


def scene(what: str, view: View | None, language: str = "en", **more: Any) -> Scene:
    """A picture to draw."""
    return Scene("eclipse", what, view, language, NAMES, **more)


def paint(what: str, view: View | None, language: str = "en", **more: Any) -> Picture:
    """The painter's picture."""
    return PAINTER.paint(scene(what, view, language, **more))


def every_picture(language: str) -> dict[str, Scene]:
    """A picture of every page."""
    view = late_view()
    explored, marks = exploring("313")
    two, marks_of_two = exploring("313", "316")
    return {
        "board": scene("board", late_view(seat=None), language),
        "end": scene("board", finished(), language),
        "panel": scene("panel", view, language, marks=(Mark("2a", "1"), Mark("1b", "2"))),
        "explore": scene("explore", explored, language, marks=marks),
        "explore two": scene("explore", two, language, marks=marks_of_two),
        "upgrade": scene("upgrade", view, language),
        "upgrade one": scene("upgrade", view, language, marks=(Mark("cruiser-LB", ""),)),
        "battle": scene("battle", fighting(), language),
        "battle record": scene("posting", fought(), language, card="2001"),
        "boards": scene("boards:0", view, language),
        "techs": scene("techs", view, language),
        "score": scene("score", view, language),
        "score end": scene("score", finished(), language),
        "change": scene("change", view, language, before=seen(position(*SIX), A)),
        "round": scene("change", fought(), language, before=replace(seen(position(*SIX)), round=8)),
        "legend": scene("legend", view, language),
        "hand": scene("hand", replace(view, drawn=(3, 1)), language),
        "technology": scene("card", view, language, card="plasma_cannon"),
        "part": scene("card", view, language, card="part-shard_hull"),
        "species": scene("card", view, language, card="planta"),
    }


# -- all pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_readable_small_enough_and_without_a_cut_word(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenes, written = every_picture(language), spied(monkeypatch)
    assert {each.what.partition(":")[0] for each in scenes.values()} == set(PAGES)
    for name, each in scenes.items():
        picture = PAINTER.paint(each)
        assert image(picture).size == (picture.width, picture.height)
        assert picture.width == WIDE, name
        assert picture.height <= MOST_TALL, name  # else a phone fits it to its height
        assert len(picture.data) < MOST_KIB * 1024, name
        assert 0 < len(picture.alt) <= ALT_LIMIT, name
    assert len(written) > 300
    assert {words for _, _, words in written if "…" in words} == set()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_boards_of_any_number_are_readable(players: int) -> None:
    picture = paint("board", late_view(players, None))
    assert (picture.width, picture.height) <= (WIDE, MOST_TALL)
    assert len(picture.data) < MOST_KIB * 1024


@pytest.mark.parametrize(("places", "share"), [(("2b",), 0.23), (("2b", "1a", "2k"), 0.14)])
def test_a_crop_of_few_sectors_shows_them_large(
    places: tuple[str, ...], share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone fits every picture to its own width: the hexes of a decision take a good part of it, and what is written
    in them can be read."""
    written = spied(monkeypatch)
    sizes: list[float] = []
    drawn = board.draw_map

    def draw_map(canvas: Any, layout: HexLayout, *more: Any, **how: Any) -> None:
        sizes.append(2 * layout.size / canvas.width)
        drawn(canvas, layout, *more, **how)

    monkeypatch.setattr(board, "draw_map", draw_map)
    PAINTER.draw(scene("panel", late_view(), marks=tuple(Mark(at, "1") for at in places)))
    assert sizes[0] >= share
    least = 0.1 * share
    assert [entry for entry in written if entry[0] < least * entry[1]] == []


def spied(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, str]]:
    """Everything that is written from now on: size, width of what it is written on, words."""
    return looking.spied(monkeypatch, package)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_a_picture_has_its_glyphs(language: str) -> None:
    keys = [key for key in known_keys(language) if key.startswith(("ecl-pic-", "ecl-sign-", "ecl-tech-", "ecl-part-"))]
    assert len(keys) > 90
    filled: dict[str, Any] = {"round": 3, "count": 2, "rounds": 9, "missing": 2, "place": "3B"}
    text = "".join(translate(say(key, **filled), language) for key in keys)
    assert {each for each in text if not each.isspace() and not has_glyph(each, "text", language)} == set()


def test_who_sees_nothing_sees_no_secret() -> None:
    """Reputation values are the owner's alone until the end; onlookers see the same picture whatever they are."""
    st, other = late(), late()
    other.players[A].reputation = sorted(value % 4 + 1 for value in st.players[A].reputation)
    assert st.players[A].reputation != other.players[A].reputation
    for what in ("board", "score", "boards:0"):
        assert paint(what, seen(st)) == paint(what, seen(other))
        assert paint(what, seen(st, B)) == paint(what, seen(other, B))
    assert paint("hand", seen(st, A)).data != paint("hand", seen(other, A)).data


# -- the galaxy --------------------------------------------------------------------------------------------------------


def test_battles_and_the_last_change_are_framed_on_the_public_board(monkeypatch: pytest.MonkeyPatch) -> None:
    said: dict[str, Any] = {}

    def listen(*args: Any, **more: Any) -> None:
        said.update(more)
        draw_map(*args, **more)

    monkeypatch.setattr("render.eclipse.board.draw_map", listen)
    view = late_view(seat=None)
    framed = image(PAINTER.paint(scene("board", view)))
    assert said["contested"] == ("1b",)  # Draco lives with the Ancients at 1A
    assert said["changed"] == ("3b",)
    plain = image(PAINTER.paint(scene("board", replace(view, contested=(), recent=()))))
    assert difference(framed, plain) > 0.02


def test_who_begins_and_who_has_passed_stands_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    written = spied(monkeypatch)
    paint_board(scene("board", late_view(seat=None)))
    words = [text for _, _, text in written]
    assert "starts · Draco" in words
    assert "passed · starts next" in words


def test_a_board_names_no_place_that_is_still_empty_and_a_question_those_that_it_is_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = late_view(seat=None)
    empty = galaxy.frontier(view.sectors)
    written = spied(monkeypatch)
    PAINTER.draw(scene("board", view))
    assert {place.upper() for place in view.sectors} <= {words for _, _, words in written}
    assert {place.upper() for place in empty}.isdisjoint({words for _, _, words in written})
    PAINTER.draw(scene("panel", view, marks=(Mark(empty[0], "1"),)))
    assert empty[0].upper() in {words for _, _, words in written}


def test_each_player_has_a_row_with_storage_income_discs_and_points(monkeypatch: pytest.MonkeyPatch) -> None:
    view = late_view(seat=None)
    told: list[tuple[float, str]] = []

    def note(canvas: Image.Image, x: float, y: float, text: str, *more: Any) -> float:
        told.append((y, text))
        return 0.0

    monkeypatch.setattr(players, "write", note)
    monkeypatch.setattr(players, "write_fit", note)
    players.draw_players(Image.new("RGB", (WIDE, 700)), scene("board", view), 0)
    for number, seat in enumerate(players.in_turn_order(view)):
        player = view.players[seat]
        top = number * (players.TALL + players.GAP)
        words = [text for y, text in told if top <= y < top + players.TALL]
        income = tuple(PRODUCTION[cubes] for cubes in player.cubes)
        due = UPKEEP[player.discs]
        figures = [player.money, income[0] - due, player.science, income[1], player.materials, income[2], player.discs]
        assert words[0] == NAMES[seat]
        shown = [int(text) for text in words if text.lstrip("+-").isdigit()]
        assert shown == [*figures, player.colony_ships]
        assert f"{player.points.total}★" in words


# -- the legend --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_in_the_legend_and_the_commonest_below_the_boards_of_a_first_round(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = spied(monkeypatch)
    PAINTER.draw(scene("legend", late_view(), language))
    told = {words for _, _, words in written}
    signs = [sign for section in SECTIONS.values() for sign in section()]
    meanings = {capitalize(translate(sign.words, language)) for sign in signs}
    assert meanings <= told
    assert len(signs) > 45
    common = {capitalize(translate(sign.words, language)) for sign in foot_signs()}
    for view, shown in ((replace(late_view(seat=None), round=1), True), (late_view(seat=None), False)):
        written.clear()
        PAINTER.draw(scene("board", view, language))
        assert (common <= {words for _, _, words in written}) == shown


def test_every_kind_of_ship_square_and_structure_is_in_the_legend() -> None:
    told = [sign.words.key for section in SECTIONS.values() for sign in section()]
    for kind in (*SHIP_CLASSES, "ancient", "gcds"):
        assert f"ecl-ship-{kind}" in told
    for value in SUMS:
        assert f"ecl-pic-sum-{value}" in told
    assert {"ecl-orbital", "ecl-monolith", "ecl-thing-sector-discovery", "ecl-thing-sector-artifact"} <= set(told)


# -- exploring ---------------------------------------------------------------------------------------------------------


def test_rotations_are_those_of_the_question_with_the_numbers_of_its_buttons() -> None:
    view, marks = exploring("313")
    assert view.exploring is not None
    shown = rotations(scene("explore", view, marks=marks), view.exploring.drawn)
    assert [(f"{each.sector}-{each.turns}", each.label) for each in shown] == [(mark.at, mark.label) for mark in marks]
    assert [each.label for each in shown] == [str(number) for number in range(1, len(shown) + 1)]


def test_rotations_without_marks_are_all_that_look_different() -> None:
    view, _ = exploring("313")
    assert view.exploring is not None
    assert 1 <= len(rotations(scene("explore", view), view.exploring.drawn)) <= 6


def test_marks_elsewhere_are_no_rotations() -> None:
    view, marks = exploring("313")
    assert view.exploring is not None
    more = (*marks, Mark("2a", "9"))
    assert len(rotations(scene("explore", view, marks=more), view.exploring.drawn)) == len(marks)


@pytest.mark.parametrize("turns", range(6))
def test_rotations_are_told_apart_by_broad_edges_where_there_are_wormholes(turns: int) -> None:
    """P17.4.4: half circles alone are three pixels wide on a phone."""
    sides, size = open_sides("309", turns), 120
    image = rim(size, sides)
    layout = HexLayout(size, image.width / 2, image.height / 2)
    for way in DIRECTIONS:
        (x1, y1), (x2, y2) = layout.side(CENTRE, way)
        inner = layout.corners(CENTRE, 4)[way], layout.corners(CENTRE, 4)[(way + 1) % 6]
        (x3, y3), (x4, y4) = inner
        assert image.getpixel((round((x1 + x2) / 2), round((y1 + y2) / 2)))[3] > 0  # type: ignore[index]
        beside = image.getpixel((round((x3 + x4) / 2), round((y3 + y4) / 2)))[3]  # type: ignore[index]
        assert (beside > 200) == sides[way]


@pytest.mark.parametrize("drawn", [("309",), ("309", "318")])
def test_rotations_stand_two_in_a_row_and_fit_a_phone_with_large_numbers(
    drawn: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    written = spied(monkeypatch)
    view, _ = exploring(*drawn)
    marks = tuple(
        Mark(f"{sector}-{turns}", str(6 * n + turns + 1)) for n, sector in enumerate(drawn) for turns in range(6)
    )
    picture = PAINTER.draw(scene("explore", view, marks=marks))
    numbers = {words: (size, wide) for size, wide, words in written if words.isdigit() and size > 60}
    assert set(numbers) == {mark.label for mark in marks}
    assert {size for size, _ in numbers.values()} == {64}
    assert {wide for _, wide in numbers.values()} == {505}
    assert picture.height <= MOST_TALL


def test_of_two_sectors_each_has_its_picture_with_its_rotations(monkeypatch: pytest.MonkeyPatch) -> None:
    view, marks = exploring("313", "316")
    written = spied(monkeypatch)
    for number, sector in enumerate(("313", "316")):
        written.clear()
        PAINTER.draw(scene(f"explore:{number}", view, marks=marks))
        words = {text for size, _, text in written if size > 60}
        assert words == {mark.label for mark in marks if mark.at.startswith(sector)}


@pytest.mark.parametrize("way", range(6))
def test_the_names_of_neighbours_are_clear_of_the_rings_of_wormholes(way: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ring about the middle of an edge hid half of a name."""
    told: list[tuple[float, float, str, Style]] = []
    note = lambda canvas, x, y, text, style, anchor="left": told.append((x, y, text, style))
    monkeypatch.setattr(explore, "write", note)
    size, canvas = 136.0, Image.new("RGB", (505, 460))
    owned = late_view().sectors["2a"]
    explore.draw_neighbour(canvas, (way, size), "10a", replace(owned, owner=A), opens=True)
    x, y, text, style = told[-1]
    ring_x, ring_y = HexLayout(size, 505 / 2, 230).midpoint(CENTRE, way)
    right, half = x + width(text, style) + style.size * 1.3, style.size * 0.6
    near_x, near_y = min(max(ring_x, x), right), min(max(ring_y, y - half), y + half)
    assert math.dist((ring_x, ring_y), (near_x, near_y)) > size * 0.17
    assert x >= 0
    assert right <= canvas.width


def test_a_drawn_sector_is_read_out_with_the_sides_of_each_rotation() -> None:
    view, marks = exploring("313")
    words = paint("explore", view, marks=marks).alt
    assert "Sector 313 is turned up for 3A" in words
    assert "1: sector 313 open to" in words


# -- upgrades ----------------------------------------------------------------------------------------------------------


def test_every_square_of_every_blueprint_has_its_place() -> None:
    for species in SPECIES.values():
        for kind in SHIP_CLASSES:
            slots = [slot for slot, _ in species.blueprints[kind].slots]
            assert set(slots) <= set(SQUARES[kind])
            assert max(SQUARES[kind][slot][1] for slot in slots) <= ROWS[kind] - 1
    for places in SQUARES.values():
        assert len(set(places.values())) == len(places)


def test_squares_are_named_as_the_options_name_them(monkeypatch: pytest.MonkeyPatch) -> None:
    written = spied(monkeypatch)
    view = late_view()
    PAINTER.draw(scene("upgrade", view, marks=(Mark("cruiser-LB", ""),)))
    words = {text for _, _, text in written}
    assert {slot for slot, _ in SPECIES[SIX[A]].blueprints["cruiser"].slots} <= words
    assert "Dreadnought" not in words
    PAINTER.draw(scene("upgrade", view))
    assert "Dreadnought" in {text for _, _, text in written}


def test_for_one_square_each_part_is_shown_with_what_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    view = late_view()
    player = view.players[A]
    blueprint, tiles = SPECIES[player.species].blueprints["cruiser"], player.tiles["cruiser"]
    slot = next(slot for slot, printed in blueprint.slots if slot not in tiles and printed != "improved_hull")
    before, after = (added_up(blueprint, each) for each in (tiles, {**tiles, slot: "improved_hull"}))
    written = spied(monkeypatch)
    PAINTER.draw(scene("upgrade", view, marks=(Mark(f"cruiser-{slot}", ""),)))
    words = {text for _, _, text in written}
    can_place = parts_for(player, "cruiser", slot)
    assert "improved_hull" in can_place
    assert {translate(part_name(part), "en") for part in can_place} <= words
    assert {f"{before.hull}→{after.hull}", signed(after.hull - before.hull)} & words  # where there is room, both
    assert "plasma_missile" not in can_place  # not researched


def test_what_a_blueprint_lacks_is_said() -> None:
    st = late()
    st.tasks = [ActionTask(A, "upgrade", 1)]
    st.players[A].tiles["interceptor"] = {"CB": "hull"}
    words = paint("upgrade", seen(st, A)).alt
    assert "Interceptor: Not legal:" in words
    assert "Not legal" not in paint("upgrade", late_view()).alt


# -- battles -----------------------------------------------------------------------------------------------------------


def test_a_battle_shows_dice_that_hit_unlike_those_that_missed() -> None:
    hit = image(paint("battle", fighting(salvos=(SalvoView(1, 0, 2, (DieView(1, 4, True),), ()),))))
    missed = image(paint("battle", fighting(salvos=(SalvoView(1, 0, 2, (DieView(1, 4, False),), ()),))))
    assert difference(hit, missed) > 0.05


def test_the_group_that_is_asked_stands_out() -> None:
    """Nobody is asked by a public picture: who has fired last stands below."""
    drawn = [image(paint(what, fighting())).tobytes() for what in ("battle", "battle:0", "battle:3")]
    assert len(set(drawn)) == 3


def test_before_the_first_salvo_the_round_is_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the head; no empty plate below the groups names it again."""
    one = (SalvoView(1, 0, 1, (DieView(1, 2, False),), ()),)
    plates: list[int] = []
    drawn = salvos.plate

    def plate(wide: int, tall: int, colour: str) -> Image.Image:
        plates.append(tall)
        return drawn(wide, tall, colour)

    monkeypatch.setattr(salvos, "plate", plate)
    heights = [PAINTER.draw(scene("battle", fighting(salvos=fired))).size[1] for fired in ((), one)]
    assert heights[1] - heights[0] == salvos.TITLE + salvos.ROW + 24
    assert len(plates) == 1


def test_a_battle_that_is_over_is_drawn_by_its_number_with_its_result() -> None:
    record = paint("posting", fought(), card="2001")
    assert "Won by B" in record.alt
    assert "Retreated to 2A" in record.alt
    assert difference(image(record), image(paint("posting", fighting(), card="2001"))) > 0.05


def test_of_a_long_battle_the_latest_salvos_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    written = spied(monkeypatch)
    salvos = tuple(SalvoView(number, 0, 1, (DieView(1, 2, False),), ()) for number in range(1, 30))
    drawing = PAINTER.draw(scene("battle", fighting(salvos=salvos, round=29)))
    words = {text for _, _, text in written}
    assert {"Round 29", "Round 26"} <= words
    assert "Round 23" not in words
    assert drawing.height <= MOST_TALL


def test_a_battle_is_read_out() -> None:
    words = paint("battle", fighting()).alt
    for part in (
        "Battle at 3B: B (小晴) attacks A (Ada Lovelace), round 2",
        "rolled 6 5 1, hits 2",
        "1. B (小晴): 2 dreadnoughts, initiative 3, computer 2, shield 1, hull 3, damage 1, lost 1",
        "Waits to retreat to 2A",
    ):
        assert part in words


def test_where_no_battle_is_fought_and_nothing_explored_the_galaxy_is_shown() -> None:
    view = late_view(seat=None)
    board = PAINTER.draw(scene("board", view)).size
    assert PAINTER.draw(scene("battle", view)).size == board
    assert PAINTER.draw(scene("explore", view)).size == board


# -- the score ---------------------------------------------------------------------------------------------------------


def test_winners_stand_first_then_more_points() -> None:
    view = finished()
    order = best_first(view)
    assert order[0] in view.winners
    totals = [view.players[seat].points.total for seat in order[1:]]
    assert totals == sorted(totals, reverse=True)


def test_the_score_marks_what_is_hidden_until_the_end() -> None:
    assert "2 reputation tiles hidden" in paint("score", late_view(seat=None)).alt
    assert "hidden" not in paint("score", finished()).alt
    assert "Reputation 6" in paint("score", finished()).alt


# -- what has changed --------------------------------------------------------------------------------------------------


def test_changed_sectors_are_those_that_differ_or_are_new() -> None:
    before = position(*SIX)
    after = position(*SIX)
    put(after, "318", "3b")
    send(after, A, "2c", "cruiser")
    assert changed_places(seen(before), seen(after)) == ["2c", "3b"]
    assert changed_places(seen(before), seen(before)) == []


def test_figures_count_what_a_player_has() -> None:
    st = position()
    counted = figures(seen(st), A)
    assert counted.sectors == 1
    assert counted.ships == 1
    player = st.players[A]
    assert counted.stored == (player.money, player.science, player.materials)
    assert home(st, A).owner == A


def test_a_round_is_told_with_its_number_its_battles_and_who_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    written = spied(monkeypatch)
    before, after = replace(seen(position(*SIX)), round=8), fought()
    first = max(range(6), key=lambda seat: after.players[seat].points.total)
    told = paint("change", after, before=before)
    words = {text for _, _, text in written}
    assert {f"Round 8 of 9 · {translate(say('ecl-pic-change'), 'en')}", NAMES[first], "3B", "−9"} <= words
    assert f"leads with {after.players[first].points.total}" in words
    assert "3B: B (小晴) attacked A (Ada Lovelace). Won by B (小晴)" in told.alt
    written.clear()
    paint("change", replace(after, fought=(), round=8), before=before)
    words = {text for _, _, text in written}
    assert not any("leads" in text or text == "−9" for text in words), "the round still runs"


def test_a_change_shows_what_changed_with_its_neighbours_and_only_who_has_more_or_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, after = late(), late()
    put(after, "302", "3c", owner=B)
    written = spied(monkeypatch)
    picture = PAINTER.draw(scene("change", seen(after), before=seen(before)))
    words = {text for _, _, text in written}
    assert "3C" in words
    assert home(after, E).place.upper() not in words
    assert NAMES[B] in words
    assert NAMES[E] not in words
    whole = PAINTER.draw(scene("change", seen(after), before=seen(position(*SIX))))
    assert picture.height < whole.height


def test_a_change_is_read_out() -> None:
    before, after = position(*SIX), position(*SIX)
    put(after, "318", "3b", owner=A)
    words = paint("change", seen(after), before=seen(before)).alt
    assert "Changed: 3B" in words
    assert "2 sectors" in words


# -- hand and cards ----------------------------------------------------------------------------------------------------


def test_a_hand_is_read_out() -> None:
    assert "Your reputation tiles: 2, 4" in paint("hand", late_view()).alt


@pytest.mark.parametrize("card", [*TECHNOLOGIES, *(f"part-{part}" for part in PARTS), *SPECIES])
def test_every_card_can_be_drawn_and_is_called_by_its_name(card: str) -> None:
    kind = "species" if card in SPECIES else "part" if card.startswith("part-") else "tech"
    name = translate(say(f"ecl-{kind}-{card.removeprefix('part-')}"), "en")
    picture = paint("card", None, card=card)
    assert picture.alt.startswith(name)


# -- sprites -----------------------------------------------------------------------------------------------------------


def test_a_sector_glows_in_its_owners_colour() -> None:
    from render.eclipse.sectors import body

    bare = body("101", 0, 80, None).convert("RGB")
    for seat in (A, B, C, D, E, F):
        assert difference(body("101", 0, 80, seat).convert("RGB"), bare) > 2, PEOPLE[seat].letter
    assert light(body("001", 0, 80, None)) > light(body("101", 0, 80, None))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "orbital"])
def test_every_kind_of_square_has_a_planet_of_its_own(kind: SquareKind) -> None:
    others = [each for each in KINDS if each not in (kind, "orbital")]
    shape = planet(kind, False).convert("L")
    for other in others:
        assert difference(shape.convert("RGB"), planet(other, False).convert("L").convert("RGB")) > 1
    assert difference(planet(kind, True).convert("RGB"), planet(kind, False).convert("RGB")) > 5


def test_after_its_rehearsal_the_painter_draws_from_sprites_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in PAINTER.prewarm():
        pass
    drawn: list[str] = []

    def count(**kwargs: object) -> bytes:
        drawn.append("")
        return bytes(RASTER(**kwargs))

    monkeypatch.setattr(svg.resvg_py, "svg_to_bytes", count)
    paint("board", late_view(seat=None))
    paint("techs", late_view())
    assert len(drawn) <= 60  # squares and structures of this size, the seats' strips


@pytest.mark.parametrize("what", ["board", "boards:0", "score", "change"])
def test_who_gave_up_with_more_cubes_at_home_than_a_track_holds_cannot_be_drawn(what: str) -> None:
    """P17.17.2: all cubes go home; they are more than the squares of one track."""
    st = late(2)
    st.players[A].graveyard = {"money": 2}
    before = seen(st)
    leave(st, A)
    assert max(st.players[A].cubes) > MOST_CUBES
    assert max(seen(st).players[A].cubes) == MOST_CUBES
    assert paint(what, seen(st), before=before).data


@pytest.mark.parametrize("has_badge", [True, False])
@pytest.mark.parametrize("several", [0, 1, 3])
@pytest.mark.parametrize("classes", range(1, 7))
def test_a_row_of_ships_stays_between_the_wormholes_of_its_sector(classes: int, several: int, has_badge: bool) -> None:
    """Three classes and a disc had stood on the wormholes and beyond the edge."""
    size, room = 100, 100 * contents.FLEET_WIDTH
    icon = contents.fleet_icon(classes, several, has_badge, (room, size * contents.FLEETS))
    taken = icon * (contents.PACE * classes + contents.COUNT * several + contents.BADGE * has_badge)
    assert taken <= room + classes + several
    assert 0 < icon <= size * contents.FLEETS


def test_ships_and_their_numbers_stand_above_the_squares() -> None:
    """The squares had hidden half of the number of ships."""
    lowest = contents.FLEETS_AT + contents.FLEETS / 2
    assert lowest <= contents.SQUARES_AT - contents.SQUARE / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_a_name_that_no_font_can_draw_is_called_by_the_seat(language: str) -> None:
    """Nobody is nameless on a picture; a name with a sign that is left out keeps the rest."""
    names = ("مريم", "😀", "小晴 😀", "Ada", "")
    scene = Scene(META.id, "board", seen(position(), A), language, names)
    seats = [translate(seat, language) for seat in SEATS]
    assert [name_of(scene, seat) for seat in range(5)] == [seats[0], seats[1], "小晴 😀", "Ada", seats[4]]
    assert translate(SEATS[0], scene.voice) == seats[0]
    assert translate(SEATS[3], scene.voice) != seats[3]


def test_the_picture_of_a_question_has_no_head(monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel's title says what it would say."""
    written = spied(monkeypatch)
    for name, each in every_picture("en").items():
        written.clear()
        PAINTER.draw(each)
        headed = translate(say("ecl-name"), "en") in {words for _, _, words in written}
        assert headed == (name in ("board", "end", "change", "round")), name


def test_the_bars_of_a_hull_stand_in_the_middle_of_its_tile() -> None:
    """A single bar hung below the upper edge."""
    for part in PARTS.values():
        if part.kind == "hull":
            box = svg.sprite(picture(part, "#FFFFFF"), 100).getbbox()
            assert box is not None
            assert abs((box[1] + box[3]) / 2 - 48) <= 1.5, part.id


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "passed · Planta"),
        ("en", "starts · Draco"),  # beside it there is no room for Descendants of Draco
        ("zh-TW", "先手 · 天龍後裔"),
        ("zh-CN", "先手 · 天龙后裔"),
    ],
)
def test_a_state_does_not_hide_the_species_where_both_have_room(
    language: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert line in told_of_players(
        scene("board", replace(late_view(seat=None), first_passed=None), language), monkeypatch
    )


@pytest.mark.parametrize(
    ("gone", "line"),
    [
        ({}, "passed · Mechanema"),
        ({"collapsed": True}, "collapsed · Mechanema"),
        ({"out": True}, "resigned · Mechanema"),
    ],
)
def test_the_longest_species_has_room_beside_its_state(
    gone: dict[str, bool], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A civilization that is gone has no income, whose figures would take the room."""
    view = replace(late_view(seat=None), first_passed=None)
    player = replace(view.players[B], species="mechanema", **gone)
    players_now = tuple(player if seat == B else each for seat, each in enumerate(view.players))
    assert line in told_of_players(scene("board", replace(view, players=players_now)), monkeypatch)


def told_of_players(given: Scene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names and states that stand in the rows of the players."""
    told: list[str] = []
    write_fit = players.write_fit

    def listen(*given: Any) -> None:
        told.append(given[3])
        write_fit(*given)

    monkeypatch.setattr(players, "write_fit", listen)
    PAINTER.draw(given)
    return told
