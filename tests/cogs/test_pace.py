"""Rate limits: nobody can overload the bot, or annoy another person, by pressing and opening; normal play never meets
them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bot
from cogs.pace import Pace, Paces
from cogs.settings import Settings
from cogs.startup import limits_of
from engine.core.errors import Refused
from locales import message
from tables.calls import CALLED_AGAIN
from tests.cogs.playing import begin, board, end_turn, info, lobby, panel
from tests.cogs.world import CLOCK, World


class Seconds:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


def paces(seconds: Seconds) -> Paces:
    """As the bot has them by default."""
    settings = Settings(_env_file=None)  # type: ignore[call-arg]
    return Paces(settings.presses_per_minute, settings.openings_per_hour, seconds)


# -- the count -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("taps", "every"), [(1200, 0.5), (30, 0.1), (25, 0.0), (600, 1 / 3)])
def test_a_fast_player_is_stopped(seconds: Seconds, taps: int, every: float) -> None:
    """Two taps a second for ten minutes; ten a second for three; a bunch at once; three a second for long."""
    pace = paces(seconds).presses
    for _ in range(taps):
        seconds.at += every
        assert pace.take(7)


def test_a_thousand_presses_of_one_person_are_all_served(seconds: Seconds) -> None:
    pace = paces(seconds).presses
    served = 0
    for _ in range(1000):
        seconds.at += 0.01
        served += pace.take(7)
    assert served == 30 + 10 * 3 - 1, "thirty at once, and three for each of the ten seconds"
    seconds.at += 10
    assert sum(pace.take(7) for _ in range(100)) == 30


def test_who_has_waited_may_do_more_at_once_than_anybody(seconds: Seconds) -> None:
    pace = Pace(30, 3, seconds)
    assert pace.take(7)
    seconds.at += 9
    assert sum(pace.take(7) for _ in range(100)) == 30


def test_one_who_is_too_fast_stops_the_others(seconds: Seconds) -> None:
    pace = paces(seconds).presses
    assert not all(pace.take(7) for _ in range(100))
    assert pace.take(8)


def test_a_hundred_presses_a_second_of_many_people_are_too_many(seconds: Seconds) -> None:
    pace = paces(seconds).presses
    for number in range(3000):
        seconds.at += 0.01
        assert pace.take(number % 2000)


def test_everybody_who_ever_pressed_is_remembered(seconds: Seconds) -> None:
    pace = Pace(30, 3, seconds)
    for person in range(10_000):
        seconds.at += 0.1
        pace.take(person)
    assert len(pace) <= 101


def test_who_is_too_fast_is_told_at_every_press(seconds: Seconds) -> None:
    pace = Pace(1, 1, seconds)
    pace.take(7)
    told = 0
    for _ in range(300):
        seconds.at += 0.1
        if not pace.take(7):
            told += pace.must_be_told(7)
    assert told == 3


def test_no_limit_is_a_limit_of_nothing(seconds: Seconds) -> None:
    free = Paces(0, 0, seconds)
    assert all(free.presses.take(7) and free.openings.take(7) for _ in range(1000))
    assert free.openings.wait(7) == 0
    assert len(free.presses) == 0


# -- the bot ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def build(scenes: Any, database: Path, data_dir: Path) -> Callable[[], Any]:
    """A bot with the limits that it has by default."""
    url = f"sqlite+aiosqlite:///{database}"
    settings = Settings(_env_file=None, database_url=url, data_dir=data_dir, render_workers=0)  # type: ignore[call-arg]
    return lambda: bot.build(settings)


@pytest.fixture
def slow(world: World, seconds: Seconds) -> Seconds:
    """The bot's clock for presses and openings, which stands still."""
    services, settings = world.bot.services, Settings(_env_file=None)  # type: ignore[call-arg]
    services.paces = paces(seconds)
    services.tables._context.limits = limits_of(settings)
    return seconds


async def test_every_press_of_an_outsider_is_served(world: World, slow: Seconds) -> None:
    await begin(world)
    table = board(world)
    shown = [await world.press("mei", table, "rules") for _ in range(40)]
    word = message("error-too-fast", "zh-CN")
    told = [each.text == word for each in shown if each is not None and each.ephemeral]
    assert told == [False] * 30 + [True], "told once; the other presses show nothing"


async def test_who_is_too_fast_is_not_told_in_their_language(world: World, slow: Seconds) -> None:
    await begin(world)
    table = board(world)
    for _ in range(30):
        await world.press("mei", table, "rules")
    told = await world.press("mei", table, "rules")
    assert told is not None
    assert told.ephemeral
    assert told.text == message("error-too-fast", "zh-CN")
    command = await world.slash("mei", "daynight rules")
    assert command is not None
    assert command.text == message("error-too-fast", "zh-CN"), "a command is always answered"
    own = await panel(world, "ada")
    assert own.find("pick") or own.find("picks"), "the others play on"
    slow.at += 1
    shown = await world.slash("mei", "daynight rules")
    assert shown is not None
    assert shown.text != message("error-too-fast", "zh-CN")


async def test_a_press_that_was_too_fast_is_done_all_the_same(world: World, slow: Seconds) -> None:
    await begin(world)
    own = await panel(world, "ada")
    while world.bot.services.paces.presses.take(world.id("ada")):
        pass
    version = (await info(world)).version
    await world.press("ada", own, "pick", "end")
    assert (await info(world)).version == version
    slow.at += 1
    await end_turn(world, "ada")
    assert (await info(world)).version > version


async def test_ten_invitations_call_the_same_person_ten_times(world: World, slow: Seconds) -> None:
    for round_ in range(10):
        opened = await world.slash("ada", "daynight new", opponent=world.members["ben"])
        assert opened is not None
        again = message("opened-uncalled", "en", guest="Ben") in opened.text
        assert again == (round_ > 0), opened.text
        await world.press("ada", lobby(world), "leave")
    assert world.pings().count("ben") == 1
    CLOCK.ahead += CALLED_AGAIN
    slow.at += CALLED_AGAIN.total_seconds()
    await world.slash("ada", "daynight new", opponent=world.members["ben"])
    assert world.pings().count("ben") == 2


async def test_ten_proposals_call_the_same_person_ten_times(world: World, slow: Seconds) -> None:
    await begin(world)
    before = world.pings().count("ben")
    for _ in range(10):
        page = await world.slash("ada", "table end")
        assert page is not None
        told = await world.press("ada", page, "end")
        assert told is not None
        await world.press("ada", told, "noend")
        slow.at += 10
    assert world.pings().count("ben") <= before + 1


async def test_one_person_opens_tables_without_end(world: World, slow: Seconds) -> None:
    for _ in range(10):
        await world.slash("ada", "daynight new")
        await world.slash("ada", "table close")
    refused = await world.slash("ada", "daynight new")
    assert refused is not None
    assert refused.text == message("error-opening-too-fast", "en", minutes=3)
    slow.at += 180
    await world.slash("ada", "daynight new")
    assert "join" in lobby(world).verbs


async def test_a_server_with_a_stricter_limit_slows_its_people_elsewhere(seconds: Seconds) -> None:
    here = paces(seconds)
    here.on_server[7] = Pace(1, 1 / 3600, seconds)
    here.count_opening(1, 7)
    with pytest.raises(Refused):
        here.count_opening(1, 7)
    here.count_opening(1, 8)
    here.count_opening(1)
    here.count_opening(2, 7)


async def test_one_person_brings_files_without_end(world: World, slow: Seconds) -> None:
    """Each file is played again, so it counts like a new table, whatever is in it."""
    said = []
    for _ in range(11):
        shown = await world.slash("ada", "table import", file=("game.json", b"this is no game"))
        assert shown is not None
        said.append(shown.text)
    bad, fast = message("error-import-not-json", "en"), message("error-opening-too-fast", "en", minutes=3)
    assert said == [*[bad] * 10, fast]
