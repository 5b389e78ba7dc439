"""An Upkeep that can be paid in many ways, chosen in one form."""

from __future__ import annotations

from functools import partial

import pytest

from cogs.ui.answer_form import Columns, answer_form, clauses_of, columns_of, read_rows, reader_of_rows
from cogs.ui.controls import Key
from engine.core.decision import Ask, Options
from engine.core.errors import IllegalChoice
from engine.voidfall.evaluation.upkeep import described_payment, key_of
from engine.voidfall.questions import Question, question_about
from engine.voidfall.vocabulary.terms import Resources
from locales import LANGUAGES
from tests.cogs.forms import check_form, parts_of
from tests.voidfall.cogs.looks import SHOWN

POINTS = 5


def upkeep(points: int = POINTS, *, many: bool = True) -> Ask:
    """Every mix of Food, Energy and Materials that pays so many points."""
    mixes = [
        Resources(food, energy, 2 * (points - food) - energy, 0)
        for food in range(points + 1)
        for energy in range(2 * (points - food) + 1)
    ]
    options = Options([(key_of(mix), mix) for mix in mixes], partial(described_payment, many=many))
    return question_about(Question.UPKEEP, n=points, due=points, left=0).ask(0, options, default=(key_of(mixes[0]),))


def form_of(ask: Ask) -> Columns:
    columns = columns_of(SHOWN, ask, None, ())
    assert columns is not None
    return columns


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_asks_for_the_number_of_each_resource_there_is(language: str) -> None:
    form = answer_form(Key("form"), form_of(upkeep()), language, ()).to_dict()
    check_form(form)
    assert [len(part["options"]) for part in parts_of(form).values()] == [POINTS + 1, 2 * POINTS + 1, 2 * POINTS + 1]


def test_every_payment_is_found_by_its_numbers() -> None:
    ask = upkeep()
    columns = form_of(ask)
    for option in ask.options:
        names = [name for name, _ in SHOWN.spread(option)]
        rows, _ = read_rows(columns, {str(number): (name,) for number, name in enumerate(names) if number != 1})
        (clause,) = clauses_of(columns, rows)
        assert reader_of_rows(SHOWN, columns, rows)(ask, clause) == ((option.key,), "")


def test_numbers_that_do_not_pay_are_refused() -> None:
    ask = upkeep()
    columns = form_of(ask)
    rows, _ = read_rows(columns, {"0": ("1",), "2": ("1",), "3": ("0",)})
    (clause,) = clauses_of(columns, rows)
    with pytest.raises(IllegalChoice) as refused:
        reader_of_rows(SHOWN, columns, rows)(ask, clause)
    assert refused.value.text.key == "error-form-together"


def test_few_payments_are_buttons_alone() -> None:
    assert columns_of(SHOWN, upkeep(1, many=False), None, ()) is None
