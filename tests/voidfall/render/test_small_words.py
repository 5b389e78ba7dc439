"""Words of pictures and panels that once read wrongly."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.voidfall.words import attack_words
from engine.core.text import Text, say
from engine.voidfall.cooperation import common_state
from engine.voidfall.hidden_info import public
from engine.voidfall.state import CrisisRow
from engine.voidfall.turn.selection import described_card
from engine.voidfall.view import AttackView, Compared
from engine.voidfall.vocabulary.words import guilds, installations
from locales import LANGUAGES, message, translate
from render.eclipse import players as eclipse_players
from render.kit.picture import Scene
from render.voidfall import crises as sheet
from render.voidfall import players
from render.voidfall.alt_text import sector_words
from render.voidfall.objectives import value
from render.voidfall.painter import PAINTER
from tests.voidfall.mid_game import mid_game


@pytest.mark.parametrize(
    ("sign", "bound", "said"),
    [
        ("at_least", 4, ("0/4", "0/4", "0/4")),
        ("at_most", 0, ("0 (needs ≤ 0)", "0（須 ≤ 0）", "0（须 ≤ 0）")),
        ("exactly", 5, ("0 (needs 5)", "0（須為 5）", "0（须为 5）")),
        ("each", None, ("×0", "×0", "×0")),
    ],
)
def test_a_value_and_its_bound_read_as_what_they_are(sign: str, bound: int | None, said: tuple[str, ...]) -> None:
    """A slash means "of so many"; `0/≤0` meant nothing."""
    assert tuple(translate(value(Compared(0, sign, bound, met=True)), language) for language in LANGUAGES) == said


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
    PAINTER.paint(Scene("voidfall", "crises:/1", seen, "en"))
    assert (say("vf-pic-in-play") in words) == bool(crises)


@pytest.mark.parametrize(("language", "may"), [("en", ", you may "), ("zh-TW", "，可"), ("zh-CN", "，可")])
def test_what_a_card_triggers_may_be_declined(language: str, may: str) -> None:
    """P15: every effect may be declined, so the cards do not order it."""
    then = "X" if language == "en" else "乙"  # what follows 可 in Chinese has no space before it
    declinable = ("vf-rule-trigger", "vf-rule-after-invasion", "vf-rule-after-combat", "vf-kind-on-invade")
    for key in declinable:
        told = message(key, language, moment="M", then=then)
        assert f"{may}{then}" in told, key
    limited = message("vf-rule-trigger-limited", language, moment="M", then=then, n=1)
    assert f"{may}{then}" in limited


def test_the_targets_of_the_void_are_joined_by_a_word() -> None:
    attack = AttackView(strength=2, targets=("b2", "c3"), held=False)
    assert "B2 or C3" in attack_words(attack, "en")


@pytest.mark.parametrize("draw", [eclipse_players.draw_players, players.draw_players])
def test_the_players_of_a_film_keep_their_places(draw: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn order changes from round to round; in a film their plates would jump."""
    module = sys.modules[draw.__module__]
    placed: list[int] = []
    monkeypatch.setattr(module, "draw_player", lambda _canvas, _scene, seat, *_: placed.append(seat))
    view = SimpleNamespace(order=(2, 0, 1), start_player=2, players=[None] * 3)
    for by_seat in (False, True):
        draw(Image.new("RGB", (1400, 600)), Scene("voidfall", "board", view, "en", by_seat=by_seat), 0)
    assert sorted(placed[:3]) == placed[3:] == [0, 1, 2]
    assert placed[:3] != placed[3:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_in_a_sector_more_than_once_is_counted(language: str) -> None:
    """It was read out once for each (`Sector Defense, Starbase, Sector Defense`)."""
    seen = public(mid_game(2))
    sector = replace(
        seen.sectors["1a"],
        guilds=("miners", "farmers", "miners"),
        installations=("sector_defense", "starbase", "sector_defense"),
        glory=(2, 2),
    )
    told = translate(sector_words(Scene("voidfall", "board", seen, language), "1a", sector), language)
    for thing in (guilds(("miners",), 1), installations(("sector_defense",), 1), say("vf-piece-glory", value=2)):
        name = translate(thing, language)
        assert told.count(name) == 1
        assert f"{name} ×2" in told
    assert f"{translate(installations(('starbase',), 1), language)} ×" not in told
