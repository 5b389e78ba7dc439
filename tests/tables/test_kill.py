"""`kill -9` at 100 random moments: nothing is lost and nothing is posted twice. `make wire` kills a thousand times."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from db.store import Store
from engine.titles import TITLES as REAL
from tables.service import Tables
from tests.databases import sqlite_only
from tests.toy.lanterns import Lanterns

pytestmark = sqlite_only
"""The victim of the kills keeps its tables in SQLite's file; PostgreSQL's part is in test_two_services."""

TITLES = tuple(filter(None, os.environ.get("ORRERY_KILLED_TITLES", "").split(",")))
"""Real titles besides: many kills of them take long."""
KILLS = int(os.environ.get("ORRERY_KILLS", "500" if TITLES else "100"))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("title", TITLES or ("lanterns",))
async def test_nothing_is_lost_and_nothing_posted_twice(tmp_path: Path, title: str):
    program = [sys.executable, "-m", "tests.tables.victim", str(tmp_path), str(KILLS), "7", title]
    top = Path(__file__).parents[2]
    done = subprocess.run(program, check=False, cwd=top, capture_output=True, text=True, timeout=3590)
    assert done.returncode == 0, done.stderr[-3000:]
    out = [json.loads(line) for line in (tmp_path / "discord.jsonl").read_text().splitlines()]
    posts = [line for line in out if not line["edit"]]

    # Nothing twice: each nonce was posted once, and of each table one lobby and one hand per seat.
    assert max(Counter(line["nonce"] for line in posts).values()) == 1
    first_posts = Counter((line["table"], line["thing"]) for line in posts if line["thing"] != "turn")
    assert max(first_posts.values()) == 1
    assert len(out) > KILLS / 4

    store = await Store.open(f"sqlite:///{tmp_path}/orrery.sqlite3")
    try:
        async with store.reading() as tx:
            assert await tx.post.next_due() is None
            newest = max(line["table"] for line in out)
            states = {row.state for n in range(1, newest + 1) for row in await tx.post.of_table(n)}
        assert states == {"done"}
        if title == "lanterns":
            assert newest >= 2, "too few games were played for the test to mean anything"
        tables = Tables(store, {"lanterns": Lanterns(), **REAL})
        async with store.reading() as tx:
            steps = [row for n in range(1, newest + 1) for row in await tx.games.choices(n)]
        assert len(steps) > KILLS / 4
        examined = await tables.administration.examine(newest)
        assert examined.verdict is not None
        assert examined.verdict.problems == (), "also the game that still runs"
        for table_id in range(1, newest):
            # Nothing lost: every game can be derived again, and everything that must be seen was posted.
            assert (await tables.queries.verify(table_id)).good
            things = {line["thing"] for line in posts if line["table"] == table_id}
            assert {"lobby", "hand:0", "hand:1"} <= things
    finally:
        await store.close()
