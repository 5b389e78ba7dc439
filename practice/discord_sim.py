"""The only access to simcord: a simulated Discord that runs in real time.

simcord (this is written for release 3.2.1) was made for tests: each action waits until the bot has nothing left to do,
and time stands still between actions. Here people press buttons while a computer player is still thinking. So `LiveEnv`
passes an action on and returns at once, and `World.keep_time` moves the simulated clock along with the real one.
Everything that uses simcord's internals is in this file, so that a new release of it affects no other.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import simcord
from simcord import interactions as _interactions
from simcord._settlement import _active_callbacks, _run_due_virtual_callbacks
from simcord.actors import _autocomplete_result
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.cdn import CDN_BASE
from simcord.components import walk_components

log = logging.getLogger(__name__)

ACKNOWLEDGE = 3.0
"""Seconds within which Discord expects the first answer to an action."""
USER_SELECT = 5
"""Discord's number for a menu of people."""
MOST_HOURS = 7 * 24
"""How far time can jump at once."""


class NotPossible(Exception):
    """An action that a person's Discord app would not allow, or that the bot did not answer in time."""


class LiveEnv(simcord.Env):
    """A simcord world whose actions do not wait until the bot is idle."""

    async def _settle_internal(self, **_: Any) -> None:
        advanced = self._real_advance_task
        if advanced is not None and advanced.done():
            self._real_advance_task = None
        state = self._settlement_state()
        _run_due_virtual_callbacks(state, asyncio.get_running_loop().time() + 1.0)
        _active_callbacks(state)
        await asyncio.sleep(0)


def speak(env: simcord.Env, locales: Mapping[int, str]) -> None:
    """Give every action the language of its person and its server; simcord itself says en-US for all."""
    backend = env.backend
    emit = backend.emit

    def emit_in_language(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = locales.get(int(user["id"]), "en-US")
            if payload.get("guild_id") is not None:
                guild = backend.get_guild(int(payload["guild_id"]))
                payload["guild_locale"] = guild.preferred_locale
        emit(event, payload)

    backend.emit = emit_in_language  # type: ignore[method-assign]


@dataclass(frozen=True)
class Somebody:
    """A person whom the page can play as: in the server they act as a member, in their DM as a user."""

    id: int
    name: str
    locale: str
    user: Any
    member: Any


@dataclass
class Answer:
    """The bot's first answer to an action. Everything else shows up in the channel."""

    form: str | None = None
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None


class World:
    """One server with a few people, the bot in it, and everybody's DM with the bot."""

    def __init__(self, bot: discord.Client, name: str = "Orrery") -> None:
        self.env = LiveEnv(bot, check_errors=False, settle_timeout=60.0)
        self._backend = self.env.backend
        self._backend.clock._epoch = datetime.now(UTC)
        self._backend.bot_user.name = name
        self._lock = asyncio.Lock()
        self._forms: dict[str, Any] = {}
        self.people: dict[int, Somebody] = {}
        self.guild: Any = None
        self.ahead = timedelta()
        self._emoji: dict[str, bytes] = {}
        self._join(bot)

    def _join(self, bot: discord.Client) -> None:
        """Give the bot the time of this world, and keep what its emoji look like, which simcord does not."""
        bot.now = self.now  # type: ignore[attr-defined]  # the time of the bot's tables
        create = bot.create_application_emoji

        async def kept(*, name: str, image: bytes) -> discord.Emoji:
            made = await create(name=name, image=image)
            self._emoji[f"emojis/{made.id}.png"] = image
            return made

        bot.create_application_emoji = kept  # type: ignore[method-assign]

    def now(self) -> datetime:
        """The time in this world: the real one, and as far ahead as somebody has jumped."""
        return datetime.now(UTC) + self.ahead

    # ------------------------------------------------------------ life

    async def open(
        self, guild: str, language: str, people: tuple[tuple[str, str], ...], channels: tuple[str, ...]
    ) -> None:
        """Start the bot and create its world. People are (name, locale); the first of them owns the server, and sees
        what its managers see."""
        await self.env.start()
        locales: dict[int, str] = {}
        speak(self.env, locales)
        users = [self.env.create_user(name.lower(), global_name=name) for name, _ in people]
        self.guild = self.env.create_guild(guild, preferred_locale=language, owner=users[0])
        for channel in channels:
            self.guild.create_text_channel(channel)
        for user, (name, locale) in zip(users, people, strict=True):
            member = self.guild.add_member(user)
            self.people[user.id] = Somebody(user.id, name, locale, user, member)
            locales[user.id] = locale
            self._backend.get_dm_channel(user.id)

    async def close(self) -> None:
        async with self._lock:
            await self.env.bot.close()
            await self.env.shutdown()

    async def restart(self, bot: discord.Client) -> None:
        """Stop the running bot and start a new one in the same world."""
        self._join(bot)
        async with self._lock:
            await self.env.bot.close()
            await self.env.restart_bot(bot)
        self._forms.clear()

    async def jump(self, hours: int) -> None:
        """Let this many hours be over at once, for Discord and for the bot, which does what has become due."""
        if not 0 < hours <= MOST_HOURS:
            raise NotPossible("Time goes ahead by an hour, or by up to a week.")
        async with self._lock:
            self.ahead += timedelta(hours=hours)
            self._backend.clock._epoch += timedelta(hours=hours)
            heartbeat = getattr(self.env.bot, "heartbeat", None)
            if heartbeat is not None:
                await heartbeat()

    async def keep_time(self, every: float = 0.5) -> None:
        """Let simulated time pass with real time. Runs until cancelled."""
        while True:
            await asyncio.sleep(every)
            behind = (self.now() - self.env.now()).total_seconds()
            if behind > 0:
                async with self._lock:
                    try:
                        await self.env.advance_time(behind)
                    except Exception:  # for example after a laptop's sleep: the rest follows at the next beat
                        log.exception("the simulated clock could not be advanced")
            self._backend.transcript.clear()
            self._backend.http_requests.clear()

    # ------------------------------------------------------------ what people do

    async def command(self, person: int, channel: int, path: str, options: Mapping[str, Any]) -> Answer:
        values = self._values(person, channel, path, options)
        actor, where = self._find_actor(person, channel)
        call = actor.slash(where, path, **values) if where is not None else actor.slash(path, **values)
        return await self._run_call(call)

    async def suggest(
        self, person: int, channel: int, path: str, option: str, text: str, options: Mapping[str, Any]
    ) -> Answer:
        """Autocomplete: what the bot offers for what has been typed so far."""
        values = self._values(person, channel, path, options, partial=True)
        values.pop(option, None)
        actor, where = self._find_actor(person, channel)
        handle = where if where is not None else actor.dm_channel

        async def ask() -> Any:
            self.env._begin_operation("autocomplete")
            try:
                return await _autocomplete_result(actor, handle, path, option, text, values)
            finally:
                self.env._end_operation()

        return await self._run_call(ask())

    async def press(self, person: int, channel: int, message: int, custom_id: str) -> Answer:
        """Press a button. Does nothing if the message has changed meanwhile, as after the first of two quick
        presses."""
        actor, _ = self._find_actor(person, channel)
        if not self._can_use(person, channel, message, custom_id):
            return Answer()
        return await self._run_call(actor.click(self._message(person, channel, message), custom_id=custom_id))

    async def choose(self, person: int, channel: int, message: int, custom_id: str, values: list[str]) -> Answer:
        """Choose from a menu. Does nothing if the message has changed meanwhile."""
        actor, _ = self._find_actor(person, channel)
        if not self._can_use(person, channel, message, custom_id):
            return Answer()
        shown = self._message(person, channel, message)
        chosen: list[Any] = list(values)
        if any(one.get("custom_id") == custom_id and one["type"] == USER_SELECT for one in _controls(shown)):
            chosen = [self._find_somebody(int(value)).member for value in values]
        return await self._run_call(actor.select(shown, chosen, custom_id=custom_id))

    async def submit(self, person: int, form: str, values: Mapping[str, Any]) -> Answer:
        shown = self._forms.pop(form, None)
        if shown is None:
            raise NotPossible("This form is no longer open.")
        actor, _ = self._find_actor(person, shown._interaction.channel_id)
        return await self._run_call(actor.submit_modal(shown, dict(values)))

    async def say(self, person: int, channel: int, text: str) -> None:
        actor, where = self._find_actor(person, channel)
        async with self._lock:
            try:
                await (actor.send(where, text) if where is not None else actor.send_dm(text))
            except (simcord.BackendError, simcord.SetupError) as error:
                raise NotPossible(str(error)) from error

    async def _run_call(self, call: Any) -> Answer:
        async with self._lock:
            try:
                result = await call
            except (simcord.BackendError, simcord.SetupError) as error:
                raise NotPossible(str(error)) from error
        deadline = asyncio.get_running_loop().time() + ACKNOWLEDGE
        while not result.acknowledged:
            if asyncio.get_running_loop().time() > deadline:
                raise NotPossible("Orrery did not answer in time.")
            await asyncio.sleep(0.01)
        modal = result.modal
        form = None
        if modal is not None:
            form = secrets.token_hex(8)
            self._forms[form] = result
        return Answer(form=form, modal=modal, choices=result.autocomplete_choices)

    def _find_actor(self, person: int, channel: int) -> tuple[Any, Any]:
        """Who acts, and where: a member with a channel of the server, or a user in their DM (no channel)."""
        somebody = self.people.get(person)
        place = self._backend.channels.get(channel)
        if somebody is None or place is None or not channel_accessible(self._backend, channel, person):
            raise NotPossible("There is no such person or channel.")
        if place.guild_id is None:
            return somebody.user, None
        return somebody.member, simcord.ChannelHandle(self.env, self.guild, place)

    def _message(self, person: int, channel: int, message: int) -> Any:
        stored = self._backend.messages.get(channel, {}).get(message)
        if stored is None or not message_accessible(self._backend, channel, stored, person):
            raise NotPossible("This message is no longer there.")
        return simcord.ResponseMessage(self.env, stored)

    def _can_use(self, person: int, channel: int, message: int, custom_id: str) -> bool:
        """Whether the message still has this control."""
        controls = _controls(self._message(person, channel, message))
        return any(one.get("custom_id") == custom_id and not one.get("disabled") for one in controls)

    def _values(
        self, person: int, channel: int, path: str, options: Mapping[str, Any], *, partial: bool = False
    ) -> dict[str, Any]:
        """Typed values, converted to the types of the command's options. With `partial`, unfinished ones are left
        out."""
        leaf = next((leaf for way, _, leaf in self._leaves(person, channel) if way == path), None)
        if leaf is None:
            raise NotPossible(f"There is no command /{path} here.")
        specs = {spec["name"]: spec for spec in leaf.get("options") or []}
        values: dict[str, Any] = {}
        for name, raw in options.items():
            if name not in specs:
                raise NotPossible(f"/{path} has no option “{name}”.")
            try:
                is_file = specs[name]["type"] == discord.AppCommandOptionType.attachment.value
                values[name] = _sent_file(raw) if is_file else self._value(path, specs[name], str(raw))
            except (simcord.OptionError, NotPossible) as error:
                if not partial:
                    shown = raw.get("name") if isinstance(raw, dict) else raw
                    raise NotPossible(f"“{shown}” does not fit the option “{name}”.") from error
        return values

    def _value(self, path: str, spec: dict[str, Any], raw: str) -> Any:
        kind = discord.AppCommandOptionType(spec["type"])
        if kind in (discord.AppCommandOptionType.user, discord.AppCommandOptionType.mentionable):
            wanted = raw.strip().lstrip("@").casefold()
            for somebody in self.people.values():
                if wanted in (somebody.name.casefold(), str(somebody.id)):
                    return somebody.member
            raise NotPossible(f"Nobody here is called {raw}.")
        if kind is discord.AppCommandOptionType.channel:
            wanted = raw.strip().lstrip("#").casefold()
            for place in self._backend.channels.values():
                if place.guild_id is not None and (place.name or "").casefold() == wanted:
                    return simcord.ChannelHandle(self.env, self.guild, place)
            raise NotPossible(f"There is no channel {raw}.")
        if kind is discord.AppCommandOptionType.boolean:
            return raw.strip().casefold() in ("true", "yes", "1", "on")
        for choice in spec.get("choices") or []:
            if raw == choice["name"] or raw in (choice.get("name_localizations") or {}).values():
                return choice["value"]
        return _interactions.parse_option_input(path, spec, raw)

    # ------------------------------------------------------------ what people see

    def _leaves(self, person: int, channel: int) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
        found = []
        for root in self._backend.visible_commands(user_id=person, channel_id=channel):
            found += [(" ".join(path), root, leaf) for path, leaf in _interactions.command_leaves(root)]
        return found

    def commands(self, person: int, channel: int) -> list[dict[str, Any]]:
        """Every command this person may use here, named and described in their language."""
        self._find_actor(person, channel)
        locale = self.people[person].locale

        def local(thing: Mapping[str, Any], key: str) -> str:
            return (thing.get(f"{key}_localizations") or {}).get(locale) or str(thing.get(key) or "")

        def names(root: Mapping[str, Any], path: str) -> str:
            node, out = root, [local(root, "name")]
            for part in path.split()[1:]:
                node = next(child for child in node["options"] if child["name"] == part)
                out.append(local(node, "name"))
            return " ".join(out)

        return [
            {
                "path": path,
                "name": names(root, path),
                "about": local(leaf, "description"),
                "options": [
                    {
                        "key": spec["name"],
                        "name": local(spec, "name"),
                        "about": local(spec, "description"),
                        "type": int(spec["type"]),
                        "required": bool(spec.get("required")),
                        "suggests": bool(spec.get("autocomplete")),
                        "choices": [local(choice, "name") for choice in spec.get("choices") or []],
                    }
                    for spec in leaf.get("options") or []
                ],
            }
            for path, root, leaf in self._leaves(person, channel)
        ]

    def ways_to_play_alone(self) -> list[str]:
        """Commands that open a game and can seat a computer player at once."""
        person = next(iter(self.people))
        channel = int(self.channels(person)[0]["id"])
        return [
            path
            for path, _, leaf in self._leaves(person, channel)
            if path.endswith(" new") and any(spec["name"] == "computer" for spec in leaf.get("options") or [])
        ]

    def channels(self, person: int) -> list[dict[str, Any]]:
        """The channels that this person can read: the server's channels, each with its threads below it, then their
        DM."""
        self._find_somebody(person)
        rows: list[dict[str, Any]] = []
        places = [place for place in self._backend.channels.values() if place.guild_id is not None]

        def row(place: Any, kind: str) -> dict[str, Any]:
            meta = place.thread_metadata
            return {
                "id": str(place.id),
                "name": place.name or "",
                "kind": kind,
                "parent": str(place.parent_id) if place.parent_id else None,
                "archived": bool(meta is not None and meta.archived),
            }

        for place in places:
            if place.is_thread or not channel_accessible(self._backend, place.id, person):
                continue
            rows.append(row(place, "channel"))
            threads = [thread for thread in places if thread.is_thread and thread.parent_id == place.id]
            rows += [row(t, "thread") for t in threads if channel_accessible(self._backend, t.id, person)]
        dm = self._backend.get_dm_channel(person)
        rows.append({"id": str(dm.id), "name": self._backend.bot_user.name, "kind": "dm", "archived": False})
        return rows

    def messages(self, person: int, channel: int, limit: int = 60) -> list[dict[str, Any]]:
        """What this person sees in a channel, oldest first."""
        self._find_actor(person, channel)
        stored = sorted(self._backend.messages.get(channel, {}).values(), key=lambda message: message.id)
        seen = [m for m in stored if message_accessible(self._backend, channel, m, person, history=True)]
        return [self._describe_message(message, person) for message in seen[-limit:]]

    def news(self, person: int, channel: int, after: int) -> tuple[int, int, int]:
        """What came after a message: (messages, how many of them call this person, the newest id)."""
        count, calls, newest = 0, 0, after
        place = self._backend.channels[channel]
        for message in self._backend.messages.get(channel, {}).values():
            if not message_accessible(self._backend, channel, message, person):
                continue
            newest = max(newest, message.id)
            if message.id <= after or message.author_id == person or message.is_ephemeral:
                continue
            count += 1
            calls += place.guild_id is None or person in message.ping_user_ids
        return count, calls, newest

    def picture(self, path: str) -> tuple[bytes, str] | None:
        """A file that was sent, or an emoji of the bot, by the path of its address."""
        data = self._emoji.get(path) or self._backend.cdn.get(f"{CDN_BASE}/{path}")
        if data is None:
            return None
        kind = {b"RIFF": "image/webp", b"\x89PNG": "image/png", b"\xff\xd8\xff\xe0": "image/jpeg"}
        return data, kind.get(bytes(data[:4]), "application/octet-stream")

    def _offering_people(self, parts: Any) -> Any:
        """The parts of a message; menus of people list who is here, as Discord's apps do."""
        for part in walk_components(parts):
            if part.get("type") == USER_SELECT:
                part["options"] = [{"label": one.name, "value": str(one.id)} for one in self.people.values()]
        return parts

    def _find_somebody(self, person: int) -> Somebody:
        if person not in self.people:
            raise NotPossible("There is no such person.")
        return self.people[person]

    def _describe_message(self, message: Any, person: int) -> dict[str, Any]:
        backend = self._backend
        author = backend.users[message.author_id]
        metadata = message.interaction_metadata or {}
        interaction = backend.interactions.get(int(metadata["id"])) if metadata.get("id") else None
        asker = int(metadata["user"]["id"]) if metadata.get("user") else None
        return {
            "id": str(message.id),
            "type": message.type,
            "author": {"id": str(author.id), "name": author.global_name or author.name, "bot": author.bot},
            "at": message.timestamp,
            "edited": message.edited_timestamp is not None,
            "text": message.content,
            "parts": self._offering_people(_local_addresses(message.components)),
            "embeds": _local_addresses(message.embeds),
            "files": [] if message.flags & (1 << 15) else _local_addresses(message.attachments),
            "ephemeral": message.is_ephemeral,
            "thinking": bool(message.flags & (1 << 7)),
            "calls": person in message.ping_user_ids,
            "used": (
                {"who": str(asker), "command": interaction.command_name}
                if interaction is not None and interaction.command_name
                else None
            ),
        }


def _controls(message: Any) -> list[Any]:
    """Everything on a message, also what is inside other parts."""
    return list(walk_components(message.components))


def _local_addresses(thing: Any) -> Any:
    """A copy in which the addresses of files sent in this world point to our own page. Ids of emoji are texts, as in
    Discord's answers: a page's numbers are not precise enough for them."""
    if isinstance(thing, dict):
        copy = {key: _local_addresses(value) for key, value in thing.items() if key != "proxy_url"}
        emoji = copy.get("emoji")
        return copy | {"emoji": emoji | {"id": str(emoji["id"])}} if emoji and emoji.get("id") else copy
    if isinstance(thing, list):
        return [_local_addresses(value) for value in thing]
    if isinstance(thing, str) and thing.startswith(CDN_BASE):
        return thing.removeprefix(CDN_BASE).replace("/attachments/", "/files/attachments/", 1)
    return thing


def _sent_file(raw: Any) -> tuple[str, bytes]:
    """A file that the page sent for an option: its name and its data. Raises NotPossible for anything else."""
    if not isinstance(raw, dict):
        raise NotPossible("A file is to be chosen.")
    try:
        return str(raw["name"]), base64.b64decode(str(raw["data"]), validate=True)
    except (KeyError, binascii.Error) as error:
        raise NotPossible("The file did not arrive whole.") from error
