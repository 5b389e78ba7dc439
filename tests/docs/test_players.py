"""The player of docs/players.md is what the page says: it wins, repeats itself, reads no secrets, plays every title."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup, Title
from engine.titles import REGISTERED

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "players.md").read_text("utf-8")
DECISIONS = 6


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    """What the page's code defines; it also plays its games."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code, "docs/players.md", "exec"), names)
    return names


def test_it_wins_most_of_its_games_against_random_answers(written: dict[str, Any]) -> None:
    assert written["won"] >= 2


@pytest.mark.parametrize("title", REGISTERED, ids=lambda title: title.meta.id)
def test_it_plays_every_title_repeats_itself_and_is_blind_to_what_is_hidden(
    written: dict[str, Any], title: Title[Any]
) -> None:
    """On a fork, where all that its seat cannot know is dealt again, it has the same question to answer."""
    player = written["OneMove"]()
    session = Session.begin(title, Setup(title.meta.least_players, title.meta.settle_options({})), "page")
    for number in range(DECISIONS):
        seat = session.owed()[0]
        keys = player.choose(session, seat, f"{number}")
        assert player.choose(session, seat, f"{number}") == keys
        assert player.choose(session.fork(seat, Chance("other")), seat, f"{number}") == keys
        session.submit(seat, keys)
