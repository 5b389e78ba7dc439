"""A person's private notes: about one game, and those of all games that fit what is looked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord
from discord import ui

from cogs.discord_types import Field
from cogs.ui.controls import Choice, Control, Key, button, clip, menu, page_of, pager, panel_button, rows
from cogs.ui.formatting import ago, escape
from cogs.ui.forms import line_form
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation
from locales import message
from tables.private_notes import MOST_WORDS, FoundNote, GameNotes
from tables.records import TableInfo

SIGN = "📝"
A_PAGE = 10
MENU = 25
IN_LIST = 160
"""Characters of a note in a list."""
ON_PANEL = 140
BESIDE_PICTURE = 500
ANYTHING = "…"
"""What is looked for, as the argument of a control, where nothing is: an empty one would mean no page of the list."""


def in_one_line(words: str, most: int) -> str:
    """The beginning of a note in one line, escaped."""
    return escape(clip(" ".join(words.split()), most))


def note_line(words: str, most: int = ON_PANEL) -> list[str]:
    """A note in small print, as other pages of the game show it; nothing if there is none."""
    return [f"-# {SIGN} {in_one_line(words, most)}"] if words else []


def note_button(info: TableInfo, language: str) -> Control:
    """Opens the notes about a game."""
    return button(Key("notes", info.id), message("button-notes", language), emoji=SIGN)


def note_form(key: Key, present: str, language: str) -> ui.Modal:
    """The form in which a note is written."""
    line: Field = ui.TextInput(
        custom_id="note",
        style=discord.TextStyle.paragraph,
        default=present or None,
        required=False,
        max_length=MOST_WORDS,
    )
    return line_form(key, "note-title", [("note-label", "note-hint", line)], language)


def game_notes_page(
    info: TableInfo, presentation: Presentation, notes: GameNotes, reader: int, language: str
) -> OutgoingMessage:
    """What the reader has noted about one game, with the ways to write and to the positions."""
    game = message("game-numbered", language, game=presentation.name, number=info.id)
    lines = [f"### {SIGN} {message('notes-of-game', language, which=game)}", f"-# {message('notes-private', language)}"]
    lines.append(escape(notes.about) if notes.about else message("notes-game-none", language))
    shown = notes.places[-MENU:]
    if shown:
        lines.append(f"**{message('notes-positions', language)}**")
    choices: dict[int, Choice] = {}
    for place in shown:
        step = message("replay-step", language, number=place.at + 1, count=place.of)
        lines.append(f"- {step}: {in_one_line(place.words, min(IN_LIST, 2000 // len(shown)))}")
        choices.setdefault(place.at, Choice(str(place.at), step, " ".join(place.words.split())))
    go = Key("replay", info.id, info.seat_of(reader), arg="go")
    return compose(
        text("\n".join(lines)),
        *rows(*([menu(go, message("notes-go", language), [*choices.values()])] if choices else ())),
        *rows(*_doors(info, notes, reader, language)),
        accent=presentation.accent(None),
    )


def _doors(info: TableInfo, notes: GameNotes, reader: int, language: str) -> Iterator[Control]:
    label = "button-note-change" if notes.about else "button-note-write"
    yield button(Key("note", info.id), message(label, language), discord.ButtonStyle.primary, emoji="✏️")
    if info.status in ("running", "over"):
        yield button(Key("replay", info.id), message("button-replay", language), emoji="⏪")
    yield button(Key("notes-all", arg=f"0.{ANYTHING}"), message("button-notes-all", language), emoji="🔎")
    if info.seat_of(reader) is not None:
        yield panel_button(info.id, language)


def found_notes_page(
    presentations: Mapping[str, Presentation],
    found: Sequence[FoundNote],
    wanted: str,
    language: str,
    page: int = 0,
) -> OutgoingMessage:
    """The reader's notes that fit, the newest first, with buttons to their games."""
    shown, page, pages = page_of(found, A_PAGE, page)
    title = message("notes-found", language, words=escape(wanted)) if wanted else message("notes-all", language)
    lines = [f"### {SIGN} {title}", f"-# {message('notes-private', language)}"]
    games: dict[int, str] = {}
    for note in shown:
        known = presentations.get(note.title)
        name = message("game-numbered", language, game=known.name, number=note.table_id) if known else ""
        games.setdefault(note.table_id, name or f"#{note.table_id}")
        place = f" · {message('notes-at-position', language)}" if note.at_position else ""
        lines.append(f"**{games[note.table_id]}**{place} · {ago(note.written_at)}")
        lines.append(f"> {in_one_line(note.words, IN_LIST)}")
    if not shown:
        lines.append(message("notes-found-none" if wanted else "notes-none", language))
    doors = [button(Key("notes", table_id), name) for table_id, name in games.items()]
    return compose(
        text("\n".join(lines)),
        *rows(*doors),
        *pager(Key("notes-all"), page, pages, f".{clip(wanted, 40) or ANYTHING}"),
    )
