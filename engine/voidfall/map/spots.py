"""Where Corruption of a seat lies and may lie (section 1.3)."""

from __future__ import annotations

import msgspec

from engine.core.text import Text, say
from engine.voidfall.constants import AGENDA_SLOTS
from engine.voidfall.happenings import Where
from engine.voidfall.in_force import in_force
from engine.voidfall.map.sectors import adjacent_places, can_be_corrupted, controlled_sectors, outpost_of
from engine.voidfall.mat import corruptible_slots
from engine.voidfall.names import agenda_name, place_name, track_name
from engine.voidfall.state import State
from engine.voidfall.tasks import Place, Scope
from engine.voidfall.vocabulary.places import CorruptionPlace
from engine.voidfall.vocabulary.technology_rules import CorruptionStorage
from engine.voidfall.vocabulary.terms import TRACKS, Track


class Spot(msgspec.Struct, frozen=True):
    """Where a Corruption of a seat lies or may lie: a sector, a Civilization track, an Agenda slot other than the
    starting one (from 0), or Decontamination Chambers (`stored`)."""

    where: Where
    place: Place = ""
    track: Track = "society"
    slot: int = 0

    @property
    def key(self) -> str:
        """`at:2b`, `track:society`, `slot:1`, `stored`."""
        if self.where == "sector":
            return f"at:{self.place}"
        if self.where == "track":
            return f"track:{self.track}"
        return f"slot:{self.slot + 1}" if self.where == "agenda_slot" else "stored"

    def label(self, st: State, seat: int) -> Text:
        """What a person reads; an Agenda slot with its Agenda."""
        if self.where == "sector":
            return place_name(self.place)
        if self.where == "track":
            return track_name(self.track)
        if self.where == "stored":
            return say("vf-spot-stored")
        agenda = st.players[seat].slots[self.slot].agenda
        if not agenda:
            return say("vf-spot-slot", n=self.slot + 1)
        return say("vf-spot-agenda", n=self.slot + 1, agenda=agenda_name(agenda))


STORED = Spot("stored")
TRACK_SPOTS = tuple([Spot("track", track=track) for track in TRACKS])
SLOT_SPOTS = tuple([Spot("agenda_slot", slot=slot) for slot in range(AGENDA_SLOTS - 1)])


def spots_with(st: State, seat: int, place: CorruptionPlace = "any", scope: Scope | None = None) -> list[Spot]:
    """Where a seat has Corruption, of those places that are meant."""
    return [spot for spot in _spots(st, seat, place, scope or Scope()) if _count_on(st, seat, spot)]


def spots_to_gain(st: State, seat: int, place: CorruptionPlace = "any", scope: Scope | None = None) -> list[Spot]:
    """Where a seat may put a Corruption, of those places that are meant (1.3)."""
    return [spot for spot in _spots(st, seat, place, scope or Scope()) if _has_room(st, seat, spot)]


def storage(st: State, seat: int) -> int:
    """How much Corruption Decontamination Chambers hold (13.7)."""
    return max([rule.most for rule in in_force(st, seat, CorruptionStorage)], default=0)


def room_for_corruption(st: State, seat: int, place: CorruptionPlace = "any", scope: Scope | None = None) -> int:
    """How much Corruption a seat can gain there at once."""
    spots = spots_to_gain(st, seat, place, scope)
    return sum(storage(st, seat) - st.players[seat].stored if spot == STORED else 1 for spot in spots)


def corruption_on(st: State, seat: int, place: CorruptionPlace = "any", scope: Scope | None = None) -> int:
    """How much Corruption a seat has there."""
    return sum(_count_on(st, seat, spot) for spot in _spots(st, seat, place, scope or Scope()))


def _spots(st: State, seat: int, place: CorruptionPlace, scope: Scope) -> list[Spot]:
    """The places that are meant, whatever lies there: sectors in the order of the map, tracks, slots, the card."""
    mine = controlled_sectors(st, seat)
    match place:
        case "any":
            return [*_sectors(mine), *_mat(st, seat), STORED]
        case "sector":
            return _sectors([each for each in mine if scope.bound in ("", each)])
        case "house_mat":
            return _mat(st, seat)
        case "track":
            return [*TRACK_SPOTS]
        case "agenda_slot":
            return [*_slots(st, seat)]
        case "same_sector":
            return _sectors([each for each in mine if scope.same in ("", each)])
        case "recall_sector":
            return _sectors([each for each in mine if each == scope.recalled])
        case "recall_or_adjacent":
            near = (scope.recalled, *adjacent_places(st, scope.recalled)) if scope.recalled else ()
            return _sectors([each for each in mine if each in near])
        case "combat_sector":
            return _sectors([each for each in mine if each == scope.combat])
        case "outpost":
            return _sectors([each for each in mine if each == outpost_of(st, seat)])
        case "this_technology" | "decontamination_chambers":
            return [STORED]


def _sectors(places: list[Place]) -> list[Spot]:
    return [Spot("sector", place) for place in places]


def _mat(st: State, seat: int) -> list[Spot]:
    """Tracks and Agenda slots."""
    return [*TRACK_SPOTS, *_slots(st, seat)]


def _slots(st: State, seat: int) -> tuple[Spot, ...]:
    """The slot of Central Surveillance is beyond the printed ones and cannot be Corrupted."""
    return SLOT_SPOTS[: len(corruptible_slots(st.players[seat]))]


def _count_on(st: State, seat: int, spot: Spot) -> int:
    player = st.players[seat]
    if spot.where == "sector":
        return int(st.sectors[spot.place].corrupted)
    if spot.where == "track":
        return int(player.track_corruption[TRACKS.index(spot.track)])
    return int(player.slots[spot.slot].corrupted) if spot.where == "agenda_slot" else player.stored


def _has_room(st: State, seat: int, spot: Spot) -> bool:
    if spot.where == "sector":
        return can_be_corrupted(st.sectors[spot.place])
    there = _count_on(st, seat, spot)
    return there < storage(st, seat) if spot.where == "stored" else not there
