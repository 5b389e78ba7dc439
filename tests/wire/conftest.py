from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from .fake_discord import FakeDiscord
from .people import People
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


@pytest.fixture
async def home() -> AsyncIterator[Home]:
    async with FakeDiscord() as discord:
        world = discord.world
        guild = world.add_guild("Home")
        anna, ben = world.add_user("Anna"), world.add_user("Ben", locale="zh-TW")
        world.add_member(guild, anna)
        world.add_member(guild, ben)
        yield Home(discord, guild, world.add_channel(guild, "games"), anna, ben)
