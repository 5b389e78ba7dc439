"""Battles and rounds in the channel: messages that stay, above the board."""

from __future__ import annotations

import pytest
from discord.ui import TextDisplay

from cogs.eclipse.presentation import presentation
from cogs.message_sender import DiscordSender
from cogs.screens.story import story_page
from cogs.ui.names import voice_of
from engine.eclipse.title import Eclipse
from locales import message, translate
from scripts.measure import stored_session
from tables.delivery import Item, TryLater
from tables.records import Person, TableInfo
from tests.cogs.playing import two_at_a_table
from tests.cogs.world import Shown, World

SHOWN = presentation()
ROUNDS = 2
AN_HOUR = 3600.0


async def two_people(world: World) -> tuple[TableInfo, list[Person]]:
    """A game that two people have begun."""
    return await two_at_a_table(world, "eclipse")


async def sensible(world: World, table_id: int, seat: int) -> tuple[str, ...]:
    """What a sensible player answers."""
    session = await stored_session(world.bot.services.tables, table_id)
    ask = session.question(seat)
    assert ask is not None
    return Eclipse().advice.candidates(session.state, ask)[0]


async def play_until(world: World, table: TableInfo, people: list[Person], round: int) -> None:
    """Sensible answers until this round has begun."""
    tables = world.bot.services.tables
    while (look := await tables.queries.look(table.id, None)).view.round < round:
        seat = look.info.owed[0]
        await tables.play.choose(table.id, people[seat].id, await sensible(world, table.id, seat))


def headings(messages: list[Shown], word: str) -> list[str]:
    """The first lines of the messages that begin so."""
    return [shown.text.split("\n")[0] for shown in messages if shown.text.startswith(f"### {word}")]


async def test_battles_and_rounds_stay_in_the_channel_above_the_board(world: World) -> None:
    """Each battle of a person has one message, each round one; the board is always the last and the only one."""
    tables = world.bot.services.tables
    table, people = await two_people(world)
    while True:
        world.bot.delivery.kick()
        await world.bot.delivery.settle()
        shown = world.public()
        boards = [each for each in shown if "panel" in each.verbs]
        assert [each.id for each in boards] == [shown[-1].id]
        look = await tables.queries.look(table.id, None)
        if look.view.round > ROUNDS:
            break
        seat = look.info.owed[0]
        await tables.play.choose(table.id, people[seat].id, await sensible(world, table.id, seat))
    fought = [line for line in await tables.queries.log(table.id, None, 10_000) if line.text.key == "ecl-log-battle"]
    battles = headings(shown, "Battle at")
    assert fought, "another seed is needed"
    assert len(battles) == len(fought)
    assert headings(shown, "Round") == [f"### Round {number}" for number in range(1, ROUNDS + 1)]
    assert all("Won by" in each.text or "no ship" in each.text for each in shown if each.text.startswith("### Battle"))
    assert not any("begins" in each.text for each in shown if each.text.startswith("### Round")), "the heading says it"
    assert len(shown) <= 1 + 1 + len(battles) + ROUNDS, "the lobby, battles, rounds, the board"


async def test_what_battles_and_rounds_tell_is_not_told_again_below_the_board(world: World) -> None:
    """Nor does the board of a round repeat the events of the one before, which has its own message."""
    tables = world.bot.services.tables
    table, people = await two_people(world)
    fought = False
    while True:
        world.bot.delivery.kick()
        await world.bot.delivery.settle()
        board, look = world.public()[-1], await tables.queries.look(table.id, None)
        named = voice_of(look.info, "en")
        rounds = [place for place, line in enumerate(look.events) if line.text.key == "ecl-log-round"]
        for place, line in enumerate(look.events):
            if line.text.key in SHOWN.told_beside or place < max(rounds, default=0):
                assert translate(line.text, named) not in board.text
            fought |= line.text.key == "ecl-log-battle"
        if rounds and look.events[-1].n == look.events[rounds[-1]].n:
            assert translate(look.events[rounds[-1]].text, named) in board.text
            assert translate(look.events[-1].text, named) in board.text
        if look.view.round > ROUNDS:
            break
        seat = look.info.owed[0]
        await tables.play.choose(table.id, people[seat].id, await sensible(world, table.id, seat))
    assert fought, "another seed is needed"


async def test_a_round_is_told_to_the_upkeep_of_the_last_and_no_further(world: World) -> None:
    """The answer that ends a round does the rest of its upkeep and begins the next one: each is told in its place."""
    tables = world.bot.services.tables
    table, people = await two_people(world)
    await play_until(world, table, people, 4)
    for number in range(1, 4):
        chapter = await tables.replays.chapter(table.id, number)
        assert chapter is not None
        paid = [line.seat for line in chapter.lines if line.text.key == "ecl-log-upkeep"]
        assert sorted(paid) == [0, 1], "everybody's, of this round alone"
        begun = [line.text.args["round"] for line in chapter.lines if line.text.key == "ecl-log-round"]
        assert begun == ([number] if number > 1 else []), "the first round begins with the draft"
        assert number == 1 or chapter.lines[0].text.key == "ecl-log-round"


async def test_the_story_tells_the_upkeep_of_a_round_under_its_heading(world: World) -> None:
    """Not under that of the next round, which the same answer begins."""
    tables = world.bot.services.tables
    table, people = await two_people(world)
    await play_until(world, table, people, 4)
    told: dict[str, str] = {}
    for number in range(2):
        page = await story_page(world.bot.dispatcher.illustrator, table.id, people[0].id, "en", number)
        said = "\n".join(item.content for item in page.view.walk_children() if isinstance(item, TextDisplay))
        told |= {part.split("**")[0]: part for part in said.split("\n**")[1:]}
    log = await tables.queries.log(table.id, people[0].id, 10_000)
    paid = [line.text for line in log if line.text.key == "ecl-log-upkeep" and line.seat == 0]
    assert len(paid) == 3
    for number, text in enumerate(paid, start=1):
        says = translate(text, "en").split(": ")[1]
        assert says in told[f"Round {number}"]
    assert "begins" not in told["Round 4"], "the heading says it"


async def test_a_battle_has_its_result_though_its_last_delivery_was_put_off(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the table does not keep the battle any more: it is found by playing the game again."""
    tables = world.bot.services.tables
    table, people = await two_people(world)

    async def busy(self: DiscordSender, item: Item) -> None:
        raise TryLater("away", AN_HOUR / 2)

    with monkeypatch.context() as away:
        away.setattr(DiscordSender, "_record", busy)
        fought: set[int] = set()
        while True:
            look = await tables.queries.look(table.id, None)
            fought |= {posting.number for posting in look.postings if posting.lasting}
            if fought and not look.postings:
                break
            seat = look.info.owed[0]
            await tables.play.choose(table.id, people[seat].id, await sensible(world, table.id, seat))
        world.bot.delivery.kick()
        await world.bot.delivery.settle()
        assert headings(world.public(), "Battle at") == []
    await world.pass_time(AN_HOUR)
    world.bot.delivery.kick()
    await world.bot.delivery.settle()
    battles = [each.text for each in world.public() if each.text.startswith("### Battle at")]
    assert len(battles) == len(fought)
    assert all("Won by" in each or "no ship" in each for each in battles)
    assert "panel" in world.public()[-1].verbs, "the board is the last message"


async def test_a_round_that_cannot_be_played_again_says_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its message comes without a picture, and names the log."""
    tables = world.bot.services.tables
    table, people = await two_people(world)
    monkeypatch.setattr("tables.playback.Playback.play", lambda *args: False)
    while (look := await tables.queries.look(table.id, None)).view.round == 1:
        seat = look.info.owed[0]
        await tables.play.choose(table.id, people[seat].id, await sensible(world, table.id, seat))
    world.bot.delivery.kick()
    await world.bot.delivery.settle()
    [told] = [each for each in world.public() if each.text.startswith("### Round 1")]
    assert message("chapter-lost", "en") in told.text
    assert told.pictures == []
    assert "log" in told.verbs


async def test_battles_and_rounds_that_a_rewind_has_undone_stay_in_the_channel(world: World) -> None:
    """What happened before stays; what is undone goes, and comes again when it happens again."""
    tables = world.bot.services.tables
    table, people = await two_people(world)

    async def go_on(until: int) -> list[str]:
        await play_until(world, table, people, until)
        world.bot.delivery.kick()
        await world.bot.delivery.settle()
        shown = world.public()
        return headings(shown, "Battle at") + headings(shown, "Round")

    first = await go_on(2)
    stops = (await tables.replays.position(table.id, people[0].id)).index
    both = await go_on(3)
    assert len(both) > len(first)
    assert headings(world.public(), "Battle at"), "another seed is needed"
    for at, left in ((stops, first), (5, [])):
        found = await tables.rewinding.preview(table.id, people[0].id, at)
        await tables.rewinding.propose(table.id, people[0].id, at, found.stamp)
        await tables.rewinding.agree(table.id, people[1].id)
        assert await go_on(0) == left
        assert "panel" in world.public()[-1].verbs
    assert sorted(await go_on(3)) == sorted(both), "the same dice and the same answers: the same again"
