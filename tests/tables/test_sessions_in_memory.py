"""The cached games, and what was made of them for readers."""

from __future__ import annotations

from typing import Any

import pytest

from db.store import Store
from engine.titles import TITLES
from tables.read_model import ReadModel
from tables.records import Look
from tests.tables.club import ANN, BO, HERE, Club, Time
from tests.toy.lanterns import Lanterns


async def test_a_look_that_ends_after_a_change_does_not_bring_the_older_game_back(club: Club) -> None:
    """It has loaded the game of before, and the newer one is in memory by now."""
    table = await club.running()
    context = club.tables._context
    async with club.store.reading() as tx:
        before = await tx.games.table(table.id)
        loaded = ReadModel(context.load(before, await tx.games.snapshot(table.id)))
    await club.play_first(table.id, ANN)
    async with club.store.reading() as tx:
        now = await tx.games.table(table.id)
    newest = context.kept(now)
    assert newest is not None
    context.keep(before, loaded)
    assert context.kept(now) is newest
    assert context.kept(before) is None


async def looks(club: Club, table_id: int) -> list[Look]:
    """The table as Ann, Bo and an onlooker see it."""
    return [await club.tables.queries.look(table_id, reader) for reader in (ANN.id, BO.id, None)]


@pytest.mark.parametrize(("title", "undos"), [("day_and_night", 5), ("solenia", 5), ("afternova", 0)])
async def test_what_is_kept_for_readers_is_what_a_fresh_start_reads(
    store: Store, time: Time, title: str, undos: int
) -> None:
    """After every answer, undo and proposal to end, of more steps than a look has lines."""
    club = Club(store, time, TITLES[title])
    table = await club.tables.lobby.open(ANN, HERE, title, {}, 0)
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ANN.id)
    undone = 0
    for number in range(60):
        asked = await looks(club, table.id)
        person = ANN if asked[0].pending is not None else BO
        look = (await club.play_any(table.id, person, number)).look
        if number % 2 and look.can_undo:
            look, undone = await club.tables.play.undo(table.id, person.id), undone + 1
        if number % 10 == 5:
            look = await club.tables.ending.propose(table.id, person.id)
        if number % 10 == 6:
            look = await club.tables.ending.decline(table.id, person.id)
        now = await looks(club, table.id)
        assert look in now
        assert now == await looks(Club(store, time, TITLES[title]), table.id)
        if look.info.status != "running":
            break
    assert undone >= undos
    assert number > 40


async def test_what_everybody_sees_after_an_answer_is_worked_out_once(
    store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int | None] = []
    public, private = Lanterns.public, Lanterns.private

    def for_all(self: Lanterns, state: Any) -> Any:
        seen.append(None)
        return public(self, state)

    def for_one(self: Lanterns, state: Any, seat: int) -> Any:
        seen.append(seat)
        return private(self, state, seat)

    club = Club(store, time, Lanterns())
    table = await club.running()
    monkeypatch.setattr(Lanterns, "public", for_all)
    monkeypatch.setattr(Lanterns, "private", for_one)
    for person in (ANN, BO):
        await looks(club, table.id)
        seen.clear()
        await club.play_first(table.id, person)
        for _ in range(3):
            await looks(club, table.id)
        assert sorted(seen, key=str) == [0, 1, None]
