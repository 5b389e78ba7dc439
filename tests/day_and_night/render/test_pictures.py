"""Pictures of Day & Night: their content, in every language, within the limits of a phone and of Discord."""

from __future__ import annotations

from inspect import unwrap
from itertools import product
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.text import say
from engine.day_and_night.cards import CARDS
from engine.day_and_night.house_rules import SWITCHES, Options, card_text
from engine.day_and_night.title import META
from locales import LANGUAGES, translate
from locales import keys as known_keys
from render.day_and_night import hand, strips, temples, tiles
from render.day_and_night.look import Grid, Window, window_around
from render.day_and_night.temples import temple_sprite
from render.day_and_night.tiles import tile_sprite
from render.kit import svg
from render.kit import text as kit_text
from render.kit.fonts import covered_characters, files, has_glyph
from render.kit.icons import FOLDER, icon_svg
from render.kit.light import Fine, falloff, glow
from render.kit.palette import INDIGO
from render.kit.picture import ALT_LIMIT
from render.kit.text import NARROW, NARROW_TALL, Style, width, wrap, wrap_fit
from render.pictures import Mark, Picture, paint, painter
from tests.day_and_night.positions import busy, crowded, opening, scene
from tests.day_and_night.scenario import table
from tests.render.drawn import too_small
from tests.render.looking import difference, image
from tests.render.written import following_texts

GOLDEN = Path(__file__).parent / "golden"
RASTER = svg.resvg_py.svg_to_bytes


def part(picture: Picture, box: tuple[float, float, float, float]) -> Image.Image:
    """A part of the picture, its box given in shares of width and height."""
    whole = image(picture)
    w, h = whole.size
    return whole.crop((round(box[0] * w), round(box[1] * h), round(box[2] * w), round(box[3] * h)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", [opening, busy, crowded])
@pytest.mark.parametrize("what", ["board", "panel", "hand", "change"])
def test_every_picture_is_readable_and_small_enough(what: str, make, language: str) -> None:
    view = make().view("day")
    marks = (Mark("e2", "1"), Mark("f3", "2")) if what == "panel" else ()
    before = opening().view("day") if what == "change" else None
    picture = paint(scene(what, view, language, marks=marks, before=before))
    assert image(picture).size == (picture.width, picture.height)
    assert picture.width == NARROW
    assert picture.height <= NARROW_TALL
    assert len(picture.data) < 500 * 1024
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("make", [opening, busy, crowded])
def test_no_text_is_too_small_for_a_phone(make) -> None:
    view = make().view("day")
    marks = (Mark("e2", "12"), Mark("f3", "G2"))
    with following_texts():
        for what, language in product(("board", "panel", "hand", "change"), LANGUAGES):
            before = opening().view("day") if what == "change" else None
            drawn = scene(what, view, language, marks=marks if what == "panel" else (), before=before)
            assert list(too_small(drawn, whole=what == "board")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_a_picture_has_its_glyphs(language: str) -> None:
    keys = [key for key in sorted(known_keys(language)) if key.startswith(("dn-card-", "dn-pic-"))]
    assert len(keys) > 100
    texts = [translate(say(key, count=5, hours=5, turn=5, side="日", card="X"), language) for key in keys]
    missing = {c for words in texts for c in words if not c.isspace() and not has_glyph(c, "text", language)}
    assert missing == set()
    title = translate(say("dn-name"), language)
    names = "".join(translate(say(f"dn-card-{card}"), language) for card in CARDS)
    face = files("title", language)[0]
    assert {c for c in title + names if c != " " and ord(c) not in covered_characters(face)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_fit_their_cards_without_being_cut(language: str) -> None:
    for card in CARDS:
        words = translate(say(f"dn-card-{card}-text"), language)
        lines = wrap(words, Style(29, INDIGO, language, 500), 344)
        assert len(lines) <= 4, card
        name = translate(say(f"dn-card-{card}"), language)
        assert width(name, Style(kit_text.SMALL, INDIGO, language, 700, "title")) <= 344, card


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_fit_with_every_option_of_the_table(language: str) -> None:
    for card, switches in SWITCHES.items():
        for values in product((False, True), repeat=len(switches)):
            settled = META.settle_options(dict(zip(switches, values, strict=True)))
            words = translate(card_text(card, msgspec.convert(settled, Options)), language)
            lines = wrap(words, Style(28, INDIGO, language, 500), 344)
            assert len(lines) <= 4, (card, values, lines)


def test_a_card_is_drawn_with_the_words_of_its_table() -> None:
    usual, strict = (table(to_move="night", strict_changed=strict).view("night") for strict in (False, True))
    said = [paint(scene("card", view, card="night_advantage")) for view in (usual, strict)]
    assert "became a Night tile" in said[0].alt
    assert "was changed" in said[1].alt
    assert said[0].data != said[1].data


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_a_text_are_of_about_one_length(language: str) -> None:
    style = Style(29, INDIGO, language, 500)
    for card in CARDS:
        words = translate(say(f"dn-card-{card}-text"), language)
        lines, _ = wrap_fit(words, style, 344, 164, 28, 1.3)
        assert len(lines) == len(wrap(words, style, 344)), card
        assert all(width(line, style) <= 344 for line in lines), card
        assert min(width(line, style) for line in lines) > 0.3 * max(width(line, style) for line in lines), card


def test_no_word_under_the_board_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = kit_text.write

    def spy(canvas, x, y, words, style, anchor="left"):
        written.append(words)
        return write(canvas, x, y, words, style, anchor)

    for module in (kit_text, strips):
        monkeypatch.setattr(module, "write", spy)
    for language in LANGUAGES:
        paint(scene("board", busy().view(), language))
    assert len(written) > 50
    assert [words for words in written if "…" in words] == []


def test_every_borrowed_icon_names_who_drew_it() -> None:
    credited = set((FOLDER / "AUTHORS.txt").read_text(encoding="utf-8").replace(",", " ").split())
    assert {path.stem for path in (FOLDER / "game-icons").glob("*.svg")} <= credited


def test_every_card_has_an_emblem_of_its_own() -> None:
    assert sorted(hand.EMBLEMS) == sorted(CARDS)
    assert len(set(hand.EMBLEMS.values())) == len(CARDS)


def test_day_night_neutral_and_sealed_tiles_differ_in_shape_not_only_in_tint() -> None:
    faces = [tile_sprite(face, 120).convert("L") for face in ("neutral", "day", "night", "sealed")]
    for number, one in enumerate(faces):
        for other in faces[number + 1 :]:
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 12


def test_the_marked_places_stay_bright_and_the_rest_is_dimmed() -> None:
    view = busy().view("day")
    everywhere = tuple(Mark(at, "") for at in ("a4", "h6", "h1", "e2"))
    panel, board = paint(scene("panel", view, marks=everywhere)), paint(scene("board", view))
    temple = (0.09, 0.5, 0.3, 0.62)
    assert (
        ImageStat.Stat(part(panel, temple).convert("L")).mean[0]
        < 0.75 * ImageStat.Stat(part(board, (0.09, 0.44, 0.3, 0.55)).convert("L")).mean[0]
    )


def test_the_number_of_a_mark_is_drawn() -> None:
    view = busy().view("day")
    one = paint(scene("panel", view, marks=(Mark("e2", "1"), Mark("f3", "2"))))
    other = paint(scene("panel", view, marks=(Mark("e2", "7"), Mark("f3", "2"))))
    assert one.width == other.width
    assert image(one).tobytes() != image(other).tobytes()


def test_near_places_are_drawn_larger_than_on_the_board() -> None:
    window = window_around(["e2", "f3"], columns=5, rows=4)
    assert (window.columns, window.rows) == (5, 4)
    assert all(window.holds(at) for at in ("e2", "f3"))
    corner = window_around(["a1"], columns=5, rows=4)
    assert (corner.left, corner.bottom, corner.right, corner.top) == (0, 0, 4, 3)


def test_whose_turn_it_is_shows_in_colour_and_letter() -> None:
    day = paint(scene("board", busy().view()))
    night = paint(scene("board", table_night().view()))
    banner = (0.52, 0.02, 0.97, 0.1)
    red, _, blue = ImageStat.Stat(part(day, banner)).mean
    assert red > blue + 60
    red, _, blue = ImageStat.Stat(part(night, banner)).mean
    assert blue > red + 60


def table_night():
    """Night to move."""
    from tests.day_and_night.scenario import table

    return table(to_move="night")


def test_a_full_board_shows_tiles_in_the_centre_without_the_void() -> None:
    from tests.day_and_night.scenario import table

    closed = paint(scene("board", table().view()))
    full = paint(scene("board", table(center_void=False, day="d3 e4", night="d4 e3").view()))
    center = (0.40, 0.38, 0.60, 0.62)
    assert difference(part(closed, center), part(full, center)) > 30


def test_the_hand_is_nowhere_on_the_public_board() -> None:
    first = busy()
    second = busy()
    second.session.state.hands[0] = ["day_chant"] * 5
    assert paint(scene("board", first.view())) == paint(scene("board", second.view()))


def test_an_empty_hand_says_so() -> None:
    from tests.day_and_night.scenario import table

    picture = paint(scene("hand", table(day_hand="").view("day")))
    assert picture.alt == "Day's hand is empty."


@pytest.mark.parametrize(
    ("language", "end"), [("en", " Castable: Day Chant."), ("zh-TW", "可用：日之頌歌。"), ("zh-CN", "可用：日之颂歌。")]
)
def test_the_hand_says_which_cards_can_be_cast_in_the_signs_of_its_language(language: str, end: str) -> None:
    from tests.day_and_night.scenario import table

    picture = paint(scene("hand", table(day_hand="day_chant").view("day"), language))
    assert picture.alt.endswith(end), picture.alt


def test_before_and_after_name_what_changed() -> None:
    game = opening()
    before = game.view()
    game.casts("day_chant")
    picture = paint(scene("change", game.view(), before=before))
    assert "A1 neutral → Day" in picture.alt


def test_the_board_is_read_out_in_words() -> None:
    words = paint(scene("board", busy().view())).alt
    for part_of_it in (
        "turn 17",
        "Day (Ada) to move",
        "7 of 12 hours",
        "Day stands on F2, Night on F2",
        "F1 (2)",
        "H2 (2)",
    ):
        assert part_of_it in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_stay_within_discords_limit(language: str) -> None:
    marks = tuple(Mark(f"{column}{row}", "10") for column in "abcfgh" for row in range(1, 7))
    assert len(paint(scene("panel", crowded().view("day"), language, marks=marks)).alt) <= ALT_LIMIT


def test_after_its_rehearsal_the_painter_draws_panels_from_sprites_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in painter("day_and_night").prewarm():  # type: ignore[attr-defined]
        pass
    drawn: list[int] = []

    def raster(**how: object) -> object:
        drawn.append(1)
        return RASTER(**how)

    monkeypatch.setattr(svg.resvg_py, "svg_to_bytes", raster)
    view = busy().view("day")
    for language in LANGUAGES:
        paint(scene("board", view, language))
    paint(scene("panel", view, marks=(Mark("e2", "1"), Mark("f3", "2"))))
    assert len(drawn) <= 10  # the ends of this way, counters above two; no tile, no border, no machine


# -- light -------------------------------------------------------------------------------------------------------------


def red(image: Image.Image, x: int) -> int:
    """The first number of a pixel in the fiftieth row."""
    pixel = image.getpixel((x, 50))
    assert isinstance(pixel, tuple)
    return int(pixel[0])


def test_light_falls_off_evenly_from_its_middle_which_may_lie_outside() -> None:
    stops = ((0, "#FFFFFF"), (0.5, "#808080"), (1, "#000000"))
    inside = falloff((200, 100), 100, 50, 80, stops)
    assert [red(inside, x) for x in (100, 140, 199)] == [pytest.approx(v, abs=4) for v in (255, 128, 0)]
    assert inside.getpixel((60, 50)) == pytest.approx(inside.getpixel((140, 50)), abs=4)
    outside = falloff((100, 100), -40, 50, 80, stops)
    assert [red(outside, x) for x in (0, 60)] == [pytest.approx(v, abs=4) for v in (128, 0)]


def test_fine_figures_are_where_they_should_be_and_smooth() -> None:
    pen = Fine(60, 60)
    pen.disc(30, 30, 20)
    pen.ring(30, 30, 25, 2, 0.5)
    mask = pen.mask()
    assert [mask.getpixel((x, 30)) for x in (30, 52, 58)] == [255, 0, 0]
    assert mask.getpixel((4, 30)) == mask.getpixel((55, 30)) == 128
    assert sum(mask.tobytes()) / 255 == pytest.approx(3.1416 * (20 * 20 + 0.5 * 2 * 25 * 2), rel=0.02)
    assert any(0 < value < 128 for value in mask.tobytes())


def test_a_wide_glow_is_as_bright_as_a_narrow_one() -> None:
    pen = Fine(120, 120)
    pen.disc(60, 60, 25)
    for spread in (2, 5, 8, 12):
        soft = glow(pen.mask(), spread)
        assert soft.size == (120, 120)
        assert ImageStat.Stat(soft).mean[0] == pytest.approx(ImageStat.Stat(pen.mask()).mean[0], rel=0.03)


# -- golden pictures: small, without text ------------------------------------------------------------------------------


def tile_sheet() -> Image.Image:
    """The four kinds of tiles and two temples on one ground."""
    sheet = Image.new("RGB", (520, 300), INDIGO)
    for number, face in enumerate(("neutral", "day", "night", "sealed")):
        drawing = tile_sprite(face, 100)
        sheet.paste(drawing, (number * 128, 4), drawing)
    grid = Grid(Window(0, 0, 2, 2), 0, 0, 46, 4)
    places = tuple(f"{column}{row}" for column in "abc" for row in (1, 2, 3))
    for seat in (0, 1):
        temple, _, _ = temple_sprite(seat, 1, places, "b2", grid)
        sheet.paste(temple, (40 + 240 * seat, 128), temple)
    return sheet


def test_tiles_and_temples_look_as_they_were_blessed() -> None:
    """To bless a new look: view it, then save `tile_sheet()` over the file."""
    blessed = Image.open(GOLDEN / "tiles.png").convert("RGB")
    assert difference(tile_sheet(), blessed) < 2.0


def test_a_single_temple_tile_shares_no_sign_with_a_temple(monkeypatch: pytest.MonkeyPatch) -> None:
    """The arch is the sign of whole temples. The padlock is large enough for a phone, where a tile is 36 px wide."""
    drawn: dict[str, float] = {}

    def spy(name: str, x: float, y: float, size: float, colour: str) -> str:
        drawn[name] = size
        return icon_svg(name, x, y, size, colour)

    monkeypatch.setattr(tiles, "icon_svg", spy)
    monkeypatch.setattr(temples, "icon_svg", spy)
    unwrap(tiles._tile)("sealed", 100, 0)
    single = dict(drawn)
    drawn.clear()
    unwrap(temples.arch)(0, 100)
    assert not set(single) & set(drawn)
    assert single["padlock"] >= 30


def test_the_comparison_with_a_golden_picture_can_fail() -> None:
    blessed = Image.open(GOLDEN / "tiles.png").convert("RGB")
    swapped = tile_sheet()
    swapped.paste(swapped.crop((256, 0, 384, 128)), (128, 0))
    assert difference(swapped, blessed) > 2.0
