"""`kill -9` at 50 random instants: nothing is lost, nothing is posted twice, hands and board are current afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Coroutine
from typing import Any

import pytest

from .fake_discord import CALLBACK, EDIT, EDIT_ANSWER, OPEN_DM, SEND
from .people import Reply
from .playing import Game, arg, controls
from .world import JSON, Message, User

KILLS = 10
"""In each of five games, which share nothing."""

GATES = (SEND, SEND, EDIT, EDIT, EDIT_ANSWER, CALLBACK, OPEN_DM)
LONGEST = 0.6
"""Seconds after a press within which the process is killed: commit, lingering and deliveries lie within."""


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("seed", range(1, 6))
async def test_nothing_is_lost_and_nothing_posted_twice(game: Game, seed: int) -> None:
    chance = game.chance = random.Random(seed)
    await game.begin()
    for kill in range(KILLS):
        print(f"seed {seed}, kill {kill + 1}: ", end="")
        await _play_and_kill(game, chance)
        await game.check_shown()
    assert len(game.steps) >= KILLS / 2, "hardly anything was played between the kills"
    assert len([message for message in game.public if "The game has begun" in message.text]) == 1
    assert len(game.calls) >= 2, "nobody's turn ended between the kills"


@pytest.mark.parametrize("answered", [False, True])
async def test_a_kill_between_a_new_post_and_putting_the_old_one_away(game: Game, answered: bool) -> None:
    """The post that calls the next person is out; the one before it still has its picture and buttons."""
    home, discord = game.home, game.home.discord
    await game.begin()
    first = game.board
    gate = discord.gate(EDIT, when=lambda call: call.id("message_id") == first.id) if answered else discord.gate(SEND)
    pressing = asyncio.ensure_future(home.people.slash(home.anna, game.channel, "daynight move", {"line": "end"}))
    await gate.arrival()
    await game.bot.kill()
    gate.throw_away() if answered else gate.open()
    pressing.cancel()
    await discord.until(lambda: len(game.calls) == 2, what="the post that was under way")
    assert controls(first, "panel")
    await game.bot.start()
    await game.delivered()
    assert game.calls == [[home.anna.id], [home.ben.id]]
    assert controls(first) == []
    assert first.attachments == []
    await game.check_shown()


async def _play_and_kill(game: Game, chance: random.Random) -> None:
    """Play one answer, kill the process on the way, start it again, and compare."""
    (mover,) = game.owed
    shown = await game.panel(mover)
    steps, calls, done = game.steps, game.calls, len(game.home.discord.calls())
    offered = [each for each in controls(shown, "pick", "picks") if arg(each) != "end" and "⚠" not in str(each)]
    may_end = any(arg(each) == "end" for each in controls(shown, "pick"))
    if may_end and (not offered or chance.random() < 0.5):
        meant = ["end"]
        press = game.home.people.slash(mover, game.channel, "daynight move", {"line": "end"})
    else:
        meant, press = _press(game, mover, shown, offered, chance)
    pressing = asyncio.ensure_future(press)
    await chance.choice((_kill_at_a_gate, _kill_after_the_commit, _kill_after_a_while))(game, chance, len(steps))
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)
    await game.home.discord.quiet(0.05)

    fresh = game.steps[len(steps) :]
    assert game.steps[: len(steps)] == steps, "what was stored before has changed"
    assert [(kind, keys) for _, kind, _, keys, _ in fresh] in ([], [("choose", meant)])
    made = [call.operation.name for call in game.home.discord.calls()[done:] if call.status == 200]
    if EDIT_ANSWER in made:
        assert fresh, "the person saw what the answer brought, and it is lost"

    await game.bot.start()
    if chance.random() < 0.1:
        await asyncio.sleep(chance.random() * 0.3)
        await game.bot.kill()
        await game.bot.start()
    await game.delivered()
    assert game.status == "running", "the game has ended: take another seed"
    owed = [person.id for person in game.owed]
    called = [] if owed == [mover.id] else [owed]
    assert game.calls == calls + called, "each change of those owed calls them once"


async def _kill_at_a_gate(game: Game, chance: random.Random, steps: int) -> None:
    """With a request on its way: Discord gets it afterwards, or never."""
    operation, arrives = chance.choice(GATES), chance.random() < 0.5
    print(f"{operation}, which {'arrives' if arrives else 'never arrives'}")
    gate = game.home.discord.gate(operation)
    with contextlib.suppress(TimeoutError):
        await gate.arrival(timeout=2.0)
    await game.bot.kill()
    if arrives:
        gate.open()
    else:
        gate.throw_away()


async def _kill_after_the_commit(game: Game, chance: random.Random, steps: int) -> None:
    """While the outbox is brought."""
    delay = chance.random() * LONGEST
    print(f"{delay:.3f} s after the commit")
    with contextlib.suppress(TimeoutError):
        await game.home.discord.until(lambda: len(game.steps) > steps, timeout=3.0, what="the commit")
    await asyncio.sleep(delay)
    await game.bot.kill()


async def _kill_after_a_while(game: Game, chance: random.Random, steps: int) -> None:
    """At any instant after the press."""
    delay = chance.random() * LONGEST
    print(f"{delay:.3f} s after the press")
    await asyncio.sleep(delay)
    await game.bot.kill()


def _press(
    game: Game, mover: User, shown: Message, offered: list[JSON], chance: random.Random
) -> tuple[list[str], Coroutine[Any, Any, Reply]]:
    """An answer on the panel that is taken at once: the keys that it means, and the press."""
    control = chance.choice(offered)
    people, custom_id = game.home.people, control["custom_id"]
    if control["type"] == 2:
        return [arg(control)], people.click(mover, shown, custom_id=custom_id)
    values = [option["value"] for option in control["options"]]
    chosen = chance.sample(values, chance.randint(max(control["min_values"], 1), control["max_values"]))
    keys = sorted(chosen, key=values.index)
    return keys, people.select(mover, shown, keys, custom_id=custom_id)
