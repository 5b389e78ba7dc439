"""What the shared tests need to know of Solenia."""

from __future__ import annotations

from typing import Any

from engine.solenia.components import parts
from render.solenia.board import last_places
from tests.declared import OF_A_SEAT, OF_A_TITLE, Declared, Marked, names
from tests.solenia.test_coverage import RULINGS


def components() -> frozenset[str]:
    """Every record of the component files; and what they are made of."""
    known = parts()
    strips = {f"strip-{each}" for each in known.strips}
    slots = {f"slot-{each}" for each in (*known.summer, *known.winter)}
    faces = {face.id for face in known.die}
    things = {*known.cards, *known.deliveries, *known.improvements, *strips, *slots, *known.boards, *faces}
    return names("wood wheat stone water gold island city airship") | things


def cell_of(view: Any, at: str) -> str:
    """A cell by its strip and the side of it that is up, wherever that lies now."""
    strip = view.strips[int(at[1]) - 1]
    return f"{at[0]} {strip.id} {strip.phase}"


DECLARED = Declared(
    components=components(),
    rules=frozenset(RULINGS),
    of_no_component=names(
        """
        0.files 0.house 1.parts 1.players 2.start-orders 3.display 3.resources 3.hand 3.first 4.place 4.draw 4.hands
        4.discard 4.blocked-scope 11.setup 11.last 11.grades 12.end 12.last-expulsion 12.shared 12.resign
        13.conservation 13.advances 13.scores 13.chance hidden.hands hidden.decks hidden.stacks hidden.rival
        hidden.chosen hidden.draw hidden.public hidden.law undo.before undo.after
        """
    ),
    by_itself={f"10.{code}": code.lower() for code in ("I1", "I3", "I4", "P1", "P3", "P4", "P5", "P6", "P8")},
    sections=12,
    pictured=4,
    taught={"choose a card": "card:", "place it": "at:"},
    told_in_lesson=names(
        "sol-log-gains sol-log-delivered sol-log-airship sol-log-expelled sol-log-turned sol-log-voyage"
    ),
    commands=f"{OF_A_TITLE} {OF_A_SEAT} orders",
    filled={"move": {"line": "card c01 at c3"}, "card": {"name": "c01"}},
    codes=r"\d?[A-Z]|[A-Z]\d|[DN][1-6][AB]?",  # cells, numbers of cards
    marked=Marked(
        lambda view: view.active,
        lambda view: {cell_of(view, cell.at): cell for cell in view.cells if cell.card is not None},
        lambda view: [cell_of(view, at) for at in last_places(view)],
        lambda cell: cell.card,  # the name of a cell changes when the sky moves on
    ),
    measured=True,
)
