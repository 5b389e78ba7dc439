"""The table service with the toy title, a clock moved by hand and repeatable seeds."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from db.records import Clock, MessageRow, OutboxRow
from db.store import Store
from engine.core.chance import Chance
from engine.core.title import Title
from engine.players.answers import draw_answer
from tables.records import Person, Place, Played, TableInfo
from tables.service import Tables
from tables.slots import Ping

ANN = Person(1, "Ann", "en-GB")
BO = Person(2, "Bo", "zh-TW")
CY = Person(3, "Cy", None)
HERE = Place(10, 100, "en-US")


class Time:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.at = datetime(2026, 11, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at

    def pass_by(self, **parts: float) -> None:
        self.at += timedelta(**parts)


class Club:
    """The service with what tests need around it."""

    def __init__(self, store: Store, time: Time, title: Title[Any], first_seed: int = 1, **more: Any) -> None:
        numbers = count(first_seed)
        self.time = time
        self.store = store
        self.tables = Tables(
            store,
            {title.meta.id: title},
            now=time,
            seed=lambda: f"seed-{next(numbers)}",
            draw=lambda below: below - 1,
            **more,
        )

    async def running(self, place: Place = HERE, *, clock: Clock | None = None, **options: Any) -> TableInfo:
        """Ann and Bo, playing: Ann opened. `clock`: another than the default."""
        table = await self.tables.lobby.open(ANN, place, "lanterns", options)
        await self.tables.lobby.join(table.id, BO)
        if clock is not None:
            await self.tables.clocks.set(table.id, ANN.id, clock)
        return await self.tables.lobby.start(table.id, ANN.id)

    async def against_computer(self, level: str = "easy", **options: Any) -> TableInfo:
        """Ann and a computer, playing."""
        table = await self.tables.lobby.open(ANN, HERE, "lanterns", options)
        await self.tables.lobby.seat_computer(table.id, ANN.id, level)
        return await self.tables.lobby.start(table.id, ANN.id)

    async def first_keys(self, table_id: int, person: Person) -> tuple[str, ...]:
        """The first legal answer of a person."""
        look = await self.tables.queries.look(table_id, person.id)
        assert look.pending is not None, f"{person.name} is not asked"
        ask = look.pending.ask
        return tuple(option.key for option in ask.options[: max(1, ask.least)])

    async def play_first(self, table_id: int, person: Person) -> Any:
        """Answer with the first legal answer."""
        return await self.tables.play.choose(table_id, person.id, await self.first_keys(table_id, person))

    async def play_any(self, table_id: int, person: Person, seed: int) -> Played:
        """Answer with a legal answer drawn at random."""
        look = await self.tables.queries.look(table_id, person.id)
        assert look.pending is not None, f"{person.name} is not asked"
        return await self.tables.play.choose(table_id, person.id, draw_answer(look.pending.ask, Chance(f"{seed}")))

    async def both_play(self, table_id: int) -> Person:
        """Ann and Bo play their first card; returns who then walks."""
        await self.play_first(table_id, ANN)
        await self.play_first(table_id, BO)
        info = await self.tables.queries.info(table_id)
        return ANN if info.owed == (0,) else BO

    async def to_the_end(self, table_id: int) -> TableInfo:
        """First legal answers until the game is over."""
        while (info := await self.tables.queries.info(table_id)).status == "running":
            await self.play_first(table_id, ANN if 0 in info.owed else BO)
        return info

    async def passes(self, **parts: float) -> None:
        """Time passes while the bot runs: the clocks of tables ring when they are due."""
        end, rung = self.time.at + timedelta(**parts), self.time.at
        while True:
            async with self.store.reading() as tx:
                due = min((timer.due_at for timer in await tx.timers.of_kind("clock")), default=end)
            if not rung < due < end:
                break
            self.time.at = rung = due
            await self.tables.tick()
            await self.tables.settle()
        self.time.at = end
        await self.tables.tick()
        await self.tables.settle()

    async def outbox(self, table_id: int) -> dict[str, OutboxRow]:
        """The rows of a table by slot."""
        async with self.store.reading() as tx:
            return {row.slot: row for row in await tx.post.of_table(table_id)}

    async def called(self, table_id: int, slot: str = "board") -> tuple[int, ...]:
        """The people whom this slot is to call."""
        return Ping.parse((await self.outbox(table_id))[slot].ping).people

    async def sent(self, table_id: int) -> None:
        """As if everything in the outbox had been delivered."""
        async with self.store.transaction() as tx:
            for row in await tx.post.of_table(table_id):
                if row.state == "due":
                    await tx.post.claim(row, "n", row.slot, row.ping, "test", self.time())
                    await tx.post.finish(row.id, "n", self.time())

    async def posted(self, table_id: int) -> None:
        """As if the lobby's message stood in the channel."""
        async with self.store.transaction() as tx:
            await tx.post.set_message(table_id, MessageRow("lobby", 100, 1000), self.time())
