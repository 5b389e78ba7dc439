"""How a benchmark row is made."""

from __future__ import annotations

import operator
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

import msgspec

from engine.core.session import Session
from engine.titles import TITLES
from tables.service import Tables

BARS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("bars.toml").read_text(encoding="utf-8"))
HOLDS: dict[str, Callable[[float, float], bool]] = {"under": operator.lt, "least": operator.ge, "exactly": operator.eq}
"""How a value stands to its bar, by the bar's word for it."""


class Row(msgspec.Struct, frozen=True):
    """One quantity beside its bar."""

    quantity: str
    title: str
    value: float | None
    unit: str
    bar: float | None
    holds: bool | None


Part: TypeAlias = Callable[[str, float], list[Row]]
"""A part of the benchmarks: the rows of a title, in longer or shorter runs (1: the usual)."""


def in_earnest(scale: float) -> bool:
    """Whether a run is long enough for its figures to mean something. A shorter one shows that all parts work, and
    leaves out what only makes figures fair."""
    return scale >= 0.1


def barred(bar: str, quantity: str, title: str, value: float, unit: str) -> Row:
    """A quantity beside its bar of this name in `bars.toml`."""
    entry = BARS[bar]
    relation = next(name for name in HOLDS if name in entry)
    limit = float(entry.get("titles", {}).get(title, entry[relation]))
    return Row(quantity, title, rounded(value), unit, limit, HOLDS[relation](value, limit))


def between(quantity: str, title: str, value: float, unit: str, span: Sequence[float]) -> Row:
    """A quantity that must lie within a span, which its name tells."""
    low, high = span
    return Row(f"{quantity}, expected {low:g} to {high:g}", title, rounded(value), unit, None, low <= value <= high)


def told(quantity: str, title: str, value: float, unit: str) -> Row:
    """A quantity without a bar."""
    return Row(quantity, title, rounded(value), unit, None, None)


def rounded(value: float) -> float:
    """Three figures are enough."""
    return float(f"{value:.3g}") if abs(value) < 1000 else round(value)


def quantile(values: list[float], share: float) -> float:
    """The least of the values that `share` of them do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def milliseconds(work: Callable[[], object]) -> float:
    """How long it takes, on the clock."""
    started = perf_counter()
    work()
    return (perf_counter() - started) * 1000


def people_at(title_id: str) -> int:
    """How many people sit at a table of the benchmarks: two, or more if the title needs more."""
    return max(2, TITLES[title_id].meta.least_players)


async def stored_session(tables: Tables, table_id: int) -> Session[Any]:
    """A game as it is stored, which knows also who is asked in secret."""
    async with tables.store.reading() as tx:
        row, snapshot = await tx.games.table(table_id), await tx.games.snapshot(table_id)
    return Session.load(TITLES[row.title], snapshot.data)
