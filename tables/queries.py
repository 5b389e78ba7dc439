"""What people may read of a table: made of rows and a session, changing nothing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from db.games import Games
from db.records import ChoiceRow, SeatRow, TableRow
from engine.core.events import Event
from engine.core.title import ABANDONED, BY_CONSENT, BY_MODERATOR, Setup
from tables.records import LogLine, Look, Place, SeatInfo, TableInfo

SHOWN_LINES = 40
"""How many lines a Look carries: what three computers say and do from one turn of a person to the next."""

ENDINGS = {"abandon": ABANDONED, "consent": BY_CONSENT, "moderate": BY_MODERATOR}
"""The steps with which a game ends without a result, and the reasons that they give."""

MOST_DECODED = 4096
"""Steps whose events are kept decoded: the newest ones of a game are read by several people after each change."""

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


@lru_cache(MOST_DECODED)
def _events_of(data: bytes) -> tuple[Event, ...]:
    return tuple(_EVENTS.decode(data))


def lines_of(history: Iterable[ChoiceRow], seat: int | None) -> tuple[LogLine, ...]:
    """What a seat (None: an onlooker) reads of these steps; what was taken back is left out."""
    lines = []
    for row in history:
        if row.undone_by is not None:
            continue
        for event in _events_of(row.events):
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


def bare_look(row: TableRow, seats: list[SeatRow], seat: int | None, lines: tuple[LogLine, ...] = ()) -> Look:
    """The table without its game."""
    return Look(info_of(row, seats, seat), seat, None, None, None, False, lines)
