"""Solenia as a title of Orrery (1 to 4 players; designer Sébastien Dujardin, 2018)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core.chance import Chance
from engine.core.components import ComponentSet
from engine.core.decision import Ask, Barred, Rules
from engine.core.text import Text, say
from engine.core.title import Meta, Setup, Source, Standing, TableOption, Title
from engine.solenia import checks, hidden_info, why
from engine.solenia.components import COLUMNS, COMPONENTS, ROWS, Parts, Phase, goods_of, parts
from engine.solenia.deliveries import drop_surplus
from engine.solenia.draft import offer_improvements
from engine.solenia.effects import draw_cards, end_game, gain_goods, retire, sort_cards
from engine.solenia.estimate import estimate
from engine.solenia.scoring import score
from engine.solenia.state import Lane, Options, Player, Rival, State, in_play
from engine.solenia.turn import end_by_resignation, leave_turn, next_unit
from engine.solenia.view import View

META = Meta(
    id="solenia",
    prefix="sol",
    command="solenia",
    least_players=1,
    most_players=4,
    stage="beta",
    rules_version=1,
    options=(
        TableOption("side", "summer", choices=("summer", "winter", "improvements")),
        TableOption("overflow", "active", choices=("active", "everyone")),
    ),
    provenance=(
        Source("exact", say("sol-source-exact")),
        Source("text", say("sol-source-text")),
        Source("derived", say("sol-source-derived")),
        Source("house", say("sol-source-house")),
    ),
    credits=say("sol-credits"),
)

START_ORDERS: tuple[tuple[Phase, ...], ...] = (
    ("night", "night", "dawn", "day", "day"),
    ("day", "day", "dusk", "night", "night"),
)
"""The two skies to begin with, rear to front."""


class Solenia(Title[State]):
    """The rules, seen through the contract."""

    meta = META
    state_type = State

    @property
    def components(self) -> ComponentSet[Parts]:
        """The component files."""
        return COMPONENTS

    def new(self, setup: Setup, chance: Chance) -> State:
        """Strips, display, decks, first player, resources by turn order, three cards each; perhaps the draft."""
        options = msgspec.convert(setup.options, Options)
        first = chance.below(setup.seats)
        lanes = deal_strips(chance)
        stacks = [deal_stack(row, chance) for row in ROWS]
        players = [Player([], deal_deck(chance), [0, 0, 0, 0]) for _ in range(setup.seats)]
        rival = Rival(deal_deck(chance)) if setup.seats == 1 else None
        st = State(
            chance=chance,
            components=COMPONENTS.fingerprint,
            options=options,
            players=players,
            first=first,
            active=first,
            lanes=lanes,
            displays=[[], []],
            stacks=stacks,
            rival=rival,
        )
        seating = parts().seatings[setup.seats]
        for index in range(len(ROWS)):
            st.displays[index] = [st.stacks[index].pop() for _ in range(seating.display)]
        for place, seat in enumerate(st.turn_order()):
            gain_goods(st, seat, goods_of(seating.start[place]))
            draw_cards(st, seat)
        if options.side == "improvements":
            offer_improvements(st, chance)
        st.events = []
        return st

    def next_unit(self, state: State) -> Rules[None] | None:
        """See `turn.next_unit`. Refused where the game was begun with other component files."""
        COMPONENTS.expect(state.components)
        return next_unit(state)

    def barred(self, state: State, ask: Ask) -> Iterable[Barred]:
        """See `why.barred`."""
        return why.barred(state, ask)

    def view(self, state: State, seat: int | None) -> View:
        """See `seeing.see`."""
        return hidden_info.see(state, seat)

    def imagine(self, state: State, seat: int, chance: Chance) -> State:
        """See `seeing.imagine`."""
        hidden_info.imagine(state, seat, chance)
        return state

    def standing(self, state: State) -> Standing:
        """Scores are what the game would be worth if it ended now."""
        scores = tuple(score(state, seat).total for seat in range(len(state.players)))
        out = tuple(seat for seat, player in enumerate(state.players) if player.out)
        if state.outcome is None:
            return Standing(False, scores=scores, out=out)
        return Standing(True, state.outcome.winners, scores, state.outcome.reason, out)

    def check(self, state: State) -> None:
        """See `invariants.check`."""
        checks.check(state)

    def estimate(self, state: State, seat: int) -> float:
        """See `estimate.estimate`."""
        return estimate(state, seat)

    def turn(self, state: State) -> int:
        """See `seeing.turn_of`."""
        return hidden_info.turn_of(state)

    def resign(self, state: State, seat: int) -> None:
        """The seat is out; its cards stay where they lie. Whoever is then alone among others has won."""
        if state.outcome is not None or state.players[seat].out:
            return
        retire(state, seat)
        drop_surplus(state)
        leave_turn(state, seat)
        if len(in_play(state)) < min(2, len(state.players)):
            end_by_resignation(state, seat)

    def agree_draw(self, state: State) -> None:
        """Nobody wins."""
        if state.outcome is None:
            drop_surplus(state)
            end_game(state, (), say("sol-end-agreed"))

    def abandon(self, state: State, reason: Text) -> None:
        """Nobody wins."""
        if state.outcome is None:
            drop_surplus(state)
            end_game(state, (), reason)


def deal_strips(chance: Chance) -> list[Lane]:
    """One of the two start orders, the strips of day and night in any order (house rule: by lot)."""
    order = START_ORDERS[chance.below(2)]
    twilight = [strip.id for strip in parts().strips.values() if strip.faces[0].phase in ("dawn", "dusk")]
    others = [strip.id for strip in parts().strips.values() if strip.id not in twilight]
    chance.shuffle(others)
    return [
        Lane(twilight[0] if phase in ("dawn", "dusk") else others.pop(), phase, [None] * COLUMNS) for phase in order
    ]


def deal_stack(row: str, chance: Chance) -> list[str]:
    """The deliveries of a row, shuffled."""
    stack = [tile.id for tile in parts().deliveries.values() if tile.row == row]
    chance.shuffle(stack)
    return stack


def deal_deck(chance: Chance) -> list[str]:
    """The sixteen cards of a player, shuffled."""
    deck = sort_cards(list(parts().cards))
    chance.shuffle(deck)
    return deck
