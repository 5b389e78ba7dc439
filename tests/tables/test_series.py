"""Several games after each other with changing seats, and tables that are opened anew every week."""

from __future__ import annotations

from datetime import timedelta

import pytest

from db.records import Clock, Series, Terms
from engine.core.errors import Refused
from tables.records import TableInfo
from tests.tables.club import ANN, BO, HERE, Club

MONDAY = 0


async def begun(club: Club, best_of: int, *, computer: bool = False) -> TableInfo:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"bell": False, "rounds": 1})
    table = await club.tables.series.set(table.id, ANN.id, best_of)
    if computer:
        await club.tables.lobby.seat_computer(table.id, ANN.id, "easy")
    else:
        await club.tables.lobby.join(table.id, BO)
    return await club.tables.lobby.start(table.id, ANN.id)


async def played(club: Club, table_id: int) -> TableInfo:
    """The game to its end, by whoever is asked."""
    while (info := await club.tables.queries.info(table_id)).status == "running":
        seat = info.owed[0]
        await club.play_first(table_id, ANN if info.seats[seat].person_id == ANN.id else BO)
    return info


async def following(club: Club, before: int) -> TableInfo | None:
    """The game that follows by itself."""
    await club.tables.tick()
    number = (await club.tables.queries.info(before)).rematch
    return None if number is None else await club.tables.queries.info(number)


async def test_the_next_game_begins_by_itself_with_changed_seats(club: Club) -> None:
    table = await begun(club, 3)
    first = await played(club, table.id)
    second = await following(club, table.id)
    assert second is not None
    assert second.status == "running"
    assert [seat.person_id for seat in second.seats] == [BO.id, ANN.id]
    assert second.series == Series(3, 2, tuple((person, 1) for person in sorted(first.winners)))
    assert second.rematch_of == table.id
    assert second.options == table.options


@pytest.mark.parametrize("best_of", [3, 5])
async def test_it_ends_when_somebody_has_won_most_of_them(club: Club, best_of: int) -> None:
    table = await begun(club, best_of)
    games, number = 1, table.id
    while True:
        over = await played(club, number)
        assert over.series is not None
        after = await following(club, number)
        if after is None:
            break
        number, games = after.id, games + 1
    won = over.series.wins(over.winners)
    assert games == best_of or 2 * max(won.values()) > best_of
    assert games <= best_of
    assert await club.tables.tick() == 0


async def test_a_decided_series_has_no_further_game(club: Club) -> None:
    assert Series(3, 2, ((1, 1),)).decided((1,))
    assert not Series(3, 2, ((1, 1),)).decided((2,))
    assert not Series(3, 2, ((1, 1),)).decided(()), "nobody has won the second one"
    assert Series(3, 3, ((1, 1),)).decided(())


async def test_it_waits_for_room_in_its_channel(club: Club) -> None:
    table = await begun(club, 3)
    await played(club, table.id)
    other = await club.tables.lobby.open(BO, HERE, "lanterns", {})
    assert await following(club, table.id) is None
    await club.tables.lobby.close(other.id, BO.id)
    club.time.pass_by(hours=2)
    assert await following(club, table.id) is not None


async def test_the_next_game_begins_on_a_server_that_the_bot_has_left(club: Club) -> None:
    """Nobody could play it, and its clocks would run."""
    table = await begun(club, 3)
    await played(club, table.id)
    await club.tables.whereabouts.leave_server(HERE.guild_id or 0)
    assert await following(club, table.id) is None
    club.time.pass_by(hours=2)
    assert await following(club, table.id) is None
    await club.tables.whereabouts.return_to_server(HERE.guild_id or 0)
    club.time.pass_by(hours=2)
    assert await following(club, table.id) is not None


async def test_computers_go_on_under_their_names(club: Club) -> None:
    table = await begun(club, 3, computer=True)
    await club.tables.settle()
    while (info := await club.tables.queries.info(table.id)).status == "running":
        if info.seat_of(ANN.id) in info.owed:
            await club.play_first(table.id, ANN)
        await club.tables.settle()
    after = await following(club, table.id)
    assert after is not None
    assert [seat.kind for seat in after.seats] == ["computer", "person"]


async def test_only_the_host_chooses_and_only_what_is_offered(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    for person, number in ((BO, 3), (ANN, 4)):
        with pytest.raises(Refused):
            await club.tables.series.set(table.id, person.id, number)
    assert (await club.tables.series.set(table.id, ANN.id, 5)).series == Series(5)
    assert (await club.tables.series.set(table.id, ANN.id, 0)).series is None


# -- every week --------------------------------------------------------------------------------------------------------


async def weekly(club: Club, **values: object) -> TableInfo:
    """A lobby of Ann's that is opened anew every Monday. It is a Sunday at noon, in UTC."""
    assert club.time().weekday() == 6
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"rounds": 4}, clock=Clock("limit", 72))
    await club.tables.lobby.set_terms(table.id, ANN.id, Terms(learned=True))
    await club.tables.series.set_weekly(table.id, ANN.id, MONDAY)
    return table


async def open_here(club: Club) -> TableInfo | None:
    await club.tables.tick()
    return await club.tables.queries.in_channel(HERE.channel_id, "lanterns")


async def test_a_table_is_opened_anew_every_monday_morning(club: Club) -> None:
    table = await weekly(club)
    await club.tables.lobby.close(table.id, ANN.id)
    club.time.pass_by(hours=20)
    assert await open_here(club) is None, "it is eight in the morning"
    club.time.pass_by(hours=1)
    fresh = await open_here(club)
    assert fresh is not None
    assert (fresh.host_id, fresh.people()) == (ANN.id, ())
    assert (fresh.options, fresh.clock, fresh.terms) == (table.options, Clock("limit", 72), Terms(learned=True))
    assert "lobby" in await club.outbox(fresh.id)
    await club.tables.lobby.close(fresh.id, ANN.id)
    club.time.pass_by(days=6)
    assert await open_here(club) is None
    club.time.pass_by(days=1)
    assert await open_here(club) is not None


async def test_a_week_is_left_out_while_a_table_is_open(club: Club) -> None:
    table = await weekly(club)
    club.time.pass_by(hours=21)
    assert (await open_here(club) or table).id == table.id
    await club.tables.lobby.close(table.id, ANN.id)
    assert await open_here(club) is None
    club.time.pass_by(days=7)
    assert await open_here(club) is not None


async def test_it_follows_the_zone_of_the_host(club: Club) -> None:
    await club.tables.people.set_zone(ANN.id, "Asia/Taipei")
    table = await weekly(club)
    await club.tables.lobby.close(table.id, ANN.id)
    club.time.pass_by(hours=13, minutes=1)
    assert await open_here(club) is not None, "nine in the morning there"


async def test_the_host_ends_it_and_so_does_who_manages_the_server(club: Club) -> None:
    table = await weekly(club)
    with pytest.raises(Refused):
        await club.tables.series.set_weekly(table.id, BO.id, None)
    with pytest.raises(Refused):
        await club.tables.series.set_weekly(table.id, BO.id, 3, manages=True)
    assert await club.tables.series.weekly(table) is not None
    await club.tables.series.set_weekly(table.id, BO.id, None, manages=True)
    assert await club.tables.series.weekly(table) is None
    await club.tables.lobby.close(table.id, ANN.id)
    club.time.pass_by(days=2)
    assert await open_here(club) is None


async def test_no_table_is_opened_on_a_server_that_the_bot_has_left(club: Club) -> None:
    table = await weekly(club)
    await club.tables.lobby.close(table.id, ANN.id)
    await club.tables.whereabouts.leave_server(HERE.guild_id or 0)
    club.time.pass_by(hours=22)
    assert await open_here(club) is None


async def test_it_ends_when_its_host_has_left_the_server(club: Club) -> None:
    """Nobody else could end it but who manages the server, who reads of it."""
    table = await weekly(club)
    await club.tables.lobby.close(table.id, ANN.id)
    asked: list[tuple[int, int]] = []

    async def has_left(guild_id: int, person_id: int) -> bool:
        asked.append((guild_id, person_id))
        return person_id == ANN.id

    club.tables.series.has_left = has_left
    await club.tables.tick()
    assert asked == [], "its day has not come"
    club.time.pass_by(hours=22)
    assert await open_here(club) is None
    assert asked == [(HERE.guild_id, ANN.id)]
    assert await club.tables.series.weekly(table) is None
    async with club.store.reading() as tx:
        (entry, *_) = await tx.audit.newest(HERE.guild_id, 5)
    assert (entry.what, entry.detail) == ("weekly-ended", "lanterns")
    club.time.pass_by(days=7)
    assert await open_here(club) is None


async def test_the_next_day_is_never_today_once_the_hour_is_past(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    found = await club.tables.series.set_weekly(table.id, ANN.id, 6)
    assert found is not None
    assert found.next_at - club.time() == timedelta(days=6, hours=21)
