"""What the message of a Cycle tells, and what the board below it no longer does."""

from __future__ import annotations

from typing import Any

from engine.core.chance import Chance
from engine.core.session import Session
from engine.players.answers import draw_answer, question
from engine.voidfall.constants import CYCLES
from engine.voidfall.title import Voidfall
from tables.records import Person, Place, TableInfo
from tests.cogs.world import World


async def begin(world: World) -> tuple[TableInfo, list[Person]]:
    """A game that two people have begun."""
    tables = world.bot.services.tables
    people = [Person(world.id(name), name.title(), "en-US") for name in ("ada", "ben")]
    table = await tables.lobby.open(people[0], Place(world.guild.id, world.channel.id, "en-US"), "voidfall", {})
    await tables.lobby.join(table.id, people[1])
    await tables.lobby.start(table.id, people[0].id)
    return table, people


async def play_to_the_end(world: World, table: TableInfo, people: list[Person]) -> list[str]:
    """Random answers; the board after each."""
    tables, chance, boards = world.bot.services.tables, Chance("answers"), list[str]()
    while not (look := await tables.queries.look(table.id, None)).over:
        seat = look.info.owed[0]
        async with tables.store.reading() as tx:
            session: Session[Any] = Session.load(Voidfall(), (await tx.games.snapshot(table.id)).data)
        await tables.play.choose(table.id, people[seat].id, draw_answer(question(session, seat), chance))
        world.bot.delivery.kick()
        await world.bot.delivery.settle()
        boards.append(world.public()[-1].text)
    return boards


async def test_a_cycle_is_told_to_the_end_of_its_evaluation_and_no_further(world: World) -> None:
    """The answer that ends an Evaluation pays the rest, counts the Agendas and prepares the next Cycle (3.1, 3.3): each
    is told where it belongs, and the board of a Cycle tells nothing of the Evaluation before it."""
    table, people = await begin(world)
    boards = await play_to_the_end(world, table, people)
    for number in range(1, CYCLES + 1):
        chapter = await world.bot.services.tables.replays.chapter(table.id, number)
        assert chapter is not None
        keys = [line.text.key for line in chapter.lines]
        [event] = [line.text.args["cycle"] for line in chapter.lines if line.text.key == "vf-log-event"]
        assert event == number
        paid = [line.seat for line in chapter.lines if line.text.key in ("vf-log-upkeep", "vf-log-upkeep-none")]
        assert sorted(map(str, paid)) == ["0", "1"], "each once, in this Cycle"
        evaluated = keys.index("vf-log-evaluation")
        assert "vf-log-influence-gained-for" in keys[evaluated:], "the starting Agendas count"
        if number > 1:
            assert keys[0] in ("vf-log-trade-token-leaves", "vf-log-improved")
    begun = [board for board in boards if "The event of Cycle 2" in board]
    assert begun, "the board tells of it"
    assert not any("Evaluation of Cycle 1" in board or "Influence for" in board for board in begun)
