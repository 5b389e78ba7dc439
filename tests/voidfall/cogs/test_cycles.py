"""What the message of a Cycle tells, and what the board below it no longer does."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.answers import draw_answer, question
from engine.voidfall.constants import CYCLES
from scripts.measure import stored_session
from tables.records import Person, TableInfo
from tests.cogs.playing import two_at_a_table
from tests.cogs.world import World


async def play_to_the_end(world: World, table: TableInfo, people: list[Person]) -> list[str]:
    """Random answers; the board after each."""
    tables, chance, boards = world.bot.services.tables, Chance("answers"), list[str]()
    while not (look := await tables.queries.look(table.id, None)).over:
        seat = look.info.owed[0]
        session = await stored_session(tables, table.id)
        await tables.play.choose(table.id, people[seat].id, draw_answer(question(session, seat), chance))
        world.bot.delivery.kick()
        await world.bot.delivery.settle()
        boards.append(world.public()[-1].text)
    return boards


async def test_a_cycle_is_told_to_the_end_of_its_evaluation_and_no_further(world: World) -> None:
    """The answer that ends an Evaluation pays the rest, counts the Agendas and prepares the next Cycle (3.1, 3.3): each
    is told where it belongs, and the board of a Cycle tells nothing of the Evaluation before it."""
    table, people = await two_at_a_table(world, "voidfall")
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
