"""While the game runs: answers, typed turns, undo."""

from __future__ import annotations

import msgspec

from engine.core.decision import Ask
from engine.core.errors import IllegalChoice, NotOwed, NoWayBack, Refused
from engine.core.events import Event
from engine.core.text import Text, say
from tables.change import TableChange
from tables.context import AnySession
from tables.errors import refuse
from tables.queries import lines_of
from tables.records import Match
from tables.standing_orders import with_order

MOST_ANSWERS = 100
"""The greatest number of answers in one typed turn."""


async def choose(change: TableChange, seat: int, keys: tuple[str, ...], serial: int | None) -> None:
    """Answer the question of a seat. Raises Stale if the question with this serial number is no longer asked."""
    change.need("running")
    session = await change.session()
    change.actor = seat
    _submit(change, session, seat, keys, serial)


def _submit(
    change: TableChange, session: AnySession, seat: int, keys: tuple[str, ...], serial: int | None = None
) -> None:
    change.submit(session, seat, keys, serial)
    if any(other != seat for other in change.row.draw_offered_by):
        change.edit(draw_offered_by=tuple(other for other in change.row.draw_offered_by if other == seat))


async def set_habit(change: TableChange, seat: int, habit: str, keys: tuple[str, ...] | None) -> None:
    """Set a standing order, or (keys None) remove one; see `tables.standing_orders`. An open question that fits is
    answered at once."""
    change.need("running")
    await change.session()
    if seat in change.out():
        raise refuse("error-resigned")
    row = change.seats[seat]
    orders = with_order(row.habits, habit, keys)
    if orders is None:
        raise IllegalChoice(habit)
    change.actor = seat
    change.set_seat(msgspec.structs.replace(row, habits=orders))


async def choose_line(change: TableChange, seat: int, clauses: list[str], match: Match) -> LineOutcome:
    """Play a typed turn, clause by clause, until one fails.

    If one fails before anything was revealed, the whole line is undone and ClauseRefused is raised. After a reveal
    nothing can be undone, so the clauses played stay, and the outcome says where it stopped.
    """
    change.need("running")
    session = await change.session()
    change.actor = seat
    before = _revealed(session)
    done: list[str] = []
    for clause in clauses:
        words = clause.strip()
        while words:
            try:
                rest = _play_answer(change, session, seat, words, match)
            except Refused as refusal:
                if _revealed(session) == before:
                    raise ClauseRefused(clause, refusal.text) from refusal
                played = clause.strip().removesuffix(words).strip(" ,，、")
                return LineOutcome((*done, played) if played else tuple(done), words, refusal.text)
            words = rest.strip()
        done.append(clause)
    if not change.steps:
        raise refuse("error-empty-line")
    return LineOutcome(tuple(done))


class LineOutcome(msgspec.Struct, frozen=True):
    """The outcome of a typed turn: what was played, and (unless that was all) the words of the clause that failed and
    why."""

    done: tuple[str, ...] = ()
    failed: str = ""
    reason: Text | None = None


class ClauseRefused(Refused):
    """A clause failed before anything was revealed. Nothing of the line is played."""

    def __init__(self, clause: str, reason: Text) -> None:
        super().__init__(reason)
        self.clause = clause
        self.reason = reason


def _play_answer(change: TableChange, session: AnySession, seat: int, words: str, match: Match) -> str:
    """Play the answer at the start of these words. Returns the remaining words."""
    pending = session.pending(seat)
    if pending is None:
        raise NotOwed
    keys, rest = _read(session, seat, pending.ask, words, match)
    if len(change.steps) >= MOST_ANSWERS:
        raise refuse("error-line-too-long", most=MOST_ANSWERS)
    _submit(change, session, seat, keys)
    return rest


def _read(session: AnySession, seat: int, ask: Ask, words: str, match: Match) -> tuple[tuple[str, ...], str]:
    """The answer in these words. If they name something that the rules forbid now, raises Refused, which says which
    rule."""
    try:
        return match(ask, words)
    except Refused as unread:
        barred = {each.option.key: each for each in session.barred(seat)}
        options = tuple(each.option for each in barred.values())
        try:
            keys, _ = match(msgspec.structs.replace(ask, options=options, least=1, most=1), words)
        except Refused:
            raise unread from None
        raise IllegalChoice(keys[0], barred[keys[0]].text) from None


def _revealed(session: AnySession) -> tuple[int, int]:
    return session.state.chance.position, session.state.revealed


async def undo(change: TableChange, seat: int) -> None:
    """Undo this seat's last answer. Raises NoWayBack if something was revealed or another seat has acted since."""
    change.need("running")
    session = await change.session()
    change.actor = seat
    change.context.safely(change.row.id, session.undo, seat)
    last = await change.tx.games.last_answer(change.row.id, seat)
    if last is None:
        raise NoWayBack
    seen = bool(lines_of([last], None))
    text = say("table-log-undo", seat=change.seat_name(seat))
    said = Event(text, seat=seat) if seen or change.shows_otherwise(session) else Event(None, text, (seat,), seat=seat)
    step = change.record("undo", seat, (), [said])
    await change.tx.games.mark_undone(change.row.id, last.n, step.n)
