"""The record of a game: checked against what was promised, and exported."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

import msgspec

from db.records import ChoiceRow, TableRow
from engine.core.chance import DERIVATION
from engine.core.events import Event
from engine.core.kit import GameState
from engine.core.title import Setup, Title
from tables.commitment import DealRecord
from tables.playback import Replayed, compare_steps
from tables.projections import lines_of, setup_of
from tables.records import Look, TableInfo, Verification
from tables.version import VERSION

EXPORT_FORMAT = "orrery-export-1"
_EVENTS = msgspec.msgpack.Decoder(list[Event])


def check_record(
    title: Title[GameState], setup: Setup, deal: DealRecord, table_id: int, steps: tuple[Replayed, ...]
) -> Verification:
    """Whether the seed is the promised one and the record follows from it, as far as the rules of today can tell."""
    found = compare_steps(title, setup, deal.seed, steps)
    return Verification(
        table_id=table_id,
        over=True,
        commitment=deal.commitment,
        secret_number=deal.secret_number,
        secret_fits=deal.secret_fits(),
        words_fit=deal.words_fit(steps[0].keys if steps else ()),
        seed=deal.seed,
        seed_fits=deal.seed_fits(),
        steps=len(steps),
        steps_fit=bool(steps) and not found.wrong,
        first_misfit=found.misfit,
        rules_then=found.version,
        rules_now=title.meta.rules_version,
    )


def export_record(row: TableRow, look: Look, history: list[ChoiceRow]) -> bytes:
    """JSON of what this reader may see: own answers and readable lines. Once the game is over: everything that is
    needed to deal and play it again.

    Before that nothing in it counts the steps of others, because some of them nobody may know of.
    """
    info = look.info
    over = info.status == "over"
    lines = lines_of(history, look.seat)
    steps = [row for row in history if over or (look.seat is not None and row.seat == look.seat)]
    if not over:
        info = msgspec.structs.replace(info, version=0)
        known = sorted({line.n for line in lines} | {row.n for row in steps})
        place = {n: index for index, n in enumerate(known)}
        lines = tuple(msgspec.structs.replace(line, n=place[line.n]) for line in lines)
        steps = [
            msgspec.structs.replace(
                row,
                n=place[row.n],
                # The place at which the step stands that undid it, or would stand if its reader knew of it.
                undone_by=None if row.undone_by is None else bisect_left(known, row.undone_by),
            )
            for row in steps
        ]
    record: dict[str, Any] = {
        "format": EXPORT_FORMAT,
        "orrery": VERSION,
        "table": info,
        "deal": _deal(row, info),
        "seat": look.seat,
        "complete": over,
        "standing": look.standing,
        "view": look.view,
        "log": lines,
        "steps": [_exported(row, events=over) for row in steps],
    }
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def _deal(row: TableRow, info: TableInfo) -> dict[str, Any]:
    """What the game was dealt from, as described in docs/fair-deals.md. Number and seed only once it is over."""
    return {
        "derivation": DERIVATION,
        "commitment": info.commitment,
        "secret_number": info.secret_number,
        "words": [{"seat": seat.seat, "word": seat.word} for seat in info.seats if seat.word],
        "seed": info.seed,
        "setup": setup_of(row, len(info.seats)),
        "rules_version": row.rules_version,
    }


def _exported(row: ChoiceRow, *, events: bool) -> dict[str, Any]:
    fields = ("n", "kind", "seat", "keys", "at", "state_hash", "undone_by")
    step = {name: getattr(row, name) for name in fields}
    return step | {"events": _EVENTS.decode(row.events)} if events else step
