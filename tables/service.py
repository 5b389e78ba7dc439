"""The table service: everything people do at a table. No Discord here.

Errors meant for people are `engine.core.errors.Refused` (its `text` is translated for them; see `tables.errors`) or
`Stale` (the question was answered already, or another one is asked now).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

from db.errors import Conflict
from db.records import PersonRow, SeatRow, TableRow
from db.store import Store, Transaction
from engine.core.session import Session
from engine.core.title import Title
from engine.players import make as make_computer
from engine.titles import TITLES
from tables import ending, lobby, moderating, play, queries, timers
from tables.change import TableChange, info_report
from tables.computers import Computers, MakePlayer
from tables.context import Context, Runner, people_words
from tables.errors import Damaged, LineStopped, SetAside, refuse
from tables.limits import NO_LIMITS, Limits, check_limits
from tables.play import Match
from tables.promise import promise_of
from tables.records import (
    Level,
    LogLine,
    Look,
    Notify,
    Person,
    PersonSettings,
    Place,
    Played,
    Recap,
    TableInfo,
    Verification,
    Wish,
)

KEPT_SESSIONS = 256
"""Sessions kept in memory; the others are loaded when somebody acts."""


def _now() -> datetime:
    return datetime.now(UTC)


class Tables:
    """Every table there is.

    `run(fn, *args)` calls a function away from the event loop: by default in a thread; a process pool serves as well,
    since only plain data, titles and functions of modules are handed over. `seed` gives secrets, `now` the time.
    """

    def __init__(
        self,
        store: Store,
        titles: dict[str, Title[Any]] | None = None,
        *,
        now: Callable[[], datetime] = _now,
        seed: Callable[[], str] = lambda: secrets.token_hex(32),
        draw: Callable[[int], int] = secrets.randbelow,
        run: Runner = asyncio.to_thread,
        make_player: MakePlayer = make_computer,  # type: ignore[assignment]
        kept_sessions: int = KEPT_SESSIONS,
        limits: Limits = NO_LIMITS,
    ) -> None:
        self._house = Context(store, TITLES if titles is None else titles, now, seed, run, kept_sessions, limits)
        self._computers = Computers(self._house, make_player)
        self._draw = draw
        self._newest_steps = queries.NewestSteps()

    @property
    def store(self) -> Store:
        """Where the tables are kept."""
        return self._house.store

    @property
    def now(self) -> Callable[[], datetime]:
        """The clock."""
        return self._house.now

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call this with the table's id after every committed change (the delivery worker's `kick`, for one)."""
        self._house.listeners.append(listener)

    # -- life ----------------------------------------------------------------------------------------------------

    async def resume(self) -> int:
        """After a start: let the computers go on that were interrupted; loads nothing else. Returns how many tables."""
        async with self._house.reading() as tx:
            waiting = await tx.timers.of_kind("computer")
        for timer in waiting:
            self._computers.wake(timer.table_id)
        return len(waiting)

    async def tick(self) -> int:
        """Do what is due (reminders, idle lobbies, left-over computers). Call it every half minute or so."""
        return await timers.ring(self._house)

    async def settle(self, table_id: int | None = None) -> None:
        """Wait until the computers (of a table) have decided everything they owe."""
        await self._computers.settle(table_id)

    async def close_down(self) -> None:
        """Stop the computers. Everything is stored; `resume` goes on."""
        await self._computers.close()

    # -- the lobby -----------------------------------------------------------------------------------------------

    async def open(
        self,
        person: Person,
        place: Place,
        title_id: str,
        options: dict[str, Any],
        seat: Wish = None,
        *,
        guest: int | None = None,
    ) -> TableInfo:
        """Open a table and sit down: on a seat of one's wish, on one drawn by lot, or on the first. The lobby calls the
        guest, unless `invited_lately`."""
        title = self._house.title(title_id)
        row = lobby.new_row(title, place, person.id, options, self._house.now())
        seats = lobby.empty_seats(title)
        mine = lobby.wanted_seat(seats, seat, self._draw)
        seats[mine.seat] = lobby.sit(mine, person)
        called = () if guest is None or self.invited_lately(person.id, guest) else (guest,)
        try:
            with people_words():
                async with self.store.transaction() as tx:
                    row = lobby.promised(row, self._house.seed())
                    row = await lobby.add_table(tx, row, seats, row.created_at, self._house.limits)
                    await tx.people.change(person.id, name=person.name, locale=person.locale)
                    await tx.post.put(row.id, {"lobby": called}, row.created_at)
        except Conflict as error:
            raise refuse("error-channel-taken") from error
        for other in called:
            self._house.calls.note(("invite", person.id, other), row.created_at)
        self._house.tell(row.id)
        return queries.info_of(row, seats)

    def invited_lately(self, person_id: int, guest: int) -> bool:
        """Whether this person has called the guest to a table a short while ago: then the next one calls nobody."""
        return self._house.calls.lately(("invite", person_id, guest), self._house.now())

    async def check_open(
        self, person: Person, place: Place, title_id: str, options: dict[str, Any], seat: Wish = None
    ) -> None:
        """Refused if `open` would be, whatever the channel: for whoever has to make the channel first."""
        title = self._house.title(title_id)
        row = lobby.new_row(title, place, person.id, options, self._house.now())
        lobby.wanted_seat(lobby.empty_seats(title), seat, self._draw)
        async with self._house.reading() as tx:
            await check_limits(tx, row, self._house.limits)

    async def join(self, table_id: int, person: Person, seat: Wish = None) -> TableInfo:
        """Take a seat in a lobby."""
        return await self._house.change(
            table_id, lambda change: lobby.join(change, person, seat, self._draw), info_report
        )

    async def leave(self, table_id: int, person_id: int) -> TableInfo:
        """Give the seat up. Once the game has started, leaving is resigning."""

        async def work(change: TableChange) -> None:
            if change.row.status == "lobby":
                await lobby.leave(change, person_id)
            else:
                await ending.resign(change, change.seat_of(person_id))

        return await self._house.change(table_id, work, info_report)

    async def seat_computer(self, table_id: int, person_id: int, level: Level, seat: Wish = None) -> TableInfo:
        """The host lets a computer play."""
        draw = self._draw
        return await self._house.change(
            table_id, lambda change: lobby.seat_computer(change, person_id, level, seat, draw), info_report
        )

    async def remove_computer(self, table_id: int, person_id: int, seat: int) -> TableInfo:
        """The host sends a computer away."""
        return await self._house.change(
            table_id, lambda change: lobby.remove_computer(change, person_id, seat), info_report
        )

    async def set_options(self, table_id: int, person_id: int, options: dict[str, Any]) -> TableInfo:
        """The host changes table options; those not named stay as they are."""
        return await self._house.change(
            table_id, lambda change: lobby.set_options(change, person_id, options), info_report
        )

    async def speak(self, table_id: int, person_id: int, language: str) -> TableInfo:
        """The host chooses the language of the table's public messages."""
        return await self._house.change(table_id, lambda change: lobby.speak(change, person_id, language), info_report)

    async def set_word(self, table_id: int, person_id: int, word: str) -> TableInfo:
        """Add a word of one's own to the shuffle before the game begins; "" takes it back."""
        return await self._house.change(table_id, lambda change: lobby.set_word(change, person_id, word), info_report)

    async def start(self, table_id: int, person_id: int) -> TableInfo:
        """The host starts the game."""
        return await self._house.change(table_id, lambda change: lobby.start(change, person_id), info_report)

    async def close(self, table_id: int, person_id: int) -> TableInfo:
        """The host closes a lobby. A running game can only be closed if it is damaged."""
        damaged = await self._damage(table_id) is not None
        return await self._house.change(
            table_id, lambda change: lobby.close(change, person_id, damaged=damaged), info_report
        )

    async def rematch(self, table_id: int, person: Person) -> TableInfo:
        """Open the next game in the same place, everybody one seat further on; the others are invited to join. Against
        computers alone it begins at once."""

        async def report(change: TableChange) -> tuple[int, bool]:
            against = {seat.kind for seat in change.seats if seat.person_id != person.id}
            return change.row.rematch or 0, against == {"computer"}

        fresh, begins = await self._house.change(table_id, lambda change: lobby.rematch(change, person), report)
        self._house.tell(fresh)
        return await self.start(fresh, person.id) if begins else await self.info(fresh)

    # -- the game ------------------------------------------------------------------------------------------------

    async def choose(
        self, table_id: int, person_id: int, keys: tuple[str, ...], serial: int | None = None, seat: int | None = None
    ) -> Played:
        """Answer the question asked of this person. `serial` and `seat`, if given, must be those of the question."""
        turn = _Turn(person_id)

        async def work(change: TableChange) -> None:
            mine = await turn.begin(change)
            if seat is not None and seat != mine:
                raise refuse("error-not-your-seat")
            await play.choose(change, mine, keys, serial)

        return await self._house.change(table_id, work, turn.report)

    async def choose_line(self, table_id: int, person_id: int, clauses: list[str], match: Match) -> Played:
        """Play a typed turn, in one transaction. LineStopped names the clause that failed, and what was played."""
        turn = _Turn(person_id)
        outcome = play.LineOutcome()

        async def work(change: TableChange) -> None:
            nonlocal outcome
            outcome = await play.choose_line(change, await turn.begin(change), clauses, match)

        try:
            played = await self._house.change(table_id, work, turn.report)
        except play.ClauseRefused as refusal:
            raise LineStopped(refusal.clause, refusal.reason, "; ".join(clauses)) from refusal
        if outcome.reason is not None:
            raise LineStopped(outcome.failed, outcome.reason, "; ".join(clauses), outcome.done, played)
        return played

    async def undo(self, table_id: int, person_id: int) -> Look:
        """Take one's last answer back."""
        return await self._act(table_id, person_id, play.undo)

    async def resign(self, table_id: int, person_id: int) -> Look:
        """Give up."""
        return await self._act(table_id, person_id, ending.resign)

    async def offer_draw(self, table_id: int, person_id: int) -> Look:
        """Offer a draw, or accept the one on offer."""
        return await self._act(table_id, person_id, ending.offer_draw)

    async def decline_draw(self, table_id: int, person_id: int) -> Look:
        """Decline a draw, or take one's own offer back. An answer to the rules' question declines it as well."""
        return await self._act(table_id, person_id, ending.decline_draw)

    async def propose_end(self, table_id: int, person_id: int) -> Look:
        """Propose to end the game without a result, or agree to that."""
        return await self._act(table_id, person_id, ending.propose_end)

    async def decline_end(self, table_id: int, person_id: int) -> Look:
        """Refuse to end the game, or take one's own consent back."""
        return await self._act(table_id, person_id, ending.decline_end)

    async def end_by_moderator(self, table_id: int) -> TableInfo:
        """End a lobby or a game. Whoever calls this has made sure that the person may."""
        return await self._house.change(table_id, moderating.end, info_report)

    async def move(self, table_id: int, channel_id: int) -> TableInfo:
        """Go on in another channel of the server. Whoever calls this has made sure that the person may."""
        return await self._house.change(table_id, lambda change: moderating.move(change, channel_id), info_report)

    # -- reading -------------------------------------------------------------------------------------------------

    async def look(self, table_id: int, person_id: int | None) -> Look:
        """The table as this person sees it (None, or somebody without a seat: as an onlooker does)."""
        async with self._house.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
            seat = _seat_of(seats, person_id)
            lines = await self._newest_steps.lines(tx.games, row, seat) if row.last_n >= 0 else ()
            session = await self._session_to_read(tx, row)
            return queries.look_at(row, seats, session, seat, lines)

    async def log(self, table_id: int, person_id: int | None, limit: int = 50) -> tuple[LogLine, ...]:
        """The last lines that this person may read, oldest first."""
        async with self._house.reading() as tx:
            seats = await tx.games.seats(table_id)
            return await queries.last_lines(tx.games, table_id, _seat_of(seats, person_id), limit)

    async def recap(self, table_id: int, person_id: int) -> Recap:
        """What happened since this person last acted (or joined), and what they saw then."""
        async with self._house.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
            history = await tx.games.choices(table_id)
        mine = next((seat for seat in seats if seat.person_id == person_id), None)
        if mine is None:
            raise refuse("error-not-seated")
        if row.seed is None or not history:
            raise refuse("error-not-started")
        acted = max(mine.acted_n, 0)
        title, setup = self._house.title(row.title), queries.setup_of(row, len(seats))
        then = queries.again(step for step in history if step.n <= acted)
        view = await self._house.run(queries.view_then, title, setup, row.seed, then, mine.seat)
        since = [step for step in history if step.n > mine.acted_n]
        at = next((step.at for step in history if step.n == mine.acted_n), None)
        return Recap(queries.lines_of(since, mine.seat), view, at)

    async def in_channel(self, channel_id: int, title_id: str, *, finished: bool = False) -> TableInfo | None:
        """The lobby or running game of a title in a channel; with `finished`, else the game that ended last there."""
        async with self._house.reading() as tx:
            row = await tx.games.in_channel(channel_id, title_id, finished=finished)
            return None if row is None else queries.info_of(row, await tx.games.seats(row.id))

    async def of_person(self, person_id: int) -> list[TableInfo]:
        """A person's open tables: first those that wait for them, longest first."""
        async with self._house.reading() as tx:
            found = await tx.games.of_person(person_id)
        infos = [queries.info_of(row, seats, _seat_of(seats, person_id)) for row, seats in found]
        last = datetime.max.replace(tzinfo=UTC)
        return sorted(infos, key=lambda t: (t.owed_since or last if t.seat_of(person_id) in t.owed else last, t.id))

    async def of_server(self, guild_id: int, most: int) -> list[TableInfo]:
        """The open tables of a server, the oldest of them."""
        async with self._house.reading() as tx:
            found = await tx.games.of_guild(guild_id, most)
        return [queries.info_of(row, seats) for row, seats in found]

    async def info(self, table_id: int, person_id: int | None = None) -> TableInfo:
        """What this person (None: everybody) may know of a table."""
        async with self._house.reading() as tx:
            row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
        return queries.info_of(row, seats, _seat_of(seats, person_id))

    async def verify(self, table_id: int) -> Verification:
        """Derive the whole game again from what was promised and compare; before the end, tell what was promised."""
        async with self._house.reading() as tx:
            row = await tx.games.table(table_id)
            seats, history = await tx.games.seats(table_id), await tx.games.choices(table_id)
        if row.status != "over" or row.seed is None:
            return Verification(table_id, False, row.commitment, row.secret_number is not None)
        trouble = await self._damage(table_id)
        if isinstance(trouble, SetAside):
            raise trouble
        title, setup = self._house.title(row.title), queries.setup_of(row, len(seats))
        steps = queries.again(history)
        verification: Verification = await self._house.run(
            queries.check_record, title, setup, promise_of(row, seats), table_id, steps
        )
        return msgspec.structs.replace(verification, posted=row.secret_number is not None)

    async def export(self, table_id: int, person_id: int) -> bytes:
        """JSON of what this person may see; once the game is over, the full record."""
        look = await self.look(table_id, person_id)
        async with self._house.reading() as tx:
            row, history = await tx.games.table(table_id), await tx.games.choices(table_id)
        return queries.export_record(row, look, history)

    async def board_refused(self, table_id: int) -> bool:
        """Whether the table's public message could not be posted where it belongs."""
        async with self._house.reading() as tx:
            return await tx.post.dropped(table_id, "board")

    async def show_again(self, table_id: int, slot: str) -> None:
        """Have this shown once more though nothing has changed: what was missing on it is there now."""
        with people_words():
            async with self.store.transaction() as tx:
                await tx.post.put(table_id, {slot: ()}, self._house.now())
        self._house.tell(table_id)

    # -- people --------------------------------------------------------------------------------------------------

    async def person(self, person_id: int) -> PersonSettings:
        """What is known of a person; the defaults for somebody new."""
        async with self._house.reading() as tx:
            return _settings(await tx.people.get(person_id))

    async def set_language(self, person_id: int, language: str | None) -> None:
        """Speak this language to the person; None: as their client does."""
        await self._change_person(person_id, language=language)

    async def set_notify(self, person_id: int, notify: Notify) -> None:
        """How the person wants to be told that it is their turn."""
        await self._change_person(person_id, notify=notify)

    async def dm_closed(self, person_id: int) -> None:
        """A direct message was refused: send none until `dm_open`."""
        await self._change_person(person_id, dm_open=False)

    async def dm_open(self, person_id: int) -> None:
        """Direct messages arrive (again)."""
        await self._change_person(person_id, dm_open=True)

    # -- inside --------------------------------------------------------------------------------------------------

    async def _act(self, table_id: int, person_id: int, act: Callable[[TableChange, int], Awaitable[None]]) -> Look:
        async def work(change: TableChange) -> None:
            await act(change, change.seat_of(person_id))

        return await self._house.change(table_id, work, lambda change: change.look(change.seat_of(person_id)))

    async def _change_person(self, person_id: int, **values: Any) -> None:
        with people_words():
            async with self.store.transaction() as tx:
                await tx.people.change(person_id, **values)

    async def _session_to_read(self, tx: Transaction, row: TableRow) -> Session[Any] | None:
        """The session of this version, for reading before the next await."""
        if row.last_n < 0:
            return None
        session = self._house.kept(row)
        if session is None:
            session = self._house.load(row, await tx.games.snapshot(row.id))
            self._house.keep(row, session)
        return session

    async def _damage(self, table_id: int) -> Damaged | None:
        """Why the stored game cannot be loaded, if it cannot."""
        try:
            await self.look(table_id, None)
        except Damaged as damage:
            return damage
        return None


class _Turn:
    """One person's answers: what they saw before, and the report afterwards."""

    def __init__(self, person_id: int) -> None:
        self._person_id = person_id
        self._before: Any = None

    async def begin(self, change: TableChange) -> int:
        """Remember what the person sees; returns their seat."""
        seat = change.seat_of(self._person_id)
        change.need("running")
        self._before = (await change.session()).view(seat)
        return seat

    async def report(self, change: TableChange) -> Played:
        """What the answers brought."""
        seat = change.seat_of(self._person_id)
        return Played(await change.look(seat), change.lines(seat), self._before)


def _seat_of(seats: list[SeatRow], person_id: int | None) -> int | None:
    if person_id is None:
        return None
    return next((seat.seat for seat in seats if seat.person_id == person_id), None)


def _settings(row: PersonRow) -> PersonSettings:
    return PersonSettings(**msgspec.structs.asdict(row))
