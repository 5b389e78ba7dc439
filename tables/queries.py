"""What people may read of a table: made of rows and a session, changing nothing."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

import msgspec

from db.games import Games
from db.records import ChoiceRow, SeatRow, TableRow
from engine.core.chance import DERIVATION
from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.session import Session
from engine.core.title import ABANDONED, BY_CONSENT, BY_MODERATOR, Setup, Title
from tables.promise import Promise
from tables.records import LogLine, Look, Place, SeatInfo, TableInfo, Verification

SHOWN_LINES = 40
"""How many lines a Look carries: what three computers say and do from one turn of a person to the next."""

ENDINGS = {"abandon": ABANDONED, "consent": BY_CONSENT, "moderate": BY_MODERATOR}
"""The steps with which a game ends without a result, and the reasons that they give."""

_EVENTS = msgspec.msgpack.Decoder(list[Event])


def info_of(row: TableRow, seats: list[SeatRow], reader: int | None = None) -> TableInfo:
    """The table as everybody (or the seat `reader`) may know it: the secret number and the seed only when the game is
    over, and of the seats that are waited for in secret none but the reader's own."""
    own = tuple(seat for seat in row.secret if seat == reader)
    return TableInfo(
        id=row.id,
        title=row.title,
        status=row.status,  # type: ignore[arg-type]
        place=Place(row.guild_id, row.channel_id, row.guild_locale, row.language),
        host_id=row.host_id,
        seats=tuple(_seat_info(seat) for seat in seats),
        options=row.options,
        commitment=row.commitment,
        seed=row.seed if row.status == "over" else None,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        version=row.version,
        owed=tuple(sorted(row.owed + own)),
        secret=row.secretive,
        owed_since=row.owed_since,
        draw_offered_by=row.draw_offered_by,
        end_agreed_by=row.end_agreed_by,
        rematch_of=row.rematch_of,
        rematch=row.rematch,
        secret_number=(row.secret_number or row.seed) if row.status == "over" else None,
    )


def _seat_info(seat: SeatRow) -> SeatInfo:
    return SeatInfo(seat.seat, seat.kind, seat.person_id, seat.name, seat.level, seat.word)  # type: ignore[arg-type]


def setup_of(row: TableRow, seats: int) -> Setup:
    """What the table's game starts from."""
    return Setup(seats, row.options, row.last_winner)


def lines_of(history: Iterable[ChoiceRow], seat: int | None) -> tuple[LogLine, ...]:
    """What a seat (None: an onlooker) reads of these steps; what was taken back is left out."""
    lines = []
    for row in history:
        if row.undone_by is not None:
            continue
        for event in _EVENTS.decode(row.events):
            text = event.text_for(seat)
            if text is not None:
                lines.append(LogLine(row.n, row.at, event.seat, text))
    return tuple(lines)


async def last_lines(
    games: Games, table_id: int, seat: int | None, most: int = SHOWN_LINES, newest: list[ChoiceRow] | None = None
) -> tuple[LogLine, ...]:
    """The last lines that a seat reads, oldest first. Steps that it does not read push nothing out, however many they
    are: how many lines there are must not tell what others do in secret. `newest`: the last `2 * most` steps, if they
    have been read."""
    lines: tuple[LogLine, ...] = ()
    before, several, steps = None, 2 * most, newest
    while len(lines) < most:
        if steps is None:
            steps = await games.choices(table_id, before=before, newest=several)
        lines = lines_of(steps, seat) + lines
        if len(steps) < several:
            break
        before, several, steps = steps[0].n, 2 * several, None
    return lines[-most:]


class NewestSteps:
    """The newest steps of the tables that were looked at last: a change is looked at for each message that shows it."""

    def __init__(self, most_tables: int = 200) -> None:
        self._most = most_tables
        self._kept: OrderedDict[int, tuple[int, list[ChoiceRow]]] = OrderedDict()

    async def lines(self, games: Games, row: TableRow, seat: int | None) -> tuple[LogLine, ...]:
        """What `last_lines` says of this version of the table."""
        version, steps = self._kept.get(row.id, (0, None))
        if version != row.version or steps is None:
            steps = await games.choices(row.id, newest=2 * SHOWN_LINES)
            self._kept[row.id] = (row.version, steps)
        self._kept.move_to_end(row.id)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return await last_lines(games, row.id, seat, newest=steps)


def look_at(
    row: TableRow,
    seats: list[SeatRow],
    session: Session[Any] | None,
    seat: int | None,
    lines: tuple[LogLine, ...],
) -> Look:
    """The table as a seat sees it, with the last lines that it reads."""
    info = info_of(row, seats, seat)
    if session is None:
        return Look(info, seat, None, None, None, False, lines)
    running = row.status == "running"
    pending = session.explained(seat) if running and seat is not None else None
    can_undo = running and seat is not None and session.can_undo(seat)
    barred = session.barred(seat) if pending is not None and seat is not None else ()
    postings = session.title.postings(session.state) if running else ()
    return Look(info, seat, session.view(seat), pending, session.standing(), can_undo, lines, barred, postings)


class Replayed(msgspec.Struct, frozen=True):
    """A step as it is played again."""

    n: int
    kind: str
    seat: int | None
    keys: tuple[str, ...]
    state_hash: str


def again(history: Iterable[ChoiceRow]) -> tuple[Replayed, ...]:
    """The steps without what a replay does not need."""
    return tuple(Replayed(row.n, row.kind, row.seat, tuple(row.keys), row.state_hash) for row in history)


def replay(
    title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...]
) -> tuple[Session[Any] | None, int | None]:
    """Play a recorded game again from its seed. Returns the session and the number of the first step that does not fit.

    Everything that was taken back is played and taken back again, so each stored hash is held to account.
    """
    session: Session[Any] | None = None
    for step in steps:
        try:
            if step.kind == "begin":
                session = Session.begin(title, setup, seed)
                session.collect()
            elif session is not None:
                _take(session, step)
        except EngineError:
            return session, step.n
        if session is None or session.digest() != step.state_hash:
            return session, step.n
    return session, None


def _take(session: Session[Any], step: Replayed) -> None:
    if step.kind in ENDINGS:
        session.abandon(ENDINGS[step.kind])
    if step.kind == "draw":
        session.agree_draw()
    if step.seat is None:
        return
    if step.kind == "choose":
        session.submit(step.seat, step.keys)
    elif step.kind == "undo":
        session.undo(step.seat)
    elif step.kind == "resign":
        session.resign(step.seat)


def view_then(title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...], seat: int | None) -> Any:
    """What the seat saw after these steps; None if they cannot be played again."""
    session, misfit = replay(title, setup, seed, steps)
    return None if session is None or misfit is not None else session.view(seat)


def check_record(
    title: Title[Any], setup: Setup, promise: Promise, table_id: int, steps: tuple[Replayed, ...]
) -> Verification:
    """Whether the seed is the promised one and the whole record follows from it."""
    _, misfit = replay(title, setup, promise.seed, steps)
    return Verification(
        table_id=table_id,
        over=True,
        commitment=promise.commitment,
        secret_number=promise.secret_number,
        secret_fits=promise.secret_fits(),
        words_fit=promise.words_fit(steps[0].keys if steps else ()),
        seed=promise.seed,
        seed_fits=promise.seed_fits(),
        steps=len(steps),
        steps_fit=bool(steps) and misfit is None,
        first_misfit=misfit,
    )


def export_record(row: TableRow, look: Look, history: list[ChoiceRow]) -> bytes:
    """JSON of what this reader may see: own answers and readable lines; once the game is over, everything that it takes
    to deal and play it again.

    Before that nothing counts the steps of others, some of which nobody may know of.
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
    """What the game was dealt from, as docs/fair-deals.md has it; number and seed only once it is over."""
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
