"""The record of a game: replayed from its seed, compared with what is stored, and exported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from db.records import ChoiceRow, TableRow
from engine.core.chance import DERIVATION
from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.posting import Posting
from engine.core.session import Session
from engine.core.title import Setup, Title
from tables.commitment import DealRecord
from tables.queries import ANSWERS, ENDINGS, lines_of, setup_of
from tables.records import Look, TableInfo, Verification

_EVENTS = msgspec.msgpack.Decoder(list[Event])


class Replayed(msgspec.Struct, frozen=True):
    """A replayed step."""

    n: int
    kind: str
    seat: int | None
    keys: tuple[str, ...]
    state_hash: str


def again(history: Iterable[ChoiceRow]) -> tuple[Replayed, ...]:
    """The steps in the form that a replay needs."""
    return tuple(Replayed(row.n, row.kind, row.seat, tuple(row.keys), row.state_hash) for row in history)


def replay(
    title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...]
) -> tuple[Session[Any] | None, int | None]:
    """Play a recorded game again from its seed. Returns the session and the number of the first step that does not fit.

    Answers that were undone are played and undone again, so each stored hash is checked.
    """
    session: Session[Any] | None = None
    for step in steps:
        session, misfit = after_step(title, setup, seed, session, step)
        if misfit:
            return session, step.n
    return session, None


def after_step(
    title: Title[Any], setup: Setup, seed: str, session: Session[Any] | None, step: Replayed
) -> tuple[Session[Any] | None, bool]:
    """The session after one more step (None: before the first one), and whether the step does not fit."""
    try:
        if step.kind == "begin":
            session = Session.begin(title, setup, seed)
            session.collect()
        elif session is not None:
            _take(session, step)
    except EngineError:
        return session, True
    return session, session is None or session.digest() != step.state_hash


def _take(session: Session[Any], step: Replayed) -> None:
    if step.kind in ENDINGS:
        session.abandon(ENDINGS[step.kind])
    if step.kind == "draw":
        session.agree_draw()
    if step.seat is None:
        return
    if step.kind in ANSWERS:
        session.submit(step.seat, step.keys)
    elif step.kind == "undo":
        session.undo(step.seat, over=session.answers_since(step.seat))
    elif step.kind == "aside":
        session.interject(step.seat, step.keys[0])
    elif step.kind == "resign":
        session.resign(step.seat)


def view_then(title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...], seat: int | None) -> Any:
    """What the seat saw after these steps. None if they cannot be played again."""
    session, misfit = replay(title, setup, seed, steps)
    return None if session is None or misfit is not None else session.view(seat)


def views_of_chapter(
    title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...], number: int
) -> tuple[Any, Any] | None:
    """What an onlooker saw when a chapter began and when it had ended. None if it has not; (None, None) if the steps
    cannot be played again."""
    session: Session[Any] | None = None
    before: Any = None
    for step in steps:
        session, misfit = after_step(title, setup, seed, session, step)
        if session is None or misfit:
            return None, None
        chapter = title.chapter(session.state)
        if chapter is not None and chapter > number:
            return None if before is None else (before, session.view(None))
        if chapter == number and before is None:
            before = session.view(None)
    return None


def record_then(
    title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...], number: int
) -> tuple[Posting, Any] | None:
    """A lasting posting as it last stood, with what an onlooker saw then. None if there was none, or if the steps
    cannot be played again."""
    session: Session[Any] | None = None
    found: tuple[Posting, Any] | None = None
    for step in steps:
        session, misfit = after_step(title, setup, seed, session, step)
        if session is None or misfit:
            return None
        standing = [each for each in title.postings(session.state) if each.lasting and each.number == number]
        if standing and (found is None or found[0] != standing[0]):
            found = (standing[0], session.view(None))
        elif found is not None and not standing:
            break
    return found


def check_record(
    title: Title[Any], setup: Setup, deal: DealRecord, table_id: int, steps: tuple[Replayed, ...]
) -> Verification:
    """Whether the seed is the promised one and the whole record follows from it."""
    _, misfit = replay(title, setup, deal.seed, steps)
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
        steps_fit=bool(steps) and misfit is None,
        first_misfit=misfit,
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
        place: dict[int | None, int] = {n: index for index, n in enumerate(known)}
        lines = tuple(msgspec.structs.replace(line, n=place[line.n]) for line in lines)
        steps = [
            msgspec.structs.replace(row, n=place[row.n], undone_by=place.get(row.undone_by, row.undone_by))
            for row in steps
        ]
    record: dict[str, Any] = {
        "format": "orrery-export-1",
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
