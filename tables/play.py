"""While the game runs: answers, typed turns, undo."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from db.records import ChoiceRow
from engine.core.decision import Ask, Keys
from engine.core.errors import IllegalChoice, NotOwed, NoWayBack, Refused, Stale
from engine.core.events import Event
from engine.core.text import Text, say
from engine.core.undo_reasons import ANOTHER_PLAYER, OTHERS, TURN_OVER
from tables.acting import Service, by_player, come_back, player_session
from tables.change import TableChange, Work, change_table
from tables.errors import LineStopped, refuse
from tables.preview import AsksBackIn, try_line, turn_ends
from tables.projections import ANSWERS, lines_of, only_orders, seated_since
from tables.read_model import AnySession
from tables.reading import read_answer, read_aside
from tables.records import AsksBack, Match, Played
from tables.standing_orders import PERIOD, kept_order, period_of, queue_of, with_order
from tables.stops import UNTIL, kept_stops

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
    _submit_answer(change, session, seat, keys, serial)


def _submit_answer(
    change: TableChange, session: AnySession, seat: int, keys: tuple[str, ...], serial: int | None = None
) -> None:
    change.submit(session, seat, keys, serial)
    if any(other != seat for other in change.row.draw_offered_by):
        change.edit(draw_offered_by=tuple(other for other in change.row.draw_offered_by if other == seat))


async def _need_player(change: TableChange, seat: int) -> AnySession:
    session = await player_session(change, seat)
    change.actor = seat
    return session


async def choose_line(
    change: TableChange, seat: int, clauses: list[str], match: Match, asks_back: AsksBackIn | None = None
) -> LineOutcome:
    """Play a typed turn, clause by clause, until one fails, or its person is asked once more before an answer.

    Several answers are tried on sampled games first (`try_line`): where one must fail, nothing is played. If one fails
    all the same before anything was revealed, the whole line is undone, also if the turn had passed on within it:
    nobody knows of that yet. In both cases ClauseRefused is raised. After a reveal nothing can be undone, so the
    clauses played stay, and the outcome says where it stopped.
    """
    change.need("running")
    session = await change.session()
    change.actor = seat
    before, passed = _reveal_count(session), 0
    done: list[str] = []
    for number, clause in enumerate(clauses, 1):
        words = clause.strip()
        while words:
            known = _reveal_count(session)
            try:
                keys, rest = _read(change, session, seat, words, match)
                if not change.steps and (rest.strip() or number < len(clauses)):
                    _refuse_hopeless(change, session, seat, clauses, match, asks_back)
                if asks_back is not None and asks_back(session, seat, keys):
                    left = [part for part in (rest.strip(), *clauses[number:]) if part]
                    return LineOutcome(tuple(done), asked=keys, unplayed="; ".join(left))
                _submit_answer(change, session, seat, keys)
            except ClauseRefused:
                raise
            except Refused as refusal:
                over = isinstance(refusal, NotOwed) and change.steps
                reason = say("error-line-turn-over", words=words) if over else refusal.text
                pending = session.pending(seat)
                about = None if pending is None else pending.ask.about
                if _reveal_count(session) == (before[0], before[1] + passed):
                    raise ClauseRefused(clause, reason, about) from refusal
                played = clause.strip().removesuffix(words).strip(" ,，、")
                unplayed = "; ".join((words, *clauses[number:]))
                return LineOutcome((*done, played) if played else tuple(done), words, reason, about, unplayed=unplayed)
            passed += _reveal_count(session) != known and session.whys[seat] == TURN_OVER.key
            words = rest.strip()
        done.append(clause)
    if not change.steps:
        raise refuse("error-empty-line")
    return LineOutcome(tuple(done))


def _refuse_hopeless(
    change: TableChange,
    session: AnySession,
    seat: int,
    clauses: list[str],
    match: Match,
    asks_back: AsksBackIn | None,
) -> None:
    """Raise ClauseRefused if the line cannot be played to its end, as far as its person can know."""
    stop = change.context.safely(change.row.id, try_line, session, seat, clauses, match, asks_back)
    if stop is not None:
        raise ClauseRefused(clauses[stop.clause], stop.reason, stop.about)


def _is_asked_back(asks_back: AsksBack, at_ends: bool, session: AnySession, seat: int, keys: Keys) -> bool:
    """Whether the seat is asked once more before an answer. `at_ends`: also before the end of every turn."""
    pending = session.pending(seat)
    return pending is not None and (asks_back(pending.ask, keys) or (at_ends and turn_ends(session, seat, keys)))


class LineOutcome(msgspec.Struct, frozen=True):
    """The outcome of a typed turn: what was played, and (unless that was all) the words of the clause that failed, why,
    and what is asked there; or the answer before which the person is asked once more. In both cases also the words that
    were not played."""

    done: tuple[str, ...] = ()
    failed: str = ""
    reason: Text | None = None
    about: Text | None = None
    asked: tuple[str, ...] = ()
    unplayed: str = ""


class ClauseRefused(Refused):
    """A clause failed before anything was revealed. Nothing of the line is played."""

    def __init__(self, clause: str, reason: Text, about: Text | None) -> None:
        super().__init__(reason)
        self.clause = clause
        self.reason = reason
        self.about = about


def _read(change: TableChange, session: AnySession, seat: int, words: str, match: Match) -> tuple[Keys, str]:
    """The answer at the start of these words, and the remaining words."""
    pending = session.pending(seat)
    if pending is None:
        raise NotOwed
    if len(change.steps) >= MOST_ANSWERS:
        raise refuse("error-line-too-long", most=MOST_ANSWERS)
    return read_answer(session, seat, pending.ask, words, match)


def _reveal_count(session: AnySession) -> tuple[int, int]:
    return session.state.chance.position, session.state.revealed


async def _running_session(change: TableChange, seat: int) -> AnySession:
    """The running game, in which the seat acts, also if its person has resigned."""
    change.need("running")
    change.actor = seat
    return await change.session()


async def _undo_last(change: TableChange, session: AnySession, seat: int) -> None:
    """Undo the last answer of a seat, and what others' standing orders have answered since."""
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
    text = say("table-log-undo", seat=change.seat_name(seat))
    noticed = lines_of([last, *undone], None) or change.shows_otherwise(session)
    said = Event(text, seat=seat) if noticed else Event(None, text, (seat,), seat=seat)
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


class Play(Service):
    """What people who play do while the game runs."""

    async def choose(
        self, table_id: int, person_id: int, keys: tuple[str, ...], serial: int | None = None, seat: int | None = None
    ) -> Played:
        """Answer the question asked of this person. If given, `serial` and `seat` must match the question."""

        async def work(change: TableChange) -> None:
            mine = await _begin_turn(change, person_id)
            if seat is not None and seat != mine:
                raise refuse("error-not-your-seat")
            await choose(change, mine, keys, serial)

        return await self._play(table_id, person_id, work)

    async def choose_line(
        self, table_id: int, person_id: int, clauses: list[str], match: Match, asks_back: AsksBack | None = None
    ) -> Played:
        """Play a typed turn, in one transaction. LineStopped names the clause that failed, and what was played.
        `asks_back`: the line stops before an answer for which this holds, or which ends the turn of somebody who wants
        to be asked then."""
        outcome = LineOutcome()

        async def work(change: TableChange) -> None:
            nonlocal outcome
            asks: AsksBackIn | None = None
            if asks_back is not None:
                asks = partial(_is_asked_back, asks_back, (await change.tx.people.get(person_id)).confirm)
            outcome = await choose_line(change, await _begin_turn(change, person_id), clauses, match, asks)

        try:
            played = await self._play(table_id, person_id, work)
        except ClauseRefused as refusal:
            raise LineStopped(refusal.clause, refusal.reason, "; ".join(clauses), about=refusal.about) from refusal
        if outcome.reason is not None:
            line = "; ".join(clauses)
            raise LineStopped(
                outcome.failed, outcome.reason, line, outcome.done, played, outcome.unplayed, outcome.about
            )
        return msgspec.structs.replace(played, asked=outcome.asked, unplayed=outcome.unplayed)

    async def _play(self, table_id: int, person_id: int, work: Work) -> Played:
        async def report(change: TableChange) -> Played:
            seat = change.seat_of(person_id)
            return Played(await change.look(seat), change.lines(seat))

        played = await change_table(self._context, table_id, work, report)
        return msgspec.structs.replace(played, look=await self._context.explained(played.look))

    @by_player
    async def interject(self, change: TableChange, seat: int, words: str) -> None:
        """Do what the title allows at this moment whoever is asked. Raises Refused, with the rule, if it is not
        offered."""
        session = await _need_player(change, seat)
        key = read_aside(session, seat, words, change.context.read(change.info()))
        events = change.context.safely(change.row.id, session.interject, seat, key)
        change.record("aside", seat, (key,), events)

    @by_player
    async def undo(self, change: TableChange, seat: int) -> None:
        """Undo this seat's last answer, and what others' standing orders have answered since. Raises NoWayBack if
        something was revealed or another seat has acted since."""
        await _undo_last(change, await _running_session(change, seat), seat)

    @by_player
    async def restart(self, change: TableChange, seat: int, starts_turn: Callable[[Ask], bool]) -> None:
        """Undo this seat's answers back to the question with which its turn starts, or as far as that is possible: all
        in one change. Raises NoWayBack if the last one cannot be undone."""
        session = await _running_session(change, seat)
        await _undo_last(change, session, seat)
        while (pending := session.pending(seat)) is not None and not starts_turn(pending.ask):
            last = await change.tx.games.last_answer(change.row.id, seat)
            if last is None or last.n < seated_since(change.seats[seat]) or not session.can_undo(seat):
                return
            await _undo_last(change, session, seat)

    @by_player
    async def set_habit(
        self, change: TableChange, seat: int, habit: str, keys: tuple[str, ...] | None = (), *, passing: bool = False
    ) -> None:
        """From now on answer questions of this habit (`Ask.habit`) with these keys, or with their default (no keys).
        None: ask again. An open question of this habit is answered at once, unless the person has just undone it.
        `passing`: until the present part of the game (a round) is over."""
        session = await _need_player(change, seat)
        if passing and keys:
            keys = (*keys, f"{PERIOD}{period_of(change.title, session.state)}")
        orders = with_order(change.seats[seat].habits, habit, keys)
        if orders is None:
            raise IllegalChoice(habit)
        change.lay_down(seat, habits=orders)

    @by_player
    async def set_order(
        self, change: TableChange, seat: int, name: str, values: tuple[str, ...], serial: int | None = None
    ) -> None:
        """Set a standing order of the title (`Meta.orders`); no values: ask again. Raises Refused for an order that the
        title does not have, or a value that is not possible; Stale if it is set with the question of this serial number
        and that is no longer asked."""
        session = await _need_player(change, seat)
        pending = session.pending(seat)
        if serial is not None and (pending is None or pending.serial != serial):
            raise Stale
        keys = kept_order(change.title, session.state, seat, len(change.seats), name, values)
        orders = with_order(change.seats[seat].habits, name, keys)
        if orders is None:
            raise IllegalChoice(name)
        change.lay_down(seat, habits=orders)

    @by_player
    async def set_stops(self, change: TableChange, seat: int, keys: tuple[str, ...]) -> None:
        """What ends all that is laid down (`tables.stops`); none: nothing does. Raises Refused for what is not
        offered."""
        session = await _need_player(change, seat)
        kept = kept_stops(change.title, session.state, seat, keys)
        orders = {name: order for name, order in change.seats[seat].habits.items() if name != UNTIL}
        change.lay_down(seat, habits=orders | ({UNTIL: kept} if kept else {}))

    @by_player
    async def set_queue(self, change: TableChange, seat: int, actions: list[str]) -> None:
        """Replace the typed actions that are played when the person's turn comes (at once, if it has), while they are
        legal and nobody has intruded since; none: the queue is empty. Raises Refused if the title has no queue, or
        there are too many of them."""
        await _need_player(change, seat)
        change.lay_down(seat, queue=queue_of(change.title, actions))


async def _begin_turn(change: TableChange, person_id: int) -> int:
    """The seat of a person who answers: they are back with this, if a computer has played for them."""
    seat = change.seat_of(person_id)
    change.need("running")
    await change.session()
    come_back(change, seat)
    return seat
