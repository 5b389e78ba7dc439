"""Afternova's turn panel: what can be done at once, a row for each planet, the rest in one menu."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest

from cogs.afternova.presentation import presentation
from cogs.ui.controls import Key
from cogs.ui.measure import walk
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.panel import needs_confirmation
from engine.core.session import Session
from locales import LANGUAGES
from tests.afternova.cogs.test_newcomer import asked_for_help
from tests.afternova.cogs.test_presentation import NAMES, begin, laid_out, view
from tests.afternova.games import play, session
from tests.cogs.playing import board
from tests.cogs.world import World
from tests.cogs.world import world as open_world

GREEN, BUTTON, MENU, ROW = 3, 2, 3, 9


@pytest.fixture
async def world(build: Callable[[], Any]) -> AsyncIterator[World]:
    async with open_world(build) as made:
        yield made


def parts_of(out: OutgoingMessage, kind: int) -> list[dict[str, Any]]:
    """Its components of a kind."""
    return [part for part in walk(out.view.to_components()) if part["type"] == kind]


def green(out: OutgoingMessage) -> list[str]:
    """What the green buttons answer."""
    keys = [Key.parse(part["custom_id"]) for part in parts_of(out, BUTTON) if part["style"] == GREEN]
    return [key.arg for key in keys if key is not None]


def over_open_deals() -> tuple[Session[Any], int]:
    game, active, _helper = asked_for_help()
    return game, active


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_panel_has_a_row_for_each_planet_and_one_menu_above_its_foot(players: int, language: str) -> None:
    game = session(players)
    (active,) = game.owed()
    out = laid_out(game, active, language)
    assert len(parts_of(out, ROW)) == len(game.view(active).planets) == 3
    rest, _foot = parts_of(out, MENU)
    assert {"show", "orders"} <= {option["value"] for option in rest["options"]}
    assert len(parts_of(out, BUTTON)) <= 3 + 1 + 3, "planets, market; undo, hand, board"


def test_a_ready_deal_stands_first_and_is_the_green_one() -> None:
    game, active = over_open_deals()
    helper = next(seat for seat in game.owed() if seat != active)
    play(game, helper, "accept:1")
    out = laid_out(game, active, "en")
    first, *_ = [Key.parse(part["custom_id"]) for part in walk(out.view.to_components()) if "custom_id" in part]
    assert first is not None
    assert first.arg == "execute:1"
    assert green(out) == ["execute:1"]


def test_what_ends_every_deal_is_never_green_and_asks_back() -> None:
    game, active = over_open_deals()
    ask = game.pending(active).ask  # type: ignore[union-attr]
    ends = [option.key for option in ask.options if option.key.partition(":")[0] in ("market", "extract")]
    assert "market" in ends
    assert not set(ends) & set(green(laid_out(game, active, "en")))
    assert all(needs_confirmation(presentation(), ask, key) for key in ends)


def test_an_extraction_alone_is_asked_back_over_open_deals_and_not_before() -> None:
    for seed in range(60):
        game = session(3, f"alone{seed}")
        (active,) = game.owed()
        alone = [option.key for option in game.pending(active).ask.options if option.key.startswith("extract:")]  # type: ignore[union-attr]
        if alone:
            break
    ask = game.pending(active).ask  # type: ignore[union-attr]
    assert not needs_confirmation(presentation(), ask, alone[0])
    other = (active + 1) % 3
    play(game, other, f"bid:{alone[0].partition(':')[2]}")
    asked = game.pending(other).ask.options  # type: ignore[union-attr]
    play(game, other, next(option.key for option in asked if option.key.startswith("ask:")), "send")
    assert needs_confirmation(presentation(), game.pending(active).ask, alone[0])  # type: ignore[union-attr]


def test_among_many_whom_to_ask_is_a_menu_that_sends_at_once() -> None:
    """As its heading says, and as the buttons of a smaller table do."""
    game = session(6, "six0")
    (active,) = game.owed()
    suggested = [option.key for option in game.pending(active).ask.options if option.key.startswith("suggest:")]  # type: ignore[union-attr]
    play(game, active, suggested[0])
    out = laid_out(game, active, "en")
    asked = [menu for menu in parts_of(out, MENU) if any(each["value"].startswith("with:") for each in menu["options"])]
    assert [Key.parse(menu["custom_id"]).verb for menu in asked] == ["both"]  # type: ignore[union-attr]
    assert {each["value"].partition(">")[2] for each in asked[0]["options"]} == {"send"}


@pytest.mark.parametrize("as_menu", [False, True])
async def test_a_deal_is_proposed_in_two_taps(world: World, monkeypatch: pytest.MonkeyPatch, as_menu: bool) -> None:
    if as_menu:
        form = lambda section, _: replace(section, form="menu") if section.then else section
        monkeypatch.setattr("cogs.ui.option_lists._folded", form)
    active = await begin(world)
    panel = await world.press(active, board(world), "panel")
    assert panel is not None
    suggested = next(one for one in panel.controls if one.arg.startswith("suggest:"))
    panel = await world.press_control(active, panel, suggested)
    assert panel is not None
    sent = [one for one in panel.controls if one.verb == "both"] or [panel.control("pick", "send")]
    if as_menu:
        panel = await world.choose(active, panel, sent[0], sent[0].values[0])
    else:
        panel = await world.press_control(active, panel, sent[0])
    assert panel is not None
    (offer,) = (await view(world, active)).offers
    assert offer.kind == "proposal"
    assert (await view(world, active)).draft is None
    assert [NAMES[helper.seat] for helper in offer.terms.helpers] == [world.pings()[-1]]
