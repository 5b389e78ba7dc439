"""The page on which a person chooses a game: which fit, and a button that opens the table of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from discord import ButtonStyle, ui

from cogs.discord_types import Item
from cogs.ui.controls import Choice, Key, button, menu, number, rows
from cogs.ui.lobby import effort_words
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation
from engine.core.text import say
from engine.titles import TITLES
from locales import message, translate
from tables.statistics import Favourites

LENGTHS = (45, 60, 120, 180, 240)
"""The limits, in minutes at one table."""
MOST_PEOPLE = max(title.meta.most_players for title in TITLES.values())
DIFFICULTIES = (1, 2, 3, 4, 5)


@dataclass(frozen=True)
class Taste:
    """What a person looks for; 0: anything."""

    people: int = 0
    minutes: int = 0
    difficulty: int = 0

    def __str__(self) -> str:
        return f"{self.people}.{self.minutes}.{self.difficulty}"

    @classmethod
    def parse(cls, written: str) -> Taste:
        """From a custom id; anything where it is forged."""
        parts = [number(part) or 0 for part in written.split(".")]
        return cls(*parts[:3])

    def fits(self, presentation: Presentation) -> bool:
        """Whether a title is what the person looks for. A title that does not say how long or how hard it is fits."""
        meta = presentation.meta
        enough = not self.people or meta.least_players <= self.people <= meta.most_players
        short = not self.minutes or meta.length is None or meta.length.least <= self.minutes
        easy = not self.difficulty or meta.difficulty is None or meta.difficulty.level <= self.difficulty
        return enough and short and easy


def games_page(
    presentations: Mapping[str, Presentation], taste: Taste, language: str, favourites: Favourites
) -> OutgoingMessage:
    """The titles that fit, each with a button that opens its table; menus for people, length and difficulty. What the
    reader might play stands first, with the reason."""
    reasons = _reasons(favourites, language)
    fitting = [each for each in presentations.values() if taste.fits(each)]
    fitting.sort(key=lambda each: list(reasons).index(each.id) if each.id in reasons else len(reasons))
    head = [f"### {message('games-title', language)}", message("games-hint" if fitting else "games-none", language)]
    lessons = [each for each in fitting if each.title.lesson is not None]
    learn = [Choice(each.id, translate(each.name, language)) for each in lessons]
    return compose(
        text("\n".join(head)),
        *(_game(each, reasons.get(each.id, ""), language) for each in fitting),
        *rows(*_menus(presentations.values(), taste, language)),
        *(rows(menu(Key("learn"), message("games-learn", language), learn)) if learn else ()),
    )


def _reasons(favourites: Favourites, language: str) -> dict[str, str]:
    """By title why the reader might play it, the best reason first."""
    found = {}
    if favourites.fresh is not None and favourites.fresh_games and favourites.title is not None:
        found[favourites.fresh] = message("games-fresh", language, games=favourites.fresh_games)
    if favourites.title is not None:
        found[favourites.title] = message("games-favourite", language, games=favourites.games)
    return found


def _game(presentation: Presentation, reason: str, language: str) -> Item:
    name = translate(presentation.name, language)
    goal = message(presentation.meta.key("tagline"), language)
    told = f"**{name}**\n{goal}\n-# {effort_words(presentation.meta, language)}"
    told += f"\n-# ⭐ {reason}" if reason else ""
    return ui.Section(
        ui.TextDisplay(told), accessory=button(Key("begin", arg=presentation.id), name, ButtonStyle.primary)
    )


def _menus(presentations: Iterable[Presentation], taste: Taste, language: str) -> Iterable[Any]:
    """A menu for each thing that a person looks for. What fits no title by itself is not offered."""
    people = [(n, message("games-people-n", language, n=n)) for n in range(1, MOST_PEOPLE + 1)]
    lengths = [(n, message("games-length-n", language, n=n)) for n in LENGTHS]
    levels = [
        (n, message("games-difficulty-n", language, level=n, word=say(f"difficulty-{n}"))) for n in DIFFICULTIES[:-1]
    ]
    for field, values in (("people", people), ("minutes", lengths), ("difficulty", levels)):
        name = "length" if field == "minutes" else field
        chosen = getattr(taste, field)
        some = [
            (n, label)
            for n, label in values
            if n == chosen or any(Taste(**{field: n}).fits(each) for each in presentations)
        ]
        listed = [(0, message(f"games-{name}-any", language)), *some]
        choices = [Choice(str(replace(taste, **{field: n})), label, chosen=n == chosen) for n, label in listed]
        yield menu(Key("games", arg=field), listed[0][1], choices)
