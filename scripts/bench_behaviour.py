"""What normal computers do in games among themselves that a good player would not, beside how strong they are."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from engine.players import Greedy
from engine.titles import TITLES
from scripts.games import Table
from scripts.measure import Row, with_bar, without_bar
from scripts.watch import Watch, play


def watch_of(title_id: str) -> type[Watch] | None:
    """What is watched in games of a title; None: nothing."""
    place = f"scripts.{title_id}"
    if find_spec(place) is None or find_spec(f"{place}.watch") is None:
        return None
    found: type[Watch] = import_module(f"{place}.watch").WATCH
    return found


def behaviour_rows(title_id: str, games: int) -> Iterator[Row]:
    """What is counted in so many games of each variant, and besides."""
    kind = watch_of(title_id)
    if kind is None:
        return
    for variant, options in kind.variants.items():
        watch = kind()
        for number in range(games):
            table = Table(TITLES[title_id], kind.seats, dict(options), f"behaviour{number}")
            play(table, [Greedy()] * kind.seats, watch)
        for bar, quantity, value, unit in watch.rows():
            called = f"{quantity}, {variant}" if variant else quantity
            measured = bar and not variant
            yield (
                with_bar(bar, called, title_id, value, unit) if measured else without_bar(called, title_id, value, unit)
            )
    yield from kind.beside(games)
