"""Suggestions for a typed line: they know the next question, and nothing hidden."""

from __future__ import annotations

import pytest
from sqlalchemy import text as sql

from engine.core.decision import Ask
from engine.core.errors import Refused
from engine.core.text import say
from tables.errors import Damaged
from tests.databases import sqlite_only
from tests.tables.club import ANN, CY, Club
from tests.tables.sender import club_place
from tests.toy.lanterns import Lanterns


def read(ask: Ask, words: str) -> tuple[tuple[str, ...], str]:
    """The option whose key comes first in the words."""
    key, _, rest = words.partition(" ")
    if ask.option(key) is None:
        raise Refused(say("error-typed-unknown"))
    return (key,), rest


async def test_words_are_tried_and_nothing_is_played(club: Club) -> None:
    table = await club.running()
    walker = await club.both_play(table.id)
    before = await club.tables.queries.info(table.id)
    found = await club.tables.queries.preview(table.id, walker.id, ["left"], "right r", read)
    assert found.ask is not None
    assert [option.key for option in found.ask.options] == ["stop", "left", "right"]
    assert [piece for piece, _ in found.read] == ["right"]
    assert found.words == "r"
    assert (await club.tables.queries.info(table.id)).version == before.version
    assert (await club.tables.queries.look(table.id, walker.id)).view.place == 0


async def test_a_finished_clause_that_makes_no_sense_is_refused(club: Club) -> None:
    table = await club.running()
    walker = await club.both_play(table.id)
    with pytest.raises(Refused):
        await club.tables.queries.preview(table.id, walker.id, ["fly"], "", read)


async def test_who_does_not_play_is_offered_nothing(club: Club) -> None:
    table = await club.running()
    assert (await club.tables.queries.preview(table.id, CY.id, [], "card:1", read)).ask is None
    lobby = await club.tables.lobby.open(CY, club_place(5), "lanterns", {})
    assert (await club.tables.queries.preview(lobby.id, CY.id, [], "card:1", read)).ask is None


async def test_a_card_that_the_line_would_draw_is_not_told(club: Club) -> None:
    """After `draw` the hand is shown with what may be thrown away; the drawn card is not among it."""
    table = await club.running()
    walker = await club.both_play(table.id)
    hand = set((await club.tables.queries.look(table.id, walker.id)).view.hand)
    found = await club.tables.queries.preview(table.id, walker.id, ["stop", "draw"], "", read)
    assert found.ask is not None
    assert {int(option.key.partition(":")[2]) for option in found.ask.options} == hand


async def test_the_game_in_memory_is_used(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await club.running()
    monkeypatch.setattr(club.tables._context, "load", None)
    assert (await club.tables.queries.preview(table.id, ANN.id, [], "", read)).ask is not None


@sqlite_only
async def test_a_damaged_game_suggests_nothing(club: Club) -> None:
    """The stored state is not what its steps lead to: it is refused here as everywhere."""
    table = await club.running()
    async with club.store.transaction() as tx:
        await tx.connection.execute(sql("UPDATE snapshots SET state_hash = 'other'"))
    later = Club(club.store, club.time, Lanterns())
    with pytest.raises(Damaged):
        await later.tables.queries.preview(table.id, ANN.id, [], "", read)
