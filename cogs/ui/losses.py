"""What somebody reads who has lost their seat, or whose table waits."""

from __future__ import annotations

from cogs.ui.controls import Key, button, rows
from cogs.ui.formatting import mention
from cogs.ui.names import where
from cogs.ui.notices import plain
from cogs.ui.outgoing import OutgoingMessage
from engine.core.text import say
from engine.titles import TITLES
from locales import message
from tables.records import TableInfo
from tables.slots import Loss


def loss_message(info: TableInfo, loss: Loss, language: str) -> OutgoingMessage | None:
    """The message. None if there is nothing to tell any more: the person is back already."""
    seat = info.seat_of(loss.person_id)
    if loss.cause == "clock" and (seat is None or info.seats[seat].stand_in is None):
        return None
    game = say(TITLES[info.title].meta.key("name"))
    said = message(f"lost-{loss.cause}", language, number=info.id, game=game, channel=where(info, language))
    look = button(Key("board", info.id), message("button-board", language), emoji="🔭")  # has the mark of the delivery
    return plain(said if loss.to_one else f"{mention(loss.person_id)} {said}", *rows(look))
