"""Bidders: a tiny game for three to five, for testing the contract. Hands are hidden.

For each lot all decide in secret, side by side, whether they stay or bid, and with which card. When all stay, nothing
happens. Else a die says what the lot is worth, the highest card takes it, and the cards that were bid are gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, AskEach, Barred, Option, Roll, Rules
from engine.core.errors import require
from engine.core.kit import GameState, Outcome, end_with, seats_in
from engine.core.text import say
from engine.core.title import Meta, Setup, TableOption, Title
from engine.core.undo_reasons import RESIGNED
from tests.declared import Declared

CARDS = 40
HAND = 5
ASK_WHETHER, ASK_CARD = say("bidders-ask-whether"), say("bidders-ask-card")
DECLARED = Declared(components=frozenset(), rules=frozenset())


class Player(msgspec.Struct):
    """One player."""

    hand: list[int]
    score: int = 0
    out: bool = False


class State(GameState, kw_only=True):
    """A game. `lots`: still to come."""

    players: list[Player]
    deck: list[int]
    lots: int
    gone: list[int] = []
    outcome: Outcome | None = None


class View(msgspec.Struct, frozen=True):
    """What a seat may know."""

    seat: int | None
    hand: tuple[int, ...]
    cards: tuple[int, ...]
    scores: tuple[int, ...]
    out: tuple[bool, ...]
    gone: tuple[int, ...]
    lots: int


def card_option(card: int) -> Option:
    """A card as an answer."""
    return Option(f"card:{card}", say("bidders-card", card=card))


def auction(st: State) -> Rules[None]:
    """The unit: one lot."""
    bids = yield AskEach({seat: bid(st, seat) for seat in seats_in(st)}, secret=True)
    chosen = {seat: card for seat, card in bids.items() if card}
    if not chosen:
        st.record(say("bidders-log-none"))
        return
    (worth,) = yield Roll(6, about=say("bidders-log-worth"))
    for seat, card in chosen.items():
        st.players[seat].hand.remove(card)
        st.gone.append(card)
        st.record(say("bidders-log-bid", seat=seat, card=card), seat=seat)
    winner = max(chosen, key=lambda seat: chosen[seat])
    st.players[winner].score += worth
    st.lots -= 1
    if not st.lots:
        best = max(st.players[seat].score for seat in seats_in(st))
        winners = tuple(seat for seat in seats_in(st) if st.players[seat].score == best)
        end_with(st, Outcome(winners, say("bidders-end-lots")))


def bid(st: State, seat: int) -> Rules[int]:
    """What one seat bids; 0: it stays."""
    options = [Option("stay", say("bidders-stay")), Option("bid", say("bidders-bid"))]
    if (yield Ask(seat, ASK_WHETHER, options)) == "stay":
        return 0
    key = yield Ask(seat, ASK_CARD, [card_option(card) for card in st.players[seat].hand])
    return int(key.partition(":")[2])


class Bidders(Title[State]):
    """The sample title."""

    meta = Meta(
        id="bidders",
        command="bidders",
        least_players=3,
        most_players=5,
        stage="alpha",
        rules_version=1,
        options=(TableOption("lots", 4, least=3, most=HAND),),
        certainties=("house",),
    )
    state_type = State
    unit = staticmethod(auction)

    def new(self, setup: Setup, chance: Chance) -> State:
        """Five cards each; one for each lot at most."""
        deck = list(range(1, CARDS + 1))
        chance.shuffle(deck)
        players = [Player(sorted(deck.pop() for _ in range(HAND))) for _ in range(setup.seats)]
        return State(chance=chance, players=players, deck=deck, lots=int(setup.options["lots"]))

    def public(self, st: State) -> View:
        """What everybody may know."""
        return View(
            seat=None,
            hand=(),
            cards=tuple(len(player.hand) for player in st.players),
            scores=tuple(player.score for player in st.players),
            out=tuple(player.out for player in st.players),
            gone=tuple(st.gone),
            lots=st.lots,
        )

    def private(self, st: State, seat: int) -> dict[str, Any]:
        """The own hand."""
        return {"seat": seat, "hand": tuple(st.players[seat].hand)}

    def imagine(self, st: State, seat: int, chance: Chance) -> None:
        """Deal the other hands anew."""
        others = [player for other, player in enumerate(st.players) if other != seat]
        unseen = sorted([*st.deck, *(card for player in others for card in player.hand)])
        chance.shuffle(unseen)
        st.chance = chance
        for player in others:
            player.hand = sorted(unseen.pop() for _ in player.hand)
        st.deck = unseen

    def check(self, st: State) -> None:
        """Cards are conserved."""
        everywhere = [*st.deck, *st.gone, *(card for player in st.players for card in player.hand)]
        require(sorted(everywhere) == list(range(1, CARDS + 1)), "cards are conserved")

    def barred(self, st: State, ask: Ask) -> Iterator[Barred]:
        """A card that is gone, or one without having said that one bids."""
        if ask.about == ASK_WHETHER:
            yield Barred(card_option(st.players[ask.seat].hand[0]), say("bidders-why-first"))
        else:
            yield from (Barred(card_option(card), say("bidders-why-gone", card=card)) for card in st.gone)

    def leave(self, st: State, seat: int) -> None:
        """The hand is turned up."""
        player = st.players[seat]
        player.out, player.hand = True, []
        st.gone += sorted(
            set(range(1, CARDS + 1)) - {*st.deck, *st.gone, *(card for p in st.players for card in p.hand)}
        )
        st.record(say("bidders-log-resigned", seat=seat), seat=seat)
        st.seal(RESIGNED)

    def scores(self, st: State) -> tuple[int, ...]:
        """Points."""
        return tuple(player.score for player in st.players)

    def estimate(self, st: State, seat: int) -> float:
        """Nobody knows."""
        return 0.0
