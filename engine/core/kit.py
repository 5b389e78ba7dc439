"""What most titles share: a title made from functions of its rules, how a game ends, who is still in it, units without
questions.

A title that needs something else overrides the method of `StandardTitle`, or implements `Title` itself.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, Barred, Keys, Option, Rules
from engine.core.orders import Orders
from engine.core.posting import Posting
from engine.core.text import Text, say
from engine.core.title import GameState, Setup, Source, Standing, Title
from engine.core.undo_reasons import GAME_OVER

OUTSIDER = -1
"""Stands for a bot of the rules, which has no seat."""


# -- the state -------------------------------------------------------------------------------------------------------


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: the winners (several share the victory, none is a draw), and the reason. `beaten`: a bot of the
    rules has won, and all seats have lost."""

    winners: tuple[int, ...]
    reason: Text
    beaten: bool = False


class SingleOutcome(msgspec.Struct, frozen=True):
    """Like `Outcome`, for titles without shared victories. `winner` None is a draw, OUTSIDER a bot of the rules."""

    winner: int | None
    reason: Text

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return () if self.winner is None or self.winner == OUTSIDER else (self.winner,)

    @property
    def beaten(self) -> bool:
        """Whether a bot of the rules has won."""
        return self.winner == OUTSIDER


AnyOutcome: TypeAlias = Outcome | SingleOutcome


class Seated(Protocol):
    """A player whose state says whether the seat has resigned."""

    out: bool


class StandardState(GameState, kw_only=True):
    """The state of a title made with the kit. The title declares all fields itself, in the order in which they are
    stored. Those of the properties below that it needs are declared as fields."""

    @property
    def outcome(self) -> AnyOutcome | None:
        """How it ended. None while the game runs. Every title has this field."""
        raise NotImplementedError

    @property
    def players(self) -> Sequence[Seated]:
        """The players by seat, if a seat can resign while the others go on."""
        return ()

    @property
    def components(self) -> str:
        """The fingerprint of the component files that the game was begun with, if the title has such files."""
        return ""


S = TypeVar("S", bound=StandardState)


def seats_out(st: StandardState) -> tuple[int, ...]:
    """The seats that have resigned while the others go on."""
    return tuple([seat for seat, player in enumerate(st.players) if player.out])


def seats_in(st: StandardState) -> tuple[int, ...]:
    """The seats that have not resigned."""
    return tuple([seat for seat, player in enumerate(st.players) if not player.out])


def next_seat(st: StandardState, after: int, plays: Callable[[int], bool] = lambda seat: True) -> int:
    """The next seat clockwise that has not resigned and for which `plays` holds. `after` itself if there is none."""
    count = len(st.players)
    around = ((after + step) % count for step in range(1, count + 1))
    return next((seat for seat in around if not st.players[seat].out and plays(seat)), after)


# -- units -----------------------------------------------------------------------------------------------------------


def without_questions(procedure: Callable[[S], None]) -> Callable[[S], Rules[None]]:
    """A decorator: a procedure of the rules without questions becomes a unit."""

    @wraps(procedure)
    def unit(st: S) -> Generator[Any, Any, None]:
        procedure(st)
        return
        yield

    return unit


# -- the title -------------------------------------------------------------------------------------------------------


def sources(prefix: str) -> tuple[Source, ...]:
    """The sources of facts, as the title's messages `source-exact`, `-text`, `-derived` and `-house`."""
    return (
        Source("exact", say(f"{prefix}-source-exact")),
        Source("text", say(f"{prefix}-source-text")),
        Source("derived", say(f"{prefix}-source-derived")),
        Source("house", say(f"{prefix}-source-house")),
    )


def single_winner(end: Callable[[S, int | None, Text], None]) -> Callable[[S, tuple[int, ...], Text], None]:
    """A function that ends the game with one winner or none, for `Functions.end`."""

    def end_game(st: S, winners: tuple[int, ...], reason: Text) -> None:
        end(st, winners[0] if winners else None, reason)

    return end_game


def end_with(st: StandardState, outcome: AnyOutcome) -> None:
    """End the game and tell everybody why. The minimum of `Functions.end`."""
    st.outcome = outcome  # type: ignore[misc]  # a field in every title
    st.seal(GAME_OVER)
    st.record(outcome.reason)


def _nothing(*_: Any) -> tuple[Any, ...]:
    return ()


def _none(*_: Any) -> None:
    return None


def _no(*_: Any) -> bool:
    return False


def _no_texts(*_: Any) -> Mapping[str, Text]:
    return {}


def _no_candidates(*_: Any) -> tuple[tuple[str, ...], ...]:
    return ()


def _no_answer(*_: Any) -> tuple[str, ...]:
    return ()


def _no_period(*_: Any) -> str:
    return ""


def _not_offered(barred: Iterable[Barred], ask: Ask) -> Iterator[Barred]:
    """Those that are not among the options of the question, each key once."""
    told = set(ask.options.keys)
    for each in barred:
        if each.option.key not in told:
            told.add(each.option.key)
            yield each


@dataclass(frozen=True, kw_only=True)
class Functions(Generic[S]):
    """The functions of a title's rules. Each corresponds to the method of `Title` with the same purpose. Those with a
    default are optional.

    `deal` makes a new state. `unit` is the next unit of a game that is not over. `scores` are by seat. `end` ends the
    game with these winners. `leave` applies the consequences of a resignation; it ends the game only if the game is
    lost by that, otherwise `StandardTitle.resign` does. `resigned` gives the reason for a game that ends by this seat's
    resignation (by default the message `end-resigned` with the seat as `side`).
    """

    deal: Callable[[Setup, Chance], S]
    unit: Callable[[S], Rules[None]]
    public: Callable[[S], Any]
    private: Callable[[S, int], Mapping[str, Any]]
    imagine: Callable[[S, int, Chance], None]
    scores: Callable[[S], tuple[int, ...]]
    check: Callable[[S], None]
    estimate: Callable[[S, int], float]
    end: Callable[[S, tuple[int, ...], Text], None]
    leave: Callable[[S, int], None] = _none
    breaks_off: Callable[[S, int], bool] = _no
    resigned: Callable[[int], Text] | None = None
    barred: Callable[[S, Ask], Iterable[Barred]] = _nothing
    barred_on_panel: Callable[[S, Ask], Iterable[Barred]] | None = None
    hints: Callable[[S, Ask], Mapping[str, Text]] = _no_texts
    advise: Callable[[S, int], tuple[str, ...] | None] = _none
    candidates: Callable[[S, Ask], tuple[tuple[str, ...], ...]] = _no_candidates
    offhand: Callable[[S, Ask], tuple[str, ...]] = _no_answer
    turn: Callable[[S], int | None] = _none
    turn_of: Callable[[S], int | None] = _none
    chapter: Callable[[S], int | None] = _none
    in_hand: Callable[[S, int], Any] = _none
    shown: Callable[[S, int], tuple[Any, ...]] = _nothing
    postings: Callable[[S], tuple[Posting, ...]] = _nothing
    follow: Callable[[S, Ask, Orders, bool], Keys | None] = _none
    asides: Callable[[S, int], tuple[Option, ...]] = _nothing
    do_aside: Callable[[S, int, str], None] = _none
    asides_barred: Callable[[S, int], Iterable[Barred]] = _nothing
    intrusions: Callable[[S, int], Mapping[str, Text]] = _no_texts
    period: Callable[[S], str] = _no_period
    foreseen: Callable[[S, int], Ask | None] = _none


class StandardTitle(Title[S]):
    """A title made of its functions. A subclass names `meta`, `state_type` and `functions`, and `components` if it has
    any."""

    functions: Functions[S]
    outsider: Text | None = None
    """The name of the rules' bot, if it can win."""

    def new(self, setup: Setup, chance: Chance) -> S:
        """See `Functions.deal`."""
        return self.functions.deal(setup, chance)

    def next_unit(self, state: S) -> Rules[None] | None:
        """See `Functions.unit`. Raises Refused if the game was begun with other component files."""
        if self.components is not None:
            self.components.expect(state.components)
        return None if state.outcome is not None else self.functions.unit(state)

    def barred(self, state: S, ask: Ask) -> Iterable[Barred]:
        """See `Title.barred`. What the question offers, and an answer that was named before, is left out."""
        return _not_offered(self.functions.barred(state, ask), ask)

    def barred_on_panel(self, state: S, ask: Ask) -> Iterable[Barred]:
        """See `Title.barred_on_panel`."""
        few = self.functions.barred_on_panel
        return self.barred(state, ask) if few is None else _not_offered(few(state, ask), ask)

    def public(self, state: S) -> Any:
        """See `Title.public`."""
        return self.functions.public(state)

    def private(self, state: S, seat: int) -> Mapping[str, Any]:
        """See `Title.private`."""
        return self.functions.private(state, seat)

    def in_hand(self, state: S, seat: int) -> Any:
        """See `Title.in_hand`."""
        return self.functions.in_hand(state, seat)

    def shown(self, state: S, seat: int) -> tuple[Any, ...]:
        """See `Title.shown`."""
        return self.functions.shown(state, seat)

    def postings(self, state: S) -> tuple[Posting, ...]:
        """See `Title.postings`."""
        return self.functions.postings(state)

    def chapter(self, state: S) -> int | None:
        """See `Title.chapter`."""
        return self.functions.chapter(state)

    def hints(self, state: S, ask: Ask) -> Mapping[str, Text]:
        """See `Title.hints`."""
        return self.functions.hints(state, ask)

    def follow(self, state: S, ask: Ask, orders: Orders, alarmed: bool) -> Keys | None:
        """See `Title.follow`."""
        return self.functions.follow(state, ask, orders, alarmed)

    def asides(self, state: S, seat: int) -> tuple[Option, ...]:
        """See `Title.asides`."""
        return self.functions.asides(state, seat)

    def do_aside(self, state: S, seat: int, key: str) -> None:
        """See `Title.do_aside`."""
        self.functions.do_aside(state, seat, key)

    def asides_barred(self, state: S, seat: int) -> Iterable[Barred]:
        """See `Title.asides_barred`."""
        return self.functions.asides_barred(state, seat)

    def intrusions(self, state: S, seat: int) -> Mapping[str, Text]:
        """See `Title.intrusions`."""
        return self.functions.intrusions(state, seat)

    def period(self, state: S) -> str:
        """See `Title.period`."""
        return self.functions.period(state)

    def foreseen(self, state: S, seat: int) -> Ask | None:
        """See `Title.foreseen`."""
        return self.functions.foreseen(state, seat)

    def imagine(self, state: S, seat: int, chance: Chance) -> S:
        """See `Title.imagine`."""
        self.functions.imagine(state, seat, chance)
        return state

    def standing(self, state: S) -> Standing:
        """The present scores, and how it ended."""
        scores, out, outcome = self.functions.scores(state), seats_out(state), state.outcome
        if outcome is None:
            return Standing(False, scores=scores, out=out)
        return Standing(True, outcome.winners, scores, outcome.reason, out, self.outsider if outcome.beaten else None)

    def check(self, state: S) -> None:
        """See `Title.check`."""
        self.functions.check(state)

    def estimate(self, state: S, seat: int) -> float:
        """See `Title.estimate`."""
        return self.functions.estimate(state, seat)

    def turn(self, state: S) -> int | None:
        """See `Title.turn`."""
        return self.functions.turn(state)

    def turn_of(self, state: S) -> int | None:
        """See `Title.turn_of`."""
        return self.functions.turn_of(state)

    def advise(self, state: S, seat: int) -> tuple[str, ...] | None:
        """See `Title.advise`."""
        return self.functions.advise(state, seat)

    def candidates(self, state: S, ask: Ask) -> tuple[tuple[str, ...], ...]:
        """See `Title.candidates`."""
        return self.functions.candidates(state, ask)

    def offhand(self, state: S, ask: Ask) -> tuple[str, ...]:
        """See `Title.offhand`."""
        return self.functions.offhand(state, ask)

    def resign(self, state: S, seat: int) -> None:
        """The seat is out. If fewer seats are left than a game needs (two, or one in a solo game), the game is over and
        the seats left have won, unless `Functions.leave` has ended it otherwise."""
        gone = seats_out(state)
        if state.outcome is not None or seat in gone:
            return
        self.functions.leave(state, seat)
        seats = len(self.functions.scores(state))
        left = tuple([each for each in range(seats) if each not in gone and each != seat])
        if state.outcome is None and len(left) < min(2, seats):
            told = self.functions.resigned
            side = self.meta.seat(seat)
            reason = told(seat) if told is not None else say(self.meta.key("end-resigned"), side=side)
            self.functions.end(state, left, reason)

    def breaks_off(self, state: S, seat: int) -> bool:
        """See `Title.breaks_off`."""
        return self.functions.breaks_off(state, seat)

    def agree_draw(self, state: S) -> None:
        """Nobody wins."""
        self.abandon(state, say(self.meta.key("end-agreed")))

    def abandon(self, state: S, reason: Text) -> None:
        """Nobody wins."""
        if state.outcome is None:
            self.functions.end(state, (), reason)
