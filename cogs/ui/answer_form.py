"""A question that is answered in one form: a ship and its place, and the next ship and its place.

Each row of the form is one answer, given one after the other as a typed line gives them: all or none. What is not
possible is refused with the reason, and the form is offered again as it was filled in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from discord import ui

from cogs.ui.controls import Choice, Key, check_control
from cogs.ui.forms import PARTS, Chosen, Part, choice_form
from cogs.ui.path_menu import FEW, MENU, Path
from cogs.ui.presentation import AnswerForm, Presentation
from engine.core.decision import Ask, Keys, Option
from engine.core.errors import IllegalChoice, Refused
from engine.core.text import Text, say
from locales import message, translate

BETWEEN = "/"
"""Stands in a custom id between what was chosen and the steps to the question."""


@dataclass(frozen=True)
class Columns:
    """The parts of an answer with their choices: for each the names, with their labels and details."""

    form: AnswerForm
    choices: tuple[dict[str, tuple[Text, Text | None]], ...]

    @property
    def labels(self) -> tuple[Text, ...]:
        """What the parts are called."""
        return self.form.parts if self.form.then is None else (*self.form.parts, self.form.then.label)

    @property
    def rows(self) -> int:
        """How many answers the form takes."""
        return min(self.form.most, PARTS // len(self.choices))

    def settled(self, choices: dict[str, tuple[Text, Text | None]]) -> str:
        """The name in a part that leaves no choice, which the form of a single answer does not ask for; else ""."""
        return next(iter(choices)) if len(choices) == self.rows == 1 else ""


def columns_of(presentation: Presentation, ask: Ask, view: object, path: Path) -> Columns | None:
    """What the form of a page offers; None: the page has none, or too much is possible for the menus of a form."""
    form = presentation.form(ask, view, path)
    if form is None:
        return None
    found: tuple[dict[str, tuple[Text, Text | None]], ...] = tuple({} for _ in form.parts)
    count = 0
    for option in ask.options:
        if (spread := _spread(presentation, form, option)) is None:
            continue
        count += 1
        for choices, (name, label) in zip(found, spread, strict=True):
            _, detail = choices.get(name, (label, option.detail))
            choices[name] = label, detail if detail == option.detail else None
    if form.then is not None:
        found += ({key: (label, None) for key, label in form.then.answers},)
    fits = all(len(choices) <= MENU for choices in found)
    return Columns(form, found) if fits and count > (1 if form.most > 1 else FEW) else None


def _spread(presentation: Presentation, form: AnswerForm, option: Option) -> tuple[tuple[str, Text], ...] | None:
    """What an option has in each part of the form; None: it is no answer of this form."""
    spread = presentation.spread(option) if option.key.startswith(f"{form.verb}:") else ()
    return spread if len(spread) == len(form.parts) else None


def answer_form(key: Key, columns: Columns, language: str, chosen: Chosen) -> ui.Modal:
    """The form. The first answer has to be given, the others can be left out."""
    parts = []
    for row in range(columns.rows):
        for column, (name, choices) in enumerate(zip(columns.labels, columns.choices, strict=True)):
            if columns.settled(choices):
                continue
            number = row * len(columns.choices) + column
            on = chosen[number] if number < len(chosen) else ()
            listed = [
                Choice(
                    value,
                    translate(label, language),
                    "" if detail is None else translate(detail, language),
                    at in on,
                )
                for at, (value, (label, detail)) in enumerate(choices.items())
            ]
            label = translate(name, language)
            if columns.rows > 1:
                label = message("form-part", language, number=row + 1, part=label)
            parts.append(Part(str(number), label, tuple(listed), int(row == 0), closed=columns.rows > 1))
    return choice_form(key, translate(columns.form.title, language), parts, message("panel-menu", language))


def read_rows(columns: Columns, filled: Mapping[str, tuple[str, ...]]) -> tuple[list[tuple[str, ...]], Chosen]:
    """The names in each row that is filled in (in part), and what was chosen as the numbers of the choices."""
    rows, chosen, width = [], [], len(columns.choices)
    for row in range(columns.rows):
        names = tuple(
            columns.settled(choices) or "".join(filled.get(str(row * width + column), ()))
            for column, choices in enumerate(columns.choices)
        )
        for name, choices in zip(names, columns.choices, strict=True):
            check_control(not name or name in choices)
            chosen.append((list(choices).index(name),) if name else ())
        if any(names):
            rows.append(names)
    return rows, tuple(chosen)


def match_key(ask: Ask, key: str) -> tuple[Keys, str]:
    """The answer with exactly this key. Raises Refused if it is not offered."""
    if ask.option(key) is None:
        raise IllegalChoice(key)
    return (key,), ""


def clauses_of(columns: Columns, rows: list[tuple[str, ...]]) -> list[str]:
    """The answers as they are typed. Raises Refused for one that lacks a part."""
    for names in rows:
        if not all(names):
            raise Refused(say("error-form-row", parts=[*columns.labels]))
    count = len(columns.form.parts)
    clauses = [(" ".join((columns.form.verb, *names[:count])), *names[count:]) for names in rows]
    return [clause for each in clauses for clause in each]


def reader_of_rows(
    presentation: Presentation, columns: Columns, rows: list[tuple[str, ...]]
) -> Callable[[Ask, str], tuple[Keys, str]]:
    """Reads these answers among the options of a question."""
    count = len(columns.form.parts)
    meant = {" ".join((columns.form.verb, *names[:count])): names[:count] for names in rows}

    def match(ask: Ask, clause: str) -> tuple[Keys, str]:
        if clause not in meant:
            return match_key(ask, clause)
        for option in ask.options:
            spread = _spread(presentation, columns.form, option)
            if spread is not None and tuple(name for name, _ in spread) == meant[clause]:
                return (option.key,), ""
        known = zip(meant[clause], columns.choices[:count], strict=True)
        labels = [choices[name][0] for name, choices in known if name in choices]
        raise IllegalChoice(clause, say("error-form-together", choices=labels))

    return match
