"""Games from files, and reports of bugs as files."""

from __future__ import annotations

import logging

import discord
from discord import ui

from cogs.actions.new_game import place_of
from cogs.actions.request import Request
from cogs.discord_types import Field
from cogs.errors import check_permissions
from cogs.house_rules import check_opening
from cogs.screens.replay import replay_page
from cogs.ui.controls import check_control
from cogs.ui.forms import line_form
from cogs.ui.outgoing import OutgoingMessage, plain, with_file, with_notice
from cogs.ui.send import tell_host
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.import_check import MOST_BYTES
from tables.reports import MOST_EXPECTED

log = logging.getLogger(__name__)


async def import_game(request: Request, file: discord.Attachment) -> OutgoingMessage:
    """A game from the file of an export: finished, it can be looked at; else it waits for its players here."""
    if file.size > MOST_BYTES:
        raise Refused(say("error-import-large", most=MOST_BYTES // 1024 // 1024))
    request.services.paces.count_opening(request.person.id, request.interaction.guild_id)
    try:
        data = await file.read()
    except discord.HTTPException as error:
        raise Refused(say("error-import-unread")) from error
    place = place_of(request.interaction, request.language)

    async def may_open(title_id: str) -> None:
        await check_opening(request.tables, request.interaction, title_id, place)
        check_permissions(request.interaction)

    info = await request.tables.imports.take_in(request.person, place, data, may_open)
    if info.status == "lobby":
        return plain(message("imported-open", request.language, number=info.id))
    shown = await replay_page(request.illustrator, info.id, request.person.id, request.language, None)
    return with_notice(shown, message("imported-over", request.language, number=info.id))


# -- bug reports -----------------------------------------------------------------------------------------------------


async def ask_report(request: Request) -> ui.Modal:
    """The form in which a person says what they expected."""
    line: Field = ui.TextInput(
        custom_id="expected", style=discord.TextStyle.paragraph, min_length=5, max_length=MOST_EXPECTED
    )
    parts = [("report-label", "report-hint", line)]
    return line_form(request.key, "report-title", parts, request.language)


async def report(request: Request) -> OutgoingMessage:
    """Store the report, send it whole to those who run the bot, and give the person their own copy."""
    check_control(bool(request.typed.strip()))
    number, own, whole = await request.tables.reports.add(request.table, request.person.id, request.typed)
    name = f"orrery-report-{number}.json"
    told = with_file(message("report-owner", "en", number=number), name, whole)
    if not await tell_host(request.interaction, told, f"report-{number}"):
        log.warning("report %s could not be sent to the owner; `python -m scripts.admin reports` lists it", number)
    return with_file(message("report-sent", request.language, number=number), name, own)
