"""The state of a game of Afternova, and questions about it that change nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement
from operator import add, ge
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from engine.afternova.components import (
    COMPONENTS,
    HAND_LIMIT,
    LAST_BLUEPRINT,
    NO_ICONS,
    QUOTA,
    Cubes,
    Icons,
    Upgrade,
    parts,
    skill_index,
)
from engine.afternova.view import ROBOT, Answer
from engine.afternova.view import Phase as Shown
from engine.core.decision import Ask, Pairs
from engine.core.kit import GameState, SingleOutcome

Swaps: TypeAlias = tuple[tuple[int, int], ...]
"""Cubes of a blueprint's cost paid in another colour: (wanted, given) each."""
Step: TypeAlias = Literal["robot", "action", "market", "trim", "refill", "window"]


class Options(msgspec.Struct, frozen=True):
    """The switches of a table (facts, section 11)."""

    end_mode: Literal["seed", "finish_round", "last_turn_each"]
    materialize: Literal["any", "one"]


class Built(msgspec.Struct, frozen=True, array_like=True):
    """A completed blueprint and the turn in which it was completed."""

    card: str
    turn: int


class Orders(msgspec.Struct):
    """Standing orders. `least`: with `auto`, help at once for at least this many cubes."""

    help: Literal["ask", "decline", "auto"] = "ask"
    least: int = 1
    build: list[str] = []
    hold: list[str] = []


class Player(msgspec.Struct):
    """One player. `storage` counts cubes in the order of COLOURS."""

    hand: list[str]
    storage: list[int]
    ship: str
    objective: str
    built: list[Built] = []
    orders: Orders = msgspec.field(default_factory=Orders)
    out: bool = False

    @property
    def mercenaries(self) -> tuple[str, ...]:
        """Mercenaries in hand."""
        return _by_kind(tuple(self.hand))[0]

    @property
    def blueprints(self) -> tuple[str, ...]:
        """Blueprints in hand."""
        return _by_kind(tuple(self.hand))[1]


@lru_cache(maxsize=8192)
def _by_kind(hand: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The mercenaries and the blueprints of a hand."""
    return tuple([card for card in hand if card[0] == "m"]), tuple([card for card in hand if card[0] == "b"])


class World(msgspec.Struct):
    """A planet on display and its cubes."""

    id: str
    cubes: list[int]


class RobotCard(msgspec.Struct):
    """A blueprint in the bot's row and the cubes on it."""

    id: str
    covered: list[int]


class Robot(msgspec.Struct):
    """The bot of the two-player game. `hidden`: blueprints that it completed face down."""

    objective: str
    row: list[RobotCard] = []
    storage: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0])
    built: list[str] = []
    hidden: list[str] = []

    @property
    def completed(self) -> int:
        """Blueprints that count as completed (B9)."""
        return len(self.built) + len(self.hidden)


class Transfer(msgspec.Struct, array_like=True):
    """Stored cubes of a colour (index) that move from one participant to another."""

    giver: int
    taker: int
    colour: int
    count: int


class Hire(msgspec.Struct, frozen=True, array_like=True):
    """An icon of the bot (index of SKILLS) and the cube (index of COLOURS) it is paid with."""

    skill: int
    colour: int


class Terms(msgspec.Struct):
    """A deal: what the active player commits, what each helper is asked for, who gets which cubes.

    `shares`: the planet's cubes for helpers. Hires are paid from the planet. The rest belongs to the active player.
    """

    planet: str
    cards: list[str] = []
    icons: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    helpers: dict[int, list[int]] = {}
    hires: list[Hire] = []
    shares: dict[int, list[int]] = {}
    transfers: list[Transfer] = []


def copy_terms(terms: Terms) -> Terms:
    """A copy of the terms."""
    return Terms(
        terms.planet,
        list(terms.cards),
        list(terms.icons),
        {seat: list(icons) for seat, icons in terms.helpers.items()},
        list(terms.hires),
        {seat: list(cubes) for seat, cubes in terms.shares.items()},
        [replace(transfer) for transfer in terms.transfers],
    )


class Bound(msgspec.Struct):
    """What a participant has bound in secret: mercenaries, icons of upgrades, surplus cubes to discard."""

    cards: list[str] = []
    icons: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    drops: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0])


def copied_bound(bound: Bound) -> Bound:
    """A copy of the binding."""
    return Bound(list(bound.cards), list(bound.icons), list(bound.drops))


class Offer(msgspec.Struct):
    """An offer on the table; see `view.OfferView`. `answers` and `bound` are by seat, for the present version."""

    number: int
    version: int
    kind: Literal["proposal", "counter", "bid"]
    author: int
    of: int | None
    terms: Terms
    answers: dict[int, Answer] = {}
    bound: dict[int, Bound] = {}
    standing: list[int] = []
    """Helpers whose bids it adopts: they have agreed to their own part, whatever the others do."""

    @property
    def ready(self) -> bool:
        """N5: a proposal whose present version all helpers have accepted."""
        return self.kind == "proposal" and all(self.answers.get(seat) == "accepted" for seat in self.terms.helpers)


class Draft(msgspec.Struct):
    """What a seat is composing; see `view.DraftView`."""

    kind: Literal["proposal", "counter", "bid", "bind", "show", "orders"]
    offer: int | None = None
    taken_up: int | None = None
    """The bid or counter that a proposal completes."""
    terms: Terms | None = None
    bound: Bound = msgspec.field(default_factory=Bound)
    to: int | None = None
    joined: list[int] = []
    """Further bids that it completes."""


class Overflow(msgspec.Struct):
    """A deal that is about to be carried out, and the surplus cubes that the active player has named."""

    terms: Terms
    drops: list[int]


class Revealed(msgspec.Struct, frozen=True, array_like=True):
    """A card of `owner` that was shown to `seat`."""

    owner: int
    seat: int
    card: str


class Showing(msgspec.Struct, frozen=True, array_like=True):
    """This many cards of `owner` were shown to `seat` at once."""

    owner: int
    seat: int
    count: int


class Talk:
    """What is asked in the talk of a turn. Everybody is asked after every tap of any seat, and nearly always the same
    as before. Every publicly visible part of the talk is counted in `State.revealed`. So while `revealed` stays the
    same, all of this is valid, except the question of the seat that has tapped."""

    __slots__ = ("active", "asks", "due", "ready", "revealed", "taps")

    def __init__(self) -> None:
        self.revealed = -1
        self.active = ROBOT
        """The seat whose turn it is."""
        self.due: set[int] = set()
        """Helpers who owe an answer."""
        self.asks: dict[int, Ask] = {}
        """By seat: the question that is open."""
        self.taps: dict[int, Pairs[Any]] = {}
        """By seat: its options while it composes nothing."""
        self.ready: Pairs[Any] | None = None
        """The options of the active seat that carry something out."""

    def begin(self, revealed: int, active: int, due: set[int]) -> None:
        """Forget everything that was valid before."""
        self.revealed, self.active, self.due = revealed, active, due
        self.asks.clear()
        self.taps.clear()
        self.ready = None


class State(GameState, kw_only=True, dict=True):
    """A game. Decks are drawn from their end."""

    components: str
    options: Options
    players: list[Player]
    order: list[int]
    """The turn order. ROBOT is first in the two-player game."""
    place: int = 0
    """The active player: an index of `order`."""
    turn: int = 1
    round: int = 1
    step: Step
    market_mercenaries: list[str | None]
    market_blueprints: list[str | None]
    mercenary_deck: list[str]
    mercenary_discard: list[str] = []
    discarded: list[str] = []
    """Cards that have gone from a hand to the discards since the last action, wherever they are by now."""
    blueprint_deck: list[str]
    blueprint_discard: list[str] = []
    planets: list[World]
    planet_deck: list[str]
    planet_discard: list[str] = []
    bag: list[int]
    cube_discard: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0])
    quota: int = 0
    free_sweeps: int = 0
    offers: list[Offer] = []
    done: Offer | None = None
    """The deal that was carried out in this turn."""
    last_deal: int = 0
    """The number of the last deal that was carried out, also in an earlier turn."""
    made: dict[int, int] = {}
    """Offers made this turn, by author."""
    numbers: int = 0
    """Offers made so far. The next one gets the next number."""
    drafts: dict[int, Draft] = {}
    overflow: Overflow | None = None
    """Set while the active player is asked for surplus cubes."""
    shown: list[Revealed] = []
    showings: list[Showing] = []
    """Who has shown how many cards to whom, wherever the cards are by now."""
    refused: list[str] = []
    """What helpers have declined this turn, so that it is not suggested again: `p02/1`."""
    fees: list[int] = []
    """Helpers who draw a mercenary for the deal just done, once for each icon of their finder's fees."""
    passed: list[int] = []
    """Seats that are done in the open window."""
    settled: list[int] = []
    """Seats that have answered for their present hand and storage. They are asked again when any of it changes."""
    built_now: list[int] = []
    """Seats that have materialized in the open window."""
    last_window: bool = False
    closing: bool = False
    """With another end mode than the rule text's: somebody has six blueprints, and the last turns are played."""
    still: list[int] = []
    """Who takes a last turn with `last_turn_each`."""
    robot: Robot | None = None
    outcome: SingleOutcome | None = None

    @cached_property
    def talk(self) -> Talk:
        """What is asked in the talk of a turn. Never stored."""
        return Talk()

    @cached_property
    def playing(self) -> tuple[int, ...]:
        """Cache of `in_play`. Cleared when somebody resigns."""
        return tuple([seat for seat in self.order if seat != ROBOT and not self.players[seat].out])

    @property
    def active(self) -> int:
        """The seat whose turn it is, or ROBOT."""
        return self.order[self.place]

    def offer(self, number: int) -> Offer:
        """The offer with this number."""
        return next(offer for offer in self.offers if offer.number == number)

    def world(self, planet: str) -> World | None:
        """The planet, if it is on display."""
        for world in self.planets:
            if world.id == planet:
                return world
        return None


def phase_of(st: State) -> Shown:
    """The phase as players name it."""
    if st.outcome is not None:
        return "over"
    match st.step:
        case "market":
            return "market"
        case "trim":
            return "discard"
        case "window":
            return "window"
        case _:
            return "action"


# -- upgrades --------------------------------------------------------------------------------------------------------


def active_blueprints(st: State, seat: int) -> tuple[str, ...]:
    """The blueprints whose upgrades are active now: those completed in an earlier turn (BP3)."""
    if not st.players[seat].built:
        return ()
    turn = st.turn
    return tuple([built.card for built in st.players[seat].built if built.turn < turn])


def bonus(st: State, seat: int, kind: str) -> int:
    """The sum of the upgrades of a kind (BP4)."""
    return _sum_of(active_blueprints(st, seat), kind) if st.players[seat].built else 0


@COMPONENTS.keeps
def _sum_of(built: tuple[str, ...], kind: str) -> int:
    return sum(upgrade.amount for upgrade in _upgrades_of(built) if upgrade.kind == kind)


def upgrade_icons(st: State, seat: int) -> Icons:
    """Skill icons of active upgrades."""
    return _icons_of(active_blueprints(st, seat)) if st.players[seat].built else NO_ICONS


@COMPONENTS.keeps
def _icons_of(built: tuple[str, ...]) -> Icons:
    icons = [0, 0, 0, 0]
    for upgrade in _upgrades_of(built):
        if upgrade.skill is not None:
            icons[skill_index(upgrade.skill)] += upgrade.amount
    return as_icons(icons)


def _upgrades_of(built: tuple[str, ...]) -> list[Upgrade]:
    known = parts()
    named = [known.blueprints[card].upgrade for card in built]
    return [known.upgrades[upgrade] for upgrade in named if upgrade is not None]


def storage_limit(st: State, seat: int) -> int:
    """OV1: 4, and one for each active Cargo hold."""
    return parts().starships[st.players[seat].ship].storage + bonus(st, seat, "storage")


def hand_limit(st: State, seat: int) -> int:
    """HL1: 8, and two for each active Bunkroom."""
    return HAND_LIMIT + bonus(st, seat, "hand")


def quota_of(st: State, seat: int) -> int:
    """MK1: three, and one for each active Buying terminal."""
    return QUOTA + bonus(st, seat, "market")


# -- sums ------------------------------------------------------------------------------------------------------------


def add_numbers(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """The sum, number by number."""
    return list(map(add, one, other))


def subtract_numbers(one: Iterable[int], other: Iterable[int]) -> list[int]:
    """The difference, number by number, not below 0."""
    return [a - b if a > b else 0 for a, b in zip(one, other, strict=False)]


def covers(one: Iterable[int], other: Iterable[int]) -> bool:
    """Whether every number of the second is at most that of the first."""
    return all(map(ge, one, other))


def as_cubes(numbers: Iterable[int]) -> Cubes:
    """The numbers as a tuple."""
    purple, green, orange, black, white = numbers
    return purple, green, orange, black, white


def as_icons(numbers: Iterable[int]) -> Icons:
    """The numbers as a tuple."""
    pilot, engineer, security, mining = numbers
    return pilot, engineer, security, mining


def card_icons(cards: Iterable[str]) -> Icons:
    """The skill icons of mercenaries together."""
    return _icons_together(tuple(cards))


@COMPONENTS.keeps
def _icons_together(cards: tuple[str, ...]) -> Icons:
    known = parts().icons
    return as_icons(sum(known[card][skill] for card in cards) for skill in range(4))


@COMPONENTS.keeps
def cost_of(blueprints: tuple[str, ...]) -> Cubes:
    """The cubes of several blueprints together."""
    known = parts().costs
    return as_cubes(sum(known[card][colour] for card in blueprints) for colour in range(5))


# -- blueprints ------------------------------------------------------------------------------------------------------


def ways_to_build(st: State, seat: int, card: str) -> list[Swaps]:
    """The ways to pay for a blueprint: as printed (no swaps), or with cubes of other colours, one for each active
    Transmuter. Empty: it cannot be paid."""
    player = st.players[seat]
    cost = parts().costs[card]
    found: list[Swaps] = [()] if covers(player.storage, cost) else []
    for count in range(1, bonus(st, seat, "wild") + 1):
        for gone in combinations_with_replacement(range(5), count):
            if not covers(cost, count_colours(gone)):
                continue
            others_given = [given for given in combinations_with_replacement(range(5), count) if not {*gone} & {*given}]
            swaps: list[Swaps] = [tuple(zip(gone, given, strict=True)) for given in others_given]
            found += [swap for swap in swaps if covers(player.storage, paid_for(cost, swap))]
    return found


def count_colours(colours: Iterable[int]) -> list[int]:
    """How often each colour occurs in a list."""
    numbers = [0, 0, 0, 0, 0]
    for colour in colours:
        numbers[colour] += 1
    return numbers


def paid_for(cost: Sequence[int], swaps: Swaps) -> list[int]:
    """The cubes paid for a cost with some of them replaced."""
    paid = list(cost)
    for wanted, given in swaps:
        paid[wanted] -= 1
        paid[given] += 1
    return paid


def payable_blueprints(st: State, seat: int) -> list[str]:
    """Blueprints of the hand that could be completed now (BP1, BP2): never a seventh."""
    player = st.players[seat]
    if len(player.built) >= LAST_BLUEPRINT or player.out:
        return []
    paid = paid_by(tuple(player.storage), bonus(st, seat, "wild"))
    return [card for card in player.blueprints if card in paid]


@COMPONENTS.keeps
def paid_by(storage: tuple[int, ...], wild: int) -> frozenset[str]:
    """The blueprints that these cubes pay for. Up to `wild` of the cubes may replace another colour."""
    total, costs = sum(storage), parts().costs
    if not wild:
        return frozenset(card for card, cost in costs.items() if covers(storage, cost))
    return frozenset(
        card for card, cost in costs.items() if sum(subtract_numbers(cost, storage)) <= wild and sum(cost) <= total
    )


# -- the table -------------------------------------------------------------------------------------------------------


def in_play(st: State) -> tuple[int, ...]:
    """The seats that have not resigned, in turn order."""
    return st.playing


def other_seats(st: State, seat: int) -> tuple[int, ...]:
    """The other seats that have not resigned, in turn order."""
    return _without(st.playing, seat)


@lru_cache(maxsize=8192)
def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([other for other in seats if other != seat])


def on_display(st: State) -> tuple[str, ...]:
    """The planets that can be extracted, by their cards."""
    return tuple([world.id for world in st.planets])


def settle(st: State, seat: int) -> None:
    """The seat has answered for its present blueprints and cubes."""
    unsettle(st, seat)
    st.settled.append(seat)


def unsettle(st: State, seat: int) -> None:
    """The seat's blueprints, cubes or limits have changed, as everybody knows: it is asked again."""
    if seat in st.settled:
        st.settled.remove(seat)


def most_completed(st: State) -> int:
    """The most blueprints that anybody has completed."""
    most = max([len(player.built) for player in st.players])
    return most if st.robot is None else max(most, st.robot.completed)
