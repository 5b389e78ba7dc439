"""Words of pictures and panels that once read wrongly."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.text import Text, say
from engine.voidfall.cooperation import common_state
from engine.voidfall.hidden_info import public
from engine.voidfall.state import CrisisRow
from engine.voidfall.turn.selection import described_card
from engine.voidfall.view import Compared
from locales import LANGUAGES, translate
from render.kit.picture import Scene
from render.voidfall import crises as sheet
from render.voidfall.objectives import value
from render.voidfall.painter import PAINTER
from tests.voidfall.mid_game import mid_game


@pytest.mark.parametrize(
    ("sign", "bound", "said"),
    [("at_least", 4, "0/4"), ("at_most", 0, "0 (≤0)"), ("exactly", 5, "0 (=5)"), ("each", None, "×0")],
)
def test_a_value_and_its_bound_read_as_what_they_are(sign: str, bound: int | None, said: str) -> None:
    """A slash means "of so many"; `0/≤0` meant nothing."""
    assert value(Compared(0, sign, bound, met=True)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_that_plays_a_shared_card_does_not_read_as_a_discard(language: str) -> None:
    short = described_card("card:joint_politics:politics", ("politics", "joint_politics")).short
    assert short is not None
    assert not translate(short, language).startswith(("Discard", "棄掉", "弃掉"))


@pytest.mark.parametrize("crises", [0, 1])
def test_crises_in_play_have_a_heading_only_where_there_are_some(crises: int, monkeypatch: pytest.MonkeyPatch) -> None:
    st = mid_game(2, "coop")
    coop = common_state(st)
    coop.current, coop.military, coop.economic = ("CR01" if crises else ""), CrisisRow(), CrisisRow()
    seen = replace(public(st), seat=0)
    words: list[Text] = []
    known = sheet.heading

    def heading(said: Text, *more: Any) -> Any:
        words.append(said)
        return known(said, *more)

    monkeypatch.setattr(sheet, "heading", heading)
    PAINTER.paint(Scene("voidfall", "crises", seen, "en"))
    assert (say("vf-pic-in-play") in words) == bool(crises)
