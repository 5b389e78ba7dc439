"""The invariants of cooperative games: what breaks them is named (section 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import Broken
from engine.voidfall.coop.checks import check_cooperation
from engine.voidfall.leaving import break_off
from engine.voidfall.state import CrisisRow, Haven, State
from engine.voidfall.tasks import HarbingerToBoard
from tests.voidfall.coop.tables import board_of, together
from tests.voidfall.positions import A

BREAKS: list[tuple[str, Callable[[State], Any]]] = [
    ("Crises are conserved", lambda st: board_of(st).decks["1"].pop()),
    ("Crises of level 1", lambda st: board_of(st).decks["1"].append(board_of(st).decks["2"].pop())),
    ("Situation cards of level 1 are conserved", lambda st: board_of(st).alerts.remove("1")),
    ("War cards are there once", lambda st: board_of(st).alerts.extend(["W1", "W1"])),
    ("7 Harbingers, not 8", lambda st: setattr(board_of(st), "harbingers", 3)),
    ("Safe Havens have room for their cubes", lambda st: setattr(board_of(st), "havens", [Haven(2, [A, A, A])])),
    ("the last Catastrophe token ends the game", lambda st: setattr(board_of(st), "catastrophes", 4)),
]


@pytest.mark.parametrize(("named", "spoil"), BREAKS)
def test_what_does_not_hold_is_named(named: str, spoil: Callable[[State], Any]):
    """6.1, 6.2, 6.5, P58, P66."""
    st = together(difficulty="normal")
    check_cooperation(st)
    spoil(st)
    with pytest.raises(Broken, match=named):
        check_cooperation(st)


def test_a_row_has_four_slots():
    """P58."""
    st = together(military=CrisisRow(4, []), harbingers=0)
    check_cooperation(st)
    board_of(st).military.crises.append(board_of(st).decks["1"].pop())
    with pytest.raises(Broken, match="the military row has four slots"):
        check_cooperation(st)


def test_a_harbinger_on_its_way_to_the_board_counts():
    """P59."""
    st = together(harbingers=3)
    st.tasks.append(HarbingerToBoard(A))
    check_cooperation(st)


def test_a_harbinger_of_a_player_who_resigns_goes_to_the_supply():
    """P66: none is lost."""
    st = together(harbingers=3)
    st.tasks.append(HarbingerToBoard(A))
    break_off(st, A)
    assert st.tasks == []
    assert board_of(st).harbingers == 4
    check_cooperation(st)
