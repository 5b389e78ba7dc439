"""The lines of a panel."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from cogs.voidfall.words import attack_words, mat_lines, source_name
from engine.voidfall.hidden_info import public
from engine.voidfall.steps.evaluation import UPKEEP
from engine.voidfall.tasks import Source, SourceKind
from engine.voidfall.title import META
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_at_the_end_of_a_cycle_has_a_title(language: str) -> None:
    """Without it the table's message of what the Cycle has brought would never be sent."""
    assert "2" in message(META.key("chapter"), language, number=2)
