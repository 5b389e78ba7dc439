"""Calls that people make: nobody pings the same person again and again, or many people. They are stored for an hour, so
that a restart forgets none."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from db.records import CallRow
from db.store import Transaction
from tables.errors import refuse

CALLED_AGAIN = timedelta(minutes=15)
"""For this long after an invitation (or a proposal) its sender does not ping the same person with another one."""
COUNTED = timedelta(hours=1)
"""How long a call counts."""
MOST_CALLED = 10
"""People whom one person calls to tables within `COUNTED`, to lobbies and to seats that change hands."""
MOST_INVITED = 10
"""People invited to one lobby who have no seat yet."""
MOST_PROPOSALS = 4
"""Proposals of one person within `COUNTED` that a seat of one table changes hands. Of those of all one is open."""

INVITE, PROPOSAL, FULL, HANDOVER = "invite", "end", "full", "handover"
"""The kinds of calls: of guests to a table, of players to a proposal, of a host whose last seat is taken; `HANDOVER`
counts proposals that a seat changes hands and has nobody who is called."""

_TIMERS = 2**31 - 1
"""The seat of a timer is a number below this one; those of people are greater."""


def timer_of(guest: int) -> int:
    """The number of a guest in place of a seat, for the timer of an invitation that is put off. It is not the place in
    the list of those invited, where others move up."""
    return guest % _TIMERS


def guest_of(number: int, guests: Collection[int], invited: Sequence[int]) -> int | None:
    """The guest with this number, if they are still one. Timers that versions before this one have set hold the place
    in the list of those invited."""
    known = next((guest for guest in guests if timer_of(guest) == number), None)
    if known is None and number < len(invited) and invited[number] in guests:
        return invited[number]
    return known


async def was_called_lately(tx: Transaction, kind: str, by: int, person_id: int, now: datetime) -> bool:
    """Whether this call was already made a short while ago."""
    return any(row.person_id == person_id for row in await _calls_made(tx, kind, by, now, CALLED_AGAIN))


async def note_call(tx: Transaction, kind: str, by: int, person_id: int, table_id: int, now: datetime) -> None:
    """Remember a call. Those that count no more are dropped."""
    await tx.calls.forget(now - COUNTED)
    await tx.calls.note(CallRow(kind=kind, by_id=by, person_id=person_id, table_id=table_id, at=now))


async def invitation_reaches(tx: Transaction, by: int, guest: int, now: datetime) -> bool:
    """Whether an invitation by this person calls the guest: they want to be called, do not avoid this person, and were
    not called a short while ago."""
    if not (await tx.people.get(guest)).invitations or by in await tx.avoided.of_owner(guest):
        return False
    return not await was_called_lately(tx, INVITE, by, guest, now)


async def count_invitation(tx: Transaction, by: int, guest: int, table_id: int, now: datetime) -> bool:
    """Count an invitation. Returns whether it calls the guest. Raises Refused as `check` does."""
    if not await check_invitation(tx, by, guest, now):
        return False
    await note_call(tx, INVITE, by, guest, table_id, now)
    return True


async def check_invitation(tx: Transaction, by: int, guest: int, now: datetime) -> bool:
    """Whether an invitation calls the guest. Raises Refused if this person has called as many people as one may."""
    if not await invitation_reaches(tx, by, guest, now):
        return False
    made = await _calls_made(tx, INVITE, by, now)
    if len(made) >= MOST_CALLED:
        raise refuse("error-invite-pace", most=MOST_CALLED, at=_when_possible_again(made[-MOST_CALLED]))
    return True


async def count_proposal(tx: Transaction, by: int, table_id: int, now: datetime) -> None:
    """Count a proposal that a seat changes hands. Raises Refused if this person has made as many at this table as one
    may."""
    made = [row for row in await _calls_made(tx, HANDOVER, by, now) if row.table_id == table_id]
    if len(made) >= MOST_PROPOSALS:
        raise refuse("error-swap-pace", most=MOST_PROPOSALS, at=_when_possible_again(made[-MOST_PROPOSALS]))
    await note_call(tx, HANDOVER, by, by, table_id, now)


async def _calls_made(tx: Transaction, kind: str, by: int, now: datetime, within: timedelta = COUNTED) -> list[CallRow]:
    """The calls of this time, the oldest first. Those from before a clock was set back do not count."""
    return [row for row in await tx.calls.made(kind, by, now - within) if row.at <= now]


def _when_possible_again(first: CallRow) -> str:
    """When the first of the calls that count does so no more, in Discord's form."""
    return f"<t:{int((first.at + COUNTED).timestamp()) + 1}:R>"
