"""Units of play and units of the session (P11, P16)."""

from __future__ import annotations

from engine.core.session import Session
from engine.core.title import Setup
from engine.voidfall.state import State
from engine.voidfall.title import Voidfall


def test_a_card_and_its_first_action_are_one_unit_of_the_session_each_later_action_another() -> None:
    """P11: so a computer player that looks to the end of the unit sees what a card is worth."""
    title = Voidfall()
    session = Session.begin(title, Setup(2, title.meta.settle_options({"scenario": "T"})), "5eed")
    begun = session.units
    answer(session, "card:production")
    answer(session, "act:supply")
    assert session.units == begun
    answer(session, "all")
    assert session.units > begun
    before = session.units
    answer(session, "act:thrive")
    assert session.units > before


def answer(session: Session[State], key: str) -> None:
    """Answer for whoever is asked."""
    session.submit(session.owed()[0], (key,))
