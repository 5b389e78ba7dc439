"""Pictures of Eclipse: what they show, in every language, within the limits of a phone and of Discord."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import render.eclipse as package
from engine.core.hexgrid import CENTRE, DIRECTIONS
from engine.core.text import say
from engine.core.watch import Watch, prints_of
from engine.eclipse.actions.explore import placings
from engine.eclipse.components import MOST_CUBES, PARTS, SHIP_CLASSES, SPECIES, TECHNOLOGIES
from engine.eclipse.elimination import leave
from engine.eclipse.hidden_info import private, public, things
from engine.eclipse.map.geometry import open_sides
from engine.eclipse.names import SEATS
from engine.eclipse.scoring.score import decide
from engine.eclipse.state import ActionTask, ExploreTask, Impact, State
from engine.eclipse.title import META
from engine.eclipse.view import BattleView, DieView, GroupView, SalvoView, View
from locales import LANGUAGES, translate
from locales import keys as known_keys
from render.eclipse import board, galaxy, head, salvos
from render.eclipse.blueprint import ROWS, SQUARES
from render.eclipse.board import paint_board
from render.eclipse.change import changed_places, figures
from render.eclipse.explore import columns, rim, rotations
from render.eclipse.galaxy import draw_map
from render.eclipse.head import name_of
from render.eclipse.painter import PAGES, PAINTER
from render.eclipse.score import best_first, in_two
from render.kit import svg
from render.kit.fonts import has_glyph
from render.kit.hexes import HexLayout
from render.kit.palette import PEOPLE
from render.kit.picture import ALT_LIMIT, Mark, Picture, Scene
from render.kit.text import Style
from tests.eclipse.positions import ANCIENTS, A, B, C, D, E, F, give, home, position, put, reputation, send
from tests.render import looking
from tests.render.looking import difference, image, light

NAMES = ("Ada Lovelace", "小晴", "Benedikt", "Computer Hypatia", "Eva", "Finn")
RASTER = svg.resvg_py.svg_to_bytes
LEAST_TEXT = 0.0156
"""25 pixels of 1,600: the least size of a text that is read by itself, as a share of the width."""
CROP_KIB = 300
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
    st.watch = Watch(None, prints_of(things(st)), [["3b"] for _ in st.players], ["3b"])
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
        "hand": scene("hand", replace(view, drawn=(3, 1)), language),
        "technology": scene("card", view, language, card="plasma_cannon"),
        "part": scene("card", view, language, card="part-shard_hull"),
        "species": scene("card", view, language, card="planta"),
    }


# -- all pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_readable_and_small_enough(language: str) -> None:
    scenes = every_picture(language)
    assert {each.what.partition(":")[0] for each in scenes.values()} == set(PAGES)
    for name, each in scenes.items():
        picture = PAINTER.paint(each)
        assert image(picture).size == (picture.width, picture.height)
        assert 1000 <= picture.width <= 1600, name
        assert picture.height < 4000, name
        most = 500 if each.what in ("board", "change") else CROP_KIB
        assert len(picture.data) < most * 1024, name
        assert 0 < len(picture.alt) <= ALT_LIMIT, name


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_boards_of_any_number_are_readable(players: int) -> None:
    picture = paint("board", late_view(players, None))
    assert picture.width == 1600
    assert picture.height < 2600
    assert len(picture.data) < 500 * 1024


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
def test_words_are_large_enough_and_none_is_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = spied(monkeypatch)
    for name, each in every_picture(language).items():
        if name not in ("board", "end", "change", "round"):  # there the hexes of a whole galaxy have to fit
            PAINTER.draw(each)
    on_sheets = [(size, wide, words) for size, wide, words in written if wide >= 1000]
    assert len(on_sheets) > 300
    assert [entry for entry in on_sheets if entry[0] < LEAST_TEXT * entry[1]] == []
    assert {words for _, _, words in written if "…" in words} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_a_picture_has_its_glyphs(language: str) -> None:
    keys = [key for key in known_keys(language) if key.startswith(("ecl-pic-", "ecl-tech-", "ecl-part-"))]
    assert len(keys) > 90
    filled: dict[str, Any] = {"round": 3, "rounds": 9, "missing": 2, "place": "3B"}
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
    assert "starts" in words
    assert "passed · starts next" in words


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


def test_up_to_six_rotations_stand_in_rows_of_at_most_three() -> None:
    assert [columns(count) for count in range(1, 8)] == [1, 2, 3, 2, 3, 3, 3]


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


def test_what_a_blueprint_lacks_is_said() -> None:
    st = late()
    st.tasks = [ActionTask(A, "upgrade", 1)]
    st.players[A].tiles["interceptor"] = {"CB": "hull"}
    words = paint("upgrade", seen(st, A)).alt
    assert "interceptor: Not legal:" in words
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
    assert heights[1] - heights[0] == salvos.ROW + 24
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
    assert {"Round 29", "Round 24"} <= words
    assert "Round 23" not in words
    assert drawing.height < 2000


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


def test_a_long_name_breaks_between_words() -> None:
    style = Style(32, "#FFFFFF", "en")
    assert in_two("Computer Hypatia", style, 130) == ["Computer", "Hypatia"]
    assert in_two("Ada", style, 130) == ["Ada"]


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
    assert {"Round 8 of 9 · what has changed", NAMES[first], "3B", "-9"} <= words
    assert f"leads with {after.players[first].points.total}" in words
    assert "3B: B (小晴) attacked A (Ada Lovelace). Won by B (小晴)" in told.alt
    written.clear()
    paint("change", replace(after, fought=(), round=8), before=before)
    words = {text for _, _, text in written}
    assert not any("leads" in text or text == "-9" for text in words), "the round still runs"


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
    from render.eclipse.sectors import ground

    for seat in (A, B, C, D, E, F):
        assert difference(ground(80, seat).convert("RGB"), ground(80, None).convert("RGB")) > 2, PEOPLE[seat].letter
    assert light(ground(80, None, centre=True)) > light(ground(80, None))


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
@pytest.mark.parametrize("classes", range(1, 7))
def test_a_row_of_ships_stays_between_the_wormholes_of_its_sector(classes: int, has_badge: bool) -> None:
    """Three classes and a disc had stood on the wormholes and beyond the edge."""
    size = 100
    icon = galaxy.fleet_icon(classes, has_badge, (size * galaxy.FLEET_WIDTH, size * galaxy.FLEET))
    assert icon * (galaxy.PACE * classes + galaxy.BADGE * has_badge) <= size * galaxy.FLEET_WIDTH + classes
    assert 0 < icon <= size * galaxy.FLEET


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_a_name_that_no_font_can_draw_is_called_by_the_seat(language: str) -> None:
    """Nobody is nameless on a picture; a name with a sign that is left out keeps the rest."""
    names = ("مريم", "😀", "小晴 😀", "Ada", "")
    scene = Scene(META.id, "board", seen(position(), A), language, names)
    seats = [translate(seat, language) for seat in SEATS]
    assert [name_of(scene, seat) for seat in range(5)] == [seats[0], seats[1], "小晴 😀", "Ada", seats[4]]
    assert translate(SEATS[0], scene.voice) == seats[0]
    assert translate(SEATS[3], scene.voice) != seats[3]


@pytest.mark.parametrize("phase", ["action", "bombing"])
def test_the_picture_of_a_question_says_whose_turn_it_is_to_decide(phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bombing, control and an ambassador's cube are asked out of turn: the banner names who is asked."""
    st = position()
    st.phase, st.active = phase, B  # type: ignore[assignment]
    told: list[tuple[tuple[int, ...], str]] = []
    draw = lambda canvas, box, seats, names, below, language, spare: told.append((seats, below))
    monkeypatch.setattr(head, "draw_seats", draw)
    PAINTER.paint(Scene(META.id, "panel", seen(st, A), "en", ("Ada", "Ben"), (Mark(home(st, A).place, "1"),)))
    assert told == [((A,), translate(say("ecl-pic-your-turn"), "en"))]
