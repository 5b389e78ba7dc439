"""Choosing a game, and help for those who are new."""

from __future__ import annotations

from dataclasses import replace

from cogs.actions.learning import lesson_offer
from cogs.actions.new_game import Wishes, open_table
from cogs.actions.request import Request
from cogs.ui.controls import Key, button, rows
from cogs.ui.games import Taste, games_page
from cogs.ui.notices import append
from cogs.ui.outgoing import OutgoingMessage, compose, text
from engine.core.errors import Refused
from engine.core.text import say
from locales import message

HELP = ("what", "start", "learn", "turn", "back", "me")


async def show_games(request: Request) -> OutgoingMessage:
    """The games that fit what is looked for."""
    return games_page(request.services.presentations, Taste.parse(request.typed), request.language)


async def begin_game(request: Request) -> OutgoingMessage:
    """Open a table of the chosen game here. Whoever has never played it is offered the lesson."""
    title = request.key.arg
    if title not in request.services.presentations:
        raise Refused(say("error-old-control"))
    asked = replace(request, title=title)
    wishes = Wishes(None, None, None, 0, thread=False, options="", language=None)
    opened = await open_table(asked, wishes)
    append(opened, *await lesson_offer(asked, asked.presentation()))
    return opened


async def show_help(request: Request) -> OutgoingMessage:
    """What Orrery does, and how to begin."""
    lines = [f"### {message('help-title', request.language)}"]
    lines += [message(f"help-{part}", request.language) for part in HELP]
    doors = (
        button(Key("games"), message("button-games", request.language), emoji="🎲"),
        button(Key("open"), message("button-open-tables", request.language), emoji="🪑"),
        button(Key("me"), message("button-settings", request.language), emoji="⚙️"),
    )
    return compose(text("\n".join(lines)), *rows(*doors))
