"""How many tables one person may have open, and how many a server may have."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from db.store import Store
from engine.core.errors import Refused
from tables.administration import Admin
from tables.limits import Limits
from tables.records import Person, Place, TableInfo
from tests.tables.club import ANN, BO, CY, Club, Time
from tests.toy.lanterns import Lanterns


@pytest.fixture
async def narrow(store: Store, time: Time) -> AsyncIterator[Club]:
    club = Club(store, time, Lanterns(), limits=Limits(per_person=2, per_server=4))
    yield club
    await club.tables.close_down()


async def open_in(club: Club, person: Person, channel: int, server: int | None = 10) -> TableInfo:
    return await club.tables.lobby.open(person, Place(server, channel), "lanterns", {})


async def refused(club: Club, person: Person, channel: int, server: int | None = 10) -> str:
    """Why the table cannot be opened, as both who opens it and who would make a thread for it are told."""
    with pytest.raises(Refused) as asked:
        await club.tables.lobby.check_open(person, Place(server, channel), "lanterns", {})
    with pytest.raises(Refused) as opened:
        await open_in(club, person, channel, server)
    assert asked.value.text == opened.value.text
    return opened.value.text.key


async def test_one_person_takes_every_channel_of_a_server(narrow: Club) -> None:
    first = await open_in(narrow, ANN, 1)
    await narrow.tables.lobby.join(first.id, BO)
    await narrow.tables.lobby.start(first.id, ANN.id)
    await open_in(narrow, ANN, 2)
    assert await refused(narrow, ANN, 3) == "error-too-many-tables", "running games and lobbies count"
    await open_in(narrow, ANN, 4, server=11)
    await open_in(narrow, ANN, 5, server=None)
    await open_in(narrow, BO, 3)
    await narrow.tables.ending.resign(first.id, ANN.id)
    await open_in(narrow, ANN, 6)


async def test_in_direct_messages_there_is_no_limit_for_one_person(narrow: Club) -> None:
    await open_in(narrow, ANN, 1, server=None)
    await open_in(narrow, ANN, 2, server=None)
    assert await refused(narrow, ANN, 3, server=None) == "error-too-many-tables"
    for channel in range(4, 12):
        await open_in(narrow, Person(channel, "Di"), channel, server=None)


async def test_a_server_holds_any_number_of_tables(narrow: Club) -> None:
    for channel, person in enumerate((ANN, ANN, BO, BO)):
        await open_in(narrow, person, channel)
    assert await refused(narrow, CY, 9) == "error-server-full"
    await open_in(narrow, CY, 9, server=11)
    await narrow.tables.administration.end(1, Admin())
    await open_in(narrow, CY, 10)


async def test_a_rematch_steps_over_the_limit(narrow: Club) -> None:
    first = await open_in(narrow, ANN, 1)
    await narrow.tables.lobby.join(first.id, BO)
    await narrow.tables.lobby.start(first.id, ANN.id)
    await narrow.tables.ending.resign(first.id, BO.id)
    for channel in (2, 3):
        await open_in(narrow, ANN, channel)
    with pytest.raises(Refused) as limit:
        await narrow.tables.lobby.rematch(first.id, ANN)
    assert limit.value.text.key == "error-too-many-tables"
    assert (await narrow.tables.lobby.rematch(first.id, BO)).rematch_of == first.id


async def test_without_limits_there_is_one(club: Club) -> None:
    for channel in range(60):
        await open_in(club, ANN, channel)
