"""An answer that is chosen step by step, pressed in the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from engine.core.decision import Option, Step
from engine.core.text import say
from tests.cogs.lanterns import lanterns
from tests.cogs.playing import answers
from tests.cogs.world import Shown, World
from tests.cogs.world import world as open_world
from tests.toy import lanterns as toy

GO = Step("go", say("toy-option", key="go"))
STAY = Step("stay", say("toy-option", key="stay"))


def stepped(key: str) -> Option:
    """To walk is to go, and then left or right; the rest is to stay."""
    return Option(key, say("toy-option", key=key), path=(GO if key in ("left", "right") else STAY,))


@pytest.fixture
async def club(monkeypatch: pytest.MonkeyPatch, build: Callable[[], Any]) -> AsyncIterator[World]:
    """A server whose bot has the toy title with steps."""
    monkeypatch.setattr(toy, "option", stepped)
    with lanterns(monkeypatch):
        async with open_world(build) as made:
            yield made


async def walking(world: World) -> tuple[str, Shown]:
    """Both have played a card; who walks, and their panel."""
    await world.slash("ada", "lanterns new")
    await world.slash("ben", "lanterns join")
    await world.slash("ada", "lanterns start")
    for who in ("ada", "ben"):
        shown = await world.slash(who, "lanterns play")
        assert shown is not None
        await world.press_control(who, shown, answers(shown)[0])
    (owed,) = (await world.bot.services.tables.queries.info(1)).owed
    who = ("ada", "ben")[owed]
    shown = await world.slash(who, "lanterns play")
    assert shown is not None
    return who, shown


def steps(shown: Shown) -> list[str]:
    """The steps that have buttons."""
    return [control.arg for control in shown.find("path-to")]


def ways(shown: Shown) -> list[str]:
    """Where to walk."""
    return [control.arg for control in shown.find("pick") if control.arg in ("left", "right")]


async def place(world: World) -> int:
    look = await world.bot.services.tables.queries.look(1, None)
    return int(look.view.place)


async def test_a_step_narrows_and_the_last_one_answers(club: World) -> None:
    who, shown = await walking(club)
    assert (steps(shown), ways(shown)) == (["stay", "go"], [])
    narrowed = await club.press(who, shown, "path-to", "go")
    assert narrowed is not None
    assert (steps(narrowed), ways(narrowed)) == ([], ["left", "right"])
    assert await place(club) == 0
    await club.press(who, narrowed, "pick", "right")
    assert await place(club) == 1


async def test_there_is_a_way_back_from_a_step(club: World) -> None:
    who, shown = await walking(club)
    narrowed = await club.press(who, shown, "path-to", "go")
    assert narrowed is not None
    back = await club.press(who, narrowed, "path-back")
    assert back is not None
    assert (steps(back), ways(back)) == (["stay", "go"], [])
    assert await place(club) == 0


async def test_a_page_on_which_a_step_is_taken_stays_while_others_act(club: World) -> None:
    """It is in the middle of something that is still valid."""
    who, shown = await walking(club)
    narrowed = await club.press(who, shown, "path-to", "go")
    assert narrowed is not None
    other = {"ada": "ben", "ben": "ada"}[who]
    await club.bot.services.tables.ending.offer_draw(1, club.id(other))
    await club.bot.dispatcher.live.settle()
    assert ways(narrowed.again()) == ["left", "right"]
