"""Which sectors an effect may use (P24)."""

from __future__ import annotations

from engine.voidfall.map.sectors import all_installations, controlled_sectors
from engine.voidfall.state import State
from engine.voidfall.tasks import Place, Scope
from engine.voidfall.vocabulary.places import SectorPlace


def sectors_at(st: State, seat: int, place: SectorPlace, scope: Scope) -> list[Place]:
    """The sectors of a seat that an effect at this kind of place may use, in the order of the map. A sector that is no
    longer the seat's is none of them, so what is tied to it fizzles (P20)."""
    mine = controlled_sectors(st, seat)
    match place:
        case "any":
            return mine
        case "home":
            return [each for each in mine if st.sectors[each].home == seat]
        case "not_home":
            return [each for each in mine if st.sectors[each].home is None]
        case "same_sector":
            return [each for each in mine if scope.same in ("", each)]
        case "recall_sector":
            return [each for each in mine if each == scope.recalled]
        case "destroy_sector":
            return [each for each in mine if each == scope.destroyed]
        case "paid_sector":
            return [each for each in mine if each in scope.paid]
        case "not_paid_sector":
            return [each for each in mine if each not in scope.paid]
        case "combat_sector":
            return [each for each in mine if each == scope.combat]
        case "shipyard_sector":
            return [each for each in mine if _has_shipyard(st, each)]


def _has_shipyard(st: State, place: Place) -> bool:
    return any(piece in ("shipyard", "starbase") for piece in all_installations(st.sectors[place]))
