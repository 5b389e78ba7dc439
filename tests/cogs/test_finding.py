"""Open tables, looking for a game, invitations and private tables."""

from __future__ import annotations

import discord

from locales import message
from tests.cogs.playing import info, lobby
from tests.cogs.world import World


async def test_the_list_of_open_tables_has_a_button_to_join(world: World) -> None:
    await world.slash("ada", "daynight new")
    listed = await world.slash("ben", "table open")
    assert listed is not None
    assert "**Day & Night #1**" in listed.text
    assert "1 free seat" in listed.text
    joined = await world.press("ben", listed, "join")
    assert joined is not None
    assert (await info(world)).seat_of(world.id("ben")) is not None
    again = await world.slash("qing", "table open")
    assert again is not None
    assert message("open-none", "zh-TW") in again.text


async def test_people_who_look_for_the_same_game_get_a_table_in_a_thread(world: World) -> None:
    listed = await world.slash("ada", "table open")
    assert listed is not None
    (choose,) = listed.find("find")
    waiting = await world.choose("ada", listed, choose, "solenia")
    assert waiting is not None
    assert "1 of 2 are looking" in waiting.text
    found = await world.slash("ben", "table find", game="solenia", people=2)
    assert found is not None
    table = await info(world)
    assert set(table.people()) == {world.id("ada"), world.id("ben")}
    assert table.place.channel_id != world.channel.id
    assert f"<#{table.place.channel_id}>" in found.text
    assert (table.place.channel_id, "ada") in world.calls
    await world.press("ben", found, "panel")
    later = await world.slash("qing", "table find", game="solenia", people=2)
    assert later is not None
    assert "1/2" in later.text
    stopped = await world.press("qing", later, "unfind")
    assert stopped is not None
    assert await world.bot.services.tables.matchmaking.searches(world.guild.id) == []


async def test_a_private_table_stands_in_a_private_thread_to_which_its_host_invites(world: World) -> None:
    await world.slash("ada", "daynight new", private=True)
    table = await info(world)
    thread = world.env.backend.channels[table.place.channel_id]
    assert thread.type == discord.ChannelType.private_thread.value
    assert table.private
    hidden = await world.slash("ben", "table open")
    assert hidden is not None
    assert "#1" not in hidden.text
    said = await world.slash("ada", "table invite", person=world.users["ben"], number=1)
    assert said is not None
    assert message("invite-sent", "en", guest="Ben", number=1) in said.text
    assert world.id("ben") in (await info(world)).invited


async def test_a_host_closes_the_door_and_sends_somebody_away(world: World) -> None:
    await world.slash("ada", "daynight new")
    await world.press("ben", lobby(world), "join")
    settings = await world.press("ada", lobby(world), "settings")
    assert settings is not None
    await world.choose("ada", settings, settings.find("remove")[0], str(world.id("ben")))
    assert (await info(world)).seat_of(world.id("ben")) is None
    refused = await world.press("ben", lobby(world), "join")
    assert refused is not None
    assert message("error-table-full", "en") in refused.text
    await world.press("ada", settings, "private")
    assert message("lobby-private", "en") in lobby(world).text
    refused = await world.press("qing", lobby(world), "join")
    assert refused is not None
    assert message("error-private", "zh-TW") in refused.text


async def test_a_host_lets_computers_explain_themselves(world: World) -> None:
    await world.slash("ada", "daynight new")
    settings = await world.press("ada", lobby(world), "settings")
    assert settings is not None
    said = await world.press("ada", settings, "explains")
    assert said is not None
    assert message("explains-on", "en") in said.text
    assert message("lobby-explains", "en") in lobby(world).text
    assert (await info(world)).explains
    said = await world.press("ada", settings, "explains")
    assert said is not None
    assert message("explains-off", "en") in said.text
    assert message("lobby-explains", "en") not in lobby(world).text


async def test_whoever_was_sent_away_still_reads_that_they_have_a_seat(world: World) -> None:
    await world.slash("ada", "daynight new")
    page = await world.slash("ben", "daynight join")
    assert page is not None
    assert message("joined", "en") in page.text
    settings = await world.press("ada", lobby(world), "settings")
    assert settings is not None
    await world.choose("ada", settings, settings.find("remove")[0], str(world.id("ben")))
    await world.pass_time(60)
    now = page.again()
    assert message("joined", "en") not in now.text
    assert message("lobby-unseated", "en") in now.text


async def test_the_host_invites_from_the_page_of_settings(world: World) -> None:
    await world.slash("ada", "daynight new")
    settings = await world.press("ada", lobby(world), "settings")
    assert settings is not None
    said = await world.choose("ada", settings, settings.control("invite"), world.users["ben"])
    assert said is not None
    assert message("invite-sent", "en", guest="Ben", number=1) in said.text
    assert world.id("ben") in (await info(world)).invited
    assert "ben" in world.pings()
    own = await world.choose("ada", settings, settings.control("invite"), world.users["ada"])
    assert own is not None
    assert message("error-invite-self", "en") in own.text
    await world.slash("ben", "daynight join")
    full = await world.press("ada", lobby(world), "settings")
    assert full is not None
    assert not full.find("invite"), "no seat is free"


# -- who is not called -------------------------------------------------------------------------------------------------


async def test_an_invitation_says_why_it_does_not_call(world: World) -> None:
    """Whoever wants no invitations is not pinged, and the inviter reads neutral words; the same for whoever is not on
    the server."""
    page = await world.slash("ben", "me settings")
    assert page is not None
    assert message("me-invitations-on", "en") in page.text
    switched = await world.press("ben", page, "me-invites", "off")
    assert switched is not None
    assert message("me-invitations-off", "en") in switched.text
    for guest, name in (("ben", "Ben"), ("mei", "Mei")):
        if guest == "mei":
            world.env.backend.remove_member(world.guild.id, world.id("mei"))
        opened = await world.slash("ada", "daynight new", opponent=world.users[guest])
        assert opened is not None
        assert message("opened-uncalled", "en", guest=name) in opened.text
        await world.press("ada", lobby(world), "leave")
    await world.slash("ada", "daynight new")
    said = await world.slash("ada", "table invite", person=world.users["ben"])
    assert said is not None
    assert message("opened-uncalled", "en", guest="Ben") in said.text
    await world.bot.delivery.settle()
    assert not {"ben", "mei"} & set(world.pings())
    back = await world.press("ben", switched, "me-invites", "on")
    assert back is not None
    assert message("me-invitations-on", "en") in back.text


async def test_who_left_the_server_after_the_invitation_is_pinged(world: World) -> None:
    """For those whose call comes later, and for rematches: at the moment of the ping they are not there any more."""
    await world.slash("ada", "daynight new")
    table = await info(world)
    world.env.backend.remove_member(world.guild.id, world.id("ben"))
    tables = world.bot.services.tables
    for guest in ("ben", "qing"):
        await tables.lobby.invite(table.id, world.id("ada"), world.id(guest))
        await world.bot.delivery.settle()
    assert world.pings() == ["qing"]


async def test_a_private_thread_takes_in_who_wants_no_invitations(world: World) -> None:
    await world.bot.services.tables.people.set_invitations(world.id("ben"), invitations=False)
    await world.slash("ada", "daynight new", private=True, opponent=world.users["ben"])
    await world.slash("ada", "table invite", person=world.users["ben"], number=1)
    await world.slash("ada", "table invite", person=world.users["qing"], number=1)
    added = [
        entry.path for entry in world.env.http_requests if entry.method == "PUT" and "thread-members" in entry.path
    ]
    assert not any(path.endswith(f"/{world.id('ben')}") for path in added)
    assert any(path.endswith(f"/{world.id('qing')}") for path in added)


async def test_a_bot_is_invited_to_a_new_table(world: World) -> None:
    """It would never come: the answer says how to play against the computer."""
    robot = world.env.create_user("robot", bot=True)
    world.guild.add_member(robot)
    refused = await world.slash("ada", "daynight new", opponent=robot)
    assert refused is not None
    assert message("error-invite-bot", "en", command="daynight new computer:normal") in refused.text
    assert await world.bot.services.tables.queries.tables_of_person(world.id("ada")) == []


async def test_a_host_makes_the_game_unrated(world: World) -> None:
    await world.slash("ada", "daynight new")
    settings = await world.press("ada", lobby(world), "settings")
    assert settings is not None
    said = await world.press("ada", settings, "unrated")
    assert said is not None
    assert message("unrated-on", "en") in said.text
    assert message("lobby-unrated", "en") in lobby(world).text
    await world.press("ada", settings, "unrated")
    assert not (await info(world)).unrated
    assert message("lobby-unrated", "en") not in lobby(world).text
