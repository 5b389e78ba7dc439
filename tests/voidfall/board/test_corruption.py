"""Corruption of players: gained, removed, moved, and the Technologies that change it (section 1.3, P31)."""

from __future__ import annotations

import pytest

from engine.voidfall.map.spots import spots_to_gain, spots_with
from engine.voidfall.state import Slot
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.effects import AndOr
from engine.voidfall.vocabulary.lasting import KeepRemovedCorruption
from engine.voidfall.vocabulary.places import CorruptionPlace
from engine.voidfall.vocabulary.sectors import Build, ForcedAdvance, GainCorruption, MoveCorruption, RemoveCorruption
from tests.voidfall.positions import HOMES, OUTPOSTS, A, give, play, position, put, resolve_unasked

HOME, OUTPOST = HOMES[A], OUTPOSTS[A]
MAT = ["track:society", "track:statecraft", "track:economy", "slot:1", "slot:2", "slot:3"]


def test_corruption_is_gained_on_sectors_tracks_and_slots() -> None:
    """1.3: a Pure corruptible sector, tracks, non-starting slots, occupied or empty; not the standard Home."""
    st = position()
    give(st, A, slots=[Slot("D1"), Slot(), Slot()])
    assert [spot.key for spot in spots_to_gain(st, A)] == ["at:2b", *MAT]


@pytest.mark.parametrize("house", ["marqualos", "novaris"])
def test_two_homes_can_be_corrupted(house: str) -> None:
    """Section 1.2."""
    st = position(house)
    assert [spot.key for spot in spots_to_gain(st, A, "sector")] == ["at:2a", "at:2b"]


def test_a_sector_without_population_cannot_be_corrupted() -> None:
    """Section 1.2."""
    st = position()
    put(st, OUTPOST, kind="ancient_ruins", population=None)
    assert spots_to_gain(st, A, "sector") == []


def test_one_corruption_in_each_place() -> None:
    """Section 1.1."""
    st = position()
    player = give(st, A, track_corruption=[True, False, True])
    player.slots[1].corrupted = True
    put(st, OUTPOST, corrupted=True)
    assert [spot.key for spot in spots_to_gain(st, A)] == ["track:statecraft", "slot:1", "slot:3"]
    assert [spot.key for spot in spots_with(st, A)] == ["at:2b", "track:society", "track:economy", "slot:2"]


@pytest.mark.parametrize(
    ("place", "keys"),
    [
        ("sector", ["at:2a", "at:1b", "at:2b"]),
        ("house_mat", ["track:economy", "slot:1"]),
        ("track", ["track:economy"]),
        ("agenda_slot", ["slot:1"]),
        ("same_sector", ["at:1b"]),
        ("recall_sector", ["at:2b"]),
        ("recall_or_adjacent", ["at:2a", "at:1b", "at:2b"]),
        ("combat_sector", ["at:1b"]),
        ("outpost", ["at:2b"]),
        ("this_technology", ["stored"]),
        ("decontamination_chambers", ["stored"]),
    ],
)
def test_where_corruption_is_meant(place: CorruptionPlace, keys: list[str]) -> None:
    """P31: the places of the vocabulary."""
    st = position("novaris")
    player = give(st, A, track_corruption=[False, False, True], technologies="decontamination_chambers", stored=1)
    player.slots[0].corrupted = True
    for where in (HOME, OUTPOST):
        put(st, where, corrupted=True)
    put(st, "1b", owner=A, corrupted=True)
    scope = Scope(same="1b", recalled=OUTPOST, combat="1b")
    assert [spot.key for spot in spots_with(st, A, place, scope)] == keys


def test_a_sector_of_others_is_none_of_these() -> None:
    """P31: of the player."""
    st = position()
    put(st, OUTPOST, owner=None, fleets={}, corrupted=True)
    assert spots_with(st, A, "outpost") == []
    assert spots_with(st, A, "recall_sector", Scope(recalled=OUTPOST)) == []


def test_gaining_cannot_be_declined() -> None:
    """P15."""
    st = position()
    asked = play(st, GainCorruption(1, "track"), "track:society")
    assert asked[0].options.keys == ("track:society", "track:statecraft", "track:economy")


def test_gaining_goes_down_the_fallbacks_and_is_ignored_in_the_end() -> None:
    """1.3-1, 1.3-2."""
    st = position()
    player = give(st, A, track_corruption=[True, True, False])
    resolve_unasked(st, GainCorruption(2, "track", ("sector",)))
    assert all(player.track_corruption)
    assert st.sectors[OUTPOST].corrupted
    resolve_unasked(st, GainCorruption(1, "track", ("sector", "decontamination_chambers")))


def test_a_corrupted_track_is_forced_on() -> None:
    """1G: one space without benefit; not on the last space; a space that cannot be paid for is not entered (P55)."""
    st = position()
    player = give(st, A, tracks=[2, 5, 7])
    effect = GainCorruption(1, "track", on_track=ForcedAdvance(1))
    play(st, effect, "track:society")
    assert player.tracks == [3, 5, 7]
    assert player.agendas == []
    play(st, effect, "track:statecraft")
    assert player.tracks == [3, 6, 7]
    assert player.active == 3
    resolve_unasked(st, effect)
    assert player.tracks == [3, 6, 7]


def test_a_forced_step_that_cannot_be_paid_is_not_made() -> None:
    """P55."""
    st = position()
    player = give(st, A, tracks=[5, 0, 0], active=0, inactive=10)
    for place in (HOME, OUTPOST):
        put(st, place, fleets={}, owner=None)
    play(st, GainCorruption(1, "track", on_track=ForcedAdvance(1)), "track:society")
    assert player.tracks == [5, 0, 0]


def test_removal_is_optional_and_goes_to_the_supply() -> None:
    """P15, P31."""
    st = position()
    player = give(st, A, track_corruption=[True, False, False])
    play(st, RemoveCorruption(1), "none")
    play(st, RemoveCorruption(2, up_to=True), "track:society")
    assert player.track_corruption == [False, False, False]
    assert player.kept_corruption == 0


def test_removed_corruption_is_set_aside_under_1g() -> None:
    """P31, section 8."""
    st = position()
    st.lasting = [KeepRemovedCorruption()]
    player = give(st, A, track_corruption=[True, False, False])
    play(st, RemoveCorruption(1), "track:society")
    assert player.kept_corruption == 1


def test_a_move_changes_the_place() -> None:
    """P31: to another legal place of the player."""
    st = position()
    player = give(st, A, track_corruption=[True, True, False])
    asked = play(st, MoveCorruption(1), "track:society", "slot:2")
    assert asked[1].options.keys == ("at:2b", "track:economy", "slot:1", "slot:2", "slot:3")
    assert player.track_corruption == [False, True, False]
    assert player.slots[1].corrupted


def test_moves_as_often_as_one_likes() -> None:
    """3A: move any Corruption."""
    st = position()
    player = give(st, A, track_corruption=[True, True, False])
    play(st, MoveCorruption(), "track:society", "slot:1", "track:statecraft", "slot:2", "none")
    assert player.track_corruption == [False, False, False]


def test_a_move_between_named_places() -> None:
    """1T: from an Agenda slot onto the Outpost."""
    st = position()
    player = give(st, A)
    player.slots[2].corrupted = True
    resolve_unasked(st, MoveCorruption(1, "agenda_slot", "outpost"), forced=True)
    assert st.sectors[OUTPOST].corrupted
    assert not player.slots[2].corrupted
    resolve_unasked(st, MoveCorruption(1, "agenda_slot", "outpost"), forced=True)


@pytest.mark.parametrize(("technology", "most"), [("decontamination_chambers", 2), ("decontamination_chambers+", 3)])
def test_decontamination_chambers_hold_corruption(technology: str, most: int) -> None:
    """13.7: a legal place for every gain or move that names no place."""
    st = position()
    player = give(st, A, technologies=technology, track_corruption=[True, False, False])
    play(st, GainCorruption(1, "any"), "stored")
    play(st, MoveCorruption(1), "track:society", "stored")
    assert player.stored == 2
    assert ("stored" in [spot.key for spot in spots_to_gain(st, A)]) == (most == 3)


def test_decontamination_chambers_help_events_only_where_they_are_named() -> None:
    """13.7: for events only where their fallback names it."""
    st = position()
    give(st, A, technologies="decontamination_chambers", track_corruption=[True] * 3)
    resolve_unasked(st, GainCorruption(1, "track"))
    assert st.players[A].stored == 0
    resolve_unasked(st, GainCorruption(1, "track", ("decontamination_chambers",)))
    assert st.players[A].stored == 1


def test_corruption_may_be_removed_from_the_chambers() -> None:
    """R10: as a normal remove or move."""
    st = position()
    player = give(st, A, technologies="decontamination_chambers", stored=2)
    play(st, RemoveCorruption(1), "stored")
    play(st, MoveCorruption(1), "stored", "slot:1")
    assert player.stored == 0


def test_improved_chambers_also_remove_one_of_their_own() -> None:
    """13.7: whenever a Corruption elsewhere is removed; not for one on the card itself."""
    st = position()
    player = give(st, A, technologies="decontamination_chambers+", stored=3, track_corruption=[True, False, False])
    play(st, RemoveCorruption(1), "track:society", "stored")
    assert player.stored == 2
    play(st, RemoveCorruption(1), "stored")
    assert player.stored == 1


def test_the_slot_of_central_surveillance_cannot_be_corrupted() -> None:
    """13.7: beyond the printed slots."""
    st = position()
    give(st, A, technologies="central_surveillance+", slots=[Slot(), Slot(), Slot(), Slot("M1")])
    assert [spot.key for spot in spots_to_gain(st, A, "agenda_slot")] == ["slot:1", "slot:2", "slot:3"]


def test_removal_from_a_sector_and_a_build_in_the_same_sector_share_it() -> None:
    """P24, Heroic Harmonize: in either order."""
    parts_of = AndOr((RemoveCorruption(1, "sector"), Build("shipyard", place="same_sector")))
    for answers in (
        ("part:1", "at:1b", "part:2", "build:shipyard:1b"),
        ("part:2", "build:shipyard:1b", "part:1", "at:1b"),
    ):
        st = position()
        put(st, OUTPOST, corrupted=True)
        put(st, "1b", owner=A, corrupted=True)
        asked = play(st, parts_of, *answers)
        assert asked[3].options.keys == (answers[3], "none")
