"""Private tables, invitations, people sent away, the list of lobbies, and people who look for a game."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from db.records import Clock, SearchRow
from db.store import Store
from tables.limits import Limits
from tables.matchmaking import Company, Search, company_for
from tables.records import Person, Place
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.test_lobby import refused
from tests.toy.lanterns import Lanterns

SERVER = 10
PAIR = Search("lanterns", 2)
DI = Person(4, "Di")


# -- who may come ----------------------------------------------------------------------------------------------------


async def test_only_those_invited_join_a_private_table(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, private=True)
    await refused("error-private", club.tables.lobby.join(table.id, BO))
    await club.tables.lobby.invite(table.id, ANN.id, BO.id)
    assert (await club.tables.lobby.join(table.id, BO)).seat_of(BO.id) is not None
    await refused("error-not-host", club.tables.lobby.invite(table.id, BO.id, CY.id))
    await refused("error-private", club.tables.lobby.join(table.id, CY))
    await club.tables.lobby.set_private(table.id, ANN.id, False)
    assert (await club.tables.lobby.join(table.id, CY)).seat_of(CY.id) is not None


async def test_whoever_has_a_seat_invites_to_an_open_table_and_the_lobby_calls(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await refused("error-not-seated-yet", club.tables.lobby.invite(table.id, CY.id, BO.id))
    info = await club.tables.lobby.invite(table.id, ANN.id, BO.id)
    assert info.awaited_guests() == (BO.id,)
    assert (await club.outbox(table.id))["lobby"].ping == (BO.id,)
    await club.sent(table.id)
    await club.tables.lobby.invite(table.id, ANN.id, BO.id)
    assert (await club.outbox(table.id))["lobby"].ping == ()  # called a moment ago
    await club.tables.lobby.join(table.id, BO)
    await refused("error-guest-seated", club.tables.lobby.invite(table.id, ANN.id, BO.id))


async def test_who_is_sent_away_comes_back_only_by_an_invitation(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.join(table.id, BO)
    await refused("error-not-host", club.tables.lobby.remove(table.id, BO.id, ANN.id))
    await refused("error-remove-self", club.tables.lobby.remove(table.id, ANN.id, ANN.id))
    await refused("error-nobody-there", club.tables.lobby.remove(table.id, ANN.id, CY.id))
    assert (await club.tables.lobby.remove(table.id, ANN.id, BO.id)).seat_of(BO.id) is None
    await refused("error-table-full", club.tables.lobby.join(table.id, BO))
    await club.tables.lobby.invite(table.id, ANN.id, BO.id)
    assert (await club.tables.lobby.join(table.id, BO)).seat_of(BO.id) is not None
    await club.tables.lobby.start(table.id, ANN.id)
    await refused("error-running", club.tables.lobby.remove(table.id, ANN.id, BO.id))


async def test_the_rematch_of_a_private_table_is_private(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, private=True)
    await club.tables.lobby.invite(table.id, ANN.id, BO.id)
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ANN.id)
    await club.to_the_end(table.id)
    again = await club.tables.lobby.rematch(table.id, ANN)
    assert again.private
    await refused("error-private", club.tables.lobby.join(again.id, CY))
    await club.tables.lobby.join(again.id, BO)


async def test_a_person_has_a_seat_at_so_many_tables_only(store: Store, time: Time) -> None:
    narrow = Club(store, time, Lanterns(), limits=Limits(played=2))
    tables = [await narrow.tables.lobby.open(ANN, Place(10, 200 + n), "lanterns", {}) for n in range(2)]
    await refused("error-too-many-seats", narrow.tables.lobby.open(ANN, HERE, "lanterns", {}))
    other = await narrow.tables.lobby.open(BO, HERE, "lanterns", {})
    await refused("error-too-many-seats", narrow.tables.lobby.join(other.id, ANN))
    await refused("error-too-many-seats", narrow.tables.matchmaking.look_for(SERVER, ANN, PAIR))
    await narrow.tables.lobby.close(tables[0].id, ANN.id)
    assert (await narrow.tables.lobby.join(other.id, ANN)).seat_of(ANN.id) is not None


# -- the list --------------------------------------------------------------------------------------------------------


async def test_the_list_has_lobbies_with_a_free_seat_that_a_person_may_take(club: Club) -> None:
    async def listed(person: Person) -> list[int]:
        return [info.id for info in await club.tables.matchmaking.lobbies(SERVER, person.id)]

    first = await club.tables.lobby.open(ANN, Place(10, 201), "lanterns", {})
    hidden = await club.tables.lobby.open(ANN, Place(10, 202), "lanterns", {}, private=True)
    await club.tables.lobby.open(ANN, Place(11, 203), "lanterns", {})
    await club.running(Place(10, 204))
    assert await listed(BO) == [first.id]
    await club.tables.lobby.invite(hidden.id, ANN.id, BO.id)
    assert await listed(BO) == [hidden.id, first.id]
    for person in (BO, CY, DI):
        await club.tables.lobby.join(first.id, person)
    assert await listed(ANN) == [hidden.id]


# -- looking for a game ----------------------------------------------------------------------------------------------


def search(person: int, minute: int, **more: Any) -> SearchRow:
    at = datetime(2026, 11, 1, 12, minute, tzinfo=UTC)
    known: dict[str, Any] = {"guild_id": SERVER, "title": "lanterns", "people": 2, "locale": None}
    return SearchRow(**known | {"person_id": person, "name": f"P{person}", "since": at, "until": at} | more)


@pytest.mark.parametrize(
    ("own", "waiting", "people", "hours"),
    [
        pytest.param(search(1, 9), [search(2, 1), search(3, 2)], [1, 2], None, id="who has waited longest"),
        pytest.param(search(1, 9, people=3), [search(2, 1)], [1], None, id="another number of people"),
        pytest.param(search(1, 9), [search(2, 1, title="x")], [1], None, id="another game"),
        pytest.param(search(1, 9, hours=24), [search(2, 1, hours=48), search(3, 2)], [1, 3], 24, id="another time"),
        pytest.param(
            search(1, 9, people=3),
            [search(2, 1, people=3, hours=48), search(3, 2, people=3, hours=24), search(4, 3, people=3)],
            [1, 2, 4],
            48,
            id="no two different times",
        ),
        pytest.param(search(1, 9), [search(1, 1)], [1], None, id="not oneself"),
    ],
)
def test_company_is_found_among_those_who_wait(
    own: SearchRow, waiting: list[SearchRow], people: list[int], hours: int | None
) -> None:
    company = company_for(own, waiting)
    assert [person.id for person in company.people] == people
    assert company.search.hours == hours
    assert company.complete == (len(people) == own.people)


async def test_when_enough_look_for_a_game_they_get_a_table(club: Club) -> None:
    made = club.tables.matchmaking
    assert not (await made.look_for(SERVER, ANN, PAIR)).complete
    assert [row.person_id for row in await made.searches(SERVER)] == [ANN.id]
    company = await made.look_for(SERVER, BO, PAIR)
    assert company.complete
    info = await made.open(HERE, company)
    assert info is not None
    assert (info.status, info.host_id, set(info.people())) == ("lobby", BO.id, {ANN.id, BO.id})
    assert (await club.outbox(info.id))["lobby"].ping == (ANN.id,)
    assert await made.searches(SERVER) == []
    assert (await club.tables.lobby.start(info.id, BO.id)).status == "running"


async def test_the_time_to_think_that_they_want_is_the_table_s_clock(club: Club) -> None:
    made = club.tables.matchmaking
    await made.look_for(SERVER, ANN, Search("lanterns", 2, 24))
    info = await made.open(HERE, await made.look_for(SERVER, BO, PAIR))
    assert info is not None
    assert info.clock == Clock("limit", 24)
    await refused("error-clock", made.look_for(SERVER, ANN, Search("lanterns", 2, 5)))


async def test_a_table_is_not_opened_for_somebody_who_looks_no_more(club: Club) -> None:
    made = club.tables.matchmaking
    await made.look_for(SERVER, ANN, PAIR)
    company = await made.look_for(SERVER, BO, PAIR)
    await made.stop(SERVER, ANN.id, "lanterns")
    assert await made.open(HERE, company) is None
    assert [row.person_id for row in await made.searches(SERVER)] == [BO.id]
    assert await club.tables.queries.tables_of_person(BO.id) == []


async def test_where_a_table_stands_already_the_search_goes_on(club: Club) -> None:
    made = club.tables.matchmaking
    await club.tables.lobby.open(CY, HERE, "lanterns", {})
    company = Company(PAIR, (BO, ANN))
    for person in (ANN, BO):
        await made.look_for(SERVER, person, PAIR)
    await refused("error-channel-taken", made.open(HERE, company))
    assert len(await made.searches(SERVER)) == 2


async def test_who_has_too_many_seats_by_now_keeps_those_who_come_after_from_a_table(store: Store, time: Time) -> None:
    """They look no more, as they could not have begun to look; the next ones are found for each other."""
    narrow = Club(store, time, Lanterns(), limits=Limits(played=1))
    made = narrow.tables.matchmaking
    await made.look_for(SERVER, BO, PAIR)
    await narrow.tables.lobby.open(BO, Place(11, 300), "lanterns", {})
    assert [person.id for person in (await made.look_for(SERVER, ANN, PAIR)).people] == [ANN.id]
    assert [row.person_id for row in await made.searches(SERVER)] == [ANN.id]
    info = await made.open(HERE, await made.look_for(SERVER, CY, PAIR))
    assert info is not None
    assert set(info.people()) == {ANN.id, CY.id}


async def test_a_search_ends_after_a_week(club: Club, time: Time) -> None:
    made = club.tables.matchmaking
    await made.look_for(SERVER, ANN, PAIR)
    time.pass_by(days=7, seconds=1)
    assert await made.searches(SERVER) == []
    assert not (await made.look_for(SERVER, BO, PAIR)).complete


async def test_a_search_needs_a_number_of_people_that_the_game_is_for(club: Club) -> None:
    for people in (1, 7):
        await refused("error-search-people", club.tables.matchmaking.look_for(SERVER, ANN, Search("lanterns", people)))
    await refused("error-unknown-title", club.tables.matchmaking.look_for(SERVER, ANN, Search("chess", 2)))
