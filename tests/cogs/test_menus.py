"""The entries of Discord's menus: on people a profile and an invitation, on messages what happened and a report."""

from __future__ import annotations

import pytest

from locales import message
from tests.cogs.playing import begin, board, lobby
from tests.cogs.world import Shown, World


async def test_the_profile_of_a_person(world: World) -> None:
    shown = await world.menu("ada", "Profile", "ben")
    assert shown is not None
    assert shown.ephemeral
    assert "Ben" in shown.text


@pytest.mark.parametrize(("entry", "key"), [("Profile", "error-menu-bot"), ("Invite", "error-guest-bot")])
async def test_a_bot_has_no_profile_and_is_not_invited(world: World, entry: str, key: str) -> None:
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    world.members["robot"] = robot
    refused = await world.menu("qing", entry, "robot")
    assert refused is not None
    assert refused.text == message(key, "zh-TW")


async def test_an_invitation_to_the_table_of_the_channel(world: World) -> None:
    await world.slash("ada", "solenia new")
    sent = await world.menu("ada", "Invite", "ben")
    assert sent is not None
    assert "Ben" in sent.text
    (info,) = await world.bot.services.tables.queries.tables_of_person(world.id("ada"))
    assert world.id("ben") in info.invited


async def test_of_several_tables_elsewhere_one_is_chosen(world: World) -> None:
    for title in ("solenia", "daynight"):
        await world.slash("ada", f"{title} new")
    other = world.guild.create_text_channel("other")
    asked = await world.menu("ada", "Invite", "mei", where=other)
    assert asked is not None
    assert len(asked.find("invite-to")) == 2
    sent = await world.press_control("ada", asked, asked.find("invite-to")[1])
    assert sent is not None
    assert "Mei" in sent.text
    tables = await world.bot.services.tables.queries.tables_of_person(world.id("ada"))
    assert [world.id("mei") in info.invited for info in tables].count(True) == 1


@pytest.mark.parametrize(("who", "language"), [("ada", "en"), ("qing", "zh-TW"), ("mei", "zh-CN")])
async def test_without_a_table_nobody_is_invited(world: World, who: str, language: str) -> None:
    refused = await world.menu(who, "Invite", "ben")
    assert refused is not None
    assert refused.text == message("error-menu-no-lobby", language, guest="Ben")


async def test_one_cannot_invite_oneself(world: World) -> None:
    await world.slash("ada", "solenia new")
    refused = await world.menu("ada", "Invite", "ada")
    assert refused is not None
    assert refused.text == message("error-invite-self", "en")


async def test_what_happened_at_the_table_of_a_message(world: World) -> None:
    await begin(world)
    await world.slash("ada", "daynight move", line="walk b1")
    told = await world.menu("ben", "What happened", board(world))
    assert told is not None
    assert told.ephemeral
    assert "B1" in told.text


async def test_a_message_of_somebody_else_is_about_no_table(world: World) -> None:
    await begin(world)
    said = await world.members["ben"].send(world.channel, "hello")
    for entry in ("What happened", "Report a problem"):
        result = await world.members["mei"].context_menu(world.channel, entry, said)
        refused = world._answer(result)
        assert refused is not None
        assert refused.text == message("error-menu-message", "zh-CN")


async def test_a_message_without_controls_is_about_the_only_table_of_the_channel(world: World) -> None:
    sent = await world.bot.get_channel(world.channel.id).send("hello")
    plain = Shown(world, world.env.backend.get_message(world.channel.id, sent.id))
    lost = await world.menu("ben", "What happened", plain)
    assert lost is not None
    assert lost.text == message("error-menu-no-table", "en")
    await begin(world)
    await world.slash("ada", "daynight move", line="walk b1")
    told = await world.menu("ben", "What happened", plain)
    assert told is not None
    assert "B1" in told.text


async def test_a_report_by_the_menu_of_a_message(world: World) -> None:
    await begin(world)
    sent = await world.menu_form("ada", "Report a problem", board(world), {"expected": "a bridge should be there"})
    assert sent is not None
    assert sent.files
    (listed,) = await world.bot.services.tables.administration.reports(None)
    assert listed.table_id == 1


async def test_there_is_nothing_to_report_before_the_start(world: World) -> None:
    await world.slash("ada", "daynight new")
    refused = await world.menu("ada", "Report a problem", lobby(world))
    assert refused is not None
    assert refused.text == message("error-not-started", "en")


@pytest.mark.parametrize("language", ["en", "zh-TW", "zh-CN"])
async def test_the_entries_are_named_in_every_language_and_stand_in_the_help(world: World, language: str) -> None:
    tree = world.bot.tree
    entries = [each for each in tree.get_commands() if not hasattr(each, "description")]
    assert len(entries) == 4
    shown = await world.slash({"en": "ada", "zh-TW": "qing", "zh-CN": "mei"}[language], "help")
    assert shown is not None
    for entry in entries:
        body = await entry.get_translated_payload(tree, tree.translator)
        name = body["name_localizations"].get(language, body["name"])
        assert 1 <= len(name) <= 32
        assert name in shown.text
