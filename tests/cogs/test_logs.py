"""What is logged tells no secret, however much is logged."""

from __future__ import annotations

import io
import logging
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from cogs import logs
from cogs.settings import Settings
from db.store import Store
from tests.cogs.conftest import SEED
from tests.cogs.playing import answer, answers, begin, info, owed, panel
from tests.cogs.world import world as open_world


@pytest.fixture
def everything_logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the program writes with `LOG_LEVEL=DEBUG`; the loggers are as before afterwards."""
    root, written = logging.getLogger(), io.StringIO()
    handlers, levels = root.handlers[:], {"": root.level}
    names = ("aiosqlite", "asyncpg", "discord", "sqlalchemy")
    levels |= {name: logging.getLogger(name).level for name in names}
    monkeypatch.setattr("sys.stderr", written)
    logs.set_up(Settings(log_level="DEBUG"))
    yield written
    root.handlers[:] = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


async def test_debug_logs_of_a_whole_game_hold_no_seed_and_no_hand(
    build: Callable[[], Any], everything_logged: io.StringIO
) -> None:
    chance = random.Random(1)
    async with open_world(build) as world:
        await begin(world, options="turn_limit_per_player=2")
        hand = (await world.bot.house.tables.look(1, world.id("ada"))).view.hand
        while (await info(world)).status == "running":
            (who,) = await owed(world)
            shown = await panel(world, who)
            while answers(shown):
                shown = await answer(world, who, shown, chance)
    written = everything_logged.getvalue()
    assert "ready as" in written, "nothing was logged at all"
    assert "SELECT" not in written, "not every statement is news"
    assert SEED not in written
    assert hand
    assert not [card for card in hand if str(card) in written]


async def test_an_error_of_the_database_hides_what_was_written() -> None:
    store = await Store.open("sqlite://")
    try:
        async with store.transaction() as tx:
            with pytest.raises(DBAPIError) as failed:
                await tx.connection._connection.exec_driver_sql("INSERT INTO nowhere VALUES (?)", ("a secret seed",))
        assert "a secret seed" not in str(failed.value)
    finally:
        await store.close()
