"""Servers over several shards, running games of every title, presses from channels and direct messages, while processes
are killed, connections cut and all processes restarted in turn: nothing is lost, doubled or called twice.

ORRERY_STORM makes it larger, as `make cluster-test` does (tests/wire/storm.py).
"""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import aclosing
from pathlib import Path
from time import monotonic

import pytest

from tests.databases import postgres_only

from .cluster import running_cluster
from .conftest import Home
from .storm import BUSY, Plan, Storm, add_servers, no_full_collection, open_tables, share
from .usage import since

pytestmark = postgres_only

SEED = 29


@pytest.mark.slow
@pytest.mark.timeout(3600)
async def test_nothing_is_lost_doubled_or_called_twice(home: Home, url: str, tmp_path: Path) -> None:
    plan, discord = Plan.from_environment(), home.discord
    busy = os.getloadavg()[0] / (os.cpu_count() or 1)  # others on this machine
    guilds = add_servers(discord.world, plan.servers)
    seats = await open_tables(url, discord.world, guilds, plan, random.Random(SEED))
    discord.gateway.max_concurrency = plan.shards
    started = running_cluster(home, url, tmp_path, shards=plan.shards, processes=plan.processes)
    async with started as cluster, aclosing(Storm(cluster, plan, seats, seed=SEED)) as storm:
        for _ in range(plan.processes + 1):
            await cluster.launch()
        await cluster.connected(plan.shards, timeout=600)
        first = await storm.settled()
        before, began = await storm.used(), monotonic()
        with no_full_collection():
            await asyncio.gather(storm.rage(), storm.trouble())
        used, lasted = await storm.used(), monotonic() - began
        last = await storm.settled()
        figures, quiet, silent = storm.figures, storm.figures.quiet(), storm.figures.silent()
        steps = sum(len(rows) for rows in (await storm.steps()).values())
        print(f"{plan}, load average {busy:.1f} a core before")
        lost = f"unanswered {len(figures.unanswered)}, outside of takeovers {len(silent)}"
        print(f"presses {len(figures.acknowledged)}, {lost}, steps {steps}")
        if not (plan.kills or plan.restarts or plan.rolls):  # whose processes have ended has not told its time
            print(f"in {lasted:.0f} s, processor time a press: {since(before, used, len(figures.acknowledged))}")
        print(f"games that ended {await storm.finished()} of {len(seats)}")
        print("acknowledged p50/p95/p99: " + "/".join(f"{share(quiet, part):.3f}" for part in (0.5, 0.95, 0.99)))
        taken = sorted(figures.takeovers)
        print(f"takeovers {len(taken)}, p50/p95: " + "/".join(f"{share(taken, part):.1f}" for part in (0.5, 0.95)))
        print(f"the outbox was empty {first:.1f} s after the start, {last:.1f} s after the end")
        assert len(figures.acknowledged) > 10, "hardly anything was pressed"
        assert len(silent) <= 1 + len(quiet) // 50, "a busy machine may be late once in a while"
        if plan.timed and busy <= BUSY:
            assert silent == []
            assert share(quiet, 0.99) < 1.5, "acknowledgements outside of takeovers"
            assert share(taken, 0.95) < 15.0, "takeovers"
        assert await storm.wrong_tables() == {}
        assert await storm.gaps() == []
        assert await storm.called_twice() == []
        assert storm.without_board() == []
