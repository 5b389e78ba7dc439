"""A pause and more time, as the people of a game propose, read and answer them."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from locales import LANGUAGES, message
from tests.cogs.playing import begin, board, info, owed, panel
from tests.cogs.world import Shown, World

ASKS = {"ada": "ben", "ben": "ada"}


async def terms(world: World, who: str) -> Shown:
    """What can be proposed."""
    shown = await world.slash(who, "table pause")
    assert shown is not None
    return shown


async def propose(world: World, who: str, verb: str, value: str) -> Shown:
    page = await terms(world, who)
    [menu] = page.find(verb)
    shown = await world.choose(who, page, menu, value)
    assert shown is not None
    return shown


async def test_a_pause_is_proposed_agreed_to_and_over(world: World) -> None:
    await begin(world)
    asked = await propose(world, "ben", "pause", "7")
    assert message("amend-asked", "en") in asked.text
    assert "a pause until <t:" in str(board(world))
    await world.press("ada", board(world), "amend-yes")
    until = (await info(world)).paused_until
    assert until is not None
    assert "**The game is paused until <t:" in str(board(world))
    assert "**The game is paused until <t:" in str(await panel(world, "ada"))
    await world.pass_time(timedelta(days=7, minutes=5).total_seconds())
    assert (await info(world)).paused_until is None
    assert "The game is paused" not in str(board(world))


async def test_a_pause_is_typed_with_its_day(world: World) -> None:
    await begin(world)
    day = (datetime.now().astimezone() + timedelta(days=9)).date()
    await world.slash("ada", "table pause", until=str(day))
    proposed = (await info(world)).amendment
    assert proposed is not None
    assert str(proposed.until.date()) == str(day), "her zone is UTC"


async def test_a_day_that_is_none_is_refused(world: World) -> None:
    await begin(world)
    shown = await world.slash("ada", "table pause", until="soon")
    assert shown is not None
    assert message("error-away-day", "en", typed="soon") in shown.text


async def test_a_day_before_all_time_in_the_zone_of_somebody_is_a_defect(world: World) -> None:
    await begin(world)
    await world.slash("ada", "me zone", zone="Asia/Taipei")
    shown = await world.slash("ada", "table pause", until="0001-01-01")
    assert shown is not None
    assert message("error-away-day", "en", typed="0001-01-01") in shown.text


async def test_all_go_on_sooner(world: World) -> None:
    await begin(world)
    await propose(world, "ada", "pause", "30")
    await world.press("ben", board(world), "amend-yes")
    await propose(world, "ben", "pause", "resume")
    assert message("terms-resume", "en") in str(board(world))
    await world.press("ada", board(world), "amend-yes")
    assert (await info(world)).paused_until is None


async def test_somebody_gets_more_time(world: World) -> None:
    await begin(world)
    [waited] = await owed(world)
    before = await info(world)
    seat = before.owed[0]
    await propose(world, ASKS[waited], "extra", f"{seat}-3")
    assert (await info(world)).deadline(seat) == before.deadline(seat) + timedelta(days=3)
    log = await world.slash(waited, "daynight log")
    assert log is not None
    assert "3 more days for" in log.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_proposals_are_said_in_every_language(language: str) -> None:
    for key in ("propose", "agree", "decline", "withdraw"):
        said = message(f"table-log-terms-{key}", language, seat="Ada", terms=message("terms-resume", language))
        assert "Ada" in said
        assert message("terms-resume", language) in said
