"""Failures while a table is opened in a thread of its own."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.limits import Limits
from tests.cogs.playing import lobby as lobby_message
from tests.cogs.world import Shown, World


@pytest.fixture
def refusing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that takes no new table."""

    async def refuse(*_: Any, **__: Any) -> None:
        raise Refused(say("error-channel-taken"))

    monkeypatch.setattr(world.bot.services.tables.lobby, "open", refuse)


async def open_in_thread(world: World, **options: Any) -> Shown:
    shown = await world.slash("ada", "daynight new", thread=True, **options)
    assert shown is not None
    return shown


async def test_no_thread_is_made_for_a_table_over_the_limit(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world.bot.services.tables._context, "limits", Limits(per_person=1))
    await world.slash("ada", "daynight new")
    refused = await open_in_thread(world)
    assert refused.text == message("error-too-many-tables", "en", most=1)
    assert world.requests("POST", "/threads") == 0


@pytest.mark.parametrize("computer", [None, "easy"])
async def test_where_the_channel_has_a_table_already_a_thread_is_offered(world: World, computer: str | None) -> None:
    """With what was wished."""
    await world.slash("ada", "voidfall new")
    wished: dict[str, Any] = {"options": "scenario=T"} | ({} if computer is None else {"computer": computer})
    offered = await world.slash("ben", "voidfall new", **wished)
    assert offered is not None
    assert message("error-channel-taken", "en") in offered.text
    await world.press("ben", offered, "new-thread")
    (number,) = [info.id for info in await world.bot.services.tables.queries.tables_of_person(world.id("ben"))]
    opened = await world.bot.services.tables.queries.info(number)
    assert opened.options["scenario"] == "T"
    assert opened.place.channel_id in [thread.id for thread in world.channel.threads]
    assert (opened.status == "running") == (computer is not None)


async def test_the_note_of_an_open_table_still_asks_for_players_when_the_game_has_begun(world: World) -> None:
    note = await world.slash("ada", "daynight new")
    assert note is not None
    where = {"number": 1, "channel": f"<#{world.channel.id}>"}
    assert note.text == message("opened", "en", **where)
    await world.press("ben", lobby_message(world), "join")
    await world.bot.dispatcher.live.settle()
    assert note.again().text == message("opened", "en", **where), "so long it is true"
    await world.press("ada", lobby_message(world), "start")
    await world.bot.dispatcher.live.settle()
    begun = note.again()
    assert begun.text == message("opened-begun", "en", **where)
    assert begun.verbs == {"panel"}


async def test_the_note_of_an_open_table_still_asks_for_players_when_it_is_closed(world: World) -> None:
    note = await world.slash("ada", "daynight new")
    assert note is not None
    await world.press("ada", lobby_message(world), "leave")
    await world.bot.dispatcher.live.settle()
    assert note.again().text == message("closed", "en", number=1)


async def test_friends_are_asked_for_at_a_table_for_one(world: World) -> None:
    page = await world.slash("ada", "voidfall new", options="mode=solo")
    assert page is not None
    assert message("opened-alone", "en", number=1, channel=f"<#{world.channel.id}>") in page.text
    assert message("opened", "en", number=1, channel=f"<#{world.channel.id}>") not in page.text


async def test_in_a_thread_no_thread_is_offered(world: World, refusing: None) -> None:
    refused = await open_in_thread(world)
    assert not refused.find("new-thread")


async def test_a_thread_without_a_table_is_deleted(world: World, refusing: None) -> None:
    refused = await open_in_thread(world)
    assert refused.text == message("error-channel-taken", "en")
    assert world.requests("POST", "/threads") == 1
    assert not world.channel.threads


async def test_a_thread_without_a_table_that_may_not_be_deleted_is_archived(world: World, refusing: None) -> None:
    """Deleting even an own thread takes a permission that Orrery does not ask for."""
    world.refuse("DELETE", "/channels/*", 403, 50013)
    await open_in_thread(world)
    (thread,) = world.channel.threads
    assert world.env.backend.get_channel(thread.id).thread_metadata.archived


async def test_a_thread_whose_host_cannot_be_added_is_put_away(world: World) -> None:
    world.refuse("PUT", "/channels/*/thread-members/*", 403, 50001)
    await open_in_thread(world)
    assert not world.channel.threads
    assert not await world.bot.services.tables.queries.tables_of_person(world.id("ada"))


async def test_who_has_an_invisible_name_is_called_by_another(world: World) -> None:
    world.users["unseen"] = user = world.env.create_user("seen_by_all", global_name="\u3164")
    world.members["unseen"] = world.guild.add_member(user)
    await world.slash("unseen", "daynight new")
    assert r"seen\_by\_all" in lobby_message(world).text
