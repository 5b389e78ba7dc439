"""Lists of people with whom one will not be seated: they keep apart, and nobody can tell them from a full lobby."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import Refused
from engine.core.text import Text
from tables.administration import Admin
from tables.matchmaking import Search
from tables.records import Person, TableInfo
from tests.tables.club import ANN, BO, CY, HERE, Club

GUILD = HERE.guild_id or 0


async def refusal(awaited: Any) -> Text:
    with pytest.raises(Refused) as refused:
        await awaited
    return refused.value.text


async def lobby(club: Club) -> TableInfo:
    """Ann's lobby, with free seats."""
    return await club.tables.lobby.open(ANN, HERE, "lanterns", {})


async def full(club: Club) -> Text:
    """What somebody reads at a full lobby."""
    other = HERE.__class__(GUILD, 101, "en-US")
    table = await club.tables.lobby.open(ANN, other, "lanterns", {})
    for number in range(len(table.seats) - 1):
        await club.tables.lobby.join(table.id, Person(50 + number, f"P{number}", None))
    return await refusal(club.tables.lobby.join(table.id, BO))


async def test_who_is_avoided_reads_what_a_full_lobby_says(club: Club) -> None:
    table = await lobby(club)
    await club.tables.avoiding.add(ANN.id, BO.id)
    at_full = await full(club)
    assert await refusal(club.tables.lobby.join(table.id, BO)) == at_full
    assert await refusal(club.tables.lobby.join(table.id, BO, 1)) == at_full


async def test_who_was_sent_away_reads_the_same(club: Club) -> None:
    table = await lobby(club)
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.remove(table.id, ANN.id, BO.id)
    assert await refusal(club.tables.lobby.join(table.id, BO)) == await full(club)


async def test_the_list_of_anybody_who_sits_there_counts(club: Club) -> None:
    table = await lobby(club)
    await club.tables.lobby.join(table.id, CY)
    await club.tables.avoiding.add(CY.id, BO.id)
    assert (await refusal(club.tables.lobby.join(table.id, BO))).key == "error-table-full"


async def test_one_is_told_of_ones_own_list(club: Club) -> None:
    table = await lobby(club)
    await club.tables.avoiding.add(BO.id, ANN.id)
    assert (await refusal(club.tables.lobby.join(table.id, BO))).key == "error-avoid-own"
    await club.tables.avoiding.remove(BO.id, ANN.id)
    assert (await club.tables.lobby.join(table.id, BO)).seat_of(BO.id) is not None


async def test_lists_of_lobbies_leave_the_table_out_for_both(club: Club) -> None:
    await lobby(club)
    assert len(await club.tables.matchmaking.lobbies(GUILD, BO.id)) == 1
    await club.tables.avoiding.add(ANN.id, BO.id)
    assert await club.tables.matchmaking.lobbies(GUILD, BO.id) == []
    assert len(await club.tables.matchmaking.lobbies(GUILD, CY.id)) == 1
    await club.tables.avoiding.add(CY.id, ANN.id)
    assert await club.tables.matchmaking.lobbies(GUILD, CY.id) == []


async def test_people_who_look_for_a_game_are_not_brought_together(club: Club) -> None:
    await club.tables.avoiding.add(ANN.id, BO.id)
    search = Search("lanterns", 2)
    assert not (await club.tables.matchmaking.look_for(GUILD, ANN, search)).complete
    assert not (await club.tables.matchmaking.look_for(GUILD, BO, search)).complete
    found = await club.tables.matchmaking.look_for(GUILD, CY, search)
    assert found.complete
    assert {person.id for person in found.people} in ({CY.id, ANN.id}, {CY.id, BO.id})


async def test_three_are_found_only_if_all_of_them_fit(club: Club) -> None:
    await club.tables.avoiding.add(ANN.id, BO.id)
    search = Search("lanterns", 3)
    for person in (ANN, BO):
        await club.tables.matchmaking.look_for(GUILD, person, search)
    assert not (await club.tables.matchmaking.look_for(GUILD, CY, search)).complete


async def test_an_invitation_calls_nobody_who_avoids_its_sender(club: Club) -> None:
    table = await lobby(club)
    assert await club.tables.people.reaches(ANN.id, BO.id)
    await club.tables.avoiding.add(BO.id, ANN.id)
    assert not await club.tables.people.reaches(ANN.id, BO.id)
    await club.sent(table.id)
    await club.tables.lobby.invite(table.id, ANN.id, BO.id)
    assert BO.id not in (await club.outbox(table.id))["lobby"].ping


async def test_a_seat_does_not_change_hands_to_somebody_avoided(club: Club) -> None:
    table = await club.running(bell=False, rounds=6)
    await club.tables.avoiding.add(ANN.id, CY.id)
    await club.tables.seats.propose_handover(table.id, BO.id, 1, CY)
    said = await refusal(club.tables.seats.answer_handover(table.id, CY, agrees=True))
    assert said.key == "error-table-full"


async def test_games_that_have_begun_go_on(club: Club) -> None:
    table = await club.running(bell=False, rounds=6)
    await club.tables.avoiding.add(ANN.id, BO.id)
    await club.both_play(table.id)
    assert (await club.tables.queries.info(table.id)).status == "running"


async def test_a_server_keeps_somebody_from_its_tables(club: Club) -> None:
    table = await lobby(club)
    await club.tables.avoiding.add(GUILD, BO.id)
    assert await refusal(club.tables.lobby.join(table.id, BO)) == await full(club)
    assert await club.tables.matchmaking.lobbies(GUILD, BO.id) == []
    search = Search("lanterns", 2)
    await club.tables.matchmaking.look_for(GUILD, CY, search)
    assert not (await club.tables.matchmaking.look_for(GUILD, BO, search)).complete


async def test_a_list_has_bounds_and_not_its_owner(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.avoiding.MOST_AVOIDED", 1)
    assert (await refusal(club.tables.avoiding.add(ANN.id, ANN.id))).key == "error-avoid-self"
    await club.tables.avoiding.add(ANN.id, BO.id)
    assert await club.tables.avoiding.add(ANN.id, BO.id) == (BO.id,), "twice is once"
    assert (await refusal(club.tables.avoiding.add(ANN.id, CY.id))).key == "error-avoid-many"


@pytest.mark.parametrize("who", [ANN, BO])
async def test_nothing_is_left_of_somebody_who_is_forgotten(club: Club, who: Person) -> None:
    await club.tables.avoiding.add(ANN.id, BO.id)
    await club.tables.administration.forget(who.id, Admin(who.id))
    assert await club.tables.avoiding.listed(ANN.id) == ()
