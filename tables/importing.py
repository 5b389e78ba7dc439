"""A game comes from the file of an export: read, played again from its seed, and stored.

Nothing in the file is believed. Every step must be legal and lead to the state that is recorded for it; the lines of
the log are those that the rules give again (proposals and votes are left out). A game with a result is stored as
finished. One without (ended by consent, or never ended) goes on: it waits as a lobby in which people and computers
take its seats. Its seed is known to everybody who has the file, which the log says.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec

from db.records import ChoiceRow, SeatRow, SnapshotRow, TableRow
from db.store import Transaction
from engine.core.chance import commitment, deal_seed
from engine.core.events import Event
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup, Title
from tables.commitment import Words
from tables.errors import refuse
from tables.history import EXPORT_FORMAT
from tables.playback import Playback, Replayed
from tables.queries import ANSWERS, ENDINGS, REWIND, REWOUND
from tables.records import Person, Place

MOST_BYTES = 4 * 1024 * 1024
MOST_STEPS = 20_000
MOST_NAME = 80
_EVENTS = msgspec.msgpack.Encoder()


class _Step(msgspec.Struct):
    n: int
    kind: str
    seat: int | None
    keys: tuple[str, ...]
    at: datetime
    state_hash: str


class _Seat(msgspec.Struct):
    seat: int
    kind: str
    name: str = ""
    level: str | None = None


class _Word(msgspec.Struct):
    seat: int
    word: str


class _Setup(msgspec.Struct):
    seats: int
    options: dict[str, bool | int | str]
    last_winner: int | None = None


class _Deal(msgspec.Struct):
    seed: str | None
    setup: _Setup
    rules_version: int
    secret_number: str | None = None
    words: tuple[_Word, ...] = ()


class _Table(msgspec.Struct):
    title: str
    seats: tuple[_Seat, ...]


class _Head(msgspec.Struct):
    format: str = ""


class _Export(msgspec.Struct):
    table: _Table
    deal: _Deal
    steps: tuple[_Step, ...]
    complete: bool


class Imported(msgspec.Struct, frozen=True):
    """A game as it was read, before it is played again."""

    title: str
    setup: Setup
    seed: str
    secret_number: str | None
    words: Words
    rules_version: int
    seats: tuple[tuple[str, str | None], ...]
    """By seat: the name of its person ("": a computer), and the level of its computer."""
    steps: tuple[Replayed, ...]
    times: tuple[datetime, ...]


class Rebuilt(msgspec.Struct, frozen=True):
    """A game that was played again: its steps as they are stored, and its position. `goes_on`: it has no result yet.
    `misfit`: the first step that does not fit (None: all do); then nothing else is of use."""

    rows: tuple[ChoiceRow, ...] = ()
    saved: bytes = b""
    goes_on: bool = False
    misfit: int | None = None


def read(data: bytes, titles: Mapping[str, Title[Any]]) -> Imported:
    """The game in the file of an export. Raises Refused, which says what is wrong with it."""
    if len(data) > MOST_BYTES:
        raise refuse("error-import-large", most=MOST_BYTES // 1024 // 1024)
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refuse("error-import-not-json") from None
    if head.format != EXPORT_FORMAT:
        raise refuse("error-import-format", format=EXPORT_FORMAT)
    try:
        found = msgspec.json.decode(data, type=_Export)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise refuse("error-import-broken", problem=str(error)[:200]) from None
    title = titles.get(found.table.title)
    if title is None:
        raise refuse("error-import-title", title=found.table.title[:MOST_NAME])
    if not found.complete or found.deal.seed is None:
        raise refuse("error-import-partial")
    return _checked(found, title)


def _checked(found: _Export, title: Title[Any]) -> Imported:
    deal, seats, meta = found.deal, found.table.seats, title.meta
    try:
        options = meta.settle_options(deal.setup.options)
    except (ValueError, TypeError) as error:
        raise refuse("error-import-broken", problem=f"deal.setup.options: {error}"[:200]) from None
    count = deal.setup.seats
    numbered = [seat.seat for seat in seats] == list(range(count))
    if not numbered or not meta.least_players <= count <= meta.most_players:
        raise refuse("error-import-broken", problem="table.seats")
    steps = found.steps
    if not steps or len(steps) > MOST_STEPS or [step.n for step in steps] != list(range(len(steps))):
        raise refuse("error-import-broken", problem="steps")
    if any(step.at.tzinfo is None for step in steps):
        raise refuse("error-import-broken", problem="steps: at")
    assert deal.seed is not None
    words = tuple((word.seat, word.word) for word in deal.words)
    secret = deal.secret_number
    kept = secret is not None and secret != deal.seed and deal_seed(secret, words) == deal.seed
    return Imported(
        title=found.table.title,
        setup=Setup(count, options, deal.setup.last_winner),
        seed=deal.seed,
        secret_number=secret if kept else None,
        words=words if kept else (),
        rules_version=deal.rules_version,
        seats=tuple((seat.name[:MOST_NAME] if seat.kind == "person" else "", seat.level) for seat in seats),
        steps=tuple(Replayed(step.n, step.kind, step.seat, step.keys, step.state_hash) for step in steps),
        times=tuple(step.at for step in steps),
    )


# -- playing it again ------------------------------------------------------------------------------------------------


def rebuild(title: Title[Any], found: Imported) -> Rebuilt:
    """Play the game again. A game that was ended without a result goes on from there."""
    last = next((step.n for step in found.steps if step.kind in ENDINGS), len(found.steps))
    steps = found.steps[:last]
    playback = Playback(title, found.setup, found.seed, steps)
    rows: list[ChoiceRow] = []
    for step, at in zip(steps, found.times, strict=False):
        if step.seat is not None and not 0 <= step.seat < found.setup.seats:
            return Rebuilt(misfit=step.n)
        undone = _undone_by(playback.session, step, rows)
        try:
            fits = playback.play(step)
        except Exception:  # whatever a forged record makes the rules do
            fits = False
        if not fits or playback.session is None or (step.kind == "begin") != (step.n == 0):
            return Rebuilt(misfit=step.n)
        events = _EVENTS.encode([*playback.events, *_said(title, step)])
        for place in undone:
            rows[place] = msgspec.structs.replace(rows[place], undone_by=step.n)
        rows.append(
            ChoiceRow(
                n=step.n,
                kind=step.kind,
                seat=step.seat,
                keys=list(step.keys),
                at=at,
                state_hash=step.state_hash,
                events=events,
            )
        )
    session = playback.session
    if session is None:
        return Rebuilt(misfit=0)
    return Rebuilt(tuple(rows), session.dump(), not session.standing().over)


def _undone_by(session: Session[Any] | None, step: Replayed, rows: list[ChoiceRow]) -> list[int]:
    """The places of the steps that this one undoes."""
    left = [place for place, row in enumerate(rows) if row.undone_by is None]
    if step.kind == REWIND:
        to = -1 if step.back_to is None else step.back_to
        return [place for place in left if rows[place].n > to and rows[place].kind in REWOUND]
    if step.kind != "undo" or session is None or step.seat is None:
        return []
    answers = [place for place in left if rows[place].kind in ANSWERS]
    own = next((place for place in reversed(answers) if rows[place].seat == step.seat), None)
    if own is None:
        return []
    over = session.answers_since(step.seat)
    return [own, *(place for place in answers if over and place > own)]


def _said(title: Title[Any], step: Replayed) -> list[Event]:
    """The public line of a step that is not of the rules."""
    if step.kind == "undo" and step.seat is not None:
        return [Event(say("table-log-undo", seat=title.meta.seat(step.seat)), seat=step.seat)]
    return [Event(say("table-log-rewound"))] if step.kind == REWIND else []


# -- storing it ------------------------------------------------------------------------------------------------------


def table_of(
    title: Title[Any], found: Imported, rebuilt: Rebuilt, place: Place, host: Person, now: datetime
) -> TableRow:
    """The table of an imported game: finished, or a lobby from which it goes on."""
    first, last = found.times[0], found.times[len(rebuilt.rows) - 1]
    row = TableRow(
        title=found.title,
        status="lobby" if rebuilt.goes_on else "over",
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        guild_locale=place.guild_locale,
        language=place.language,
        host_id=host.id,
        options=found.setup.options,
        rules_version=title.meta.rules_version,
        seed=found.seed,
        secret_number=found.secret_number,
        commitment=commitment(found.secret_number or found.seed),
        created_at=now if rebuilt.goes_on else min(first, now),
        last_winner=found.setup.last_winner,
    )
    if rebuilt.goes_on:
        return row
    n = rebuilt.rows[-1].n
    return msgspec.structs.replace(row, started_at=min(first, now), ended_at=min(last, now), last_n=n)


def seats_of(found: Imported, *, goes_on: bool) -> list[SeatRow]:
    """The seats of an imported game: open if it goes on, else those who sat there, without their accounts."""
    words = dict(found.words)
    if goes_on:
        return [SeatRow(seat=seat, kind="open") for seat in range(found.setup.seats)]
    return [
        SeatRow(seat=seat, kind="person" if name else "computer", name=name, level=level, word=words.get(seat, ""))
        for seat, (name, level) in enumerate(found.seats)
    ]


async def store_record(tx: Transaction, table_id: int, rebuilt: Rebuilt) -> None:
    """Store the steps and the position of an imported game."""
    last = rebuilt.rows[-1]
    await tx.games.add_archive(table_id, list(rebuilt.rows))
    await tx.games.save_snapshot(table_id, SnapshotRow(last.n, last.state_hash, rebuilt.saved))
