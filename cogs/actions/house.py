"""The house rules of a server: chosen by its managers, taken over in lobbies, and the role that new lobbies call."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import ui

from cogs.actions.admin import manager
from cogs.actions.request import Request
from cogs.forum import forum_channel
from cogs.house_rules import is_harmless, toggle_call
from cogs.ui.clocks import read_preset
from cogs.ui.controls import check_control, number, required, snowflake
from cogs.ui.formatting import visible
from cogs.ui.house_page import ROLES, USUAL, channels_page, house_page, preset_form, presets_page
from cogs.ui.outgoing import OutgoingMessage, plain
from cogs.ui.settings_page import settings_message
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.time_control import DEFAULT_CLOCK


async def show(request: Request) -> OutgoingMessage:
    """The page of the house rules; with a choice from one of its menus, which is made first."""
    admin, part, house = manager(request), request.key.arg, request.tables.house
    guild = request.server
    if part == "title":
        return channels_page(await house.of(guild), request.named_presentation(request.typed), request.language)
    if part == "unpreset":
        await house.drop_preset(guild, admin.person_id, required(number(request.typed)))
    elif part == "season":
        await request.tables.seasons.choose(guild, admin.person_id, required(number(request.typed)))
    elif part:
        await house.change(guild, admin.person_id, **await _chosen(request, part))
    told = message("house-set", request.language) if part else ""
    season = await request.tables.seasons.of(guild)
    return house_page(await house.of(guild), season, request.services.presentations, request.language, told)


async def _chosen(request: Request, part: str) -> dict[str, Any]:
    """What a menu of the page has chosen. Raises Refused for a forged one, or a role that may more than everybody."""
    if part == "clock":
        return {"clock": None if request.typed == USUAL else read_preset(request.typed, DEFAULT_CLOCK)}
    if part == "guess":
        check_control(request.typed in ("on", "off"))
        return {"unguessed": request.typed == "off"}
    ids = tuple(required(snowflake(value)) for value in request.values)
    if part in ROLES:
        return {part: ids}
    if part == "calls":
        guild = request.interaction.guild
        role = None if guild is None or not ids else guild.get_role(ids[0])
        if ids and (role is None or not is_harmless(role)):
            raise Refused(say("error-house-role"))
        return {"calls": ids[0] if ids else None}
    if part == "forum":
        forum = forum_channel(request.interaction.guild, ids[0]) if ids else None
        check_control(not ids or forum is not None)
        return {"forum": None if forum is None else forum.id}
    if part == "tells":
        return {"tells": not (await request.tables.house.of(request.server)).tells}
    if part == "digest":
        return {"digest": ids[0] if ids else None}
    check_control(part.startswith("in-"))
    title_id = request.named_presentation(part.removeprefix("in-")).id
    known = (await request.tables.house.of(request.server)).channels
    return {"channels": {**known, title_id: ids}}


async def show_presets(request: Request) -> OutgoingMessage:
    """The presets of the lobby's title."""
    house = await request.tables.house.of(request.interaction.guild_id)
    manages = request.interaction.guild_id is not None and request.interaction.permissions.manage_guild
    return presets_page(house, await request.info(), request.language, manages=manages)


async def take_preset(request: Request) -> OutgoingMessage:
    """The host sets the lobby as a preset says."""
    info = await request.info()
    presets = (await request.tables.house.of(request.interaction.guild_id)).presets_of(info.title)
    place = required(number(request.typed))
    check_control(place < len(presets))
    preset = presets[place]
    info = await request.tables.lobby.set_all(request.table, request.person.id, preset)
    told = message("preset-taken", request.language, name=preset.name)
    presentation = request.presentation(info)
    return settings_message(info, presentation, request.language, request.person.id, notice=told)


async def ask_preset(request: Request) -> ui.Modal:
    """The form for the name of a preset."""
    manager(request)
    return preset_form(request.key, request.language)


async def keep_preset(request: Request) -> OutgoingMessage:
    """Keep the settings of the lobby as a preset."""
    admin, name = manager(request), visible(request.typed)
    check_control(bool(name))
    await request.tables.house.keep_preset(request.server, admin.person_id, request.table, name)
    return await show_presets(replace(request, values=()))


async def switch_call(request: Request) -> OutgoingMessage:
    """Be called to new lobbies, or no longer."""
    has = await toggle_call(request.tables, request.interaction)
    return plain(message("call-on" if has else "call-off", request.language))
