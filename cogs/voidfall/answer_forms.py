"""The question of Voidfall that is answered in one form as well: how Upkeep is paid."""

from __future__ import annotations

import re

from cogs.ui.presentation import AnswerForm
from engine.core.decision import Ask, Option
from engine.core.text import Text, say
from engine.voidfall.questions import Question
from engine.voidfall.vocabulary.terms import Resource
from engine.voidfall.vocabulary.words import amount, resource_name

PAID: dict[str, Resource] = {"f": "food", "c": "credits", "e": "energy", "m": "materials"}
"""What pays Upkeep, by its letter in the key of a payment."""
_PAID = re.compile(r"([0-9]+)([fcem])")


def form_of(ask: Ask) -> AnswerForm | None:
    """The form of a question: of Upkeep where there are so many payments that they are chosen in steps."""
    if ask.kind != Question.UPKEEP or not any(option.path for option in ask.options):
        return None
    return AnswerForm("pay", say("vf-form-upkeep"), tuple([resource_name(resource) for resource in PAID.values()]))


def spread(option: Option) -> tuple[tuple[str, Text], ...]:
    """How many of each resource a payment has."""
    paid = {letter: int(count) for count, letter in _PAID.findall(option.key)}
    counts = [(resource, paid.get(letter, 0)) for letter, resource in PAID.items()]
    return tuple([(str(count), amount(resource, count)) for resource, count in counts])
