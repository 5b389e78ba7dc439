"""The archive of finished games, as people tap and read it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
import simcord

from cogs.screens.archive import read, written
from engine.titles import TITLES
from locales import LANGUAGES, has, message
from tables.archive import Sought
from tests.cogs.playing import begin, info, lobby
from tests.cogs.world import Shown, World


async def over(world: World, number: int = 1) -> None:
    """A game of Ada and Ben that Ben has resigned."""
    await begin(world)
    await world.bot.services.tables.ending.resign(number, world.id("ben"))
    await world.env.settle()


async def archive(world: World, who: str = "qing", **options: Any) -> Shown:
    shown = await world.slash(who, "archive", **options)
    assert shown is not None
    return shown


async def test_a_finished_game_is_found_and_looked_at(world: World) -> None:
    none = await archive(world)
    assert message("archive-none", "zh-TW") in none.text
    await over(world)
    page = await archive(world)
    assert "Ada" in page.text
    entry = await world.choose("qing", page, page.control("archive-entry"), "1")
    assert entry is not None
    assert {"board", "replay", "film", "replay-file", "log", "archive"} <= entry.verbs
    replay = await world.press("qing", entry, "replay")
    assert replay is not None
    assert replay.pictures
    back = await world.press("qing", entry, "archive")
    assert back is not None
    assert back.find("archive-entry")


async def over_in_thread(world: World) -> Any:
    """A game of Ada and Ben in a thread of its own, which sleeps since it is over."""
    await world.slash("ada", "daynight new", thread=True)
    (thread,) = world.channel.threads
    await world.press("ben", lobby(world, thread), "join")
    await world.press("ada", lobby(world, thread), "start")
    await world.bot.services.tables.ending.resign(1, world.id("ben"))
    await world.env.settle()
    world.archive(thread)
    await world.env.settle()
    assert world.bot.get_guild(world.guild.id).get_thread(thread.id) is None  # forgotten
    return thread


async def test_a_game_whose_thread_sleeps_is_found(world: World) -> None:
    await over_in_thread(world)
    page = await archive(world)
    assert "Ada" in page.text
    entry = await world.choose("qing", page, page.control("archive-entry"), "1")
    assert entry is not None
    assert "replay" in entry.verbs


async def test_a_game_whose_public_thread_was_deleted_can_still_be_looked_at(world: World) -> None:
    thread = await over_in_thread(world)
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    page = await archive(world)
    entry = await world.choose("qing", page, page.control("archive-entry"), "1")
    assert entry is not None
    assert message("error-no-table", "zh-TW") not in entry.text
    replay = await world.press("qing", entry, "replay")
    assert replay is not None
    assert replay.pictures
    result = await world.press("qing", entry, "board")
    assert result is not None
    assert "Ada" in result.text
    other = world.guild.create_text_channel("other")
    world.deny("view_channel")
    refused = await world.slash("qing", "table replay", where=other, number=1)
    assert refused is not None
    assert message("error-no-table", "zh-TW") in refused.text


@pytest.mark.parametrize("deleted", [False, True])
async def test_the_archive_mentions_a_thread_that_is_gone(world: World, deleted: bool) -> None:
    """Discord's apps show such a mention as an unknown channel. A thread that only sleeps is mentioned."""
    thread = await over_in_thread(world)
    if deleted:
        world.env.backend.delete_channel(thread.id)
        await world.env.settle()
    for who in ("qing", "ada"):
        page = await archive(world, who)
        entry = await world.choose(who, page, page.control("archive-entry"), "1")
        assert entry is not None
        for shown in (page, entry):
            gone = message("place-gone", "zh-TW" if who == "qing" else "en")
            assert (f"<#{thread.id}>" in shown.text) == (not deleted)
            assert (gone in shown.text) == deleted


async def test_the_channel_of_a_private_thread_does_not_decide_who_sees_its_games(world: World) -> None:
    private = discord.ChannelType.private_thread.value
    stored = world.env.backend.create_thread(world.channel.id, "secret", owner_id=world.id("ada"), type=private)
    await world.env.settle()
    await world.slash("ada", "daynight new", where=simcord.ChannelHandle(world.env, world.guild, stored))
    assert (await info(world)).place.channel_id == stored.id
    assert (await info(world)).place.parent_id is None


async def test_the_cup_is_that_of_the_winner_alone(world: World) -> None:
    await over(world)
    page = await archive(world)
    assert "🏆 **Ada**" in page.text
    assert "**Ben**" not in page.text


async def test_menus_narrow_the_search(world: World) -> None:
    await over(world)
    page = await archive(world)
    page = await world.choose("qing", page, page.control("archive-title"), "solenia") or page
    assert message("archive-none", "zh-TW") in page.text
    page = await world.choose("qing", page, page.control("archive-title"), "any") or page
    page = await world.choose("qing", page, page.control("archive-who"), world.users["mei"]) or page
    assert message("archive-none", "zh-TW") in page.text
    page = await world.press("qing", page, "archive", "0.....") or page
    assert page.find("archive-entry")
    page = await world.choose("qing", page, page.control("archive-length"), "week") or page
    assert message("archive-none", "zh-TW") in page.text


async def test_own_games_are_found_in_a_direct_message(world: World) -> None:
    await over(world)
    for who, key in (("ada", "archive-found"), ("mei", "archive-none")):
        shown = await world.slash_dm(who, "archive")
        assert shown is not None
        language = "en" if who == "ada" else "zh-CN"
        assert message(key, language, count=1) in shown.text


@pytest.mark.parametrize("play", [over, over_in_thread], ids=["channel", "sleeping-thread"])
async def test_games_of_a_channel_that_one_cannot_see_are_not_listed(
    world: World, play: Callable[[World], Awaitable[Any]]
) -> None:
    await play(world)
    other = world.guild.create_text_channel("other")
    world.deny("view_channel")
    shown = await archive(world, where=other)
    assert message("archive-none", "zh-TW") in shown.text


@pytest.mark.parametrize(
    "sought", [Sought(), Sought("eclipse", 123456789012345678, "ecl-species-terran_directorate", "week", True, True)]
)
def test_what_is_looked_for_fits_a_control(sought: Sought) -> None:
    arg = f"12.{written(sought)}"
    assert len(f"o1:archive-length:0:-:-:{arg}") <= 100
    assert read(arg) == (sought, 12)


@pytest.mark.parametrize("forged", ["", "x", "0.nowhere.12.no-such-key.year.zz", "9999999999999.....", "........."])
def test_what_is_forged_is_left_out(forged: str) -> None:
    sought, page = read(forged)
    assert sought.side == ""
    assert sought.length == ""
    assert page >= 0


@pytest.mark.parametrize("title_id", TITLES)
def test_sides_have_names_in_every_language(title_id: str) -> None:
    title = TITLES[title_id]
    if title_id not in ("eclipse", "voidfall"):
        return
    prefix = {"eclipse": "ecl-species-", "voidfall": "vf-house-"}[title_id]
    assert title.meta.id == title_id
    for language in LANGUAGES:
        assert message({"eclipse": f"{prefix}terran_union", "voidfall": f"{prefix}valnis"}[title_id], language)
        assert has(f"{prefix}no-such") is False
