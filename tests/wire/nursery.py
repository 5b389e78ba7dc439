"""Starts a bot program many times and imports it once.

    process = nursery(SCRIPT).start(env, cwd, log)      # like what `asyncio.create_subprocess_exec` gives

A nursery is a process that has imported the program and forks it on request. Each fork has its own environment, folder,
output and memory, opens its own database and connections, and receives signals alone. Nothing is open and no thread
runs before the fork. All of these processes end with the tests, however those end.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import importlib.util
import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[2]
LATER_IMPORTS = ("sqlalchemy.dialects.sqlite.aiosqlite", "PIL.WebPImagePlugin", "PIL.PngImagePlugin")
"""What a running bot imports when it first needs it; here, so that not every start pays for it."""


# In the tests


@functools.cache
def nursery(script: Path) -> Nursery:
    """The nursery of a program; there is one in each process of the tests."""
    return Nursery(script)


class Nursery:
    """The line to a process that forks."""

    def __init__(self, script: Path) -> None:
        self._script = script
        self._process = subprocess.Popen(
            [sys.executable, "-u", "-m", "tests.wire.nursery", str(script)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self, env: dict[str, str], cwd: Path, log: Path) -> Forked:
        """A new process of the program."""
        return Forked(self, self.ask({"env": env, "cwd": str(cwd), "log": str(log)}))

    def ask(self, request: dict[str, Any]) -> int:
        """What the forking process answers; it does so at once."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, f"the nursery of {self._script.name} is gone"
        return int(answer)


class Forked:
    """A process of a nursery, with those methods of `asyncio.subprocess.Process` that are needed."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self.pid = pid
        self._code: int | None = None
        self._nursery = nursery

    @property
    def returncode(self) -> int | None:
        """The exit code as soon as it has ended, by itself or not; negative: the signal that ended it."""
        if self._code is None and self._has_ended():
            self._code = self._nursery.ask({"ended": self.pid})
        return self._code

    def _has_ended(self) -> bool:
        descriptor, ready = os.pidfd_open(self.pid), select.poll()
        ready.register(descriptor, select.POLLIN)
        try:
            return bool(ready.poll(0))
        finally:
            os.close(descriptor)

    def send_signal(self, how: signal.Signals) -> None:
        """Nobody else can have this number: it is kept until `wait` has asked for the exit code."""
        if self.returncode is None:
            os.kill(self.pid, how)

    async def wait(self) -> int:
        """The exit code, when it has ended."""
        while (code := self.returncode) is None:
            await self._ended()
        return code

    async def _ended(self) -> None:
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        descriptor = os.pidfd_open(self.pid)
        loop.add_reader(descriptor, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(descriptor)
            os.close(descriptor)


# In the process that forks


def main() -> None:
    """Answer until nobody asks any more, then end everything."""
    program = load(Path(sys.argv[1]))
    for name in LATER_IMPORTS:
        importlib.import_module(name)
    gc.collect()
    gc.freeze()
    answers, children = os.dup(1), set[int]()
    for line in sys.stdin:
        request = json.loads(line)
        if "ended" in request:
            _, status = os.waitpid(request["ended"], 0)
            children.discard(request["ended"])
            answer = os.waitstatus_to_exitcode(status)
        elif (answer := os.fork()) == 0:
            os.close(answers)
            become(program, request)
        else:
            children.add(answer)
        os.write(answers, f"{answer}\n".encode())
    for pid in children:
        os.kill(pid, signal.SIGKILL)


def load(script: Path) -> Any:
    """The program as a module, under a name under which it does not start."""
    spec = importlib.util.spec_from_file_location(f"program_{script.stem}", script)
    assert spec is not None
    assert spec.loader is not None
    program = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = program
    spec.loader.exec_module(program)
    return program


def become(program: Any, request: dict[str, Any]) -> NoReturn:
    """Be the program, as if it had been started on its own."""
    log = os.open(request["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, target in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(source, target)
    os.close(nothing)
    os.close(log)
    os.environ.clear()
    os.environ.update(request["env"])
    os.chdir(request["cwd"])
    program.main()
    sys.exit()


if __name__ == "__main__":
    main()
