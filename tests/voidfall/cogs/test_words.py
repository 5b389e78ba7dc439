"""The lines of a panel."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from cogs.voidfall.words import attack_words, mat_lines, objective_words, source_name, stock_words
from engine.voidfall.card_text.objectives import counted_texts
from engine.voidfall.components import parts
from engine.voidfall.hidden_info import public
from engine.voidfall.progress import progress
from engine.voidfall.steps.evaluation import UPKEEP
from engine.voidfall.tasks import Source, SourceKind
from engine.voidfall.title import META
from engine.voidfall.view import Compared, ProductionView, Progress
from engine.voidfall.vocabulary.effects import Effect
from locales import LANGUAGES, message, translate
from tests.voidfall.mid_game import mid_game

IDS = {
    "focus": "production/supply",
    "agenda": "S3",
    "agenda_objective": "S3",
    "technology": "shields",
    "ability": "zenor",
    "sector": "2b",
    "frame": "1J/0",
    "objective": "1J",
    "fallen": "astoran",
    "penalty": "CR01",
    "crisis": "CR01",
    "space": "society/2",
    "gift": "1/joint_politics/trade_pact",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_a_unit_has_a_name(language: str) -> None:
    """Also the frame of an event, whose id is that of the event and a number."""
    for kind in get_args(SourceKind):
        assert translate(source_name(Source(kind, IDS.get(kind, ""))), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_skirmish_is_foretold_until_the_void_has_struck(language: str) -> None:
    """3.3-1: in the Evaluation it comes first; what would follow in the next Cycle is not that of this one."""
    view = public(mid_game(2))
    foretold = attack_words(view.players[0].attack, language)
    assert foretold in mat_lines(view, 0, language)[1]
    struck = replace(view, phase="evaluation", step=UPKEEP, turn=None)
    assert not mat_lines(struck, 0, language)[1].endswith(foretold)
    assert mat_lines(struck, 0, language)[1] in mat_lines(replace(view, phase="preparation"), 0, language)[1]


@pytest.mark.parametrize(
    ("language", "begins"),
    [("en", "Stock +Yield (level): "), ("zh-TW", "庫存 +生產量（等級）："), ("zh-CN", "库存 +生产量（等级）：")],
)
def test_the_line_of_resources_says_what_its_numbers_are(language: str, begins: str) -> None:
    """`4 +1 (2)` and `3 +0 (0)` were a riddle; what produces nothing is a stock alone."""
    view = public(mid_game(2))
    assert mat_lines(view, 0, language)[0].startswith(begins)
    player = view.players[0]
    made = {**player.production, "food": ProductionView(level=0, gives=0), "energy": ProductionView(level=2, gives=1)}
    seen = replace(player, stock={**player.stock, "food": 4, "energy": 3}, production=made)
    assert stock_words(seen, "food").endswith(" **4**")
    assert stock_words(seen, "energy").endswith(" **3** +1 (2)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_at_the_end_of_a_cycle_has_a_title(language: str) -> None:
    """Without it the table's message of what the Cycle has brought would never be sent."""
    assert "2" in message(META.key("chapter"), language, number=2)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Your total Upkeep **1/10**, your unpaid Upkeep **0/5**"),
        ("zh-TW", "維持費用總額 **1/10**、未付的維持費用 **0/5**"),
        ("zh-CN", "维持费用总额 **1/10**、未付的维持费用 **0/5**"),
    ],
)
def test_each_number_of_an_objective_stands_after_what_it_counts(language: str, line: str) -> None:
    """`Your total Upkeep, your unpaid Upkeep 1/10, 0` was a riddle."""
    effect = next(
        each for each in objectives() if len(list(counted_texts(each))) == 2 and "unpaid" in repr(each).lower()
    )
    found = Progress((Compared(1, "at_least", 10, False), Compared(0, "at_least", 5, False)), False, 0)
    assert objective_words(effect, found, language) == line


def objectives() -> list[Effect]:
    """Of all events."""
    return [effect for event in parts().events.values() for box in event.boxes for effect in box]


def test_what_an_objective_counts_and_its_numbers_are_as_many() -> None:
    st = mid_game(2)
    for effect in objectives():
        assert len(list(counted_texts(effect))) == len(progress(st, 0, effect).values), effect
