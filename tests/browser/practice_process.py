"""Orrery, started without a token as a person would start it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300
"""Seconds; only a defect needs so many."""
PROGRAM = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
import bot
from practice import discord_sim
discord_sim.ACKNOWLEDGE = {PATIENCE}
bot.main()
"""
"""bot.py, but for the three seconds in which a press must be answered: the machine may be slow."""


class Practice:
    """The process, the address it printed and everything else it said."""

    def __init__(self, folder: Path) -> None:
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_"))
        }
        environment |= {"PRACTICE_PORT": "0", "RENDER_WORKERS": "0", "PYTHONUNBUFFERED": "1"}
        self.said: list[str] = []
        self.url = ""
        self._found = threading.Event()
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()
        if not self._found.wait(PATIENCE) or not self.url:
            self.stop()
            raise AssertionError("practice mode printed no address:\n" + "".join(self.said))

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.said.append(line)
            address = re.search(r"http://127\.0\.0\.1:\d+", line)
            if address and not self.url:
                self.url = address[0]
                self._found.set()
        self._found.set()

    def stop(self) -> int:
        """SIGTERM, as a supervisor sends it; the exit code."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(10)
            raise AssertionError("practice mode did not end on SIGTERM:\n" + "".join(self.said)) from None
        finally:
            self._reader.join(5)
            if self._process.stdout is not None:
                self._process.stdout.close()
        return code
