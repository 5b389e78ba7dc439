"""What a deal brings is told before it is carried out, and to everybody when it is changed."""

from __future__ import annotations

import pytest

from engine.core.decision import Option
from locales import LANGUAGES, translate
from tests.afternova.scenario import Game
from tests.afternova.test_deals import deal

ALONE = "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer"
"""Nectar has two purple cubes, a green and a black one."""
ALL_AWAY = f"{ALONE} give:b+purple give:b+purple give:b+green give:b+black send"


def option(game: Game, key: str) -> Option:
    """What A is asked about the deal."""
    pending = game.session.pending(0)
    assert pending is not None
    found = pending.ask.option(key)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("keys", "asks"),
    [(ALL_AWAY, True), (f"{ALONE} give:b+purple send", False), (f"{ALL_AWAY[:-5]} move:b>a+white send", False)],
)
def test_carrying_out_what_gives_the_active_player_nothing_asks_back(keys: str, asks: bool) -> None:
    """What comes out of a helper's storage is something."""
    game = deal(keys=keys).acts("B", "accept:1")
    if "drop:white" in game.offers("B"):
        game.acts("B", "drop:white send")
    assert (option(game, "execute:1").caution is not None) is asks
    if asks:
        for language in LANGUAGES:
            assert translate(option(game, "execute:1").caution, language)


@pytest.mark.parametrize(("given", "asks"), [("purple purple green black", True), ("purple", False)])
def test_adopting_what_gives_the_active_player_nothing_asks_back(given: str, asks: bool) -> None:
    game = deal(keys="").acts("B", f"bid:p02 ask:b+pilot {' '.join(f'give:b+{cube}' for cube in given.split())} send")
    assert (option(game, "adopt:1").caution is not None) is asks


def test_the_sentence_about_a_new_version_names_everybodys_share() -> None:
    """The active player's too, which is what nobody else gets."""
    game = deal()
    before = len(game.told(None))
    said = game.acts("A", "edit:1 give:b+purple send").told(None)[before:]
    for language, own in (("en", "gets 1 green"), ("zh-TW", "得 1 綠"), ("zh-CN", "得 1 绿")):
        told = " ".join(translate(text, language) for text in said)
        assert own in told
        assert "2" in told
