"""The table's options: an ephemeral page of menus made from the title's Meta, and the typed form `name=value; …`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cogs.discord_types import Item
from cogs.ui.clocks import clock_lines, clock_menus
from cogs.ui.controls import Choice, Key, button, menu, pager, people_menu, rows
from cogs.ui.formatting import LANGUAGE_NAMES, mention, plain_name, public_language
from cogs.ui.lobby import option_value, option_words, value_hint
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation
from cogs.ui.starting import start_line, start_menu
from engine.core.errors import Refused
from engine.core.text import say
from engine.core.title import TableOption
from locales import LANGUAGES, message
from tables.records import OptionValue, TableInfo

MENU = 25
A_PAGE = 6
VALUES_OFFERED = 6
"""The number of suggested values of one option."""
_PAIRS = re.compile(r"[;,；，\s]+")
_EQUALS = re.compile(r"\s*[=＝:：]\s*")
_ROUND = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 250, 300, 400, 500, 750, 1000)


def settings_message(
    info: TableInfo, presentation: Presentation, language: str, reader: int, page: int = 0
) -> OutgoingMessage:
    """The settings of a table in its lobby. Only the host gets menus to change them."""
    meta = presentation.title.meta
    switches = [option for option in meta.options if isinstance(option.default, bool)]
    others = [option for option in meta.options if not isinstance(option.default, bool)]
    lines = [f"### {message('settings-title', language, number=info.id)}"]
    hosts = reader == info.host_id
    if not hosts:
        lines.append(f"-# {message('settings-read-only', language, host=mention(info.host_id))}")
    for option in meta.options:
        now = info.options.get(option.id, option.default)
        name = message(presentation.meta.key(f"option-{option.id}"), language)
        if isinstance(option.default, bool):
            lines.append(f"{'✅' if now else '▫️'} {name}")
        else:
            lines.append(
                message(
                    "settings-value", language, option=name, value=option_value(now, presentation, option.id, language)
                )
            )
            hint = (
                value_hint(now, presentation, option.id, language)
                or presentation.value_note(option.id, now, language)
                or message(presentation.meta.key(f"option-{option.id}-hint"), language)
            )
            lines.append(f"-# {hint}")
    lines.append(start_line(info, language))
    lines += clock_lines(info, language)
    spoken = public_language(info.place)
    tongue_name = message("settings-language", language)
    lines.append(message("settings-value", language, option=tongue_name, value=LANGUAGE_NAMES[spoken]))
    menus = _menus(info, presentation, language, switches, others, page) if hosts else ()
    tongues = [Choice(value, name, chosen=value == spoken) for value, name in LANGUAGE_NAMES.items()]
    tongue = rows(menu(Key("speak", info.id), message("settings-language", language), tongues)) if hosts else ()
    people = _of_people(info, language) if hosts else ()
    clock = (*start_menu(info, language), *clock_menus(info, language)) if hosts else ()
    return compose(text("\n".join(lines)), *menus, *clock, *tongue, *people, accent=presentation.accent(None))


def _of_people(info: TableInfo, language: str) -> Iterator[Item]:
    """Who may come: a button for private tables, menus to invite somebody and to send somebody away."""
    label = message("button-private-off" if info.private else "button-private-on", language)
    yield from rows(button(Key("private", info.id), label, emoji="🔓" if info.private else "🔒"))
    others = [
        Choice(str(seat.person_id), plain_name(seat.name))
        for seat in info.seats
        if seat.person_id is not None and seat.person_id != info.host_id
    ]
    if any(seat.kind == "open" for seat in info.seats):
        yield from rows(people_menu(Key("invite", info.id), message("settings-invite", language)))
    if others:
        yield from rows(menu(Key("remove", info.id), message("settings-remove", language), others))


def _menus(
    info: TableInfo,
    presentation: Presentation,
    language: str,
    switches: list[TableOption],
    others: list[TableOption],
    page: int,
) -> Iterator[Item]:
    if switches and page == 0:
        choices = [
            Choice(
                option.id,
                message(presentation.meta.key(f"option-{option.id}"), language),
                message(presentation.meta.key(f"option-{option.id}-hint"), language),
                chosen=bool(info.options.get(option.id, option.default)),
            )
            for option in switches[:MENU]
        ]
        yield from rows(menu(Key("switch", info.id), message("settings-switches", language), choices, 0, len(choices)))
    for option in others[page * A_PAGE : (page + 1) * A_PAGE]:
        now = info.options.get(option.id, option.default)
        name = message(presentation.meta.key(f"option-{option.id}"), language)
        choices = [
            Choice(
                str(value),
                option_words(value, presentation, option.id, language),
                value_hint(value, presentation, option.id, language)
                or presentation.value_note(option.id, value, language),
                chosen=value == now,
            )
            for value in offer_values(option, now)
            if value == now or presentation.offers(option.id, value, info.options)
        ][:MENU]
        yield from rows(menu(Key("set", info.id, arg=option.id), name, choices))
    yield from pager(Key("settings", info.id), page, -(-len(others) // A_PAGE))


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


def read_switches(presentation: Presentation, info: TableInfo, chosen: tuple[str, ...]) -> dict[str, OptionValue]:
    """The options after a choice from the menu of switches."""
    switches = [option.id for option in presentation.title.meta.options if isinstance(option.default, bool)]
    return {**info.options, **{option: option in chosen for option in switches[:MENU]}}


def read_typed(presentation: Presentation, line: str) -> dict[str, OptionValue]:
    """Options as typed, by the keys or in the words of any language: `first_turn_hours=9; center_void=off`,
    `模式=合作`. Raises Refused, which names the wrong one."""
    given: dict[str, OptionValue] = {}
    for pair in filter(None, _PAIRS.split(_EQUALS.sub("=", line.strip()))):
        name, sign, value = pair.partition("=")
        known = _find_option(presentation, name.casefold())
        if known is None or not sign:
            names = [say(presentation.meta.key(f"option-{option.id}")) for option in presentation.title.meta.options]
            raise Refused(say("error-option-unknown", option=pair, names=names))
        try:
            given[known.id] = _read_value(presentation, known, value)
        except ValueError:
            raise Refused(
                say("error-option-value", option=known.id, value=value, allowed=describe_allowed(known))
            ) from None
    return given


def _find_option(presentation: Presentation, name: str) -> TableOption | None:
    """The option of this name, or the only one whose name begins with it."""
    options = presentation.title.meta.options
    known = []
    for option in options:
        key = presentation.meta.key(f"option-{option.id}")
        known.append(({option.id, *(message(key, language).casefold() for language in LANGUAGES)}, option))
    found = [option for names, option in known if name in names] or [
        option for names, option in known if name and any(each.startswith(name) for each in names)
    ]
    return found[0] if len(found) == 1 else None


def _read_value(presentation: Presentation, option: TableOption, typed: str) -> bool | int | str:
    """The value of an option by its key, or as a language says it. Raises ValueError if it has no such value, or
    several."""
    try:
        return option.accept(typed)
    except ValueError:
        values = (True, False) if isinstance(option.default, bool) else option.choices
        found = [
            value
            for value in values
            if any(
                option_value(value, presentation, option.id, each).casefold() == typed.casefold() for each in LANGUAGES
            )
        ]
        if len(found) != 1:
            raise
        return found[0]


def describe_allowed(option: TableOption) -> str:
    """The values an option takes."""
    if isinstance(option.default, bool):
        return "on, off"
    return ", ".join(option.choices) or f"{option.least}–{option.most}"


def suggest(presentation: Presentation, line: str, language: str) -> list[tuple[str, str]]:
    """Autocomplete for the typed form: (shown, line)."""
    head, _, unfinished = line.rpartition(";")
    head = f"{head.strip()}; " if head.strip() else ""
    result = []
    for option in presentation.title.meta.options:
        if option.id in head:
            continue
        found = []
        for value in _other_values(option, unfinished):
            typed = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
            written = f"{option.id}={typed}"
            shown = option_words(value, presentation, option.id, language)
            wanted = _EQUALS.sub("=", unfinished.strip().casefold())
            if wanted in written.casefold() or wanted in _EQUALS.sub("=", shown.casefold()):
                found.append((shown[:100], (head + written)[:100]))
        result += found[:VALUES_OFFERED]
    return result[:MENU]


def _other_values(option: TableOption, unfinished: str) -> list[bool | int | str]:
    """The values an option can be changed to. The value that is being typed comes first."""
    if isinstance(option.default, bool):
        return [not option.default]
    known = [value for value in offer_values(option, option.default) if value != option.default]
    name, _, typed = unfinished.strip().casefold().partition("=")
    try:
        exact = option.accept(typed.strip()) if name.strip() == option.id else option.default
    except ValueError:
        return [*known]
    return [*known] if exact == option.default else [exact, *(value for value in known if value != exact)]
