"""Questions about a House mat that change nothing: origin, Agendas in play, Tiers, limits of Technologies."""

from __future__ import annotations

from engine.voidfall.components import parts
from engine.voidfall.constants import AGENDA_SLOTS, MOST_IMPROVED, TECHNOLOGY_SLOTS, TIERS
from engine.voidfall.in_force import in_force
from engine.voidfall.records.houses import Origin, StartingAgenda
from engine.voidfall.state import Player, Slot, State
from engine.voidfall.vocabulary.technology_rules import ExtraAgendaSlots, ExtraImprovedTechnologies, ExtraTradeStorage
from engine.voidfall.vocabulary.terms import TRACKS, FocusType, Track


def origin_of(player: Player) -> Origin | None:
    """The origin of a player, once it is chosen."""
    if not player.house:
        return None
    return next((each for each in parts().houses[player.house].origins if each.id == player.origin), None)


def starting_agendas(player: Player) -> tuple[StartingAgenda, ...]:
    """The Agendas in the leftmost slot (P6)."""
    origin = origin_of(player)
    return origin.agendas if origin is not None else ()


def agendas_in_play(player: Player) -> int:
    """How many Agendas are in play, starting ones included."""
    return len(starting_agendas(player)) + sum(1 for slot in player.slots if slot.agenda)


def pure_agendas(player: Player) -> list[str]:
    """The Agendas in Pure slots, without the starting ones."""
    return [slot.agenda for slot in player.slots if slot.agenda and not slot.corrupted]


def corruptible_slots(player: Player) -> list[Slot]:
    """The slots on which Corruption may lie: not the starting one, not the extra one of a Technology (13.7)."""
    return player.slots[: AGENDA_SLOTS - 1]


def agenda_slots(st: State, seat: int) -> int:
    """How many slots there are besides the starting one."""
    return AGENDA_SLOTS - 1 + sum(rule.amount for rule in in_force(st, seat, ExtraAgendaSlots))


def trade_storage(st: State, seat: int) -> int:
    """How many Trade tokens may be kept at Clean-up beyond those on Agendas (P48)."""
    return sum(rule.amount for rule in in_force(st, seat, ExtraTradeStorage))


def track_space(player: Player, track: Track) -> int:
    """The space of a Civilization track, 0 to 7."""
    return player.tracks[TRACKS.index(track)]


def tier(player: Player, track: Track) -> int:
    """The Tier of a Civilization track, Pure or not."""
    return TIERS[track_space(player, track)]


def pure_track(player: Player, track: Track) -> bool:
    """Whether no Corruption lies on it."""
    return not player.track_corruption[TRACKS.index(track)]


def preferred_types(player: Player) -> tuple[FocusType, ...]:
    """The types of Focus that the house prefers."""
    return parts().houses[player.house].preferred if player.house else ()


def technology_limit(player: Player) -> int:
    """How many Technologies may be owned: one more on a Fallen House card (1.1)."""
    return TECHNOLOGY_SLOTS + bool(player.conquered)


def improved_limit(st: State, seat: int) -> int:
    """How many Improved Technologies may be owned: for each track one from Tier 1 and one more from Tier 2 (1.1)."""
    player = st.players[seat]
    reached = sum(min(2, tier(player, track)) for track in TRACKS)
    return min(MOST_IMPROVED, reached) + sum(rule.amount for rule in in_force(st, seat, ExtraImprovedTechnologies))


def reserved_technology(player: Player) -> str:
    """The Technology whose Improved card lies beside the mat: that of the origin (P3)."""
    origin = origin_of(player)
    return origin.technology if origin is not None else ""
