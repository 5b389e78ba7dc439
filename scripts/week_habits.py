"""What the people of the simulated week do beside answering: they try something out, note something for themselves,
propose a pause, more time or another clock, lay down orders with what stops them, avoid people, and have friends; hosts
ask something of those who join; servers have house rules and presets."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta

from db.records import Clock, Terms
from engine.titles import TITLES
from scripts.games import brisk_answer
from tables.records import Person, TableInfo
from tables.service import Tables

AVOIDS = 0.1
"""The share of people who avoid somebody, and of those who have a friend on their list."""
OWN_TERMS = 0.25
"""The share of lobbies whose host asks something of those who join, or takes a preset."""
TRIES, NOTES, PROPOSES, ORDERS = 0.02, 0.03, 0.01, 0.04
"""How often somebody does this before they answer."""
AGREES = 0.8
TRIED = 6
"""Answers in one trial."""
RESTS = (12.0, 40.0)
"""Hours of a pause, from and to."""
HOUSE_CLOCKS = (None, Clock("limit", 24), Clock("bank", 24, 6))
LOBBY_TERMS = (
    Terms(hours=24),
    Terms(stood_in=30),
    Terms(friends=True),
    Terms(reminders="rare"),
    Terms(least=500, most=2500),
    Terms(host_alone=True),
)


class Habits:
    """These habits, at the tables of any process. `used` counts them."""

    def __init__(
        self,
        people: Sequence[Person],
        tables: Callable[[], Tables],
        now: Callable[[], datetime],
        chance: random.Random,
        used: Counter[str],
    ) -> None:
        self._people = {person.id: person for person in people}
        self._tables = tables
        self._now = now
        self._chance = chance
        self._used = used

    # -- before the games --------------------------------------------------------------------------------------------

    async def settle_in(self, servers: Collection[int]) -> None:
        """People write their lists, and managers the rules of their servers."""
        people = list(self._people)
        for server, clock in zip(sorted(servers), HOUSE_CLOCKS * len(servers), strict=False):
            self._used["house rules"] += 1
            await self._tables().house.change(server, people[0], clock=clock)
        for person in people:
            for what, lists in (("avoid lists", self._tables().avoiding), ("friends", self._tables().friends)):
                other = self._chance.choice(people)
                if other != person and self._chance.random() < AVOIDS:
                    self._used[what] += 1
                    await lists.add(person, other)

    async def set_up(self, info: TableInfo) -> None:
        """The host of a new lobby asks something of those who join, or takes or keeps a preset of the server."""
        if self._chance.random() >= OWN_TERMS:
            return
        tables, server = self._tables(), info.place.guild_id
        presets = (await tables.house.of(server)).presets_of(info.title)
        if presets:
            self._used["presets taken"] += 1
            await tables.lobby.set_all(info.id, info.host_id, self._chance.choice(presets))
            return
        self._used["joining conditions"] += 1
        await tables.lobby.set_terms(info.id, info.host_id, self._chance.choice(LOBBY_TERMS))
        await tables.lobby.set_unrated(info.id, info.host_id, self._chance.random() < 0.5)
        if server is not None and self._chance.random() < 0.3:
            self._used["presets kept"] += 1
            await tables.house.keep_preset(server, info.host_id, info.id, f"like {info.id}")

    # -- during a game -----------------------------------------------------------------------------------------------

    async def beside(self, info: TableInfo, person: int) -> None:
        """What somebody does before they answer."""
        for often, habit in (
            (TRIES, self._try_out),
            (NOTES, self._note),
            (PROPOSES, self._propose),
            (ORDERS, self._lay_down),
        ):
            if self._chance.random() < often:
                await habit(info, person)

    def is_asked(self, info: TableInfo, seat: int) -> bool:
        """Whether a proposal waits for the consent of this seat."""
        return info.amendment is not None and seat not in info.amendment.agreed_by

    async def agree(self, info: TableInfo, person: int) -> None:
        """Agree to the open proposal, or decline it."""
        assert info.amendment is not None
        amending = self._tables().amending
        if self._chance.random() < AGREES:
            self._used["agreements to proposals"] += 1
            await amending.agree(info.id, person, info.amendment)
        else:
            await amending.decline(info.id, person)

    async def _try_out(self, info: TableInfo, person: int) -> None:
        """A trial: some answers, for computers or for all seats, one of them undone; a line of it becomes the queue."""
        tables = self._tables()
        trial = await tables.trials.open(info.id, self._people[person])
        self._used["trials"] += 1
        if self._chance.random() < 0.3:
            await tables.trials.play_seats(trial.id, person, all_of_them=True)
        for _ in range(TRIED):
            await tables.settle(trial.id)
            look = await tables.queries.look(trial.id, person)
            if look.can_undo and self._chance.random() < 0.2:
                await tables.play.undo(trial.id, person)
            elif look.pending is not None:
                answer = brisk_answer(look.pending.ask, self._chance)
                await tables.play.choose(trial.id, person, answer, look.pending.serial)
        await tables.settle(trial.id)
        own = (await tables.trials.lines(trial.id, person))[-1].own
        if own and TITLES[info.title].meta.starts:
            self._used["lines taken over"] += 1
            await tables.play.set_queue(info.id, person, list(own))

    async def _note(self, info: TableInfo, person: int) -> None:
        notes = self._tables().private_notes
        self._used["private notes"] += 1
        await notes.write(info.id, person, f"What I plan at table {info.id}, {self._chance.random()}.")
        assert any(found.table_id == info.id for found in await notes.search(person, "plan"))

    async def _propose(self, info: TableInfo, person: int) -> None:
        """A pause or its end, more time for somebody, or another clock."""
        if info.amendment is not None:
            return
        amending = self._tables().amending
        what = self._chance.choice(("pauses", "more time", "clocks"))
        self._used[f"proposals: {what}"] += 1
        if what == "more time":
            people = [seat.seat for seat in info.seats if seat.person_id is not None]
            await amending.propose_extra(info.id, person, self._chance.choice(people), 1)
        elif what == "clocks":
            await amending.propose_clock(info.id, person, self._chance.choice((Clock("limit", 48), Clock())))
        elif info.paused_until is not None:
            await amending.propose_resume(info.id, person)
        else:
            until = self._now() + timedelta(hours=self._chance.uniform(*RESTS))
            await amending.propose_pause(info.id, person, until)

    async def _lay_down(self, info: TableInfo, person: int) -> None:
        """An order of the title, and what stops it; or all that was laid down is taken back."""
        tables = self._tables()
        laid_down = (await tables.queries.look(info.id, person)).laid_down
        if laid_down.orders and self._chance.random() < 0.5:
            for name in laid_down.orders:
                await tables.play.set_order(info.id, person, name, ())
            await tables.play.set_stops(info.id, person, ())
            return
        kinds = [kind for kind in TITLES[info.title].meta.orders if kind.choices]
        if kinds:
            kind = self._chance.choice(kinds)
            usual = [choice for choice in kind.choices if choice not in kind.fleeting]
            await tables.play.set_order(info.id, person, kind.id, (self._chance.choice(usual or kind.choices),))
            self._used["orders"] += 1
        if laid_down.stops:
            await tables.play.set_stops(info.id, person, (self._chance.choice(sorted(laid_down.stops)),))
            self._used["orders with a stop"] += bool(kinds)
