"""The house rules of a server: chosen by its managers on one page, kept where people open, join and moderate."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from locales import message
from tables.house import House
from tests.cogs.playing import begin, board, info, lobby
from tests.cogs.test_admin import managed
from tests.cogs.test_files import exported
from tests.cogs.test_forged_controls import forge
from tests.cogs.world import Shown, World

__all__ = ["managed"]


def role(world: World, name: str, *people: str, may: int = 0) -> Any:
    """A role of the server that these people have."""
    made = world.guild.create_role(name, permissions=discord.Permissions(may))
    for person in people:
        world.env.backend.add_member_role(world.guild.id, world.id(person), made.id)
    return made


async def house(world: World) -> Shown:
    shown = await world.slash("mei", "admin rules")
    assert shown is not None
    return shown


async def choose(world: World, part: str, *values: Any) -> Shown:
    page = await house(world)
    shown = await world.choose("mei", page, page.control("house", part), *values)
    assert shown is not None
    return shown


async def said(world: World, who: str, command: str, **options: Any) -> str:
    shown = await world.slash(who, command, **options)
    assert shown is not None
    return shown.text


async def test_only_who_manages_the_server_has_the_page(managed: World) -> None:
    mine = await managed.slash("ada", "help")
    assert mine is not None
    refused = await forge(managed, "ada", mine, "o1:house:0:-:-:opens")
    assert refused is not None
    assert message("error-admin-only", "en") in refused.text
    assert (await managed.bot.services.tables.house.of(managed.guild.id)) == House()


async def test_only_some_roles_open_tables(managed: World) -> None:
    hosts = role(managed, "hosts", "ben")
    page = await choose(managed, "opens", hosts)
    assert f"<@&{hosts.id}>" in page.text
    refused = message("error-house-opens", "en", roles=f"<@&{hosts.id}>")
    assert refused in await said(managed, "ada", "daynight new")
    await managed.slash("ben", "daynight new")
    assert (await info(managed)).host_id == managed.id("ben")
    await choose(managed, "opens")
    await managed.slash("ada", "solenia new")
    assert (await info(managed, 2)).host_id == managed.id("ada")


async def test_only_some_roles_join_tables(managed: World) -> None:
    players = role(managed, "players", "qing")
    await choose(managed, "joins", players)
    await managed.slash("ada", "daynight new")
    refused = await managed.press("ben", lobby(managed), "join")
    assert refused is not None
    assert message("error-house-joins", "en", roles=f"<@&{players.id}>") in refused.text
    await managed.press("qing", lobby(managed), "join")
    assert (await info(managed)).seat_of(managed.id("qing")) is not None
    assert refused.ephemeral


async def test_a_rematch_is_opened_by_direct_message_past_the_rules(managed: World) -> None:
    await begin(managed)
    await managed.bot.services.tables.ending.resign(1, managed.id("ada"))
    hosts = role(managed, "hosts", "ben")
    await choose(managed, "opens", hosts)
    refused = await managed.slash_dm("ada", "table rematch", number=1)
    assert refused is not None
    assert message("error-house-opens", "en", roles=f"<@&{hosts.id}>") in refused.text
    await managed.slash_dm("ben", "table rematch", number=1)
    assert (await info(managed, 2)).host_id == managed.id("ben"), "his role holds there too"


async def test_a_rematch_is_opened_from_elsewhere_outside_its_channels(managed: World) -> None:
    thread = managed.thread()
    await begin_in(managed, thread)
    await managed.bot.services.tables.ending.resign(1, managed.id("ada"))
    there = managed.guild.create_text_channel("day-and-night")
    page = await choose(managed, "title", "day_and_night")
    await managed.choose("mei", page, page.control("house", "in-day_and_night"), there)
    below = managed.env.backend.create_thread(there.id, "chat", owner_id=managed.id("ada"))
    asked_at = ChannelHandle(managed.env, managed.guild, below)
    refused = message("error-house-channel", "en", channels=f"<#{there.id}>")
    assert refused in await said(managed, "ada", "table rematch", number=1, where=asked_at)
    shown = await managed.slash_dm("ada", "table rematch", number=1)
    assert shown is not None
    assert refused in shown.text
    await managed.choose("mei", page, page.control("house", "in-day_and_night"), there, managed.channel)
    await managed.slash_dm("ada", "table rematch", number=1)
    assert (await info(managed, 2)).place.channel_id == thread.id, "the channel above the thread is one of them"


async def begin_in(world: World, thread: Any) -> None:
    await world.slash("ada", "daynight new", where=thread)
    await world.press("ben", lobby(world, thread), "join")
    await world.press("ada", lobby(world, thread), "start")


async def test_a_seat_is_taken_by_direct_message_past_the_rules(managed: World) -> None:
    players = role(managed, "players", "ben")
    await choose(managed, "joins", players)
    await managed.slash("ada", "daynight new")
    for guest, seated in (("qing", False), ("ben", True)):
        await managed.slash("ada", "table invite", person=managed.users[guest], number=1)
        found = await managed.slash_dm(guest, "table next")
        assert found is not None
        await managed.press(guest, found, "join")
        assert ((await info(managed)).seat_of(managed.id(guest)) is not None) == seated, guest


async def test_a_file_opens_a_table_past_the_rules(managed: World) -> None:
    record = json.loads(await exported(managed))
    unfinished = json.dumps(record | {"steps": [step for step in record["steps"] if step["kind"] != "resign"]})
    hosts = role(managed, "hosts", "ben")
    await choose(managed, "opens", hosts)
    refused = await said(managed, "ada", "table import", file=("game.json", unfinished.encode()))
    assert message("error-house-opens", "en", roles=f"<@&{hosts.id}>") in refused
    shown = await said(managed, "ada", "table import", file=("game.json", json.dumps(record).encode()))
    assert message("imported-over", "en", number=2) in shown, "a finished game is no table that anybody plays at"
    opened = await said(managed, "ben", "table import", file=("game.json", unfinished.encode()))
    assert message("imported-open", "en", number=3) in opened


async def test_a_tournament_is_announced_and_entered_past_the_rules(managed: World) -> None:
    hosts, players = role(managed, "hosts", "ben"), role(managed, "players", "qing")
    await choose(managed, "opens", hosts)
    await choose(managed, "joins", players)
    cup = {"name": "Cup", "game": "day_and_night", "form": "league"}
    refused = message("error-house-opens", "en", roles=f"<@&{hosts.id}>")
    assert refused in await said(managed, "ada", "tournament new", **cup)
    await managed.slash("ben", "tournament new", **cup)
    kept_out = message("error-house-joins", "en", roles=f"<@&{players.id}>")
    assert kept_out in await said(managed, "ada", "tournament join")
    await managed.slash("qing", "tournament join")
    row = await managed.bot.services.tables.tournaments.get(1)
    assert [entrant.person_id for entrant in row.entrants] == [managed.id("qing")]


async def test_a_seat_of_a_running_game_is_accepted_past_the_rules(managed: World) -> None:
    await begin(managed)
    players = role(managed, "players")
    await choose(managed, "joins", players)
    await managed.slash("ada", "table replace", player="1", person=managed.users["qing"])
    agreed = await managed.press("ben", board(managed), "swap-yes")
    assert agreed is not None
    assert message("swap-agreed", "en") in agreed.text, "who sits there joins nothing"
    refused = await managed.press("qing", board(managed), "swap-yes")
    assert refused is not None
    assert message("error-house-joins", "zh-TW", roles=f"<@&{players.id}>") in refused.text
    managed.env.backend.add_member_role(managed.guild.id, managed.id("qing"), players.id)
    await managed.press("qing", board(managed), "swap-yes")
    assert (await info(managed)).seat_of(managed.id("qing")) == 1


async def test_whoever_has_the_role_moderates(managed: World) -> None:
    await begin(managed)
    assert message("error-end-not-yours", "zh-TW") in await said(managed, "qing", "table end")
    await choose(managed, "moderates", role(managed, "stewards", "qing"))
    asked = await managed.slash("qing", "table end")
    assert asked is not None
    await managed.press("qing", asked, "modend")
    assert (await info(managed)).status == "over"


async def test_a_title_is_played_in_its_channels(managed: World) -> None:
    there = managed.guild.create_text_channel("day-and-night")
    page = await choose(managed, "title", "day_and_night")
    await managed.choose("mei", page, page.control("house", "in-day_and_night"), there)
    where = f"<#{there.id}>"
    assert where in (await house(managed)).text
    assert message("error-house-channel", "en", channels=where) in await said(managed, "ada", "daynight new")
    await managed.slash("ada", "daynight new", where=there)
    assert (await info(managed)).place.channel_id == there.id
    await managed.slash("ada", "solenia new")
    assert (await info(managed, 2)).title == "solenia"


async def test_new_tables_have_the_clock_of_the_house(managed: World) -> None:
    await choose(managed, "clock", "limit-12")
    await managed.slash("ada", "daynight new")
    assert (await info(managed)).clock.hours == 12
    await managed.slash("ada", "solenia new", clock="limit-72")
    assert (await info(managed, 2)).clock.hours == 72, "who chooses one has it"
    await choose(managed, "clock", "usual")
    await managed.slash("ada", "afternova new")
    assert (await info(managed, 3)).clock.hours == 48


async def test_a_preset_is_kept_and_taken(managed: World) -> None:
    await managed.slash("mei", "daynight new", clock="limit-168")
    await managed.bot.services.tables.lobby.set_unrated(1, managed.id("mei"), True)
    settings = await managed.press("mei", lobby(managed), "settings")
    assert settings is not None
    presets = await managed.press("mei", settings, "presets")
    assert presets is not None
    assert message("presets-none", "zh-CN") in presets.text
    kept = await managed.fill_in("mei", presets, "preset-keep", name="Slow weeks")
    assert kept is not None
    assert "Slow weeks" in (await house(managed)).text
    await managed.press("mei", lobby(managed), "leave")
    await managed.slash("ada", "daynight new")
    settings = await managed.press("ada", lobby(managed), "settings")
    assert settings is not None
    presets = await managed.press("ada", settings, "presets")
    assert presets is not None
    assert not presets.find("preset-keep"), "she does not manage the server"
    taken = await managed.choose("ada", presets, presets.control("preset"), "0")
    assert taken is not None
    assert message("preset-taken", "en", name="Slow weeks") in taken.text
    now = await info(managed, 2)
    assert (now.clock.hours, now.unrated) == (168, True)
    await choose(managed, "unpreset", "0")
    assert "Slow weeks" not in (await house(managed)).text


async def test_a_new_lobby_calls_the_role_once(managed: World) -> None:
    called = role(managed, "lobbies")
    await choose(managed, "calls", called)
    await managed.slash("ada", "daynight new")
    posted = lobby(managed)
    assert f"<@&{called.id}>" in str(posted)
    assert called.id in posted.stored.mention_role_ids
    await managed.press("ben", lobby(managed), "join")
    assert [shown.id for shown in managed.public() if called.id in shown.stored.mention_role_ids] in ([], [posted.id])


async def test_people_switch_the_call_on_and_off(managed: World) -> None:
    called = role(managed, "lobbies")
    await choose(managed, "calls", called)
    tables = await managed.slash("ben", "table open")
    assert tables is not None
    on = await managed.press("ben", tables, "call-me")
    assert on is not None
    assert message("call-on", "en") in on.text
    assert called.id in managed.env.backend.guilds[managed.guild.id].members[managed.id("ben")].role_ids
    tables = await managed.slash("ben", "table open")
    assert tables is not None
    off = await managed.press("ben", tables, "call-me")
    assert off is not None
    assert message("call-off", "en") in off.text


async def test_a_role_that_may_more_than_everybody_is_given_to_nobody(managed: World) -> None:
    strong = role(managed, "wardens", may=discord.Permissions(ban_members=True).value)
    refused = await choose(managed, "calls", strong)
    assert message("error-house-role", "zh-CN") in refused.text
    assert (await managed.bot.services.tables.house.of(managed.guild.id)).calls is None


@pytest.mark.parametrize("who", ["mei"])
async def test_who_manages_the_server_may_do_everything(managed: World, who: str) -> None:
    await choose(managed, "opens", role(managed, "hosts", "ben"))
    await choose(managed, "joins", role(managed, "players", "ben"))
    await managed.slash(who, "daynight new")
    assert (await info(managed)).host_id == managed.id(who)


async def test_what_managers_choose_is_in_the_log(managed: World) -> None:
    await choose(managed, "clock", "limit-12")
    log = await managed.slash("mei", "admin log")
    assert log is not None
    assert "house" in log.text
