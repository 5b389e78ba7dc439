"""At the start the drawing processes prepare the titles that are played here, not all titles."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.startup import warm_up
from cogs.titles import presentations
from engine.titles import TITLES


class Workers:
    """Processes that only count what they are given."""

    def __init__(self) -> None:
        self.begun = 0

    def begin(self) -> None:
        self.begun += 1

    async def run(self, _work: Any, *_args: Any) -> int:
        return 0


@pytest.mark.parametrize(
    ("open_titles", "drawn"), [({"solenia"}, ["solenia"]), (set(), list(TITLES)), ({"no longer here"}, [])]
)
async def test_only_titles_with_open_tables_are_drawn_at_the_start(open_titles: set[str], drawn: list[str]) -> None:
    scenes: list[str] = []

    async def titles() -> set[str]:
        return open_titles

    async def picture(scene: Any) -> None:
        scenes.append(scene.title)

    painters = Workers()
    services = SimpleNamespace(
        thinkers=Workers(),
        painters=painters,
        presentations=presentations(),
        tables=SimpleNamespace(open_titles=titles),
        picture_service=SimpleNamespace(picture=picture),
    )
    await warm_up(services)
    assert scenes == drawn
    assert painters.begun == 1
