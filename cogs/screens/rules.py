"""The rules of a title: in short, in sections with pictures of a position, and what was found in them. Also who made
the game, and whether it was dealt as promised."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from cogs.discord_types import Item
from cogs.pictures import Album
from cogs.screens.illustrator import Illustrator
from cogs.ui.commitment import commitment_lines, verification_lines
from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.origin import origin_lines
from cogs.ui.outgoing import OutgoingMessage, PictureLike, append_items, compose, gallery, text
from cogs.ui.presentation import Presentation, join
from engine.core.text import say
from locales import capitalize, message, translate
from locales.handbook import Section, sections
from locales.lookup import first_place, look_up, pieces, words_of
from render.pictures import Mark, Scene
from tables.records import TableInfo, Verification

MENU = 25
TOLD = 6
"""How many sections that were found are told, each with the place of the words."""
AROUND = 44
"""Characters on either side of the words that were found."""


async def rules_looked_up(
    illustrator: Illustrator, presentation: Presentation, wanted: str, language: str, info: TableInfo | None = None
) -> OutgoingMessage:
    """The rules in short, if nothing is wanted; the section with this id or title; else what was found."""
    known = sections(presentation.id, language)
    if not wanted:
        out = rules_page(presentation, language, info)
        append_items(out, *_contents_menu(presentation, known, language, info))
        return out
    exact = [each for each in known if wanted.casefold() in (each.id, each.title.casefold())]
    several, whole = (exact, True) if exact else look_up(presentation.id, language, wanted)
    if whole and len(several) == 1:
        return await _section_page(illustrator, presentation, known, several[0], language, info)
    key = "rules-found" if whole else "rules-near" if several else "rules-not-found"
    return _found_page(presentation, known, several[:TOLD], key, wanted, language, info)


def _found_page(
    presentation: Presentation,
    known: tuple[Section, ...],
    several: list[Section],
    key: str,
    wanted: str,
    language: str,
    info: TableInfo | None,
) -> OutgoingMessage:
    """What was found, with a button for each, and always all contents."""
    title = message(key, language, words=wanted[:60])
    lines = [f"### {translate(presentation.name, language)} · {title}"]
    lines += [f"**{each.title}**\n-# {snippet(each, wanted)}" for each in several]
    found = [button(_key(presentation, info, each.id), each.title) for each in several]
    return compose(
        text("\n".join(lines)),
        *rows(*found, button(_key(presentation, info), message("rules-in-short", language), emoji="❔")),
        *_contents_menu(presentation, known, language, info),
        accent=presentation.accent(None),
    )


def snippet(section: Section, wanted: str) -> str:
    """The text around the first word that was found, else around the first piece of one, in one line."""
    plain = " ".join(section.text.replace("*", "").replace("> ", "").replace("-# ", "").split())
    first = first_place(words_of(wanted), plain) or first_place(pieces(wanted), plain)
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
        return compose(
            text("\n".join((title, section.text))),
            gallery(*pictures),
            *_neighbour_buttons(presentation, known, section, language, info),
            *_contents_menu(presentation, known, language, info),
            accent=presentation.accent(None),
            pictures=pictures,
        )

    return await illustrator.illustrate(language, make)


async def _picture(
    album: Album, presentation: Presentation, section: Section, language: str
) -> tuple[PictureLike, ...]:
    """The example of a section: the position at the end of the lesson, or a card (`card:id`)."""
    what, _, card = section.picture.partition(":")
    name = what if what == "card" else section.picture
    if not section.picture or presentation.picture(name) is None:
        return ()
    marks = tuple(Mark(place, "") for place in section.look)
    view = presentation.trim_view(presentation.cover(), name)
    return await album.picture(
        Scene(presentation.id, name, view, str(language), marks=marks, card=card if what == "card" else None)
    )


def _neighbour_buttons(
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


def _contents_menu(
    presentation: Presentation, known: tuple[Section, ...], language: str, info: TableInfo | None
) -> Iterable[Item]:
    """A menu of sections."""
    if not known:
        return []
    choices = [Choice(each.id, each.title) for each in known[:MENU]]
    return rows(menu(_key(presentation, info, "menu"), message("rules-contents", language), choices))


def _key(presentation: Presentation, info: TableInfo | None, section: str = "") -> Key:
    return Key("rules", 0 if info is None else info.id, arg=f"{presentation.id}.{section}")


def rules_page(presentation: Presentation, language: str, info: TableInfo | None = None) -> OutgoingMessage:
    """The rules in short, with the options of this table, and the commitment to its deal."""
    options = None if info is None else info.options
    parts = [f"### {translate(presentation.name, language)}", *presentation.rules_in_short(options, language)]
    return compose(text("\n".join(parts)), *_promise(info, language), accent=presentation.accent(None))


def _promise(info: TableInfo | None, language: str) -> list[Item]:
    """The commitment of a table to its deal, with the button that explains it."""
    lines = [] if info is None else [*origin_lines(info, language), *commitment_lines(info, language)]
    if info is None or not lines:
        return []
    more = button(Key("verify", info.id), message("button-verify", language), emoji="🔏")
    return [ui.TextDisplay("\n".join(lines)), *rows(more)]


def _source(certainty: str, what: str, language: str) -> str:
    """How sure something is, and what."""
    known = message(f"about-{certainty}", language)
    return "- " + message("about-source", language, certainty=known, what=capitalize(what))


def about_page(presentation: Presentation, language: str, info: TableInfo | None = None) -> OutgoingMessage:
    """Designers, fan project, sources of the facts, fonts and icons; for a table, its commitment."""
    meta = presentation.title.meta
    parts = [f"### {translate(presentation.name, language)}", translate(meta.credits, language)]
    parts.append(message("about-fan", language))
    parts.append(f"**{message('about-sources', language)}**")
    parts += [_source(source.certainty, translate(source.what, language), language) for source in meta.provenance]
    questions = presentation.open_questions()
    if questions:
        parts.append(f"**{message('about-open', language)}**")
        parts += [f"-# - {translate(each, language)}" for each in questions]
    if meta.length is not None:
        parts.append(_source(meta.length.certainty, message("about-length", language), language))
    if meta.difficulty is not None:
        parts.append(_source(meta.difficulty.certainty, message("about-difficulty", language), language))
    components = presentation.title.components
    if components is not None and components.replaced:
        parts.append(f"- {message('about-replaced', language, files=join(list(components.replaced), language))}")
    parts.append(message("about-art", language))
    stage = say(f"stage-{meta.stage}")
    parts.append(f"-# {message('about-version', language, version=meta.rules_version, stage=stage)}")
    return compose(text("\n".join(parts)), *_promise(info, language), accent=presentation.accent(None))


def verification_page(
    found: Verification, info: TableInfo, presentation: Presentation, language: str
) -> OutgoingMessage:
    """The commitment, and whether it was kept, in plain words."""
    title = f"### {message('verify-title', language, number=info.id)}"
    lines = [*origin_lines(info, language), *verification_lines(found, info, language)]
    return compose(text("\n".join([title, *lines])), accent=presentation.accent(None))
