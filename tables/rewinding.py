"""A running game goes back to an earlier position, with the consent of everybody who still plays in it.

Undo ends where something was revealed. A rewind may go further, because all people in the game agree: among them are
all who have seen something since, and all whose answers are undone. Nobody is left out because they are absent, as they
too have seen what was shown. Computers remember nothing and agree by themselves. What has happened before somebody
resigned, or before a seat changed hands, stays: those who have left cannot be asked.

Steps of the record: `rewind-propose`, `rewind-agree`, `rewind-decline`, `rewind-withdraw`, which change nothing in the
game, and `rewind`, whose key is the number of the step after which the game stands again. The steps that it undoes are
marked with it. Afterwards the same dice and cards follow as before: they were fixed when the game was dealt.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from db.records import ChoiceRow, Rewind
from engine.core.events import Event
from engine.core.session import Session
from engine.core.text import Text, say
from tables.change import TableChange
from tables.ending import player_session, renew_hands
from tables.errors import refuse
from tables.queries import REWIND, REWOUND, lines_of
from tables.records import Then
from tables.slots import Chapter, Posting

LIMITS = {"resign": "error-rewind-resigned", "swap": "error-rewind-swapped"}
"""The steps behind which nothing goes back, with the reasons."""


def check_target(history: Sequence[ChoiceRow], to: int) -> None:
    """Raises Refused if the game cannot stand again as it did after step `to`."""
    if not any(row.n == to and row.undone_by is None for row in history) or to >= history[-1].n:
        raise refuse("error-rewind-gone")
    if any(row.n <= to and row.undone_by is not None and row.undone_by > to for row in history):
        raise refuse("error-rewind-undone")
    for row in history:
        if row.n > to and row.kind in LIMITS:
            raise refuse(LIMITS[row.kind])


async def propose(change: TableChange, seat: int, then: Then) -> None:
    """Propose to go back to where the game stood then, or agree if just this is proposed. The others are called
    once."""
    await player_session(change, seat)
    now, to = change.row.rewind, then.n
    if now is not None and now.to == to:
        await agree(change, seat, then)
        return
    if now is not None and now.by != seat:
        raise refuse("error-rewind-open")
    check_target(await change.tx.games.choices(change.row.id), to)
    change.actor = seat
    _say(change, seat, "propose")
    change.edit(rewind=Rewind(to=to, by=seat, agreed_by=(seat,)))
    asked = _not_agreed(change)
    if not asked:
        await _go_back(change, then)
        return
    await renew_hands(change)
    await change.call(asked, by=change.seats[seat].person_id)


async def agree(change: TableChange, seat: int, then: Then) -> None:
    """Agree to the open proposal, which leads back to then. When all have agreed, the game goes back."""
    await player_session(change, seat)
    now = _proposal(change)
    if now.to != then.n:
        raise refuse("error-rewind-gone")
    if seat not in now.agreed_by:
        change.actor = seat
        _say(change, seat, "agree")
        change.edit(rewind=msgspec.structs.replace(now, agreed_by=tuple(sorted((*now.agreed_by, seat)))))
    if _not_agreed(change):
        await renew_hands(change)
    else:
        await _go_back(change, then)


async def decline(change: TableChange, seat: int) -> None:
    """Refuse to go back, or withdraw one's consent. Either way the proposal is gone."""
    await player_session(change, seat)
    now = _proposal(change)
    change.actor = seat
    _say(change, seat, "withdraw" if seat in now.agreed_by else "decline")
    change.edit(rewind=None)
    await renew_hands(change)


def _proposal(change: TableChange) -> Rewind:
    if change.row.rewind is None:
        raise refuse("error-rewind-gone")
    return change.row.rewind


def _not_agreed(change: TableChange) -> tuple[int, ...]:
    """The people still in the game who have not agreed."""
    return change.people_without(_proposal(change).agreed_by)


def _say(change: TableChange, seat: int, what: str) -> None:
    said = Event(say(f"table-log-rewind-{what}", seat=change.seat_name(seat)), seat=seat)
    change.record(f"{REWIND}-{what}", seat, (), [said])


async def _go_back(change: TableChange, then: Then) -> None:
    """The game stands again as it did then. What came after is marked as undone, its messages are removed, and nobody's
    queue goes on."""
    to, games = then.n, change.tx.games
    history = await games.choices(change.row.id)
    check_target(history, to)
    present = await change.session()
    ended = change.title.chapter(present.state)
    change.begin(Session.load(change.title, then.saved).numbered_after(present))
    step = change.record(REWIND, None, (str(to),), [Event(_told(history, to))])
    for row in history:
        if row.n > to and row.undone_by is None and row.kind in REWOUND:
            await games.mark_undone(change.row.id, row.n, step.n)
    for seat in change.seats:
        if seat.queue:
            change.set_seat(msgspec.structs.replace(seat, queue=[]))
    change.edit(rewind=None, draw_offered_by=())
    begun = change.title.chapter((await change.session()).state)
    chapters = range(begun, ended) if begun is not None and ended is not None else ()
    for slot in [*map(Posting, then.later), *map(Chapter, chapters)]:
        await change.retire(slot, step.n)  # when it happens again, a new message is posted


def _told(history: Sequence[ChoiceRow], to: int) -> Text:
    """The line that everybody reads. It repeats the last one before the position to which the game has gone back."""
    lines = lines_of([row for row in history if row.n <= to], None)
    return say("table-log-rewind", line=lines[-1].text) if lines else say("table-log-rewind-start")
