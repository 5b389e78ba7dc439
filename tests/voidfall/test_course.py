"""Whole games through the title: to the end with all invariants, undo across units, resignation, what fits."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup
from engine.players.answers import draw_answer
from engine.voidfall.components import parts
from engine.voidfall.state import State
from engine.voidfall.title import META, Voidfall

TITLE = Voidfall()
COMPETITIVE = [scenario.id for scenario in parts().scenarios.values() if scenario.mode == "competitive"]


def begin(seats: int, seed: str, **options: str) -> Session[State]:
    """A new game."""
    session: Session[State] = Session.begin(TITLE, Setup(seats, META.settle_options(dict(options))), seed)
    session.collect()
    return session


def answer(session: Session[State], lots: Chance) -> None:
    """A random answer of a seat that is waited for; the invariants hold after it."""
    owed = session.owed()
    seat = owed[lots.below(len(owed))]
    pending = session.pending(seat)
    assert pending is not None
    session.submit(seat, draw_answer(pending.ask, lots))
    TITLE.check(session.state)


def play_on(session: Session[State], seed: str) -> None:
    """Random play to the end."""
    lots = Chance(seed)
    while not session.standing().over:
        answer(session, lots)


def until_turn(session: Session[State], seed: str) -> int:
    """Random play until a seat is asked for its first Focus card; who it is."""
    lots = Chance(seed)
    while True:
        seat = session.owed()[0]
        ask = session.question(seat)
        if ask is not None and ask.about.key == "vf-ask-card":
            return seat
        answer(session, lots)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scenario", COMPETITIVE)
def test_every_competitive_scenario_is_played_to_its_end(scenario: str, seats: int) -> None:
    """Sections 2, 3 and P73: three Cycles, then the most Influence wins."""
    session = begin(seats, f"{scenario}{seats}", scenario=scenario)
    play_on(session, "to the end")
    standing = session.standing()
    best = max(standing.scores)
    assert session.state.cycle == 3
    assert standing.winners
    assert all(standing.scores[seat] == best for seat in standing.winners)


def test_undo_leads_back_to_selection() -> None:
    """P16: across units, as long as nothing hidden was shown."""
    session = begin(2, "undo", scenario="T")
    seat = until_turn(session, "undo")
    before = session.digest()
    session.submit(seat, ("card:production",))
    session.submit(seat, ("act:thrive",))
    while session.can_undo(seat):
        session.undo(seat)
    assert session.digest() == before


def test_undo_ends_with_the_turn() -> None:
    """The turn has passed on to another."""
    session = begin(2, "undo", scenario="T")
    seat = until_turn(session, "undo")
    session.submit(seat, ("card:production",))
    session.submit(seat, ("done",))
    assert session.owed() != (seat,)
    assert not session.can_undo(seat)


@pytest.mark.parametrize("answers", range(0, 120, 12))
def test_the_others_go_on_without_a_seat_that_resigns(answers: int) -> None:
    """Its sectors fall to the Voidborn, its turns are skipped, it is asked nothing more."""
    session = begin(3, f"leave{answers}", scenario="X05")
    lots = Chance("before")
    for _ in range(answers):
        answer(session, lots)
    leaver = session.owed()[0]
    session.resign(leaver)
    assert leaver not in session.asked()
    play_on(session, "after")
    standing = session.standing()
    assert standing.out == (leaver,)
    assert leaver not in standing.winners
    sectors = session.state.sectors.values()
    assert not any(sector.owner == leaver and sector.home is None for sector in sectors)


def test_with_two_players_a_resignation_ends_the_game() -> None:
    """The other one has won."""
    session = begin(2, "two")
    session.resign(0)
    assert (session.standing().over, session.standing().winners) == (True, (1,))


def test_one_player_alone_plays_solo() -> None:
    """Whatever the mode says, one player alone meets the Voidborn."""
    session = begin(1, "alone")
    assert session.state.options.mode == "solo"
    session.submit(0, ("house:valnis",))
    assert session.state.coop is not None


def test_the_estimate_prefers_more_influence() -> None:
    """A plain estimate: it rises with Influence and stays within -1 and 1."""
    session = begin(2, "estimate")
    until_turn(session, "estimate")
    before = TITLE.estimate(session.state, 0)
    session.state.players[0].influence += 20
    assert -1 <= before < TITLE.estimate(session.state, 0) <= 1
