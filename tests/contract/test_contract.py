"""The contract that every title keeps, checked after every answer of random games with every setting of its options."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, AskAll, AskEach
from engine.core.events import Event
from engine.core.session import Session
from engine.core.text import Text, say
from engine.core.title import ABANDONED, Meta, Title
from engine.players.answers import draw_answer
from locales import LANGUAGES, has, translate
from scripts.games import Table, ask_of, moves
from scripts.laws import (
    check_answers_apply,
    check_questions,
    check_resigned,
    check_saved,
    check_secrets,
    check_side_by_side,
    check_told,
    check_undo,
    check_undo_closed,
    questions,
)
from tests.contract.games import CONTRACTED, name, tables
from tests.declared import declared

EVERY_TABLE = pytest.mark.parametrize("table", tables(), ids=name)
EVERY_TITLE = pytest.mark.parametrize("title", CONTRACTED.values(), ids=CONTRACTED)


def chance_of(table: Table) -> Chance:
    return Chance(f"{table.seed}/answers")


LONG = 400
"""Answers of a game after which the costly laws are checked at every eighth one: a talk of six takes thousands."""


def is_looked_at(table: Table, answers: int) -> bool:
    """Whether the costly laws are checked at this answer: at every third one where the table differs from the default
    in its options."""
    return answers % (8 if answers > LONG else 3 if table.options else 1) == 0


@EVERY_TABLE
def test_a_whole_game_keeps_the_laws(table):
    """Invariants after every answer; questions, options, saving and undo too, but see `is_looked_at`."""
    session, chance = table.begin(), chance_of(table)
    table.title.check(session.state)
    check_questions(session)
    answers = 0
    for seat, keys in moves(session, chance):
        if not is_looked_at(table, answers):
            session.submit(seat, keys)
            table.title.check(session.state)
            answers += 1
            continue
        before = session.digest()
        session.submit(seat, keys)
        table.title.check(session.state)
        check_questions(session)
        check_undo(session, seat, keys, before)
        check_side_by_side(session, draw_answer, f"{table.seed}/{answers}")
        if answers % 2 == 0:
            check_saved(session)
        if answers % 7 == 0:
            for asked in session.asked():
                ask = ask_of(session, asked)
                check_answers_apply(session, asked, [draw_answer(ask, chance) for _ in range(3)])
        answers += 1
    standing = session.standing()
    assert standing.over
    assert standing.reason is not None
    assert len(standing.scores) == table.players
    assert set(standing.winners) <= set(range(table.players))
    assert answers > 10, "random games are too short to test much: more rounds, or options that leave more"


@EVERY_TABLE
def test_every_option_of_the_opening_can_be_taken(table):
    session = table.begin()
    for seat in session.asked():
        ask = ask_of(session, seat)
        if ask.least <= 1 <= ask.most:
            check_answers_apply(session, seat, [(option.key,) for option in ask.options])


@EVERY_TABLE
def test_nothing_hidden_shows(table):
    """Views, questions and words do not depend on what is hidden, nor say more than the view does. Of a party every
    other answer is looked at, with other options every third one, each time by another seat; `make fuzz` looks at all
    of them (`--options`)."""
    session, chance = table.begin(), chance_of(table)
    apart = 3 if table.options else 1 if session.seats < 3 else 2
    for answers, (seat, keys) in enumerate(moves(session, chance, most=240)):
        number, between = divmod(answers, apart)
        if between:
            session.submit(seat, keys)
            continue
        reader = number % session.seats
        fork = check_secrets(session, reader, Chance(f"{table.seed}/{number}"))
        alike = [session] if fork is None else [session, fork]
        assert fork is None or fork.view(None) == session.view(None)
        if reader != seat and number % 3 == 0:
            ask = ask_of(session, seat)
            sample = [keys, *(draw_answer(ask, chance) for _ in range(3))]
            check_told(alike, seat, sample, reader)
            check_told(alike, seat, sample, None)
        session.submit(seat, keys)


@EVERY_TABLE
def test_what_is_not_possible_is_said_in_every_language(table):
    """Refusals with their reasons; the seat that is asked is told why only of what is not offered. Of texts that differ
    in nothing but numbers and names one is read."""
    session, chance = table.begin(), chance_of(table)
    texts: dict[Shape, Text] = {}
    for number, (seat, keys) in enumerate(moves(session, chance, most=240)):
        if not texts or number % 5 == 0:
            offered = set(ask_of(session, seat).options.keys)
            for barred in session.barred(seat):
                assert barred.option.key not in offered
                texts.setdefault(shape(barred.text), barred.text)
        session.submit(seat, keys)
    assert texts, "nothing is barred in this game (`barred`)"
    for text in texts.values():
        for language in LANGUAGES:
            assert "{" not in translate(text, language), text


Shape: TypeAlias = tuple[Any, ...]


def shape(text: Text) -> Shape:
    """The messages of a text with the names and kinds of their arguments."""

    def kind(value: object) -> object:
        if isinstance(value, Text):
            return shape(value)
        return frozenset(map(kind, value)) if isinstance(value, list) else type(value)

    return text.key, *[(name, kind(value)) for name, value in text.args.items()]


@EVERY_TABLE
def test_what_was_shown_cannot_be_taken_back(table):
    """After an answer that showed somebody hidden information, nobody can undo it."""
    session, chance = table.begin(), chance_of(table)
    for number, (seat, keys) in enumerate(moves(session, chance, most=240)):
        for reader in {seat, number % session.seats} if is_looked_at(table, number) else ():
            check_undo_closed(session, seat, keys, reader, Chance(f"{table.seed}/{number}"))
        session.submit(seat, keys)


@EVERY_TABLE
def test_two_runs_are_equal(table):
    def run() -> list[str]:
        session, chance = table.begin(), chance_of(table)
        digests = [session.digest()]
        for seat, keys in moves(session, chance, most=150):
            session.submit(seat, keys)
            digests.append(session.digest())
        return [*digests, session.dump().hex()]

    assert run() == run()


@EVERY_TABLE
def test_another_seed_is_another_game(table):
    others = [msgspec.structs.replace(table, seed=f"{n}").begin().digest() for n in range(5)]
    assert len(set(others)) == 5


@EVERY_TITLE
def test_resigning_ends_a_game_for_two_and_agreeing_any_game(title):
    players = max(2, title.meta.least_players)
    for after in (0, 7, 40):
        table = Table(title, players, {}, f"{after}")
        session = table.begin()
        for seat, keys in moves(session, chance_of(table), most=after):
            session.submit(seat, keys)
        if session.standing().over:  # a short game
            break
        data = session.dump()
        for seat in (0, 1) if players == 2 else ():
            resigned = Session.load(title, data)
            events = resigned.resign(seat)
            assert events
            assert resigned.standing().winners == (1 - seat,)
            check_over(resigned)
        drawn = Session.load(title, data)
        drawn.agree_draw()
        assert drawn.standing().winners == ()
        check_over(drawn)


@EVERY_TITLE
def test_a_game_that_is_abandoned_is_over_and_nobody_wins(title):
    for after in (0, 7, 40):
        table = Table(title, title.meta.most_players, {}, f"left {after}")
        session = table.begin()
        for seat, keys in moves(session, chance_of(table), most=after):
            session.submit(seat, keys)
        if session.standing().over:
            break
        session.abandon()
        assert session.standing().winners == ()
        assert session.standing().reason == ABANDONED
        check_over(session)


PARTIES = [(title, players) for title in CONTRACTED.values() for players in range(3, title.meta.most_players + 1)]


@pytest.mark.parametrize(("title", "players"), PARTIES, ids=[f"{title.meta.id}-{n}" for title, n in PARTIES])
def test_a_party_plays_on_without_the_seat_that_resigned(title, players):
    """Whoever is on turn and in the middle of whatever; the seat is asked nothing any more; laws hold, now and then to
    the very end."""
    for number, after in enumerate(range(0, 60, 7)):  # with any number of players each seat has its turn
        to_the_end = number % 4 == players - 3
        table = Table(title, players, title.meta.settle_options({}), f"party-{after}")
        session, chance = table.begin(), chance_of(table)
        for seat, keys in moves(session, chance, most=after):
            session.submit(seat, keys)
        if session.standing().over:
            break
        gone = after % players
        assert session.resign(gone)
        check_resigned(session, gone)
        for answers, (seat, keys) in enumerate(moves(session, chance, most=None if to_the_end else 50)):
            assert gone not in session.asked()
            if answers % (32 if answers > LONG else 4) == 0:
                check_saved(session)
            session.submit(seat, keys)
            title.check(session.state)
        assert session.standing().over or not to_the_end
        assert gone not in session.standing().winners


THREE = [title for title in CONTRACTED.values() if title.meta.most_players > 2]


@pytest.mark.parametrize("title", THREE, ids=[title.meta.id for title in THREE])
def test_a_resignation_leaves_the_answers_of_those_who_are_asked_at_once(title):
    """Whoever resigns, having answered or not: those are still waited for who were, and nobody else again. If nobody
    is, the game goes on with the answers."""
    table = Table(title, 3, title.meta.settle_options({}), "at once")
    session, chance = table.begin(), chance_of(table)
    for seat, keys in moves(session, chance, most=600):
        owed, at_once = session.owed(), isinstance(session._request, AskAll | AskEach)
        answered = [each for each in range(3) if at_once and each not in owed and session.can_undo(each)]
        for gone in (*owed, *answered) if answered else ():
            branch, unanswered = Session.load(title, session.dump()), Session.load(title, session.dump())
            for each in answered:
                unanswered.undo(each)
            branch.resign(gone)
            unanswered.resign(gone)
            others = tuple(each for each in owed if each != gone)
            assert branch.owed() == others if others else branch.digest() != unanswered.digest()
        session.submit(seat, keys)


@pytest.mark.parametrize(("title", "players"), PARTIES, ids=[f"{title.meta.id}-{n}" for title, n in PARTIES])
def test_the_last_seat_that_has_not_resigned_wins_unless_all_win_together(title, players):
    table = Table(title, players, {}, "last")
    session, chance = table.begin(), chance_of(table)
    for seat in range(players - 1):
        for mover, keys in moves(session, chance, most=5):
            session.submit(mover, keys)
        session.resign(seat)
    assert session.standing().winners == (() if declared(title.meta.id).wins_together else (players - 1,))
    check_over(session)


def check_over(session: Session) -> None:
    assert session.standing().over
    assert not any(session.can_undo(seat) for seat in range(session.seats))
    session.title.check(session.state)
    check_questions(session)
    check_saved(session)


# -- words --------------------------------------------------------------------------------------------------------


def texts_of_ask(ask: Ask) -> list[Text | None]:
    return [ask.about, *(text for o in ask.options for text in (o.label, o.detail, o.caution))]


def texts_of_event(event: Event) -> list[Text | None]:
    return [event.public, event.private]


@EVERY_TITLE
def test_everything_that_is_said_has_words_in_every_language(title):
    said: set[bytes] = set()
    texts: list[Text] = []

    def hear(heard: list[Text | None]) -> None:
        for text in heard:
            if text is not None and (data := msgspec.msgpack.encode(text)) not in said:
                said.add(data)
                texts.append(text)

    for table in tables((title,)):
        session, chance = table.begin(), chance_of(table)
        for event in session.collect():
            hear(texts_of_event(event))
        for seat, keys in moves(session, chance, most=200):
            hear(texts_of_ask(ask_of(session, seat)))
            for event in session.submit(seat, keys):
                hear(texts_of_event(event))
        hear([session.standing().reason])
    assert len(texts) > 50
    for text in texts:
        for language in LANGUAGES:
            words = translate(text, language)
            assert words.strip()
            assert "{" not in words
            assert "???" not in words


def messages_of(meta: Meta) -> list[str]:
    seats = [meta.seat(seat).key for seat in range(meta.most_players)] if meta.most_players == 2 else []
    options = [key for o in meta.options for key in (meta.key(f"option-{o.id}"), meta.key(f"option-{o.id}-hint"))]
    return [meta.key("name"), *seats, *options, meta.credits.key, *(source.what.key for source in meta.provenance)]


@EVERY_TITLE
def test_what_a_title_says_of_itself_has_words_in_every_language(title):
    missing = [(key, lang) for key in messages_of(title.meta) for lang in LANGUAGES if not has(key, lang)]
    assert missing == []


# -- options of a table -------------------------------------------------------------------------------------------


@EVERY_TITLE
def test_table_options_are_read_and_refused(title: Title):
    meta = title.meta
    settled = meta.settle_options({})
    assert settled == {option.id: option.default for option in meta.options}
    assert meta.settle_options({key: str(value) for key, value in settled.items()}) == settled
    with pytest.raises(ValueError, match="nonsense"):
        meta.settle_options({"nonsense": 1})
    for option in meta.options:
        with pytest.raises(ValueError):
            meta.settle_options({option.id: "neither fish nor fowl"})


def test_questions_are_compared_with_their_numbers():
    session = tables()[0].begin()
    assert questions(session)
    assert questions(session) == questions(Session.load(session.title, session.dump()))
    assert say("x") != say("y")
