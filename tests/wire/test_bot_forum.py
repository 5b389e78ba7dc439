"""A forum as lobby, by the real process: its requests about posts and tags are those that Discord describes."""

from __future__ import annotations

from pathlib import Path

from .conftest import Home
from .playing import PLAIN_BOT, controls, running
from .world import PERMISSIONS, Channel, ChannelType, Message


def names(world_channel: Channel, post: Channel) -> list[str]:
    return [tag["name"] for tag in world_channel.available_tags if int(tag["id"]) in post.applied_tags]


async def test_a_table_is_a_post_with_tags_that_follow_the_game(home: Home, tmp_path: Path) -> None:
    world = home.discord.world
    forum = world.add_channel(home.guild, "tables", ChannelType.FORUM)
    home.guild.members[world.bot.id] |= PERMISSIONS["MANAGE_CHANNELS"]
    async with running(home, PLAIN_BOT, tmp_path) as game:
        page = await home.people.slash(world.owner, game.channel, "admin rules")
        await home.people.select(world.owner, page.message, [forum], custom_id="o1:house:0:-:-:forum")
        await home.people.slash(home.anna, game.channel, "daynight new")
        (post,) = [each for each in world.channels.values() if each.parent_id == forum.id]
        assert names(forum, post) == ["Day & Night", "waiting"]

        def lobbies() -> list[Message]:
            return [each for each in home.discord.messages(post) if controls(each, "join", "start")]

        await home.discord.until(lobbies, what="the lobby")
        await home.people.click(home.ben, lobbies()[-1], label="Join")
        await home.discord.until(lambda: any(controls(each, "start") for each in lobbies()), what="both seated")
        await home.people.click(home.anna, lobbies()[-1], label="Start")
        await home.discord.until(lambda: names(forum, post) == ["Day & Night", "running"], what="the tags")
        home.discord.assert_clean()


async def test_without_the_permission_to_make_tags_it_uses_those_that_are_there(home: Home, tmp_path: Path) -> None:
    world = home.discord.world
    forum = world.add_channel(home.guild, "tables", ChannelType.FORUM)
    tag = {"id": str(world.new_id()), "name": "等人", "moderated": False, "emoji_id": None, "emoji_name": None}
    forum.available_tags.append(tag)
    async with running(home, PLAIN_BOT, tmp_path) as game:
        page = await home.people.slash(world.owner, game.channel, "admin rules")
        await home.people.select(world.owner, page.message, [forum], custom_id="o1:house:0:-:-:forum")
        await home.people.slash(home.anna, game.channel, "daynight new")
        (post,) = [each for each in world.channels.values() if each.parent_id == forum.id]
        assert names(forum, post) == ["等人"]
        home.discord.assert_clean()
