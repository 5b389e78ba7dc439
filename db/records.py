"""Rows as frozen records."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any

import msgspec


class Sitting(msgspec.Struct, frozen=True):
    """Somebody who sat at a seat before: a person or a computer, until step `until_n` of the game, in which the seat
    changed hands, at the time `until`."""

    kind: str
    person_id: int | None
    name: str
    level: str | None
    until_n: int
    until: datetime


class Handover(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal that a seat changes hands: to the person `person_id` (`name`, `locale`) or to a computer of `level`.

    `by`: the seat that proposes it (None: the person who sat there before). `agreed_by`, `declined_by`: the seats that
    have answered. `accepted`: the person who would sit there wants to. `anybody`: a substitute is wanted, whoever that
    is; `offered`: those who are asked have agreed, so the seat can be taken.
    """

    seat: int
    by: int | None
    person_id: int | None = None
    name: str = ""
    locale: str | None = None
    level: str | None = None
    agreed_by: tuple[int, ...] = ()
    declined_by: tuple[int, ...] = ()
    accepted: bool = False
    anybody: bool = False
    offered: bool = False


class Rewind(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal that the game goes back to where it stood after step `to`. `by`: the seat that proposes it;
    `agreed_by`: the seats that have agreed."""

    to: int
    by: int
    agreed_by: tuple[int, ...] = ()


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long people may take at a table. `kind`: "none"; "limit": `hours` for each decision; "bank": `hours` for the
    game, and `increment` hours more for each turn. `zero`: what happens then, "computer" (plays until the person is
    back) or "vote"."""

    kind: str = "none"
    hours: int = 0
    increment: int = 0
    zero: str = "computer"


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game of a lobby begins: its host starts it. `full`: it begins by itself when the last seat is taken.
    `hours`: so long after the seats have last changed, anybody who has one may start it (0: only the host)."""

    full: bool = False
    hours: int = 24


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the host of a lobby asks of those who join, and how its game is kept going.

    `hours`: the median time in which one answers, at most (0: any); `stood_in`: the share of turns played by the
    computer, at most, in percent; `least`, `most`: the rating (0: any); `learned`: has finished the lesson or a game of
    the title; `friends`: only those on the host's list. `reminders`: how soon people are reminded
    (`tables.terms.REMINDED`). `host_alone`: in a private table the host alone decides on pauses, more time, clock,
    language and reminders. `unguessed`: onlookers predict nothing."""

    hours: int = 0
    stood_in: int = 100
    least: int = 0
    most: int = 0
    learned: bool = False
    friends: bool = False
    reminders: str = "usual"
    host_alone: bool = False
    unguessed: bool = False


class Series(msgspec.Struct, frozen=True, omit_defaults=True):
    """Games after each other, with changing seats, until somebody has won more than half of `best_of`. `game`: the
    number of this one; `won`: by person, how many of the games before they have won."""

    best_of: int
    game: int = 1
    won: tuple[tuple[int, int], ...] = ()

    def wins(self, winners: tuple[int, ...]) -> dict[int, int]:
        """How many games each person has won, if these have won this one."""
        found = dict(self.won)
        for person in winners:
            found[person] = found.get(person, 0) + 1
        return found

    def decided(self, winners: tuple[int, ...]) -> bool:
        """Whether there is no further game, if these have won this one."""
        most = max(self.wins(winners).values(), default=0)
        return self.game >= self.best_of or 2 * most > self.best_of


class Amendment(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal that a running game goes on with another `clock`, public `language` or pace of `reminders`, rests
    `until` a date, goes on sooner (`resume`), or that the person at `seat` has so many days more (`extra`). `by`: the
    seat that proposes it; `agreed_by`: the seats that have agreed."""

    by: int
    agreed_by: tuple[int, ...] = ()
    clock: Clock | None = None
    language: str | None = None
    until: datetime | None = None
    resume: bool = False
    extra: int = 0
    seat: int = 0
    reminders: str | None = None

    def means(self, other: Amendment) -> bool:
        """Whether both propose the same, whoever does and has agreed."""
        bare = [msgspec.structs.replace(each, by=0, agreed_by=()) for each in (self, other)]
        return bare[0] == bare[1]


class Gained(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a computer has gained by its last answers, one after the other up to step `n` of the game: in points, by
    the terms of the title (`Advice.terms`)."""

    n: int = -1
    terms: dict[str, float] = {}


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the clock of a seat shows. All but `secret_due` is about what everybody knows.

    `since`: since when its person is waited for. `decided`: the beginning of the time that is not yet taken from the
    clock. `call_at`: when they are called a last time; `due`: when their time is up. `secret_due`: when a question
    asked in secret is left to its default. `bank`: what is left of it, in seconds. `times`: how often the person has
    answered within each of `tables.time_control.BOUNDS`; `stood_in`: how many turns a computer has played for them.
    """

    since: datetime | None = None
    decided: datetime | None = None
    call_at: datetime | None = None
    due: datetime | None = None
    secret_due: datetime | None = None
    bank: int = 0
    times: tuple[int, ...] = ()
    stood_in: int = 0


class Ballot(msgspec.Struct, frozen=True):
    """A vote on how to go on without the person at `seat`. `choices`: what is possible; `votes`: (seat, choice)."""

    seat: int
    ends_at: datetime
    choices: tuple[str, ...]
    votes: tuple[tuple[int, str], ...] = ()


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """One table. `announced`: the people who were last told that their answer is awaited; `last_n`: the number of the
    last choice.

    `owed`: the seats that everybody knows to be waited for. `secret`: those that nobody else may know of.
    `secretive`: the open question is asked in secret, whether it is answered by now or not. `winners`: the people
    who have won, at the end. `last_winner`: the seat of the person who won the title here before. `language`: that
    of its public messages (None: that of `guild_locale`). `invited`: the people whom its lobby invites, or who are
    asked to take a seat in the running game. `private`: only they may join, and it is on no list. `removed`: the people
    whom its host has sent away. `handover`, `rewind`, `amendment`: the proposals that a seat changes hands, to go back,
    and to change the clock or language or to rest. `paused_until`: until when the game rests (None: it does not).
    `trial_of`: the table from whose position this game of one person tries something out; it is a `lesson` otherwise.
    `waited_since`: by seat, since when everybody knows the person there to be waited for; while the game waits in
    secret, for everybody since when it does. (): unknown. `asked_since`: the same, but only an answer moves it, no
    proposal and no vote. `lesson`: a guided game of one person, of which nothing is
    posted; its place is the person's id. `frozen_at`: since when administrators have stopped the table (None: it goes
    on). `unrecorded`: the results of the finished game are missing.
    `secret_number`: drawn when the table is opened, with `commitment` its hash. The game is dealt from `seed`, which is
    derived from it. None in tables of older versions, which drew the seed itself, and committed to it, at the start.
    `imported_by`: who brought the game from a file (None: it was opened here). `seat_clocks`: by seat, once people play
    together; `rings_at`: when the timer rings that looks after them. `start`: how the game of a lobby begins, whose
    `owed_since` says since when it can; `closes_at`: when the lobby is closed, once that has been announced.
    `explains`: computers say why they have played what they have played. `unrated`: the result changes no rating.
    `terms`: what its host has asked of those who join, and how the game is kept going. `series`: it is one of several
    games after each other. `parent_id`: the channel of the public thread in which it stands (None: no thread, a private
    one, or not known).
    """

    id: int = 0
    title: str
    status: str
    guild_id: int | None
    channel_id: int
    guild_locale: str | None
    host_id: int
    options: dict[str, Any]
    rules_version: int
    seed: str | None = None
    secret_number: str | None = None
    commitment: str | None = None
    created_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None
    version: int = 1
    last_n: int = -1
    owed: tuple[int, ...] = ()
    secret: tuple[int, ...] = ()
    secretive: bool = False
    owed_since: datetime | None = None
    announced: tuple[int, ...] = ()
    draw_offered_by: tuple[int, ...] = ()
    end_agreed_by: tuple[int, ...] = ()
    rematch_of: int | None = None
    rematch: int | None = None
    winners: tuple[int, ...] = ()
    last_winner: int | None = None
    language: str | None = None
    invited: tuple[int, ...] = ()
    handover: Handover | None = None
    rewind: Rewind | None = None
    waited_since: tuple[datetime | None, ...] = ()
    asked_since: tuple[datetime | None, ...] = ()
    private: bool = False
    removed: tuple[int, ...] = ()
    clock: Clock = Clock()
    seat_clocks: tuple[SeatClock, ...] = ()
    ballot: Ballot | None = None
    rings_at: datetime | None = None
    frozen_at: datetime | None = None
    lesson: bool = False
    unrecorded: bool = False
    imported_by: int | None = None
    start: Start = Start()
    closes_at: datetime | None = None
    amendment: Amendment | None = None
    explains: bool = False
    unrated: bool = False
    paused_until: datetime | None = None
    trial_of: int | None = None
    terms: Terms = Terms()
    series: Series | None = None
    parent_id: int | None = None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. `acted_n`: the number of the choice with which the person last acted (-1: joined, has not acted yet).
    `word`: what the person added to the shuffle ("": nothing). `habits`: the person's standing orders; by habit, the
    keys to answer (none: the question's default); by the name of an order of the title, what was chosen. `queue`: typed
    actions that are played when the seat's turn comes. `known`: the keys of the intrusions (`Planning.intrusions`) that
    were there when the person last acted, or sat down. `former`: who sat there before, the first of them first.
    `hushed`: the turn in which the person does not want to be called again. `nudged_at`: when another player nudged
    them last.
    `stand_in`: the level of the computer that plays for the person until they are back. `overdue`: the question asked
    in secret is left to a computer, which nobody else may know. `gained`: why the computer there has played what it
    has played."""

    seat: int
    kind: str
    person_id: int | None = None
    name: str = ""
    level: str | None = None
    acted_n: int = -1
    word: str = ""
    habits: dict[str, list[str]] = {}
    queue: list[str] = []
    known: list[str] = []
    former: tuple[Sitting, ...] = ()
    hushed: str | None = None
    nudged_at: datetime | None = None
    stand_in: str | None = None
    overdue: bool = False
    gained: Gained = Gained()


class ChoiceRow(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a game. Never changed afterwards, except for `undone_by`. `saved`: the saved session after it, if the
    game went on from there under other rules."""

    n: int
    kind: str
    seat: int | None
    keys: list[str]
    at: datetime
    state_hash: str
    events: bytes
    undone_by: int | None = None
    saved: bytes | None = None


class SnapshotRow(msgspec.Struct, frozen=True):
    """The saved session after choice `n`."""

    n: int
    state_hash: str
    data: bytes


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """One item to show. The `sent_*` fields describe the delivery under way, if `state` is `sending`."""

    id: int
    table_id: int
    slot: str
    state: str
    revision: int
    due_at: datetime
    attempts: int
    ping: tuple[int, ...]
    nonce: str | None
    sent_thing: str | None
    sent_revision: int
    sent_ping: tuple[int, ...]
    owner: str | None
    lease_until: datetime | None
    reason: str | None


class MessageRow(msgspec.Struct, frozen=True):
    """A message that shows a slot of a table."""

    slot: str
    channel_id: int
    message_id: int


class TimerRow(msgspec.Struct, frozen=True):
    """Something due at a time. `round` counts how often it has come up, `attempts` how often it has failed since it was
    set."""

    table_id: int
    kind: str
    seat: int
    due_at: datetime
    round: int
    attempts: int = 0


class Away(msgspec.Struct, frozen=True, order=True):
    """A period of whole days for which a person is away, by the calendar of their zone; `last` belongs to it."""

    first: date
    last: date


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a person. `notify`: where they are called, "channel", "dm", "both" or "none". `zone`: the IANA
    name of their time zone (None: not chosen). `quiet`: the hours of each day in which they are not called, as minutes
    after midnight in their zone, from and until; (): none. `away`: the days for which they are away, in order, without
    overlaps. `confirm`: they are asked before an answer ends their turn. `dm_open`: direct messages are sent to them;
    if not, `dm_refused` says that Discord refused one (else they want none).
    `invitations`: other people may call them to tables."""

    id: int
    name: str = ""
    locale: str | None = None
    language: str | None = None
    notify: str = "channel"
    dm_open: bool = True
    dm_refused: bool = False
    zone: str | None = None
    quiet: tuple[int, ...] = ()
    away: tuple[Away, ...] = ()
    confirm: bool = False
    invitations: bool = True


class CallRow(msgspec.Struct, frozen=True, kw_only=True):
    """A call of a person by another one, `by_id`, on behalf of a table. `kind`: what it was for (`tables.calls`)."""

    kind: str
    by_id: int
    person_id: int
    table_id: int
    at: datetime


class ListedRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody on a list of people: of those with whom a person will not be seated, or whom a server keeps from its
    tables (`owner_id` is the one or the other), or of a person's friends."""

    owner_id: int
    person_id: int
    since: datetime


class FollowRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person follows a game in which they do not play. What they were told last: `told_at` when (at first since when
    they follow), `told_n` the step of the game, `part` the name of its round ("": the title has none)."""

    person_id: int
    table_id: int
    told_at: datetime
    told_n: int
    part: str


class PrivateNoteRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has noted about a game for themselves alone. `step`: -1 for all of the game, else the step of the
    record at whose position the note stands."""

    person_id: int
    table_id: int
    step: int
    words: str
    written_at: datetime


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished game was for one person. `guild_id`: 0 outside servers. `outcome`: `won`, `drawn`, `lost`, `left`
    (the seat was given to somebody else, or a computer played most of its turns), `joined` (it was taken over from
    somebody), `none` (no result). `place`: 1 is best, 0 none, among `players` seats, `people` of them people. `turns`:
    how often the person was waited for and answered, in `seconds` all together. `mu`, `sigma`: the rating after the
    game; None if it is not rated."""

    table_id: int
    person_id: int
    seat: int
    title: str
    guild_id: int
    outcome: str
    place: int
    players: int
    people: int
    score: int | None
    turns: int
    seconds: int
    ended_at: datetime
    mu: float | None = None
    sigma: float | None = None


class FinishedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, as it is searched for. `listed`: anybody of its server may find it. `seconds`: from start to
    end. `margin`: how far the winner was ahead of the next one, in thousandths of the winner's score (None: unknown).
    `thought`: the longest time for an answer, in seconds (0: none was long), by the person at the seat `thinker`."""

    table_id: int
    title: str
    guild_id: int | None
    listed: bool
    ended_at: datetime
    seconds: int
    players: int
    margin: int | None = None
    thought: int = 0
    thinker: int | None = None


class FoundRow(FinishedRow, frozen=True, kw_only=True):
    """The same with what its table says of it: the channel, that of its public thread, and the people who have won."""

    channel_id: int
    parent_id: int | None = None
    winners: tuple[int, ...] = ()


class SideRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat of a finished game played as, by the key of its name."""

    table_id: int
    seat: int
    side: str


class RatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of a person in a title on a server (0: outside servers), after so many rated games."""

    title: str
    guild_id: int
    person_id: int
    mu: float
    sigma: float
    games: int


class DigestRow(msgspec.Struct, frozen=True, kw_only=True):
    """What statistics need of a finished game, as plain data; None: it is still to be worked out."""

    table_id: int
    title: str
    guild_id: int
    ended_at: datetime
    data: dict[str, Any] | None = None


class PlayedRow(msgspec.Struct, frozen=True, kw_only=True):
    """The same of a game that a person has played: their seat there, and how it ended for them."""

    table_id: int
    seat: int
    outcome: str
    place: int
    data: dict[str, Any] | None = None


class MedalRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the final table of a season of a server in a title."""

    guild_id: int
    season: int
    title: str
    person_id: int
    place: int
    rating: int
    games: int
    ended_at: datetime


class PredictionRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has predicted: the key of what it is about, and of the answer, one of `answers`. `correct`: 1 or 0
    once it is decided."""

    table_id: int
    about: str
    person_id: int
    guild_id: int
    answer: str
    answers: int
    at: datetime
    correct: int | None = None


class GuesserRow(msgspec.Struct, frozen=True):
    """How often a person was right on a server, of what is decided, and the points for it."""

    guild_id: int
    person_id: int
    decided: int
    correct: int
    points: int


class SearchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person who looks for a game of a title on a server, with so many people, until a time. `hours`: how long one
    may think about a decision there (None: as may be). `locale`: of their client."""

    guild_id: int
    title: str
    person_id: int
    name: str
    locale: str | None
    people: int
    hours: int | None = None
    since: datetime
    until: datetime


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who plays in a tournament. `out`: has withdrawn."""

    person_id: int
    name: str
    locale: str | None = None
    out: bool = False


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """People of a tournament who meet at one table in a round (counted from 1); one alone has a bye.

    `table_id`: where they play; `earlier`: the tables of games that had to be played again. `places`: by people the
    place, 1 is best, equal ones share it, 0 for who has not played to the end; empty as long as no game has ended.
    `done`: it is decided, and `places` are final.
    """

    number: int
    round: int
    people: tuple[int, ...]
    table_id: int | None = None
    earlier: tuple[int, ...] = ()
    done: bool = False
    places: tuple[int, ...] = ()

    @property
    def winner(self) -> int | None:
        """Who is first alone. None as long as it is not decided, and if there is nobody."""
        first = [person for person, place in zip(self.people, self.places, strict=False) if place == 1]
        return first[0] if self.done and len(first) == 1 else None


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament. `form`: `league` or `knockout`. `status`: `open` (people may enter), `running`, `over`, `closed`.
    `hours`: how long one may think about a decision. `size`: how many people meet at a table. `message_id`: its public
    message, which shows `shown_version`."""

    id: int = 0
    guild_id: int
    channel_id: int
    guild_locale: str | None
    language: str | None
    host_id: int
    name: str
    title: str
    form: str
    options: dict[str, Any]
    hours: int
    size: int = 2
    status: str = "open"
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    created_at: datetime
    ended_at: datetime | None = None
    version: int = 1
    message_id: int | None = None
    shown_version: int = 0


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A bug report with its file."""

    id: int
    table_id: int
    person_id: int
    at: datetime
    data: bytes


class AuditRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that an administrator has done: `what` (a short name), by `who` (0: the host, from the shell), on which
    server and to which table, if any. `detail` is for people to read."""

    id: int = 0
    at: datetime
    who: int
    guild_id: int | None = None
    table_id: int | None = None
    what: str
    detail: str = ""
