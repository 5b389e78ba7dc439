"""Whole games of civilizations that can pay for everything, under the laws of every title: the map fills, technologies
and ships are plenty, and all nine rounds are played."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup
from engine.eclipse.components import ROUNDS
from engine.eclipse.setup import deal
from engine.eclipse.state import State
from engine.eclipse.title import META
from scripts.laws import (
    check_questions,
    check_saved,
    check_secrets,
    check_side_by_side,
    check_undo,
    check_undo_closed,
)
from tests.eclipse.test_crowded import Crowded
from tests.eclipse.test_resigning import choose

DULL = ("pass", "idle", "trade", "remove", "end")


def rich(players: int, seed: str) -> Session[State]:
    """A new game in which nobody can collapse."""
    st = deal(Setup(players, META.settle_options({"species": "random"})), Chance(seed))
    for player in st.players:
        player.money, player.materials, player.science = 600, 150, 150
    return Session.begin(Crowded(st), Setup(players, {}), "5eed")


def draw(keys: tuple[str, ...], lots: Chance) -> tuple[str]:
    """First what kind of thing, seldom a dull one, then which."""
    kinds: dict[str, list[str]] = {}
    for key in keys:
        kinds.setdefault(key.partition(":")[0], []).append(key)
    for dull in DULL:
        if len(kinds) > 1 and lots.below(6):
            kinds.pop(dull, None)
    of_kind = list(kinds.values())[lots.below(len(kinds))]
    return (of_kind[lots.below(len(of_kind))],)


@pytest.mark.parametrize("players", [2, 4])
def test_p17_16_1_rich_civilizations_play_nine_rounds(players: int) -> None:
    """P17.16.1, P1.8: nothing breaks, and nothing hidden shows."""
    session = rich(players, f"rich {players}")
    lots, answers = Chance(f"rich {players}/answers"), 0
    while not session.standing().over:
        seat = choose(list(session.owed()), lots)
        pending = session.pending(seat)
        assert pending is not None
        answer, before = draw(pending.ask.options.keys, lots), session.digest()
        look = answers % 100 == 0 or (answers % 5 == 0 and session.side_by_side is not None)
        if look:
            check_secrets(session, seat, Chance(f"{answers}"))
            check_side_by_side(session, lambda ask, chance: draw(ask.options.keys, chance), f"{answers}")
            check_undo_closed(session, seat, answer, (seat + 1) % players, Chance(f"{answers}"))
        session.submit(seat, answer)
        session.title.check(session.state)
        if look:
            check_questions(session)
            check_saved(session)
            check_undo(session, seat, answer, before)
        answers += 1
        assert answers < 4000
    assert session.state.round == ROUNDS
