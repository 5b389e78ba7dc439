"""A refused undo gives the reason, and the reason is true."""

from __future__ import annotations

import pytest

from engine.core.errors import NoWayBack
from engine.core.session import Session
from engine.core.text import Text
from engine.core.title import Setup
from engine.titles import TITLES
from locales import LANGUAGES, has, translate


def begin(title: str, players: int) -> Session:
    session = Session.begin(TITLES[title], Setup(players, TITLES[title].meta.settle_options({})), "5eed")
    session.collect()
    return session


def refused(session: Session, seat: int) -> Text:
    with pytest.raises(NoWayBack) as refusal:
        session.undo(seat)
    why = refusal.value.text.args["why"]
    assert isinstance(why, Text)
    return why


def play(session: Session, seat: int, *keys: str) -> None:
    for key in keys:
        session.submit(seat, (key,))


def test_the_market_of_afternova_says_that_the_deals_are_over_and_not_that_something_was_revealed():
    session = begin("afternova", 3)
    (seat,) = session.owed()
    play(session, seat, "market")
    why = refused(session, seat)
    assert why.key == "an-way-back-market"
    for language in LANGUAGES:
        assert has(why.key, language)
    assert "reveal" not in translate(why, "en")


def test_the_end_of_a_turn_of_solenia_says_that_something_was_drawn():
    session = begin("solenia", 2)
    (seat,) = session.owed()
    while session.owed() == (seat,):
        pending = session.pending(seat)
        assert pending is not None
        ask = pending.ask
        session.submit(seat, tuple(option.key for option in ask.options[: ask.least]))
    assert refused(session, seat).key == "way-back-drawn"


def test_talk_says_that_it_stands():
    session = begin("afternova", 3)
    (seat,) = session.owed()
    other = next(each for each in session.asked() if each != seat)
    play(session, other, "orders")
    assert refused(session, other).key == "way-back-talk"


def test_an_answer_of_somebody_else_in_secret_changes_no_reason():
    session = begin("afternova", 3)
    (seat,) = session.owed()
    first, second = [each for each in session.asked() if each != seat]
    play(session, first, "orders", "cancel")
    before = refused(session, first)
    play(session, second, "orders", "cancel")
    assert refused(session, first) == before
    assert refused(session, seat).key == "way-back-others"
