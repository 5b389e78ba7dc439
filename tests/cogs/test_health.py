"""Whoever watches the bot is told whether it lives and whether it serves people, and never that it does when it does
not."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from cogs import startup
from cogs.health import STANDS_STILL, WAITS_LONG, Health
from cogs.metrics import Metrics
from db.errors import StoreAway, StoreLost
from tests.cogs.world import World


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def health(clock: Clock) -> Health:
    health = Health(clock=clock)
    health.opened("orrery")
    health.gateway = True
    return health


@pytest.fixture
def served() -> Iterator[tuple[Metrics, int]]:
    metrics = Metrics()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    metrics.serve(port)
    yield metrics, port
    metrics.close()


async def ask(port: int, path: str) -> tuple[int, Any]:
    """The status and the JSON of an answer."""

    def read() -> tuple[int, Any]:
        try:
            with urlopen(f"http://127.0.0.1:{port}{path}", timeout=300) as answer:
                return answer.status, json.load(answer)
        except HTTPError as error:
            return error.code, json.load(error)

    return await asyncio.to_thread(read)


def test_who_is_connected_with_a_database_is_ready(health: Health) -> None:
    assert health.lives()
    assert health.is_ready()


def test_without_the_gateway_the_database_or_deliveries_it_lives_but_is_not_ready(health: Health) -> None:
    for name, bad in (("gateway", False), ("database", "it is gone"), ("oldest", WAITS_LONG)):
        good = getattr(health, name)
        setattr(health, name, bad)
        assert health.lives(), name
        assert not health.is_ready(), name
        setattr(health, name, good)
    assert health.is_ready()


def test_an_event_loop_that_stands_still_is_dead(health: Health, clock: Clock) -> None:
    clock.time += STANDS_STILL - 1
    assert health.lives()
    clock.time += 1
    assert not health.lives()
    assert not health.is_ready()


def test_who_waits_for_a_place_lives_and_is_not_ready(clock: Clock) -> None:
    health = Health(clock=clock)
    clock.time += 10 * STANDS_STILL
    assert health.lives()
    assert not health.is_ready()
    assert health.report()["process"] == "standing by"


async def test_it_is_served_beside_the_metrics(served: tuple[Metrics, int]) -> None:
    metrics, port = served
    assert await ask(port, "/health/live") == (200, metrics.health.report() | {"heartbeat_seconds_ago": ANY_NUMBER})
    status, _ = await ask(port, "/health/ready")
    assert status == 503, "nothing is opened yet"
    metrics.health.opened("orrery-2")
    metrics.health.gateway = True
    status, told = await ask(port, "/health")
    assert (status, told["process"], told["ready"]) == (200, "orrery-2", True)
    assert (await ask(port, "/health/else"))[0] == 404


class _AnyNumber:
    def __eq__(self, other: object) -> bool:
        return isinstance(other, int | float)

    def __hash__(self) -> int:
        return 0


ANY_NUMBER = _AnyNumber()


async def test_the_heartbeat_notices_a_database_that_is_away_and_that_it_is_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, health = world.bot.services, world.bot.services.metrics.health
    assert health.place == "orrery"

    async def away() -> None:
        raise StoreAway("the server is away")

    with monkeypatch.context() as patched:
        patched.setattr(services.store, "hold", away)
        await startup.heartbeat(services, world.bot.delivery)
        assert health.database is not None
    await startup.heartbeat(services, world.bot.delivery)
    assert health.database is None


@pytest.mark.parametrize("problem", [StoreAway("the server is away"), StoreLost("the file is gone")])
async def test_the_heartbeat_goes_on_after_an_outage_of_the_database(
    world: World, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    """Whatever it asks the database for: the loop of discord.py ends with the first error that it sees."""
    bot = world.bot

    async def away(*args: object) -> None:
        raise problem

    with monkeypatch.context() as patched:
        patched.setattr(bot.services.store, "hold", away)
        patched.setattr(bot.services.tables.forum, "posts", away)
        await bot.heartbeat.coro(bot)
        assert bot.services.metrics.health.database is not None
    await bot.heartbeat.coro(bot)
    assert bot.services.metrics.health.database is None
