"""The lobby, the board with its postings, and the recap of what happened since a person last acted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC

from msgspec.structs import replace

from cogs.discord_types import Item
from cogs.pictures import Album, Renamed
from cogs.screens.illustrator import Illustrator, draw, draw_board, draw_cover
from cogs.screens.notes import note_button, note_line
from cogs.screens.result import result_of
from cogs.ui.clocks import clock_words
from cogs.ui.controls import Key, button, panel_button, rows
from cogs.ui.formatting import ago
from cogs.ui.lobby import lobby_message
from cogs.ui.names import name_place, voice_of
from cogs.ui.origin import origin_lines
from cogs.ui.outgoing import OutgoingMessage, PictureLike, compose, one_below_the_other, text
from cogs.ui.pages import page_rows
from cogs.ui.postings import lasting_message, list_pictured, posting_heading, posting_items, record_message
from cogs.ui.presentation import Page, Presentation
from cogs.ui.proposals import handover_proposed, take_button
from cogs.ui.public import board_message, log_lines, news, story_button
from locales import message, translate
from tables.records import Chapter, Look, TableInfo

MOST_RECAPPED = 30
"""Log lines in a recap."""


async def board_page(
    illustrator: Illustrator, look: Look, language: str, ping: tuple[int, ...] = (), unreached: tuple[int, ...] = ()
) -> OutgoingMessage:
    """The table as the viewing seat sees it, with the postings to be answered. `unreached`: people here who cannot
    receive direct messages."""
    return await illustrator.illustrate(
        language, lambda album: board_with(illustrator, album, look, language, ping, unreached)
    )


async def board_with(
    illustrator: Illustrator,
    album: Album,
    look: Look,
    language: str,
    ping: tuple[int, ...] = (),
    unreached: tuple[int, ...] = (),
    *,
    notice: str = "",
    below: Sequence[Item] = (),
) -> OutgoingMessage:
    """Like `board_page`, with the pictures of this album. `notice`, `below`: what one reader alone has above and below
    it, if there is room."""
    presentation = illustrator.presentation(look.info)
    if look.view is None:
        return await lobby_with(illustrator, album, look.info, language)
    drawn = await _posting_pictures(album, look, presentation, language)
    pictures = await draw_board(illustrator, album, look, language, asked_for=True, beside=len(drawn))
    ending = await result_of(illustrator, album, look, language)
    return board_message(
        look,
        presentation,
        language,
        *pictures,
        ping=ping,
        unreached=unreached,
        postings=posting_items(look, presentation, language, drawn, ping),
        posting_pictures=tuple(drawn.values()),
        result=(*ending.sheet, *ending.score),
        turning=ending.turning,
        notice=notice,
        below=below,
    )


async def _posting_pictures(
    album: Album, look: Look, presentation: Presentation, language: str
) -> dict[int, PictureLike]:
    """Pictures of the first postings, by their numbers. The text beside them says what they show."""
    found: dict[int, PictureLike] = {}
    named = voice_of(look.info, language, brief=True, plain=True)
    for posting in list_pictured(look):
        for picture in await draw(album, presentation, "posting", look, language, card=str(posting.number)):
            name = f"{posting.number}-{picture.filename}"
            found[posting.number] = Renamed(picture, name, posting_heading(posting, presentation, named))
    return found


async def offer_page(illustrator: Illustrator, look: Look, language: str) -> OutgoingMessage:
    """A game in which a substitute is wanted: the position as onlookers see it, and the button that takes the seat."""
    info, presentation = look.info, illustrator.presentation(look.info)
    lines = [f"### {message('table-title', language, game=presentation.name, number=info.id)}"]
    lines += [f"{name_place(info, language)} · {clock_words(info.clock, language)}", *handover_proposed(look, language)]
    back = button(Key("open"), message("panel-back", language))

    async def make(album: Album) -> OutgoingMessage:
        pictures = await draw(album, presentation, "board", look, language)
        shown = one_below_the_other(pictures)
        return compose(text("\n".join(lines)), *shown, *rows(take_button(info, language), back), pictures=pictures)

    return await illustrator.illustrate(language, make)


async def record_page(illustrator: Illustrator, look: Look, number: int, language: str) -> OutgoingMessage | None:
    """The message of a record. None if the table does not keep it any more."""
    presentation = illustrator.presentation(look.info)
    posting = next((each for each in look.postings if each.lasting and each.number == number), None)
    if posting is None:
        return None

    async def make(album: Album) -> OutgoingMessage:
        pictures = await draw(album, presentation, "posting", look, language, card=str(number))
        return record_message(posting, look, presentation, language, *pictures)

    return await illustrator.illustrate(language, make)


async def chapter_page(
    illustrator: Illustrator, look: Look, chapter: Chapter, language: str, story: tuple[str, ...] = ()
) -> OutgoingMessage:
    """What a chapter of the game has brought: the board before and after, what the title says of it, and what stands
    out in its log (`story`); a word instead if it cannot be played again."""
    info, presentation = look.info, illustrator.presentation(look.info)
    then = replace(look, view=chapter.view)
    title = message(presentation.meta.key("chapter"), language, number=chapter.number)
    if chapter.view is None:
        return lasting_message(info, presentation, language, [f"### {title}", message("chapter-lost", language)])
    told = presentation.chapter_lines(chapter.before, chapter.view, voice_of(info, language))
    told = [*told, *(f"-# {line}" for line in story)]

    async def make(album: Album) -> OutgoingMessage:
        what = "chapter" if presentation.picture("chapter") else "change"
        before = presentation.trim_view(chapter.before, what)
        pictures = await draw(album, presentation, what, then, language, before=before)
        return lasting_message(info, presentation, language, [f"### {title}", *told], *pictures)

    return await illustrator.illustrate(language, make)


async def picture_page(illustrator: Illustrator, look: Look, page: Page, language: str) -> OutgoingMessage:
    """One of the title's pictures, as the viewing seat sees it, with buttons for the others."""
    info, presentation = look.info, illustrator.presentation(look.info)
    named = voice_of(info, language)
    title = message("table-title", language, game=presentation.name, number=info.id)

    async def make(album: Album) -> OutgoingMessage:
        pictures = await draw(album, presentation, page.name, look, language)
        go = panel_button(info.id, language)
        return compose(
            text("\n".join([f"### {title} · {translate(page.label, named)}", *origin_lines(info, language)])),
            *one_below_the_other(pictures),
            *page_rows(presentation, info, Key("board", info.id), language),
            *(rows(go) if look.seat is not None else ()),
            accent=presentation.accent(look.view),
            pictures=pictures,
        )

    return await illustrator.illustrate(language, make)


async def recap_page(illustrator: Illustrator, table_id: int, person_id: int, language: str) -> OutgoingMessage:
    """What happened since this person last acted, with the board before and after."""
    tables = illustrator.services.tables
    look = await tables.queries.look(table_id, person_id)
    presentation = illustrator.presentation(look.info)
    if look.view is None:
        return await lobby_page(illustrator, look.info, language)
    seated = look.seat is not None
    if look.info.shared and look.info.status == "running":
        look = await tables.queries.look(table_id, None)  # anybody may hold the phone
    recap = await tables.replays.recap(table_id, person_id)
    since = ago(recap.since.astimezone(UTC)) if recap.since is not None else ""
    told = log_lines(news(recap.lines, look, presentation), voice_of(look.info, language), presentation)
    nothing = not told
    told = told or [message("recap-nothing", language)]
    more = {"before": recap.view} if recap.view is not None else {}
    noted = await tables.private_notes.about_game(table_id, person_id)
    title = message("recap-title" if since else "recap-title-all", language, since=since)

    async def make(album: Album) -> OutgoingMessage:
        what = "change" if more and not nothing else "board"
        pictures = await draw(album, presentation, what, look, language, **({} if nothing else more))
        go = panel_button(table_id, language)
        return compose(
            text("\n".join([f"### {title}", *origin_lines(look.info, language), *note_line(noted)])),
            *one_below_the_other(pictures),
            text("\n".join(told[-MOST_RECAPPED:])),
            *(rows(go, story_button(look.info, language), note_button(look.info, language)) if seated else ()),
            accent=presentation.accent(look.view),
            pictures=pictures,
        )

    return await illustrator.illustrate(language, make)


async def lobby_page(
    illustrator: Illustrator, info: TableInfo, language: str, *, called: bool = False
) -> OutgoingMessage:
    """The lobby, with how its people have played so far where there are several. `called`: the host is told above it
    that it is full."""
    return await illustrator.illustrate(
        language, lambda album: lobby_with(illustrator, album, info, language, called=called)
    )


async def lobby_with(
    illustrator: Illustrator, album: Album, info: TableInfo, language: str, *, called: bool = False
) -> OutgoingMessage:
    """Like `lobby_page`, with the pictures of this album."""
    presentation, tables = illustrator.presentation(info), illustrator.services.tables
    people = info.people() if info.status == "lobby" else ()
    facts = await tables.clocks.facts(people) if len(people) > 1 else {}
    pictures = await draw_cover(album, presentation, language) if info.status == "lobby" else ()
    return lobby_message(info, presentation, language, facts, pictures, called=called)
