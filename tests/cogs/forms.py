"""Reads forms for the tests, and checks what Discord and people want of each."""

from __future__ import annotations

from typing import Any

from tests.cogs.world import walk

FIELD, MENU, LABEL, RADIO, BOXES = 4, 3, 18, 21, 22
"""Discord's types of the parts of forms."""
COUNTED = (MENU, BOXES)
"""Those of which several can be chosen."""


def check_form(form: dict[str, Any]) -> None:
    """What Discord wants of a form, and what we want besides: its defaults differ between kinds of parts and change,
    and an optional menu without a least number cannot be emptied on phones."""
    assert 1 <= len(form["title"]) <= 45
    assert 1 <= len(form["components"]) <= 5
    words = 0
    for label in form["components"]:
        assert label["type"] == LABEL
        assert 1 <= len(label["label"]) <= 45
        assert not label["label"].endswith("…"), "cut"
        part = label["component"]
        assert part["type"] in (FIELD, RADIO, *COUNTED)
        assert isinstance(part["required"], bool)
        if part["type"] in COUNTED:
            assert part["required"] == (part["min_values"] > 0)
            assert part["min_values"] <= part["max_values"] <= len(part["options"])
        if part["type"] == FIELD:
            assert part["max_length"] > 0
        for option in part.get("options") or ():
            assert not option["label"].endswith("…"), "cut"
            assert not option["label"][:1].islower()
            words += len((option["label"] + (option.get("description") or "")).encode())
    assert words <= 8000


def parts_of(form: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The parts of a form by their ids."""
    return {part["custom_id"]: part for part in walk(form["components"]) if "custom_id" in part}


def chosen_in(form: dict[str, Any]) -> dict[str, Any]:
    """What a form comes back with if nothing is changed in it."""
    chosen: dict[str, Any] = {}
    for name, part in parts_of(form).items():
        on = [option["value"] for option in part.get("options") or () if option.get("default")]
        chosen[name] = part.get("value") if part["type"] == FIELD else on if part["type"] in COUNTED else on[0]
    return chosen
