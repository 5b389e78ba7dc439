"""A refused undo gives the reason, and the reason is true."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.errors import NoWayBack
from engine.core.session import Session
from engine.core.text import Text
from engine.core.title import Setup
from locales import LANGUAGES, has, translate
from scripts.games import moves
from tests.contract.games import CONTRACTED, tables
from tests.declared import Truth, declared


def begin(title: str, players: int) -> Session:
    rules = CONTRACTED[title]
    session = Session.begin(rules, Setup(players, rules.meta.settle_options({})), "5eed")
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


class Seen(msgspec.Struct, frozen=True):
    """What can be known of a session at one moment: what each seat and an onlooker (the last) see, who is asked, how
    much chance has been used, what was revealed, whether it is over, the turn, who is out, the answers of seats."""

    views: tuple[bytes, ...]
    asked: tuple[int, ...]
    owed: tuple[int, ...]
    chance: int
    revealed: int
    over: bool
    turn: Any
    out: tuple[int, ...]
    answers: int


def seen(session: Session) -> Seen:
    state, standing = session.state, session.title.standing(session.state)
    return Seen(
        tuple(msgspec.msgpack.encode(session.view(reader)) for reader in (*range(session.seats), None)),
        session.asked(),
        session.owed(),
        state.chance.position,
        state.revealed,
        standing.over,
        session.title.advice.turn(state),
        standing.out,
        len(session.trail),
    )


def anybody_sees_more(before: Seen, after: Seen, seat: int) -> bool:
    return before.views != after.views


def others_may_answer(before: Seen, after: Seen, seat: int) -> bool:
    return bool(set(after.asked) - {seat}) or after.over


TRUE: dict[str, Truth] = {
    "way-back-drawn": lambda before, after, seat: after.chance > before.chance or after.revealed > before.revealed,
    "way-back-lot": lambda before, after, seat: after.chance > before.chance,
    "way-back-turned-up": lambda before, after, seat: before.views[-1] != after.views[-1],
    "way-back-seen": anybody_sees_more,
    "way-back-told": others_may_answer,
    "way-back-turn": lambda before, after, seat: before.asked != after.asked or before.turn != after.turn,
    "way-back-resigned": lambda before, after, seat: bool(after.out) or after.over,
    "way-back-over": lambda before, after, seat: after.over,
    "way-back-all": lambda before, after, seat: before.owed == (seat,),
    "way-back-side-by-side": lambda before, after, seat: len(after.asked) > 1 or before.views != after.views,
    "way-back-talk": lambda before, after, seat: len(before.asked) > 1,
    "way-back-gone-on": lambda before, after, seat: (
        before.asked != after.asked or anybody_sees_more(before, after, seat)
    ),
}
"""By the reason that a person reads: what must have happened with their answer, if the reason is true."""


def test_all_have_answered_is_true_also_where_nothing_changes_by_it_and_false_while_one_is_waited_for():
    session = begin("bidders", 3)
    for seat in range(3):
        before = seen(session)
        session.submit(seat, ("stay",))
        after = seen(session)
        assert before.views == after.views
        assert TRUE["way-back-all"](before, after, seat) == (seat == 2)
    assert refused(session, 2).key == "way-back-all"


ANSWERS = 220


def two_sizes() -> list[Any]:
    """Each title with its default options, with the fewest and with the most players."""
    plain = [table for table in tables() if not table.options and table.players > 1]
    by_title: dict[str, list[Any]] = {}
    for table in plain:
        by_title.setdefault(table.title.meta.id, []).append(table)
    return [
        table for found in by_title.values() for table in {id(each): each for each in (found[0], found[-1])}.values()
    ]


@pytest.mark.parametrize("table", two_sizes(), ids=lambda table: f"{table.title.meta.id}-{table.players}")
def test_every_refusal_names_what_has_happened_and_it_has_happened(table: Any) -> None:
    """Whenever an answer cannot be undone at once, the reason is a sentence of its own in every language, and true."""
    true = {**TRUE, **declared(table.title.meta.id).ways_back}
    session = table.begin()
    session.collect()
    reasons: Counter[str] = Counter()
    for number, (seat, keys) in enumerate(moves(session, Chance("undo"))):
        if number == ANSWERS:
            break
        before = seen(session)
        session.submit(seat, keys)
        if session.can_undo(seat):
            continue
        after, why = seen(session), refused(session, seat)
        assert why.key in true, (why.key, keys)
        assert true[why.key](before, after, seat), (why.key, keys, seat)
        assert len({translate(why, language) for language in LANGUAGES}) == len(LANGUAGES)
        reasons[why.key] += 1
    assert reasons, "nothing was ever closed"
