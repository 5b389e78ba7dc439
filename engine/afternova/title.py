"""Afternova as a title of Orrery (2 to 6 players; designers Andrew Nerger and Jeffrey Chin, 2020)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from engine.afternova import checks, hidden_info, why
from engine.afternova.advice import advise
from engine.afternova.components import COMPONENTS, PLANETS, ROW, Parts, parts
from engine.afternova.effects import (
    clear_table,
    draw_blueprint,
    draw_mercenary,
    end_game,
    open_planets,
    retire,
    sort_cards,
    tell_turn,
)
from engine.afternova.estimate import estimate
from engine.afternova.hints import hints
from engine.afternova.market import market, refill, trim
from engine.afternova.names import ROBOT_NAME, STORED_SIDES
from engine.afternova.negotiation import act
from engine.afternova.posting import posting_of
from engine.afternova.robot import robot_turn
from engine.afternova.robot_changes import add_robot_card
from engine.afternova.scoring import score
from engine.afternova.state import Options, Player, Robot, State, in_play
from engine.afternova.view import ROBOT, View
from engine.afternova.window import window
from engine.core.chance import Chance
from engine.core.components import ComponentSet
from engine.core.decision import Ask, Barred, Rules
from engine.core.posting import Posting
from engine.core.text import Text, say
from engine.core.title import Meta, Setup, Source, Standing, TableOption, Title

META = Meta(
    id="afternova",
    prefix="an",
    command="afternova",
    least_players=2,
    most_players=6,
    stage="beta",
    rules_version=2,
    options=(
        TableOption("end_mode", "seed", choices=("seed", "finish_round", "last_turn_each")),
        TableOption("materialize", "any", choices=("any", "one")),
    ),
    provenance=(
        Source("exact", say("an-source-exact")),
        Source("text", say("an-source-text")),
        Source("derived", say("an-source-derived")),
        Source("house", say("an-source-house")),
    ),
    credits=say("an-credits"),
)


class Afternova(Title[State]):
    """The rules, seen through the contract."""

    meta = META
    state_type = State

    @property
    def components(self) -> ComponentSet[Parts]:
        """The component files."""
        return COMPONENTS

    def new(self, setup: Setup, chance: Chance) -> State:
        """SU1: decks, bag, market, planets; starship, objective, blueprint and mercenaries for everybody. SU2: the last
        winner begins, else anybody."""
        piles = [sorted(pile) for pile in (parts().mercenaries, parts().blueprints, parts().planets)]
        ships, objectives = sorted(parts().starships), sorted(parts().objectives)
        for pile in (*piles, ships, objectives):
            chance.shuffle(pile)
        first = chance.below(setup.seats) if setup.last_winner is None else setup.last_winner
        order = [(first + place) % setup.seats for place in range(setup.seats)]
        alone = setup.seats == 2
        st = State(
            chance=chance,
            components=COMPONENTS.fingerprint,
            options=msgspec.convert(setup.options, Options),
            players=[Player([], [0] * 5, ships.pop(), objectives.pop()) for _ in range(setup.seats)],
            order=[ROBOT, *order] if alone else order,
            step="robot" if alone else "action",
            market_mercenaries=[piles[0].pop() for _ in range(ROW)],
            market_blueprints=[piles[1].pop() for _ in range(ROW)],
            mercenary_deck=piles[0],
            blueprint_deck=piles[1],
            planets=[],
            planet_deck=piles[2],
            bag=list(parts().cubes),
            robot=Robot(objectives.pop()) if alone else None,
        )
        open_planets(st)
        assert len(st.planets) == PLANETS
        for place, seat in enumerate(order):
            cards = [draw_blueprint(st), *(draw_mercenary(st) for _ in range(parts().seatings[setup.seats][place]))]
            st.players[seat].hand = sort_cards([card for card in cards if card is not None])
        if alone:
            for _ in range(3):
                add_robot_card(st)
        st.events = []
        if not alone:
            tell_turn(st)
        return st

    def next_unit(self, state: State) -> Rules[None] | None:
        """The step that is due. Refused where the game was begun with other component files."""
        COMPONENTS.expect(state.components)
        if state.outcome is not None:
            return None
        match state.step:
            case "robot":
                return robot_turn(state)
            case "action":
                return act(state)
            case "market":
                return market(state)
            case "trim":
                return trim(state)
            case "refill":
                return refill(state)
            case "window":
                return window(state)

    def barred(self, state: State, ask: Ask) -> Iterable[Barred]:
        """See `why.barred`."""
        return why.barred(state, ask)

    def view(self, state: State, seat: int | None) -> View:
        """See `seeing.see`."""
        return hidden_info.see(state, seat)

    def in_hand(self, state: State, seat: int) -> tuple[Any, ...]:
        """Hand, storage and objective, and what others have shown."""
        player = state.players[seat]
        return player.hand, player.storage, player.objective, player.out, self.shown(state, seat)

    def shown(self, state: State, seat: int) -> tuple[Any, ...]:
        """Cards of other hands that this seat has been shown: whose, and which."""
        return tuple((each.owner, each.card) for each in state.shown if each.seat == seat)

    def postings(self, state: State) -> tuple[Posting, ...]:
        """Every offer."""
        return tuple(posting_of(offer, state.active) for offer in state.offers)

    def hints(self, state: State, ask: Ask) -> Mapping[str, Text]:
        """See `hints.hints`."""
        return hints(state, ask)

    def imagine(self, state: State, seat: int, chance: Chance) -> State:
        """See `seeing.imagine`."""
        hidden_info.imagine(state, seat, chance)
        return state

    def standing(self, state: State) -> Standing:
        """Scores without objectives while they are hidden."""
        over = state.outcome is not None
        scores = tuple(score(state, seat, objective=over).total for seat in range(len(state.players)))
        out = tuple(seat for seat, player in enumerate(state.players) if player.out)
        if state.outcome is None:
            return Standing(False, scores=scores, out=out)
        winner = state.outcome.winner
        if winner == ROBOT:
            return Standing(True, (), scores, state.outcome.reason, out, ROBOT_NAME)
        return Standing(True, () if winner is None else (winner,), scores, state.outcome.reason, out)

    def check(self, state: State) -> None:
        """See `invariants.check`."""
        checks.check(state)

    def estimate(self, state: State, seat: int) -> float:
        """See `estimate.estimate`."""
        return estimate(state, seat)

    def advise(self, state: State, seat: int) -> tuple[str, ...] | None:
        """See `advice.advise`."""
        return advise(state, seat)

    def resign(self, state: State, seat: int) -> None:
        """The seat is out: its cards and cubes go to the discards. Who is left alone has won."""
        if state.outcome is not None or state.players[seat].out:
            return
        turn_breaks = state.active == seat and state.step in ("action", "market")
        retire(state, seat)
        if turn_breaks:
            clear_table(state)
            state.quota = state.free_sweeps = 0
            state.step = "refill"
        left = in_play(state)
        if len(left) == 1:
            end_game(state, left[0], say("an-end-resigned", side=STORED_SIDES[seat]))

    def agree_draw(self, state: State) -> None:
        """Nobody wins."""
        if state.outcome is None:
            end_game(state, None, say("an-end-agreed"))

    def abandon(self, state: State, reason: Text) -> None:
        """Nobody wins."""
        if state.outcome is None:
            end_game(state, None, reason)
