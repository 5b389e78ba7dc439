"""Learning a game: the guided first game."""

from __future__ import annotations

from discord import ui

from cogs.actions.request import Request
from cogs.discord_types import Item
from cogs.ui.controls import Key, button, rows
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.presentation import Presentation
from locales import message


async def learn(request: Request) -> OutgoingMessage:
    """Begin the title's lesson, or go on with it: on a page that the person alone sees."""
    return await _lesson(request, anew=False)


async def learn_again(request: Request) -> OutgoingMessage:
    """Begin the lesson from its start."""
    return await _lesson(request, anew=True)


async def _lesson(request: Request, *, anew: bool) -> OutgoingMessage:
    title = (await request.info()).title if request.table else request.title or request.key.arg or request.typed
    info = await request.tables.learn(request.person, title, anew=anew)
    return await request.at(info.id).panel()


async def lesson_offer(request: Request, presentation: Presentation) -> list[Item]:
    """An offer of the lesson to somebody who has never played the title; nothing for others."""
    lesson = presentation.title.lesson
    if lesson is None or await request.tables.has_played(request.person.id, presentation.id):
        return []
    words = message("lesson-offer", request.language, game=presentation.name, steps=lesson.steps)
    begin = button(Key("learn", arg=presentation.id), message("button-learn", request.language), emoji="🎓")
    return [ui.TextDisplay(words), *rows(begin)]
