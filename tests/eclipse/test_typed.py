"""Exploring, influence and diplomacy as people type them."""

from __future__ import annotations

import pytest

from cogs.ui.typed import match
from engine.eclipse.course import PHASES
from engine.eclipse.state import DiscoveryTask, State
from tests.eclipse.positions import A, Game, begin, go_on, home, position, put, take_discovery


def turn(st: State) -> Game:
    """A's turn: 1a can be influenced, from 5a too."""
    put(st, "102", "1a")
    put(st, "306", "5a", owner=A)
    return begin(st, {"action": PHASES["action"]})


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("explore 3a", "explore:3a"),
        ("探索 3A", "explore:3a"),
        ("influence 1a", "influence:1a"),
        ("影响 1a", "influence:1a"),
        ("影響 5a 1a", "influence:5a-1a"),
        ("influence 5a track", "influence:5a-track"),
        ("disc from 5a to 1a", "influence:5a-1a"),
        ("colony 5a money", "colony:5a-money"),
    ],
)
def test_a_turn(typed: str, key: str) -> None:
    """The goal alone means a disc from the track."""
    keys, rest = match(turn(position()).ask, typed)
    assert (keys, rest) == ((key,), "")


@pytest.mark.parametrize(
    ("typed", "key"),
    [("place 304 0", "place:304-0"), ("放置 304 0", "place:304-0"), ("弃掉", "discard"), ("棄掉", "discard")],
)
def test_a_drawn_sector(typed: str, key: str) -> None:
    """A sector and by how many sixths it is turned."""
    game = begin(position(outer="304"), {"action": PHASES["action"]}).chooses("explore:3a")
    assert match(game.ask, typed) == ((key,), "")


@pytest.mark.parametrize(
    ("typed", "key"), [("part interceptor L", "part:interceptor-L"), ("save", "save"), ("points", "points")]
)
def test_a_discovery(typed: str, key: str) -> None:
    """Squares by ship and name."""
    st = position()
    take_discovery(st, "shard_hull")
    game = go_on(st, DiscoveryTask(A, home(st, A).place, "shard_hull"))
    assert match(game.ask, typed) == ((key,), "")
