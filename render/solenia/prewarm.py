"""Sprites that an idle worker draws in advance, so that no player waits for them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.chance import Chance
from engine.core.title import Setup
from engine.solenia.components import Ground, parts
from engine.solenia.title import META, Solenia
from engine.solenia.view import RIVAL, View
from locales import LANGUAGES
from render.kit.painter import Steps
from render.kit.picture import Mark, Scene
from render.solenia.board import CHOSEN_WIDE, cell_wide
from render.solenia.cards import small_card
from render.solenia.display import TILE, tile_sprite
from render.solenia.hand import card_sprite
from render.solenia.islands import VARIANTS, island
from render.solenia.look import LIGHTS, Grid
from render.solenia.players import warm_boards
from render.solenia.sheet import card_wide
from render.solenia.sky import island_wide, warm_weather

GROUNDS: tuple[Ground, ...] = ("wood", "wheat", "stone", "water", "city_day", "city_night")


def steps() -> Steps:
    """The sprites for pictures of any position. Rare ones are made when they are first drawn."""
    yield from sprites()
    yield from opening_scenes()
    yield Scene("solenia", "card", None, LANGUAGES[0])


def sprites() -> Iterator[None]:
    """Islands and cities in every light, the weather of every strip, deliveries, parts of cards and boards, in small
    steps."""
    grid = Grid(0, 0, wide=cell_wide())
    for phase in LIGHTS:
        for ground in GROUNDS:
            for variant in range(VARIANTS):
                island(ground, phase, variant, island_wide(grid))
            yield
    for strip in parts().strips.values():
        for face in strip.faces:
            warm_weather(strip.id, face.phase, grid)
            yield
    for tile in parts().deliveries:
        tile_sprite(tile, TILE[0])
        yield
    cards = list(parts().cards)
    for card in cards:
        small_card(card, RIVAL, "wood", "day", card_wide(grid))
        yield
    for seat in range(4):
        small_card(cards[0], seat, "wood", "day", card_wide(grid))
        small_card(cards[0], seat, None, "day", CHOSEN_WIDE)
        card_sprite(cards[0], seat, LANGUAGES[0])
        yield
    warm_boards()
    yield


def opening_scenes() -> Iterator[Scene]:
    """The pictures of new games: with two and with four players, in every language, while a cell is chosen and a
    slot."""
    two, four = opening(2, "summer"), opening(4, "winter")
    marks = tuple(Mark(cell.at, str(number)) for number, cell in enumerate(four.cells, start=1))
    chosen = msgspec.structs.replace(four, phase="cell", chosen="c01")
    for language in LANGUAGES:
        yield Scene("solenia", "board", four, language)
    yield Scene("solenia", "board", two, LANGUAGES[0])
    yield Scene("solenia", "panel", two, LANGUAGES[0])
    yield Scene("solenia", "panel", chosen, LANGUAGES[0], marks=marks)
    yield Scene("solenia", "panel", msgspec.structs.replace(four, phase="slot"), LANGUAGES[0])
    yield Scene("solenia", "hand", two, LANGUAGES[0])


def opening(seats: int, side: str) -> View:
    """A new game, seen by its first seat."""
    state = Solenia().new(Setup(seats, META.settle_options({"side": side})), Chance("00"))
    return Solenia().view(state, 0)
