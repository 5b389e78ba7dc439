"""Colours and shapes of Eclipse: black sky, corona white-gold; every resource has one colour, one shape, one letter."""

from __future__ import annotations

from typing import NamedTuple

from engine.eclipse.components import SquareKind

SPACE = "#06070B"
DEEP = "#0E1120"
CORONA = "#FFE9B8"
LANE = "#FFF3D6"
DIM = "#6F7690"
NPC = "#9FE3D2"
NPC_INK = "#0A2A24"
DANGER = "#FF8A6B"


class KindLook(NamedTuple):
    """How a kind of resource or square looks: its colour, the outline of its icon in a box of 100, dark ink on it; for
    a resource the character that stands for it in texts."""

    colour: str
    icon: str
    ink: str
    plain: str = ""


KINDS: dict[SquareKind, KindLook] = {
    "money": KindLook("#F2A33A", '<circle cx="50" cy="50" r="30"/>', "#2B1A00", "🟠"),
    "science": KindLook("#F48FC0", '<path d="M50 18 79 68H21Z"/>', "#3A0F26", "🔺"),
    "materials": KindLook("#B98A62", '<path d="M26 30h48v44H26Z"/>', "#26150A", "🟫"),
    "gray": KindLook("#C9CEDB", '<path d="M50 16 82 50 50 84 18 50Z"/>', "#1B2030"),
    "orbital": KindLook("#9AD7F5", '<ellipse cx="50" cy="50" rx="36" ry="20"/>', "#06202F"),
}
"""Disc, triangle, block, diamond: told apart without colour too."""
