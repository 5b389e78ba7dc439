"""The figures of many live tables, with few of them."""

from __future__ import annotations

from pathlib import Path

from db.store import Store
from scripts.growth import fill, measure
from tests.databases import postgres_only

pytestmark = postgres_only


async def test_two_processes_start_on_copies_of_running_games(tmp_path: Path, url: str) -> None:
    store = await Store.open(url)
    await fill(store, 20)
    async with store.reading() as tx:
        counted = await tx.games.count_by_title()
        assert len(counted) == 5
        assert set(counted.values()) == {4}, "of every title as many"
    await store.close()
    found = await measure(url, 20, 2)
    assert min(found["start"], found["first"], found["later"]) > 0
    assert found["first"] < 5
