"""What `scripts/battle.py` reads and prints."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from scripts import battle

ROOT = Path(__file__).resolve().parents[2]


class Done(NamedTuple):
    """What a run of the script leaves."""

    returncode: int
    stdout: str
    stderr: str


def run(given: object) -> Done:
    """The script with this on standard input."""
    text = given if isinstance(given, str) else json.dumps(given)
    out, err = StringIO(), StringIO()
    with patch.object(sys, "stdin", TextIOWrapper(BytesIO(text.encode()))), redirect_stdout(out), redirect_stderr(err):
        code = battle.main()
    return Done(code, out.getvalue(), err.getvalue())


def test_the_script_runs_from_the_shell() -> None:
    given = '{"invader": {"corvette": 1}, "defender": {}}'
    command = [sys.executable, "scripts/battle.py"]
    done = subprocess.run(command, cwd=ROOT, input=given, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["result"] == "invader"


def answer(**given: object) -> dict[str, Any]:
    """What it prints."""
    done = run(given)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def ending(**given: object) -> tuple[str, int, int]:
    """Result and cubes left."""
    found = answer(**given)
    return found["result"], found["invader_left"], found["defender_left"]


def test_what_is_printed() -> None:
    assert answer(
        invader={"corvette": 3, "destroyer": 0, "dreadnought": 0, "carrier": 0, "sentry": 0},
        defender={"voidborn": 2},
        sector_defenses=0,
        invader_technologies=[],
        defender_technologies=[],
        voidborn=True,
    ) == {
        "result": "invader",
        "invader_left": 2,
        "defender_left": 0,
        "invader_fleets": {"corvette": 2, "sentry": 0, "destroyer": 0, "dreadnought": 0, "carrier": 0},
        "defender_fleets": {"voidborn": 0},
        "stalemate": False,
        "log": [
            "Approach: no Damage.",
            "Salvo 1 (Initiative 3 vs 2): "
            "1 Damage to the defender (1 Voidborn cube recalled), 1 Damage to the invader (1 Corvette recalled).",
            "Salvo 2 (Initiative 2 vs 1): 1 Damage to the defender (1 Voidborn cube recalled).",
            "Result: victory of the invader, left: 2 Corvettes.",
        ],
    }


def test_sector_defenses_starbases_and_technologies_count() -> None:
    fallen = {"invader": {"corvette": 2}, "defender": {}}
    assert ending(**fallen, sector_defenses=1) == ("invader", 1, 0)
    assert ending(**fallen, sector_defenses=1, starbases=1) == ("defender", 0, 0)
    assert ending(**fallen, sector_defenses=2, invader_technologies=["shields+", "hyperdrive"]) == ("invader", 1, 0)
    assert ending(invader={"corvette": 2}, defender={"corvette": 2}, defender_technologies=["shields"])[0] == "defender"


def test_keys_with_defaults() -> None:
    carrier = {"invader": {"carrier": 2}, "defender": {"voidborn": 2}, "sector_defenses": 1}
    assert ending(**carrier)[0] == "invader"
    assert ending(**carrier, active=0)[0] == "defender"
    missiles = {
        "invader": {"corvette": 1},
        "defender": {"voidborn": 1},
        "invader_technologies": ["deep_space_missiles"],
    }
    assert ending(**missiles)[0] == "tie"
    assert ending(**missiles, invader_shipyards=1)[0] == "invader"
    assert ending(**missiles, invader_shipyards=1, energy=False)[0] == "tie"
    drones = {"invader": {"corvette": 1}, "defender": {"voidborn": 1}, "invader_technologies": ["autonomous_drones"]}
    assert ending(**drones)[0] == "tie"
    assert ending(**drones, trade_token=True)[0] == "invader"
    assert ending(invader={"corvette": 1}, defender={"voidborn": 1}, bombard=1)[0] == "invader"
    flat = {"invader": {"destroyer": 2}, "defender": {"voidborn": 2}, "invader_technologies": ["destroyers+"]}
    assert len(answer(**flat)["log"]) < len(answer(**flat, improved_destroyer_approach="flat_1")["log"])
    assert ending(invader={"voidborn": 2}, defender={"corvette": 2}, voidborn_absorption=1) == ("invader", 2, 0)
    assert answer(**flat, language="zh-TW")["log"][0].startswith("遭遇")


def test_voidborn_use_no_technologies() -> None:
    """5.1."""
    assert ending(invader={"corvette": 1}, defender={"voidborn": 1}, defender_technologies=["shields"])[0] == "tie"


def test_voidborn_without_cubes_of_that_name() -> None:
    both = {"invader": {"corvette": 1}, "defender": {"corvette": 1}, "voidborn": True}
    assert "voidborn" in answer(**both)["defender_fleets"]
    assert "voidborn" in answer(**both, defender_technologies=["shields"])["invader_fleets"]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("", "Input data was truncated"),
        ("no json", "malformed"),
        ([], "Expected `object`"),
        ({}, "missing required field `invader`"),
        ({"invader": {"corvette": 1}}, "missing required field `defender`"),
        ({"invader": {}, "defender": {"voidborn": 1}}, "invader: there are no cubes"),
        ({"invader": {"corvette": -1}, "defender": {}}, ">= 0"),
        ({"invader": {"corvette": 1.5}, "defender": {}}, "Expected `int`"),
        ({"invader": {"corvette": True}, "defender": {}}, "Expected `int`"),
        ({"invader": {"corvete": 1}, "defender": {}}, "unknown field `corvete`"),
        ({"invader": {"corvette": 15}, "defender": {}}, "<= 14"),
        ({"invader": {"corvette": 8, "carrier": 7}, "defender": {}}, "invader: a player has 14 cubes"),
        ({"invader": {"corvette": 1}, "defender": {}, "sector_defense": 1}, "unknown field `sector_defense`"),
        ({"invader": {"corvette": 1}, "defender": {}, "invader_technologies": ["lasers"]}, "there is no 'lasers'"),
        ({"invader": {"corvette": 1}, "defender": {}, "invader_technologies": ["shields++"]}, "no 'shields+'"),
        (
            {"invader": {"corvette": 1}, "defender": {}, "defender_technologies": ["shields", "shields+"]},
            "shields stands twice",
        ),
        ({"invader": {"voidborn": 1}, "defender": {"voidborn": 1}}, "do not fight each other"),
        ({"invader": {"corvette": 1}, "defender": {"voidborn": 1, "sentry": 1}}, "Voidborn have no other cubes"),
        ({"invader": {"carrier": 1}, "defender": {"carrier": 1}, "voidborn": True}, "no side has Voidborn cubes"),
        ({"invader": {"carrier": 9}, "defender": {}, "active": 6}, "no more than 5 cubes"),
    ],
)
def test_bad_input(given: object, complaint: str) -> None:
    done = run(given)
    assert done.returncode == 2
    assert done.stdout == ""
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr
