"""The signs of the pictures as emoji of the application, so that texts have the same ones.

They are uploaded after a start: only those that Discord does not have yet, because the name of each has a hash of its
drawing. If that fails, messages show plain characters, and it is tried again later; nothing waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Protocol

import discord

from cogs.ui.signs import NO_SIGNS, Signs
from render.kit.signs import SignPicture
from render.signs import draw_signs
from tables.mishaps import Mishaps

log = logging.getLogger(__name__)

MOST = 2000
"""How many emoji Discord keeps for an application."""
_HASH = r"_[0-9a-f]{6}"


class Host(Protocol):
    """The bot, as far as it is needed here."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]: ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji: ...


class OwnEmoji:
    """Uploads them once, if they are `wanted`. `run` calls a function where pictures are drawn. `signs`: what messages
    show."""

    def __init__(
        self, run: Callable[..., Awaitable[Any]], mishaps: Mishaps, now: Callable[[], datetime], *, wanted: bool
    ) -> None:
        self.signs = NO_SIGNS
        self._run = run
        self._mishaps = mishaps
        self._now = now
        self._wanted = wanted
        self._task: asyncio.Task[None] | None = None

    def kick(self, host: Host) -> None:
        """Upload what is missing, unless that is done, under way, or failed a short while ago. Does not wait for it."""
        if self._wanted and not self.signs and self._task is None:
            self._task = asyncio.create_task(self._try(host), name="own emoji")

    async def settle(self) -> None:
        """Wait for what is under way."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _try(self, host: Host) -> None:
        try:
            await self._mishaps.isolate("emoji", "signs", lambda: self._upload(host), self._now())
        finally:
            self._task = None

    async def _upload(self, host: Host) -> None:
        wanted: Sequence[SignPicture] = await self._run(draw_signs)
        there = {emoji.name: emoji for emoji in await host.fetch_application_emojis()}
        missing = [sign for sign in wanted if sign.name not in there]
        await self._make_room(there, wanted, len(missing))
        for sign in missing:
            there[sign.name] = await self._create(host, sign)
        self.signs = Signs(
            {sign.plain: discord.PartialEmoji(name=sign.name, id=there[sign.name].id) for sign in wanted}
        )
        log.info("%d signs of the pictures are emoji, %d of them new", len(wanted), len(missing))

    @staticmethod
    async def _create(host: Host, sign: SignPicture) -> discord.Emoji:
        """Upload one, or take that which another process of the same application has just uploaded."""
        try:
            return await host.create_application_emoji(name=sign.name, image=sign.png)
        except discord.HTTPException:
            for emoji in await host.fetch_application_emojis():
                if emoji.name == sign.name:
                    return emoji
            raise

    @staticmethod
    async def _make_room(there: dict[str, discord.Emoji], wanted: Sequence[SignPicture], missing: int) -> None:
        """Earlier drawings of our signs stay, because older messages show them, until there is no room for new ones."""
        ours = re.compile(f"(?:{'|'.join(re.escape(sign.sign) for sign in wanted)}){_HASH}")
        needed = {sign.name for sign in wanted}
        former = sorted(
            (emoji for name, emoji in there.items() if ours.fullmatch(name) and name not in needed),
            key=lambda emoji: emoji.id,
        )
        for emoji in former[: max(len(there) + missing - MOST, 0)]:
            await emoji.delete()
            del there[emoji.name]
