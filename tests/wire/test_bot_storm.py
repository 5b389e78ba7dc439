"""Servers over several shards, running games of every title, presses from channels and direct messages, while processes
are killed, connections cut and all processes restarted in turn: nothing is lost, doubled or called twice.

ORRERY_STORM makes it larger, as `make cluster-test` does (tests/wire/storm.py).
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.databases import postgres_only

from .cluster import running_cluster
from .conftest import Home
from .storm import STORM_BOT, Plan, Storm, add_servers, open_tables, share

pytestmark = postgres_only

SEED = 29


@pytest.mark.slow
@pytest.mark.timeout(3600)
async def test_nothing_is_lost_doubled_or_called_twice(home: Home, url: str, tmp_path: Path) -> None:
    plan, discord = Plan.from_environment(), home.discord
    guilds = add_servers(discord.world, plan.servers)
    seats = await open_tables(url, discord.world, guilds, plan, random.Random(SEED))
    discord.gateway.max_concurrency = plan.shards
    async with running_cluster(home, url, tmp_path, shards=plan.shards, processes=plan.processes) as cluster:
        for _ in range(plan.processes + 1):
            await cluster.launch(STORM_BOT)
        await cluster.connected(plan.shards, timeout=600)
        storm = Storm(cluster, plan, seats, seed=SEED)
        first = await storm.settled()
        await asyncio.gather(storm.rage(), storm.trouble())
        last = await storm.settled()
        figures, quiet = storm.figures, storm.figures.quiet()
        steps = (await storm.ask("SELECT count(*) FROM choices"))[0][0]
        print(f"{plan}")
        print(f"presses {len(figures.acknowledged)}, unanswered {len(figures.unanswered)}, steps {steps}")
        print("acknowledged p50/p95/p99: " + "/".join(f"{share(quiet, part):.3f}" for part in (0.5, 0.95, 0.99)))
        print("takeovers: " + ", ".join(f"{took:.1f}" for took in sorted(figures.takeovers)))
        print(f"the outbox was empty {first:.1f} s after the start, {last:.1f} s after the end")
        assert len(figures.acknowledged) > 10, "hardly anything was pressed"
        silent = [at for at in figures.unanswered if not figures.is_troubled(at)]
        assert len(silent) <= 1 + len(quiet) // 50, "a busy machine may be late once in a while"
        assert await storm.wrong_tables() == {}
        assert await storm.gaps() == []
        assert await storm.called_twice() == []
        assert storm.without_board() == []
