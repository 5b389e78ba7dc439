"""What happens when somebody's time is up: a computer plays for them until they are back, or the others vote.

Steps of the record that change nothing in the game: `stand-in` (a computer plays from here on), `return` (the person is
back), `ballot-open`, `ballot`, `ballot-end`. Answers of the computer are steps `order`, as if the person had laid them
down in advance: their person reads a line about each. A question asked in secret gets its default in silence: only its
person reads of it, and nothing shows that a clock has run.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from db.records import Ballot, SeatClock
from engine.core.decision import Keys
from engine.core.text import say
from tables import clockwork, losing, time_control
from tables.acting import Service, by_player
from tables.change import COMPUTER_PATIENCE, TableChange
from tables.ending import end_without_result, renew_hands
from tables.errors import refuse
from tables.read_model import AnySession
from tables.records import Level
from tables.seats import take_by_vote
from tables.slots import Hand
from tables.terms import remind_after

STAND_IN: Level = "normal"
"""The level of a computer that plays for somebody."""
MOST_SKIPPED = 20
"""Questions of one turn that are skipped one after the other."""

Choice: TypeAlias = str
"""`computer`: it plays until the person is back; `skip`: the default of the question applies; `replace`: a computer
takes the seat for good; `wait`: the time runs once more; `end`: without a result."""


async def ring_clocks(change: TableChange) -> None:
    """The timer of the clocks has rung: call people a last time, and let happen what is due."""
    change.edit(rings_at=None)
    await change.tx.timers.clear(change.row.id, "clock")
    if change.row.status != "running":
        return
    session = await change.session()
    ballot = change.row.ballot
    if ballot is not None and ballot.ends_at <= change.now:
        await _close_vote(change, session, ballot, _leading_choice(ballot) or "computer")
    for seat in range(len(change.row.seat_clocks)):
        if session.standing().over:
            break
        shown = change.row.seat_clocks[seat]
        if shown.secret_due is not None and shown.secret_due <= change.now:
            await _default_in_secret(change, session, seat)
        elif shown.call_at is not None and shown.call_at <= change.now:
            await _call_last(change, seat, shown)
        elif shown.due is not None and shown.due <= change.now:
            await _time_up(change, seat)
    await clockwork.set_clock_timer(change)


async def _call_last(change: TableChange, seat: int, shown: SeatClock) -> None:
    """The grace begins with the call, which comes late if the bot was off."""
    calendar = (await clockwork.people_there(change, change.seats_out())).get(seat)
    due = shown.due if calendar is None else time_control.due_after_call(shown, calendar, change.now)
    _set_clock(change, seat, call_at=None, due=due)
    person = change.seats[seat].person_id
    await change.call(() if person is None else (person,))
    first = remind_after(change.row)
    if first is not None:
        await change.tx.timers.set(change.row.id, "reminder", change.now + first, seat=seat, round=1)


def _set_clock(change: TableChange, seat: int, **values: object) -> None:
    shown = list(change.row.seat_clocks)
    shown[seat] = msgspec.structs.replace(shown[seat], **values)
    change.edit(seat_clocks=tuple(shown))


async def _time_up(change: TableChange, seat: int) -> None:
    """Without anybody else there, nothing happens: nobody waits."""
    _set_clock(change, seat, call_at=None, due=None)
    if not voters_about(change, seat):
        return
    if change.row.clock.zero != "vote":
        await stand_in(change, seat)
        return
    if change.row.ballot is None:
        await _open_vote(change, seat)
    assert change.row.ballot is not None
    _set_clock(change, seat, due=change.row.ballot.ends_at)  # The vote may be about somebody else.


# -- a computer plays --------------------------------------------------------------------------------------------------


async def stand_in(change: TableChange, seat: int) -> None:
    """From here on a computer plays for the seat's person, until they are back."""
    await losing.tell_losers(change, [change.seats[seat].person_id], "clock")
    change.set_seat(msgspec.structs.replace(change.seats[seat], stand_in=STAND_IN))
    change.announce("stand-in", seat, "table-log-stand-in")


def answer_for(change: TableChange, session: AnySession, seat: int, keys: Keys, serial: int | None = None) -> None:
    """A computer, or the default, answers for an absent person. Raises Stale if the person is back."""
    change.stood_in.add(seat)
    change.submit(session, seat, keys, serial, order=say("table-log-stood-in"))
    if change.seats[seat].overdue:
        change.set_seat(msgspec.structs.replace(change.seats[seat], overdue=False))


async def _default_in_secret(change: TableChange, session: AnySession, seat: int) -> None:
    """The default of a question asked in secret; if it has none, a computer answers this question."""
    _set_clock(change, seat, secret_due=None)
    pending = session.pending(seat)
    if pending is None:
        return
    if pending.ask.default:
        answer_for(change, session, seat, pending.ask.settled_default, pending.serial)
    else:
        change.set_seat(msgspec.structs.replace(change.seats[seat], overdue=True))
        await change.tx.timers.set(change.row.id, "computer", change.now + COMPUTER_PATIENCE)


# -- votes -------------------------------------------------------------------------------------------------------------


def voters_about(change: TableChange, absent: int) -> tuple[int, ...]:
    """The seats of the people who decide: those who play and are there, but for the one who is waited for."""
    there = (seat.seat for seat in change.people_in_game() if seat.stand_in is None)
    return tuple(seat for seat in there if seat != absent)


async def _open_vote(change: TableChange, seat: int) -> None:
    """Ask the others how to go on without this person."""
    session = await change.session()
    pending = session.pending(seat)
    skips = ("skip",) if pending is not None and pending.ask.default else ()
    ballot = Ballot(seat, change.now + time_control.VOTE_ENDS, ("computer", *skips, "replace", "wait", "end"))
    change.announce("ballot-open", seat, "table-log-vote-open")
    change.edit(ballot=ballot)
    await renew_hands(change)
    await _renew_own(change, seat)
    people = (change.seats[each].person_id for each in voters_about(change, seat))
    await change.call(person for person in people if person is not None)


def _leading_choice(ballot: Ballot) -> Choice | None:
    """The choice with more votes than any other; None if there is none."""
    counts = sorted((sum(chosen == choice for _, chosen in ballot.votes), choice) for choice in ballot.choices)
    (second, _), (most, leading) = counts[-2:]
    return leading if most > second else None


async def _close_vote(change: TableChange, session: AnySession, ballot: Ballot, choice: Choice) -> None:
    """The others have decided, or the time to vote is over."""
    seat = ballot.seat
    change.edit(ballot=None)
    _set_clock(change, seat, call_at=None, due=None)
    change.announce("ballot-end", seat, "table-log-vote-end", keys=(choice,), choice=say(f"vote-{choice}"))
    await renew_hands(change)
    await _renew_own(change, seat)
    if choice == "computer":
        await stand_in(change, seat)
    elif choice == "end":
        end_without_result(change, session, "vote")
    elif choice == "wait":
        person = (await clockwork.people_there(change, change.seats_out())).get(seat)
        if person is not None:
            shown: SeatClock = change.row.seat_clocks[seat]
            fresh = time_control.grant_again(change.row.clock, shown, person, change.now)
            change.edit(seat_clocks=(*change.row.seat_clocks[:seat], fresh, *change.row.seat_clocks[seat + 1 :]))
    elif choice == "replace":
        await take_by_vote(change, seat, STAND_IN)
    elif choice == "skip":
        _skip_questions(change, session, seat)


async def _renew_own(change: TableChange, seat: int) -> None:
    """The direct message of the person who is voted about says what has become of their time."""
    person = change.seats[seat].person_id
    known = await change.tx.people.several(() if person is None else (person,))
    if any(each.dm_open for each in known.values()):
        change.show(Hand(seat))


def _skip_questions(change: TableChange, session: AnySession, seat: int) -> None:
    """Answer by default as long as the seat is asked what has one. Then it has its time again."""
    for _ in range(MOST_SKIPPED):
        pending = session.pending(seat)
        if pending is None or not pending.ask.default or seat not in session.owed() or seat in session.secret():
            return
        answer_for(change, session, seat, pending.ask.settled_default, pending.serial)


class Absentees(Service):
    """What people do about somebody who is absent, and what those do who are back."""

    @by_player
    async def come_back(self, change: TableChange, seat: int) -> None:
        """Take the seat back from the computer that plays for its person. Nothing happens if none does."""

    @by_player
    async def vote(self, change: TableChange, by: int, choice: Choice) -> None:
        """Vote, or vote differently. With more than half of the voters for one choice, it happens. Raises Refused if
        there is no such vote, or this person has none."""
        change.need("running")
        session = await change.session()
        ballot = change.row.ballot
        if ballot is None or choice not in ballot.choices:
            raise refuse("error-vote-over")
        entitled = voters_about(change, ballot.seat)
        if by not in entitled:
            raise refuse("error-vote-not-yours")
        change.actor = by
        kept = tuple((seat, chosen) for seat, chosen in ballot.votes if seat in entitled and seat != by)
        ballot = msgspec.structs.replace(ballot, votes=tuple(sorted((*kept, (by, choice)))))
        change.edit(ballot=ballot)
        change.announce("ballot", by, "table-log-vote", keys=(choice,), choice=say(f"vote-{choice}"))
        if 2 * sum(chosen == choice for _, chosen in ballot.votes) > len(entitled):
            await _close_vote(change, session, ballot, choice)
