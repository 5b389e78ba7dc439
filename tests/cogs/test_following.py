"""Following a game in which one does not play, as people tap and read it."""

from __future__ import annotations

import pytest
from discord import ui

from cogs.screens import board as screen
from cogs.ui.measure import COMPONENTS
from locales import message
from tests.cogs.playing import begin, board
from tests.cogs.world import Shown, World, walk

DAY = 25 * 3600


async def followed(world: World, who: str = "mei") -> Shown:
    """Somebody follows the game of Ada and Ben; what they are answered."""
    await begin(world)
    panel = await world.press(who, board(world), "panel")
    assert panel is not None
    shown = await world.press(who, panel, "follow")
    assert shown is not None
    return shown


async def over(world: World) -> None:
    """Ben resigns, and everything is sent."""
    await world.bot.services.tables.ending.resign(1, world.id("ben"))
    await world.pass_time(60)
    await world.env.settle()


async def test_a_follower_reads_the_result_in_a_message_that_rings_nowhere(world: World) -> None:
    shown = await followed(world)
    assert message("followed-now", "zh-CN", number=1) in shown.text
    before = len(world.dms("mei"))
    await over(world)
    (note,) = world.dms("mei")[before:]
    assert "Ada" in note.text
    assert note.stored.flags & (1 << 12), "it is silent"
    assert {"board", "replay"} <= note.verbs


async def test_a_note_is_ended_in_one_tap(world: World) -> None:
    shown = await followed(world)
    await world.bot.services.tables.play.choose(1, world.id("ada"), await first_answer(world, "ada"))
    await world.pass_time(DAY)
    await world.pass_time(60)
    await world.env.settle()
    note = world.dms("mei")[-1]
    assert "unfollow" in note.verbs, str(note)
    told = await world.press("mei", note, "unfollow")
    assert told is not None
    assert message("followed-none", "zh-CN") in told.text
    count = len(world.dms("mei"))
    await over(world)
    assert len(world.dms("mei")) == count
    assert shown.ephemeral


async def first_answer(world: World, who: str) -> tuple[str, ...]:
    look = await world.bot.services.tables.queries.look(1, world.id(who))
    ask = look.pending.ask
    return tuple(option.key for option in ask.options[: max(1, ask.least)])


async def test_the_command_lists_what_one_follows(world: World) -> None:
    none = await world.slash("mei", "follow")
    assert none is not None
    assert not none.find("unfollow")
    await begin(world)
    one = await world.slash("mei", "follow")
    assert one is not None
    off = await world.choose("mei", one, one.control("unfollow"), "1")
    assert off is not None
    assert message("followed-no-longer", "zh-CN", number=1) in off.text


async def test_who_can_no_longer_see_the_channel_is_told_nothing(world: World) -> None:
    await followed(world)
    count = len(world.dms("mei"))
    world.deny("view_channel")
    await over(world)
    assert len(world.dms("mei")) == count
    assert await world.bot.services.tables.onlookers.followed(world.id("mei")) == ()


@pytest.mark.parametrize("room", range(-4, 6))
async def test_an_onlooker_cannot_open_a_board_that_is_nearly_full(
    world: World, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    """Discord takes no more than 40 components. Four are the note above the board and the buttons below it, with the
    row of these; the buttons of the pages, which can be left out, are four as well."""
    await begin(world)
    filled = COMPONENTS - room - len(list(walk(board(world).components)))
    monkeypatch.setattr(screen, "posting_items", lambda *_: [ui.TextDisplay("…") for _ in range(filled)])
    shown = await world.press("mei", board(world), "panel")
    assert shown is not None
    assert shown.find("board") or shown.find("log"), str(shown)
    assert len(list(walk(shown.components))) <= COMPONENTS
    if room >= 0:
        assert message("panel-onlooker", "zh-CN") in shown.text
        assert shown.find("follow")


async def test_a_player_is_not_offered_it(world: World) -> None:
    await begin(world)
    panel = await world.press("ada", board(world), "panel")
    assert panel is not None
    assert "follow" not in panel.verbs
    refused = await world.slash("ada", "follow")
    assert refused is not None
    assert refused.text == message("error-follow-own", "en")
