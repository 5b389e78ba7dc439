"""A program of the owner's own in place of a level: it decides, it cannot hold a table up, and it learns no secret."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.players import make
from engine.players.answers import AnySession, question
from engine.titles import TITLES
from scripts.games import Table as Dealt
from tables.engine_level import Engine, end_programs, make_player

MIB = 1024 * 1024
READS = """
import json, os, sys
def tell(**line): print(json.dumps(line), flush=True)
heard = []
for text in sys.stdin:
    line = json.loads(text)
    heard.append(line)
    if line["say"] == "hello": tell(say="hello", name="own")
    elif line["say"] == "ask": BODY
"""
LAST = "tell(say='answer', id=line['id'], keys=line['keys'][-1:])"


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    yield
    end_programs()


def engine(tmp_path: Path, body: str, *, seconds: float = 30, memory: int = 256 * MIB) -> Engine:
    path = tmp_path / "own.py"
    path.write_text(READS.replace("BODY", body), "utf-8")
    return Engine((sys.executable, str(path)), "hard", seconds, memory)


def solenia() -> AnySession:
    return Dealt(TITLES["solenia"], 2, {}, "engine").begin()


def test_it_answers_for_its_level_alone(tmp_path: Path) -> None:
    own, session = engine(tmp_path, LAST), solenia()
    seat = session.owed()[0]
    for _ in range(2):
        assert make_player(own, "hard").choose(session, seat, "1") == question(session, seat).options.keys[-1:]
    assert type(make_player(own, "normal")) is type(make("normal"))


@pytest.mark.parametrize(
    ("body", "seconds"),
    [
        ("tell(say='answer', id=line['id'], keys=['no such key'])", 30),
        ("sys.exit()", 30),
        ("None", 0.1),
        ("bytearray(2_000_000_000)", 30),
    ],
    ids=["illegal", "ended", "late", "too much memory"],
)
def test_where_it_has_no_answer_the_level_answers(tmp_path: Path, body: str, seconds: float) -> None:
    own, session = engine(tmp_path, body, seconds=seconds), solenia()
    seat = session.owed()[0]
    assert make_player(own, "hard").choose(session, seat, "1") == make("hard").choose(session, seat, "1")


def test_a_program_that_cannot_be_started_is_no_hindrance() -> None:
    own, session = Engine(("/no/such/program",), "hard", 1, 64 * MIB), solenia()
    seat = session.owed()[0]
    assert make_player(own, "hard").choose(session, seat, "1") == make("hard").choose(session, seat, "1")


def test_it_sees_what_its_seat_sees_and_no_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the seed, nor the hand of somebody else, nor the token of the bot."""
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    told = tmp_path / "told.json"
    body = f"open({str(told)!r}, 'w').write(json.dumps([heard, dict(os.environ)])); {LAST}"
    own, session = engine(tmp_path, body), solenia()
    seat = session.owed()[0]
    make_player(own, "hard").choose(session, seat, "a-seed")
    heard, environment = json.loads(told.read_text("utf-8"))
    ask = heard[-1]
    assert ask["say"] == "ask"
    assert set(ask["view"]) == set(session.view(seat).__struct_fields__)
    assert ask["view"]["hand"] == list(session.state.players[seat].hand)
    others = session.state.players[1 - seat].hand
    assert json.dumps(list(others)) not in json.dumps(heard)
    assert "a-seed" not in json.dumps(heard)
    assert "DISCORD_TOKEN" not in environment
