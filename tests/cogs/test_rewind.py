"""Going back with buttons: from the replay, over a proposal at the table, to everybody's consent."""

from __future__ import annotations

from locales import message
from tests.cogs.playing import begin, board, info
from tests.cogs.test_replay import go, pressed, replay, some_turns
from tests.cogs.world import Shown, World


async def asked(world: World, who: str) -> Shown:
    """The page that says what would be undone, three steps back."""
    shown = await replay(world, who)
    for _ in range(3):
        shown = await pressed(world, who, shown, go(shown, "back"))
    page = await world.press(who, shown, "torewind")
    assert page is not None
    return page


async def test_all_agree_at_the_table(world: World) -> None:
    await begin(world)
    await some_turns(world)
    page = await asked(world, "ada")
    assert message("rewind-position", "en") in page.text
    assert "Ben" in page.text, "who must agree is named"
    assert page.pictures
    proposed = await world.press("ada", page, "rewind")
    assert proposed is not None
    assert "rewind" not in proposed.verbs, "ada has agreed"
    public = board(world)
    assert "Ada" in public.text
    assert {"torewind", "norewind"} <= public.verbs
    assert world.pings()[-1] == "ben"
    look = await world.press("ben", public, "torewind")
    assert look is not None
    assert look.pictures
    done = await world.press("ben", look, "rewind")
    assert done is not None
    assert message("rewind-done", "en") in done.text
    assert (await info(world)).rewind is None
    assert not {"torewind", "norewind"} & board(world).verbs


async def test_one_refuses(world: World) -> None:
    await begin(world)
    await some_turns(world)
    await world.press("ada", await asked(world, "ada"), "rewind")
    told = await world.press("ben", board(world), "norewind")
    assert told is not None
    assert told.text == message("rewind-declined", "en")
    assert (await info(world)).rewind is None


async def test_alone_against_the_computer_it_goes_back_at_once(world: World) -> None:
    await world.slash("mei", "solenia new", computer="easy")
    tables = world.bot.services.tables
    for _ in range(4):
        await tables.settle(1)
        look = await tables.queries.look(1, world.id("mei"))
        assert look.pending is not None
        await tables.play.choose(1, world.id("mei"), (look.pending.ask.options.keys[0],))
    await tables.settle(1)
    page = await asked(world, "mei")
    assert message("button-rewind-now", "zh-CN") in [one.label for one in page.controls]
    await world.press("mei", page, "rewind")
    told = [line.text.key for line in await tables.queries.log(1, world.id("mei"))]
    assert "table-log-rewind" in told, "the computer may have moved again since"


async def test_onlookers_have_no_button_for_it(world: World) -> None:
    await begin(world)
    await some_turns(world)
    shown = await replay(world, "qing")
    shown = await pressed(world, "qing", shown, go(shown, "back"))
    assert "torewind" not in shown.verbs
