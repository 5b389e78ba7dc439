"""Finding people: the open tables of a server, looking for a game, invitations, sending somebody away."""

from __future__ import annotations

import contextlib

import discord

from cogs.actions.new_game import in_thread, place_of, table_thread
from cogs.actions.request import Request, first_picked, reaches
from cogs.audience import seems_to_see
from cogs.errors import check_permissions
from cogs.house_rules import check_joining, check_opening, has_role
from cogs.screens.directory import directory_page, found_page, waiting_page
from cogs.ui.controls import Key, button, number, required, rows, snowflake
from cogs.ui.formatting import public_language, safe_name
from cogs.ui.outgoing import OutgoingMessage, append_items, compose, plain, text, with_notice
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.matchmaking import Company, Search
from tables.records import TableInfo

NAME = 40
"""Characters of a guest's name that a button carries."""
CHOICES = 20
"""The greatest number of tables of which one chooses."""


async def show_open_tables(request: Request) -> OutgoingMessage:
    """The lobbies of the server with free seats, in channels that the person sees; of one title if it is named."""
    guild_id = request.server
    known = request.services.presentations
    found = await request.tables.matchmaking.lobbies(guild_id, request.person.id)
    lobbies = [
        info
        for info in found
        if info.title in known
        and (not request.typed or info.title == request.typed)
        and seems_to_see(request.interaction, info.place)
    ]
    searches = await request.tables.matchmaking.searches(guild_id)
    wanted = [
        info
        for info in await request.tables.matchmaking.wanted(guild_id, request.person.id)
        if info.title in known and seems_to_see(request.interaction, info.place)
    ]
    page = directory_page(known, lobbies, searches, request.person.id, request.language, request.number, wanted)
    role = (await request.tables.house.of(guild_id)).calls
    if role is not None:
        label = "button-call-off" if has_role(request.interaction.user, (role,)) else "button-call-on"
        append_items(page, *rows(button(Key("call-me"), message(label, request.language), emoji="📣")))
    return page


async def find_game(request: Request) -> OutgoingMessage:
    """Look for a game: the title, and if wanted the number of people and the hours for a decision. If enough look for
    the same, a table is opened for them here, in a thread where that is possible."""
    guild_id, presentation = request.server, request.named_presentation(request.typed)
    place = place_of(request.interaction, request.language)
    await check_joining(request.tables, request.interaction, guild_id)
    await check_opening(request.tables, request.interaction, presentation.id, place)
    people, hours = (number(each) for each in (*request.values, "", "")[1:3])
    search = Search(presentation.id, max(2, presentation.meta.least_players) if people is None else people, hours)
    company = await request.tables.matchmaking.look_for(guild_id, request.person, search)
    info = await _open(request, company) if company.complete else None
    if info is None:
        return waiting_page(company, presentation, request.language)
    return found_page(info, presentation, request.language)


async def _open(request: Request, company: Company) -> TableInfo | None:
    """Open the table of people who have found each other. None if one of them has just stopped looking."""
    interaction = request.interaction
    presentation = request.services.presentation(company.search.title)
    makes_thread = isinstance(interaction.channel, discord.TextChannel)
    check_permissions(interaction, thread=makes_thread)
    place = place_of(interaction, request.language)
    if not makes_thread:
        return await request.tables.matchmaking.open(place, company)
    people = [person.id for person in company.people]
    async with table_thread(interaction, presentation, request.person, public_language(place), people) as thread:
        info = await request.tables.matchmaking.open(in_thread(place, thread), company)
        if info is None:
            raise Refused(say("error-search-gone"))
    return info


async def stop_finding(request: Request) -> OutgoingMessage:
    """Look for a game of this title no longer."""
    await request.tables.matchmaking.stop(request.server, request.person.id, request.key.arg)
    return plain(message("find-stopped", request.language))


async def invite(request: Request) -> OutgoingMessage:
    """Invite somebody, by id and name, to a table that has not begun."""
    return await _invite(request, snowflake(request.typed), request.values[-1])


async def invite_picked(request: Request) -> OutgoingMessage:
    """Invite the person who was chosen from the menu of people."""
    guest = first_picked(request)
    return await _invite(request, guest.id, guest.name)


async def invite_to_own(request: Request) -> OutgoingMessage:
    """Invite somebody, by id and name, to one's own table here that has not begun, else to one elsewhere; of several
    the person chooses."""
    own = [info for info in await request.tables.queries.tables_of_person(request.person.id) if info.status == "lobby"]
    here = [info for info in own if info.place.channel_id == request.interaction.channel_id] or own
    guest, name = request.values
    if not here:
        raise Refused(say("error-menu-no-lobby", guest=safe_name(name)))
    if len(here) == 1:
        return await _invite(request.at_table(here[0].id), snowflake(guest), name)
    choices = [
        button(
            Key("invite-to", info.id, arg=f"{guest}.{name[:NAME]}"),
            message("game-numbered", request.language, game=request.presentation(info).name, number=info.id),
        )
        for info in here[:CHOICES]
    ]
    return compose(text(message("invite-where", request.language, guest=safe_name(name))), *rows(*choices))


async def invite_there(request: Request) -> OutgoingMessage:
    """Invite somebody to the table that was chosen."""
    guest, _, name = request.key.arg.partition(".")
    return await _invite(request, snowflake(guest), name)


async def _invite(request: Request, guest: int | None, name: str) -> OutgoingMessage:
    if guest is None or guest == request.person.id:
        raise Refused(say("error-invite-self"))
    calls = await reaches(request, guest)
    info = await request.tables.lobby.invite(request.table, request.person.id, guest)
    if (await request.tables.people.get(guest)).invitations:
        await _let_in(request, info, guest)
    uncalled = "" if calls else message("opened-uncalled", request.language, guest=safe_name(name))
    sent = message("invite-sent", request.language, guest=safe_name(name), number=info.id)
    return with_notice(plain(sent), uncalled)


async def _let_in(request: Request, info: TableInfo, guest: int) -> None:
    """Add a guest to the private thread of a table, as far as Discord allows that."""
    guild = request.interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(info.place.channel_id)
    if isinstance(channel, discord.Thread) and channel.is_private():
        with contextlib.suppress(discord.HTTPException):
            await channel.add_user(discord.Object(guest))


async def send_away(request: Request) -> OutgoingMessage:
    """The host sends somebody away from a lobby."""
    guest = required(snowflake(request.typed))
    await request.tables.lobby.remove(request.table, request.person.id, guest)
    return plain(message("sent-away", request.language, guest=f"<@{guest}>"))


async def toggle_private(request: Request) -> OutgoingMessage:
    """The host lets only those invited join, or everybody again."""
    info = await request.info()
    now = await request.tables.lobby.set_private(request.table, request.person.id, not info.private)
    return plain(message("private-on" if now.private else "private-off", request.language))


async def toggle_unrated(request: Request) -> OutgoingMessage:
    """The host lets the result change nobody's rating, or everybody's again."""
    info = await request.info()
    now = await request.tables.lobby.set_unrated(request.table, request.person.id, not info.unrated)
    return plain(message("unrated-on" if now.unrated else "unrated-off", request.language))


async def toggle_explains(request: Request) -> OutgoingMessage:
    """The host lets computers say why they have played what they have played, or not."""
    info = await request.info()
    now = await request.tables.lobby.set_explains(request.table, request.person.id, not info.explains)
    return plain(message("explains-on" if now.explains else "explains-off", request.language))
