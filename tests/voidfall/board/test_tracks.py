"""Civilization tracks (P36, section 4)."""

from __future__ import annotations

import pytest

from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.sectors import Advance, AdvanceCorruptedTrack, FastForward
from tests.voidfall.positions import HOMES, OUTPOSTS, A, give, play, position, put, resolve_unasked

HOME, OUTPOST = HOMES[A], OUTPOSTS[A]


def test_an_advance_takes_the_benefit_of_the_space() -> None:
    """P36, standard Society 1: 1 Credit and 1 Science."""
    st = position()
    player = give(st, A)
    resolve_unasked(st, Advance("society"))
    assert player.tracks == [1, 0, 0]
    assert (player.stock["credits"], player.stock["science"]) == (1, 1)


def test_any_track_but_a_finished_one() -> None:
    """Section 4: on space 7 no advance is possible."""
    st = position()
    player = give(st, A, tracks=[7, 0, 3])
    asked = play(st, Advance("any"), "track:statecraft")
    assert asked[0].options.keys == ("track:statecraft", "track:economy", "none")
    assert player.tracks == [7, 1, 3]
    assert player.active == 5


def test_the_lowest_track_is_any_tied_one_that_is_not_finished() -> None:
    """Section 4: tracks at space 7 are not eligible."""
    st = position()
    give(st, A, tracks=[7, 7, 7])
    resolve_unasked(st, Advance("lowest"))
    give(st, A, tracks=[7, 2, 1])
    asked = play(st, Advance("lowest"), "none")
    assert asked[0].options.keys == ("track:economy", "none")
    give(st, A, tracks=[1, 2, 1])
    assert play(st, Advance("lowest"), "none")[0].options.keys == ("track:society", "track:economy", "none")


@pytest.mark.parametrize(("space", "cost"), [(6, 1), (7, 2)])
def test_the_last_spaces_cost_fleet_power(space: int, cost: int) -> None:
    """Section 4: deactivate 1 for space 6, 2 for space 7."""
    st = position("fenrax")
    player = give(st, A, tracks=[0, space - 1, 0], active=3, technologies="")
    play(st, Advance("statecraft"), "track:statecraft")
    assert player.active == 3 - cost
    assert player.tracks[1] == space


def test_the_cost_may_be_a_recalled_cube_whose_sector_is_lost_before_the_benefit() -> None:
    """P21, P36: the cost first; the Glory token of the abandoned sector, too."""
    st = position()
    player = give(st, A, tracks=[6, 0, 0], active=0, inactive=10, glory=[1, 2])
    put(st, OUTPOST, fleets={"corvette": 1})
    asked = play(st, Advance("society"), "track:society", "cube:corvette:2b", "glory:1")
    assert [ask.about.key for ask in asked] == [
        "vf-ask-track",
        "vf-ask-recall",
        "vf-ask-discard-glory",
    ]
    assert player.glory == [2]
    assert player.influence == 30


def test_a_space_that_cannot_be_paid_for_is_not_entered() -> None:
    """P18, P21."""
    st = position()
    player = give(st, A, tracks=[6, 5, 0], active=1)
    for place in (HOME, OUTPOST):
        put(st, place, fleets={}, owner=None)
    asked = play(st, Advance("any"), "none")
    assert asked[0].options.keys == ("track:statecraft", "track:economy", "none")
    resolve_unasked(st, Advance("society"))
    assert player.tracks == [6, 5, 0]


def test_improved_cloning_enters_for_free() -> None:
    """Cloning Improved: no Fleet Power for Tiers 3 and 4; the Basic side does not change it."""
    st = position()
    player = give(st, A, tracks=[6, 0, 0], technologies="cloning+")
    resolve_unasked(st, Advance("society"))
    assert player.active == 4
    assert player.influence == 30
    player = give(st, A, tracks=[6, 0, 0], technologies="cloning")
    play(st, Advance("society"), "track:society")
    assert player.active == 2


def test_a_corrupted_track_advances_without_benefit() -> None:
    """1.3-6, P36."""
    st = position()
    player = give(st, A, track_corruption=[True, False, False])
    resolve_unasked(st, Advance("society"))
    assert player.tracks[0] == 1
    assert player.stock["credits"] == 0


def test_novaris_buys_the_benefit_of_a_corrupted_track() -> None:
    """Embrace the Void: 1 Food."""
    st = position("novaris")
    player = give(st, A, tracks=[0, 2, 0], track_corruption=[False, True, False], food=1)
    asked = play(st, Advance("statecraft"), "pay")
    assert len(asked) == 1
    assert player.active == 5
    assert player.stock["food"] == 0


def test_fast_forward_resolves_the_next_space_too() -> None:
    """P36: standard Economy 1 leads to 2, a Trade token with its bonus."""
    st = position()
    player = give(st, A)
    st.ladder = [0, 0, 0, 0, 0, 1]
    resolve_unasked(st, Advance("economy"))
    assert player.tracks == [0, 0, 2]
    assert player.trade == 1
    assert player.stock["science"] == 1


def test_fast_forward_pays_for_the_space_it_enters() -> None:
    """P36: cost and benefit; it may be declined (P15)."""
    st = position("zenor")
    player = give(st, A, tracks=[0, 5, 0])
    play(st, FastForward(), "none", scope=Scope(track="statecraft"))
    assert player.tracks[1] == 5
    give(st, A, tracks=[0, 7, 0])
    resolve_unasked(st, FastForward(), scope=Scope(track="statecraft"))


def test_the_track_just_corrupted_advances_without_benefit() -> None:
    """Strive: the one that the cost has Corrupted."""
    st = position()
    player = give(st, A)
    resolve_unasked(st, AdvanceCorruptedTrack(), scope=Scope(track="society"))
    assert player.tracks == [1, 0, 0]
    assert player.stock["credits"] == 0


def test_a_last_space_without_benefit() -> None:
    """Yarvek: the last spaces have none."""
    st = position("yarvek")
    player = give(st, A, tracks=[6, 0, 0])
    play(st, Advance("society"), "track:society")
    assert player.tracks[0] == 7
