"""How words of messages are set."""

from __future__ import annotations

import pytest

from cogs.ui.formatting import beyond


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
