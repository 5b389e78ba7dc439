"""A database server that goes away and comes back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
from sqlalchemy.engine import make_url

from db import server as server_module
from db.errors import StoreAway
from db.server import Pool
from db.store import Store
from tables.delivery import DeliveryWorker
from tables.errors import Away
from tests.databases import postgres_only
from tests.tables.club import ANN, BO, Club, Time
from tests.tables.sender import FakeSender
from tests.toy.lanterns import Lanterns

pytestmark = postgres_only
"""SQLite is a file."""


class Way:
    """The way to the server, which can be cut."""

    def __init__(self, host: str, port: int) -> None:
        self._server_at = (host, port)
        self._listener: asyncio.Server | None = None
        self._ends: list[asyncio.StreamWriter] = []
        self._silent = False
        self._silences = 0
        self.port = 0

    async def open(self) -> None:
        """Clear the way, at the same port as before."""
        self._listener = await asyncio.start_server(self._join, "127.0.0.1", self.port)
        self.port = self._listener.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Every line is cut, and no new one can be had."""
        assert self._listener is not None
        self._listener.close()
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    def hush(self) -> None:
        """The machine of the server has vanished: every line stays, and nothing comes over it any more."""
        self._silent = True
        self._silences += 1

    def another_machine(self) -> None:
        """New lines lead to a machine that answers; those from before stay silent."""
        self._silent = False

    async def _join(self, there: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        reader, writer = await asyncio.open_connection(*self._server_at)
        self._ends += [back, writer]
        since = self._silences
        await asyncio.gather(self._carry(there, writer, since), self._carry(reader, back, since))

    async def _carry(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter, since: int) -> None:
        with suppress(ConnectionError):
            while data := await source.read(1 << 16):
                if not self._silent and since == self._silences:
                    goal.write(data)
        goal.close()


@pytest.fixture
async def way(url: str) -> AsyncIterator[Way]:
    server = make_url(url)
    assert server.host is not None
    assert server.port is not None
    way = Way(server.host, server.port)
    await way.open()
    yield way
    way.cut()


@pytest.fixture
async def club(url: str, way: Way, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    monkeypatch.setattr(server_module, "SILENCE", 0.5)
    address = make_url(url).set(port=way.port).render_as_string(hide_password=False)
    store = await Store.open(address, busy_seconds=0.5, name="away", pool=Pool(statement_seconds=0.5))
    club = Club(store, Time(), Lanterns())
    yield club
    await club.tables.close_down()
    await store.close()


async def test_a_server_that_is_away_is_named_and_not_a_defect(
    club: Club, way: Way, caplog: pytest.LogCaptureFixture
) -> None:
    table = await club.running()
    way.cut()
    with pytest.raises(Away):
        await club.tables.queries.look(table.id, ANN.id)
    with pytest.raises(Away):
        await club.tables.people.set_notify(ANN.id, "dm")
    with pytest.raises(StoreAway):
        await club.store.hold()
    assert not [record for record in caplog.records if record.exc_info]
    await way.open()
    await club.store.hold()
    await club.play_first(table.id, ANN)


@pytest.mark.parametrize("before_the_end", [False, True])
async def test_a_line_that_is_cut_in_the_middle_of_a_transaction_is_known(
    club: Club, way: Way, before_the_end: bool
) -> None:
    async def work() -> None:
        async with club.store.transaction() as tx:
            await tx.timers.of_kind("computer")
            way.cut()
            if not before_the_end:
                await tx.timers.of_kind("computer")

    with pytest.raises(StoreAway):
        await work()


@pytest.mark.parametrize("in_the_middle", [False, True])
async def test_a_server_that_says_nothing_any_more_is_given_up(club: Club, way: Way, in_the_middle: bool) -> None:
    """Its machine has vanished without closing a line, and another one takes its place: the system would wait for a
    quarter of an hour, and the bot with it."""

    async def work() -> None:
        async with club.store.transaction() as tx:
            if in_the_middle:
                await tx.timers.of_kind("computer")
                way.hush()
            await tx.timers.of_kind("computer")

    table = await club.running()
    await asyncio.gather(*(club.tables.queries.look(table.id, ANN.id) for _ in range(8)))  # several lines are open
    if not in_the_middle:
        way.hush()
    async with asyncio.timeout(60):
        with pytest.raises(StoreAway):
            await work()
        with pytest.raises(StoreAway):
            await club.store.hold()
        way.another_machine()
        await club.store.hold()
        await club.play_first(table.id, ANN)


async def test_a_server_that_is_soon_back_is_waited_for(club: Club, way: Way) -> None:
    table = await club.running()
    way.cut()
    looking = asyncio.ensure_future(club.tables.queries.look(table.id, ANN.id))
    await asyncio.sleep(0)
    await way.open()
    assert (await looking).pending is not None


async def test_deliveries_go_on_when_the_server_is_back(club: Club, way: Way, caplog: pytest.LogCaptureFixture) -> None:
    sender = FakeSender()
    sender.way.clear()
    delivery = DeliveryWorker(club.tables, sender, linger=0)
    await club.running()
    delivery.kick()
    await sender.has(4)
    way.cut()
    sender.way.set()
    await asyncio.sleep(0.7)  # the store is out of patience; the delivery worker is not
    await way.open()
    delivery.kick()
    await delivery.settle()
    assert sender.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(1)).values()} == {"done"}
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    await delivery.close()
    assert BO.id in (await club.tables.queries.info(1)).people_owed()
