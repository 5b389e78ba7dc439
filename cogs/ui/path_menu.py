"""Hundreds of legal answers as menus that narrow step by step: for example a ship, then its destination.

Nothing is stored between the steps: the choices so far are in the custom id of the next menu. A menu's value is `+` and
the key of a step, or `=` and the key of an option, whose path is then complete.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from discord import ui

from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.outgoing import text
from engine.core.decision import Ask, Option, Step
from engine.core.errors import Stale
from engine.core.text import Text
from locales import message, translate

Path: TypeAlias = tuple[str, ...]
"""The keys of the steps chosen so far."""

BETWEEN = ">"
"""Separates the keys of steps in a custom id; keys do not contain it."""
MENU = 25
MENUS = 4
"""The number of menus of steps on a page."""
STEP, OPTION = "+", "="


def has_paths(ask: Ask) -> bool:
    """Whether the question is answered in steps: some option has a path."""
    return ask.most == 1 and any(option.path for option in ask.options)


def written(path: Path) -> str:
    """The path as stored in a custom id."""
    return BETWEEN.join(path)


def read(arg: str) -> Path:
    """The path from a custom id."""
    return tuple(arg.split(BETWEEN)) if arg else ()


def chosen(ask: Ask, path: Path, value: str) -> tuple[Path, str | None]:
    """The path after a choice from the menu, and the key of the option if it is complete. Raises Stale if the question
    has no such step."""
    key = value[1:]
    for following in ask.options.steps(path):
        if following.key == key and value[:1] == (STEP if isinstance(following, Step) else OPTION):
            return ((*path, key), None) if isinstance(following, Step) else (path, key)
    raise Stale


def steps_taken(ask: Ask, path: Path) -> list[Step]:
    """The steps of a path. Raises Stale if the question has no such path."""
    taken: list[Step] = []
    for depth, key in enumerate(path):
        found = [each for each in ask.options.steps(path[:depth]) if isinstance(each, Step) and each.key == key]
        if not found:
            raise Stale
        taken += found
    return taken


def path_items(ask: Ask, path: Path, key: Key, language: str) -> Iterator[ui.Item[Any] | None]:
    """The steps chosen so far, menus of the next ones, and the buttons back. `key`: of the question."""
    taken = steps_taken(ask, path)
    if taken:
        yield text(f"**{' → '.join(translate(step.label, language) for step in taken)}**")
    following = ask.options.steps(path)
    chunks = [following[start : start + MENU] for start in range(0, len(following), MENU)][:MENUS]
    for number, chunk in enumerate(chunks):
        hint = message("panel-menu", language)
        if len(chunks) > 1:
            first, last = (translate(each.label, language) for each in (chunk[0], chunk[-1]))
            hint = message("panel-menu-range", language, first=first, last=last)
        arg = written(path)
        yield from rows(
            menu(key.but("path", f"{number}{BETWEEN}{arg}"), hint, [_choice(each, language) for each in chunk])
        )
    if taken:
        back = key.but("path-back", written(path[:-1]))
        yield from rows(button(back, message("panel-back", language)))


def _choice(following: Step | Option, language: str) -> Choice:
    label = translate(following.label, language)
    if isinstance(following, Step):
        return Choice(f"{STEP}{following.key}", f"{label} …")
    said: Text | None = following.caution or following.detail
    return Choice(f"{OPTION}{following.key}", label, translate(said, language) if said is not None else "")
