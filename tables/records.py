"""What the table service returns: frozen records, safe to keep and to show."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from db.records import Amendment, Ballot, Clock, Handover, PersonRow, Series, Sitting, Start, Terms
from engine.core.decision import Ask, Barred, Option, Pending
from engine.core.lesson import Move
from engine.core.posting import Posting
from engine.core.text import Text
from engine.core.title import SlowHints, Standing

Status: TypeAlias = Literal["lobby", "running", "over", "closed"]
SeatKind: TypeAlias = Literal["open", "person", "computer", "guest"]
Level: TypeAlias = Literal["easy", "normal", "hard"]
Notify: TypeAlias = Literal["channel", "dm", "both", "none"]
"""Where a person is called."""
PersonSettings: TypeAlias = PersonRow
"""The settings of a person; `tables.calendar` answers questions about zone, quiet hours and away days."""
Wish: TypeAlias = int | Literal["random"] | None
"""The seat a person wants: a number, a random one, or (None) the first that is free."""

Eyes: TypeAlias = int | Literal["own"] | None
"""From which seat a record is looked at: a number, (None) as an onlooker, or one's own."""

AsksBack: TypeAlias = Callable[[Ask, tuple[str, ...]], bool]
"""Whether a person is asked once more before an answer."""
Match: TypeAlias = Callable[[Ask, str], tuple[tuple[str, ...], str]]
"""Reads an answer to the question from the words of a clause: (keys, the words not used). Raises Refused if it
cannot."""


class Meant(NamedTuple):
    """What somebody probably meant: the words to be read, and what to show to them."""

    words: str
    shown: str


FindMeant: TypeAlias = Callable[[Ask, str], tuple[Meant, ...]]
"""What a clause that is no answer to the question probably meant."""

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")

OptionValue: TypeAlias = bool | int | str
"""The value of a table option."""
View: TypeAlias = Any
"""What a seat, or an onlooker, may know of a game: a frozen struct, of which each title has its own.
None in a lobby."""


class Person(msgspec.Struct, frozen=True):
    """A person who asks for something: Discord's id, the name to show, the language of their client."""

    id: int
    name: str
    locale: str | None = None


class Place(msgspec.Struct, frozen=True):
    """Where a table stands: a channel (a thread counts as its own), with its server if there is one; and the language
    of its public messages (None: the server's). `parent_id`: the channel of a public thread, which decides who sees it
    while the thread sleeps (None: no thread, a private one, or not known)."""

    guild_id: int | None
    channel_id: int
    guild_locale: str | None = None
    language: str | None = None
    parent_id: int | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat and who sits there. `word`: what they added to the shuffle. `former`: who sat there before, the first of
    them first. `stand_in`: the level of the computer that plays for an absent person. `reason`: why the computer
    there has played its last turn, as terms of the title: what has gained most, perhaps what that has cost; ():
    not told. `nudged_at`: when another player nudged the person last."""

    seat: int
    kind: SeatKind
    person_id: int | None = None
    name: str = ""
    level: Level | None = None
    word: str = ""
    former: tuple[Sitting, ...] = ()
    stand_in: Level | None = None
    reason: tuple[str, ...] = ()
    nudged_at: datetime | None = None

    @property
    def by_computer(self) -> bool:
        """Whether a computer plays here, for itself or for somebody absent."""
        return self.kind == "computer" or self.stand_in is not None


class RewindProposed(msgspec.Struct, frozen=True):
    """What everybody may know of a proposal to go back: the seat that made it, and those that have agreed. To where is
    for no reader in numbers, because nobody may count the steps of others."""

    by: int
    agreed_by: tuple[int, ...]


class Undoing(msgspec.Struct, frozen=True):
    """What a rewind would do, for one reader. `replay`: the position to which the game would go back; `lines`: what
    would be undone, as the reader reads it; `asked`: the seats of the people who have not agreed yet, the reader's own
    included; `stamp`: names the position in a control."""

    replay: Replay
    lines: tuple[LogLine, ...]
    asked: tuple[int, ...]
    stamp: int


class TableInfo(msgspec.Struct, frozen=True):
    """What a reader may know of a table. `secret_number` (whose hash is `commitment`) and `seed` (which follows from it
    and the players' words) are None until the game is over.

    `owed`: the seats that the reader knows to be waited for. A seat that is asked in secret is listed only for a reader
    at that seat. `secret`: the game waits for such answers; nobody may be told whose they are, or how many.
    `frozen`: administrators have stopped the table for a while.
    `invited`: the people whom the lobby invites, or who are asked to take a seat in the running game. `private`: only
    they may join. `handover`: the proposal that a seat changes hands. `waited_since`, `asked_since`: by seat, as in
    `TableRow`.
    `deadlines`: by seat, when the person's time is up, as far as the reader may know; `ballot`: the vote under way.
    `imported_by`: who brought the game from a file; its result counts for nobody. None: it was opened here.
    `lesson`: a guided game of one person, of which nothing is posted.
    `start`, `closes_at`: how the game of a lobby begins, and when it is closed, once that has been announced.
    `explains`: computers say why they have played what they have played. `unrated`: the result changes no rating.
    `amendment`: the proposal to go on with another clock or public language, or to rest. `paused_until`: until when the
    game rests. `trial_of`: the table from whose position this private game tries something out. `terms`: what the
    host asks of those who join, and how the game is kept going. `series`: it is one of several games after each other.
    `winners`: the people who have won, at the end.
    """

    id: int
    title: str
    status: Status
    place: Place
    host_id: int
    seats: tuple[SeatInfo, ...]
    options: dict[str, OptionValue]
    commitment: str | None
    seed: str | None
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    version: int
    owed: tuple[int, ...] = ()
    secret: bool = False
    owed_since: datetime | None = None
    draw_offered_by: tuple[int, ...] = ()
    end_agreed_by: tuple[int, ...] = ()
    rematch_of: int | None = None
    rematch: int | None = None
    secret_number: str | None = None
    invited: tuple[int, ...] = ()
    handover: Handover | None = None
    rewind: RewindProposed | None = None
    imported_by: int | None = None
    waited_since: tuple[datetime | None, ...] = ()
    asked_since: tuple[datetime | None, ...] = ()
    private: bool = False
    frozen: bool = False
    clock: Clock = Clock()
    deadlines: tuple[datetime | None, ...] = ()
    ballot: Ballot | None = None
    lesson: bool = False
    start: Start = Start()
    closes_at: datetime | None = None
    amendment: Amendment | None = None
    explains: bool = False
    unrated: bool = False
    paused_until: datetime | None = None
    trial_of: int | None = None
    terms: Terms = Terms()
    series: Series | None = None
    winners: tuple[int, ...] = ()

    @property
    def full(self) -> bool:
        """Whether all seats are taken."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def shared(self) -> bool:
        """Whether several people play by turns on the page of one of them."""
        return self.trial_of is None and any(seat.kind == "guest" for seat in self.seats)

    @property
    def others_start_at(self) -> datetime | None:
        """From when on anybody who has a seat in the lobby may start the game, if it can begin. None: only its host."""
        if self.status != "lobby" or not self.start.hours:
            return None
        return (self.owed_since or self.created_at) + timedelta(hours=self.start.hours)

    @property
    def imported(self) -> bool:
        """Whether the game came from a file."""
        return self.imported_by is not None

    def deadline(self, seat: int) -> datetime | None:
        """When the time of the person at this seat is up, as far as the reader may know. None: no clock runs."""
        return self.deadlines[seat] if seat < len(self.deadlines) else None

    def awaited_guests(self) -> tuple[int, ...]:
        """The people whom the lobby has invited and who have no seat yet."""
        seated = self.people()
        return tuple(person for person in self.invited if person not in seated) if self.status == "lobby" else ()

    def guests(self) -> tuple[int, ...]:
        """The people who are asked to take a seat: in the lobby, or in a running game when a seat changes hands."""
        return self.awaited_guests() if self.status == "lobby" else self.invited if self.handover is not None else ()

    def seat_of(self, person_id: int | None) -> int | None:
        """The seat of a person, if they sit here."""
        if person_id is None:
            return None
        return next((seat.seat for seat in self.seats if seat.person_id == person_id), None)

    def former_seat_of(self, person_id: int | None) -> int | None:
        """The seat that a person has had here and has no longer; of several the one that they left last."""
        if person_id is None or self.seat_of(person_id) is not None:
            return None
        left = [(one.until_n, seat.seat) for seat in self.seats for one in seat.former if one.person_id == person_id]
        return max(left)[1] if left else None

    def since(self, seat: int) -> datetime | None:
        """Since when the person at this seat owes an answer, as far as everybody may know."""
        known = self.asked_since or self.waited_since
        return known[seat] if seat < len(known) else self.owed_since

    def people(self) -> tuple[int, ...]:
        """The ids of the people who sit here, in seat order."""
        return tuple(seat.person_id for seat in self.seats if seat.person_id is not None)

    def people_owed(self) -> tuple[int, ...]:
        """The ids of the people (not computers) who are waited for, as far as the reader may know."""
        owed = (self.seats[seat] for seat in self.owed)
        return tuple(seat.person_id for seat in owed if seat.person_id is not None and seat.stand_in is None)

    def people_called(self) -> tuple[int, ...]:
        """The people owed, and those who have not answered yet where something is proposed. In a lobby: its host if it
        is full, and everybody there before it is closed."""
        if self.status == "lobby":
            return self.people() if self.closes_at is not None else (self.host_id,) if self.full else ()
        called = list(self.people_owed())
        proposals = [self.end_agreed_by] if self.end_agreed_by else []
        if self.handover is not None:
            called += self.invited
            proposals.append(self.handover.agreed_by)
        proposals += [each.agreed_by for each in (self.rewind, self.amendment) if each is not None]
        if self.ballot is not None:
            proposals.append((self.ballot.seat, *(seat for seat, _ in self.ballot.votes)))
        for agreed in proposals:
            called += [seat.person_id for seat in self.seats if seat.person_id is not None and seat.seat not in agreed]
        return tuple(dict.fromkeys(called))


class LogLine(msgspec.Struct, frozen=True):
    """One line that this reader may read. Lines of one step share its number `n`. `seat`: the seat that caused it."""

    n: int
    at: datetime
    seat: int | None
    text: Text


class LaidDown(msgspec.Struct, frozen=True):
    """What a person has laid down in advance at a table: the title's standing orders by name, and queued actions.
    `intruders`: what others have done to the seat since its person last acted (`Planning.intrusions`). `hushed`: the
    person is not called again in this turn."""

    orders: dict[str, tuple[str, ...]] = {}
    queue: tuple[str, ...] = ()
    intruders: tuple[Text, ...] = ()
    hushed: bool = False
    answers: dict[str, tuple[str, ...]] = {}
    """The other standing orders: by kind of question, the keys to answer (none: the default)."""
    period: str = ""
    """The present part of the game, if it has parts: an order may end with it."""
    until: dict[str, Text] = {}
    """What ends all of it (`tables.stops`), by key."""
    stops: dict[str, Text] = {}
    """What may be named for that now."""


class LessonPoint(msgspec.Struct, frozen=True):
    """How far a person is in a lesson: the sentence `text`, the `number` of the present step of `steps`, counted from
    1, and the answer that it names. `waits`: others answer first, or (`played`) the host answers for the person. `led`:
    the host gave the last answer for the person. `acted`: nobody has answered since the person did.
    Without a move: all steps are done, or (`strayed`) an answer was given that is not that of the lesson, which
    happened at the person's last answer if `fresh`, and after which they can go back to this step if `left`; or the
    lesson has been written anew since it began (`number` 0)."""

    number: int
    steps: int
    text: str
    move: Move | None = None
    strayed: bool = False
    left: bool = False
    waits: bool = False
    fresh: bool = True
    led: bool = False
    played: bool = False
    acted: bool = False


class Look(msgspec.Struct, frozen=True):
    """A table as one seat (None: an onlooker) sees it now. In the lobby `view` and `standing` are None.

    `postings`: open postings at the table, to be answered by those they concern, and records of what happens.
    """

    info: TableInfo
    seat: int | None
    view: View
    pending: Pending | None
    standing: Standing | None
    can_undo: bool
    events: tuple[LogLine, ...]
    barred: tuple[Barred, ...] = ()
    """What the seat may not answer now, and why: as far as a panel shows it before anything was refused."""
    postings: tuple[Posting, ...] = ()
    asides: tuple[Option, ...] = ()
    """What the viewing seat may do now although another one is asked."""
    laid_down: LaidDown = LaidDown()
    """By the viewing seat alone."""
    lesson: LessonPoint | None = None
    """If the game is a lesson. The answer of its step is the proposal of the question."""
    slow_hints: SlowHints | None = None
    """What its question still lacks: outside the transaction `Context.explained` adds it."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.standing is not None and self.standing.over

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that are no longer in the game."""
        return () if self.standing is None else self.standing.out

    def people_without(self, agreed: tuple[int, ...]) -> tuple[int, ...]:
        """The seats of the people still in the game who are not among those that have agreed."""
        gone = {*agreed, *self.out}
        return tuple(seat.seat for seat in self.info.seats if seat.kind == "person" and seat.seat not in gone)


class Played(msgspec.Struct, frozen=True):
    """The result of an answer: the table now, and what happened. `asked`: the next answer of a typed
    turn, before which the person is asked once more; `unplayed`: the words after it."""

    look: Look
    lines: tuple[LogLine, ...]
    asked: tuple[str, ...] = ()
    unplayed: str = ""


class Recap(msgspec.Struct, frozen=True):
    """What happened since a person last acted, and what they saw then (None if that cannot be rebuilt)."""

    lines: tuple[LogLine, ...]
    view: View
    since: datetime | None

    def __iter__(self) -> Iterator[Any]:
        """`lines, view = await tables.recap(...)`."""
        return iter((self.lines, self.view))


class Stop(msgspec.Struct, frozen=True):
    """A step of a record at which a reader may look. `n`: its number, which is for no reader; `mark`: the number of its
    chapter or turn; `lines`: what the reader reads of it."""

    n: int
    mark: int | None
    lines: tuple[LogLine, ...]


class Replay(msgspec.Struct, frozen=True):
    """An earlier position of a game. `look`: the table as the chosen seat saw it then (its view is None if that cannot
    be played again), with the lines of that step; `before`: what it saw one stop earlier; `index`: of the stop among
    `stops`; `chapters`: their marks are chapters; `counted`: the title numbers them; `mine`: the reader's own seat."""

    look: Look
    before: View
    index: int
    stops: tuple[Stop, ...]
    chapters: bool
    counted: bool
    mine: int | None

    def turns(self) -> tuple[int, ...]:
        """The indexes of the stops with which a chapter or turn begins."""
        marks = [stop.mark for stop in self.stops]
        return tuple(index for index, mark in enumerate(marks) if index == 0 or mark != marks[index - 1])

    def stop_at(self, n: int) -> int:
        """The index of the stop that shows the position after step `n`."""
        return max(bisect_right(self.stops, n, key=lambda stop: stop.n) - 1, 0)

    def span(self) -> tuple[int, int]:
        """The first and the last stop of the chapter or turn that is shown. It begins with the position before it."""
        turns = self.turns()
        first = max(begin for begin in turns if begin <= self.index)
        last = min((begin - 1 for begin in turns if begin > self.index), default=len(self.stops) - 1)
        return max(first - 1, 0), last


class Then(msgspec.Struct, frozen=True):
    """A game as it stood after step `n`: the saved session, and the numbers of the records that began only later."""

    n: int
    saved: bytes
    later: tuple[int, ...] = ()


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of a game that has ended: what an onlooker saw when it began and when it had ended (None if the steps
    cannot be played again), and reads of it."""

    number: int
    before: View
    view: View
    lines: tuple[LogLine, ...] = ()


class Verification(msgspec.Struct, frozen=True):
    """Whether a game was dealt as promised. Before the end only `commitment` is told.

    `posted`: the commitment was shown since the table was opened (not so in tables of earlier versions, nor of a game
    from a file, whose number whoever wrote the file may have chosen). `secret_fits`:
    the secret number matches the commitment. `words_fit`: the players' words are those with which the game began.
    `seed_fits`: the seed follows from number and words. `steps_fit`: replayed from the seed, every recorded step led to
    the recorded state. `first_misfit` is the number of the first step that did not. If that was played by older rules,
    `rules_then` is their version: then it proves nothing, and the steps fit as far as they can be compared.
    `rules_now`: the version of today's rules.
    """

    table_id: int
    over: bool
    commitment: str | None
    posted: bool = True
    secret_number: str | None = None
    secret_fits: bool | None = None
    words_fit: bool | None = None
    seed: str | None = None
    seed_fits: bool | None = None
    steps: int = 0
    steps_fit: bool | None = None
    first_misfit: int | None = None
    rules_then: int | None = None
    rules_now: int = 0

    @property
    def good(self) -> bool:
        """Whether everything fits that can be compared."""
        return bool(self.secret_fits and self.words_fit and self.seed_fits and self.steps_fit)
