"""Forecasts of invasions come true (13.6.2): the rules then do what was foreseen, if both sides play best."""

from __future__ import annotations

import os
from random import Random

import pytest

from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.invasion.forecast import InvasionForecast, Moves, all_that_can, forecast, forecast_text
from engine.voidfall.invasion.sides import cubes_of
from engine.voidfall.state import State
from engine.voidfall.tasks import Source
from engine.voidfall.vocabulary.effects import Invade
from locales import translate
from tests.voidfall.invasion.battles import HOME, OUTPOST, TARGET, front, play_out
from tests.voidfall.invasion.random_invasions import random_invasion, random_position
from tests.voidfall.positions import A, B, give, put

INVASIONS = int(os.environ.get("ORRERY_INVASIONS", "60"))
"""How many random invasions are played."""
BATCH = 20


def play(st: State, effect: Invade, place: str, moves: Moves) -> None:
    """Invade with these cubes; combat by its defaults, Glory tokens from the lowest, everything else declined."""
    wanted = [f"at:{place}", "reach:near"]
    wanted += [f"cube:{fleet}:{source}" for source, fleets in moves.items() for fleet, n in fleets.items() for _ in range(n)]
    wanted.append("done")
    begin_unit(st, A, Source("focus", "test/1"), effect)
    play_out(st, wanted)


def outcome(st: State, seen: InvasionForecast) -> tuple[object, ...]:
    """What a forecast tells, as the rules have done it."""
    field = st.fought[-1]
    told = [event.public for event in st.events if event.public is not None]
    points = [text.args["n"] for text in told if text.key == "vf-log-invasion-influence"]
    sector = st.sectors[seen.place]
    left = cubes_of(sector.fleets) if sector.owner is not None else cubes_of({"corvette": sector.voidborn})
    return field.place, sector.owner, left, sum(int(str(n)) for n in points), field.invader


def expected(st: State, seen: InvasionForecast) -> tuple[object, ...]:
    """The same as it was foreseen, from the state before."""
    result, sector = seen.combat.result, st.sectors[seen.place]
    owner = A if seen.wins else sector.owner if result.winner == "defender" else None
    left = cubes_of({"corvette": 2}) if result.winner == "tie" else seen.left
    return seen.place, owner, left, seen.influence, A


@pytest.mark.parametrize("batch", range(-(-INVASIONS // BATCH)))
def test_a_forecast_is_what_the_rules_then_do(batch: int) -> None:
    """13.6.2, 5.4: who holds the sector, with which cubes, the sectors abandoned, the Influence for Glory."""
    played = 0
    random = Random(batch)
    while played < BATCH:
        st = random_position(random)
        given = random_invasion(st, random)
        if given is None:
            continue
        effect, place, moves = given
        seen = forecast(st, A, place, moves, effect.bonus)
        assert seen is not None
        foreseen, before = expected(st, seen), list(st.players[B].glory)
        play(st, effect, place, moves)
        assert outcome(st, seen) == foreseen, (batch, played, seen.combat.notes, st.fought[-1].notes)
        assert all(st.sectors[each].owner is None and st.sectors[each].voidborn for each in seen.abandoned)
        assert len(before) - len(st.players[B].glory) == int(seen.beaten)
        played += 1
