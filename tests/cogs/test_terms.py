"""Who may join a lobby, reminders and friends, as people choose and read them."""

from __future__ import annotations

import pytest

from locales import LANGUAGES, message
from tests.cogs.playing import board, info, lobby
from tests.cogs.world import Shown, World


async def terms(world: World, who: str = "ada") -> Shown:
    """The page of a new lobby on which its host says who may join."""
    await world.slash(who, "daynight new")
    settings = await world.press(who, lobby(world), "settings")
    assert settings is not None
    shown = await world.press(who, settings, "terms")
    assert shown is not None
    return shown


async def choose(world: World, who: str, page: Shown, part: str, *values: str) -> Shown:
    shown = await world.choose(who, page, page.control("term", part), *values)
    assert shown is not None
    return shown


async def test_a_host_says_who_may_join(world: World) -> None:
    page = await terms(world)
    assert message("terms-none", "en") in page.text
    page = await choose(world, "ada", page, "hours", "24")
    page = await choose(world, "ada", page, "switches", "friends")
    said = message("terms-friends", "en")
    assert said in page.text
    assert said in lobby(world).text
    refused = await world.press("ben", lobby(world), "join")
    assert refused is not None
    assert message("error-terms-friends", "en") in refused.text
    friends = await world.press("ada", page, "friends")
    assert friends is not None
    assert message("avoid-title-friends", "en") in friends.text
    friends = await world.choose("ada", friends, friends.control("avoid"), world.members["ben"])
    assert friends is not None
    assert f"<@{world.id('ben')}>" in friends.text
    await world.press("ben", lobby(world), "join")
    assert (await info(world)).seat_of(world.id("ben")) is not None
    page = await choose(world, "ada", page, "switches")
    assert message("terms-friends", "en") not in lobby(world).text


async def test_a_range_of_ratings_is_never_empty(world: World) -> None:
    page = await terms(world)
    page = await choose(world, "ada", page, "least", "1500")
    page = await choose(world, "ada", page, "most", "1200")
    chosen = (await info(world)).terms
    assert (chosen.least, chosen.most) == (0, 1200)
    assert message("terms-rating", "en", least=0, most=1200) in page.text


async def test_a_host_decides_alone_only_in_a_private_table(world: World) -> None:
    page = await terms(world)
    assert "host_alone" not in page.control("term", "switches").values
    settings = await world.press("ada", page, "settings")
    assert settings is not None
    await world.press("ada", settings, "private")
    page = await world.press("ada", settings, "terms") or page
    await choose(world, "ada", page, "switches", "host_alone")
    assert message("lobby-host-alone", "en") in lobby(world).text


async def test_the_pace_of_reminders_is_chosen_and_later_proposed(world: World) -> None:
    page = await terms(world)
    chosen = await world.choose("ada", page, page.control("remind"), "rare")
    assert chosen is not None
    assert message("reminders-rare", "en") in lobby(world).text
    await world.press("ben", lobby(world), "join")
    await world.press("ada", lobby(world), "start")
    running = await world.slash("ben", "table pause")
    assert running is not None
    asked = await world.choose("ben", running, running.control("remind"), "brisk")
    assert asked is not None
    assert message("amend-asked", "en") in asked.text
    assert message("reminders-brisk", "en") in board(world).text
    await world.press("ada", board(world), "amend-yes")
    assert (await info(world)).terms.reminders == "brisk"


async def test_only_the_host_chooses(world: World) -> None:
    """Somebody else can open the page, and reads on a choice that it is not theirs."""
    await terms(world)
    settings = await world.press("ben", lobby(world), "settings")
    assert settings is not None
    assert not settings.find("terms")


async def test_the_page_ends_with_the_lobby(world: World) -> None:
    page = await terms(world)
    await world.press("ben", lobby(world), "join")
    await world.press("ada", lobby(world), "start")
    refused = await world.choose("ada", page, page.control("term", "hours"), "4")
    assert refused is not None
    assert message("error-options-fixed", "en") in refused.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_value_has_words(world: World, language: str) -> None:
    who = {"en": "ada", "zh-TW": "qing", "zh-CN": "mei"}[language]
    page = await terms(world, who)
    for part, value in (("hours", "72"), ("stood_in", "5"), ("least", "900"), ("most", "1900")):
        page = await choose(world, who, page, part, value)
    page = await choose(world, who, page, "switches", "learned", "friends")
    assert page.text.count("\n- ") == 5


async def test_the_lists_lead_to_each_other(world: World) -> None:
    avoid = await world.slash("ben", "me avoid")
    assert avoid is not None
    friends = await world.press("ben", avoid, "friends")
    assert friends is not None
    back = await world.press("ben", friends, "avoiding")
    assert back is not None
    assert message("avoid-title", "en") in back.text
