"""Where lines of a text on a picture part."""

from __future__ import annotations

import pytest

from render.kit.fonts import files, split_by_font
from render.kit.text import Style, even_lines, width, wrap

CHINESE, ENGLISH = Style(30, "#ffffff", "zh-TW", 400), Style(30, "#ffffff", "en", 400)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("移除 1 個腐敗標記 和／或 重組（最多移動 5 次）", ["移除 1 個腐敗標記 和／或", "重組（最多移動 5 次）"]),
        ("在召回的地區組織 1 個公會 和／或 建造 1 座設施", ["在召回的地區組織 1 個公會", "和／或 建造 1 座設施"]),
    ],
)
def test_two_lines_part_by_their_sense(text: str, lines: list[str]) -> None:
    """At a space or after a comma, not within a word or beside a number."""
    assert even_lines(text, CHINESE, 520, 2) == lines


@pytest.mark.parametrize("room", range(120, 720, 40))
def test_nothing_parts_what_a_stroke_joins(room: int) -> None:
    """`和／或`, which no line begins or ends with a stroke of."""
    text = "啟動 2 艦隊勢力 和／或 讓其他每位玩家可啟動 1 艦隊勢力"
    lines = wrap(text, CHINESE, room)
    for found in (lines, even_lines(text, CHINESE, room, len(lines))):
        assert "".join(found).replace(" ", "") == text.replace(" ", "")
        assert all(width(line, CHINESE) <= room for line in found)
        assert not any(line.startswith("／") or line.endswith("／") for line in found)


def test_lines_that_would_be_far_apart_in_length_are_made_even() -> None:
    text = "Gain, whatever happens to you"
    first, second = even_lines(text, ENGLISH, width(text, ENGLISH) * 0.9, 2)
    assert first != "Gain,"
    assert min(len(first), len(second)) * 3 >= max(len(first), len(second))


@pytest.mark.parametrize(
    "text",
    [
        "移除 1 個腐敗標記，查看下一循環的 2 張銀河事件，再部署 12 點艦隊勢力",
        "第 3 循環第 12 輪的第 1 個回合，巡防艦 ×3 入侵",
    ],
)
@pytest.mark.parametrize("room", range(120, 720, 40))
def test_a_number_stays_with_its_measure_word(text: str, room: int) -> None:
    """`移除 1` at the end of a line and `個腐敗標記` on the next one is misread."""
    lines = wrap(text, CHINESE, room)
    for found in (lines, even_lines(text, CHINESE, room, len(lines))):
        assert "".join(found).replace(" ", "") == text.replace(" ", "")
        assert not any(line[-1].isdigit() and not line.endswith("×3") for line in found[:-1])
        assert not any(line.endswith("第") for line in found)
        assert not any(line.startswith("×") for line in found)


def test_a_name_is_set_in_one_typeface() -> None:
    """A display face that lacks one of its signs is used for none of them."""
    assert {file for file, _ in split_by_font("日", "title", "zh-TW")} == {files("title", "zh-TW")[0]}
    mixed = split_by_font("日月無光", "title", "zh-TW")
    assert [text for _, text in mixed] == ["日月無光"]
    assert split_by_font("Ada 小晴", "title", "en")[0] == (files("title", "en")[0], "Ada ")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("成對：相對的白晝與黑夜貨運", "白晝"),
        ("失去影響圓盤與聲望板塊", "影響圓盤"),
        ("相連板塊最多的一群", "一群"),
        ("弃掉一张牌", "一张"),
    ],
)
def test_no_line_breaks_inside_a_term_or_between_a_numeral_and_its_measure_word(text: str, word: str) -> None:
    """Wherever the edge of the picture is, as long as the word fits on a line."""
    for room in range(round(width(word, CHINESE)), round(width(text, CHINESE)) + 1, 3):
        lines = wrap(text, CHINESE, room)
        assert "".join(lines) == text
        assert any(word in line for line in lines), (room, lines)
