"""The questions of Eclipse that are answered in one form as well: the steps of an action, and trades."""

from __future__ import annotations

from cogs.ui.presentation import AnswerForm, verbs_of
from engine.core.decision import Ask, Option
from engine.core.text import Text, say
from engine.eclipse.names import place_name
from engine.eclipse.questions import FIRST, Question

FORMS = {"build": ("item", "sector"), "move": ("ship", "goal"), "upgrade": ("square", "part"), "trade": ("trade",)}
"""The verbs of options that are chosen in a form as well, and what stands in its parts."""
STEPS_IN_FORM, TRADES_IN_FORM = 2, 5
"""The number of steps of an action that every species has at least, and of trades."""


def form_of(ask: Ask, path: tuple[str, ...]) -> AnswerForm | None:
    """The form of a page: where an action is begun, where it goes on, and where things are traded."""
    asked = (verb for verb in FORMS if verb != "trade" and verb in verbs_of(ask))
    verbs = path if path or ask.kind in FIRST else tuple(asked)
    if len(verbs) != 1 or verbs[0] not in FORMS:
        return None
    (verb,) = verbs
    left = STEPS_IN_FORM if ask.kind == Question.TURN else ask.left
    title = say("ecl-step-trade") if verb == "trade" else say(f"ecl-action-{verb}")
    parts = tuple([say(f"ecl-form-{part}") for part in FORMS[verb]])
    return AnswerForm(verb, title, parts, TRADES_IN_FORM if verb == "trade" else min(left, STEPS_IN_FORM))


def spread(option: Option) -> tuple[tuple[str, Text], ...]:
    """A ship, structure or square, and what is done with it."""
    verb, _, words = option.key.partition(":")
    if verb == "trade":
        return ((words, option.label),)
    if verb == "upgrade" and option.short is not None:
        ship, slot, part = words.split("-")
        named, square = (step.label for step in option.path[-2:])
        return (f"{ship} {slot}", say("ecl-form-square-of", ship=named, square=square)), (part, option.short)
    if verb not in FORMS or option.at is None or not option.path:
        return ()
    first = option.path[-1]
    after = words.removeprefix(f"{first.key}-")
    goal = say("ecl-place", place=place_name(option.at)) if after == option.at else option.label
    return (first.key, first.label), (after, goal)
