"""Makers of decisions for the arena: a level of this checkout, perhaps with switches, or a program that speaks the line
protocol of docs/players.md. `maker_of` makes one from what is written on a command line."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Protocol, get_args

from engine.core.decision import Ask
from engine.core.title import Standing
from engine.players import Level, Player, make
from engine.players.answers import AnySession, Keys, question
from tables.programs import Program, Table, default_of, keys_of

MILLISECONDS = 30_000
"""Wall time in which a program has to answer."""
ADAPTER = Path(__file__).with_name("arena_adapter.py")
"""Speaks the protocol for the levels of any checkout."""


class Maker(Protocol):
    """Decides for the seats that it is given."""

    name: str
    lost: int
    """Answers that were illegal or late; the default was taken instead."""

    clock: Callable[[], float]
    """Seconds by which its decisions are measured."""

    def begin(self, table: Table, seats: tuple[int, ...]) -> None:
        """A game begins in which it has these seats."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """The answer to what the seat is asked."""

    def speak(self, session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
        """What the seat says unasked."""

    def end(self, table: Table, standing: Standing) -> None:
        """The game is over."""

    def close(self) -> None:
        """No more games."""


# -- levels ----------------------------------------------------------------------------------------------------------


class LevelMaker:
    """A level of this checkout. Switches: arguments of the level (`effort`), or constants of modules of the engine
    (`engine.players.greedy.OVERSIGHT`), which have their values while this maker decides. A constant that a module has
    imported from another one is a constant of its own there."""

    def __init__(self, level: Level, switches: Mapping[str, Any]) -> None:
        self.clock = process_time
        self.name = level + "".join(f" {name}={value}" for name, value in switches.items())
        self.lost = 0
        self.constants = {name: value for name, value in switches.items() if "." in name}
        arguments = {name: value for name, value in switches.items() if "." not in name}
        player = make(level)
        self.player: Player = type(player)(**arguments) if arguments else player
        with switched(self.constants):
            pass  # every name is one of a constant

    def begin(self, table: Table, seats: tuple[int, ...]) -> None:
        """See `Maker`."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Maker`."""
        with switched(self.constants):
            return self.player.choose(session, seat, seed)

    def speak(self, session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
        """See `Maker`."""
        with switched(self.constants):
            return self.player.speak(session, seat, seed)

    def end(self, table: Table, standing: Standing) -> None:
        """See `Maker`."""

    def close(self) -> None:
        """See `Maker`."""


@contextmanager
def switched(constants: Mapping[str, Any]) -> Iterator[None]:
    """With other values of these constants, each written `module.NAME`. Raises ValueError if there is none."""
    before: list[tuple[Any, str, Any]] = []
    try:
        for path, value in constants.items():
            module_name, _, name = path.rpartition(".")
            module = import_module(module_name)
            if not hasattr(module, name):
                raise ValueError(f"there is no {path}")
            before.append((module, name, getattr(module, name)))
            setattr(module, name, value)
        yield
    finally:
        for module, name, value in reversed(before):
            setattr(module, name, value)


# -- programs --------------------------------------------------------------------------------------------------------


class ProgramMaker:
    """A program that reads and writes lines of JSON. An answer that is illegal or late, or does not come because the
    program has ended, is replaced by the default and counted."""

    def __init__(
        self, command: list[str], name: str = "", folder: Path | None = None, milliseconds: int = MILLISECONDS
    ) -> None:
        self.clock = monotonic
        self.lost = 0
        self.milliseconds = milliseconds
        self.table: Table | None = None
        self.program = Program(command, os.environ | {"PYTHONPATH": ""}, folder=folder)
        self.name = name or self.program.name

    def begin(self, table: Table, seats: tuple[int, ...]) -> None:
        """See `Maker`."""
        self.table = table
        self.program.begin(table, seats)

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Maker`."""
        ask = question(session, seat)
        keys = keys_of(self.ask(session, ask, seed).get("keys"))
        if keys is not None and ask.allows(keys):
            return keys
        self.lost += 1
        return default_of(ask)

    def speak(self, session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
        """See `Maker`. Nothing is no loss."""
        answer = self.ask(session, question(session, seat), seed)
        spoken = [answer.get("keys"), *(answer.get("then") or ())]
        return tuple([keys for keys in map(keys_of, spoken) if keys])

    def ask(self, session: AnySession, ask: Ask, seed: str) -> dict[str, Any]:
        """Ask the program; empty if it does not answer in time."""
        assert self.table is not None
        return self.program.ask(self.table, session, ask, seed, self.milliseconds)

    def end(self, table: Table, standing: Standing) -> None:
        """See `Maker`."""
        self.program.over(table, standing)

    def close(self) -> None:
        """See `Maker`."""
        self.program.close()


# -- as written on a command line ------------------------------------------------------------------------------------


def maker_of(written: str, checkout: Path | None = None) -> Maker:
    """`hard`, `hard:effort=900000,engine.players.considered.DOUBT=1.5` or `run:python my_player.py`. `checkout`: the
    level is that of another checkout. Raises ValueError if it is none of these."""
    head, _, rest = written.partition(":")
    if head == "run":
        return ProgramMaker(shlex.split(rest))
    if head not in get_args(Level):
        raise ValueError(f"{written!r} is no level and no run:COMMAND")
    if checkout is not None:
        if rest:
            raise ValueError("switches are for levels of this checkout")
        if not (checkout / "engine" / "players").is_dir():
            raise ValueError(f"{checkout} is no checkout of Orrery")
        return ProgramMaker([sys.executable, str(ADAPTER), head], f"{head} of {checkout.name}", checkout)
    switches: dict[str, Any] = {}
    for each in filter(None, rest.split(",")):
        name, equals, value = each.partition("=")
        if not equals:
            raise ValueError(f"a switch is written name=value, not {each!r}")
        switches[name] = json.loads(value)
    return LevelMaker(make_level(head), switches)


def make_level(name: str) -> Level:
    """The level of this name."""
    return next(level for level in get_args(Level) if level == name)
