"""A forum as lobby: a post for each table, whose tags say how it stands, closed by the bot."""

from __future__ import annotations

import gc
from typing import Any
from unittest.mock import AsyncMock

import pytest

from cogs import startup
from db.errors import StoreAway
from locales import message
from tables.administration import Admin
from tests.cogs.playing import info, lobby
from tests.cogs.test_admin import managed
from tests.cogs.world import World

__all__ = ["managed"]


@pytest.fixture
async def forum(managed: World) -> Any:
    """The forum that the server has chosen."""
    made = managed.guild.create_forum_channel("tables")
    await managed.env.settle()
    page = await managed.slash("mei", "admin rules")
    assert page is not None
    shown = await managed.choose("mei", page, page.control("house", "forum"), made)
    assert shown is not None
    assert f"<#{made.id}>" in shown.text
    return made


async def beat(world: World, hours: float = 0) -> None:
    """A heartbeat after so long."""
    await world.pass_time(hours * 3600)
    await startup.heartbeat(world.bot.services, world.bot.delivery, world.bot, world.bot.forum_posts)
    await world.env.settle()


async def post(world: World, number: int = 1) -> Any:
    """The post of a table."""
    return world.bot.get_channel((await info(world, number)).place.channel_id)


async def tags(world: World, number: int = 1) -> list[str]:
    return [tag.name for tag in (await post(world, number)).applied_tags]


async def test_a_table_is_opened_as_a_post_with_tags(managed: World, forum: Any) -> None:
    shown = await managed.slash("ada", "daynight new")
    assert shown is not None
    place = await post(managed)
    assert place.parent_id == forum.id
    assert f"<#{place.id}>" in shown.text
    assert await tags(managed) == ["Day & Night", message("forum-tag-waiting", "en")]
    assert "join" in lobby(managed, place).verbs


async def test_the_name_of_a_host_formats_their_post(managed: World, forum: Any) -> None:
    managed.env.backend.users[managed.id("ada")].global_name = "**x** [free](http://example.org)"
    await managed.slash("ada", "daynight new")
    place = await post(managed)
    (said,) = [shown.text for shown in managed.public(place) if "free" in shown.stored.content]
    assert r"\*\*x\*\* \[free\]" in said
    assert "**x** [free]" in place.name, "a name of a thread formats nothing"


async def test_the_tags_follow_the_game_and_the_post_is_closed(managed: World, forum: Any) -> None:
    await managed.slash("ada", "daynight new")
    place = await post(managed)
    await managed.press("ben", lobby(managed, place), "join")
    await managed.press("ada", lobby(managed, place), "start")
    await beat(managed)
    assert await tags(managed) == ["Day & Night", message("forum-tag-running", "en")]
    await managed.bot.services.tables.ending.resign(1, managed.id("ada"))
    await beat(managed)
    assert await tags(managed) == ["Day & Night", message("forum-tag-finished", "en")]
    assert not (await post(managed)).archived, "the result is read, and a rematch may follow"
    await beat(managed, hours=7)
    assert (await managed.bot.fetch_channel(place.id)).archived
    assert await managed.bot.services.tables.forum.posts() == []


async def test_a_rematch_goes_on_in_the_same_post(managed: World, forum: Any) -> None:
    await managed.slash("ada", "daynight new")
    place = await post(managed)
    await managed.press("ben", lobby(managed, place), "join")
    await managed.press("ada", lobby(managed, place), "start")
    await managed.bot.services.tables.ending.resign(1, managed.id("ada"))
    await beat(managed)
    ended = [shown for shown in managed.public(place) if "rematch" in shown.verbs][-1]
    await managed.press("ben", ended, "rematch")
    await beat(managed)
    await beat(managed)
    (noted,) = await managed.bot.services.tables.forum.posts()
    assert noted.table_id == 2
    assert message("forum-tag-finished", "en") not in await tags(managed, 2)


async def test_tags_are_used_again_and_those_of_people_stay(managed: World, forum: Any) -> None:
    await managed.slash("ada", "daynight new")
    await managed.slash("ben", "daynight new")
    assert len(managed.bot.get_channel(forum.id).available_tags) == 2
    first, second = await post(managed, 1), await post(managed, 2)
    assert first.id != second.id
    chosen = await managed.bot.get_channel(forum.id).create_tag(name="beginners")
    await first.edit(applied_tags=[*first.applied_tags, chosen])
    await managed.env.settle()
    await managed.press("ben", lobby(managed, first), "join")
    await managed.press("ada", lobby(managed, first), "start")
    await beat(managed)
    assert "beginners" in await tags(managed)


async def test_a_post_that_somebody_has_deleted_is_forgotten(managed: World, forum: Any) -> None:
    await managed.slash("ada", "daynight new")
    await (await post(managed)).delete()
    await managed.env.settle()
    await managed.bot.services.tables.administration.end(1, Admin())
    await beat(managed)
    assert await managed.bot.services.tables.forum.posts() == []


async def test_a_private_table_has_no_post(managed: World, forum: Any) -> None:
    await managed.slash("ada", "daynight new", private=True)
    assert (await post(managed)).parent_id == managed.channel.id


async def test_a_post_is_gone_if_its_table_cannot_be_opened(managed: World, forum: Any) -> None:
    for _ in range(2):
        await managed.slash("ada", "daynight new")
    posts = [each for each in managed.env.backend.channels.values() if each.parent_id == forum.id]
    refused = await managed.slash("ada", "daynight new", side="nowhere")
    assert refused is not None
    assert [each for each in managed.env.backend.channels.values() if each.parent_id == forum.id] == posts


async def test_an_outage_of_the_database_is_no_error_of_a_post(
    managed: World, forum: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The round after it looks at all posts."""
    posts, problem = managed.bot.forum_posts, StoreAway("the server is away")
    tables = managed.bot.services.tables
    monkeypatch.setattr(tables.forum, "posts", AsyncMock(side_effect=problem))
    monkeypatch.setattr(tables.forum, "known", {1})
    posts.kick(1)
    await posts.close()
    await managed.env.settle()
    gc.collect()
    assert [record.getMessage() for record in caplog.records if record.name == "asyncio"] == []
