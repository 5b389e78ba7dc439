"""A running game that other rules have stored goes on under those of today.

The first change after an update records a step of its own, `rules`, with the version of the rules and the position at
which the game goes on. From there it can be played again, whatever older rules made of the steps before. Where today's
rules lead to another position than was stored, a line says so; answers that they do not allow any more are marked as
undone by that step.
"""

from __future__ import annotations

from collections.abc import Sequence

from db.records import ChoiceRow
from engine.core.events import Event
from engine.core.saved import Answer, CarriedOver
from engine.core.text import say
from tables.projections import ANSWERS, lines_of


def events_and_undone(history: Sequence[ChoiceRow], carried: CarriedOver) -> tuple[list[Event], list[ChoiceRow]]:
    """The lines about what became of a game, and the steps whose answers were taken back."""
    if not carried.changed:
        return [], []
    gone = _steps_of(history, carried.taken_back)
    return _carried_line(gone, carried.taken_back), gone


def _steps_of(history: Sequence[ChoiceRow], answers: Sequence[Answer]) -> list[ChoiceRow]:
    """The steps with these answers: for each the newest that still counts."""
    left = [row for row in history if row.undone_by is None and row.kind in ANSWERS]
    found = []
    for answer in reversed(answers):
        step = next((row for row in reversed(left) if (row.seat, tuple(row.keys)) == (answer.seat, answer.keys)), None)
        if step is not None:
            left.remove(step)
            found.append(step)
    return sorted(found, key=lambda row: row.n)


def _carried_line(gone: Sequence[ChoiceRow], answers: Sequence[Answer]) -> list[Event]:
    """The line that everybody reads: what was taken back as everybody has read it. Whose answers nobody else knew reads
    it alone."""
    lines = [line.text for line in lines_of(gone, None)]
    told = say("table-log-rules-back", lines=lines) if lines else say("table-log-rules")
    known = {row.seat for row in gone if lines_of([row], None)}
    hidden = sorted({answer.seat for answer in answers} - known)
    return [Event(told), *(Event(None, say("table-log-rules-own"), (seat,)) for seat in hidden)]
