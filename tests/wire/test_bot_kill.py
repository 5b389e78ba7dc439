"""`kill -9` at random moments: nothing is lost, nothing is posted twice, hands and board are current afterwards.

`make wire` does it a hundred times for every title; the ordinary tests do it a few times for each title.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from dataclasses import dataclass, field

import pytest

from .fake_discord import CALLBACK, EDIT, EDIT_ANSWER, OPEN_DM, SEND
from .people import Reply
from .playing import ANSWERS, Game, arg, controls, question, verb
from .rest import Call
from .world import JSON, Message, User, walk

COMMANDS = ("daynight", "solenia", "afternova", "eclipse")
KILLS = 10
"""In each game; more, up to `MOST_KILLS`, where a busy machine has come to fewer answers than `LEAST_STEPS`."""
MOST_KILLS = 30
LEAST_STEPS = 2
GAMES = int(os.environ.get("ORRERY_KILL_GAMES", "1"))
"""Of each title; they share nothing."""

GATES = (SEND, SEND, EDIT, EDIT, EDIT_ANSWER, CALLBACK, OPEN_DM)
MENUS = ("both", "each")
"""More verbs of controls that answer the question."""
ASKED_BACK = ("end", "market", "extract", "execute", "pass")
"""Verbs of answers that a panel may ask back about."""
LONGEST = 0.6
"""Seconds after a press within which the process is killed: commit, lingering and deliveries lie within."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, GAMES + 1))
@pytest.mark.parametrize("command", COMMANDS)
async def test_nothing_is_lost_and_nothing_posted_twice(game: Game, command: str, seed: int) -> None:
    game.command, chance = command, random.Random(seed)
    game.chance = chance
    await game.begin()
    for kill in range(MOST_KILLS):
        if kill >= KILLS and len(game.steps) > LEAST_STEPS:
            break
        print(f"{command}, seed {seed}, kill {kill + 1}: ", end="")
        await _play_and_kill(game, chance)
        await game.check_shown()
    assert len(game.steps) > LEAST_STEPS, "hardly anything was played between the kills"
    assert len([message for message in game.public if "The game has begun" in message.text]) == 1


@pytest.mark.parametrize("answered", [False, True])
async def test_a_kill_between_a_new_post_and_putting_the_old_one_away(game: Game, answered: bool) -> None:
    """The post that calls the next person is out; the one before it still has its picture and buttons."""
    home, discord = game.home, game.home.discord
    await game.begin()
    first = game.board
    asked = await home.people.slash(home.anna, game.channel, "daynight move", {"line": "end"})
    gate = discord.gate(EDIT, when=lambda call: call.id("message_id") == first.id) if answered else discord.gate(SEND)
    pressing = asyncio.ensure_future(game.press(home.anna, asked.message, "sure"))
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


async def test_only_a_page_that_answers_the_press_tells_that_it_was_played(game: Game) -> None:
    """Not a page that is opened already and follows the game, nor a question back, nor a refusal."""
    world, people, anna, ben = game.home.discord.world, game.home.people, game.home.anna, game.home.ben
    await game.begin()
    waits = await game.panel(ben)
    shown = await game.panel(anna)

    before = set(world.interactions)
    assert (await people.slash(anna, game.channel, "daynight move", {"line": "nonsense"})).text
    asks_back = await game.press(anna, shown, "pick", "end")
    assert controls(asks_back.message, "sure")
    assert _told(game, before, shown) == []
    await game.press(anna, asks_back.message, "sure")
    assert _told(game, before, shown)

    before = set(world.interactions)
    await game.home.discord.until(
        lambda: [each for each in game.home.discord.calls(EDIT_ANSWER) if _follows(game, each, waits)],
        what="Ben's page, drawn anew",
    )
    assert _told(game, before, waits) == []


def _follows(game: Game, call: Call, page: Message) -> bool:
    """Whether this edit drew the page again that was opened before."""
    return game.home.discord.world.by_token[call.params["webhook_token"]].original_id == page.id


async def _play_and_kill(game: Game, chance: random.Random) -> None:
    """Play one answer, kill the process on the way, start it again, and compare."""
    mover = (game.owed + game.owed_in_secret)[0]
    shown = await game.panel(mover)
    steps, calls, announced = game.steps, game.calls, game.announced
    before = set(game.home.discord.world.interactions)
    answer = _answer(game, shown, chance)
    pressing = asyncio.ensure_future(_give(game, mover, shown, answer))
    await chance.choice((_kill_at_a_gate, _kill_after_the_commit, _kill_after_a_while))(game, chance, len(steps))
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)
    await game.home.discord.quiet(0.05)

    fresh = game.steps[len(steps) :]
    assert game.steps[: len(steps)] == steps, "what was stored before has changed"
    meant = [("choose", keys) for keys in (answer.keys, answer.then) if keys]
    assert [(kind, keys) for _, kind, _, keys, _ in fresh] in [meant[:played] for played in range(len(meant) + 1)]
    if told := _told(game, before, shown):
        assert fresh, f"the person saw what the answer brought, and it is lost:\n{told}"

    await game.bot.start()
    if chance.random() < 0.1:
        await asyncio.sleep(chance.random() * 0.3)
        await game.bot.kill()
        await game.bot.start()
    await game.delivered()
    assert game.status == "running", "the game has ended: take another seed"
    called = [person.id for person in game.owed if person.id not in announced] if fresh else []
    assert game.calls == calls + [called] * bool(called), "each change of those owed calls them once"


def _told(game: Game, before: set[int], shown: Message) -> list[JSON]:
    """What people were shown of an answer that was played: pages that answer what they did after the interactions of
    `before`, and no longer ask what `shown` asks. Other pages are drawn again meanwhile too, when the table changes or
    a late picture is there; and a page that refuses the answer, or asks back, asks the same as before."""
    world = game.home.discord.world
    calls = [call for call in game.home.discord.calls(EDIT_ANSWER) if call.status == 200]
    own = [call.body for call in calls if world.by_token[call.params["webhook_token"]].id not in before]
    asked = {question(each) for each in controls(shown, *ANSWERS, *MENUS)}
    pages = [(body, [part for part in walk(body.get("components", [])) if part.get("custom_id")]) for body in own]
    return [
        body
        for body, parts in pages
        if parts and not asked & {question(part) for part in parts if verb(part) in (*ANSWERS, *MENUS)}
    ]


@dataclass
class Answer:
    """Keys, the control that gives them at once (None: they are typed), and what that answers afterwards."""

    keys: list[str]
    control: JSON | None
    then: list[str] = field(default_factory=list)


def _answer(game: Game, shown: Message, chance: random.Random) -> Answer:
    """Something that the panel offers. What it would ask back about is typed, and so is now and then anything else."""
    offered = []
    for control in controls(shown, "pick", "picks", "both", "each"):
        at_once = control if "⚠" not in str(control) and arg(control).partition(":")[0] not in ASKED_BACK else None
        if verb(control) == "both" and control["type"] != 2:
            continue  # a menu of these in place of their buttons
        if verb(control) == "both":
            key, _, then = arg(control).partition(">")
            offered.append(Answer([key], at_once, [then]))
            continue
        if control["type"] == 2:
            offered.append(Answer([arg(control)], at_once))
            continue
        values = [option["value"] for option in control["options"]]
        most = control["max_values"] if verb(control) == "picks" else 1
        chosen = chance.sample(values, chance.randint(max(control["min_values"], 1), most))
        offered.append(Answer(sorted(chosen, key=values.index), at_once))
    assert offered, f"nothing to answer:\n{shown.text}"
    ends = [each for each in offered if each.keys == ["end"]]
    answer = chance.choice(ends) if ends and chance.random() < 0.5 else chance.choice(offered)
    typed = answer.control is None or (len(answer.keys) == 1 and chance.random() < 0.3)
    return Answer(answer.keys, None) if typed else answer


async def _give(game: Game, mover: User, shown: Message, answer: Answer) -> Reply:
    """Give an answer; where it has a page of its own that is read first, from there."""
    people, control = game.home.people, answer.control
    if control is None:
        line = {"line": " ".join(answer.keys)}
        reply = await people.slash(mover, game.channel, f"{game.command} move", line)
    elif control["type"] == 2:
        reply = await people.click(mover, shown, custom_id=control["custom_id"])
    else:
        reply = await people.select(mover, shown, answer.keys, custom_id=control["custom_id"])
    sure = controls(reply.message, "sure") if reply.message is not None else []
    return await people.click(mover, reply.message, custom_id=sure[0]["custom_id"]) if sure else reply


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
