"""Sector kinds, maps and scenarios."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from engine.core.components import Certainty
from engine.core.hexgrid import Hex
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.terms import NOTHING, FocusType, Guild, Installation, Mode, Resources, Some

Seat: TypeAlias = Literal["a", "b", "c", "d"]
SEATS: tuple[Seat, ...] = ("a", "b", "c", "d")
"""The seats of a map, which are assigned at random (R28)."""
Spaces: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=6)]
Players: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=4)]
HOME = "home"
"""The kind of a tile on which the Home sector of a house lies."""
FALLEN = "fallen_house"
WORMHOLE = "wormhole"
RIFT = "rift"
BASE = "base"
TUTORIAL = "T"
"""The scenario with which players learn the game, and the letter of its events."""


class SectorAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action for whoever controls the sector, once a turn, with a Focus of one of these types (P11)."""

    focuses: tuple[FocusType, ...]
    cost: Cost
    then: Effect


class ThirdAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With such a Focus all three actions without a Trade token, so often in a Cycle."""

    focuses: tuple[FocusType, ...]
    per_cycle: Annotated[int, msgspec.Meta(ge=1, le=9)]


class KindSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The certainty of what is printed on the tile, and of its special rules and spaces."""

    tile: Certainty
    rules: Certainty


class SectorKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of sector.

    Printed pieces take no space and cannot be destroyed. `guild_upkeep_from`, `installation_upkeep_from`: the space,
    counted from 1, that shows Upkeep; `upkeep`: of the sector itself. `voidborn_fleets`: Fleets of three cubes; with 0
    the Voidborn do not take it over. `production`: Levels for whoever controls it; `corrupted_production`: only while
    it is Corrupted. `controllable` false: nobody enters it. `on_invade`: after a player's success (5.4-4).
    """

    id: str
    guild_spaces: Spaces
    installation_spaces: Spaces
    corruptible: bool
    voidborn_fleets: Annotated[int, msgspec.Meta(ge=0, le=3)]
    source: KindSource
    printed_guilds: tuple[Guild, ...] = ()
    printed_installations: tuple[Installation, ...] = ()
    guild_upkeep_from: Spaces | None = None
    installation_upkeep_from: Spaces | None = None
    upkeep: Some = 0
    populated: bool = True
    fixed_population: bool = False
    controllable: bool = True
    invadable: bool = True
    production: Resources = NOTHING
    corrupted_production: Resources = NOTHING
    on_invade: Effect | None = None
    actions: tuple[SectorAction, ...] = ()
    third_action: ThirdAction | None = None
    modes: tuple[Mode, ...] = ("competitive", "coop", "solo")


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile of a map at axial coordinates (q, r), flat top, and what lies on it at the start.

    `kind` home: the Home sector of the house at `seat`; `outpost`: its Outpost. `glory`: the value of one token.
    `letter`: of a Wormhole.
    """

    id: str
    q: int
    r: int
    kind: str
    seat: Seat | None = None
    outpost: bool = False
    population: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    corrupted: bool = False
    voidborn: Some = 0
    sector_defenses: Some = 0
    glory: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    bounty: Some = 0
    reclaim: Some = 0
    harbingers: Some = 0
    letter: str = ""

    @property
    def hex(self) -> Hex:
        """Its place on the grid."""
        return Hex(self.q, self.r)


class MapSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The certainty of the places and kinds of the tiles, and of what lies on them."""

    layout: Certainty
    contents: Certainty


class GalaxyMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map for a number of players. `voidstorms`: the pairs of neighbours between which one lies."""

    id: str
    mode: Mode
    players: Players
    tiles: tuple[Tile, ...]
    voidstorms: tuple[tuple[str, str], ...]
    source: MapSource


class ScenarioTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario for a number of players: its map, complexity 1 to 4, aggression 1 to 4 (competitive), and the sizes of
    its Safe Havens (coop and solo)."""

    players: Players
    map: str
    complexity: Annotated[int, msgspec.Meta(ge=1, le=4)]
    aggression: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None
    havens: tuple[Annotated[int, msgspec.Meta(ge=1, le=4)], ...] = ()


class ScenarioSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The certainty of houses and numbers, and of the maps."""

    scenario: Certainty
    maps: Certainty


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario.

    `events`: the letters of its events in each Cycle. `fallen_houses`: those whose Technologies are the display; none:
    four are drawn (6.1). `houses`: those suggested.
    """

    id: str
    mode: Mode
    events: tuple[str, ...]
    tables: tuple[ScenarioTable, ...]
    source: ScenarioSource
    fallen_houses: tuple[str, ...] = ()
    houses: tuple[str, ...] = ()


def adjacency(given: GalaxyMap) -> dict[str, tuple[str, ...]]:
    """The adjacent sectors of each sector, by id, in the order of the tiles (section 1.2).

    Two sectors are adjacent across an edge without a Voidstorm, or if both touch Wormholes of one letter across such
    edges; two sectors with a Voidstorm between them are not joined by a Wormhole. Wormholes are no sectors.
    """
    storms = {frozenset(pair) for pair in given.voidstorms}
    at = {tile.hex: tile for tile in given.tiles}
    found: dict[str, dict[str, None]] = {tile.id: {} for tile in given.tiles if tile.kind != WORMHOLE}
    touching: dict[str, dict[str, None]] = {}
    for tile in given.tiles:
        for place in tile.hex.neighbours():
            other = at.get(place)
            if other is None or frozenset((tile.id, other.id)) in storms or tile.kind == WORMHOLE:
                continue
            if other.kind == WORMHOLE:
                touching.setdefault(other.letter, {})[tile.id] = None
            else:
                found[tile.id][other.id] = None
    for joined in touching.values():
        for one in joined:
            others = [other for other in joined if other != one and frozenset((one, other)) not in storms]
            found[one].update(dict.fromkeys(others))
    return {one: tuple(other for other in found if other in found[one]) for one in found}
