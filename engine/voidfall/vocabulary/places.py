"""Where an effect happens: sectors of the acting player, places of Corruption, sectors of the Voidborn."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.core.text import Text, say
from engine.voidfall.vocabulary.base import Record
from engine.voidfall.vocabulary.filters import SectorFilter, Voidborn, sectors_text
from engine.voidfall.vocabulary.terms import Guild, Some
from engine.voidfall.vocabulary.words import guilds, installations, record_text

SectorPlace: TypeAlias = Literal[
    "any",
    "home",
    "not_home",
    "same_sector",
    "recall_sector",
    "destroy_sector",
    "paid_sector",
    "not_paid_sector",
    "combat_sector",
    "shipyard_sector",
]
"""A sector of the acting player.

any: any of them; home, not_home: the Home sector, any other; same_sector: the one of the cost or of the other parts,
chosen with the first of them (P24); recall_sector: the one from which the cost recalled the cube (P20);
destroy_sector: where the destroyed piece stood; paid_sector, not_paid_sector: the one named in the cost, any other
(P24); combat_sector: the invaded one; shipyard_sector: one with a Shipyard or Starbase.
"""

CorruptionPlace: TypeAlias = Literal[
    "any",
    "sector",
    "house_mat",
    "track",
    "agenda_slot",
    "same_sector",
    "recall_sector",
    "recall_or_adjacent",
    "combat_sector",
    "outpost",
    "this_technology",
    "decontamination_chambers",
]
"""Where Corruption of the acting player lies or may lie (section 1.3, P31).

house_mat: a Civilization track or an Agenda slot other than the starting one; recall_or_adjacent: the recall sector or
one next to it; outpost: the sector where the own Outpost tile was set up, if it is still theirs; this_technology: the
card that has the effect; the others as for sectors.
"""


def add_place(text: Text, place: SectorPlace) -> Text:
    """A phrase with its place: `build 1 Installation in the same sector`."""
    return text if place == "any" else say("vf-at", text=text, place=say(f"vf-place-{place}"))


def taken_from(text: Text, place: CorruptionPlace) -> Text:
    """A phrase with where Corruption lies: `remove 1 Corruption from a Civilization track`."""
    return text if place == "any" else say("vf-from", text=text, place=put_onto(place, "from"))


def put_onto(place: CorruptionPlace, way: Literal["from", "onto"] = "onto") -> Text:
    """Where Corruption is put, or taken from."""
    return say(f"vf-corruption-{way}-{place}")


HarbingerPlace: TypeAlias = Literal["any", "sector", "adjacent", "rifts"]
"""any: a sector or the Crisis board; adjacent: a Voidborn sector next to a sector of the player, by P66; rifts: every
Rift."""

Population: TypeAlias = Literal["any", "lowest", "highest"]


class _Target(Record, frozen=True, tag_field="target"):
    """A sector that pieces are placed on: `an adjacent Voidborn sector`."""

    messages = "target"


class AdjacentVoidborn(_Target, frozen=True):
    """A Voidborn sector next to a sector of the player; `population`: only the one with the lowest or highest (P52)."""

    population: Population = "any"

    def text(self) -> Text:
        return record_text("target", self, "" if self.population == "any" else f"-{self.population}")


class VoidbornOrFallen(_Target, frozen=True):
    """Any Voidborn sector, or any sector with a Fallen House card (P54)."""


class EachVoidborn(_Target, frozen=True):
    """Every sector with Voidborn cubes that passes the filters."""

    where: tuple[SectorFilter, ...] = ()

    def text(self) -> Text:
        return record_text("target", self, sectors=sectors_text((Voidborn(), *self.where), 1))


Target: TypeAlias = AdjacentVoidborn | VoidbornOrFallen | EachVoidborn


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is put on one sector. `glory`: the value of one Glory token; `guild`: one Guild, `any` by choice (P52)."""

    bounty: Some = 0
    reclaim: Some = 0
    glory: Some = 0
    sector_defense: Some = 0
    guild: Guild | Literal["any"] | None = None
    voidborn: Some = 0

    def __post_init__(self) -> None:
        if not (self.bounty or self.reclaim or self.glory or self.sector_defense or self.guild or self.voidborn):
            raise ValueError("there are no pieces in it")

    def texts(self) -> list[Text]:
        """How each reads: `1 Bounty token`, `a Glory token of value 2`."""
        found = [say(f"vf-piece-{name}", n=n) for name, n in (("bounty", self.bounty), ("reclaim", self.reclaim)) if n]
        if self.glory:
            found.append(say("vf-piece-glory", value=self.glory))
        if self.sector_defense:
            what = installations(("sector_defense",), self.sector_defense)
            found.append(say("vf-piece-installation", n=self.sector_defense, what=what))
        if self.guild is not None:
            found.append(say("vf-piece-guild", n=1, what=guilds(() if self.guild == "any" else (self.guild,), 1)))
        if self.voidborn:
            found.append(say("vf-piece-voidborn", n=self.voidborn))
        return found
