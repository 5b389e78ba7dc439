"""A fresh database for each test that asks for one: SQLite's file, or one of the PostgreSQL that `make test-postgres`
has started beside the tests."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

POSTGRES = os.environ.get("ORRERY_TEST_POSTGRES")
"""The address of a server whose every database may be made and dropped."""

sqlite_only = pytest.mark.skipif(POSTGRES is not None, reason="about SQLite's file")
postgres_only = pytest.mark.skipif(POSTGRES is None, reason="about PostgreSQL: make test-postgres")


_made: set[str] = set()


@asynccontextmanager
async def fresh_database(folder: Path) -> AsyncIterator[str]:
    """The address of an empty database. On PostgreSQL each process of the tests has one, emptied for every test."""
    if POSTGRES is None:
        yield f"sqlite:///{folder}/deep/orrery.sqlite3"
        return
    name = f"orrery_{os.getpid()}"
    if name not in _made:
        await _run(POSTGRES, f"CREATE DATABASE {name}")
        _made.add(name)
    address = make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    await _run(address, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    yield address


async def _run(address: str, *statements: str) -> None:
    server = create_async_engine(address, isolation_level="AUTOCOMMIT")
    try:
        async with server.connect() as connection:
            for statement in statements:
                await connection.execute(text(statement))
    finally:
        await server.dispose()
