"""Questions of whole games, as people see them."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import Any

from cogs.voidfall.presentation import VoidfallPresentation
from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup
from engine.voidfall.title import META, Voidfall
from tables.records import Look, Place, SeatInfo, TableInfo

NOW = datetime(2026, 1, 2, tzinfo=UTC)
TITLE = Voidfall()
SHOWN = VoidfallPresentation(TITLE)
MODES = {"competitive": 2, "coop": 2, "solo": 1}
"""How many play."""
SCENARIOS = {"competitive": "X01", "coop": "K01", "solo": "C011"}
SEEDS = ("5eed", "51c", "1dea")
MOST_ANSWERS = 900


def look_of(game: Session[Any], seat: int, options: dict[str, str]) -> Look:
    """What a seat sees."""
    about = TableInfo(
        id=12345678,
        title=META.id,
        status="running",
        place=Place(1, 2, "en-US"),
        host_id=5,
        seats=tuple(SeatInfo(each, "person", 5 + each, f"Somebody with a name {each}") for each in range(game.seats)),
        options=options,
        commitment=None,
        seed=None,
        created_at=NOW,
        started_at=None,
        ended_at=None,
        version=1,
        owed=game.owed(),
        owed_since=NOW,
    )
    return Look(about, seat, game.view(seat), game.explained(seat), game.standing(), True, ())


@cache
def busiest(mode: str) -> dict[str, Look]:
    """Of random games, for each question (by the key of its text) the one with the most options."""
    found: dict[str, Look] = {}
    sizes: dict[str, int] = {}
    for seed in SEEDS:
        _play(mode, seed, found, sizes)
    return found


def _play(mode: str, seed: str, found: dict[str, Look], sizes: dict[str, int]) -> None:
    options = META.settle_options({"mode": mode, "scenario": SCENARIOS[mode], "houses": "dealt"})
    game = Session.begin(TITLE, Setup(MODES[mode], options), seed)
    lots = Chance(seed)
    for _ in range(MOST_ANSWERS):
        owed = game.owed()
        if not owed:
            break
        pending = game.pending(owed[0])
        assert pending is not None
        kind, keys = pending.ask.about.key, pending.ask.options.keys
        if len(keys) > sizes.get(kind, 0):
            sizes[kind] = len(keys)
            found[kind] = look_of(game, owed[0], options)
            pending.ask.settle()
        acting = [key for key in keys if key not in ("done", "none", "catastrophe")] or keys
        game.submit(owed[0], (acting[lots.below(len(acting))],))
