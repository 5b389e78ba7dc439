"""The bot behind a proxy that keeps Discord's limits for all its processes, as nirn-proxy does: its answers have no
`Via`, and a 429 of its own is a request to wait and no ban."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from .conftest import Home
from .fake_discord import BODY_LIMIT
from .playing import PLAIN_BOT, running

KEPT = ("Content-Type", "Authorization")


class Proxy:
    """Passes requests on; every `refused`th it answers by itself with 429."""

    def __init__(self, target: str, refused: int) -> None:
        self._target = target
        self._refused = refused
        self._runner: web.AppRunner | None = None
        self.url = ""
        self.passed = 0
        self.limited: list[str] = []

    async def start(self) -> None:
        app = web.Application(client_max_size=BODY_LIMIT)
        app.router.add_route("*", "/api/v10/{tail:.*}", self._handle)
        self._session = aiohttp.ClientSession()
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}/api/v10"

    async def close(self) -> None:
        assert self._runner is not None
        await self._runner.cleanup()
        await self._session.close()

    async def _handle(self, request: web.Request) -> web.Response:
        self.passed += 1
        ready = self.passed > 3  # the bot has logged in
        if ready and self.passed % self._refused == 0:
            self.limited.append(f"{request.method} {request.path}")
            said = {"global": False, "message": "You are being rate limited.", "retry_after": 0.2}
            head = {"Retry-After": "1", "Content-Type": "application/json"}
            return web.Response(body=json.dumps(said).encode(), status=429, headers=head)
        headers = {name: request.headers[name] for name in KEPT if name in request.headers}
        path = request.raw_path.removeprefix("/api/v10")
        body = await request.read()
        async with self._session.request(request.method, self._target + path, data=body, headers=headers) as answer:
            kept = {name: value for name, value in answer.headers.items() if name.startswith("X-RateLimit")}
            if "Content-Type" in answer.headers:
                kept["Content-Type"] = answer.headers["Content-Type"]
            return web.Response(status=answer.status, body=await answer.read(), headers=kept)


@pytest.fixture
async def proxy(home: Home) -> AsyncIterator[Proxy]:
    made = Proxy(home.discord.api_url, refused=4)
    await made.start()
    yield made
    await made.close()


async def test_a_game_goes_on_through_a_proxy_that_limits(home: Home, proxy: Proxy, tmp_path: Path) -> None:
    async with running(home, PLAIN_BOT, tmp_path, DISCORD_API_BASE=proxy.url) as game:
        await game.begin()
        await game.turn(home.anna)
        await game.delivered()
        await game.turn(home.ben)
        await game.delivered()
        await game.check_shown()
        assert {line.partition(" ")[0] for line in proxy.limited} >= {"POST"}
        assert len(proxy.limited) > 3
        assert "Banned" not in game.bot.output
        assert home.discord.duplicate_posts() == []
        attempts = game.rows("SELECT max(attempts) FROM outbox")
    assert attempts == [(0,)], "no message was put off for what the client waits out by itself"
