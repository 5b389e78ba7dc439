"""What applies if nobody answers (R26, P72)."""

from __future__ import annotations

from engine.core.decision import Ask
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.run import run
from engine.voidfall.state import State, Turn
from engine.voidfall.tasks import Source
from engine.voidfall.vocabulary.cards import DiscardGlory
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.sectors import Destroy, Establish
from tests.voidfall.positions import SOURCE, A, B, give, position, put


def default_of(st: State, effect: Effect, *, seat: int = A, source: Source = SOURCE, forced: bool = False) -> str:
    """The default of the first question that an effect asks; empty: none."""
    begin_unit(st, seat, source, effect, forced=forced)
    asked = next(run(st))
    assert isinstance(asked, Ask)
    assert isinstance(asked.default, tuple)
    return asked.default[0] if asked.default else ""


def test_an_optional_frame_is_declined() -> None:
    """R26: dashed frames."""
    assert default_of(position(), Establish("farmers"), source=Source("frame", "1C/1")) == "none"


def test_the_first_legal_option_of_a_solid_frame_is_taken() -> None:
    """R26."""
    st = position()
    put(st, "2b", guilds="fe")
    effect = Destroy("guild", "not_home")
    assert default_of(st, effect, source=Source("frame", "3A/1"), forced=True) == "piece:farmers:2b"


def test_an_offer_in_the_turn_of_another_is_declined() -> None:
    """P72: decline offers."""
    st = position()
    st.turn = Turn(A, "joint_development")
    assert default_of(st, Establish("farmers"), seat=B) == "none"


def test_nothing_is_decided_for_who_plays() -> None:
    """P72: only on another player's turn."""
    st = position()
    st.turn = Turn(A, "development")
    assert default_of(st, Establish("farmers")) == ""


def test_the_lowest_glory_token_is_discarded() -> None:
    """P72."""
    st = position()
    give(st, A, glory=[4, 1, 3])
    assert default_of(st, DiscardGlory(1), forced=True) == "glory:1"
