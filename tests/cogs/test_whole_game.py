"""Whole games, played with the buttons and menus that people see."""

from __future__ import annotations

import random

from tests.cogs.playing import answer, answers, begin, board, boards, info, owed, panel
from tests.cogs.world import World

SHORT = "turn_limit_per_player=4"


async def test_two_people_play_to_the_end_by_presses(world: World) -> None:
    chance = random.Random(1)
    await begin(world, options=SHORT)
    waits: list[str] = [*await owed(world)]
    most_values, presses = 0, 0
    while (await info(world)).status == "running":
        (who,) = await owed(world)
        shown = await panel(world, who)
        assert answers(shown), f"{who} is asked and can answer nothing:\n{shown}"
        while answers(shown):
            most_values = max(most_values, sum(len(one.values) for one in answers(shown)))
            shown = await answer(world, who, shown, chance)
            presses += 1
            waits += [name for name in await owed(world) if name != waits[-1]]
    assert presses > 20
    assert most_values > 25, "no question of this game needed more than one menu"

    over = board(world)
    assert {"rematch", "verify", "log", "board"} <= over.verbs
    assert "panel" not in over.verbs
    assert "4 turns" in over.text
    for name in ("ada", "ben"):
        assert len(world.dms(name)) == 1
    called = world.pings()[1:]  # without the host's call to the full lobby
    assert called[: len(waits)] == waits
    assert set(called[len(waits) :]) <= {"ada", "ben"}
    verified = await world.press("ben", over, "verify")
    assert verified is not None
    assert (await info(world)).seed in verified.text
    assert "✅" in verified.text or "fits" in verified.text


async def test_a_person_plays_the_computer_to_the_end(world: World) -> None:
    chance = random.Random(3)
    opened = await world.slash("qing", "daynight new", computer="easy", options="turn_limit_per_player=2")
    assert opened is not None
    assert answers(opened), "the first panel comes with the command"
    while (await info(world)).status == "running":
        assert await owed(world) == ("qing",)
        shown = await panel(world, "qing")
        while answers(shown):
            shown = await answer(world, "qing", shown, chance)
    assert "rematch" in board(world).verbs
    assert (await info(world)).seats[1].level == "easy"
    assert world.pings() == ["qing", "qing"], "once at the start, once at the end; in between nobody else is waited for"


async def test_the_night_side_may_be_chosen_and_the_computer_moves_first(world: World) -> None:
    await world.slash("ben", "daynight new", computer="easy", side="1", options="turn_limit_per_player=2")
    table = await info(world)
    assert [seat.kind for seat in table.seats] == ["computer", "person"]
    assert await owed(world) == ("ben",)


async def test_a_rematch_starts_from_the_old_message(world: World) -> None:
    await begin(world)
    asked = await world.slash("ada", "daynight resign")
    assert asked is not None
    assert (await info(world)).status == "running"
    await world.press("ada", asked, "resign")
    old = board(world)
    answered = await world.press("ben", old, "rematch")
    assert answered is not None
    fresh = await info(world, 2)
    assert fresh.rematch_of == 1
    assert {seat.person_id for seat in fresh.seats} >= {world.id("ben")}


async def test_the_public_message_is_edited_while_one_person_goes_on(world: World) -> None:
    public = await begin(world)
    pinged = world.pings()
    shown = await panel(world, "ada")
    step = next(one for one in shown.controls if one.verb == "pick" and one.arg.startswith("step:"))
    await world.press_control("ada", shown, step)
    assert [after.id for after in boards(world)] == [public.id]
    assert step.arg.removeprefix("step:").upper() in board(world).text
    assert world.pings() == pinged
