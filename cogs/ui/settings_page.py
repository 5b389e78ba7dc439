"""The table's options: an ephemeral page of menus made from the title's Meta, and the typed form `name=value; …`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cogs.discord_types import Item
from cogs.ui.clocks import clock_lines, clock_menus
from cogs.ui.controls import Choice, Key, button, menu, pager, people_menu, rows
from cogs.ui.formatting import LANGUAGE_NAMES, mention, plain_name, public_language
from cogs.ui.forms import Part
from cogs.ui.lobby import option_value, option_words, value_hint
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation
from cogs.ui.proposals import stopped_lines
from cogs.ui.reasons import REASON
from cogs.ui.series import series_button
from cogs.ui.settings_form import MENU, SWITCHES, form_buttons, offer_values, setting_parts
from cogs.ui.starting import start_line, start_menu
from cogs.ui.terms import presets_button, terms_button
from engine.core.errors import Refused
from engine.core.text import say
from engine.core.title import TableOption
from locales import LANGUAGES, message
from tables.records import OptionValue, TableInfo

A_PAGE = 6
VALUES_OFFERED = 6
"""The number of suggested values of one option."""
REPEATED = 40
"""So much of what cannot be read is said again: a message has no room for all that can be typed."""
_PAIRS = re.compile(r"[;,；，\s]+")
_EQUALS = re.compile(r"\s*[=＝:：]\s*")


def settings_message(
    info: TableInfo,
    presentation: Presentation,
    language: str,
    reader: int,
    page: int = 0,
    *,
    notice: str = "",
    draft: str = "",
    proposes: bool = False,
    terms: Sequence[Item] = (),
) -> OutgoingMessage:
    """The settings of a table. In its lobby only the host gets menus to change them, and forms for all at once; once
    the game runs, `proposes` says whether the reader may propose another clock or language, and
    `terms` are the menus for what else. `draft`: what was chosen
    in a form, which `notice` says does not fit."""
    meta = presentation.title.meta
    lines = [f"> {notice}"] if notice else []
    lines.append(f"### {message('settings-title', language, number=info.id)}")
    hosts = reader == info.host_id and info.status == "lobby"
    if info.status != "lobby":
        lines.append(f"-# {message('settings-agreed', language)}")
    elif not hosts:
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
    lines += [start_line(info, language)] if info.status == "lobby" else []
    lines += clock_lines(info, language) + stopped_lines(info, language)
    spoken = public_language(info.place)
    tongue_name = message("settings-language", language)
    lines.append(message("settings-value", language, option=tongue_name, value=LANGUAGE_NAMES[spoken]))
    menus = _menus(info, presentation, language, page, draft) if hosts else ()
    tongues = [Choice(value, name, chosen=value == spoken) for value, name in LANGUAGE_NAMES.items()]
    tongue = (
        rows(menu(Key("speak", info.id), message("settings-language", language), tongues)) if hosts or proposes else ()
    )
    people = _of_people(info, language) if hosts else ()
    clock = (*(start_menu(info, language) if hosts else ()), *clock_menus(info, language))
    clock = clock if hosts or proposes else ()
    back = () if info.status == "lobby" else rows(button(Key("seats", info.id), message("panel-back", language)))
    return compose(
        text("\n".join(lines)), *menus, *terms, *clock, *tongue, *people, *back, accent=presentation.accent(None)
    )


def _of_people(info: TableInfo, language: str) -> Iterator[Item]:
    """Who may come: a button for private tables, menus to invite somebody and to send somebody away. Beside it
    those for computers that explain themselves, and for a game that changes no rating."""
    label = message("button-private-off" if info.private else "button-private-on", language)
    told = message("button-explains-off" if info.explains else "button-explains-on", language)
    rated = "off" if info.unrated else "on"
    yield from rows(
        button(Key("private", info.id), label, emoji="🔓" if info.private else "🔒"),
        button(Key("explains", info.id), told, emoji=REASON),
        button(
            Key("unrated", info.id), message(f"button-unrated-{rated}", language), emoji="📈" if info.unrated else "📉"
        ),
        terms_button(info, language),
        *presets_button(info, language),
        series_button(info, language),
    )
    others = [
        Choice(str(seat.person_id), plain_name(seat.name))
        for seat in info.seats
        if seat.person_id is not None and seat.person_id != info.host_id
    ]
    if any(seat.kind == "open" for seat in info.seats):
        yield from rows(people_menu(Key("invite", info.id), message("settings-invite", language)))
    if others:
        yield from rows(menu(Key("remove", info.id), message("settings-remove", language), others))


def _menus(info: TableInfo, presentation: Presentation, language: str, page: int, draft: str) -> Iterator[Item]:
    parts = setting_parts(info, presentation, language)
    yield from rows(*form_buttons(info, presentation, language, draft))
    first = int(bool(parts) and parts[0].id == SWITCHES)
    if first and page == 0:
        switches = [*parts[0].choices]
        hint = message("settings-switches", language)
        yield from rows(menu(Key("switch", info.id), hint, switches, 0, len(switches)))
    others = parts[first:]
    for part in others[page * A_PAGE : (page + 1) * A_PAGE]:
        choices = [_with_name(part, choice, language) for choice in part.choices]
        yield from rows(menu(Key("set", info.id, arg=part.id), part.label, choices))
    yield from pager(Key("settings", info.id), page, -(-len(others) // A_PAGE))


def _with_name(part: Part, choice: Choice, language: str) -> Choice:
    """A value as a menu shows it when it is closed: with the option's name."""
    return replace(choice, label=message("settings-choice", language, option=part.label, value=choice.label))


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
            raise Refused(say("error-option-unknown", option=pair[:REPEATED], names=names))
        try:
            given[known.id] = _read_value(presentation, known, value)
        except ValueError:
            raise Refused(
                say("error-option-value", option=known.id, value=value[:REPEATED], allowed=describe_allowed(known))
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
