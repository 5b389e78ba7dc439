"""The foot of a panel: what is needed constantly in one row, everything else in one menu."""

from __future__ import annotations

import pytest

from cogs.actions.registry import BY_VERB
from cogs.ui.controls import Key
from cogs.ui.more import MORE, opened
from engine.titles import TITLES
from locales import message
from tests.cogs.playing import begin, owed, panel
from tests.cogs.world import Shown, World, walk

BUTTONS = {"undo", "hand", "board", "next"}
"""What is needed constantly."""
MOST_BUTTONS = 3
IN_A_ROW = {"restart", "orders", "seats", "recap", "try", "notes"}
"""What stood in rows of buttons on panels of earlier versions."""


def foot_of(shown: Shown) -> list[list[Key]]:
    """The rows of the foot: of the buttons, and of the menu."""
    rows = [part["components"] for box in shown.components for part in box["components"] if part["type"] == 1]
    keys = [[key for each in row if (key := Key.parse(each["custom_id"])) is not None] for row in rows]
    return [row for row in keys if {key.verb for key in row} <= {*BUTTONS, MORE, *IN_A_ROW, "fresh"}]


@pytest.mark.parametrize("title", TITLES)
async def test_the_foot_is_one_row_and_one_menu(world: World, title: str) -> None:
    await world.slash("ada", f"{TITLES[title].meta.command} new", computer="easy")
    shown = await panel(world, "ada")
    *rows, menu = foot_of(shown)
    assert len(rows) <= 1, "without a hand and pictures there is only the menu"
    buttons = [key for row in rows for key in row]
    assert {key.verb for key in buttons} <= BUTTONS
    assert len(buttons) <= MOST_BUTTONS
    assert [key.verb for key in menu] == [MORE]


async def test_the_next_table_is_offered_only_to_who_has_another_one(world: World) -> None:
    """With one table it could only say that there is none."""
    await begin(world)
    (mover,) = await owed(world)
    waiting = "ben" if mover == "ada" else "ada"
    shown = await panel(world, waiting)
    assert "next" not in shown.verbs
    assert "seats" in shown.verbs, "who waits may still remind or replace"
    await world.slash(waiting, "solenia new", where=world.guild.create_text_channel("elsewhere"))
    assert "next" in (await panel(world, waiting)).verbs


@pytest.mark.parametrize("title", TITLES)
async def test_every_entry_leads_to_an_action_and_says_what_it_is_for(world: World, title: str) -> None:
    await world.slash("ada", f"{TITLES[title].meta.command} new", computer="easy")
    shown = await panel(world, "ada")
    (more,) = [part for part in walk(shown.components) if str(part.get("custom_id")).startswith(f"o1:{MORE}:")]
    for option in more["options"]:
        key, values = opened(Key.parse(more["custom_id"]) or Key(""), (option["value"],))
        assert key.verb in BY_VERB
        assert values == ()
        assert key.verb == "board" or option["description"]
    orders = {"orders"} if TITLES[title].meta.orders or TITLES[title].meta.starts else set()
    assert {"try", "notes", "fresh"} | orders <= {option["value"] for option in more["options"]}
    here = [one for one in shown.controls if one.entry]
    for one in here:
        page = await world.press_control("ada", shown, one)
        assert page is not None
        if one.verb == "try":
            await world.press("ada", page, "untry")
        shown = await panel(world, "ada")


@pytest.mark.parametrize("verb", sorted(IN_A_ROW - {"restart", "seats"}))
async def test_the_buttons_of_earlier_panels_answer(world: World, verb: str) -> None:
    await begin(world)
    (who,) = await owed(world)
    shown = await panel(world, who)
    rows = shown.components[0]["components"]
    key = next(one for one in shown.controls if one.verb == "fresh").custom_id.replace(":fresh:", f":{verb}:")
    rows.append({"type": 1, "components": [{"type": 2, "style": 2, "label": verb, "custom_id": key}]})
    shown.stored.components = shown.components
    control = [one for one in shown.controls if one.custom_id == key and one.entry is None]
    page = await world.press_control(who, shown, control[0])
    assert page is not None
    assert message("error-old-control", "en") not in page.text
