"""When a shard may open its session, where several processes take turns."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs import shards
from db.store import Store
from tests.databases import fresh_database


class Limits:
    """Discord: one session of all shards in five seconds."""

    async def fetch_session_start_limits(self) -> Any:
        return SimpleNamespace(max_concurrency=1)


async def wait_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *pauses: float, opened_after: float | None = None
) -> list[float]:
    """How long processes wait, each of which is killed in its turn; before each a pause. `opened_after`: seconds from
    the turn until the session is open."""
    waited: list[float] = []
    now = [1_000_000.0]

    async def sleep(seconds: float) -> None:
        if seconds != shards.BETWEEN:  # that of the turn which has just begun
            waited.append(round(seconds, 3))
            now[0] += seconds

    async with fresh_database(tmp_path, migrated=True) as url:
        store = await Store.open(url)
        monkeypatch.setattr(shards, "time", SimpleNamespace(time=lambda: now[0]))
        monkeypatch.setattr(shards, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
        for seconds in pauses:
            now[0] += seconds
            turns = shards.IdentifyTurns(Limits(), store, several=True)
            await turns.wait(0, first=True)
            if opened_after is not None:
                now[0] += opened_after
                await turns.note_session(0)
            await asyncio.gather(*turns._leaving)  # as if its process were gone
        await store.close()
    return waited


async def test_a_turn_of_a_process_that_was_killed_within_its_five_seconds_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lock ends with it, and the one that stood by opened a session after 4.2 seconds."""
    waited = await wait_in_turn(tmp_path, monkeypatch, 0.0, 1.0, 100.0, opened_after=0.0)
    assert waited == [0.0, shards.BETWEEN - 1.0, 0.0]


async def test_a_session_that_a_busy_process_opens_late_is_counted_from_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was killed soon after, and the next session came 2.9 seconds after its own."""
    waited = await wait_in_turn(tmp_path, monkeypatch, 0.0, 1.0, 100.0, opened_after=2.7)
    assert waited == [0.0, shards.BETWEEN - 1.0, 0.0]


async def test_a_process_that_is_killed_before_its_session_was_seen_is_waited_for_longest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited = await wait_in_turn(tmp_path, monkeypatch, 0.0, 1.0, 100.0)
    assert waited == [0.0, shards.LATE + shards.BETWEEN - 1.0, 0.0]
