"""Leases: a row that a process works on is its own until a time that stands in the row. The process moves that time
while it lives, so what a dead process has begun goes on elsewhere after half a minute at most."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta

from db.errors import StoreError

log = logging.getLogger(__name__)

LEASE = timedelta(seconds=25)
"""After this time another process may take over what one has begun and not renewed."""

RENEWED = 5.0
"""Seconds between two renewals."""

UNRENEWED = 14.0
"""Seconds after the last renewal (or the beginning) when work is given up: then there is time left to store that,
before another process takes it over. With the clocks of two machines some seconds apart this still holds."""


@asynccontextmanager
async def kept(renew: Callable[[], Awaitable[bool]], patience: float) -> AsyncIterator[None]:
    """Do the work inside at most for `patience` seconds, and renew its lease meanwhile. Raises TimeoutError in the work
    if it takes too long, or the lease cannot be renewed, or somebody else has it."""
    loop = asyncio.get_running_loop()
    end = loop.time() + patience
    async with asyncio.timeout_at(min(end, loop.time() + UNRENEWED)) as limit:

        async def keep() -> None:
            while True:
                await asyncio.sleep(RENEWED)
                asked = loop.time()
                try:
                    mine = await renew()
                except StoreError as error:
                    log.warning("a lease cannot be renewed now: %s", error)
                    continue
                if limit.expired():
                    return
                if not mine:
                    limit.reschedule(loop.time())
                    return
                limit.reschedule(min(end, asked + UNRENEWED))

        keeper = asyncio.create_task(keep(), name="lease")
        try:
            yield
        finally:
            keeper.cancel()
            await asyncio.wait((keeper,))
