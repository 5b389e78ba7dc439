"""Makers of decisions for the arena: a level of this checkout, perhaps with switches, or a program that speaks the line
protocol of docs/players.md. `maker_of` makes one from what is written on a command line."""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Protocol, get_args

import msgspec
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.saved import pack, unpack
from engine.core.title import Standing
from engine.players import Level, Player, make
from engine.players.answers import AnySession, Keys, question
from engine.titles import TITLES

VERSION = 1
"""Of the protocol."""
MILLISECONDS = 30_000
"""Wall time in which a program has to answer."""
GREETING = 300_000
"""The same for its `hello`: it may have to import a lot, on a busy machine."""
ADAPTER = Path(__file__).with_name("arena_adapter.py")
"""Speaks the protocol for the levels of any checkout."""


class Table(msgspec.Struct, frozen=True):
    """What a maker learns of a game before its first question."""

    name: str
    title: str
    seats: int
    options: Mapping[str, bool | int | str]


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
        self.number = 0
        self.buffer = b""
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, env=os.environ | {"PYTHONPATH": ""}
        )
        assert self.process.stdout is not None
        self.reading = selectors.DefaultSelector()
        self.reading.register(self.process.stdout, selectors.EVENT_READ)
        self.say({"say": "hello", "version": VERSION, "titles": list(TITLES)})
        hello = self.hear("hello", None, GREETING) or {}
        self.wants = tuple(hello.get("wants", ("view",)))
        self.name = name or str(hello.get("name", command[0]))
        if not hello:
            self.close()
            raise ValueError(f"{shlex.join(command)} does not say hello")

    def begin(self, table: Table, seats: tuple[int, ...]) -> None:
        """See `Maker`."""
        self.table = table
        for seat in seats:
            self.say({"say": "game", "seat": seat, **self.game()})

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Maker`."""
        ask = question(session, seat)
        answer = self.ask(session, ask, seed)
        keys = keys_of(answer.get("keys"))
        if keys is not None and ask.allows(keys):
            return keys
        self.lost += 1
        return default_of(ask)

    def speak(self, session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
        """See `Maker`. Nothing is no loss."""
        answer = self.ask(session, question(session, seat), seed)
        spoken = [answer.get("keys"), *(answer.get("then") or ())]
        return tuple([keys for keys in map(keys_of, spoken) if keys])

    def end(self, table: Table, standing: Standing) -> None:
        """See `Maker`."""
        self.say({"say": "over", "game": table.name, "scores": standing.scores, "winners": standing.winners})

    def close(self) -> None:
        """See `Maker`. The program has a second to end by itself."""
        self.say({"say": "bye"})
        try:
            self.process.wait(1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            try:
                pipe.close()
            except BrokenPipeError:
                pass
        self.reading.close()

    # -- lines -----------------------------------------------------------------------------------------------------

    def game(self) -> dict[str, Any]:
        """The running game as a program is told of it."""
        table = self.table
        assert table is not None
        return {"game": table.name, "title": table.title, "seats": table.seats, "options": dict(table.options)}

    def ask(self, session: AnySession, ask: Ask, seed: str) -> dict[str, Any]:
        """Ask the program; empty if it does not answer in time."""
        assert self.table is not None
        self.number += 1
        line: dict[str, Any] = {
            "say": "ask",
            "id": self.number,
            "game": self.table.name,
            "seat": ask.seat,
            "question": ask.about.key,
            "keys": ask.options.keys,
            "least": ask.least,
            "most": ask.most,
            "optional": ask.optional,
            "proposal": ask.proposal,
            "default": ask.settled_default,
            "milliseconds": self.milliseconds,
        }
        if "view" in self.wants:
            line["view"] = msgspec.to_builtins(session.view(ask.seat))
        if "position" in self.wants:
            imagined = session.fork(ask.seat, Chance(sha256(f"{seed}/imagined".encode()).hexdigest()))
            line["position"] = b64encode(stored(imagined)).decode()
        self.say(line)
        answer = self.hear("answer", self.number, self.milliseconds)
        if answer is None:
            self.say({"say": "stop", "id": self.number})
        return answer or {}

    def say(self, line: dict[str, Any]) -> None:
        """Write a line. A program that has ended does not read it."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(line) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def hear(self, word: str, number: int | None, milliseconds: int) -> dict[str, Any] | None:
        """The next line with this word and number; None if it does not come in time. Others are ignored."""
        until = monotonic() + milliseconds / 1000
        while True:
            head, newline, rest = self.buffer.partition(b"\n")
            if not newline:
                if not self.read(until):
                    return None
                continue
            self.buffer = rest
            try:
                line = json.loads(head)
            except ValueError:
                continue
            if isinstance(line, dict) and line.get("say") == word and line.get("id") == number:
                return line

    def read(self, until: float) -> bool:
        """Read more of what the program writes. False: it is too late, or the program has ended."""
        assert self.process.stdout is not None
        if not self.reading.select(max(0.0, until - monotonic())):
            return False
        more = os.read(self.process.stdout.fileno(), 1 << 16)
        self.buffer += more
        return bool(more)


def stored(session: AnySession) -> bytes:
    """A session as other versions of the rules read it: without the digest, which differs where a state has a field
    that they do not know."""
    return pack(replace(unpack(session.dump()), digest=""))


def keys_of(value: Any) -> Keys | None:
    """What a program has answered, if it is a list of keys."""
    if not isinstance(value, list) or not all(isinstance(key, str) for key in value):
        return None
    return tuple(value)


def default_of(ask: Ask) -> Keys:
    """What applies if nobody answers: the default, the proposal, or the first options."""
    return ask.settled_default or ask.proposal or ask.options.keys[: ask.least]


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
