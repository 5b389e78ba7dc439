"""Answering the game's questions by a form."""

from __future__ import annotations

from discord import ui
from msgspec import structs

from cogs.actions.answering import TOLD_OF_LINE, asks_back, own_look, panel_after
from cogs.actions.request import Request
from cogs.ui.answer_form import (
    BETWEEN,
    Columns,
    answer_form,
    clauses_of,
    columns_of,
    laid_down,
    read_rows,
    reader_of_rows,
)
from cogs.ui.controls import required
from cogs.ui.forms import read_chosen, write_chosen
from cogs.ui.names import voice_of
from cogs.ui.option_controls import Draft
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.path_menu import Path, read_path
from engine.core.decision import Ask
from engine.core.errors import Refused
from engine.core.text import say
from locales import translate
from tables.errors import LineStopped
from tables.records import Look


async def ask_form(request: Request) -> ui.Modal:
    """The form of a page of the question, with what was chosen in it before."""
    look, _, columns = await _form_of(request)
    chosen, _, written = request.key.arg.partition(BETWEEN)
    language = voice_of(look.info, request.language, brief=True, plain=True)
    opened = request.key.with_verb("form", f"{BETWEEN}{written}")
    return answer_form(opened, columns, language, read_chosen(chosen))


async def take_form(request: Request) -> OutgoingMessage:
    """The form was submitted: its answers are given as a typed line gives them. What is refused is offered again."""
    look, path, columns = await _form_of(request)
    rows, chosen = read_rows(columns, request.filled)
    presentation = request.presentation(look.info)
    try:
        clauses, match = clauses_of(columns, rows), reader_of_rows(presentation, columns, rows)
        asked = asks_back(presentation) if columns.form.then is None else is_warned
        played = await request.tables.play.choose_line(request.table, request.person.id, clauses, match, asked)
        if (later := laid_down(columns, rows)) is not None:
            habit, answer = later
            now = await request.tables.play.set_habit(request.table, request.person.id, habit, (answer,))
            played = structs.replace(played, look=now)
    except Refused as refusal:
        reason = refusal.text
        if isinstance(refusal, LineStopped):
            if refusal.played is not None:
                raise
            reason = say("error-form-over") if refusal.is_over else refusal.reason
        notice = translate(reason, voice_of(look.info, request.language, brief=True))
        return await request.panel_of(look, Draft(path=path, form=write_chosen(chosen), notice=notice))
    return await panel_after(request, played, TOLD_OF_LINE)


def is_warned(ask: Ask, keys: tuple[str, ...]) -> bool:
    """Whether an answer gives something away."""
    return any(option is not None and option.caution is not None for option in map(ask.option, keys))


async def _form_of(request: Request) -> tuple[Look, Path, Columns]:
    """The table, the steps to the page, and what its form offers."""
    look = await own_look(request)
    assert look.pending is not None
    path = read_path(request.key.arg.partition(BETWEEN)[2])
    columns = columns_of(request.presentation(look.info), look.pending.ask, look.view, path)
    return look, path, required(columns)
