"""Following a game in which one does not play: rare quiet notes about public games, until nobody can read them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from db.store import Store
from engine.core.errors import Refused
from engine.core.optional import Planning
from tables import onlookers
from tables.administration import Admin
from tables.delivery import Closed, DeliveryWorker, Item, Sending
from tables.records import TableInfo
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.toy.lanterns import Lanterns, State

NEWS = f"news:{CY.id}"


class Rounds(Planning[State]):
    """Its rounds have names."""

    def period(self, state: State) -> str:
        return str(state.round)


class WithRounds(Lanterns):
    """Lanterns whose rounds are told."""

    planning = Rounds()


@pytest.fixture
def rounds(store: Store, time: Time) -> Club:
    return Club(store, time, WithRounds())


async def told(club: Club, table_id: int) -> int:
    """How often Cy was requested to be told."""
    await club.tables.tick()
    row = (await club.outbox(table_id)).get(NEWS)
    return 0 if row is None else row.revision


async def play_round(club: Club, table_id: int) -> None:
    """Until the round is over, or the game."""
    load = club.tables._context.session_of
    begun: int | None = None
    while (info := await club.tables.queries.info(table_id)).status == "running":
        async with club.store.reading() as tx:
            state: Any = load(await tx.games.table(table_id), await tx.games.snapshot(table_id)).state
        begun = state.round if begun is None else begun
        if state.round != begun:
            return
        await club.play_first(table_id, ANN if 0 in info.owed else BO)


async def followed(club: Club, **options: Any) -> TableInfo:
    table = await club.running(rounds=4, bell=False, **options)
    await club.tables.onlookers.follow(table.id, CY.id)
    return table


async def test_a_follower_is_told_of_a_round_once_an_hour_at_most_and_of_the_end(rounds: Club) -> None:
    table = await followed(rounds)
    assert await told(rounds, table.id) == 0
    await play_round(rounds, table.id)
    assert await told(rounds, table.id) == 0, "they follow it since just now"
    rounds.time.pass_by(hours=1)
    assert await told(rounds, table.id) == 1
    assert await told(rounds, table.id) == 1
    await play_round(rounds, table.id)
    await play_round(rounds, table.id)
    assert await told(rounds, table.id) == 1
    rounds.time.pass_by(hours=1)
    assert await told(rounds, table.id) == 2, "of both rounds in one note"
    await rounds.to_the_end(table.id)
    assert await told(rounds, table.id) == 3, "the end is told at once"
    assert await rounds.tables.onlookers.followed(CY.id) == ()


async def test_where_there_are_no_rounds_a_note_comes_once_a_day_if_anything_has_happened(club: Club) -> None:
    table = await followed(club)
    club.time.pass_by(hours=25)
    assert await told(club, table.id) == 0, "nothing has happened"
    await club.both_play(table.id)
    club.time.pass_by(hours=25)
    assert await told(club, table.id) == 1
    club.time.pass_by(hours=12)
    assert await told(club, table.id) == 1


async def test_nobody_is_told_in_their_quiet_hours(rounds: Club) -> None:
    table = await followed(rounds)
    await rounds.tables.people.set_zone(CY.id, "UTC")
    await rounds.tables.people.set_quiet(CY.id, (12 * 60, 20 * 60))
    await rounds.to_the_end(table.id)
    assert await told(rounds, table.id) == 0
    rounds.time.pass_by(hours=8, minutes=1)
    assert await told(rounds, table.id) == 1


async def test_who_follows_no_longer_is_told_nothing(rounds: Club) -> None:
    table = await followed(rounds)
    await rounds.tables.onlookers.unfollow(table.id, CY.id)
    await rounds.to_the_end(table.id)
    assert await told(rounds, table.id) == 0


async def test_private_games_ones_own_and_those_that_are_over_cannot_be_followed(club: Club) -> None:
    async def refused(table_id: int, person_id: int) -> str:
        with pytest.raises(Refused) as error:
            await club.tables.onlookers.follow(table_id, person_id)
        return error.value.text.key

    table = await club.running(rounds=1)
    assert await refused(table.id, ANN.id) == "error-follow-own"
    await club.tables.people.dm_closed(CY.id)
    assert await refused(table.id, CY.id) == "error-follow-dms"
    await club.to_the_end(table.id)
    assert await refused(table.id, CY.id) == "error-follow-over"
    lobby = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.set_private(lobby.id, ANN.id, True)
    assert await refused(lobby.id, CY.id) == "error-follow-private"


async def test_more_games_than_allowed_are_refused(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onlookers, "MOST_FOLLOWED", 1)
    first = await followed(club)
    await club.tables.onlookers.follow(first.id, CY.id)  # the same again
    other = await club.running(HERE.__class__(HERE.guild_id, 200, "en-US"))
    with pytest.raises(Refused, match="error-follow-many"):
        await club.tables.onlookers.follow(other.id, CY.id)


async def test_a_refused_message_ends_all_that_the_person_follows(rounds: Club) -> None:
    class Shut:
        async def compose(self, item: Item) -> Sending:
            async def send() -> None:
                if item.thing.to_one:
                    raise Closed

            return send

        async def plain(self, item: Item) -> Sending:
            return await self.compose(item)

        async def find(self, item: Item) -> None:
            return None

    table = await followed(rounds)
    other = await rounds.running(HERE.__class__(HERE.guild_id, 200, "en-US"))
    await rounds.tables.onlookers.follow(other.id, CY.id)
    await rounds.to_the_end(table.id)
    assert await told(rounds, table.id) == 1
    worker = DeliveryWorker(rounds.tables, Shut(), linger=0.0)
    worker.kick()
    await worker.settle()
    assert await rounds.tables.onlookers.followed(CY.id) == ()
    await worker.close()


async def test_it_survives_a_restart_and_whoever_takes_a_seat_is_no_follower(store: Store, time: Time) -> None:
    table = await followed(Club(store, time, WithRounds()))
    again = Club(store, time, WithRounds(), first_seed=50)
    await again.to_the_end(table.id)
    assert await told(again, table.id) == 1


async def test_the_list_is_exported_and_forgotten_with_its_person(club: Club) -> None:
    table = await followed(club)
    assert json.loads(await club.tables.own_data.export(CY.id))["followed"] == [table.id]
    await club.tables.administration.forget(CY.id, Admin(CY.id))
    assert json.loads(await club.tables.own_data.export(CY.id))["followed"] == []
