"""Tournaments on Discord: announced, entered, played in threads, with a bracket; after a restart and in trouble."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

import cogs.organiser as organiser_module
from cogs.ui.outgoing import OutgoingMessage
from db.records import TournamentRow
from engine.core.text import say
from locales import message, translate
from render.kit.picture import Scene
from render.sheets.records import BracketSheet, LeadersSheet
from tables.brackets import current_round
from tests.cogs.playing import info
from tests.cogs.test_moderation import let, make_moderator
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
        await asyncio.wait_for(world.bot.organiser._task, 300)


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
    await tables.ending.resign(1, first.people()[0])
    await tables.tick()
    await settled(world)
    final = await info(world, 2)
    await tables.ending.resign(2, final.people()[0])
    before = public(world).id
    await tables.tick()
    await settled(world)
    over = public(world)
    assert over.id != before  # the end is told in a new message
    winner = next(seat.name for seat in final.seats if seat.person_id == final.people()[1])
    assert message("tournament-champion", "en", name=winner) in over.text
    last = [scene for scene in scenes if scene.what == "bracket"][-1].view
    assert last.champion == winner
    games = await world.press("qing", over, "archive")
    assert games is not None
    assert games.text.count("🏆") == 2  # both games of the tournament


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
    assert message("tournament-rest", "en", name="Ada")[4:] in public(world).text, "the third has a bye"
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
    asked = await world.slash("ada", "tournament close")
    assert asked is not None
    assert message("tournament-closed", "en") not in public(world).text
    await world.press("ada", asked, "cup-close")
    await settled(world)
    assert message("tournament-closed", "en") in public(world).text


async def test_who_leaves_a_tournament_under_way_is_asked_first_as_a_game_is_resigned(world: World) -> None:
    await announced(world, "knockout", ("ada", "ben", "qing", "mei"))
    await world.slash("ada", "tournament start")
    await settled(world)
    asked = await world.slash("qing", "tournament leave")
    assert asked is not None
    assert message("tournament-leave-sure", "zh-TW", name=r"Spring \*cup\*") in asked.text
    (at,) = [number for number in (1, 2) if world.id("qing") in (await info(world, number)).people()]
    assert (await info(world, at)).status == "running"
    left = await world.press("qing", asked, "cup-quit")
    assert left is not None
    assert message("tournament-left", "zh-TW", name=r"Spring \*cup\*") in left.text
    assert (await info(world, at)).status == "over"
    again = await world.slash("qing", "tournament leave")
    assert again is not None
    assert again.text == message("error-not-entered", "zh-TW")


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


async def test_a_moderator_of_one_channel_changes_tournaments_of_another(world: World) -> None:
    await announced(world)
    corner = world.guild.create_text_channel("corner")
    let(world, "mei", corner, manage_channels=True)
    for command in ("start", "close", "move"):
        refused = await world.slash("mei", f"tournament {command}", number=1, where=corner)
        assert refused is not None
        assert refused.text == message("error-not-tournament-host", "zh-CN"), command
    let(world, "mei", world.channel, manage_channels=True)
    moved = await world.slash("mei", "tournament move", number=1, where=corner)
    assert moved is not None
    assert moved.text == message("tournament-moved", "zh-CN", name=r"Spring \*cup\*")


async def test_a_tournament_without_a_channel_is_moved_only_by_its_host(world: World) -> None:
    await announced(world)
    corner = world.guild.create_text_channel("corner")
    world.env.backend.delete_channel(world.channel.id)
    let(world, "mei", corner, manage_channels=True)
    refused = await world.slash("mei", "tournament move", number=1, where=corner)
    assert refused is not None
    assert refused.text == message("error-no-tournament", "zh-CN"), "she manages this channel alone"
    make_moderator(world, "mei")
    moved = await world.slash("mei", "tournament move", number=1, where=corner)
    assert moved is not None
    assert moved.text == message("tournament-moved", "zh-CN", name=r"Spring \*cup\*")


async def test_a_tournament_of_a_hidden_channel_is_listed_shown_and_entered(world: World) -> None:
    await announced(world, people=("ben",))
    elsewhere = world.guild.create_text_channel("elsewhere")
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[hidden(world)])
    for name, sees in (("mei", False), ("ben", True), ("ada", True)):
        for command, number in (("list", {}), ("show", {}), ("show", {"number": 1})):
            shown = await world.slash(name, f"tournament {command}", where=elsewhere, **number)
            assert shown is not None
            assert (r"Spring \*cup\*" in shown.text) == sees, "who has entered, and the host, know it in any case"
    refused = await world.slash("mei", "tournament join", where=elsewhere, number=1)
    assert refused is not None
    assert refused.text == message("error-no-tournament", "zh-CN")


def hidden(world: World) -> Overwrite:
    """What lets nobody see a channel."""
    allow, deny = discord.PermissionOverwrite(view_channel=False).pair()
    return Overwrite(world.guild.id, OverwriteType.ROLE, allow.value, deny.value)


async def test_the_host_of_a_tournament_without_a_channel_is_told_once(world: World) -> None:
    await announced(world)
    world.env.backend.delete_channel(world.channel.id)
    for name in ("ben", "qing"):
        await world.bot.services.tables.tournaments.leave(1, world.id(name))
        world.bot.organiser._later.clear()
        await settled(world)
    told = [each for each in world.dms("ada") if "tournament move" in each.text]
    assert len(told) == 1


async def test_a_tournament_that_cannot_be_shown_stops_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shown = organiser_module.tournament_page

    async def fails(illustrator: Any, row: TournamentRow, *more: Any) -> OutgoingMessage:
        if row.id == 1:
            raise KeyError("a defect in the page")
        return await shown(illustrator, row, *more)

    monkeypatch.setattr(organiser_module, "tournament_page", fails)
    for name in ("First", "Second"):
        await world.slash("ada", "tournament new", name=name, game="day_and_night", form="knockout")
    await settled(world)
    assert "Second" in public(world).text
    told = [record for record in caplog.records if "tournament-shown 1" in record.getMessage()]
    assert len(told) == 1, "the next attempt is after a pause"
    counted = world.bot.services.metrics.registry.get_sample_value
    assert counted("orrery_mishaps_total", {"kind": "tournament-shown"}) == 1


FIVE = ("ada", "ben", "qing", "mei", "noor")


async def of_three(world: World, form: str) -> Shown:
    """A tournament of Solenia with tables of three and five people that has begun; its public message."""
    user = world.env.create_user("noor", global_name="Noor")
    world.users["noor"], world.members["noor"] = user, world.guild.add_member(user)
    await world.slash("ada", "tournament new", name="Trio", game="solenia", form=form, people=3)
    await settled(world)
    for name in FIVE:
        await world.press(name, public(world), "cup-join")
    await world.press("ada", public(world), "cup-start")
    await settled(world)
    return public(world)


async def ended(world: World, table: int) -> str:
    """All people of a table resign a day later but the first, whose name is returned."""
    await world.pass_time(86_400)
    tables = world.bot.services.tables
    first, *others = (await info(world, table)).people()
    for person in others:
        await tables.ending.resign(table, person)
    await tables.tick()
    await settled(world)
    return next(name for name in FIVE if world.id(name) == first)


async def test_who_has_withdrawn_from_a_league_has_no_bye_in_it(world: World) -> None:
    await announced(world, "league")
    await world.slash("ada", "tournament start")
    await settled(world)
    row = await world.bot.services.tables.tournaments.get(1)
    (away,) = next(each.people for each in row.pairings if each.round == 3 and len(each.people) == 1)
    await leaves(world, next(name for name in ("ada", "ben", "qing") if world.id(name) == away))
    while current_round(row := await world.bot.services.tables.tournaments.get(1)) < 3:
        under_way = next(each.table_id for each in row.pairings if not each.done and each.table_id is not None)
        await ended(world, under_way)
    assert message("tournament-round", "en", number=3) in public(world).text
    assert "has a bye" not in public(world).text


@pytest.mark.parametrize(
    ("language", "one", "none"),
    [
        ("en", "1 of 2 won, 1 bye", "no game, 2 byes"),
        ("zh-TW", "2 局 1 勝 1 輪空", "0 局 2 輪空"),
        ("zh-CN", "2 局 1 胜 1 轮空", "0 局 2 轮空"),
    ],
)
def test_the_table_of_a_league_says_where_points_without_a_game_are_from(language: str, one: str, none: str) -> None:
    def told(played: int, won: int, byes: int) -> str:
        return message("tournament-rank", language, played=played, won=won, byes=byes)

    assert [told(2, 1, 1), told(0, 0, 2)] == [one, none]
    assert "bye" in translate(say("tournament-how-league", points="2 · 0"), "en")


async def test_a_bye_is_named_in_the_table_of_a_league(world: World, scenes: list[Scene]) -> None:
    await announced(world, "league")
    await world.slash("ada", "tournament start")
    await settled(world)
    row = await world.bot.services.tables.tournaments.get(1)
    (waits,) = next(each.people for each in row.pairings if each.round == 1 and len(each.people) == 1)
    sheet = [scene for scene in scenes if scene.what == "leaders"][-1].view
    assert {line.name: (line.rating, line.note) for line in sheet.lines} == {
        name.title(): ("1", "no game, 1 bye") if world.id(name) == waits else ("0", "no game")
        for name in ("ada", "ben", "qing")
    }


async def leaves(world: World, who: str) -> None:
    """Somebody leaves a tournament under way."""
    asked = await world.slash(who, "tournament leave")
    assert asked is not None
    await world.press(who, asked, "cup-quit")


async def test_a_whole_knock_out_of_tables_of_three(world: World, scenes: list[Scene]) -> None:
    shown = await of_three(world, "knockout")
    assert "tables of 3" in shown.text
    assert message("tournament-how-knockout", "en") in shown.text
    assert shown.text.count("has a bye and goes on") == 2
    first = await info(world, 1)
    assert len(first.people()) == 3
    thread = world.env.backend.channels[first.place.channel_id]
    assert all(seat.name in thread.name for seat in first.seats)
    out = next(name for name in FIVE if world.id(name) == first.people()[0])
    left = await world.press(out, shown, "cup-show")
    assert left is not None
    await leaves(world, out)
    assert (await info(world, 1)).status == "running", "the other two play on"
    await world.bot.services.tables.ending.resign(1, first.people()[1])
    await world.bot.services.tables.tick()
    await settled(world)
    final = await info(world, 2)
    assert len(final.people()) == 3
    assert first.people()[2] in final.people()
    winner = await ended(world, 2)
    assert message("tournament-champion", "en", name=winner.title()) in public(world).text
    sheet = [scene for scene in scenes if scene.what == "bracket"][-1].view
    assert [len(match.names) for _, matches in sheet.rounds for match in matches] == [1, 1, 3, 3]
    assert sheet.champion == winner.title()


async def test_a_whole_league_of_tables_of_three(world: World, scenes: list[Scene]) -> None:
    shown = await of_three(world, "league")
    assert message("tournament-how-league", "en", points="4 · 2 · 0") in shown.text
    tables, rounds, out = world.bot.services.tables, 0, ""
    while (row := await tables.tournaments.get(1)).status == "running":
        rounds += 1
        round_under_way = [each for each in row.pairings if each.round == rounds]
        assert sorted(len(each.people) for each in round_under_way) == [2, 3]
        for each in round_under_way:
            if each.table_id is not None:
                winner = await ended(world, each.table_id)
                if not out:
                    out = winner
                    await leaves(world, out)
                    await settled(world)
    assert rounds == 3
    sheet = [scene for scene in scenes if scene.what == "leaders"][-1].view
    assert {line.name for line in sheet.lines} == {name.title() for name in FIVE}
    assert [line.name for line in sheet.lines if line.note == message("tournament-out", "en")] == [out.title()]
    for each in [each for each in row.pairings if world.id(out) in each.people and each.round > 1]:
        there = () if each.table_id is None else (await info(world, each.table_id)).people()
        assert len(there) == (2 if len(each.people) == 3 else 0), "the others play alone, or one has a bye"
    assert message("tournament-champion", "en", name=sheet.lines[0].name) in public(world).text


async def test_a_size_that_the_title_does_not_play_is_refused_in_three_languages(world: World) -> None:
    for name, language in (("ada", "en"), ("qing", "zh-TW"), ("mei", "zh-CN")):
        for game, most in (("day_and_night", 2), ("solenia", 4)):
            refused = await world.slash(name, "tournament new", name="Cup", game=game, form="league", people=6)
            assert refused is not None
            assert refused.text == message("error-tournament-size", language, least=2, most=most)
    await of_three(world, "league")
    for name in ("mei", "noor"):
        await world.slash(name, "tournament leave")
    await world.slash("qing", "tournament new", name="Cup", game="solenia", form="knockout", people=4)
    await settled(world)
    few = await world.slash("qing", "tournament start")
    assert few is not None
    assert few.text == message("error-few-entrants", "zh-TW", least=5, size=4)


async def test_a_tournament_whose_tables_could_not_begin_or_would_have_no_winner_is_refused(world: World) -> None:
    given = {"name": "Cup", "game": "voidfall", "form": "league", "people": 3}
    for name, language in (("ada", "en"), ("qing", "zh-TW"), ("mei", "zh-CN")):
        refused = await world.slash(name, "tournament new", **given, options="mode=coop")
        assert refused is not None
        assert refused.text == message("error-tournament-together", language)
        refused = await world.slash(name, "tournament new", **given, options="mode=solo")
        assert refused is not None
        assert refused.text == message("vf-refused-solo", language, n=2)
    listed = await world.slash("ada", "tournament list")
    assert listed is not None
    assert listed.text.endswith(message("tournament-none", "en"))
