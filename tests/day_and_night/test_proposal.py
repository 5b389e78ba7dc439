"""The automatic proposal for the nine tiles of a temple (section 8 of the facts, R-TEMPLE-2)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.day_and_night.scenario import Game, in_order, table, without
from tests.day_and_night.test_board import bordering
from tests.day_and_night.test_temples import connected_nines, is_connected


def proposals(group: str, *, locked: str = "", temples: str = "", shrinking: bool = True) -> set[str]:
    """What the procedure of section 8 may arrive at, whichever of several equal tiles it removes.

    `shrinking`: the neighbours are counted against what remains; else against the whole group.
    """
    whole = frozenset(group.split())
    results: set[str] = set()
    todo, seen = [whole], {whole}
    while todo:
        remaining = todo.pop()
        if len(remaining) == 9:
            results.add(in_order(remaining))
            continue
        measure = remaining if shrinking else whole
        scores = {}
        for place in remaining:
            if is_connected(tuple(remaining - {place})):
                outside = [n for n in bordering(place) if n not in measure and n not in temples.split()]
                inside = [n for n in bordering(place) if n in measure]
                single = 2 if place in locked.split() else 0
                scores[place] = len(outside) + single - Fraction(3, 10) * len(inside)
        for place, score in scores.items():
            rest = remaining - {place}
            if score == max(scores.values()) and rest not in seen:
                seen.add(rest)
                todo.append(rest)
    return results


def offered(group: str, *, locked: str = "", night_temple: str = "") -> Game:
    """The group lies there when Day awakens, and the proposal is on the table."""
    return table(awakening=True, day=without(group, locked), locked=locked, night_temple=night_temple)


LINE = "a1 b1 c1 d1 e1 f1 g1 h1 h2 h3"


def test_of_a_line_of_ten_the_end_with_more_room_around_it_is_left_out():
    """R-TEMPLE-2: a1 has one free neighbour, h3 has two."""
    assert offered(LINE).answers("keep").temple("day") == without(LINE, "h3")


def test_a_single_temple_tile_is_left_out_rather():
    """R-TEMPLE-2: plus two for a single Day temple-tile."""
    assert offered(LINE, locked="a1").answers("keep").temple("day") == without(LINE, "a1")


def test_neighbours_in_temples_do_not_count():
    """R-TEMPLE-2: h3 between tiles of a temple of Night has no free neighbour."""
    temple = "g3 g4 h4 h5 h6 g5 g6 f5 f6"
    game = offered(LINE, night_temple=temple).answers("keep")
    assert game.temple("day") == in_order(without(LINE, "a1").split())


def test_the_centre_is_no_neighbour():
    """R-TEMPLE-2: c3 and c4 have the centre beside them, which is not playable."""
    line = "c3 c2 c1 b1 a1 a2 a3 a4 a5 b5"
    # c3: c4 b3 free, the centre not counted: 2 - 0.3; b5: b4 b6 c5 free: 3 - 0.3
    assert offered(line).answers("keep").temple("day") == in_order(without(line, "b5").split())


@pytest.mark.parametrize(
    ("group", "locked"),
    [
        ("a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4", ""),
        ("a1 b1 c1 d1 e1 f1 c2 b2 b3 b4 b5 a5", ""),
        ("a1 b1 c1 d1 e1 f1 c2 b2 b3 b4 b5 a5", "c1 a5"),
        ("b2 b3 b4 c2 c3 c4 a3 b5 b1 d2 d1", ""),
        ("f2 g2 h2 f3 g3 h3 f4 g4 h4 e2 d2 c2", "g2 h4"),
    ],
    ids=["block", "branches", "branches with singles", "star", "block with a tail and singles"],
)
def test_the_proposal_is_what_the_procedure_arrives_at(group, locked):
    """R-TEMPLE-2: remove the tile with the highest score while more than nine remain."""
    allowed = proposals(group, locked=locked) | proposals(group, locked=locked, shrinking=False)
    assert len(allowed) < len(connected_nines(group))
    assert offered(group, locked=locked).answers("keep").temple("day") in allowed


def test_the_owner_may_name_any_other_nine():
    """R-TEMPLE-2: the proposal is only the default."""
    game = offered(LINE)
    assert game.answers("leave:a1").temple("day") == in_order(without(LINE, "a1").split())


def test_the_proposal_comes_to_the_inactive_owner_too():
    """R-TEMPLE-2"""
    game = table(to_move="night", night_hand="night_wish", night="e1", day=without(LINE, "e1")).casts(
        "night_wish", "e1"
    )
    assert (game.owed, game.ask.proposal) == ("day", ("keep",))
    assert game.answers("keep", by="day").temple("day") == without(LINE, "h3")
