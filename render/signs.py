"""The signs of all titles, found by convention: `SIGNS` of `render/<title>/signs.py`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from engine.titles import TITLES
from render.kit.signs import Sign, SignPicture, draw_sign


def all_signs() -> tuple[Sign, ...]:
    """Every sign that has a plain character."""
    found: list[Sign] = []
    for title in TITLES:
        if find_spec(f"render.{title}") is not None and find_spec(f"render.{title}.signs") is not None:
            found += import_module(f"render.{title}.signs").SIGNS
    return tuple(found)


def draw_signs() -> list[SignPicture]:
    """Every sign as an emoji. Some milliseconds each, so it is called where pictures are drawn."""
    return [draw_sign(sign) for sign in all_signs()]
