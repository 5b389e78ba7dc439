"""No statement of the store reads a table from end to end that grows with what has been played."""

from __future__ import annotations

import inspect
import re
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from functools import _lru_cache_wrapper
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

import db
from db import forgetting, reading, server, sqlite
from db.server import Server, ServerConnection
from db.statements import Statement
from db.store import Store, Transaction
from scripts.bench_history import copies, patterns
from scripts.store_calls import CALLS, Sample
from scripts.store_plans import GROWS, is_of_now, whole_reads
from tests.databases import POSTGRES

SQLITES_OWN = {"timers.put_garbled_off"}
SMALL_COST = 40
"""Below this, PostgreSQL may well read all of a table of the test."""


class Rollback(Exception):
    """Ends a transaction without a trace."""


class Asked:
    """The statements that the database was given, each once with some values, and the Statements they came from."""

    def __init__(self) -> None:
        self.texts: dict[str, Any] = {}
        self.statements: set[int] = set()

    def note(self, text: str, values: Any = ()) -> None:
        """The database is given this."""
        if re.match(r"\s*(SELECT|UPDATE|DELETE|INSERT|WITH)", text):
            self.texts.setdefault(re.sub(r"\d+|'[^']*'", "?", text) if POSTGRES is None else text, (text, values))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What all databases are asked from now on."""
    asked = Asked()
    connected = sqlite.SqliteConnection._connected

    def traced(self: sqlite.SqliteConnection) -> Any:
        file = connected(self)
        file.set_trace_callback(asked.note)
        return file

    monkeypatch.setattr(sqlite.SqliteConnection, "_connected", traced)
    if POSTGRES is not None:
        listen_to_driver(asked, monkeypatch)
    for name in ("for_sqlite", "for_postgresql"):
        made = vars(Statement)[name].func

        def used(self: Statement, made: Any = made) -> Any:
            asked.statements.add(id(self))
            return made(self)

        monkeypatch.setattr(Statement, name, property(used))
    return asked


def listen_to_driver(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    """Note what PostgreSQL's driver is given."""
    driver = import_module("asyncpg").Connection

    def noted(run: Any) -> Any:
        def given(self: Any, text: str, *values: Any) -> Any:
            asked.note(text, values)
            return run(self, text, *values)

        return given

    for name in ("execute", "executemany", "fetch"):
        monkeypatch.setattr(driver, name, noted(getattr(driver, name)))


@pytest.fixture
async def store(url: str, asked: Asked) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


@pytest.fixture
async def sample(store: Store, asked: Asked) -> Sample:
    """A few thousand games, so that no database takes the whole for less work than a part."""
    async with store.transaction() as tx:
        sample = await patterns(tx)
        for text in copies(sample, 3000, 300, 1000):
            await tx.connection.exec_driver_sql(text)
        if POSTGRES is not None:
            await tx.connection.exec_driver_sql("ANALYZE")
    asked.texts.clear()
    asked.statements.clear()
    return sample


async def call(store: Store, sample: Sample, name: str) -> None:
    """Do it, and leave nothing of it."""
    with suppress(Rollback):
        async with store.transaction() as tx:
            await CALLS[name](tx, sample)
            raise Rollback


async def plan_of(store: Store, text: str, values: Any) -> list[str]:
    """How the database goes about it, line by line."""
    if isinstance(store._database, Server):
        async with store.transaction() as tx:
            assert isinstance(tx.connection, ServerConnection)
            await tx.connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
            once = values[0][0] if values and isinstance(values[0], list) else values
            return [str(line[0]) for line in await tx.connection._driver.fetch(f"EXPLAIN {text}", *once)]
    async with store.reading() as tx:
        return [str(line[-1]) for line in await tx.connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")]


def reads_all(text: str, plan: list[str]) -> list[str]:
    """The lines of a plan that read a growing table from end to end."""
    if POSTGRES is None:
        return whole_reads(text, plan)
    nodes = re.split(r"\n(?=\s*->)", "\n".join(plan))
    return [node for node in nodes if _reads_all(node, limited="Limit " in nodes[0])]


def _reads_all(node: str, *, limited: bool) -> bool:
    """Whether a node of PostgreSQL's plan reads all of a table that grows."""
    found = re.search(
        rf"(Seq Scan|Index Scan|Index Only Scan|Bitmap Heap Scan).* on ({GROWS.replace(' ', '|')})\b", node
    )
    if found is None or "Bitmap Heap" in node or is_of_now(node):
        return False
    cost = re.search(r"\.\.(\d+)", node)
    if "Seq Scan" not in node and cost is not None and int(cost[1]) < SMALL_COST:
        return False
    return "Seq Scan" in node or not ("Index Cond" in node or (limited and "Filter" not in node))


async def test_no_statement_reads_all_that_was_ever_played(store: Store, sample: Sample, asked: Asked) -> None:
    bad = []
    for name in CALLS:
        asked.texts.clear()
        await call(store, sample, name)
        assert asked.texts or (POSTGRES is not None and name in SQLITES_OWN), name
        for text, values in list(asked.texts.values()):
            found = reads_all(text, await plan_of(store, text, values))
            bad += [f"{name}: {line}\n    {text[:600]}" for line in found]
    assert not bad, "\n".join(bad)


def test_every_public_method_of_the_store_is_looked_at() -> None:
    rows = Transaction(None)  # it is asked nothing
    methods = {
        f"{part}.{name}"
        for part, its in vars(rows).items()
        if part != "connection"
        for name, _ in inspect.getmembers(its, inspect.iscoroutinefunction)
        if not name.startswith("_")
    }
    methods |= {
        f"forgetting.{name}"
        for name, _ in inspect.getmembers(forgetting, inspect.iscoroutinefunction)
        if not name.startswith("_")
    }
    assert {name.partition(":")[0] for name in CALLS} == methods


async def test_every_statement_of_the_store_is_looked_at(store: Store, sample: Sample, asked: Asked) -> None:
    """Also one that a method executes in some cases only."""
    for name in CALLS:
        await call(store, sample, name)
    missed = [name for name, statement in statements() if id(statement) not in asked.statements]
    assert missed == ([] if POSTGRES is None else ["db.timers._PUT_GARBLED_OFF"])


def statements() -> Iterator[tuple[str, Statement]]:
    """All statements with their names. Those that are made when they are needed are made by then."""
    for module in iter_modules(db.__path__, "db."):
        for name, value in vars(import_module(module.name)).items():
            if isinstance(value, Statement):
                yield f"{module.name}.{name}", value
            elif isinstance(value, dict) and value and all(isinstance(each, Statement) for each in value.values()):
                yield from ((f"{module.name}.{name}[{key}]", each) for key, each in value.items())
            elif isinstance(value, _lru_cache_wrapper) and value.__module__ == module.name:
                assert value.cache_info().currsize, f"{module.name}.{name} was not needed"


@pytest.mark.parametrize(
    ("text", "plan", "bad"),
    [
        ("SELECT a FROM tables WHERE x", "SCAN tables", True),
        ("SELECT a FROM tables WHERE x", "SCAN tables USING COVERING INDEX tables_by_guild", True),
        ("SELECT a FROM tables WHERE x", "SCAN tables USING INDEX tables_one_per_channel", False),
        ("SELECT a FROM tables WHERE x", "SEARCH tables USING INTEGER PRIMARY KEY (rowid=?)", False),
        ("SELECT a FROM tables WHERE x AND id > 5", "SEARCH tables USING INTEGER PRIMARY KEY (rowid>?)", True),
        ("SELECT a FROM tables WHERE id > 5 LIMIT 9", "SEARCH tables USING INTEGER PRIMARY KEY (rowid>?)", False),
        ("SELECT a FROM audit ORDER BY id LIMIT 5", "SCAN audit", False),
        ("SELECT a FROM audit ORDER BY id", "SCAN audit", True),
    ]
    if POSTGRES is None
    else [
        ("", "Seq Scan on tables  (cost=1)\n  Filter: (x)", True),
        ("", "Limit  (cost=1)\n  ->  Index Scan using tables_pkey on tables  (cost=1..99)\n        Filter: (x)", True),
        ("", "Limit  (cost=1)\n  ->  Index Scan using tables_pkey on tables  (cost=1)", False),
        ("", "Index Scan using tables_pkey on tables  (cost=1)\n  Index Cond: (id = 1)", False),
        ("", "Index Scan using tables_one_per_channel on tables  (cost=1)\n  Filter: (x)", False),
    ],
)
def test_a_plan_that_reads_everything_is_seen(text: str, plan: str, bad: bool) -> None:
    assert bool(reads_all(text, plan.splitlines())) is bad


async def test_long_reads_are_made_beside_the_event_loop(
    store: Store, sample: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole game, or all results of a person: while they are read and made into records, others are served."""
    made_by: list[threading.Thread] = []
    made = reading.record_of

    def noted(*args: Any) -> Any:
        made_by.append(threading.current_thread())
        return made(*args)

    for module in (reading, server, sqlite):
        monkeypatch.setattr(module, "record_of", noted)
    async with store.reading() as tx:
        assert await tx.results.of_person(sample.person_id, sample.guild_id, sample.title, 100)
        assert await tx.games.choices(sample.live)
    assert made_by
    assert threading.main_thread() not in made_by
