"""The lobby with what is known about its people."""

from __future__ import annotations

from cogs.services import Services
from cogs.ui.lobby import lobby_message
from cogs.ui.outgoing import OutgoingMessage
from tables.records import TableInfo


async def lobby_page(services: Services, info: TableInfo, language: str) -> OutgoingMessage:
    """The lobby, with how its people have played so far where there are several."""
    people = info.people() if info.status == "lobby" else ()
    facts = await services.tables.facts(people) if len(people) > 1 else {}
    return lobby_message(info, services.presentation(info.title), language, facts)
