"""A program of the owner's own that plays in place of a level of computer players (`ENGINE` in `.env`).

It speaks the protocol of docs/players.md and is told what its seat sees. It runs beside the process in which computers
decide, with its time and memory bounded and without the settings of the bot; where it does not answer in time, or
nothing legal, the level answers itself, so that no table waits for it.
"""

from __future__ import annotations

import logging
import os
from threading import Lock
from typing import cast

import msgspec

from engine.core.decision import Ask
from engine.players import Level, Player, make
from engine.players.answers import AnySession, Keys, question
from tables.programs import Program, Table, keys_of

log = logging.getLogger(__name__)

GREETING = 10_000
"""Milliseconds in which the program has to say hello."""
NAME = "table"
"""What a game is called: each question is told with its game anew, so that the program need remember nothing."""


class Engine(msgspec.Struct, frozen=True):
    """The program, the level that it plays for, the seconds for an answer, and the bytes that it may take."""

    command: tuple[str, ...]
    level: str
    seconds: float
    memory: int


_LOCK = Lock()
_running: dict[Engine, Program] = {}
"""The program of this process, once it has been asked."""


def make_player(engine: Engine, level: str) -> Player:
    """The player of a level, which is the program for one of them."""
    own = make(cast(Level, level))
    return EnginePlayer(engine, own) if level == engine.level else own


class EnginePlayer:
    """Asks the program, and the level itself where that has no answer. It says nothing unasked but what the level
    says."""

    def __init__(self, engine: Engine, own: Player) -> None:
        self.engine = engine
        self.own = own

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        ask = question(session, seat)
        with _LOCK:
            keys = answer_of(self.engine, session, ask, seed)
        if keys is not None and ask.allows(keys):
            return keys
        log.warning("%s has no answer for %s", self.engine.command[0], ask.about.key)
        return self.own.choose(session, seat, seed)

    def speak(self, session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
        """See `Player`."""
        return self.own.speak(session, seat, seed)


def answer_of(engine: Engine, session: AnySession, ask: Ask, seed: str) -> Keys | None:
    """What the program answers. None: nothing in time; a program that does not answer is ended, and started again for
    the next question."""
    try:
        program = program_of(engine)
    except (ValueError, OSError) as problem:
        log.warning("the program for computer players does not start: %s", problem)
        return None
    options = msgspec.to_builtins(getattr(session.state, "options", {}))
    table = Table(NAME, session.title.meta.id, session.seats, options)
    program.begin(table, (ask.seat,))
    answer = program.ask(table, session, ask, seed, round(1000 * engine.seconds))
    if not answer:
        _running.pop(engine).close(patience=0)
    return keys_of(answer.get("keys"))


def program_of(engine: Engine) -> Program:
    """The running program; started if there is none. Raises ValueError or OSError if that fails."""
    found = _running.get(engine)
    if found is None or found.ended:
        environment = {name: os.environ[name] for name in ("PATH", "LANG", "SYSTEMROOT") if name in os.environ}
        found = Program(list(engine.command), environment, greeting=GREETING, memory=engine.memory)
        _running[engine] = found
    return found


def end_programs() -> None:
    """End those that run."""
    while _running:
        _running.popitem()[1].close(patience=0)
