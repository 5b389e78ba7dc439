"""All components together."""

from __future__ import annotations

import msgspec

from engine.voidfall.records import cards, tables
from engine.voidfall.records.galaxy import GalaxyMap, Scenario, SectorKind
from engine.voidfall.records.houses import FallenHouse, House
from engine.voidfall.records.settings import Settings
from engine.voidfall.vocabulary.terms import Resource, Track


class Parts(msgspec.Struct, frozen=True):
    """All components, by id unless said otherwise."""

    focus_cards: dict[str, cards.FocusCard]
    tracks: dict[str, cards.CivilizationTrack]
    technologies: dict[str, cards.Technology]
    agenda_types: dict[str, cards.AgendaKind]
    agendas: dict[str, cards.Agenda]
    events: dict[str, cards.Event]
    houses: dict[str, House]
    fallen_houses: dict[str, FallenHouse]
    sector_kinds: dict[str, SectorKind]
    maps: dict[str, GalaxyMap]
    adjacency: dict[str, dict[str, tuple[str, ...]]]
    """By map and sector: the adjacent sectors."""
    scenarios: dict[str, Scenario]
    crisis_cards: dict[str, cards.CrisisCard]
    crisis_board: dict[str, tables.CrisisRow]
    difficulties: dict[str, tables.Difficulty]
    war_cards: dict[str, tables.WarCard]
    situations: dict[str, tables.Situation]
    bounty_tokens: dict[str, tables.TokenFace]
    reclaim_tokens: dict[str, tables.TokenFace]
    dials: dict[str, tables.Dial]
    trade_ladder: tuple[tables.LadderSpace, ...]
    """From top to bottom."""
    player_counts: dict[int, tables.PlayerCount]
    """By the number of players."""
    rewards: dict[str, tables.Reward]
    voidborn_score: dict[tables.ScoreItem, int]
    settings: Settings

    def track(self, house: str, track: Track) -> cards.CivilizationTrack:
        """A Civilization track of a house."""
        return self.tracks[f"{self.houses[house].track_set}_{track}"]

    def production(self, resource: Resource, level: int) -> int:
        """The Yield of a resource at a Production Level from 0 to 13."""
        return self.dials["credits" if resource == "credits" else "standard"].yields[level]
