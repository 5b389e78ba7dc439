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
from locales import LANGUAGES, translate
from tests.voidfall.invasion.battles import HOME, OUTPOST, TARGET, front, play_out
from tests.voidfall.invasion.random_invasions import random_invasion, random_position
from tests.voidfall.positions import A, B, give, put

INVASIONS = int(os.environ.get("ORRERY_INVASIONS", "60"))
"""How many random invasions are played."""
BATCH = 20


def play(st: State, effect: Invade, place: str, moves: Moves) -> None:
    """Invade with these cubes; combat by its defaults, Glory tokens from the lowest, everything else declined."""
    wanted = [f"at:{place}", "reach:near"]
    wanted += [
        f"cube:{fleet}:{source}" for source, fleets in moves.items() for fleet, n in fleets.items() for _ in range(n)
    ]
    wanted.append("fight")
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


# -- as it is read ---------------------------------------------------------------------------------------------------


def test_a_forecast_tells_the_sectors_abandoned_and_the_glory_they_cost() -> None:
    """4.1, P45: one of the lowest tokens is gone before the sum is made; those on the sector are taken before."""
    st = front({"corvette": 2}, voidborn=2)
    put(st, OUTPOST, owner=A, fleets={"corvette": 2})
    put(st, TARGET, glory=[4])
    give(st, A, glory=[1, 3])
    seen = forecast(st, A, TARGET, all_that_can(st, A, TARGET))
    assert seen is not None
    assert (seen.wins, seen.left.total, seen.abandoned, seen.glory, seen.influence) == (True, 3, (OUTPOST,), 1, 7)
    text = translate(forecast_text(seen), "en")
    assert "wins" in text
    assert "7 Influence" in text
    assert "2B" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sector_that_is_abandoned_without_cost_names_no_glory(language: str) -> None:
    """4.1: who has no Glory token discards none; the forecast does not say "Glory -0"."""
    st = front({"corvette": 2}, voidborn=2)
    put(st, OUTPOST, owner=A, fleets={"corvette": 2})
    give(st, A, glory=[])
    seen = forecast(st, A, TARGET, all_that_can(st, A, TARGET))
    assert seen is not None
    assert (seen.abandoned, seen.glory) == ((OUTPOST,), 0)
    text = translate(forecast_text(seen), language)
    assert "2B" in text
    assert "−0" not in text


@pytest.mark.parametrize(
    ("corvettes", "voidborn", "words"), [(2, 2, "tie"), (1, 3, "fails, the defender keeps 3 Voidborn"), (3, 1, "wins")]
)
def test_a_forecast_in_words(corvettes: int, voidborn: int, words: str) -> None:
    """5.4."""
    st = front({"corvette": corvettes}, voidborn=voidborn)
    seen = forecast(st, A, TARGET, {HOME: {"corvette": corvettes}})
    assert seen is not None
    assert words in translate(forecast_text(seen), "en")


def test_nobody_moves_so_there_is_no_forecast() -> None:
    """13.5-3: at least one cube."""
    assert forecast(front({"corvette": 1}, voidborn=1), A, TARGET, {}) is None
