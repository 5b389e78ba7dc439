"""The fonts, by language and role. A character that one file lacks is taken from the next."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import ImageFont

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "fonts"
REGULAR, MEDIUM = 400, 500
WIDE = "\u2e80"
"""The first Chinese sign."""
Role: TypeAlias = Literal["text", "title"]

_SIMPLIFIED, _TRADITIONAL = "OrrerySans-SC.otf", "OrrerySans-TC.otf"
_VARIABLE = {_SIMPLIFIED, _TRADITIONAL, "Cinzel.ttf"}
_FILES: dict[tuple[Role, str], tuple[str, ...]] = {
    ("text", "en"): (_TRADITIONAL, _SIMPLIFIED),
    ("text", "zh-TW"): (_TRADITIONAL, _SIMPLIFIED),
    ("text", "zh-CN"): (_SIMPLIFIED, _TRADITIONAL),
    ("title", "en"): ("Cinzel.ttf", _TRADITIONAL, _SIMPLIFIED),
    ("title", "zh-TW"): ("OrrerySerif-TC.ttf", _TRADITIONAL, _SIMPLIFIED),
    ("title", "zh-CN"): ("OrrerySerif-SC.ttf", _SIMPLIFIED, _TRADITIONAL),
}


def files(role: Role, language: str) -> tuple[str, ...]:
    """File names in the order in which they are searched for a character."""
    return _FILES[role, language if (role, language) in _FILES else "en"]


@cache
def font(file: str, size: int, weight: int) -> ImageFont.FreeTypeFont:
    """A font at a size. Basic layout, so that widths do not depend on libraries of the machine."""
    loaded = ImageFont.truetype(str(FOLDER / file), size, layout_engine=ImageFont.Layout.BASIC)
    if file in _VARIABLE:
        loaded.set_variation_by_axes([weight])
    return loaded


@cache
def covered_characters(file: str) -> frozenset[int]:
    """The characters in a font file (listed beside it when the fonts were built)."""
    listing = (FOLDER / f"{Path(file).stem}.chars.txt").read_text(encoding="utf-8")
    return frozenset(ord(character) for character in listing) | {0x20}


def has_glyph(character: str, role: Role, language: str) -> bool:
    """Whether any of the files has the character."""
    return any(ord(character) in covered_characters(file) for file in files(role, language))


@lru_cache(maxsize=4096)
def is_readable(text: str, role: Role, language: str) -> bool:
    """Whether most of the characters can be drawn; the others are left out (`split_by_font`)."""
    signs = "".join(text.split())
    return 2 * sum(has_glyph(sign, role, language) for sign in signs) > len(signs)


def _order(text: str, role: Role, language: str) -> tuple[str, ...]:
    """The files for a text. A display face that lacks a character of its script is used for none of them, so that a
    name is set in one typeface."""
    order = files(role, language)
    if role == "title":
        known = covered_characters(order[0])
        lacking = [sign for sign in text if ord(sign) not in known and has_glyph(sign, role, language)]
        if any(sign < WIDE or language != "en" for sign in lacking):
            return order[1:]
    return order


@lru_cache(maxsize=4096)
def split_by_font(text: str, role: Role, language: str) -> tuple[tuple[str, str], ...]:
    """The text split into (file, piece). Characters that no font has (emoji in a name) are left out."""
    result: list[tuple[str, str]] = []
    order = _order(text, role, language)
    for character in text:
        file = next((candidate for candidate in order if ord(character) in covered_characters(candidate)), None)
        if file is None:
            continue
        if result and (result[-1][0] == file or (character == " ")):
            result[-1] = (result[-1][0], result[-1][1] + character)
        else:
            result.append((file, character))
    return tuple(result)
