"""Worker processes for computer players."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor
from importlib.resources import files
from inspect import getsource
from pathlib import Path

import pytest

from engine.core.errors import Broken
from engine.solenia.components import parts
from tables.workers import Workers
from tests.tables.club import Club
from tests.tables.light import grab, heavy_with, leave_a_line_and_die, leave_a_line_and_hang
from tests.toy.lanterns import Lanterns

ROOT = Path(__file__).parents[2]


def die_once(path: str) -> int:
    """Dies when called for the first time."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return os.getpid()
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def break_down() -> None:
    raise Broken("on purpose")


def gold_of_the_first_delivery() -> int:
    return next(iter(parts().deliveries.values())).gold


async def test_work_is_done_in_another_process_even_if_one_dies(tmp_path):
    deliveries = files("engine.solenia").joinpath("data", "deliveries.json").read_bytes()
    workers = Workers(components={"solenia": {"deliveries.json": deliveries.replace(b'"gold": 3', b'"gold": 49', 1)}})
    try:
        assert await workers.run(die_once, str(tmp_path / "first")) != os.getpid()
        assert await workers.run(gold_of_the_first_delivery) == 49 != gold_of_the_first_delivery()
        with pytest.raises(Broken, match="on purpose"):
            await workers.run(break_down)
    finally:
        workers.close()


async def test_a_worker_that_hangs_is_killed_and_replaced(caplog):
    """A stopped process left the table without its computer's move, and everybody else's work waiting behind it."""
    workers = Workers(patience=5.0, name="thinker")
    try:
        before = await workers.run(os.getpid)
        os.kill(before, signal.SIGSTOP)
        after = await asyncio.gather(*(workers.run(os.getpid) for _ in range(3)))
        assert before not in after
        assert len(set(after)) == 1
        with pytest.raises(ProcessLookupError):
            await gone(before)
        (told,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
        assert told == "a thinker is replaced: getpid took more than 5 s"
    finally:
        workers.close()


async def test_work_that_waits_its_turn_does_not_hang():
    workers = Workers(patience=5.0)
    try:
        first = await workers.run(os.getpid)
        await asyncio.gather(*(workers.run(time.sleep, 0.5) for _ in range(12)))
        assert await workers.run(os.getpid) == first
    finally:
        workers.close()


async def test_work_that_hangs_twice_is_given_up():
    workers = Workers(patience=2.0)
    try:
        with pytest.raises(TimeoutError):
            await workers.run(time.sleep, 60)
        assert await workers.run(abs, -1) == 1, "whoever asks next is served"
    finally:
        workers.close()


async def test_a_stopped_worker_does_not_keep_the_program_from_ending():
    """SIGTERM did not end the bot within a minute."""
    code = "import asyncio, os, signal\n" + getsource(end_with_a_stopped_worker) + "\nend_with_a_stopped_worker()"
    ended = await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=ROOT)
    assert await asyncio.wait_for(ended.wait(), 300) == 0


def end_with_a_stopped_worker() -> None:
    from tables.workers import Workers

    async def work() -> None:
        workers = Workers()
        os.kill(await workers.run(os.getpid), signal.SIGSTOP)
        waiting = asyncio.create_task(workers.run(os.getpid))
        await asyncio.sleep(0.2)
        workers.close()
        waiting.cancel()

    asyncio.run(work())


async def gone(process: int) -> None:
    """Returns after five minutes if the process is still there; raises ProcessLookupError when it is gone."""
    for _ in range(30_000):
        os.kill(process, 0)
        await asyncio.sleep(0.01)


async def test_a_computer_decides_in_another_process(store, time):
    workers = Workers()
    club = Club(store, time, Lanterns(), run=workers.run)
    try:
        table = await club.against_computer("easy")
        await club.tables.settle()
        assert (await club.tables.queries.info(table.id)).owed == (0,)
        recap = await club.tables.replays.recap(table.id, 1)
        assert recap.view is not None
    finally:
        await club.tables.close_down()
        workers.close()


def test_a_worker_imports_the_whole_bot_again(tmp_path):
    """`python bot.py` is the main module, which every process imported: 98 MiB each instead of 30."""
    code = (
        "import bot, asyncio\nfrom tests.tables.light import heavy_with\n"
        "from tables.workers import Workers\n\n"
        "async def main():\n    workers = Workers()\n"
        "    try:\n        print(await workers.run(heavy_with))\n    finally:\n        workers.close()\n\n"
        "if __name__ == '__main__':\n    asyncio.run(main())\n"
    )
    program = tmp_path / "program.py"
    program.write_text(code)
    shown = subprocess.run(
        [sys.executable, str(program)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert shown.stdout.strip() == "[]"


async def test_a_worker_imports_what_only_the_bot_needs():
    """Thinking, playing again and reading files need the rules, and neither a database nor ratings."""
    workers = Workers()
    try:
        work = ("deciding", "playback", "history", "summary", "examination", "import_check")
        assert await workers.run(heavy_with, *(f"tables.{module}" for module in work)) == []
    finally:
        workers.close()


@pytest.mark.parametrize(
    ("task", "error"), [(leave_a_line_and_hang, TimeoutError), (leave_a_line_and_die, BrokenExecutor)]
)
async def test_a_task_that_kills_its_process_is_run_twice(tmp_path, task, error):
    workers = Workers(patience=1.0, tries=1)
    try:
        with pytest.raises(error):
            await workers.run(task, str(tmp_path / "lines"))
        assert (tmp_path / "lines").read_text() == "begun\n"
        assert await workers.run(abs, -1) == 1
    finally:
        workers.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of a process")
async def test_a_task_takes_all_the_memory():
    workers = Workers(memory=64 * 2**20)
    try:
        assert await workers.run(grab, 32) == 32 * 2**20
        with pytest.raises(MemoryError):
            await workers.run(grab, 80)
    finally:
        workers.close()


async def test_a_process_that_rests_keeps_its_memory():
    workers = Workers(rest=0.2)
    try:
        first = await workers.run(os.getpid)
        with pytest.raises(ProcessLookupError):
            await gone(first)
        assert workers.processes() == ()
        assert await workers.run(os.getpid) != first, "it starts when it is needed again"
    finally:
        workers.close()


async def test_a_task_finds_what_the_one_before_has_left():
    workers = Workers(rest=0)
    try:
        found = await asyncio.gather(*(workers.run(os.getpid) for _ in range(3)))
        assert len(set(found)) == 3
        assert workers.processes() == ()
    finally:
        workers.close()
