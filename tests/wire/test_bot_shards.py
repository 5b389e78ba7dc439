"""One process serves all shards that Discord recommends."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .conftest import Home
from .playing import PLAIN_BOT, Game
from .process import BotProcess


@pytest.fixture
async def sharded(home: Home, tmp_path: Path) -> AsyncIterator[Game]:
    """Orrery with two shards; the home is on the second."""
    discord = home.discord
    discord.gateway.shards = 2
    home.guild = discord.world.add_guild("Second shard", shard=(1, 2))
    for person in (home.anna, home.ben):
        discord.world.add_member(home.guild, person)
    home.channel = discord.world.add_channel(home.guild, "games")
    given = {"RENDER_WORKERS": "0", "PRESSES_PER_MINUTE": "0", "OPENINGS_PER_HOUR": "0"}
    async with BotProcess(discord, PLAIN_BOT, database=tmp_path / "orrery.db", settings=given) as bot:
        await discord.until(lambda: len(discord.gateway.connected()) == 2, what="two shards")
        await discord.until(lambda: "ready as" in bot.output, what="a bot that is ready")
        yield Game(home, bot, tmp_path / "orrery.db")
        discord.assert_clean()
        assert "Traceback" not in bot.output


async def test_a_game_on_the_second_shard_is_played_also_by_direct_messages(sharded: Game) -> None:
    """Direct messages come to the first shard, wherever the table is."""
    home = sharded.home
    assert "shards 0-1" in sharded.bot.output
    await sharded.begin()
    shown = (await sharded.press(home.anna, sharded.hand(home.anna), "panel")).message
    key = await sharded.step(home.anna, shown)
    assert sharded.steps[-1][3] == [key]
    await sharded.end_turn(home.anna)
    await sharded.delivered()
    await sharded.check_shown()


async def test_a_server_that_removes_the_bot_while_its_shard_is_away_is_noticed(sharded: Game) -> None:
    """A shard that opens a new session is told which servers there are, and the others go on meanwhile."""
    home, gateway, world = sharded.home, sharded.home.discord.gateway, sharded.home.discord.world
    await sharded.begin()
    other = world.add_guild("First shard", shard=(0, 2))
    second = gateway.connected()[1]
    del home.guild.members[world.bot.id]  # nobody tells a shard that is away
    gateway.sessions.pop(second.id)
    gateway.drop(1)
    frozen = lambda: sharded.rows("SELECT frozen_at FROM tables WHERE id = 1")[0][0] is not None
    await home.discord.until(frozen, what="a table that waits")
    world.add_member(home.guild, world.bot)
    await home.discord.add_bot(home.guild)
    await home.discord.until(lambda: not frozen(), what="a table that goes on")
    assert other.id != home.guild.id
