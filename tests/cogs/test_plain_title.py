"""A title without pictures, hands, cards and postings works in every command, as text."""

from __future__ import annotations

import logging
import random
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest

from cogs.ui.presentation import Presentation
from locales import message
from render.kit.picture import Scene
from tests.cogs.lanterns import lanterns
from tests.cogs.playing import answer
from tests.cogs.world import Shown, World
from tests.cogs.world import world as open_world


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Presentation]:
    with lanterns(monkeypatch) as shown:
        yield shown


@pytest.fixture
async def club(toy: Presentation, build: Callable[[], Any]) -> AsyncIterator[World]:
    """A server whose bot has the toy title."""
    async with open_world(build) as made:
        yield made


async def begin(world: World, **options: Any) -> Shown:
    """Ada and Ben play; the table's message."""
    await world.slash("ada", "lanterns new", **options)
    await world.slash("ben", "lanterns join")
    await world.slash("ada", "lanterns start")
    await world.env.settle()
    return world.public()[-1]


def defects(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


COMMANDS = ("play", "board", "hand", "log", "recap", "rules", "about", "draw", "resign")


@pytest.mark.parametrize("who", ["ada", "qing"])
@pytest.mark.parametrize("command", COMMANDS)
async def test_every_command_answers_in_words(
    club: World, scenes: list[Scene], caplog: pytest.LogCaptureFixture, command: str, who: str
) -> None:
    public = await begin(club)
    shown = await club.slash(who, f"lanterns {command}")
    assert shown is not None
    assert shown.text
    assert not shown.pictures
    assert not public.pictures
    assert not scenes, "nothing is drawn"
    assert message("picture-missing", "en") not in shown.text
    assert not defects(caplog)


async def test_there_is_no_button_for_a_hand_where_nobody_has_one(club: World) -> None:
    public = await begin(club)
    assert "hand" not in public.verbs
    assert {"panel", "board", "log", "rules"} <= public.verbs
    shown = await club.slash("ada", "lanterns hand")
    assert shown is not None
    assert shown.text == message("hand-unused", "en")


async def test_a_card_cannot_be_looked_up_where_there_is_none(club: World) -> None:
    await begin(club)
    shown = await club.slash("ada", "lanterns card", name="7")
    assert shown is not None
    assert shown.text == message("error-no-cards", "en")
    assert await club.suggest("ada", "lanterns card", "name", "") == []


async def test_a_game_is_played_to_its_end_on_panels(club: World, scenes: list[Scene]) -> None:
    await begin(club, options="rounds=1, bell=false")
    chance = random.Random(7)
    for _ in range(40):
        info = await club.bot.services.tables.queries.info(1)
        if info.status == "over":
            break
        who = ("ada", "ben")[info.owed[0]]
        panel = await club.slash(who, "lanterns play")
        assert panel is not None
        await answer(club, who, panel, chance)
    assert (await club.bot.services.tables.queries.info(1)).status == "over"
    await club.env.settle()
    assert "The lamps are out." in club.public()[-1].text
    assert not scenes


async def test_what_lies_on_the_table_is_told_with_its_terms(club: World) -> None:
    """The toy title has postings and says nothing of how they look."""
    await begin(club, options="rounds=1, bell=false, fair=true")
    tables = club.bot.services.tables
    while (look := await tables.queries.look(1, club.id("ada"))).view.phase != "fair":
        for name in ("ada", "ben"):
            own = await tables.queries.look(1, club.id(name))
            if own.pending is not None:
                await tables.play.choose(1, club.id(name), (own.pending.ask.options[0].key,))
                break
    leader = ("ada", "ben")[look.view.lead]
    key = next(o.key for o in (await tables.queries.look(1, club.id(leader))).pending.ask.options if "propose" in o.key)
    await tables.play.choose(1, club.id(leader), (key,))
    await club.bot.delivery.settle()
    board = club.public()[-1]
    assert "Version 1." in board.text
    assert not board.pictures
