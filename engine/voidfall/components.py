"""The components of Voidfall, read from `data/*.json`: cards, houses, sectors, maps, scenarios, tables of numbers.

Every record says how certain it is (`source`). House values are most maps, the conditions and penalties of Crises, the
Joint Focus cards, and the abilities of the special houses. An owner replaces any file by one of the same form; ids are
kept, since names depend on them. Effects are written in `engine.voidfall.vocabulary`.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from engine.core.components import ComponentSet, Files, Record, read_bundled, read_records
from engine.voidfall import validation
from engine.voidfall.parts import Parts
from engine.voidfall.records.cards import (
    Agenda,
    AgendaKind,
    CivilizationTrack,
    CrisisCard,
    Event,
    FocusCard,
    Technology,
)
from engine.voidfall.records.galaxy import GalaxyMap, Scenario, SectorKind, adjacency
from engine.voidfall.records.houses import FallenHouse, House
from engine.voidfall.records.settings import Setting
from engine.voidfall.records.tables import (
    CrisisRow,
    Dial,
    Difficulty,
    LadderSpace,
    PlayerCount,
    Reward,
    Situation,
    TokenFace,
    VoidbornPoints,
    WarCard,
)
from engine.voidfall.settings import applied, settings_of

R = TypeVar("R", bound=Record)

FILES = (
    "focus_cards.json",
    "tracks.json",
    "technologies.json",
    "agenda_types.json",
    "agendas.json",
    "events.json",
    "houses.json",
    "fallen_houses.json",
    "sector_kinds.json",
    "maps.json",
    "scenarios.json",
    "crisis_cards.json",
    "crisis_board.json",
    "difficulties.json",
    "war_cards.json",
    "situations.json",
    "bounty_tokens.json",
    "reclaim_tokens.json",
    "dials.json",
    "trade_ladder.json",
    "player_counts.json",
    "rewards.json",
    "voidborn_score.json",
    "settings.json",
)
FREE_IDS = ("bounty_tokens.json", "reclaim_tokens.json")
"""Files whose ids nothing depends on."""


class _Named(msgspec.Struct, frozen=True):
    """Any record, of which only the id is read."""

    id: str


_BUNDLED = read_bundled("engine.voidfall", FILES)
_IDS = {file: tuple(read_records(_BUNDLED, file, _Named)) for file in FILES}


def build(given: Files) -> Parts:
    """Read and check all files. Raises ComponentError, which names the file and the record."""

    def read(file: str, kind: type[R]) -> dict[str, R]:
        found = read_records(given, file, kind)
        if file not in FREE_IDS:
            validation.judge_ids(file, tuple(found), _IDS[file])
        return found

    maps = read("maps.json", GalaxyMap)
    found = Parts(
        focus_cards=read("focus_cards.json", FocusCard),
        tracks=read("tracks.json", CivilizationTrack),
        technologies=read("technologies.json", Technology),
        agenda_types=read("agenda_types.json", AgendaKind),
        agendas=read("agendas.json", Agenda),
        events=read("events.json", Event),
        houses=read("houses.json", House),
        fallen_houses=read("fallen_houses.json", FallenHouse),
        sector_kinds=read("sector_kinds.json", SectorKind),
        maps=maps,
        adjacency={each.id: adjacency(each) for each in maps.values()},
        scenarios=read("scenarios.json", Scenario),
        crisis_cards=read("crisis_cards.json", CrisisCard),
        crisis_board=read("crisis_board.json", CrisisRow),
        difficulties=read("difficulties.json", Difficulty),
        war_cards=read("war_cards.json", WarCard),
        situations=read("situations.json", Situation),
        bounty_tokens=read("bounty_tokens.json", TokenFace),
        reclaim_tokens=read("reclaim_tokens.json", TokenFace),
        dials=read("dials.json", Dial),
        trade_ladder=tuple(read("trade_ladder.json", LadderSpace).values()),
        player_counts={each.players: each for each in read("player_counts.json", PlayerCount).values()},
        rewards=read("rewards.json", Reward),
        voidborn_score={each.id: each.points for each in read("voidborn_score.json", VoidbornPoints).values()},
        settings=settings_of(read("settings.json", Setting)),
    )
    validation.judge(found)
    return applied(found)


COMPONENTS = ComponentSet(_BUNDLED, build)


def parts() -> Parts:
    """The components in use."""
    return COMPONENTS.parts
