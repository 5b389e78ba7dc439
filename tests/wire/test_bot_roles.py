"""The role that new lobbies call, by the real process: who wants the call gets the role, and a lobby calls it once."""

from __future__ import annotations

from pathlib import Path

import pytest

from locales import message

from .conftest import Home
from .people import Reply
from .playing import PLAIN_BOT, Game, controls, running
from .world import FLAG_SUPPRESS_NOTIFICATIONS, PERMISSIONS, Message, Role, User

OF_MEMBER = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"


@pytest.fixture
def role(home: Home) -> Role:
    """A role that Orrery may give."""
    home.guild.members[home.discord.world.bot.id] |= PERMISSIONS["MANAGE_ROLES"]
    return home.discord.world.add_role(home.guild, "new tables", mentionable=True)


async def choose(game: Game, role: Role) -> Reply:
    people, owner = game.home.people, game.home.discord.world.owner
    page = await people.slash(owner, game.channel, "admin rules")
    return await people.select(owner, page.message, [role], custom_id="o1:house:0:-:-:calls")


async def switch(game: Game, user: User) -> Reply:
    """Press the button of the call on the list of open tables."""
    page = await game.home.people.slash(user, game.channel, "table open")
    return await game.press(user, page.message, "call-me")


def lobbies(game: Game) -> list[Message]:
    return [each for each in game.public if controls(each, "join", "start", "leave")]


async def test_who_wants_the_call_has_the_role_and_a_new_lobby_calls_it_aloud_and_once(
    home: Home, role: Role, tmp_path: Path
) -> None:
    async with running(home, PLAIN_BOT, tmp_path) as game:
        await choose(game, role)
        told = await switch(game, home.ben)
        assert message("call-on", "zh-TW") in told.text
        assert role.members == {home.ben.id}
        await home.people.slash(home.anna, game.channel, "daynight new")
        await game.delivered()
        (posted,) = lobbies(game)
        assert (posted.role_mentions, posted.pinged) == ([role.id], [home.ben.id])
        assert not posted.flags & FLAG_SUPPRESS_NOTIFICATIONS
        assert f"<@&{role.id}>" in posted.text
        await game.press(home.ben, posted, "join")
        await game.stored(lambda: (home.ben.id,) in game.rows("SELECT person_id FROM seats"), "a seat for Ben")
        await game.delivered()
        rang = [each for each in home.discord.messages(game.channel) if home.ben.id in each.pinged]
        assert rang in ([], [posted]), "a lobby that is shown anew calls nobody again"
        again = await switch(game, home.ben)
        assert message("call-off", "zh-TW") in again.text
        assert role.members == set()
        assert [len(home.discord.calls(f"{method} {OF_MEMBER}")) for method in ("PUT", "DELETE")] == [1, 1]


async def test_without_the_permission_to_manage_roles_the_person_is_told_so(
    home: Home, role: Role, tmp_path: Path
) -> None:
    home.guild.members[home.discord.world.bot.id] = 0
    async with running(home, PLAIN_BOT, tmp_path) as game:
        await choose(game, role)
        told = await switch(game, home.anna)
        assert message("error-house-forbidden", "en", role=f"<@&{role.id}>") in told.text
        assert role.members == set()


async def test_a_role_that_may_more_than_everybody_is_not_chosen(home: Home, role: Role, tmp_path: Path) -> None:
    role.permissions = PERMISSIONS["MANAGE_MESSAGES"]
    async with running(home, PLAIN_BOT, tmp_path) as game:
        told = await choose(game, role)
        assert message("error-house-role", "en") in told.text
        await home.people.slash(home.anna, game.channel, "daynight new")
        await game.delivered()
        (posted,) = lobbies(game)
        assert posted.role_mentions == []
