"""One term for one thing in each language: the terms of the rule texts, and no synonyms."""

from __future__ import annotations

import pytest

from locales import keys, message

VOIDFALL_TW = ("衛哨", "獎賞", "進階科技", "虛空地區", "惡兆板塊", "回收標記", "砲火")
VOIDFALL_CN = ("卫哨", "奖赏", "进阶科技", "虚空地区", "恶兆板块", "回收标记", "炮火")
STRANGERS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {"dn-": ("sealed", "Sealed")},
    "zh-TW": {
        "dn-": ("封印", "甦醒", "法術", "施法", "平局"),
        "sol-": ("評等",),
        "table-": ("平局",),
        "vf-": VOIDFALL_TW,
    },
    "zh-CN": {
        "dn-": ("封印", "苏醒", "法术", "施法", "平局"),
        "sol-": ("评等",),
        "table-": ("平局",),
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
