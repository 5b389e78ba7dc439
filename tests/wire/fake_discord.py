"""A small Discord on loopback: gateway and REST in one aiohttp server, with people controlled by a test.

    async with FakeDiscord() as discord:
        guild = discord.world.add_guild("Home")
        ...start a bot with discord.environment()...
        reply = await discord.people.slash(anna, channel, "daynight new")
        discord.assert_clean()

Everything that goes over the wire is checked against Discord's own API description (`validation.py`) and against rules
that the description does not contain (`rules.py`). Violations are kept in `violations`, and refused where Discord would
refuse them.

Not modelled: voice, polls, stickers, forums, reactions, webhooks of channels, message search, the 50 requests a second
over all, the limit on edits of old messages, the count of invalid requests, installs by users.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import TypeVar

from aiohttp import web

from . import rest_application, rest_interactions, rest_messages, shapes
from .faults import Failure, Fault, Gate, LostAnswer, RateLimit
from .gateway import INTENT_GUILDS, Gateway
from .people import People
from .rest import Call, Rest
from .validation import Violation
from .world import FLAG_SUPPRESS_NOTIFICATIONS, PATIENCE_SECONDS, PERMISSIONS, Channel, Guild, Message, User, World

T = TypeVar("T")
F = TypeVar("F", bound=Fault)
TOKEN = "fake.token.of-the-wire-tests"
BODY_LIMIT = 32 * 1024 * 1024

# These modules register what the calls do.
_HANDLER_MODULES = (rest_application, rest_interactions, rest_messages)

SEND = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
EDIT_ANSWER = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
FOLLOWUP = "POST /webhooks/{webhook_id}/{webhook_token}"
OPEN_DM = "POST /users/@me/channels"
SYNC = "PUT /applications/{application_id}/commands"


class FakeDiscord:
    """One Discord with its world. Use as an async context manager."""

    def __init__(self, token: str = TOKEN) -> None:
        self.token = token
        self.violations: list[Violation] = []
        self.world = World()
        self.gateway = Gateway(self.world, token, self.violations)
        self.rest = Rest(self.world, self.gateway, token, self.violations)
        self.people = People(self.world, self.gateway)
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def __aenter__(self) -> FakeDiscord:
        app = web.Application(client_max_size=BODY_LIMIT)
        app.router.add_get("/", self.gateway.handle)
        app.router.add_get("/attachments/{attachment_id}/{name}", self.rest.serve_file)
        app.router.add_route("*", "/api/v10/{tail:.*}", self.rest.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.rest.base_url = f"http://127.0.0.1:{self.port}"
        self.gateway.url = f"ws://127.0.0.1:{self.port}/"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for fault in self.rest.faults.planned:
            if isinstance(fault, Gate):
                fault.throw_away()
        self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def api_url(self) -> str:
        return f"{self.rest.base_url}/api/v10"

    def environment(self) -> dict[str, str]:
        """Settings that lead a bot here."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_API_BASE": self.api_url,
            "DISCORD_GATEWAY_URL": self.gateway.url,
        }

    def revoke_token(self) -> None:
        """Somebody resets the token in the developer portal: it is refused from now on, and the line is cut."""
        self.rest.token = self.gateway.token = "another.token"
        self.gateway.drop()

    # What happened

    def assert_clean(self) -> None:
        """Nothing went over the wire that Discord, or the house, would not accept."""
        assert not self.violations, "\n".join(map(str, self.violations))

    def calls(self, operation: str | None = None) -> list[Call]:
        """The bot's calls so far, all or of one operation (`SEND`, `EDIT`, ... or any name of the description)."""
        return [call for call in self.rest.calls if operation in (None, call.operation.name)]

    def messages(self, channel: Channel, *, viewer: User | None = None) -> list[Message]:
        """Oldest first; ephemeral ones only for the viewer whose they are."""
        return self.world.messages_in(channel, viewer=viewer)

    def dms(self, user: User) -> list[Message]:
        """The conversation of the bot with this person."""
        return self.world.messages_in(self.world.dm_channel(user))

    def duplicate_posts(self) -> list[tuple[Message, Message]]:
        """Pairs of messages of the bot in one channel with one nonce: something was posted twice."""
        first: dict[tuple[int, str], Message] = {}
        pairs = []
        for message in self.world.messages.values():
            if message.nonce is not None and message.author_id == self.world.bot.id:
                before = first.setdefault((message.channel_id, str(message.nonce)), message)
                if before is not message:
                    pairs.append((before, message))
        return pairs

    def careless_posts(self) -> list[str]:
        """What is wrong with the bot's posts. Each must carry a nonce that Discord enforces, without which
        `duplicate_posts` would find nothing, and sound for those whom it calls and for nobody else."""
        wrong = []
        for number, call in enumerate(self.calls(SEND), 1):
            body = call.body
            if body.get("nonce") is None or not body.get("enforce_nonce"):
                wrong.append(f"post {number} could be posted twice: no nonce that is enforced")
            allowed = body.get("allowed_mentions") or {}
            calls = bool(allowed.get("users") or allowed.get("roles"))
            silent = bool((body.get("flags") or 0) & FLAG_SUPPRESS_NOTIFICATIONS)
            if calls == silent:
                wrong.append(
                    f"post {number} " + ("calls people without a sound" if calls else "rings and calls nobody")
                )
        return wrong

    async def until(
        self, look: Callable[[], T], *, timeout: float = PATIENCE_SECONDS, what: str = "what the test waits for"
    ) -> T:
        """Wait until `look` gives something true; it is asked again after everything that happens."""
        return await self.world.pulse.until(look, timeout=timeout, what=what)

    async def quiet(self, seconds: float = 0.3, *, timeout: float = PATIENCE_SECONDS) -> None:
        """Wait until the bot has called nothing for this long."""
        async with asyncio.timeout(timeout):
            while True:
                before = len(self.rest.calls)
                await asyncio.sleep(seconds)
                if len(self.rest.calls) == before:
                    return

    # Trouble

    def rate_limit(self, operation: str, *, retry_after: float = 0.2, times: int = 1) -> RateLimit:
        """The next calls get 429."""
        return self._plan(RateLimit(operation, times, retry_after=retry_after))

    def fail(self, operation: str, *, status: int, code: int = 0, message: str = "", times: int = 1) -> Failure:
        """The next calls get this and nothing happens."""
        return self._plan(Failure(operation, times, status=status, code=code, message=message or f"{status}"))

    def lose_answer(self, operation: str, *, times: int = 1) -> LostAnswer:
        """The next calls happen, but the line is cut before the answer."""
        return self._plan(LostAnswer(operation, times))

    def gate(self, operation: str, *, when: Callable[[Call], bool] | None = None) -> Gate:
        """Hold these calls until `open()` or `throw_away()`."""
        return self._plan(Gate(operation, when=when))

    def _plan(self, fault: F) -> F:
        self.rest.faults.add(fault)
        return fault

    def bucket(self, operation: str, limit: int, per: float) -> None:
        """A real rate limit window for each place of this operation, announced in headers."""
        self.rest.faults.limits[operation] = (limit, per)

    def waive(self, *rules: str) -> None:
        """Do not note findings of these rules."""
        self.rest.waived.update(rules)

    # Changes in the world that the bot is told of

    async def archive(self, thread: Channel, *, locked: bool = False) -> None:
        thread.locked = locked
        await rest_messages.set_archived(self.rest, thread, archived=True)

    async def deny(self, channel: Channel, *permissions: str, user: User | None = None) -> None:
        """Take permissions away in a channel (and its threads), from the bot if nobody else is named."""
        bits = sum(PERMISSIONS[name] for name in permissions)
        person = user or self.world.bot
        channel.denied[person.id] = channel.denied.get(person.id, 0) | bits
        await self.gateway.send_event("CHANNEL_UPDATE", shapes.channel_json(self.world, channel), intent=INTENT_GUILDS)

    async def delete_channel(self, channel: Channel) -> None:
        data = shapes.channel_json(self.world, channel)
        channel.deleted = True
        name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        await self.gateway.send_event(name, data, intent=INTENT_GUILDS)

    async def delete_messages(self, messages: Iterable[Message]) -> None:
        """A moderator takes messages away."""
        for message in messages:
            message.deleted = True
            await self.gateway.message_event("MESSAGE_DELETE", message)

    async def remove_bot(self, guild: Guild) -> None:
        """Somebody throws the bot out of the guild."""
        del guild.members[self.world.bot.id]
        await self.gateway.send_event("GUILD_DELETE", {"id": str(guild.id)}, intent=INTENT_GUILDS)

    async def add_bot(self, guild: Guild) -> None:
        """Somebody adds the bot to the guild (again)."""
        self.world.add_member(guild, self.world.bot)
        event = shapes.guild_create_json(self.world, guild)
        del event["unavailable"]  # only a guild that was known before has this
        await self.gateway.send_event("GUILD_CREATE", event, intent=INTENT_GUILDS)
