"""Whether a stored game fits the rules of this version, and what could be made of it if not."""

from __future__ import annotations

import msgspec

from db.records import SnapshotRow, TableRow
from engine.core.kit import GameState
from engine.core.session import Session
from engine.core.title import Setup, Title
from tables.playback import Replayed, compare_steps


class Verdict(msgspec.Struct, frozen=True):
    """Whether a stored game fits the rules of this version: `problems` in technical English (none: it fits).
    `repairable`: a new saved position can be made from the recorded answers. `repaired`: that was done. `older`: what
    today's rules make of otherwise than those by which it was played, which is no problem."""

    problems: tuple[str, ...] = ()
    repairable: bool = False
    repaired: bool = False
    older: tuple[str, ...] = ()


def verdict_of(
    title: Title[GameState],
    setup: Setup,
    row: TableRow,
    steps: tuple[Replayed, ...],
    saved: SnapshotRow,
    hidden: bool,
) -> tuple[Verdict, SnapshotRow | None]:
    """Whether a game can be played again from its record, and its saved position be loaded. If only the second fails in
    a running game: also the saved position that the record leads to. `hidden`: of a running game, too, the problems
    name what was answered, and by whom."""
    assert row.seed is not None
    found = compare_steps(title, setup, row.seed, steps)
    in_full = hidden or row.status != "running"
    problems: list[str] = []
    older: list[str] = []
    if found.misfit is not None:
        told = _step_problem(found.session, steps, found.misfit) if in_full else "a step of the record does not fit"
        if found.wrong:
            problems.append(told)
        else:
            older.append(f"{told} (rules version {found.version})")
    loads, is_older = _load_problem(title, row, saved, in_full=in_full)
    if loads is not None:
        (older if is_older else problems).append(loads)
    session = found.session if found.misfit is None else None
    repairable = bool(problems) and session is not None and row.status == "running"
    fresh = SnapshotRow(row.last_n, session.digest(), session.dump()) if repairable and session is not None else None
    return Verdict(tuple(problems), repairable, older=tuple(older)), fresh


def _load_problem(
    title: Title[GameState], row: TableRow, saved: SnapshotRow, *, in_full: bool
) -> tuple[str | None, bool]:
    """The problem with the saved position, and whether it is just that older rules were in force."""
    try:
        session: Session[GameState] = Session.load(
            title, saved.data, state_hash=saved.state_hash, begun_with=row.rules_version
        )
    except Exception as error:  # A damaged row can fail in any way.
        return "the saved position cannot be loaded" + (f" ({error})" if in_full else ""), False
    carried = session.carried
    if carried is None or not carried.changed:
        return None, False
    told = f"the saved position leads elsewhere than when it was stored (rules version {carried.rules_version})"
    if in_full:
        gone = " ".join("+".join(answer.keys) for answer in carried.taken_back)
        told += f", without the answers {gone}" if gone else ", with all its answers"
    return told, carried.rules_version != title.meta.rules_version


def _step_problem(session: Session[GameState] | None, steps: tuple[Replayed, ...], misfit: int) -> str:
    """The step that does not fit, and the question there."""
    step = next((step for step in steps if step.n == misfit), None)
    if step is None:
        return f"step {misfit} does not fit"
    pending = session.pending(step.seat) if session is not None and step.seat is not None else None
    asked = "" if pending is None else f", asked then: {pending.ask.about.key}"
    return f"step {misfit} does not fit: {step.kind} {' '.join(step.keys)} of seat {step.seat}{asked}"
