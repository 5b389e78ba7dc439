"""Colours and signs of Voidfall: obsidian, void violet, imperial teal; every resource, piece and type has one colour
and one sign."""

from __future__ import annotations

from typing import NamedTuple

from engine.voidfall.vocabulary.terms import AgendaType, Category, CrisisType, FocusType, Guild, Resource, Track

OBSIDIAN = "#0C0F14"
NIGHT = "#141926"
VOID = "#8A5CF6"
VOID_LIGHT = "#C3A6FF"
VOID_DARK = "#2A1458"
TEAL = "#28C2B3"
TEAL_LIGHT = "#8DEBE0"
STEEL = "#C7D0E2"
DIM = "#79829C"
WARNING = "#FFB454"
ALARM = "#FF8A6B"
GOLD = "#F0C75E"
BONE = "#F1E9D8"
GROUND = ("#171B28", OBSIDIAN)
"""The sky behind a picture, from top to bottom."""


class ResourceLook(NamedTuple):
    """A resource: its colour, dark ink on it, the character that stands for it in texts, and its sign: the name of an
    icon, or SVG in a box of 100."""

    colour: str
    ink: str
    plain: str
    icon: str = ""
    svg: str = ""


_BOLT = '<path d="M58 6 22 56H46L38 94 78 40H53Z"/>'
_BLOCK = (
    '<path d="M50 10 86 28 50 46 14 28Z"/><path d="M14 38 46 54V92L14 74Z" opacity="0.85"/>'
    '<path d="M86 38 54 54V92L86 74Z" opacity="0.7"/>'
)
_ATOM = (
    '<g fill="none" stroke="currentColor" stroke-width="6.5"><ellipse cx="50" cy="50" rx="43" ry="16"/>'
    '<ellipse cx="50" cy="50" rx="43" ry="16" transform="rotate(60 50 50)"/>'
    '<ellipse cx="50" cy="50" rx="43" ry="16" transform="rotate(120 50 50)"/></g><circle cx="50" cy="50" r="9"/>'
)

RESOURCES: dict[Resource, ResourceLook] = {
    "food": ResourceLook("#A9D46A", "#16240A", "🌾", "wheat"),
    "energy": ResourceLook("#FFCB47", "#2B1E00", "⚡", svg=_BOLT),
    "materials": ResourceLook("#DD9468", "#2C1407", "🧱", svg=_BLOCK),
    "credits": ResourceLook("#E9E4D4", "#26231A", "🪙", "two-coins"),
    "science": ResourceLook("#7FC4FF", "#06203A", "🔬", svg=_ATOM),
}
GUILD_RESOURCE: dict[Guild, Resource] = {
    "farmers": "food",
    "engineers": "energy",
    "miners": "materials",
    "bankers": "credits",
    "scientists": "science",
}


class TypeLook(NamedTuple):
    """A type of cards: its colour and its icon."""

    colour: str
    icon: str


AGENDAS: dict[AgendaType, TypeLook] = {
    "dominance": TypeLook("#E2725B", "wax-seal"),
    "support": TypeLook("#8FB8FF", "shaking-hands"),
    "might": TypeLook("#D9A4F0", "crossed-swords"),
    "wealth": TypeLook("#F0C75E", "two-coins"),
}
CRISES: dict[CrisisType, TypeLook] = {
    "military": TypeLook("#FF8A6B", "crossed-swords"),
    "economic": TypeLook("#F0C75E", "two-coins"),
    "general": TypeLook("#9FB3D9", "falling-star"),
}

FOCUSES: dict[FocusType, TypeLook] = {
    "reinforcement": TypeLook("#B9C6DE", "shield-bounces"),
    "development": TypeLook("#E3B65C", "spanner"),
    "conquest": TypeLook("#F0806A", "crossed-swords"),
    "temptation": TypeLook("#B58CFF", "magic-swirl"),
    "progress": TypeLook("#7FC4FF", "comet-spark"),
    "production": TypeLook("#DD9468", "cargo-crate"),
    "prosperity": TypeLook("#A9D46A", "sunflower"),
    "politics": TypeLook("#93A8F5", "round-table"),
    "innovation": TypeLook("#4FD6C6", "reactor"),
    "command": TypeLook("#F0C75E", "winged-emblem"),
    "dispersal": TypeLook("#B9C6DE", "windy-stripes"),
    "uplift": TypeLook("#F0806A", "rocket-thruster"),
    "crusade": TypeLook("#B58CFF", "sun-priest"),
    "guile": TypeLook("#4FD6C6", "duality-mask"),
    "raid": TypeLook("#4FD6C6", "robber-hand"),
}
"""House cards have the colour of the type that they replace."""
CATEGORIES: dict[Category, TypeLook] = {
    "combat": TypeLook("#F0806A", "crossed-swords"),
    "production": TypeLook("#DD9468", "cargo-crate"),
    "deployment": TypeLook("#B9C6DE", "interceptor-ship"),
    "civilization": TypeLook("#A9D46A", "stone-bust"),
    "development": TypeLook("#E3B65C", "spanner"),
    "corruption": TypeLook("#B58CFF", "magic-portal"),
    "movement": TypeLook("#7FC4FF", "rocket-thruster"),
    "action": TypeLook("#4FD6C6", "card-pick"),
    "politics": TypeLook("#93A8F5", "round-table"),
    "invasion": TypeLook("#FF9B5A", "laser-precision"),
    "trade": TypeLook("#4FD6C6", "trade"),
}
"""Of Technologies."""
TRACK_ICONS: dict[Track, str] = {"society": "stone-bust", "statecraft": "round-table", "economy": "cargo-ship"}

HOUSES: dict[str, str] = {
    "valnis": "checked-shield",
    "belitan": "falcon-moon",
    "dunlork": "bear-head",
    "cortozaar": "scorpion",
    "zenor": "telescope",
    "thegwyn": "lotus",
    "shiveus": "sunbeams",
    "yarvek": "wolf-head",
    "nervo": "hammer-drop",
    "astoran": "obelisk",
    "fenrax": "raven",
    "kradmor": "duality-mask",
    "marqualos": "cargo-ship",
    "novaris": "vortex",
}
"""Emblems. An owner's file has the same houses."""

KINDS: dict[str, str] = {
    "genesis": "double-ringed-orb",
    "asteroid_belt": "asteroid",
    "research_complex": "observatory",
    "communication_relay": "radio-tower",
    "novarch_palace": "stone-throne",
    "paradise_world": "magic-palm",
    "megalopolis": "pipe-organ",
    "survivor_colony": "life-buoy",
    "ancient_ruins": "ancient-ruins",
    "rift": "vortex",
}
"""Icons of sectors with rules of their own."""
