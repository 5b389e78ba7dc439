"""Words with signs between them, in lines: `Engage 2⚡ 1🪙 Invade a sector`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.kit import svg
from render.kit.text import Style, pieces_of, width, write
from render.voidfall.sheets import LEADING, Block


class Run(NamedTuple):
    """Words of one style."""

    said: str
    style: Style


Atom: TypeAlias = "Run | Image.Image"
Part: TypeAlias = "Atom | tuple[Atom, ...]"
"""Atoms in a tuple stay on one line."""
CLOSE = 4
"""Between a number and its sign."""


class _Piece(NamedTuple):
    """What stays together: its atoms, how wide they are, and with the space that follows them."""

    atoms: tuple[Atom, ...]
    wide: float
    taken: float


def flow(parts: Sequence[Part], room: float, size: int) -> Block:
    """The parts in lines of this room."""
    lines = _lines([piece for part in parts for piece in _pieces(part)], room)
    pace = size * LEADING

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            at, middle = x, y + pace * (number + 0.5)
            for piece in line:
                _draw(canvas, piece, at, middle)
                at += piece.taken

    return Block(pace * len(lines), draw)


def _pieces(part: Part) -> Iterator[_Piece]:
    if isinstance(part, Run):
        for said in pieces_of(part.said):
            run = Run(said, part.style)
            yield _Piece((run,), width(said.rstrip(), part.style), width(said, part.style))
        return
    atoms: tuple[Atom, ...] = (part,) if isinstance(part, Image.Image) else part
    wide = sum(_wide(atom) + CLOSE for atom in atoms)
    yield _Piece(atoms, wide, wide + 2 * CLOSE)


def _wide(atom: Atom) -> float:
    return width(atom.said, atom.style) if isinstance(atom, Run) else atom.width


def _lines(pieces: Sequence[_Piece], room: float) -> list[list[_Piece]]:
    lines: list[list[_Piece]] = [[]]
    taken = 0.0
    for piece in pieces:
        if lines[-1] and taken + piece.wide > room:
            lines.append([])
            taken = 0.0
        lines[-1].append(piece)
        taken += piece.taken
    return lines


def _draw(canvas: Image.Image, piece: _Piece, x: float, y: float) -> None:
    for atom in piece.atoms:
        if isinstance(atom, Run):
            write(canvas, x, y, atom.said, atom.style)
        else:
            svg.stamp(canvas, atom, x, y - atom.height / 2)
        x += _wide(atom) + CLOSE
