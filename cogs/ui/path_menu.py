"""Hundreds of legal answers in pages that narrow step by step: a ship, then where it goes.

Nothing is stored between the steps: what has been chosen stands in the custom ids of the next page. A step is a button,
or a choice of a menu, whose value is then `+` and the key of the step; `=` and the key of an option answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from discord import ButtonStyle

from cogs.discord_types import Item
from cogs.ui.controls import Choice, Control, Key, button, menu, rows, told_above
from cogs.ui.outgoing import text
from engine.core.decision import Ask, Option, Step
from engine.core.errors import Stale
from locales import capitalize, message, translate

Path: TypeAlias = tuple[str, ...]
"""The keys of the steps chosen so far."""

Level: TypeAlias = tuple[tuple[Step, ...], tuple[Option, ...]]
"""What stands on a page: further steps, and options."""

BETWEEN = ">"
"""Separates the keys of steps in a custom id; keys do not contain it."""
MENU = 25
MENUS = 4
"""The number of menus of steps on a page."""
FEW = 5
"""If a step leads to at most this many options, they are shown at once instead of their further steps."""
OPENED = 8
"""The greatest number of options behind a step that stand beside the other steps."""
STEP_BUTTONS = 9
"""If there are more steps than this, they are in menus."""
STEPS_A_ROW = 3
"""The number of their buttons in one row on a phone."""
STEP, OPTION = "+", "="


def has_paths(ask: Ask) -> bool:
    """Whether the question is answered in steps: some option has a path."""
    return ask.most == 1 and any(option.path for option in ask.options)


def write_path(path: Path) -> str:
    """The path as stored in a custom id."""
    return BETWEEN.join(path)


def read_path(arg: str) -> Path:
    """The path from a custom id."""
    return tuple(arg.split(BETWEEN)) if arg else ()


def choose_following(ask: Ask, path: Path, value: str) -> tuple[Path, str | None]:
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


def list_level(ask: Ask, path: Path, asides: tuple[str, ...] = ()) -> Level:
    """What stands on the page after these steps: further steps, and the options that can be chosen there.

    Where few options are left, or as many as a menu holds and none of them is a place on the picture, they stand there
    at once; so they do where every step would lead to a single one, and where one step leads to all. Steps of `asides`
    do not count, and stay: what is done besides does not stand among the answers to the question itself."""
    depth = len(path)
    below = [option for option in ask.options if tuple([step.key for step in option.path[:depth]]) == path]
    if path and (len(below) <= FEW or (len(below) <= MENU and not any(option.at for option in below))):
        return (), tuple(below)
    main = [option for option in below if len(option.path) <= depth or option.path[depth].key not in asides]
    behind = [option.path[depth].key for option in main if len(option.path) > depth]
    few = len(set(behind)) == len(behind) <= MENU or (len(set(behind)) == 1 and len(main) <= STEP_BUTTONS)
    following = ask.options.steps(path)
    if few:
        return tuple(each for each in following if isinstance(each, Step) and each.key in asides), tuple(main)
    return (
        tuple(each for each in following if isinstance(each, Step)),
        tuple(each for each in following if isinstance(each, Option)),
    )


def open_step(ask: Ask, path: Path, level: Level, opens: Callable[[Step], bool]) -> Level:
    """The page on which the first step that `opens` is left out, and what it leads to stands there at once, if that is
    little."""
    steps, options = level
    for step in steps:
        if opens(step):
            way = (*path, step.key)
            below = tuple(each for each in ask.options if tuple(taken.key for taken in each.path) == way)
            return (tuple(each for each in steps if each != step), options + below) if len(below) <= OPENED else level
    return level


def way_taken(ask: Ask, path: Path, language: str) -> Item | None:
    """What has been chosen so far. Stale if the question has no such steps."""
    taken = steps_taken(ask, path)
    return text(f"**{capitalize(' → '.join(translate(step.label, language) for step in taken))}**") if taken else None


def step_items(
    steps: tuple[Step, ...],
    path: Path,
    key: Key,
    language: str,
    asides: tuple[str, ...] = (),
    pointed: str | None = None,
) -> Iterator[Item]:
    """Buttons of the steps that can follow, or menus where they are many or say what they do. Those of `asides` come
    last, in that order, and stand apart. `key`: of the question. `pointed`: the key of the step that stands out."""
    main = tuple(step for step in steps if step.key not in asides)
    apart = tuple(sorted((step for step in steps if step.key in asides), key=lambda step: asides.index(step.key)))
    for group, style in ((main, ButtonStyle.primary), (apart, ButtonStyle.secondary)):
        if len(group) > STEP_BUTTONS or any(step.detail is not None for step in group):
            yield from _step_menus(group, path, key, language)
            continue
        buttons = [
            _step_button(step, path, key, language, ButtonStyle.success if step.key == pointed else style)
            for step in group
        ]
        for start in range(0, len(buttons), STEPS_A_ROW):
            yield from rows(*buttons[start : start + STEPS_A_ROW])


def way_back(path: Path, key: Key, language: str) -> Iterator[Item]:
    """The button that takes the last step back, if there is one."""
    if path:
        yield from rows(button(key.with_verb("path-back", write_path(path[:-1])), message("panel-back", language)))


def _step_button(step: Step, path: Path, key: Key, language: str, style: ButtonStyle) -> Control:
    label = capitalize(translate(step.label, language))
    return button(key.with_verb("path-to", write_path((*path, step.key))), label, style)


def _step_choice(step: Step, language: str) -> Choice:
    detail = "" if step.detail is None else translate(step.detail, language)
    return Choice(f"{STEP}{step.key}", f"{translate(step.label, language)} …", detail)


def _step_menus(steps: tuple[Step, ...], path: Path, key: Key, language: str) -> Iterator[Item]:
    chunks = [steps[start : start + MENU] for start in range(0, len(steps), MENU)][:MENUS]
    for number, chunk in enumerate(chunks):
        hint = message("panel-menu", language)
        if len(chunks) > 1 or (chunk[0].detail is not None and len(chunk) > 1):
            first, last = (translate(each.label, language) for each in (chunk[0], chunk[-1]))
            hint = message("panel-menu-range", language, first=first, last=last)
        choices = [_step_choice(step, language) for step in chunk]
        if (above := text(told_above(choices))) is not None:
            yield above
        yield from rows(menu(key.with_verb("path", f"{number}{BETWEEN}{write_path(path)}"), hint, choices))
