"""Positions of Day & Night for pictures."""

from __future__ import annotations

from engine.day_and_night.view import View
from render.pictures import Scene
from tests.day_and_night.scenario import Game, table

NAMES = ("Ada", "小晴")

BUSY = """
N N N N N . n .
N N N . . n n n
N . . # # . . .
D D D # # . d d
D D D . . d L .
D D D . d d . .
"""


def opening() -> Game:
    """Nothing on the board yet."""
    return table(day_hand="day_chant day_blossom warp wishing_well fate", turn=1)


def busy() -> Game:
    """Two temples, a sealed tile, stones, crystals, both avatars on one tile."""
    return table(
        board=BUSY,
        turn=17,
        hours=7,
        day_at="f2",
        night_at="f2",
        stones={"f1": 2, "g3": 1},
        crystals={"e1": 1, "h2": 2, "f2": 1},
        day_hand="day_blossom day_instability fate mystify steal_passion",
        night_hand="crystal_sky night_chant mislead",
    )


def crowded() -> Game:
    """As many words as a position can need."""
    rows = ("n d n d n d n d", "d n d n d n d n", "n d n # # d n d", "d n d # # n d n")
    board = "\n".join((*rows, *rows[:2]))
    return table(board=board, stones={"a1": 2, "c1": 2, "e1": 2, "g1": 2}, crystals={"b1": 1, "d1": 2})


def scene(what: str, view: View, language: str = "en", **more: object) -> Scene:
    """A scene of Day & Night."""
    return Scene("day_and_night", what, view, language, NAMES, **more)
