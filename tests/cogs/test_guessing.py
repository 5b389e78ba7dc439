"""Onlookers predict: found below the board that they look at, kept in secret."""

from __future__ import annotations

from typing import Any

import discord
from simcord import ChannelHandle

from locales import message
from tests.cogs.playing import begin, board, info, lobby, shown_soon
from tests.cogs.test_admin import managed
from tests.cogs.test_forged_controls import forge
from tests.cogs.world import Shown, World, walk

__all__ = ["managed"]


async def page(world: World, who: str) -> Shown:
    """The page of predictions, from the board that an onlooker opens."""
    shown = await world.press(who, board(world), "panel")
    assert shown is not None
    found = await world.press(who, shown, "guess")
    assert found is not None
    return found


async def test_an_onlooker_predicts_the_winner_and_reads_who_guesses_best(world: World) -> None:
    await begin(world)
    public = board(world).text
    shown = await page(world, "qing")
    assert message("guess-hint", "zh-TW") in shown.text
    kept = await world.choose("qing", shown, shown.control("guess", "winner"), "1")
    assert kept is not None
    assert message("guess-kept", "zh-TW") in kept.text
    assert board(world).text == public, "nobody else learns of it"
    await world.bot.services.tables.ending.resign(1, world.id("ada"))
    await world.bot.services.tables.predicting.settle()
    again = await world.press("qing", kept, "guess", "")
    assert again is not None
    assert message("guess-hint", "zh-TW") not in again.text, "nothing is listed that could be changed"
    assert message("guess-guesser", "zh-TW", place=1, name="Qing", points=1, correct=1, decided=1) in again.text


async def test_the_name_of_a_player_formats_the_page_of_predictions(world: World) -> None:
    world.env.backend.users[world.id("ada")].global_name = "**x** [a](b)"
    await begin(world)
    shown = await page(world, "qing")
    kept = await world.choose("qing", shown, shown.control("guess", "winner"), "0")
    assert kept is not None
    assert r"\*\*x\*\* \[a\]" in kept.text
    (winners,) = [part["options"] for part in walk(kept.components) if len(part.get("options") or ()) > 1]
    assert winners[0]["label"] == "**x** [a](b)", "a menu shows what it is given"


async def test_who_plays_is_offered_nothing_and_refused(world: World) -> None:
    await begin(world)
    shown = await world.press("ada", board(world), "panel")
    assert shown is not None
    assert not shown.find("guess")
    refused = await forge(world, "ada", shown, "o1:guess:1:-:-:")
    assert refused is not None
    assert message("error-guess-not-you", "en") in refused.text


async def test_nobody_predicts_in_a_private_thread(world: World) -> None:
    """Discord tells Orrery of its own membership of a thread alone; who presses something there is in it."""
    thread = private_thread(world, "ada", "ben", "qing")
    await world.slash("ada", "daynight new", where=thread)
    await world.press("ben", lobby(world, thread), "join")
    await world.press("ada", lobby(world, thread), "start")
    shown = await world.press("qing", await shown_soon(world, lambda there: board(there, thread)), "panel")
    assert shown is not None
    world.bot.get_channel(thread.id)._members.clear()
    found = await world.press("qing", shown, "guess")
    assert found is not None
    assert message("guess-hint", "zh-TW") in found.text
    elsewhere = await forge(world, "mei", await said_elsewhere(world), "o1:guess:1:-:-:")
    assert elsewhere is not None
    assert message("error-guess-not-you", "zh-CN") in elsewhere.text, "she is not in the thread"


def private_thread(world: World, *names: str) -> Any:
    """A private thread with these people in it."""
    backend, kind = world.env.backend, discord.ChannelType.private_thread
    thread = backend.create_thread(world.channel.id, "secret", owner_id=world.id("ada"), type=kind.value)
    for person in (*map(world.id, names), world.bot.user.id):
        backend.add_thread_member(thread.id, person)
    return ChannelHandle(world.env, world.guild, thread)


async def said_elsewhere(world: World) -> Shown:
    shown = await world.slash("mei", "help")
    assert shown is not None
    return shown


async def test_the_managers_of_a_server_switch_it_off(managed: World) -> None:
    await begin(managed)
    rules = await managed.slash("mei", "admin rules")
    assert rules is not None
    await managed.choose("mei", rules, rules.control("house", "guess"), "off")
    shown = await managed.press("qing", board(managed), "panel")
    assert shown is not None
    assert not shown.find("guess")
    assert (await info(managed)).status == "running"
