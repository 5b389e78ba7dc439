"""Each process keeps to its share of the requests that Discord allows the bot."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from cogs.request_rate import Share, keep_share, share_of
from cogs.settings import Settings

SERVER = "postgresql+asyncpg://x@localhost/x"


@pytest.mark.parametrize(
    ("settings", "most", "seconds"),
    [
        ({}, 50, 1.0),
        ({"processes": 2, "shards": 2, "database_url": SERVER}, 25, 1.0),
        ({"processes": 4, "shards": 16, "database_url": SERVER}, 12, 1.0),
        ({"processes": 100, "shards": 100, "database_url": SERVER}, 1, 2.0),
        ({"processes": 4, "shards": 4, "database_url": SERVER, "requests_per_second": 500}, 125, 1.0),
        ({"discord_api_base": "http://proxy/api/v10", "requests_per_second": 8}, 8, 1.0),
    ],
)
def test_the_processes_share_what_discord_allows(settings: dict[str, Any], most: int, seconds: float) -> None:
    share = share_of(Settings(_env_file=None, **settings))  # type: ignore[call-arg]
    assert share is not None
    assert (share.most, share.seconds) == (most, seconds)


@pytest.mark.parametrize("settings", [{"discord_api_base": "http://proxy/api/v10"}, {"requests_per_second": 0}])
def test_a_proxy_keeps_the_limit_for_all(settings: dict[str, Any]) -> None:
    assert share_of(Settings(_env_file=None, **settings)) is None  # type: ignore[call-arg]


async def test_no_second_has_more_than_the_share() -> None:
    share, begun = Share(3, 0.1), []

    async def ask() -> None:
        await share.take()
        begun.append(asyncio.get_running_loop().time())

    await asyncio.gather(*(ask() for _ in range(10)))
    assert len(begun) == 10
    assert all(later - earlier >= 0.09 for earlier, later in zip(begun, begun[3:], strict=False))


class Client:
    """Sends nothing, and notes what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def request(self, route: discord.http.Route, **how: Any) -> str:
        self.asked.append(route.path)
        return "answer"


async def test_answers_to_presses_do_not_wait_for_the_share() -> None:
    http, share = Client(), Share(1, 3600.0)
    keep_share(http, share)
    assert await http.request(discord.http.Route("GET", "/users/@me")) == "answer"
    for path in ("/interactions/1/token/callback", "/webhooks/1/token/messages/@original"):
        assert await http.request(discord.http.Route("POST", path)) == "answer"
    waiting = asyncio.ensure_future(http.request(discord.http.Route("GET", "/users/@me")))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    waiting.cancel()
    assert len(http.asked) == 3
