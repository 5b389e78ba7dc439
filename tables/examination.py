"""Whether a stored game fits the rules of this version, and what could be made of it if not."""

from __future__ import annotations

from typing import Any

import msgspec

from db.records import SnapshotRow, TableRow
from engine.core.errors import EngineError
from engine.core.session import Session
from engine.core.title import Setup, Title
from tables.playback import Replayed, replay


class Verdict(msgspec.Struct, frozen=True):
    """Whether a stored game fits the rules of this version: `problems` in technical English (none: it fits).
    `repairable`: a new saved position can be made from the recorded answers. `repaired`: that was done."""

    problems: tuple[str, ...] = ()
    repairable: bool = False
    repaired: bool = False


def verdict_of(
    title: Title[Any], setup: Setup, row: TableRow, steps: tuple[Replayed, ...], saved: SnapshotRow
) -> tuple[Verdict, SnapshotRow | None]:
    """Whether a game can be played again from its record, and its saved position be loaded. If only the second fails in
    a running game: also the saved position that the record leads to."""
    assert row.seed is not None
    session, misfit = replay(title, setup, row.seed, steps)
    problems = [] if misfit is None else [_step_problem(session, steps, misfit)]
    loads = _load_problem(title, saved)
    problems += [] if loads is None else [loads]
    repairable = bool(problems) and misfit is None and session is not None and row.status == "running"
    fresh = SnapshotRow(row.last_n, session.digest(), session.dump()) if repairable and session is not None else None
    return Verdict(tuple(problems), repairable), fresh


def _load_problem(title: Title[Any], saved: SnapshotRow) -> str | None:
    """The problem with the saved position."""
    try:
        session: Session[Any] = Session.load(title, saved.data)
    except EngineError as error:
        return f"the saved position cannot be loaded ({error})"
    if session.digest() != saved.state_hash:
        return "the saved position loads to another state than was stored"
    return None


def _step_problem(session: Session[Any] | None, steps: tuple[Replayed, ...], misfit: int) -> str:
    """The step that does not fit, and the question there."""
    step = next((step for step in steps if step.n == misfit), None)
    if step is None:
        return f"step {misfit} does not fit"
    pending = session.pending(step.seat) if session is not None and step.seat is not None else None
    asked = "" if pending is None else f", asked then: {pending.ask.about.key}"
    return f"step {misfit} does not fit: {step.kind} {' '.join(step.keys)} of seat {step.seat}{asked}"
