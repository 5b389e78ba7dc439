"""A Discord for the simulated week: channels that are deleted, people who refuse direct messages, calls that fail.

It is a message sender of the delivery worker and reads the tables as the real one does (`cogs/message_sender.py`).
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from functools import partial
from itertools import count

import msgspec

from tables.delivery import Closed, Item, Posted, Sending, TryLater, Undeliverable
from tables.records import Look
from tables.service import Tables
from tables.slots import Shown, Slot, ToPerson, Turn

FAILING = 0.01
"""The share of calls that fail."""
ASKED_TO_WAIT = 5.0
"""Seconds that Discord asks for with a refusal for going too fast."""


class Sent(msgspec.Struct, frozen=True):
    """A message that was posted or edited: for which table, what, and whom it pinged."""

    at: datetime
    table_id: int
    title: str
    thing: Slot
    pinged: tuple[int, ...]
    fresh: bool


class Unclear(Exception):
    """A call failed in a way that leaves unknown whether it took effect."""


class WeekDiscord:
    """All messages, and what happens to calls. `hear` is told of each message that arrives."""

    def __init__(self, now: Callable[[], datetime], chance: random.Random, hear: Callable[[Sent], None]) -> None:
        self.tables: Tables
        self.now = now
        self.chance = chance
        self.hear = hear
        self.messages: dict[Posted, str] = {}
        self.posted: Counter[str] = Counter()
        """How often a message with each nonce was posted."""
        self.gone: set[int] = set()
        """The deleted channels."""
        self.closed: set[int] = set()
        """The people who accept no direct messages."""
        self._numbers = count(10**6)  # several processes send at once, and no two messages have the same number
        self.calls = 0
        self.failed = 0
        self.halts = False
        """The process will be killed: nothing returns from now on."""
        self.halted = asyncio.Event()
        """A call has taken effect and does not return."""

    async def compose(self, item: Item) -> Sending:
        """Nothing to compose."""
        return partial(self.deliver, item)

    async def plain(self, item: Item) -> Sending:
        """As any other item."""
        return partial(self.deliver, item)

    async def deliver(self, item: Item) -> Posted | None:
        """Post or edit, like the real sender."""
        look = await self._table_as_shown(item)
        if look is None:
            return None
        self._may_fail()
        await self._check_address(item)
        known = item.known
        edits = known is not None and known in self.messages and not self._post_anew(item, known)
        if edits:
            assert known is not None
            posted = known
        else:
            posted = Posted(
                item.person_id if item.thing.to_one and item.person_id else item.channel_id, next(self._numbers)
            )
            self.posted[item.nonce] += 1
            if known is not None:
                self.calls += 1  # the older message is shrunk or deleted
                self.messages.pop(known, None)
        self.messages[posted] = item.nonce
        pinged = () if edits else item.ping
        self.hear(Sent(self.now(), item.table_id, look.info.title, item.thing, pinged, not edits))
        await self._may_halt()
        self._may_be_unclear()
        return posted

    async def find(self, item: Item) -> Posted | None:
        """The message that carries the nonce."""
        self._may_fail()
        return next((posted for posted, nonce in self.messages.items() if nonce == item.nonce), None)

    def delete(self, channel_id: int) -> None:
        """Somebody deletes a channel with its messages."""
        self.gone.add(channel_id)
        self.messages = {posted: nonce for posted, nonce in self.messages.items() if posted.channel_id != channel_id}

    async def _table_as_shown(self, item: Item) -> Look | None:
        """The table as it will be shown; None if there is nothing to show."""
        if isinstance(item.thing, ToPerson) or not item.thing.to_one:
            return await self.tables.queries.look(item.table_id, None)
        assert item.person_id is not None
        person = await self.tables.people.get(item.person_id)
        look = await self.tables.queries.look(item.table_id, item.person_id)
        if not person.dm_open and item.ping and look.seat is not None:
            raise Closed(refused=False)
        if not person.dm_open or look.seat is None or look.view is None:
            return None
        return None if look.info.status != "running" and item.known is None else look

    @staticmethod
    def _post_anew(item: Item, known: Posted) -> bool:
        moved = not item.thing.to_one and known.channel_id != item.channel_id
        return bool(item.ping) or moved or isinstance(item.thing, Turn | Shown | ToPerson)

    async def _check_address(self, item: Item) -> None:
        """Refuse, as Discord does, where nobody can be reached."""
        if item.thing.to_one:
            assert item.person_id is not None
            if item.person_id in self.closed:
                raise Closed
        elif item.channel_id in self.gone:
            raise Undeliverable("404 10003: Unknown Channel")

    def _may_fail(self) -> None:
        """A call may fail before it takes effect."""
        self.calls += 1
        if self.chance.random() < FAILING / 2:
            self.failed += 1
            raise TryLater("429", self.chance.choice([None, ASKED_TO_WAIT]))

    def _may_be_unclear(self) -> None:
        """A call may fail after it has taken effect."""
        if self.chance.random() < FAILING / 2:
            self.failed += 1
            raise Unclear("500")

    async def _may_halt(self) -> None:
        if self.halts:
            self.halted.set()
            await asyncio.Event().wait()
