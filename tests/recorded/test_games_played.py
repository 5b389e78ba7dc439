"""Random games that have been played need not be played again, as long as the rules stay the same."""

from __future__ import annotations

import sys

import pytest

from engine.core.errors import Broken
from scripts import fuzz, games, games_played, release_check
from scripts.fuzz import Job, Result
from scripts.games_played import ROOT, GamesPlayed, content
from tests.toy.lanterns import Lanterns

JOB = Job("solenia", 2, {"side": "winter"}, "1")


def play_games(out, monkeypatch, number: int, failing: int | None = None) -> list[range]:
    """Runs the games of Solenia for one person before a release, and returns which were played: none really is."""
    played: list[range] = []

    def fuzz_in_name(job, numbers, workers, folder, tell=None):
        played.append(numbers)
        total = Result()
        for game in numbers:
            total.add(Result(played=1, crashes=1) if game == failing else Result(played=1, finished=1))
            if tell is not None:
                tell(total)
        return total

    monkeypatch.setattr(release_check, "KEPT", out / "kept.json")
    monkeypatch.setattr(release_check, "fuzz", fuzz_in_name)
    command = ("--only", "fuzz", "--title", "solenia", "--players", "1", "--out", str(out), "--games", str(number))
    monkeypatch.setattr(sys, "argv", ["release_check", *command])
    release_check.main()
    return [numbers for numbers in played if len(numbers) != release_check.RECORDED_GAMES]


def test_a_run_that_was_ended_goes_on_where_it_was(tmp_path, monkeypatch):
    assert play_games(tmp_path, monkeypatch, 120) == [range(120)]
    assert play_games(tmp_path, monkeypatch, 300) == [range(120, 300)]
    assert play_games(tmp_path, monkeypatch, 300) == [range(300, 300)]
    assert play_games(tmp_path, monkeypatch, 200) == [range(200, 200)]


def test_a_game_that_broke_is_played_again_and_so_is_what_came_after_it(tmp_path, monkeypatch):
    play_games(tmp_path, monkeypatch, 230, failing=120)
    assert play_games(tmp_path, monkeypatch, 230) == [range(100, 230)]


def test_games_count_by_table(tmp_path):
    played = GamesPlayed(tmp_path / "played.json")
    played.note(JOB, 40)
    again = GamesPlayed(tmp_path / "played.json")
    others = [Job("solenia", 3, {"side": "winter"}, "1"), Job("solenia", 2, {}, "1"), Job("eclipse", 2, {}, "1")]
    assert [again.count(job) for job in (JOB, *others)] == [40, 0, 0, 0]


def test_what_the_repository_knows_counts_and_is_not_written(tmp_path):
    known = GamesPlayed(tmp_path / "known.json")
    known.note(JOB, 70)
    before = (tmp_path / "known.json").read_bytes()
    played = GamesPlayed(tmp_path / "own.json", tmp_path / "known.json")
    assert played.count(JOB) == 70
    played.note(JOB, 90)
    assert (played.count(JOB), (tmp_path / "known.json").read_bytes()) == (90, before)


def test_with_other_rules_it_begins_anew(tmp_path, monkeypatch):
    played = GamesPlayed(tmp_path / "played.json")
    played.note(JOB, 40)
    monkeypatch.setattr(games_played, "rules_of", lambda title: "changed")
    assert played.count(JOB) == 0
    played.note(JOB, 10)
    assert GamesPlayed(tmp_path / "played.json").count(JOB) == 10


def test_the_rules_are_those_of_the_title_and_of_all_titles():
    digests = {title: games_played.rules_of(title) for title in ("solenia", "eclipse")}
    assert len(set(digests.values())) == 2
    assert {len(digest) for digest in digests.values()} == {16}


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("engine/core/session.py", True),
        ("engine/solenia/data/cards.json", True),
        ("engine/players/answers.py", True),
        ("scripts/laws.py", True),
        ("engine/eclipse/title.py", False),
        ("cogs/solenia/faces.py", False),
    ],
)
def test_games_begin_anew_when_what_they_depend_on_changes(tmp_path, monkeypatch, name, counts):
    monkeypatch.setattr(games_played, "ROOT", tmp_path)
    checks = [tmp_path / path.relative_to(ROOT) for path in games_played.PLAYS_AND_CHECKS]
    monkeypatch.setattr(games_played, "PLAYS_AND_CHECKS", checks)
    for file in (*checks, tmp_path / name):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("1", encoding="utf-8")
    before = games_played.rules_of.__wrapped__("solenia")
    (tmp_path / name).write_text("2", encoding="utf-8")
    assert (games_played.rules_of.__wrapped__("solenia") != before) == counts


@pytest.mark.parametrize(
    ("written", "same"),
    [
        ('"""Other words."""\ndef two():\n    """Says so."""\n    # and why\n    return 2\n', True),
        ('def two():\n    """Says so."""\n    return 3\n', False),
    ],
)
def test_comments_and_docstrings_are_no_rule(tmp_path, written, same):
    file = tmp_path / "two.py"
    file.write_text('"""A module."""\n\n\ndef two():\n    return 2\n', encoding="utf-8")
    before = content(file)
    file.write_text(written, encoding="utf-8")
    assert (content(file) == before) == same


# -- games that are checked seldom ------------------------------------------------------------------------------------


class BreaksForAWhile(Lanterns):
    """Is wrong once somebody has walked two steps to the left, and counts how often it was looked at."""

    looks = 0

    def check(self, state):
        super().check(state)
        self.looks += 1
        if state.place == -2:
            raise Broken("too far left")


@pytest.fixture
def breaking(monkeypatch) -> BreaksForAWhile:
    title = BreaksForAWhile()
    for module in (fuzz, games):
        monkeypatch.setattr(module, "TITLES", {"lanterns": title})
    return title


def test_later_games_are_looked_at_less_often(breaking):
    closely = Job("lanterns", 3, {}, "1")
    game = next(game for game in range(50) if not fuzz.play(closely, game).record)
    breaking.looks = 0
    first = fuzz.play(closely, game)
    close_looks, breaking.looks = breaking.looks, 0
    seldom = fuzz.play(Job("lanterns", 3, {}, "1", close_games=game), game)
    assert breaking.looks < close_looks
    assert (seldom.finished, seldom.decisions) == (1, first.decisions)
    breaking.looks = 0
    fuzz.play(Job("lanterns", 3, {}, "1", close_games=game + 1), game)
    assert breaking.looks == close_looks


def test_a_game_that_breaks_is_written_down_up_to_the_answer_that_broke_it(breaking):
    closely, seldom = Job("lanterns", 3, {}, "1"), Job("lanterns", 3, {}, "1", close_games=0)
    both = [(fuzz.play(seldom, game), fuzz.play(closely, game)) for game in range(200)]
    found = [(one, other) for one, other in both if one.record]
    assert found
    assert all(one.record == other.record for one, other in found)
