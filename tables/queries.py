"""What people may read of a table: made of rows and a session, changing nothing."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

import msgspec

from db.games import Games
from db.records import ChoiceRow, SeatRow, TableRow
from engine.core.events import Event
from engine.core.session import Session
from engine.core.title import ABANDONED, BY_CONSENT, BY_MODERATOR, Setup
from tables.records import LogLine, Look, Place, SeatInfo, TableInfo

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
