"""A deal typed in one line, in three languages."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from cogs.afternova.typed_offer import read_offer, suggest_offer
from cogs.ui.typed import match
from engine.afternova.components import parts
from engine.afternova.names import card_name
from engine.afternova.view import View
from engine.core.errors import Refused
from locales import LANGUAGES, message, translate
from tests.afternova.games import session


def view_of(seat: int, *, players: int = 3, **more: Any) -> View:
    """A game in which seat 0 is on turn, as a seat sees it."""
    view = session(players).view(seat)
    planets = (msgspec.structs.replace(view.planets[0], id="p02", cubes=(2, 1, 0, 0, 1)), *view.planets[1:])
    hand = ("m05", "m06", "m17", "b01")
    return msgspec.structs.replace(view, active=0, planets=planets, hand=hand, **more)


CALLED = ((("an-seat-0", "Gets"), ("an-seat-1", "Old Ben"), ("an-seat-2", "Green")),) * 3
WHOLE = [
    "mine:m05",
    "mine:m06",
    "ask:b+pilot",
    "ask:b+engineer",
    "give:b+purple",
    "give:b+purple",
    "move:a>b+green",
]


@pytest.mark.parametrize(
    "line",
    [
        "offer p02 mine m05 m06; B gives 1 piloting 1 engineering, gets PP + stored G",
        "p02 m05 m06; sky gives piloting and engineering gets 2 purple + stored green",
        "Nectar, mine otter, Eject; b gives PE, gets 2P, stored 1 G",
        "花蜜星 我出 水獺、狐狸; B 提供 1个驾驶和1个轮机 得到 2紫色 库存 1绿色",
        "Nectar, mine: Piston the Otter, Eject the Fox; b gives PE, gets 2P, stored 1 G",
        "提案 花蜜星 我出 m05 m06；蓝 出 1驾驶 1轮机，得 紫紫 + 库存 绿",
        "花蜜星 我出 水獭·活塞 狐狸·弹射; B 提供 1个驾驶和1个轮机 得到 2紫色 库存 1绿色",
        "提案 p02 我出 m05 m06；B 出 1 駕駛 1 輪機，得 紫紫 + 庫存 綠",
        "p02 mine m05 m06; B gives LN, gets 2P + stored G",
        "花蜜星 我用 m05 m06；B 出 驾轮，得 两个紫 + 储存 一个绿",
        "offer p02 mine m05 m06, B gives 1 piloting 1 engineering, gets two purple + stored G",
        "花蜜星 我用 水獭、狐狸，蓝方出 驾驶、轮机，得 两个紫色、库存 绿",
        "p02 mine m05 m06, and sky gives PE, gets PP, stored G",
        "p02 mine m05 m06; Old Ben gives PE, gets PP, stored G",
        "p02 mine m05 m06, old ben gives PE, gets PP, stored G",
        "offer p02 mine m05 m06 B gives 1 piloting 1 engineering, gets PP + stored G",
        "Nectar mine Piston the Otter, Eject the Fox old ben gives PE gets PP stored G",
        "花蜜星 我出 水獺、狐狸 藍方 出 駕駛、輪機，得 紫紫、庫存 綠",
    ],
)
def test_the_same_deal_in_many_words(line: str) -> None:
    offered = read_offer(line, view_of(0), CALLED)
    assert offered.planet == "p02"
    assert offered.in_order() == WHOLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_of_a_mercenarys_name_is_enough(language: str) -> None:
    """Warp, or the Hare; no two of the forty share a half, and none is another word of a deal."""
    for card in parts().mercenaries:
        halves = re.split(" the |·", translate(card_name(card), language))
        assert len(halves) == 2
        for half in halves:
            assert read_offer(f"p02 mine {half}", view_of(0)).keys == [f"mine:{card}"], half


@pytest.mark.parametrize(
    ("line", "keys"),
    [
        (
            "p02 mine m05; C gives 2 engineer + stored W, gets P",
            ["mine:m05", "ask:c+engineer", "ask:c+engineer", "give:c+purple", "move:c>a+white"],
        ),
        ("p02; orange gives nothing", None),
        ("p02 mine pilot m05", ["mine:m05", "icon:pilot"]),
    ],
)
def test_what_the_active_player_can_say(line: str, keys: list[str] | None) -> None:
    if keys is None:
        with pytest.raises(Refused):
            read_offer(line, view_of(0))
    else:
        assert read_offer(line, view_of(0)).in_order() == keys


@pytest.mark.parametrize(
    "line",
    ["offer p02; gives 1 piloting, gets PW", "p02; B gives piloting gets purple white", "花蜜星；出 1驾驶 得 紫 白"],
)
def test_a_bid_says_what_its_author_does(line: str) -> None:
    assert read_offer(line, view_of(1)).in_order() == ["ask:b+pilot", "give:b+purple", "give:b+white"]


def test_the_bot_is_paid_icon_by_icon() -> None:
    keys = read_offer("p02 mine m05; bot gives 1 piloting 1 engineering, gets P W", view_of(0, players=2)).in_order()
    assert keys == ["mine:m05", "hire:pilot+purple", "hire:engineer+white"]


@pytest.mark.parametrize(
    ("line", "seat", "key"),
    [
        ("", 0, "an-error-offer-planet"),
        ("mine m05", 0, "an-error-offer-planet"),
        ("p02 p03", 0, "an-error-offer-two-planets"),
        ("p02 hello", 0, "an-error-offer-word"),
        ("p02 mine 99 m05", 0, "an-error-offer-word"),
        ("p02 mine m99", 0, "an-error-offer-no-such"),
        ("offer p99 mine m05", 0, "an-error-offer-no-such"),
        ("offer p00", 1, "an-error-offer-no-such"),
        ("p02; C gives piloting", 1, "an-error-offer-others"),
        ("p02; F gives piloting", 0, "an-error-offer-others"),
        ("p02; bot gives piloting gets P", 0, "an-error-offer-no-bot"),
        ("p02 mine b01", 0, "an-error-offer-card"),
        ("p02; B gives m07", 0, "an-error-offer-card"),
        ("p02 mine m05 gets PP", 0, "an-error-offer-whose"),
    ],
)
def test_what_cannot_be_read_is_named(line: str, seat: int, key: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_offer(line, view_of(seat))
    assert refusal.value.text.key == key


@pytest.mark.parametrize("line", ["p02; gets gives 1 S", "p02 mine m05; green gives 1 S, gets W, green"])
def test_a_name_that_is_a_word_of_deals_or_a_colour_is_no_name(line: str) -> None:
    """`Gets` sits at orange and `Green` at green: the word stays a word, the colour after a comma a colour."""
    keys = read_offer(line, view_of(0 if "mine" in line else 1), CALLED).in_order()
    wanted = ["mine:m05", "ask:c+security", "give:c+white", "give:c+green"] if "mine" in line else ["ask:b+security"]
    assert keys == wanted


def test_words_are_suggested_step_by_step() -> None:
    view = view_of(0)
    for language in LANGUAGES:
        assert [line for _, line in suggest_offer("", view, language)] == [
            f"offer {world.id}" for world in view.planets
        ]
        offered = dict(suggest_offer("offer p02", view, language))
        assert "offer p02 mine m05" in offered.values()
        assert "offer p02; B gives" in offered.values()
        offered = dict(suggest_offer("offer p02 mine m05; B gives", view, language))
        assert "offer p02 mine m05; B gives 1 pilot" in offered.values()
        offered = dict(suggest_offer("offer p02 mine m05; B gives 1 pilot, gets", view, language))
        purple = message("an-code-purple", language)
        assert f"offer p02 mine m05; B gives 1 pilot, gets {purple}" in offered.values()
        assert all(len(shown) <= 100 and len(line) <= 100 for shown, line in offered.items())


def test_every_suggested_line_can_be_read() -> None:
    for seat in (0, 1):
        view, lines = view_of(seat), [""]
        for _ in range(5):
            lines = list(dict.fromkeys(more for head in lines for _, more in suggest_offer(head, view, "en")))[:40]
            for line in lines:
                assert read_offer(line, view).planet


def test_codes_that_no_component_has_are_told_with_those_that_there_are() -> None:
    with pytest.raises(Refused) as refusal:
        read_offer("p02 mine m99", view_of(0))
    for language in LANGUAGES:
        said = translate(refusal.value.text, language)
        assert all(code in said for code in ("m99", "m01", "m40")), said


@pytest.mark.parametrize("words", ["offer {}", "提案 {}", "draft {}"])
def test_a_deal_is_begun_in_a_typed_turn_with_the_words_of_offers(words: str) -> None:
    """In one's own turn a deal is composed, in another's a bid."""
    game = session(3)
    (active,) = game.owed()
    planet = game.view(None).planets[0].id
    pending = game.pending(active)
    assert pending is not None
    assert match(pending.ask, words.format(planet))[0] == (f"draft:{planet}",)
    other = game.pending((active + 1) % 3)
    if other is not None and not words.startswith("draft"):
        assert match(other.ask, words.format(planet))[0] == (f"bid:{planet}",)


def test_extracting_a_planet_is_understood_in_every_language() -> None:
    game = session(3)
    (active,) = game.owed()
    pending = game.pending(active)
    assert pending is not None
    for words in ("extract p99", "提取 星球9"):
        with pytest.raises(Refused) as refusal:
            match(pending.ask, words)
        assert refusal.value.text.key == "error-typed-when"
