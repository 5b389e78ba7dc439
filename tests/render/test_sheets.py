"""Charts, and the pictures that belong to no title."""

from __future__ import annotations

import io
from itertools import pairwise

import msgspec
import pytest
from PIL import Image

from cogs.titles import presentations
from locales import LANGUAGES
from render.kit.chart import scale, spread_apart, thin_out, with_room
from render.kit.palette import PEOPLE, rgb
from render.pictures import SHEETS, Scene, paint
from render.sheets.bracket import bracket_in_parts
from render.sheets.page import WIDTH
from render.sheets.records import (
    BracketSheet,
    LeaderLine,
    LeadersSheet,
    Match,
    ProfileSheet,
    Ranked,
    ResultSheet,
    Sheet,
    TitleBlock,
)
from render.sheets.result import result_in_parts
from tests.render.drawn import following_contrast
from tests.render.sample_sheets import MANY_SOURCES, RATES_SHOWN, bracket

RESULT = ResultSheet(
    title="Eclipse · table 12",
    line="After nine rounds the most points win.",
    ranks=(Ranked(1, "清", 1, "40"), Ranked(0, "Ada", 2, "35"), Ranked(2, "Ben", 0, "50", "resigned")),
    points=(tuple(range(36)), tuple(range(5, 41)), (0,) * 36),
    ticks=((0, "Round 1"), (18, "Round 2")),
    awards=("Longest thought: Ada, 2 days",),
)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 50, [0, 10, 20, 30, 40, 50]), (-3, 12, [-5, 0, 5, 10, 15]), (4, 4, [4, 5]), (0, 1, [0, 1])],
)
def test_a_scale_has_round_numbers_around_the_values(low: int, high: int, expected: list[int]) -> None:
    assert scale(low, high) == expected


def test_a_thinned_line_keeps_its_ends_and_its_corners() -> None:
    line = [0] * 50 + [7] * 50
    points = thin_out(line)
    assert (points[0], points[-1]) == ((0, 0), (99, 7))
    assert {(49, 0), (50, 7)} <= set(points)
    assert len(thin_out(list(range(5000)), 100)) <= 102


def test_badges_keep_their_order_and_a_gap() -> None:
    moved = spread_apart([10, 11, 90, 10], 20)
    assert sorted(range(4), key=lambda index: moved[index]) == [0, 3, 1, 2]
    places = sorted(moved)
    assert all(other - one >= 20 for one, other in pairwise(places))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_is_drawn_with_its_chart_and_told_in_words(language: str) -> None:
    picture = paint(Scene(SHEETS, "result", RESULT, language))
    canvas = Image.open(io.BytesIO(picture.data))
    assert canvas.size == (picture.width, picture.height)
    assert picture.width <= 1280
    told = ("1. 清: 40", "2. Ada: 35", "Ben: 50 (resigned)")
    for words in told if language == "en" else ("1. 清：40", "2. Ada：35", "Ben：50（resigned）"):
        assert words in picture.alt
    assert "Longest thought" in picture.alt
    without = paint(Scene(SHEETS, "result", ResultSheet("t", "l", RESULT.ranks), language))
    assert without.height < picture.height


def test_a_result_has_the_colours_of_the_boards_of_its_title() -> None:
    """Rose of Solenia was sky blue there."""
    solenia = presentations()["solenia"].people
    assert solenia
    ours = msgspec.structs.replace(RESULT, ranks=RESULT.ranks[:2], points=RESULT.points[:2], people=solenia)
    picture = paint(Scene(SHEETS, "result", ours, "en"))
    drawn = Image.open(io.BytesIO(picture.data)).convert("RGB").getcolors(1 << 24)
    assert drawn is not None
    colours = {colour for _, colour in drawn}
    assert rgb(solenia[1].colour) in colours
    assert rgb(PEOPLE[1].colour) not in colours


BLOCK = TitleBlock("Eclipse", "1432", "12 rated games", ("21 games", "3 won in a row"), 0.5, (1000, 1100, 1050))
PROFILE = ProfileSheet("Ada", "Server", (BLOCK, TitleBlock("Solenia", "", "not rated yet", (), 0.0)))
LEADERS = LeadersSheet(
    "Eclipse", "Server", (LeaderLine(1, "Ada", "1432", "12"), LeaderLine(2, "清", "900", "3", own=True))
)


@pytest.mark.parametrize(
    ("what", "sheet", "words"),
    [
        ("profile", PROFILE, ("Eclipse · 1432 · 12 rated games", "3 won in a row", "Solenia · not rated yet")),
        ("profile", ProfileSheet("Ada", "Server", (), "No games."), ("No games.",)),
        ("leaders", LEADERS, ("1. Ada: 1432 (12)", "2. 清: 900 (3)")),
        ("leaders", LeadersSheet("Eclipse", "Server", (), "Nobody."), ("Nobody.",)),
    ],
)
def test_profiles_and_tables_of_the_best_are_drawn_and_told(what: str, sheet: Sheet, words: tuple[str, ...]) -> None:
    for language in LANGUAGES:
        picture = paint(Scene(SHEETS, what, sheet, language))
        assert Image.open(io.BytesIO(picture.data)).size == (picture.width, picture.height)
        assert all(each in picture.alt for each in words) or language != "en"


def test_the_own_rating_is_read_as_well_on_its_bar_as_the_name() -> None:
    with following_contrast() as found:
        paint(Scene(SHEETS, "leaders", LEADERS, "en"))
    rating, name = (
        next(value for said, value in found.items() if said.startswith(f"{text!r}")) for text in ("900", "清")
    )
    assert rating >= name


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_alt_texts_have_the_punctuation_of_their_language(language: str) -> None:
    assert "\n1. Ada：1432（12）\n" in paint(Scene(SHEETS, "leaders", LEADERS, language)).alt
    assert (
        "\nDescendants of Draco：44 % ± 8（41 games）\n"
        in paint(Scene(SHEETS, "statistics", RATES_SHOWN, language)).alt
    )


def test_the_words_of_a_bracket_have_the_signs_of_their_language() -> None:
    rounds = (("準決賽", (Match(("小晴", "阿明"), 1), Match(("Ada", "Ben"), 2))), ("決賽", (Match(("小晴", "Ben")),)))
    told = paint(Scene(SHEETS, "bracket", BracketSheet("Cup", "Eclipse", rounds), "zh-TW")).alt.splitlines()
    assert told[2:] == ["準決賽：小晴 ✓ – 阿明；Ada – Ben ✓", "決賽：小晴 – Ben"]
    english = paint(Scene(SHEETS, "bracket", BracketSheet("Cup", "Eclipse", rounds), "en")).alt.splitlines()
    assert english[2] == "準決賽: 小晴 ✓ – 阿明; Ada – Ben ✓"


def test_a_short_name_leaves_its_room_to_the_note() -> None:
    def drawn(name: str, note: str) -> bytes:
        return paint(Scene(SHEETS, "leaders", LeadersSheet("Cup", "", (LeaderLine(1, name, "7", note),)), "en")).data

    assert drawn("Ada", "11 of 12 won, 2 byes") != drawn("Ada", "11 of 12 won, 2 byez"), "its end is there"


@pytest.mark.parametrize(("first", "size"), [(2, 2), (4, 2), (3, 3), (9, 3), (16, 4)])
def test_a_bracket_has_a_column_for_each_round(first: int, size: int) -> None:
    rounds = []
    count = first
    while count:
        rounds.append((f"Round of {2 * count}", tuple(Match((f"P{n}", *["清"] * (size - 1)), 1) for n in range(count))))
        count //= size
    sheet = BracketSheet("Cup", "Eclipse", tuple(rounds), "Ada")
    picture = paint(Scene(SHEETS, "bracket", sheet, "en"))
    smaller = paint(Scene(SHEETS, "bracket", BracketSheet("Cup", "Eclipse", tuple(rounds[1:])), "en"))
    assert picture.height > smaller.height
    assert picture.width == smaller.width == WIDTH, "so that a phone shows it large"
    assert "🏆 Ada" in picture.alt
    assert "P0 ✓ – 清" in picture.alt


@pytest.mark.parametrize(("first", "size", "pictures"), [(8, 2, 1), (16, 2, 2), (9, 3, 4), (6, 6, 3)])
def test_a_tall_bracket_is_on_several_pictures_with_each_match_once(first: int, size: int, pictures: int) -> None:
    whole = bracket(first, size)
    parts = bracket_in_parts(whole)
    assert len(parts) == pictures
    for label, matches in whole.rounds:
        shown = [each for part in parts for name, some in part.rounds for each in some if name == label]
        assert tuple(shown) == matches
    assert [part.champion for part in parts] == [""] * (pictures - 1) + [whole.champion]


def test_a_tall_result_is_on_two_pictures_with_everything_once() -> None:
    assert result_in_parts(RESULT) == [RESULT]
    pictures = [paint(Scene(SHEETS, "result", part, "en")) for part in result_in_parts(MANY_SOURCES)]
    assert len(pictures) == 2
    told = [line for picture in pictures for line in picture.alt.splitlines()]
    assert sum(line.startswith("2. Margarethe") for line in told) == 1
    assert sum(line.startswith("Battles") for line in told) == 3
    assert sum(line.startswith("Longest thought") for line in told) == 1


def test_the_last_chapter_is_written_beyond_the_edge_of_the_chart() -> None:
    ticks = [(0.0, "Round 1"), (30.0, "Round 2"), (100.0, "Round 3"), (240.0, "Round 4")]
    assert with_room(ticks, 250.0, lambda words: 10.0 * len(words)) == [(0.0, "Round 1"), (100.0, "Round 3")]
    assert with_room(ticks[-1:], 316.0, lambda words: 10.0 * len(words)) == ticks[-1:]
