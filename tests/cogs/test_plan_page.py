"""The page of standing orders and of the plan for the next turn, two taps away in every title that has turns."""

from __future__ import annotations

import pytest

from locales import message, translate
from tests.cogs.playing import panel
from tests.cogs.world import Shown, World, walk


async def orders_page(world: World, game: str) -> tuple[str, Shown]:
    """Of the person who waits, where the game has one; else of the host."""
    await world.slash("ada", f"{game} new")
    await world.slash("ben", f"{game} join")
    await world.slash("ada", f"{game} start")
    info = await world.bot.services.tables.info(1)
    who = next((name for name in ("ada", "ben") if world.id(name) not in info.people_owed()), "ada")
    page = await world.press(who, await panel(world, who), "orders")
    assert page is not None
    return who, page


@pytest.mark.parametrize("game", ["solenia", "voidfall", "eclipse"])
async def test_forced_choices_are_asked_for_ever(world: World, game: str) -> None:
    who, page = await orders_page(world, game)
    assert message("orders-queue-empty", "en") in page.text
    on = await world.press(who, page, "force")
    assert on is not None
    assert f"✅ {message('orders-forced', 'en')}" in on.text
    off = await world.press(who, on, "unforce")
    assert off is not None
    assert f"▫️ {message('orders-forced', 'en')}" in off.text


async def test_what_is_planned_is_not_read_before_it_is_played(world: World) -> None:
    who, page = await orders_page(world, "solenia")
    foreseen = await world.bot.services.tables.foreseen(1, world.id(who))
    assert foreseen is not None
    key = foreseen.options.keys[0]
    planned = await world.fill_in(who, page, "queue", queue=f"{key}\nxyzzy")
    assert planned is not None
    first, second = [line for line in planned.text.splitlines() if line[:2] in ("1.", "2.")]
    assert key.partition(":")[2] in first
    assert "⚠" not in first
    assert "⚠" in second


async def test_a_plan_that_cannot_be_read_is_marked_without_a_word_of_what_could_be_planned(world: World) -> None:
    """The form has an example, and the page says what would be possible, once."""
    who, page = await orders_page(world, "solenia")
    foreseen = await world.bot.services.tables.foreseen(1, world.id(who))
    assert foreseen is not None
    example = translate(foreseen.options[0].label, "en")
    form = await world.form(who, page, "queue")
    assert [part["placeholder"] for part in walk(form.modal["components"]) if "placeholder" in part] == [example]
    planned = await world.fill_in(who, page, "queue", queue=f"xyzzy\nplugh\n{example}")
    assert planned is not None
    lines = planned.text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("1."))
    assert "⚠" in lines[at]
    assert "xyzzy" in lines[at + 1]
    assert example in lines[at + 1]
    assert [line[:2] for line in lines[at + 2 : at + 4]] == ["2.", "3."]
    assert "⚠" in lines[at + 2]
    assert "⚠" not in lines[at + 3]


async def test_what_is_planned_on_ones_own_turn_begins_at_once_and_says_what_stopped_it(world: World) -> None:
    who, _ = await orders_page(world, "solenia")
    other = "ben" if who == "ada" else "ada"
    shown = await world.slash(other, "solenia orders", queue="xyzzy; card c01")
    assert shown is not None
    assert "xyzzy" in shown.text
    assert message("orders-set", "en") not in shown.text
    assert "pick" in shown.verbs, "it is the panel of the turn"
