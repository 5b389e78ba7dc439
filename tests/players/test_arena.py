"""The arena pairs games fairly, counts what programs do wrong, and tells them no secret."""

from __future__ import annotations

import base64
import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from engine.core.saved import unpack
from engine.core.title import Setup
from engine.players import random
from engine.players.answers import AnySession, question
from engine.titles import TITLES
from scripts import arena
from scripts.arena_kept import fingerprint
from scripts.arena_makers import LevelMaker, ProgramMaker, Table, maker_of, switched
from scripts.games import Table as Dealt

ROOT = Path(__file__).resolve().parents[2]
FOREVER = 60_000


def program(tmp_path: Path, body: str, milliseconds: int = FOREVER) -> ProgramMaker:
    """A program that says hello and treats every other line with this body."""
    path = tmp_path / "program.py"
    path.write_text(
        "import json, sys\n"
        "def tell(**line): print(json.dumps(line), flush=True)\n"
        "for text in sys.stdin:\n"
        "    line = json.loads(text)\n"
        "    if line['say'] == 'hello': tell(say='hello', name='tried', wants=['position', 'view'])\n"
        "    elif line['say'] == 'bye': break\n"
        f"    else: {body}\n",
        "utf-8",
    )
    maker = ProgramMaker([sys.executable, str(path)], milliseconds=milliseconds)
    maker.begin(Table("1", "solenia", 2, {}), (0, 1))
    return maker


def solenia(seed: str = "arena") -> AnySession:
    return Dealt(TITLES["solenia"], 2, {}, seed).begin()


def run(*words: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """The only series of a run of the command."""
    arena.main([*words, "--json"])
    (series,) = json.loads(capsys.readouterr().out)["series"]
    return dict(series)


def test_seats_are_exchanged() -> None:
    assert arena.seatings(4, 0, apart=False, lone=False) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert arena.seatings(4, 6, apart=False, lone=True) == ((1, 1, 0, 1), (0, 0, 1, 0))
    assert arena.seatings(2, 0, apart=True, lone=False) == ((0, 0), (1, 1))


def test_a_level_is_level_with_itself(capsys: pytest.CaptureFixture[str]) -> None:
    """Both games of a pair have one deal, and decisions follow from it: so every difference is 0, without an error."""
    series = run("easy", "--title", "solenia", "--players", "2", "--games", "2", capsys=capsys)
    assert series["difference"] == {"mean": 0, "error": 0, "n": 2}
    assert [each["mean"] for each in series["by_seat"]] == [0, 0]
    assert series["wins"]["mean"] + series["second_wins"]["mean"] == pytest.approx(1)


def test_where_all_win_together_each_maker_plays_for_itself(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("easy", "--title", "voidfall", "--option", "mode=coop", "--games", "1")
    series = run(*words, capsys=capsys)
    assert series["difference"]["mean"] == 0
    assert series["wins"] == series["second_wins"]


def test_a_series_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kept pairs are not played again, also those of a part of the series; what belongs to other deals or other code is
    passed over."""
    played: list[str] = []
    play = arena.play

    def counted(table: Dealt, name: str, *rest: Any) -> arena.Game:
        played.append(name)
        return play(table, name, *rest)

    monkeypatch.setattr(arena, "play", counted)
    words = ("easy", "easy:engine.players.random.CARELESS=1", "--title", "day_and_night", "--keep", str(tmp_path / "k"))
    run(*words, "--from", "1", "--games", "1", capsys=capsys)
    series = run(*words, "--games", "2", capsys=capsys)
    assert (played, series["pairs"]) == (["1a", "1b", "0a", "0b"], 2)
    again = run(*words, "--games", "2", capsys=capsys)
    assert len(played) == 4
    assert {**again, "seconds": ()} == {**series, "seconds": ()}
    run(*words, "--games", "1", "--seed", "another", capsys=capsys)
    assert len(played) == 6
    monkeypatch.setattr(arena, "fingerprint", lambda checkout: "other code")
    run(*words, "--games", "1", capsys=capsys)
    assert len(played) == 8


def test_the_fingerprint_of_a_checkout_is_that_of_its_code(tmp_path: Path) -> None:
    """Compiled code and texts of other folders do not change it."""
    (tmp_path / "engine").mkdir()
    (tmp_path / "scripts").mkdir()
    rules = tmp_path / "engine" / "rules.py"
    for path in (rules, tmp_path / "scripts" / "arena.py", tmp_path / "scripts" / "arena_makers.py"):
        path.write_text("1", "utf-8")
    before = fingerprint(tmp_path)
    (tmp_path / "engine" / "rules.pyc").write_text("2", "utf-8")
    (tmp_path / "README.md").write_text("2", "utf-8")
    assert fingerprint(tmp_path) == before
    rules.write_text("2", "utf-8")
    assert fingerprint(tmp_path) != before


def test_the_error_is_that_of_the_mean() -> None:
    assert arena.figure([1.0, 3.0]) == arena.Figure(2.0, 1.0, 2)


def test_a_switch_holds_only_while_its_maker_decides() -> None:
    before = random.CARELESS
    maker = maker_of("easy:engine.players.random.CARELESS=99")
    assert isinstance(maker, LevelMaker)
    with switched(maker.constants):
        assert random.CARELESS == 99
    assert before == random.CARELESS
    with pytest.raises(ValueError, match="there is no"):
        maker_of("easy:engine.players.random.NONE=1")
    with pytest.raises(ValueError, match="no level"):
        maker_of("harder")


def test_answers_and_what_nobody_knows(tmp_path: Path) -> None:
    """The right answer among lines that mean nothing."""
    maker = program(
        tmp_path,
        "print('nonsense'); tell(say='info'); tell(say='answer', id=-1, keys=['x']); "
        "tell(say='answer', id=line.get('id'), keys=line.get('keys', [])[-1:])",
    )
    session = solenia()
    seat = session.owed()[0]
    ask = question(session, seat)
    assert maker.choose(session, seat, "1") == ask.options.keys[-1:]
    assert maker.lost == 0
    maker.close()


@pytest.mark.parametrize(
    ("body", "milliseconds"),
    [
        ("tell(say='answer', id=line.get('id'), keys=['no such key'])", FOREVER),
        ("tell(say='answer', id=line.get('id'), keys='one')", FOREVER),
        ("sys.exit()", FOREVER),
        ("None", 1),
    ],
    ids=["illegal", "no list", "ended", "late"],
)
def test_wrong_answers_are_the_default_and_counted(tmp_path: Path, body: str, milliseconds: int) -> None:
    maker = program(tmp_path, body, milliseconds)
    session = solenia()
    seat = session.owed()[0]
    ask = question(session, seat)
    keys = maker.choose(session, seat, "1")
    assert keys == (ask.settled_default or ask.proposal or ask.options.keys[: ask.least])
    assert maker.lost == 1
    maker.close()


def test_a_program_that_says_no_hello_is_none(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="hello"):
        ProgramMaker([sys.executable, "-c", ""])


def test_a_program_learns_no_seed_and_no_secret(tmp_path: Path) -> None:
    """Neither the seed of the game nor what its seat does not see, in the view and in the position."""
    heard = tmp_path / "heard"
    maker = program(tmp_path, f"open({str(heard)!r}, 'a').write(text)")
    maker.milliseconds = 1
    session = solenia("the-secret-seed")
    seat = session.owed()[0]
    maker.choose(session, seat, "1")
    maker.close()
    for text in heard.read_text("utf-8").splitlines():
        line = json.loads(text)
        position = base64.b64decode(line.get("position", ""))
        assert "the-secret-seed" not in text
        assert b"the-secret-seed" not in position
        if line["say"] == "ask":
            imagined = type(session).load(session.title, position)
            assert imagined.view(seat) == session.view(seat)
            assert imagined.state != session.state
            assert unpack(position).digest == "", "other versions, whose states have other fields, read it too"


def test_the_level_of_a_checkout_is_seated() -> None:
    """Here this one; it decides as the level does, about a deal that looks the same."""
    maker = maker_of("easy", ROOT)
    table = TITLES["day_and_night"]
    session = type(solenia()).begin(table, Setup(2, table.meta.settle_options({})), "checkout")
    maker.begin(Table("1", table.meta.id, 2, {}), (0, 1))
    for number in range(12):
        seat = session.owed()[0]
        keys = maker.choose(session, seat, f"{number}")
        assert question(session, seat).allows(keys)
        session.submit(seat, keys)
    assert maker.lost == 0
    maker.close()


def test_spoken_lines_are_said_up_to_what_is_not_allowed() -> None:
    """What is not optional is never answered by a remark."""
    session = solenia()
    seat = session.owed()[0]
    arena.say(session, seat, (question(session, seat).options.keys[:1],))
    assert session.owed() == solenia().owed()
    assert session.digest() == solenia().digest()


def test_the_command_line_names_another_checkout() -> None:
    args = arena.arguments(["normal", "--against", "../older"])
    assert isinstance(args, Namespace)
    assert (args.first, args.second, args.against) == ("normal", None, Path("../older"))
    with pytest.raises(ValueError, match="no checkout"):
        maker_of("normal", Path("/"))
