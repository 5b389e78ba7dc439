"""Day & Night as a title of Orrery (2 players; designers Valentijn Eekels and Sebastiaan van den Roovaart, 2008).

Keys of its options, places in lower case (`b2`): `cast:<card>`, `step:<place>`, `end`, `tile:<place>`, `take:<card>`
(Wonder), `steal:<card>`, `use` / `discard` (Steal Passion), `discard:<card>`, `discard:<card>#2` (several copies, rest
phase), `split:2-0`, `split:1-1`, `keep` (accept the nine shown) and `leave:<place>` (temple with more than nine).
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
from engine.day_and_night import checks, hidden_info, plans, why
from engine.day_and_night.board import DAY_START, NIGHT_START
from engine.day_and_night.cards import DAY, DECKS, NIGHT, SIDES
from engine.day_and_night.effects import draw_cards, end_game
from engine.day_and_night.estimate import estimate
from engine.day_and_night.house_rules import Options
from engine.day_and_night.questions import Question
from engine.day_and_night.state import HAND_LIMIT, State, Turn
from engine.day_and_night.terms import terms
from engine.day_and_night.turn import next_unit

META = Meta(
    id="day_and_night",
    prefix="dn",
    command="daynight",
    least_players=2,
    most_players=2,
    stage="beta",
    rules_version=1,
    options=(
        TableOption("center_void", True),
        TableOption("cast_after_travel", False),
        TableOption("strict_changed", False),
        TableOption("crystal_night_tiles_only", False),
        TableOption("crystal_blocks_spell_moves", False),
        TableOption("only_crystallize_hits_day_location", False),
        TableOption("early_win_on_shutout", False),
        TableOption("first_turn_hours", 12, least=0, most=12),
        TableOption("night_start_hand", 5, least=0, most=10),
        TableOption("turn_limit_per_player", 100, least=0, most=500),
    ),
    length=Length(45, 45, "text"),
    difficulty=Difficulty(2),
    starts=(Question.TURN,),
)


class Explained(Advice[State]):
    """Computers find their moves by themselves; this is how they tell why."""

    terms = staticmethod(terms)


class Plans(Planning[State]):
    """The next turn, as if it began now."""

    foreseen = staticmethod(plans.foreseen)
    intrusions = staticmethod(plans.intrusions)
    telling = staticmethod(plans.telling)


class Games(Annals[State]):
    """Games differ by how they begin."""

    def opening(self, ask: Ask, key: str) -> Text | None:
        """The first spell, or a walk."""
        verb, _, card = key.partition(":")
        return say(f"dn-card-{card}") if verb == "cast" else say("dn-opening-step") if verb == "step" else None


class DayAndNight(Title[State]):
    """The rules, seen through the contract."""

    meta = META
    state_type = State
    shapes = read_shapes("engine.day_and_night")
    counts_at_end = False  # the second temple is built in a turn
    lesson = read_lesson("engine.day_and_night")
    advice = Explained()
    planning = Plans()
    annals = Games()
    unit = staticmethod(next_unit)
    public = staticmethod(hidden_info.public)
    private = staticmethod(hidden_info.private)
    imagine = staticmethod(hidden_info.imagine)
    check = staticmethod(checks.check)
    estimate = staticmethod(estimate)
    barred = staticmethod(why.barred)
    barred_on_panel = staticmethod(why.barred_on_panel)

    def new(self, setup: Setup, chance: Chance) -> State:
        """R-SETUP-1: neutral tiles, avatars in opposite corners, both decks shuffled, both hands dealt."""
        options = msgspec.convert(setup.options, Options)
        decks = [list(DECKS[DAY]), list(DECKS[NIGHT])]
        for deck in decks:
            chance.shuffle(deck)
        st = State(
            chance=chance,
            options=options,
            temples=[[], []],
            at=[DAY_START, NIGHT_START],
            hands=[[], []],
            decks=decks,
            discards=[[], []],
            now=Turn(DAY, [DAY_START]),
            shut_out=[False, False],
        )
        draw_cards(st, DAY, HAND_LIMIT)
        draw_cards(st, NIGHT, options.night_start_hand)
        return st

    def scores(self, st: State) -> tuple[int, ...]:
        """Scores are completed temples."""
        return tuple(len(temples) for temples in st.temples)

    def resigned(self, seat: int) -> Text:
        """The other side has won (R-END-3)."""
        return say(f"dn-end-resigned-{SIDES[seat]}")

    def end(self, st: State, winners: tuple[int, ...], reason: Text) -> None:
        """One has won, or nobody."""
        end_game(st, winners[0] if winners else None, reason)
