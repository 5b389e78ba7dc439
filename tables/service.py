"""The table service: everything people do at a table. No Discord here.

Errors for people are `engine.core.errors.Refused` (its `text` is translated for them; see `tables.errors`) or `Stale`
(the question is already answered, or another one is asked now).
"""

from __future__ import annotations

import asyncio
import secrets
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import msgspec

from db.errors import Conflict
from db.records import Clock
from db.store import Store
from engine.core.errors import Refused, Stale
from engine.core.text import Text
from engine.core.title import Title
from engine.players import make as make_computer
from engine.titles import TITLES
from tables import (
    absence,
    calls,
    ending,
    importing,
    lessons,
    lobby,
    play,
    queries,
    reminders,
    replacing,
    reporting,
    rewinding,
    timers,
)
from tables.administration import Administration
from tables.change import TableChange, Work, change_table, info_report, no_report
from tables.computers import Computers
from tables.context import Context, Runners, people_words
from tables.deciding import MakePlayer
from tables.errors import Busy, LineStopped, not_seated, refuse
from tables.limits import NO_LIMITS, Limits, check_limits
from tables.looking_back import Runner
from tables.matchmaking import Matchmaking
from tables.mishaps import Mishaps
from tables.profiles import Profiles
from tables.records import (
    Level,
    Look,
    Match,
    OptionValue,
    Person,
    Place,
    Played,
    Replay,
    TableInfo,
    Undoing,
    Wish,
)
from tables.replay import Reel
from tables.slots import LOBBY, SILENT, Ping, Slot, stored
from tables.timekeeping import TableClocks
from tables.tournaments import Tournaments
from tables.whereabouts import Whereabouts

KEPT_SESSIONS = 1024
"""Games kept in memory, about 90 kB each. The others are loaded when somebody acts."""


def _now() -> datetime:
    return datetime.now(UTC)


class Tables(TableClocks):
    """All tables.

    `run(fn, *args)` calls a function off the event loop, by default in a thread. A process pool works as well, since
    only plain data, titles and functions of modules are passed. Computers think with it; `look_back` (None: the same)
    plays games again, `read_file` (None: the same) reads files that people send. `seed` returns secret numbers, `now`
    the time. `read`:
    how typed actions are read at a table, for those that are played later (by default only exact keys).
    """

    def __init__(
        self,
        store: Store,
        titles: Mapping[str, Title[Any]] | None = None,
        *,
        now: Callable[[], datetime] = _now,
        seed: Callable[[], str] = lambda: secrets.token_hex(32),
        draw: Callable[[int], int] = secrets.randbelow,
        run: Runner = asyncio.to_thread,
        look_back: Runner | None = None,
        read_file: Runner | None = None,
        make_player: MakePlayer = make_computer,  # type: ignore[assignment]
        kept_sessions: int = KEPT_SESSIONS,
        limits: Limits = NO_LIMITS,
        read: Callable[[TableInfo], Match] | None = None,
    ) -> None:
        look_back = look_back or run
        runners = Runners(run, look_back, read_file or look_back)
        titles = TITLES if titles is None else titles
        super().__init__(Context(store, titles, now, seed, runners, kept_sessions, limits))
        if read is not None:
            self._context.read = read
        self._computers = Computers(self._context, make_player)
        self.profiles = Profiles(self._context)
        self.matchmaking = Matchmaking(self._context, draw)
        self.tournaments = Tournaments(self._context, draw)
        self.administration = Administration(self._context)
        self.whereabouts = Whereabouts(self._context)
        self._draw = draw

    @property
    def store(self) -> Store:
        """Where the tables are kept."""
        return self._context.store

    @property
    def now(self) -> Callable[[], datetime]:
        """The clock."""
        return self._context.now

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call this with the table's id after every committed change (for example the delivery worker's `kick`)."""
        self._context.listeners.append(listener)

    # -- life ----------------------------------------------------------------------------------------------------

    async def resume(self) -> int:
        """After a start: let interrupted computers go on; loads nothing else. Returns the number of tables."""
        async with self._context.reading() as tx:
            waiting = await tx.timers.of_kind("computer")
        for timer in waiting:
            self._computers.wake(timer.table_id)
        return len(waiting)

    async def tick(self) -> int:
        """Do what is due (reminders, idle lobbies, left-over computers). Call it about every half minute. Returns how
        much that was."""
        works = {
            "timers": lambda: timers.ring(self._context),
            "results": self.profiles.record_old_games,
            "tournaments": self.tournaments.advance,
        }
        return sum([await self.mishaps.isolated("round", name, work) or 0 for name, work in works.items()])

    @property
    def mishaps(self) -> Mishaps:
        """What has failed, each thing for itself."""
        return self._context.mishaps

    async def settle(self, table_id: int | None = None) -> None:
        """Wait until the computers (of a table) have made all their decisions."""
        await self._computers.settle(table_id)

    async def close_down(self) -> None:
        """Stop the computers. Everything is stored; `resume` continues."""
        await self._computers.close()

    # -- the lobby -----------------------------------------------------------------------------------------------

    async def open(
        self,
        person: Person,
        place: Place,
        title_id: str,
        options: Mapping[str, OptionValue],
        seat: Wish = None,
        *,
        guest: int | None = None,
        computers: tuple[Level, ...] = (),
        private: bool = False,
        clock: Clock | None = None,
    ) -> TableInfo:
        """Open a table and sit down: on a chosen seat, on a random one, or on the first. The lobby calls the guest, if
        the invitation `reaches` them. To a `private` table only those invited come. Computers that are seated here are
        there before it calls, so that the call stays."""
        title = self._context.title(title_id)
        row = lobby.new_row(title, place, person.id, options, self._context.now())
        row = msgspec.structs.replace(row, invited=() if guest is None else (guest,), private=private)
        row = row if clock is None else lobby.with_clock(row, clock)
        seats = lobby.empty_seats(title)
        mine = lobby.wanted_seat(seats, seat, self._draw)
        seats[mine.seat] = lobby.sit(mine, person)
        for level in computers:
            lobby.put_computer(seats, level, None, self._draw)
        try:
            with people_words():
                async with self.store.transaction() as tx:
                    row = lobby.promised(row, self._context.seed())
                    row = await lobby.add_table(tx, row, seats, row.created_at, self._context.limits)
                    await tx.people.change(person.id, name=person.name, locale=person.locale)
                    invites = guest is not None and await calls.invites(tx, person.id, guest, row.id, row.created_at)
                    await lobby.call_guests(tx, row, row.invited if invites else (), row.created_at)
        except Conflict as error:
            raise refuse("error-channel-taken") from error
        self._context.tell(row.id)
        return queries.info_of(row, seats)

    async def check_open(
        self,
        person: Person,
        place: Place,
        title_id: str,
        options: Mapping[str, OptionValue],
        seat: Wish = None,
        *,
        guest: int | None = None,
    ) -> None:
        """Raises Refused if `open` would refuse in any channel. For callers who must create the channel first."""
        title = self._context.title(title_id)
        row = lobby.new_row(title, place, person.id, options, self._context.now())
        lobby.wanted_seat(lobby.empty_seats(title), seat, self._draw)
        async with self._context.reading() as tx:
            await check_limits(tx, row, self._context.limits)
            if guest is not None:
                await calls.check(tx, person.id, guest, row.created_at)

    async def join(self, table_id: int, person: Person, seat: Wish = None) -> TableInfo:
        """Take a seat in a lobby."""
        return await change_table(
            self._context, table_id, lambda change: lobby.join(change, person, seat, self._draw), info_report
        )

    async def invite(self, table_id: int, person_id: int, guest: int) -> TableInfo:
        """Invite somebody to a lobby."""
        return await change_table(
            self._context, table_id, lambda change: lobby.invite(change, person_id, guest), info_report
        )

    async def remove(self, table_id: int, person_id: int, guest: int) -> TableInfo:
        """The host of a lobby sends somebody away."""
        return await change_table(
            self._context, table_id, lambda change: lobby.remove(change, person_id, guest), info_report
        )

    async def set_private(self, table_id: int, person_id: int, private: bool) -> TableInfo:
        """The host lets only those invited join, or everybody."""
        return await change_table(
            self._context, table_id, lambda change: lobby.set_private(change, person_id, private), info_report
        )

    async def leave(self, table_id: int, person_id: int) -> TableInfo:
        """Give the seat up. Once the game has started, leaving is resigning."""

        async def work(change: TableChange) -> None:
            if change.row.status == "lobby":
                await lobby.leave(change, person_id)
            else:
                await ending.resign(change, change.seat_of(person_id))

        return await change_table(self._context, table_id, work, info_report)

    async def seat_computer(self, table_id: int, person_id: int, level: Level, seat: Wish = None) -> TableInfo:
        """The host lets a computer play."""
        draw = self._draw
        return await change_table(
            self._context,
            table_id,
            lambda change: lobby.seat_computer(change, person_id, level, seat, draw),
            info_report,
        )

    async def remove_computer(self, table_id: int, person_id: int, seat: int) -> TableInfo:
        """The host sends a computer away."""
        return await change_table(
            self._context, table_id, lambda change: lobby.remove_computer(change, person_id, seat), info_report
        )

    async def set_options(self, table_id: int, person_id: int, options: Mapping[str, OptionValue]) -> TableInfo:
        """The host changes table options. Those not named stay as they are."""
        return await change_table(
            self._context, table_id, lambda change: lobby.set_options(change, person_id, options), info_report
        )

    async def speak(self, table_id: int, person_id: int, language: str) -> TableInfo:
        """The host chooses the language of the table's public messages."""
        return await change_table(
            self._context, table_id, lambda change: lobby.speak(change, person_id, language), info_report
        )

    async def set_word(self, table_id: int, person_id: int, word: str) -> TableInfo:
        """Add one's own word to the shuffle before the game begins; "" removes it."""
        return await change_table(
            self._context, table_id, lambda change: lobby.set_word(change, person_id, word), info_report
        )

    async def start(self, table_id: int, person_id: int) -> TableInfo:
        """The host starts the game."""
        return await change_table(self._context, table_id, lambda change: lobby.start(change, person_id), info_report)

    async def close(self, table_id: int, person_id: int) -> TableInfo:
        """The host closes a lobby. A running game can only be closed if it is damaged."""
        damaged = await self._damage(table_id) is not None
        return await change_table(
            self._context, table_id, lambda change: lobby.close(change, person_id, damaged=damaged), info_report
        )

    async def rematch(self, table_id: int, person: Person, *, same_seats: bool = False) -> TableInfo:
        """Open the next game in the same place, everybody one seat further on, or on the same seats. The others are
        invited to join. Against computers only, it begins at once."""
        further = 0 if same_seats else 1

        async def report(change: TableChange) -> tuple[int, bool]:
            against = {seat.kind for seat in change.seats if seat.person_id != person.id}
            return change.row.rematch or 0, against == {"computer"}

        fresh, begins = await change_table(
            self._context, table_id, lambda change: lobby.rematch(change, person, further=further), report
        )
        self._context.tell(fresh)
        return await self.start(fresh, person.id) if begins else await self.info(fresh)

    async def learn(self, person: Person, title_id: str, *, anew: bool = False) -> TableInfo:
        """The person's lesson of a title, which begins now if there is none. `anew`: from its start."""
        title = self._context.title(title_id)
        info = await self.in_channel(person.id, title_id)
        if info is not None and anew:
            await change_table(self._context, info.id, lessons.end, no_report)
            info = None
        if info is None:
            with people_words(), suppress(Conflict):  # a second press has opened it
                async with self.store.transaction() as tx:
                    await lessons.open_lesson(tx, title, person, self._context.now())
            info = await self.in_channel(person.id, title_id)
        if info is None:
            raise Busy
        return await self.start(info.id, person.id) if info.status == "lobby" else info

    # -- the game ------------------------------------------------------------------------------------------------

    async def choose(
        self, table_id: int, person_id: int, keys: tuple[str, ...], serial: int | None = None, seat: int | None = None
    ) -> Played:
        """Answer the question asked of this person. If given, `serial` and `seat` must match the question."""
        turn = _Turn(person_id)

        async def work(change: TableChange) -> None:
            mine = await turn.begin(change)
            if seat is not None and seat != mine:
                raise refuse("error-not-your-seat")
            await play.choose(change, mine, keys, serial)

        return await change_table(self._context, table_id, work, turn.report)

    async def choose_line(self, table_id: int, person_id: int, clauses: list[str], match: Match) -> Played:
        """Play a typed turn, in one transaction. LineStopped names the clause that failed, and what was played."""
        turn = _Turn(person_id)
        outcome = play.LineOutcome()

        async def work(change: TableChange) -> None:
            nonlocal outcome
            outcome = await play.choose_line(change, await turn.begin(change), clauses, match)

        try:
            played = await change_table(self._context, table_id, work, turn.report)
        except play.ClauseRefused as refusal:
            raise LineStopped(refusal.clause, refusal.reason, "; ".join(clauses)) from refusal
        if outcome.reason is not None:
            raise LineStopped(outcome.failed, outcome.reason, "; ".join(clauses), outcome.done, played)
        return played

    async def interject(self, table_id: int, person_id: int, words: str) -> Look:
        """Do something that is possible although another seat is asked (`Look.asides`), by its key or in words."""
        return await self._act(table_id, person_id, lambda change, seat: play.interject(change, seat, words))

    async def undo(self, table_id: int, person_id: int) -> Look:
        """Undo one's last answer."""
        return await self._act(table_id, person_id, play.undo)

    async def set_habit(
        self, table_id: int, person_id: int, habit: str, keys: tuple[str, ...] | None = (), *, passing: bool = False
    ) -> Look:
        """From now on answer questions of this habit (`Ask.habit`) with these keys, or with their default (no keys).
        None: ask again. An open question of this habit is answered at once, unless the person has just undone it.
        `passing`: until the present part of the game (a round) is over."""
        return await self._act(
            table_id, person_id, lambda change, seat: play.set_habit(change, seat, habit, keys, passing=passing)
        )

    async def set_order(self, table_id: int, person_id: int, name: str, values: tuple[str, ...]) -> Look:
        """Set a standing order of the title (`Meta.orders`); no values: ask again. Raises Refused for an order that the
        title does not have, or a value that is not possible."""
        return await self._act(table_id, person_id, lambda change, seat: play.set_order(change, seat, name, values))

    async def set_queue(self, table_id: int, person_id: int, actions: list[str]) -> Look:
        """Replace the typed actions that are played when the person's turn comes, while they are legal and nobody has
        intruded since; none: the queue is empty."""
        return await self._act(table_id, person_id, lambda change, seat: play.set_queue(change, seat, actions))

    async def resign(self, table_id: int, person_id: int) -> Look:
        """Resign."""
        return await self._act(table_id, person_id, ending.resign)

    async def offer_draw(self, table_id: int, person_id: int) -> Look:
        """Offer a draw, or accept the one on offer."""
        return await self._act(table_id, person_id, ending.offer_draw)

    async def decline_draw(self, table_id: int, person_id: int) -> Look:
        """Decline a draw, or withdraw one's own offer. An answer to a question of the rules declines it as well."""
        return await self._act(table_id, person_id, ending.decline_draw)

    async def propose_end(self, table_id: int, person_id: int) -> Look:
        """Propose to end the game without a result, or agree to that."""
        return await self._act(table_id, person_id, ending.propose_end)

    async def decline_end(self, table_id: int, person_id: int) -> Look:
        """Refuse to end the game, or withdraw one's own consent."""
        return await self._act(table_id, person_id, ending.decline_end)

    async def import_game(self, person: Person, place: Place, data: bytes) -> TableInfo:
        """A game from the file of an export. With a result it is stored as finished; else its table waits as a lobby
        until its seats are taken, the first of them by this person. Raises Refused, which says what is wrong."""
        context = self._context
        taken = await self._taken_in(data)
        if isinstance(taken, Text):
            raise Refused(taken)
        found, rebuilt = taken
        title = context.title(found.title)
        if rebuilt.misfit is not None:
            version = title.meta.rules_version
            raise refuse("error-import-misfit", step=rebuilt.misfit, then=found.rules_version, now=version)
        now = context.now()
        row = importing.table_of(title, found, rebuilt, place, person, now)
        seats = importing.seats_of(found, goes_on=rebuilt.goes_on)
        try:
            with people_words():
                async with self.store.transaction() as tx:
                    if rebuilt.goes_on:
                        seats[0] = lobby.sit(seats[0], person)
                        row = await lobby.add_table(tx, row, seats, now, context.limits)
                        await tx.post.put(row.id, stored({LOBBY: SILENT}), now)
                    else:
                        row = await tx.games.add(row, seats)
                    await importing.store_record(tx, row.id, rebuilt)
                    await tx.people.change(person.id, name=person.name, locale=person.locale)
        except Conflict as error:
            raise refuse("error-channel-taken") from error
        context.tell(row.id)
        return queries.info_of(row, seats)

    async def _taken_in(self, data: bytes) -> tuple[importing.Imported, importing.Rebuilt] | Text:
        """The game of a file, or why it cannot be taken in. Where it is read too little time or memory is left, it is
        not tried again."""
        if len(data) > importing.MOST_BYTES:
            raise refuse("error-import-large", most=importing.MOST_BYTES // 1024 // 1024)
        try:
            taken: tuple[importing.Imported, importing.Rebuilt] | Text = await self._context.read_file(
                importing.take_in, data, self._context.titles
            )
        except (TimeoutError, BrokenExecutor, MemoryError):
            raise refuse("error-import-heavy") from None
        return taken

    async def report(self, table_id: int, person_id: int, expected: str) -> tuple[int, bytes, bytes]:
        """Store a bug report of this person about the table as they see it. Returns its number, their own copy, and
        the whole report for those who run the bot. Raises Refused before the start, and to those who have reported
        much lately."""
        look = await self.look(table_id, person_id)
        if look.view is None:
            raise refuse("error-not-started")
        async with self._context.reading() as tx:
            row, history = await tx.games.table(table_id), await tx.games.choices(table_id)
        whole = reporting.report_of(row, look, history, expected, self._context.now())
        own = reporting.for_reporter(whole, over=row.status == "over")
        with people_words():
            async with self.store.transaction() as tx:
                now, seated = self._context.now(), look.seat is not None
                await reporting.check_rate(tx, table_id, person_id, now, seated=seated)
                number = await tx.reports.add(table_id, person_id, now, reporting.as_file(whole))
        return number, reporting.as_file(own), reporting.as_file(whole)

    # -- going back ----------------------------------------------------------------------------------------------

    async def undoing(self, table_id: int, person_id: int, at: int | None = None) -> Undoing:
        """What going back to a stop of this reader would undo; None: to the position that is proposed. Raises Refused
        if the game cannot go back there."""
        reel = await self._reels.reel(table_id, by=person_id)
        seat = reel.seat_of(person_id)
        if reel.row.status != "running":
            raise refuse("error-game-over")
        if seat is None:
            raise not_seated(queries.info_of(reel.row, reel.seats), person_id)
        stops = reel.stops(seat)
        to = self._target(reel, seat, at)
        rewinding.check_target(reel.history, to)
        index = max(bisect_right(stops, to, key=lambda stop: stop.n) - 1, 0)
        view = await self._reels.view(reel, to, seat, by=person_id)
        look = Look(queries.info_of(reel.row, reel.seats, seat), seat, view, None, None, False, stops[index].lines)
        shown = Replay(look, None, index, stops, reel.footage.chapters, reel.counted, seat)
        undone = [row for row in reel.history if row.n > to and row.kind in queries.REWOUND]
        agreed = () if reel.row.rewind is None or at is not None else reel.row.rewind.agreed_by
        out = (await self.look(table_id, person_id)).standing
        gone = {*agreed, *(out.out if out is not None else ())}
        asked = tuple(each.seat for each in reel.seats if each.kind == "person" and each.seat not in gone)
        return Undoing(shown, queries.lines_of(undone, seat), asked, _stamp(reel, to))

    async def propose_rewind(self, table_id: int, person_id: int, at: int, stamp: int) -> Look:
        """Propose to go back to a stop of this person (with the stamp of `undoing`); at once if nobody else must
        agree. Raises Stale if that stop is another one by now."""
        reel = await self._reels.reel(table_id, by=person_id)
        to = self._target(reel, reel.seat_of(person_id), at)
        if _stamp(reel, to) != stamp:
            raise Stale
        then = await self._reels.then(reel, to, by=person_id)
        return await self._act(table_id, person_id, lambda change, seat: rewinding.propose(change, seat, then))

    async def agree_rewind(self, table_id: int, person_id: int) -> Look:
        """Agree to go back. When all have agreed, the game goes back."""
        reel = await self._reels.reel(table_id, by=person_id)
        to = self._target(reel, reel.seat_of(person_id), None)
        then = await self._reels.then(reel, to, by=person_id)
        return await self._act(table_id, person_id, lambda change, seat: rewinding.agree(change, seat, then))

    async def decline_rewind(self, table_id: int, person_id: int) -> Look:
        """Refuse to go back, or withdraw one's consent."""
        return await self._act(table_id, person_id, rewinding.decline)

    @staticmethod
    def _target(reel: Reel, seat: int | None, at: int | None) -> int:
        """The step of a stop; None: of the open proposal."""
        if at is None:
            if reel.row.rewind is None:
                raise refuse("error-rewind-gone")
            return reel.row.rewind.to
        stops = reel.stops(seat)
        if at + 1 == len(stops):  # whatever others may have answered in secret since
            raise refuse("error-rewind-gone")
        if not 0 <= at < len(stops):
            raise Stale
        return stops[at].n

    # -- seats change hands --------------------------------------------------------------------------------------

    async def propose_handover(self, table_id: int, person_id: int, seat: int, newcomer: Person | Level) -> Look:
        """Propose that another person, or a computer, takes a seat over; see `tables.replacing`. It happens at once if
        nobody else must agree. The look of the asking person may then be an onlooker's."""

        async def work(change: TableChange) -> None:
            await replacing.propose(change, change.seat_of(person_id), seat, newcomer)

        return await self._at_seat(table_id, person_id, work)

    async def answer_handover(self, table_id: int, person: Person, *, agrees: bool) -> Look:
        """Agree to the proposal, accept the seat, or refuse."""

        async def work(change: TableChange) -> None:
            seat = change.info().seat_of(person.id)
            if seat is None:
                await replacing.answer_as_newcomer(change, person, agrees=agrees)
            else:
                await replacing.answer(change, seat, agrees=agrees)

        return await self._at_seat(table_id, person.id, work)

    async def take_back(self, table_id: int, person: Person) -> Look:
        """Take the seat back that one has had: at once from a computer, else its player is asked."""
        return await self._at_seat(table_id, person.id, lambda change: replacing.take_back(change, person))

    async def _at_seat(self, table_id: int, person_id: int, work: Work) -> Look:
        """Do this; the look is that of the seat where the person sits afterwards."""
        return await change_table(
            self._context, table_id, work, lambda change: change.look(change.info().seat_of(person_id))
        )

    async def hush(self, table_id: int, person_id: int, *, quiet: bool) -> Look:
        """Do not call this person again in this turn, or do."""
        return await self._act(table_id, person_id, lambda change, seat: reminders.hush(change, seat, quiet=quiet))

    async def nudge(self, table_id: int, person_id: int, seat: int) -> Look:
        """Call somebody who is waited for, at most once a day. Everybody reads of it."""
        return await self._act(table_id, person_id, lambda change, by: reminders.nudge(change, by, seat))

    async def show_again(self, table_id: int, slot: Slot, *, anew: bool = False) -> None:
        """Show this once more though nothing has changed, because something that was missing on it is now available.
        `anew`: as a new message, because another one was posted below it."""
        with people_words():
            async with self.store.transaction() as tx:
                await tx.post.put(table_id, stored({slot: Ping(anew=anew)}), self._context.now())
        self._context.tell(table_id)

    # -- inside --------------------------------------------------------------------------------------------------

    async def _act(self, table_id: int, person_id: int, act: Callable[[TableChange, int], Awaitable[None]]) -> Look:
        async def work(change: TableChange) -> None:
            seat = change.seat_of(person_id)
            if change.seats[seat].stand_in is not None:
                await change.session()
                absence.come_back(change, seat)
            await act(change, seat)

        return await change_table(self._context, table_id, work, lambda change: change.look(change.seat_of(person_id)))


def _stamp(reel: Reel, n: int) -> int:
    """Names a step in a control, without its number: the time at which it was taken."""
    at = next(row.at for row in reel.history if row.n == n)
    return int(at.timestamp() * 1000) % 10**9


class _Turn:
    """One person's answers: what they saw before, and the report afterwards."""

    def __init__(self, person_id: int) -> None:
        self._person_id = person_id
        self._before: Any = None

    async def begin(self, change: TableChange) -> int:
        """Remember what the person sees; returns their seat."""
        seat = change.seat_of(self._person_id)
        change.need("running")
        self._before = await change.view_before(seat)
        absence.come_back(change, seat)
        return seat

    async def report(self, change: TableChange) -> Played:
        """What the answers brought."""
        seat = change.seat_of(self._person_id)
        return Played(await change.look(seat), change.lines(seat), self._before)
