"""Showing things. Nothing here changes a table."""

from __future__ import annotations

from cogs.actions.request import Request
from cogs.screens.board import board_page, picture_page, recap_page
from cogs.screens.cards import card_page, several_page
from cogs.screens.hand import hand_page
from cogs.screens.log import log_page
from cogs.screens.panel import handed_on, handover_page
from cogs.screens.rules import about_page, rules_looked_up, verification_page
from cogs.screens.story import story_page
from cogs.screens.tables import own_tables_page
from cogs.ui.cards import called_alike, cards_named
from cogs.ui.origin import origin_lines
from cogs.ui.outgoing import OutgoingMessage, plain, with_file
from cogs.ui.pages import page_meant
from cogs.ui.presentation import Presentation
from cogs.ui.waiting import waits_for
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.errors import Damaged
from tables.records import TableInfo


async def show_hand(request: Request) -> OutgoingMessage:
    """The own hand, with a note for people who cannot receive direct messages; where several people play at one phone,
    first the page on which it is passed on."""
    look = await request.look()
    if handed_on(look, request.key.seat):
        return handover_page(look, request.presentation(look.info), request.language)
    known = await request.tables.people.get(request.person.id)
    notice = "" if known.dm_open else message("notice-dm-closed", request.language)
    return await hand_page(request.illustrator, look, request.language, notice=notice)


async def show_board(request: Request) -> OutgoingMessage:
    """The board or another picture of the table, for one person, in their language."""
    look = await request.look()
    page = page_meant(request.presentation(look.info), look.info, request.typed or request.key.arg)
    if page is None or page.name == "board" or look.view is None:
        return await board_page(request.illustrator, look, request.language)
    return await picture_page(request.illustrator, look, page, request.language)


async def show_log(request: Request) -> OutgoingMessage:
    """What happened, newest page first."""
    return await log_page(request.illustrator, request.table, request.person.id, request.language, request.number)


async def show_recap(request: Request) -> OutgoingMessage:
    """What happened since the person's last move."""
    return await recap_page(request.illustrator, request.table, request.person.id, request.language)


async def show_story(request: Request) -> OutgoingMessage:
    """The story so far, newest rounds first."""
    return await story_page(request.illustrator, request.table, request.person.id, request.language, request.number)


async def _info_if_any(request: Request) -> TableInfo | None:
    return await request.info() if request.table else None


async def show_rules(request: Request) -> OutgoingMessage:
    """The rules in short, for a table with its options; a section of them, or what was found in them."""
    info, presentation, wanted = await _looked_up(request)
    return await rules_looked_up(request.illustrator, presentation, wanted, request.language, info)


async def _looked_up(request: Request) -> tuple[TableInfo | None, Presentation, str]:
    """The table, if there is one; its title, else that of the command or of the control; and what is wanted."""
    info = await _info_if_any(request)
    title, _, pressed = request.key.arg.partition(".")
    presentation = request.named_presentation((request.title or title) if info is None else info.title)
    return info, presentation, request.typed or pressed


async def show_about(request: Request) -> OutgoingMessage:
    """Who made the game, and the sources of this bot's version."""
    info = await _info_if_any(request)
    return about_page(request.presentation(info), request.language, info)


async def show_card(request: Request) -> OutgoingMessage:
    """A component, by its name, code or letter, or by its position in the own hand; those that the words may mean, if
    there are several."""
    info, presentation, wanted = await _looked_up(request)
    if not presentation.cards():
        raise Refused(say("error-no-cards"))
    look = await request.look() if info is not None and not request.pressed else None
    found = cards_named(presentation, wanted, look)
    if not found:
        raise Refused(say("error-no-card", name=wanted[:60]))
    if len(found) > 1 and not called_alike(presentation, found):
        return several_page(presentation, found, wanted, request.language, info)
    return await card_page(request.illustrator, presentation, found[0], request.language, info)


async def show_verification(request: Request) -> OutgoingMessage:
    """Whether the game was dealt as promised."""
    info = await request.info()
    found = await request.tables.queries.verify(request.table, request.person.id)
    return verification_page(found, info, request.presentation(info), request.language)


# -- a person's tables -----------------------------------------------------------------------------------------------


async def show_own_tables(request: Request) -> OutgoingMessage:
    """The person's own tables."""
    tables = await request.tables.queries.tables_of_person(request.person.id)
    return own_tables_page(request.services.presentations, tables, request.person.id, request.language)


async def show_next(request: Request) -> OutgoingMessage:
    """The panel of the table that has waited longest for this person; where that was just looked at, of the one after
    it. A lobby waits for its host when all have joined, and for those whom it has invited."""
    trouble: Damaged | None = None
    for info in await _list_waiting(request):
        channel = f"<#{info.place.channel_id}>"
        key = "next-invited" if request.person.id in info.guests() else "next-table"
        notice = message(key, request.language, number=info.id, channel=channel)
        try:
            return await request.at_table(info.id).panel(notice=notice)  # with the buttons of what is proposed there
        except Damaged as damage:
            trouble = damage
    if trouble is not None:
        raise trouble
    return plain(message("next-none", request.language))


async def _list_waiting(request: Request) -> list[TableInfo]:
    """The tables that wait for this person, from the one after the present one on. A lesson waits for nobody."""
    person = request.person.id
    own = await request.tables.queries.tables_of_person(person)
    found = [info for info in own if not info.lesson and waits_for(info, request.presentation(info), person)]
    found += await request.tables.queries.tables_inviting(person)
    here = request.interaction.channel_id
    at = next((place for place, info in enumerate(found) if _is_present(info, request.table, here)), -1)
    return found[at + 1 :] + found[: at + 1]


def _is_present(info: TableInfo, table: int, channel: int | None) -> bool:
    """Whether the person has come from this table: by a control of it, or by a command in its channel."""
    return info.id == table if table else info.place.channel_id == channel


async def export(request: Request) -> OutgoingMessage:
    """The record of a game as a file."""
    info = await request.info()
    data = await request.tables.queries.export(info.id, request.person.id)
    name = f"orrery-{info.title}-{info.id}.json"
    key = "export-whole" if info.status == "over" else "export-own"
    told = [message(key, request.language, number=info.id), *origin_lines(info, request.language)]
    return with_file("\n".join(told), name, data)
