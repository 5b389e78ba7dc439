"""Fixtures of all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import AsyncIterator
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.databases import fresh_database

# The same examples every time, on a machine of any speed: a red test stays red until it is fixed. To search further,
# `make test ARGS="--hypothesis-profile=explore tests/..."`.
_STEADY = settings(deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", _STEADY, derandomize=True, database=None)
settings.register_profile("explore", _STEADY, max_examples=2000)
settings.load_profile("steady")


# What is imported and collected stays until the end. The garbage collector would look through it again and again.
gc.disable()


def pytest_collection_finish() -> None:
    """From here on there is garbage, and it is looked for in what the tests themselves make."""
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests come first: at the end of a run there would be nothing left to do beside them. xdist gives each worker
    an equal part of the list, one after the other: so each part begins with slow ones, those of a file together."""
    slow: dict[Path, list[pytest.Item]] = {}
    quick: list[pytest.Item] = []
    for item in items:
        (quick if item.get_closest_marker("slow") is None else slow.setdefault(item.path, [])).append(item)
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for tests in slow.values():
        min(parts, key=len).extend(tests)
    left = len(items)
    for number, part in enumerate(parts):
        more = max(0, left // (workers - number) - len(part))
        part += quick[:more]
        del quick[:more]
        left -= len(part)
    items[:] = [*chain(*parts), *quick]


@pytest.fixture
def busy_seconds() -> float:
    """How long a change waits for its turn. Long, so that a slow machine changes nothing; where somebody keeps the
    database locked, `@IMPATIENT` makes it short."""
    return 15.0


@pytest.fixture
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database. Where a store is opened on it before the test anyway, it may have the tables
    already, which takes a tenth of the time that the migrations take."""
    async with fresh_database(tmp_path, migrated="store" in request.fixturenames) as address:
        yield address
