"""The clock and the public language of a running game change with the consent of all people who still play in it.

The host proposes; if the host does not play any more, anybody who does. Absent people are asked too: a clock says how
long they may take. Computers agree. Steps of the record, which change nothing in the game: `amend-propose`,
`amend-agree`, `amend-decline`, `amend-withdraw`, and `amend`, whose keys are what changes.
"""

from __future__ import annotations

import msgspec

from db.records import Amendment, Clock
from tables.acting import Service, by_player, player_session
from tables.change import TableChange
from tables.ending import renew_hands
from tables.errors import refuse
from tables.records import TableInfo
from tables.slots import BOARD, LOBBY, Ping, Posting
from tables.time_control import is_valid, restart_clocks


def proposers(info: TableInfo, out: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that may propose a change of the running game: its host's, or all if the host does not play any more.
    `out`: the seats that have resigned."""
    people = tuple(seat.seat for seat in info.seats if seat.kind == "person" and seat.seat not in out)
    host = tuple(seat for seat in people if seat == info.seat_of(info.host_id))
    return host or people


async def _propose(change: TableChange, seat: int, wanted: Amendment) -> None:
    """Propose, in the place of one's own earlier proposal. It happens at once if nobody else must agree."""
    await player_session(change, seat)
    if seat not in proposers(change.info(), change.seats_out()):
        raise refuse("error-not-host")
    if wanted.clock in (None, change.row.clock) and wanted.language in (None, change.row.language):
        raise refuse("error-amend-same")
    if change.row.amendment is not None and change.row.amendment.by != seat:
        raise refuse("error-amend-open")
    change.actor = seat
    change.edit(amendment=wanted)
    if not change.people_without((seat,)):
        await _apply(change, wanted)
        return
    change.announce("amend-propose", seat, "table-log-amend-propose", what=_kind(wanted))
    await renew_hands(change)
    await change.call(change.people_without((seat,)), by=change.seats[seat].person_id)


async def _apply(change: TableChange, agreed: Amendment) -> None:
    """The table goes on like this. A new clock runs from now on, for everybody alike; a new language is that of every
    public message that still changes."""
    session = await change.session()
    change.announce("amend", None, "table-log-amend", keys=_keys(agreed), what=_kind(agreed))
    change.edit(amendment=None)
    if agreed.clock is not None:
        clocks = restart_clocks(agreed.clock, change.row.seat_clocks)
        change.edit(clock=agreed.clock, seat_clocks=clocks, ballot=None)
    if agreed.language is not None:
        change.edit(language=agreed.language)
        change.show(LOBBY)
        change.show(BOARD, Ping(anew=True))
        for posting in change.title.notices.postings(session.state):
            if posting.lasting:
                change.show(Posting(posting.number))
    await renew_hands(change)


def _kind(wanted: Amendment) -> str:
    return "clock" if wanted.clock is not None else "language"


def _keys(agreed: Amendment) -> tuple[str, ...]:
    """What changes, for the record."""
    clock = agreed.clock
    if clock is None:
        return (agreed.language or "",)
    return (clock.kind, str(clock.hours), str(clock.increment), clock.zero)


class Amending(Service):
    """What people do so that their game goes on with another clock or public language."""

    @by_player
    async def propose_clock(self, change: TableChange, seat: int, clock: Clock) -> None:
        """Propose another clock. Raises Refused for one that no table can have."""
        if not is_valid(clock):
            raise refuse("error-clock")
        await _propose(change, seat, Amendment(by=seat, agreed_by=(seat,), clock=clock))

    @by_player
    async def propose_language(self, change: TableChange, seat: int, language: str) -> None:
        """Propose another language of the public messages."""
        await _propose(change, seat, Amendment(by=seat, agreed_by=(seat,), language=language))

    @by_player
    async def agree(self, change: TableChange, seat: int, clock: Clock | None, language: str | None) -> None:
        """Agree to the open proposal, which must be just this one. When all have agreed, it happens."""
        await player_session(change, seat)
        now = change.row.amendment
        if now is None or (now.clock, now.language) != (clock, language):
            raise refuse("error-amend-gone")
        if seat not in now.agreed_by:
            change.actor = seat
            change.announce("amend-agree", seat, "table-log-amend-agree", what=_kind(now))
            now = msgspec.structs.replace(now, agreed_by=tuple(sorted((*now.agreed_by, seat))))
            change.edit(amendment=now)
        if change.people_without(now.agreed_by):
            await renew_hands(change)
        else:
            await _apply(change, now)

    @by_player
    async def decline(self, change: TableChange, seat: int) -> None:
        """Refuse the change, or withdraw one's own consent. Either way the proposal is gone."""
        await player_session(change, seat)
        now = change.row.amendment
        if now is None:
            raise refuse("error-amend-gone")
        change.actor = seat
        what = "withdraw" if seat in now.agreed_by else "decline"
        change.announce(f"amend-{what}", seat, f"table-log-amend-{what}", what=_kind(now))
        change.edit(amendment=None)
        await renew_hands(change)
