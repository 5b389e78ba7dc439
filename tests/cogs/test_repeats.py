"""Interactions that come twice, and autocomplete asked for too often. Each test is named after what went wrong."""

from __future__ import annotations

import logging
import unicodedata
from typing import Any

import discord
import pytest

from cogs.pace import Paces
from cogs.repeats import LONGEST_TYPED, MOST_REMEMBERED, LateAnswers, Repeats
from cogs.ui import typed_names
from tests.cogs.playing import begin, board, lobby
from tests.cogs.test_pace import Seconds
from tests.cogs.world import World

LONG = "\ufdfa" * 2000
"""One character of these becomes eighteen."""


class Heard:
    """What Discord has sent to the bot; it can send it again."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._last: Any = None
        world.env.backend.subscribers.append(self._hear)

    def _hear(self, event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            self._last = payload

    async def again(self) -> None:
        self._world.env.backend.emit("INTERACTION_CREATE", self._last)
        await self._world.env._settle_internal(dispatch="INTERACTION_CREATE")


def repeated(world: World) -> float:
    return world.bot.services.metrics.registry.get_sample_value("orrery_repeated_interactions_total") or 0.0


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info or record.levelno > logging.INFO]


@pytest.mark.parametrize("forgotten", [False, True])
async def test_a_repeated_press_or_command_logs_a_traceback(
    world: World, caplog: pytest.LogCaptureFixture, forgotten: bool
) -> None:
    """`forgotten`: another process has answered it, so this one does not know the interaction."""
    heard = Heard(world)
    caplog.set_level(logging.INFO)

    async def again() -> None:
        if forgotten:
            world.bot.dispatcher.repeats = Repeats(world.bot.services.metrics)
        await heard.again()

    await world.slash("ada", "daynight new")
    await again()
    assert len(world.public()) == 1, "one table"
    await world.press("ben", lobby(world), "join")
    await again()
    await world.press("ben", lobby(world), "rules")
    await again()
    assert repeated(world) == 3
    assert tracebacks(caplog) == []


async def test_a_repeated_form_logs_a_traceback(world: World, caplog: pytest.LogCaptureFixture) -> None:
    heard = Heard(world)
    await world.slash("ada", "daynight new")
    await world.form("ada", lobby(world), "word")
    world.bot.dispatcher.repeats = Repeats(world.bot.services.metrics)
    await heard.again()
    assert repeated(world) == 1
    assert tracebacks(caplog) == []


async def test_repeated_suggestions_log_a_traceback(world: World, caplog: pytest.LogCaptureFixture) -> None:
    heard = Heard(world)
    await begin(world)
    logger = logging.getLogger("discord.app_commands.tree")
    quiet = LateAnswers()
    logger.addFilter(quiet)
    try:
        assert await world.suggest("ada", "daynight card", "name", "")
        await heard.again()
        assert repeated(world) == 1
        world.bot.dispatcher.repeats = Repeats(world.bot.services.metrics)
        await heard.again()
    finally:
        logger.removeFilter(quiet)
    assert tracebacks(caplog) == []


def test_every_interaction_ever_is_remembered() -> None:
    class Counted:
        def inc(self) -> None: ...

    class Figures:
        repeated = Counted()

    repeats = Repeats(Figures())

    def comes(number: int) -> bool:
        interaction = discord.Object(number)
        return repeats.is_repeated(interaction)

    assert [comes(number) for number in range(1, MOST_REMEMBERED + 2)] == [False] * (MOST_REMEMBERED + 1)
    assert comes(MOST_REMEMBERED)
    assert not comes(1), "long ago"


# -- autocomplete ----------------------------------------------------------------------------------------------------


@pytest.fixture
def normalised(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were normalised."""
    seen: list[str] = []

    class Counting:
        @staticmethod
        def normalize(form: str, text: str) -> str:
            seen.append(text)
            return unicodedata.normalize(form, text)

    monkeypatch.setattr(typed_names, "unicodedata", Counting)
    return seen


@pytest.mark.parametrize(
    ("command", "option"), [("daynight move", "line"), ("afternova offer", "line"), ("eclipse build", "line")]
)
async def test_unbounded_text_is_normalised_for_suggestions(
    world: World, normalised: list[str], command: str, option: str
) -> None:
    await begin(world)
    typed_names.tokens.cache_clear()
    await world.suggest("ada", command, option, LONG)
    assert sum(len(text) for text in normalised if "\ufdfa" in text) <= 4 * LONGEST_TYPED


def test_unbounded_text_is_normalised_in_a_line(normalised: list[str]) -> None:
    typed_names.tokens(LONG)
    assert sum(map(len, normalised)) <= 2 * typed_names.LENGTH


async def test_suggestions_have_no_pace(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await begin(world)
    seconds = Seconds()
    world.bot.services.paces = Paces(180, 0, seconds)
    found = [await world.suggest("mei", "daynight card", "name", "") for _ in range(70)]
    assert [bool(each) for each in found] == [True] * 60 + [False] * 10
    assert await world.suggest("ada", "daynight card", "name", ""), "the others go on"
    assert await world.press("mei", board(world), "rules") is not None, "presses are counted by themselves"
    seconds.at += 1
    assert await world.suggest("mei", "daynight card", "name", "")
    assert tracebacks(caplog) == []
