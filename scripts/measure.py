"""How a benchmark row is made."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec

from engine.titles import TITLES


class Row(msgspec.Struct, frozen=True):
    """One quantity beside its bar."""

    quantity: str
    title: str
    value: float | None
    unit: str
    bar: float | None
    holds: bool | None


def below(quantity: str, title: str, value: float, unit: str, bar: float) -> Row:
    """A quantity that must stay under its bar."""
    return Row(quantity, title, rounded(value), unit, bar, value < bar)


def above(quantity: str, title: str, value: float, unit: str, bar: float) -> Row:
    """A quantity that must reach its bar."""
    return Row(quantity, title, rounded(value), unit, bar, value >= bar)


def between(quantity: str, title: str, value: float, unit: str, span: tuple[float, float]) -> Row:
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
