"""Computer players. They know the contract and no title by name, and see only what their seat may know.

    player = make("hard")
    keys = player.choose(session, seat, seed)

A player never looks at the session's state: it works on `session.fork(seat, …)`, in which everything hidden from the
seat is dealt anew. The same session, seat and seed always give the same answer.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.players.answers import Keys, Player
from engine.players.greedy import Greedy
from engine.players.random import Random
from engine.players.search import Search

__all__ = ["LEVELS", "Greedy", "Keys", "Level", "Player", "Random", "Search", "make"]

Level: TypeAlias = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def make(level: Level) -> Player:
    """The player of a level: easy answers at random, normal looks one move ahead, hard searches."""
    match level:
        case "easy":
            return Random()
        case "normal":
            return Greedy()
        case "hard":
            return Search()
