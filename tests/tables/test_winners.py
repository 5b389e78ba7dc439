"""The last winner of a title on a server begins its next game there, in titles with such a rule (Afternova, SU2)."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from db.store import Store
from engine.titles import TITLES
from tables.records import Person, Place, TableInfo
from tests.tables.club import ANN, BO, CY, HERE, Club, Time

NEXT_DOOR = Place(HERE.guild_id, 101, "en-US")
ELSEWHERE = Place(11, 200, "en-US")
ALONE = Place(None, 300, None)
PEOPLE = (ANN, BO, CY)


@pytest.fixture
async def club(store: Store, time: Time) -> AsyncIterator[Club]:
    """The service with Afternova."""
    club = Club(store, time, TITLES["afternova"])
    yield club
    await club.tables.close_down()


async def running(club: Club, place: Place, *people: Person) -> TableInfo:
    host, *guests = people
    table = await club.tables.lobby.open(host, place, "afternova", {})
    for guest in guests:
        await club.tables.lobby.join(table.id, guest)
    return await club.tables.lobby.start(table.id, host.id)


async def won_by(club: Club, place: Place, winner: Person) -> int:
    """A game that this person wins because the others give up."""
    table = await running(club, place, *PEOPLE)
    for person in PEOPLE:
        if person is not winner:
            await club.tables.ending.resign(table.id, person.id)
    return table.id


async def beginner(club: Club, place: Place, *people: Person) -> str:
    """Who begins the next game there; it is given up at once."""
    table = await running(club, place, *people)
    (seat,) = table.owed
    for person in people[1:]:
        await club.tables.ending.resign(table.id, person.id)
    return people[seat].name


@pytest.mark.parametrize("winner", PEOPLE)
@pytest.mark.parametrize("place", [HERE, NEXT_DOOR])
async def test_the_last_winner_on_the_server_begins(club: Club, winner: Person, place: Place):
    await won_by(club, HERE, winner)
    assert await beginner(club, place, BO, CY, ANN) == winner.name


async def test_the_game_that_ended_last_counts(club: Club, time: Time):
    await won_by(club, HERE, CY)
    time.pass_by(hours=1)
    await won_by(club, NEXT_DOOR, BO)
    assert await beginner(club, HERE, ANN, CY, BO) == "Bo"


async def test_without_the_last_winner_anybody_may_begin(club: Club):
    """The winner of every earlier game sits elsewhere."""
    found = set()
    for number in range(8):
        place = Place(50 + number, 500 + number, None)
        await won_by(club, place, CY)
        found.add(await beginner(club, place, ANN, BO, Person(4, "Di", None)))
    assert len(found) > 1


async def test_another_server_does_not_count(club: Club):
    """Cy has won on one server; on others, where nobody has won yet, not always Cy begins."""
    await won_by(club, HERE, CY)
    places = [Place(20 + number, 400 + number, None) for number in range(8)]
    assert len({await beginner(club, place, *PEOPLE) for place in places}) > 1


async def test_outside_of_servers_the_channel_counts(club: Club):
    await won_by(club, ALONE, CY)
    assert await beginner(club, ALONE, ANN, BO, CY) == "Cy"


async def test_the_record_of_a_game_that_the_last_winner_began_is_verified(club: Club):
    await won_by(club, HERE, BO)
    second = await won_by(club, NEXT_DOOR, BO)
    verified = await club.tables.queries.verify(second)
    assert (verified.seed_fits, verified.steps_fit, verified.first_misfit) == (True, True, None)
