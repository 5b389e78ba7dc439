"""Typed moves: what people may write, what they are told, what is suggested."""

from __future__ import annotations

import pytest

from cogs.ui import typed
from engine.core.decision import Ask, Option
from engine.core.errors import Refused
from engine.core.text import say
from engine.day_and_night.cards import NAMES
from engine.voidfall.turn.selection import described_card
from locales import LANGUAGES, translate


def cast(card: str, hours: int) -> Option:
    return Option(
        f"cast:{card}", say("dn-option-cast", card=NAMES[card], hours=hours), detail=say(f"dn-card-{card}-text")
    )


def step(at: str) -> Option:
    place = at.upper()
    return Option(f"step:{at}", say("dn-option-step", place=place), at=at, detail=say("dn-detail-step"))


END = Option("end", say("dn-option-end"))
ACT = Ask(
    0,
    say("dn-ask-action", hours=12),
    (cast("day_chant", 2), cast("day_ritual", 4), cast("wishing_well", 4), step("b1"), step("a2"), END),
)
TILE = Ask(
    0,
    say("dn-ask-target", card=NAMES["day_ritual"], number=1, count=1),
    tuple(Option(f"tile:{at}", say("dn-option-tile", place=at.upper()), at=at) for at in ("b2", "c1", "c3")),
)
DISCARD = Ask(
    0,
    say("dn-ask-discard", count=2),
    tuple(
        Option(key, NAMES[key.partition(":")[2].partition("#")[0]])
        for key in ("discard:day_chant", "discard:day_chant#2", "discard:entrap", "discard:fate")
    ),
    least=2,
    most=2,
)


@pytest.mark.parametrize(
    ("words", "key", "rest"),
    [
        ("cast day_chant", "cast:day_chant", ""),
        ("cast:day_chant", "cast:day_chant", ""),
        ("CAST Day Chant", "cast:day_chant", ""),
        ("day_chant", "cast:day_chant", ""),
        ("day-chant", "cast:day_chant", ""),
        ("play day chant", "cast:day_chant", ""),
        ("  cast   day_chant.", "cast:day_chant", ""),
        ("施放日之頌歌", "cast:day_chant", ""),
        ("日之頌歌", "cast:day_chant", ""),
        ("施放 日之颂歌", "cast:day_chant", ""),
        ("使用「日之颂歌」", "cast:day_chant", ""),
        ("日之儀式 b2", "cast:day_ritual", "b2"),
        ("日之儀式b2", "cast:day_ritual", "b2"),
        ("cast day_ritual b2", "cast:day_ritual", "b2"),
        ("cast day_ritual, B2", "cast:day_ritual", "B2"),
        ("cast day_ritual on b2", "cast:day_ritual", "on b2"),
        ("step b1", "step:b1", ""),
        ("walk B1", "step:b1", ""),
        ("Walk to B1", "step:b1", ""),
        ("ｗａｌｋ Ｂ１", "step:b1", ""),
        ("b1", "step:b1", ""),
        ("走到 b1", "step:b1", ""),
        ("走到B1", "step:b1", ""),
        ("移动到b1", "step:b1", ""),
        ("end", "end", ""),
        ("end turn", "end", ""),
        ("End turn.", "end", ""),
        ("結束回合", "end", ""),
        ("结束回合", "end", ""),
    ],
)
def test_many_ways_to_say_it(words: str, key: str, rest: str) -> None:
    keys, left = typed.match(ACT, words)
    assert keys == (key,)
    assert left == rest


@pytest.mark.parametrize("words", ["b2", "B2", "tile b2", "on b2", "tile:b2", "選 b2", "选b2"])
def test_a_target_is_named_by_its_place(words: str) -> None:
    assert typed.match(TILE, words) == (("tile:b2",), "")


@pytest.mark.parametrize("option", [option for ask in (ACT, TILE, DISCARD) for option in ask.options])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_button_may_be_typed(option: Option, language: str) -> None:
    ask = Ask(0, say("x"), (option,))
    assert typed.match(ask, translate(option.label, language))[0] == (option.key,)
    assert typed.match(ask, typed.short(option))[0] == (option.key,)
    assert typed.match(ask, option.key)[0] == (option.key,)


def test_a_name_ends_where_a_word_ends() -> None:
    with pytest.raises(Refused):
        typed.match(ACT, "b12")
    with pytest.raises(Refused):
        typed.match(ACT, "ending")


def test_the_longer_name_wins() -> None:
    ask = Ask(0, say("x"), (Option("take:wish", say("dn-option-tile", place="wish")), cast("wishing_well", 4)))
    assert typed.match(ask, "wishing well")[0] == ("cast:wishing_well",)


@pytest.mark.parametrize("words", ["production", "生產: 供應", "生产；供应"])
def test_a_whole_name_wins_over_a_part_of_another(words: str) -> None:
    """In Voidfall any card may be discarded for Joint Command, whose label names both."""
    options = tuple(described_card(f"card:{card}", (card, "")) for card in ("politics", "production"))
    command = described_card("card:joint_command:production", ("production", "joint_command"))
    ask = Ask(0, say("vf-ask-card"), (command, *options))
    assert typed.match(ask, words)[0] == ("card:production",)


@pytest.mark.parametrize(
    "words", ["discard day_chant, fate", "day_chant fate", "discard day_chant discard fate", "棄牌 日之頌歌、命運"]
)
def test_several_answers_in_one_clause(words: str) -> None:
    assert typed.match(DISCARD, words) == (("discard:day_chant", "discard:fate"), "")


def test_two_copies_of_one_card() -> None:
    assert typed.match(DISCARD, "day_chant, day_chant") == (("discard:day_chant", "discard:day_chant#2"), "")
    assert typed.match(DISCARD, "day_chant#2 entrap")[0] == ("discard:day_chant#2", "discard:entrap")


COMPOSE = Ask(
    0,
    say("an-ask-compose"),
    tuple(
        Option(key, say("an-option-ask", partner=partner, amount=amount))
        for key, partner, amount in (("ask:b+pilot", "b", 1), ("ask:b+pilot-", "b", -1), ("ask:c+pilot", "c", 1))
    ),
)


@pytest.mark.parametrize("key", [option.key for option in COMPOSE.options])
def test_keys_that_differ_in_signs_alone_can_be_typed(key: str) -> None:
    """As autocomplete writes them, too; with more of the line behind them."""
    short = typed.short(COMPOSE.option(key))
    for words in (key, key.upper(), short, f" {short}"):
        assert typed.match(COMPOSE, words) == ((key,), "")
        assert typed.match(COMPOSE, f"{words}, then more") == ((key,), "then more")
    with pytest.raises(Refused, match="ambiguous"):
        typed.match(COMPOSE, "ask b pilot")


def test_what_could_be_meant_is_listed_once() -> None:
    with pytest.raises(Refused) as caught:
        typed.match(DISCARD, "warp")
    assert translate(caught.value.text, "en").count("Day Chant") == 1


def test_of_many_that_could_be_meant_some_are_named_and_the_others_counted() -> None:
    many = Ask(0, say("dn-ask-action", hours=12), tuple(step(f"b{number}") for number in range(1, 10)))
    with pytest.raises(Refused) as caught:
        typed.match(many, "step")
    for language, rest in (("en", "3 more"), ("zh-TW", "另外 3 種"), ("zh-CN", "另外 3 种")):
        said = translate(caught.value.text, language)
        assert rest in said
        assert "B6" in said
        assert "B7" not in said


@pytest.mark.parametrize("words", ["jump", "cast fate", "施放命運", "", "???"])
def test_what_cannot_be_read_is_named_with_what_could(words: str) -> None:
    with pytest.raises(Refused) as caught:
        typed.match(ACT, words)
    for language in LANGUAGES:
        said = translate(caught.value.text, language)
        assert words in said
        assert translate(ACT.options[0].label, language) in said


def test_what_begins_like_an_answer_is_named_with_those() -> None:
    """Somebody who means to walk reads where, not what else is possible."""
    with pytest.raises(Refused) as caught:
        typed.match(ACT, "step c1")
    choices = caught.value.text.args["choices"]
    assert choices == [option.label for option in ACT.options if option.key.startswith("step:")]


def test_too_few_answers_are_not_enough() -> None:
    with pytest.raises(Refused):
        typed.match(DISCARD, "fate")


def test_clauses_are_cut_at_semicolons_of_both_widths_and_at_line_ends() -> None:
    assert typed.clauses("cast day_chant; step b1； end\nend;;") == ["cast day_chant", "step b1", "end", "end"]


@pytest.mark.parametrize("line", ["", " ; ； ", "x" * 601, ";".join("x" * 41)])
def test_lines_that_are_empty_or_endless_are_refused(line: str) -> None:
    with pytest.raises(Refused):
        typed.clauses(line)


@pytest.mark.parametrize(
    ("head", "words", "offered"),
    [
        ("", "", ["cast day_chant", "cast day_ritual", "cast wishing_well", "step b1", "step a2", "end"]),
        ("", "cast d", ["cast day_chant", "cast day_ritual"]),
        ("", "wish", ["cast wishing_well"]),
        ("", "日之", ["cast day_chant", "cast day_ritual"]),
        ("", "走", ["step b1", "step a2"]),
        ("cast entrap; ", "e", ["cast entrap; end"]),
        ("", "zzz", []),
    ],
)
def test_suggestions_continue_the_line_with_what_is_legal(head: str, words: str, offered: list[str]) -> None:
    assert [line for _, line in typed.suggestions(ACT, head, words, "en")] == offered


def test_suggestions_say_what_an_option_brings_in_the_readers_language() -> None:
    shown = {line: said for said, line in typed.suggestions(ACT, "", "", "zh-TW")}
    assert "日之頌歌" in shown["cast day_chant"]
    assert "變換日所在的板塊" in shown["cast day_chant"]
    assert "3 小時" in shown["step b1"]


def test_a_suggestion_never_exceeds_discords_limit() -> None:
    for said, line in typed.suggestions(ACT, "step b1; " * 10, "", "en"):
        assert len(line) <= 100
        assert len(said) <= 100
