"""The house rules of a server, on one page with a menu for each; and the presets of a lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from cogs.discord_types import Item
from cogs.ui.clocks import PRESETS, clock_words, preset_of, read_preset
from cogs.ui.controls import PLACEHOLDER, Choice, Control, Key, button, clip, menu, rows
from cogs.ui.formatting import escape, mention_channel, mention_role, moment
from cogs.ui.forms import line_form
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation
from locales import message, translate
from tables.house import LONGEST_NAME, MOST_CHANNELS, MOST_ROLES, House
from tables.records import TableInfo
from tables.seasons import MONTHS, Season
from tables.time_control import DEFAULT_CLOCK

USUAL = "usual"
"""The value of the menu of clocks for no clock of the house."""
ROLES = ("opens", "joins", "moderates")
WRITTEN = (discord.ChannelType.text, discord.ChannelType.news)
PLAYED = (discord.ChannelType.text, discord.ChannelType.forum)


def house_page(
    house: House,
    season: Season | None,
    presentations: Mapping[str, Presentation],
    language: str,
    notice: str = "",
) -> OutgoingMessage:
    """What holds on a server, with a menu for each part of it."""
    everybody = message("house-everybody", language)
    lines = [f"> {notice}"] if notice else []
    lines.append(f"### 🏠 {message('house-title', language)}")
    for part in ROLES:
        roles = " ".join(map(mention_role, getattr(house, part)))
        nobody = message("house-managers", language) if part == "moderates" else everybody
        lines.append(message(f"house-{part}", language, who=roles or nobody))
    called = mention_role(house.calls) if house.calls else message("house-nobody", language)
    lines.append(message("house-calls", language, who=called))
    if house.forum:
        lines.append(message("house-forum", language, forum=mention_channel(house.forum)))
    lines.append(message("house-clock", language, clock=clock_words(house.clock or DEFAULT_CLOCK, language)))
    lines.append(message("house-tells" if house.tells else "house-tells-not", language))
    if house.digest:
        lines.append(message("house-digest", language, channel=mention_channel(house.digest)))
    if season is not None:
        lines.append(message("house-season", language, number=season.number, at=moment(season.ends_at)))
    for title_id, channels in house.channels.items():
        if title_id in presentations and channels:
            where = " ".join(map(mention_channel, channels))
            lines.append(message("house-channels", language, game=presentations[title_id].name, channels=where))
    for preset in house.presets:
        if preset.title in presentations:
            game = presentations[preset.title].name
            lines.append(message("house-preset", language, game=game, name=escape(preset.name)))
    lines.append(f"-# {message('house-hint', language)}")
    return compose(text("\n".join(lines)), *_controls(house, season, presentations, language))


def _controls(
    house: House, season: Season | None, presentations: Mapping[str, Presentation], language: str
) -> Iterator[Item]:
    for part in ROLES:
        yield from rows(_roles(part, message(f"house-choose-{part}", language), getattr(house, part), MOST_ROLES))
    chosen = (house.calls,) if house.calls else ()
    yield from rows(_roles("calls", message("house-choose-calls", language), chosen, 1))
    now = USUAL if house.clock is None else preset_of(house.clock)
    clocks = [
        Choice(value, clock_words(read_preset(value, DEFAULT_CLOCK), language), chosen=value == now)
        for value in PRESETS
    ]
    usual = Choice(USUAL, message("house-clock-usual", language), chosen=now == USUAL)
    yield from rows(menu(Key("house", arg="clock"), message("house-choose-clock", language), [usual, *clocks]))
    forum = (house.forum,) if house.forum else ()
    yield from rows(_channels("forum", message("house-choose-forum", language), forum, (discord.ChannelType.forum,)))
    guessing = [
        Choice(value, message(f"house-guess-{value}", language), chosen=house.unguessed == (value == "off"))
        for value in ("on", "off")
    ]
    yield from rows(menu(Key("house", arg="guess"), message("house-guess-on", language), guessing))
    months = 0 if season is None else season.months
    lengths = [
        Choice(str(each), message("house-season-months", language, months=each), chosen=each == months)
        for each in (0, *MONTHS)
    ]
    yield from rows(menu(Key("house", arg="season"), message("house-choose-season", language), lengths))
    games = [Choice(each.id, translate(each.name, language)) for each in presentations.values()]
    yield from rows(menu(Key("house", arg="title"), message("house-choose-title", language), games))
    if house.presets:
        named = [
            Choice(str(place), preset.name, translate(presentations[preset.title].name, language))
            for place, preset in enumerate(house.presets)
            if preset.title in presentations
        ]
        yield from rows(menu(Key("house", arg="unpreset"), message("house-drop-preset", language), named))
    digest = (house.digest,) if house.digest else ()
    yield from rows(_channels("digest", message("house-choose-digest", language), digest, WRITTEN))
    label = message("button-tells-off" if house.tells else "button-tells-on", language)
    yield from rows(button(Key("house", arg="tells"), label, emoji="📖"))


def _channels(
    part: str,
    placeholder: str,
    chosen: tuple[int, ...],
    kinds: tuple[discord.ChannelType, ...],
    most: int = 1,
) -> Control:
    """A menu of channels of these kinds, of which so many may be chosen, or none."""
    key, channel = Key("house", arg=part), discord.SelectDefaultValueType.channel
    item: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=str(key),
        placeholder=clip(placeholder, PLACEHOLDER),
        channel_types=list(kinds),
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue(id=each, type=channel) for each in chosen],
    )
    return Control(item, key)


def _roles(part: str, placeholder: str, chosen: tuple[int, ...], most: int) -> Control:
    key = Key("house", arg=part)
    defaults = [discord.SelectDefaultValue(id=role, type=discord.SelectDefaultValueType.role) for role in chosen]
    item: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=str(key),
        placeholder=clip(placeholder, PLACEHOLDER),
        min_values=0,
        max_values=most,
        default_values=defaults,
    )
    return Control(item, key)


def channels_page(house: House, presentation: Presentation, language: str) -> OutgoingMessage:
    """Where a title is played."""
    label, where = message("house-choose-channels", language), house.channels.get(presentation.id, ())
    places = _channels(f"in-{presentation.id}", label, where, PLAYED, MOST_CHANNELS)
    said = message("house-channels-title", language, game=presentation.name)
    back = button(Key("house"), message("panel-back", language))
    return compose(text(f"### 🏠 {said}"), *rows(places), *rows(back))


# -- presets in a lobby ------------------------------------------------------------------------------------------------


def presets_page(house: House, info: TableInfo, language: str, *, manages: bool) -> OutgoingMessage:
    """The presets of a lobby's title, to take one; whoever manages the server keeps the present settings as one."""
    presets = house.presets_of(info.title)
    lines = [f"### 🏠 {message('presets-title', language, number=info.id)}"]
    lines.append(message("presets-hint" if presets else "presets-none", language))
    named = [Choice(str(place), preset.name) for place, preset in enumerate(presets)]
    keep = button(Key("preset-keep", info.id), message("button-preset-keep", language), emoji="💾")
    back = button(Key("settings", info.id), message("panel-back", language))
    return compose(
        text("\n".join(lines)),
        *rows(*([menu(Key("preset", info.id), message("presets-menu", language), named)] if named else [])),
        *rows(*([keep] if manages else []), back),
    )


def preset_form(key: Key, language: str) -> ui.Modal:
    """The form for the name of a preset."""
    line: ui.TextInput[Any] = ui.TextInput(custom_id="name", max_length=LONGEST_NAME)
    return line_form(key, "button-preset-keep", [("preset-called", "", line)], language)
