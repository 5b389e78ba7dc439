"""Rows of benchmarks."""

from __future__ import annotations

import math
import operator
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, TypeAlias

import msgspec

from engine.core.session import Session
from engine.titles import TITLES
from tables.service import Tables

BARS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("bars.toml").read_text(encoding="utf-8"))
HOLDS: dict[str, Callable[[float, float], bool]] = {"under": operator.lt, "least": operator.ge, "exactly": operator.eq}
"""The comparison of a value with its bar, by the name of the comparison."""


class Row(msgspec.Struct, frozen=True):
    """One quantity with its bar."""

    quantity: str
    title: str
    value: float | None
    unit: str
    bar: float | None
    holds: bool | None


Part: TypeAlias = Callable[[str, float], list[Row]]
"""A part of the benchmarks: the rows of a title, in longer or shorter runs (1: the usual size)."""


def in_earnest(scale: float) -> bool:
    """Whether a run is long enough for meaningful figures. A shorter one only shows that all parts work, and leaves out
    preparations that only make figures fair."""
    return scale >= 0.1


def with_bar(bar: str, quantity: str, title: str, value: float, unit: str) -> Row:
    """A quantity with its bar of this name in `bars.toml`."""
    entry = BARS[bar]
    relation = next(name for name in HOLDS if name in entry)
    limit = float(entry.get("titles", {}).get(title, entry[relation]))
    return Row(quantity, title, rounded(value), unit, limit, HOLDS[relation](value, limit))


def within_range(quantity: str, title: str, value: float, unit: str, span: Sequence[float]) -> Row:
    """A quantity that must be within a range, which its name states."""
    low, high = span
    return Row(f"{quantity}, expected {low:g} to {high:g}", title, rounded(value), unit, None, low <= value <= high)


def without_bar(quantity: str, title: str, value: float, unit: str) -> Row:
    """A quantity without a bar."""
    return Row(quantity, title, rounded(value), unit, None, None)


def rounded(value: float) -> float:
    """Rounded to three digits; what never happened stays infinite."""
    return round(value) if 1000 <= abs(value) < math.inf else float(f"{value:.3g}")


def quantile(values: list[float], share: float) -> float:
    """The least of the values that a share of `share` of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def milliseconds(work: Callable[[], object]) -> float:
    """The wall time of a call."""
    started = perf_counter()
    work()
    return (perf_counter() - started) * 1000


def cpu_milliseconds(work: Callable[[], object]) -> float:
    """The processor time of a call."""
    started = process_time()
    work()
    return (process_time() - started) * 1000


def people_at(title_id: str) -> int:
    """The number of people at a table of the benchmarks: two, or more if the title needs more."""
    return max(2, TITLES[title_id].meta.least_players)


async def stored_session(tables: Tables, table_id: int) -> Session[Any]:
    """A game as it is stored, which also says who is asked in secret."""
    async with tables.store.reading() as tx:
        row, snapshot = await tx.games.table(table_id), await tx.games.snapshot(table_id)
    return Session.load(TITLES[row.title], snapshot.data)
