"""From the lobby alone: two taps lead into a game for one person, whatever its options say, and every page shows it."""

from __future__ import annotations

import pytest

from engine.titles import TITLES
from tests.cogs.playing import answers, info, lobby
from tests.cogs.world import World

WAYS = [("solenia", ""), ("voidfall", ""), ("voidfall", "mode=cooperative"), ("voidfall", "mode=solo")]


def test_every_title_that_one_person_can_play_is_tried() -> None:
    assert {title for title, _ in WAYS} == {each.meta.id for each in TITLES.values() if each.meta.least_players == 1}


@pytest.mark.parametrize(("title", "options"), WAYS)
async def test_who_starts_alone_finds_every_page_of_the_game(world: World, title: str, options: str) -> None:
    command = TITLES[title].meta.command
    await world.slash("ada", f"{command} new", **({"options": options} if options else {}))
    started = await world.press("ada", lobby(world), "start")
    assert started is not None
    assert answers(started)
    now = await info(world)
    assert (now.status, len(now.seats)) == ("running", 1)
    pages = world.bot.services.presentation(title).pages(now)
    assert pages
    for page in pages:
        shown = await world.slash("ada", f"{command} board", page=page.name)
        assert shown is not None
        assert shown.pictures, (page.name, shown.text)
    if title == "voidfall":
        assert "crises" in [page.name for page in pages]
