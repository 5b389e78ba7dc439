"""The rules of a title: in short, in sections with pictures of a position, and what was found in them."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.discord_types import Item
from cogs.pictures import Album
from cogs.screens.help import rules_page
from cogs.screens.illustrator import Illustrator
from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.notices import append
from cogs.ui.outgoing import OutgoingMessage, PictureLike, compose, gallery, text
from cogs.ui.presentation import Presentation
from locales import message, translate
from locales.handbook import Section, first_place, found, nearest, pieces, sections
from render.pictures import Mark, Scene
from tables.records import TableInfo

MENU = 25
TOLD = 6
"""How many sections are told with the place where the words were found."""
AROUND = 44
"""Characters on either side of the words that were found."""


async def rules_looked_up(
    illustrator: Illustrator, presentation: Presentation, wanted: str, language: str, info: TableInfo | None = None
) -> OutgoingMessage:
    """The rules in short, if nothing is wanted; the section with this id or title; else what was found."""
    known = sections(presentation.id, language)
    if not wanted:
        out = rules_page(presentation, language, info)
        append(out, *_contents(presentation, known, language, info))
        return out
    exact = [each for each in known if wanted.casefold() in (each.id, each.title.casefold())]
    several = exact or found(known, wanted)
    if len(several) == 1:
        return await _section_page(illustrator, presentation, known, several[0], language, info)
    near = [] if several else nearest(known, wanted)
    key = "rules-found" if several else "rules-near" if near else "rules-not-found"
    return _found_page(presentation, known, several or near, key, wanted, language, info)


def _found_page(
    presentation: Presentation,
    known: tuple[Section, ...],
    several: list[Section],
    key: str,
    wanted: str,
    language: str,
    info: TableInfo | None,
) -> OutgoingMessage:
    title = message(key, language, words=wanted[:60])
    lines = [f"### {translate(presentation.name, language)} · {title}"]
    lines += [f"**{each.title}**\n-# {snippet(each, wanted)}" for each in several[:TOLD]]
    return compose(
        text("\n".join(lines)),
        *_contents(presentation, tuple(several) or known, language, info),
        accent=presentation.accent(None),
    )


def snippet(section: Section, wanted: str) -> str:
    """The text around the first word that was found, else around the first piece of one, in one line."""
    plain = " ".join(section.text.replace("*", "").replace("> ", "").replace("-# ", "").split())
    first = first_place(wanted.split(), plain) or first_place(pieces(wanted), plain)
    start, end = max(first - AROUND, 0), min(first + 2 * AROUND, len(plain))
    return ("…" if start else "") + plain[start:end].strip() + ("…" if end < len(plain) else "")


async def _section_page(
    illustrator: Illustrator,
    presentation: Presentation,
    known: tuple[Section, ...],
    section: Section,
    language: str,
    info: TableInfo | None,
) -> OutgoingMessage:
    """A section with its picture, and buttons for those before and after it."""

    async def make(album: Album) -> OutgoingMessage:
        pictures = await _picture(album, presentation, section, language)
        title = f"### {translate(presentation.name, language)} · {section.title}"
        source = f"-# {message('rules-source', language, rule=section.rule)}"
        return compose(
            text("\n".join((title, section.text, source))),
            gallery(*pictures),
            *_beside(presentation, known, section, language, info),
            *_contents(presentation, known, language, info),
            accent=presentation.accent(None),
            pictures=pictures,
        )

    return await illustrator.illustrated(language, make)


async def _picture(
    album: Album, presentation: Presentation, section: Section, language: str
) -> tuple[PictureLike, ...]:
    """The example of a section: the position at the end of the lesson, or a card (`card:id`)."""
    what, _, card = section.picture.partition(":")
    name = what if what == "card" else section.picture
    if not section.picture or presentation.picture(name) is None:
        return ()
    marks = tuple(Mark(place, "") for place in section.look)
    view = presentation.drawn(presentation.cover(), name)
    return await album.picture(
        Scene(presentation.id, name, view, str(language), marks=marks, card=card if what == "card" else None)
    )


def _beside(
    presentation: Presentation, known: tuple[Section, ...], section: Section, language: str, info: TableInfo | None
) -> Iterable[Item]:
    place = known.index(section)
    before, after = known[place - 1] if place else None, known[place + 1] if place + 1 < len(known) else None
    ends = [
        button(_key(presentation, info, each.id), f"{sign} {each.title}")
        for sign, each in (("◀", before), ("▶", after))
        if each is not None
    ]
    return rows(*ends, button(_key(presentation, info), message("rules-in-short", language), emoji="❔"))


def _contents(
    presentation: Presentation, known: tuple[Section, ...], language: str, info: TableInfo | None
) -> Iterable[Item]:
    """A menu of sections."""
    if not known:
        return []
    choices = [Choice(each.id, each.title) for each in known[:MENU]]
    return rows(menu(_key(presentation, info, "menu"), message("rules-contents", language), choices))


def _key(presentation: Presentation, info: TableInfo | None, section: str = "") -> Key:
    return Key("rules", 0 if info is None else info.id, arg=f"{presentation.id}.{section}")
