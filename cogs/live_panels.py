"""Private pages that follow the game.

A private answer is a message that only one person sees and that can be edited through the token of its interaction for
a quarter of an hour. Whoever shows a page that depends on a table gives it a `Follow`; from then on the page is drawn
anew when the table changes, until its person opens something else in its place or the token runs out. A page whose
person is in the middle of something that is still valid says so itself (its `redraw` gives None) and stays.

Changes are coalesced, a page is sent only if it differs from what is on the screen, and while computers alone are
waited for it waits for them. Nothing is stored: after a restart pages are drawn anew when they are pressed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord

from cogs.errors import GONE
from cogs.screens import computers_only
from cogs.ui.send import Follow, Sheet, answer, rewrite
from engine.core.errors import Refused
from tables.records import TableInfo

if TYPE_CHECKING:
    from tables.service import Tables

log = logging.getLogger(__name__)

LIFE = timedelta(minutes=14, seconds=30)
"""The token of an interaction is good for fifteen minutes; the last edit needs some of them."""
MOST_PAGES = 1000
MOST_OF_ONE = 3
"""Pages of one person that follow the same table."""
LINGER = 0.3
"""Seconds between a change and the page that shows it, so that several in a row are one."""
PAUSE = 1.5
"""Seconds between two edits of one page."""
PATIENCE = 10.0
"""Seconds for which a page waits until the computers have moved."""


@dataclass
class _Page:
    """One private message: through which interaction it is edited, what it follows, what it shows."""

    talk: discord.Interaction[Any]
    follow: Follow
    shown: bytes
    until: datetime
    beside: bool
    """Whether it was said beside what the interaction shows, which is another message then."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the page is edited, or while its person's press on it is answered."""
    behind: bool = False
    rests_until: float = 0.0
    task: asyncio.Task[None] | None = None


class LivePanels:
    """The open private pages, by the id of their message, oldest first."""

    def __init__(self, tables: Tables, *, linger: float = LINGER, pause: float = PAUSE) -> None:
        self._tables = tables
        self._linger = linger
        self._pause = pause
        self._pages: OrderedDict[int, _Page] = OrderedDict()
        self._closed = False
        tables.listen(self._changed)

    def __len__(self) -> int:
        return len(self._pages)

    @asynccontextmanager
    async def pressed(self, message_id: int | None) -> AsyncIterator[None]:
        """While a press on this message is answered it is edited by nobody else."""
        page = self._pages.get(message_id or 0)
        if page is None:
            yield
            return
        async with page.lock:
            yield

    def follow(self, talk: discord.Interaction[Any], message_id: int, out: Sheet, *, beside: bool = False) -> None:
        """The message shows this page now; if it follows no table, it is left alone from now on. `beside`: it is not
        the interaction's own answer but a further message."""
        self._forget(message_id)
        if out.follow is None or self._closed:
            return
        page = _Page(talk, out.follow, _fingerprint(out), self._tables.now() + LIFE, beside)
        self._pages[message_id] = page
        self._make_room(page)
        self._wake(message_id, page)

    async def settle(self) -> None:
        """Wait until every page is up to date."""
        while tasks := [page.task for page in self._pages.values() if page.task is not None]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Edit nothing any more."""
        self._closed = True
        tasks = [page.task for page in self._pages.values() if page.task is not None]
        self._pages.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _changed(self, table_id: int) -> None:
        for message_id, page in list(self._pages.items()):
            if page.follow.table == table_id:
                self._wake(message_id, page)

    def _wake(self, message_id: int, page: _Page) -> None:
        page.behind = True
        if page.task is None:
            page.task = asyncio.create_task(self._keep_up(message_id, page), name=f"page {message_id}")

    def _make_room(self, newest: _Page) -> None:
        now, own = self._tables.now(), (newest.talk.user.id, newest.follow.table)
        for message_id, page in list(self._pages.items()):
            if page.until <= now:
                self._forget(message_id)
        mine = [key for key, page in self._pages.items() if (page.talk.user.id, page.follow.table) == own]
        for message_id in (*mine[:-MOST_OF_ONE], *list(self._pages)[:-MOST_PAGES]):
            self._forget(message_id)

    def _forget(self, message_id: int) -> None:
        """The page follows no more; an edit that is under way still comes to its end."""
        page = self._pages.pop(message_id, None)
        if page is not None and page.task is not None and not page.lock.locked():
            page.task.cancel()

    def _is_live(self, message_id: int, page: _Page) -> bool:
        return self._pages.get(message_id) is page and self._tables.now() < page.until

    async def _keep_up(self, message_id: int, page: _Page) -> None:
        """Bring the page up to date, again and again until it is."""
        try:
            while page.behind and self._is_live(message_id, page):
                page.behind = False
                await asyncio.sleep(max(self._linger, page.rests_until - time.monotonic()))
                await self._redraw(message_id, page)
        except discord.HTTPException as error:
            log.info("table %s: a private page does not follow any more (%s)", page.follow.table, error.code or error)
            if error.code in GONE or error.status in (401, 404):
                self._pages.pop(message_id, None)
        except Refused as refusal:
            log.info("table %s: a private page could not follow: %s", page.follow.table, refusal.text.key)
        except Exception:
            log.exception("table %s: a private page could not follow", page.follow.table)
        finally:
            page.task = None

    async def _redraw(self, message_id: int, page: _Page) -> None:
        """Draw the page as the table is now, and send it if it looks different."""
        person = page.talk.user.id
        info = await self._tables.info(page.follow.table, person)
        if info.version == page.follow.version:
            return
        if waits_for_computers(info):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._tables.settle(info.id), PATIENCE)
        look = await self._tables.look(info.id, person)
        out = await page.follow.redraw(look)
        if out is None:
            return
        async with page.lock:
            if not self._is_live(message_id, page):
                return
            shown = _fingerprint(out)
            if shown != page.shown:
                await (rewrite(page.talk, message_id, out) if page.beside else answer(page.talk, out))
                page.rests_until = time.monotonic() + self._pause
            if out.follow is None:
                self._pages.pop(message_id, None)
            else:
                page.shown, page.follow = shown, out.follow


def waits_for_computers(info: TableInfo) -> bool:
    """Whether, for all the reader may know, the game waits for computers and nobody else."""
    return computers_only(info) or (info.secret and any(seat.kind == "computer" for seat in info.seats))


def _fingerprint(out: Sheet) -> bytes:
    """Of everything that can be seen of a page."""
    seen = hashlib.sha256(json.dumps(out.view.to_components(), sort_keys=True).encode())
    for picture in out.pictures:
        seen.update(hashlib.sha256(picture.data).digest())
    return seen.digest()
