"""A simulated server with Orrery in it, and people who press what they see. Only this file knows simcord."""

from __future__ import annotations

import asyncio
import copy
import marshal
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import simcord
import simcord._dpy_internals
import simcord.components
import simcord.gateway
import simcord.http.router
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.ui.controls import Key, required
from cogs.ui.more import MORE, opened
from locales.chinese import NO_BREAK
from practice.discord_sim import speak

PEOPLE = (("ada", "en-US"), ("ben", "en-GB"), ("qing", "zh-TW"), ("mei", "zh-CN"))
SETTLE = 120.0
"""Seconds of real time after which a bot that is still busy counts as stuck. On a machine with ten times as much to do
as it can, a press that a computer answers takes half a minute. Whatever is to be done sooner is waited for in real
time: no more than two minutes, for what has failed is tried again after some."""
LOOKS_AGAIN = 0.02
"""Seconds until simcord looks again whether all is done, where it cannot see that. It would wait for 50 ms, and with it
most presses; to look more often than this takes more of the processor."""

Bot = Any


def quick_copy(data: Any) -> Any:
    """A deep copy. What only has lists, dictionaries, texts and numbers is copied in a tenth of the time that
    `copy.deepcopy` takes, which simcord calls several times for everything that goes to and fro."""
    try:
        return marshal.loads(marshal.dumps(data))
    except ValueError:
        return copy.deepcopy(data)


def waits_of_views(client: Any) -> set[Any]:
    """The futures of views and forms that wait for a press. For every task and turn of its loop simcord looks for them
    in all fields of the view of every component."""
    store = client._connection._view_store
    items = [item for entries in store._views.values() for item in entries.values()]
    views = {id(view): view for item in items if (view := getattr(item, "_view", None)) is not None}
    return {vars(view)["_BaseView__stopped"] for view in (*views.values(), *store._modals.values())}


QUICKER = (
    (simcord.components, "deepcopy", quick_copy),
    (simcord.gateway, "copy", SimpleNamespace(deepcopy=quick_copy)),
    (simcord.http.router, "copy", SimpleNamespace(deepcopy=quick_copy)),
    (simcord._dpy_internals, "_stored_wait_futures", waits_of_views),
)
for module, name, quicker in QUICKER:
    assert hasattr(module, name), f"{module.__name__} has no {name} any more"
    setattr(module, name, quicker)


class Timers:
    """The time of the tables: the real one, and as far ahead as a test wants."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def now(self) -> datetime:
        return datetime.now(UTC) + self.ahead


CLOCK = Timers()


@dataclass(frozen=True)
class Control:
    """A button or menu as a person sees it."""

    custom_id: str
    label: str
    values: tuple[str, ...]
    disabled: bool
    least: int
    most: int
    entry: tuple[str, str] | None = None
    """The menu in which it stands as an entry, and the value of that."""

    @property
    def is_menu(self) -> bool:
        return bool(self.values)

    @property
    def verb(self) -> str:
        """The second part of our custom ids."""
        return self.custom_id.split(":")[1]

    @property
    def arg(self) -> str:
        """The last part of our custom ids, without the mark of the delivery."""
        return self.custom_id.split(":", 5)[5].partition("~")[0]


class Shown:
    """A message as a person saw it at that moment; a press on it is a press on the message as it is then."""

    def __init__(self, world: World, stored: Any) -> None:
        self.world = world
        self.stored = stored
        self._now = copy.copy(stored)
        self._now.components, self._now.attachments = quick_copy([stored.components, stored.attachments])
        self.id: int = stored.id
        self.channel_id: int = stored.channel_id

    def again(self) -> Shown:
        """The same message as it is by now."""
        return Shown(self.world, self.world.env.backend.get_message(self.channel_id, self.id))

    @property
    def ephemeral(self) -> bool:
        return bool(self._now.is_ephemeral)

    @property
    def components(self) -> list[dict[str, Any]]:
        return list(self._now.components)

    @property
    def text(self) -> str:
        """Everything that is written in it."""
        texts = [part["content"].replace(NO_BREAK, " ") for part in walk(self.components) if part["type"] == 10]
        return "\n".join([self._now.content, *texts]).strip()

    @property
    def pictures(self) -> list[dict[str, Any]]:
        """The items of its galleries: media and description."""
        return [item for part in walk(self.components) if part["type"] == 12 for item in part["items"]]

    @property
    def picture(self) -> bytes:
        """The data of its first picture."""
        data = self.world.env.backend.cdn.get(self.pictures[0]["media"]["url"])
        assert data is not None
        return bytes(data)

    @property
    def files(self) -> dict[str, bytes]:
        """Its attachments by name."""
        return {
            attachment["filename"]: bytes(self.world.env.backend.cdn.get(attachment["url"]) or b"")
            for attachment in self._now.attachments
        }

    @property
    def controls(self) -> list[Control]:
        """Buttons and menus; and what stands in the menu of a panel's foot, as the buttons that it stands for."""
        found = [
            Control(
                part["custom_id"],
                part.get("label") or part.get("placeholder") or "",
                tuple(option["value"] for option in part.get("options") or ()),
                bool(part.get("disabled")),
                int(part.get("min_values", 1)),
                int(part.get("max_values", 1)),
            )
            for part in walk(self.components)
            if part["type"] in (2, 3, 5, 6, 8) and part.get("custom_id")
        ]
        return [one for each in found for one in (self._entries(each) if each.verb == MORE else [each])]

    def _entries(self, menu: Control) -> Iterator[Control]:
        (options,) = [part["options"] for part in walk(self.components) if part.get("custom_id") == menu.custom_id]
        for option in options:
            meant, _ = opened(required(Key.parse(menu.custom_id)), (option["value"],))
            yield Control(str(meant), option["label"], (), False, 1, 1, (menu.custom_id, option["value"]))

    @property
    def verbs(self) -> set[str]:
        return {control.verb for control in self.controls}

    def control(self, verb: str, arg: str | None = None) -> Control:
        """The one control with this verb (and argument)."""
        found = [one for one in self.controls if one.verb == verb and arg in (None, one.arg)]
        assert len(found) == 1, f"{len(found)} controls {verb}:{arg} in\n{self}"
        return found[0]

    def find(self, verb: str) -> list[Control]:
        return [one for one in self.controls if one.verb == verb and not one.disabled]

    def __str__(self) -> str:
        lines = [self.text, *(f"[{one.label}] {one.custom_id}" for one in self.controls)]
        return "\n".join(lines)


def walk(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component of a message or form, with those inside it."""
    for part in components:
        yield part
        yield from walk(part.get("components") or ())
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield from walk([part[key]])


class World:
    """A server with a channel, four people and the bot."""

    def __init__(self, env: Any, build: Callable[[], Bot]) -> None:
        self.env = env
        self._build = build
        self.bot: Bot = env.bot
        locales: dict[int, str] = {}
        speak(env, locales)
        self.calls: list[tuple[int, str]] = []
        env.backend.subscribers.append(self._hear)
        self.guild = env.create_guild("Server", preferred_locale="en-US")
        self.channel = self.guild.create_text_channel("games")
        self.users: dict[str, Any] = {}
        self.members: dict[str, Any] = {}
        for name, locale in PEOPLE:
            user = env.create_user(name, global_name=name.title())
            self.users[name] = user
            self.members[name] = self.guild.add_member(user)
            locales[user.id] = locale

    def id(self, name: str) -> int:
        return int(self.users[name].id)

    def let_manage(self, who: str) -> None:
        """Somebody manages the server from now on."""
        may = discord.Permissions(manage_guild=True, manage_channels=True)
        role = self.env.backend.create_role(self.guild.id, "managers", permissions=may.value)
        self.env.backend.add_member_role(self.guild.id, self.id(who), role.id)

    def _hear(self, event: str, payload: Any) -> None:
        if event != "MESSAGE_CREATE":
            return
        channel = int(payload["channel_id"])
        stored = self.env.backend.get_message(channel, int(payload["id"]))
        names = {user.id: name for name, user in self.users.items()}
        if channel not in self.env.backend.dm_channels.values():
            self.calls += [(channel, names[person]) for person in stored.ping_user_ids if person in names]

    # ------------------------------------------------------------ doing

    async def slash(self, who: str, command: str, *, where: Any = None, **options: Any) -> Shown | None:
        """Use a command in a channel (None: the games channel); what the bot answered."""
        channel = where or self.channel
        return self._answer(await self.members[who].slash(channel, command, **options))

    async def slash_dm(self, who: str, command: str, **options: Any) -> Shown | None:
        return self._answer(await self.users[who].slash(command, **options))

    async def menu(self, who: str, entry: str, target: Any, *, where: Any = None) -> Shown | None:
        """Choose an entry of the menu of a person (by name) or of a message; what the bot answered."""
        channel = where or self.channel
        aimed = self.members[target] if isinstance(target, str) else simcord.ResponseMessage(self.env, target.stored)
        return self._answer(await self.members[who].context_menu(channel, entry, aimed))

    async def menu_form(self, who: str, entry: str, target: Shown, answer: dict[str, str]) -> Shown | None:
        """Choose an entry that opens a form, and send it filled in; what the bot answered to that."""
        message = simcord.ResponseMessage(self.env, target.stored)
        opened = await self.members[who].context_menu(self.channel, entry, message)
        assert opened.modal is not None, "no form"
        return self._answer(await self.members[who].submit_modal(opened, answer))

    async def suggest(self, who: str, command: str, option: str, typed: str, **options: Any) -> list[dict[str, Any]]:
        return list(await self.members[who].autocomplete(self.channel, command, option, typed, **options))

    async def press(self, who: str, shown: Shown, verb: str, arg: str | None = None) -> Shown | None:
        """Press a button; what the bot answered (for a private panel: the panel as it is now)."""
        return await self.press_control(who, shown, shown.control(verb, arg))

    async def press_control(self, who: str, shown: Shown, control: Control) -> Shown | None:
        return self._answer(await self._pressed(who, shown, control))

    async def _pressed(self, who: str, shown: Shown, control: Control) -> Any:
        """What comes of a press of a button, or of the choice of an entry of the menu of a panel's foot."""
        self._as_on_screen(shown, control)
        message, actor = simcord.ResponseMessage(self.env, shown.stored), self._actor(who, shown)
        if control.entry is not None:
            menu, value = control.entry
            return await actor.select(message, (value,), custom_id=menu)
        return await actor.click(message, custom_id=control.custom_id)

    async def fill_in(self, who: str, shown: Shown, verb: str, **typed: str) -> Shown | None:
        """Press a button that opens a form, and send it filled in; what the bot answered to that."""
        return self._answer(await self._actor(who, shown).submit_modal(await self.form(who, shown, verb), typed))

    async def form(self, who: str, shown: Shown, verb: str) -> Any:
        """Press a button that opens a form; the form as it was shown."""
        form = await self._pressed(who, shown, shown.control(verb))
        assert form.modal is not None, "no form"
        return form

    async def choose(self, who: str, shown: Shown, control: Control, *values: Any) -> Shown | None:
        """Choose from a menu: values, or users from a menu of people."""
        self._as_on_screen(shown, control)
        message = simcord.ResponseMessage(self.env, shown.stored)
        return self._answer(await self._actor(who, shown).select(message, values, custom_id=control.custom_id))

    @staticmethod
    def _as_on_screen(shown: Shown, control: Control) -> None:
        """A page that follows the game may change just when it is pressed: then the press still is on what was seen."""
        present = {part.get("custom_id") for part in walk(shown.stored.components)}
        if (control.entry or (control.custom_id,))[0] not in present:
            shown.stored.components = quick_copy(shown.components)

    def _actor(self, who: str, shown: Shown) -> Any:
        place = self.env.backend.channels[shown.channel_id]
        return self.members[who] if place.guild_id is not None else self.users[who]

    def _answer(self, result: Any) -> Shown | None:
        assert result.acknowledged, "the bot did not answer"
        last = (result.followups or [result.response])[-1]
        if last is None:
            return None
        shown = Shown(self, self.env.backend.get_message(last.channel_id, last.id))
        assert not shown.stored.flags & (1 << 7), "the bot is still thinking"
        return shown

    async def restart(self) -> None:
        """Stop the bot and start a new one over the same database."""
        await self.bot.close()
        self.bot = self._build()
        await self.env.restart_bot(self.bot)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass for Discord and for the tables."""
        CLOCK.ahead += timedelta(seconds=seconds)
        await self.env.advance_time(min(seconds, 60.0))

    async def pass_hours(self, hours: int) -> None:
        """Let so many hours pass in which the timers of tables ring."""
        for _ in range(hours):
            CLOCK.ahead += timedelta(hours=1)
            await self.bot.services.tables.tick()
        await self.env.settle()

    # ------------------------------------------------------------ seeing

    def public(self, channel: Any = None) -> list[Shown]:
        """What everybody sees in a channel, oldest first."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        return [Shown(self, stored[key]) for key in sorted(stored) if not stored[key].is_ephemeral]

    def dms(self, who: str) -> list[Shown]:
        """A person's direct messages with the bot, oldest first."""
        stored = self.env.backend.messages.get(self.users[who].dm_channel.id, {})
        return [Shown(self, stored[key]) for key in sorted(stored)]

    def pings(self, channel: Any = None) -> list[str]:
        """Who was called in a channel (not by DM), in order; a message edited later still counts as it was sent."""
        return [name for place, name in self.calls if place == (channel or self.channel).id]

    def requests(self, method: str, path: str) -> int:
        """How many calls of this kind the bot has made to Discord."""
        return sum(entry.method == method and path in entry.path for entry in self.env.http_requests)

    def refuse(self, method: str, path: str, status: int, code: int, times: int | None = 1) -> None:
        """Let Discord refuse matching calls."""
        self.env.inject_error(method, path, status=status, code=code, message="refused by the test", times=times)

    def deny(self, *permissions: str) -> None:
        """Take permissions away from everybody in the games channel, the bot included."""
        overwrite = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
        allow, deny = overwrite.pair()
        everyone = Overwrite(self.guild.id, OverwriteType.ROLE, allow.value, deny.value)
        self.env.backend.edit_channel(self.channel.id, {}, overwrites=[everyone])

    def allow_all(self) -> None:
        """Take back every refusal."""
        self.env.backend.faults.clear()

    def show_to_all(self, shown: Shown) -> None:
        """Let everybody see (and press in) a message that is private."""
        shown.stored.flags &= ~(1 << 6)

    def thread(self, name: str = "table") -> Any:
        """A public thread below the games channel."""
        stored = self.env.backend.create_thread(self.channel.id, name, owner_id=self.id("ada"))
        return simcord.ChannelHandle(self.env, self.guild, stored)

    def archive(self, thread: Any, *, locked: bool = False) -> None:
        self.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": locked})


class PatientEnv(simcord.Env):
    """simcord gives the start of a bot five seconds of real time, which a busy machine may need."""

    async def _settle_internal(self, *, timeout: float | None = None, idle: float = LOOKS_AGAIN, **how: Any) -> Any:
        patience = None if timeout is None else max(timeout, SETTLE)
        return await super()._settle_internal(timeout=patience, idle=idle, **how)


@asynccontextmanager
async def world(build: Callable[[], Bot]) -> AsyncIterator[World]:
    """The simulated server; what the bot raised and nobody caught fails the test at its end."""
    env = PatientEnv(build(), settle_timeout=SETTLE)
    await env.start()
    made = World(env, build)
    try:
        yield made
    finally:
        await made.bot.close()
        await env.shutdown()
        await asyncio.sleep(0)
    env.raise_errors()
