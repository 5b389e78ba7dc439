"""Tournaments on Discord: announced, entered, played in threads, with a bracket; after a restart and in trouble."""

from __future__ import annotations

import asyncio

from locales import message
from render.kit.picture import Scene
from render.sheets.records import BracketSheet, LeadersSheet
from tests.cogs.playing import info
from tests.cogs.world import Shown, World


async def announced(world: World, form: str = "knockout", people: tuple[str, ...] = ("ada", "ben", "qing")) -> Shown:
    """A tournament with people in it; its public message."""
    await world.slash("ada", "tournament new", name="Spring *cup*", game="day_and_night", form=form)
    await settled(world)
    for name in people:
        await world.press(name, public(world), "cup-join")
    await settled(world)
    return public(world)


async def settled(world: World) -> None:
    """Let the organiser do what there is to do."""
    for _ in range(3):
        world.bot.organiser.kick()
        await asyncio.wait_for(world.bot.organiser._task, 20)


def public(world: World) -> Shown:
    """The public message of the tournament, of which there must be one alone."""
    found = [shown for shown in world.public() if shown.verbs & {"cup-join", "cup-show"}]
    assert len(found) == 1
    return found[0].again()


async def test_a_knock_out_is_entered_played_and_won(world: World, scenes: list[Scene]) -> None:
    shown = await announced(world)
    assert "3 people have entered: Ada, Ben, Qing" in shown.text
    assert r"Spring \*cup\*" in shown.text
    refused = await world.press("ben", shown, "cup-start")
    assert refused is not None
    assert message("error-not-tournament-host", "en") in refused.text
    await world.press("ada", shown, "cup-start")
    await settled(world)
    first = await info(world)
    assert first.status == "running"
    thread = world.env.backend.channels[first.place.channel_id]
    assert thread.parent_id == world.channel.id
    assert f"<#{first.place.channel_id}>" in public(world).text
    sheet = [scene for scene in scenes if scene.what == "bracket"][-1].view
    assert isinstance(sheet, BracketSheet)
    assert [len(matches) for _, matches in sheet.rounds] == [2, 1]

    tables = world.bot.services.tables
    await tables.resign(1, first.people()[0])
    await tables.tick()
    await settled(world)
    final = await info(world, 2)
    await tables.resign(2, final.people()[0])
    before = public(world).id
    await tables.tick()
    await settled(world)
    over = public(world)
    assert over.id != before  # the end is told in a new message
    winner = next(seat.name for seat in final.seats if seat.person_id == final.people()[1])
    assert message("tournament-champion", "en", name=winner) in over.text
    last = [scene for scene in scenes if scene.what == "bracket"][-1].view
    assert last.champion == winner


async def test_a_tournament_goes_on_after_a_restart_with_one_message(world: World, scenes: list[Scene]) -> None:
    await announced(world, "league")
    await world.slash("ada", "tournament start")
    await world.restart()
    await settled(world)
    assert (await info(world)).status == "running"
    assert "cup-show" in public(world).verbs
    sheet = [scene for scene in scenes if scene.what == "leaders"][-1].view
    assert isinstance(sheet, LeadersSheet)
    assert {line.name for line in sheet.lines} == {"Ada", "Ben", "Qing"}
    shown = await world.slash("qing", "tournament show")
    assert shown is not None
    assert message("tournament-round", "zh-TW", number=1) in shown.text


async def test_where_no_thread_can_be_opened_the_message_says_so_and_it_goes_on_later(world: World) -> None:
    await announced(world)
    world.deny("create_public_threads")
    await world.slash("ada", "tournament start", number=1)
    await settled(world)
    assert "⚠️" in public(world).text
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[])
    await world.pass_time(700)
    await settled(world)
    assert (await info(world)).status == "running"
    assert "⚠️" not in public(world).text


async def test_who_leaves_is_out_and_a_host_calls_it_off(world: World) -> None:
    await announced(world)
    left = await world.press("ben", public(world), "cup-leave")
    assert left is not None
    assert message("tournament-left", "en", name=r"Spring \*cup\*") in left.text
    listed = await world.slash("mei", "tournament list")
    assert listed is not None
    assert message("state-open", "zh-CN") in listed.text
    await world.slash("ada", "tournament close")
    await settled(world)
    assert message("tournament-closed", "en") in public(world).text


async def test_a_deleted_message_is_posted_again(world: World) -> None:
    shown = await announced(world, people=("ada",))
    world.env.backend.delete_message(shown.channel_id, shown.id)
    await world.slash("ben", "tournament join")
    await settled(world)
    assert "Ben" in public(world).text


async def test_a_tournament_whose_channel_was_deleted_goes_on_in_another_one(world: World) -> None:
    shown = await announced(world)
    await world.press("ada", shown, "cup-start")
    await settled(world)
    first = await info(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    world.env.backend.delete_channel(first.place.channel_id)
    world.env.backend.delete_channel(world.channel.id)
    page = await world.slash("ada", "tournament show", where=elsewhere)
    assert page is not None
    gone = message("tournament-gone", "en", name=r"Spring \*cup\*", number=1)
    assert gone in page.text
    refused = await world.slash("ben", "tournament move", where=elsewhere, number=1)
    assert refused is not None
    assert refused.text == message("error-not-tournament-host", "en")
    moved = await world.slash("ada", "tournament move", where=elsewhere, number=1)
    assert moved is not None
    assert moved.text == message("tournament-moved", "en", name=r"Spring \*cup\*")
    await settled(world)
    after = await info(world)
    assert after.place.channel_id != first.place.channel_id
    assert world.env.backend.channels[after.place.channel_id].parent_id == elsewhere.id
    (message_there,) = [each for each in world.public(elsewhere) if "cup-show" in each.verbs]
    assert f"<#{after.place.channel_id}>" in message_there.again().text
    assert gone not in message_there.again().text


async def test_the_host_of_a_tournament_without_a_channel_is_told_once(world: World) -> None:
    await announced(world)
    world.env.backend.delete_channel(world.channel.id)
    for name in ("ben", "qing"):
        await world.bot.services.tables.tournaments.leave(1, world.id(name))
        world.bot.organiser._later.clear()
        await settled(world)
    told = [each for each in world.dms("ada") if "tournament move" in each.text]
    assert len(told) == 1
