"""A game comes from the file of an export: read, played again from its seed, and stored.

Nothing in the file is believed. Every step must be legal and lead to the state that is recorded for it; the lines of
the log are those that the rules give again (proposals and votes are left out). A game with a result is stored as
finished. One without (ended by consent, or never ended) goes on: it waits as a lobby in which people and computers
take its seats. Its seed is known to everybody who has the file, which the log says.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from db.archive import archived
from db.records import ChoiceRow, SeatRow, SnapshotRow, TableRow
from engine.core.chance import commitment, deal_seed
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.kit import GameState
from engine.core.session import Session
from engine.core.text import Text, say
from engine.core.title import Setup, Title
from engine.titles import TITLES
from tables.commitment import WORD_LENGTH, Words
from tables.errors import refuse
from tables.history import EXPORT_FORMAT
from tables.playback import Playback, Replayed
from tables.projections import ANSWERS, ENDINGS, REWIND, REWOUND
from tables.records import Person, Place

if TYPE_CHECKING:  # The process that reads files loads no database.
    from db.store import Transaction

MOST_BYTES = 4 * 1024 * 1024
MOST_STEPS = 5_000
"""Computers need at most 850 steps for a game of any title, and games of random answers 2,100."""
MOST_REPLAYED = 60_000
"""How many answers all undone steps together may have played again: an undo plays what was answered since the last
thing that cannot be undone, a few dozen answers at most."""
MOST_REWINDS = 200
MOST_NAME = 32
FIRST_YEAR, LAST_YEAR = 2015, 2100
_MOST_KEYS, _MOST_KEY = 64, 200
_EVENTS = msgspec.msgpack.Encoder()
_BREAKING = ("Cc", "Cs", "Zl", "Zp")
"""Kinds of characters that would break a line, or that cannot be stored."""

_Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=64)]
"""A seat. Whether the title has it is checked later."""
_Code: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[ -~]{0,128}$")]
"""A number, seed, hash or name of the program's own as text."""
_Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
_Key: TypeAlias = Annotated[str, msgspec.Meta(max_length=_MOST_KEY)]
_Kind: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z-]{0,31}$")]


class _Step(msgspec.Struct):
    n: int
    kind: _Kind
    seat: _Place | None
    keys: Annotated[tuple[_Key, ...], msgspec.Meta(max_length=_MOST_KEYS)]
    at: datetime
    state_hash: _Code


class _Seat(msgspec.Struct):
    seat: _Place
    kind: Literal["open", "person", "computer"]
    name: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    level: Literal["easy", "normal", "hard"] | None = None


class _Word(msgspec.Struct):
    seat: _Place
    word: Annotated[str, msgspec.Meta(max_length=1000)]


class _Setup(msgspec.Struct):
    seats: _Place
    options: dict[_Code, bool | _Number | _Code]
    last_winner: _Place | None = None


class _Deal(msgspec.Struct):
    seed: _Code | None
    setup: _Setup
    rules_version: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    secret_number: _Code | None = None
    words: tuple[_Word, ...] = ()


class _Table(msgspec.Struct):
    title: _Code
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
    steps: tuple[Replayed, ...] = ()
    times: tuple[datetime, ...] = ()


class Rebuilt(msgspec.Struct, frozen=True):
    """A game that was played again: its steps as they are stored (`Games.add_archive`), the last of them, when the
    first and the last were taken, and its position. `goes_on`: it has no result yet. `misfit`: the first step that does
    not fit (None: all do); then nothing else is of use."""

    archive: bytes = b""
    last: SnapshotRow = SnapshotRow(-1, "", b"")
    times: tuple[datetime, ...] = ()
    goes_on: bool = False
    misfit: int | None = None


def load_titles() -> None:
    """Read what every game needs, before the memory of the process is limited."""
    for title in TITLES.values():
        Session.begin(title, Setup(title.meta.most_players, title.meta.settle_options({})), "")


def take_in(data: bytes, titles: Mapping[str, Title[GameState]]) -> tuple[Imported, Rebuilt] | Text:
    """Read a file and play its game again; or why that cannot be. Made for a process of its own, with little memory:
    whoever sends a file decides what is in it."""
    try:
        found = read_file(data, titles)
        del data
        rebuilt = play_again(titles[found.title], found)
    except Refused as refusal:
        return refusal.text
    except MemoryError:
        return say("error-import-heavy")
    return msgspec.structs.replace(found, steps=(), times=()), rebuilt


def read_file(data: bytes, titles: Mapping[str, Title[GameState]]) -> Imported:
    """The game in the file of an export. Raises Refused, which says what is wrong with it."""
    if len(data) > MOST_BYTES:
        raise refuse("error-import-large", most=MOST_BYTES // 1024 // 1024)
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refuse("error-import-not-json") from None
    if head.format != EXPORT_FORMAT:
        raise refuse("error-import-format", format=EXPORT_FORMAT)
    try:
        found = msgspec.json.decode(data, type=_Export)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _refuse_broken(str(error)) from None
    title = titles.get(found.table.title)
    if title is None:
        raise refuse("error-import-title", title=found.table.title)
    if not found.complete or found.deal.seed is None:
        raise refuse("error-import-partial")
    return _check_contents(found, title)


def _refuse_broken(problem: str) -> Refused:
    return refuse("error-import-broken", problem=problem[:200])


def _check_contents(found: _Export, title: Title[GameState]) -> Imported:
    deal, seats, meta = found.deal, found.table.seats, title.meta
    count = deal.setup.seats
    if not meta.least_players <= count <= meta.most_players or [seat.seat for seat in seats] != list(range(count)):
        raise _refuse_broken("table.seats")
    try:
        options = meta.settle_options(deal.setup.options, played=True)
    except (ValueError, TypeError) as error:
        raise _refuse_broken(f"deal.setup.options: {error}") from None
    if deal.setup.last_winner is not None and deal.setup.last_winner >= count:
        raise _refuse_broken("deal.setup.last_winner")
    steps = found.steps
    if not steps or len(steps) > MOST_STEPS or [step.n for step in steps] != list(range(len(steps))):
        raise _refuse_broken("steps")
    if any(step.at.tzinfo is None or not FIRST_YEAR <= step.at.year <= LAST_YEAR for step in steps):
        raise _refuse_broken("steps: at")
    if sum(step.kind == REWIND for step in steps) > MOST_REWINDS:
        raise refuse("error-import-heavy")
    assert deal.seed is not None
    version = max(1, min(deal.rules_version, meta.rules_version))
    words = _check_words(deal.words, count)
    secret = deal.secret_number
    kept = secret is not None and secret != deal.seed and deal_seed(secret, words) == deal.seed
    return Imported(
        title=found.table.title,
        setup=Setup(count, options, deal.setup.last_winner, version),
        seed=deal.seed,
        secret_number=secret if kept else None,
        words=words if kept else (),
        rules_version=version,
        seats=tuple((_name_of(seat), seat.level) for seat in seats),
        steps=tuple(Replayed(step.n, step.kind, step.seat, step.keys, step.state_hash) for step in steps),
        times=tuple(step.at for step in steps),
    )


def _check_words(given: tuple[_Word, ...], seats: int) -> Words:
    """The players' words. Refused unless there is at most one for a seat, in their order, short."""
    places = [word.seat for word in given]
    if places != sorted(set(places)) or any(place >= seats for place in places):
        raise _refuse_broken("deal.words")
    if any(word.word != _as_one_line(word.word, WORD_LENGTH) for word in given):
        raise _refuse_broken("deal.words")
    return tuple((word.seat, word.word) for word in given)


def _name_of(seat: _Seat) -> str:
    return (_as_one_line(seat.name, MOST_NAME) or "?") if seat.kind == "person" else ""


def _as_one_line(given: str, most: int) -> str:
    """A text of a person without what would break its line, at most so long."""
    plain = "".join(" " if unicodedata.category(sign) in _BREAKING else sign for sign in given)
    return " ".join(plain.split())[:most].strip()


# -- playing it again ------------------------------------------------------------------------------------------------


def play_again(title: Title[GameState], found: Imported) -> Rebuilt:
    """Play the game again. A game that was ended without a result goes on from there. Raises Refused if that is more
    work than games are."""
    last = next((step.n for step in found.steps if step.kind in ENDINGS), len(found.steps))
    steps = found.steps[:last]
    playback = Playback(title, found.setup, found.seed, steps)
    rows: list[ChoiceRow] = []
    standing: list[int] = []  # The indexes of the steps that are not undone.
    replayed = 0
    for step, at in zip(steps, found.times, strict=False):
        if step.seat is not None and step.seat >= found.setup.seats:
            return Rebuilt(misfit=step.n)
        replayed += len(playback.session.trail) if step.kind == "undo" and playback.session is not None else 0
        if replayed > MOST_REPLAYED:
            raise refuse("error-import-heavy")
        undone = _undone_by(playback.session, step, rows, standing)
        try:
            fits = playback.play(step)
        except MemoryError:
            raise
        except Exception:  # A forged record can make the rules fail in any way.
            fits = False
        if not fits or playback.session is None or (step.kind == "begin") != (step.n == 0):
            return Rebuilt(misfit=step.n)
        for place in undone:
            rows[place] = msgspec.structs.replace(rows[place], undone_by=step.n)
            standing.remove(place)
        standing.append(len(rows))
        rows.append(_row_of(step, at, _EVENTS.encode([*playback.events, *_public_lines(title, step)])))
    session = playback.session
    if session is None:
        return Rebuilt(misfit=0)
    saved = SnapshotRow(rows[-1].n, rows[-1].state_hash, session.dump())
    return Rebuilt(archived(rows), saved, (rows[0].at, rows[-1].at), not session.standing().over)


def _row_of(step: Replayed, at: datetime, events: bytes) -> ChoiceRow:
    return ChoiceRow(
        n=step.n, kind=step.kind, seat=step.seat, keys=list(step.keys), at=at, state_hash=step.state_hash, events=events
    )


def _undone_by(
    session: Session[GameState] | None, step: Replayed, rows: list[ChoiceRow], standing: list[int]
) -> list[int]:
    """The places of the steps that this one undoes, of those that stand."""
    if step.kind == REWIND:
        to = -1 if step.back_to is None else step.back_to
        return [place for place in standing if rows[place].n > to and rows[place].kind in REWOUND]
    if step.kind != "undo" or session is None or step.seat is None:
        return []
    answers = (place for place in reversed(standing) if rows[place].kind in ANSWERS)
    later: list[int] = []
    for place in answers:
        if rows[place].seat == step.seat:
            return [place, *(reversed(later) if session.answers_since(step.seat) else ())]
        later.append(place)
    return []


def _public_lines(title: Title[GameState], step: Replayed) -> list[Event]:
    """The public line of a step that is not of the rules."""
    if step.kind == "undo" and step.seat is not None:
        return [Event(say("table-log-undo", seat=title.meta.seat(step.seat)), seat=step.seat)]
    return [Event(say("table-log-rewound"))] if step.kind == REWIND else []


# -- storing it ------------------------------------------------------------------------------------------------------


def table_of(
    title: Title[GameState], found: Imported, rebuilt: Rebuilt, place: Place, host: Person, now: datetime
) -> TableRow:
    """The table of an imported game: finished, or a lobby from which it goes on."""
    first, last = rebuilt.times
    row = TableRow(
        title=found.title,
        status="lobby" if rebuilt.goes_on else "over",
        **msgspec.structs.asdict(place),
        host_id=host.id,
        imported_by=host.id,
        options=found.setup.options,
        rules_version=found.rules_version,
        seed=found.seed,
        secret_number=found.secret_number,
        commitment=commitment(found.secret_number or found.seed),
        created_at=now if rebuilt.goes_on else min(first, now),
        last_winner=found.setup.last_winner,
    )
    if rebuilt.goes_on:
        return row
    return msgspec.structs.replace(row, started_at=min(first, now), ended_at=min(last, now), last_n=rebuilt.last.n)


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
    await tx.games.add_archive(table_id, rebuilt.archive)
    await tx.games.save_snapshot(table_id, rebuilt.last)
