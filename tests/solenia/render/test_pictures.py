"""Pictures of Solenia: their content, in every language, within the limits of a phone and of Discord."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

import render.solenia as package
from engine.core.text import say
from engine.solenia.components import parts
from engine.solenia.names import improvement_name
from engine.solenia.view import RIVAL, MoveView, ReachView, View
from locales import LANGUAGES, message, translate
from locales import keys as known_keys
from render.kit import text as kit_text
from render.kit.fonts import covered_characters, files, has_glyph
from render.kit.frame import EDGE
from render.kit.palette import INDIGO
from render.kit.picture import ALT_LIMIT
from render.kit.sprites import SPRITES
from render.kit.text import NARROW, NARROW_TALL
from render.pictures import Mark, Picture, Scene, paint, prewarm
from render.solenia.airship import airship
from render.solenia.board import SKY_TOP, cell_wide, sky_height
from render.solenia.cards import BOX, small_card
from render.solenia.display import TALL as DISPLAY_TALL
from render.solenia.display import can_pay
from render.solenia.goods import letter
from render.solenia.islands import island
from render.solenia.look import GAP, LIGHTS, PEOPLE, Grid, person
from render.solenia.players import COMPACT_TALL, NAME_WIDE
from render.solenia.prewarm import GROUNDS
from render.solenia.sheet import BAND_ABOVE, BAND_LEFT, card_wide, last_frame
from render.solenia.sky import paint_sky
from render.solenia.slots import open_slots
from tests.render.drawn import too_small
from tests.render.looking import difference, image, light
from tests.render.written import following_texts
from tests.solenia.positions import busy, found, free_cell, onlooker, opening, scene, with_card

GOLDEN = Path(__file__).parent / "golden"
GRID = Grid(EDGE + BAND_LEFT, SKY_TOP + BAND_ABOVE, wide=cell_wide())
PANEL_GRID = Grid(EDGE + BAND_LEFT, EDGE + BAND_ABOVE, wide=cell_wide())
"""The cells of the sky on the board, and on a panel, which has no head."""
SIDES = ("summer", "winter", "improvements")


def cell(picture: Picture, at: str, grid: Grid = GRID) -> Image.Image:
    """A cell of the sky, cut out of a board or a panel."""
    x, y = grid.corner(at)
    return image(picture).crop((round(x), round(y), round(x) + grid.wide, round(y) + grid.tall))


def marks_of(view: View) -> tuple[Mark, ...]:
    """Everything in reach, numbered."""
    return tuple(Mark(each.at, str(number)) for number, each in enumerate(view.reach, start=1))


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, str]]:
    """Every text that is written: its size, the width of the canvas, the words."""
    found: list[tuple[int, int, str]] = []
    write = kit_text.write

    def spy(canvas, x, y, words, style, anchor="left"):
        found.append((style.size, canvas.width, words))
        return write(canvas, x, y, words, style, anchor)

    monkeypatch.setattr(kit_text, "write", spy)
    for module in pkgutil.iter_modules(package.__path__):
        drawn = importlib.import_module(f"render.solenia.{module.name}")
        if hasattr(drawn, "write"):
            monkeypatch.setattr(drawn, "write", spy)
    return found


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "side"), [(1, "improvements"), (2, "summer"), (3, "winter"), (4, "summer")])
@pytest.mark.parametrize("what", ["board", "panel", "hand", "change"])
def test_every_picture_is_readable_and_small_enough(what: str, seats: int, side: str, language: str) -> None:
    view = busy(seats, side)
    marks = marks_of(view) if what == "panel" else ()
    before = found(seats, side, "card", 11) if what == "change" else None
    picture = paint(scene(what, view, language, marks=marks, before=before))
    assert image(picture).size == (picture.width, picture.height)
    assert picture.width == NARROW
    assert picture.height <= NARROW_TALL
    assert len(picture.data) < 500 * 1024
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("side", SIDES)
def test_no_text_is_too_small_for_a_phone(side: str) -> None:
    chosen = found(3, side, "cell", 4)
    shown = [(what, view, ()) for view in (busy(4, side), opening(4, side)) for what in ("board", "panel", "hand")]
    with following_texts():
        for what, view, marks in (*shown, ("panel", chosen, marks_of(chosen))):
            for language in LANGUAGES:
                drawn = scene(what, view, language, marks=marks)
                assert list(too_small(drawn, whole=what == "board")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winners", [(), (0, 2, 3)])
def test_the_name_of_a_computer_is_not_cut(
    winners: tuple[int, ...], language: str, written: list[tuple[int, int, str]]
) -> None:
    view = onlooker(busy(4))
    if winners:
        view = msgspec.structs.replace(view, over=True, winners=winners, phase="over")
    name = max((message(key, language) for key in known_keys() if key.startswith("computer-name-")), key=len)
    drawn = Scene(title="solenia", what="board", view=view, language=language, names=(name,) * 4)
    paint(drawn)
    assert [entry for _, _, entry in written if entry.endswith("…")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut(language: str, written: list[tuple[int, int, str]]) -> None:
    for side in SIDES:
        for what in ("board", "panel", "hand"):
            paint(scene(what, busy(4, side), language))
        paint(scene("panel", opening(4, side), language))
    for card in parts().cards:
        paint(scene("card", None, language, card=card))
    for tile in parts().improvements:
        paint(scene("card", None, language, card=tile))
    assert len(written) > 300
    assert sorted({words for _, _, words in written if "…" in words}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_a_picture_has_its_glyphs(language: str) -> None:
    keys = [key for key in sorted(known_keys(language)) if key.startswith(("sol-pic-", "sol-good-", "sol-power-"))]
    assert len(keys) > 50
    values = {"count": 5, "amount": 2, "gold": 6, "per": 2, "most": 4, "value": 1, "round": 3, "grade": 2, "any": 2}
    texts = [translate(say(key, side="日", goods="木", choices="木", **values), language) for key in keys]
    missing = {c for words in texts for c in words if not c.isspace() and not has_glyph(c, "text", language)}
    assert missing == set()
    title = translate(say("sol-name"), language)
    assert {c for c in title if ord(c) not in covered_characters(files("title", language)[0])} == set()


@pytest.mark.parametrize("side", SIDES)
def test_the_three_languages_differ_on_every_picture(side: str) -> None:
    for what in ("board", "panel", "hand"):
        pictures = [paint(scene(what, busy(2, side), language)) for language in LANGUAGES]
        assert len({picture.alt for picture in pictures}) == 3
        assert len({picture.data for picture in pictures}) == 3


# -- the sky -----------------------------------------------------------------------------------------------------------


def test_a_card_shows_in_its_cell_and_nowhere_else_in_the_sky() -> None:
    view = onlooker(busy(2))
    at = free_cell(view)
    before, after = paint(scene("board", view)), paint(scene("board", with_card(view, at, 1, "c13")))
    assert difference(cell(before, at), cell(after, at)) > 25
    far = [each.at for each in view.cells if abs(ord(each.at[0]) - ord(at[0])) > 1 and each.at != at]
    assert max(difference(cell(before, other), cell(after, other)) for other in far) < 1


def test_whose_card_what_value_and_what_it_gives_can_be_told_apart() -> None:
    def drawn(card: str, owner: int, box: tuple[int, int, int, int]) -> Image.Image:
        return small_card(card, owner, "wood", "day", 106).convert("RGB").crop(box)

    value, badge, ability = (10, 10, 50, 52), (60, 8, 116, 56), (12, 108, 112, 146)
    assert all(difference(drawn("c13", 0, badge), drawn("c13", seat, badge)) > 20 for seat in (1, 2, 3, RIVAL))
    values = [drawn(card, 0, value) for card in ("c01", "c07", "c13")]
    abilities = [drawn(card, 0, ability) for card in ("c01", "c03", "c04", "c07", "c09", "c13", "c14", "c15", "c16")]
    for drawings in (values, abilities):
        for number, one in enumerate(drawings):
            assert all(difference(one, other) > 3 for other in drawings[number + 1 :])


def test_the_hole_of_a_card_shows_the_good_below() -> None:
    holes = [small_card("c01", 0, ground, "day", 106).convert("RGB").crop((38, 55, 86, 103)) for ground in GROUNDS]
    for number, one in enumerate(holes):
        for other in holes[number + 1 :]:
            assert difference(one, other) > 15


def test_the_rivals_cards_look_like_nobody_elses() -> None:
    assert person(RIVAL).letter not in {each.letter for each in PEOPLE}
    assert person(RIVAL).colour not in {each.colour for each in PEOPLE}
    rival = small_card("c01", RIVAL, "wood", "day", 106).convert("RGB")
    for seat in range(4):
        assert difference(rival, small_card("c01", seat, "wood", "day", 106).convert("RGB")) > 10


def test_islands_and_cities_differ_in_shape_not_only_in_tint() -> None:
    shapes = [island(ground, "day", 0, 180).getchannel("A") for ground in GROUNDS]
    for number, one in enumerate(shapes):
        for other in shapes[number + 1 :]:
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 6


def _skies(view: View, *orders: tuple[str, ...]) -> list[Image.Image]:
    """The sky with its strips in these lights, rear to front."""
    skies = []
    for phases in orders:
        canvas = Image.new("RGB", (GRID.width, GRID.height))
        lit = tuple(
            msgspec.structs.replace(strip, phase=phase) for strip, phase in zip(view.strips, phases, strict=True)
        )
        paint_sky(canvas, Grid(0, 0, wide=cell_wide()), msgspec.structs.replace(view, strips=lit))
        skies.append(canvas)
    return skies


def test_the_light_of_every_phase_differs() -> None:
    skies = _skies(opening(), *((phase,) * 5 for phase in LIGHTS))
    for number, one in enumerate(skies):
        for other in skies[number + 1 :]:
            assert difference(one, other) > 18


def test_the_light_passes_softly_from_strip_to_strip() -> None:
    (canvas,) = _skies(opening(), ("day", "day", "dusk", "night", "night"))

    def shade(row: int) -> float:
        spots = [light(canvas.crop((x, row, x + 2, row + 1))) for x in range(5, GRID.width, GRID.wide // 3)]
        return sorted(spots)[len(spots) // 2]

    seam = 2 * GRID.tall
    night, dusk = shade(seam - 40), shade(seam + 40)
    assert dusk - night > 70
    assert night + 15 < shade(seam - 5) < shade(seam + 5) < dusk - 5
    assert shade(seam + 5) - shade(seam - 5) < 0.6 * (dusk - night)


def test_the_last_move_wears_a_ring() -> None:
    view = onlooker(msgspec.structs.replace(busy(2), target=None))
    at, elsewhere = free_cell(view, 5), free_cell(view, 2)
    ringed = paint(scene("board", msgspec.structs.replace(view, moves=(MoveView(0, "c01", at),))))
    other = paint(scene("board", msgspec.structs.replace(view, moves=(MoveView(0, "c01", elsewhere),))))
    assert difference(cell(ringed, at), cell(other, at)) > 5
    assert difference(cell(ringed, elsewhere), cell(other, elsewhere)) > 5


def test_the_ring_of_the_last_move_leaves_the_figures_of_its_card_free() -> None:
    """A tick across the value of a card reads as another figure."""
    ring = last_frame(GRID.wide, GRID.tall).getchannel("A")
    edge = (ring.height - GRID.tall) // 2
    inner = ring.crop((edge, edge, edge + GRID.wide, edge + GRID.tall))
    card = small_card("c01", 0, "wood", "day", card_wide(GRID))
    left, top = GRID.wide - card.width + 5, (GRID.tall - card.height) // 2
    margin, unit = round(8 * card_wide(GRID) / BOX[0]), card_wide(GRID) / BOX[0]
    figures = (
        left + margin,
        top + margin + round(8 * unit),
        left + margin + round(40 * unit),
        top + margin + round(126 * unit),
    )
    assert ring.getbbox() is not None
    assert inner.crop(figures).getbbox() is None


def test_the_airship_is_drawn_where_it_is() -> None:
    view = onlooker(busy(2))
    here = paint(scene("board", msgspec.structs.replace(view, airship="c3")))
    ahead = paint(scene("board", msgspec.structs.replace(view, airship="c4")))
    for at in ("c3", "c4"):
        assert difference(cell(here, at), cell(ahead, at)) > 12


def test_the_airship_leaves_the_value_of_a_card_below_it_free() -> None:
    view = onlooker(busy(2))
    at = next(each.at for each in view.cells if each.card is not None)
    here, away = (
        paint(scene("board", msgspec.structs.replace(view, airship=place, moves=())))
        for place in (at, free_cell(view, 5))
    )
    assert difference(cell(here, at), cell(away, at)) > 3
    card = small_card("c01", 0, "wood", "day", card_wide(GRID))
    left = GRID.wide - card.width + 5 + round(8 * card_wide(GRID) / BOX[0])
    figures = (left + 2, 0, GRID.wide, GRID.tall)
    assert difference(cell(here, at).crop(figures), cell(away, at).crop(figures)) < 1


# -- the panel ---------------------------------------------------------------------------------------------------------


def test_marked_cells_stay_bright_and_the_rest_is_dimmed() -> None:
    view = found(2, "summer", "cell")
    marks = marks_of(view)
    panel, board = paint(scene("panel", view, marks=marks)), paint(scene("board", view))
    marked = {mark.at for mark in marks}
    for each in view.cells:
        share = light(cell(panel, each.at, PANEL_GRID)) / light(cell(board, each.at))
        assert (share > 0.8) == (each.at in marked), each.at


def test_the_number_and_the_price_of_a_cell_are_drawn() -> None:
    view = found(2, "summer", "cell")
    at = view.reach[0].at
    one = paint(scene("panel", view, marks=(Mark(at, "1"),)))
    other = paint(scene("panel", view, marks=(Mark(at, "7"),)))
    assert difference(cell(one, at, PANEL_GRID), cell(other, at, PANEL_GRID)) > 0.5
    dear = msgspec.structs.replace(view, reach=(ReachView(at, 4, 3), *view.reach[1:]))
    other = paint(scene("panel", dear, marks=(Mark(at, "1"),)))
    assert difference(cell(other, at, PANEL_GRID), cell(one, at, PANEL_GRID)) > 2


def test_the_chosen_card_lies_beside_the_own_board() -> None:
    view = found(2, "summer", "cell")
    assert view.chosen is not None
    cards = ("c01", "c13")
    one, other = (image(paint(scene("panel", msgspec.structs.replace(view, chosen=card)))) for card in cards)
    box = (0, one.height - 400, 300, one.height - 40)
    assert difference(one.crop(box), other.crop(box)) > 5


def test_deliveries_that_can_be_paid_stand_out() -> None:
    view = found(2, "summer", "card")
    assert view.seat is not None

    seat = view.seat

    def with_goods(goods):
        players = list(view.players)
        players[seat] = msgspec.structs.replace(players[seat], goods=goods)
        return msgspec.structs.replace(view, players=tuple(players))

    poor, rich = with_goods((0, 0, 0, 0)), with_goods((3, 3, 3, 3))
    assert not any(can_pay(poor, tile) for tile in (*poor.display_day, *poor.display_night))
    assert all(can_pay(rich, tile) for tile in (*rich.display_day, *rich.display_night))
    below = round(EDGE + sky_height(PANEL_GRID) + GAP)
    components = (0, below, NARROW, below + DISPLAY_TALL)
    dark, bright = (image(paint(scene("panel", each))).crop(components) for each in (poor, rich))
    assert light(bright) > 1.3 * light(dark)


def test_what_has_no_room_in_the_storage_stands_out() -> None:
    view = found(2, "summer", "card")
    assert view.seat is not None
    players = list(view.players)

    def with_room(room: int) -> Image.Image:
        players[0] = msgspec.structs.replace(players[0], goods=(3, 3, 1, 1), storage=room)
        return image(paint(scene("board", onlooker(msgspec.structs.replace(view, players=tuple(players))))))

    fits, over = with_room(8), with_room(6)
    first = round(SKY_TOP + sky_height(GRID) + GAP + DISPLAY_TALL + GAP)
    crates = (EDGE + NAME_WIDE + 230, first, NARROW - 180, first + COMPACT_TALL)
    assert difference(fits.crop(crates), over.crop(crates)) > 2


def test_the_winter_slots_that_may_take_a_delivery_are_known() -> None:
    view = found(2, "winter", "slot")
    assert view.seat is not None
    session_slots = view.players[view.seat].slots
    city = next(each for each in view.cells if each.at == view.target)
    row = "day" if city.ground == "city_day" else "night"

    def filled(*names):
        return tuple(msgspec.structs.replace(slot, tile="d01" if slot.id in names else None) for slot in session_slots)

    first = row[0]
    assert open_slots(view, filled()) == {f"{first}1a", f"{first}1b"}
    assert open_slots(view, filled(f"{first}1a")) == {f"{first}1b", f"{first}2a", f"{first}2b"}
    both = filled(f"{first}1a", f"{first}1b", f"{first}2a")
    assert open_slots(view, both) == {f"{first}2b", f"{first}3a", f"{first}3b"}


def test_while_drafting_the_panel_tells_what_each_improvement_does(written: list[tuple[int, int, str]]) -> None:
    view = opening(3, "improvements")
    assert view.offer is not None
    picture = paint(scene("panel", view))
    words = " ".join(words for _, _, words in written)
    for tile in (*view.offer.level1, *(half for pair in view.offer.level3 for half in pair)):
        told = translate(improvement_name(tile), "en")
        assert told in words or all(word in words for word in told.split()), told
        assert told in picture.alt


# -- who, hand, cards --------------------------------------------------------------------------------------------------


def test_whose_turn_it_is_shows_in_colour() -> None:
    view = onlooker(busy(4))
    for seat, each in enumerate(PEOPLE):
        picture = image(paint(scene("board", msgspec.structs.replace(view, active=seat))))
        shade = picture.getpixel((NARROW - EDGE - 14, EDGE + 44))
        assert isinstance(shade, tuple)
        wanted = tuple(int(each.colour[n : n + 2], 16) for n in (1, 3, 5))
        assert max(abs(a - 0.86 * b) for a, b in zip(shade, wanted, strict=True)) < 40, seat


def test_the_leader_wears_laurels() -> None:
    view = onlooker(busy(2))

    def scored(*totals):
        players = tuple(
            msgspec.structs.replace(player, score=msgspec.structs.replace(player.score, total=total))
            for player, total in zip(view.players, totals, strict=True)
        )
        return paint(scene("board", msgspec.structs.replace(view, players=players)))

    first, second = scored(30, 20), scored(20, 30)
    top = round(SKY_TOP + sky_height(GRID) + GAP + DISPLAY_TALL + GAP)
    upper, lower = ((EDGE + 130, y + 44, EDGE + 205, y + 86) for y in (top, top + COMPACT_TALL + GAP))
    assert light(image(first).crop(upper)) > light(image(second).crop(upper)) + 30
    assert light(image(second).crop(lower)) > light(image(first).crop(lower)) + 30


def test_at_the_end_no_number_of_the_turn_order_looks_like_a_place(written: list[tuple[int, int, str]]) -> None:
    view = onlooker(busy(4))
    for over, numbers in ((False, {"1.", "2.", "3.", "4."}), (True, set())):
        written.clear()
        paint(scene("board", msgspec.structs.replace(view, over=over, winners=(3,) if over else ())))
        assert {words for _, _, words in written if re.fullmatch(r"\d\.", words)} == numbers


@pytest.mark.parametrize(("language", "lost"), [("en", "defeat"), ("zh-TW", "挑戰失敗"), ("zh-CN", "挑战失败")])
def test_the_lowest_grade_is_called_a_defeat(language: str, lost: str, written: list[tuple[int, int, str]]) -> None:
    alone = onlooker(busy(1))
    for grade in (1, 2):
        written.clear()
        picture = paint(scene("board", msgspec.structs.replace(alone, over=True, grade=grade), language=language))
        assert (lost in picture.alt) == (grade == 1)
        assert any(lost in words for _, _, words in written) == (grade == 1)


def test_the_hand_is_nowhere_on_the_public_board() -> None:
    view = onlooker(busy(2))
    seen = msgspec.structs.replace(view, seat=0, hand=("c01", "c02", "c03"))
    other = msgspec.structs.replace(view, seat=0, hand=("c13", "c14", "c15"))
    assert paint(scene("board", seen)) == paint(scene("board", other))


def test_an_empty_hand_says_so() -> None:
    view = msgspec.structs.replace(busy(2), seat=0, hand=())
    assert paint(scene("hand", view)).alt == "Orange's hand is empty."


def test_four_cards_are_shown_two_by_two() -> None:
    view = msgspec.structs.replace(busy(2), hand=("c01", "c07", "c13", "c16"))
    two = paint(scene("hand", msgspec.structs.replace(view, hand=("c01", "c07"))))
    assert paint(scene("hand", view)).height > two.height + 500


def test_cards_deliveries_and_improvements_each_have_a_picture_of_their_own() -> None:
    names = [*list(parts().cards)[2:5], "n05", "d24", "i3", "p2"]
    pictures = {name: paint(scene("card", None, card=name)) for name in names}
    assert len({picture.alt for picture in pictures.values()}) == len(names)
    assert len({picture.data for picture in pictures.values()}) == len(names)
    assert pictures["c03"].alt.startswith("0 (1 wheat and 1 stone)")


def test_no_letter_of_a_good_names_a_column() -> None:
    for language in LANGUAGES:
        letters = [letter(good, language) for good in ("wood", "wheat", "stone", "water")]
        assert len(set(letters)) == 4
        assert not set(letters) & set("ABCDE")


# -- words -------------------------------------------------------------------------------------------------------------


def test_the_board_is_read_out_in_words() -> None:
    view = onlooker(busy(2))
    words = paint(scene("board", view)).alt
    active = view.players[view.active]
    for told in (
        f"round {view.round} of 16",
        f"{PEOPLE[view.active].letter} ({'Ada' if view.active == 0 else '小晴'}) to move",
        f"Airship on {view.airship.upper()}",
        f"score {active.score.total}",
        "Day deliveries",
        "Night deliveries",
    ):
        assert told in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_sky_of_four_is_read_out_with_its_cards(language: str) -> None:
    view = onlooker(busy(4))
    words = paint(scene("board", view, language)).alt
    lying = [cell for cell in view.cells if cell.card and cell.owner is not None]
    assert lying
    for cell in lying:
        told = f"{PEOPLE[cell.owner or 0].letter} {parts().cards[cell.card or ''].value}"
        assert f"({told})" in words or f"（{told}）" in words
    assert words.count(translate(say("sol-alt-strip", row="|", light="|", cells="|"), language).split("|")[0]) >= 5


def test_the_options_of_a_panel_are_read_out() -> None:
    view = found(2, "summer", "cell")
    mark = marks_of(view)[0]
    assert f"1={mark.at.upper()}" in paint(scene("panel", view, marks=(mark,))).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_stay_within_discords_limit_and_end_with_a_sentence(language: str) -> None:
    view = busy(4, "improvements")
    marks = tuple(Mark(each.at, "10") for each in view.cells)
    words = paint(scene("panel", view, language, marks=marks)).alt
    assert 300 < len(words) <= ALT_LIMIT
    assert words[-1] in ".。"


def test_before_and_after_name_what_was_played() -> None:
    before = onlooker(found(2, "summer", "card", 5))
    at = free_cell(before)
    after = with_card(before, at, 0, "c13")
    after = msgspec.structs.replace(after, moves=(*after.moves, MoveView(0, "c13", at)))
    picture = paint(scene("change", after, before=before))
    assert f"A (Ada) placed 2 (1 gold on wood) at {at.upper()}" in picture.alt


def test_the_painter_rehearses_every_island_in_every_light(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SPRITES, "budget", 1 << 30)
    for _ in prewarm("solenia"):
        pass
    name = f"{island.__module__}.{island.__qualname__}"
    assert len([key for key in SPRITES if key[0] == name]) >= len(GROUNDS) * len(LIGHTS)


# -- golden picture: small, without text -------------------------------------------------------------------------------


def sheet() -> Image.Image:
    """Every island and city in every light, and the airship."""
    canvas = Image.new("RGB", (480, 330), INDIGO)
    for row, phase in enumerate(LIGHTS):
        canvas.paste(LIGHTS[phase][0], (0, row * 62, 480, row * 62 + 62))
        for column, ground in enumerate(GROUNDS):
            drawing = island(ground, phase, row % 2, 78)
            canvas.paste(drawing, (column * 80 + 1, row * 62 + 2), drawing)
    drawing = airship(120)
    canvas.paste(drawing, (180, 250), drawing)
    return canvas


def test_islands_and_airship_look_as_they_were_blessed() -> None:
    """To bless a new look: view it, then save `sheet()` over the file."""
    blessed = Image.open(GOLDEN / "solenia.png").convert("RGB")
    assert difference(sheet(), blessed) < 1.5


def test_the_comparison_with_the_golden_picture_can_fail() -> None:
    blessed = Image.open(GOLDEN / "solenia.png").convert("RGB")
    swapped = sheet()
    swapped.paste(swapped.crop((0, 0, 80, 248)), (80, 0))
    assert difference(swapped, blessed) > 1.5
