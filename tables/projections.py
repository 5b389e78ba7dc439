"""What people may read of a table, made of rows and a session. Changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from db.records import ChoiceRow, SeatRow, TableRow
from engine.core.events import Event
from engine.core.title import ABANDONED, BY_CONSENT, BY_MODERATOR, BY_VOTE, Setup
from engine.players.reasons import reason
from tables.records import LogLine, Look, Place, RewindProposed, SeatInfo, TableInfo

if TYPE_CHECKING:  # Worker processes load no database.
    from db.games import Games

SHOWN_LINES = 40
"""How many lines a Look carries: enough for what three computers say and do between two turns of a person."""

ENDINGS = {"abandon": ABANDONED, "consent": BY_CONSENT, "vote": BY_VOTE, "moderate": BY_MODERATOR}
"""The steps that end a game without a result, with their reasons."""

ANSWERS = ("choose", "order")
"""The steps that answer a question: by the seat itself, and by what its person has laid down in advance."""

MOVES = (*ANSWERS, "undo")
"""The steps by which the person at a seat goes on with the game, or back in it."""

REWIND = "rewind"
"""The step after which the game stands again as it did after an earlier step, whose number is its key."""
RULES = "rules"
"""The step after which a game goes on under other rules; its key is their version, and its row has the position. The
answers that they no longer allow are marked as undone by it."""
REWOUND = (*ANSWERS, "undo", "aside", "queue")
"""The steps that a rewind undoes; others (proposals, moves) did not change the game."""

MOST_DECODED = 4096
"""How many steps keep their decoded events. Several people read the newest steps of a game after each change."""

_EVENTS = msgspec.msgpack.Decoder(list[Event])


def place_of(row: TableRow) -> Place:
    """Where a table stands."""
    return Place(row.guild_id, row.channel_id, row.guild_locale, row.language, row.parent_id)


def info_of(row: TableRow, seats: list[SeatRow], reader: int | None = None) -> TableInfo:
    """The table as everybody (or the seat `reader`) may know it. The secret number and the seed are included only when
    the game is over. Of the seats that are waited for in secret, only the reader's own is."""
    own = tuple(seat for seat in row.secret if seat == reader)
    return TableInfo(
        id=row.id,
        title=row.title,
        status=row.status,  # type: ignore[arg-type]
        place=place_of(row),
        host_id=row.host_id,
        seats=tuple(_seat_info(row, seat) for seat in seats),
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
        invited=row.invited,
        frozen=row.frozen_at is not None,
        handover=row.handover,
        imported_by=row.imported_by,
        rewind=None if row.rewind is None else RewindProposed(row.rewind.by, row.rewind.agreed_by),
        waited_since=row.waited_since,
        asked_since=row.asked_since,
        private=row.private,
        clock=row.clock,
        deadlines=tuple(
            each.due or (each.secret_due if seat == reader else None) for seat, each in enumerate(row.seat_clocks)
        ),
        ballot=row.ballot,
        lesson=row.lesson,
        start=row.start,
        closes_at=row.closes_at,
        amendment=row.amendment,
        explains=row.explains,
        unrated=row.unrated,
        paused_until=row.paused_until,
        trial_of=row.trial_of,
        terms=row.terms,
        series=row.series,
        winners=row.winners,
        secret_number=(row.secret_number or row.seed) if row.status == "over" else None,
    )


def _seat_info(row: TableRow, seat: SeatRow) -> SeatInfo:
    known = (seat.seat, seat.kind, seat.person_id, seat.name, seat.level, seat.word, seat.former, seat.stand_in)
    told = row.status == "running" and seat.kind == "computer" and explains(row)
    return SeatInfo(*known, reason(seat.gained.terms) if told else (), seat.nudged_at)  # type: ignore[arg-type]


def explains(row: TableRow) -> bool:
    """Whether the computers of a table say why they have played what they have played: always in a lesson."""
    return row.explains or row.lesson


def seated_since(seat: SeatRow) -> int:
    """The number of the step with which whoever sits there took the seat over; 0 if they have played from the start."""
    return seat.former[-1].until_n if seat.former else 0


def setup_of(row: TableRow, seats: int) -> Setup:
    """The setup from which the table's game starts."""
    return Setup(seats, row.options, row.last_winner, row.rules_version)


@lru_cache(MOST_DECODED)
def _events_of(data: bytes) -> tuple[Event, ...]:
    return tuple(_EVENTS.decode(data))


def lines_of(history: Iterable[ChoiceRow], seat: int | None) -> tuple[LogLine, ...]:
    """What a seat (None: an onlooker) reads of these steps. Undone steps are left out."""
    lines = []
    for row in history:
        if row.undone_by is not None:
            continue
        for event in _events_of(row.events):
            text = event.text_for(seat)
            if text is not None:
                lines.append(LogLine(row.n, row.at, event.seat, text))
    return tuple(lines)


def beginning_in(of_step: Sequence[LogLine], opens: tuple[str, ...]) -> int | None:
    """The place of the first line with which a chapter begins among those of the step in which it does
    (`Notices.opens_chapter`): the lines before it belong to the chapter before. None: none says so."""
    return next((place for place, line in enumerate(of_step) if line.text.key in opens), None)


def only_orders(steps: Iterable[ChoiceRow], seat: int, count: int) -> bool:
    """Whether the newest `count` answers of these steps were given by what other seats had laid down in advance."""
    answers = [row for row in steps if row.undone_by is None and row.kind in ANSWERS]
    newest = answers[len(answers) - count :] if count else []
    return 0 < count <= len(answers) and all(row.kind == "order" and row.seat != seat for row in newest)


async def last_lines(
    games: Games, table_id: int, seat: int | None, most: int = SHOWN_LINES, newest: list[ChoiceRow] | None = None
) -> tuple[LogLine, ...]:
    """The last lines that a seat reads, oldest first. Steps that it cannot read do not push lines out: the number of
    lines must not tell what others do in secret. `newest`: the last `2 * most` steps, if they are already read."""
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
