"""How messages are put together in Chinese, and lists in every language: what stands at the seams."""

from __future__ import annotations

import re

import pytest

from engine.core.text import say
from engine.titles import TITLES
from locales import LANGUAGES, Voice, message, translate
from locales.chinese import FIRST, LAST, NO_BREAK, keep_together, set_in_type
from locales.listing import SIGN, clauses, listed, sentence, words
from tests.docs.glossary import generated
from tests.docs.recipes import ROOT


def filled(*parts: str) -> str:
    """A message of these parts; those in braces are its arguments."""
    marked = (f"{FIRST}{part[1:-1]}{LAST}" if part.startswith("{") else part for part in parts)
    return set_in_type("".join(marked))


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        (("{藍方}", " 攻擊 ", "{橙方}", "。"), "藍方攻擊橙方。"),
        (("{Bella}", "攻擊", "{Ada（橙方）}", "。"), "Bella 攻擊 Ada（橙方）。"),
        (("第", "{3}", "輪"), "第 3 輪"),
        (("第 ", "{3}", " 輪"), "第 3 輪"),
        (("否則", "{<t:1764000000:R>}", " 由電腦代玩"), "否則 <t:1764000000:R>由電腦代玩"),
        (("{小 美}", " 獲勝。"), "小 美獲勝。"),
        (("變化 ", "{-3}", "。"), "變化 −3。"),
        (("{2A}", "、", "{3B}"), "2A、3B"),
        (("**", "{12}", "** 分"), "**12** 分"),
        (("接受 ", "「", "{條約}", "」 。"), "接受「條約」。"),
        (("{✓}", " ", "{金錢}"), "✓ 金錢"),
    ],
)
def test_arguments_are_spaced_by_what_they_are(parts: tuple[str, ...], told: str) -> None:
    """Characters touch characters; a space parts them from letters, digits and moments that Discord shows."""
    assert filled(*parts) == told


@pytest.mark.parametrize(("language", "told"), [("en", "a, b"), ("zh-TW", "a、b"), ("zh-CN", "a、b")])
def test_a_list_of_words_has_the_sign_of_its_language(language: str, told: str) -> None:
    assert words(f"a{SIGN}b", language) == told
    assert words(listed("a, b"), language) == told


@pytest.mark.parametrize(("language", "told"), [("en", "a; b"), ("zh-TW", "a；b"), ("zh-CN", "a；b")])
def test_clauses_have_a_sign_of_their_own(language: str, told: str) -> None:
    assert clauses(f"a{SIGN}b", language) == told


@pytest.mark.parametrize(("language", "told"), [("en", "a, b and c"), ("zh-TW", "a、b、c"), ("zh-CN", "a、b、c")])
def test_the_last_of_several_words_of_a_sentence_has_a_word_before_it_where_that_is_customary(
    language: str, told: str
) -> None:
    assert words(sentence(f"a{SIGN}b{SIGN}c", language), language) == told
    assert sentence("a", language) == "a"


def test_the_list_of_a_log_line_ends_as_in_a_sentence() -> None:
    cards = [say(f"dn-card-{each}") for each in ("fate", "wonder", "mystify")]
    told = translate(say("dn-log-discards", side="Day", cards=cards), "en")
    assert told == "Day discards Fate, Wonder and Mystify."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_places_in_a_row_are_a_list_like_any_other(title: str, language: str) -> None:
    """`A1、B2`, never `A1 B2`."""
    row = re.compile(r"(?<![\w=])(?:[A-Z]\d{1,2}|\d[A-Z]) (?:[A-Z]\d{1,2}|\d[A-Z])(?!\w)")
    told = [(text.key, translate(text, language).replace(NO_BREAK, " ")) for text in generated(title)]
    assert [(key, line) for key, line in told if row.search(line)] == []


def test_names_in_quotation_marks_need_no_sign() -> None:
    assert words(f"「征服」{SIGN}「政治」", "zh-TW") == "「征服」「政治」"
    assert words(f"“征服”{SIGN}“政治”", "zh-CN") == "“征服”“政治”"
    assert words(f"“War”{SIGN}“Peace”", "en") == "“War”, “Peace”"


def test_each_name_of_a_list_has_its_own_quotation_marks() -> None:
    """`拿取「甲、乙、丙」` read as one name."""
    assert words(f"拿取「甲{SIGN}乙{SIGN}丙」。", "zh-TW") == "拿取「甲」「乙」「丙」。"
    assert words(f"“征服”：拿取“甲{SIGN}乙”和丙{SIGN}丁。", "zh-CN") == "“征服”：拿取“甲”“乙”和丙、丁。"
    assert words(f"takes “War{SIGN}Peace”", "en") == "takes “War, Peace”"
    cards = [say("ecl-tech-orbital"), say("ecl-tech-monolith")]
    assert message("an-log-takes", "zh-TW", side="藍方", card=cards) == "藍方拿取「軌道站」「巨石碑」。"


def test_a_message_with_a_list_and_a_name_reads_as_a_sentence() -> None:
    technologies = [say("ecl-tech-orbital"), say("ecl-tech-monolith")]
    assert (
        message("ecl-log-new-technologies", "en", technologies=technologies)
        == "New technologies: Orbital and Monolith."
    )
    assert message("ecl-log-new-technologies", "zh-TW", technologies=technologies) == "新科技：軌道站、巨石碑。"
    assert message("ecl-log-offers", "zh-TW", side="Bella", partner="藍方") == "Bella 向藍方提議建交。"


def test_no_line_of_a_message_ends_between_a_number_and_its_measure_word() -> None:
    """What people may copy, and what Discord reads, stays as it is."""
    told = keep_together("第 3 輪：獲得 2 個方塊、巡洋艦 ×3。`/遊戲桌 匯出 編號:1 個` <t:1 個> 2A 與 3B，共 12 張")
    shown = "第_3_輪：獲得 2_個方塊、巡洋艦_×3。`/遊戲桌 匯出 編號:1 個` <t:1 個> 2A 與 3B，共 12_張"
    assert told.replace(NO_BREAK, "_") == shown
    assert keep_together("Round 3 of 9") == "Round 3 of 9"
    warned = keep_together("付維持費後的金錢：⚠ **−1**；再用一個圓盤後 ⚠ −3 · ⚠ 你")
    assert warned.replace(NO_BREAK, "_") == "付維持費後的金錢：⚠_**−1**；再用一個圓盤後 ⚠_−3 · ⚠ 你"


@pytest.mark.parametrize(
    ("language", "told", "shortened"),
    [
        ("zh-CN", "Ada（蓝方）获得 1 张，Ada（蓝方）获得 2 张", "Ada（蓝方）获得 1 张，Ada 获得 2 张"),
        ("zh-TW", "Ada（藍方）跳過。Ada（藍方）的母星區，Ada（藍方）", "Ada（藍方）跳過。Ada 的母星區，Ada"),
        ("en", "Ada (Sky) pays. Ada (Sky) gains 2.", "Ada (Sky) pays. Ada gains 2."),
    ],
)
def test_a_short_name_touches_the_characters_after_it(language: str, told: str, shortened: str) -> None:
    """The bracket of the full name needs no space after it, the Latin letters of the short one do."""
    sky = {"zh-CN": "Ada（蓝方）", "zh-TW": "Ada（藍方）", "en": "Ada (Sky)"}[language]
    assert Voice(language, {}, again={sky: "Ada"}).shortened(told) == shortened


def test_a_heading_parts_no_short_bracket() -> None:
    """On a phone the title of a panel broke as （橙 / 方）."""
    told = keep_together("### 蝕 · 輪到你了，小晴（橙方）\n等阿哲（藍方）行動")
    heading, below = told.split("\n")
    assert heading.endswith("（橙\u2060方）"), "the bracket itself holds on to what is in it"
    assert heading.replace("\u2060", "") == "### 蝕 · 輪到你了，小晴（橙方）"
    assert below == "等阿哲（藍方）行動"
    assert keep_together("### 第 1 桌（還沒有人入座的遊戲桌）").count("\u2060") == 0, "a long one may be parted"


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_one_number_of_another_has_the_same_stroke_everywhere(language: str) -> None:
    """`第 3/9 輪`; the wide stroke is for words: `和／或`."""
    texts = {path.name: path.read_text("utf-8") for path in (ROOT / "locales" / language).rglob("*.ftl")}
    assert texts
    assert [name for name, text in texts.items() if re.search(r"[\d}]／[\d{]", text)] == []
