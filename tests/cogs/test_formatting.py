"""How words of messages are set."""

from __future__ import annotations

import pytest

from cogs.ui.formatting import beyond, duration


@pytest.mark.parametrize(
    ("name", "told", "left"),
    [
        ("Propose Shardring", "Shardring — a helper gives 1 security", "A helper gives 1 security"),
        ("Extract Riftvale", "Riftvale, alone · you spend Echo", "Alone · you spend Echo"),
        ("提議碎環星", "碎環星：協助者出 1 駕駛", "協助者出 1 駕駛"),
        ("Propose 1", "1 purple", "1 purple"),
        ("Take star", "tar: black", "tar: black"),
        ("Market", "Take 3 cards", "Take 3 cards"),
        ("Deal 3", "3", "3"),
        ("", "words: said", "words: said"),
    ],
)
def test_a_name_is_not_said_again_beside_itself(name: str, told: str, left: str) -> None:
    assert beyond(name, told) == left


@pytest.mark.parametrize(
    ("language", "said"), [("en", "1 day 1 hour"), ("zh-TW", "1 天 1 小時"), ("zh-CN", "1 天 1 小时")]
)
def test_the_units_of_a_length_of_time_are_set_apart(language: str, said: str) -> None:
    assert duration(25 * 3600 + 60, language) == said
