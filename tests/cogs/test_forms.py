"""Every form: its id is new whenever it is opened, since phones show what they first saw under an id again."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.actions.registry import ACTIONS
from cogs.ui.controls import CUSTOM_ID, Key
from tests.cogs.playing import begin, lobby
from tests.cogs.world import Shown, World, walk

FORMS = sorted(action.verb for action in ACTIONS if action.form is not None)
LONGEST = Key("", 999_999_999, 9, 999_999_999, "")
FIELD = 4
CHOICES = (3, 21, 22, 23)
"""Discord's types of a line, and of a menu, of radio buttons and of boxes: parts of a form that are chosen from."""


async def shown_with(world: World, verb: str) -> Shown:
    """A message that has a button to the form of this verb, where it can be opened."""
    if verb == "word":
        await world.slash("ada", "daynight new")
        public = lobby(world)
    else:
        public = await begin(world)
    button = {"type": 2, "style": 2, "label": "?", "custom_id": str(Key(verb, 1, None if verb == "report" else 0))}
    public.stored.components = [{"type": 1, "id": 1, "components": [button | {"id": 2}]}]
    return public.again()


@pytest.mark.parametrize("verb", FORMS)
async def test_a_form_has_a_new_id_each_time_it_is_opened_and_is_still_understood(world: World, verb: str) -> None:
    shown = await shown_with(world, verb)
    first, second = [(await world.form("ada", shown, verb)).modal for _ in range(2)]
    assert first["custom_id"] != second["custom_id"]
    read, again = Key.parse(first["custom_id"]), Key.parse(second["custom_id"])
    assert read is not None
    assert read == again
    assert read.verb == verb
    spare = CUSTOM_ID - len(first["custom_id"]) + len(str(read))
    assert spare >= len(str(LONGEST)) + len(verb), "numbers of tables grow"


@pytest.mark.parametrize("verb", FORMS)
async def test_a_form_says_of_each_part_whether_it_must_be_filled_in(world: World, verb: str) -> None:
    """Discord's defaults differ between kinds of parts and change; an optional menu without a least number cannot be
    emptied on phones."""
    parts: list[dict[str, Any]] = [
        part
        for part in walk((await world.form("ada", await shown_with(world, verb), verb)).modal["components"])
        if part["type"] == FIELD or part["type"] in CHOICES
    ]
    assert parts
    for part in parts:
        assert "required" in part
        assert part["type"] == FIELD or "min_values" in part
