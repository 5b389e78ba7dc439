"""Help about the game: its rules in short, a card, who made it, and whether it was dealt as promised."""

from __future__ import annotations

from typing import TypeAlias

from discord import ui

from cogs.discord_types import Item
from cogs.ui.commitment import commitment_lines, verification_lines
from cogs.ui.controls import Key, button, rows
from cogs.ui.origin import origin_lines
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation, join
from engine.core.text import say
from locales import message, translate
from tables.records import TableInfo, Verification

Options: TypeAlias = dict[str, bool | int | str]


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


def about_page(presentation: Presentation, language: str, info: TableInfo | None = None) -> OutgoingMessage:
    """Designers, fan project, sources of the facts, fonts and icons; for a table, its commitment."""
    meta = presentation.title.meta
    parts = [f"### {translate(presentation.name, language)}", translate(meta.credits, language)]
    parts.append(message("about-fan", language))
    parts.append(f"**{message('about-sources', language)}**")
    parts += [
        f"- *{message(f'about-{source.certainty}', language)}* — {translate(source.what, language)}"
        for source in meta.provenance
    ]
    questions = presentation.open_questions()
    if questions:
        parts.append(f"**{message('about-open', language)}**")
        parts += [f"-# - {translate(each, language)}" for each in questions]
    if meta.length is not None:
        parts.append(f"- *{message(f'about-{meta.length.certainty}', language)}* — {message('about-length', language)}")
    if meta.difficulty is not None:
        known = message(f"about-{meta.difficulty.certainty}", language)
        parts.append(f"- *{known}* — {message('about-difficulty', language)}")
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
