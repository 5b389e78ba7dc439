"""Trying something out from a position of a game, in a game of one's own that nobody else sees."""

from __future__ import annotations

from cogs.actions.orders import give_queue
from cogs.actions.request import Request
from cogs.screens.trial import lines_page
from cogs.ui.controls import Key, button, check_control, number, required, rows
from cogs.ui.option_controls import Draft
from cogs.ui.outgoing import OutgoingMessage, plain
from engine.core.errors import Refused
from engine.core.text import say
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


async def play_seats(request: Request, *, all_of_them: bool) -> OutgoingMessage:
    """Play all seats of the trial oneself, or let computers play the others again."""
    look = await request.tables.trials.play_seats(request.table, request.person.id, all_of_them=all_of_them)
    told = "trial-all-seats" if all_of_them else "trial-computers"
    return await request.panel_of(look, Draft(notice=message(told, request.language)))


async def show_lines(request: Request) -> OutgoingMessage:
    """Two of the lines that were tried, side by side. The argument of a menu is the two that are shown, and which of
    them it changes; without one, the newest two."""
    lines = await request.tables.trials.lines(request.table, request.person.id)
    if len(lines) < 2:
        raise Refused(say("error-trial-lines"))
    left, right = len(lines) - 2, len(lines) - 1
    if request.key.arg:
        first, second, side = (*request.key.arg.split("."), "", "", "")[:3]
        left, right = required(number(first)), required(number(second))
        left, right = (required(number(request.typed)), right) if side == "left" else (left, right)
        left, right = (left, required(number(request.typed))) if side == "right" else (left, right)
    check_control(max(left, right) < len(lines))
    real = await request.tables.queries.info(lines[-1].look.info.trial_of or 0, request.person.id)
    now = real.seat_of(request.person.id) in real.owed
    return await lines_page(request.illustrator, lines, request.language, (left, right), now=now)


async def plan_line(request: Request) -> OutgoingMessage:
    """Take a line over into the game: its first turn is queued there, and played at once if it is the person's turn."""
    lines = await request.tables.trials.lines(request.table, request.person.id)
    place = required(number(request.key.arg))
    check_control(place < len(lines))
    if not lines[place].own:
        raise Refused(say("error-trial-plan"))
    return await give_queue(request.at_table(lines[-1].look.info.trial_of or 0), "\n".join(lines[place].own))
