"""Whoever comes to move sees marked on the board what the others have changed there since."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.titles import TITLES
from scripts.games import Table, moves
from tests.contract.games import name, tables
from tests.declared import Marked, declared

MARKING = [
    table for table in tables(tuple(TITLES.values())) if declared(table.title.meta.id).marked and table.players > 1
]
ANSWERS = 400


def differing(
    before: Mapping[str, Any], after: Mapping[str, Any], told: Callable[[Any], Any] = lambda thing: thing
) -> set[str]:
    """The places where something else lies than before."""
    return {place for place, thing in after.items() if place not in before or told(before[place]) != told(thing)}


class Onlooker:
    """Knows of every seat what has changed on the board since its last turn ended, and since the last answer of it."""

    def __init__(self, session: Any, marked: Marked) -> None:
        self.session, self.marked = session, marked
        self.board, self.mover = dict(marked.board(session.view(None))), marked.mover(session.view(None))
        self.left: dict[int, dict[str, Any]] = {}
        """By seat, the board as it was when its last turn had ended."""
        self.possible: dict[int, set[str]] = {}
        """By seat, every place that changed since the last answer of that turn."""

    def note(self) -> tuple[int, set[str], set[str]] | None:
        """After an answer: who comes to move, if anybody, with the places that must be marked and those that may."""
        view = self.session.view(None)
        board, mover, before = dict(self.marked.board(view)), self.marked.mover(view), self.mover
        changed = differing(self.board, board)
        if before is not None and before != mover:
            self.left[before], self.possible[before] = board, set()
        for places in self.possible.values():
            places |= changed
        self.board, self.mover = board, mover
        if mover is None or mover == before or mover not in self.left:
            return None
        return mover, differing(self.left[mover], board, self.marked.told), self.possible[mover]


@pytest.mark.parametrize("table", MARKING, ids=name)
def test_who_comes_to_move_sees_what_the_others_changed(table: Table) -> None:
    marked = declared(table.title.meta.id).marked
    assert marked is not None
    session = table.begin()
    onlooker, seen = Onlooker(session, marked), 0
    for seat, keys in moves(session, Chance(f"{table.seed}/marks"), most=ANSWERS):
        session.submit(seat, keys)
        came = onlooker.note()
        if came is None or session.standing().over:
            continue
        mover, changed, possible = came
        places = set(marked.places(session.view(mover)))
        assert changed <= places
        assert places <= possible
        seen += bool(changed)
    assert seen, "nothing changes on the board of this game"
