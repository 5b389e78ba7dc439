"""What every cog needs, in one place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cogs.settings import Settings
from cogs.ui.face import Face

if TYPE_CHECKING:
    from cogs.desk import Desk
    from db.store import Store
    from render.studio import Studio
    from tables.service import Tables
    from tables.workers import Workers


@dataclass
class House:
    """The settings, the rooms behind the cogs, and the desk that answers presses and commands."""

    settings: Settings
    store: Store
    tables: Tables
    studio: Studio
    thinkers: Workers | None = None
    """Processes for computer players; None: threads."""
    painters: Workers | None = None
    """Processes for pictures; None: a thread."""
    faces: dict[str, Face] = field(default_factory=dict)
    desk: Desk = field(init=False)

    def face(self, title_id: str) -> Face:
        """How a title shows itself."""
        return self.faces[title_id]
