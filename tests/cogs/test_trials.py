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
