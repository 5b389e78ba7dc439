"""A form whose list has more choices than a menu holds: several menus, of which one is used."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ui.answer_form import answer_form, clauses_of, columns_of, read_rows, reader_of_rows
from cogs.ui.controls import Key
from cogs.ui.presentation import AnswerForm, TitlePresentation
from engine.core.decision import Ask, Option
from engine.core.errors import Refused
from engine.core.text import Text, say
from tests.cogs.forms import check_form, parts_of
from tests.cogs.test_panel import TITLE, ask

MANY = 60


class Lists(TitlePresentation[Any]):
    """A list of many, and for each a second choice."""

    def form(self, ask: Ask, view: Any, path: tuple[str, ...] = ()) -> AnswerForm:
        return AnswerForm("go", say("button-board"), (say("button-board"), say("button-log")))

    def spread(self, option: Option) -> tuple[tuple[str, Text], ...]:
        first, second = option.key.removeprefix("go:").split("-")
        return (first, option.label), (second, option.label)


def asked() -> Ask:
    return ask(tuple(Option(f"go:{first}-{second}", say("button-board")) for first in range(MANY) for second in "ab"))


def test_a_long_list_has_as_many_menus_as_it_needs() -> None:
    columns = columns_of(Lists(TITLE), asked(), None, ())
    assert columns is not None
    form = answer_form(Key("form"), columns, "en", ()).to_dict()
    check_form(form)
    *lists, other = parts_of(form).values()
    assert [len(part["options"]) for part in lists] == [20, 20, 20]
    assert not any(part["required"] for part in lists)
    assert other["required"]


@pytest.mark.parametrize("menu", range(3))
def test_a_choice_of_any_of_its_menus_is_the_answer(menu: int) -> None:
    shown, question = Lists(TITLE), asked()
    columns = columns_of(shown, question, None, ())
    assert columns is not None
    rows, chosen = read_rows(columns, {str(menu): (str(20 * menu + 3),), "3": ("b",)})
    (clause,) = clauses_of(columns, rows)
    assert reader_of_rows(shown, columns, rows)(question, clause) == ((f"go:{20 * menu + 3}-b",), "")
    again = parts_of(answer_form(Key("form"), columns, "en", chosen).to_dict())
    assert [each["value"] for each in again[str(menu)]["options"] if each.get("default")] == [str(20 * menu + 3)]


def test_choices_of_two_of_its_menus_are_refused() -> None:
    columns = columns_of(Lists(TITLE), asked(), None, ())
    assert columns is not None
    rows, _ = read_rows(columns, {"0": ("3",), "1": ("23",), "3": ("b",)})
    with pytest.raises(Refused) as refused:
        clauses_of(columns, rows)
    assert refused.value.text.key == "error-form-twice"


def test_more_menus_than_a_form_holds_are_no_form() -> None:
    wide = ask(tuple(Option(f"go:{first}-{second}", say("button-board")) for first in range(130) for second in "ab"))
    assert columns_of(Lists(TITLE), wide, None, ()) is None
