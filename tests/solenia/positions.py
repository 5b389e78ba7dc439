"""Positions of Solenia for pictures: from random play with fixed seeds, or an opening changed by hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from engine.core.session import Session
from engine.core.title import Setup
from engine.solenia.title import META, Solenia
from engine.solenia.view import CellView, View
from render.pictures import Scene

NAMES = ("Ada", "小晴", "Bartholomew", "Dai")


def play(seats: int, side: str, seed: int, enough: Callable[[View], bool]) -> Session[Any] | None:
    """A game in which everybody chooses at random, until the seat that is asked sees what is wanted."""
    session = Session.begin(Solenia(), Setup(seats, META.settle_options({"side": side})), f"{seed:064x}")
    luck = random.Random(seed)
    while session.owed():
        seat = session.owed()[0]
        if enough(session.view(seat)):
            return session
        pending = session.pending(seat)
        assert pending is not None
        ask = pending.ask
        session.submit(seat, tuple(luck.sample([option.key for option in ask.options], ask.least)))
    return None


@cache
def found(seats: int, side: str, phase: str, least_round: int = 1) -> View:
    """What the asked seat sees in the first such position of the first game that has one."""
    for seed in range(200):
        session = play(seats, side, seed, lambda view: view.phase == phase and view.round >= least_round)
        if session is not None:
            return session.view(session.owed()[0])
    raise AssertionError(f"no game of {seats} on the {side} side comes to {phase}")


def opening(seats: int = 2, side: str = "summer") -> View:
    """The first question of a game."""
    return found(seats, side, "draft" if side == "improvements" else "card")


def busy(seats: int = 4, side: str = "summer") -> View:
    """Late in a game: cards lie in the sky, deliveries were made."""
    return found(seats, side, "card", 12)


def onlooker(view: View) -> View:
    """The same, for everybody."""
    return msgspec.structs.replace(view, seat=None, hand=None, chosen=None, reach=())


def with_card(view: View, at: str, owner: int | None, card: str | None) -> View:
    """The same with this card there."""
    cells = tuple(CellView(at, cell.ground, owner, card) if cell.at == at else cell for cell in view.cells)
    return msgspec.structs.replace(view, cells=cells)


def free_cell(view: View, row: int = 4) -> str:
    """A cell of this row without a card, not the airship's."""
    return next(cell.at for cell in view.cells if cell.at[1] == str(row) and not cell.card and cell.at != view.airship)


def scene(what: str, view: View | None, language: str = "en", **more: Any) -> Scene:
    """A scene of Solenia."""
    return Scene("solenia", what, view, language, NAMES[: len(view.players)] if view else (), **more)
