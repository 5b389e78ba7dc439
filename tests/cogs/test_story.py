"""The story so far, and the digest of a month, as people read them."""

from __future__ import annotations

from datetime import timedelta

from cogs.monthly import tell_months
from locales import message
from tables.house import House
from tables.monthly import first_of
from tests.cogs.playing import begin, board
from tests.cogs.test_admin import managed
from tests.cogs.world import CLOCK, World

__all__ = ["managed"]


async def test_the_story_is_found_from_the_recap_and_from_the_log(world: World) -> None:
    await begin(world)
    recap = await world.press("ada", board(world), "recap")
    assert recap is not None
    story = await world.press("ada", recap, "story")
    assert story is not None
    title = message("story-title", "en", game=message("dn-name", "en"), number=1)
    assert title in story.text
    log = await world.press("mei", board(world), "log")
    assert log is not None
    again = await world.press("mei", log, "story")
    assert again is not None
    assert message("story-title", "zh-CN", game=message("dn-name", "zh-CN"), number=1) in again.text


async def test_the_switches_are_on_the_page_of_house_rules(managed: World) -> None:
    page = await managed.slash("mei", "admin rules")
    assert page is not None
    off = await managed.press("mei", page, "house", "tells")
    assert off is not None
    assert message("house-tells-not", "zh-CN") in off.text
    assert not (await managed.bot.services.tables.house.of(managed.guild.id)).tells


async def test_a_month_is_told_in_its_channel_and_calls_nobody(managed: World) -> None:
    world, tables = managed, managed.bot.services.tables
    await tables.house.change(world.guild.id, world.id("mei"), digest=world.channel.id)
    await tables.monthly.due()
    await begin(world)
    await tables.ending.resign(1, world.id("ben"))
    await world.env.settle()
    now = tables.now()
    CLOCK.ahead += first_of(first_of(now) + timedelta(days=32)) - now  # the next month, on every day of a month
    for _ in range(2):
        await tell_months(world.bot, world.bot.services)
    await world.env.settle()
    told = [shown for shown in world.public() if message("button-archive", "en") in str(shown)]
    assert len(told) == 1
    assert f"<@{world.id('ada')}>" in told[0].text
    assert not told[0].stored.ping_user_ids
    assert House().digest is None
