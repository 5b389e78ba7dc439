"""How people are called in Discord: reminders that say since when, quiet turns, nudges, the way from table to table."""

from __future__ import annotations

from locales import message
from tests.cogs.playing import begin, board, end_turn, owed, panel
from tests.cogs.world import Shown, World


async def test_a_reminder_does_not_say_for_how_long(world: World) -> None:
    await begin(world)
    (asked,) = await owed(world)
    called = world.pings().count(asked)
    assert "⏰" not in board(world).text
    await world.pass_time(24 * 3600 + 60)
    assert world.pings().count(asked) == called + 1
    assert "⏰" in board(world).text
    assert f"<@{world.id(asked)}>" in board(world).text


async def test_a_quiet_turn_is_two_taps_away(world: World) -> None:
    await begin(world)
    (asked,) = await owed(world)
    said = await world.press(asked, board(world), "hush")
    assert said is not None
    assert said.text == message("hushed", "en")
    again = await world.press(asked, said, "loud")
    assert again is not None
    assert again.text == message("loud", "en")
    onlooker = await world.press("mei", board(world), "hush")
    assert onlooker is not None
    assert onlooker.text == message("error-not-seated", "zh-CN")


async def players_after_two_hours(world: World) -> tuple[str, str, Shown]:
    """Who has been asked for two hours, who waits, and the page of players as the latter sees it."""
    await begin(world)
    (asked,) = await owed(world)
    waits = "ben" if asked == "ada" else "ada"
    await world.pass_time(2 * 3600)
    page = await world.press(waits, await panel(world, waits), "seats")
    assert page is not None
    return asked, waits, page


async def test_a_nudge_calls_twice_a_day(world: World) -> None:
    asked, waits, page = await players_after_two_hours(world)
    called = world.pings().count(asked)
    done = await world.press(waits, page, "nudge")
    assert done is not None
    assert message("nudged", "en") in done.text
    assert world.pings().count(asked) == called + 1
    assert "nudge" not in done.verbs, "the nudge of this day is used up"
    refused = await world.press(waits, page, "nudge")
    assert refused is not None
    assert world.pings().count(asked) == called + 1
    await world.pass_time(24 * 3600)
    again = await world.slash(waits, "table replace")
    assert again is not None
    assert "nudge" in again.verbs


async def test_a_nudge_is_told_of_still_when_the_nudged_one_has_moved(world: World) -> None:
    asked, waits, page = await players_after_two_hours(world)
    done = await world.press(waits, page, "nudge")
    assert done is not None
    await end_turn(world, asked)
    await world.bot.dispatcher.live.settle()
    assert message("nudged", "en") not in done.again().text


async def test_next_stays_at_the_table_that_was_just_looked_at(world: World) -> None:
    other = world.thread("elsewhere")
    await world.slash("ada", "daynight new", computer="easy")
    await world.slash("ada", "solenia new", computer="easy", where=other)
    tables = world.bot.services.tables
    await tables.settle()
    numbers = [
        info.id
        for info in await tables.queries.tables_of_person(world.id("ada"))
        if info.seat_of(world.id("ada")) in info.owed
    ]
    assert sorted(numbers) == [1, 2]
    there = await world.slash("ada", "table next")
    assert there is not None
    assert message("next-table", "en", number=2, channel=f"<#{other.id}>") in there.text
    back = await world.slash("ada", "table next", where=other)
    assert back is not None
    assert message("next-table", "en", number=1, channel=f"<#{world.channel.id}>") in back.text


async def test_an_invitation_is_not_found_by_next(world: World) -> None:
    await world.slash("ben", "solenia new", opponent=world.users["ada"])
    shown = await world.slash("ada", "table next")
    assert shown is not None
    assert message("next-invited", "en", number=1, channel=f"<#{world.channel.id}>") in shown.text
    assert "join" in shown.verbs
