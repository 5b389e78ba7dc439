"""Ending a game before its rules do, and moving it: what is asked back, and what the buttons do."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from cogs.actions import on, player_look
from cogs.audience import channel_of, may_manage, sees
from cogs.errors import lacking
from cogs.screens import plain
from cogs.ui.controls import Control, Key, button, rows, snowflake
from cogs.ui.names import speaking, who
from cogs.ui.presentation import join
from cogs.ui.public import asked_to_end, ending
from cogs.ui.send import Follow, OutgoingMessage
from engine.core.errors import Refused
from engine.core.text import say
from locales import message, translate
from tables.records import Look, Place, TableInfo

if TYPE_CHECKING:
    from cogs.dispatcher import Dispatcher, Interaction, Press

log = logging.getLogger(__name__)

FINISHED = {"over": "error-game-over", "closed": "error-table-closed"}


@on("toend")
async def ask_back(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """The button at the table asks back."""
    return await ask_end(dispatcher, press.interaction, press.table, press.language)


async def ask_end(dispatcher: Dispatcher, interaction: Interaction, table_id: int, language: str) -> OutgoingMessage:
    """How whoever asks can end this table: as one of its players, as one who looks after its place, or both. Refused if
    they are neither."""
    info = await open_table(dispatcher, table_id)
    lines, controls = [named(dispatcher, info, language)], list[Control]()
    refusal = Refused(say("error-end-lobby"))
    if info.status == "running":
        try:
            look = await player_look(dispatcher, table_id, interaction.user.id)
        except Refused as refused:
            refusal = refused if info.seat_of(interaction.user.id) is not None else Refused(say("error-end-not-yours"))
        else:
            said, control = _as_player(dispatcher, look, language)
            lines.append(said)
            controls.append(control)
    if await may_manage(interaction, info):
        lines.append(message("end-moderator", language))
        controls.append(button(Key("modend", table_id), message("button-end-moderator", language), ButtonStyle.danger))
    if not controls:
        raise refusal
    return plain("\n".join(lines), *rows(*controls, _back(table_id, language)))


async def open_table(dispatcher: Dispatcher, table_id: int) -> TableInfo:
    """The lobby or running game with this number. Refused if it is over."""
    info = await dispatcher.tables.info(table_id)
    if info.status in FINISHED:
        raise Refused(say(FINISHED[info.status]))
    return info


def named(dispatcher: Dispatcher, info: TableInfo, language: str) -> str:
    """The table with its place and people, so that nobody ends or moves another than they mean."""
    game, channel = dispatcher.services.presentation(info.title).name, f"<#{info.place.channel_id}>"
    people = [who(info, seat, language) for seat in info.seats if seat.kind != "open"]
    return message("table-named", language, game=game, number=info.id, channel=channel, names=join(people, language))


def _as_player(dispatcher: Dispatcher, look: Look, language: str) -> tuple[str, Control]:
    """What a player is told who wants to end the game, and the button for it."""
    info, voice = look.info, speaking(look.info, language)
    presentation = dispatcher.services.presentation(info.title)

    def called(seats: tuple[int, ...]) -> str:
        return join([translate(presentation.seat(seat), voice) for seat in seats], language)

    asked, agreed = asked_to_end(look), info.end_agreed_by
    if look.seat in agreed:
        back = button(Key("noend", info.id), message("button-end-back", language))
        return message("end-agreed", language, asked=called(asked)), back
    others = tuple(seat for seat in asked if seat != look.seat)
    key = "end-sure-agree" if agreed else "end-sure"
    said = message(key, language, agreed=called(agreed), asked=called(others), others=len(others))
    label = "button-end" if agreed or not others else "button-end-propose"
    return said, button(Key("end", info.id), message(label, language), ButtonStyle.danger)


def _back(table_id: int, language: str) -> Control:
    return button(Key("panel", table_id), message("panel-back", language))


@on("end")
async def agree(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Propose to end the game, or agree to it, having been asked back."""
    return await _agreed(dispatcher, await dispatcher.tables.propose_end(press.table, press.person.id), press.language)


async def _agreed(dispatcher: Dispatcher, look: Look, language: str) -> OutgoingMessage:
    """What has become of one's consent."""
    if look.standing is not None and look.standing.over:
        return plain(ending(look, dispatcher.services.presentation(look.info.title), language))
    if look.seat not in look.info.end_agreed_by:
        return plain(message("end-gone", language))
    said, back = _as_player(dispatcher, look, language)
    out = plain(said, *rows(back))
    out.follow = Follow(look.info.id, look.info.version, lambda later: _agreed(dispatcher, later, language))
    return out


@on("noend")
async def play_on(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Refuse to end the game, or take one's consent back."""
    await dispatcher.tables.decline_end(press.table, press.person.id)
    return plain(message("end-declined", press.language))


# -- by those who look after the place -------------------------------------------------------------------------------


@on("modend")
async def end_by_moderator(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """End it, having been asked back."""
    info = await open_table(dispatcher, press.table)
    if not await may_manage(press.interaction, info):
        raise Refused(say("error-end-not-yours"))
    await dispatcher.tables.end_by_moderator(info.id)
    log.info("table %s: ended by moderator %s", info.id, press.person.id)
    return plain(message("end-moderated", press.language, number=info.id))


async def ask_move(
    dispatcher: Dispatcher, interaction: Interaction, table_id: int, channel_id: int, language: str
) -> OutgoingMessage:
    """Ask back before a table goes on elsewhere. Refused if it cannot."""
    info = await open_table(dispatcher, table_id)
    await check_move(interaction, info, channel_id)
    yes = button(Key("move", table_id, arg=str(channel_id)), message("button-move", language), ButtonStyle.danger)
    said = message("move-sure", language, channel=f"<#{channel_id}>")
    return plain(f"{named(dispatcher, info, language)}\n{said}", *rows(yes, _back(table_id, language)))


@on("move")
async def move(dispatcher: Dispatcher, press: Press) -> OutgoingMessage:
    """Move it, having been asked back."""
    info = await open_table(dispatcher, press.table)
    channel_id = snowflake(press.key.arg)
    if channel_id is None:
        raise Refused(say("error-old-control"))
    await check_move(press.interaction, info, channel_id)
    await dispatcher.tables.move(info.id, channel_id)
    log.info("table %s: moved by moderator %s", info.id, press.person.id)
    return plain(message("moved", press.language, number=info.id, channel=f"<#{channel_id}>"))


async def check_move(interaction: Interaction, info: TableInfo, channel_id: int) -> None:
    """Refused unless who asks may manage the table's channel and write in the other one, and so may Orrery."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member) or not await may_manage(interaction, info):
        raise Refused(say("error-move-not-yours"))
    if not await sees(interaction, Place(guild.id, channel_id)):
        raise Refused(say("error-move-unseen"))
    channel = await channel_of(guild, channel_id)
    in_thread = isinstance(channel, discord.Thread)
    own = channel.permissions_for(member)
    if not isinstance(channel, discord.abc.Messageable) or not (
        own.send_messages_in_threads if in_thread else own.send_messages
    ):
        raise Refused(say("error-move-unseen"))
    missing = lacking(channel.permissions_for(guild.me), in_thread=in_thread)
    if missing:
        raise Refused(say("error-permissions", missing=missing))
