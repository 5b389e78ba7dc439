"""What server managers change and take away: ending and moving a table, the server's limits, a person's request to be
forgotten, all games as a file, the list of bug reports. A change is tried first, and done after confirmation.
"""

from __future__ import annotations

import asyncio
import gzip
from contextlib import aclosing

import msgspec
from discord import ButtonStyle

from cogs.actions.admin import limits_line, manager, own_table
from cogs.actions.ending import table_named
from cogs.actions.moderating import check_target
from cogs.actions.request import Request
from cogs.audience import parent_of
from cogs.ui.controls import Key, button, check_control, number, required, rows, snowflake
from cogs.ui.formatting import escape, safe_name
from cogs.ui.outgoing import OutgoingMessage, plain, with_file
from cogs.ui.send import tell_host
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.administration import Report
from tables.limits import OF_SERVER, Chosen, Limits

LISTED = 10
"""How many bug reports a page has."""
SHOWN = 200
"""Characters of what was expected."""
SPARE = 64 * 1024
"""Bytes of an upload that are left for the message around the file."""


def _ask_whether(request: Request, said: str, key: Key, label: str) -> OutgoingMessage:
    """A question with the button that does it."""
    return plain(said, *rows(button(key, message(label, request.language), ButtonStyle.danger)))


# -- a table -----------------------------------------------------------------------------------------------------------


async def ask_end(request: Request) -> OutgoingMessage:
    """Ask for confirmation before a table is ended without a result."""
    admin = await own_table(request)
    await request.tables.administration.end(request.table, admin, dry=True)
    said = f"{table_named(request, await request.info())}\n{message('admin-end-sure', request.language)}"
    return _ask_whether(request, said, Key("adm-end", request.table), "button-end-moderator")


async def end(request: Request) -> OutgoingMessage:
    """End it."""
    await request.tables.administration.end(request.table, await own_table(request))
    return plain(message("end-moderated", request.language, number=request.table))


async def ask_move(request: Request) -> OutgoingMessage:
    """Ask for confirmation before a table goes on in the channel whose id was chosen."""
    admin, channel_id = await own_table(request), int(request.typed)
    await check_target(request.interaction, channel_id)
    await request.tables.administration.move(request.table, channel_id, admin, dry=True)
    said = message("move-sure", request.language, channel=f"<#{channel_id}>")
    said = f"{table_named(request, await request.info())}\n{said}"
    return _ask_whether(request, said, Key("adm-move", request.table, arg=str(channel_id)), "button-move")


async def move(request: Request) -> OutgoingMessage:
    """Move it."""
    admin, channel_id = await own_table(request), required(snowflake(request.key.arg))
    parent = parent_of(await check_target(request.interaction, channel_id))
    await request.tables.administration.move(request.table, channel_id, admin, parent_id=parent)
    return plain(message("moved", request.language, number=request.table, channel=f"<#{channel_id}>"))


# -- limits ------------------------------------------------------------------------------------------------------------


async def show_limits(request: Request) -> OutgoingMessage:
    """The limits of this server; with other numbers for some (as many values as `OF_SERVER`, "" for those that stay),
    what they would be, and the button that sets them."""
    admin, administration = manager(request), request.tables.administration
    if not any(request.values):
        return plain(_describe_limits(request, "admin-limits-now", await administration.limits(admin.guild_id)))
    before, after = await administration.set_limits(_read_limits(request.values), admin, dry=True)
    said = "\n".join(
        [_describe_limits(request, "admin-limits-now", before), _describe_limits(request, "admin-limits-then", after)]
    )
    return _ask_whether(request, said, Key("adm-limits", arg=".".join(request.values)), "button-admin-limits")


async def set_limits(request: Request) -> OutgoingMessage:
    """Set them."""
    admin, values = manager(request), request.key.arg.split(".")
    check_control(len(values) == len(OF_SERVER) and all(not value or number(value) is not None for value in values))
    _, after = await request.tables.administration.set_limits(_read_limits(values), admin)
    await request.services.paces.follow(request.tables.administration)
    return plain(_describe_limits(request, "admin-limits-now", after))


def _read_limits(values: tuple[str, ...] | list[str]) -> Chosen:
    given = {name: int(value) for name, value in zip(OF_SERVER, values, strict=True) if value}
    return msgspec.structs.replace(Chosen(), **given)


def _describe_limits(request: Request, key: str, limits: Limits) -> str:
    title = message(key, request.language)
    return f"**{title}**\n{limits_line(limits, request.language)}"


# -- a person's request ------------------------------------------------------------------------------------------------


async def ask_forget_person(request: Request) -> OutgoingMessage:
    """Ask for confirmation before the request of a person (id and name are the values) is passed on."""
    admin, (person_id, name) = manager(request), request.values
    await request.tables.administration.ask_forget(int(person_id), admin, dry=True)
    said = message("admin-forget-sure", request.language, name=safe_name(name))
    return _ask_whether(request, said, Key("adm-forget", arg=person_id), "button-admin-forget")


async def forget_person(request: Request) -> OutgoingMessage:
    """Pass it on to the host, who alone deletes anything: the data are of all servers."""
    admin, person_id = manager(request), required(snowflake(request.key.arg))
    await request.tables.administration.ask_forget(person_id, admin)
    told = plain(message("admin-forget-host", "en", person=str(person_id), server=str(admin.guild_id)))
    await tell_host(request.interaction, told, f"forget-{person_id}"[-25:])
    return plain(message("admin-forget-asked", request.language))


# -- lists and files ---------------------------------------------------------------------------------------------------


async def export(request: Request) -> OutgoingMessage:
    """All games of the server from the table that was named, as many as fit into an upload."""
    admin, language = manager(request), request.language
    first, most = number(request.typed) or 1, request.interaction.filesize_limit - SPARE
    parts: list[bytes] = []
    rest = 0
    async with aclosing(
        request.tables.administration.export_all(request.tables.queries.export, admin, first)
    ) as tables:
        async for table_id, data in tables:
            part = await asyncio.to_thread(gzip.compress, data.replace(b"\n", b" ") + b"\n")
            if sum(map(len, parts)) + len(part) > most:
                rest = table_id
                break
            parts.append(part)
    if not parts:
        raise Refused(say("error-export-nothing"))
    name = f"orrery-{admin.guild_id}-{first}.jsonl.gz"
    said = [message("admin-exported", language, count=len(parts))]
    said += [message("admin-export-rest", language, number=rest)] if rest else []
    return with_file("\n".join(said), name, b"".join(parts))


async def show_reports(request: Request) -> OutgoingMessage:
    """The newest bug reports of this server's tables."""
    admin, language = manager(request), request.language
    found = await request.tables.administration.reports(admin.guild_id, LISTED)
    lines = [_report_line(request, report) for report in found] or [message("admin-reports-none", language)]
    return plain("\n".join([f"### {message('admin-reports', language)}", *lines]))


def _report_line(request: Request, report: Report) -> str:
    language = request.language
    game = request.services.presentation(report.title).name
    named = message("game-numbered", language, game=game, number=report.table_id)
    who = message("admin-report-player" if report.seat is not None else "admin-report-onlooker", language)
    said = escape(" ".join(report.expected.split())[:SHOWN]) or message("admin-report-later", language)
    return f"**{report.number}** · {named} · <t:{int(report.at.timestamp())}:f> · {who}\n> {said}"
