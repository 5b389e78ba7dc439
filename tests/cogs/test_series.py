"""Several games after each other, weekly tables, and friends at one phone, as people tap and read them."""

from __future__ import annotations

import re

import pytest

from locales import message
from render.kit.picture import Scene
from tests.cogs.playing import answers, begin, board, info, lobby
from tests.cogs.world import Shown, World


async def series(world: World) -> Shown:
    """The page of a new lobby of Ada's."""
    await world.slash("ada", "daynight new")
    settings = await world.press("ada", lobby(world), "settings")
    assert settings is not None
    shown = await world.press("ada", settings, "series")
    assert shown is not None
    return shown


async def test_a_series_is_chosen_and_its_games_follow_each_other(world: World) -> None:
    page = await series(world)
    page = await world.choose("ada", page, page.control("series-of"), "3") or page
    said = message("series-begins", "en", number=1, most=3)
    assert said in lobby(world).text
    await world.press("ben", lobby(world), "join")
    await world.press("ada", lobby(world), "start")
    assert said in board(world).text
    await world.bot.services.tables.ending.resign(1, world.id("ben"))
    await world.pass_time(60)
    await world.env.settle()
    assert (await info(world, 2)).status == "running"
    won = message("series-won", "en", name="Ada", won=1)
    assert won in [shown for shown in world.public() if shown.pictures][-1].text
    assert (await info(world, 2)).seats[0].person_id == world.id("ben")


async def test_a_table_is_opened_anew_every_week(world: World) -> None:
    page = await series(world)
    page = await world.choose("ada", page, page.control("weekly"), "0") or page
    assert message("weekday-0", "en") in page.text
    page = await world.choose("ada", page, page.control("weekly"), "never") or page
    assert message("weekday-0", "en") not in page.text


async def test_it_is_known_who_has_left_the_server(world: World) -> None:
    """Asked of Discord itself, because a bot without the members intent is not told."""
    has_left, guild = world.bot.services.tables.series.has_left, world.guild.id
    assert not await has_left(guild, world.id("ben"))
    assert not await has_left(guild + 1, world.id("ben")), "nothing is known of other servers"
    del world.env.backend.guilds[guild].members[world.id("ben")]
    assert await has_left(guild, world.id("ben"))


async def friends(world: World) -> Shown:
    """Ada plays with Dora at her phone; the page that says whose turn it is."""
    await world.slash("ada", "daynight new")
    await world.fill_in("ada", lobby(world), "guest", name="Dora")
    assert "Dora" in lobby(world).text
    await world.press("ada", lobby(world), "start")
    shown = await world.press("ada", board(world), "panel")
    assert shown is not None
    return shown


async def test_the_phone_is_passed_on_before_anything_is_shown(world: World) -> None:
    shown = await friends(world)
    assert message("button-handover", "en") in str(shown)
    assert not answers(shown)
    assert not shown.pictures
    mine = await world.press("ada", shown, "fresh")
    assert mine is not None
    assert answers(mine)
    first = (await info(world)).seat_of(world.id("ada"))
    for _ in range(40):
        if not answers(mine):
            break
        end = [one for one in answers(mine) if one.arg == "end" or one.verb == "sure"]
        mine = await world.press_control("ada", mine, (end or answers(mine))[-1]) or mine
    second = (await info(world)).seat_of(world.id("ada"))
    assert second != first
    assert message("button-handover", "en") in str(mine), "what the other holds is not shown to the one who has played"
    assert not mine.pictures
    theirs = await world.press("ada", mine, "fresh")
    assert theirs is not None
    assert answers(theirs)


async def test_a_hand_is_shown_only_once_the_phone_is_passed_on(world: World) -> None:
    await friends(world)
    await world.env.settle()
    assert not world.dms("ada"), "a message stays on the phone that both use"
    for shown in (await world.slash("ada", "daynight hand"), await world.press("ada", board(world), "hand")):
        assert shown is not None
        assert message("button-handover", "en") in str(shown)
        assert not shown.pictures


@pytest.mark.parametrize("verb", ["recap", "log", "story", "replay"])
async def test_pages_that_look_back_show_nobodys_hand_while_the_phone_is_passed_round(
    world: World, scenes: list[Scene], verb: str
) -> None:
    await friends(world)
    scenes.clear()
    shown = await world.press("ada", board(world), "log")
    assert shown is not None
    if verb != "log":
        shown = await world.press("ada", shown if verb in shown.verbs else board(world), verb)
        assert shown is not None
    assert "draw" in shown.text
    assert "You draw" not in shown.text
    assert "hand" not in {scene.what for scene in scenes}


async def test_the_board_names_the_friend_and_calls_nobody(world: World) -> None:
    await friends(world)
    shown = board(world)
    assert "Dora" in shown.text
    assert not re.search(rf"▶.*<@{world.id('ada')}>", shown.text)
    assert "ada" not in world.pings()


async def test_nobody_else_joins_and_a_friend_is_sent_away(world: World) -> None:
    await world.slash("ada", "daynight new")
    await world.fill_in("ada", lobby(world), "guest", name="Dora")
    assert not lobby(world).find("guest")
    away = lobby(world).control("unbot")
    assert away.label == message("button-guest-away", "en", side="Dora"), "a friend is no computer"
    await world.press("ada", lobby(world), "unbot")
    assert lobby(world).find("guest")
    await world.press("ben", lobby(world), "join")
    assert not lobby(world).find("guest"), "two people have two pages"


async def test_other_tables_have_no_such_lines(world: World) -> None:
    shown = await begin(world)
    assert "🏁" not in shown.text
    assert "📱" not in shown.text
