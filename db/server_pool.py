"""Connections of PostgreSQL's driver, used for one transaction after another.

The driver is used directly: SQLAlchemy's engine asks the server for a sign of life before each transaction, which
costs as much as a short transaction, and its layers cost more than the statements themselves. A connection that was
lost meanwhile is noticed when the next transaction begins on it: nothing is done yet, so another one is taken.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Any, TypeAlias

import msgspec
from sqlalchemy.engine import URL

from db.connection import steady
from db.errors import StoreBusy, StoreError
from db.statements import POSTGRESQL

Driver: TypeAlias = Any
"""A connection of asyncpg, which is only there where it is needed."""

KEPT_OPEN = 5
"""So many connections stay open when there is nothing to do."""
IDLE_SECONDS = 60.0
"""How long further ones stay open."""
STATEMENTS = 400
"""How many statements a connection keeps prepared."""
CONNECTING = 10.0
"""Seconds for a new connection."""
_CLOSING = 2.0
"""Seconds for what ends a connection or what was begun on it."""
_AWAY = ("08", "57P")
"""Prefixes of SQLSTATEs: connection failure; the server is shutting down or starting."""


class Idle(msgspec.Struct, frozen=True):
    """A connection that nobody uses, since when."""

    driver: Driver
    since: float


class ServerPool:
    """At most so many connections at once. Those used last are used next."""

    def __init__(self, url: URL, most: int, patience: float, settings: dict[str, str], silence: float | None) -> None:
        """`silence`: after so many seconds without an answer a statement raises TimeoutError (None: never)."""
        try:
            import asyncpg  # type: ignore[import-untyped]
        except ModuleNotFoundError as error:
            raise StoreError(f"PostgreSQL's driver {error.name} is not installed: run `make install`") from error
        _, asked = POSTGRESQL.create_connect_args(url)
        asked = {name: value for name, value in asked.items() if not name.startswith("prepared_statement")}
        asked |= {"server_settings": settings, "timeout": CONNECTING, "command_timeout": silence}
        self._connect = lambda: asyncpg.connect(**asked, statement_cache_size=STATEMENTS)
        self._most = most
        self._patience = patience
        self._room = asyncio.Semaphore(most)
        self._idle: list[Idle] = []
        self._closed = False

    async def begin(self, statement: str) -> Driver:
        """A connection on which a transaction has begun with this statement. Raises StoreBusy if all are in use for too
        long."""
        await self._enter()
        try:
            driver, _ = await self._first(lambda driver: driver.execute(statement))
        except BaseException:
            self._room.release()
            raise
        return driver

    async def fetch(self, statement: str, values: Sequence[Any]) -> list[Any]:
        """The rows that a statement finds without a transaction. Raises StoreBusy like `begin`."""
        await self._enter()
        try:
            driver, found = await self._first(lambda driver: driver.fetch(statement, *values))
        except BaseException:
            self._room.release()
            raise
        await self.end(driver, committed=True)
        rows: list[Any] = found
        return rows

    async def _first(self, ask: Callable[[Driver], Awaitable[Any]]) -> tuple[Driver, Any]:
        """The first statement on a connection, with its result. If one was lost while nobody used it, nothing has been
        done on it, so that a new one is made; the others that nobody uses were most likely lost with it."""
        if self._idle:
            driver = self._idle.pop().driver
            try:
                return driver, await steady(ask(driver))
            except BaseException as error:
                driver.terminate()
                if not is_away(error):
                    raise
            while self._idle:
                self._idle.pop().driver.terminate()
        driver = await self.open()
        try:
            return driver, await steady(ask(driver))
        except BaseException:
            driver.terminate()
            raise

    async def _enter(self) -> None:
        """Wait for a place among those that use connections."""
        try:
            async with asyncio.timeout(self._patience if self._room.locked() else None):
                await self._room.acquire()
        except TimeoutError:
            raise StoreBusy(f"all {self._most} connections were in use for {self._patience:g} seconds") from None

    async def open(self) -> Driver:
        """A new connection, which the caller closes."""
        connecting = asyncio.ensure_future(self._connect())
        try:
            return await steady(connecting)
        except asyncio.CancelledError:
            if not connecting.cancelled() and connecting.exception() is None:
                connecting.result().terminate()
            raise

    async def end(self, driver: Driver, *, committed: bool) -> None:
        """The transaction is over; what was not committed is rolled back."""
        try:
            if not committed and not driver.is_closed():
                async with asyncio.timeout(_CLOSING):
                    await driver.execute("ROLLBACK")
        except Exception:
            driver.terminate()
        finally:
            self._room.release()
        if self._closed:
            driver.terminate()
        elif not driver.is_closed():
            self._idle.append(Idle(driver, monotonic()))
            await self._thin_out()

    async def _thin_out(self) -> None:
        """Close a connection that is needed only at times."""
        if len(self._idle) > KEPT_OPEN and self._idle[0].since < monotonic() - IDLE_SECONDS:
            await farewell(self._idle.pop(0).driver)

    async def close(self) -> None:
        """Close all connections; those in use, when their transactions are over."""
        self._closed = True
        while self._idle:
            await farewell(self._idle.pop().driver)


async def farewell(driver: Driver) -> None:
    """Close a connection, however broken it may be."""
    try:
        await driver.close(timeout=_CLOSING)
    except Exception:  # it may be broken in any way
        driver.terminate()


def is_away(error: BaseException) -> bool:
    """Whether the server is unreachable. The driver raises an OSError (as TimeoutError is), one with an SQLSTATE, or
    one without if the connection is closed already."""
    state = getattr(error, "sqlstate", None)
    return isinstance(error, OSError) or of_driver(error) if state is None else str(state).startswith(_AWAY)


def of_driver(error: BaseException) -> bool:
    """Whether PostgreSQL's driver has raised it."""
    return type(error).__module__.startswith("asyncpg.")
