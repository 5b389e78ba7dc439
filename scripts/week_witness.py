"""What the simulated week expects: who was told what, and what must not have happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta

import msgspec

from db.records import Amendment, SeatRow, TableRow
from scripts.week_discord import Sent
from tables.slots import ToPerson

REMINDED_AGAIN = timedelta(hours=20)
"""A second ping for one thing within this time is one too many; later it is a reminder."""


class Owed(msgspec.Struct):
    """One thing for which a person is waited for: since when, when they were pinged for it (in the channel, by direct
    message), and whether they know of it because they were the last person to answer there: computers answer at once.
    `known`: they were told, or do not want to be in this turn.
    `more`: how often they may be pinged once more soon, in each of the two places: the last call of the clock, a
    nudge."""

    since: datetime
    channel: list[datetime] = []
    direct: list[datetime] = []
    own: bool = False
    known: bool = False
    more: dict[bool, int] = {}

    @property
    def told(self) -> bool:
        """Whether the person knows that they are waited for."""
        return self.own or self.known


class Witness:
    """Follows every table and every message. `quiet(person, at)`: whether this person must not be pinged then.
    `both(person)`: whether they wish to be pinged in the channel and by direct message; `wants_calls(person)`: whether
    they wish to be pinged at all."""

    def __init__(
        self,
        quiet: Callable[[int, datetime], bool] = lambda _person, _at: False,
        both: Callable[[int], bool] = lambda _person: False,
        wants_calls: Callable[[int], bool] = lambda _person: True,
    ) -> None:
        self.wants_calls = wants_calls
        self.quiet = quiet
        self.both = both
        self.seats: dict[int, dict[int, int]] = {}
        self.problems: list[str] = []
        self.owed: dict[int, dict[int, Owed]] = {}
        self.status: dict[int, str] = {}
        self._actors: dict[int, int] = {}
        self._steps: dict[int, int] = {}
        self.channels: dict[int, int] = {}
        self.sends: Counter[str] = Counter()
        self.decisions: Counter[str] = Counter()
        self.pings = 0
        self.reminders = 0
        self.occasions: dict[int, int] = {}
        """By table, how often something happened that calls people who are not owed: an invitation, a proposal, the
        end, a new place."""
        self._called: Counter[tuple[int, int, int, bool]] = Counter()
        self._last_calls: dict[tuple[int, int], datetime] = {}
        self._stood_in: set[tuple[int, int]] = set()
        self._ballots: dict[int, int | None] = {}
        self._trials: set[int] = set()
        self._terms: dict[int, tuple[Amendment | None, datetime | None, datetime | None]] = {}
        self.stand_ins = 0
        self.votes = 0
        self.pauses = 0

    # -- what happens at the tables ----------------------------------------------------------------------------------

    def occasion(self, table_id: int) -> None:
        """Something calls people apart from being owed, perhaps once more."""
        self.occasions[table_id] = self.occasions.get(table_id, 0) + 1
        for thing in self.owed.get(table_id, {}).values():
            thing.channel.clear()
            thing.direct.clear()

    def saw(self, row: TableRow, seats: list[SeatRow], now: datetime, actor: int | None = None) -> None:
        """A table as it stands after a change. `actor`: the person who made it. Of a trial nothing is told."""
        if row.trial_of is not None:
            self._trials.add(row.id)
            return
        if self.status.get(row.id) != row.status or self.channels.get(row.id, row.channel_id) != row.channel_id:
            self.occasion(row.id)
        self.status[row.id], self.channels[row.id] = row.status, row.channel_id
        self.decisions[row.title] += row.last_n - self._steps.get(row.id, row.last_n)
        self._steps[row.id] = row.last_n
        if actor is not None:
            self._actors[row.id] = actor
        before, last = self.owed.get(row.id, {}), self._actors.get(row.id)
        self.seats[row.id] = {seat.person_id: seat.seat for seat in seats if seat.person_id is not None}
        self._follow_vote(row)
        self._follow_terms(row)
        self._follow_absence(row, seats)
        owed = [seats[seat] for seat in (*row.owed, *row.secret)] if row.status == "running" else []
        people = {seat.person_id for seat in owed if seat.stand_in is None}
        self.owed[row.id] = {
            person: before[person] if person in before and person != actor else Owed(now, own=person == last)
            for person in people
            if person is not None
        }
        for seat in seats:
            if seat.hushed is not None and seat.person_id in self.owed[row.id]:
                self.owed[row.id][seat.person_id].known = True
        self._follow_clocks(row, seats, now)

    def _follow_vote(self, row: TableRow) -> None:
        """A vote that begins or ends calls people, perhaps once more; one about another seat may begin as it ends."""
        about = None if row.ballot is None else row.ballot.seat
        if about != self._ballots.get(row.id):
            self.occasion(row.id)
            self.votes += about is not None
            self._ballots[row.id] = about

    def _follow_terms(self, row: TableRow) -> None:
        """A proposal about the terms, the end of a pause, and that an idle lobby will close call people, perhaps once
        more."""
        proposed = None if row.amendment is None else msgspec.structs.replace(row.amendment, agreed_by=())
        before, paused, closes = self._terms.get(row.id, (None, None, None))
        self.pauses += paused is None and row.paused_until is not None
        goes_on = paused is not None and row.paused_until is None
        if goes_on or proposed not in (None, before) or row.closes_at not in (None, closes):
            self.occasion(row.id)
        self._terms[row.id] = proposed, row.paused_until, row.closes_at

    def _follow_absence(self, row: TableRow, seats: list[SeatRow]) -> None:
        """A computer plays only for those who were told that they are waited for."""
        for seat in seats:
            if seat.person_id is None or (seat.stand_in is not None) == ((row.id, seat.seat) in self._stood_in):
                continue
            self._stood_in ^= {(row.id, seat.seat)}
            thing = self.owed.get(row.id, {}).get(seat.person_id)
            if seat.stand_in is not None:
                self.stand_ins += 1
                if self.wants_calls(seat.person_id) and (thing is None or not thing.told):
                    self.problems.append(f"a computer plays at table {row.id} for {seat.person_id}, who was not told")

    def _follow_clocks(self, row: TableRow, seats: list[SeatRow], now: datetime) -> None:
        """When a clock calls somebody a last time, they may be pinged once more."""
        for seat, shown in zip(seats, row.seat_clocks, strict=False):
            planned = self._last_calls.pop((row.id, seat.seat), None)
            if shown.call_at is not None:
                self._last_calls[row.id, seat.seat] = shown.call_at
            elif planned is not None and planned <= now and seat.person_id is not None:
                self.reminded(row.id, seat.person_id)

    def reminded(self, table_id: int, person: int | None) -> None:
        """This person may be pinged once more for what they are waited for."""
        thing = None if person is None else self.owed.get(table_id, {}).get(person)
        if thing is not None:
            thing.more = {place: thing.more.get(place, 0) + 1 for place in (False, True)}

    # -- what is sent ------------------------------------------------------------------------------------------------

    def heard(self, sent: Sent) -> None:
        """A message has arrived."""
        if sent.table_id in self._trials:
            self._problem(sent.at, f"a message shows the trial {sent.table_id} ({sent.thing})")
        self.sends[sent.title] += 1
        for person in sent.pinged:
            self.pings += 1
            if self.quiet(person, sent.at):
                self._problem(sent.at, f"{person} is pinged in quiet time for table {sent.table_id} ({sent.thing})")
            if isinstance(sent.thing, ToPerson):
                continue  # a seat that they have lost, or a lobby: nobody waits for their answer
            thing = self.owed.get(sent.table_id, {}).get(person)
            if thing is None:
                self._called_aside(sent, person)
                continue
            pings = thing.direct if sent.thing.to_one else thing.channel
            before = pings if self.both(person) else [*thing.channel, *thing.direct]
            if before:
                self.reminders += 1
                place = sent.thing.to_one and self.both(person)
                if thing.more.get(place, 0):
                    thing.more[place] -= 1
                elif sent.at - max(before) < REMINDED_AGAIN:
                    self._problem(sent.at, f"{person} is pinged twice for table {sent.table_id} ({sent.thing})")
            pings.append(sent.at)
            thing.known = True

    def _called_aside(self, sent: Sent, person: int) -> None:
        place = sent.thing.to_one if self.both(person) else False
        call = (sent.table_id, person, self.occasions.get(sent.table_id, 0), place)
        self._called[call] += 1
        if self._called[call] > 1:
            self._problem(sent.at, f"{person} is pinged twice for one occasion at table {sent.table_id} ({sent.thing})")

    def _problem(self, at: datetime, text: str) -> None:
        self.problems.append(f"{at:%a %H:%M} {text}")

    # -- at the end --------------------------------------------------------------------------------------------------

    def untold(self, table_id: int) -> list[int]:
        """The people for whom this table waits although they were not told."""
        return [person for person, thing in self.owed[table_id].items() if not thing.told]

    def ratio(self, title: str | None = None) -> float:
        """Messages sent for each decision."""
        if title is not None:
            return self.sends[title] / max(1, self.decisions[title])
        return self.sends.total() / max(1, self.decisions.total())
