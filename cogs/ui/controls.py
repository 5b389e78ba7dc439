"""Buttons and menus that hold no state: everything is in their custom id, so they work after a restart.

`o1:<verb>:<table>:<seat>:<serial>:<arg>`; a dash means "none". A mark may follow (`~` and more at its end): that of one
control of a posted message is the delivery's nonce, by which the message is found again after a crash; that of a form
is new whenever it is opened.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar
from unicodedata import east_asian_width

import discord
from discord import ui

from cogs.discord_types import Interaction, Item, Row, dispatcher_of
from engine.core.errors import Refused
from engine.core.text import say
from locales import message

T = TypeVar("T")
CUSTOM_ID = 100
LABEL = 80
OPTION_TEXT = 100
PLACEHOLDER = 150
BESIDE = 17
"""The columns of a label that leave room for words beside it on a phone; a spell of Day & Night with its hours has so
many (`日之儀式 · 4 小時`), and stands as the shorter ones do."""
MOST_BESIDE = 150
"""The columns of a line of words from which on they take less room above their button."""
MOST_ABOVE = 1500
"""The characters of all that is told above a menu."""
BETWEEN_KEYS = ">"
"""Stands between the keys of answers that are given one after the other; keys do not contain it."""
TEMPLATE = re.compile(
    r"o1:(?P<verb>[a-z-]+):(?P<table>[^:~]*):(?P<seat>[^:~]*):(?P<serial>[^:~]*):(?P<arg>[^~]*)(~(?P<mark>.*))?",
    re.DOTALL,
)
"""Matches our custom ids. Their numbers are validated afterwards, so that a forged one is answered too."""
NUMBER = re.compile(r"[0-9]{1,9}")
SNOWFLAKE = re.compile(r"[0-9]{15,19}")


def number(written: str) -> int | None:
    """The number in a part of a custom id or in the value of a menu. None if it must be forged: signs, digits of other
    scripts, or more than a database column holds."""
    return int(written) if NUMBER.fullmatch(written) else None


def snowflake(written: str) -> int | None:
    """The id of a Discord object, such as a channel. None if it is not one."""
    return int(written) if SNOWFLAKE.fullmatch(written) else None


def required(value: T | None) -> T:
    """What a control must carry. Raises Refused if it does not: it is old, or forged."""
    check_control(value is not None)
    assert value is not None
    return value


def check_control(valid: bool) -> None:
    """Raises Refused for what no control of this version carries."""
    if not valid:
        raise Refused(say("error-old-control"))


@dataclass(frozen=True)
class Key:
    """The meaning of a control, as encoded in its custom id."""

    verb: str
    table: int = 0
    seat: int | None = None
    serial: int | None = None
    arg: str = ""

    def __str__(self) -> str:
        seat = "-" if self.seat is None else self.seat
        serial = "-" if self.serial is None else self.serial
        return f"o1:{self.verb}:{self.table}:{seat}:{serial}:{self.arg}"

    @classmethod
    def parse(cls, custom_id: str) -> Key | None:
        """The meaning of a custom id. None if it is not one of ours, or forged."""
        match = TEMPLATE.fullmatch(custom_id)
        if match is None:
            return None
        table, seat, serial = (number(match[part]) for part in ("table", "seat", "serial"))
        if table is None or (seat is None and match["seat"] != "-") or (serial is None and match["serial"] != "-"):
            return None
        return cls(match["verb"], table, seat, serial, match["arg"])

    def with_verb(self, verb: str, arg: str = "") -> Key:
        """The same place and question, with another verb."""
        return replace(self, verb=verb, arg=arg)


class Control(ui.DynamicItem[Item], template=TEMPLATE):
    """Any button or menu of Orrery. The dispatcher decides what a press does."""

    def __init__(self, item: Item, key: Key) -> None:
        super().__init__(item)
        self.key = key

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Item, match: re.Match[str], /) -> Control:
        """The pressed control, from its custom id. A forged one has no meaning."""
        return cls(item, Key.parse(match.string) or Key(""))

    async def callback(self, interaction: Interaction) -> None:
        """Pass the press to the dispatcher, with the chosen values if it is a menu."""
        data: dict[str, Any] = dict(interaction.data or {})
        values = tuple(str(value) for value in data.get("values", ()))
        await dispatcher_of(interaction).press(interaction, self.key, values)


def mark(items: Iterable[Item], nonce: str) -> bool:
    """Put the delivery's mark on the first control that has room for it, if none has it. Returns whether there was
    one."""
    for item in items:
        if isinstance(item, Control) and item.custom_id.endswith(f"~{nonce}"):
            return True
        if isinstance(item, Control) and len(item.custom_id) + len(nonce) < CUSTOM_ID:
            item.custom_id = f"{item.key}~{nonce}"
            return True
    return False


def is_marked(components: Iterable[dict[str, Any]], nonce: str) -> bool:
    """Whether a message with these components carries the mark."""
    return any(str(component.get("custom_id", "")).endswith(f"~{nonce}") for component in components)


ESCAPED = re.compile(r"\\([^\w\s]|_)")
"""An escaped markdown character. Discord does not interpret markdown on controls."""


def clip(text: str, size: int) -> str:
    """The text as a control shows it: without the escapes of markdown, shortened with an ellipsis if it is too long."""
    text = ESCAPED.sub(r"\1", text)
    return text if len(text) <= size else text[: size - 1].rstrip() + "…"


def button(
    key: Key,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Control:
    """A button with the meaning `key`."""
    return Control(
        ui.Button(custom_id=str(key), label=clip(label, LABEL), style=style, emoji=emoji, disabled=disabled), key
    )


@dataclass(frozen=True)
class Choice:
    """One entry of a menu."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False
    emoji: str | None = None


def panel_button(table_id: int, language: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Control:
    """The way to one's own panel."""
    return button(Key("panel", table_id), message("button-panel", language), style, emoji="🎯")


def log_button(table_id: int, language: str) -> Control:
    """The way to the log of a table."""
    return button(Key("log", table_id), message("button-log", language), emoji="📰")


def menu(key: Key, placeholder: str, choices: list[Choice], least: int = 1, most: int = 1) -> Control:
    """A menu with the meaning `key`; at most 25 choices."""
    options = [
        discord.SelectOption(
            label=clip(choice.label, OPTION_TEXT),
            value=choice.value,
            description=clip(choice.detail, OPTION_TEXT) or None,
            default=choice.chosen,
            emoji=choice.emoji,
        )
        for choice in choices
    ]
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=str(key),
        placeholder=clip(placeholder, PLACEHOLDER),
        options=options,
        min_values=min(least, len(options)),
        max_values=min(most, len(options)),
    )
    return Control(select, key)


def told_above(choices: Sequence[Choice]) -> str:
    """What a menu has no room for, in small lines to stand above it; "": all of it fits, or it is too much."""
    long = [choice for choice in choices if len(choice.detail) > OPTION_TEXT]
    lines = "\n".join(f"-# **{choice.label}** {choice.detail}" for choice in long)
    return lines if len(lines) <= MOST_ABOVE else ""


def page_of(items: Sequence[T], size: int, page: int) -> tuple[Sequence[T], int, int]:
    """The items on a page of so many, the number of that page (the nearest there is to `page`), and of all pages: one
    at least."""
    pages = max(1, -(-len(items) // size))
    page = min(max(page, 0), pages - 1)
    return items[page * size : (page + 1) * size], page, pages


def pager(key: Key, page: int, pages: int, more: str = "") -> list[Row]:
    """Buttons for the pages before and after this one; none if there is only one. `key`: its argument is the number of
    the page, with `more` behind it."""
    if pages < 2:
        return []
    return rows(
        button(key.with_verb(key.verb, f"{page - 1}{more}"), "◀", disabled=page == 0),
        button(key.with_verb(key.verb, f"{page + 1}{more}"), "▶", disabled=page + 1 >= pages),
    )


def people_menu(key: Key, placeholder: str) -> Control:
    """A menu with the meaning `key` from which one of the people whom Discord offers is chosen."""
    return Control(ui.UserSelect(custom_id=str(key), placeholder=clip(placeholder, PLACEHOLDER)), key)


def columns(label: str) -> int:
    """How wide a label is; a Chinese character takes two columns."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in label)


def beside(words: str, control: Control, *others: Control) -> list[Item]:
    """Words beside their button. Above it where its label is long, because a phone shows that in one piece and breaks
    the words into what is left; where the words are long themselves; and where there are several buttons."""
    label = getattr(control.item, "label", None) or ""
    if others or columns(label) > BESIDE or max(map(columns, words.splitlines()), default=0) > MOST_BESIDE:
        return [ui.TextDisplay(words), *rows(control, *others)]
    return [ui.Section(ui.TextDisplay(words), accessory=control)]


def rows(*controls: Control) -> list[Row]:
    """The controls in action rows: five buttons or one menu each."""
    result: list[Row] = []
    free = 0
    for control in controls:
        width = control.width
        if width > free:
            result.append(ui.ActionRow())
            free = 5
        result[-1].add_item(control)
        free -= width
    return result
