"""The questions of Voidfall that are answered in one form as well: how Upkeep is paid, several resources of any types,
the box of an event, and a house with its origin."""

from __future__ import annotations

import re

from cogs.ui.forms import PARTS
from cogs.ui.presentation import AnswerForm, FormPart
from engine.core.decision import Ask, Option
from engine.core.text import Text, say
from engine.voidfall.names import event_name
from engine.voidfall.questions import Question
from engine.voidfall.setup.houses import ORIGIN
from engine.voidfall.view import View
from engine.voidfall.vocabulary.terms import RESOURCES, Resource
from engine.voidfall.vocabulary.words import amount, resource_name

PAID: dict[str, Resource] = {"f": "food", "c": "credits", "e": "energy", "m": "materials"}
"""What pays Upkeep, by its letter in the key of a payment."""
_PAID = re.compile(r"([0-9]+)([fcem])")
_PAYMENT = re.compile(rf"pay:(?:0|(?:{_PAID.pattern})+)")
ANY = {Question.GAIN_ANY: "take", Question.PAY_ANY: "pay", Question.LOSE_ANY: "lose"}
"""Questions about resources of any types, and the verbs of their options."""
_UNITS = re.compile(rf"(?:{'|'.join(ANY.values())}):(?:{'|'.join(RESOURCES)})(?::[0-9]+)?")
ORIGINS = "AB"


def form_of(ask: Ask, view: View) -> AnswerForm | None:
    """The form of a question: of Upkeep where there are so many payments that they are chosen in steps, of several
    resources, of the boxes of an event, and of the house with its origin, which is laid down until it is asked for
    where others choose their houses before."""
    if ask.kind == Question.UPKEEP and any(option.path for option in ask.options):
        return AnswerForm("pay", say("vf-form-upkeep"), tuple([resource_name(resource) for resource in PAID.values()]))
    if ask.kind in ANY and ask.left > 1:
        fields = min(ask.left, PARTS)
        return AnswerForm(ANY[Question(ask.kind)], say("vf-form-resources"), (say("vf-form-units"),), fields)
    if ask.kind == Question.BOX:
        return AnswerForm("box", event_name(view.event), (say("vf-form-box"),), few=True)
    if ask.kind == Question.HOUSE:
        origins = tuple([(f"origin:{each.lower()}", say("vf-house-origin", origin=each)) for each in ORIGINS])
        then = FormPart(say("vf-form-origin"), origins, "" if len(view.players) == 1 else ORIGIN)
        return AnswerForm("house", say("vf-form-house"), (say("vf-form-of-house"),), then=then)
    return None


def spread(option: Option) -> tuple[tuple[str, Text], ...]:
    """How many of each resource a payment of Upkeep has; else the one thing that is chosen."""
    verb, _, name = option.key.partition(":")
    if verb in ("house", "box") or _UNITS.fullmatch(option.key):
        return ((name, option.label),)
    if not _PAYMENT.fullmatch(option.key):
        return ()
    paid = {letter: int(count) for count, letter in _PAID.findall(option.key)}
    counts = [(resource, paid.get(letter, 0)) for letter, resource in PAID.items()]
    return tuple([(str(count), amount(resource, count)) for resource, count in counts])
