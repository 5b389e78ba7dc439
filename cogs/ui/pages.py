"""The pictures of a table that people may ask for: their buttons, and which one a text names."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.discord_types import Row
from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.names import TYPED, voice_of
from cogs.ui.presentation import Page, Presentation
from engine.core.errors import Refused
from engine.core.text import say
from locales import LANGUAGES, message, translate
from tables.records import TableInfo

MENU = 25
MORE = "+"
"""The argument of the menu's key; that of a button is the name of the page."""


def has_pages(presentation: Presentation, info: TableInfo) -> bool:
    """Whether there is more than one picture to choose from."""
    return len(presentation.pages(info)) > 1


def page_rows(presentation: Presentation, info: TableInfo, key: Key, language: str) -> Iterator[Row]:
    """A button for each page, where there are several: the first ones, the others in a menu. `key`: of the message's
    controls."""
    if not has_pages(presentation, info):
        return
    pages, named = presentation.pages(info), voice_of(info, language)
    first = presentation.page_buttons(info)
    yield from rows(
        *(
            button(key.with_verb("board", page.name), translate(page.label, named), emoji=page.emoji)
            for page in pages[:first]
        )
    )
    others = [Choice(page.name, translate(page.label, named)) for page in pages[first : first + MENU]]
    if others:
        hint = message("pages-more" if first else "pages-all", language)
        yield from rows(menu(key.with_verb("board", MORE), hint, others))


def page_meant(presentation: Presentation, info: TableInfo, typed: str) -> Page | None:
    """The page with this name, also in any language. None: no name is given, or there are no pictures. Raises Refused
    if none matches."""
    pages, wanted = presentation.pages(info), typed.strip().casefold()
    if not wanted or wanted == MORE or (not pages and wanted == "board"):
        return None
    voices = [voice_of(info, language, plain=True) for language in LANGUAGES]
    for page in pages:
        if wanted in (page.name.casefold(), *(translate(page.label, voice).casefold() for voice in voices)):
            return page
    if not pages:
        raise Refused(say("error-no-pictures"))
    raise Refused(say("error-no-page", name=typed[:TYPED], pages=[page.label for page in pages]))


def pages_named(presentation: Presentation, info: TableInfo, language: str) -> list[tuple[str, str]]:
    """The pages as autocomplete offers them: (shown, name)."""
    named = voice_of(info, language, plain=True)
    return [(translate(page.label, named), page.name) for page in presentation.pages(info)]
