"""Another clock or public language for a running game: proposed by its host, with the consent of all who play."""

from __future__ import annotations

from cogs.actions.request import Request
from cogs.ui.amendment import read_amendment
from cogs.ui.outgoing import OutgoingMessage, plain
from cogs.ui.settings_page import settings_message
from db.records import Clock
from locales import message
from tables.amending import proposers
from tables.records import Look


def terms_page(request: Request, look: Look, notice: str = "") -> OutgoingMessage:
    """The settings of a running game, with the menus for what this reader may propose to change."""
    info, presentation = look.info, request.presentation(look.info)
    proposes = look.seat is not None and look.seat in proposers(info, look.out)
    return settings_message(info, presentation, request.language, request.person.id, notice=notice, proposes=proposes)


async def propose_clock(request: Request, clock: Clock) -> OutgoingMessage:
    """Propose another clock."""
    return _proposed(request, await request.tables.amending.propose_clock(request.table, request.person.id, clock))


async def propose_language(request: Request, language: str) -> OutgoingMessage:
    """Propose another language of the public messages."""
    return _proposed(
        request, await request.tables.amending.propose_language(request.table, request.person.id, language)
    )


def _proposed(request: Request, look: Look) -> OutgoingMessage:
    told = "amend-done" if look.info.amendment is None else "amend-asked"
    return terms_page(request, look, message(told, request.language))


async def agree(request: Request) -> OutgoingMessage:
    """Agree to the change that the button names."""
    clock, language = read_amendment(request.key.arg)
    look = await request.tables.amending.agree(request.table, request.person.id, clock, language)
    told = "amend-done" if look.info.amendment is None else "amend-agreed"
    return plain(message(told, request.language))


async def decline(request: Request) -> OutgoingMessage:
    """Refuse the change, or withdraw one's consent."""
    await request.tables.amending.decline(request.table, request.person.id)
    return plain(message("amend-declined", request.language))
