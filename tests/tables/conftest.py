"""Tables on a real SQLite file."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from db.store import Store
from tests.databases import quick_disk
from tests.tables.club import Club, Time
from tests.toy.lanterns import Lanterns

__all__ = ["club", "quick_disk", "store", "time"]


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def store(url: str, busy_seconds: float) -> AsyncIterator[Store]:
    store = await Store.open(url, busy_seconds=busy_seconds)
    yield store
    await store.close()


@pytest.fixture
async def club(store: Store, time: Time) -> AsyncIterator[Club]:
    club = Club(store, time, Lanterns())
    yield club
    await club.tables.close_down()
