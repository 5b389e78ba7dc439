"""What finished games add up to, and what a person does beside all others; seasons of ratings."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from datetime import UTC, datetime
from math import isclose, sqrt
from typing import Any
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import update

from db import schema
from db.records import ResultRow
from db.store import Store
from engine.core.errors import Refused
from engine.core.text import Text, say
from tables.administration import Admin
from tables.digests import POINTS, Digest, Side
from tables.errors import Busy
from tables.seasons import LEAST_GAMES, months_after, season_ratings
from tables.statistics import AT_A_TIME, MOST_TRIES
from tables.tallies import FEW, Rate, add_up, head_to_head
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.test_ratings import result
from tests.toy.lanterns import Lanterns

HUMANS, PLANTS = say("humans"), say("plants")
GUILD = HERE.guild_id or 0


def game(winner: int, *traits: Text, seconds: int = 3600, **options: str) -> Digest:
    """A game between these species; every turn of the winner scored a point, of the others none."""
    sides = tuple(
        Side(seat == winner, 1 if seat == winner else 2, traits={"species": each}) for seat, each in enumerate(traits)
    )
    curve = tuple(tuple(step if seat == winner else 0 for seat in range(len(traits))) for step in range(POINTS))
    return Digest(seconds, 30, sides, dict(options), curve)


def rates(kind: str, *games: Digest) -> dict[str, tuple[int, int]]:
    tally = add_up("t", len(games), games).tally(kind)
    assert tally is not None
    return {str(each.of.key if isinstance(each.of, Text) else each.of): (each.games, each.won) for each in tally.rates}


# -- adding up ----------------------------------------------------------------------------------------------------


def test_a_species_wins_as_often_as_its_seats_do() -> None:
    found = rates("trait:species", game(0, HUMANS, PLANTS), game(1, HUMANS, PLANTS), game(2, PLANTS, PLANTS, PLANTS))
    assert found == {"humans": (2, 1), "plants": (5, 2)}


def test_seats_stand_in_their_order_and_the_rest_by_games() -> None:
    games = [game(1, HUMANS, PLANTS), game(0, PLANTS, PLANTS), game(0, PLANTS, HUMANS, PLANTS)]
    assert list(rates("seat", *games).items()) == [("0", (3, 2)), ("1", (3, 1)), ("2", (1, 0))]
    assert next(iter(rates("trait:species", *games))) == "plants"


def test_a_variant_is_counted_once_for_each_game() -> None:
    found = rates("option:map", game(0, HUMANS, PLANTS, map="old"), game(0, HUMANS, PLANTS, HUMANS, map="new"))
    assert {name: games for name, (games, _) in found.items()} == {"old": 1, "new": 1}


def test_the_length_is_that_of_the_middle_game() -> None:
    games = [game(0, HUMANS, seconds=each) for each in (60, 120, 9000)]
    assert add_up("t", 3, games).seconds == 120


def test_the_curves_are_the_averages_of_those_who_won_and_of_the_others() -> None:
    found = add_up("t", 2, [game(0, HUMANS, PLANTS), game(1, HUMANS, PLANTS, HUMANS)])
    assert found.winners == tuple(range(POINTS))
    assert set(found.others) == {0}


def test_the_error_is_that_of_a_share_with_a_game_won_and_one_lost_more() -> None:
    assert isclose(Rate("x", 98, 49).error, sqrt(0.25 / 100))
    assert isclose(Rate("x", 3, 0).error, Rate("x", 3, 3).error)
    assert Rate("x", 3, 0).error > 0.1, "nobody is certain to lose after three games"
    assert Rate("x", FEW - 1, 1).few
    assert not Rate("x", FEW, 1).few


def test_a_person_stands_beside_everybody_else() -> None:
    mine, other = game(0, HUMANS, PLANTS), game(0, HUMANS, PLANTS)
    found = add_up("t", 2, [mine, other], own=[(0, mine)], outcomes=["won", "won", "lost", "won"])
    tally = found.tally("trait:species")
    assert tally is not None
    humans = next(each for each in tally.rates if each.of == HUMANS)
    assert (humans.own.games, humans.own.won, humans.others.games, humans.others.won) == (1, 1, 1, 1)
    assert (found.own and found.own.games, found.by_chance) == (1, 0.5)
    assert (found.streak, found.best_streak) == (2, 2)


def test_a_game_of_a_person_that_is_not_among_the_last_of_all_counts_too() -> None:
    mine = game(1, HUMANS, PLANTS)
    assert add_up("t", 1, [game(0, HUMANS, PLANTS)], own=[(1, mine)]).games == 2


def test_head_to_head_counts_who_was_ahead() -> None:
    rows = [
        *(result(1, 1, "won", table_id=n) for n in (1, 2, 3)),
        *(result(2, 2, table_id=n) for n in (1, 2)),
        result(2, 1, "drawn", table_id=3),
        result(3, 0, "none", table_id=3),
    ]
    (met,) = head_to_head(1, rows)
    assert (met.person_id, met.games, met.ahead, met.behind) == (2, 3, 2, 0)
    assert head_to_head(3, rows) == []


# -- from games ------------------------------------------------------------------------------------------------------


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store, Time(), Lanterns())


async def finished(club: Club, place: int = 0) -> int:
    info = await club.running(HERE.__class__(HERE.guild_id, HERE.channel_id + place, HERE.guild_locale))
    club.time.pass_by(hours=5)
    await club.to_the_end(info.id)
    return info.id


async def test_a_finished_game_is_worked_out_once_and_counted(club: Club) -> None:
    number = await finished(club)
    before = await club.tables.statistics.of_title("lanterns", GUILD)
    assert (before.ended, before.games) == (1, 0)
    assert await club.tables.statistics.work_out() == 1
    assert await club.tables.statistics.work_out() == 0
    found = await club.tables.statistics.of_title("lanterns", GUILD, ANN.id)
    assert (found.ended, found.games, found.own and found.own.games) == (1, 1, 1)
    assert found.seconds >= 5 * 3600
    assert found.turns > 1
    (met,) = found.opponents
    assert (met.person_id, met.name, met.games) == (BO.id, "Bo", 1)
    standing = (await club.tables.queries.look(number, None)).standing
    assert standing is not None
    tally = found.tally("seat")
    assert tally is not None
    assert [each.won for each in tally.rates] == [int(seat in standing.winners) for seat in range(2)]


async def test_games_of_another_server_do_not_count(club: Club) -> None:
    await finished(club)
    await club.tables.statistics.work_out()
    assert (await club.tables.statistics.of_title("lanterns", GUILD + 1)).games == 0
    assert (await club.tables.statistics.of_title("lanterns", GUILD, CY.id)).own is None


async def test_a_game_without_a_result_ends_but_does_not_count(club: Club) -> None:
    info = await club.running()
    await club.tables.ending.propose(info.id, ANN.id)
    await club.tables.ending.propose(info.id, BO.id)
    await club.tables.statistics.work_out()
    found = await club.tables.statistics.of_title("lanterns", GUILD)
    assert (found.ended, found.games) == (1, 0)


async def test_games_that_ended_before_there_were_statistics_are_found(club: Club) -> None:
    await finished(club)
    async with club.store.transaction() as tx:
        await tx.connection.execute(schema.digests.delete())
    assert await club.tables.archive.fill_in() == 1
    assert await club.tables.statistics.work_out() == 1
    assert (await club.tables.statistics.of_title("lanterns", GUILD)).games == 1
    assert await club.tables.archive.fill_in() == 0


async def test_a_game_that_cannot_be_worked_out_is_left_alone(club: Club) -> None:
    number = await finished(club)
    async with club.store.transaction() as tx:
        await tx.connection.execute(update(schema.tables).where(schema.tables.c.id == number).values(title="gone"))
    assert await club.tables.statistics.work_out() == 1
    assert await club.tables.statistics.work_out() == 0


@pytest.mark.parametrize("trouble", [Busy(), TimeoutError("views_along"), BrokenProcessPool()])
async def test_a_game_that_cannot_be_worked_out_at_the_moment_is_worked_out_later(
    club: Club, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    await finished(club)
    with monkeypatch.context() as busy:
        busy.setattr(club.tables.replays, "summary", AsyncMock(side_effect=trouble))
        for _ in range(2):
            await club.tables.statistics.work_out()
    assert (await club.tables.statistics.of_title("lanterns", GUILD)).games == 0
    club.time.pass_by(minutes=2)
    await club.tables.statistics.work_out()
    assert (await club.tables.statistics.of_title("lanterns", GUILD)).games == 1


async def test_games_that_rest_keep_no_others_from_being_worked_out(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    resting = [await finished(club) for _ in range(AT_A_TIME)]
    other = await finished(club)
    real = club.tables.replays.summary

    async def busy(table_id: int) -> Any:
        if table_id != other:
            raise Busy
        return await real(table_id)

    monkeypatch.setattr(club.tables.replays, "summary", busy)
    for _ in range(2):
        await club.tables.statistics.work_out()
    async with club.store.reading() as tx:
        assert await tx.digests.to_do(0, 9) == resting


async def test_a_game_that_takes_too_long_to_work_out_is_left_alone_in_the_end(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(club)
    asked = AsyncMock(side_effect=TimeoutError("views_along"))
    monkeypatch.setattr(club.tables.replays, "summary", asked)
    for _ in range(3 * MOST_TRIES):
        await club.tables.statistics.work_out()
        club.time.pass_by(hours=1, minutes=1)
    assert asked.await_count == MOST_TRIES
    async with club.store.reading() as tx:
        assert await tx.digests.to_do(0, 5) == []


async def test_whoever_has_finished_games_has_a_favourite(club: Club) -> None:
    await finished(club)
    found = await club.tables.statistics.favourites(ANN.id, GUILD)
    assert (found.title, found.games) == ("lanterns", 1)
    fresh = await club.tables.statistics.favourites(CY.id, GUILD)
    assert (fresh.title, fresh.fresh, fresh.fresh_games) == (None, "lanterns", 1)


async def test_nothing_of_the_digest_names_a_person(club: Club) -> None:
    await finished(club)
    await club.tables.statistics.work_out()
    async with club.store.reading() as tx:
        (row,) = await tx.digests.newest("lanterns", GUILD, 5)
    assert row.data
    assert not {"Ann", "Bo", str(ANN.id * 10**15)} & set(str(row.data).split("'"))


# -- seasons ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begin", "months", "end"), [((2026, 1, 31), 1, (2026, 2, 28)), ((2026, 11, 5), 3, (2027, 2, 5))]
)
def test_a_season_ends_on_the_same_day(begin: tuple[int, int, int], months: int, end: tuple[int, int, int]) -> None:
    assert months_after(datetime(*begin, tzinfo=UTC), months) == datetime(*end, tzinfo=UTC)


def test_the_ratings_of_a_season_begin_anew_and_follow_from_its_games() -> None:
    def games(number: int, winner: int, **more: float) -> list[ResultRow]:
        loser = 3 - winner
        return [result(winner, 1, "won", table_id=number, **more), result(loser, 2, table_id=number, **more)]

    rated = {"mu": 31.0, "sigma": 2.0}
    best, second = season_ratings([*games(1, 1, **rated), *games(2, 1, **rated), *games(3, 2)])
    assert (best.person_id, best.games, second.games) == (1, 2, 2), "the unrated game does not count"
    assert best.mu > 25 > second.mu


async def test_a_season_leaves_a_final_table_and_the_next_one_begins(club: Club) -> None:
    seasons = club.tables.seasons
    await seasons.choose(GUILD, CY.id, 1)
    for place in range(LEAST_GAMES):
        await finished(club, place)
    running = await seasons.table(GUILD, "lanterns")
    assert (running.number, running.over, {each.person_id for each in running.leaders}) == (1, False, {ANN.id, BO.id})
    club.time.pass_by(days=32)
    assert await seasons.close_due() == 1
    assert await seasons.close_due() == 0
    final = await seasons.table(GUILD, "lanterns", 1)
    assert (final.over, final.leaders) == (True, running.leaders)
    fresh = await seasons.table(GUILD, "lanterns")
    assert (fresh.number, fresh.leaders) == (2, ())
    (medal,) = await seasons.medals_of(final.leaders[0].person_id, GUILD)
    assert (medal.season, medal.place) == (1, 1)


async def test_who_has_hardly_played_has_no_place_in_the_final_table(club: Club) -> None:
    await club.tables.seasons.choose(GUILD, CY.id, 1)
    await finished(club)
    await club.tables.seasons.choose(GUILD, CY.id, 0)
    assert (await club.tables.seasons.table(GUILD, "lanterns", 1)).leaders == ()


async def test_seasons_that_are_switched_off_end_at_once_and_keep_their_numbers(club: Club) -> None:
    seasons = club.tables.seasons
    await seasons.choose(GUILD, CY.id, 3)
    await seasons.choose(GUILD, CY.id, 0)
    assert await seasons.of(GUILD) is None
    assert (await seasons.table(GUILD, "lanterns")).over
    await seasons.choose(GUILD, CY.id, 2)
    begun = await seasons.of(GUILD)
    assert begun is not None
    assert (begun.number, begun.months) == (2, 2)


async def test_a_length_that_is_not_offered_is_refused(club: Club) -> None:
    with pytest.raises(Refused):
        await club.tables.seasons.choose(GUILD, CY.id, 5)


async def test_a_medal_is_gone_with_its_person(club: Club) -> None:
    await club.tables.seasons.choose(GUILD, CY.id, 1)
    for place in range(LEAST_GAMES):
        await finished(club, place)
    await club.tables.seasons.choose(GUILD, CY.id, 0)
    assert await club.tables.seasons.medals_of(ANN.id, GUILD)
    await club.tables.administration.forget(ANN.id, Admin())
    assert await club.tables.seasons.medals_of(ANN.id, GUILD) == []
