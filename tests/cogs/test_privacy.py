"""Table numbers work only for people who sit at the table or can see its channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from locales import message
from tables.records import Person, Place
from tests.cogs.playing import begin, info
from tests.cogs.world import Shown, World

BY_NUMBER = ["table export", "table verify", "table close"]


def hide(world: World, *, but_from: str) -> Any:
    """A channel that only one person sees, and those whom they let in later."""
    channel = world.guild.create_text_channel("private")
    let_in(world, channel, but_from)
    return channel


def let_in(world: World, channel: Any, *names: str) -> None:
    """Of the people only these see the channel."""
    nobody, some = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    rows = [Overwrite(world.guild.id, OverwriteType.ROLE, *(part.value for part in nobody.pair()))]
    members = [world.id(name) for name in names] + [world.bot.user.id]
    rows += [Overwrite(member, OverwriteType.MEMBER, *(part.value for part in some.pair())) for member in members]
    world.env.backend.edit_channel(channel.id, {}, overwrites=rows)


async def end(world: World, where: Any) -> None:
    asked = await world.slash("ada", "daynight resign", where=where)
    assert asked is not None
    await world.press("ada", asked, "resign")


def knows_nothing(shown: Shown | None) -> bool:
    assert shown is not None
    return not shown.files and shown.text == message("error-no-table", "en")


async def play_in_private(world: World) -> Any:
    channel = hide(world, but_from="ada")
    await world.slash("ada", "daynight new", where=channel, computer="easy")
    return channel


async def play_in_messages(world: World) -> None:
    await world.slash_dm("ada", "daynight new", computer="easy")


@pytest.mark.parametrize("command", BY_NUMBER)
@pytest.mark.parametrize("play", [play_in_private, play_in_messages])
async def test_a_private_game_is_no_game_to_others(
    world: World, command: str, play: Callable[[World], Awaitable[Any]]
) -> None:
    where = await play(world)
    assert knows_nothing(await world.slash("ben", command, number=1))
    assert knows_nothing(await world.slash_dm("ben", command, number=1))
    if where is not None:
        await end(world, where)
        assert knows_nothing(await world.slash("ben", command, number=1))


@pytest.mark.parametrize("command", BY_NUMBER[:2])
async def test_who_sits_there_or_sees_the_channel_may_ask_by_number(world: World, command: str) -> None:
    channel = await play_in_private(world)
    assert not knows_nothing(await world.slash("ada", command, number=1))
    assert not knows_nothing(await world.slash_dm("ada", command, number=1))
    let_in(world, channel, "ada", "ben")
    assert not knows_nothing(await world.slash("ben", command, number=1))
    assert knows_nothing(await world.slash_dm("ben", command, number=1)), "there nobody tells what ben may see"


@pytest.mark.parametrize("command", BY_NUMBER[:2])
async def test_everybody_on_the_server_may_ask_for_a_game_of_an_open_channel(world: World, command: str) -> None:
    await begin(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert not knows_nothing(await world.slash("mei", command, where=elsewhere, number=1))


@pytest.mark.parametrize("command", BY_NUMBER)
async def test_a_deleted_channel_leaves_its_game_to_those_who_sat_there(world: World, command: str) -> None:
    channel = await play_in_private(world)
    let_in(world, channel, "ada", "ben")
    await end(world, channel)
    world.env.backend.delete_channel(channel.id)
    assert knows_nothing(await world.slash("ben", command, number=1))


async def play_in_a_private_thread(world: World) -> Any:
    """Ada's private table, in a private thread of a channel that everybody sees."""
    await world.slash("ada", "daynight new", private=True, computer="easy")
    place = (await info(world)).place
    thread = world.env.backend.channels[place.channel_id]
    assert thread.type == discord.ChannelType.private_thread.value
    return thread


@pytest.mark.parametrize("command", BY_NUMBER)
async def test_a_private_thread_is_open_to_all_who_see_its_channel(world: World, command: str) -> None:
    """Its channel is everybody's; what stands in the thread is for those who are in it."""
    await play_in_a_private_thread(world)
    assert knows_nothing(await world.slash("ben", command, number=1))


@pytest.mark.parametrize("command", BY_NUMBER[:2])
async def test_whoever_is_let_into_a_private_thread_may_ask_by_number(world: World, command: str) -> None:
    thread = await play_in_a_private_thread(world)
    assert not knows_nothing(await world.slash("ada", command, number=1))
    world.env.backend.add_thread_member(thread.id, world.id("ben"))
    assert not knows_nothing(await world.slash("ben", command, number=1))
    world.env.backend.remove_thread_member(thread.id, world.id("ben"))
    assert knows_nothing(await world.slash("ben", command, number=1))


async def test_a_lobby_in_a_private_thread_is_listed_to_others(world: World) -> None:
    """Not even if anybody may join it: they would read of the thread."""
    thread = world.env.backend.create_thread(
        world.channel.id, "secret", owner_id=world.id("ada"), type=discord.ChannelType.private_thread.value
    )
    world.env.backend.add_thread_member(thread.id, world.bot.user.id)
    tables = world.bot.services.tables
    ada = Person(world.id("ada"), "Ada", "en-US")
    await tables.lobby.open(ada, Place(world.guild.id, thread.id, "en-US"), "day_and_night", {})
    listed = await world.slash("ben", "table open")
    assert listed is not None
    assert "#1" not in listed.text
    world.env.backend.add_thread_member(thread.id, world.id("ben"))
    await world.env.settle()
    listed = await world.slash("ben", "table open")
    assert listed is not None
    assert "#1" in listed.text


async def test_a_lobby_in_a_hidden_channel_is_listed_to_others(world: World) -> None:
    channel = hide(world, but_from="ada")
    await world.slash("ada", "daynight new", where=channel)
    listed = await world.slash("ben", "table open")
    assert listed is not None
    assert "#1" not in listed.text
    let_in(world, channel, "ada", "ben")
    listed = await world.slash("ben", "table open")
    assert listed is not None
    assert "#1" in listed.text
