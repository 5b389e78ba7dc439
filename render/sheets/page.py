"""The common frame of the sheets: the sky, and the strip with title and line."""

from __future__ import annotations

from PIL import Image

from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, plate, sky
from render.kit.head import write_title
from render.kit.palette import MIST
from render.kit.text import NORMAL, SMALL, Style, write_fit

WIDTH = 820
"""Narrow, so that a phone shows the texts large."""
INNER = WIDTH - 2 * MARGIN
GAP = 22
EMPTY = 120


def sheet(height: float, title: str, line: str, language: str, width: int = WIDTH) -> tuple[Image.Image, float]:
    """The canvas for contents of this height, and where they begin."""
    canvas, inner = sky(width, round(MARGIN * 2 + HEAD_HEIGHT + GAP + height)).copy(), width - 2 * MARGIN
    svg.stamp(canvas, plate(inner, HEAD_HEIGHT), MARGIN, MARGIN)
    write_title(canvas, MARGIN, MARGIN, inner, title, line, language)
    return canvas, float(MARGIN + HEAD_HEIGHT + GAP)


def write_empty(canvas: Image.Image, top: float, words: str, language: str) -> None:
    """What is said where there is nothing to show; `EMPTY` high."""
    svg.stamp(canvas, plate(INNER, EMPTY), MARGIN, top)
    write_fit(canvas, MARGIN + 30, top + EMPTY / 2, words, Style(NORMAL, MIST, language), INNER - 60, SMALL - 6)
