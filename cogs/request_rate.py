"""How many requests this process sends to Discord, and what a proxy before Discord answers.

Discord lets a bot send 50 requests a second, counted over all its processes, but for answers to presses and commands.
Each process keeps to its share. A proxy that keeps to the limit for all of them (DISCORD_API_BASE) needs no shares.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import aiohttp
import discord
from multidict import CIMultiDict, CIMultiDictProxy

from cogs.settings import Settings

PER_SECOND = 50
"""What Discord allows a bot."""
ANSWERS = ("/interactions/", "/webhooks/")
"""The beginnings of the routes that do not count: answers to presses and commands."""


class Share:
    """At most `most` requests within `seconds`, whenever one begins to count."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._begun: deque[float] = deque(maxlen=most)
        self._turn = asyncio.Lock()

    async def take(self) -> None:
        """Wait until one more request may be sent. Who waits is served in order."""
        async with self._turn:
            clock = asyncio.get_running_loop().time
            if len(self._begun) == self.most:
                await asyncio.sleep(self._begun[0] + self.seconds - clock())
            self._begun.append(clock())


def share_of(settings: Settings) -> Share | None:
    """The share of one process. None: there is no limit to keep here."""
    allowed = settings.requests_per_second
    if allowed is None:
        allowed = PER_SECOND if settings.discord_api_base is None else 0
    if allowed == 0:
        return None
    most = max(1, allowed // settings.processes)
    return Share(most, max(1.0, settings.processes / allowed))


def keep_share(http: Any, share: Share) -> None:
    """From now on the requests of discord.py's client wait for their share."""
    request = http.request

    async def limited(route: discord.http.Route, **how: Any) -> Any:
        if not route.path.startswith(ANSWERS):
            await share.take()
        return await request(route, **how)

    http.request = limited


class ProxyResponse(aiohttp.ClientResponse):
    """An answer through a proxy. discord.py takes a 429 without the header `Via` for a ban of this machine and gives
    up; a proxy that limits by itself answers so, and is asked again later."""

    @property
    def headers(self) -> CIMultiDictProxy[str]:
        """The headers, with that one."""
        if self.status != 429 or "Via" in self._headers:
            return self._headers
        return CIMultiDictProxy(CIMultiDict({**self._headers, "Via": "proxy"}))


def use_proxy(http: Any) -> None:
    """Discord is asked through a proxy. Call this when the client has logged in."""
    http._HTTPClient__session._response_class = ProxyResponse  # there is no public way


def regulate(bot: discord.Client, settings: Settings) -> None:
    """Keep to the share of this process, or to what a proxy says. Call this when the client has logged in. A simulated
    Discord, for which there is no token, has no limit."""
    if settings.discord_token and (share := share_of(settings)) is not None:
        keep_share(bot.http, share)
    if settings.discord_api_base is not None:
        use_proxy(bot.http)
