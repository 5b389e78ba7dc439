"""Feed damaged and forged files to the reader of exported games, and look for crashes, memory and time.

Games of every title are played and written as an export, some with long loops of answers that are taken back. Each file
is one of these with a few changes: bytes, values, steps, or whole parts. It must be taken in or refused in words. The
last line of --json is one object: how many files were taken in, how many refused by reason, and the worst of all in
seconds and in MiB over what the process had before. Exit status 1: a crash, or a bar that was missed.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.text import Text
from engine.core.title import BY_CONSENT, Setup, Title
from engine.players.answers import draw_answer
from engine.titles import TITLES
from scripts.command_line import parser_of
from tables.history import EXPORT_FORMAT
from tables.import_check import Imported, Rebuilt, load_titles, take_in
from tables.workers import limit_memory

MOST_MEMORY = 64
"""MiB that a file may take."""
BATCH = 250
"""Files that one process reads before it reports."""
ODD: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        7,
        63,
        64,
        2**31,
        2**63,
        10**30,
        -(10**9),
        10**9,
        0.5,
        1e308,
        "",
        "0",
        "x",
        "\x00",
        "\u202e",
        "\ufdfa" * 500,
    ),
    *("9" * 5000, "a" * 100_000, "begin", "choose", "undo", "rewind", "resign", "draw", "consent", "aside", "import"),
    *(
        [],
        {},
        [[]] * 3,
        ["0"] * 100,
        {"seat": 0},
        "2026-01-01T00:00:00",
        "0001-01-01T00:00:00Z",
        "9999-12-31T23:59:59Z",
    ),
)


# -- sound files -----------------------------------------------------------------------------------------------------


def export_of(title: Title[Any], players: int, seed: str, most: int, loops: int = 0) -> dict[str, Any]:
    """The export of a random game of at most so many steps, ended by consent if it is not over by then. `loops`: how
    often an answer is taken back and given again, where that is possible."""
    setup = Setup(players, title.meta.settle_options({}))
    session = Session.begin(title, setup, seed)
    session.collect()
    steps = [_step(0, "begin", None, (), session)]
    chance = Chance(f"{seed}/answers")
    while not session.standing().over and len(steps) < most:
        seat = session.asked()[0] if not session.owed() else session.owed()[0]
        pending = session.pending(seat)
        assert pending is not None
        keys = draw_answer(pending.ask, chance)
        session.submit(seat, keys)
        session.collect()
        steps.append(_step(len(steps), "choose", seat, keys, session))
        while loops and session.can_undo(seat) and len(steps) + 2 < most:
            loops -= 1
            session.undo(seat)
            steps.append(_step(len(steps), "undo", seat, (), session))
            session.submit(seat, keys)
            session.collect()
            steps.append(_step(len(steps), "choose", seat, keys, session))
    if not session.standing().over:
        session.abandon(BY_CONSENT)
        steps.append(_step(len(steps), "consent", None, (), session))
    people = [{"seat": seat, "kind": "person", "name": f"P{seat}", "level": None} for seat in range(players)]
    return {
        "format": EXPORT_FORMAT,
        "table": {"title": title.meta.id, "seats": people},
        "deal": {
            "seed": seed,
            "secret_number": seed,
            "words": [],
            "setup": {"seats": players, "options": setup.options, "last_winner": None},
            "rules_version": title.meta.rules_version,
        },
        "steps": steps,
        "complete": True,
        "view": {"nested": [[1, 2], {"a": None}]},
    }


def _step(n: int, kind: str, seat: int | None, keys: tuple[str, ...], session: Session[Any]) -> dict[str, Any]:
    at = f"2026-11-01T{n // 3600 % 24:02}:{n // 60 % 60:02}:{n % 60:02}Z"
    return {"n": n, "kind": kind, "seat": seat, "keys": list(keys), "at": at, "state_hash": session.digest()}


def sound_files(most: int = 60) -> list[bytes]:
    """Exports of every title: short games, and some of nothing but loops."""
    found = []
    for title in TITLES.values():
        least, players = title.meta.least_players, title.meta.most_players
        found += [export_of(title, count, f"{title.meta.id}{count}", most) for count in sorted({least, players})]
        found.append(export_of(title, least, "loops", most, loops=most))
    return [json.dumps(record).encode() for record in found]


_DEEP = "here it goes deeper"


# -- changes ---------------------------------------------------------------------------------------------------------


def damage(sound: bytes, random: Random) -> bytes:
    """The file with a few changes."""
    record = json.loads(sound)
    for _ in range(random.randint(1, 3)):
        random.choice((_another_value, _leave_out, _another_step, _more_steps, _nest))(record, random)
    depth = random.choice((3, 200, 900, 1100, 50_000))
    data = json.dumps(record).encode().replace(f'"{_DEEP}"'.encode(), b"[" * depth + b"]" * depth)
    return _other_bytes(data, random) if random.random() < 0.3 else data


def _place(record: Any, random: Random) -> tuple[Any, Any]:
    """A container somewhere in the record, and a key in it."""
    inside: Any = record
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = random.choice(keys)
        if not isinstance(inside[key], dict | list) or not inside[key] or random.random() < 0.15:
            return inside, key
        inside = inside[key]


def _another_value(record: Any, random: Random) -> None:
    inside, key = _place(record, random)
    inside[key] = _odd_value(random)


def _odd_value(random: Random) -> Any:
    """A strange value, which may be changed."""
    value = random.choice(ODD)
    return value.copy() if isinstance(value, list | dict) else value


def _leave_out(record: Any, random: Random) -> None:
    inside, key = _place(record, random)
    if len(inside) > 1 and inside is not record:
        del inside[key]


def _another_step(record: Any, random: Random) -> None:
    """A step like another one, or with a part of another one."""
    steps = record.get("steps")
    if not isinstance(steps, list) or not steps:
        return
    one, other = random.choice(steps), random.choice(steps)
    if isinstance(one, dict) and isinstance(other, dict):
        part = random.choice(("kind", "seat", "keys", "at", "state_hash", "n"))
        one[part] = other.get(part, _odd_value(random))


def _more_steps(record: Any, random: Random) -> None:
    """Steps again, numbered on: a loop of answers taken back, a rewind, or anything."""
    steps = record.get("steps")
    if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps) or len(steps) < 2:
        return
    first = random.randrange(len(steps) - 1)
    some = steps[first : first + random.randint(1, 8)]
    if random.random() < 0.3:
        some = [*some, {**some[-1], "kind": random.choice(("undo", "rewind")), "keys": [str(first)]}]
    again = [dict(step) for _ in range(random.choice((1, 3, 50, 700))) for step in some]
    record["steps"] = [*steps[: first + 1], *again, *steps[first + 1 :]]
    if random.random() < 0.8:
        for n, step in enumerate(record["steps"]):
            step["n"] = n


def _nest(record: Any, random: Random) -> None:
    inside, key = _place(record, random)
    inside[key] = _DEEP


def _other_bytes(data: bytes, random: Random) -> bytes:
    changed = bytearray(data)
    for _ in range(random.randint(1, 4)):
        at, size = random.randrange(len(changed)), random.randint(1, 12)
        fresh = random.choice(
            (random.randbytes(size), b"[" * random.choice((5, 2000)), b'"', b"\\ud800", b"\xff", b"1e9", b"")
        )
        changed[at : at + random.choice((0, 1, size))] = fresh
    return bytes(changed[: random.randrange(len(changed))] if random.random() < 0.1 else changed)


# -- reading them ----------------------------------------------------------------------------------------------------


class Found(msgspec.Struct):
    """What became of some files. `memory`: MiB; `crashes`: the seeds of files that raised anything."""

    reasons: Counter[str] = msgspec.field(default_factory=Counter)
    seconds: float = 0.0
    memory: float = 0.0
    crashes: list[str] = msgspec.field(default_factory=list)

    def add(self, other: Found) -> None:
        """Both together."""
        self.reasons.update(other.reasons)
        self.seconds, self.memory = max(self.seconds, other.seconds), max(self.memory, other.memory)
        self.crashes += other.crashes


def read_some(sound: list[bytes], first: int, count: int) -> Found:
    """Read the files of these seeds."""
    found = Found()
    for seed in range(first, first + count):
        random = Random(seed)
        data = damage(random.choice(sound), random)
        before = _forget_peak()
        begun = perf_counter()
        try:
            limit_memory(MOST_MEMORY * 2**20)
            taken = take_in(data, TITLES)
            found.reasons[_outcome(taken)] += 1
        except Exception as error:
            found.crashes.append(f"{seed}: {type(error).__name__}: {error}"[:200])
        finally:
            resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        found.seconds = max(found.seconds, perf_counter() - begun)
        found.memory = max(found.memory, _memory("VmHWM") - before)
    return found


def _forget_peak() -> float:
    """Let Linux measure the greatest memory anew. Returns what there is now, in MiB."""
    Path("/proc/self/clear_refs").write_text("5")
    return _memory("VmRSS")


def _outcome(taken: tuple[Imported, Rebuilt] | Text) -> str:
    if isinstance(taken, Text):
        return taken.key
    return "taken in" if taken[1].misfit is None else "error-import-misfit"


def _memory(name: str) -> float:
    """A figure of this process from Linux, in MiB."""
    line = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith(f"{name}:"))
    return int(line.split()[1]) / 1024


_SOUND: list[bytes] = []


def _batch(first: int) -> Found:
    """In a worker: as many files as it reads at once."""
    if not _SOUND:
        _SOUND.extend(sound_files())
    return read_some(_SOUND, first, BATCH)


def main() -> int:
    """Read the files and print what was found."""
    parser: argparse.ArgumentParser = parser_of(__doc__)
    parser.add_argument("--files", type=int, default=2000, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--json", action="store_true", help="one object as the last line")
    args = parser.parse_args()
    found = Found()
    with get_context("spawn").Pool(2, load_titles, maxtasksperchild=8) as pool:
        for part in pool.imap_unordered(_batch, range(args.first, args.first + args.files, BATCH)):
            found.add(part)
    for crash in found.crashes[:20]:
        sys.stdout.write(f"crash {crash}\n")
    figures = {
        "files": sum(found.reasons.values()),
        "reasons": dict(found.reasons.most_common()),
        "seconds": round(found.seconds, 2),
        "memory_mib": round(found.memory, 1),
        "crashes": len(found.crashes),
    }
    sys.stdout.write(json.dumps(figures) + "\n" if args.json else f"{figures}\n")
    return int(bool(found.crashes) or found.memory > MOST_MEMORY)


if __name__ == "__main__":
    sys.exit(main())
