"""An impossible action is refused with the rule that forbids it, and with what would be legal."""

from __future__ import annotations

import pytest

from tests.solenia.scenario import seat, table
from tests.solenia.test_turn import BLOCKED


def test_a_voyage_that_is_too_dear_names_its_price():
    """[2.voyage]: one resource for each cell between."""
    game = table(seat("c07", goods="1 wood"), seat()).answers("card:c07")
    said = game.why_not("at:a1")
    assert "it is 4 steps from the airship or your nearest card" in said
    assert "so the voyage costs 3 resources, and you have 1" in said
    assert "延長航線要支付 3 個資源，你有 1 個" in game.why_not("at:a1", "zh-TW")


def test_an_occupied_cell_and_a_city_that_cannot_be_served_are_named():
    """[4.place] [4.unserved-city]"""
    game = table(seat("c07"), seat(on={"c2": "c08"})).answers("card:c07")
    assert "a card lies there already" in game.why_not("at:c2")
    cities = [cell.at for cell in game.view().cells if cell.ground.startswith("city")]
    assert cities
    for city in cities:
        assert "a city must be served" in game.why_not(f"at:{city}")


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("card:c13", "it is not in your hand"),
        ("discard:c07", "only where no cell beside the airship or your cards can be used"),
        ("at:c2", "say first which card you place there"),
        ("card:2", "you hold no card of this value"),
    ],
)
def test_a_card_is_refused_with_its_rule(key, reason):
    """[4.place] [4.discard]"""
    assert reason in table(seat("c07 c08 c09"), seat()).why_not(key)


def test_who_has_no_cell_is_told_to_discard():
    """[4.discard]"""
    assert "discard a card instead" in table(seat("c07"), seat(on=BLOCKED)).why_not("card:c07")
