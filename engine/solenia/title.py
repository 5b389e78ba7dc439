"""Solenia as a title of Orrery (1 to 4 players; designer Sébastien Dujardin, 2018).

Keys of its options: `card:c03`, `at:c4`, `discard:c03`, `pay:wood+stone`, `deliver:n05`, `exact` / `swap:wood-stone`,
`slot:d2a`, `take:wood`, `drop:wood`, `tile:i3`, `tile:p2-p5`.
"""

from __future__ import annotations

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.lesson import read_lesson
from engine.core.optional import Advice, Annals, Planning
from engine.core.shapes import read_shapes
from engine.core.text import Text, say
from engine.core.title import Difficulty, Length, Meta, Setup, TableOption, Title
from engine.solenia import checks, hidden_info, why
from engine.solenia.components import COLUMNS, COMPONENTS, ROWS, Phase, goods_of, parts
from engine.solenia.deliveries import drop_surplus
from engine.solenia.draft import offer_improvements
from engine.solenia.effects import draw_cards, end_game, gain_goods, retire
from engine.solenia.estimate import estimate
from engine.solenia.scoring import scores, winners
from engine.solenia.scoring import sources as sources_of_gold
from engine.solenia.state import Lane, Options, Player, Rival, State
from engine.solenia.terms import terms
from engine.solenia.turn import TURN, foreseen, leave_turn, next_unit, resigned

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
    length=Length(30, 45, "derived"),
    difficulty=Difficulty(2),
    starts=(TURN,),
)

START_ORDERS: tuple[tuple[Phase, ...], ...] = (
    ("night", "night", "dawn", "day", "day"),
    ("day", "day", "dusk", "night", "night"),
)
"""The two setups of the sky, rear to front."""


def deal_strips(chance: Chance) -> list[Lane]:
    """One of the two setups, with the strips of day and night in random order (house rule)."""
    order = START_ORDERS[chance.below(2)]
    twilight, *others = strips_by_light()
    chance.shuffle(others)
    return [Lane(twilight if phase in ("dawn", "dusk") else others.pop(), phase, [None] * COLUMNS) for phase in order]


@COMPONENTS.keeps
def strips_by_light() -> tuple[str, ...]:
    """The strip of dawn and dusk, then the others."""
    strips = parts().strips.values()
    return tuple(strip.id for strip in sorted(strips, key=lambda strip: strip.faces[0].phase not in ("dawn", "dusk")))


def deal_stack(row: str, chance: Chance) -> list[str]:
    """The deliveries of a row, shuffled."""
    stack = list(tiles_of(row))
    chance.shuffle(stack)
    return stack


@COMPONENTS.keeps
def tiles_of(row: str) -> tuple[str, ...]:
    """All deliveries of a row."""
    return tuple(tile.id for tile in parts().deliveries.values() if tile.row == row)


def deal_deck(chance: Chance) -> list[str]:
    """The sixteen cards of a player, shuffled."""
    deck = list(parts().cards)
    chance.shuffle(deck)
    return deck


class Turns(Advice[State]):
    """One turn is too short to show what a card brings."""

    turn = staticmethod(hidden_info.turn_of)
    terms = staticmethod(terms)


class Plans(Planning[State]):
    """The next turn, as if it began now."""

    foreseen = staticmethod(foreseen)


class Games(Annals[State]):
    """Games differ by how they begin."""

    def opening(self, ask: Ask, key: str) -> Text | None:
        """The value of the first card."""
        option = ask.option(key)
        return None if option is None else say("sol-opening-card", value=option.label.args["value"])


class Solenia(Title[State]):
    """The rules, seen through the contract."""

    meta = META
    state_type = State
    shapes = read_shapes("engine.solenia")
    components = COMPONENTS
    lesson = read_lesson("engine.solenia")
    advice = Turns()
    planning = Plans()
    annals = Games()
    unit = staticmethod(next_unit)
    public = staticmethod(hidden_info.public)
    private = staticmethod(hidden_info.private)
    imagine = staticmethod(hidden_info.imagine)
    scores = staticmethod(scores)
    winners = staticmethod(winners)
    sources = staticmethod(sources_of_gold)
    check = staticmethod(checks.check)
    estimate = staticmethod(estimate)
    barred = staticmethod(why.barred)
    barred_on_panel = staticmethod(why.barred_on_panel)
    resigned = staticmethod(resigned)

    def new(self, setup: Setup, chance: Chance) -> State:
        """Strips, display, decks, first player, resources by turn order, three cards each; if chosen, the draft."""
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

    def leave(self, st: State, seat: int) -> None:
        """The seat plays no more. Its cards stay on their cells."""
        retire(st, seat)
        drop_surplus(st)
        leave_turn(st, seat)

    def end(self, st: State, winners: tuple[int, ...], reason: Text) -> None:
        """End the game at once."""
        drop_surplus(st)
        end_game(st, winners, reason)
