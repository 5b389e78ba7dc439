"""A drawing process that hangs delays nobody: the text comes at once, and the picture when it is drawn."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from cogs import live_panels, message_sender
from cogs.live_panels import MOST_OF_ONE
from locales import message
from render.kit.picture import Picture, Scene
from tests.cogs.conftest import QuickStudio
from tests.cogs.playing import answers, begin, board, end_turn, info, owed, panel
from tests.cogs.world import Shown, World

LATE = message("picture-late", "en")
MISSING = message("picture-missing", "en")


class Painter:
    """A painter that hangs until it goes on, or fails."""

    def __init__(self, world: World) -> None:
        self._quick: QuickStudio = world.bot.services.picture_service
        self._env = world.env
        self._goes_on = asyncio.Event()
        self._goes_on.set()
        self.fails = False
        self.asked = 0
        self.unwanted: list[Scene] = []
        """What waited for the painter until nobody wanted it any more."""

    def hang(self) -> None:
        self._goes_on.clear()

    def go_on(self) -> None:
        self._goes_on.set()

    async def room(self) -> None:
        """What it hangs on does not count."""

    async def picture(self, scene: Scene) -> Picture:
        self.asked += 1
        if not self._goes_on.is_set():
            try:
                await self._env.external_wait(self._goes_on.wait(), reason="a painter that hangs")
            except asyncio.CancelledError:
                self.unwanted.append(scene)
                raise
        if self.fails:
            raise OSError("no paint")
        return await self._quick.picture(scene)

    async def close(self) -> None:
        self.go_on()


@pytest.fixture
def painter(world: World) -> Painter:
    """The painter of a house in which nobody waits for long."""
    services, delivery = world.bot.services, world.bot.delivery
    painter = Painter(world)
    services.picture_service = painter
    world.bot.dispatcher.illustrator.patience = delivery._sender.illustrator.patience = 0.05
    return painter


async def until(world: World, shown: Shown, holds: Any) -> Shown:
    """The message as it is as soon as this holds."""
    async with asyncio.timeout(300):
        while not holds(shown.again()):
            await asyncio.sleep(0.01)
    await world.env.settle()
    return shown.again()


async def test_a_move_is_answered_in_words_while_the_painter_hangs_and_the_picture_follows(
    world: World, painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(world)
    shown = await panel(world, "ada")
    painter.hang()
    moved = await world.press("ada", shown, "pick", "step:b1")
    assert moved is not None
    assert answers(moved)
    assert not moved.pictures
    assert LATE in moved.text
    assert [record.levelno for record in caplog.records if "is late" in record.getMessage()]
    painter.go_on()
    after = await until(world, moved, lambda now: now.pictures)
    assert LATE not in after.text
    assert [one.custom_id for one in after.controls] == [one.custom_id for one in moved.controls]


async def test_a_page_that_follows_no_table_gets_its_picture_too(world: World, painter: Painter) -> None:
    painter.hang()
    card = await world.slash("ada", "daynight card", name="day_chant")
    assert card is not None
    assert LATE in card.text
    painter.go_on()
    after = await until(world, card, lambda now: now.pictures)
    assert LATE not in after.text
    assert not len(world.bot.dispatcher.live)


async def test_a_page_that_newer_ones_have_replaced_gets_the_picture_that_it_has_promised(
    world: World, painter: Painter
) -> None:
    await begin(world)
    painter.hang()
    first = await panel(world, "ada")
    assert LATE in first.text
    for _ in range(MOST_OF_ONE):
        await world.slash("ada", "table replace")
    painter.go_on()
    first = await until(world, first, lambda shown: LATE not in shown.text)
    assert first.pictures
    assert len(world.bot.dispatcher.live) == MOST_OF_ONE


async def test_a_picture_of_a_panel_that_a_newer_one_has_replaced_is_not_drawn(world: World, painter: Painter) -> None:
    await begin(world)
    painter.hang()
    first = await panel(world, "ada")
    assert LATE in first.text
    await panel(world, "ada")
    put_away = await until(world, first, lambda shown: message("page-put-away", "en") in shown.text)
    assert not put_away.pictures
    assert painter.unwanted
    painter.go_on()


async def test_a_late_picture_does_not_overwrite_the_page_that_was_opened_in_its_place(
    world: World, painter: Painter
) -> None:
    await begin(world)
    shown = await panel(world, "ada")
    painter.hang()
    moved = await world.press("ada", shown, "pick", "step:b1")
    assert moved is not None
    hand = await world.press("ada", moved, "hand")
    assert hand is not None
    assert hand.id == moved.id
    painter.go_on()
    after = await until(world, hand, lambda now: now.pictures)
    assert after.verbs == hand.verbs
    assert after.text.replace(LATE, "") in hand.text


async def test_a_call_goes_out_while_the_painter_hangs_and_its_picture_follows(world: World, painter: Painter) -> None:
    await begin(world)
    pinged = world.pings()
    painter.hang()
    await end_turn(world, "ada")
    assert await owed(world) == ("ben",)
    called = [shown for shown in world.public() if "panel" in shown.verbs][-1]
    assert LATE in called.text
    assert world.pings() == [*pinged, "ben"]
    painter.go_on()
    after = await until(world, called, lambda now: now.pictures)
    assert LATE not in after.text
    assert after.id == board(world).id
    assert world.pings() == [*pinged, "ben"]


async def test_a_picture_that_cannot_be_drawn_after_all_stays_out(
    world: World, painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(world)
    painter.hang()
    shown = await panel(world, "ada")
    asked = painter.asked
    painter.fails = True
    painter.go_on()
    await until(world, shown, lambda _: [record for record in caplog.records if record.levelno == logging.ERROR])
    assert not shown.again().pictures
    assert painter.asked == asked, "it is not asked for again and again"


async def test_a_picture_that_cannot_be_drawn_is_said_to_be_missing(world: World, painter: Painter) -> None:
    await begin(world)
    painter.fails = True
    shown = await panel(world, "ada")
    assert MISSING in shown.text
    assert answers(shown)
    assert (await info(world)).status == "running"


async def test_a_picture_of_a_panel_that_nobody_will_see_is_not_drawn(world: World, painter: Painter) -> None:
    """Its person has opened something else in its place before it was drawn."""
    await begin(world)
    shown = await panel(world, "ada")
    painter.hang()
    moved = await world.press("ada", shown, "pick", "step:b1")
    assert moved is not None
    missing = len(painter.unwanted)
    hand = await world.press("ada", moved, "hand")
    assert hand is not None
    assert hand.id == moved.id
    await asyncio.sleep(0)
    assert len(painter.unwanted) > missing
    painter.go_on()
    await until(world, hand, lambda now: now.pictures)


async def test_a_picture_of_a_board_that_has_changed_is_not_drawn(world: World, painter: Painter) -> None:
    """The text of the board was sent without it, and then that of a newer one."""
    await begin(world)
    shown, painted = await panel(world, "ada"), board(world)
    painter.hang()
    moved = await world.press("ada", shown, "pick", "step:b1")
    assert moved is not None
    await until(world, painted, lambda now: LATE in now.text)
    assert not [scene for scene in painter.unwanted if scene.what == "board"]
    await world.press("ada", moved, "pick", "step:b2")
    async with asyncio.timeout(300):
        while not [scene for scene in painter.unwanted if scene.what == "board"]:
            await asyncio.sleep(0.01)
    painter.go_on()
    await until(world, painted, lambda now: now.pictures)


async def test_a_picture_that_did_not_come_in_time_is_not_drawn_any_more(
    world: World, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for it, and it would hold up others."""
    monkeypatch.setattr(live_panels, "LATE_PATIENCE", 0.05)
    painter.hang()
    card = await world.slash("ada", "daynight card", name="day_chant")
    assert card is not None
    assert LATE in card.text
    async with asyncio.timeout(60):
        while not painter.unwanted:
            await asyncio.sleep(0.01)
    assert not len(world.bot.dispatcher.live)
    painter.go_on()
    again = await world.slash("ada", "daynight card", name="day_chant")
    assert again is not None
    assert again.pictures


async def test_a_picture_of_a_board_that_did_not_come_in_time_is_not_drawn_any_more(
    world: World, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world)
    shown = await panel(world, "ada")
    monkeypatch.setattr(message_sender, "LATE_PATIENCE", 0.05)
    painter.hang()
    await world.press("ada", shown, "pick", "step:b1")
    async with asyncio.timeout(60):
        while not [scene for scene in painter.unwanted if scene.what == "board"]:
            await asyncio.sleep(0.01)
    painter.go_on()
