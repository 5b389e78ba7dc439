"""Several processes on one PostgreSQL: they are configured alike, each takes a place, and the others stand by."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.databases import postgres_only

from .cluster import Cluster, running_cluster
from .conftest import Home
from .fake_discord import SEND
from .playing import texts

pytestmark = postgres_only

SHARDS = 4
PROCESSES = 2


@pytest.fixture
async def cluster(home: Home, url: str, tmp_path: Path) -> AsyncIterator[Cluster]:
    """Two places for processes; the home is on the last shard, direct messages come to the first."""
    discord = home.discord
    discord.gateway.max_concurrency = SHARDS
    home.guild = discord.world.add_guild("Last shard", shard=(SHARDS - 1, SHARDS))
    for person in (home.anna, home.ben):
        discord.world.add_member(home.guild, person)
    home.channel = discord.world.add_channel(home.guild, "games")
    async with running_cluster(home, url, tmp_path, shards=SHARDS, processes=PROCESSES) as made:
        yield made


async def test_each_process_takes_a_place_and_a_third_stands_by_until_one_dies(cluster: Cluster) -> None:
    home, gateway = cluster.home, cluster.home.discord.gateway
    bots = [await cluster.launch() for _ in range(3)]
    await cluster.connected(SHARDS)
    assert sorted(place for bot in bots if (place := cluster.place(bot))) == [1, 2]
    (standby,) = [bot for bot in bots if cluster.place(bot) is None]
    assert "standing by" in standby.output
    game = cluster.game()
    await game.begin()
    await game.turn(home.anna)
    await game.delivered()
    steps, started = game.steps, asyncio.get_running_loop().time()
    await cluster.holder(2).kill()
    await home.discord.until(lambda: set(gateway.connected()) >= {2, 3}, what="another process")
    print(f"taken over after {asyncio.get_running_loop().time() - started:.1f} s")
    assert cluster.place(standby) == 2
    assert game.steps[: len(steps)] == steps
    await game.turn(home.ben)
    await game.delivered()
    await game.check_shown()


async def test_what_a_dead_process_has_begun_goes_on_elsewhere_though_none_stands_by(cluster: Cluster) -> None:
    """A message of which nobody knows whether it was posted, and those that nobody has begun."""
    home, discord = cluster.home, cluster.home.discord
    for _ in range(PROCESSES):
        await cluster.launch()
    await cluster.connected(SHARDS)
    game = cluster.game()
    await game.begin()
    gate = discord.gate(SEND, when=lambda call: call.id("channel_id") == game.channel.id)
    await game.end_turn(home.anna)
    await gate.arrival()
    sending = game.rows("SELECT owner FROM outbox WHERE state = 'sending' AND slot = 'board'")
    killed = next(bot for bot in cluster.bots if (f"orrery-{cluster.place(bot)}",) in sending)
    await killed.kill()
    gate.open()
    started = asyncio.get_running_loop().time()
    await discord.until(lambda: not game.waiting(), timeout=90, what="an empty outbox")
    print(f"gone on elsewhere after {asyncio.get_running_loop().time() - started:.1f} s")
    calls = [ping for ping in game.calls if ping == [home.ben.id]]
    assert len(calls) == 1, "nobody is called twice"


async def test_a_panel_follows_what_is_pressed_in_a_direct_message_that_another_process_serves(
    cluster: Cluster,
) -> None:
    home = cluster.home
    for _ in range(PROCESSES):
        await cluster.launch()
    await cluster.connected(SHARDS)
    game = cluster.game()
    await game.begin()
    shown = await game.panel(home.anna)  # the process of the last shard shows it, and edits it
    before = texts(shown)
    direct = (await game.press(home.anna, game.hand(home.anna), "panel")).message  # the process of the first shard
    await game.step(home.anna, direct)
    await home.discord.until(lambda: texts(shown) != before, what="a panel that follows")


async def test_processes_do_not_identify_themselves_at_the_same_time(cluster: Cluster) -> None:
    """Discord lets one shard of a bucket identify itself every five seconds, over all processes."""
    cluster.home.discord.gateway.max_concurrency = 2
    await asyncio.gather(*(cluster.launch() for _ in range(PROCESSES)))
    await cluster.connected(SHARDS)
    assert sorted(map(len, cluster.home.discord.gateway.identified.values())) == [2, 2]
    cluster.home.discord.assert_clean()


async def test_the_commands_are_registered_once_by_processes_that_start_together(cluster: Cluster) -> None:
    await asyncio.gather(*(cluster.launch() for _ in range(PROCESSES)))
    await cluster.connected(SHARDS)
    await cluster.home.discord.quiet(1.0)
    assert len(cluster.home.discord.calls("PUT /applications/{application_id}/commands")) == 1


async def test_a_process_that_stands_by_has_its_commands_ready_and_ends_when_it_is_told_to(cluster: Cluster) -> None:
    bots = [await cluster.launch() for _ in range(3)]
    await cluster.connected(SHARDS)
    (standby,) = [bot for bot in bots if cluster.place(bot) is None]
    await standby.terminate()
    assert not standby.running
    assert "Traceback" not in standby.output
