"""Choosing a game, help for those who are new, and the guided first game."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from cogs.actions.new_game import Wishes, open_table
from cogs.actions.request import Request
from cogs.discord_types import Item
from cogs.ui.controls import Key, button, rows
from cogs.ui.games import Taste, games_page
from cogs.ui.outgoing import OutgoingMessage, append_items, compose, text
from cogs.ui.presentation import Presentation
from locales import message
from tables.version import VERSION

WISHES = (
    *("away", "try", "slow", "remember", "follow", "mistake"),
    *("leave", "again", "apart", "compare", "guess", "server", "data"),
)
HELP = ("what", "start", "learn", "turn", "back", "menus")


async def show_games(request: Request) -> OutgoingMessage:
    """The games that fit what is looked for."""
    found = await request.tables.statistics.favourites(request.person.id, request.interaction.guild_id)
    return games_page(request.services.presentations, Taste.parse(request.typed), request.language, found)


async def begin_game(request: Request) -> OutgoingMessage:
    """Open a table of the chosen game here. Whoever has never played it is offered the lesson."""
    presentation = request.named_presentation(request.key.arg)
    asked = replace(request, title=presentation.id)
    wishes = Wishes(None, None, None, 0, thread=False, options="", language=None)
    opened = await open_table(asked, wishes)
    append_items(opened, *await lesson_offer(asked, presentation))
    return opened


async def show_help(request: Request) -> OutgoingMessage:
    """What Orrery does, and how to begin."""
    what, *parts = [message(f"help-{part}", request.language) for part in HELP]
    version = f"-# {message('orrery-version', request.language, version=VERSION)}"
    doors = (
        button(Key("wishes"), message("button-wishes", request.language), emoji="💡"),
        button(Key("games"), message("button-games", request.language), emoji="🎲"),
        button(Key("open"), message("button-open-tables", request.language), emoji="🪑"),
        button(Key("me"), message("button-settings", request.language), emoji="⚙️"),
    )
    told = "\n\n".join([f"### {message('help-title', request.language)}\n{what}", *parts])
    return compose(text(f"{told}\n{version}"), *rows(*doors))


async def show_wishes(request: Request) -> OutgoingMessage:
    """What there is besides the games, by what one wants to do."""
    lines = [f"### {message('wishes-title', request.language)}"]
    lines += [message(f"wish-{part}", request.language) for part in WISHES]
    back = button(Key("help"), message("panel-back", request.language))
    return compose(text("\n".join(lines)), *rows(back))


async def learn(request: Request, *, anew: bool = False) -> OutgoingMessage:
    """Begin the title's lesson, or go on with it, on a page that the person alone sees. `anew`: from its start."""
    title = (await request.info()).title if request.table else request.title or request.key.arg or request.typed
    info = await request.tables.lessons.open(request.person, title, anew=anew)
    return await request.at_table(info.id).panel()


async def return_to_lesson(request: Request) -> OutgoingMessage:
    """Go back to the step at which the person has left the lesson."""
    look = await request.tables.rewinding.into_lesson(request.table, request.person.id)
    return await request.panel_of(look)


async def lesson_offer(request: Request, presentation: Presentation) -> list[Item]:
    """An offer of the lesson to somebody who has never played the title; nothing for others."""
    lesson = presentation.title.lesson
    if lesson is None or await request.tables.queries.has_played(request.person.id, presentation.id):
        return []
    words = message("lesson-offer", request.language, game=presentation.name, steps=lesson.steps)
    begin = button(Key("learn", arg=presentation.id), message("button-learn", request.language), emoji="🎓")
    return [ui.TextDisplay(words), *rows(begin)]
