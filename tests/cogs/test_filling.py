"""A lobby that fills or is closed, in Discord: the calls, the choice of how the game begins, the buttons."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.ui.starting import STARTS, read_start, start_words, still_called
from db.records import Start
from engine.core.errors import Refused
from locales import LANGUAGES, message
from tests.cogs.playing import info, lobby
from tests.cogs.test_clocks import hours_pass, settings_of
from tests.cogs.world import World


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_ways_to_start_have_the_same_words(language: str) -> None:
    assert len({start_words(start, language) for start in STARTS.values()}) == len(STARTS)


def test_the_default_start_is_not_offered() -> None:
    assert Start() in STARTS.values()
    with pytest.raises(Refused):
        read_start("start-99")


async def test_the_message_of_a_full_lobby_names_nobody(world: World) -> None:
    await world.slash("ada", "daynight new")
    await world.press("ben", lobby(world), "join")
    said = message("lobby-full", "en", names=f"<@{world.id('ada')}>")
    assert said in lobby(world).text
    assert world.pings()[-1] == "ada"
    await world.press("ben", lobby(world), "leave")
    assert said not in lobby(world).text


async def test_a_host_who_is_called_is_told_once_that_all_are_there(world: World) -> None:
    await world.slash("ada", "daynight new")
    await world.press("ben", lobby(world), "join")
    here = message("lobby-ready", "en", host=f"<@{world.id('ada')}>")
    assert message("lobby-full", "en", names=f"<@{world.id('ada')}>") in lobby(world).text
    assert here not in lobby(world).text
    await world.fill_in("ben", lobby(world), "word", word="rain")
    assert here in lobby(world).text, "the call is gone from the message"


async def test_who_has_come_before_the_call_is_not_called(world: World) -> None:
    """Two press Rematch at once: nobody has searched for this game."""
    await world.slash("ada", "daynight new", opponent=world.members["ben"])
    await world.press("ben", lobby(world), "join")
    ada, ben = world.id("ada"), world.id("ben")
    full = await info(world)
    assert still_called(full, (ben, ada)) == (ada,)
    assert still_called(replace(full, invited=()), (ben, ada)) == (ben, ada), "they have found each other"
    assert still_called(replace(full, closes_at=full.created_at), (ben, ada)) == (ben, ada)


async def test_a_host_called_by_direct_message_finds_no_button_to_start(world: World) -> None:
    await world.slash("ada", "me notify", how="dm")
    await world.slash("ada", "daynight new")
    await world.press("ben", lobby(world), "join")
    (told,) = world.dms("ada")
    assert "All seats are taken at table 1" in told.text
    await world.press("ada", told, "start")
    assert (await info(world)).status == "running"


async def test_a_table_that_starts_when_full_is_not_offered_in_the_command(world: World) -> None:
    await world.slash("ada", "daynight new", start="start-full")
    assert message("lobby-starts-full", "en") in lobby(world).text
    await world.press("ben", lobby(world), "join")
    assert (await info(world)).status == "running"


async def test_a_table_against_the_computer_that_starts_when_full_is_started_twice(world: World) -> None:
    shown = await world.slash("ada", "daynight new", start="start-full", computer="easy")
    assert shown is not None
    assert (await info(world)).status == "running"
    assert shown.find("panel") or shown.pictures


async def test_the_host_cannot_choose_how_the_game_begins(world: World) -> None:
    await world.slash("ada", "daynight new")
    shown = await settings_of(world)
    shown = await world.choose("ada", shown, shown.control("start-by"), "start-4") or shown
    assert (await info(world)).start == Start(hours=4)
    assert message("start-hours", "en", hours="4 hours") in shown.text


async def test_a_guest_who_may_start_later_is_told_to_ask_the_host(world: World) -> None:
    await world.slash("ada", "daynight new")
    await world.press("ben", lobby(world), "join")
    assert "anybody with a seat can start" in lobby(world).text
    told = await world.press("ben", lobby(world), "start")
    assert told is not None
    assert "Only the host can start now. Anybody with a seat can <t:" in told.text
    await hours_pass(world, 24)
    await world.press("ben", lobby(world), "start")
    assert (await info(world)).status == "running"


async def test_a_lobby_that_is_closed_soon_cannot_be_kept_by_a_button(world: World) -> None:
    await world.slash("ada", "daynight new")
    assert "keep" not in lobby(world).verbs
    await hours_pass(world, 6 * 24)
    assert message("lobby-idle", "en", names=f"<@{world.id('ada')}>") in lobby(world).text
    told = await world.press("ada", lobby(world), "keep")
    assert told is not None
    assert told.text == message("kept-open", "en")
    assert "keep" not in lobby(world).verbs
    await hours_pass(world, 24)
    assert (await info(world)).status == "lobby"


async def test_who_loses_a_lobby_to_the_clock_is_not_told_why(world: World) -> None:
    await world.slash("ada", "daynight new")
    await hours_pass(world, 6 * 24)
    await hours_pass(world, 25)
    assert (await info(world)).status == "closed"
    assert any("because nothing happened there for a week" in shown.text for shown in world.public())
