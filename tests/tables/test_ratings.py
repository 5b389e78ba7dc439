"""Results, ratings and profiles: what finished games tell about people."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import delete

from db import schema
from db.errors import Conflict
from db.records import ChoiceRow, RatingRow, ResultRow, SeatRow, Sitting
from db.store import Store, Transaction
from engine.core.text import say
from engine.core.title import BY_CONSENT, Outsider, Standing
from tables.profiles import title_record
from tables.ratings import Turns, after_game, rated_places, results_of, shown_rating, sitters_of, turns_of
from tables.records import Place
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.toy.lanterns import Lanterns

ENDED = datetime(2026, 11, 1, tzinfo=UTC)


def result(person: int, place: int, outcome: str = "lost", **more: Any) -> ResultRow:
    known: dict[str, Any] = {
        "table_id": 1, "seat": person - 1, "title": "lanterns", "guild_id": 10, "players": 2, "people": 2, "score": 0,
        "turns": 0, "seconds": 0, "ended_at": ENDED,
    }  # fmt: skip
    return ResultRow(**known | {"person_id": person, "place": place, "outcome": outcome} | more)


# -- which games are rated -------------------------------------------------------------------------------------------


def test_a_game_of_two_people_is_rated_by_their_places() -> None:
    results = [result(1, 2), result(2, 1, "won")]
    assert rated_places(results, Standing(True, (1,))) == {1: 2, 2: 1}


def test_a_game_against_computers_alone_is_not_rated() -> None:
    assert rated_places([result(1, 1, "won")], Standing(True, (0,))) == {}
    assert rated_places([result(1, 2)], Standing(True, (1,))) == {}
    assert rated_places([result(1, 1, "drawn")], Standing(True)) == {}


def test_a_game_without_a_result_is_not_rated() -> None:
    results = [result(1, 0, "none"), result(2, 0, "none")]
    assert rated_places(results, Standing(True, reason=BY_CONSENT)) == {}


def test_a_game_that_all_win_or_lose_together_is_not_rated() -> None:
    together = [result(1, 1, "won"), result(2, 1, "won")]
    assert rated_places(together, Standing(True, (0, 1))) == {}
    beaten = [result(1, 2), result(2, 3)]
    assert rated_places(beaten, Standing(True, outsider=Outsider(say("an-robot"), won=True))) == {}


def test_a_draw_is_rated_as_equal_places() -> None:
    assert rated_places([result(1, 1, "drawn"), result(2, 1, "drawn")], Standing(True)) == {1: 1, 2: 1}


def test_who_took_a_seat_over_is_not_rated_and_who_left_it_is_last() -> None:
    results = [result(1, 3, "left"), result(2, 1, "joined"), result(3, 2)]
    assert rated_places(results, Standing(True, (1,))) == {1: 3, 3: 2}


def test_a_win_raises_the_rating_and_a_loss_lowers_it() -> None:
    after = after_game({1: 2, 2: 1}, {})
    fresh = after_game({1: 1, 2: 1}, {})
    assert shown_rating(*after[2]) > shown_rating(*fresh[2]) > 1000 > 0
    assert after[1][0] < 25 < after[2][0]


def test_who_sat_where_follows_from_the_seats() -> None:
    def sat(person: int | None, n: int) -> Sitting:
        return Sitting("person" if person else "computer", person, "", None, n, ENDED)

    seats = [
        SeatRow(seat=0, kind="person", person_id=1, former=(sat(1, 3), sat(None, 5))),  # has returned
        SeatRow(seat=1, kind="person", person_id=3, former=(sat(2, 4),)),  # has taken over
        SeatRow(seat=2, kind="computer", level="easy", former=(sat(4, 9),)),
    ]
    assert {each.person_id: (each.seat, each.began, each.stayed) for each in sitters_of(seats)} == {
        1: (0, True, True),
        2: (1, True, False),
        3: (1, False, True),
        4: (2, True, False),
    }


async def test_who_is_replaced_has_the_last_place_and_who_came_is_not_rated(club: Club) -> None:
    table = await club.running()
    await club.tables.seats.propose_handover(table.id, ANN.id, 1, CY)
    await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    await club.tables.seats.answer_handover(table.id, CY, agrees=True)
    await club.tables.ending.resign(table.id, ANN.id)
    ann, bo, cy = [(await club.tables.profiles.profile_of(each.id, HERE.guild_id)) for each in (ANN, BO, CY)]
    assert (bo.latest[0].outcome, bo.latest[0].place, cy.latest[0].outcome) == ("left", 2, "joined")
    assert (ann.records[0].rated, bo.records[0].rated, cy.records[0].rated) == (0, 0, 0)


def test_turns_that_a_computer_played_for_somebody_absent_are_not_theirs() -> None:
    def step(n: int, kind: str, seat: int | None) -> ChoiceRow:
        at = ENDED + timedelta(minutes=n)
        return ChoiceRow(n=n, kind=kind, seat=seat, keys=[], at=at, state_hash="", events=b"")

    kinds = [
        ("begin", None), ("choose", 0), ("choose", 0), ("choose", 1), ("stand-in", 0), ("order", 0), ("choose", 1),
        ("order", 0), ("return", 0), ("order", 1), ("choose", 0),
    ]  # fmt: skip
    turns = turns_of([step(n, kind, seat) for n, (kind, seat) in enumerate(kinds)], 2)
    assert (turns[0].played, turns[0].seconds, turns[0].stood_in) == (2, 120, 2)
    assert (turns[1].played, turns[1].stood_in) == (2, 0)
    assert not turns[0].given_up
    assert Turns(played=1, stood_in=2).given_up


async def test_who_lets_a_computer_play_most_turns_has_the_last_place(club: Club, time: Time) -> None:
    table = await club.running()
    time.pass_by(days=4)  # nobody has answered: computers stand in for both, and the game ends
    await club.tables.tick()
    await club.tables.settle(table.id)
    await club.tables.ending.resign(table.id, ANN.id)
    latest = [(await club.tables.profiles.profile_of(each.id, HERE.guild_id)).latest[0] for each in (ANN, BO)]
    assert {each.outcome for each in latest} <= {"left", "lost", "won"}
    assert latest[0].place == 2


# -- profiles --------------------------------------------------------------------------------------------------------


def test_a_record_counts_streaks_sides_and_time() -> None:
    newest_first = [
        result(1, 1, "won", table_id=6, turns=2, seconds=60),
        result(1, 1, "won", table_id=5, seat=1, turns=1, seconds=30),
        result(1, 0, "none", table_id=4, turns=1, seconds=10),
        result(1, 2, "lost", table_id=3),
        result(1, 1, "won", table_id=2),
        result(1, 3, "lost", table_id=1, players=4),
    ]
    record = title_record(newest_first)
    assert (record.games, record.won, record.lost) == (6, 3, 2)
    assert (record.streak, record.best_streak) == (2, 2)  # a game without a result does not end a streak
    assert record.seconds == 25
    assert record.seats == 2
    assert [(side.seat, side.games, side.won) for side in record.by_seat] == [(0, 3, 2), (1, 1, 1)]
    assert (record.rating, record.curve) == (None, ())


def test_the_course_of_the_ratings_begins_with_that_of_a_newcomer() -> None:
    """Who wins and then loses has not only fallen."""
    record = title_record([result(1, 2, mu=25.0, sigma=8.0), result(1, 1, "won", mu=30.0, sigma=8.1)])
    assert record.curve == (1000, shown_rating(30.0, 8.1), shown_rating(25.0, 8.0))
    assert record.rating == record.curve[-1]


async def played(club: Club, resigns: Any = None, place: Place = HERE) -> int:
    """A game of Ann and Bo; ends by a resignation, or by its rules."""
    table = await club.running(place)
    if resigns is None:
        await club.to_the_end(table.id)
    else:
        await club.tables.ending.resign(table.id, resigns.id)
    return table.id


async def test_a_finished_game_is_in_the_profiles_of_its_people(club: Club) -> None:
    await played(club, ANN)
    profile = await club.tables.profiles.profile_of(BO.id, HERE.guild_id)
    (record,) = profile.records
    assert (profile.name, record.games, record.won, record.streak, record.rated) == ("Bo", 1, 1, 1, 1)
    lost = (await club.tables.profiles.profile_of(ANN.id, HERE.guild_id)).records[0]
    assert (lost.lost, lost.won) == (1, 0)
    assert record.rating is not None
    assert lost.rating is not None
    assert record.rating > lost.rating
    assert (await club.tables.profiles.profile_of(BO.id, 99)).records == ()
    assert (await club.tables.profiles.profile_of(CY.id, HERE.guild_id)).records == ()


async def test_the_best_of_a_server_stand_in_order(club: Club) -> None:
    for _ in range(2):
        await played(club, ANN)
    leaders = await club.tables.profiles.leaders("lanterns", HERE.guild_id)
    assert [(leader.name, leader.games, leader.settled) for leader in leaders] == [("Bo", 2, False), ("Ann", 2, False)]
    assert await club.tables.profiles.leaders("lanterns", 99) == ()
    assert await club.tables.profiles.leaders("lanterns", None) == ()


async def test_the_average_time_counts_what_a_person_needed(club: Club, time: Time) -> None:
    table = await club.running()
    time.pass_by(minutes=10)
    await club.play_first(table.id, ANN)
    time.pass_by(minutes=30)
    await club.play_first(table.id, BO)
    await club.tables.ending.resign(table.id, ANN.id)
    ann, bo = [(await club.tables.profiles.profile_of(each.id, HERE.guild_id)).records[0] for each in (ANN, BO)]
    assert (ann.seconds, bo.seconds) == (600, 1800)


async def test_a_game_against_a_computer_has_a_result_but_no_rating(club: Club) -> None:
    table = await club.against_computer()
    await club.tables.ending.resign(table.id, ANN.id)
    (record,) = (await club.tables.profiles.profile_of(ANN.id, HERE.guild_id)).records
    assert (record.games, record.rating, record.rated) == (1, None, 0)
    assert await club.tables.profiles.leaders("lanterns", HERE.guild_id) == ()


async def forget_results(tx: Transaction) -> None:
    """As if no game had had results so far."""
    for table in (schema.results, schema.ratings):
        await tx.connection.execute(delete(table))
    await tx.connection.execute(schema.tables.update().values(unrecorded=True))


async def test_games_that_ended_before_there_were_results_are_made_up_for(club: Club, store: Store, time: Time) -> None:
    ids = [await played(club, who) for who in (ANN, BO, None)]
    before = await club.tables.profiles.leaders("lanterns", HERE.guild_id)
    async with store.transaction() as tx:
        await forget_results(tx)
    anew = Club(store, time, Lanterns(), first_seed=50)
    time.pass_by(hours=1)
    assert await anew.tables.tick() == 2 * len(ids), "results, and what statistics need"
    assert await anew.tables.profiles.leaders("lanterns", HERE.guild_id) == before
    assert await anew.tables.tick() == 0


async def test_a_game_that_cannot_be_loaded_does_not_stop_the_others(club: Club, store: Store, time: Time) -> None:
    first, second = await played(club, ANN), await played(club, ANN)
    async with store.transaction() as tx:
        await forget_results(tx)
        await tx.connection.execute(
            schema.snapshots.update().where(schema.snapshots.c.table_id == first).values(data=b"garbled")
        )
    anew = Club(store, time, Lanterns(), first_seed=50)
    await anew.tables.tick()
    latest = (await anew.tables.profiles.profile_of(BO.id, HERE.guild_id)).latest
    assert [game.table_id for game in latest] == [second]


async def test_a_defect_in_the_results_does_not_keep_a_game_from_ending(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: Any) -> Any:
        raise RuntimeError("a defect")

    table = await club.running()
    with monkeypatch.context() as patched:
        patched.setattr("tables.ratings.results_of", fails)
        await club.tables.ending.resign(table.id, ANN.id)
    assert (await club.tables.queries.info(table.id)).status == "over"
    await club.tables.tick()
    assert (await club.tables.profiles.profile_of(ANN.id, HERE.guild_id)).records[0].lost == 1


async def test_results_name_the_place_of_everybody(club: Club, time: Time) -> None:
    table = await club.running()
    await club.tables.ending.resign(table.id, ANN.id)
    async with club.store.reading() as tx:
        row, seats = await tx.games.table(table.id), await tx.games.seats(table.id)
        history = await tx.games.choices(table.id)
    standing = Standing(True, (), (3, 5), outsider=Outsider(say("an-robot"), won=True))
    results, ranks = results_of(row, seats, history, standing)
    assert [(each.place, each.outcome, each.score) for each in results] == [(3, "lost", 3), (2, "lost", 5)]
    assert ranks == {}
    assert results[0].ended_at == time.at + timedelta()


async def test_a_rating_that_has_changed_meanwhile_is_overwritten(store: Store) -> None:
    """Two games of a person end at once: the one that has read the older rating is told to read it again."""
    old = RatingRow(title="lanterns", guild_id=10, person_id=1, mu=25.0, sigma=8.0, games=1)
    new = replace(old, mu=26.0, games=2)
    async with store.transaction() as tx:
        await tx.results.save_rating(None, old)
        await tx.results.save_rating(old, new)
        with pytest.raises(Conflict):
            await tx.results.save_rating(old, replace(old, mu=20.0, games=2))
        assert (await tx.results.ratings("lanterns", 10, [1]))[1].mu == 26.0
