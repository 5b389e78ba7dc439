"""A game that blocks its channel can be ended: by its people together, or by a person who may manage the channel."""

from __future__ import annotations

import logging
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from locales import message
from tests.cogs.playing import begin, board, boards, info, lobby, panel
from tests.cogs.test_forged_controls import forge
from tests.cogs.world import Shown, World


def let(world: World, who: str, channel: Any, **permissions: bool) -> None:
    """Give a person permissions in a channel, or take them away."""
    allow, deny = discord.PermissionOverwrite(**permissions).pair()
    rows = [Overwrite(world.id(who), OverwriteType.MEMBER, allow.value, deny.value)]
    world.env.backend.edit_channel(channel.id, {}, overwrites=rows)


def make_moderator(world: World, who: str) -> None:
    """Let a person manage all channels."""
    role = world.env.backend.create_role(
        world.guild.id, "moderators", permissions=discord.Permissions(manage_channels=True).value
    )
    world.env.backend.add_member_role(world.guild.id, world.id(who), role.id)


async def asked(world: World, who: str, command: str, **options: Any) -> Shown:
    shown = await world.slash(who, command, **options)
    assert shown is not None
    return shown


async def proposed(world: World, who: str = "ada") -> Shown:
    """Somebody proposes to end the game; what they are told."""
    page = await asked(world, who, "table end")
    told = await world.press(who, page, "end")
    assert told is not None
    return told


# -- together --------------------------------------------------------------------------------------------------------


async def test_two_who_do_not_want_to_play_on_cannot_end_their_game(world: World) -> None:
    before = await begin(world)
    page = await asked(world, "ada", "table end")
    assert "Day & Night #1" in page.text
    assert (await info(world)).end_agreed_by == (), "it is asked back first"
    told = await world.press("ada", page, "end")
    assert told is not None
    assert "Ben" in told.text
    assert "Ben" in board(world).text
    assert world.pings()[-1] == "ben"
    question = await world.press("ben", board(world), "toend")
    assert question is not None
    assert question.ephemeral
    assert (await info(world)).status == "running", "it is asked back first"
    done = await world.press("ben", question, "end")
    assert done is not None
    assert done.text == message("end-by-consent", "en")
    after = board(world)
    assert after.id > before.id
    assert message("end-by-consent", "en") in after.text
    assert message("table-drawn", "en") not in after.text
    assert {"rematch", "verify"} <= after.verbs
    assert "toend" not in after.verbs
    assert told.again().text == message("end-by-consent", "en")


async def test_a_refusal_is_told_to_nobody(world: World) -> None:
    await begin(world)
    told = await proposed(world)
    answer = await world.press("ben", board(world), "noend")
    assert answer is not None
    assert answer.text == message("end-declined", "en")
    assert told.again().text == message("end-gone", "en")
    assert "toend" not in board(world).verbs
    assert (await info(world)).status == "running"


async def test_one_is_called_again_and_again_to_a_proposal(world: World) -> None:
    await begin(world)
    before = world.pings().count("ben")
    told = await proposed(world)
    assert world.pings().count("ben") == before + 1
    await world.press("ada", told, "noend")
    await panel(world, "ben")
    assert world.pings().count("ben") == before + 1


async def test_a_proposal_is_lost_by_a_restart(world: World) -> None:
    await begin(world)
    await proposed(world)
    await world.restart()
    question = await world.press("ben", board(world), "toend")
    assert question is not None
    await world.press("ben", question, "end")
    assert (await info(world)).status == "over"


async def test_who_is_called_by_message_reads_of_the_proposal_only_at_the_table(world: World) -> None:
    await begin(world)
    await world.slash("ben", "me notify", how="dm")
    calls = world.pings().count("ben")
    await proposed(world)
    hand = world.dms("ben")[-1]
    assert message("table-end-proposed", "en", agreed="Ada", asked="Ben") in hand.text
    assert world.pings().count("ben") == calls
    question = await world.press("ben", hand, "toend")
    assert question is not None
    await world.press("ben", question, "end")
    assert (await info(world)).status == "over"


async def test_who_does_not_play_ends_the_game(world: World) -> None:
    await begin(world)
    for who in ("qing", "mei"):
        language = "zh-TW" if who == "qing" else "zh-CN"
        assert (await asked(world, who, "table end")).text == message("error-end-not-yours", language)
    await proposed(world)
    refused = await world.press("mei", board(world), "noend")
    assert refused is not None
    assert (await info(world)).end_agreed_by == (0,)


async def test_which_of_several_games_is_meant_is_guessed(world: World) -> None:
    await world.slash("ada", "daynight new", computer="easy")
    await world.slash("ada", "solenia new", computers=1)
    page = await asked(world, "ada", "table end")
    assert "Day & Night #1" in page.text
    assert "Solenia #2" in page.text
    assert not page.verbs
    page = await asked(world, "ada", "table end", number=2)
    await world.press("ada", page, "end")
    assert (await info(world, 1)).status == "running"
    assert (await info(world, 2)).status == "over"


# -- by a moderator --------------------------------------------------------------------------------------------------


async def test_a_running_game_blocks_its_channel_for_ever(world: World) -> None:
    before = await begin(world)
    let(world, "mei", world.channel, manage_channels=True)
    page = await asked(world, "mei", "table end")
    assert "#1" in page.text
    assert "Ada" in page.text
    assert page.verbs == {"modend", "panel"}, "who does not play has nothing to agree to"
    assert (await info(world)).status == "running"
    done = await world.press("mei", page, "modend")
    assert done is not None
    assert done.text == message("end-moderated", "zh-CN", number=1)
    after = board(world)
    assert after.id > before.id
    assert message("end-by-moderator", "en") in after.text
    assert message("end-by-moderator", "en") in world.dms("ben")[-1].text
    await world.slash("qing", "daynight new")
    assert (await info(world, 2)).status == "lobby", "the channel is free"


async def test_permission_is_asked_when_the_page_is_shown_and_not_when_it_is_pressed(world: World) -> None:
    await begin(world)
    let(world, "mei", world.channel, manage_channels=True)
    page = await asked(world, "mei", "table end")
    let(world, "mei", world.channel, manage_channels=False)
    refused = await world.press("mei", page, "modend")
    assert refused is not None
    assert (await info(world)).status == "running"


async def test_a_moderator_of_one_channel_ends_games_in_another(world: World) -> None:
    await begin(world)
    side = world.guild.create_text_channel("side")
    let(world, "mei", side, manage_channels=True)
    told = await asked(world, "mei", "table end", number=1, where=side)
    assert told.text == message("error-end-not-yours", "zh-CN")


async def test_a_game_whose_channel_is_gone_goes_on_for_ever(world: World) -> None:
    await begin(world)
    side = world.guild.create_text_channel("side")
    world.env.backend.delete_channel(world.channel.id)
    assert (await asked(world, "mei", "table end", number=1, where=side)).text == message("error-no-table", "zh-CN")
    make_moderator(world, "mei")
    page = await asked(world, "mei", "table end", number=1, where=side)
    await world.press("mei", page, "modend")
    assert (await info(world)).status == "over"
    assert message("end-by-moderator", "en") in world.dms("ben")[-1].text


async def test_a_lobby_of_somebody_who_is_gone_blocks_its_channel(world: World) -> None:
    await world.slash("ada", "daynight new")
    assert (await asked(world, "ada", "table end")).text == message("error-end-lobby", "en")
    let(world, "mei", world.channel, manage_channels=True)
    page = await asked(world, "mei", "table end")
    await world.press("mei", page, "modend")
    assert (await info(world)).status == "closed"
    shown, told = world.public()[-2:]
    assert message("lobby-closed", "en") in shown.text
    assert f"<@{world.id('ada')}>" in told.text


async def test_a_moderator_must_know_the_number(world: World) -> None:
    await begin(world)
    assert [row["value"] for row in await world.suggest("ada", "table end", "number", "")] == [1]
    assert await world.suggest("mei", "table end", "number", "") == []
    make_moderator(world, "mei")
    offered = await world.suggest("mei", "table move", "number", "")
    assert [(row["name"], row["value"]) for row in offered] == [("日与夜 #1 · #games", 1)]


# -- moving ----------------------------------------------------------------------------------------------------------


async def test_a_game_cannot_be_moved_out_of_the_way(world: World) -> None:
    before = await begin(world)
    side = world.guild.create_text_channel("side")
    make_moderator(world, "mei")
    page = await asked(world, "mei", "table move", to=side)
    assert f"<#{side.id}>" in page.text
    assert "#1" in page.text
    assert boards(world, side) == []
    await world.press("mei", page, "move")
    moved = board(world, side)
    assert f"<#{side.id}>" in moved.text
    assert boards(world) == [], "the board stands in one place"
    assert before.id in [shown.id for shown in world.public()], "what happened there stays"
    assert len(world.pings(side)) == 1
    who = world.pings(side)[0]
    assert (await panel(world, who, side)).verbs & {"pick", "picks"}


@pytest.mark.parametrize("thread", [False, True])
async def test_a_lobby_cannot_be_moved(world: World, thread: bool) -> None:
    await world.slash("ada", "daynight new")
    make_moderator(world, "mei")
    target = world.thread() if thread else world.guild.create_text_channel("side")
    page = await asked(world, "mei", "table move", where=target, number=1)
    await world.press("mei", page, "move")
    assert [shown for shown in world.public() if "join" in shown.verbs] == []
    await world.press("ben", lobby(world, target), "join")
    assert (await info(world)).seat_of(world.id("ben")) == 1


async def test_a_table_that_moves_into_a_thread_and_out_again_takes_its_channel_along(world: World) -> None:
    await begin(world)
    make_moderator(world, "mei")
    thread, side = world.thread(), world.guild.create_text_channel("side")
    for target, parent in ((thread, world.channel.id), (side, None)):
        page = await asked(world, "mei", "table move", where=target, number=1)
        await world.press("mei", page, "move")
        place = (await info(world)).place
        assert (place.channel_id, place.parent_id) == (target.id, parent)


async def test_a_game_whose_channel_is_gone_cannot_go_on(world: World) -> None:
    await begin(world)
    side = world.guild.create_text_channel("side")
    make_moderator(world, "mei")
    world.env.backend.delete_channel(world.channel.id)
    page = await asked(world, "mei", "table move", where=side, number=1)
    await world.press("mei", page, "move")
    assert board(world, side).text


async def test_a_forged_place_to_move_to_is_a_defect(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await begin(world)
    let(world, "mei", world.channel, manage_channels=True)
    page = board(world)
    for place in ("²", "-5", "", "9" * 40, "5" * 18, str(world.id("ada"))):
        told = await forge(world, "mei", page, f"o1:move:1:-:-:{place}")
        assert told is not None
        assert told.text in (message("error-old-control", "zh-CN"), message("error-move-unseen", "zh-CN")), place
    assert (await info(world)).place.channel_id == world.channel.id
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_game_is_moved_to_where_it_cannot_be(world: World) -> None:
    await begin(world)
    side, silent, mute = (world.guild.create_text_channel(name) for name in ("side", "silent", "mute"))
    assert (await asked(world, "ada", "table move", to=side)).text == message("error-move-not-yours", "en")
    let(world, "ada", world.channel, manage_channels=True)
    let(world, "ada", silent, send_messages=False)
    world.env.backend.edit_channel(
        mute.id, {}, overwrites=[Overwrite(world.bot.user.id, OverwriteType.MEMBER, 0, 1 << 11)]
    )
    assert (await asked(world, "ada", "table move", to=silent)).text == message("error-move-unseen", "en")
    assert message("permission-send-messages", "en") in (await asked(world, "ada", "table move", to=mute)).text
    page = await asked(world, "ada", "table move", to=side)
    await world.slash("qing", "daynight new", where=side)
    taken = await world.press("ada", page, "move")
    assert taken is not None
    assert taken.text == message("error-move-taken", "en"), "taken while she was asked"


async def test_who_moves_a_table_is_asked_before_it_turns_out_that_it_cannot_be(world: World) -> None:
    await begin(world)
    side = world.guild.create_text_channel("side")
    make_moderator(world, "ada")
    await world.slash("qing", "daynight new", where=side)
    assert (await asked(world, "ada", "table move", to=side, number=1)).text == message("error-move-taken", "en")
    assert (await info(world)).place.channel_id == world.channel.id
    assert (await info(world)).place.channel_id == world.channel.id
