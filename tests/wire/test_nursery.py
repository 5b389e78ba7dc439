"""The processes of a nursery, as the tests see them."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from .nursery import nursery


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="processes are not forked here")
async def test_a_process_that_has_ended_by_itself_has_an_exit_code_without_being_waited_for(tmp_path: Path) -> None:
    """A storm waited for ever for the shards of processes that had ended, which it thought were running."""
    script = tmp_path / "short.py"
    script.write_text("import time\n\ndef main():\n    time.sleep(0.2)\n    raise SystemExit(3)\n", encoding="utf-8")
    process = nursery(script).start(dict(os.environ), tmp_path, tmp_path / "log")
    while process.returncode is None:
        await asyncio.sleep(0.05)
    assert process.returncode == 3
    assert await process.wait() == 3
