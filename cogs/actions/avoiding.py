"""Lists of people: with whom a person will not be seated, whom a server keeps from its tables, and one's friends."""

from __future__ import annotations

from dataclasses import replace

from cogs.actions.admin import manager
from cogs.actions.request import Request
from cogs.ui.controls import Choice, Control, Key, button, check_control, menu, people_menu, required, rows, snowflake
from cogs.ui.formatting import mention, plain_name
from cogs.ui.outgoing import OutgoingMessage, compose, text
from locales import message
from tables.avoiding import Avoiding

SERVER = "server"
"""The argument of the controls of a server's list."""
FRIENDS = "friends"
LISTED = 25


def _lists(request: Request) -> Avoiding:
    """The lists of the kind that the control names."""
    return request.tables.friends if request.key.arg == FRIENDS else request.tables.avoiding


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


async def show_friends(request: Request) -> OutgoingMessage:
    """The person's friends."""
    return await _page(replace(request, key=replace(request.key, arg=FRIENDS)))


async def add(request: Request) -> OutgoingMessage:
    """Add the chosen person."""
    owner = _owner(request)
    await _lists(request).add(owner, required(snowflake(request.typed)))
    return await _page(request, message("avoid-added", request.language))


async def remove(request: Request) -> OutgoingMessage:
    """Take the chosen person off the list."""
    check_control(bool(request.values))
    owner = _owner(request)
    await _lists(request).remove(owner, required(snowflake(request.typed)))
    return await _page(request, message("avoid-removed", request.language))


async def _page(request: Request, notice: str = "") -> OutgoingMessage:
    language, arg = request.language, request.key.arg
    ending = f"-{arg}" if arg in (SERVER, FRIENDS) else ""
    listed = await _lists(request).listed(_owner(request))
    lines = [f"> {notice}"] if notice else []
    lines += [f"### {message(f'avoid-title{ending}', language)}", f"-# {message(f'avoid-hint{ending}', language)}"]
    lines.append(" ".join(map(mention, listed)) if listed else message("avoid-none", language))
    choices = []
    for person_id in listed[:LISTED]:
        known = await request.tables.people.get(person_id)
        choices.append(Choice(str(person_id), plain_name(known.name) if known.name else str(person_id)))
    off = [menu(Key("unavoid", arg=arg), message("avoid-take-off", language), choices)] if choices else []
    add_menu = people_menu(Key("avoid", arg=arg), message("avoid-add", language))
    return compose(text("\n".join(lines)), *rows(add_menu), *rows(*off), *rows(*_other_list(arg, language)))


def _other_list(arg: str, language: str) -> list[Control]:
    """The way from one of a person's own lists to the other."""
    if arg == SERVER:
        return []
    if arg == FRIENDS:
        return [button(Key("avoiding"), message("button-avoid", language), emoji="🚧")]
    return [button(Key("friends"), message("button-friends", language), emoji="👥")]
