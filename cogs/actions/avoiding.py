"""The list of people with whom a person will not be seated, and that of a server's moderators."""

from __future__ import annotations

from dataclasses import replace

from cogs.actions.admin import manager
from cogs.actions.request import Request
from cogs.ui.controls import Choice, Key, check_control, menu, people_menu, required, rows, snowflake
from cogs.ui.formatting import mention, plain_name
from cogs.ui.outgoing import OutgoingMessage, compose, text
from locales import message

SERVER = "server"
"""The argument of the controls of a server's list."""
LISTED = 25


def _owner(request: Request) -> int:
    """Whose list it is: the server's, whose managers alone may see it, or the person's own."""
    if request.key.arg != SERVER:
        return request.person.id
    manager(request)
    return request.server


async def show(request: Request) -> OutgoingMessage:
    """The person's own list; with somebody chosen, who is added first."""
    return await add(request) if request.values else await _page(request)


async def show_of_server(request: Request) -> OutgoingMessage:
    """The list of the server; with somebody chosen, who is added first."""
    return await show(replace(request, key=replace(request.key, arg=SERVER)))


async def add(request: Request) -> OutgoingMessage:
    """Add the chosen person."""
    owner = _owner(request)
    await request.tables.avoiding.add(owner, required(snowflake(request.typed)))
    return await _page(request, message("avoid-added", request.language))


async def remove(request: Request) -> OutgoingMessage:
    """Take the chosen person off the list."""
    check_control(bool(request.values))
    owner = _owner(request)
    await request.tables.avoiding.remove(owner, required(snowflake(request.typed)))
    return await _page(request, message("avoid-removed", request.language))


async def _page(request: Request, notice: str = "") -> OutgoingMessage:
    language, arg = request.language, request.key.arg
    ending = "-server" if arg == SERVER else ""
    listed = await request.tables.avoiding.listed(_owner(request))
    lines = [f"> {notice}"] if notice else []
    lines += [f"### {message(f'avoid-title{ending}', language)}", f"-# {message(f'avoid-hint{ending}', language)}"]
    lines.append(" ".join(map(mention, listed)) if listed else message("avoid-none", language))
    choices = []
    for person_id in listed[:LISTED]:
        known = await request.tables.people.get(person_id)
        choices.append(Choice(str(person_id), plain_name(known.name) if known.name else str(person_id)))
    off = [menu(Key("unavoid", arg=arg), message("avoid-take-off", language), choices)] if choices else []
    return compose(
        text("\n".join(lines)), *rows(people_menu(Key("avoid", arg=arg), message("avoid-add", language))), *rows(*off)
    )
