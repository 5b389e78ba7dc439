"""The delivery worker sends what the outbox holds to those who must see it, through a MessageSender.

Before an item is sent, its row is marked *sending* with a nonce, in a transaction of its own; afterwards *done*, with
the posted message. Whoever finds a half-sent row (after a crash, or after a delivery failed in an unclear way) first
asks the message sender whether a message with this nonce exists. So nothing is lost and nothing is posted twice,
whenever the process dies. If an item changed ten times while it waited, only the newest state is shown.

There is no endless task: `kick` starts workers that end when nothing is due. The last of them sets an alarm for the
earliest item that was postponed. Call `kick` after every commit (`tables.listen(lambda _: worker.kick())`), at the
start, and every now and then, in case the machine slept past the alarm or another process postponed something and died.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Protocol, TypeAlias

import msgspec

from db.errors import Missing, StoreError, StoreLost, Unreadable
from db.records import MessageRow, OutboxRow, SeatRow, TableRow
from db.store import Transaction
from tables import leases, slots
from tables.leases import LEASE
from tables.projections import info_of
from tables.service import Tables

log = logging.getLogger(__name__)

PATIENCE = 90.0
"""Timeout of one delivery in seconds. Its lease is renewed until then."""

LINGER = 0.2
"""Seconds between a kick and the first delivery, so that quick answers in a row need one picture."""

HELPS_AFTER = 2.0
"""Seconds after another process has changed a table until this one looks whether anything is left to deliver."""

STORING_PATIENCE = 8.0
"""Seconds during which the outcome of a delivery is retried if the database refuses it. Together with
`leases.UNRENEWED` still shorter than the lease."""

STORING_PAUSE = 0.2
"""Seconds between two attempts to write an outcome."""

SHORTEST_ALARM = 0.05
"""Seconds. If the clock stands still, the delivery worker must not loop without a pause."""

COMPOSING_PATIENCE = 60.0
"""Seconds within which an item must be composed."""

MOST_COMPOSED = 4
"""How often an item is composed. Then a plain line stands in for it, a quarter of a minute after the first attempt."""

GIVES_WAY = 1.0
"""Seconds after which a message that is still being sent counts for no slot any more: Discord lets it wait, and others
go to other channels meanwhile."""

MOST_AT_ONCE = 40
"""How many deliveries there are at once with those that wait."""

HOLD = timedelta(seconds=30)
"""How long a message that stays in the channel may be under way while the board waits for it."""

FIRST_PAUSE = timedelta(seconds=2)
LONGEST_PAUSE = timedelta(minutes=15)
LONGEST_WAIT = timedelta(hours=1)
"""The longest time for which an item is postponed, even if Discord asks for more. An item due later than this was
postponed by a clock that has been set back since."""


class Posted(msgspec.Struct, frozen=True):
    """A posted message."""

    channel_id: int
    message_id: int


class Item(msgspec.Struct, frozen=True):
    """One item to show.

    `thing`: its slot, or `TURN` if the board must be posted again (at the end of a game, and below a new message that
    stays, it may ping nobody). `person_id`: whose message it is, if it goes to one person. `reminder`: those in `ping`
    are reminded. `nonce` must be found in the message by `find`. `known` is the message posted before: the one to edit,
    or the one that a new message replaces (take its buttons away, or delete it).
    """

    table_id: int
    thing: slots.Slot
    nonce: str
    channel_id: int
    person_id: int | None = None
    ping: tuple[int, ...] = ()
    reminder: bool = False
    known: Posted | None = None
    attempt: int = 1


class TryLater(Exception):
    """It was not sent and left nothing behind: try again after this many seconds (None: when the worker chooses)."""

    def __init__(self, reason: str, after: float | None = None) -> None:
        super().__init__(reason)
        self.after = after


class Undeliverable(Exception):
    """It can never be sent: closed DM, missing permission, deleted channel. The item is dropped until it changes
    again."""


class Closed(Undeliverable):
    """No direct message reaches the item's person. `refused`: as Discord says just now; else that was known. Somebody
    whom it would have called, so that everybody may know of it, is called in the channel."""

    def __init__(self, *, refused: bool = True) -> None:
        super().__init__("direct messages are closed")
        self.refused = refused


Sending: TypeAlias = Callable[[], Awaitable[Posted | None]]
"""Sends what was composed: edits `item.known`, or posts again if there is none or it is gone. Returns where it stands;
None: there was nothing to show. Raises TryLater or Undeliverable. After any other exception the worker cannot know
whether the message was posted, so it asks `find` before it tries again."""


class MessageSender(Protocol):
    """Sends one item, in two steps that cannot be confused: nothing goes out while it is composed. Implemented by the
    code that knows Discord."""

    async def compose(self, item: Item) -> Sending:
        """Make what is to be shown; it is sent by calling the result. Raises TryLater or Undeliverable. After any other
        exception it is composed again a few times, then `plain` stands in for it."""

    async def plain(self, item: Item) -> Sending:
        """A plain line in place of an item that cannot be composed: it says so, and calls whom the item calls. A
        message that stands there already stays."""

    async def find(self, item: Item) -> Posted | None:
        """The message that carries `item.nonce`, if an interrupted delivery succeeded. Raises TryLater."""


async def send_nothing() -> None:
    """The sending of an item of which there is nothing to show."""


class DeliveryWorker:
    """Drains the outbox. `owner` identifies this process among those that share the database and stays the same after a
    restart. `room` is awaited before an item is taken: while more would only wait to be drawn, items stay in the
    outbox, where a newer state takes the place of an older one."""

    def __init__(
        self,
        tables: Tables,
        sender: MessageSender,
        *,
        owner: str = "orrery",
        at_once: int = 8,
        linger: float = LINGER,
        nonce: Callable[[], str] = lambda: secrets.token_hex(8),
        room: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._store = tables.store
        self._now = tables.now
        self._sender = sender
        self._mishaps = tables.mishaps
        self._owner = owner
        self._at_once = at_once
        self._linger = linger
        self._nonce = nonce
        self._room = room
        self._workers: set[asyncio.Task[None]] = set()
        self._waiting_ones = 0
        self._under_way: set[int] = set()
        self._kicks = 0
        self._looks = 0
        self._alarm_set_by = 0
        self._first_look = True
        self._closed = False
        self._alarm: asyncio.TimerHandle | None = None
        self._help: asyncio.TimerHandle | None = None
        self.ended: Callable[[str], object] = lambda result: None
        """Is told of each delivery what became of it: `delivered`, `postponed`, `refused` or `unclear`."""
        self.wakes_at: datetime | None = None
        """The time of its next look at the outbox without a kick. None: it waits for a kick."""

    def kick(self) -> None:
        """There may be something to deliver."""
        self._kicks += 1
        if self._closed or self._busy() >= self._at_once or len(self._workers) >= MOST_AT_ONCE:
            return
        worker = asyncio.create_task(self._work(), name="delivery")
        self._workers.add(worker)
        worker.add_done_callback(self._workers.discard)

    def kick_later(self) -> None:
        """Another process has something to deliver and begins with it at once: help if it has not come to that soon."""
        if self._help is None and not self._closed:
            self._help = asyncio.get_running_loop().call_later(HELPS_AFTER, self._begin_to_help)

    def _begin_to_help(self) -> None:
        self._help = None
        self.kick()

    def _busy(self) -> int:
        """The workers whose deliveries do not merely wait for Discord."""
        return len(self._workers) - self._waiting_ones

    @contextmanager
    def _giving_way(self) -> Iterator[None]:
        """While what is done inside takes long, another worker may begin in place of this one."""
        waits = False

        def give_way() -> None:
            nonlocal waits
            waits = True
            self._waiting_ones += 1
            self.kick()

        timer = asyncio.get_running_loop().call_later(GIVES_WAY, give_way)
        try:
            yield
        finally:
            timer.cancel()
            self._waiting_ones -= waits

    async def settle(self) -> None:
        """Wait until nothing more is due now."""
        while self._workers:
            await asyncio.wait(set(self._workers))

    async def close(self) -> None:
        """Finish the deliveries under way, then stop. The rest waits in the outbox."""
        self._closed = True
        if self._help is not None:
            self._help.cancel()
        await self.settle()
        self._set_alarm(None)

    # -- inside --------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        await asyncio.sleep(self._linger)
        likely = False
        while not self._closed:
            seen = self._kicks
            look = self._looks = self._looks + 1
            try:
                taken = await self._take(look, likely)
            except Unreadable as error:
                await self._set_aside(error)
                continue
            except StoreLost:  # The heartbeat kicks again when the database is back.
                return
            except StoreError as error:
                log.warning("the outbox cannot be read now: %s", error)
                self._wake(self._now() + FIRST_PAUSE, look)
                return
            if taken is not None:
                self.kick()
                try:
                    await self._carry(*taken)
                finally:
                    self._under_way.discard(taken[0].id)
                if self._busy() > self._at_once:  # another one has begun in its place
                    return
            elif not likely and seen == self._kicks:
                return
            likely = taken is not None

    def _wake(self, at: datetime | None, look: int) -> None:
        """Set the one alarm to the time that this look at the outbox has found, unless a later look has already set it.
        The result of an earlier look may be outdated: the item may be delivered by now, or due at another time."""
        if look > self._alarm_set_by:
            self._alarm_set_by = look
            self._set_alarm(at)

    def _set_alarm(self, at: datetime | None) -> None:
        """Replace the one alarm. None: no alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, self.wakes_at = None, None
        if at is not None and not self._closed:
            seconds = max((at - self._now()).total_seconds(), SHORTEST_ALARM)
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)
            self.wakes_at = at

    def _ring(self) -> None:
        self._alarm, self.wakes_at = None, None
        self.kick()

    async def _take(self, look: int, likely: bool) -> tuple[OutboxRow, Item, bool] | None:
        """The next row for this worker, marked as under way, and True if it may already have been sent. If it is not
        likely that there is one, the outbox is read first, without the writers' lock."""
        if not likely and not await self._anything(look):
            return None
        if self._room is not None:
            await self._room()
        mine: list[int] = []
        try:
            async with self._store.transaction("deliveries") as tx:
                return await self._take_one(tx, mine, look)
        except BaseException:
            self._under_way.difference_update(mine)
            raise

    async def _anything(self, look: int) -> bool:
        """Whether there is anything to do; if not, the alarm is set. If the clock was set back, postponed items are
        made due now, as they would otherwise wait for as long again."""
        now = self._now()
        async with self._store.reading() as tx:
            if await self._waiting(tx):
                return True
            self._first_look = False
            if not await tx.post.waits_beyond(now + LONGEST_WAIT):
                self._wake(await tx.post.next_due(), look)
                return False
        log.warning("the clock was set back; postponed items are due now")
        async with self._store.transaction("deliveries") as tx:
            await tx.post.bring_forward(now + LONGEST_WAIT, now, now + LEASE)
        return True

    async def _take_one(self, tx: Transaction, mine: list[int], look: int) -> tuple[OutboxRow, Item, bool] | None:
        now = self._now()
        for row in await self._half_sent(tx, lock=True):
            if await tx.post.take_over(row, self._owner, now + LEASE):
                self._mark(row, mine)
                with _blame_row(row):
                    table, seats = await tx.games.table_and_seats(row.table_id)
                    left = _called_now(slots.Ping.parse(row.sent_ping), row, table, seats)
                    newer = slots.Ping.parse(row.ping).people  # a message that follows calls them
                    left = left.only(set(left.people) - set(newer))
                    row = msgspec.structs.replace(row, sent_ping=left.stored)
                    return row, await self._item(tx, row, table, seats), True
        # What another transaction has locked was skipped: it is there still, and looked for again.
        self._first_look = self._first_look and bool(await self._half_sent(tx))
        # Only one row: other workers skip a locked row.
        for row in await tx.post.due(now, limit=1, held=now - HOLD, lock=True):
            with _blame_row(row):
                claimed = await self._claim(tx, row)
            if claimed is not None:
                self._mark(row, mine)
                return *claimed, False
        # Another worker has this row. If that delivery fails, the row is still due at the alarm.
        self._wake(now + FIRST_PAUSE if self._first_look else await tx.post.next_due(), look)
        return None

    def _mark(self, row: OutboxRow, mine: list[int]) -> None:
        """Reserve the row, so that no other worker of this process takes it for a half-sent one."""
        mine.append(row.id)
        self._under_way.add(row.id)

    async def _waiting(self, tx: Transaction) -> bool:
        now = self._now()
        return bool(await tx.post.due(now, limit=1, held=now - HOLD) or await self._half_sent(tx))

    async def _half_sent(self, tx: Transaction, *, lock: bool = False) -> list[OutboxRow]:
        """Half-sent rows whose sender is gone and that no worker of this process has: at least one, if there are any.
        `lock`: without those that another transaction has locked."""
        owner = self._owner if self._first_look else ""
        found = await tx.post.halted(self._now(), owner, limit=len(self._under_way) + 1, lock=lock)
        return [row for row in found if row.id not in self._under_way]

    async def _claim(self, tx: Transaction, row: OutboxRow) -> tuple[OutboxRow, Item] | None:
        """Mark a due row as under way; the row as it is then. Only people who are still owed now are pinged."""
        table, seats = await tx.games.table_and_seats(row.table_id)
        slot, ping = slots.parse_slot(row.slot), _called_now(slots.Ping.parse(row.ping), row, table, seats)
        thing = str(slots.TURN if slot == slots.BOARD and ping.posts_again else slot)
        nonce, called, now = self._nonce(), ping.stored, self._now()
        if not await tx.post.claim(row, nonce, thing, called, self._owner, now + LEASE, now):
            return None
        claimed = msgspec.structs.replace(
            row, nonce=nonce, sent_thing=thing, sent_ping=called, attempts=row.attempts + 1
        )
        return claimed, await self._item(tx, claimed, table, seats)

    async def _item(self, tx: Transaction, row: OutboxRow, table: TableRow, seats: list[SeatRow]) -> Item:
        slot, ping = slots.parse_slot(row.slot), slots.Ping.parse(row.sent_ping)
        there = next((seat.person_id for seat in seats if seat.seat == slot.reader), None)
        message = (await tx.post.messages(row.table_id)).get(row.slot)
        return Item(
            table_id=row.table_id,
            thing=slots.parse_slot(row.sent_thing or row.slot),
            nonce=row.nonce or "",
            channel_id=table.channel_id,
            person_id=slot.person_id if isinstance(slot, slots.ToPerson) else there,
            ping=ping.people,
            reminder=ping.reminder,
            known=None if message is None else Posted(message.channel_id, message.message_id),
            attempt=row.attempts,
        )

    async def _carry(self, row: OutboxRow, item: Item, doubtful: bool) -> None:
        """Deliver one item and record the outcome."""
        searching, sending, failed = doubtful, False, None
        try:
            async with leases.kept(lambda: self._renew(row, item), PATIENCE):
                posted = await self._sender.find(item) if doubtful else None
                searching = False
                if posted is None:
                    send, failed = await self._compose(item)
                    sending = True
                    with self._giving_way():
                        posted = await send()
        except TryLater as trouble:
            pause = self._pause(item.attempt) if trouble.after is None else timedelta(seconds=trouble.after)
            await self._postpone(row, item, min(pause, LONGEST_WAIT), str(trouble), searching=searching)
        except Undeliverable as trouble:
            log.warning("table %s: %s cannot be delivered: %s", item.table_id, item.thing, trouble)
            self.ended("refused")
            refusal = trouble
            await self._write(lambda tx: self._give_up(tx, row, item, refusal))
        except Exception as error:
            if not searching and not sending:  # it took too long, or another process has the row by now
                await self._postpone(row, item, self._pause(item.attempt), f"not composed: {error!r}")
                return
            log.exception("table %s: it is unknown whether %s was sent", item.table_id, item.thing)
            self.ended("unclear")
            again = self._now() + self._pause(item.attempt)
            await self._write(lambda tx: tx.post.doubt(row.id, item.nonce, self._owner, again))
        else:
            self.ended("delivered" if failed is None else "refused")
            await self._write(lambda tx: self._finish(tx, row, item, posted, failed))

    async def _postpone(
        self, row: OutboxRow, item: Item, pause: timedelta, reason: str, *, searching: bool = False
    ) -> None:
        """Nothing was sent now. `searching`: whether something was sent before is still unknown."""
        log.info("table %s: %s waits for %s: %s", item.table_id, item.thing, pause, reason)
        self.ended("postponed")
        again = self._now() + pause
        if searching:
            await self._write(lambda tx: tx.post.doubt(row.id, item.nonce, self._owner, again))
        else:
            await self._write(lambda tx: tx.post.postpone(row, self._owner, again, reason))

    async def _renew(self, row: OutboxRow, item: Item) -> bool:
        """Keep the row while its delivery takes long. False if another process has it by now."""
        async with self._store.transaction("deliveries") as tx:
            return await tx.post.renew(row.id, item.nonce, self._owner, self._now() + LEASE)

    async def _give_up(self, tx: Transaction, row: OutboxRow, item: Item, trouble: Undeliverable) -> bool:
        """Drop the item. If it would have called a person to a game, that person is called in the other way: by a
        message of their own, or in the channel."""
        done = await tx.post.drop(row.id, item.nonce, self._owner, str(trouble), self._now())
        slot, ping = slots.parse_slot(row.slot), slots.Ping.parse(row.sent_ping)
        if done and isinstance(slot, slots.Loss) and (otherwise := slot.otherwise()) is not None:
            await self._put(tx, row, {otherwise: ping})
        if isinstance(trouble, Closed) and item.person_id is not None:
            far = isinstance(slot, slots.Loss) and slot.cause == "server"  # Person and bot may share no other server.
            if trouble.refused and not far:
                await tx.people.change(item.person_id, dm_open=False, dm_refused=True)
            if isinstance(slot, slots.News):
                await tx.follows.remove_all(item.person_id)
            if done and ping.openly and item.person_id in ping.people:
                await self._call_in_channel(tx, row, item.person_id, reminder=ping.reminder)
        if done and item.thing == slots.TURN and item.ping:
            seats = {seat.person_id: seat.seat for seat in await tx.games.seats(row.table_id)}
            known = await tx.people.several(item.ping)
            reached = [person for person in item.ping if person in seats and known[person].dm_open]
            # Who wants both is called by direct message already, perhaps just now.
            calls = {
                person: slots.SILENT if known[person].notify == "both" else slots.Ping((person,)) for person in reached
            }
            await self._put(tx, row, {slots.Hand(seats[person]): call for person, call in calls.items()})
        return done

    async def _put(self, tx: Transaction, row: OutboxRow, things: Mapping[slots.Slot, slots.Ping]) -> None:
        """Request that this is shown of the row's table."""
        await tx.post.put(row.table_id, slots.as_stored(things), self._now())

    async def _call_in_channel(self, tx: Transaction, row: OutboxRow, person_id: int, *, reminder: bool) -> None:
        """Call somebody in the channel whom a direct message should have called: to the game, or to its lobby. Whoever
        wants both is called there already."""
        seats = await tx.games.seats(row.table_id)
        if (await tx.people.get(person_id)).notify == "dm" and any(seat.person_id == person_id for seat in seats):
            begun = (await tx.games.table(row.table_id)).status != "lobby"
            await self._put(
                tx, row, {slots.BOARD if begun else slots.LOBBY: slots.Ping((person_id,), reminder=reminder)}
            )

    async def _compose(self, item: Item) -> tuple[Sending, str | None]:
        """What sends the item; or, if it cannot be composed, what sends a plain line in its place, and the reason.
        Nothing has been sent yet, so whatever fails here is simply tried again later. Raises TryLater or
        Undeliverable."""
        if item.thing.to_one and item.person_id is None:
            return send_nothing, None
        try:
            async with asyncio.timeout(COMPOSING_PATIENCE):
                return await self._sender.compose(item), None
        except (TryLater, Undeliverable):
            raise
        except Exception as error:
            self._mishaps.note("message", f"{item.thing} of table {item.table_id}", error)
            if item.attempt < MOST_COMPOSED:
                raise TryLater(f"it could not be composed: {error!r}") from error
            # Why something was dropped is shown to server managers, who play too; the log has the rest.
            reason = f"it could not be composed: {type(error).__name__}"
        try:
            return await self._sender.plain(item), reason
        except (TryLater, Undeliverable):
            raise
        except Exception as error:
            raise Undeliverable(reason) from error

    async def _finish(
        self, tx: Transaction, row: OutboxRow, item: Item, posted: Posted | None, failed: str | None
    ) -> bool:
        """Record what was posted. `failed`: why a plain line was sent in place of the item, which is dropped."""
        if failed is None:
            done = await tx.post.finish(row.id, item.nonce, self._now())
        else:
            done = await tx.post.replace(row.id, item.nonce, failed, self._now())
        asked = slots.parse_slot(row.slot)
        if done and posted is not None and posted != item.known and not isinstance(asked, slots.ToPerson):
            slot = asked if await self._is_theirs(tx, item) else slots.Former(posted.message_id, asked)
            message = MessageRow(str(slot), posted.channel_id, posted.message_id)
            await tx.post.set_message(row.table_id, message, self._now())
            if slot != asked:
                await self._put(tx, row, {slot: slots.SILENT})
        return done

    async def _is_theirs(self, tx: Transaction, item: Item) -> bool:
        """Whether a direct message is still for the person at its seat, which may have changed hands meanwhile."""
        if item.thing.reader is None:
            return True
        seats = await tx.games.seats(item.table_id)
        return any(seat.seat == item.thing.reader and seat.person_id == item.person_id for seat in seats)

    async def _set_aside(self, bad: Unreadable) -> None:
        """Finish with an item that cannot be read. Several workers may find it; it is logged once."""
        if await self._write(lambda tx: tx.post.set_aside(bad, self._now())):
            log.error("set aside, nothing of it will be shown until it changes: %s", bad)

    async def _write(self, work: Callable[[Transaction], Awaitable[bool]]) -> bool:
        """Write the outcome. False if that changes nothing. If the database refuses for long, the row stays half-sent
        and is examined again when its lease has expired."""
        loop = asyncio.get_running_loop()
        until = loop.time() + STORING_PATIENCE
        while True:
            try:
                async with self._store.transaction("deliveries") as tx:
                    changed = await work(tx)
            except StoreError as error:
                if loop.time() >= until or self._closed:
                    log.warning("the outcome of a delivery could not be stored: %s", error)
                    return False
                await asyncio.sleep(STORING_PAUSE)
            else:
                return changed

    def _pause(self, attempt: int) -> timedelta:
        return min(FIRST_PAUSE * (1 << min(attempt - 1, 20)), LONGEST_PAUSE)


def _called_now(ping: slots.Ping, row: OutboxRow, table: TableRow, seats: list[SeatRow]) -> slots.Ping:
    """Of those whom a row calls to a running game, who is still owed, or still asked what they are called for."""
    slot = slots.parse_slot(row.slot)
    info = info_of(table, seats, slot.reader)
    if info.status != "running" or isinstance(slot, slots.Lobby | slots.ToPerson):
        return ping
    return ping.only((set(info.people_called()) - set(ping.turn)) | set(info.people_owed()))


@contextmanager
def _blame_row(row: OutboxRow) -> Iterator[None]:
    """What is wrong with the content of a row, or with its table, is this row's alone: Unreadable."""
    try:
        yield
    except (Missing, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        key = {"id": row.id, "table_id": row.table_id, "slot": row.slot}
        raise Unreadable(OutboxRow.__name__, key, repr(error)) from error
