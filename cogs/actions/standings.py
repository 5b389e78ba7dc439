"""What people have achieved: profiles, and the best of a title."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.actions.request import Request
from cogs.screens.profile import leaders_page, profile_page
from cogs.ui.controls import check_control
from cogs.ui.outgoing import OutgoingMessage


def _name_server(request: Request) -> tuple[int | None, str]:
    """The id and name of the server of the request, if there is one."""
    guild = request.interaction.guild
    return request.interaction.guild_id, "" if guild is None else guild.name


async def show_profile(request: Request) -> OutgoingMessage:
    """The profile of the person with this id and name, else one's own."""
    guild_id, name = _name_server(request)
    person_id, called = request.person.id, request.person.name
    if len(request.values) == 2:
        person_id, called = int(request.values[0]), request.values[1]
    profile = replace(await request.tables.profiles.profile_of(person_id, guild_id), name=called)
    return await profile_page(request.illustrator, profile, name, request.language)


async def show_leaders(request: Request) -> OutgoingMessage:
    """The best of a title on the server; without one of that which the person plays most, else of the first title."""
    guild_id, name = _name_server(request)
    known = request.services.presentations
    title_id = request.typed or request.key.arg
    if not title_id:
        records = (await request.tables.profiles.profile_of(request.person.id, guild_id)).records
        title_id = next((record.title for record in records if record.title in known), next(iter(known)))
    check_control(title_id in known)
    leaders = await request.tables.profiles.leaders(title_id, guild_id)
    return await leaders_page(request.illustrator, title_id, leaders, request.person.id, name, request.language)
