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

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from db.records import ChoiceRow, Gained, Rewind
from engine.core.errors import Stale
from engine.core.events import Event
from engine.core.session import Session
from engine.core.text import Text, say
from tables.acting import Service, by_player, player_session
from tables.change import TableChange
from tables.context import Context
from tables.ending import renew_hands
from tables.errors import not_seated, refuse
from tables.guided import lesson_at, way_back
from tables.projections import REWIND, REWOUND, info_of, lines_of
from tables.queries import Queries
from tables.records import Look, Replay, Then, Undoing
from tables.replays import Reel, Replays
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


async def _propose_position(change: TableChange, seat: int, then: Then) -> None:
    """Propose to go back to where the game stood then, or agree if just this is proposed. The others are called
    once."""
    await player_session(change, seat)
    now, to = change.row.rewind, then.n
    if now is not None and now.to == to:
        await _agree_position(change, seat, then)
        return
    if now is not None and now.by != seat:
        raise refuse("error-rewind-open")
    check_target(await change.tx.games.choices(change.row.id), to)
    change.actor = seat
    change.announce(f"{REWIND}-propose", seat, "table-log-rewind-propose")
    change.edit(rewind=Rewind(to=to, by=seat, agreed_by=(seat,)))
    asked = _not_agreed(change)
    if not asked:
        await _go_back(change, then)
        return
    await renew_hands(change)
    await change.call(asked, by=change.seats[seat].person_id)


async def _agree_position(change: TableChange, seat: int, then: Then) -> None:
    """Agree to the open proposal, which leads back to then. When all have agreed, the game goes back."""
    await player_session(change, seat)
    now = _open_proposal(change)
    if now.to != then.n:
        raise refuse("error-rewind-gone")
    if seat not in now.agreed_by:
        change.actor = seat
        change.announce(f"{REWIND}-agree", seat, "table-log-rewind-agree")
        change.edit(rewind=msgspec.structs.replace(now, agreed_by=tuple(sorted((*now.agreed_by, seat)))))
    if _not_agreed(change):
        await renew_hands(change)
    else:
        await _go_back(change, then)


def _open_proposal(change: TableChange) -> Rewind:
    if change.row.rewind is None:
        raise refuse("error-rewind-gone")
    return change.row.rewind


def _not_agreed(change: TableChange) -> tuple[int, ...]:
    """The people still in the game who have not agreed."""
    return change.people_without(_open_proposal(change).agreed_by)


async def _go_back(change: TableChange, then: Then) -> None:
    """The game stands again as it did then. What came after is marked as undone, its messages are removed, nobody's
    queue goes on, and no computer explains what it has not played."""
    to, games = then.n, change.tx.games
    history = await games.choices(change.row.id)
    check_target(history, to)
    present = await change.session()
    ended = change.title.notices.chapter(present.state)
    change.begin(Session.load(change.title, then.saved).numbered_after(present))
    step = change.record(REWIND, None, (str(to),), [Event(_rewind_line(history, to))])
    for row in history:
        if row.n > to and row.undone_by is None and row.kind in REWOUND:
            await games.mark_undone(change.row.id, row.n, step.n)
    for seat in change.seats:
        gained = seat.gained if seat.gained.n <= to else Gained()
        if seat.queue or gained != seat.gained:
            change.set_seat(msgspec.structs.replace(seat, queue=[], gained=gained))
    change.edit(rewind=None, draw_offered_by=())
    begun = change.title.notices.chapter((await change.session()).state)
    chapters = range(begun, ended) if begun is not None and ended is not None else ()
    for slot in [*map(Posting, then.later), *map(Chapter, chapters)]:
        await change.retire(slot, step.n)  # If it happens again, a new message is posted.


def _rewind_line(history: Sequence[ChoiceRow], to: int) -> Text:
    """The line that everybody reads. It repeats the last one before the position to which the game has gone back."""
    lines = lines_of([row for row in history if row.n <= to], None)
    return say("table-log-rewind", line=lines[-1].text) if lines else say("table-log-rewind-start")


class Rewinding(Service):
    """What people do so that their game goes back."""

    def __init__(self, context: Context, replays: Replays, queries: Queries) -> None:
        super().__init__(context)
        self._replays = replays
        self._queries = queries

    async def preview(self, table_id: int, person_id: int, at: int | None = None) -> Undoing:
        """What going back to a stop of this reader would undo; None: to the position that is proposed. Raises Refused
        if the game cannot go back there."""
        reel = await self._replays.reel(table_id, by=person_id)
        seat = reel.seat_of(person_id)
        if reel.row.status != "running":
            raise refuse("error-game-over")
        if seat is None:
            raise not_seated(info_of(reel.row, reel.seats), person_id)
        stops = reel.stops(seat)
        to = _target_step(reel, seat, at)
        check_target(reel.history, to)
        index = max(bisect_right(stops, to, key=lambda stop: stop.n) - 1, 0)
        view = await self._replays.view(reel, to, seat, by=person_id)
        look = Look(info_of(reel.row, reel.seats, seat), seat, view, None, None, False, stops[index].lines)
        shown = Replay(look, None, index, stops, reel.footage.chapters, reel.counted, seat)
        undone = [row for row in reel.history if row.n > to and row.kind in REWOUND]
        agreed = () if reel.row.rewind is None or at is not None else reel.row.rewind.agreed_by
        out = (await self._queries.look(table_id, person_id)).standing
        gone = {*agreed, *(out.out if out is not None else ())}
        asked = tuple(each.seat for each in reel.seats if each.kind == "person" and each.seat not in gone)
        return Undoing(shown, lines_of(undone, seat), asked, _stamp_of(reel, to))

    async def propose(self, table_id: int, person_id: int, at: int, stamp: int) -> Look:
        """Propose to go back to a stop of this person (with the stamp of `preview`); at once if nobody else must
        agree. Raises Stale if that stop is another one by now."""
        return await self._propose(table_id, person_id, await self._position_at(table_id, person_id, at, stamp))

    async def into_lesson(self, table_id: int, person_id: int) -> Look:
        """Go back in a lesson to the step at which its person has left it, whatever was revealed since: only computers
        play with them. Nothing, if they have not left it."""
        reel = await self._replays.reel(table_id, by=person_id)
        lesson = lesson_at(self._context.title(reel.row.title), reel.row)
        to = None if lesson is None else way_back(lesson, reel.history)
        if to is None:
            return await self._queries.look(table_id, person_id)
        return await self._propose(table_id, person_id, await self._replays.position_at(reel, to, by=person_id))

    async def agree(self, table_id: int, person_id: int) -> Look:
        """Agree to go back. When all have agreed, the game goes back."""
        return await self._agree(table_id, person_id, await self._position_at(table_id, person_id))

    @by_player
    async def decline(self, change: TableChange, seat: int) -> None:
        """Refuse to go back, or withdraw one's consent. Either way the proposal is gone."""
        await player_session(change, seat)
        now = _open_proposal(change)
        change.actor = seat
        what = "withdraw" if seat in now.agreed_by else "decline"
        change.announce(f"{REWIND}-{what}", seat, f"table-log-rewind-{what}")
        change.edit(rewind=None)
        await renew_hands(change)

    @by_player
    async def _propose(self, change: TableChange, seat: int, then: Then) -> None:
        await _propose_position(change, seat, then)

    @by_player
    async def _agree(self, change: TableChange, seat: int, then: Then) -> None:
        await _agree_position(change, seat, then)

    async def _position_at(
        self, table_id: int, person_id: int, at: int | None = None, stamp: int | None = None
    ) -> Then:
        """The game as it stood at a stop of this person; None: at the open proposal."""
        reel = await self._replays.reel(table_id, by=person_id)
        to = _target_step(reel, reel.seat_of(person_id), at)
        if stamp is not None and _stamp_of(reel, to) != stamp:
            raise Stale
        return await self._replays.position_at(reel, to, by=person_id)


def _target_step(reel: Reel, seat: int | None, at: int | None) -> int:
    """The step of a stop; None: of the open proposal."""
    if at is None:
        if reel.row.rewind is None:
            raise refuse("error-rewind-gone")
        return reel.row.rewind.to
    stops = reel.stops(seat)
    if at + 1 == len(stops):  # Others may have answered in secret since.
        raise refuse("error-rewind-gone")
    if not 0 <= at < len(stops):
        raise Stale
    return stops[at].n


def _stamp_of(reel: Reel, n: int) -> int:
    """Names a step in a control, without its number: the time at which it was taken."""
    at = next(row.at for row in reel.history if row.n == n)
    return int(at.timestamp() * 1000) % 10**9
