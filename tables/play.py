"""While the game runs: answers, typed turns, undo."""

from __future__ import annotations

import msgspec

from db.records import ChoiceRow
from engine.core.errors import IllegalChoice, NotOwed, NoWayBack, Refused
from engine.core.events import Event
from engine.core.text import Text, say
from engine.core.undo_reasons import ANOTHER_PLAYER, OTHERS, TURN_OVER
from tables.change import TableChange
from tables.errors import refuse
from tables.queries import ANSWERS, lines_of, only_orders, seated_since
from tables.read_model import AnySession
from tables.reading import read_answer, read_aside
from tables.records import Match
from tables.standing_orders import PERIOD, kept_order, period_of, queue_of, with_order

MOST_ANSWERS = 100
"""The greatest number of answers in one typed turn."""
MOST_REASONS = 3
"""Lines of the log that a refusal of undo repeats."""
MOST_BETWEEN = 40
"""Steps that are looked through for an answer, besides twice the number of answers."""


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


async def interject(change: TableChange, seat: int, words: str) -> None:
    """Do what the title allows at this moment whoever is asked. Raises Refused, with the rule, if it is not offered."""
    session = await _need_player(change, seat)
    key = read_aside(session, seat, words, change.context.read(change.info()))
    events = change.context.safely(change.row.id, session.interject, seat, key)
    change.record("aside", seat, (key,), events)


async def set_habit(
    change: TableChange, seat: int, habit: str, keys: tuple[str, ...] | None, *, passing: bool = False
) -> None:
    """Set a standing order for one kind of question, or (keys None) remove one; see `tables.standing_orders`. An open
    question that fits is answered at once. `passing`: it ends with the present part of the game."""
    session = await _need_player(change, seat)
    if passing and keys:
        keys = (*keys, f"{PERIOD}{period_of(change.title, session.state)}")
    orders = with_order(change.seats[seat].habits, habit, keys)
    if orders is None:
        raise IllegalChoice(habit)
    change.lay_down(seat, habits=orders)


async def set_order(change: TableChange, seat: int, name: str, values: tuple[str, ...]) -> None:
    """Set a standing order of the title, or (no values) remove it. Raises Refused with its own words for an order that
    the title does not know, and for a value that is not possible."""
    session = await _need_player(change, seat)
    keys = kept_order(change.title, session.state, seat, len(change.seats), name, values)
    orders = with_order(change.seats[seat].habits, name, keys)
    if orders is None:
        raise IllegalChoice(name)
    change.lay_down(seat, habits=orders)


async def set_queue(change: TableChange, seat: int, actions: list[str]) -> None:
    """Replace the queued actions. If it is the seat's turn, they begin at once. Raises Refused if the title has no
    queue, or there are too many of them."""
    await _need_player(change, seat)
    change.lay_down(seat, queue=queue_of(change.title, actions))


async def _need_player(change: TableChange, seat: int) -> AnySession:
    change.need("running")
    session = await change.session()
    if seat in change.out():
        raise refuse("error-resigned")
    change.actor = seat
    return session


async def choose_line(change: TableChange, seat: int, clauses: list[str], match: Match) -> LineOutcome:
    """Play a typed turn, clause by clause, until one fails.

    If one fails before anything was revealed, the whole line is undone and ClauseRefused is raised, also if the turn
    had passed on within it: nobody knows of that yet. After a reveal nothing can be undone, so the clauses played stay,
    and the outcome says where it stopped.
    """
    change.need("running")
    session = await change.session()
    change.actor = seat
    before, passed = _revealed(session), 0
    done: list[str] = []
    for clause in clauses:
        words = clause.strip()
        while words:
            known = _revealed(session)
            try:
                rest = _play_answer(change, session, seat, words, match)
            except Refused as refusal:
                over = isinstance(refusal, NotOwed) and change.steps
                reason = say("error-line-turn-over", words=words) if over else refusal.text
                if _revealed(session) == (before[0], before[1] + passed):
                    raise ClauseRefused(clause, reason) from refusal
                played = clause.strip().removesuffix(words).strip(" ,，、")
                return LineOutcome((*done, played) if played else tuple(done), words, reason)
            passed += _revealed(session) != known and session.whys[seat] == TURN_OVER.key
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
    keys, rest = read_answer(session, seat, pending.ask, words, match)
    if len(change.steps) >= MOST_ANSWERS:
        raise refuse("error-line-too-long", most=MOST_ANSWERS)
    _submit(change, session, seat, keys)
    return rest


def _revealed(session: AnySession) -> tuple[int, int]:
    return session.state.chance.position, session.state.revealed


async def undo(change: TableChange, seat: int) -> None:
    """Undo this seat's last answer, and what others' standing orders have answered since. Raises NoWayBack if something
    was revealed or another seat has acted since."""
    change.need("running")
    session = await change.session()
    change.actor = seat
    later = session.answers_since(seat)
    newest = await change.tx.games.choices(change.row.id, newest=2 * later + MOST_BETWEEN) if later else []
    over = later if only_orders(newest, seat, later) else 0
    last = await change.tx.games.last_answer(change.row.id, seat)
    try:
        change.context.safely(change.row.id, lambda: session.undo(seat, over=over))
    except NoWayBack as refusal:
        raise _no_way_back(refusal, last, seat) from refusal
    if last is None:
        raise NoWayBack
    if last.n < seated_since(change.seats[seat]):
        raise NoWayBack(ANOTHER_PLAYER)
    undone = [row for row in newest if over and row.n > last.n and row.kind in ANSWERS and row.undone_by is None]
    seen = bool(lines_of([last, *undone], None))
    text = say("table-log-undo", seat=change.seat_name(seat))
    said = Event(text, seat=seat) if seen or change.shows_otherwise(session) else Event(None, text, (seat,), seat=seat)
    step = change.record("undo", seat, (), [said])
    for row in (last, *undone):
        await change.tx.games.mark_undone(change.row.id, row.n, step.n)


def _no_way_back(refusal: NoWayBack, last: ChoiceRow | None, seat: int) -> Refused:
    """The refusal with what the seat's last answer has brought about, as its person reads it in the log: there it says
    what was revealed."""
    if last is None:
        return Refused(say("error-nothing-to-undo"))
    why = refusal.text.args["why"]
    lines = [line.text for line in lines_of([last], seat)][:MOST_REASONS]
    if why == OTHERS or not lines:
        return NoWayBack(say("way-back-others-since")) if why == OTHERS else refusal
    assert isinstance(why, Text)
    told = lines.pop()
    while lines:
        told = say("undo-lines", first=lines.pop(), rest=told)
    refusal.text = say("error-no-way-back-since", why=why, lines=told)
    return refusal
