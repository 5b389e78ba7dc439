"""Who meets whom in a tournament, and how it stands."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from db.records import Entrant, Pairing, TournamentRow
from tables.brackets import (
    Ended,
    after_games,
    champion,
    current_round,
    drawn,
    round_robin,
    seated,
    seeded,
    table_of,
    to_be_opened,
    without,
)


def tournament(form: str, people: int, **more: Any) -> TournamentRow:
    """A tournament of the people 1, 2, 3, … from the strongest to the weakest, drawn."""
    entrants = tuple(Entrant(person, f"P{person}") for person in range(1, people + 1))
    row = TournamentRow(
        id=7, guild_id=10, channel_id=100, guild_locale=None, language=None, host_id=1, name="Cup", title="lanterns",
        form=form, options={}, hours=48, entrants=entrants, created_at=datetime(2026, 11, 1, tzinfo=UTC), **more,
    )  # fmt: skip
    return drawn(row, [each.person_id for each in entrants])


def opened(row: TournamentRow) -> TournamentRow:
    """The tournament with a table for every pairing of the round: 100 + its number, 1000 more for each game before."""
    pairings = [
        replace(each, table_id=100 + each.number + 1000 * len(each.earlier)) if each in to_be_opened(row) else each
        for each in row.pairings
    ]
    return replace(row, pairings=tuple(pairings))


def play(row: TournamentRow, winner: Any = min) -> TournamentRow:
    """Play the open games of the round: `winner` of two people wins; None: a draw."""
    row = opened(row)
    ended = {}
    for each in row.pairings:
        if not each.done and each.table_id is not None:
            people = tuple(person for person in each.people if person is not None)
            won = winner(people)
            ended[each.table_id] = Ended(() if won is None else (won,), people)
    return after_games(row, ended)


# -- the draw --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", range(2, 13))
def test_in_a_league_everybody_meets_everybody_once(people: int) -> None:
    rounds = round_robin(range(people))
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert set(met.values()) == {1}
    assert len(met) == people * (people - 1) // 2
    assert len(rounds) == people - 1 + people % 2
    for pairs in rounds:
        playing = [person for pair in pairs for person in pair]
        assert len(playing) == len(set(playing))
    first = Counter(pair[0] for pairs in rounds for pair in pairs)
    assert all(abs(2 * first[person] - (people - 1)) <= 3 for person in range(people))


def test_in_a_knock_out_the_strongest_meet_late_and_have_the_byes() -> None:
    assert seeded([1, 2, 3, 4, 5, 6, 7, 8]) == [(1, 8), (4, 5), (2, 7), (3, 6)]
    assert seeded([1, 2, 3, 4, 5]) == [(1, None), (4, 5), (2, None), (3, None)]


@pytest.mark.parametrize("people", range(3, 33))
def test_a_knock_out_of_any_size_has_a_champion(people: int) -> None:
    row, rounds = tournament("knockout", people), 0
    while row.status == "running":
        row, rounds = play(row), rounds + 1
        assert rounds < 6
    assert champion(row) == 1
    assert sum(each.played for each in row.pairings) == people - 1
    assert rounds == (people - 1).bit_length()


@pytest.mark.parametrize("people", range(3, 13))
def test_a_league_of_any_size_has_a_table(people: int) -> None:
    row = tournament("league", people)
    assert {each.round for each in to_be_opened(row)} == {1}
    while row.status == "running":
        row = play(row)
    ranks = table_of(row)
    assert [rank.person_id for rank in ranks] == list(range(1, people + 1))
    assert [rank.points for rank in ranks] == [2 * (people - place) for place in range(1, people + 1)]
    assert champion(row) == 1


# -- the course ------------------------------------------------------------------------------------------------------


def test_a_drawn_knock_out_game_is_played_again_with_changed_sides_then_a_lot_decides() -> None:
    row = play(tournament("knockout", 4), lambda _: None)
    assert current_round(row) == 1
    again = to_be_opened(row)[0]
    assert (again.earlier, again.table_id) == ((101,), None)
    assert seated(again) == seated(replace(again, earlier=()))[::-1]
    later = play(row, lambda _: None)
    first = later.pairings[0]
    assert (first.done, first.winner in first.people) == (True, True)
    assert play(row, lambda _: None) == later  # the lot can be checked by anybody
    assert current_round(later) == 2


def test_a_league_counts_a_draw_and_the_strength_of_those_beaten() -> None:
    row = tournament("league", 3)
    results = {frozenset((1, 2)): None, frozenset((1, 3)): 3, frozenset((2, 3)): 2}
    while row.status == "running":
        row = play(row, lambda people: results[frozenset(people)])
    assert [(rank.person_id, rank.points) for rank in table_of(row)] == [(2, 3), (3, 2), (1, 1)]
    assert table_of(row)[0].beaten == 2 * 2 + 1


def test_a_game_without_a_result_gives_no_points() -> None:
    row = opened(tournament("league", 3))
    (pairing,) = to_be_opened(tournament("league", 3))
    row = after_games(row, {100 + pairing.number: Ended((), (2, 3), result=False)})
    assert sum(rank.points for rank in table_of(row)) == 0
    assert row.pairings[pairing.number - 1].done


def test_who_has_given_the_seat_away_has_lost() -> None:
    row = opened(tournament("knockout", 4))
    first = row.pairings[0]
    row = after_games(row, {first.table_id or 0: Ended((99,), (first.people[1] or 0, 99))})
    assert row.pairings[0].winner == first.people[1]


def test_who_withdraws_loses_what_is_not_played() -> None:
    league = without(play(tournament("league", 4)), 1)
    assert all(1 not in each.people for each in to_be_opened(league))
    while league.status == "running":
        league = without(play(league), 1)
    assert [rank.person_id for rank in table_of(league)][:2] == [2, 3]
    cup = without(tournament("knockout", 4), 1)
    assert cup.pairings[0].winner == 4
    cup = play(cup)
    final = to_be_opened(cup)
    assert [each.people for each in final] == [(4, 2)]
    cup = without(cup, 4)
    assert (cup.status, champion(cup)) == ("over", 2)


def test_a_game_under_way_is_awaited_though_somebody_has_withdrawn() -> None:
    row = without(opened(tournament("knockout", 4)), 1)
    assert not row.pairings[0].done
    assert isinstance(row.pairings[0], Pairing)
