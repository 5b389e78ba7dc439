"""Forms: up to five parts that are filled in together and sent at once.

A form holds no state: it comes back as a press of its key, also after a restart. It cannot answer another form, so what
does not fit together is told on a page with the button that opens the form again; that button's argument then has what
was chosen, as the numbers of the choices.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import discord
from discord import ui

from cogs.discord_types import Field, Item
from cogs.ui.controls import OPTION_TEXT, PLACEHOLDER, Choice, Key, clip, number
from cogs.ui.measure import BYTES, walk
from locales import capitalize, message

T = TypeVar("T")
PARTS = 5
"""The greatest number of parts in a form."""
TITLE = 45
BOXES = 10
"""If there are more choices than this, several are chosen from a menu, not by boxes."""
RADIO = 4
"""Up to so many choices are all in sight; of more, one is chosen from a menu."""
TIMEOUT = 600

Chosen: TypeAlias = tuple[tuple[int, ...], ...]
"""What was chosen in each part of a form, as the numbers of the choices."""


@dataclass(frozen=True)
class Part:
    """Something that is chosen in a form: between `least` and `most` of the choices. `id`: by which it comes back.
    `closed`: from a menu, however few there are."""

    id: str
    label: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    closed: bool = False


def line_form(key: Key, title: str, parts: Sequence[tuple[str, str, Field]], language: str, **told: str) -> ui.Modal:
    """A form of these lines: message of the label, message of the hint ("": none), line. `told`: for the hints."""
    labelled = [
        (message(label, language), message(hint, language, **told) if hint else "", line) for label, hint, line in parts
    ]
    return _modal(key, message(title, language), labelled)


def choice_form(key: Key, title: str, parts: Sequence[Part], hint: str) -> ui.Modal:
    """A form in which something is chosen. `hint`: the words in a menu of which nothing is chosen yet. What the choices
    do is left out where all of it would be too large for Discord."""
    weight = sum(len(f"{each.label}{each.detail}".encode()) for part in parts for each in part.choices)
    return _modal(key, title, [(part.label, "", _component(part, hint, brief=weight > BYTES)) for part in parts])


def _modal(key: Key, title: str, parts: Iterable[tuple[str, str, Item]]) -> ui.Modal:
    """Phones show what they first saw under an id again, so each form has one of its own."""
    fresh = f"{key}~{secrets.token_hex(4)}"
    made = ui.Modal(title=clip(title, TITLE), custom_id=fresh, timeout=TIMEOUT)
    for label, described, component in parts:
        words = clip(described, OPTION_TEXT) or None
        made.add_item(ui.Label(text=clip(label, TITLE), description=words, component=component))
    return made


def _component(part: Part, hint: str, *, brief: bool) -> Item:
    """The boxes, radio buttons or menu of a part. Discord's defaults differ between them, so nothing is left to
    these."""
    least, most, needed = min(part.least, len(part.choices)), min(part.most, len(part.choices)), part.least > 0
    if part.most > 1 and len(part.choices) <= BOXES:
        boxes = _described(discord.CheckboxGroupOption, part, brief=brief)
        return ui.CheckboxGroup(custom_id=part.id, options=boxes, min_values=least, max_values=most, required=needed)
    if part.most == least == 1 < len(part.choices) <= RADIO and not part.closed:
        radios = _described(discord.RadioGroupOption, part, brief=brief)
        return ui.RadioGroup(custom_id=part.id, options=radios, required=needed)
    return ui.Select(
        custom_id=part.id,
        placeholder=clip(hint, PLACEHOLDER),
        options=_described(discord.SelectOption, part, brief=brief),
        min_values=least,
        max_values=most,
        required=needed,
    )


def _described(kind: Callable[..., T], part: Part, *, brief: bool) -> list[T]:
    """The choices of a part as Discord wants them."""
    return [
        kind(
            label=clip(capitalize(choice.label), OPTION_TEXT),
            value=choice.value,
            description=None if brief else clip(choice.detail, OPTION_TEXT) or None,
            default=choice.chosen,
        )
        for choice in part.choices
    ]


def filled_in(data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """What was chosen or typed in each part of a form that was submitted."""
    found: dict[str, tuple[str, ...]] = {}
    for part in walk(data.get("components") or []):
        if "custom_id" in part:
            one = part.get("value")
            values = part.get("values") or ([] if one in (None, "") else [one])
            found[part["custom_id"]] = tuple(map(str, values))
    return found


def write_chosen(parts: Iterable[Sequence[int]]) -> str:
    """What was chosen, as stored in a custom id: `0.2,3.` for the first, the third and fourth, and nothing."""
    return ".".join(",".join(map(str, chosen)) for chosen in parts)


def read_chosen(written: str) -> Chosen:
    """What was chosen, from a custom id."""
    return tuple(
        tuple(found for each in part.split(",") if (found := number(each)) is not None) for part in written.split(".")
    )
