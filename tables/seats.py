"""Seats change hands in a running game: to another person, or to a computer. Title-blind: the game itself is the same.

Somebody proposes it. It happens as soon as the person who would sit there has accepted, and either

- all people in the game have agreed (those who are absent are not asked), or
- the person who sits there is absent (`tables.waiting`), and the host or more than half of the others have agreed, or
- the person who sat there before asks for the seat back, and who sits there now agrees. From a computer they take it
  back at once.

Who sits there can refuse at any time: that shows that they are not absent. Steps of the record: `swap-propose`,
`swap-agree`, `swap-accept`, `swap-decline`, `swap-withdraw`, `swap-ask`, `swap-offer`, and `swap`, which changes who
sits there. None of them changes anything in the game.

Where nobody is known who would come, a substitute is wanted: what the others then agree to is that anybody may take the
seat, and whoever comes first has it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from db.records import Handover, SeatRow, Sitting
from engine.core.text import say
from tables import avoiding, calls, losing
from tables.acting import Service, by_person, player_session
from tables.change import TableChange
from tables.ending import absent_seats, end_if_agreed, renew_hands
from tables.errors import not_seated, refuse
from tables.limits import check_seats
from tables.records import LEVELS, Level, Person
from tables.slots import BOARD, Hand, Shown
from tables.waiting import is_outvoted


def _check_proposal(change: TableChange, by: int, seat: int, newcomer: Person | Level | None) -> Handover:
    """The proposal; without a newcomer: that anybody may take the seat. Raises Refused if it is not possible."""
    if not 0 <= seat < len(change.seats):
        raise refuse("error-swap-seat")
    if seat in change.seats_out():
        raise refuse("error-swap-out")
    sitting = change.seats[seat]
    if isinstance(newcomer, Person):
        if any(other.person_id == newcomer.id for other in change.seats):
            raise refuse("error-swap-seated")
        return Handover(
            seat=seat, by=by, person_id=newcomer.id, name=newcomer.name, locale=newcomer.locale, agreed_by=(by,)
        )
    if newcomer is None:
        return Handover(seat=seat, by=by, anybody=True, agreed_by=(by,))
    if newcomer not in LEVELS:
        raise refuse("error-bad-option", option=str(newcomer))
    if sitting.kind == "computer":
        raise refuse("error-swap-computer")
    if [other.seat for other in change.people_in_game()] == [seat]:
        raise refuse("error-swap-last")
    return Handover(seat=seat, by=by, level=newcomer, agreed_by=(by,), accepted=True)


def _is_same(one: Handover, other: Handover) -> bool:
    return (one.seat, one.person_id, one.level, one.anybody) == (
        other.seat,
        other.person_id,
        other.level,
        other.anybody,
    )


async def take_by_vote(change: TableChange, seat: int, level: Level) -> None:
    """The others have decided that a computer takes the seat of somebody absent (`tables.absence`). Nobody else has to
    agree."""
    await losing.tell_losers(change, [change.seats[seat].person_id], "vote")
    await give_to_computer(change, seat, level)


async def give_to_computer(change: TableChange, seat: int, level: Level) -> None:
    """A computer takes a seat whose person need not be told."""
    await _swap_player(change, Handover(seat=seat, by=None, level=level, accepted=True))


# -- deciding --------------------------------------------------------------------------------------------------------


async def _answer_as_player(change: TableChange, seat: int, agrees: bool) -> None:
    """A player agrees, refuses, or withdraws. A refusal by who sits there, or by so many that it cannot happen any
    more, ends the proposal."""
    await player_session(change, seat)
    now = _open_proposal(change)
    if agrees and seat in now.agreed_by:
        if not await _swap_if_agreed(change, change.seats[seat].person_id):
            raise refuse("error-swap-agreed")
        return
    change.actor = seat
    agreed, declined = (tuple(one for one in group if one != seat) for group in (now.agreed_by, now.declined_by))
    agreed, declined = ((*agreed, seat), declined) if agrees else (agreed, (*declined, seat))
    now = msgspec.structs.replace(now, agreed_by=tuple(sorted(agreed)), declined_by=tuple(sorted(declined)))
    _announce(change, "agree" if agrees else "withdraw" if seat == now.by else "decline", now.seat, seat)
    change.edit(handover=now)
    if agrees:
        await _swap_if_agreed(change, change.seats[seat].person_id)
    elif seat in (now.by, now.seat) or not await _still_possible(change, now):
        _drop_proposal(change)
    await renew_hands(change)


async def _answer_as_newcomer(change: TableChange, person: Person, agrees: bool) -> None:
    """The person who would sit there accepts, or does not want to. A former player takes their request back."""
    now = _open_proposal(change)
    await change.session()
    if now.person_id != person.id:
        raise not_seated(change.info(), person.id)
    if agrees:
        await _check_newcomer(change, person.id, now.seat)
    _announce(change, "accept" if agrees else "refuse", now.seat, None)
    if not agrees:
        _drop_proposal(change)
    else:
        change.edit(handover=msgspec.structs.replace(now, name=person.name, locale=person.locale, accepted=True))
        change.edit(invited=())
        await _swap_if_agreed(change, person.id)
    await renew_hands(change)


async def _check_newcomer(change: TableChange, person_id: int, seat: int) -> None:
    """Raises Refused if this person may not have the seat: they have too many, or are not seated with the others."""
    await check_seats(change.tx, person_id, change.context.limits)
    others = (other.person_id for other in change.seats if other.seat != seat and other.person_id is not None)
    await avoiding.check_seat(change.tx, person_id, others, change.row.guild_id)


def _open_proposal(change: TableChange) -> Handover:
    change.need("running")
    if change.row.handover is None:
        raise refuse("error-swap-gone")
    return change.row.handover


async def _swap_if_agreed(change: TableChange, by: int | None) -> bool:
    """Let the seat change hands, if enough have agreed by now, the last of them the person `by`. Where a substitute is
    wanted, it is offered to everybody then."""
    now = _open_proposal(change)
    if now.anybody:
        offered = not now.offered and await _have_agreed(change, now)
        if offered:
            change.edit(handover=msgspec.structs.replace(now, offered=True))
            _announce(change, "offer", now.seat, None)
            change.show(BOARD)
        return offered
    agreed = now.accepted and await _have_agreed(change, now)
    if agreed:
        await losing.tell_losers(change, [change.seats[now.seat].person_id], "handover", by=by)
        await _swap_player(change, now)
    return agreed


async def _have_agreed(change: TableChange, now: Handover) -> bool:
    if now.seat in change.seats_out():  # Tables of older versions may still have a proposal about it.
        return False
    if now.by is None:
        return now.seat in now.agreed_by
    absent = await absent_seats(change)
    present = {seat.seat for seat in change.people_in_game()} - absent
    if present <= set(now.agreed_by):
        return True
    host = next((seat.seat for seat in change.seats if seat.person_id == change.row.host_id), None)
    return now.seat in absent and (host in now.agreed_by or is_outvoted(present, now.agreed_by))


async def _still_possible(change: TableChange, now: Handover) -> bool:
    """Whether the others can still outvote those who have refused: only about the seat of somebody absent."""
    absent = await absent_seats(change)
    present = {seat.seat for seat in change.people_in_game()} - absent
    return now.by is not None and now.seat in absent and is_outvoted(present, present - set(now.declined_by))


def _drop_proposal(change: TableChange) -> None:
    change.edit(handover=None, invited=())


Said = Literal["propose", "agree", "accept", "decline", "refuse", "withdraw", "ask", "offer"]


def _announce(change: TableChange, what: Said, seat: int, by: int | None) -> None:
    """A public line. Names are those of the seats; who would come is not named in the record."""
    args: dict[str, Any] = {"seat": change.seat_name(seat)} | ({} if by is None else {"by": change.seat_name(by)})
    change.announce(f"swap-{what}", by, f"table-log-swap-{what}", **args)


# -- doing it --------------------------------------------------------------------------------------------------------


async def _swap_player(change: TableChange, now: Handover) -> None:
    """The seat has another player from here on, with its hand. Nothing that the former one has laid down stays, and
    nobody can undo what they have answered."""
    session = await change.session()
    before = change.seats[now.seat]
    change.actor = None
    n = change.announce("swap", now.seat, "table-log-swap", former=say("table-former")).n
    left = Sitting(before.kind, before.person_id, before.name, before.level, n, change.now)
    kind = "computer" if now.person_id is None else "person"
    fresh = SeatRow(seat=now.seat, kind=kind, person_id=now.person_id, name=now.name, level=now.level)
    fresh = msgspec.structs.replace(fresh, word=before.word, known=change.known_now(now.seat))
    change.set_seat(msgspec.structs.replace(fresh, former=(*before.former, left)))
    if now.person_id is not None:
        await change.tx.people.change(now.person_id, name=now.name, locale=now.locale)
        change.show(Hand(now.seat))
    _drop_proposal(change)
    await _retire_hands(change, now.seat, n)
    _hand_over_host(change, before, now)
    if now.seat in change.row.owed:
        change.edit(owed_since=change.now)
    waited, asked = (
        tuple(None if seat == now.seat else each for seat, each in enumerate(since))
        for since in (change.row.waited_since, change.row.asked_since)
    )
    change.edit(waited_since=waited, asked_since=asked)
    offers = tuple(seat for seat in change.row.draw_offered_by if seat != now.seat)
    agreed = tuple(seat for seat in change.row.end_agreed_by if seat != now.seat)
    change.edit(draw_offered_by=offers, end_agreed_by=agreed, rewind=None, amendment=None)
    await end_if_agreed(change, session)


def _hand_over_host(change: TableChange, before: SeatRow, now: Handover) -> None:
    """If the host has left, the one who came is host, else the first person in the game."""
    if before.person_id == change.row.host_id and before.person_id is not None:
        people = change.people_in_game()
        change.edit(host_id=now.person_id or (people[0].person_id if people else None) or change.row.host_id)


async def _retire_hands(change: TableChange, seat: int, n: int) -> None:
    """The direct messages of the former player are removed. The next ones are posted to the new one."""
    for slot in (Hand(seat), Shown(seat)):
        await change.retire(slot, n)


class Seats(Service):
    """What people do so that a seat changes hands."""

    @by_person
    async def propose_handover(
        self, change: TableChange, person_id: int, seat: int, newcomer: Person | Level | None
    ) -> None:
        """Propose that another person, or a computer, takes a seat over, or anybody who wants to (None). If just this
        is proposed already, agree to it. It happens at once if nobody else must agree."""
        by = change.seat_of(person_id)
        await player_session(change, by)
        wanted = _check_proposal(change, by, seat, newcomer)
        open_now = change.row.handover
        if open_now is not None and _is_same(open_now, wanted):
            await _answer_as_player(change, by, True)
            return
        if open_now is not None and open_now.by != by:
            raise refuse("error-swap-open")
        proposer = change.seats[by].person_id or 0
        await calls.count_proposal(change.tx, proposer, change.row.id, change.now)
        change.actor = by
        _announce(change, "propose", seat, by)
        guests = () if wanted.person_id is None else (wanted.person_id,)
        change.edit(handover=wanted, invited=guests)
        if not await _swap_if_agreed(change, proposer):
            await renew_hands(change)
            others = [other.person_id for other in change.people_in_game() if other.seat != by]
            await change.call([person for person in others if person], by=proposer)
            await change.invite(guests, by=proposer)

    @by_person
    async def answer_handover(self, change: TableChange, person: Person, *, agrees: bool) -> None:
        """Agree to the proposal, accept the seat, or refuse."""
        seat = change.info().seat_of(person.id)
        await (_answer_as_newcomer(change, person, agrees) if seat is None else _answer_as_player(change, seat, agrees))

    @by_person
    async def take_offered(self, change: TableChange, person: Person) -> None:
        """Take the seat for which a substitute is wanted. Raises Refused if it is not offered any more, or who sits
        there is not absent any more."""
        now = _open_proposal(change)
        await change.session()
        if change.info().seat_of(person.id) is not None:
            raise refuse("error-already-seated")
        if not now.offered or not await _have_agreed(change, now):
            raise refuse("error-swap-gone")
        await _check_newcomer(change, person.id, now.seat)
        await losing.tell_losers(change, [change.seats[now.seat].person_id], "handover", by=person.id)
        taken = msgspec.structs.replace(now, person_id=person.id, name=person.name, locale=person.locale, accepted=True)
        await _swap_player(change, taken)
        await renew_hands(change)

    @by_person
    async def take_back(self, change: TableChange, person: Person) -> None:
        """Who sat at a seat before takes it back from a computer, or asks the person who sits there now."""
        change.need("running")
        await change.session()
        info = change.info()
        seat = info.former_seat_of(person.id)
        if seat is None:
            raise refuse("error-already-seated") if info.seat_of(person.id) is not None else not_seated(info, person.id)
        if seat in change.seats_out():
            raise refuse("error-swap-out")
        back = Handover(seat=seat, by=None, person_id=person.id, name=person.name, locale=person.locale, accepted=True)
        await _check_newcomer(change, person.id, seat)
        if change.seats[seat].kind == "computer":
            await _swap_player(change, back)
            return
        if change.row.handover is not None:
            raise refuse("error-swap-open")
        _announce(change, "ask", seat, None)
        change.edit(handover=back)
        holder = change.seats[seat].person_id
        await renew_hands(change)
        await change.call([] if holder is None else [holder], by=person.id)
