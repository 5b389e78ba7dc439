"""Effects on the Voidborn, Crises, Harbingers and Safe Havens."""

from __future__ import annotations

from typing import TypeAlias

from engine.voidfall.vocabulary.base import EffectRecord
from engine.voidfall.vocabulary.lasting import LastingRule
from engine.voidfall.vocabulary.places import AdjacentVoidborn, HarbingerPlace, Pieces, Target
from engine.voidfall.vocabulary.terms import CrisisType, Few, Level


class Place(EffectRecord, frozen=True):
    """Put pieces on a sector that can take all of them; without one the frame is skipped (P52)."""

    target: Target
    pieces: Pieces


class AddVoidborn(EffectRecord, frozen=True):
    """Put Voidborn cubes on a sector with room for them (P52, P63)."""

    amount: Few
    target: AdjacentVoidborn


class RemoveVoidborn(EffectRecord, frozen=True):
    """Remove Voidborn cubes from Voidborn sectors next to own ones; without its last cube a sector that has no
    Harbinger is taken over anew (R29)."""

    amount: Few


class RemoveHarbinger(EffectRecord, frozen=True):
    """Remove Harbingers from sectors or from the Crisis board (6.6)."""

    amount: Few
    place: HarbingerPlace = "any"


class PlaceHarbinger(EffectRecord, frozen=True):
    """Put a Harbinger of the supply on a Voidborn sector next to an own one (P66), or one on every Rift."""

    place: HarbingerPlace = "adjacent"


class DiscardCrisis(EffectRecord, frozen=True):
    """Discard a Crisis without penalty and without meeting its condition.

    `types`: one of these; none given: any. `ongoing_only`: not the current one.
    """

    types: tuple[CrisisType, ...] = ()
    ongoing_only: bool = False


class TakeCatastrophe(EffectRecord, frozen=True):
    """Take Catastrophe tokens; the fourth loses the game (P65)."""

    amount: Few


class ResolveSkirmish(EffectRecord, frozen=True):
    """A Skirmish against this player, with so much more strength than its Corruption and the Cycle give (P63, 5.5)."""

    extra: Few


class AbandonSector(EffectRecord, frozen=True):
    """Sectors of the player outside Home are taken over by the Voidborn (4.1)."""

    amount: Few


class ConsumeTechnology(EffectRecord, frozen=True):
    """A Technology of the display is consumed (6.9)."""

    level: Level


class BuildHaven(EffectRecord, frozen=True):
    """Build levels of Safe Havens (6.8, P67)."""

    levels: Few


class Lasting(EffectRecord, frozen=True):
    """A rule holds until the end of the Cycle."""

    rule: LastingRule


class ReturnKeptCorruption(EffectRecord, frozen=True):
    """All Corruption that was set aside goes back to the supply (section 8)."""


VoidEffect: TypeAlias = (
    Place
    | AddVoidborn
    | RemoveVoidborn
    | RemoveHarbinger
    | PlaceHarbinger
    | DiscardCrisis
    | TakeCatastrophe
    | ResolveSkirmish
    | AbandonSector
    | ConsumeTechnology
    | BuildHaven
    | Lasting
    | ReturnKeptCorruption
)
