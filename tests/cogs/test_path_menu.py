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


def controls(path: path_menu.Path, ask: Ask = ASK, asides: tuple[str, ...] = ()) -> list[Any]:
    """The menus and buttons of a page's steps."""
    items = [*path_menu.step_items(path_menu.list_level(ask, path)[0], path, KEY, "en", asides)]
    items += path_menu.way_back(path, KEY, "en")
    children = [child for item in items for child in getattr(item, "children", [item])]
    return [child.item if isinstance(child, Control) else child for child in children]


def values(path: path_menu.Path) -> list[str]:
    return [option.value for each in controls(path) for option in getattr(each, "options", [])]


def offered(path: path_menu.Path, ask: Ask = ASK) -> list[str]:
    return [option.key for option in path_menu.list_level(ask, path)[1]]


def few_ships(*ships: str) -> Ask:
    """A question with so few ships that they have buttons."""
    return Ask(
        0, ASK.about, Options.of(option for option in ASK.options if option.path and option.path[0].key in ships)
    )


def test_the_first_page_has_every_ship_once_and_what_needs_no_step() -> None:
    assert values(()) == [f"+{ship}" for ship in SHIPS]
    assert offered(()) == ["end"]


def test_the_second_page_has_where_that_ship_goes() -> None:
    assert offered(("s3",)) == [f"move:s3-{to}" for to in HEXES]


def test_every_answer_is_reached_in_two_pages_without_a_stored_answer() -> None:
    reached: set[str | None] = set(offered(()))
    for first in values(()):
        path, key = path_menu.choose_following(ASK, (), first)
        assert key is None
        reached |= set(offered(path))
    assert reached == set(ASK.options.keys)


def test_few_steps_are_buttons_and_what_is_besides_comes_last() -> None:
    buttons = controls((), few_ships("s1", "s2", "s3"), ("s1",))
    keys = [Key.parse(each.custom_id) for each in buttons]
    assert [(key.verb, path_menu.read_path(key.arg)) for key in keys if key] == [
        ("path-to", ("s2",)),
        ("path-to", ("s3",)),
        ("path-to", ("s1",)),
    ]


def test_few_options_behind_a_step_stand_there_at_once() -> None:
    """They need no further step."""
    deep = [
        Option(f"build:{item}-1a", named(item), at="1a", path=(Step("build", named("b")), Step(item, named(item))))
        for item in ("x", "y")
    ]
    ask = Ask(0, ASK.about, Options.of([*deep, *few_ships("s1").options]))
    assert [step.key for step in path_menu.list_level(ask, ())[0]] == ["build", "s1"]
    assert path_menu.list_level(ask, ("build",)) == ((), tuple(deep))


def test_a_step_before_a_single_option_is_left_out() -> None:
    """A tap on the step would only repeat what can be chosen."""
    single = [move(ship, "1a") for ship in ("s1", "s2", "s3")]
    assert path_menu.list_level(Ask(0, ASK.about, Options.of(single)), ()) == ((), tuple(single))


def test_a_step_before_all_options_is_left_out() -> None:
    """If there are few: everything happens with the same ship."""
    few = [move("s1", to) for to in HEXES[:6]]
    assert path_menu.list_level(Ask(0, ASK.about, Options.of(few)), ()) == ((), tuple(few))
    many = [move("s1", to) for to in HEXES]
    assert [step.key for step in path_menu.list_level(Ask(0, ASK.about, Options.of(many)), ())[0]] == ["s1"]


def test_what_is_no_place_stands_in_one_menu_whatever_its_steps() -> None:
    many = [
        Option(f"buy:{n}", named(f"b{n}"), path=(Step("buy", named("b")), Step(str(n % 3), named(f"c{n % 3}"))))
        for n in range(20)
    ]
    ask = Ask(0, ASK.about, Options.of([*many, *few_ships("s1").options]))
    assert path_menu.list_level(ask, ("buy",)) == ((), tuple(many))


def test_what_was_chosen_stands_in_the_custom_id_and_leads_back() -> None:
    ids = [str(each.custom_id) for each in controls(())]
    assert all(len(each) <= CUSTOM_ID for each in ids)
    (back,) = [Key.parse(each.custom_id) for each in controls(("s3",))]
    assert back is not None
    assert back.verb == "path-back"
    assert path_menu.read_path(back.arg) == ()


@pytest.mark.parametrize("value", ["+s99", "=move:s99-1a", "move:s1-1a", "+end", ""])
def test_a_forged_step_is_stale(value: str) -> None:
    with pytest.raises(Stale):
        path_menu.choose_following(ASK, (), value)


def test_a_path_that_is_no_longer_there_is_stale() -> None:
    with pytest.raises(Stale):
        path_menu.way_taken(ASK, ("s99",), "en")


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
    assert then == [f"move s3-{to}" for to in HEXES]
    narrowed = [line for _, line in typed.suggestions(ASK, "", "s3 2", "en")]
    assert narrowed == [f"move s3-2{letter}" for letter in "abcdefghij"]
    for line in narrowed:
        assert typed.match(ASK, line) == ((f"move:{line.rpartition(' ')[2]}",), "")


def test_a_suggestion_says_no_step_twice() -> None:
    """The key of an option is whole; where it begins like its first step (`explore 1d`), the step is not said again."""
    option = Option("explore:1d", named("1d"), at="1d", path=(Step("explore", say("dn-option-step", place="explore")),))
    ask = Ask(0, say("dn-ask-action", hours=1), Options.of([option]))
    assert [line for _, line in typed.suggestions(ask, "", "explore ", "en")] == ["explore 1d"]


def test_what_is_done_besides_keeps_no_single_option_behind_a_step() -> None:
    """Beside trades the one ship that can still move stands there with where it goes, as it does without them."""
    moves, trade = [move("s1", "1a"), move("s2", "2b")], Step("trade", say("dn-option-rest"))
    trades = [Option(f"trade:{each}", named(each), path=(trade,)) for each in HEXES]
    ask = Ask(0, ASK.about, Options.of([*moves, *trades, Option("end", say("dn-option-end"))]))
    steps, options = path_menu.list_level(ask, (), ("trade",))
    assert [step.key for step in steps] == ["trade"]
    assert [option.key for option in options] == ["move:s1-1a", "move:s2-2b", "end"]
    assert len(path_menu.list_level(ask, ("trade",), ("trade",))[1]) == len(trades)


def test_what_is_done_besides_does_not_stand_among_the_answers_to_the_question() -> None:
    """Two directions and six trades: the trades are behind their step; where nothing else is asked they stand there."""
    answers = [Option(f"place:{n}", named(str(n))) for n in range(2)]
    trades = [Option(f"trade:{n}", named(f"t{n}"), path=(Step("trade", named("t")),)) for n in range(6)]
    ask = Ask(0, ASK.about, Options.of([*answers, *trades]))
    steps, options = path_menu.list_level(ask, (), ("trade",))
    assert ([step.key for step in steps], list(options)) == (["trade"], answers)
    assert path_menu.list_level(ask, ("trade",), ("trade",)) == ((), tuple(trades))
    assert path_menu.list_level(Ask(0, ASK.about, Options.of(trades)), ()) == ((), tuple(trades))
