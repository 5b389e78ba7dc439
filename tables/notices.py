"""Who is shown what, and who is called, after a change of a game. Pure functions of the game before and after.

What is shown is a slot of the outbox, each with whom it calls (`tables.slots`). Messages that stay are posted before
the board, so that the board is the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeAlias

import msgspec

from db.records import PersonRow, SeatRow, TableRow
from engine.core.kit import GameState
from engine.core.session import Session
from engine.core.title import differing_fields
from tables import calendar
from tables.handing import at_one_phone
from tables.records import View
from tables.slots import BOARD, SILENT, Chapter, Hand, Ping, Posting, Shown, Slot

Private: TypeAlias = Callable[[int], Mapping[str, Any]]


class Seen(msgspec.Struct, frozen=True):
    """What people see of a game. `public`: everybody; `private`: the person at each seat, in their own message;
    `shown`: what others have shown to each seat; `records`: by number the versions of the records that concern a
    person; `chapter`: the running one."""

    public: bytes = b""
    private: dict[int, bytes] = {}
    shown: dict[int, tuple[Any, ...]] = {}
    records: dict[int, int] = {}
    chapter: int | None = None


class Occurrence(msgspec.Struct, frozen=True):
    """A change of a game: the table's row, and what people saw before and see now.

    `actor`: the seat that acted (None: nobody's). `undone`: it took an answer back. `told`: everybody can read a line
    about it. `out`: the seats that have resigned.
    """

    before: TableRow
    after: TableRow
    seats: Sequence[SeatRow]
    seen_before: Seen
    seen: Seen
    actor: int | None = None
    undone: bool = False
    told: bool = False
    out: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.after.status == "over"

    def person(self, seat: int) -> int | None:
        """The person who sits there."""
        return self.seats[seat].person_id

    def awaited(self, seat: int) -> int | None:
        """The person who sits there and is waited for if the seat is: no computer plays for them."""
        return self.seats[seat].person_id if self.seats[seat].stand_in is None else None


class Plan(msgspec.Struct, frozen=True):
    """What is to be shown, by slot, with whom it calls, and the people who count as called from now on: also those
    whose call is put off."""

    show: dict[Slot, Ping]
    announced: tuple[int, ...]
    put_off: dict[int, datetime] = {}
    """By seat, when the person there is called, who must not be called now."""


def seen_by(session: Session[GameState], seats: Iterable[SeatRow], public: View, private: Private) -> Seen:
    """What people see of the game now. `public`: what everybody sees; `private`: what a seat sees in addition or
    differently."""
    taken = list(seats)
    people = [seat.seat for seat in taken if seat.person_id is not None]
    postings = session.title.notices.postings(session.state)
    answered = [each for each in postings if not each.lasting]
    return Seen(
        msgspec.msgpack.encode((public, known_to_all(session), session.secretive, answered)),
        {seat: _own_message(session, seat, public, private) for seat in people},
        {seat.seat: session.title.notices.shown(session.state, seat.seat) for seat in taken},
        {each.number: each.version for each in postings if each.lasting and each.seats & set(people)},
        session.title.notices.chapter(session.state),
    )


def known_to_all(session: Session[GameState]) -> tuple[int, ...]:
    """The seats that everybody may know to be waited for."""
    secret = session.secret()
    return tuple(seat for seat in session.owed() if seat not in secret)


def waits_otherwise(before: TableRow, after: TableRow) -> bool:
    """Whether the publicly known set of awaited seats has changed. Seats that are asked in secret must not change any
    date that is shown."""
    return (after.owed, after.secretive) != (before.owed, before.secretive)


def affected_seats(happened: Occurrence) -> list[SeatRow]:
    """The seats of the people who are called or whose own message looks different. A person who plays alone sees
    everything at the table and is sent nothing."""
    if len(happened.seats) == 1:
        return []
    called = newly_owed(happened) | newly_owed_in_secret(happened)
    before, now = happened.seen_before.private, happened.seen.private
    return [
        seat
        for seat in happened.seats
        if seat.person_id is not None
        and (happened.over or seat.person_id in called or before.get(seat.seat) != now[seat.seat])
    ]


def in_channel(person: PersonRow) -> bool:
    """Whether a call reaches this person in the channel: they want that, or messages do not reach them."""
    return person.notify in ("channel", "both") or (person.notify == "dm" and not person.dm_open)


def by_message(person: PersonRow) -> bool:
    """Whether a call reaches this person by direct message."""
    return person.notify in ("dm", "both") and person.dm_open


def plan_notices(happened: Occurrence, people: Mapping[int, PersonRow], now: datetime) -> Plan:
    """Who is shown what, and who is called. `people`: the settings of those whose seats are `affected`.

    Messages that stay; the board, if it changed for everybody (it is posted again at the end, whoever ended the game,
    and below a new message that stays); hands that look different; one ping for those newly owed (at the end: for the
    others). A person newly asked in secret gets a message of their own and is called nowhere else. Nobody is called in
    their quiet hours, on days away or while the game rests: that is put off. Who wants a quiet turn is not called.
    Where people play at one phone no hand is sent: the others would read it there.
    """
    show = changed_lasting(happened)
    anew = happened.over or bool(show.keys() - {Posting(number) for number in happened.seen_before.records})
    if anew or happened.seen.public != happened.seen_before.public or happened.told:
        show[BOARD] = Ping(anew=anew)
    owed, in_secret = newly_owed(happened), newly_owed_in_secret(happened)
    put_off: dict[int, datetime] = {}
    for seat in affected_seats(happened):
        assert seat.person_id is not None
        person = people[seat.person_id]
        called, alone = person.id in owed and seat.hushed is None, person.id in in_secret and seat.hushed is None
        rests = happened.after.paused_until
        if (called or alone) and (rests is not None or calendar.is_quiet(person, now)):
            put_off[seat.seat] = calendar.next_loud(person, rests or now)
            called = alone = False
        call = Ping((person.id,), turn=() if happened.over else (person.id,))
        if called and in_channel(person):
            show[BOARD] = show.get(BOARD, SILENT).joined(call)
        if person.dm_open and not at_one_phone(happened.after, happened.seats):
            openly = called and by_message(person)
            show[Hand(seat.seat)] = msgspec.structs.replace(call, openly=openly) if openly or alone else SILENT
            if set(happened.seen.shown[seat.seat]) - set(happened.seen_before.shown.get(seat.seat, ())):
                show[Shown(seat.seat)] = SILENT
    return Plan(show, _people_announced(happened), put_off)


def changed_lasting(happened: Occurrence) -> dict[Slot, Ping]:
    """The messages that stay and are new or different: records, then the chapters that have ended."""
    before, now = happened.seen_before, happened.seen
    changed = [number for number, version in now.records.items() if before.records.get(number) != version]
    slots: list[Slot] = [Posting(number) for number in changed]
    if before.chapter is not None and now.chapter is not None:
        slots += [Chapter(number) for number in range(before.chapter, now.chapter)]
    return dict.fromkeys(slots, SILENT)


def newly_owed(happened: Occurrence) -> set[int]:
    """The people who are newly waited for; at the end the others, except those who have resigned. Nobody is called by
    their own undo."""
    actor = None if happened.actor is None else happened.person(happened.actor)
    if happened.over:
        return (
            {seat.person_id for seat in happened.seats if seat.person_id is not None}
            - {happened.person(seat) for seat in happened.out}
            - {actor}
        )
    fresh = set(_people_owed(happened)) - set(happened.after.announced)
    return fresh - {actor} if happened.undone else fresh


def newly_owed_in_secret(happened: Occurrence) -> set[int]:
    """The people who are newly asked in secret. The person who has just acted already has the panel."""
    fresh = set(happened.after.secret) - set(happened.before.secret) - {happened.actor}
    people = (happened.awaited(seat) for seat in fresh)
    return {person for person in people if person is not None}


def _people_announced(happened: Occurrence) -> tuple[int, ...]:
    """The people who have been called and need not be called again. After the end: nobody. While nobody is owed: as
    before."""
    if happened.over:
        return ()
    return _people_owed(happened) or happened.after.announced


def _people_owed(happened: Occurrence) -> tuple[int, ...]:
    """The people (not computers) who are waited for, as far as everybody may know."""
    people = (happened.awaited(seat) for seat in happened.after.owed)
    return tuple(person for person in people if person is not None)


def _own_message(session: Session[GameState], seat: int, public: View, private: Private) -> bytes:
    """What a hand message shows: what the title provides, else what this seat sees and onlookers do not; and whether
    this seat is waited for."""
    mine = session.title.notices.in_hand(session.state, seat)
    if mine is None:
        mine = differing_fields(public, private(seat))
    return msgspec.msgpack.encode((mine, seat in session.owed()))
