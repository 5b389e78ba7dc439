"""The players of docs/players.md are what the page says: the first wins, repeats itself, reads no secrets, plays every
title; the program plays in the arena."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup, Title
from engine.players.answers import question
from engine.titles import REGISTERED
from scripts.arena_makers import ProgramMaker, Table

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "players.md").read_text("utf-8")
CODE: list[str] = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
DECISIONS = 6


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    """What the page's code defines; it also plays its games."""
    names: dict[str, Any] = {}
    exec(compile(CODE[0], "docs/players.md", "exec"), names)
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


@pytest.mark.parametrize("title", REGISTERED, ids=lambda title: title.meta.id)
def test_the_program_gives_legal_answers_in_time_in_every_title(title: Title[Any], tmp_path: Path) -> None:
    path = tmp_path / "last_key.py"
    path.write_text(CODE[1], "utf-8")
    options = title.meta.settle_options({})
    session = Session.begin(title, Setup(title.meta.least_players, options), "page")
    maker = ProgramMaker([sys.executable, str(path)])
    try:
        assert maker.name == "last key"
        maker.begin(Table("1", title.meta.id, session.seats, options), tuple(range(session.seats)))
        for number in range(DECISIONS):
            seat = session.owed()[0]
            ask = question(session, seat)
            keys = maker.choose(session, seat, f"{number}")
            assert keys == (ask.proposal or ask.options.keys[-max(1, ask.least) :])
            session.submit(seat, keys)
        assert not maker.lost
    finally:
        maker.close()
