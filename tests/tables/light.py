"""For tests of worker processes: imports nothing by itself."""

from __future__ import annotations

import os
import sys
import time
from importlib import import_module
from pathlib import Path

HEAVY = ("bot", "discord", "sqlalchemy", "aiosqlite", "openskill", "fluent", "PIL", "resvg_py")


def heavy_with(*modules: str) -> list[str]:
    """What of the heavy libraries is there after these modules were imported."""
    for module in modules:
        import_module(module)
    return [name for name in HEAVY if name in sys.modules]


def grab(mebibytes: int) -> int:
    """Takes so much memory for a moment."""
    return len(bytearray(mebibytes * 2**20))


def leave_a_line(path: str, *, wait: bool) -> None:
    """Leaves a line in a file, then hangs or dies."""
    with Path(path).open("a") as file:
        file.write("begun\n")
    if wait:
        time.sleep(60)
    os._exit(1)


def leave_a_line_and_hang(path: str) -> None:
    leave_a_line(path, wait=True)


def leave_a_line_and_die(path: str) -> None:
    leave_a_line(path, wait=False)
