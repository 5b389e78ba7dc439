"""The components of Voidfall, read from `data/*.json`: cards, houses, sectors, maps, scenarios, tables of numbers.

Every record says how certain it is (`source`). House values are most maps, the conditions and penalties of Crises, the
Joint Focus cards, and the abilities of the special houses. An owner replaces any file by one of the same form; ids are
kept, since names depend on them. Effects are written in `engine.voidfall.vocabulary`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.components import ComponentSet, Files, kinds_of, read_bundled, read_kinds, read_records
from engine.voidfall import validation
from engine.voidfall.parts import Parts
from engine.voidfall.records.galaxy import adjacency
from engine.voidfall.records.settings import Setting
from engine.voidfall.records.tables import VoidbornPoints
from engine.voidfall.settings import apply_settings, settings_of

KINDS: dict[str, type[Any]] = {**kinds_of(Parts), "voidborn_score": VoidbornPoints, "settings": Setting}
FILES = tuple([f"{name}.json" for name in KINDS])
FREE_IDS = ("bounty_tokens.json", "reclaim_tokens.json")
"""Files whose ids nothing depends on."""


class _Named(msgspec.Struct, frozen=True):
    """Any record, of which only the id is read."""

    id: str


_BUNDLED = read_bundled("engine.voidfall", FILES)
_IDS = {file: tuple(read_records(_BUNDLED, file, _Named)) for file in FILES}


def build(given: Files) -> Parts:
    """Read and check all files. Raises ComponentError, which names the file and the record."""
    read = read_kinds(given, KINDS)
    for file, records in zip(FILES, read.values(), strict=True):
        if file not in FREE_IDS:
            validation.judge_ids(file, tuple(records), _IDS[file])
    tables: dict[str, Any] = {
        **read,
        "adjacency": {each.id: adjacency(each) for each in read["maps"].values()},
        "trade_ladder": tuple(read["trade_ladder"].values()),
        "player_counts": {each.players: each for each in read["player_counts"].values()},
        "voidborn_score": {each.id: each.points for each in read["voidborn_score"].values()},
        "settings": settings_of(read["settings"]),
    }
    found = Parts(**tables)
    validation.judge(found)
    return apply_settings(found)


COMPONENTS = ComponentSet(_BUNDLED, build)


def parts() -> Parts:
    """The components in use."""
    return COMPONENTS.parts
