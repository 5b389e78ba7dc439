"""The list of a person's tables, and the result of an offer of a draw."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.screens.illustrator import Illustrator
from cogs.ui.controls import Key, button, rows
from cogs.ui.formatting import ago
from cogs.ui.names import where
from cogs.ui.notices import plain
from cogs.ui.origin import origin_mark
from cogs.ui.outgoing import Follow, OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation
from cogs.ui.public import ending
from cogs.ui.waiting import state_key, waits_for
from locales import message, translate
from tables.records import Look, TableInfo

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
            parts.append(f"{name} · {where(info, language)} · {state}{since}")
    if len(parts) == 1:
        parts.append(message("mine-none", language))
    return compose(text("\n".join(parts)), *rows(*controls[:MOST_BUTTONS]))


async def draw_offer_page(illustrator: Illustrator, look: Look, language: str) -> OutgoingMessage:
    """The result of a person's offer of a draw."""
    info = look.info
    if look.standing is not None and look.standing.over:
        return plain(ending(look, illustrator.presentation(info), language))
    if look.seat not in info.draw_offered_by:
        return plain(message("draw-gone", language))
    out = plain(message("draw-offered", language))
    out.follow = Follow(info.id, info.version, lambda later: draw_offer_page(illustrator, later, language))
    return out
