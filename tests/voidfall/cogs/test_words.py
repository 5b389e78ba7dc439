"""The lines of a panel."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from cogs.voidfall.words import attack_words, mat_lines, source_name, stock_words
from engine.voidfall.hidden_info import public
from engine.voidfall.steps.evaluation import UPKEEP
from engine.voidfall.tasks import Source, SourceKind
from engine.voidfall.title import META
from engine.voidfall.view import ProductionView
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
