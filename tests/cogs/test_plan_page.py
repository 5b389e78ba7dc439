"""The page of standing orders and of the plan for the next turn, two taps away in every title that has turns."""

from __future__ import annotations

import pytest

from cogs.ui.presentation import join
from engine.titles import TITLES
from locales import LANGUAGES, message, translate
from tests.cogs.playing import panel, play
from tests.cogs.world import Shown, World, walk


async def orders_page(world: World, game: str) -> tuple[str, Shown]:
    """Of the person who waits, where the game has one; else of the host."""
    await world.slash("ada", f"{game} new")
    await world.slash("ben", f"{game} join")
    await world.slash("ada", f"{game} start")
    info = await world.bot.services.tables.queries.info(1)
    who = next((name for name in ("ada", "ben") if world.id(name) not in info.people_owed()), "ada")
    page = await world.press(who, await panel(world, who), "orders")
    assert page is not None
    return who, page


@pytest.mark.parametrize("game", [title.meta.command for _, title in sorted(TITLES.items()) if title.meta.starts])
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
    foreseen = await world.bot.services.tables.queries.foreseen(1, world.id(who))
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
    foreseen = await world.bot.services.tables.queries.foreseen(1, world.id(who))
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


async def test_what_is_planned_in_the_words_of_its_button_is_said_twice(world: World) -> None:
    who, page = await orders_page(world, "solenia")
    foreseen = await world.bot.services.tables.queries.foreseen(1, world.id(who))
    assert foreseen is not None
    words = translate(foreseen.options[0].label, "en")
    planned = await world.fill_in(who, page, "queue", queue=words.upper())
    assert planned is not None
    (line,) = [line for line in planned.text.splitlines() if line[:2] == "1."]
    assert line == f"1. {words.upper()}"


async def test_what_is_planned_on_ones_own_turn_begins_at_once_and_says_what_stopped_it(world: World) -> None:
    who, _ = await orders_page(world, "solenia")
    other = "ben" if who == "ada" else "ada"
    shown = await world.slash(other, "solenia orders", queue="xyzzy; card c01")
    assert shown is not None
    assert "xyzzy" in shown.text
    assert message("orders-set", "en") not in shown.text
    assert "pick" in shown.verbs, "it is the panel of the turn"


async def test_what_becomes_possible_by_the_lines_before_is_not_marked_as_impossible(world: World) -> None:
    who, page = await orders_page(world, "daynight")
    here = (await world.bot.services.tables.queries.look(1, world.id(who))).view.sides[1].at
    steps = {"h6": ("g6", "f6"), "a1": ("b1", "c1")}[here]
    planned = await world.fill_in(who, page, "queue", queue=f"step {steps[0]}\nstep {steps[1]}\nxyzzy")
    assert planned is not None
    first, second, third = [line for line in planned.text.splitlines() if line[:2] in ("1.", "2.", "3.")]
    assert "—" in first
    assert "⚠" not in first
    assert message("orders-not-yet", "en") in second
    assert "⚠" in third


async def test_a_walk_composed_on_the_page_is_played_when_the_other_side_has_moved(world: World) -> None:
    """Which cards are discarded is asked. The other one reads the steps, but not that they were planned."""
    who, page = await orders_page(world, "daynight")
    other = "ben" if who == "ada" else "ada"
    assert page.text.startswith(f"### {message('plan-title', 'en', number=1)}")
    await world.fill_in(who, page, "queue", queue="step g6\nstep f6; end")
    await play(world, other, "daynight move", line="end")
    tables = world.bot.services.tables
    mine, theirs = await tables.queries.look(1, world.id(who)), await tables.queries.look(1, world.id(other))
    assert mine.pending is not None
    assert mine.pending.ask.about.key == "dn-ask-discard"
    assert theirs.view.sides[1].at == "f6"
    assert [line.text.key for line in mine.events].count("table-log-queued") == 3
    assert "table-log-queued" not in [line.text.key for line in theirs.events]
    assert [line.text.key for line in theirs.events].count("dn-log-step") == 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_plan_whose_card_another_has_taken_is_reported_on_the_panel(world: World, language: str) -> None:
    who, page = await orders_page(world, "afternova")
    other = "ben" if who == "ada" else "ada"
    await world.slash(who, "me language", language=language)
    tables = world.bot.services.tables
    cards = (await tables.queries.look(1, world.id(who))).view.mercenaries
    await world.fill_in(who, page, "queue", queue=f"market {cards[0]} {cards[3]}")
    await play(world, other, "afternova move", line="; ".join(("market", *cards[:3])))
    look = await tables.queries.look(1, world.id(who))
    (told,) = [line.text for line in look.events if line.text.key == "table-log-queue-stopped"]
    assert told.args["action"] == f"market {cards[0]} {cards[3]}"
    assert look.pending is not None
    assert look.pending.ask.about.key == "an-ask-action"
    shown = await panel(world, who)
    assert message("an-barred-not-market", language) in shown.text
    theirs = await tables.queries.look(1, world.id(other))
    assert not [line for line in theirs.events if line.text.key.startswith("table-log-queue")]


async def test_what_ends_all_of_it_is_chosen_from_a_list_and_stated(world: World) -> None:
    who, page = await orders_page(world, "voidfall")
    menu = page.control("until")
    assert menu.values[0] == "chapter:2"
    chosen = await world.choose(who, page, menu, "chapter:2")
    assert chosen is not None
    begins = message("stop-chapter", "en", chapter=message("vf-chapter", "en", number=2))
    assert message("orders-until", "en", stops=begins) in chosen.text
    none = await world.choose(who, chosen, chosen.control("until"))
    assert none is not None
    assert begins not in none.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_form_of_a_plan_names_the_command_of_its_own_game(world: World, language: str) -> None:
    who, page = await orders_page(world, "solenia")
    await world.slash(who, "me language", language=language)
    form = await world.form(who, page, "queue")
    hints = " ".join(part["description"] for part in walk(form.modal["components"]) if "description" in part)
    assert message("queue-hint", language, command="solenia move") in hints
    assert message("any-game", language) not in hints


@pytest.mark.parametrize("language", LANGUAGES)
async def test_lines_of_a_plan_that_were_not_understood_are_named(world: World, language: str) -> None:
    """They are kept as they were typed; a plan of which every line was read is only noted."""
    who, page = await orders_page(world, "solenia")
    await world.slash(who, "me language", language=language)
    foreseen = await world.bot.services.tables.queries.foreseen(1, world.id(who))
    assert foreseen is not None
    key = foreseen.options.keys[0]
    planned = await world.fill_in(who, page, "queue", queue=f"xyzzy\n{key}\nplugh")
    assert planned is not None
    assert message("orders-set", language) not in planned.text
    assert message("orders-unread", language, lines=join(["1", "3"], language), count=2) in planned.text
    assert planned.text.count(f"⚠ {message('orders-not-understood', language)}") == 2
    assert "plugh" in planned.text
    again = await world.fill_in(who, planned, "queue", queue=key)
    assert again is not None
    assert message("orders-set", language) in again.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_plan_that_is_too_long_is_told_again(world: World, language: str) -> None:
    """The form is gone when it is refused. What was planned before stays."""
    who, page = await orders_page(world, "solenia")
    await world.slash(who, "me language", language=language)
    await world.fill_in(who, page, "queue", queue="xyzzy")
    typed = "\n".join(f"card c{number:02}" for number in range(1, 30))
    refused = await world.fill_in(who, page, "queue", queue=typed)
    assert refused is not None
    assert message("error-queue-long", language, most=20) in refused.text
    assert typed in refused.text
    assert "queue" in refused.verbs
    look = await world.bot.services.tables.queries.look(1, world.id(who))
    assert look.laid_down.queue == ("xyzzy",)
