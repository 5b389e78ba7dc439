from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from .fake_discord import FakeDiscord
from .people import People
from .playing import PLAIN_BOT, Game, running
from .world import Channel, Guild, User


@dataclass(slots=True)
class Home:
    """A guild with one channel and two people."""

    discord: FakeDiscord
    guild: Guild
    channel: Channel
    anna: User
    ben: User

    @property
    def people(self) -> People:
        return self.discord.people

    async def call(self, method: str, path: str, body: Any = None, *, token: str | None = None) -> tuple[int, Any]:
        """A REST call as the bot would make it: status, and the answer (of a refusal its code)."""
        headers = {"Authorization": f"Bot {token or self.discord.token}"}
        given = {"data": body} if isinstance(body, aiohttp.FormData) else {"json": body}
        async with aiohttp.ClientSession(headers=headers) as session:
            async with session.request(method, self.discord.api_url + path, **given) as answer:
                data: Any = None if answer.status == 204 else await answer.json()
                return answer.status, data if answer.status < 400 else data["code"]

    async def post(self, body: Any, **more: Any) -> tuple[int, Any]:
        """A message into the channel."""
        return await self.call("POST", f"/channels/{self.channel.id}/messages", body, **more)

    @property
    def rules_broken(self) -> list[str]:
        return [violation.rule for violation in self.discord.violations]


@pytest.fixture
async def home() -> AsyncIterator[Home]:
    async with FakeDiscord() as discord:
        world = discord.world
        guild = world.add_guild("Home")
        anna, ben = world.add_user("Anna"), world.add_user("Ben", locale="zh-TW")
        world.add_member(guild, anna)
        world.add_member(guild, ben)
        yield Home(discord, guild, world.add_channel(guild, "games"), anna, ben)


@pytest.fixture
async def game(home: Home, tmp_path: Path) -> AsyncIterator[Game]:
    """Orrery runs; no table is open yet."""
    async with running(home, PLAIN_BOT, tmp_path) as game:
        yield game
