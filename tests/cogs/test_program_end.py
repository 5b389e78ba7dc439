"""The end of the program."""

from __future__ import annotations

import subprocess
import sys

from tests.wire.process import ROOT


def test_a_program_that_does_not_end_says_where_it_hangs_and_ends() -> None:
    """A thread that nobody ends kept a bot from ending: nobody saw which."""
    hangs = (
        "import asyncio, threading\n"
        "from cogs import logs\n"
        "async def close(): await asyncio.get_running_loop().run_in_executor(None, threading.Event().wait)\n"
        "asyncio.run(logs.in_time(close(), 1))\n"
    )
    program = [sys.executable, "-c", hangs]
    ended = subprocess.run(program, check=False, cwd=ROOT, capture_output=True, text=True, timeout=500)
    assert ended.returncode == 1
    assert "the end waits for" in ended.stderr
    assert "threading.py" in ended.stderr
