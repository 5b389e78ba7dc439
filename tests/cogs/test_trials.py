"""Trying something out, as somebody taps it: a private game that begins where theirs stands."""

from __future__ import annotations

import pytest

from locales import message
from tests.cogs.playing import answers, begin, board, end_turn, info, panel
from tests.cogs.world import Shown, World


async def trial(world: World, who: str) -> Shown:
    """A trial begun from one's panel."""
    shown = await world.press(who, await panel(world, who), "try")
    assert shown is not None
    assert shown.ephemeral
    await world.bot.services.tables.settle()
    await world.env.settle()
    return shown.again()


async def test_a_trial_is_played_and_thrown_away(world: World) -> None:
    await begin(world)
    before = str(board(world))
    shown = await trial(world, "ada")
    assert message("trial-begun", "en") in shown.text
    assert message("place-trial", "en", number=1) in shown.text
    assert answers(shown), "it is her turn there as here"
    pick = next(one for one in answers(shown) if one.verb == "pick")
    after = await world.press_control("ada", shown, pick)
    assert after is not None
    assert (await info(world, 2)).trial_of == 1
    assert str(board(world)) == before, "the game has not moved"
    over = await world.press("ada", after, "untry")
    assert over is not None
    assert message("trial-over", "en") in over.text
    back = await world.press("ada", over, "panel")
    assert back is not None
    assert answers(back)


async def test_nobody_else_learns_of_it(world: World) -> None:
    await begin(world)
    public, calls = len(world.public()), list(world.pings())
    await trial(world, "ada")
    assert len(world.public()) == public
    assert world.pings() == calls
    assert world.dms("ben") == [] or all("🧪" not in str(shown) for shown in world.dms("ben"))
    mine = await world.slash("ben", "table mine")
    assert mine is not None
    assert "#2" not in mine.text


async def test_it_begins_from_a_position_of_the_replay(world: World) -> None:
    await begin(world)
    await end_turn(world, "ada")
    replay = await world.slash("ada", "table replay")
    assert replay is not None
    [back] = [one for one in replay.controls if one.verb == "replay" and one.arg.endswith("back")]
    earlier = await world.press_control("ada", replay, back)
    assert earlier is not None
    shown = await world.press("ada", earlier, "try")
    assert shown is not None
    assert message("trial-begun", "en") in shown.text


async def test_a_trial_has_no_trial_of_its_own(world: World) -> None:
    await begin(world)
    shown = await trial(world, "ada")
    assert not shown.find("try")
    assert shown.find("replay")


async def test_its_replay_goes_back_without_asking_anybody(world: World) -> None:
    await begin(world)
    shown = await trial(world, "ada")
    for _ in range(2):
        pick = next((one for one in answers(shown) if one.verb in ("pick", "sure")), None)
        if pick is None:
            break
        after = await world.press_control("ada", shown, pick)
        assert after is not None
        shown = after
    replay = await world.press("ada", shown, "replay")
    assert replay is not None
    [first] = [one for one in replay.controls if one.verb == "replay" and one.arg.endswith("back")]
    if first.disabled:
        pytest.skip("the first answer was one that leaves no line")
    earlier = await world.press_control("ada", replay, first)
    assert earlier is not None
    asked = await world.press("ada", earlier, "torewind")
    assert asked is not None
    done = await world.press("ada", asked, "rewind")
    assert done is not None
    assert message("rewind-done", "en") in done.text


async def in_trial(world: World, who: str, *words: str, table: int = 2) -> None:
    """Answer in the trial with these keys."""
    for key in words:
        await world.bot.services.tables.play.choose(table, world.id(who), (key,))


async def end_of_turn(world: World, who: str, table: int) -> None:
    """Play first legal answers up to the end of the person's turn, ending it where that is possible."""
    tables = world.bot.services.tables
    seat = (await tables.queries.look(table, world.id(who))).pending.ask.seat
    while (pending := (await tables.queries.look(table, world.id(who))).pending) and pending.ask.seat == seat:
        keys = [option.key for option in pending.ask.options]
        await tables.play.choose(table, world.id(who), ("end",) if "end" in keys else (keys[0],))


async def two_lines(world: World, who: str) -> Shown:
    """The page of a trial with two lines: one of a whole turn, one that has only begun."""
    shown = await trial(world, who)
    everything = await world.press(who, shown, "try-all")
    assert everything is not None
    assert message("trial-all-seats", "en") in everything.text
    assert answers(everything), "the page goes on to ask"
    tables, me = world.bot.services.tables, world.id(who)
    await end_of_turn(world, who, 2)
    undoing = await tables.rewinding.preview(2, me, 0)
    await tables.rewinding.propose(2, me, 0, undoing.stamp)
    pending = (await tables.queries.look(2, me)).pending
    await tables.play.choose(2, me, (pending.ask.options[-1].key,))
    lines = await world.press(who, everything.again(), "lines")
    assert lines is not None
    return lines


async def test_two_lines_stand_side_by_side(world: World) -> None:
    await begin(world)
    lines = await two_lines(world, "ada")
    assert message("trial-lines", "en", count=2) in lines.text
    assert message("trial-line-now", "en", number=2) in lines.text
    assert len(lines.pictures) == 2
    assert all(picture["description"] for picture in lines.pictures)


async def test_a_line_is_taken_over_as_the_plan_for_the_next_turn(world: World) -> None:
    """Ben waits for Ada; what he has found out is queued, and played when his turn comes."""
    await begin(world)
    waits = "ben" if (await info(world)).seat_of(world.id("ben")) not in (await info(world)).owed else "ada"
    acts = "ada" if waits == "ben" else "ben"
    shown = await world.press(waits, await panel(world, waits), "try")
    assert shown is not None
    everything = await world.press(waits, shown, "try-all")
    assert everything is not None
    await end_of_turn(world, waits, 2)
    await end_of_turn(world, waits, 2)
    lone = await world.press(waits, everything.again(), "lines")
    assert lone is not None
    assert message("error-trial-lines", "en", replay="Replay")[:30] in lone.text, "one line is no comparison"
    tables, me = world.bot.services.tables, world.id(waits)
    undoing = await tables.rewinding.preview(2, me, 0)
    await tables.rewinding.propose(2, me, 0, undoing.stamp)
    lines = await world.press(waits, everything.again(), "lines")
    assert lines is not None
    plan = lines.control("line-plan", "0")
    assert plan.label == message("button-line-plan", "en", number=1)
    planned = await world.press_control(waits, lines, plan)
    assert planned is not None
    look = await tables.queries.look(1, me)
    assert look.laid_down.queue
    await end_of_turn(world, acts, 1)
    after = await tables.queries.look(1, me)
    assert after.laid_down.queue != look.laid_down.queue, "it was played, as far as it could be"


async def test_on_ones_own_turn_the_line_is_played_at_once(world: World) -> None:
    await begin(world)
    turn = "ada" if (await info(world)).seat_of(world.id("ada")) in (await info(world)).owed else "ben"
    lines = await two_lines(world, turn)
    play = lines.control("line-plan", "0")
    assert play.label == message("button-line-play", "en", number=1)
    done = await world.press_control(turn, lines, play)
    assert done is not None
    assert (await info(world)).seat_of(world.id(turn)) not in (await info(world)).owed, "the turn is over"
