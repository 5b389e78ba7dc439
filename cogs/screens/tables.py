"""The list of a person's tables."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.ui.controls import Key, button, rows
from cogs.ui.formatting import ago
from cogs.ui.names import name_place
from cogs.ui.origin import origin_mark
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation
from cogs.ui.waiting import state_key, waits_for
from locales import message, translate
from tables.records import TableInfo

MOST_LISTED = 20
MOST_BUTTONS = 10


def own_tables_page(
    presentations: Mapping[str, Presentation], tables: list[TableInfo], person_id: int, language: str
) -> OutgoingMessage:
    """A person's tables."""
    parts, controls = [f"### {message('mine-title', language)}"], []
    for number, info in enumerate(tables):
        presentation = presentations[info.title]
        game = translate(presentation.name, language)
        waiting = waits_for(info, presentation, person_id)
        if waiting:
            controls.append(button(Key("panel", info.id), f"{game} #{info.id}"))
        if number < MOST_LISTED:
            state = message(state_key(info, presentation, person_id), language)
            since = f" · {ago(info.owed_since)}" if info.owed_since is not None and info.status == "running" else ""
            mark = "▶ " if waiting else ""
            name = f"{mark}**{game} #{info.id}**{origin_mark(info, language)}"
            parts.append(f"{name} · {name_place(info, language)} · {state}{since}")
    if len(parts) == 1:
        parts.append(message("mine-none", language))
    return compose(text("\n".join(parts)), *rows(*controls[:MOST_BUTTONS]))
