"""What people have achieved: profiles, and the best of a title."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.actions.request import Request
from cogs.screens.profile import leaders_page, profile_page
from cogs.screens.statistics import OVERVIEW, PICKED, season_page, statistics_page
from cogs.ui.controls import check_control, number, required, snowflake
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
    medals = await request.tables.seasons.medals_of(person_id, guild_id)
    return await profile_page(request.illustrator, profile, medals, name, request.language)


async def show_leaders(request: Request) -> OutgoingMessage:
    """The best of a title on the server; without one of that which the person plays most, else of the first title."""
    guild_id, name = _name_server(request)
    known = request.services.presentations
    title_id = request.typed or request.key.arg or await _favourite(request)
    check_control(title_id in known)
    leaders = await request.tables.profiles.leaders(title_id, guild_id)
    seasons = guild_id is not None and (await request.tables.seasons.table(guild_id, title_id)).number > 0
    return await leaders_page(
        request.illustrator, title_id, leaders, request.person.id, name, request.language, seasons=seasons
    )


async def _favourite(request: Request) -> str:
    """The title that the person plays most on the server, else the first."""
    known = request.services.presentations
    found = await request.tables.statistics.favourites(request.person.id, request.interaction.guild_id)
    return found.title if found.title in known else next(iter(known))


async def show_statistics(request: Request) -> OutgoingMessage:
    """What finished games of a title on the server add up to, for all or for one person; by command: for one's own
    favourite title, if none is named."""
    guild_id, name = _name_server(request)
    if request.pressed:
        title_id, topic, about = _parts(request, 3)
        person_id = 0 if about == "0" else required(snowflake(about))
    else:
        title_id, topic = request.typed or await _favourite(request), OVERVIEW
        person_id = int(request.values[1]) if len(request.values) > 1 else 0
    check_control(title_id in request.services.presentations)
    found = await request.tables.statistics.of_title(title_id, guild_id, person_id or None)
    called = "" if not person_id else (await request.tables.people.get(person_id)).name
    called = request.person.name if person_id == request.person.id else called
    return await statistics_page(
        request.illustrator, found, topic, (person_id, called), request.person.id, name, request.language
    )


async def show_season(request: Request) -> OutgoingMessage:
    """How a title stands in a season of the server."""
    guild_id, name = _name_server(request)
    title_id, which = _parts(request, 2)
    check_control(title_id in request.services.presentations and guild_id is not None)
    found = await request.tables.seasons.table(guild_id or 0, title_id, required(number(which)))
    check_control(found.number > 0)
    return await season_page(request.illustrator, title_id, found, request.person.id, name, request.language)


def _parts(request: Request, count: int) -> list[str]:
    """The parts of the argument of the control, with what its menu has chosen in its place."""
    parts = [request.typed if part == PICKED else part for part in request.key.arg.split(".")]
    check_control(len(parts) == count and all(parts))
    return parts
