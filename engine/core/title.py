"""The contract between a title (a game's rules) and the code shared by all titles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.components import ComponentSet
from engine.core.decision import Ask, Barred, Keys, Option, Rules
from engine.core.events import Event, Sealed
from engine.core.lesson import Lesson
from engine.core.orders import OrderKind, Orders
from engine.core.posting import Posting
from engine.core.shapes import NO_SHAPES, Shapes
from engine.core.text import Text, say


class TableOption(msgspec.Struct, frozen=True):
    """A table option of a title. Its texts are the title's messages `{prefix}-option-{id}` and `-hint`; a value that
    needs an explanation in the lobby has `{prefix}-option-{id}-{value}-hint`."""

    id: str
    default: bool | int | str
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

    def accept(self, value: Any) -> bool | int | str:
        """The value in the option's own type. Raises ValueError if it does not fit."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if str(value).lower() in ("true", "yes", "on", "1"):
                return True
            if str(value).lower() in ("false", "no", "off", "0"):
                return False
            raise ValueError(self.id)
        if isinstance(self.default, int):
            number = int(value)
            if not self.least <= number <= self.most:
                raise ValueError(self.id)
            return number
        if str(value) not in self.choices:
            raise ValueError(self.id)
        return str(value)


Certainty: TypeAlias = Literal["exact", "text", "derived", "house"]


class Source(msgspec.Struct, frozen=True):
    """The source of facts: `certainty` is exact, text, derived or house; `what` says which facts."""

    certainty: Certainty
    what: Text


class Length(msgspec.Struct, frozen=True):
    """How long a game takes at one table, from `least` to `most` minutes, and how certain that is."""

    least: int
    most: int
    certainty: Certainty


class Difficulty(msgspec.Struct, frozen=True):
    """How much there is to learn, from 1 (little) to 5 (a great deal), and how certain that is."""

    level: Literal[1, 2, 3, 4, 5]
    certainty: Certainty = "house"


class Meta(msgspec.Struct, frozen=True):
    """The description of a title.

    `prefix` begins the key of every message of the title (empty: the id does). Each title has `name`, `tagline`,
    `seat-{n}` (n from 0) and those of its options; see `key`. The name of its command group is `name-{command}`.

    `orders`: the standing orders that it understands. `starts`: the kinds of questions (`Ask.habit`) with which a turn
    begins, and its further actions where it has several; at those of the first kind actions are played that a person
    has queued. Without it nothing can be queued.
    `length`, `difficulty`: for those who choose a game.
    """

    id: str
    command: str
    least_players: int
    most_players: int
    stage: Literal["alpha", "beta", "stable"]
    rules_version: int
    options: tuple[TableOption, ...]
    provenance: tuple[Source, ...]
    credits: Text
    prefix: str = ""
    orders: tuple[OrderKind, ...] = ()
    starts: tuple[str, ...] = ()
    length: Length | None = None
    difficulty: Difficulty | None = None

    def key(self, name: str) -> str:
        """The key of one of the title's own messages: `key("seat-0")` is `sol-seat-0`."""
        return f"{self.prefix or self.id}-{name}"

    def seat(self, seat: int) -> Text:
        """The title's name of a seat, used where no name of a person is known."""
        return say(self.key(f"seat-{seat}"))

    def settle_options(self, given: dict[str, Any]) -> dict[str, bool | int | str]:
        """All options with their values, with defaults where nothing is given. Raises ValueError, which names the wrong
        option."""
        unknown = sorted(set(given) - {option.id for option in self.options})
        if unknown:
            raise ValueError(unknown[0])
        return {option.id: option.accept(given.get(option.id, option.default)) for option in self.options}


class Setup(msgspec.Struct, frozen=True):
    """What a game starts from: the number of seats, the settled table options, and the seat of the person who won this
    title last in this place (None: nobody who sits here), for titles in which that decides who begins.
    `rules_version`: that of a game that is dealt again (None: today's)."""

    seats: int
    options: dict[str, bool | int | str]
    last_winner: int | None = None
    rules_version: int | None = None


ABANDONED = say("end-abandoned")
"""The reason of a game that ended because only computers were left."""
BY_CONSENT = say("end-by-consent")
"""The reason of a game that ended because all its people agreed."""
BY_VOTE = say("end-by-vote")
"""The reason of a game that most of its people ended because somebody was absent."""
BY_MODERATOR = say("end-by-moderator")
"""The reason of a game that a moderator has ended."""
WITHOUT_RESULT = (ABANDONED, BY_CONSENT, BY_VOTE, BY_MODERATOR)
"""Reasons outside the rules: the game has no result, which is not the same as a draw."""


class Standing(msgspec.Struct, frozen=True):
    """The state of the game for everybody: `winners` (more than one: shared; none and over: a draw), `scores` by seat,
    the reason of the end, `out`: the seats that have resigned while the others go on, `outsider`: the winner without a
    seat (a bot of the rules)."""

    over: bool
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    reason: Text | None = None
    out: tuple[int, ...] = ()
    outsider: Text | None = None

    @property
    def without_result(self) -> bool:
        """Whether it ended for a reason outside the rules: nobody has won, and it is no draw either."""
        return self.over and self.reason in WITHOUT_RESULT


class GameState(msgspec.Struct, kw_only=True):
    """Fields that every title's state has. `events` holds what happened since the session last collected it.
    `begun_with`: the version of the rules with which the game began; it is no part of the position, and not hashed."""

    chance: Chance
    revealed: int = 0
    events: list[Event] = []
    begun_with: int | msgspec.UnsetType = msgspec.UNSET

    def began_before(self, rules_version: int) -> bool:
        """Whether the game began with older rules than these: a title that changes a rule may keep the old one for such
        games."""
        return self.begun_with is not msgspec.UNSET and self.begun_with < rules_version

    def take_events(self) -> tuple[list[Event], Text | None]:
        """Return and remove the events, and the first reason for closing undo among them, whose mark stands before
        them."""
        events, self.events = self.events, []
        first = events[0] if events else None
        if not isinstance(first, Sealed):
            return events, None
        del events[0]
        return events, first.why

    def record(
        self,
        public: Text | None,
        *,
        private: Text | None = None,
        to: tuple[int, ...] = (),
        at: tuple[str, ...] = (),
        seat: int | None = None,
    ) -> None:
        """Add an event. Called only by the functions that make the change. If an event is always the same, they may
        append one that was made before to `events`."""
        self.events.append(Event(public, private, to, at, seat))

    def seal(self, why: Text) -> None:
        """Close undo: something hidden was shown, or the turn passed on. `why`: see `engine.core.undo_reasons`; of
        several reasons in one answer the first is told, whose mark stands before the events."""
        self.revealed += 1
        events = self.events
        if not events or type(events[0]) is not Sealed:
            events.insert(0, Sealed(None, why=why))


class Own(msgspec.Struct, frozen=True):
    """An item of a tuple of the public view that is different for one seat."""

    at: int
    item: Any


def joined(public: Any, private: Mapping[str, Any]) -> Any:
    """A seat's view: the public view with these fields replaced.

    >>> Table = msgspec.defstruct("Table", ["deck", "hands"], frozen=True)
    >>> public = Table(deck=30, hands=((), ()))
    >>> joined(public, {"hands": Own(1, ("sun", "moon"))})
    Table(deck=30, hands=((), ('sun', 'moon')))
    """
    return replace(public, **{name: _placed(public, name, value) for name, value in private.items()})


def differing(public: Any, private: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that a seat sees differently from the public view."""
    return {name: value for name, value in private.items() if _placed(public, name, value) != getattr(public, name)}


def _placed(public: Any, name: str, value: Any) -> Any:
    if not isinstance(value, Own):
        return value
    items = getattr(public, name)
    return (*items[: value.at], value.item, *items[value.at + 1 :])


S = TypeVar("S", bound=GameState)

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Brings a stored state, as plain data, into the form that it has from one version of the rules on. A pure function."""


class Title(ABC, Generic[S]):
    """A game's rules. Stateless: one instance serves every table."""

    meta: ClassVar[Meta]
    state_type: type[S]
    shapes: ClassVar[Shapes] = NO_SHAPES
    """The recorded shapes of the state (`read_shapes`): so it keeps its hashes when a field is appended."""
    migrations: ClassVar[Mapping[int, Migration]] = {}
    """What brings stored states of older versions into their present form, where more has changed than that fields with
    defaults were appended: by the version of the rules that came with the change. States of older versions than several
    of them go through all of these, in order."""
    components: ComponentSet[Any] | None = None
    """The component files, if the title has any that an owner may replace."""
    lesson: Lesson | None = None
    """The guided first game, if the title has one."""
    open_moves: ClassVar[frozenset[str]] = frozenset()
    """The keys of lines about pieces that lie open: everybody at the table sees how they move, also where the position
    afterwards does not show it."""

    @abstractmethod
    def new(self, setup: Setup, chance: Chance) -> S:
        """A fresh game, dealt."""

    @abstractmethod
    def next_unit(self, state: S) -> Rules[None] | None:
        """The next unit of play, or None when the game is over.

        A unit ends wherever something hidden was revealed and decisions follow, so that a unit can be replayed on a
        sampled state (see Session.fork).
        """

    def barred(self, state: S, ask: Ask) -> Iterable[Barred]:
        """Answers that a player may expect for the present question but that the rules forbid: not among its options,
        each with the rule and what would be legal. Told to the asked seat, so this may read only what that seat knows.
        Called when something was refused, never while computers decide."""
        return ()

    def barred_on_panel(self, state: S, ask: Ask) -> Iterable[Barred]:
        """Those of `barred` that a panel may show before anything was refused; by default all. A title that knows
        hundreds of barred answers names the few here without making the others."""
        return self.barred(state, ask)

    def public(self, state: S) -> Any:
        """What everybody may know, as a struct built up from nothing. It does not depend on the reader."""
        if type(self).view is Title.view:
            raise NotImplementedError("a title gives public and private, or view")
        return self.view(state, None)

    def private(self, state: S, seat: int) -> Mapping[str, Any]:
        """The fields of `public` that are different for this seat, by name; an `Own` for one item of a tuple. If
        several seats read a state, its public part is made once."""
        public, view = self.public(state), self.view(state, seat)
        return differing(public, {name: getattr(view, name) for name in view.__struct_fields__})

    def view(self, state: S, seat: int | None) -> Any:
        """What this seat (None: an onlooker) may know: `public` with `private`. A title implements those two, or only
        this."""
        public = self.public(state)
        return public if seat is None else joined(public, self.private(state, seat))

    def in_hand(self, state: S, seat: int) -> Any:
        """The content of the seat's own message, which is updated when this changes. None: everything in its view that
        onlookers do not see."""
        return None

    def shown(self, state: S, seat: int) -> tuple[Any, ...]:
        """What other seats have shown to this one. New items are sent to the person."""
        return ()

    def postings(self, state: S) -> tuple[Posting, ...]:
        """The open postings, to be answered by those they concern, and the records of what happens (`lasting`).
        Everybody may read them."""
        return ()

    def chapter(self, state: S) -> int | None:
        """The number of the running chapter of the game, if it has chapters (rounds) whose end is told in a message of
        its own. The number rises, also when the last one ends. None: none has begun."""
        return None

    def hints(self, state: S, ask: Ask) -> Mapping[str, Text]:
        """The effects of options of the question, by key, if they take too much work to calculate for every list of
        options. A poor option has none. They replace the details that the rules gave. Called only when somebody reads
        the question. May read only what the asked seat knows."""
        return {}

    def follow(self, state: S, ask: Ask, orders: Orders, alarmed: bool) -> Keys | None:
        """The answer that the standing orders of the asked seat (`Meta.orders`) give to this question. None: the person
        is asked. `alarmed`: there are `intrusions` that the seat has not seen when it last acted. Whether a question is
        answered may depend only on what everybody knows; the answer itself also on what the seat knows."""
        return None

    def asides(self, state: S, seat: int) -> tuple[Option, ...]:
        """What the seat may do at this moment although another one is asked. Only where the rules can go on from the
        state as it is: the running unit begins again after it. May read only what everybody knows."""
        return ()

    def do_aside(self, state: S, seat: int, key: str) -> None:
        """Do one of the `asides`."""

    def asides_barred(self, state: S, seat: int) -> Iterable[Barred]:
        """What the seat may try to do beside the questions that is not among its `asides`, and why, like `barred`. May
        read only what everybody knows."""
        return ()

    def intrusions(self, state: S, seat: int) -> Mapping[str, Text]:
        """What others have done to the seat that makes its queued actions and some standing orders wait for the person:
        by a key that differs for everything new, in words. The seat alone reads it. What others can change and is
        always there, like a place, is listed under a key that changes with it."""
        return {}

    def period(self, state: S) -> str:
        """A name for the present part of the game (a round), at whose end passing standing orders end."""
        return ""

    def foreseen(self, state: S, seat: int) -> Ask | None:
        """The question with which the next turn of the seat would begin, if it began now: for reading and checking what
        the seat queues. May read only what the seat knows."""
        return None

    @abstractmethod
    def imagine(self, state: S, seat: int, chance: Chance) -> S:
        """Deal everything again that is hidden from the seat, with `chance`, which also replaces the state's own:
        `view(imagine(s, seat, c), seat) == view(s, seat)`. Changes the given state and returns it: pass a copy (see
        `decode`)."""

    @abstractmethod
    def standing(self, state: S) -> Standing:
        """Whether it is over, and who leads or won."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise Broken if an invariant (conservation, limits) is violated."""

    @abstractmethod
    def estimate(self, state: S, seat: int) -> float:
        """How good the state is for the seat, from -1 (lost) to 1 (won), for computer players. May read only what is
        the same in every sampled state, or must be called on sampled states."""

    def turn(self, state: S) -> int | None:
        """The number of the running turn, counted over all seats, if one turn is too short to show what it is worth. A
        computer player then looks ahead to its next turn. None: it looks ahead to the end of its turn."""
        return None

    def turn_of(self, state: S) -> int | None:
        """The seat whose turn is running. A computer player that looks on (`looks_on`) does so through what others are
        asked meanwhile. None: nobody's, or a turn ends where somebody else is asked."""
        return None

    def advise(self, state: S, seat: int) -> tuple[str, ...] | None:
        """What a sensible player answers to the question asked of the seat, if a search one answer deep cannot find it
        (talk that takes several steps). None: the player decides by itself. For an optional question None means to say
        nothing. May read only what the seat knows; called on sampled states."""
        return None

    def candidates(self, state: S, ask: Ask) -> tuple[tuple[str, ...], ...]:
        """The answers to this question, which is asked now, that a sensible player would consider, best first; all are
        legal. One where there is nothing to think about. Empty: no opinion, let the player think. The levels of
        computer players differ by what they make of them. May read only what the asked seat knows; called on imagined
        states, and many times in one decision."""
        return ()

    looks_on: bool = False
    """Whether one unit of a turn is too short to show what it is worth: a normal computer then plays the most promising
    answers on to the end of the turn, which `Meta.starts` tells."""

    def offhand(self, state: S, ask: Ask) -> tuple[str, ...]:
        """A legal answer to this question, which is asked now, that a sensible player would give without thinking: how
        computer players answer questions of detail (payments, cubes that move in) where they imagine what follows from
        something else. What is decided in earnest is still compared. Empty: none, an imagined answer is a random one.
        May read only what the asked seat knows; called on imagined states, and many times in one decision."""
        return ()

    @abstractmethod
    def resign(self, state: S, seat: int) -> None:
        """The seat resigns. Ends a two-player game; elsewhere the seat is out. Called between units, or while this seat
        is asked something within one, or where `breaks_off` says so: the next unit must then continue what was left
        unfinished."""

    def breaks_off(self, state: S, seat: int) -> bool:
        """Whether the seat's resignation breaks the running unit off although another seat is asked. If not, the unit
        is played again without the seat, with the answers and dice that still fit."""
        return False

    @abstractmethod
    def agree_draw(self, state: S) -> None:
        """All seats have agreed to a draw."""

    @abstractmethod
    def abandon(self, state: S, reason: Text) -> None:
        """The game ends here without a result, for one of the reasons in `WITHOUT_RESULT`."""
