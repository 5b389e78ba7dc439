"""Processes that think for computers."""

from __future__ import annotations

import os
import signal
from importlib.resources import files

import pytest

from engine.core.errors import Broken
from engine.solenia.components import parts
from tables.workers import Workers
from tests.tables.club import Club
from tests.toy.lanterns import Lanterns


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


async def test_a_computer_decides_in_another_process(store, time):
    workers = Workers()
    club = Club(store, time, Lanterns(), run=workers.run)
    try:
        table = await club.against_computer("easy")
        await club.tables.settle()
        assert (await club.tables.info(table.id)).owed == (0,)
        recap = await club.tables.recap(table.id, 1)
        assert recap.view is not None
    finally:
        await club.tables.close_down()
        workers.close()
