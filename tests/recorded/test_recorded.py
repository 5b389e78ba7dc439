"""Recorded games replay exactly; there is one for every reachable way of ending.

They are made by scripts/playthrough.py and reviewed as a diff, never edited by hand.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core.errors import Broken
from engine.titles import TITLES
from scripts.games import Differs, renew, replay
from tests.declared import declared

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_recorded_game_plays_as_recorded(path):
    session = replay(path)
    assert session.standing().over


def test_a_renewed_record_is_the_same_while_the_rules_are():
    path = HERE / "day_and_night-2-resigned-day.txt"
    assert renew(path) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("title", TITLES)
def test_every_way_of_ending_is_recorded(title):
    endings, ending = set(), TITLES[title].meta.key("end")
    for path in HERE.glob(f"{title}-*.txt"):
        verb, reason, *_ = path.read_text(encoding="utf-8").splitlines()[-1].split()
        assert verb == "end"
        endings.add(reason)
    words = (Path(__file__).parents[2] / f"locales/en/{title}/messages.ftl").read_text(encoding="utf-8")
    told = set(re.findall(rf"^({ending}-[a-z-]+) =", words, re.MULTILINE)) - declared(title).unreachable
    assert endings == told, f"record a game (scripts/playthrough.py) that ends so: {told - endings or 'no such text'}"


def test_every_title_is_recorded():
    assert {path.name.split("-")[0] for path in RECORDS} == set(TITLES)


def shortest() -> str:
    return min((path.read_text(encoding="utf-8") for path in RECORDS if "seat" in path.read_text()), key=len)


@pytest.mark.parametrize(
    ("pattern", "other"),
    [
        (r"(?m)^start \w{8}", "start 00000000"),
        (r"(\d+) options \w{8}", r"\1 options 00000000"),
        (r" > \w{8}", " > 00000000"),
        (r"(?m)^end (\S+) winners \S+", r"end \1 winners 7"),
        (r"(?m)^seed .*", "seed another"),
    ],
)
def test_a_difference_is_found(tmp_path, pattern, other):
    text, changed = re.subn(pattern, other, shortest(), count=1)
    assert changed == 1
    path = tmp_path / "changed.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises((Differs, Broken)):
        replay(path)
