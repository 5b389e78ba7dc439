"""The mark of cards whose rules are values of this bot, and the note that explains it."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from engine.core.text import say
from engine.voidfall.card_text.certainty import of_the_house
from render.kit.palette import MIST
from render.voidfall.look import DIM
from render.voidfall.sheets import INNER, Block, chip, words

SIGN = "H"


def house_sign(card: str) -> list[Image.Image]:
    """What stands at the end of the title of a card: the mark, if its rules are of the house."""
    return [chip(SIGN, DIM, "en")] if of_the_house(card) else []


def house_note(shown: Iterable[str], language: str) -> list[Block]:
    """The line below a sheet that says what the mark means, if a card of the sheet has it."""
    if not any(map(of_the_house, shown)):
        return []
    return [words(say("vf-pic-house-note", sign=SIGN), language, INNER - 20, colour=MIST, aside=True)]
