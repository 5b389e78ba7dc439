"""A message sender that fails on demand, and a simulated Discord for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from tables.delivery import DeliveryWorker, Item, Posted, Sending
from tables.records import Place
from tests.tables.club import Club


class FakeSender:
    """A Discord of one dictionary. `trouble` is called when something is composed ("compose", "plain"), before and
    after each delivery takes effect ("before", "after") and when one is looked for ("find"). `lines` has what a plain
    line stood in for. While `way` is not set nothing gets on: what is under way is in `waiting`."""

    def __init__(self) -> None:
        self.messages: dict[Posted, str] = {}
        self.posts: list[Item] = []
        self.edits: list[Item] = []
        self.lines: list[Item] = []
        self.trouble: Callable[[str, Item], object] = lambda when, item: None
        self.way = asyncio.Event()
        self.way.set()
        self.waiting: list[Item] = []
        self.arrival = asyncio.Event()
        """Set whenever something comes to the way."""

    async def compose(self, item: Item) -> Sending:
        self.trouble("compose", item)
        return partial(self.deliver, item)

    async def plain(self, item: Item) -> Sending:
        self.trouble("plain", item)

        async def send() -> Posted:
            posted = await self.deliver(item)
            assert posted is not None
            self.lines.append(item)
            return item.known or posted

        return send

    async def deliver(self, item: Item) -> Posted | None:
        await self._trouble("before", item)
        fresh = str(item.thing) == "turn" or item.known is None or item.known not in self.messages
        if fresh:
            posted = Posted(item.person_id or item.channel_id, 1000 + len(self.posts))
            self.posts.append(item)
        else:
            assert item.known is not None
            posted = item.known
            self.edits.append(item)
        self.messages[posted] = item.nonce
        await self._trouble("after", item)
        return posted

    async def find(self, item: Item) -> Posted | None:
        await self._trouble("find", item)
        return next((posted for posted, nonce in self.messages.items() if nonce == item.nonce), None)

    async def _trouble(self, when: str, item: Item) -> None:
        self.waiting.append(item)
        self.arrival.set()
        try:
            await self.way.wait()
        finally:
            self.waiting.remove(item)
        self.trouble(when, item)

    async def has(self, count: int) -> None:
        """Wait until so many deliveries wait on the way."""
        while len(self.waiting) < count:
            self.arrival.clear()
            await self.arrival.wait()

    def things(self) -> list[str]:
        return sorted(str(item.thing) for item in self.posts)


class Round:
    """A delivery worker on the club's outbox."""

    def __init__(self, club: Club, sender: FakeSender) -> None:
        self.club = club
        self.sender = sender
        self.delivery = DeliveryWorker(club.tables, sender, linger=0)

    async def go(self) -> None:
        self.delivery.kick()
        await self.delivery.settle()


def club_place(channel: int) -> Place:
    """A channel of the club's server."""
    return Place(1, channel)
