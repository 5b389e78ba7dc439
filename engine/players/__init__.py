"""Computer players. They know the contract, no title by name, and see only what their seat may know.

    player = make("hard")
    keys = player.choose(session, seat, seed)
    remark = player.speak(session, seat, seed)      # to optional questions; often nothing

A player never looks at the session's state: it works on `session.fork(seat, …)`, in which everything hidden from the
seat is dealt again. The same session, seat and seed always give the same answer.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.players.advised import advises
from engine.players.answers import Keys, Player
from engine.players.greedy import Greedy
from engine.players.random import Easy, Random
from engine.players.search import Search

__all__ = ["LEVELS", "SPEAKING", "Easy", "Greedy", "Keys", "Level", "Player", "Random", "Search", "advises", "make"]

Level: TypeAlias = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
SPEAKING: tuple[Level, ...] = ("normal", "hard")
"""Levels that answer optional questions."""


def make(level: Level) -> Player:
    """The player of a level: easy answers at random or follows advice, normal looks one move ahead, hard searches."""
    match level:
        case "easy":
            return Easy()
        case "normal":
            return Greedy()
        case "hard":
            return Search()
