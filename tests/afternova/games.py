"""Games of Afternova for tests without Discord."""

from __future__ import annotations

from typing import Any

from engine.afternova.title import META, Afternova
from engine.core.session import Session
from engine.core.title import Setup

TITLE = Afternova()


def session(players: int = 3, seed: str = "5eed", **options: Any) -> Session[Any]:
    return Session.begin(TITLE, Setup(players, META.settle_options(options)), seed)


def play(game: Session[Any], seat: int, *keys: str) -> None:
    for key in keys:
        game.submit(seat, (key,))
