"""Why not? A typed answer that is readable but not possible is refused with the rule: in random games of every title,
answers of earlier questions and of other targets are typed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count, islice
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.ui.typed import match, short
from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.errors import IllegalChoice, Refused
from engine.core.session import Session
from engine.core.text import Text
from engine.core.title import Title
from engine.titles import TITLES
from locales import LANGUAGES, has, translate
from scripts.games import Table, ask_of, moves
from tables.reading import read_answer
from tests.contract.games import tables

EVERY_TITLE = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
LOOKED_AT = 80
"""Options of a question of which the words are remembered."""
KEPT = 60
"""Answers of each verb that are typed again later."""
EVERY = 23
"""Positions from one at which they are typed to the next."""
TYPED = 6
"""Verbs of which an answer is typed at such a position, in turn."""
GAMES = 3
ANSWERS = 420
MOST_GAMES = 60


def verb_of(key: str) -> str:
    return key.partition(":")[0]


def played(title: Title[Any]) -> Iterator[tuple[Session[Any], Ask, int]]:
    """The questions of some random games, with how many were answered before; of short games so many more."""
    every, asked = tables((title,)), 0
    games = [positions(table) for table in every[:: -(-len(every) // GAMES)]]
    more = [positions(replace(table, seed=f"again {n}")) for n in range(MOST_GAMES) for table in every]
    for session, ask, before in chain(*games):
        asked += 1
        yield session, ask, before
    for session, ask, _ in islice(chain(*more), max(0, GAMES * ANSWERS - asked)):
        asked += 1
        yield session, ask, asked


def positions(table: Table) -> Iterator[tuple[Session[Any], Ask, int]]:
    session = table.begin()
    for number, (seat, keys) in enumerate(moves(session, Chance(f"why/{table.seed}"), most=ANSWERS)):
        yield session, ask_of(session, seat), number
        session.submit(seat, keys)


def typed_refusal(session: Session[Any], ask: Ask, words: str) -> Refused | None:
    """What is said to these words; None if they are an answer."""
    try:
        read_answer(session, ask.seat, ask, words, match)
    except Refused as refused:
        return refused
    return None


def reason_of(refused: Refused) -> Text:
    """The rule that the refusal names; or that what has only a number or a place is not there to be chosen."""
    if isinstance(refused, IllegalChoice):
        return refused.text
    if refused.text.key == "error-typed-none":
        return refused.text
    assert refused.text.key == "error-typed-when", translate(refused.text, "en")
    when = refused.text.args["when"]
    assert isinstance(when, Text)
    return when


@EVERY_TITLE
def test_an_answer_that_is_not_possible_is_refused_with_the_rule(title: Title[Any]) -> None:
    """Of each verb one answer is typed that is not among the options: of another question, or of this one with another
    target. Words that may mean several of the present options ask back."""
    known: dict[str, dict[str, str]] = {}
    refusals, turn = 0, count()
    for session, ask, number in played(title):
        offered = set(ask.options.keys)
        if number % EVERY == EVERY - 1:
            for verb in [list(known)[next(turn) % len(known)] for _ in range(min(TYPED, len(known)))]:
                answers = known[verb]
                others = [key for key in answers if key not in offered]
                if not others:
                    continue
                refused = typed_refusal(session, ask, answers[others[number % len(others)]])
                if refused is not None and not means_several(refused, verb, offered):
                    reason = reason_of(refused)
                    refusals += 1
                    assert all("{" not in translate(reason, language) for language in LANGUAGES)
        for key in list(ask.options.keys)[:LOOKED_AT]:
            answers = known.setdefault(verb_of(key), {})
            if key in answers or len(answers) < KEPT:
                option = ask.option(key)
                assert option is not None
                answers[key] = short(option)
    assert refusals > 50


def means_several(refused: Refused, verb: str, offered: set[str]) -> bool:
    """Whether words of another question are names of several options of this one, or a verb of it alone, to which the
    refusal adds what can be said with it."""
    asked = verb in set(map(verb_of, offered))
    alone = asked and refused.text.key == "error-typed-unknown" and refused.text.args["clause"] == verb
    return alone or (refused.text.key == "error-typed-ambiguous" and not asked)


@EVERY_TITLE
def test_every_verb_says_when_it_is_possible(title: Title[Any]) -> None:
    silent = {
        (verb_of(key), language)
        for _, ask, _ in played(title)
        for key in ask.options.keys
        for language in LANGUAGES
        if not has(title.meta.key(f"when-{verb_of(key)}"), language)
    }
    assert silent == set()


def test_words_that_name_nothing_are_not_understood() -> None:
    session = Table(TITLES["day_and_night"], 2, {}, "5eed").begin()
    ask = ask_of(session, 0)
    for words in ("cast zyxxy", "gibberish", "唱歌"):
        refused = typed_refusal(session, ask, words)
        assert refused is not None
        assert refused.text.key == "error-typed-unknown", words


def test_a_verb_of_another_question_is_refused_in_the_readers_language() -> None:
    session = Table(TITLES["day_and_night"], 2, {}, "5eed").begin()
    refused = typed_refusal(session, ask_of(session, 0), "棄牌 day_chant")
    assert refused is not None
    assert "回合結束時才能棄牌" in translate(refused.text, "zh-TW")
