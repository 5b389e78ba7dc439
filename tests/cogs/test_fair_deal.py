"""What everybody at a table can know of its deal before it is dealt, and check afterwards."""

from __future__ import annotations

import pytest
from sqlalchemy import text as sql

from engine.core.chance import commitment
from locales import LANGUAGES, words
from tests.cogs.conftest import SEED
from tests.cogs.playing import begin, board, info, lobby
from tests.cogs.world import World

FINGERPRINT = commitment(SEED)


async def test_the_commitment_is_never_published(world: World) -> None:
    """It stands in the first public message before anybody can join, and stays there when the game has begun."""
    await world.slash("ada", "daynight new")
    first = world.public()[0]
    assert FINGERPRINT in first.text
    await world.press("ben", lobby(world), "join")
    await world.press("ada", lobby(world), "start")
    again = first.again()
    assert words("lobby-started", "en") in again.text
    assert FINGERPRINT in again.text
    assert all(SEED not in shown.text for shown in world.public())


@pytest.mark.parametrize("command", ["daynight new", "solenia new", "afternova new"])
async def test_a_game_that_begins_at_once_shows_no_commitment(world: World, command: str) -> None:
    await world.slash("ada", command, computer="easy")
    assert FINGERPRINT in world.public()[0].text


@pytest.mark.parametrize("command", ["daynight about", "daynight rules"])
async def test_about_says_nothing_of_the_deal_of_the_table_in_this_channel(world: World, command: str) -> None:
    alone = await world.slash("mei", command)
    assert alone is not None
    assert not alone.controls
    await begin(world)
    shown = await world.slash("mei", command)
    assert shown is not None
    assert FINGERPRINT in shown.text
    explained = await world.press("mei", shown, "verify")
    assert explained is not None
    assert words("verify-running", "zh-CN") in explained.text


async def test_the_rules_that_the_board_opens_say_nothing_of_the_deal(world: World) -> None:
    await begin(world)
    shown = await world.press("ben", board(world), "rules")
    assert shown is not None
    assert FINGERPRINT in shown.text


@pytest.mark.parametrize("who", ["ada", "qing", "mei"])
async def test_verify_claims_that_a_promise_was_posted_which_was_not(world: World, who: str) -> None:
    """Games from before drew their number at the start and posted nothing."""
    await begin(world)
    async with world.bot.house.store.transaction() as tx:
        await tx.connection.execute(sql("UPDATE tables SET secret_number = NULL"))
    language = dict(zip(("ada", "qing", "mei"), LANGUAGES, strict=True))[who]
    running = await world.slash(who, "table verify")
    assert running is not None
    assert words("verify-running-before", language) in running.text
    asked = await world.slash("ada", "daynight resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    over = await world.slash(who, "table verify")
    assert over is not None
    assert words("verify-promise-before", language) in over.text
    assert words("verify-seed-fits", language) in over.text
    assert (await info(world)).seed in over.text
