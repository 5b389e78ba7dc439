"""Figures of the running bot: measured where they arise, and served on loopback when asked for."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from datetime import timedelta
from urllib.request import urlopen

import pytest

from cogs import startup
from cogs.metrics import Metrics, memory_of
from engine.titles import TITLES
from tables.slots import BOARD
from tests.cogs.playing import begin, panel
from tests.cogs.world import CLOCK, World


@pytest.fixture
def metrics() -> Iterator[Metrics]:
    metrics = Metrics()
    yield metrics
    metrics.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def value(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


async def page(port: int) -> str:
    def read() -> str:
        with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=300) as answer:
            return str(answer.read().decode())

    return await asyncio.to_thread(read)


async def test_what_is_served_can_be_read_on_loopback(metrics: Metrics) -> None:
    port = free_port()
    metrics.serve(port)
    assert metrics.served
    metrics.rendered.observe(0.07, "solenia")
    shown = await page(port)
    assert 'orrery_render_seconds_bucket{le="0.1",title="solenia"} 1.0' in shown
    assert "process_resident_memory_bytes" in shown
    metrics.close()
    with pytest.raises(OSError):
        await page(port)


def test_a_port_in_use_stops_the_bot(metrics: Metrics, caplog: pytest.LogCaptureFixture) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        metrics.serve(other.getsockname()[1])
    assert not metrics.served
    assert "cannot be used" in caplog.text


def test_quantiles_are_of_the_newest_values(metrics: Metrics) -> None:
    for seconds in [9.0] * 10 + [0.1] * 460 + [0.3] * 40:
        metrics.committed.observe(seconds)
    (recent,) = metrics.committed.recent().values()
    assert (recent.count, recent.p50, recent.p95) == (500, 0.1, 0.3)


async def test_presses_commits_and_deliveries_are_measured(world: World) -> None:
    await begin(world)
    metrics: Metrics = world.bot.services.metrics
    before = metrics.acknowledged.recent()[""].count, metrics.answered.recent()[""].count
    await panel(world, "ada")
    assert metrics.acknowledged.recent()[""].count == before[0] + 1
    assert metrics.answered.recent()[""].count == before[1] + 1
    assert value(metrics, "orrery_commit_seconds_count") > 0
    assert value(metrics, "orrery_deliveries_total", result="delivered") > 0


async def test_a_refused_message_counts_as_delivered(world: World) -> None:
    await begin(world)
    world.refuse("PATCH", "/channels/*", 403, 50001, times=None)
    await world.bot.services.tables.messages.show_again(1, BOARD)
    await world.bot.delivery.settle()
    assert value(world.bot.services.metrics, "orrery_deliveries_total", result="refused") > 0


def decide(_make: object, title: object) -> str:
    return "end"


async def test_decisions_of_computers_are_measured_by_title_and_other_work_is_not(metrics: Metrics) -> None:
    async def run(function: Callable[..., object], *args: object) -> object:
        return function(*args)

    measured = metrics.measure_time(run)
    assert await measured(decide, None, TITLES["solenia"]) == "end"
    await measured(abs, -1)
    assert list(metrics.decided.recent()) == ["solenia"]


async def test_the_heartbeat_counts_tables_and_what_waits(world: World, metrics: Metrics) -> None:
    services = world.bot.services
    services.metrics = metrics
    metrics.serve(free_port())
    await begin(world)
    await world.slash("ada", "solenia new")
    await services.tables.messages.show_again(1, BOARD)
    await world.bot.delivery.close()
    async with services.store.transaction() as tx:
        await tx.post.put(1, {"board": ()}, services.tables.now())
    CLOCK.ahead += timedelta(seconds=90)
    await startup.count(services, 0.04)
    assert value(metrics, "orrery_open_tables", title="day_and_night", status="running") == 1
    assert value(metrics, "orrery_open_tables", title="solenia", status="lobby") == 1
    assert value(metrics, "orrery_outbox_items") == 1
    assert 85 < value(metrics, "orrery_outbox_oldest_seconds") < 200
    assert value(metrics, "orrery_gateway_latency_seconds") == 0.04


async def test_nothing_is_counted_for_nobody(world: World, metrics: Metrics) -> None:
    world.bot.services.metrics = metrics
    await begin(world)
    await startup.count(world.bot.services, 0.04)
    assert value(metrics, "orrery_open_tables", title="day_and_night", status="running") == 0


def test_the_memory_of_a_process_that_has_ended_is_nothing() -> None:
    assert memory_of(2**22 + 1) == 0
    assert memory_of(os.getpid()) > 1_000_000


async def test_one_part_of_the_heartbeat_that_fails_stops_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    followed: list[object] = []

    async def fails(*_: object) -> None:
        raise ValueError("a defect")

    async def follow(administration: object) -> None:
        followed.append(administration)

    monkeypatch.setattr(startup, "count", fails)
    monkeypatch.setattr(world.bot.services.tables.profiles, "record_old_games", fails)
    monkeypatch.setattr(world.bot.services.paces, "follow", follow)
    await startup.heartbeat(world.bot.services, world.bot.delivery)
    assert followed
    assert world.bot.services.tables.mishaps.counts["round"] == 2
