"""Day & Night as a title of Orrery (2 players; designers Valentijn Eekels and Sebastiaan van den Roovaart, 2008)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, Barred, Rules
from engine.core.text import Text, say
from engine.core.title import Meta, Setup, Source, Standing, TableOption, Title
from engine.day_and_night import checks, hidden_info, why
from engine.day_and_night.board import DAY_START, NIGHT_START
from engine.day_and_night.cards import DAY, DECKS, NIGHT, SIDES
from engine.day_and_night.effects import draw_cards, end_game
from engine.day_and_night.estimate import estimate
from engine.day_and_night.house_rules import Options
from engine.day_and_night.state import HAND_LIMIT, State, Turn
from engine.day_and_night.turn import next_unit
from engine.day_and_night.view import View

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
    provenance=(
        Source("exact", say("dn-source-exact")),
        Source("text", say("dn-source-text")),
        Source("derived", say("dn-source-derived")),
        Source("house", say("dn-source-house")),
    ),
    credits=say("dn-credits"),
)


class DayAndNight(Title[State]):
    """The rules, seen through the contract."""

    meta = META
    state_type = State

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

    def next_unit(self, state: State) -> Rules[None] | None:
        """See `turn.next_unit`."""
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
        """Scores are completed temples."""
        scores = tuple(len(temples) for temples in state.temples)
        if state.outcome is None:
            return Standing(False, scores=scores)
        winners = () if state.outcome.winner is None else (state.outcome.winner,)
        return Standing(True, winners, scores, state.outcome.reason)

    def check(self, state: State) -> None:
        """See `invariants.check`."""
        checks.check(state)

    def estimate(self, state: State, seat: int) -> float:
        """See `estimate.estimate`."""
        return estimate(state, seat)

    def resign(self, state: State, seat: int) -> None:
        """The other side wins (R-END-3)."""
        if state.outcome is None:
            end_game(state, 1 - seat, say(f"dn-end-resigned-{SIDES[seat]}"))

    def agree_draw(self, state: State) -> None:
        """Nobody wins (R-END-3)."""
        if state.outcome is None:
            end_game(state, None, say("dn-end-agreed"))

    def abandon(self, state: State, reason: Text) -> None:
        """Nobody wins."""
        if state.outcome is None:
            end_game(state, None, reason)
