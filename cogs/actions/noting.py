"""Private notes of a person about their games, and the file with all that is stored about them."""

from __future__ import annotations

import dataclasses

from discord import ui

from cogs.actions.request import Request
from cogs.screens.notes import ANYTHING, found_notes_page, game_notes_page, note_form
from cogs.screens.replay import replay_page
from cogs.ui.controls import number, required
from cogs.ui.outgoing import OutgoingMessage, with_file, with_notice
from locales import message


async def show_notes(request: Request) -> OutgoingMessage:
    """The person's notes: those with the typed words in them; else those about the game here; else all."""
    if request.typed or not request.table:
        return await _found(request, request.typed)
    info = await request.info()
    notes = await request.tables.private_notes.of_table(request.table, request.person.id)
    return game_notes_page(info, request.presentation(info), notes, request.person.id, request.language)


async def show_all(request: Request) -> OutgoingMessage:
    """A page of the notes. The argument is its number and what is looked for."""
    place, _, wanted = request.key.arg.partition(".")
    return await _found(request, "" if wanted == ANYTHING else wanted, number(place) or 0)


async def _found(request: Request, wanted: str, page: int = 0) -> OutgoingMessage:
    found = await request.tables.private_notes.search(request.person.id, wanted)
    return found_notes_page(request.services.presentations, found, wanted, request.language, page)


async def ask_note(request: Request) -> ui.Modal:
    """The form for the note about a game."""
    present = await request.tables.private_notes.about_game(request.table, request.person.id)
    return note_form(request.key, present, request.language)


async def write_note(request: Request) -> OutgoingMessage:
    """Keep what was written about the game; nothing deletes the note."""
    words = "".join(request.values)
    await request.tables.private_notes.write(request.table, request.person.id, words)
    said = message("note-kept" if words.strip() else "note-deleted", request.language)
    return with_notice(await show_notes(_without_values(request)), said)


async def ask_note_here(request: Request) -> ui.Modal:
    """The form for the note at a position of the replay. The argument is the stop."""
    notes, at = request.tables.private_notes, required(number(request.key.arg))
    shown = await request.tables.replays.position(request.table, request.person.id, eyes=request.key.seat, at=at)
    return note_form(request.key, await notes.at_position(shown, request.person.id), request.language)


async def write_note_here(request: Request) -> OutgoingMessage:
    """Keep what was written at the position, and show it again."""
    at, eyes, words = required(number(request.key.arg)), request.key.seat, "".join(request.values)
    await request.tables.private_notes.write_at(request.table, request.person.id, eyes, at, words)
    shown = await replay_page(request.illustrator, request.table, request.person.id, request.language, eyes, at)
    return with_notice(shown, message("note-kept" if words.strip() else "note-deleted", request.language))


async def export_own(request: Request) -> OutgoingMessage:
    """All that is stored about the person, as a file."""
    data = await request.tables.own_data.export(request.person.id)
    return with_file(message("own-data", request.language), "orrery-me.json", data)


def _without_values(request: Request) -> Request:
    return dataclasses.replace(request, values=())
