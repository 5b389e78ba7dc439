"""Tournaments: announce one, enter, leave, begin, see how it stands."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import ButtonStyle

from cogs.actions.new_game import place_of
from cogs.actions.request import Request
from cogs.audience import may_manage, seems_to_manage, seems_to_see
from cogs.errors import check_permissions
from cogs.house_rules import check_joining, check_opening
from cogs.screens.tournament import tournament_page
from cogs.ui.controls import Key, button, rows
from cogs.ui.formatting import escape, visible
from cogs.ui.outgoing import OutgoingMessage, compose, plain, text
from cogs.ui.settings_page import read_typed
from db.records import TournamentRow
from engine.core.errors import Refused
from engine.core.text import say
from locales import message, translate
from tables.records import Place

MOST_BUTTONS = 10


async def _find_meant(request: Request) -> TournamentRow:
    """The tournament of the control, or with the number typed, else the newest one of this channel, else of the
    server. Raises Refused if there is none on this server that the person may know of."""
    guild_id = request.server
    typed = request.table or int(request.typed or 0)
    if typed:
        row = await request.tables.tournaments.get(typed)
        if row.guild_id == guild_id and _may_know(request, row):
            return row
        raise Refused(say("error-no-tournament"))
    known = await _known(request)
    here = [row for row in known if row.channel_id == request.interaction.channel_id]
    if not known:
        raise Refused(say("error-no-tournament"))
    return (here or known)[0]


async def _known(request: Request) -> list[TournamentRow]:
    """The newest tournaments of the server of which the asking person may know."""
    newest = await request.tables.tournaments.of_server(request.server)
    return [row for row in newest if _may_know(request, row)]


def _may_know(request: Request, row: TournamentRow) -> bool:
    """Whether the asking person is the host, has entered, or can see or manage the channel."""
    if request.person.id in (row.host_id, *(each.person_id for each in row.entrants)):
        return True
    if row.channel_id == request.interaction.channel_id:
        return True
    return seems_to_see(request.interaction, _place(row)) or seems_to_manage(request.interaction, _place(row))


def _place(row: TournamentRow) -> Place:
    return Place(row.guild_id, row.channel_id)


async def announce(request: Request) -> OutgoingMessage:
    """Announce a tournament here: its name, game, form, people at a table, hours and options."""
    name, title_id, form, people, hours, options = request.values
    presentation = request.named_presentation(title_id)
    _check_here(request)
    place = place_of(request.interaction, request.language)
    await check_opening(request.tables, request.interaction, title_id, place)
    request.services.paces.count_opening(request.person.id, request.interaction.guild_id)
    given = read_typed(presentation, options)
    row = await request.tables.tournaments.new(
        request.person, place, title_id, form, visible(name) or "?", int(hours), given, int(people)
    )
    return plain(message("tournament-announced", request.language, number=row.id))


def _check_here(request: Request) -> None:
    """Raises Refused unless a tournament can have its message and its threads in this channel."""
    if not isinstance(request.interaction.channel, discord.TextChannel):
        raise Refused(say("error-no-threads"))
    check_permissions(request.interaction, thread=True)


async def show_all(request: Request) -> OutgoingMessage:
    """The newest tournaments of the server."""
    known = await _known(request)
    language, lines = request.language, [f"### {message('tournament-list', request.language)}"]
    for row in known:
        game = translate(request.services.presentation(row.title).name, language)
        state = message(f"state-{row.status}", language)
        lines.append(f"**#{row.id} {escape(row.name)}** · {game} · <#{row.channel_id}> · {state}")
    if not known:
        lines.append(message("tournament-none", language))
    buttons = [button(Key("cup-show", row.id), f"#{row.id} {row.name}") for row in known[:MOST_BUTTONS]]
    return compose(text("\n".join(lines)), *rows(*buttons))


async def show(request: Request) -> OutgoingMessage:
    """How a tournament stands."""
    return await _page(request, await _find_meant(request))


async def _page(request: Request, row: TournamentRow) -> OutgoingMessage:
    places = await request.tables.tournaments.places(row)
    guild, open_still = request.interaction.guild, row.status in ("open", "running")
    gone = guild is not None and open_still and guild.get_channel(row.channel_id) is None
    trouble = message("tournament-gone", request.language, name=escape(row.name), number=row.id) if gone else ""
    return await tournament_page(request.illustrator, row, request.language, places, trouble)


async def join(request: Request) -> OutgoingMessage:
    """Enter a tournament."""
    meant = await _find_meant(request)
    await check_joining(request.tables, request.interaction, meant.guild_id)
    row = await request.tables.tournaments.join(meant.id, request.person)
    return plain(message("tournament-entered", request.language, name=escape(row.name)))


async def leave(request: Request) -> OutgoingMessage:
    """Leave a tournament; one that runs after asking, because a game under way is resigned."""
    row = await _find_meant(request)
    if row.status == "running" and any(each.person_id == request.person.id and not each.out for each in row.entrants):
        return _asked(request, row, "tournament-leave-sure", "cup-quit")
    return await quit_for_good(request)


def _asked(request: Request, row: TournamentRow, question: str, verb: str) -> OutgoingMessage:
    """A question before something that cannot be taken back."""
    language = request.language
    yes = button(Key(verb, row.id), message(f"button-{verb}", language), ButtonStyle.danger)
    back = button(Key("cup-show", row.id), message("panel-back", language))
    return plain(message(question, language, name=escape(row.name)), *rows(yes, back))


async def quit_for_good(request: Request) -> OutgoingMessage:
    """Leave a tournament, after confirmation."""
    row = await request.tables.tournaments.leave((await _find_meant(request)).id, request.person.id)
    return plain(message("tournament-left", request.language, name=escape(row.name)))


async def start(request: Request) -> OutgoingMessage:
    """Draw the pairings and begin: for the host, and for moderators."""
    meant = await _find_meant(request)
    row = await request.tables.tournaments.start(meant.id, by=await _acting_person(request, meant))
    return plain(message("tournament-started", request.language, name=escape(row.name)))


async def ask_close(request: Request) -> OutgoingMessage:
    """Ask before a tournament is called off. Whoever may not, or comes too late, is told so at once."""
    row = await _find_meant(request)
    request.tables.tournaments.check_changeable(row, by=await _acting_person(request, row))
    return _asked(request, row, "tournament-close-sure", "cup-close")


async def close(request: Request) -> OutgoingMessage:
    """Call a tournament off, after confirmation: for the host, and for moderators."""
    meant = await _find_meant(request)
    row = await request.tables.tournaments.close(meant.id, by=await _acting_person(request, meant))
    return plain(f"{escape(row.name)}: {message('tournament-closed', request.language)}")


async def move(request: Request) -> OutgoingMessage:
    """Go on in this channel: for the host, and for moderators. The organiser posts the message, and gives tables whose
    threads are gone new ones."""
    _check_here(request)
    row, here = await _find_meant(request), request.interaction.channel_id or 0
    await request.tables.tournaments.move(row.id, here, by=await _acting_person(request, row))
    if row.message_id is not None:
        old = request.interaction.client.get_partial_messageable(row.channel_id).get_partial_message(row.message_id)
        with suppress(discord.HTTPException):
            await old.delete()
    return plain(message("tournament-moved", request.language, name=escape(row.name)))


async def _acting_person(request: Request, row: TournamentRow) -> int | None:
    """The asking person; None for whoever may manage the channel of the tournament, wherever they ask."""
    return None if await may_manage(request.interaction, _place(row)) else request.person.id
