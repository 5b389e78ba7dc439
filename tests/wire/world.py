"""What exists on the fake Discord: people, guilds, channels, messages, interactions. Plain records, no network.

`shapes.py` turns these records into what Discord sends; `rest.py` and `people.py` change them.
"""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

JSON = dict[str, Any]
T = TypeVar("T")

DISCORD_EPOCH_MS = 1_420_070_400_000
ANSWER_SECONDS = 3.0
MOST_BUSY = 10.0
"""How many times as long an answer may take on a slow machine, or on one with too much to do."""
TOKEN_SECONDS = 15 * 60.0
LOOK_AGAIN_SECONDS = 0.05
PATIENCE_SECONDS = 300.0
"""How long a test waits for what must come. A machine with much to do may need long; only a defect needs this."""

PERMISSIONS: dict[str, int] = {
    "MANAGE_CHANNELS": 1 << 4,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MANAGE_ROLES": 1 << 28,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "PIN_MESSAGES": 1 << 51,
}
ADMINISTRATOR = 1 << 3
MANAGE_GUILD = 1 << 5
EVERYTHING = sum(PERMISSIONS.values()) | ADMINISTRATOR | MANAGE_GUILD
ORDINARY = sum(bit for name, bit in PERMISSIONS.items() if not name.startswith("MANAGE_"))

FLAG_EPHEMERAL = 1 << 6
FLAG_LOADING = 1 << 7
FLAG_SUPPRESS_NOTIFICATIONS = 1 << 12
FLAG_V2 = 1 << 15


class ChannelType:
    TEXT = 0
    DM = 1
    ANNOUNCEMENT = 5
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


@dataclass(slots=True)
class User:
    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True


@dataclass(slots=True)
class Role:
    """A role of a guild below the bot's own. Only a mentionable one is called by messages of the bot."""

    id: int
    name: str
    permissions: int = 0
    mentionable: bool = False
    members: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    everyone: int = ORDINARY
    members: dict[int, int] = field(default_factory=dict)  # user id -> permissions beyond @everyone
    joined_at: dict[int, float] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)


@dataclass(slots=True)
class Channel:
    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    recipients: list[int] = field(default_factory=list)
    denied: dict[int, int] = field(default_factory=dict)  # user id -> permission bits taken away here
    topic: str | None = None
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    archive_changed_at: float = 0.0
    thread_members: dict[int, float] = field(default_factory=dict)
    last_message_id: int | None = None
    deleted: bool = False
    available_tags: list[JSON] = field(default_factory=list)  # of a forum
    applied_tags: list[int] = field(default_factory=list)  # of a post in it

    @property
    def is_thread(self) -> bool:
        return self.type in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


@dataclass(slots=True)
class Attachment:
    id: int
    filename: str
    data: bytes = field(repr=False)
    content_type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Message:
    id: int
    channel_id: int
    author_id: int
    created_at: float
    content: str = ""
    embeds: list[JSON] = field(default_factory=list)
    components: list[JSON] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    type: int = 0
    nonce: str | int | None = None
    mentions: list[int] = field(default_factory=list)
    role_mentions: list[int] = field(default_factory=list)
    pinged: list[int] = field(default_factory=list)  # whom it told when it was posted; edits tell nobody
    only_for: int | None = None  # the one person who sees it (ephemeral)
    interaction_id: int | None = None
    reply_to: int | None = None
    pinned: bool = False
    edited_at: float | None = None
    edits: int = 0
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        return self.only_for is not None

    @property
    def text(self) -> str:
        """Everything a person can read in it: content, embeds, text displays, alt texts."""
        parts = [self.content]
        for embed in self.embeds:
            parts += [embed.get("title", ""), embed.get("description", "")]
            parts += [f"{entry['name']}\n{entry['value']}" for entry in embed.get("fields", [])]
        for component in walk(self.components):
            if component["type"] == 10:
                parts.append(component["content"])
            elif component["type"] == 12:
                parts += [item.get("description") or "" for item in component["items"]]
        return "\n".join(part for part in parts if part)

    def controls(self) -> list[JSON]:
        """Buttons and selects, in reading order."""
        return [component for component in walk(self.components) if component.get("custom_id") is not None]

    def find_control(self, *, custom_id: str | None = None, label: str | None = None) -> JSON:
        """The one control, enabled or not, with this custom id and this label (what is not given does not count)."""
        found = [
            control
            for control in self.controls()
            if custom_id in (None, control["custom_id"]) and label in (None, control.get("label"))
        ]
        if len(found) != 1:
            offered = [(control["custom_id"], control.get("label")) for control in self.controls()]
            raise LookupError(f"{len(found)} controls match {custom_id=} {label=}; offered: {offered}")
        return found[0]


class Pulse:
    """Beats whenever something happened here, so that a test can wait for a state instead of sleeping."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Event] = set()

    def beat(self) -> None:
        for event in self._waiting:
            event.set()

    async def until(self, look: Callable[[], T], *, timeout: float, what: str) -> T:
        """The first true value of `look`; TimeoutError naming `what` if none comes in time."""
        loop, event = asyncio.get_running_loop(), asyncio.Event()
        end = loop.time() + timeout
        self._waiting.add(event)
        try:
            while not (value := look()):
                left = end - loop.time()
                if left <= 0:
                    raise TimeoutError(f"not within {timeout} s: {what}")
                event.clear()
                # Not `wait_for`, which in Python 3.11 may swallow a cancellation that comes with its own timeout.
                again = loop.call_later(min(left, LOOK_AGAIN_SECONDS), event.set)
                try:
                    await event.wait()
                finally:
                    again.cancel()
            return value
        finally:
            self._waiting.discard(event)


@dataclass(slots=True)
class Interaction:
    id: int
    token: str
    type: int  # 2 command, 3 component, 4 autocomplete, 5 modal
    user_id: int
    channel_id: int
    guild_id: int | None
    created_at: float
    data: JSON
    answer_seconds: float = ANSWER_SECONDS
    source_message_id: int | None = None
    parent_id: int | None = None  # the interaction whose modal this one submits
    answer_type: int | None = None
    answered_at: float | None = None
    original_id: int | None = None
    waiting: bool = False  # deferred, nothing shown yet
    choices: list[JSON] | None = None
    modal: JSON | None = None
    followup_ids: list[int] = field(default_factory=list)
    pulse: Pulse = field(default_factory=Pulse)
    """Beats whenever the bot has said something about it: hundreds of people who wait need not look at all else."""


def walk(components: list[JSON]) -> list[JSON]:
    """All components with the nested ones, in reading order."""
    found: list[JSON] = []
    for component in components:
        found.append(component)
        found += walk(component.get("components") or [])
        for name in ("accessory", "component"):
            if component.get(name):
                found += walk([component[name]])
    return found


class World:
    """All records, ids and the clock."""

    def __init__(self) -> None:
        self._last_id = 0
        self._clock_offset = 0.0
        self.strict = False
        """Whether answers have Discord's three seconds on a machine with too much to do, too."""
        self.pulse = Pulse()
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self._of_guild: dict[int, list[Channel]] = {}
        self._conversations: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.by_nonce: dict[str, Message] = {}
        """The newest message with each nonce."""
        self._in_channel: defaultdict[int, list[Message]] = defaultdict(list)
        self._joined: defaultdict[int, list[Guild]] = defaultdict(list)
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.commands: dict[int | None, list[JSON]] = {None: []}  # guild id or None (global) -> commands
        self.emojis: dict[int, JSON] = {}
        self.bot = self.add_user("Orrery", bot=True)
        self.owner = self.add_user("Owner")

    def now(self) -> float:
        return time.time() + self._clock_offset

    def advance(self, seconds: float) -> None:
        """Let time pass for tokens, answers and nonces (not for the bot's own clock)."""
        self._clock_offset += seconds

    def answer_seconds(self) -> float:
        """How long the bot has for the answer to an interaction that comes now. What it does takes longer on a slow
        machine, and on one with much to do, which the load of the last minute tells too late: that is no defect of the
        bot. `strict` keeps Discord's time."""
        return ANSWER_SECONDS * (1.0 if self.strict else MOST_BUSY)

    def busy(self) -> float:
        """How many times as much there is to do as the machine can, at least 1."""
        return min(max(os.getloadavg()[0] / (os.cpu_count() or 1), 1.0), MOST_BUSY)

    def new_id(self) -> int:
        """A snowflake of the real time; the fake's moved clock does not show in ids, as the bot reads them."""
        wanted = (int(time.time() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last_id = max(self._last_id + 1, wanted)
        return self._last_id

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US", dms_open: bool = True) -> User:
        user = User(self.new_id(), name, bot=bot, locale=locale, dms_open=dms_open)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, *, locale: str = "en-US", shard: tuple[int, int] = (0, 1)) -> Guild:
        """A guild that its owner and the bot are members of; it belongs to this shard of so many."""
        number, count = shard
        self._last_id = self.new_id()
        while (self._last_id >> 22) % count != number:
            self._last_id += 1 << 22
        guild = Guild(self._last_id, name, self.owner.id, locale=locale)
        self.guilds[guild.id] = guild
        self.add_member(guild, self.owner, EVERYTHING)
        self.add_member(guild, self.bot)
        return guild

    def add_member(self, guild: Guild, user: User, permissions: int = 0) -> None:
        guild.members[user.id] = permissions
        guild.joined_at[user.id] = self.now()
        self._joined[user.id].append(guild)

    def add_role(self, guild: Guild, name: str, permissions: int = 0, *, mentionable: bool = False) -> Role:
        role = Role(self.new_id(), name, permissions, mentionable)
        guild.roles[role.id] = role
        return role

    def add_channel(self, guild: Guild, name: str, type: int = ChannelType.TEXT) -> Channel:
        return self._add(Channel(self.new_id(), type, name, guild_id=guild.id))

    def _add(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        if channel.guild_id is not None:
            self._of_guild.setdefault(channel.guild_id, []).append(channel)
        return channel

    def channels_of(self, guild: Guild) -> list[Channel]:
        """Its channels and threads, also those that were deleted, oldest first."""
        return list(self._of_guild.get(guild.id, ()))

    def add_thread(self, parent: Channel, name: str, owner: User, type: int = ChannelType.PUBLIC_THREAD) -> Channel:
        now = self.now()
        thread = Channel(
            self.new_id(),
            type,
            name,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=owner.id,
            archive_changed_at=now,
            thread_members={owner.id: now},
        )
        return self._add(thread)

    def dm_channel(self, user: User) -> Channel:
        """The conversation of the bot with this person; made when first asked for."""
        if user.id not in self._conversations:
            self._conversations[user.id] = self._add(Channel(self.new_id(), ChannelType.DM, recipients=[user.id]))
        return self._conversations[user.id]

    def permissions(self, user_id: int, channel: Channel) -> int:
        """What this person may do here; threads inherit from their parent. In a DM: talk, not manage."""
        if channel.guild_id is None:
            return ORDINARY if user_id in (*channel.recipients, self.bot.id) else 0
        guild = self.guilds[channel.guild_id]
        if user_id not in guild.members:
            return 0
        granted = guild.everyone | guild.members[user_id]
        for role in guild.roles.values():
            granted |= role.permissions if user_id in role.members else 0
        if granted & ADMINISTRATOR or user_id == guild.owner_id:
            return EVERYTHING
        place = self.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
        return granted & ~place.denied.get(user_id, 0)

    def may(self, user_id: int, channel: Channel, permission: str) -> bool:
        return bool(self.permissions(user_id, channel) & PERMISSIONS[permission])

    def may_send(self, user_id: int, channel: Channel) -> bool:
        return self.may(user_id, channel, "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES")

    def shares_guild_with_bot(self, user_id: int) -> bool:
        return any(user_id in guild.members and self.bot.id in guild.members for guild in self._joined[user_id])

    def add_message(self, message: Message) -> None:
        """Keep a message that was just written."""
        self.messages[message.id] = message
        self._in_channel[message.channel_id].append(message)
        if message.nonce is not None:
            self.by_nonce[str(message.nonce)] = message
        self.channels[message.channel_id].last_message_id = message.id

    def find_message(self, channel_id: int, message_id: int) -> Message | None:
        """A message that is there for everybody."""
        message = self.messages.get(message_id)
        if message is None or message.deleted or message.ephemeral or message.channel_id != channel_id:
            return None
        return message

    def mentioned_in(self, text: str) -> list[int]:
        named = dict.fromkeys(int(found) for found in re.findall(r"<@!?(\d+)>", text))
        return [user_id for user_id in named if user_id in self.users]

    def roles_mentioned_in(self, text: str, channel: Channel) -> list[Role]:
        """Roles of the guild that a text names."""
        roles = {} if channel.guild_id is None else self.guilds[channel.guild_id].roles
        named = dict.fromkeys(int(found) for found in re.findall(r"<@&(\d+)>", text))
        return [roles[role_id] for role_id in named if role_id in roles]

    def told_by(self, message: Message) -> list[int]:
        """Whom a message tells when it is posted: the people named, and the members of mentionable roles."""
        roles = self.roles_mentioned_in(message.text, self.channels[message.channel_id])
        called = [role for role in roles if role.mentionable and role.id in message.role_mentions]
        return list(dict.fromkeys([*message.mentions, *(each for role in called for each in sorted(role.members))]))

    def written_in(self, channel: Channel) -> list[Message]:
        """All messages of the channel, oldest first, also those that were deleted."""
        return self._in_channel[channel.id]

    def messages_in(self, channel: Channel, *, viewer: User | None = None) -> list[Message]:
        """Messages of the channel, oldest first, as this viewer sees them (None: what everybody sees)."""
        return [
            message
            for message in self._in_channel[channel.id]
            if not message.deleted
            and (message.only_for is None or (viewer is not None and message.only_for == viewer.id))
        ]
