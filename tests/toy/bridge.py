"""Bridge: a tiny game for three to five who win or lose together, for testing the contract. Hands are hidden.

In turn each lays a plank that is higher than the last one, or drops a card, and draws. With enough planks all have won;
with too many cards in the river, or when only one is left, all have lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, Barred, Option, Rules
from engine.core.errors import require
from engine.core.kit import GameState, Outcome, end_with, next_seat, seats_in
from engine.core.text import say
from engine.core.title import Meta, Setup, TableOption, Title
from engine.core.undo_reasons import DRAWN, RESIGNED
from tests.declared import Declared

CARDS = 60
HAND = 3
DROPS = 11
DECLARED = Declared(components=frozenset(), rules=frozenset(), wins_together=True)


class Player(msgspec.Struct):
    """One player."""

    hand: list[int]
    out: bool = False


class State(GameState, kw_only=True):
    """A game. `wanted`: how many planks reach the other side."""

    players: list[Player]
    deck: list[int]
    wanted: int
    planks: list[int] = []
    river: list[int] = []
    drops: int = 0
    active: int = 0
    outcome: Outcome | None = None


class View(msgspec.Struct, frozen=True):
    """What a seat may know."""

    seat: int | None
    hand: tuple[int, ...]
    cards: tuple[int, ...]
    out: tuple[bool, ...]
    planks: tuple[int, ...]
    river: tuple[int, ...]
    active: int
    over: bool


def option(verb: str, card: int) -> Option:
    """An answer."""
    return Option(f"{verb}:{card}", say(f"bridge-{verb}", card=card))


def fits(st: State, card: int) -> bool:
    """Whether the card is higher than the last plank."""
    return not st.planks or card > st.planks[-1]


def turn(st: State) -> Rules[None]:
    """The unit: a turn."""
    seat = st.active
    hand = st.players[seat].hand
    options = [option("lay", card) for card in hand if fits(st, card)] + [option("drop", card) for card in hand]
    verb, _, number = (yield Ask(seat, say("bridge-ask"), options)).partition(":")
    hand.remove(int(number))
    (st.planks if verb == "lay" else st.river).append(int(number))
    st.drops += verb == "drop"
    st.record(say(f"bridge-log-{verb}", seat=seat, card=int(number)), seat=seat)
    hand.append(st.deck.pop())
    hand.sort()
    st.seal(DRAWN)
    st.active = next_seat(st, seat)
    if len(st.planks) == st.wanted:
        end_with(st, Outcome(seats_in(st), say("bridge-end-built")))
    elif st.drops == DROPS:
        end_with(st, Outcome((), say("bridge-end-river"), beaten=True))


class Bridge(Title[State]):
    """The sample title."""

    meta = Meta(
        id="bridge",
        command="bridge",
        least_players=3,
        most_players=5,
        stage="alpha",
        rules_version=1,
        options=(TableOption("wanted", 11, least=11, most=15),),
        certainties=("house",),
    )
    state_type = State
    unit = staticmethod(turn)

    def new(self, setup: Setup, chance: Chance) -> State:
        """Three cards each."""
        deck = list(range(1, CARDS + 1))
        chance.shuffle(deck)
        players = [Player(sorted(deck.pop() for _ in range(HAND))) for _ in range(setup.seats)]
        return State(chance=chance, players=players, deck=deck, wanted=int(setup.options["wanted"]))

    def public(self, st: State) -> View:
        """What everybody may know."""
        return View(
            seat=None,
            hand=(),
            cards=tuple(len(player.hand) for player in st.players),
            out=tuple(player.out for player in st.players),
            planks=tuple(st.planks),
            river=tuple(st.river),
            active=st.active,
            over=st.outcome is not None,
        )

    def private(self, st: State, seat: int) -> dict[str, Any]:
        """The own hand."""
        return {"seat": seat, "hand": tuple(st.players[seat].hand)}

    def imagine(self, st: State, seat: int, chance: Chance) -> None:
        """Deal the other hands and the deck anew."""
        others = [player for other, player in enumerate(st.players) if other != seat]
        unseen = sorted([*st.deck, *(card for player in others for card in player.hand)])
        chance.shuffle(unseen)
        st.chance = chance
        for player in others:
            player.hand = sorted(unseen.pop() for _ in player.hand)
        st.deck = unseen

    def check(self, st: State) -> None:
        """Cards are conserved, planks rise."""
        everywhere = [*st.deck, *st.river, *st.planks, *(card for player in st.players for card in player.hand)]
        require(sorted(everywhere) == list(range(1, CARDS + 1)), "cards are conserved")
        require(st.planks == sorted(st.planks), "planks rise")

    def barred(self, st: State, ask: Ask) -> Iterator[Barred]:
        """Cards that are too low."""
        for card in st.players[ask.seat].hand:
            if not fits(st, card):
                yield Barred(option("lay", card), say("bridge-why-low", last=st.planks[-1]))

    def leave(self, st: State, seat: int) -> None:
        """The hand falls into the river; one alone builds no bridge."""
        player = st.players[seat]
        st.river += player.hand
        player.out, player.hand = True, []
        st.record(say("bridge-log-resigned", seat=seat), seat=seat)
        st.seal(RESIGNED)
        if len(seats_in(st)) < 2:
            end_with(st, Outcome((), say("bridge-end-alone"), beaten=True))
        elif st.active == seat:
            st.active = next_seat(st, seat)

    def scores(self, st: State) -> tuple[int, ...]:
        """Points."""
        return tuple(len(st.planks) for _ in st.players)

    def estimate(self, st: State, seat: int) -> float:
        """Nobody knows."""
        return 0.0
