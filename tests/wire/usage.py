"""How much processor time the parts of a storm have used: the bots, PostgreSQL, and the tests with their Discord."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

_TICK = os.sysconf("SC_CLK_TCK")


def seconds_of(roots: Iterable[int]) -> float:
    """The processor time of these processes and all that come from them, those that have ended included."""
    times, children = dict[int, float](), dict[int, list[int]]()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        times[int(folder.name)] = sum(map(int, fields[11:15])) / _TICK
        children.setdefault(int(fields[1]), []).append(int(folder.name))
    waiting, total = list(roots), 0.0
    while waiting:
        pid = waiting.pop()
        total += times.get(pid, 0.0)
        waiting += children.get(pid, [])
    return total


def parent_of(pid: int) -> int:
    """The process that has started this one."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def since(before: Mapping[str, float], after: Mapping[str, float], count: int) -> str:
    """What each part has used for each of so many presses."""
    used = {name: (after[name] - before[name]) / max(count, 1) for name in after}
    parts = ", ".join(f"{name} {1000 * seconds:.1f}" for name, seconds in used.items())
    return f"{parts}, together {1000 * sum(used.values()):.1f} ms"
