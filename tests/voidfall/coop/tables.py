"""Positions of cooperative games, in the middle of a turn of A."""

from __future__ import annotations

from typing import Any

from engine.voidfall.coop.setup import set_up
from engine.voidfall.cooperation import common_state
from engine.voidfall.state import Cooperation, Options, State, Turn
from tests.voidfall.positions import A, position

SCENARIO = "K01"


def together(*houses: str, difficulty: Any = "easy", **fields: Any) -> State:
    """Two players on the first cooperative scenario, set up, without an Alert card or a current Crisis. `fields`: of
    the cooperation."""
    st = position(*houses, map_id=f"{SCENARIO}_2p")
    st.options, st.scenario = Options("coop", SCENARIO, difficulty), SCENARIO
    set_up(st)
    st.turn = Turn(A, card="production")
    st.events.clear()
    for name, value in fields.items():
        setattr(board_of(st), name, value)
    return st


def board_of(st: State) -> Cooperation:
    """What the players have in common."""
    return common_state(st)


def current(st: State, crisis: str) -> State:
    """The Crisis is the current one; it is in no deck."""
    for deck in board_of(st).decks.values():
        if crisis in deck:
            deck.remove(crisis)
    board_of(st).current = crisis
    return st


def said(st: State) -> list[str]:
    """The keys of what everybody was told."""
    return [event.public.key for event in st.events if event.public is not None]
