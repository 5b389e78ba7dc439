"""Every press is answered, a computer continues after a restart, and a double press counts once."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.dispatcher import Dispatcher
from tests.cogs.playing import answers, begin, info, owed, panel
from tests.cogs.world import World


async def test_an_interaction_is_acknowledged_before_anything_is_done(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord waits three seconds, however busy database and painters are. The language is what is asked for first."""
    await begin(world)
    language, acknowledged = Dispatcher.language, list[bool]()

    async def noting(dispatcher: Dispatcher, interaction: discord.Interaction[Any]) -> str:
        acknowledged.append(interaction.response.is_done())
        return await language(dispatcher, interaction)

    monkeypatch.setattr(Dispatcher, "language", noting)
    shown = await panel(world, "ada")
    await world.press("ada", shown, "pick", "step:b1")
    await world.slash("ada", "daynight play")
    await world.slash("ada", "table mine")
    assert acknowledged == [True] * 4


async def test_a_restart_lets_a_computer_go_on_that_was_interrupted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.slash("ada", "daynight new", computer="easy")
    with monkeypatch.context() as interrupted:
        interrupted.setattr(world.bot.services.tables._context, "wake_computers", lambda table_id: None)
        shown = await panel(world, "ada")
        while await owed(world) == ("ada",):
            end = [one for one in answers(shown) if one.arg == "end" or one.verb != "pick"] or answers(shown)
            shown = await world.press_control("ada", shown, end[0]) or shown
        assert (await info(world)).owed == (1,)
    await world.restart()
    await world.env.settle()
    await world.bot.services.tables.settle()
    assert await owed(world) == ("ada",)


async def test_an_undo_that_is_pressed_twice_takes_one_answer_back(world: World) -> None:
    """The second press was meant for what stood on the screen, and that is taken back already."""
    await begin(world)
    await world.slash("ada", "daynight move", line="day_chant; entrap")
    shown = await panel(world, "ada")
    undo = shown.control("undo")
    await world.press_control("ada", shown, undo)
    steps = (await world.bot.services.tables.queries.look(1, world.id("ada"))).view
    await world.press_control("ada", shown, undo)
    assert (await world.bot.services.tables.queries.look(1, world.id("ada"))).view == steps
    assert "undo" in shown.again().verbs, "the first spell still stands"
