"""A title's table options as parts of a form: all of them are set at once, or none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from discord import ButtonStyle, ui

from cogs.ui.controls import Choice, Control, Key, button, check_control
from cogs.ui.forms import PARTS, Part, choice_form, read_chosen, write_chosen
from cogs.ui.lobby import option_value, value_hint
from cogs.ui.presentation import Presentation
from engine.core.errors import Refused
from engine.core.text import say
from engine.core.title import TableOption
from locales import message
from tables.records import OptionValue, TableInfo

MENU = 25
SWITCHES = "switches"
"""The part that has all options which are on or off."""
_ROUND = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 250, 300, 400, 500, 750, 1000)


def _groups(presentation: Presentation, page: int | None = None) -> list[tuple[TableOption, ...]]:
    """What there is to set (in one of the forms): all switches together, then every other option."""
    options = presentation.title.meta.options
    switches = tuple(option for option in options if isinstance(option.default, bool))[:MENU]
    groups = [switches] if switches else []
    groups += [(option,) for option in options if not isinstance(option.default, bool)]
    return groups if page is None else groups[page * PARTS : (page + 1) * PARTS]


def setting_parts(
    info: TableInfo,
    presentation: Presentation,
    language: str,
    page: int | None = None,
    given: Mapping[str, OptionValue] | None = None,
) -> list[Part]:
    """What there is to set (in one of the forms). `given`: values to begin with, instead of those that the table
    has."""
    present = {**info.options, **(given or {})}

    def words(ending: str) -> str:
        return message(presentation.meta.key(f"option-{ending}"), language)

    parts = []
    for group in _groups(presentation, page):
        if isinstance(group[0].default, bool):
            on = [
                Choice(each.id, words(each.id), words(f"{each.id}-hint"), bool(present.get(each.id, each.default)))
                for each in group
            ]
            parts.append(Part(SWITCHES, message("settings-switches-all", language), tuple(on), 0, MENU))
            continue
        option = group[0]
        now = present.get(option.id, option.default)
        choices = [
            Choice(
                str(value),
                option_value(value, presentation, option.id, language),
                value_hint(value, presentation, option.id, language)
                or presentation.value_note(option.id, value, language),
                value == now,
            )
            for value in offer_values(option, now)
            if (value == now and not given) or presentation.offers(option.id, value, present)
        ]
        parts.append(Part(option.id, words(option.id), tuple(choices[:MENU])))
    return parts


def offer_values(option: TableOption, now: OptionValue) -> list[int | str]:
    """The values to choose from for an option: all of them, or as many round numbers as a menu holds (any other can be
    typed)."""
    if option.choices:
        return list(option.choices)
    if option.most - option.least < MENU:
        return list(range(option.least, option.most + 1))
    wanted = {option.least, option.most, int(option.default), int(now)}
    spread = [number for number in _ROUND if option.least <= number <= option.most and number not in wanted]
    while len(spread) + len(wanted) > MENU:
        spread.pop(len(spread) // 2)
    return sorted({*wanted, *spread})


# -- the forms -------------------------------------------------------------------------------------------------------


def form_buttons(info: TableInfo, presentation: Presentation, language: str, draft: str = "") -> list[Control]:
    """The buttons of the forms; none where there is only one thing to set. `draft`: the argument of the one that is
    offered again."""
    parts = len(_groups(presentation))
    pages = -(-parts // PARTS) if parts > 1 else 0
    buttons = []
    for page in range(pages):
        again = draft.partition(":")[0] == str(page)
        label = message("button-set-all", language, page=page + 1, pages=pages)
        style = ButtonStyle.primary if again else ButtonStyle.secondary
        key = Key("set-all", info.id, serial=info.version, arg=draft if again else str(page))
        buttons.append(button(key, label, style, emoji="📝"))
    return buttons


def settings_form(key: Key, info: TableInfo, presentation: Presentation, language: str) -> ui.Modal:
    """The form that the button with this key opens: with what was chosen there before, unless the table has changed
    since; else with the present settings."""
    number, _, chosen = key.arg.partition(":")
    page = int(number) if number.isdecimal() else 0
    given = _read_draft(info, presentation, page, chosen) if chosen and key.serial == info.version else None
    parts = setting_parts(info, presentation, language, page, given)
    check_control(bool(parts))
    opened = replace(key, serial=None, arg=str(page))
    title = message("settings-title", language, number=info.id)
    return choice_form(opened, title, parts, message("settings-form-menu", language))


def read_settings(
    info: TableInfo, presentation: Presentation, page: int, filled: Mapping[str, tuple[str, ...]]
) -> dict[str, OptionValue]:
    """The options as chosen in a form. Raises Refused for what it does not offer."""
    given: dict[str, OptionValue] = {}
    for group in _groups(presentation, page):
        if isinstance(group[0].default, bool):
            given |= {option.id: option.id in filled.get(SWITCHES, ()) for option in group}
            continue
        option = group[0]
        found = [each for each in _values(info, option) if (str(each),) == filled.get(option.id)]
        check_control(bool(found))
        given[option.id] = found[0]
    return given


def check_together(presentation: Presentation, options: Mapping[str, OptionValue]) -> None:
    """Raises Refused for a value that does not go with the others."""
    for option in presentation.title.meta.options:
        value = options.get(option.id, option.default)
        if not presentation.offers(option.id, value, options):
            name, worded = (say(presentation.meta.key(f"option-{option.id}{end}")) for end in ("", f"-{value}"))
            raise Refused(say("error-options-together", option=name, value=worded))


def write_draft(info: TableInfo, presentation: Presentation, page: int, given: Mapping[str, OptionValue]) -> str:
    """What was chosen in a form, as the argument of the button that opens it again."""
    chosen = []
    for group in _groups(presentation, page):
        if isinstance(group[0].default, bool):
            chosen.append([number for number, option in enumerate(group) if given[option.id]])
        else:
            chosen.append([_values(info, group[0]).index(given[group[0].id])])
    return f"{page}:{write_chosen(chosen)}"


def _read_draft(info: TableInfo, presentation: Presentation, page: int, written: str) -> dict[str, OptionValue]:
    given: dict[str, OptionValue] = {}
    for group, chosen in zip(_groups(presentation, page), read_chosen(written), strict=False):
        if isinstance(group[0].default, bool):
            given |= {option.id: number in chosen for number, option in enumerate(group)}
        elif chosen and chosen[0] < len(values := _values(info, group[0])):
            given[group[0].id] = values[chosen[0]]
    return given


def _values(info: TableInfo, option: TableOption) -> list[int | str]:
    """All values that the table's forms may offer, in their order."""
    return offer_values(option, info.options.get(option.id, option.default))
