"""One term for one thing in each language: the terms of the rule texts, and no synonyms."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from locales import LANGUAGES, keys, message

LOCALES = Path(__file__).resolve().parents[2] / "locales"
ELSEWHERE = {
    "zh-CN": (
        *("平手", "和局", "砲", "飞弹", "电浆", "设定", "资料", "骰值", "自订", "进阶", "预设", "讯息", "程式"),
        *("透过", "萤幕", "网路", "伺服器", "使用者", "代打", "「", "」", "军事列", "经济列"),
    ),
    "zh-TW": ("服務器", "默認", "信息", "屏幕", "軟件", "網絡", "代打", "安靜時段", "離開日", "“", "”"),
}
"""By language: what people say elsewhere, or what is called otherwise here, in no text at all."""

VOIDFALL_TW = ("衛哨", "獎賞", "進階科技", "虛空地區", "惡兆板塊", "回收標記", "砲火")
VOIDFALL_CN = ("卫哨", "奖赏", "进阶科技", "虚空地区", "恶兆板块", "回收标记", "炮火")
STRANGERS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {"dn-": ("sealed", "Sealed")},
    "zh-TW": {
        "dn-": ("封印", "甦醒", "法術", "施法", "平局"),
        "sol-": ("評等",),
        "table-": ("平局", "和局"),
        "error-": ("平局", "和局"),
        "vf-": VOIDFALL_TW,
    },
    "zh-CN": {
        "dn-": ("封印", "苏醒", "法术", "施法"),
        "sol-": ("评等",),
        "vf-": VOIDFALL_CN,
    },
}
"""By language and beginning of the key: what no message says. Rule text: 喚醒, 使用魔法, 變成日神殿板塊, 平手."""


@pytest.mark.parametrize("language", STRANGERS)
def test_no_message_uses_a_second_word_for_the_same_thing(language: str) -> None:
    for beginning, strangers in STRANGERS[language].items():
        for key in keys(language):
            if key.startswith(beginning) and "-verb-" not in key:  # whatever people may type
                found = [word for word in strangers if word in message(key, language)]
                assert not found, key


@pytest.mark.parametrize(
    ("language", "promise"), [("en", "at most five"), ("zh-TW", "最多保留五張"), ("zh-CN", "最多保留五张")]
)
def test_the_hand_limit_is_no_number_of_cards_to_keep(language: str, promise: str) -> None:
    """R-REST-1: with five or fewer nothing is discarded."""
    assert promise in message("dn-rules-turn", language)


@pytest.mark.parametrize("language", ELSEWHERE)
def test_texts_are_written_as_people_write_where_they_are_read(language: str) -> None:
    """Messages, rules and lessons: Mainland wording in zh-CN, Taiwanese wording in zh-TW."""
    for file in sorted((LOCALES / language).rglob("*.[fm][td]*")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            found = [word for word in ELSEWHERE[language] if word in line]
            assert not found, f"{file.relative_to(LOCALES)}:{number}: {line}"


@pytest.mark.parametrize(
    ("language", "strangers"),
    [
        ("zh-TW", ("改良科技", "基本科技", "生產超出", "地區防禦", "哨兵", "先攻較高")),
        ("zh-CN", ("改良科技", "基本科技", "生产超出", "地区防御", "哨兵", "先攻较高")),
    ],
)
def test_the_handbook_of_voidfall_calls_things_as_its_messages_do(language: str, strangers: tuple[str, ...]) -> None:
    text = (LOCALES / language / "voidfall" / "rules.md").read_text("utf-8")
    text += (LOCALES / language / "voidfall" / "panel.ftl").read_text("utf-8")
    assert not [word for word in strangers if word in text]


NUMBER_OF_A_RULE = re.compile(r"\b(?:P\d+(?:\.\d+)+|R-[A-Z]+-\d)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_a_rule_by_its_number_or_means_or_by_a_slash(language: str) -> None:
    """The numbers are for those who write rules. In the pages of rules they stand in fields that nobody is shown."""
    for file in sorted((LOCALES / language).rglob("*.*")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if not line.startswith("rule: "):
                assert not NUMBER_OF_A_RULE.search(line), f"{file.relative_to(LOCALES)}:{number}: {line}"
                assert " / " not in line, f"{file.relative_to(LOCALES)}:{number}: {line}"
