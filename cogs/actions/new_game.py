"""`/… new`: a table in the channel or in a thread of its own, alone, with a guest, or at once against the computer."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, cast

import discord
from discord import ButtonStyle, TextChannel

from cogs.actions.request import Request, is_gone, reaches
from cogs.audience import parent_of
from cogs.discord_types import Interaction
from cogs.errors import check_permissions
from cogs.forum import forum_channel, forum_post
from cogs.house_rules import check_opening
from cogs.ui.clocks import read_preset
from cogs.ui.controls import CUSTOM_ID, Key, button, check_control, panel_button, rows
from cogs.ui.formatting import first_visible, plain_name, public_language, safe_name
from cogs.ui.outgoing import Follow, OutgoingMessage, append_items, plain, with_notice
from cogs.ui.presentation import Presentation
from cogs.ui.settings_page import read_typed, settings_message
from cogs.ui.starting import read_start
from engine.core.errors import Refused
from engine.core.text import say
from locales import LANGUAGES, message, translate
from tables.records import LEVELS, Level, Look, Person, Place, TableInfo, Wish
from tables.time_control import DEFAULT_CLOCK

BETWEEN = ">"
"""Separates the wishes in a control that opens a table in a thread."""
WISHES = 9
"""So many are in it."""
THREAD_NAME = 100
THREAD_SLEEPS: Literal[10080] = 10080


@dataclass(frozen=True)
class Wishes:
    """The options of the command."""

    side: str | None
    opponent: discord.User | discord.Member | None
    computer: Level | None
    computers: int
    """How many computers, limited by the seats; 0: none."""
    thread: bool
    options: str
    language: str | None
    private: bool = False
    clock: str | None = None
    """A preset of `cogs.ui.clocks`; None: the default."""
    start: str | None = None
    """How the game begins, as in `cogs.ui.starting`; None: the default."""

    def waits_for_guest(self, presentation: Presentation) -> bool:
        """Whether the opponent gets a seat besides the computers."""
        return self.computer is None or presentation.title.meta.most_players > 2


def read_side(presentation: Presentation, side: str | None) -> Wish:
    """The wished seat: by number, by name in any language, or at random. Raises Refused if there is no such seat."""
    if side is None:
        return None
    wanted = side.strip().casefold()
    if wanted == "random" or any(wanted == message("side-random", each).casefold() for each in LANGUAGES):
        return "random"
    for seat in range(presentation.title.meta.most_players):
        names = {translate(presentation.seat(seat), each).casefold() for each in LANGUAGES}
        if wanted == str(seat) or wanted in names:
            return seat
    raise Refused(say("error-no-such-side", side=side[:40]))


def guest_of(user: discord.User | discord.Member) -> Person:
    """A person who is asked to play. Raises Refused for a bot."""
    if user.bot:
        raise Refused(say("error-guest-bot"))
    return Person(user.id, first_visible(user.display_name, user.global_name, user.name))


async def open_table(request: Request, wishes: Wishes) -> OutgoingMessage:
    """Open a table of the command's title: with a guest who is called, without one, or started at once if computers
    play or nobody else can. Where the channel has one already, a thread of it is offered."""
    try:
        return await _open_table(request, wishes)
    except Refused as refusal:
        key = _thread_key(request.title, wishes)
        offers = refusal.text.key == "error-channel-taken" and isinstance(request.interaction.channel, TextChannel)
        if key is None or not offers:
            raise
        thread = button(key, message("button-new-thread", request.language), emoji="🧵")
        return plain(translate(refusal.text, request.language), *rows(thread))


def _thread_key(title_id: str, wishes: Wishes) -> Key | None:
    """The control that opens this table in a thread; None if it is one already, or its wishes do not fit in there."""
    if wishes.thread or wishes.opponent is not None or BETWEEN in wishes.options:
        return None
    private = "private" if wishes.private else ""
    computers = str(wishes.computers)
    written = (title_id, wishes.computer, computers, wishes.side, wishes.language, private, wishes.clock, wishes.start)
    key = Key("new-thread", arg=BETWEEN.join([each or "" for each in (*written, wishes.options)]))
    return key if len(str(key)) <= CUSTOM_ID and "~" not in key.arg else None


async def open_in_thread(request: Request) -> OutgoingMessage:
    """Open the table that the control names in a thread of this channel."""
    parts = request.key.arg.split(BETWEEN)
    check_control(len(parts) == WISHES and parts[2].isdecimal())
    title_id, computer, computers, side, language, private, clock, start, options = parts
    check_control(computer in ("", *LEVELS) and language in ("", *LANGUAGES))
    wishes = Wishes(
        side=side or None,
        opponent=None,
        computer=cast("Level | None", computer or None),
        computers=int(computers[:2]),
        thread=True,
        options=options,
        language=language or None,
        private=bool(private),
        clock=clock or None,
        start=start or None,
    )
    return await open_table(replace(request, title=request.named_presentation(title_id).id), wishes)


async def _open_table(request: Request, wishes: Wishes) -> OutgoingMessage:
    presentation, language = request.presentation(), request.language
    alone = presentation.is_for_one(read_typed(presentation, wishes.options))
    if alone and (wishes.opponent is not None or wishes.computer is not None):
        raise Refused(say("error-alone"))
    if wishes.opponent is not None and wishes.waits_for_guest(presentation):
        return await _invite(request, wishes, wishes.opponent)
    info, place = await _open(request, wishes)
    if alone:
        return _settings_of_one(request, info, place)
    if wishes.computer is None:
        return _tell_opened(info, place, language)
    info = await _seat_computers(request, info, wishes, least=presentation.meta.least_players - 1)
    if info.status == "lobby":
        await request.tables.lobby.start(info.id, request.person.id)
    return await request.at_table(info.id).panel()


def _settings_of_one(request: Request, info: TableInfo, place: Place) -> OutgoingMessage:
    """The settings of a game for one person, whom nobody else keeps waiting, with the button that starts it."""
    opened = message("opened-alone", request.language, number=info.id, channel=f"<#{place.channel_id}>")
    presentation, language, reader = request.presentation(), request.language, request.person.id
    out = settings_message(info, presentation, language, reader, notice=opened)
    append_items(out, *rows(button(Key("start", info.id), message("button-start", language), ButtonStyle.success)))
    return out


async def _seat_computers(request: Request, info: TableInfo, wishes: Wishes, *, least: int) -> TableInfo:
    """Seat as many computers as are wanted and needed. With the last seat the game may begin by itself."""
    if wishes.computer is None:
        return info
    free = sum(seat.kind == "open" for seat in info.seats)
    for _ in range(min(max(wishes.computers, least), free)):
        info = await request.tables.lobby.seat_computer(info.id, request.person.id, wishes.computer)
    return info


def _tell_opened(info: TableInfo, place: Place, language: str) -> OutgoingMessage:
    """Where the lobby stands, as long as it is one; then that the game has begun, with the way to it."""

    def say_where(key: str) -> str:
        return message(key, language, number=info.id, channel=f"<#{place.channel_id}>")

    async def redraw(later: Look) -> OutgoingMessage | None:
        if later.info.status == "lobby":
            return None
        if later.info.status == "closed":
            return plain(message("closed", language, number=info.id))
        return plain(say_where("opened-begun"), *rows(panel_button(info.id, language)))

    out = plain(say_where("opened"))
    out.follow = Follow(info.id, info.version, redraw)
    return out


async def _invite(request: Request, wishes: Wishes, guest: discord.User | discord.Member) -> OutgoingMessage:
    """Open a table and invite somebody: its lobby calls them."""
    if guest.id == request.person.id:
        raise Refused(say("error-invite-self"))
    if guest.bot:
        raise Refused(say("error-invite-bot", command=f"{request.presentation().meta.command} new computer:normal"))
    calls = await reaches(request, guest.id)
    info, place = await _open(request, wishes, guest.id)
    uncalled = "" if calls else message("opened-uncalled", request.language, guest=safe_name(guest.display_name))
    return with_notice(_tell_opened(info, place, request.language), uncalled)


async def _open(request: Request, wishes: Wishes, guest: int | None = None) -> tuple[TableInfo, Place]:
    interaction, person, tables = request.interaction, request.person, request.tables
    place = place_of(interaction, wishes.language or request.language)
    await check_opening(tables, interaction, request.title, place)
    hidden = wishes.private and needs_thread(interaction)
    check_permissions(interaction, thread=wishes.thread, private=hidden)
    presentation = request.presentation()
    options = read_typed(presentation, wishes.options)
    seat = read_side(presentation, wishes.side)
    request.services.paces.count_opening(person.id, interaction.guild_id)
    beside: tuple[Level, ...] = ()
    if guest is not None and wishes.computer is not None:  # two of the seats are for people
        beside = (wishes.computer,) * min(wishes.computers, presentation.meta.most_players - 2)
    clock = None if wishes.clock is None else read_preset(wishes.clock, DEFAULT_CLOCK)
    start = None if wishes.start is None else read_start(wishes.start)

    async def open_at(place: Place) -> TableInfo:
        more: dict[str, Any] = {"guest": guest, "computers": beside, "private": wishes.private, "clock": clock}
        more["start"] = start
        return await tables.lobby.open(person, place, presentation.id, options, seat, **more)

    forum = None if wishes.private else await _forum(request)
    if not (wishes.thread or hidden or forum):
        return await open_at(place), place
    await tables.lobby.check_open(person, place, presentation.id, options, seat, guest=guest)
    people = [person.id]
    if guest is not None and not is_gone(request, guest) and (await tables.people.get(guest)).invitations:
        people.append(guest)
    language = public_language(place)
    if forum is not None:
        async with forum_post(forum, presentation, plain_name(person.name), language) as thread:
            place = in_thread(place, thread)
            info = await open_at(place)
        await tables.forum.opened(info)
        return info, place
    async with table_thread(interaction, presentation, person, language, people, private=hidden) as thread:
        place = in_thread(place, thread)
        return await open_at(place), place


async def _forum(request: Request) -> discord.ForumChannel | None:
    """The forum in which the tables of the server are opened, unless the command is used in a post of it."""
    guild, channel = request.interaction.guild, request.interaction.channel
    forum = forum_channel(guild, (await request.tables.house.of(request.interaction.guild_id)).forum)
    inside = forum is not None and isinstance(channel, discord.Thread) and channel.parent_id == forum.id
    return None if inside else forum


def needs_thread(interaction: Interaction) -> bool:
    """Whether a private table needs a thread of its own here: everywhere on a server but in a private thread."""
    channel = interaction.channel
    return interaction.guild_id is not None and not (isinstance(channel, discord.Thread) and channel.is_private())


def place_of(interaction: Interaction, language: str) -> Place:
    """The place of the command. `language`: of a table there."""
    locale, parent = str(interaction.guild_locale or interaction.locale), parent_of(interaction.channel)
    return Place(interaction.guild_id, interaction.channel_id or 0, locale, language, parent)


def in_thread(place: Place, thread: discord.Thread) -> Place:
    """The same server and language, in a thread."""
    return Place(place.guild_id, thread.id, place.guild_locale, place.language, parent_of(thread))


@contextlib.asynccontextmanager
async def table_thread(
    interaction: Interaction,
    presentation: Presentation,
    host: Person,
    language: str,
    people: Sequence[int],
    *,
    private: bool = False,
) -> AsyncIterator[discord.Thread]:
    """A thread for a table, with these people in it; put away if the table cannot be opened. A private one shows the
    game to nobody else. Raises Refused where threads are not possible."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused(say("error-no-threads"))
    name = message("thread-name", language, game=presentation.name, host=plain_name(host.name))
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    thread = await channel.create_thread(name=name[:THREAD_NAME], type=kind, auto_archive_duration=THREAD_SLEEPS)
    try:
        await thread.add_user(interaction.user)
        for person in people if private else ():
            if person != interaction.user.id:
                await thread.add_user(discord.Object(person))
        yield thread
    except BaseException:
        await _put_away(thread)
        raise


async def _put_away(thread: discord.Thread) -> None:
    """Delete a thread in which there will be no table. Without permission to delete threads, archive it."""
    with contextlib.suppress(discord.HTTPException):
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
