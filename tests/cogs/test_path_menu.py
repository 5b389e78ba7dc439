"""Hundreds of legal answers: menus that narrow step by step, and the same steps in a typed line."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ui import path_menu, typed
from cogs.ui.controls import CUSTOM_ID, Control, Key
from engine.core.decision import Ask, Option, Options, Step
from engine.core.errors import Stale
from engine.core.text import Text, say
from locales import LANGUAGES, translate

SHIPS = [f"s{number}" for number in range(12)]
HEXES = [f"{ring}{letter}" for ring in (1, 2) for letter in "abcdefghij"]
KEY = Key("path", 7, 0, 3)


def named(name: str) -> Text:
    return say("dn-option-tile", place=name.upper())


def move(ship: str, to: str) -> Option:
    return Option(f"move:{ship}-{to}", named(to), at=to, path=(Step(ship, say("dn-option-step", place=ship.upper())),))


ASK = Ask(
    0,
    say("dn-ask-action", hours=1),
    Options.of([*(move(ship, to) for ship in SHIPS for to in HEXES), Option("end", say("dn-option-end"))]),
)


def controls(path: path_menu.Path) -> list[Any]:
    """The menus and buttons of a page."""
    items = path_menu.path_items(ASK, path, KEY, "en")
    children = [child for item in items for child in getattr(item, "children", [item])]
    return [child.item if isinstance(child, Control) else child for child in children]


def values(path: path_menu.Path) -> list[str]:
    return [option.value for each in controls(path) for option in getattr(each, "options", [])]


def test_the_first_menu_has_every_ship_once_and_what_needs_no_step() -> None:
    assert values(()) == [f"+{ship}" for ship in SHIPS] + ["=end"]


def test_the_second_menu_has_where_that_ship_goes() -> None:
    assert values(("s3",)) == [f"=move:s3-{to}" for to in HEXES]


def test_every_answer_is_reached_in_two_menus_without_a_stored_answer() -> None:
    reached: set[str | None] = set()
    for first in values(()):
        path, key = path_menu.chosen(ASK, (), first)
        if key is not None:
            reached.add(key)
            continue
        reached |= {path_menu.chosen(ASK, path, value)[1] for value in values(path)}
    assert reached == set(ASK.options.keys)


def test_what_was_chosen_stands_in_the_custom_id_and_leads_back() -> None:
    menus = [each for each in controls(("s3",)) if getattr(each, "options", None)]
    ids = [str(each.custom_id) for each in menus]
    assert all(path_menu.read(key.arg.partition(path_menu.BETWEEN)[2]) == ("s3",) for key in map(Key.parse, ids) if key)
    assert all(len(each) <= CUSTOM_ID for each in ids)
    back = next(
        Key.parse(each.custom_id) for each in controls(("s3",)) if "path-back" in str(getattr(each, "custom_id", ""))
    )
    assert back is not None
    assert path_menu.read(back.arg) == ()


@pytest.mark.parametrize("value", ["+s99", "=move:s99-1a", "move:s1-1a", "+end", ""])
def test_a_forged_step_is_stale(value: str) -> None:
    with pytest.raises(Stale):
        path_menu.chosen(ASK, (), value)


def test_a_path_that_is_no_longer_there_is_stale() -> None:
    with pytest.raises(Stale):
        list(path_menu.path_items(ASK, ("s99",), KEY, "en"))


@pytest.mark.parametrize("words", ["s3 1c", "S3 1C", "s3 move:s3-1c", "move s3-1c"])
def test_the_steps_can_be_typed_one_after_the_other(words: str) -> None:
    assert typed.match(ASK, words) == (("move:s3-1c",), "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_can_be_typed_as_they_are_called_in_every_language(language: str) -> None:
    wanted = move("s3", "1c")
    words = f"{translate(wanted.path[0].label, language)} {translate(wanted.label, language)}"
    assert typed.match(ASK, words) == (("move:s3-1c",), "")


def test_suggestions_narrow_with_what_is_typed() -> None:
    first = [line for _, line in typed.suggestions(ASK, "", "", "en")]
    assert first == [*(f"{ship} " for ship in SHIPS), "end"]
    then = [line for _, line in typed.suggestions(ASK, "", "s3 ", "en")]
    assert then == [f"s3 move s3-{to}" for to in HEXES]
    narrowed = [line for _, line in typed.suggestions(ASK, "", "s3 2", "en")]
    assert narrowed == [f"s3 move s3-2{letter}" for letter in "abcdefghij"]
    for line in narrowed:
        assert typed.match(ASK, line) == ((f"move:{line.rpartition(' ')[2]}",), "")
