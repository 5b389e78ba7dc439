"""Afternova as a title of Orrery (2 to 6 players; designers Andrew Nerger and Jeffrey Chin, 2020).

Keys of its options, by the questions:

- the talk of one's own turn: `market`, `extract:p02` (what can be extracted alone or with the bot), `suggest:p02` (a
  suggested proposal; then `with:b` says whom it asks), `draft:p02` (an empty one), `edit:1`, `adopt:2`, `execute:1`,
  `withdraw:1`, `show`, `orders`; `to:b`, `reveal:m05`, `reveal:all`; `help:ask`, `auto:b01`, `hold:b01`, `askme:b01`.
  After `extract` and `execute` the active player may be asked `drop:white` (or `cancel`) in the same unit
- the talk of others: `accept:1`, `bind:1`, `decline:1`, `retract:1`, `counter:1`, `bid:p02`, `unbid:3`. `accept` opens
  a draft if there is a choice of what to pay; `bind` changes what is bound without a new version
- composing: `mine:m05`, `icon:pilot`, `ask:b+pilot`, `give:b+purple`, `move:a>b+green`, `hire:pilot+white` (each with
  `-` for less), `drop:white` / `keep:white`, `bind:m07`, `send`, `cancel`; `adopt:2` adds a bid
- the market: `take:m01`, `sweep:mercenaries`; `discard:m01`
- the window: `build:b01`, `build:b01+b12` (both), `build:b01:purple-green` (paid in another colour), `pass`,
  `hold:b01`, `auto:b12`

Each answer in the talk of a turn is one unit; `State.talk` caches the questions and lists that no tap has changed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.afternova import checks, effects, hidden_info, plans, why
from engine.afternova.advice import advise
from engine.afternova.components import COMPONENTS, PLANETS, ROW, parts
from engine.afternova.estimate import estimate
from engine.afternova.hints import hints
from engine.afternova.market import market, refill, trim
from engine.afternova.names import ROBOT_NAME, STORED_SIDES
from engine.afternova.negotiation import act
from engine.afternova.options import TURN
from engine.afternova.posting import posting_of
from engine.afternova.robot import robot_turn
from engine.afternova.robot_changes import add_robot_card
from engine.afternova.scoring import score
from engine.afternova.scoring import sources as sources_of_points
from engine.afternova.state import Options, Player, Robot, State
from engine.afternova.terms import terms
from engine.afternova.view import ROBOT
from engine.afternova.window import window
from engine.core.chance import Chance
from engine.core.decision import Ask, Rules
from engine.core.lesson import read_lesson
from engine.core.optional import Advice, Annals, Notices, Planning
from engine.core.posting import Posting
from engine.core.shapes import read_shapes
from engine.core.text import Text, say
from engine.core.title import Difficulty, Length, Meta, Outsider, Setup, TableOption, Title

META = Meta(
    id="afternova",
    prefix="an",
    command="afternova",
    least_players=2,
    most_players=6,
    stage="beta",
    rules_version=3,
    options=(
        TableOption("end_mode", "seed", choices=("seed", "finish_round", "last_turn_each")),
        TableOption("materialize", "any", choices=("any", "one")),
    ),
    length=Length(30, 60, "exact"),
    difficulty=Difficulty(3),
    starts=(TURN,),
)


class Talk(Advice[State]):
    """Deals take several answers, which no search finds."""

    advise = staticmethod(advise)
    terms = staticmethod(terms)


class Plans(Planning[State]):
    """The next turn, as if it began now."""

    foreseen = staticmethod(plans.foreseen)
    intrusions = staticmethod(plans.intrusions)
    stops = staticmethod(plans.stops)


class Messages(Notices[State]):
    """The hand, what is shown of it to some, and the offers."""

    def in_hand(self, st: State, seat: int) -> tuple[Any, ...]:
        """The hand, storage and objective, and what others have shown."""
        player = st.players[seat]
        return player.hand, player.storage, player.objective, player.out, self.shown(st, seat)

    def shown(self, st: State, seat: int) -> tuple[Any, ...]:
        """Cards of other hands that this seat has been shown: whose, and which."""
        return tuple((each.owner, each.card) for each in st.shown if each.seat == seat)

    def postings(self, st: State) -> tuple[Posting, ...]:
        """Every offer."""
        return tuple(posting_of(offer, st.active) for offer in st.offers)


OPENINGS = {"market": "market", "extract": "extract", "suggest": "deal", "draft": "deal"}
"""By the verb of a first answer what it counts as."""


class Games(Annals[State]):
    """Games differ by how they begin."""

    def opening(self, ask: Ask, key: str) -> Text | None:
        """The market, a planet alone, or a deal."""
        kind = OPENINGS.get(key.partition(":")[0])
        return None if kind is None else say(f"an-opening-{kind}")


class Afternova(Title[State]):
    """The rules, seen through the contract."""

    meta = META
    state_type = State
    shapes = read_shapes("engine.afternova")
    components = COMPONENTS
    lesson = read_lesson("engine.afternova")
    open_moves = frozenset({"an-log-no-room", "an-log-builds"})
    advice = Talk()
    planning = Plans()
    notices = Messages()
    annals = Games()
    public = staticmethod(hidden_info.public)
    private = staticmethod(hidden_info.private)
    imagine = staticmethod(hidden_info.imagine)
    check = staticmethod(checks.check)
    estimate = staticmethod(estimate)
    barred = staticmethod(why.barred)
    hints = staticmethod(hints)
    sources = staticmethod(sources_of_points)

    def new(self, setup: Setup, chance: Chance) -> State:
        """SU1: decks, bag, market, planets; starship, objective, blueprint and mercenaries for everybody. SU2: the last
        winner begins, otherwise a random seat."""
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
        effects.open_planets(st)
        assert len(st.planets) == PLANETS
        for place, seat in enumerate(order):
            cards = [
                effects.draw_blueprint(st),
                *(effects.draw_mercenary(st) for _ in range(parts().seatings[setup.seats][place])),
            ]
            st.players[seat].hand = effects.sort_cards([card for card in cards if card is not None])
        if alone:
            for _ in range(3):
                add_robot_card(st)
        st.events = []
        if not alone:
            effects.tell_turn(st)
        return st

    def unit(self, st: State) -> Rules[None]:
        """The next unit."""
        match st.step:
            case "robot":
                return robot_turn(st)
            case "action":
                return act(st)
            case "market":
                return market(st)
            case "trim":
                return trim(st)
            case "refill":
                return refill(st)
            case "window":
                return window(st)

    def scores(self, st: State) -> tuple[int, ...]:
        """The scores, without objectives while these are hidden."""
        over = st.outcome is not None
        return tuple(score(st, seat, objective=over).total for seat in range(len(st.players)))

    def outsider(self, st: State) -> Outsider | None:
        """The bot of the game of two; its score while it has hidden cards is nobody's to know."""
        if st.robot is None:
            return None
        return Outsider(ROBOT_NAME, score(st, ROBOT).total if st.outcome is not None else None)

    def tie(self, st: State, seat: int) -> int:
        """Of equal scores the one later in turn order is ahead (SC2)."""
        return 1 + st.order.index(seat)

    def leave(self, st: State, seat: int) -> None:
        """The seat's cards and cubes go to the discards, and its turn is over."""
        turn_breaks = st.active == seat and st.step in ("action", "market")
        lapsed = effects.retire(st, seat)
        if turn_breaks:
            lapsed += st.offers
            effects.clear_table(st)
            st.quota = st.free_sweeps = 0
            st.step = "refill"
        effects.tell_lapsed(st, lapsed, say("an-log-lapse-resigned", side=STORED_SIDES[seat]))

    def resigned(self, seat: int) -> Text:
        """Everybody else has left."""
        return say("an-end-resigned", side=STORED_SIDES[seat])

    def end(self, st: State, winners: tuple[int, ...], reason: Text) -> None:
        """One has won, or nobody."""
        effects.end_game(st, winners[0] if winners else None, reason)
