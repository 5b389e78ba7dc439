"""What the simulated week expects: who was told what, and what must not have happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta

import msgspec

from db.records import SeatRow, TableRow
from scripts.week_discord import Sent
from tables.delivery import to_one

REMINDED_AGAIN = timedelta(hours=20)
"""A second ping for one thing within this time is one too many; later it is a reminder."""


class Owed(msgspec.Struct):
    """One thing for which a person is waited for: since when, when they were pinged for it (in the channel, by direct
    message), and whether they know of it
    because they were the last person to answer there: computers answer at once."""

    since: datetime
    channel: list[datetime] = []
    direct: list[datetime] = []
    own: bool = False


class Witness:
    """Follows every table and every message. `quiet(person, at)`: whether this person must not be pinged then.
    `both(person)`: whether they wish to be pinged in the channel and by direct message."""

    def __init__(
        self,
        quiet: Callable[[int, datetime], bool] = lambda _person, _at: False,
        both: Callable[[int], bool] = lambda _person: False,
    ) -> None:
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

    # -- what happens at the tables ----------------------------------------------------------------------------------

    def occasion(self, table_id: int) -> None:
        """Something calls people apart from being owed, perhaps once more."""
        self.occasions[table_id] = self.occasions.get(table_id, 0) + 1
        for thing in self.owed.get(table_id, {}).values():
            thing.channel.clear()
            thing.direct.clear()

    def saw(self, row: TableRow, seats: list[SeatRow], now: datetime, actor: int | None = None) -> None:
        """A table as it stands after a change. `actor`: the person who made it."""
        if self.status.get(row.id) != row.status or self.channels.get(row.id, row.channel_id) != row.channel_id:
            self.occasion(row.id)
        self.status[row.id], self.channels[row.id] = row.status, row.channel_id
        self.decisions[row.title] += row.last_n - self._steps.get(row.id, row.last_n)
        self._steps[row.id] = row.last_n
        if actor is not None:
            self._actors[row.id] = actor
        before, last = self.owed.get(row.id, {}), self._actors.get(row.id)
        self.seats[row.id] = {seat.person_id: seat.seat for seat in seats if seat.person_id is not None}
        people = {seats[seat].person_id for seat in (*row.owed, *row.secret)} if row.status == "running" else set()
        self.owed[row.id] = {
            person: before[person] if person in before and person != actor else Owed(now, own=person == last)
            for person in people
            if person is not None
        }

    # -- what is sent ------------------------------------------------------------------------------------------------

    def heard(self, sent: Sent) -> None:
        """A message has arrived."""
        self.sends[sent.title] += 1
        for person in sent.pinged:
            self.pings += 1
            if self.quiet(person, sent.at):
                self._problem(sent.at, f"{person} is pinged in quiet time for table {sent.table_id} ({sent.thing})")
            thing = self.owed.get(sent.table_id, {}).get(person)
            if thing is None:
                self._called_aside(sent, person)
                continue
            pings = thing.direct if to_one(sent.thing) else thing.channel
            before = pings if self.both(person) else [*thing.channel, *thing.direct]
            if before:
                self.reminders += 1
                if sent.at - max(before) < REMINDED_AGAIN:
                    self._problem(sent.at, f"{person} is pinged twice for table {sent.table_id} ({sent.thing})")
            pings.append(sent.at)

    def _called_aside(self, sent: Sent, person: int) -> None:
        place = to_one(sent.thing) if self.both(person) else False
        call = (sent.table_id, person, self.occasions.get(sent.table_id, 0), place)
        self._called[call] += 1
        if self._called[call] > 1:
            self._problem(sent.at, f"{person} is pinged twice for one occasion at table {sent.table_id} ({sent.thing})")

    def _problem(self, at: datetime, text: str) -> None:
        self.problems.append(f"{at:%a %H:%M} {text}")

    # -- at the end --------------------------------------------------------------------------------------------------

    def untold(self, table_id: int) -> list[int]:
        """The people for whom this table waits although they were not told."""
        told = lambda thing: thing.own or thing.channel or thing.direct
        return [person for person, thing in self.owed[table_id].items() if not told(thing)]

    def ratio(self, title: str | None = None) -> float:
        """Messages sent for each decision."""
        if title is not None:
            return self.sends[title] / max(1, self.decisions[title])
        return self.sends.total() / max(1, self.decisions.total())
