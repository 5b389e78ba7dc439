"""The store: migrations, transactions, locks, rows."""

from __future__ import annotations

import asyncio
import sqlite3
import traceback
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text as sql
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import make_url
from sqlalchemy.schema import CreateTable

from db import schema
from db.errors import Conflict, Missing, StoreAway, StoreBusy, StoreError, StoreReadOnly, StoreTooNew
from db.migrate import Migration, migrations
from db.records import ChoiceRow, MessageRow, SeatRow, SnapshotRow, TableRow
from db.store import Store
from tests.databases import IMPATIENT, asked_of, plan_of, postgres_only, sqlite_only

NOW = datetime(2026, 11, 1, 12, 0, 0, 123456, tzinfo=UTC)


def row(channel: int = 1, **values) -> TableRow:
    fresh = TableRow(
        title="toy",
        status="lobby",
        guild_id=None,
        channel_id=channel,
        guild_locale="zh-TW",
        host_id=9,
        options={"b": True, "a": 1},
        rules_version=1,
        created_at=NOW,
    )
    return msgspec.structs.replace(fresh, **values)


SEATS = [SeatRow(seat=0, kind="person", person_id=9, name="日"), SeatRow(seat=1, kind="open")]


@pytest.fixture
def path(url: str) -> Path:
    """Where SQLite's file is."""
    return Path(url.removeprefix("sqlite:///"))


@pytest.fixture
async def store(url: str, busy_seconds: float):
    store = await Store.open(url, busy_seconds=busy_seconds)
    yield store
    await store.close()


# --- opening -----------------------------------------------------------------------------------------------------


@sqlite_only
async def test_a_new_file_has_the_schema_that_the_code_expects(store: Store, path: Path):
    with sqlite3.connect(path) as file:
        for table in schema.metadata.sorted_tables:
            found = {
                name: bool(notnull or pk) for _, name, _, notnull, _, pk in file.execute(f"PRAGMA table_info({table})")
            }
            assert found == {column.name: not column.nullable for column in table.columns}, table.name
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    file.close()
    async with store.transaction() as tx:
        for pragma, value in (("foreign_keys", 1), ("synchronous", 2)):
            assert (await tx.connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() == value


def test_the_migrations_speak_postgresql_too():
    """`make test-postgres` tries them; where its server is not installed, at least every word is one it knows."""
    statements = [statement for migration in migrations() for statement in migration.statements("postgresql")]
    text = "\n".join(statements)
    assert "$" not in text
    assert "AUTOINCREMENT" not in text
    assert "BLOB" not in text
    for table in schema.metadata.sorted_tables:
        wanted = str(CreateTable(table).compile(dialect=postgresql.dialect()))
        created = next(statement for statement in statements if statement.startswith(f"CREATE TABLE {table.name} "))
        assert ("BYTEA" in wanted) == ("BYTEA" in created)


async def test_migrations_are_applied_once_and_in_order(url: str):
    first = Migration(1, "0001_a", "a", "CREATE TABLE a (x INTEGER);")
    second = Migration(2, "0002_b", "b", "-- a; b\nALTER TABLE a ADD COLUMN y INTEGER; INSERT INTO a VALUES (1, 2);")
    await (await Store.open(url, known=[first])).close()
    for _ in range(2):
        store = await Store.open(url, known=[first, second])
        async with store.reading() as tx:
            assert [tuple(found) for found in await tx.connection.execute(sql("SELECT x, y FROM a"))] == [(1, 2)]
        await store.close()


@sqlite_only
async def test_messages_of_single_deals_are_put_away_and_the_boards_shown_anew(url: str, path: Path):
    """As they were stored when each deal had a message of its own; those that were carried out stay."""
    await (await Store.open(url, known=migrations()[:6])).close()
    with sqlite3.connect(path) as file:
        for table, status in ((1, "running"), (2, "over")):
            file.execute(
                "INSERT INTO tables (id, title, status, channel_id, host_id, options, rules_version, created_at,"
                " version, last_n, owed, announced, draw_offered_by)"
                f" VALUES ({table}, 'x', '{status}', 1, 1, '{{}}', 1, 0, 1, 1, '[]', '[]', '[]')"
            )
            for slot in ("board", "deal:1", "deal:2", "deal:3"):
                file.execute(
                    "INSERT INTO outbox (table_id, slot, state, revision, due_at, attempts, ping, sent_revision,"
                    f" sent_ping) VALUES ({table}, '{slot}', 'done', 1, 0, 0, '[]', 1, '[]')"
                )
            open_still = "NULL" if status == "running" else "'void'"
            for number, ending in ((1, "'done'"), (2, "'void'"), (3, open_still)):
                file.execute(f"INSERT INTO postings VALUES ({table}, {number}, x'c0', {ending})")
    file.close()
    store = await Store.open(url)
    async with store.reading() as tx:
        due = {
            (row.table_id, row.slot) for table in (1, 2) for row in await tx.post.of_table(table) if row.state == "due"
        }
    await store.close()
    assert due == {(1, "board"), (1, "deal:2"), (1, "deal:3")}


@sqlite_only
async def test_a_migration_that_fails_leaves_nothing_behind(url: str, path: Path):
    first = Migration(1, "0001_a", "a", "CREATE TABLE a (x INTEGER);")
    broken = Migration(2, "0002_b", "b", "CREATE TABLE b (x INTEGER); INSERT INTO nowhere VALUES (1);")
    await (await Store.open(url, known=[first])).close()
    with pytest.raises(StoreError, match="nowhere"):
        await Store.open(url, known=[first, broken])
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT name FROM sqlite_master WHERE name IN ('a', 'b')").fetchall() == [("a",)]
        assert file.execute("SELECT number FROM migrations").fetchall() == [(1,)]
    file.close()


async def test_an_error_of_the_database_hides_what_was_written(store: Store):
    """Whoever logs it, with all that led to it, must not tell a seed or a hand."""
    secret = "".join(["a", "seed"])
    with pytest.raises(StoreError) as failed:
        async with store.transaction() as tx:
            await tx.connection.execute(sql("INSERT INTO nowhere VALUES (:secret)"), {"secret": secret})
    assert secret not in "".join(traceback.format_exception(failed.value))


@sqlite_only
async def test_a_database_that_cannot_be_written_is_refused_at_the_start(store: Store, path: Path):
    with pytest.raises(StoreReadOnly):
        await Store.open(f"sqlite:///file:{path}?mode=ro&uri=true")


@postgres_only
async def test_a_server_that_only_reads_is_refused_at_the_start(store: Store, url: str):
    database = make_url(url).database
    async with store.transaction() as tx:
        await tx.connection.exec_driver_sql(f"ALTER DATABASE {database} SET default_transaction_read_only = on")
    try:
        with pytest.raises(StoreReadOnly):
            await Store.open(url)
    finally:
        async with store.transaction() as tx:
            await tx.connection.exec_driver_sql(f"ALTER DATABASE {database} RESET default_transaction_read_only")


async def test_a_file_of_a_newer_program_is_refused_untouched(store: Store, url: str):
    async with store.transaction() as tx:
        await tx.connection.exec_driver_sql("INSERT INTO migrations (number, name) VALUES (999, 'future')")
    with pytest.raises(StoreTooNew, match="version 999.*newer Orrery"):
        await Store.open(url)


@pytest.mark.parametrize("name", ["0002_gap.sql", "0001_no_reason.sql"])
def test_migrations_need_a_number_and_a_reason(tmp_path: Path, name: str):
    (tmp_path / name).write_text("CREATE TABLE a (x INTEGER);" if "no" in name else "-- Reason: x\n")
    with pytest.raises(StoreError, match=name):
        migrations(tmp_path)


@pytest.mark.parametrize(
    ("url", "words"),
    [("mysql://localhost/x", "not in mysql"), ("nonsense", "DATABASE_URL"), ("oracle+x://h/x", "not in oracle")],
)
async def test_other_databases_are_refused_in_words(url: str, words: str):
    with pytest.raises(StoreError, match=words):
        await Store.open(url)


# --- transactions ------------------------------------------------------------------------------------------------


async def test_an_error_of_the_driver_itself_says_that_the_database_is_away(store: Store):
    """A statement on a connection that is just being cut fails in the driver, which SQLAlchemy does not translate."""
    error = type("InternalClientError", (Exception,), {"__module__": "asyncpg.exceptions._base"})
    with pytest.raises(StoreAway):
        async with store.reading():
            raise error("cannot switch to state 12; another operation (2) is in progress")


async def test_an_exception_rolls_everything_back(store: Store):
    async def fail() -> None:
        async with store.transaction() as tx:
            await tx.games.add(row(), SEATS)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    async with store.reading() as tx:
        assert await tx.games.in_channel(1, "toy") is None


async def test_readers_do_not_see_what_is_not_committed_and_do_not_wait(store: Store):
    async with store.transaction() as tx:
        await tx.games.add(row(), SEATS)
        async with store.reading() as other:
            assert await other.games.in_channel(1, "toy") is None
    async with store.reading() as tx:
        assert await tx.games.in_channel(1, "toy") is not None


async def test_transactions_of_many_tasks_do_not_mix(store: Store):
    async def one(channel: int) -> None:
        async with store.transaction() as tx:
            added = await tx.games.add(row(channel), SEATS)
            await asyncio.sleep(0)
            if channel % 2:
                raise RuntimeError
            await tx.games.save_table(added, msgspec.structs.replace(added, status="running"))

    await asyncio.gather(*(one(channel) for channel in range(10)), return_exceptions=True)
    async with store.reading() as tx:
        found = {channel: await tx.games.in_channel(channel, "toy") for channel in range(10)}
    assert {channel for channel, table in found.items() if table is not None} == {0, 2, 4, 6, 8}
    assert {table.status for table in found.values() if table is not None} == {"running"}


async def test_who_reads_sees_one_state_whatever_others_change_meanwhile(store: Store):
    async with store.transaction() as tx:
        await tx.notes.put("a", "before")
    async with store.reading() as tx:
        assert await tx.notes.get("a") == "before"
        async with store.transaction() as other:
            await other.notes.put("a", "after")
        assert await tx.notes.get("a") == "before"
    async with store.reading() as tx:
        assert await tx.notes.get("a") == "after"


@sqlite_only
@IMPATIENT
async def test_a_file_locked_by_another_program_is_busy_after_the_patience(store: Store, path: Path):
    lock = sqlite3.connect(path, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreBusy):
        async with store.transaction() as tx:
            await tx.games.add(row(), SEATS)
    lock.rollback()
    lock.close()
    async with store.transaction() as tx:
        assert (await tx.games.add(row(), SEATS)).id == 1


@sqlite_only
async def test_a_change_that_has_read_finds_the_file_locked_when_it_writes(store: Store, path: Path):
    """It has the lock from its beginning, before it reads: nobody else writes in between."""
    other = sqlite3.connect(path, isolation_level=None, timeout=0)
    async with store.transaction() as tx:
        assert await tx.games.count_by_title() == {}
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        await tx.games.add(row(), SEATS)
    other.execute("BEGIN IMMEDIATE")
    other.rollback()
    other.close()


@sqlite_only
@IMPATIENT
async def test_a_writer_that_never_ends_makes_others_busy_not_stuck(store: Store):
    async with store.transaction():
        with pytest.raises(StoreBusy):
            async with store.transaction():
                pass


async def test_a_cancelled_transaction_leaves_no_lock(store: Store):
    async def one(channel: int) -> None:
        async with store.transaction() as tx:
            await tx.games.add(row(channel), SEATS)

    for number in range(40):
        task = asyncio.create_task(one(1000 + number))
        await asyncio.sleep(0.0004 * number)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with store.transaction() as tx:
            await tx.games.add(row(number), SEATS)


# --- rows --------------------------------------------------------------------------------------------------------


async def test_rows_come_back_as_they_were_written(store: Store):
    full = row(owed=(0, 1), owed_since=NOW, announced=(2**60,), started_at=NOW + timedelta(days=1), seed="s")
    step = ChoiceRow(n=0, kind="choose", seat=1, keys=["a", "b"], at=NOW, state_hash="h", events=b"\x00\xff")
    async with store.transaction() as tx:
        full = await tx.games.add(full, SEATS)
        await tx.games.add_choices(full.id, [step, msgspec.structs.replace(step, n=1)])
        await tx.games.save_snapshot(full.id, SnapshotRow(0, "h", b"old"))
        await tx.games.save_snapshot(full.id, SnapshotRow(1, "h", b"new"))
        await tx.games.mark_undone(full.id, 1, 5)
    async with store.reading() as tx:
        assert await tx.games.table(full.id) == full
        assert await tx.games.seats(full.id) == SEATS
        assert await tx.games.choices(full.id) == [step, msgspec.structs.replace(step, n=1, undone_by=5)]
        assert [found.n for found in await tx.games.choices(full.id, newest=1)] == [1]
        assert await tx.games.last_answer(full.id, 1) == step
        assert await tx.games.snapshot(full.id) == SnapshotRow(1, "h", b"new")
        for missing in (tx.games.table(404), tx.games.snapshot(404)):
            with pytest.raises(Missing):
                await missing


async def test_an_archived_game_is_read_as_before_in_less_space(store: Store):
    steps = [
        ChoiceRow(n=n, kind="choose", seat=0, keys=["step:b1"], at=NOW, state_hash=f"{n:016x}", events=b"walks" * 30)
        for n in range(200)
    ]
    async with store.transaction() as tx:
        table = await tx.games.add(row(), SEATS)
        await tx.games.add_choices(table.id, steps)
        await tx.games.mark_undone(table.id, 7, 8)
        before = await tx.games.choices(table.id)
        await tx.games.archive(table.id)
    async with store.reading() as tx:
        assert await tx.games.choices(table.id) == before
        assert before[7].undone_by == 8
        assert [step.n for step in await tx.games.choices(table.id, newest=3)] == [197, 198, 199]
        assert [step.n for step in await tx.games.choices(table.id, before=198, newest=2)] == [196, 197]
        assert [step.n for step in await tx.games.choices(table.id, after=197)] == [198, 199]
        assert await tx.games.choices(404) == []
        size = (await tx.connection.execute(sql("SELECT length(data) FROM archives"))).scalar_one()
        assert size < sum(len(step.events) for step in steps) / 5


async def test_a_note_is_kept_until_it_is_written_over(store: Store):
    async with store.transaction() as tx:
        assert await tx.notes.get("commands") is None
        await tx.notes.put("commands", "one")
        await tx.notes.put("other", "x")
        await tx.notes.put("commands", "two")
    async with store.reading() as tx:
        assert await tx.notes.get("commands") == "two"
        assert await tx.notes.get("other") == "x"


async def test_a_table_is_saved_only_over_the_version_that_was_read(store: Store):
    async with store.transaction() as tx:
        old = await tx.games.add(row(), SEATS)
        new = await tx.games.save_table(old, msgspec.structs.replace(old, status="running"))
    assert new.version == 2
    with pytest.raises(Conflict):
        async with store.transaction() as tx:
            await tx.games.save_table(old, msgspec.structs.replace(old, status="closed"))
    async with store.reading() as tx:
        assert await tx.games.table(old.id) == new


async def test_the_database_itself_guards_channels_seats_and_history(store: Store):
    async with store.transaction() as tx:
        table = await tx.games.add(row(), SEATS)
    step = ChoiceRow(n=0, kind="begin", seat=None, keys=[], at=NOW, state_hash="h", events=b"")
    twice = [SEATS[0], msgspec.structs.replace(SEATS[0], seat=1)]
    with pytest.raises(Conflict):
        async with store.transaction() as tx:
            await tx.games.add(row(), SEATS)
    with pytest.raises(Conflict):
        async with store.transaction() as tx:
            await tx.games.replace_seats(table.id, twice)
    with pytest.raises(Conflict):
        async with store.transaction() as tx:
            await tx.games.add_choices(table.id, [step, step])
    with pytest.raises(Conflict):
        async with store.transaction() as tx:
            await tx.games.add_choices(404, [step])
    async with store.reading() as tx:
        assert await tx.games.seats(table.id) == SEATS
        assert await tx.games.choices(table.id) == []


async def test_a_step_is_taken_back_only_once(store: Store):
    step = ChoiceRow(n=0, kind="choose", seat=0, keys=[], at=NOW, state_hash="h", events=b"")
    async with store.transaction() as tx:
        table = await tx.games.add(row(), SEATS)
        await tx.games.add_choices(table.id, [step])
        await tx.games.mark_undone(table.id, 0, 1)
    with pytest.raises(Conflict):
        async with store.transaction() as tx:
            await tx.games.mark_undone(table.id, 0, 2)


async def test_the_outbox_coalesces_and_keeps_pings(store: Store):
    async with store.transaction() as tx:
        table = (await tx.games.add(row(), SEATS)).id
        await tx.post.put(table, {"board": (1,), "hand:0": ()}, NOW)
        await tx.post.put(table, {"board": ()}, NOW + timedelta(seconds=9))
        await tx.post.put(table, {"board": (2, 1)}, NOW + timedelta(seconds=9))
    async with store.transaction() as tx:
        board, hand = await tx.post.due(NOW, limit=9)
        assert (board.slot, board.ping, board.revision, hand.revision) == ("board", (1, 2), 3, 1)
        assert await tx.post.claim(board, "n1", "turn", (1, 2), "me", NOW)
        assert not await tx.post.claim(board, "n2", "turn", (1, 2), "me", NOW)
        await tx.post.put(table, {"board": (3,)}, NOW)
        assert [found.slot for found in await tx.post.due(NOW, limit=9)] == ["hand:0"]
        assert not await tx.post.finish(board.id, "another", NOW)
        assert await tx.post.finish(board.id, "n1", NOW)
        again = next(found for found in await tx.post.due(NOW, limit=9) if found.slot == "board")
        assert again.ping == (3,)
        assert await tx.post.claim(again, "n3", "turn", (3,), "me", NOW)
        assert await tx.post.postpone(
            msgspec.structs.replace(again, nonce="n3"), "me", NOW + timedelta(hours=1), "later"
        )
        assert [found.slot for found in await tx.post.due(NOW, limit=9)] == ["hand:0"]
        late = await tx.post.due(NOW + timedelta(hours=1), limit=9)
        assert {found.slot: found.ping for found in late} == {"hand:0": (), "board": (3,)}
        assert await tx.post.next_due() == NOW


async def test_a_row_that_was_requested_again_since_it_was_read_is_claimed(store: Store):
    """Its new pings would be sent by nobody: whoever has read the older revision must read it again."""
    async with store.transaction() as tx:
        table = (await tx.games.add(row(), SEATS)).id
        await tx.post.put(table, {"board": (1,)}, NOW)
        (read,) = await tx.post.due(NOW, limit=9)
        await tx.post.put(table, {"board": (2,)}, NOW)
        assert not await tx.post.claim(read, "n1", "turn", (1,), "me", NOW)
        (again,) = await tx.post.due(NOW, limit=9)
        assert (again.ping, again.revision) == ((1, 2), 2)
        assert await tx.post.claim(again, "n2", "turn", (1, 2), "me", NOW)


async def test_what_is_requested_while_it_is_dropped_or_put_off_is_lost(store: Store):
    async with store.transaction() as tx:
        table = (await tx.games.add(row(), SEATS)).id
        await tx.post.put(table, {"board": (1,)}, NOW)
        (read,) = await tx.post.due(NOW, limit=9)
        assert await tx.post.claim(read, "n1", "turn", (1,), "me", NOW)
        await tx.post.put(table, {"board": (2,)}, NOW)
        assert await tx.post.postpone(msgspec.structs.replace(read, nonce="n1"), "me", NOW, "later")
        (again,) = await tx.post.due(NOW, limit=9)
        assert again.ping == (2, 1)
        assert await tx.post.claim(again, "n2", "turn", (2, 1), "me", NOW)
        await tx.post.put(table, {"board": (3,)}, NOW)
        assert await tx.post.drop(again.id, "n2", "me", "gone", NOW)
        (due,) = await tx.post.due(NOW, limit=9)
        assert (due.ping, due.attempts) == ((3,), 0)


async def test_looking_at_the_outbox_hides_nothing_from_whoever_claims(store: Store):
    async with store.transaction() as tx:
        table = (await tx.games.add(row(), SEATS)).id
        await tx.post.put(table, {"board": (), "hand:0": ()}, NOW)
    async with store.reading() as look, store.transaction() as tx:
        assert len(await look.post.due(NOW, limit=9)) == 2
        assert len(await tx.post.due(NOW, limit=9, lock=True)) == 2


async def test_the_outbox_of_a_table_is_read_while_another_changes_it(store: Store):
    """In a reading transaction PostgreSQL refuses to lock rows that have changed since it began."""
    async with store.transaction() as tx:
        table = (await tx.games.add(row(), SEATS)).id
        await tx.post.put(table, {"board": ()}, NOW)
    async with store.reading() as look:
        assert len(await look.post.of_table(table)) == 1
        async with store.transaction() as tx:
            await tx.post.put(table, {"board": (5,)}, NOW)
        assert [found.ping for found in await look.post.of_table(table)] == [()]


@postgres_only
async def test_a_claim_hides_no_more_than_the_row_that_it_claims(store: Store):
    async with store.transaction() as tx:
        table = (await tx.games.add(row(), SEATS)).id
        await tx.post.put(table, {"board": (), "hand:0": ()}, NOW)
    async with store.transaction() as one, store.transaction() as other:
        (board,) = await one.post.due(NOW, limit=1, lock=True)
        (hand,) = await other.post.due(NOW, limit=1, lock=True)
        assert {board.slot, hand.slot} == {"board", "hand:0"}


async def test_half_sent_rows_are_found_by_their_owner_at_once_and_by_others_after_the_lease(store: Store):
    lease = NOW + timedelta(minutes=2)
    async with store.transaction() as tx:
        table = (await tx.games.add(row(), SEATS)).id
        await tx.post.put(table, {"board": ()}, NOW)
        (due,) = await tx.post.due(NOW, limit=1)
        await tx.post.claim(due, "n", "board", (), "me", lease)
        assert await tx.post.next_due() == lease
        assert await tx.post.halted(NOW, "other", limit=9) == []
        (mine,) = await tx.post.halted(NOW, "me", limit=9)
        assert [found.id for found in await tx.post.halted(lease + timedelta(seconds=1), "other", limit=9)] == [mine.id]
        assert await tx.post.take_over(mine, "other", lease + timedelta(minutes=2))
        assert not await tx.post.take_over(mine, "third", lease + timedelta(minutes=3))
        assert await tx.post.drop(mine.id, "n", "other", "gone", NOW)
        assert [(found.state, found.reason) for found in await tx.post.of_table(table)] == [("dropped", "gone")]
        await tx.post.set_message(table, MessageRow("board", 1, 2), NOW)
        await tx.post.set_message(table, MessageRow("board", 1, 3), NOW)
        assert await tx.post.messages(table) == {"board": MessageRow("board", 1, 3)}


async def test_timers_come_due_and_are_taken_once(store: Store):
    async with store.transaction() as tx:
        table = (await tx.games.add(row(), SEATS)).id
        await tx.timers.set(table, "idle", NOW)
        await tx.timers.set(table, "idle", NOW + timedelta(hours=1))
        await tx.timers.set(table, "reminder", NOW + timedelta(hours=2), seat=1)
        assert await tx.timers.due(NOW) == []
        (timer,) = await tx.timers.due(NOW + timedelta(hours=1))
        assert (timer.kind, timer.round) == ("idle", 0)
        assert await tx.timers.move(timer, NOW + timedelta(hours=5))
        assert not await tx.timers.move(timer, NOW + timedelta(hours=6))
        assert [found.kind for found in await tx.timers.due(NOW + timedelta(hours=9))] == ["reminder", "idle"]
        await tx.timers.clear(table, "idle")
        assert [found.seat for found in await tx.timers.due(NOW + timedelta(hours=9))] == [1]


@sqlite_only
async def test_opening_ten_thousand_tables_loads_none_of_them(url: str):
    store = await Store.open(url)
    values = msgspec.structs.asdict(row(status="running"))
    del values["id"]
    async with store.transaction() as tx:
        rows = [values | {"channel_id": channel} for channel in range(10_000)]
        await tx.connection.execute(schema.tables.insert(), rows)
    await store.close()
    again = await Store.open(url)
    async with again.reading() as tx:
        where = "channel_id = 7 AND title = 'toy' AND status IN ('lobby', 'running')"
        plan = await tx.connection.exec_driver_sql(f"EXPLAIN QUERY PLAN SELECT * FROM tables WHERE {where}")
        assert "USING INDEX" in str(plan.all())
        found = await tx.games.in_channel(7, "toy")
        assert found is not None
        assert await tx.timers.of_kind("computer") == []
    await again.close()


@sqlite_only
async def test_what_is_to_be_shown_is_found_without_looking_through_all_that_was_ever_shown(store: Store, monkeypatch):
    """Every change of every table asks these; the outbox keeps a few rows of each table for good."""
    async with store.transaction() as tx:
        asked = asked_of(tx.connection, monkeypatch)
        await tx.post.due(NOW, limit=1)
        await tx.post.halted(NOW, "me", limit=1)
        await tx.post.next_due()
        assert len(asked) == 3
        for question in asked:
            assert "INDEX outbox_open" in " / ".join(await plan_of(tx.connection, *question))


async def test_the_backlog_counts_what_is_open_and_its_age_what_is_due(store: Store):
    async with store.transaction() as tx:
        for channel in (1, 2):
            await tx.games.add(row(channel), SEATS)
        assert await tx.post.backlog(NOW) == (0, None)
        await tx.post.put(1, {"board": ()}, NOW + timedelta(hours=1))
        assert await tx.post.backlog(NOW) == (1, None)
        await tx.post.put(2, {"board": (), "hand:0": ()}, NOW - timedelta(minutes=5))
        first = (await tx.post.due(NOW, limit=1))[0]
        assert await tx.post.claim(first, "n", "board", (), "me", NOW)
        assert await tx.post.finish(first.id, "n", NOW)
        assert await tx.post.backlog(NOW) == (2, NOW - timedelta(minutes=5))


async def test_commits_are_timed_and_what_is_rolled_back_is_not(store: Store):
    told: list[float] = []
    store.committed = told.append
    async with store.transaction() as tx:
        await tx.notes.put("a", "b")
    with pytest.raises(KeyError):
        async with store.transaction() as tx:
            raise KeyError
    assert len(told) == 1
    assert told[0] >= 0
