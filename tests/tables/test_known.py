"""What a person is told to have happened "since they last acted": nothing that was there when they sat down."""

from __future__ import annotations

from typing import Any

import pytest

from db.store import Store
from engine.core.optional import Planning
from engine.core.saved import encode
from engine.core.text import Text, say
from engine.titles import TITLES
from tables.records import Look, Person, TableInfo
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.toy.lanterns import Lanterns


class Hall:
    """Ann and Bo, playing a title."""

    def __init__(self, store: Store, time: Time, title: str) -> None:
        self.club = Club(store, time, TITLES[title])
        self.title = title

    async def begin(self) -> TableInfo:
        table = await self.club.tables.lobby.open(ANN, HERE, self.title, {})
        await self.club.tables.lobby.join(table.id, BO)
        return await self.club.tables.lobby.start(table.id, ANN.id)

    async def look(self, table: TableInfo, person: Person) -> Look:
        return await self.club.tables.queries.look(table.id, person.id)

    async def news(self, table: TableInfo, person: Person) -> list[str]:
        """What the person is told others to have done."""
        return [text.key for text in (await self.look(table, person)).laid_down.intruders]


@pytest.fixture(params=["day_and_night", "afternova", "eclipse"])
def hall(request: pytest.FixtureRequest, store: Store, time: Time) -> Hall:
    return Hall(store, time, request.param)


async def test_the_first_decision_comes_with_news_of_what_nobody_has_done(hall: Hall) -> None:
    table = await hall.begin()
    for person in (ANN, BO):
        assert await hall.news(table, person) == []


async def test_who_takes_a_seat_over_reads_as_news_what_was_there(hall: Hall) -> None:
    table = await hall.begin()
    seat = table.seat_of(BO.id)
    assert seat is not None
    await hall.club.tables.seats.propose_handover(table.id, BO.id, seat, CY)
    await hall.club.tables.seats.answer_handover(table.id, CY, agrees=True)
    await hall.club.tables.seats.answer_handover(table.id, ANN, agrees=True)
    assert (await hall.club.tables.queries.info(table.id)).seat_of(CY.id) == seat
    assert await hall.news(table, CY) == []


class Everything(Planning[Any]):
    """Whatever changes is news."""

    def intrusions(self, state: Any, seat: int, /) -> dict[str, Text]:
        return {encode(state).hex(): say("toy-dealt")}


async def test_who_takes_an_answer_back_reads_as_news_what_it_had_changed(club: Club, time: Time) -> None:
    title = Lanterns()
    title.planning = Everything()
    table = await (club := Club(club.store, time, title)).running()
    walker = await club.both_play(table.id)
    await club.play_first(table.id, walker)
    await club.tables.play.undo(table.id, walker.id)
    assert (await club.tables.queries.look(table.id, walker.id)).laid_down.intruders == ()
