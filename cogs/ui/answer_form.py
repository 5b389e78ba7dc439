"""A question that is answered in one form: a ship and its place, and the next ship and its place.

Each row of the form is one answer, given one after the other as a typed line gives them: all or none. What is not
possible is refused with the reason, and the form is offered again as it was filled in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import product

from discord import ui

from cogs.ui.controls import OPTION_TEXT, Choice, Key, check_control
from cogs.ui.forms import PARTS, Chosen, Part, choice_form
from cogs.ui.path_menu import FEW, MENU, Path
from cogs.ui.presentation import AnswerForm, Presentation
from engine.core.decision import Ask, Keys, Option
from engine.core.errors import IllegalChoice, Refused
from engine.core.text import Text, say
from locales import message, translate

TWICE = "\n"
"""Stands between names where more than one is chosen for a part of an answer."""
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
    def menus(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """The menus of an answer, each with the number of its part and its names: several of about the same size for a
        part with more choices than a menu holds."""
        return tuple([(at, menu) for at, choices in enumerate(self.choices) for menu in _in_menus([*choices])])

    @property
    def rows(self) -> int:
        """How many answers the form takes; 0: an answer has more menus than a form."""
        return min(self.form.most, PARTS // len(self.menus))

    def settled(self, choices: dict[str, tuple[Text, Text | None]]) -> str:
        """The name in a part that leaves no choice, which the form of a single answer does not ask for; else ""."""
        return next(iter(choices)) if len(choices) == self.rows == 1 else ""


def _in_menus(names: list[str]) -> list[tuple[str, ...]]:
    """The names in as few menus as hold them."""
    if not names:
        return [()]
    size = -(-len(names) // -(-len(names) // MENU))
    return [tuple(names[start : start + size]) for start in range(0, len(names), size)]


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
    columns = Columns(form, found)
    enough = count > (1 if form.most > 1 or form.few else FEW)
    return columns if enough and columns.rows else None


def _spread(presentation: Presentation, form: AnswerForm, option: Option) -> tuple[tuple[str, Text], ...] | None:
    """What an option has in each part of the form; None: it is no answer of this form."""
    spread = presentation.spread(option) if option.key.startswith(f"{form.verb}:") else ()
    return spread if len(spread) == len(form.parts) else None


def answer_form(key: Key, columns: Columns, language: str, chosen: Chosen) -> ui.Modal:
    """The form. The first answer has to be given, the others can be left out."""
    parts, menus = [], columns.menus
    for number, (row, (column, names)) in enumerate(product(range(columns.rows), menus)):
        choices, at = columns.choices[column], row * len(columns.choices) + column
        if columns.settled(choices):
            continue
        on = [[*choices][each] for each in (chosen[at] if at < len(chosen) else ()) if each < len(choices)]
        listed = [_choice(name, *choices[name], language, chosen=name in on) for name in names]
        label, whole = translate(columns.labels[column], language), len(names) == len(choices)
        if columns.rows > 1:
            label = message("form-part", language, number=row + 1, part=label)
        if not whole:
            label = message("form-part-of", language, part=label, first=listed[0].label, last=listed[-1].label)
        parts.append(Part(str(number), label, tuple(listed), int(row == 0 and whole), closed=columns.rows > 1))
    return choice_form(key, translate(columns.form.title, language), parts, message("panel-menu", language))


def _choice(name: str, label: Text, detail: Text | None, language: str, *, chosen: bool) -> Choice:
    """A choice of a form. What its label has no room for goes on below it."""
    said, told = translate(label, language), "" if detail is None else translate(detail, language)
    if len(said) > OPTION_TEXT:
        end = max(said.rfind(" ", 0, OPTION_TEXT), 0) or OPTION_TEXT
        said, told = said[:end], " · ".join(filter(None, (f"… {said[end:].strip()}", told)))
    return Choice(name, said, told, chosen)


def read_rows(columns: Columns, filled: Mapping[str, tuple[str, ...]]) -> tuple[list[tuple[str, ...]], Chosen]:
    """The names in each row that is filled in (in part), and what was chosen as the numbers of the choices."""
    rows, chosen, menus = [], [], columns.menus
    for row in range(columns.rows):
        names = []
        for column, choices in enumerate(columns.choices):
            numbers = [row * len(menus) + at for at, (of, _) in enumerate(menus) if of == column]
            named = [name for number in numbers for name in filled.get(str(number), ())]
            check_control(all(name in choices for name in named))
            names.append(columns.settled(choices) or TWICE.join(named))
            chosen.append(tuple(map([*choices].index, names[-1].split(TWICE)[:1] if names[-1] else ())))
        if any(names):
            rows.append(tuple(names))
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
        if any(TWICE in name for name in names):
            raise Refused(say("error-form-twice"))
    count, then = len(columns.form.parts), columns.form.then
    after = count if then is not None and then.habit else None  # what is laid down is no answer now
    clauses = [(" ".join((columns.form.verb, *names[:count])), *names[count:after]) for names in rows]
    return [clause for each in clauses for clause in each]


def laid_down(columns: Columns, rows: list[tuple[str, ...]]) -> tuple[str, str] | None:
    """What answers a later question: the name of its standing answer, and the key; None: the form has no such part."""
    then = columns.form.then
    return None if then is None or not then.habit else (then.habit, rows[0][-1])


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
