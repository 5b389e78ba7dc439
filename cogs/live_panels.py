"""Private pages that follow the game.

A private answer is a message that only one person sees. It can be edited through the token of its interaction for a
quarter of an hour. A page that depends on a table is shown with a `Follow`. From then on it is drawn again when the
table changes, until its person opens something else in its place or the token expires. If the person is in the middle
of something that is still valid, the page says so itself (its `redraw` returns None) and stays.

Only the newest pages that a person has of a table follow it, and of their panels only the newest one. An older one
gives way to a line that says so, unless something is being composed on it: nobody sees an old position there as if it
were the present one.

A page that was sent without some of its pictures is completed when they are ready, whatever it shows.

Changes are coalesced, a page is sent only if it differs from what is shown, and while only computers are waited for,
the page waits for them. A page that cannot follow because the database fails tries again. Nothing is stored: after a
restart pages are drawn again when they are pressed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import islice

import discord

from cogs.discord_types import Interaction
from cogs.errors import GONE
from cogs.ui.controls import panel_button, rows
from cogs.ui.outgoing import LATE_PATIENCE, Follow, Late, OutgoingMessage, plain
from cogs.ui.send import answer, rewrite
from cogs.ui.waiting import computers_only
from engine.core.errors import Refused
from locales import message
from tables.errors import StoreTrouble
from tables.records import Look, TableInfo
from tables.service import Tables

log = logging.getLogger(__name__)

LIFE = timedelta(minutes=14, seconds=30)
"""The token of an interaction is valid for fifteen minutes; the last edit needs some of them."""
MOST_PAGES = 1000
MOST_OF_ONE = 3
"""The greatest number of pages of one person that follow the same table."""
LINGER = 0.3
"""Seconds between a change and the page that shows it, so that several changes in a row need one edit."""
PAUSE = 1.5
"""Seconds between two edits of one page."""
PATIENCE = 10.0
"""Seconds for which a page waits for the computers to move."""
AT_ONCE = 4
"""How many pages are drawn again at the same time. After a lost connection all of them may have to be, and people who
press a button need the database's connections sooner."""
AGAIN = 5.0
"""Seconds until the next attempt, if the database fails."""


@dataclass
class _Page:
    """One private message: the interaction through which it is edited, what it follows, which pictures are missing, and
    what it shows."""

    interaction: Interaction
    follow: Follow | None
    late: Late | None
    shown: bytes
    until: datetime
    beside: bool
    """Whether it is a further message of the interaction, not the original response."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the page is edited, or while a press on it is answered."""
    behind: bool = False
    given_up: bool = False
    """Whether newer pages follow the table in its place."""
    rests_until: float = 0.0
    task: asyncio.Task[None] | None = None
    completing: asyncio.Task[None] | None = None

    @property
    def table(self) -> int:
        """The table that the page follows, or 0."""
        return 0 if self.follow is None else self.follow.table

    @property
    def is_panel(self) -> bool:
        """Whether it shows the panel of the table that it follows."""
        return self.follow is not None and self.follow.composing is not None

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The running tasks for this page."""
        return [task for task in (self.task, self.completing) if task is not None]


class _Pages(OrderedDict[int, _Page]):
    """The pages by the id of their message, oldest first, with those of each table at hand."""

    def __init__(self) -> None:
        super().__init__()
        self._of_table: dict[int, dict[int, None]] = {}
        self._table_of: dict[int, int] = {}

    def __setitem__(self, message_id: int, page: _Page) -> None:
        super().__setitem__(message_id, page)
        self._table_of[message_id] = page.table
        self._of_table.setdefault(page.table, {})[message_id] = None

    def __delitem__(self, message_id: int) -> None:
        super().__delitem__(message_id)
        table = self._table_of.pop(message_id)
        del self._of_table[table][message_id]
        if not self._of_table[table]:
            del self._of_table[table]

    def take(self, message_id: int) -> _Page | None:
        """Remove a page, if it is there."""
        page = self.get(message_id)
        if page is not None:
            del self[message_id]
        return page

    def of_table(self, table_id: int) -> list[tuple[int, _Page]]:
        """The pages that followed this table when they were shown."""
        return [(message_id, self[message_id]) for message_id in self._of_table.get(table_id, ())]

    def clear(self) -> None:
        """Remove all."""
        super().clear()
        self._of_table.clear()
        self._table_of.clear()


class LivePanels:
    """The open private pages, by the id of their message, oldest first. `language`: of the person who asks."""

    def __init__(
        self,
        tables: Tables,
        language: Callable[[Interaction], Awaitable[str]],
        *,
        linger: float = LINGER,
        pause: float = PAUSE,
        again: float = AGAIN,
    ) -> None:
        self._tables = tables
        self._language = language
        self._again = again
        self._linger = linger
        self._pause = pause
        self._pages = _Pages()
        self._tasks: set[asyncio.Task[None]] = set()
        """All that run, also those of pages that are forgotten meanwhile: their edits are still completed."""
        self._closed = False
        self._room = asyncio.Semaphore(AT_ONCE)
        tables.listen(self._wake_pages)

    def __len__(self) -> int:
        return len(self._pages)

    @asynccontextmanager
    async def hold_page(self, message_id: int | None) -> AsyncIterator[None]:
        """While a press on this message is being answered, nothing else edits the message."""
        page = self._pages.get(message_id or 0)
        if page is None:
            yield
            return
        async with page.lock:
            yield

    def follow(self, interaction: Interaction, message_id: int, out: OutgoingMessage, *, beside: bool = False) -> None:
        """The message now shows this page. If the page follows no table and is complete, it is not edited again.
        `beside`: it is a further message of the interaction, not the original response."""
        self._forget(message_id)
        if (out.follow is None and out.late is None) or self._closed:
            return
        page = _Page(interaction, out.follow, None, _fingerprint(out), self._tables.now() + LIFE, beside)
        self._pages[message_id] = page
        self._make_room(page)
        self._expect(message_id, page, out.late)
        if page.follow is not None:
            self._wake(message_id, page)

    async def settle(self) -> None:
        """Wait until every page is up to date."""
        while tasks := [page.task for page in self._pages.values() if page.task is not None]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop all edits."""
        self._closed = True
        self._pages.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _wake_pages(self, table_id: int | None) -> None:
        following = list(self._pages.items()) if table_id is None else self._pages.of_table(table_id)
        for message_id, page in following:
            if page.table:
                self._wake(message_id, page)

    def _wake(self, message_id: int, page: _Page) -> None:
        page.behind = True
        if page.task is None:
            page.task = self._start(self._keep_up(message_id, page), f"page {message_id}")

    def _start(self, work: Coroutine[None, None, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _make_room(self, newest: _Page) -> None:
        now, own = self._tables.now(), (newest.interaction.user.id, newest.table)
        while (oldest := next(iter(self._pages))) and self._pages[oldest].until <= now:
            self._forget(oldest)
        mine = [
            key
            for key, page in self._pages.of_table(newest.table)
            if (page.interaction.user.id, page.table) == own and not page.given_up
        ]
        for message_id in [key for key in mine[:-1] if newest.is_panel and self._pages[key].is_panel]:
            self._give_up(message_id, self._pages[message_id])
            mine.remove(message_id)
        for message_id in mine[:-MOST_OF_ONE]:
            self._let_go(message_id)
        for message_id in list(islice(self._pages, max(len(self._pages) - MOST_PAGES, 0))):
            self._forget(message_id)

    def _let_go(self, message_id: int) -> None:
        """Stop following, and say so on the page. Pictures that it has promised are still added."""
        page = self._pages[message_id]
        if page.late is None:
            self._give_up(message_id, page)
            return
        page.follow = None
        if page.task is not None and not page.lock.locked():
            page.task.cancel()

    def _give_up(self, message_id: int, page: _Page) -> None:
        page.given_up = True
        self._wake(message_id, page)

    def _forget(self, message_id: int) -> None:
        """Stop following. An edit under way is still completed."""
        page = self._pages.take(message_id)
        if page is not None and page.late is not None:
            page.late.forget()
        if page is not None and not page.lock.locked():
            for task in page.tasks:
                task.cancel()

    def _is_live(self, message_id: int, page: _Page) -> bool:
        return self._pages.get(message_id) is page and self._tables.now() < page.until

    async def _keep_up(self, message_id: int, page: _Page) -> None:
        """Redraw the page until it is up to date."""
        try:
            with self._survive_failures(message_id, page):
                while page.behind and self._is_live(message_id, page):
                    page.behind = False
                    await asyncio.sleep(max(self._linger, page.rests_until - time.monotonic()))
                    try:
                        await self._redraw(message_id, page)
                    except StoreTrouble as trouble:
                        log.info("table %s: a private page tries again: %s", page.table, trouble.text.key)
                        page.behind, page.rests_until = True, time.monotonic() + self._again
        finally:
            page.task = None

    @contextmanager
    def _survive_failures(self, message_id: int, page: _Page) -> Iterator[None]:
        """If an edit fails, the page stays as it is."""
        try:
            yield
        except discord.HTTPException as error:
            log.info("table %s: a private page does not follow any more (%s)", page.table, error.code or error)
            if error.code in GONE or error.status in (401, 404):
                self._pages.take(message_id)
        except Refused as refusal:
            log.info("table %s: a private page could not follow: %s", page.table, refusal.text.key)
        except Exception:
            log.exception("table %s: a private page could not follow", page.table)

    def _expect(self, message_id: int, page: _Page, late: Late | None) -> None:
        """Set the pictures that are now missing on the page (None: none). Those that were missing before are not drawn
        any more."""
        if page.late is not None:
            page.late.forget()
        page.late = late
        if late is not None and page.completing is None:
            page.completing = self._start(self._complete(message_id, page), f"pictures of {message_id}")

    async def _complete(self, message_id: int, page: _Page) -> None:
        """Add the pictures when they are ready, unless the page shows something else by then."""
        try:
            with self._survive_failures(message_id, page):
                while (late := page.late) is not None and self._is_live(message_id, page):
                    came = await late.wait_for_all(LATE_PATIENCE)
                    async with page.lock:
                        if page.late is not late or not self._is_live(message_id, page):
                            continue
                        page.late = None
                        if came:
                            out = await late.again()
                            page.late, page.shown = out.late, _fingerprint(out)
                            await self._send(message_id, page, out)
                        else:
                            late.forget()
        finally:
            page.completing = None
            self._expect(message_id, page, None)
            if page.follow is None and self._pages.get(message_id) is page:
                del self._pages[message_id]

    @staticmethod
    async def _send(message_id: int, page: _Page, out: OutgoingMessage) -> None:
        await (rewrite(page.interaction, message_id, out) if page.beside else answer(page.interaction, out))

    async def _redraw(self, message_id: int, page: _Page) -> None:
        """Draw the page for the present table, and send it if it looks different."""
        if page.follow is None or not self._is_live(message_id, page):
            return
        if page.given_up:
            await self._put_away(message_id, page, page.follow)
            return
        person = page.interaction.user.id
        async with self._room:
            info = await self._tables.queries.info(page.follow.table, person)
        if info.version == page.follow.version:
            return
        if waits_for_computers(info):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._tables.settle(info.id), PATIENCE)
        async with self._room:
            look = await self._tables.queries.look(info.id, person)
            out = await page.follow.redraw(look)
        if out is None:
            return
        async with page.lock:
            if not self._is_live(message_id, page):
                return
            shown = _fingerprint(out)
            if shown != page.shown:
                await self._send(message_id, page, out)
                page.rests_until = time.monotonic() + self._pause
            if out.follow is None and out.late is None:
                self._pages.take(message_id)
            else:
                page.shown, page.follow = shown, out.follow
                self._expect(message_id, page, out.late)

    async def _put_away(self, message_id: int, page: _Page, follow: Follow) -> None:
        """A line in place of the page, which does not follow the table any more."""
        user = page.interaction.user.id
        async with self._room:
            composing = await _is_composing(follow, await self._tables.queries.look(follow.table, user))
            language = await self._language(page.interaction)
        go = panel_button(follow.table, language)
        async with page.lock:
            if not self._is_live(message_id, page):
                return
            if composing and page.late is not None:
                page.follow = None
                return
            self._forget(message_id)
            if not composing:
                await self._send(message_id, page, plain(message("page-put-away", language), *rows(go)))


async def _is_composing(follow: Follow, look: Look) -> bool:
    """Whether the person is in the middle of something on the page."""
    if follow.composing is not None:
        return follow.composing(look)
    now = await follow.redraw(look)
    if now is not None and now.late is not None:
        now.late.forget()
    return now is None


def waits_for_computers(info: TableInfo) -> bool:
    """Whether the game waits only for computers, as far as the reader may know."""
    return computers_only(info) or (info.secret and any(seat.kind == "computer" for seat in info.seats))


def _fingerprint(out: OutgoingMessage) -> bytes:
    """A hash of everything visible on a page."""
    seen = hashlib.sha256(json.dumps(out.view.to_components(), sort_keys=True).encode())
    for picture in out.pictures:
        seen.update(hashlib.sha256(picture.data).digest())
    return seen.digest()
