"""Islands: a tiny game for testing what people lay down in advance. Nothing is hidden.

Two to four seats sail in turn between numbered islands; each owns the island with its own number, and everybody begins
there. In its turn a seat sails to an island, or fishes, or rests. Whoever fishes may fish once more, or stop; a net
shows what is in it (a roll), and then the seat says what it keeps. At the end of a lap all say, one after the other, in
the order of their seats, whether they dance.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, Keys, Option, Roll, Rules
from engine.core.kit import GameState, Outcome, end_with
from engine.core.optional import Asides, Planning
from engine.core.orders import OrderKind, Orders
from engine.core.text import Text, say
from engine.core.title import Meta, Setup, Title
from engine.core.undo_reasons import TURN_OVER

ISLANDS = 4
LAPS = 9


class State(GameState, kw_only=True):
    """A game of Islands."""

    boats: list[int]
    fish: list[int]
    gone: list[bool]
    waved: list[int]
    lap: int = 1
    active: int = 0
    dancing: int | None = None
    outcome: Outcome | None = None


class View(msgspec.Struct, frozen=True):
    """Everything."""

    boats: tuple[int, ...]
    fish: tuple[int, ...]
    lap: int
    active: int
    dancing: int | None


def option(key: str) -> Option:
    """An option called like its key."""
    return Option(key, say("toy-option", key=key))


def turn_question(st: State, seat: int) -> Ask:
    """What a seat does in its turn."""
    sails = [f"sail:{island}" for island in range(ISLANDS) if island != st.boats[seat]]
    keys = [*sails, "fish", "net", "rest"]
    return Ask(seat, say("toy-ask-turn"), [option(key) for key in keys], default=("rest",), habit="turn")


def unit(st: State) -> Rules[None]:
    """A turn, or the dance of one seat."""
    if st.dancing is not None:
        yield from dance(st)
        return
    seat = st.active
    key = yield turn_question(st, seat)
    st.record(say("toy-did", seat=seat, key=key), seat=seat)
    if key.startswith("sail:"):
        st.boats[seat] = int(key.removeprefix("sail:"))
    elif key == "fish":
        st.fish[seat] += 1
        more = Ask(seat, say("toy-ask-more"), [option("fish"), option("stop")], default=("stop",))
        if (yield more) == "fish":
            st.fish[seat] += 1
    elif key == "net":
        (caught,) = yield Roll(3)
        kept = yield Ask(seat, say("toy-ask-keep"), [option("keep"), option("free")], default=("free",))
        st.fish[seat] += caught if kept == "keep" else 0
    next_turn(st)


def next_turn(st: State) -> None:
    """The next seat; after the last one the dance."""
    st.active = (st.active + 1) % len(st.boats)
    if st.active == 0:
        st.dancing = 0
    st.seal(TURN_OVER)


def dance(st: State) -> Rules[None]:
    """Nothing closes undo between the dancers."""
    assert st.dancing is not None
    seat = st.dancing
    key = yield Ask(seat, say("toy-ask-dance"), [option("yes"), option("no")], default=("no",), habit="dance")
    st.record(say("toy-did", seat=seat, key=key), seat=seat)
    st.dancing = seat + 1
    if st.dancing == len(st.boats):
        st.dancing = None
        st.lap += 1
        if st.lap > LAPS:
            end_with(st, Outcome((), say("toy-over")))


class Plans(Planning[State]):
    """Orders for the dance and the turn; plans for a turn."""

    foreseen = staticmethod(turn_question)

    def follow(self, st: State, ask: Ask, orders: Orders, alarmed: bool) -> Keys | None:
        """`dances`: yes or no, or from so many fish on. `rests`: always, in this lap, or unless a boat has come."""
        if ask.habit == "dance":
            chosen = orders["dances"][0]
            return (chosen if not chosen.isdigit() else "yes" if st.fish[ask.seat] >= int(chosen) else "no",)
        return None if orders["rests"][0] == "alone" and alarmed else ("rest",)

    def intrusions(self, st: State, seat: int) -> dict[str, Text]:
        """The boats of others at the seat's island."""
        return {
            f"boat-{other}": say("toy-boat", seat=other)
            for other, island in enumerate(st.boats)
            if other != seat and island == seat
        }

    def period(self, st: State) -> str:
        """The lap."""
        return str(st.lap)


class Waves(Asides[State]):
    """Who is not asked may wave, once."""

    def offered(self, st: State, seat: int) -> tuple[Option, ...]:
        """A wave to the one who sails."""
        return (option("wave"),) if st.dancing is None and seat != st.active and seat not in st.waved else ()

    def do(self, st: State, seat: int, key: str) -> None:
        """Everybody sees it."""
        st.waved.append(seat)
        st.record(say("toy-did", seat=seat, key=key), seat=seat)


class Islands(Title[State]):
    """The toy title."""

    meta = Meta(
        id="islands",
        command="islands",
        prefix="toy",
        least_players=2,
        most_players=4,
        stage="alpha",
        rules_version=1,
        options=(),
        certainties=("house",),
        orders=(
            OrderKind("dances", ("dance",), ("yes", "no"), (1, 2), least=1, most=9),
            OrderKind("rests", ("turn",), ("alone", "lap", "always"), passing=("lap",)),
            OrderKind("friends", ("nothing",), seats=True),
        ),
        starts=("turn",),
    )
    state_type = State
    planning = Plans()
    asides = Waves()
    unit = staticmethod(unit)

    def new(self, setup: Setup, chance: Chance) -> State:
        """Everybody is at home."""
        seats = range(setup.seats)
        return State(chance=chance, boats=list(seats), fish=[0 for _ in seats], gone=[False for _ in seats], waved=[])

    def public(self, st: State) -> View:
        """All there is."""
        return View(tuple(st.boats), tuple(st.fish), st.lap, st.active, st.dancing)

    def private(self, st: State, seat: int) -> dict[str, Any]:
        """Nothing is hidden."""
        return {}

    def imagine(self, st: State, seat: int, chance: Chance) -> None:
        """Nothing is hidden but the dice to come."""
        st.chance = chance

    def scores(self, st: State) -> tuple[int, ...]:
        """Fish."""
        return tuple(st.fish)

    def check(self, st: State) -> None:
        """There is nothing to be broken."""

    def estimate(self, st: State, seat: int) -> float:
        """Nobody knows."""
        return 0.0
