"""At the start the drawing processes prepare the titles that are played here, not all titles."""

from __future__ import annotations

import gc
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.startup import spare_collector, warm_up
from cogs.titles import presentations


class Workers:
    """Processes that only count what they are given."""

    def __init__(self) -> None:
        self.begun = 0

    def begin(self) -> None:
        self.begun += 1


@pytest.mark.parametrize(("open_titles", "drawn"), [({"solenia"}, ["solenia"]), (set(), []), ({"no longer here"}, [])])
async def test_only_titles_with_open_tables_are_drawn_at_the_start(open_titles: set[str], drawn: list[str]) -> None:
    """The sprites of all five titles are 700 MiB, of which a new server needs none yet."""
    scenes: list[str] = []

    async def titles() -> set[str]:
        return open_titles

    async def picture(scene: Any) -> None:
        scenes.append(scene.title)

    thinkers, painters = Workers(), Workers()
    services = SimpleNamespace(
        crew=SimpleNamespace(thinkers=thinkers, painters=painters),
        presentations=presentations(),
        tables=SimpleNamespace(queries=SimpleNamespace(open_titles=titles)),
        picture_service=SimpleNamespace(picture=picture),
    )
    await warm_up(services)
    assert scenes == drawn
    assert (thinkers.begun, painters.begun) == (1, 1)


def test_a_collection_of_garbage_does_not_look_through_what_the_start_has_made():
    class Node:
        own: object

    kept = Node()
    try:
        spare_collector()
        assert gc.get_freeze_count() > 0
        assert all(each is not kept for each in gc.get_objects())
        garbage = Node()
        garbage.own = garbage
        del garbage
        assert gc.collect() > 0, "what is made later is collected as ever"
    finally:
        gc.unfreeze()
