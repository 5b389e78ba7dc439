"""A program that decides for seats: another process that reads and writes lines of JSON (docs/players.md). It is told
what its seat sees, never a seed, and may be given little time and memory."""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.saved import pack, unpack
from engine.core.title import Standing
from engine.players.answers import AnySession, Keys
from engine.titles import TITLES
from tables.workers import limit_other

VERSION = 1
"""Of the protocol."""
GREETING = 300_000
"""Wall time in milliseconds for its `hello`: it may have to import a lot, on a busy machine."""
MOST_WAITING = 1 << 20
"""The greatest length in bytes of what it has written without ending the line; more is thrown away."""


class Table(msgspec.Struct, frozen=True):
    """What is told of a game before its first question."""

    name: str
    title: str
    seats: int
    options: Mapping[str, bool | int | str]

    def line(self) -> dict[str, Any]:
        """The same as part of a line."""
        return {"game": self.name, "title": self.title, "seats": self.seats, "options": dict(self.options)}


class Program:
    """A running program. `environment`: the variables that it is given; `memory`: how many bytes it may take, where the
    system can limit that. Raises ValueError if it does not say hello in time, OSError if it cannot be started."""

    def __init__(
        self,
        command: list[str],
        environment: Mapping[str, str],
        *,
        folder: Path | None = None,
        greeting: int = GREETING,
        memory: int | None = None,
    ) -> None:
        self.number = 0
        self.buffer = b""
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, env=dict(environment)
        )
        if memory is not None:
            limit_other(self.process.pid, memory)
        assert self.process.stdout is not None
        self.reading = selectors.DefaultSelector()
        self.reading.register(self.process.stdout, selectors.EVENT_READ)
        self.say({"say": "hello", "version": VERSION, "titles": list(TITLES)})
        hello = self.hear("hello", None, greeting) or {}
        wants = hello.get("wants", ("view",))
        self.wants = tuple(wants) if isinstance(wants, list | tuple) else ()
        self.name = str(hello.get("name", command[0]))
        if not hello:
            self.close(patience=0)
            raise ValueError(f"{shlex.join(command)} does not say hello")

    @property
    def ended(self) -> bool:
        """Whether the program runs no longer."""
        return self.process.poll() is not None

    def begin(self, table: Table, seats: tuple[int, ...]) -> None:
        """A game begins in which it has these seats."""
        for seat in seats:
            self.say({"say": "game", "seat": seat, **table.line()})

    def over(self, table: Table, standing: Standing) -> None:
        """The game is over."""
        self.say({"say": "over", "game": table.name, "scores": standing.scores, "winners": standing.winners})

    def ask(self, table: Table, session: AnySession, ask: Ask, seed: str, milliseconds: int) -> dict[str, Any]:
        """What it answers; empty if that does not come in time."""
        self.number += 1
        line: dict[str, Any] = {
            "say": "ask",
            "id": self.number,
            "game": table.name,
            "seat": ask.seat,
            "question": ask.about.key,
            "keys": ask.options.keys,
            "least": ask.least,
            "most": ask.most,
            "optional": ask.optional,
            "proposal": ask.proposal,
            "default": ask.settled_default,
            "milliseconds": milliseconds,
        }
        if "view" in self.wants:
            line["view"] = msgspec.to_builtins(session.view(ask.seat))
        if "position" in self.wants:
            imagined = session.fork(ask.seat, Chance(sha256(f"{seed}/imagined".encode()).hexdigest()))
            line["position"] = b64encode(stored(imagined)).decode()
        self.say(line)
        answer = self.hear("answer", self.number, milliseconds)
        if answer is None:
            self.say({"say": "stop", "id": self.number})
        return answer or {}

    def close(self, patience: float = 1) -> None:
        """No more games. It has so many seconds to end by itself."""
        self.say({"say": "bye"})
        try:
            self.process.wait(patience)
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
        self.buffer = (self.buffer + more)[-MOST_WAITING:]
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
