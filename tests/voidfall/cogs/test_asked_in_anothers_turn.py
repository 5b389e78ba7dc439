"""Who is asked in the turn of somebody else: the turn stays where it is, and the question says what it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.ui.hand import hand_message
from cogs.ui.panel import Panel
from cogs.ui.public import board_message
from engine.core.decision import Ask, Pending
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.hidden_info import public
from engine.voidfall.names import SEATS, action_name
from engine.voidfall.run import run
from engine.voidfall.tasks import Gift, Source
from engine.voidfall.title import Voidfall
from engine.voidfall.vocabulary.economy import GainAnyResources
from engine.voidfall.vocabulary.fleets import Regroup
from locales import LANGUAGES, message, translate
from tables.records import Look
from tests.cogs.panels import written
from tests.voidfall.cogs.looks import SHOWN, look_of
from tests.voidfall.mid_game import mid_game

A, B = 0, 1


def asked_by_a_gift(seat: int) -> Look:
    """In the turn of A, B is asked what Relief of Joint Production gives it; as a seat sees it."""
    st = mid_game(2, "coop")
    st.tasks = []
    begin_unit(st, A, Source("focus", "joint_production/relief"))
    begin_unit(st, B, Source("gift", f"{A}/joint_production/relief"), Regroup(5))
    ask = next(run(st))
    assert isinstance(ask, Ask)
    pending = Pending(ask, 1) if seat == B else None
    game: Any = SimpleNamespace(
        seats=2,
        owed=lambda: (B,),
        view=lambda each: replace(public(st), seat=each),
        explained=lambda each: pending,
        standing=lambda: Voidfall().standing(st),
    )
    return look_of(game, seat, {"mode": "coop"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gift_is_not_called_ones_own_turn(language: str) -> None:
    panel = written(Panel(asked_by_a_gift(B), SHOWN, language).message())
    assert message("panel-title", language, side="").strip() not in panel
    assert message("panel-title-asked", language, side="").strip(" ·") in panel


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_says_whose_gift_it_is(language: str) -> None:
    way = translate(SHOWN.describe_awaited(asked_by_a_gift(B).view, B), language)
    assert translate(action_name("relief"), language) in way
    assert translate(SEATS[A], language) in way
    told = written(Panel(asked_by_a_gift(B), SHOWN, language).message())
    (line,) = [each for each in told.splitlines() if translate(action_name("relief"), language) in each]
    assert translate(SEATS[A], language) in line
    assert line.count(translate(action_name("relief"), language)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_direct_message_says_what_is_asked_in_the_turn_of_somebody_else(language: str) -> None:
    look = asked_by_a_gift(B)
    told = written(hand_message(look, SHOWN, language, direct=True))
    assert message("hand-asked", language, since="").split("**")[1] in told
    assert message("hand-your-turn", language, since="").split("**")[1] not in told
    assert translate(action_name("relief"), language) in told
    assert look.pending is not None
    assert translate(look.pending.ask.about, language) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arrow_stays_with_whose_turn_it_is(language: str) -> None:
    lines = written(board_message(asked_by_a_gift(A), SHOWN, language)).splitlines()
    (arrow,) = [line for line in lines if line.startswith("▶")]
    assert translate(SEATS[A], language) in arrow
    (waits,) = [line for line in lines if line.startswith("⏳")]
    assert translate(SEATS[B], language) in waits
    assert translate(action_name("relief"), language) in waits


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_waits_for_somebody_is_said_nowhere(language: str) -> None:
    st = mid_game(2, "coop")
    st.tasks = []
    gift = Gift(B, Source("gift", f"{A}/joint_politics/trade_pact"), GainAnyResources(2))
    line = message("vf-panel-gift", language, side=SEATS[B], gift=gift.effect.text())
    for gifts in ([], [gift]):
        st.gifts = gifts
        view = public(st)
        for lines in (SHOWN.status(view, language), SHOWN.summary(replace(view, seat=A), language)):
            assert (line in lines) == bool(gifts)
