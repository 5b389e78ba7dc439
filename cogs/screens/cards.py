"""A component that somebody looks up: its picture, its words, its rulings; or those that are called alike."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.discord_types import Item
from cogs.pictures import Album
from cogs.screens.illustrator import Illustrator, draw_card
from cogs.ui.card_presentation import card_line
from cogs.ui.cards import names_of, title_of
from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.outgoing import OutgoingMessage, compose, gallery, text
from cogs.ui.presentation import CardFace, Presentation
from cogs.ui.rulings import Ruling
from locales import message, translate
from locales.handbook import Section, sections
from tables.records import TableInfo

MENU = 25
BUTTONS = 5


async def card_page(
    illustrator: Illustrator, presentation: Presentation, card_id: str, language: str, info: TableInfo | None = None
) -> OutgoingMessage:
    """A component, with the options of a table: its picture, what it does, its rulings, others of the same name, the
    sections of the rules that tell of it."""
    view = presentation.fresh_view(None if info is None else info.options)
    known = presentation.cards(view)
    card = known[card_id]
    rulings = [each for each in presentation.rulings() if card_id in each.about]

    async def make(album: Album) -> OutgoingMessage:
        pictures = await draw_card(album, presentation, view, card_id, language) if card.drawn else ()
        return compose(
            text(words_of(card, rulings, language)),
            gallery(*pictures),
            *_namesake_buttons(presentation, known, card, language, info),
            *_section_buttons(presentation, card, rulings, language, info),
            accent=presentation.accent(None),
            pictures=pictures,
        )

    return await illustrator.illustrate(language, make)


def words_of(card: CardFace, rulings: list[Ruling], language: str) -> str:
    """What it is, how many there are, what it does, its rulings."""
    lines = [card_line(card, language)]
    told = [translate(each, language) for each in (card.kind, card.supply) if each is not None]
    if told:
        lines.insert(0, f"-# {' · '.join(told)}")
    if rulings:
        lines.append(f"**{message('card-rulings', language)}**")
        lines += [f"- {translate(each.text_with_basis, language)}" for each in rulings]
    return "\n".join(lines)


def _namesake_buttons(
    presentation: Presentation, known: dict[str, CardFace], card: CardFace, language: str, info: TableInfo | None
) -> Iterable[Item]:
    """Buttons for components of another kind that are called the same."""
    names = set(names_of(card))
    others = [each for each in known.values() if each.kind != card.kind and names & set(names_of(each))]
    return rows(
        *(button(_key(presentation, info, each.id), title_of(each, language), emoji="🔎") for each in others[:BUTTONS])
    )


def _section_buttons(
    presentation: Presentation, card: CardFace, rulings: list[Ruling], language: str, info: TableInfo | None
) -> Iterable[Item]:
    """Buttons for the sections of the rules that tell of the same rules."""
    wanted = {rule for each in rulings for rule in each.rules}
    found = [
        each for each in sections(presentation.id, language) if each.id in card.sections or wanted & rules_of(each)
    ]
    table = 0 if info is None else info.id
    return rows(
        *(
            button(Key("rules", table, arg=f"{presentation.id}.{each.id}"), each.title, emoji="📖")
            for each in found[:BUTTONS]
        )
    )


def rules_of(section: Section) -> set[str]:
    """The names of the rules that a section tells."""
    return {each.strip() for each in section.rule.split(",")}


def several_page(
    presentation: Presentation, found: list[str], wanted: str, language: str, info: TableInfo | None = None
) -> OutgoingMessage:
    """A menu of the components that the words may mean."""
    known = presentation.cards()
    title = message("cards-found", language, name=wanted[:60], count=len(found))
    choices = [Choice(card_id, title_of(known[card_id], language)) for card_id in found[:MENU]]
    return compose(
        text(f"### {translate(presentation.name, language)}\n{title}"),
        *rows(menu(_key(presentation, info, "menu"), message("cards-which", language), choices)),
        accent=presentation.accent(None),
    )


def _key(presentation: Presentation, info: TableInfo | None, card_id: str) -> Key:
    return Key("card", 0 if info is None else info.id, arg=f"{presentation.id}.{card_id}")
