"""The contract between a title (a game's rules) and the code shared by all titles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, final

import msgspec
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.components import ComponentSet
from engine.core.decision import Ask, Barred, Rules
from engine.core.kit import GameState, Outcome, end_with, seats_out
from engine.core.lesson import Lesson
from engine.core.optional import Advice, Annals, Asides, Forecasts, Notices, Planning
from engine.core.orders import OrderKind
from engine.core.shapes import NO_SHAPES, Shapes
from engine.core.text import Text, say

SlowHints: TypeAlias = Callable[[], Mapping[str, Text]]
"""What calculates the effects of options by key: a `partial` of a module's function and plain data, which can be sent
to another process."""


class TableOption(msgspec.Struct, frozen=True):
    """A table option of a title. Its texts are the title's messages `{prefix}-option-{id}` and `-hint`; a value that
    needs an explanation in the lobby has `{prefix}-option-{id}-{value}-hint`. `before`: what games play that are older
    than the option, if that is not the default."""

    id: str
    default: bool | int | str
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    before: bool | int | str | None = None

    def assumed(self, *, played: bool) -> bool | int | str:
        """Its value where none is given: for a new game, or in one that was `played` already."""
        return self.before if played and self.before is not None else self.default

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
    `credits`, `seat-{n}` (n from 0), those of its options, and `source-{certainty}` for each of its `certainties`; see
    `key`. The name of its command group is `name-{command}`.

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
    prefix: str = ""
    certainties: tuple[Certainty, ...] = ("exact", "text", "derived", "house")
    orders: tuple[OrderKind, ...] = ()
    starts: tuple[str, ...] = ()
    length: Length | None = None
    difficulty: Difficulty | None = None

    def key(self, name: str) -> str:
        """The key of one of the title's own messages: `key("seat-0")` is `sol-seat-0`."""
        return f"{self.prefix or self.id}-{name}"

    @property
    def credits(self) -> Text:
        """Whose game it is."""
        return say(self.key("credits"))

    @property
    def provenance(self) -> tuple[Source, ...]:
        """Where its facts come from."""
        return tuple([Source(each, say(self.key(f"source-{each}"))) for each in self.certainties])

    def seat(self, seat: int) -> Text:
        """The title's name of a seat, used where no name of a person is known."""
        return say(self.key(f"seat-{seat}"))

    def settle_options(self, given: dict[str, Any], *, played: bool = False) -> dict[str, bool | int | str]:
        """All options with their values, with defaults where nothing is given. `played`: those of a game that was dealt
        already, perhaps before there was each of them. Raises ValueError, which names the wrong option."""
        unknown = sorted(set(given) - {option.id for option in self.options})
        if unknown:
            raise ValueError(unknown[0])
        return {each.id: each.accept(given.get(each.id, each.assumed(played=played))) for each in self.options}


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


class Outsider(msgspec.Struct, frozen=True):
    """A side without a seat against which people play (a bot of the rules): its name, its score if it has one, whether
    it has won."""

    name: Text
    score: int | None = None
    won: bool = False


Told: TypeAlias = tuple[int | None, Text]
"""A line of the log that everybody may read, and the seat it is about."""


class ScoreSource(msgspec.Struct, frozen=True):
    """What points were for: its name, and by seat how many."""

    label: Text
    points: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True):
    """The state of the game for everybody: `winners` (more than one: shared; none and over: a draw, unless the outsider
    has won), `scores` by seat, the reason of the end, `out`: the seats that have resigned while the others go on,
    `outsider`: the side without a seat. `ties`: by seat what decides between equal scores, the greatest first;
    `together`: all seats win or lose as one, none is ahead of another."""

    over: bool
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    reason: Text | None = None
    out: tuple[int, ...] = ()
    outsider: Outsider | None = None
    ties: tuple[int, ...] = ()
    together: bool = False

    @property
    def beaten(self) -> bool:
        """Whether the side without a seat has won."""
        return self.outsider is not None and self.outsider.won

    @property
    def without_result(self) -> bool:
        """Whether it ended for a reason outside the rules: nobody has won, and it is no draw either."""
        return self.over and self.reason in WITHOUT_RESULT


class Own(msgspec.Struct, frozen=True):
    """An item of a tuple of the public view that is different for one seat."""

    at: int
    item: Any


def replace_fields(public: Any, private: Mapping[str, Any]) -> Any:
    """A seat's view: the public view with these fields replaced.

    >>> Table = msgspec.defstruct("Table", ["deck", "hands"], frozen=True)
    >>> public = Table(deck=30, hands=((), ()))
    >>> replace_fields(public, {"hands": Own(1, ("sun", "moon"))})
    Table(deck=30, hands=((), ('sun', 'moon')))
    """
    return replace(public, **{name: _placed(public, name, value) for name, value in private.items()})


def differing_fields(public: Any, private: Mapping[str, Any]) -> dict[str, Any]:
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
    """A game's rules. Stateless: one instance serves every table.

    A title overrides the abstract methods, and of the others what it needs; where a function of its rules is what a
    method does, it is bound to it: `unit = staticmethod(turn)`. Larger optional parts are objects of their own
    (`engine.core.optional`). What stands last in this class is the same for all titles.
    """

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
    open_moves: ClassVar[frozenset[str]] = frozenset()
    """The keys of lines about pieces that lie open: everybody at the table sees how they move, also where the position
    afterwards does not show it."""
    counts_at_end: ClassVar[bool] = True
    """Whether points may be counted or revealed when the game is over. Else the last move itself decides it."""
    lesson: Lesson | None = None
    """The guided first game, if the title has one."""
    advice: Advice[S] = Advice()
    planning: Planning[S] = Planning()
    notices: Notices[S] = Notices()
    asides: Asides[S] = Asides()
    annals: Annals[S] = Annals()
    forecasts: Forecasts[S] = Forecasts()

    # -- what every title says -----------------------------------------------------------------------------------

    @abstractmethod
    def new(self, setup: Setup, chance: Chance, /) -> S:
        """The state of a fresh game."""

    @abstractmethod
    def unit(self, state: S, /) -> Rules[None]:
        """The next unit of play of a game that is not over.

        A unit ends wherever something hidden was revealed and decisions follow, so that a unit can be replayed on a
        sampled state (see Session.fork).
        """

    @abstractmethod
    def public(self, state: S, /) -> Any:
        """What everybody may know, as a struct built up from nothing. It does not depend on the reader."""

    @abstractmethod
    def private(self, state: S, seat: int, /) -> Mapping[str, Any]:
        """The fields of `public` that are different for this seat, by name; an `Own` for one item of a tuple. If
        several seats read a state, its public part is made once."""

    @abstractmethod
    def imagine(self, state: S, seat: int, chance: Chance, /) -> None:
        """Deal everything again that is hidden from the seat, with `chance`, which also replaces the state's own: what
        the seat sees stays the same. Changes the given state: pass a copy (see `decode`)."""

    @abstractmethod
    def scores(self, state: S, /) -> tuple[int, ...]:
        """The scores by seat."""

    @abstractmethod
    def check(self, state: S, /) -> None:
        """Raise Broken if an invariant (conservation, limits) is violated."""

    @abstractmethod
    def estimate(self, state: S, seat: int, /) -> float:
        """How good the state is for the seat, from -1 (lost) to 1 (won), for computer players. May read only what is
        the same in every sampled state, or must be called on sampled states."""

    # -- what some titles say ------------------------------------------------------------------------------------

    def barred(self, state: S, ask: Ask, /) -> Iterable[Barred]:
        """Answers that a player may expect for the present question but that the rules forbid, each with the rule and
        what would be legal. What is offered too, or barred before, does not count. Told to the asked seat, so this may
        read only what that seat knows. Called when something was refused, never while computers decide."""
        return ()

    def barred_on_panel(self, state: S, ask: Ask, /) -> Iterable[Barred]:
        """Those of `barred` that a panel may show before anything was refused; by default all. A title that knows
        hundreds of barred answers names the few here without making the others."""
        return self.barred(state, ask)

    def hints(self, state: S, ask: Ask, /) -> Mapping[str, Text]:
        """The effects of options of the question, by key, if they take too much work to calculate for every list of
        options. A poor option has none. They replace the details that the rules gave. Called only when somebody reads
        the question. May read only what the asked seat knows."""
        return {}

    def slow_hints(self, state: S, ask: Ask, /) -> SlowHints | None:
        """What calculates further hints, which take so long (more than a few milliseconds) that nothing else may wait
        for them. The positions are read here; the calculation has plain data and is called in another process. None:
        there are none."""
        return None

    def leave(self, state: S, seat: int, /) -> None:
        """The consequences of a resignation. It ends the game only if the game is lost by that, otherwise `resign`
        does; else the next unit must continue what the seat has left unfinished."""

    def breaks_off(self, state: S, seat: int, /) -> bool:
        """Whether the seat's resignation breaks the running unit off although another seat is asked (if the seat itself
        is, it always does, except in `AskAll` and `AskEach`). If not, the unit is played again without the seat, with
        the answers and dice that still fit."""
        return False

    def resigned(self, seat: int, /) -> Text:
        """The reason for a game that ends by this seat's resignation."""
        return say(self.meta.key("end-resigned"), side=self.meta.seat(seat))

    def end(self, state: S, winners: tuple[int, ...], reason: Text, /) -> None:
        """End the game at once with these winners."""
        end_with(state, Outcome(winners, reason))

    def winners(self, state: S, /) -> tuple[int, ...]:
        """Who has won, once the game is over: those of the outcome, unless the title asks more of who plays alone."""
        return () if state.outcome is None else state.outcome.winners

    def outsider(self, state: S, /) -> Outsider | None:
        """The side without a seat against which people play, if there is one. May read only what everybody knows."""
        return None

    def tie(self, state: S, seat: int, /) -> int:
        """What decides between equal scores, the greatest first. May read only what everybody knows."""
        return 0

    def together(self, state: S, /) -> bool:
        """Whether all seats win or lose as one."""
        return False

    def settling(self, state: S, /) -> bool:
        """Whether points are counted now that were earned before (an evaluation): no turn brings them."""
        return False

    def sources(self, state: S, told: Sequence[Told], /) -> tuple[ScoreSource, ...]:
        """What the points of a game that is over were for; the sources of a seat add up to its score. `told`: the whole
        log, for titles whose state does not keep it. Empty: there is only one."""
        return ()

    # -- what is the same for all --------------------------------------------------------------------------------

    def next_unit(self, state: S) -> Rules[None] | None:
        """The next unit of play, or None when the game is over. Raises Refused if the game was begun with other
        component files."""
        if self.components is not None and self.components.fingerprint != state.components:
            self.components.expect(state.components)
        return None if state.outcome is not None else self.unit(state)

    @final
    def list_barred(self, state: S, ask: Ask, *, on_panel: bool) -> Iterator[Barred]:
        """What is barred (and may be shown on a panel) and not offered, each key once."""
        keys = set(ask.options.keys)
        for barred in self.barred_on_panel(state, ask) if on_panel else self.barred(state, ask):
            if barred.option.key not in keys:
                keys.add(barred.option.key)
                yield barred

    @final
    def view(self, state: S, seat: int | None) -> Any:
        """What this seat (None: an onlooker) may know: `public` with `private`."""
        public = self.public(state)
        return public if seat is None else replace_fields(public, self.private(state, seat))

    @final
    def standing(self, state: S) -> Standing:
        """Whether it is over, the present scores, and who won."""
        scores, outcome, outsider = self.scores(state), state.outcome, self.outsider(state)
        standing = Standing(
            outcome is not None,
            scores=scores,
            out=seats_out(state),
            outsider=outsider,
            ties=tuple([self.tie(state, seat) for seat in range(len(scores))]),
            together=self.together(state),
        )
        if outcome is None:
            return standing
        against = outsider and replace(outsider, won=outcome.beaten)
        return replace(standing, winners=self.winners(state), reason=outcome.reason, outsider=against)

    @final
    def resign(self, state: S, seat: int) -> None:
        """The seat is out. If fewer seats are left than a game needs (two, or one in a solo game), the game is over and
        the seats left have won, unless `leave` has ended it otherwise. Called between units, or while this seat is
        asked something within one, or where `breaks_off` says so."""
        gone = seats_out(state)
        if state.outcome is not None or seat in gone:
            return
        self.leave(state, seat)
        seats = len(self.scores(state))
        left = tuple([other for other in range(seats) if other not in gone and other != seat])
        if state.outcome is None and len(left) < min(2, seats):
            self.end(state, left, self.resigned(seat))

    @final
    def agree_draw(self, state: S) -> None:
        """All seats have agreed to a draw: nobody wins."""
        self.abandon(state, say(self.meta.key("end-agreed")))

    @final
    def abandon(self, state: S, reason: Text) -> None:
        """The game ends here and nobody wins, for one of the reasons in `WITHOUT_RESULT` or by agreement."""
        if state.outcome is None:
            self.end(state, (), reason)
