"""The tutorial explained: each question of it has a word, in three languages; other scenarios have none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.voidfall.guide import GUIDE, TEXTS, guide
from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.session import Session
from engine.core.title import Setup
from engine.players.answers import draw_answer
from engine.voidfall.components import parts
from engine.voidfall.names import focus_card_name
from engine.voidfall.questions import Question
from engine.voidfall.state import State
from engine.voidfall.title import META, Voidfall
from engine.voidfall.view import View
from locales import LANGUAGES, translate

TEXTS_OF_QUESTIONS = Path(__file__).parents[3] / "locales" / "en" / "voidfall"
BY_POSITION = {Question.CARD, Question.MOVE, Question.BOX, Question.PART, Question.ONE}


def played(scenario: str, seed: str) -> list[tuple[Ask, View]]:
    """Each question of a game of two with random answers, and what the asked seat sees."""
    options = META.settle_options({"scenario": scenario})
    session: Session[State] = Session.begin(Voidfall(), Setup(2, options), seed)
    session.collect()
    lots, asked = Chance(seed), []
    while not session.standing().over:
        seat = session.owed()[0]
        pending = session.pending(seat)
        assert pending is not None
        assert list(pending.ask.options)  # listed now, for it cannot be done once the question is answered
        asked.append((pending.ask, session.view(seat)))
        session.submit(seat, draw_answer(pending.ask, lots))
    return asked


@pytest.fixture(scope="module")
def tutorial() -> list[tuple[Ask, View]]:
    return played("T", "lesson")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_of_the_tutorial_has_a_word_in_every_language(
    tutorial: list[tuple[Ask, View]], language: str
) -> None:
    for ask, view in tutorial:
        told = guide(ask, view)
        assert told is not None, ask.about.key
        words = translate(told, language)
        assert "vf-" not in words
        assert "{" not in words


def test_the_card_that_is_called_good_is_in_hand(tutorial: list[tuple[Ask, View]]) -> None:
    """1T to 3T discard Focus cards until the end of the Cycle (P57)."""
    asked = [(ask, view) for ask, view in tutorial if ask.about.key == "vf-ask-card"]
    assert {view.cycle for _, view in asked} == {1, 2, 3}
    for ask, view in asked:
        hand = view.players[ask.seat].hand
        told = guide(ask, view)
        assert told is not None
        assert told.key == "vf-guide-card"
        best = min(hand, key=lambda card: place_of(view.cycle, card))
        assert told.args["card"] == focus_card_name(best)


def place_of(cycle: int, card: str) -> int:
    """The place of a Focus card among those advised in a Cycle."""
    kind = parts().focus_cards[card].type
    return GUIDE.advised[cycle].index(kind) if kind in GUIDE.advised[cycle] else len(GUIDE.advised[cycle])


def test_objectives_are_told_with_what_the_player_has(tutorial: list[tuple[Ask, View]]) -> None:
    """1T to 3T: the first counts Fleet Power in the own sectors, Population of Pure ones, Guilds in them."""
    asked = [(ask, view) for ask, view in tutorial if ask.about.key == "vf-ask-box"]
    assert asked
    for ask, view in asked:
        own = [sector for sector in view.sectors.values() if sector.owner == ask.seat]
        pure = [sector for sector in own if not sector.corrupted]
        population = sum(sector.population or 0 for sector in pure)
        first = {1: sum(sector.cubes for sector in own), 2: population, 3: sum(len(each.guilds) for each in pure)}
        told = guide(ask, view)
        assert told is not None
        assert (told.key, told.args["first"]) == (f"vf-guide-box-{view.cycle}", first[view.cycle])


def test_every_question_of_a_competitive_game_is_known() -> None:
    """Also those that one game of the tutorial does not ask."""
    files = [file for file in TEXTS_OF_QUESTIONS.glob("*.ftl") if file.name != "coop.ftl"]
    questions = {
        key for file in files for key in re.findall(r"^vf-ask-([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
    }
    assert questions == set(TEXTS) | BY_POSITION


def test_other_scenarios_are_played_without_it() -> None:
    assert all(guide(ask, view) is None for ask, view in played("X01", "guide")[:40])
