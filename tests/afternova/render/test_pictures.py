"""Pictures of Afternova: their content, in every language, within the limits of a phone and of Discord."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

import render.afternova as package
from engine.afternova.components import COLOURS, SKILLS, parts
from engine.afternova.view import ROBOT, HelperView, OfferView, PlanetView, TransferView, View
from engine.core.text import say
from locales import LANGUAGES, message, translate
from locales import keys as known_keys
from render.afternova import head
from render.afternova.board import FOOT
from render.afternova.cards import CARD, card_sprite, two_lines
from render.afternova.contract import SIGNS
from render.afternova.deal import changed_seats
from render.afternova.emblems import EMBLEMS
from render.afternova.ground import sky
from render.afternova.look import SPAN, name_text, upgrade_words
from render.afternova.painter import PAINTER
from render.afternova.planets import limb
from render.afternova.prewarm import ANSWERS
from render.afternova.score import COLUMNS, COUNT_ENDS, FIGURES, NAME_ENDS, POINTS, TOTAL, rows_of
from render.afternova.ships import ROW_GAP, SIDE_WIDE, TALL, built_plate, ships_height
from render.afternova.terms import of_draft, of_offer, owners, suppliers
from render.afternova.tokens import answer_sign, chip, cube, skill, star
from render.kit import svg
from render.kit import text as kit_text
from render.kit.fonts import has_glyph, split_by_font
from render.kit.frame import EDGE
from render.kit.icons import FOLDER
from render.kit.palette import PEOPLE
from render.kit.picture import ALT_LIMIT, Mark, Picture
from render.kit.text import PHONE_NOTE, SMALL, Style, width
from tests.afternova.positions import (
    NAMES,
    agreed,
    bid,
    binding,
    busy,
    composing,
    counter,
    cubes,
    finished,
    opening,
    ordering,
    proposal,
    scene,
    terms,
    with_robot,
)
from tests.render.looking import difference, image, light

GOLDEN = Path(__file__).parent / "golden"
RASTER = svg.resvg_py.svg_to_bytes
LEAST_TEXT = 0.0218
"""28 pixels of 1,280: the least size of text as a share of the width."""
PANELS = {
    "action": lambda: busy(4, 0),
    "asked": lambda: busy(4, 2),
    "composing": composing,
    "binding": lambda: binding(("m05",)),
    "ordering": ordering,
    "market": lambda: busy(4, 0, phase="market", quota=2, offers=()),
    "window": lambda: busy(4, 0, phase="window", offers=()),
    "discard": lambda: busy(4, 0, phase="discard", offers=()),
}


def paint(what: str, view: View | None, language: str = "en", **more: object) -> Picture:
    """The painter's picture."""
    return PAINTER.paint(scene(what, view, language, **more))


def readable(picture: Picture) -> None:
    """Within the limits of a phone and of Discord."""
    assert image(picture).size == (picture.width, picture.height)
    assert picture.width == 860
    assert picture.height < 4000
    assert len(picture.data) < 500 * 1024
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_boards_are_readable_and_small_enough(players: int, language: str) -> None:
    readable(paint("board", with_robot() if players == 2 else busy(players, done=agreed(2)), language))


@pytest.mark.parametrize("players", [2, 6])
def test_the_end_is_readable_and_tells_who_won(players: int) -> None:
    picture = paint("board", finished(players))
    readable(picture)
    assert ("won by Bot" if players == 2 else "won by F (Finn)") in picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PANELS)
def test_panels_are_readable_and_small_enough(name: str, language: str) -> None:
    marks = (Mark("m05", "1"), Mark("p12", "2"), Mark("b07", "3"), Mark("b14", "4"))
    readable(paint("panel", PANELS[name](), language, marks=marks))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_deals_and_changes_are_readable_and_small_enough(language: str) -> None:
    view = busy(4, 0)
    readable(paint("hand", view, language))
    readable(paint("hand", replace(view, hand=(), payable=()), language))
    readable(paint("change", busy(4, done=agreed(2)), language, before=opening(4)))
    for offer in view.offers:
        readable(paint("posting", view, language, card=str(offer.number)))


@pytest.mark.parametrize("card", ["m40", "b31", "p18", "ship10"])
def test_any_component_alone_has_its_name(card: str) -> None:
    picture = paint("card", None, card=card)
    assert translate(name_text(card), "en") in picture.alt
    assert max(picture.width, picture.height) <= 1200


# -- words -------------------------------------------------------------------------------------------------------------


def spied(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, str]]:
    """Everything that is written from now on: size, width of what it is written on, words."""
    written: list[tuple[int, int, str]] = []
    write = kit_text.write

    def spy(canvas, x, y, words, style, anchor="left"):
        written.append((style.size, canvas.width, words))
        return write(canvas, x, y, words, style, anchor)

    modules = [
        importlib.import_module(f"render.afternova.{module.name}") for module in pkgutil.iter_modules(package.__path__)
    ]
    for module in (kit_text, *modules):
        if hasattr(module, "write"):
            monkeypatch.setattr(module, "write", spy)
    return written


def all_pictures(language: str) -> None:
    """Pictures of every kind in this language."""
    for view in (with_robot(), busy(5, cube_discard=cubes("PPGOOBW")), busy(6, done=agreed(2)), finished()):
        paint("board", view, language)
    for make in PANELS.values():
        paint("panel", make(), language)
    view = busy(4, 0)
    paint("hand", view, language)
    paint("change", busy(4, done=agreed(2)), language, before=opening(4))
    for offer in view.offers:
        paint("posting", view, language, card=str(offer.number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_too_small_for_a_phone_and_no_word_is_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = spied(monkeypatch)
    all_pictures(language)
    on_sheets = [(size, wide, words) for size, wide, words in written if wide >= 800]
    assert len(on_sheets) > 400
    assert [entry for entry in on_sheets if entry[0] < LEAST_TEXT * entry[1]] == []
    assert {words for _, _, words in written if "…" in words} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_a_picture_has_its_glyphs(language: str) -> None:
    keys = [key for key in sorted(known_keys(language)) if key.startswith(("an-pic-", "an-sign-"))]
    assert len(keys) > 100
    filled = {"count": 5, "most": 8, "turn": 5, "amount": 1, "least": 2, "number": 3, "version": 2}
    words = {"letter": "A", "skill": say("an-pic-skill-pilot"), "name": "Ada", "id": "m01"}
    texts = [translate(say(key, **filled, **words), language) for key in keys]
    named = [*parts().mercenaries, *parts().blueprints, *parts().planets, *parts().starships]
    texts += [translate(name_text(part), language) for part in named]
    missing = {
        letter for text in texts for letter in text if not letter.isspace() and not has_glyph(letter, "text", language)
    }
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_names_are_written_in_one_face(language: str) -> None:
    named = [*parts().mercenaries, *parts().blueprints, *parts().planets, *parts().starships]
    texts = [translate(name_text(part), language) for part in named]
    texts += [translate(say(f"an-pic-kind-{kind}"), language) for kind in ("proposal", "counter", "bid", "bind")]
    texts.append(translate(say("an-name"), language))
    mixed = {text for text in texts if len({face for face, _ in split_by_font(text, "title", language)}) > 1}
    assert mixed == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_upgrades_fit_their_cards(language: str) -> None:
    style = Style(SMALL, "#FFFFFF", language, 700, "title")
    for card in (*parts().mercenaries, *parts().blueprints):
        words = translate(name_text(card), language)
        lines = (words,) if width(words, style) <= CARD[0] - 28 else two_lines(words, style)
        assert all(width(line, style) <= CARD[0] - 28 for line in lines), words
    for upgrade in parts().upgrades:
        words = translate(upgrade_words(upgrade), language)
        assert width(words, Style(SMALL, "#FFFFFF", language, 600)) <= CARD[0] - 78, words


def test_two_lines_break_between_words_at_about_the_middle() -> None:
    style = Style(SMALL, "#FFFFFF", "en")
    assert two_lines("Compression Hold", style) == ("Compression", "Hold")
    assert two_lines("Glide the Flying Squirrel", style) == ("Glide the", "Flying Squirrel")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_stay_within_discords_limit(language: str) -> None:
    marks = tuple(Mark(card, "10") for card in (*parts().mercenaries, *parts().blueprints))
    assert len(paint("panel", composing(), language, marks=marks).alt) <= ALT_LIMIT
    assert len(paint("board", busy(6), language).alt) <= ALT_LIMIT


def test_every_borrowed_icon_names_who_drew_it() -> None:
    credited = set((FOLDER / "AUTHORS.txt").read_text(encoding="utf-8").replace(",", " ").split())
    assert {path.stem for path in (FOLDER / "game-icons").glob("*.svg")} <= credited


# -- what the board shows ----------------------------------------------------------------------------------------------


def test_whose_turn_it_is_shows_in_that_persons_colour() -> None:
    for seat in range(6):
        whole = image(paint("board", busy(6, active=seat, offers=())))
        banner = whole.crop((720, 24, 830, 29))
        wanted = Image.new("RGB", banner.size, PEOPLE[seat].colour)
        assert difference(banner, wanted) < 16, seat


def test_the_banner_says_for_whose_answer_the_one_on_turn_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    draw = head.draw_low_banner

    def listen(*given: Any) -> None:
        said.append(given[4][1])
        draw(*given)

    monkeypatch.setattr(head, "draw_low_banner", listen)
    waiting = replace(agreed(), ready=False, terms=replace(agreed().terms, helpers=(HelperView(3, (0, 0, 0, 1)),)))
    answered = replace(waiting, terms=replace(waiting.terms, helpers=(HelperView(3, (0, 0, 0, 1), "declined"),)))
    for offer in (waiting, answered):
        paint("board", busy(4, offers=(offer,)))
    assert said == [message("an-pic-waits", "en", count=1, name=NAMES[3]), message("an-pic-to-move", "en")]


def test_a_hand_is_nowhere_on_the_public_board() -> None:
    seen = busy(4, 0)
    other = replace(seen, hand=("m40",), payable=(), shown=())
    assert paint("board", seen) == paint("board", other)


def test_who_leads_stands_on_gold() -> None:
    def plate(view: View, seat: int) -> Image.Image:
        whole = image(paint("board", replace(view, offers=())))
        left = EDGE + SPAN - SIDE_WIDE
        top = whole.height - FOOT - ships_height(view) + seat * (TALL + ROW_GAP) + 10
        return whole.crop((left + 8, top, left + 118, top + 60))

    view = busy(4)
    behind = replace(view.ships[2], built=view.ships[2].built[:1])
    less = replace(view, ships=(*view.ships[:2], behind, view.ships[3]))
    assert light(plate(view, 2)) > light(plate(less, 2)) + 60
    assert light(plate(less, 0)) > light(plate(view, 0)) + 60


def test_an_upgrade_is_dim_until_it_works() -> None:
    assert light(built_plate("b01", True)) > light(built_plate("b01", False))
    assert built_plate("b12", True).tobytes() == built_plate("b12", False).tobytes()


def test_cubes_on_planets_and_gaps_in_the_market_show() -> None:
    full = image(paint("board", busy(3)))
    bare = replace(busy(3), planets=tuple(PlanetView(world.id, cubes("")) for world in busy(3).planets))
    gone = replace(busy(3), mercenaries=(None, *busy(3).mercenaries[1:]))
    planets, market = (EDGE, 122, EDGE + SPAN, 362), (EDGE + 206, 380, EDGE + 342, 528)
    assert difference(full.crop(planets), image(paint("board", bare)).crop(planets)) > 3
    assert difference(full.crop(market), image(paint("board", gone)).crop(market)) > 20
    full, gap = (PAINTER.draw(scene("board", view)) for view in (busy(3), gone))
    assert full.crop(planets).tobytes() == gap.crop(planets).tobytes()


def test_the_score_sheet_lists_winners_first_then_points_then_the_later_seat() -> None:
    view = finished()
    even = replace(view, ships=tuple(replace(ship, score=view.ships[0].score) for ship in view.ships), winners=(1,))
    order = [seat for seat, _, _ in rows_of(even)]
    places = {ship.seat: ship.place for ship in even.ships}
    assert order[0] == 1
    assert [places[seat] for seat in order[1:]] == sorted((places[seat] for seat in order[1:]), reverse=True)
    assert rows_of(finished(2))[0][0] == ROBOT


def test_the_board_is_read_out_in_words() -> None:
    words = paint("board", busy(4)).alt
    for part in ("turn 23", "Deal 3 (version 2)", "waiting for C (小晴)", "Offer 5"):
        assert part in words
    quiet = paint("board", busy(3, offers=())).alt
    for part in ("P02 Nectar needs 3 piloting and 3 engineering", "4 of 6 blueprints", "Market: M"):
        assert part in quiet


def test_the_words_say_like_the_picture_who_is_waited_for() -> None:
    """They said that the one on turn was to act while helpers owed an answer, and while blueprints were completed."""
    assert "A (Ada) waits for C (小晴): Negotiating" in paint("board", busy(4)).alt
    assert "A (Ada) to act: Negotiating" in paint("board", busy(4, offers=())).alt
    assert "The turn of A (Ada) is done: Materializing" in paint("board", busy(4, phase="window", offers=())).alt


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "A (Ada) gets 1 purple, 1 green and 2 black; C (小晴) gives 2 engineering, gets 1 orange; "),
        ("zh-TW", "A（Ada）得 1 紫、1 綠、2 黑；C（小晴）出 2 輪機，得 1 橙；"),
        ("zh-CN", "A（Ada）得 1 紫、1 绿、2 黑；C（小晴）出 2 轮机，得 1 橙；"),
    ],
)
def test_the_words_say_where_the_part_of_one_in_a_deal_ends(language: str, told: str) -> None:
    """A list within a list read as one (`gets 1 white, C gives 2`), and somebody “gave nothing”."""
    assert told in paint("board", busy(4, offers=(bid(),)), language).alt


# -- deals -------------------------------------------------------------------------------------------------------------


def test_a_contract_tells_who_supplies_each_icon_and_what_is_short() -> None:
    view = busy(4)
    assert suppliers(of_offer(view, proposal())) == {"pilot": [0, 0, 1, 2], "engineer": [0, 0, 1]}
    assert suppliers(of_offer(view, bid())) == {"engineer": [2, 2, None, None], "security": [None] * 4}
    assert suppliers(of_offer(with_robot(), with_robot().offers[0])) == {"pilot": [0, 0, 1], "engineer": [0, 0, ROBOT]}


def test_a_contract_tells_who_gets_each_cube() -> None:
    listed = owners(of_offer(busy(4), proposal()), cubes("PPGW"))
    assert listed == [("purple", 1), ("purple", 0), ("green", 0), ("white", 1)]
    paid = owners(of_offer(with_robot(), with_robot().offers[0]), cubes("PPGW"))
    assert paid[-1] == ("white", ROBOT)


def test_stored_cubes_to_one_person_stand_together() -> None:
    moves = (TransferView(0, 2, cubes("G")), TransferView(0, 2, cubes("W")), TransferView(1, 0, cubes("B")))
    lines = {line.owner: line for line in of_offer(busy(4), proposal(transfers=moves)).parts}
    assert lines[0].gives == ((2, cubes("GW")),)
    assert lines[0].takes == ((1, cubes("B")),)
    assert lines[2].takes == ((0, cubes("GW")),)


def test_who_writes_an_offer_has_signed_it() -> None:
    view = busy(4)
    answers = {
        offer.kind: {line.owner: line.answer for line in of_offer(view, offer).parts} for offer in view.offers[:3]
    }
    assert answers["proposal"] == {0: "accepted", 1: "accepted", 2: "waiting"}
    assert answers["counter"] == {0: "waiting", 1: "accepted"}
    assert answers["bid"] == {0: "waiting", 2: "accepted"}


def test_what_is_bound_fills_the_own_line_and_what_it_lacks_is_told() -> None:
    view = binding(("m05",))
    assert view.draft is not None
    assert view.draft.terms is not None
    full = of_draft(view, view.draft, view.draft.terms)
    assert next(line.cards for line in full.parts if line.owner == 1) == ("m05",)
    assert full.terms.problems == ()
    empty = of_draft(view, replace(view.draft, bound=()), view.draft.terms)
    assert len(empty.terms.problems) == 1
    assert "Piloting" in translate(empty.terms.problems[0], "en")


def test_a_contract_shows_when_everybody_has_signed() -> None:
    view = busy(4)
    waiting = replace(agreed(), ready=False, terms=replace(agreed().terms, helpers=(HelperView(3, (0, 0, 0, 1)),)))
    ready = paint("posting", replace(view, offers=(agreed(),)), card="6")
    open_ = paint("posting", replace(view, offers=(waiting,)), card="6")
    assert "ready to carry out" in ready.alt
    assert "waiting for D (Dai)" in open_.alt
    bottom = (700, image(ready).height - 130, 790, image(ready).height - 60)
    assert difference(image(ready).crop(bottom), image(open_).crop(bottom)) > 30


def test_the_four_answers_differ_in_shape_not_only_in_tint() -> None:
    signs = [answer_sign(answer, 60).convert("L") for answer in ANSWERS]
    for number, one in enumerate(signs):
        for other in signs[number + 1 :]:
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 4


def test_an_offer_that_is_gone_gives_the_board() -> None:
    assert paint("posting", busy(4), card="99").alt == paint("board", busy(4)).alt


def test_the_deal_that_was_carried_out_can_still_be_looked_at() -> None:
    done = replace(agreed(2), terms=replace(agreed().terms, planet="p07"))
    picture = paint("posting", busy(4, done=done), card="2")
    assert "Carried out" in picture.alt
    assert "Driftsand" in picture.alt


def many_helpers() -> OfferView:
    """A proposal as full as it can be."""
    helpers = tuple(HelperView(seat, (1, 1, 0, 0), ANSWERS[seat % 4]) for seat in range(1, 6))
    moves = tuple(TransferView(0, seat, cubes("W")) for seat in range(1, 6))
    full = terms("p03", cards=("m01", "m02", "m05", "m06", "m17", "m18"), helpers=helpers, transfers=moves)
    return replace(proposal(), terms=full)


def test_the_fullest_deal_stays_on_its_paper() -> None:
    picture = paint("posting", busy(6, offers=(many_helpers(),)), card="3")
    readable(picture)
    margin = image(picture).crop((805, 60, 812, picture.height - 60)).convert("L")
    assert margin.point(lambda value: 255 * (value < 150)).getbbox() is None


# -- panels ------------------------------------------------------------------------------------------------------------


def test_what_cannot_be_chosen_is_dimmed() -> None:
    marked = image(paint("panel", busy(4, 0), marks=(Mark("p02", "1"),)))
    plain = image(paint("panel", busy(4, 0)))
    first, last = (EDGE + 20, 60, EDGE + 250, 200), (600, 60, 830, 200)
    assert light(marked.crop(last)) < 0.6 * light(plain.crop(last))
    assert light(marked.crop(first)) > 0.97 * light(plain.crop(first))
    hand = (EDGE, plain.height - 300, EDGE + SPAN, plain.height - 60)
    assert difference(marked.crop(hand), plain.crop(hand)) < 1


def test_numbers_stand_beside_what_they_number() -> None:
    one = image(paint("panel", busy(4, 0, phase="market", offers=()), marks=(Mark(busy(4).mercenaries[0] or "", "1"),)))
    two = image(paint("panel", busy(4, 0, phase="market", offers=()), marks=(Mark(busy(4).mercenaries[0] or "", "8"),)))
    box = (
        ImageChops.difference(one, two)
        .point([0] * 40 + [255] * 216 + [0] * 40 + [255] * 216 + [0] * 40 + [255] * 216)
        .getbbox()
    )
    assert box is not None
    left, top, right, bottom = box
    assert EDGE < left < right < EDGE + SPAN / 2
    assert bottom - top < 60


def test_who_is_asked_for_help_sees_the_contract() -> None:
    asked, other = paint("panel", busy(4, 2)), paint("panel", busy(4, 1))
    assert asked.height != other.height
    assert difference(image(asked).crop((100, 200, 500, 260)), image(other).crop((100, 200, 500, 260))) > 40


def test_a_draft_says_what_is_missing() -> None:
    assert "Still missing: Engineering" in paint("panel", composing()).alt


def test_a_bid_that_can_be_sent_warns_of_nothing() -> None:
    view = composing()
    assert view.draft is not None
    assert view.draft.terms is not None
    short = replace(view.draft.terms, problems=(say("an-problem-short", icons=5),))
    bid = replace(view.draft, kind="bid", terms=short)
    assert short.helpers
    assert of_draft(view, bid, short).terms.problems == ()
    assert of_draft(view, replace(bid, kind="counter"), short).terms.problems == short.problems
    nothing = replace(short, helpers=())
    assert of_draft(view, bid, nothing).terms.problems == short.problems


def test_at_the_end_no_number_of_the_turn_order_looks_like_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    written = spied(monkeypatch)
    for view, numbers in ((busy(4), {"1.", "2.", "3.", "4."}), (finished(4), set())):
        written.clear()
        paint("board", view)
        assert {words for _, _, words in written if re.fullmatch(r"\d\.", words)} == numbers


def test_the_points_of_an_objective_on_the_score_sheet_do_not_touch_the_total() -> None:
    points_end = COLUMNS[2] + POINTS + width("11", FIGURES) / 2
    assert points_end + 20 <= COLUMNS[3] - width("33", TOTAL) / 2


def test_a_long_name_on_the_score_sheet_does_not_touch_the_count() -> None:
    count = width("6×", Style(SMALL, "#FFFFFF", "en", 600))
    assert COUNT_ENDS + count + 16 <= NAME_ENDS


def test_payable_blueprints_glow() -> None:
    glowing = image(paint("hand", busy(4, 0)))
    plain = image(paint("hand", busy(4, 0, payable=())))
    changed = ImageChops.difference(glowing, plain).convert("L").point([0] * 30 + [255] * 226).getbbox()
    assert changed is not None
    assert changed[2] - changed[0] < CARD[0] + 60


def test_a_hand_is_read_out_in_words() -> None:
    words = paint("hand", busy(4, 0)).alt
    for part in (
        "Glide the Flying Squirrel (2 piloting)",
        "Secret objective:",
        "Can be materialized now: Compression Hold",
    ):
        assert part in words
    assert "Gatekeeper the Mastiff, held by B (Benedikt)" in words


def test_before_and_after_name_what_changed() -> None:
    before = busy(4, offers=())
    richer = replace(before.ships[3], storage=cubes("PW"))
    after = replace(before, ships=(*before.ships[:3], richer))
    assert changed_seats(before, after) == [3]
    assert "D (Dai): nothing → 1 purple and 1 white" in paint("change", after, before=before).alt
    assert paint("change", before, before=before).alt.endswith("none")


# -- sprites -----------------------------------------------------------------------------------------------------------


def test_every_card_has_an_emblem_of_its_own() -> None:
    assert sorted(EMBLEMS) == sorted((*parts().mercenaries, *parts().blueprints))
    assert len(set(EMBLEMS.values())) == len(EMBLEMS)


def test_cubes_printed_cubes_and_skills_can_be_told_apart() -> None:
    pieces = [cube(colour, 60, "en").convert("RGB") for colour in COLOURS]
    for number, one in enumerate(pieces):
        assert difference(one, chip(COLOURS[number], 60, "en").convert("RGB")) > 15
        for other in pieces[number + 1 :]:
            assert difference(one, other) > 20
    icons = [skill(kind, 60).convert("L") for kind in SKILLS]
    for number, one in enumerate(icons):
        for other in icons[number + 1 :]:
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 8


def test_black_and_white_cubes_have_an_edge_on_dark_and_on_light_ground() -> None:
    for colour, ground in (("black", 0x17), ("white", 0xF2)):
        sheet = Image.new("L", (80, 80), ground)
        drawing = cube(colour, 80, "en")
        sheet.paste(drawing.convert("L"), (0, 0), drawing)
        apart = sheet.crop((0, 58, 12, 62)).point([255 * (abs(value - ground) > 90) for value in range(256)])
        assert apart.getbbox() is not None, colour


def test_planets_look_different_from_each_other() -> None:
    worlds = [limb(planet, 200, 134) for planet in parts().planets]
    for number, one in enumerate(worlds):
        assert all(difference(one, other) > 3 for other in worlds[number + 1 :])


def test_a_card_twice_as_large_is_the_same_card() -> None:
    small, large = card_sprite("b31", "en"), card_sprite("b31", "en", 2)
    assert large.size == (small.width * 2, small.height * 2)
    assert difference(large.resize(small.size).convert("RGB"), small.convert("RGB")) < 6


def test_after_its_rehearsal_the_painter_draws_from_sprites_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in PAINTER.prewarm():
        pass
    drawn: list[str] = []

    def count(**kwargs: object) -> bytes:
        drawn.append("")
        return bytes(RASTER(**kwargs))

    monkeypatch.setattr(svg.resvg_py, "svg_to_bytes", count)
    for language in LANGUAGES:
        paint("board", busy(5), language)
        paint("posting", busy(6, offers=(counter(), many_helpers())), language, card="3")
        paint("hand", busy(4, 0), language)
    assert len(drawn) <= 30  # numbers, slips of another width, the sign of an upgrade; no planet, no card


# -- golden picture: small, without words ------------------------------------------------------------------------------


def token_sheet() -> Image.Image:
    """Cubes, printed cubes, skills, answers, points and a planet on one ground."""
    sheet = sky(520, 300)
    for number, colour in enumerate(COLOURS):
        svg.stamp(sheet, cube(colour, 56, "en"), 10 + number * 62, 10)
        svg.stamp(sheet, chip(colour, 50, "en"), 10 + number * 62, 76)
    for number, kind in enumerate(SKILLS):
        svg.stamp(sheet, skill(kind, 56), 10 + number * 62, 138)
    for number, answer in enumerate(ANSWERS):
        svg.stamp(sheet, answer_sign(answer, 44), 330 + number * 46, 10)
    svg.stamp(sheet, star(7, 70), 270, 132)
    sheet.paste(limb("p02", 180, 120), (330, 76))
    svg.stamp(sheet, built_plate("b25", False), 10, 210)
    svg.stamp(sheet, built_plate("b36", True), 86, 210)
    return sheet


def test_tokens_look_as_they_were_blessed() -> None:
    """To bless a new look: view it, then save `token_sheet()` over the file."""
    blessed = Image.open(GOLDEN / "afternova.png").convert("RGB")
    assert difference(token_sheet(), blessed) < 2.0


def test_the_comparison_with_a_golden_picture_can_fail() -> None:
    blessed = Image.open(GOLDEN / "afternova.png").convert("RGB")
    swapped = token_sheet()
    swapped.paste(swapped.crop((0, 0, 200, 130)), (0, 130))
    assert difference(swapped, blessed) > 2.0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", ANSWERS)
def test_all_answers_to_a_deal_are_written_alike(language: str, answer: str) -> None:
    """One began with a small letter beside three that begin with a large one; none may be cut in its column."""
    said = message(f"an-pic-answer-{answer}", language)
    assert said[0] == said[0].upper()
    assert width(said, Style(PHONE_NOTE, "#000000", language, 600, aside=True)) <= SIGNS + 12
