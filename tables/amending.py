"""A running game goes on otherwise with the consent of all people who still play in it: with another clock or public
language, resting until a date, going on sooner, or with more time for somebody.

Anybody who plays proposes. Absent people are asked too: a clock says how long they may take. Computers agree, and so
does whoever would get more time. Steps of the record, which change nothing in the game: `amend-propose`, `amend-agree`,
`amend-decline`, `amend-withdraw`, and `amend`, whose keys are what changes.
"""

from __future__ import annotations

from datetime import datetime

import msgspec

from db.records import Amendment, Clock
from engine.core.text import Text, say
from tables import pausing
from tables.acting import Service, by_player, player_session
from tables.change import TableChange
from tables.ending import renew_hands
from tables.errors import refuse
from tables.records import TableInfo
from tables.slots import BOARD, LOBBY, Ping, Posting
from tables.terms import REMINDED, remind_after
from tables.time_control import is_valid, restart_clocks


def proposers(info: TableInfo, out: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that may propose a change of the running game: those of the people who still play. `out`: the seats
    that have resigned."""
    return tuple(seat.seat for seat in info.seats if seat.kind == "person" and seat.seat not in out)


async def _propose(change: TableChange, seat: int, wanted: Amendment) -> None:
    """Propose, in the place of one's own earlier proposal. It happens at once if nobody else must agree."""
    alone = _decides_alone(change, seat)
    if alone:
        wanted = msgspec.structs.replace(wanted, agreed_by=tuple(each.seat for each in change.people_in_game()))
    if (
        wanted.clock in (None, change.row.clock)
        and wanted.language in (None, change.row.language)
        and not _is_about_time(wanted)
    ):
        raise refuse("error-amend-same")
    if change.row.amendment is not None and change.row.amendment.by != seat:
        raise refuse("error-amend-open")
    change.actor = seat
    change.edit(amendment=wanted)
    if not change.people_without(wanted.agreed_by):
        await _apply(change, wanted, by=seat if alone else None)
        return
    _announce(change, "propose", seat, wanted)
    await renew_hands(change)
    await change.call(change.people_without(wanted.agreed_by), by=change.seats[seat].person_id)


def _decides_alone(change: TableChange, seat: int) -> bool:
    """Whether this seat is that of the host of a private table who decides alone, as its lobby has said."""
    row = change.row
    return row.private and row.terms.host_alone and change.seats[seat].person_id == row.host_id


async def _remind(change: TableChange, pace: str) -> None:
    """People are reminded at another pace, those who are waited for from now on."""
    change.edit(terms=msgspec.structs.replace(change.row.terms, reminders=pace))
    first = remind_after(change.row)
    for seat in (*change.row.owed, *change.row.secret):
        await change.tx.timers.clear(change.row.id, "reminder", seat=seat)
        if first is not None and change.seats[seat].person_id is not None:
            await change.tx.timers.set(change.row.id, "reminder", change.now + first, seat=seat)


async def _apply(change: TableChange, agreed: Amendment, by: int | None = None) -> None:
    """The table goes on like this, as all have agreed or as its host, who sits at `by`, has decided. A new clock runs
    from now on, for everybody alike; a new language is that of every public message that still changes."""
    session = await change.session()
    change.edit(amendment=None)
    if agreed.resume:
        await pausing.end_pause(change)
        await renew_hands(change)
        return
    _announce(change, "", None, agreed, by)
    if agreed.clock is not None:
        clocks = restart_clocks(agreed.clock, change.row.seat_clocks)
        change.edit(clock=agreed.clock, seat_clocks=clocks, ballot=None)
    if agreed.until is not None:
        await pausing.begin_pause(change, agreed.until)
    if agreed.extra:
        await pausing.give_time(change, agreed.seat, agreed.extra)
    if agreed.reminders is not None:
        await _remind(change, agreed.reminders)
    if agreed.language is not None:
        change.edit(language=agreed.language)
        change.show(LOBBY)
        change.show(BOARD, Ping(anew=True))
        for posting in change.title.notices.postings(session.state):
            if posting.lasting:
                change.show(Posting(posting.number))
    await renew_hands(change)


def _announce(change: TableChange, what: str, seat: int | None, wanted: Amendment, host: int | None = None) -> None:
    """A public line: of who proposes, agrees, declines or withdraws, or ("") that it happens, by whom if the `host` has
    decided alone."""
    kind, ending = f"amend-{what}" if what else "amend", f"-{what}" if what else ""
    ending, named = (ending, {}) if host is None else ("-host", {"host": change.seat_name(host)})
    keys = () if what else _keys(wanted)
    if _is_about_time(wanted):
        change.announce(kind, seat, f"table-log-terms{ending}", keys=keys, terms=terms_text(change, wanted), **named)
        return
    change.announce(kind, seat, f"table-log-amend{ending}", keys=keys, what=_kind(wanted), **named)


def _is_about_time(wanted: Amendment) -> bool:
    """Whether it is about a pause, more time or reminders."""
    return wanted.until is not None or wanted.resume or bool(wanted.extra) or wanted.reminders is not None


def terms_text(change: TableChange, wanted: Amendment) -> Text:
    """A pause, its end, or more time, in words."""
    if wanted.resume:
        return say("terms-resume")
    if wanted.extra:
        return say("terms-extra", days=wanted.extra, seat=change.seat_name(wanted.seat))
    if wanted.reminders is not None:
        return say("terms-reminders", pace=say(f"reminders-{wanted.reminders}"))
    return say("terms-pause", until=moment(wanted.until))


def moment(at: datetime | None) -> str:
    """A date as Discord shows it to each reader."""
    return "" if at is None else f"<t:{int(at.timestamp())}:f>"


def _kind(wanted: Amendment) -> str:
    return "clock" if wanted.clock is not None else "language"


def _keys(agreed: Amendment) -> tuple[str, ...]:
    """What changes, for the record."""
    clock = agreed.clock
    if agreed.until is not None:
        return ("pause", agreed.until.isoformat())
    if agreed.extra:
        return ("extra", str(agreed.seat), str(agreed.extra))
    if agreed.reminders is not None:
        return ("reminders", agreed.reminders)
    if clock is None:
        return (agreed.language or "",)
    return (clock.kind, str(clock.hours), str(clock.increment), clock.zero)


class Amending(Service):
    """What people do so that their game goes on with another clock or public language."""

    @by_player
    async def propose_clock(self, change: TableChange, seat: int, clock: Clock) -> None:
        """Propose another clock. Raises Refused for one that no table can have."""
        await player_session(change, seat)
        if not is_valid(clock):
            raise refuse("error-clock")
        await _propose(change, seat, Amendment(by=seat, agreed_by=(seat,), clock=clock))

    @by_player
    async def propose_language(self, change: TableChange, seat: int, language: str) -> None:
        """Propose another language of the public messages."""
        await player_session(change, seat)
        await _propose(change, seat, Amendment(by=seat, agreed_by=(seat,), language=language))

    @by_player
    async def propose_pause(self, change: TableChange, seat: int, until: datetime) -> None:
        """Propose that the game rests until then. Raises Refused for a date that is too near or too far."""
        await player_session(change, seat)
        until = until.replace(microsecond=0)
        if not pausing.LEAST_PAUSE <= until - change.now <= pausing.MOST_PAUSE:
            raise refuse("error-pause-date", days=pausing.MOST_PAUSE.days)
        await _propose(change, seat, Amendment(by=seat, agreed_by=(seat,), until=until))

    @by_player
    async def propose_reminders(self, change: TableChange, seat: int, pace: str) -> None:
        """Propose another pace of reminders. Raises Refused for one that no table can have, or has already."""
        await player_session(change, seat)
        if pace not in REMINDED:
            raise refuse("error-terms")
        if pace == change.row.terms.reminders:
            raise refuse("error-amend-same")
        await _propose(change, seat, Amendment(by=seat, agreed_by=(seat,), reminders=pace))

    @by_player
    async def propose_resume(self, change: TableChange, seat: int) -> None:
        """Propose that a game that rests goes on now."""
        await player_session(change, seat)
        if change.row.paused_until is None:
            raise refuse("error-not-paused")
        await _propose(change, seat, Amendment(by=seat, agreed_by=(seat,), resume=True))

    @by_player
    async def propose_extra(self, change: TableChange, seat: int, whose: int, days: int) -> None:
        """Propose that the person at a seat has so many days more, for the decision they are at, else for the next.
        They are not asked themselves."""
        await player_session(change, seat)
        if not 0 < days <= pausing.MOST_EXTRA:
            raise refuse("error-clock")
        if whose not in (each.seat for each in change.people_in_game()):
            raise refuse("error-extra-whom")
        if change.row.clock.kind == "none" or not change.row.seat_clocks:
            raise refuse("error-extra-no-clock")
        agreed = tuple(sorted({seat, whose}))
        await _propose(change, seat, Amendment(by=seat, agreed_by=agreed, extra=days, seat=whose))

    @by_player
    async def agree(self, change: TableChange, seat: int, terms: Amendment) -> None:
        """Agree to the open proposal, which must be just this one. When all have agreed, it happens."""
        await player_session(change, seat)
        now = change.row.amendment
        if now is None or not now.means(terms):
            raise refuse("error-amend-gone")
        if seat not in now.agreed_by:
            change.actor = seat
            _announce(change, "agree", seat, now)
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
        _announce(change, "withdraw" if seat in now.agreed_by else "decline", seat, now)
        change.edit(amendment=None)
        await renew_hands(change)
