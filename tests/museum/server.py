"""The simulated server in which an earlier version has played: the same people, channels and messages, by their ids.

Like `tests.cogs.world`, this file knows simcord.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import simcord
from simcord.backend.models import Message
from simcord.backend.serializers import user_payload

from practice.discord_sim import speak
from tests.cogs.world import SETTLE, PatientEnv, Shown, World
from tests.museum.entries import Entry

EPHEMERAL, LAID_OUT = 1 << 6, 1 << 15
"""Discord's flags of a message that one person sees, and of one that consists of components."""


class FormerServer(World):
    """A server as it was, with a bot of today."""

    def __init__(self, env: Any, build: Callable[[], Any], entry: Entry, database: Path) -> None:
        self.env = env
        self._build = build
        self.bot = env.bot
        self.calls = []
        speak(env, {})
        backend = env.backend
        self.guild = env.create_guild("Server", id=entry.guild, preferred_locale="en-US")
        self.users, self.members = {}, {}
        for name, number in entry.people.items():
            with numbered(backend, number):
                self.users[name] = env.create_user(name, global_name=name.title())
            self.members[name] = self.guild.add_member(self.users[name])
            with numbered(backend, entry.direct[name]):
                backend.get_dm_channel(number)
        for channel in channels(entry, database):
            with numbered(backend, channel):
                self.channel = self.guild.create_text_channel(f"c{channel}")
        self._shown = 0

    def post(self, channel: int, person: int | None, *, private: bool, control: dict[str, Any]) -> Shown:
        """The message with one of its controls, as if it had been posted."""
        self._shown += 1
        user = None if person is None else dict(user_payload(self.env.backend.get_user(person)))
        asker = {"id": "1", "type": 3, "user": user, "authorizing_integration_owners": {}} if private else None
        stored = Message(
            id=self.env.backend.snowflake(),
            channel_id=channel,
            author_id=self.env.backend.bot_user.id,
            timestamp=self.env.backend.now_iso(),
            flags=LAID_OUT | (EPHEMERAL if private else 0),
            components=[{"type": 1, "id": 1, "components": [{**control, "id": 2, "disabled": False}]}],
            interaction_metadata=asker,
        )
        self.env.backend.messages[channel][stored.id] = stored
        return Shown(self, stored)

    async def press_old(self, who: str, shown: Shown, values: tuple[Any, ...] = ()) -> str:
        """Press the control, or choose these from it; what was answered ("": a form, or nothing)."""
        own_id = shown.stored.components[0]["components"][0]["custom_id"]
        message, actor = simcord.ResponseMessage(self.env, shown.stored), self._actor(who, shown)
        if not values:
            result = await actor.click(message, custom_id=own_id)
        else:
            result = await actor.select(message, values, custom_id=own_id)
        assert result.acknowledged, "the bot did not answer"
        answer = (result.followups or [result.response])[-1]
        if answer is None:
            return ""
        return Shown(self, self.env.backend.get_message(answer.channel_id, answer.id)).text


@contextmanager
def numbered(backend: Any, number: int) -> Iterator[None]:
    """What is made meanwhile has this id."""
    backend.snowflake = lambda: number
    try:
        yield
    finally:
        del backend.snowflake


def channels(entry: Entry, database: Path) -> list[int]:
    """The channels of all tables, tournaments and public messages."""
    with closing(sqlite3.connect(database)) as connection:
        found = {
            row[0] for name in ("tables", "tournaments") for row in connection.execute(f"SELECT channel_id FROM {name}")
        }
    found |= {posted.channel for posted in entry.messages}
    return sorted(found - set(entry.direct.values()))


@asynccontextmanager
async def former_server(build: Callable[[], Any], entry: Entry, database: Path) -> AsyncIterator[FormerServer]:
    """The server; what the bot raised and nobody caught fails the test at its end."""
    env = PatientEnv(build(), settle_timeout=SETTLE)
    made = FormerServer(env, build, entry, database)  # first, or its tables would stop as those of servers left behind
    await env.start()
    try:
        yield made
    finally:
        await made.bot.close()
        await env.shutdown()
    env.raise_errors()
