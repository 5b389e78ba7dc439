"""How people play in the tests: they press something that their panel offers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from tables.records import Person, Place, TableInfo
from tests.cogs.world import Control, Shown, World

BEGUN = ["ada", "ada"]
"""Who has been pinged after `begin`: the host to the full lobby, and to the first turn."""
ANSWERS = ("pick", "picks", "both", "sure", "some", "take", "path", "path-to")
"""Verbs of controls that answer a question (or go on answering it)."""


async def begin(world: World, host: str = "ada", guest: str = "ben", **options: Any) -> Shown:
    """Two people at a running table; the public message."""
    await world.slash(host, "daynight new", **options)
    await world.press(guest, await shown_soon(world, lobby), "join")
    await world.press(host, lobby(world), "start")
    return await shown_soon(world, board)


async def two_at_a_table(world: World, title: str) -> tuple[TableInfo, list[Person]]:
    """A game that two people have begun without commands."""
    tables = world.bot.services.tables
    people = [Person(world.id(name), name.title(), "en-US") for name in ("ada", "ben")]
    table = await tables.lobby.open(people[0], Place(world.guild.id, world.channel.id, "en-US"), title, {})
    await tables.lobby.join(table.id, people[1])
    await tables.lobby.start(table.id, people[0].id)
    return table, people


async def shown_soon(world: World, find: Callable[[World], Shown]) -> Shown:
    """What is posted by and by: a delivery may wait for the painters, whom simcord does not know as something to wait
    for."""
    for _ in range(40):
        try:
            return find(world)
        except (IndexError, AssertionError):
            await asyncio.sleep(0.05)
            await world.env.settle()
    return find(world)


def lobby(world: World, channel: Any = None) -> Shown:
    """The lobby of the channel."""
    return [shown for shown in world.public(channel) if "join" in shown.verbs or "start" in shown.verbs][-1]


def boards(world: World, channel: Any = None) -> list[Shown]:
    """Public messages that show a board with buttons."""
    return [shown for shown in world.public(channel) if shown.verbs & {"panel", "rematch"} and shown.pictures]


def board(world: World, channel: Any = None) -> Shown:
    """The public message of the table, of which there must be one alone."""
    found = boards(world, channel)
    assert len(found) == 1, f"{len(found)} public boards"
    return found[0]


def answers(panel: Shown) -> list[Control]:
    """The controls that answer the panel's question."""
    return [one for one in panel.controls if one.verb in ANSWERS and not one.disabled]


async def play(world: World, who: str, command: str, **words: Any) -> Shown | None:
    """Type a turn, and say yes where the bot asks once more."""
    shown = await world.slash(who, command, **words)
    while shown is not None and shown.find("sure"):
        shown = await world.press(who, shown, "sure")
    return shown


async def panel(world: World, who: str, channel: Any = None) -> Shown:
    """Open one's panel with the button of the public message."""
    shown = await world.press(who, board(world, channel), "panel")
    assert shown is not None
    assert shown.ephemeral
    return shown


async def answer(world: World, who: str, shown: Shown, chance: random.Random) -> Shown:
    """Press one control of a panel that asks something, at random; the panel afterwards."""
    asked = answers(shown)
    sure = [one for one in asked if one.verb in ("sure", "take")]
    control = chance.choice(sure or asked)
    if control.is_menu:
        count = chance.randint(control.least, control.most)
        after = await world.choose(who, shown, control, *chance.sample(control.values, max(count, 1)))
    else:
        after = await world.press_control(who, shown, control)
    assert after is not None
    return after


async def info(world: World, number: int = 1) -> Any:
    """What the bot knows of a table."""
    return await world.bot.services.tables.queries.info(number)


async def owed(world: World, number: int = 1) -> tuple[str, ...]:
    """The names of the people whom the table waits for."""
    people = (await info(world, number)).people_owed()
    return tuple(name for name in world.users if world.id(name) in people)


async def end_turn(world: World, who: str) -> Shown:
    """End one's turn, whatever else would be possible."""
    shown = await panel(world, who)
    after = await world.press(who, shown, "pick", "end")
    assert after is not None
    if after.find("sure"):
        after = await world.press(who, after, "sure")
    assert after is not None
    return after
