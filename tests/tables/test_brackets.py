"""Who meets whom in a tournament, and how it stands: the rules of docs/ratings.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from db.records import Entrant, Pairing, TournamentRow
from tables.brackets import (
    Ended,
    champion_of,
    current_round,
    draw_first_round,
    least_entrants,
    people_by_seat,
    place_of,
    points_by_place,
    table_of,
    take_over_results,
    to_be_opened,
    withdraw,
)
from tables.schedule import league_rounds, rounds_needed, seeded_tables, table_sizes

Order = Callable[[tuple[int, ...]], dict[int, int]]
"""The places of the people of a table."""


def tournament(form: str, people: int, size: int = 2, **more: Any) -> TournamentRow:
    """A tournament of the people 1, 2, 3, … from the strongest to the weakest, drawn."""
    entrants = tuple(Entrant(person, f"P{person}") for person in range(1, people + 1))
    row = TournamentRow(
        id=7, guild_id=10, channel_id=100, guild_locale=None, language=None, host_id=1, name="Cup", title="lanterns",
        form=form, options={}, hours=48, size=size, entrants=entrants, created_at=datetime(2026, 11, 1, tzinfo=UTC),
        **more,
    )  # fmt: skip
    return draw_first_round(row, [each.person_id for each in entrants])


def opened(row: TournamentRow) -> TournamentRow:
    """The tournament with a table for every pairing of the round: 100 + its number, 1000 more for each game before."""
    pairings = [
        replace(each, table_id=100 + each.number + 1000 * len(each.earlier)) if each in to_be_opened(row) else each
        for each in row.pairings
    ]
    return replace(row, pairings=tuple(pairings))


def by_number(people: Iterable[int]) -> dict[int, int]:
    """The strongest first."""
    return {person: place for place, person in enumerate(sorted(people), start=1)}


def tied(people: Iterable[int]) -> dict[int, int]:
    return dict.fromkeys(people, 1)


def play(row: TournamentRow, order: Order = by_number) -> TournamentRow:
    """Play the open games of the round."""
    row = opened(row)
    ended = {}
    for each in row.pairings:
        if not each.done and each.table_id is not None:
            people = people_by_seat(row, each)
            ended[each.table_id] = Ended(order(people), people)
    return take_over_results(row, ended)


def to_the_end(row: TournamentRow, order: Order = by_number) -> TournamentRow:
    while row.status == "running":
        row = play(row, order)
    return row


# -- the draw --------------------------------------------------------------------------------------------------------

SIZES = [(people, size) for size in (2, 3, 4, 5, 6) for people in range(size + 1, min(24, 6 * size) + 1)]


@pytest.mark.parametrize("people", range(2, 13))
def test_in_a_league_of_two_everybody_meets_everybody_once(people: int) -> None:
    rounds = league_rounds(range(people), 2)
    met = Counter(frozenset(table) for tables in rounds for table in tables if len(table) > 1)
    assert set(met.values()) == {1}
    assert len(met) == people * (people - 1) // 2
    assert len(rounds) == people - 1 + people % 2 == rounds_needed(people, 2)
    first = Counter(table[0] for tables in rounds for table in tables if len(table) > 1)
    assert all(abs(2 * first[person] - (people - 1)) <= 3 for person in range(people))


@pytest.mark.parametrize(("people", "size"), SIZES)
def test_in_each_round_everybody_is_at_one_table_of_the_size_or_one_less_or_has_a_bye(people: int, size: int) -> None:
    sizes = table_sizes(people, size)
    assert set(sizes) <= {1, size - 1, size}
    assert sizes.count(1) < max(2, size - 1)
    for tables in league_rounds(range(people), size):
        assert sorted(person for table in tables for person in table) == list(range(people))
        assert sorted(map(len, tables), reverse=True) == sizes


@pytest.mark.parametrize(("people", "size"), SIZES)
def test_a_league_lets_people_meet_as_many_others_as_possible(people: int, size: int) -> None:
    rounds = league_rounds(range(people), size)
    met = Counter(frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2))
    possible = min(people * (people - 1) // 2, sum(met.values()))
    assert len(met) >= 0.75 * possible
    assert max(met.values()) <= 3
    empty = Counter({person: size - len(table) for tables in rounds[:1] for table in tables for person in table})
    for tables in rounds[1:]:
        empty.update({person: size - len(table) for table in tables for person in table})
    byes = Counter(person for tables in rounds for table in tables if len(table) == 1 for person in table)
    assert max(empty.values()) - min(empty.values()) <= size - 1
    assert max(byes.values(), default=0) - min(byes[person] for person in range(people)) <= 1


def test_nine_at_tables_of_three_meet_all_others_in_four_rounds() -> None:
    rounds = league_rounds(range(9), 3)
    met = Counter(frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2))
    assert (len(rounds), len(met), set(met.values())) == (4, 36, {1})


@pytest.mark.parametrize(("people", "size"), [(9, 3), (12, 4), (6, 3), (12, 6)])
def test_everybody_sits_in_each_seat_about_equally_often(people: int, size: int) -> None:
    drawn_rounds = league_rounds(range(people), size)
    sat = Counter((person, seat) for tables in drawn_rounds for table in tables for seat, person in enumerate(table))
    rounds = rounds_needed(people, size)
    assert all(sat[person, seat] <= -(-rounds // size) + 1 for person in range(people) for seat in range(size))


def test_in_a_knock_out_the_strongest_meet_late_and_have_the_byes() -> None:
    assert seeded_tables([1, 2, 3, 4, 5, 6, 7, 8], 2) == [(1, 8), (4, 5), (2, 7), (3, 6)]
    assert seeded_tables([1, 2, 3, 4, 5], 2) == [(1,), (4, 5), (2,), (3,)]
    assert seeded_tables(range(1, 10), 3) == [(1, 6, 7), (2, 5, 8), (3, 4, 9)]
    assert seeded_tables(range(1, 8), 3) == [(1,), (2, 5, 6), (3, 4, 7)]
    assert seeded_tables(range(1, 9), 4) == [(1,), (2,), (3, 6, 7), (4, 5, 8)]
    large = seeded_tables(range(1, 28), 3)
    assert [min(min(table) for table in large[place : place + 3]) for place in (0, 3, 6)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("people", "size"), [(n, size) for size in (2, 3, 4, 6) for n in range(least_entrants(size), 33)]
)
def test_a_knock_out_of_any_size_has_a_champion(people: int, size: int) -> None:
    row = tournament("knockout", people, size)
    played = [[each for each in row.pairings if len(each.people) > 1]]
    assert all(2 <= len(each.people) <= size for each in played[0])
    while row.status == "running":
        row = play(row)
        assert row.status == "over" or current_round(row) == len(played) + 1
        if row.status == "running":
            played.append(to_be_opened(row))
            assert {len(each.people) for each in played[-1]} == {size}, "from the second round on all tables are full"
    assert champion_of(row) == 1
    assert sum(len(each.people) - 1 for tables in played for each in tables) == people - 1


@pytest.mark.parametrize("people", range(3, 13))
def test_a_league_of_two_of_any_size_has_a_table(people: int) -> None:
    row = tournament("league", people)
    assert {each.round for each in to_be_opened(row)} == {1}
    row = to_the_end(row)
    ranks = table_of(row)
    assert [rank.person_id for rank in ranks] == list(range(1, people + 1))
    assert [rank.points for rank in ranks] == [2 * (people - place) + people % 2 for place in range(1, people + 1)]
    assert champion_of(row) == 1


# -- points ----------------------------------------------------------------------------------------------------------


def first_table(size: int, people: int, order: Order) -> dict[int, int]:
    """The points after the first table of a league, by person."""
    row = opened(tournament("league", people, size))
    first = next(each for each in row.pairings if len(each.people) == min(size, people))
    assert first.table_id is not None
    ended = Ended(order(first.people), first.people)
    row = take_over_results(row, {first.table_id: ended})
    points = {rank.person_id: rank.points for rank in table_of(row)}
    return {place: points[person] for place, person in enumerate(first.people, start=1)}


def test_points_go_by_place() -> None:
    assert [points_by_place(size) for size in (2, 3, 4)] == [(2, 0), (4, 2, 0), (6, 4, 2, 0)]
    order = lambda people: {person: place for place, person in enumerate(people, start=1)}
    assert first_table(3, 6, order) == {1: 4, 2: 2, 3: 0}
    assert first_table(4, 8, order) == {1: 6, 2: 4, 3: 2, 4: 0}


def test_who_ties_shares_the_points_of_the_tied_places() -> None:
    def order(*places: int) -> Order:
        return lambda people: dict(zip(people, places, strict=True))

    assert first_table(3, 6, order(1, 1, 3)) == {1: 3, 2: 3, 3: 0}
    assert first_table(3, 6, order(1, 2, 2)) == {1: 4, 2: 1, 3: 1}
    assert first_table(4, 8, order(1, 1, 1, 1)) == {1: 3, 2: 3, 3: 3, 4: 3}


def test_an_empty_seat_counts_as_a_shared_place() -> None:
    row = play(tournament("league", 5, 3))
    points = {rank.person_id: rank.points for rank in table_of(row)}
    short = next(each for each in row.pairings if len(each.people) == 2)
    assert sorted(points[person] for person in short.people) == [1, 3]
    row = play(tournament("league", 5, 4))
    points = {rank.person_id: rank.points for rank in table_of(row)}
    bye = next(each for each in row.pairings if len(each.people) == 1)
    assert points[bye.people[0]] == 3
    (rank,) = [each for each in table_of(row) if each.person_id == bye.people[0]]
    assert (rank.played, rank.byes) == (0, 1)


def test_who_has_not_played_to_the_end_has_no_points_and_is_behind() -> None:
    row = opened(tournament("league", 6, 3))
    first = row.pairings[0]
    left, *others = first.people
    ended = Ended({others[0]: 1, others[1]: 2}, (*others, 99))
    row = take_over_results(row, {first.table_id or 0: ended})
    points = {rank.person_id: rank.points for rank in table_of(row)}
    assert (points[left], points[others[0]], points[others[1]]) == (0, 4, 2)


# -- the course ------------------------------------------------------------------------------------------------------


def test_a_drawn_knock_out_game_is_played_again_with_changed_sides_then_a_lot_decides() -> None:
    row = play(tournament("knockout", 4), tied)
    assert current_round(row) == 1
    again = to_be_opened(row)[0]
    assert (again.earlier, again.table_id) == ((101,), None)
    assert people_by_seat(row, again) == again.people[::-1]
    later = play(row, tied)
    first = later.pairings[0]
    assert (first.done, first.winner in first.people) == (True, True)
    assert play(row, tied) == later  # the lot can be checked by anybody
    assert current_round(later) == 2


def test_of_three_those_who_share_the_first_place_play_again() -> None:
    def order(people: tuple[int, ...]) -> dict[int, int]:
        return {person: 1 if person in (1, 6) else 3 for person in people}

    row = tournament("knockout", 9, 3)
    assert row.pairings[0].people == (1, 6, 7)
    row = play(row, order)
    (again,) = [each for each in to_be_opened(row) if each.number == 1]
    assert people_by_seat(row, again) == (6, 1)
    row = play(row)
    assert row.pairings[0].places == (1, 2, 3)
    assert row.pairings[0].winner == 1


def test_if_one_of_those_who_tied_withdraws_the_other_goes_on() -> None:
    row = play(tournament("knockout", 9, 3), lambda people: {person: 1 if person in (1, 6) else 3 for person in people})
    row = withdraw(row, 1)
    assert row.pairings[0].winner == 6


def test_a_league_counts_a_draw_and_the_strength_of_those_beaten() -> None:
    row = tournament("league", 4)
    results = {frozenset((1, 2)): 0, frozenset((1, 3)): 3, frozenset((2, 3)): 2}

    def order(people: tuple[int, ...]) -> dict[int, int]:
        won = results.get(frozenset(people), min(people))
        return {person: 1 if won in (0, person) else 2 for person in people}

    row = to_the_end(row, order)
    assert [(rank.person_id, rank.points) for rank in table_of(row)] == [(2, 5), (3, 4), (1, 3), (4, 0)]
    assert table_of(row)[0].beaten == 2 * 4 + 3 + 2 * 0


def test_a_game_without_a_result_gives_no_points() -> None:
    row = opened(tournament("league", 3))
    (pairing,) = to_be_opened(tournament("league", 3))
    row = take_over_results(row, {100 + pairing.number: Ended({}, pairing.people, result=False)})
    decided = row.pairings[pairing.number - 1]
    assert (decided.done, decided.places) == (True, (0, 0))
    byes = [each.people[0] for each in row.pairings if len(each.people) == 1 and each.round <= 2]
    assert {rank.person_id: rank.points for rank in table_of(row)} == {1: 0, 2: 0, 3: 0} | dict.fromkeys(byes, 1)


def test_who_has_given_the_seat_away_has_lost() -> None:
    row = opened(tournament("knockout", 4))
    first = row.pairings[0]
    row = take_over_results(row, {first.table_id or 0: Ended({first.people[1]: 2}, (first.people[1], 99))})
    assert row.pairings[0].winner == first.people[1]


def test_if_nobody_has_played_to_the_end_a_lot_decides() -> None:
    row = opened(tournament("knockout", 9, 3))
    first = row.pairings[0]
    row = take_over_results(row, {first.table_id or 0: Ended({}, ())})
    assert row.pairings[0].winner in first.people


def test_who_withdraws_loses_what_is_not_played() -> None:
    league_ = withdraw(play(tournament("league", 4)), 1)
    assert all(1 not in each.people for each in to_be_opened(league_))
    league_ = to_the_end(league_)
    assert [rank.person_id for rank in table_of(league_)][:2] == [2, 3]
    cup = withdraw(tournament("knockout", 4), 1)
    assert cup.pairings[0].winner == 4
    cup = play(cup)
    final = to_be_opened(cup)
    assert [each.people for each in final] == [(4, 2)]
    cup = withdraw(cup, 4)
    assert (cup.status, champion_of(cup)) == ("over", 2)


def test_at_a_table_of_three_the_others_play_without_who_has_withdrawn() -> None:
    row = withdraw(tournament("league", 6, 3), 1)
    table = next(each for each in to_be_opened(row) if 1 in each.people)
    assert set(people_by_seat(row, table)) == set(table.people) - {1}
    row = play(row)
    others = sorted(set(table.people) - {1})
    points = {rank.person_id: rank.points for rank in table_of(row)}
    assert [points[1], *(points[each] for each in others)] == [0, 4, 2]
    row = withdraw(row, others[0])
    while row.status == "running":
        both = [each for each in to_be_opened(row) if {1, others[0]} <= set(each.people)]
        assert both == [], "who would be alone has a bye"
        row = play(row)
    for each in row.pairings:
        assert not (each.table_id is None and len(set(each.people) - {1, others[0]}) > 1)


def test_from_a_table_from_which_all_have_withdrawn_nobody_plays_on() -> None:
    row = tournament("knockout", 9, 3)
    for person in (1, 6, 7):
        row = withdraw(row, person)
    row = play(row)
    (final,) = to_be_opened(row)
    assert people_by_seat(row, final) == (2, 3)
    assert champion_of(play(row)) == 2


def test_a_game_under_way_is_awaited_though_somebody_has_withdrawn() -> None:
    row = withdraw(opened(tournament("knockout", 4)), 1)
    assert not row.pairings[0].done
    assert place_of(row.pairings[0], 1) == 0
    assert isinstance(row.pairings[0], Pairing)


def test_who_has_withdrawn_gets_no_points_for_later_byes() -> None:
    """Of three people everybody has a bye in one round; whoever leaves before theirs has played nothing of it."""
    row = tournament("league", 3)
    (away,) = next(each.people for each in row.pairings if each.round == 3 and len(each.people) == 1)
    over = to_the_end(withdraw(row, away))
    points = {rank.person_id: rank.points for rank in table_of(over)}
    assert points[away] == 0
    stays = to_the_end(withdraw(play(play(row)), away))
    assert {rank.person_id: rank.points for rank in table_of(stays)}[away] > 0, "the round of the bye had come"


def test_the_leader_of_a_league_who_withdraws_is_not_its_champion() -> None:
    def order(people: tuple[int, ...]) -> dict[int, int]:
        return {person: 1 if person == 1 or 1 not in people else 2 for person in people}

    row = tournament("league", 6)
    for _ in range(4):
        row = play(row, order)
    over = to_the_end(withdraw(row, 1), order)
    ranks = table_of(over)
    assert max(ranks, key=lambda rank: rank.points).person_id == 1, "what was played counts"
    assert [rank.person_id for rank in ranks][-1] == 1
    assert champion_of(over) == ranks[0].person_id != 1


def test_a_league_from_which_all_have_withdrawn_has_no_champion() -> None:
    row = play(tournament("league", 3))
    for person in (1, 2, 3):
        row = withdraw(row, person)
    assert row.status == "over"
    assert champion_of(row) is None
