"""Trying something out from a position of a game, in a game of one's own that nobody else sees."""

from __future__ import annotations

from cogs.actions.request import Request
from cogs.ui.controls import Key, button, number, required, rows
from cogs.ui.option_controls import Draft
from cogs.ui.outgoing import OutgoingMessage, plain
from locales import message
from tables.records import Eyes


async def begin(request: Request) -> OutgoingMessage:
    """Begin a trial from the present position; with an argument from that stop of the replay, as seen with the eyes of
    the control."""
    request.services.paces.count_opening(request.person.id, request.interaction.guild_id)
    at = required(number(request.key.arg)) if request.key.arg else None
    eyes: Eyes = "own" if at is None else request.key.seat
    info = await request.tables.trials.open(request.table, request.person, eyes, at)
    trial = request.at_table(info.id)
    return await trial.panel_of(await trial.look(), Draft(notice=message("trial-begun", request.language)))


async def end(request: Request) -> OutgoingMessage:
    """Throw the trial away, with the way back to the game."""
    info = await request.tables.trials.close(request.table, request.person.id)
    back = button(Key("panel", info.trial_of or 0), message("button-trial-back", request.language), emoji="🎯")
    return plain(message("trial-over", request.language), *rows(back))
