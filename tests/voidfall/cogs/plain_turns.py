"""Two normal computers at the beginning of a game of Voidfall, for what people tap who play as they do.

`python -m tests.voidfall.cogs.plain_turns` plays it again, which a changed rule or computer makes necessary.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core.chance import deal_seed
from engine.core.session import Session
from engine.core.title import Setup
from engine.players import make
from tests.voidfall.cogs.looks import TITLE

FILE = Path(__file__).with_name("plain_turns.json")
OPTIONS = {"scenario": "T"}
ANSWERS = 260
NOT_PLAIN = ("agenda:", "use:", "payment", "fight")
"""Beginnings of answers in turns that are more than the actions of a Focus card."""


def fresh() -> Session[Any]:
    """The game before its first answer."""
    return Session.begin(TITLE, Setup(2, TITLE.meta.settle_options(OPTIONS)), deal_seed("taps1", ()))


def turns() -> Iterator[tuple[Session[Any], int, list[str]]]:
    """Each turn: the game when it begins, the seat, the answers to its end."""
    moves: list[tuple[int, list[str]]] = json.loads(FILE.read_text())
    game = fresh()
    for at, (seat, keys) in enumerate(moves):
        pending = game.pending(seat)
        assert pending is not None
        if pending.ask.habit == TITLE.meta.starts[0]:
            answers = []
            for who, given in moves[at:]:
                if who != seat:
                    break
                answers += given
                if given == ["done"]:
                    yield game.copy(), seat, answers
                    break
        game.submit(seat, keys)


def record() -> list[tuple[int, list[str]]]:
    """The answers of the computers."""
    game, player = fresh(), make("normal")
    moves: list[tuple[int, list[str]]] = []
    while (owed := game.owed()) and len(moves) < ANSWERS:
        keys = player.choose(game, owed[0], f"lab/1/{len(moves)}")
        moves.append((owed[0], list(keys)))
        game.submit(owed[0], keys)
    return moves


if __name__ == "__main__":
    FILE.write_text(json.dumps(record(), separators=(",", ":")) + "\n")
