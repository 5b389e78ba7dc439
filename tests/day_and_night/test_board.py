"""The board: tiles, neighbours, distances (R-BOARD)."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from tests.day_and_night.scenario import ALL, CENTER, PLAYABLE, SQUARES, fresh, in_order, table, without


def bordering(place: str, playable: tuple[str, ...] = PLAYABLE) -> list[str]:
    """Up, down, left, right: written out again, so that the rules are not measured with their own ruler."""
    column, row = ord(place[0]), int(place[1])
    around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return [name for name in (f"{chr(c)}{r}" for c, r in around) if name in playable]


def distances(start: str, playable: tuple[str, ...] = PLAYABLE) -> dict[str, int]:
    """Fewest orthogonal steps from a tile to all others."""
    found, todo = {start: 0}, deque([start])
    while todo:
        place = todo.popleft()
        for other in bordering(place, playable):
            if other not in found:
                found[other] = found[place] + 1
                todo.append(other)
    return found


def travel_targets(place: str, **options: bool | int) -> str:
    return in_order(table(day_at=place, **options).offers("step"))


def border_targets(place: str, **options: bool | int) -> str:
    return table(day_at=place, day_hand="day_ritual", **options).targets_of("day_ritual")


def surround_targets(place: str, **options: bool | int) -> str:
    """The tiles that Crystal Burst fills (eight at most, so the supply of 12 is enough)."""
    game = table(night_at=place, night_hand="crystal_burst", to_move="night", **options)
    return in_order(game.casts("crystal_burst").crystals())


def cost_of_instability(day_at: str, night_at: str, **options: bool | int) -> int:
    game = table(day_at=day_at, night_at=night_at, day_hand="day_instability", **options)
    game.casts("day_instability")
    if game.offers("tile"):
        game.answers(f"tile:{game.offers('tile')[0]}")
    return 12 - game.hours


def test_the_board_has_44_tiles_and_none_of_them_in_the_closed_centre():
    """R-BOARD-1"""
    tiles = [tile.at for tile in fresh().view().tiles]
    assert len(tiles) == 44
    assert not set(tiles) & set(CENTER)


def test_the_tiles_are_listed_from_a1_to_h6_row_by_row():
    """R-BOARD-1: eight columns A-H, six rows 1-6, bottom to top."""
    assert [tile.at for tile in fresh().view().tiles] == list(PLAYABLE)
    assert {tile.at[0] for tile in fresh().view().tiles} == set("abcdefgh")
    assert {tile.at[1] for tile in fresh().view().tiles} == set("123456")


def test_without_the_closed_centre_all_48_tiles_are_in_play():
    """R-BOARD-1, option center_void."""
    game = fresh(center_void=False)
    assert [tile.at for tile in game.view().tiles] == list(SQUARES)
    assert game.view().center_void is False


def test_nobody_travels_into_the_centre():
    """R-BOARD-2"""
    assert travel_targets("d2") == "d1 c2 e2"
    assert travel_targets("c4") == "c3 b4 c5"


def test_with_an_open_centre_one_travels_into_it():
    """R-BOARD-2, option center_void."""
    assert travel_targets("d2", center_void=False) == "d1 c2 e2 d3"


def test_no_spell_targets_the_centre():
    """R-BOARD-2"""
    assert table(day_hand="day_wish").targets_of("day_wish") == ALL
    assert table(day_hand="warp").targets_of("warp") == without(ALL, "a1")


def test_an_open_centre_is_a_target_like_any_other():
    """R-BOARD-2, option center_void."""
    assert table(day_hand="day_wish", center_void=False).targets_of("day_wish") == in_order(SQUARES)


def test_tiles_on_both_sides_of_the_centre_are_not_connected():
    """R-BOARD-2: the void is never part of a path, so four and five Day tiles make no nine."""
    game = table(day_hand="day_chant", day_at="c5", day="c3 c4 b3 b4 f3 f4 g3 g4")
    assert game.casts("day_chant").side("day").temples == 0
    assert game.side("day").largest == 5


@pytest.mark.parametrize(
    ("place", "expected"), [("c3", "c2 b3 c4"), ("d2", "d1 c2 e2"), ("a1", "b1 a2")], ids=["c3", "d2", "a1"]
)
def test_bordering_tiles_are_those_up_down_left_and_right(place, expected):
    """R-BOARD-3, self-check values of border(C3), border(D2), border(A1)."""
    assert border_targets(place) == expected
    assert travel_targets(place) == expected


def test_surrounding_tiles_are_up_to_eight_and_leave_out_tile_and_void():
    """R-BOARD-3, self-check value of surround(C3)."""
    assert surround_targets("c3") == "b2 c2 d2 b3 b4 c4"


def test_neighbour_counts_of_all_tiles():
    """R-BOARD-3, self-check values: 70 adjacencies; 4 tiles with 2 neighbours, 28 with 3, 12 with 4."""
    counts = {place: len(travel_targets(place).split()) for place in PLAYABLE}
    assert Counter(counts.values()) == {2: 4, 3: 28, 4: 12}
    assert sum(counts.values()) == 2 * 70


def test_surround_counts_of_all_tiles():
    """R-BOARD-3, self-check values: 4 tiles with 3, 20 with 5, 8 with 6, 4 with 7, 8 with 8."""
    counts = Counter(len(surround_targets(place).split()) for place in PLAYABLE)
    assert counts == {3: 4, 5: 20, 6: 8, 7: 4, 8: 8}


def test_bordering_of_every_tile_agrees_with_its_coordinates():
    """R-BOARD-3"""
    for place in PLAYABLE:
        assert border_targets(place) == in_order(bordering(place)), place


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [("a1", "h6", 12), ("c3", "f3", 5), ("c4", "f3", 6), ("d2", "d5", 5), ("d2", "e5", 6), ("b2", "b2", 0)],
)
def test_distance_is_the_fewest_steps_around_the_centre(one, other, distance):
    """R-BOARD-4, self-check values."""
    assert cost_of_instability(one, other) == distance
    assert cost_of_instability(other, one) == distance


def test_distance_between_all_places_agrees_with_walking_them():
    """R-BOARD-4: the largest distance is 12."""
    largest = 0
    for start in ("a1", "c3", "d2", "e5", "h4"):
        for other, steps in distances(start).items():
            assert cost_of_instability(start, other) == steps, (start, other)
            largest = max(largest, steps)
    assert largest == 12
    assert max(max(distances(start).values()) for start in PLAYABLE) == 12


def test_distance_ignores_crystals_sides_and_avatars():
    """R-BOARD-4"""
    game = table(day_at="c2", night_at="f2", day_hand="day_instability", night="d2 e2", crystals={"d2": 1, "d1": 1})
    assert game.casts("day_instability", "c1").hours == 12 - 3


def test_distance_goes_straight_through_an_open_centre():
    """R-BOARD-4, option center_void."""
    assert cost_of_instability("c3", "f3", center_void=False) == 3
