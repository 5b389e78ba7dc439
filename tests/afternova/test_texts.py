"""The texts of Afternova are correct sentences in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from cogs.afternova.descriptions import terms_lines
from cogs.afternova.presentation import presentation as face
from engine.afternova.names import SIDES, part_text, share_text
from engine.afternova.view import HelperView, TermsView
from engine.core.text import Text
from locales import LANGUAGES, message, translate
from tests.afternova.games import session
from tests.afternova.scenario import seat, table

CHINESE = [language for language in LANGUAGES if language != "en"]
UNFINISHED = re.compile(r"  | [,.;:。，；：、]|[,，、：][.。，、]|\{|\$|—\s*$")
"""Two blanks, a blank or another comma before a stop, a placeable that nobody has filled."""
HAN = r"[\u4e00-\u9fff]"
APART = re.compile(rf"{HAN} {HAN}")


def texts(players: int, answers: int) -> Iterator[Text]:
    """Everything that a random game says: log, questions, options, hints, what lies on the table."""
    game, chance = session(players, f"texts{players}"), random.Random(players)
    for _ in range(answers):
        if game.standing().over:
            return
        chosen = chance.choice(game.asked() if chance.random() < 0.4 else game.owed())
        ask = game.pending(chosen).ask  # type: ignore[union-attr]
        yield ask.about
        for option in ask.options:
            yield from (text for text in (option.label, option.detail, option.caution) if text is not None)
        yield from game.title.hints(game.state, ask).values()
        keys = [option.key for option in ask.options]
        likely = [key for key in keys if key.partition(":")[0] in ("send", "accept", "execute", "extract", "withdraw")]
        some = likely if likely and chance.random() < 0.6 else keys
        for event in game.submit(chosen, tuple(chance.sample(some, max(1, ask.least)))):
            yield from (text for text in (event.public, event.private) if text is not None)
        yield from (posting.terms for posting in game.title.notices.postings(game.state))


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_that_is_said_has_a_hole(players: int) -> None:
    """Facts that are told are told in whole sentences."""
    said = {str(text): text for text in texts(players, 300)}
    assert len(said) > 200
    for text in said.values():
        for language in LANGUAGES:
            told = translate(text, language)
            assert not UNFINISHED.search(told), told
            assert language == "en" or not APART.search(told), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("cards", "cubes"), [((), (0, 1, 0, 0, 0)), (("m05",), (0, 0, 0, 0, 0)), (("m05",), (1, 0, 0, 0, 0))]
)
def test_who_spends_or_gets_nothing_is_told_so(cards: tuple[str, ...], cubes: tuple[int, ...], language: str) -> None:
    """[N9]: helping for nothing, and getting cubes for nothing, are legal."""
    told = translate(share_text(SIDES[0], cards, cubes), language)
    assert not UNFINISHED.search(told), told
    verb = {"en": "spends", "zh-TW": "用掉", "zh-CN": "用掉"}[language]
    assert (verb in told) == bool(cards)


def test_a_share_of_nothing_is_no_cube_called_nothing() -> None:
    """[N9]"""
    for language in CHINESE:
        for gives in (None, "1"):
            for gets in ((0, 0, 0, 0, 0), (1, 0, 0, 0, 0)):
                told = translate(part_text(SIDES[0], gives, gets), language)
                assert message("an-nothing", language) not in told


def test_what_one_does_in_a_deal_ends_before_the_next_begins() -> None:
    """[N8]"""
    game = table(seat("m05"), seat("m06"), seat("m07"), planets="p02:PPGB")
    game.acts("A", "draft:p02 mine:m05 ask:b+pilot ask:b+engineer ask:c+pilot ask:c+engineer give:b+purple send")
    for language, stop in (("en", "; "), ("zh-TW", "；"), ("zh-CN", "；")):
        (posting,) = game.session.title.notices.postings(game.session.state)
        assert translate(posting.terms, language).count(stop) == 1


def test_terms_that_are_composed_read_the_same_way() -> None:
    """[N8]"""
    view = session(3).view(0)
    terms = TermsView("p02", (), (0, 0, 0, 0), (HelperView(1, (1, 0, 0, 0), "waiting"),), (), (), (), (0, 0, 0, 0), ())
    for line in terms_lines(terms, view, "zh-CN"):
        assert not line.endswith(message("an-nothing", "zh-CN")), line


@pytest.mark.parametrize(("built", "count"), [("", 3), ("b11", 4), ("b11 b18", 5)])
def test_the_market_says_how_many_cards_one_takes(built: str, count: int) -> None:
    """[MK1]: three and one for each Buying terminal."""
    option = table(seat(built=built), seat(), seat()).ask("A").option("market")
    assert option is not None
    assert option.detail is not None
    for language in LANGUAGES:
        assert str(count) in translate(option.detail, language)


@pytest.mark.parametrize(("language", "told"), [("en", "deal 1"), ("zh-TW", "協議 1"), ("zh-CN", "协议 1")])
def test_the_log_says_what_was_withdrawn(language: str, told: str) -> None:
    """[N1] [N8]"""
    game = table(seat("m05 m06"), seat("m07 m08"), seat(), planets="p02:PPGB")
    game.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer send")
    (event,) = game.session.submit(0, ("withdraw:1",))
    assert event.public is not None
    assert told in translate(event.public, language)


@pytest.mark.parametrize(("language", "undo"), [("zh-TW", "復原"), ("zh-CN", "撤销")])
def test_undo_has_one_word_and_withdrawing_another(language: str, undo: str) -> None:
    """[N1]: a proposal that is withdrawn is no answer taken back."""
    for key in ("button-undo", "panel-undone", "command-undo", "error-no-way-back", "table-log-undo"):
        told = message(key, language, seat="A")
        assert undo in told, key
        assert "撤回" not in told, key
        assert "收回" not in told, key
    for key in ("an-option-withdraw", "an-option-unbid", "an-log-withdraws-bid", "button-posting-unbid"):
        assert "撤回" in message(key, language, number=1, side="A")


@pytest.mark.parametrize(
    ("language", "chance", "tie"),
    [("en", "last chance", "tie"), ("zh-TW", "最後一次", "同分"), ("zh-CN", "最后一次", "同分")],
)
def test_the_short_rules_tell_of_the_end(language: str, chance: str, tie: str) -> None:
    """[EN1] [SC2]"""
    told = "\n".join(message(key, language) for key in face().rules)
    assert chance in told
    assert tie in told
    assert len(told) < 1500
