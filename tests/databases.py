"""A fresh database for each test that asks for one: an SQLite file, or a database on the PostgreSQL server that `make
test-postgres` has started for the tests."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, cast

import pytest
from sqlalchemy import ClauseElement, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from db import sqlite
from db.connection import Connection
from db.statements import SQLITE, Statement, Values
from db.store import Store

POSTGRES = os.environ.get("ORRERY_TEST_POSTGRES")
"""The address of a server whose every database may be made and dropped."""

sqlite_only = pytest.mark.skipif(POSTGRES is not None, reason="about SQLite's file")
postgres_only = pytest.mark.skipif(POSTGRES is None, reason="about PostgreSQL: make test-postgres")

IMPATIENT = pytest.mark.parametrize("busy_seconds", [pytest.param(0.3, id="impatient")])
"""For tests in which somebody keeps the database locked."""


_SHAPE = (
    "SELECT md5(string_agg(concat_ws(' ', c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull), ',' "
    "ORDER BY c.relname, a.attnum)) FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid "
    "WHERE c.relnamespace = 'public'::regnamespace"
)
"""A digest of the tables with their columns and indexes."""
_EMPTY = (
    "DO $$ BEGIN EXECUTE (SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY' "
    "FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'); END $$"
)
_APPLIED = "SELECT md5(string_agg(m::text, ',' ORDER BY m::text)) FROM migrations m"
"""A digest of the migrations that were applied."""
_made: set[str] = set()
_shapes: dict[str, tuple[str, str]] = {}
"""By database what the migrations make of it: the digests of its tables and of those that were applied."""


@cache
def _migrated_file() -> bytes:
    """A SQLite file with the tables of the newest version and nothing in them."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "orrery.sqlite3"

        async def make() -> None:
            await (await Store.open(f"sqlite:///{path}")).close()

        thread = Thread(target=lambda: asyncio.run(make()))  # a test may run in a loop of its own
        thread.start()
        thread.join()
        return path.read_bytes()


def lay_tables(path: Path) -> None:
    """Make a SQLite file with the tables of the newest version: to copy one takes a tenth of the time that the
    migrations take, which tests/db tests."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_migrated_file())


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the folders that import it: nobody cuts the power here, so SQLite need not wait for the disk after each of
    many small commits."""
    quick = [pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in sqlite.PRAGMAS]
    assert "synchronous=OFF" in quick
    monkeypatch.setattr(sqlite, "PRAGMAS", quick)


@asynccontextmanager
async def fresh_database(folder: Path, *, migrated: bool = False) -> AsyncIterator[str]:
    """The address of an empty database; with `migrated` it has the tables of the newest version. On PostgreSQL each
    process of the tests has one, emptied for every test."""
    if POSTGRES is None:
        path = folder / "deep" / "orrery.sqlite3"
        if migrated:
            lay_tables(path)
        yield f"sqlite:///{path}"
        return
    name = f"orrery_{os.getpid()}"
    if name not in _made:
        await _run(POSTGRES, f"CREATE DATABASE {name}")
        _made.add(name)
    address = make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    if not migrated or not await _is_as_made(name, address):
        await _run(address, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        if migrated:
            await (await Store.open(address)).close()
            _shapes[name] = await _run(address, _SHAPE), await _run(address, _APPLIED)
    else:
        await _run(address, _EMPTY)
    yield address


async def _is_as_made(name: str, address: str) -> bool:
    """Whether no test has changed the tables of the database, or what the store knows of its version."""
    if name not in _shapes:
        return False
    shape, applied = _shapes[name]
    return await _run(address, _SHAPE) == shape and await _run(address, _APPLIED) == applied


def asked_of(connection: Connection, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Statement, Values]]:
    """What this connection is asked from now on, with the values."""
    asked: list[tuple[Statement, Values]] = []

    def note(ask: Callable[..., Awaitable[Any]], place: int) -> Callable[..., Awaitable[Any]]:
        async def noted(*args: Any, **known: Any) -> Any:
            asked.append((args[place], args[place + 1]))
            return await ask(*args, **known)

        return noted

    for name, place in (("records", 1), ("readable", 1), ("value", 0)):
        monkeypatch.setattr(connection, name, note(getattr(connection, name), place))
    return asked


async def plan_of(connection: Connection, statement: Statement, values: Values) -> list[str]:
    """How the database goes about a query, line by line."""
    dialect = SQLITE if POSTGRES is None else postgresql.dialect()
    query = cast(ClauseElement, statement._for_dialect(postgresql.insert)).params(values)
    text = str(query.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))
    plan = await connection.exec_driver_sql(f"{'EXPLAIN QUERY PLAN' if POSTGRES is None else 'EXPLAIN'} {text}")
    return [str(line[-1]) for line in plan]


async def _run(address: str, *statements: str) -> Any:
    """Run them one by one. Returns the first value that the last one has found, if it looks for any."""
    server = create_async_engine(address, isolation_level="AUTOCOMMIT")
    try:
        async with server.connect() as connection:
            for statement in statements:
                found = await connection.execute(text(statement))
            return found.scalar() if found.returns_rows else None
    finally:
        await server.dispose()
