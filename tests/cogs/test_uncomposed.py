"""A message that cannot be composed, on Discord: a plain line calls in its place, and the game goes on."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

import cogs.message_sender as sender_module
from cogs.ui.outgoing import OutgoingMessage, TooLarge
from locales import message
from tables import delivery as delivery_module
from tables.delivery import MOST_COMPOSED
from tests.cogs.playing import BEGUN, begin, board, boards, end_turn, info
from tests.cogs.world import World

LINE = message("message-failed", "en", table=1)


def with_defect(monkeypatch: pytest.MonkeyPatch, error: Exception) -> list[int]:
    """The page of the board cannot be made from now on. Returns how often it was tried."""
    tried: list[int] = []

    async def fails(*_: Any) -> OutgoingMessage:
        tried.append(1)
        raise error

    monkeypatch.setattr(sender_module, "board_page", fails)
    return tried


@pytest.mark.parametrize("error", [KeyError("a text with a defect"), TooLarge("41 components")], ids=repr)
async def test_one_text_that_cannot_be_composed_holds_back_no_call(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    before = await begin(world)
    monkeypatch.setattr(delivery_module, "FIRST_PAUSE", timedelta(seconds=0.1))
    with monkeypatch.context() as broken:
        tried = with_defect(broken, error)
        await end_turn(world, "ada")
        for _ in range(MOST_COMPOSED):
            await world.pass_time(10)
            world.bot.delivery.kick()
            await world.bot.delivery.settle()
        assert len(tried) == MOST_COMPOSED
        assert world.pings() == [*BEGUN, "ben"]
        assert LINE in world.public()[-1].text
        assert [one.id for one in boards(world)] == [before.id], "the board that stands there stays"
        assert (await info(world)).status == "running"
    await end_turn(world, "ben")
    assert world.pings() == [*BEGUN, "ben", "ada"]
    assert len(boards(world)) == 1
    assert board(world).id != before.id


async def test_what_fails_when_the_older_message_is_retired_posts_nothing_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new board stands already: it must not be looked for, or sent again, because of the old one."""
    await begin(world)

    async def fails(*_: Any) -> None:
        raise KeyError("a defect")

    with monkeypatch.context() as broken:
        broken.setattr(sender_module.DiscordSender, "_drop", fails)
        broken.setattr(sender_module.DiscordSender, "_shrink", fails)
        await end_turn(world, "ada")
        async with world.bot.services.store.reading() as tx:
            (row,) = [row for row in await tx.post.of_table(1) if row.slot == "board"]
        assert row.state == "done"
        await world.pass_time(300)
        assert world.pings() == [*BEGUN, "ben"]
    assert world.bot.services.tables.mishaps.counts["older-message"]
