"""The organiser: opens threads for the tables of tournaments, and keeps their public messages up to date.

Everything it does follows from what is stored, so it goes on after a restart. A thread whose table was not opened
before a crash is found again by its name; so is a public message by its controls.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Literal

import discord
from discord.ext import commands

from cogs.errors import MISSING_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, name_missing
from cogs.screens.illustrator import Illustrator
from cogs.screens.tournament import tournament_page
from cogs.services import Services
from cogs.shards import serves
from cogs.ui.controls import Key
from cogs.ui.formatting import choose_language, escape, plain_name, public_language
from cogs.ui.measure import walk
from cogs.ui.outgoing import OutgoingMessage, plain
from cogs.ui.send import edit, post
from db.records import Pairing, TournamentRow
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.administration import Admin
from tables.brackets import people_by_seat, to_be_opened
from tables.records import Place

log = logging.getLogger(__name__)

AT_A_TIME = 4
"""Tables that are opened in one round of work, so that nothing else waits long."""
PATIENCE = 10.0
"""Seconds to wait for the picture of a message that stays."""
PAUSE = timedelta(minutes=10)
"""Until the next attempt after Discord has refused something for a tournament."""
SEARCHED = 100
THREAD_NAME = 100
SLEEPS: Literal[10080] = 10080


class Organiser:
    """Does what tournaments need on Discord."""

    def __init__(self, bot: commands.AutoShardedBot, services: Services) -> None:
        self.bot = bot
        self.services = services
        self.illustrator = Illustrator(services, PATIENCE)
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._later: dict[int, datetime] = {}
        self._trouble: dict[int, str] = {}
        services.tables.tournaments.listeners.append(self.kick)

    def kick(self) -> None:
        """Something has changed: look after the tournaments soon."""
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="tournaments")

    async def _work(self) -> None:
        while self._again:
            self._again = False
            try:
                await self.run()
            except Exception:  # the next heartbeat tries again
                log.exception("the tournaments could not be looked after")

    async def close(self) -> None:
        """Finish what is under way."""
        self._again = False
        if self._task is not None:
            with suppress(asyncio.TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(asyncio.shield(self._task), 10.0)

    async def run(self) -> None:
        """Open tables that are needed, and show what has changed."""
        async with self._lock:
            now, isolated = self.services.tables.now(), self.services.tables.mishaps.isolate
            for row in await self.services.tables.tournaments.to_do():
                if not serves(self.bot, row.guild_id) or row.title not in self.services.presentations:
                    continue
                if self._later.get(row.id, now) <= now:
                    await isolated("tournament-shown", row.id, partial(self._try_to_look_after, row, now), now)

    async def _try_to_look_after(self, row: TournamentRow, now: datetime) -> None:
        """Look after one tournament. What Discord refuses is tried again later."""
        try:
            await self._look_after(row)
        except discord.HTTPException as error:
            log.warning("tournament %s must wait: %s", row.id, error)
            self._later[row.id] = now + PAUSE
            if error.code in (UNKNOWN_CHANNEL, MISSING_ACCESS):
                await self._tell_host(row)

    async def _tell_host(self, row: TournamentRow) -> None:
        """Tell the host once, by direct message, that the channel of the tournament is gone, and what to do."""
        note = f"tournament-gone:{row.id}:{row.channel_id}"
        async with self.services.store.reading() as tx:
            if row.status not in ("open", "running") or await tx.notes.get(note) is not None:
                return
        async with self.services.store.transaction() as tx:
            await tx.notes.put(note, "told")
        host = await self.services.tables.people.get(row.host_id)
        language = choose_language(host.language, host.locale)
        said = message("tournament-gone", language, name=escape(row.name), number=row.id)
        with suppress(discord.HTTPException):
            await post(await self.bot.create_dm(discord.Object(row.host_id)), plain(said), f"cup{row.id}gone")

    async def _look_after(self, row: TournamentRow) -> None:
        if row.message_id is None and row.status == "running":
            await self._rehouse(row)
        needed = to_be_opened(row)
        for pairing in needed[:AT_A_TIME]:
            if not await self._open(row, pairing):
                break
        self._again = self._again or len(needed) > AT_A_TIME
        await self._show(row.id)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def _open(self, row: TournamentRow, pairing: Pairing) -> bool:
        """Open the table of a pairing in a thread. Returns whether that was possible."""
        channel = await self._channel(row)
        language = public_language(_place(row, row.channel_id))
        missing = name_missing(
            channel.permissions_for(channel.guild.me),
            ("create_public_threads", "send_messages_in_threads"),
            in_thread=False,
        )
        trouble = message("tournament-trouble", language, missing=missing) if missing else ""
        if trouble != self._trouble.get(row.id, ""):
            self._trouble[row.id] = trouble
            await self._show(row.id, again=True)
        if missing:
            self._later[row.id] = self.services.tables.now() + PAUSE
            return False
        thread = await self._thread(channel, row, pairing, language)
        await self.services.tables.tournaments.open_table(row.id, pairing.number, _place(row, thread.id))
        await self._invite(thread, row, pairing)
        return True

    async def _rehouse(self, row: TournamentRow) -> None:
        """After a move: a new thread for each table whose thread is gone."""
        channel = await self._channel(row)
        tables = self.services.tables
        for pairing in row.pairings:
            if pairing.done or pairing.table_id is None:
                continue
            info = await tables.queries.info(pairing.table_id)
            if info.status not in ("lobby", "running") or await self._exists(info.place.channel_id):
                continue
            thread = await self._thread(channel, row, pairing, public_language(_place(row, channel.id)))
            await tables.administration.move(info.id, thread.id, Admin(guild_id=row.guild_id), parent_id=row.channel_id)
            await self._invite(thread, row, pairing)

    async def _exists(self, channel_id: int) -> bool:
        try:
            return bool(self.bot.get_channel(channel_id) or await self.bot.fetch_channel(channel_id))
        except (discord.NotFound, discord.Forbidden):
            return False

    @staticmethod
    async def _invite(thread: discord.Thread, row: TournamentRow, pairing: Pairing) -> None:
        for person in people_by_seat(row, pairing):
            with suppress(discord.HTTPException):
                await thread.add_user(discord.Object(person))

    async def _channel(self, row: TournamentRow) -> discord.TextChannel:
        """The channel of a tournament. Raises discord.NotFound or Forbidden if there is none for us."""
        channel: Any = self.bot.get_channel(row.channel_id) or await self.bot.fetch_channel(row.channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise Refused(say("error-no-threads"))
        return channel

    async def _thread(
        self, channel: discord.TextChannel, row: TournamentRow, pairing: Pairing, language: str
    ) -> discord.Thread:
        """A thread for a pairing: one that was left over by a crash, or a new one."""
        names = {each.person_id: plain_name(each.name) for each in row.entrants}
        there = " – ".join(names[person] for person in people_by_seat(row, pairing))
        said = message("tournament-thread", language, name=plain_name(row.name), names=there)
        name = f"{said} · {row.id}.{pairing.number}.{len(pairing.earlier) + 1}"[-THREAD_NAME:]
        left = next((thread for thread in channel.threads if thread.name == name), None)
        return left or await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=SLEEPS
        )

    # -- the public message ------------------------------------------------------------------------------------------

    async def _show(self, tournament_id: int, *, again: bool = False) -> None:
        """Post or edit the public message, if it does not show how the tournament stands. The end is a new message at
        the end of the channel."""
        tournaments = self.services.tables.tournaments
        row = await tournaments.get(tournament_id)
        if row.shown_version >= row.version and not again:
            return
        places = await tournaments.places(row)
        language = public_language(_place(row, row.channel_id))
        out = await tournament_page(self.illustrator, row, language, places, self._trouble.get(row.id, ""))
        known = row.message_id or await self._find(row)
        anew = known is None or row.status == "over" or not await self._edit(row, known, out)
        if anew:
            nonce = f"cup{row.id}v{row.version}"
            message_id = (await post(self.bot.get_partial_messageable(row.channel_id), out, nonce)).id
            if known is not None:
                await self._drop(row, known)
            known = message_id
        assert known is not None
        await tournaments.shown(row.id, known, row.version)

    async def _edit(self, row: TournamentRow, message_id: int, out: OutgoingMessage) -> bool:
        """Edit the message. Returns whether it is still there."""
        try:
            await edit(self._message(row, message_id), out)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _drop(self, row: TournamentRow, message_id: int) -> None:
        with suppress(discord.HTTPException):
            await self._message(row, message_id).delete()

    def _message(self, row: TournamentRow, message_id: int) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(row.channel_id).get_partial_message(message_id)

    async def _find(self, row: TournamentRow) -> int | None:
        """The message of a tournament that was posted just before a crash."""
        channel = self.bot.get_partial_messageable(row.channel_id)
        wanted = tuple(str(Key(verb, row.id)) for verb in ("cup-join", "cup-show"))
        async for posted in channel.history(limit=SEARCHED):
            if self.bot.user is not None and posted.author.id == self.bot.user.id:
                parts = walk([component.to_dict() for component in posted.components])  # type: ignore[misc]
                if any(str(part.get("custom_id")).startswith(wanted) for part in parts):
                    return posted.id
        return None


def _place(row: TournamentRow, channel_id: int) -> Place:
    """The channel of a tournament, or a thread in it."""
    parent = None if channel_id == row.channel_id else row.channel_id
    return Place(row.guild_id, channel_id, row.guild_locale, row.language, parent)
