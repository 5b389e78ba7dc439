"""The database file is deleted or emptied under the running bot: it says so loudly, and every press has an answer."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from cogs import logs, startup
from db.errors import StoreLost
from locales import message
from tests.cogs.playing import begin, panel
from tests.cogs.world import World
from tests.databases import sqlite_only

pytestmark = sqlite_only


@pytest.mark.parametrize("emptied", [False, True], ids=["deleted", "emptied"])
async def test_a_lost_database_is_told_and_presses_have_an_answer(
    world: World, caplog: pytest.LogCaptureFixture, emptied: bool
) -> None:
    await begin(world)
    shown = await panel(world, "ada")
    services = world.bot.services
    file = Path(str(make_url(services.settings.database_url).database))
    assert file.stat().st_size
    kept = file.read_bytes()
    if emptied:
        file.write_bytes(b"")
    else:
        file.unlink()
    await startup.heartbeat(services, world.bot.delivery)
    await startup.heartbeat(services, world.bot.delivery)
    told = [record for record in caplog.records if record.levelno == logging.CRITICAL]
    assert len(told) == 1, "loudly, but not at every beat"
    assert str(file) in told[0].getMessage()
    assert services.metrics.registry.get_sample_value("orrery_database_lost") == 1
    answer = await world.press("ada", shown, "pick", "step:a2")
    assert answer is not None
    assert message("error-store-lost", "en") in answer.text
    refused = await world.slash("ben", "table next")
    assert refused is not None
    assert any(message("error-store-lost", language) in refused.text for language in ("en", "zh-TW", "zh-CN"))
    if not emptied:
        assert not file.exists()
    file.write_bytes(kept)  # so that the world can end


def test_a_start_without_the_database_ends_with_the_status_that_no_restart_follows(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert logs.last_words(StoreLost("data/orrery.sqlite3 is missing")) == logs.UNUSABLE
    assert "data/orrery.sqlite3 is missing" in capsys.readouterr().err
