"""A forum channel as lobby: a post for each table, with tags for its title and for how it stands, closed some time
after the game has ended.

A post is a thread, so the table stands in it as in any other. Which tables have posts, and which state their tags show,
is in notes (`tables/forum.py`); what has changed is shown at the next heartbeat, also after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from functools import partial
from typing import Any, Literal

import discord

from cogs.errors import name_missing
from cogs.services import Services
from cogs.shards import serves
from cogs.ui.formatting import escape, public_language
from cogs.ui.presentation import Presentation
from engine.core.errors import Refused
from engine.core.text import say
from locales import LANGUAGES, message, translate
from tables.forum import STATES, ForumPost, state_of
from tables.mishaps import CONCERNS_ALL
from tables.records import TableInfo

NAME = 100
SLEEPS: Literal[10080] = 10080
MOST_TAGS, MOST_APPLIED, TAG = 20, 5, 20
CLOSES_AFTER = timedelta(hours=6)
"""So long after its end a post is closed, unless another game has begun in it."""
EMOJI = {"waiting": "🪑", "running": "▶️", "finished": "🏁"}


def forum_channel(guild: discord.Guild | None, channel_id: int | None) -> discord.ForumChannel | None:
    """The forum of this id, if it is there."""
    channel = None if guild is None or channel_id is None else guild.get_channel(channel_id)
    return channel if isinstance(channel, discord.ForumChannel) else None


@asynccontextmanager
async def forum_post(
    forum: discord.ForumChannel, presentation: Presentation, host: str, language: str
) -> AsyncIterator[discord.Thread]:
    """A post for a table; deleted if the table cannot be opened. Raises Refused where Orrery may not post."""
    missing = name_missing(forum.permissions_for(forum.guild.me), ("send_messages_in_threads",), in_thread=False)
    if missing:
        raise Refused(say("error-permissions", missing=missing))
    name = message("thread-name", language, game=presentation.name, host=host)[:NAME]
    content = message("forum-post", language, game=presentation.name, host=escape(host))
    tags = await _tags(forum, presentation, "waiting", language)
    made = await forum.create_thread(
        name=name,
        content=content,
        applied_tags=tags,
        auto_archive_duration=SLEEPS,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    try:
        yield made.thread
    except BaseException:
        with suppress(discord.HTTPException):
            await made.thread.delete()
        raise


async def _tags(
    forum: discord.ForumChannel, presentation: Presentation, state: str, language: str
) -> list[discord.ForumTag]:
    """The tags of a title and a state; made where they are missing and Orrery may make them."""
    found = []
    for names, emoji in ((_title_names(presentation, language), "🎲"), (_state_names(state, language), EMOJI[state])):
        known = next((tag for tag in forum.available_tags if tag.name in names), None)
        may = forum.permissions_for(forum.guild.me).manage_channels and len(forum.available_tags) < MOST_TAGS
        if known is None and may:
            known = await forum.create_tag(name=names[0], emoji=discord.PartialEmoji(name=emoji))
        found += [] if known is None else [known]
    return found


def _title_names(presentation: Presentation, language: str) -> list[str]:
    """What the tag of a title may be called; first in this language."""
    return [translate(presentation.name, each)[:TAG] for each in (language, *LANGUAGES)]


def _state_names(state: str, language: str) -> list[str]:
    return [message(f"forum-tag-{state}", each)[:TAG] for each in (language, *LANGUAGES)]


class ForumPosts:
    """Keeps the posts of tables up to date."""

    def __init__(self, bot: Any, services: Services) -> None:
        self.bot = bot
        self.services = services
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        services.tables.listen(self.kick)

    def kick(self, table_id: int | None) -> None:
        """A table has changed: if it has a post, look after that soon."""
        if table_id in self.services.tables.forum.known and self.bot.is_ready():
            task = asyncio.create_task(self._run_now(table_id), name="forum")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run_now(self, table_id: int | None) -> None:
        with suppress(*CONCERNS_ALL):  # The next round looks after it.
            await self.run(table_id)

    async def close(self) -> None:
        """Finish what is under way."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=10.0)

    async def run(self, table_id: int | None = None) -> None:
        """Show what has changed since the last time, of a table or of all."""
        async with self._lock:
            await self.services.tables.mishaps.isolate("round", "forum", partial(self._run, table_id))

    async def _run(self, table_id: int | None) -> None:
        tables = self.services.tables
        for post in await tables.forum.posts(table_id):
            if serves(self.bot, post.guild_id):
                await tables.mishaps.isolate("forum", post.table_id, partial(self._look_after, post), tables.now())

    async def _look_after(self, post: ForumPost) -> None:
        forum, now = self.services.tables.forum, self.services.tables.now()
        info = await self.services.tables.queries.info(post.table_id)
        state = state_of(info)
        if state == "finished" and (following := await self._next(info)) is not None:
            await forum.move(post, following)
            return
        closes = state == "finished" and post.state == state and now - post.since >= CLOSES_AFTER
        if post.state == state and not closes:
            return
        thread = await self._thread(info)
        if thread is None:
            await forum.forget(post)
            return
        if closes:
            await thread.edit(archived=True)
            await forum.forget(post)
            return
        await self._show(thread, info, state)
        await forum.shown(post, state)

    async def _next(self, info: TableInfo) -> int | None:
        """The table that has been opened in the same post."""
        found = await self.services.tables.queries.in_channel(info.place.channel_id, info.title)
        return None if found is None or found.id == info.id else found.id

    async def _thread(self, info: TableInfo) -> discord.Thread | None:
        """The post of a table. None if it is gone, or the table has moved elsewhere."""
        try:
            found = self.bot.get_channel(info.place.channel_id) or await self.bot.fetch_channel(info.place.channel_id)
        except (discord.NotFound, discord.Forbidden):
            return None
        ours = isinstance(found, discord.Thread) and isinstance(found.parent, discord.ForumChannel)
        return found if ours else None

    async def _show(self, thread: discord.Thread, info: TableInfo, state: str) -> None:
        """Put the tags of this state on the post; those of people stay."""
        presentation, language = self.services.presentation(info.title), public_language(info.place)
        forum = thread.parent
        assert isinstance(forum, discord.ForumChannel)
        own = await _tags(forum, presentation, state, language)
        ours = {name for each in STATES for name in _state_names(each, language)}
        kept = [tag for tag in thread.applied_tags if tag.name not in ours and tag not in own]
        await thread.edit(applied_tags=[*own, *kept][:MOST_APPLIED], archived=False)
