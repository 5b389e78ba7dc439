"""Battles and rounds in the channel: messages that stay, above the board."""

from __future__ import annotations

from typing import Any

from engine.core.session import Session
from engine.eclipse.title import Eclipse
from tables.records import Person, Place
from tests.cogs.world import Shown, World

ROUNDS = 2


async def sensible(world: World, table_id: int, seat: int) -> tuple[str, ...]:
    """What a sensible player answers."""
    async with world.bot.services.tables.store.reading() as tx:
        session: Session[Any] = Session.load(Eclipse(), (await tx.games.snapshot(table_id)).data)
    ask = session.question(seat)
    assert ask is not None
    return Eclipse().candidates(session.state, ask)[0]


def headings(messages: list[Shown], word: str) -> list[str]:
    """The first lines of the messages that begin so."""
    return [shown.text.split("\n")[0] for shown in messages if shown.text.startswith(f"### {word}")]


async def test_battles_and_rounds_stay_in_the_channel_above_the_board(world: World) -> None:
    """Each battle of a person has one message, each round one; the board is always the last and the only one."""
    tables = world.bot.services.tables
    people = [Person(world.id(name), name.title(), "en-US") for name in ("ada", "ben")]
    table = await tables.open(people[0], Place(world.guild.id, world.channel.id, "en-US"), "eclipse", {})
    await tables.join(table.id, people[1])
    await tables.start(table.id, people[0].id)
    while True:
        world.bot.delivery.kick()
        await world.bot.delivery.settle()
        shown = world.public()
        boards = [each for each in shown if "panel" in each.verbs]
        assert [each.id for each in boards] == [shown[-1].id]
        look = await tables.look(table.id, None)
        if look.view.round > ROUNDS:
            break
        seat = look.info.owed[0]
        await tables.choose(table.id, people[seat].id, await sensible(world, table.id, seat))
    fought = [line for line in await tables.log(table.id, None, 10_000) if line.text.key == "ecl-log-battle"]
    battles = headings(shown, "Battle at")
    assert fought, "another seed is needed"
    assert len(battles) == len(fought)
    assert headings(shown, "Round") == [f"### Round {number}" for number in range(1, ROUNDS + 1)]
    assert all("Won by" in each.text or "no ship" in each.text for each in shown if each.text.startswith("### Battle"))
    assert len(shown) <= 1 + 1 + len(battles) + ROUNDS, "the lobby, battles, rounds, the board"
