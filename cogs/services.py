"""What every cog needs, in one place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cogs.settings import Settings
from cogs.ui.presentation import Presentation

if TYPE_CHECKING:
    from cogs.dispatcher import Dispatcher
    from db.store import Store
    from render.picture_service import PictureService
    from tables.service import Tables
    from tables.workers import Workers


@dataclass
class Services:
    """The settings, the rooms behind the cogs, and the dispatcher that answers presses and commands."""

    settings: Settings
    store: Store
    tables: Tables
    picture_service: PictureService
    thinkers: Workers | None = None
    """Processes for computer players; None: threads."""
    painters: Workers | None = None
    """Processes for pictures; None: a thread."""
    presentations: dict[str, Presentation] = field(default_factory=dict)
    dispatcher: Dispatcher = field(init=False)

    def presentation(self, title_id: str) -> Presentation:
        """How a title shows itself."""
        return self.presentations[title_id]
