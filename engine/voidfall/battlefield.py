"""A battle as everybody sees it while it is fought and afterwards."""

from __future__ import annotations

import msgspec

from engine.voidfall.combat.notes import AnyNote
from engine.voidfall.combat.records import AnyChoice, Position


class Battlefield(msgspec.Struct):
    """A combat in a sector. `invader` None: the Voidborn; `defender` None: the Voidborn, or nobody. `position`: of the
    combat core; `notes`: what has happened in it. `paid`: an announcement that is paid for and takes effect next.
    `told`: how many steps of it the log has. `during`: of which turn or phase it is, as a name."""

    place: str
    invader: int | None
    defender: int | None
    position: Position
    notes: list[AnyNote] = []
    paid: AnyChoice | None = None
    told: int = 0
    during: str = ""
