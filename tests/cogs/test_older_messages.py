"""What an older message of a table keeps: the lines of the time in which it stood."""

from __future__ import annotations

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from cogs import message_sender
from cogs.message_sender import DiscordSender
from engine.core.text import say
from tables.delivery import Posted
from tables.records import LogLine
from tests.cogs.playing import begin, board
from tests.cogs.world import CLOCK, World


@pytest.mark.parametrize("hours", [-2, 0, 2])
async def test_it_keeps_the_lines_of_its_time_whatever_the_hosts_clock_says(
    world: World, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """The lines have the time of the host, the messages that of Discord."""
    monkeypatch.setattr(CLOCK, "ahead", timedelta(hours=hours))
    await begin(world)
    services, sender = world.bot.services, world.bot.delivery._sender
    assert isinstance(sender, DiscordSender)
    posted = Posted((await services.tables.queries.info(1)).place.channel_id, board(world).id)
    now = services.tables.now()
    lines = [LogLine(n, now + timedelta(minutes=n), 0, say("table-log-thaw")) for n in (-60, 1, 60)]
    told: list[int] = []

    async def log(*_: Any) -> list[LogLine]:
        return lines

    def news(kept: list[LogLine], *_: Any) -> list[LogLine]:
        told.extend(line.n for line in kept)
        return kept

    monkeypatch.setattr(services.tables.queries, "log", log)
    monkeypatch.setattr(message_sender, "news", news)
    until = now + timedelta(minutes=30)
    await sender._shrink(posted, until, SimpleNamespace(info=await services.tables.queries.info(1)))
    assert told == [1], "what came after the message that follows stands there"


async def test_one_in_whose_time_nothing_happened_is_deleted(world: World) -> None:
    """After a reminder a line stayed there that told nothing: `The game went on below.`"""
    await begin(world)
    services, sender = world.bot.services, world.bot.delivery._sender
    assert isinstance(sender, DiscordSender)
    look, old = await services.tables.queries.look(1, None), board(world).id
    posted = Posted(look.info.place.channel_id, old)
    await sender._shrink(posted, sender._time_of(posted), look)
    assert old not in [each.id for each in world.public()]
