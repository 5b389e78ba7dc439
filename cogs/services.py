"""What every layer of the cogs needs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from cogs.crew import Crew
from cogs.films import Films
from cogs.metrics import Metrics
from cogs.own_emoji import OwnEmoji
from cogs.pace import Paces
from cogs.settings import Settings
from cogs.ui.presentation import Presentation
from db.store import Store
from render.picture_service import PictureService
from tables.service import Tables


@dataclass
class Services:
    """The settings, the tables and the pictures. Knows nothing of the layers above."""

    settings: Settings
    store: Store
    tables: Tables
    picture_service: PictureService
    crew: Crew = field(default_factory=Crew)
    presentations: dict[str, Presentation] = field(default_factory=dict)
    metrics: Metrics = field(default_factory=Metrics)
    paces: Paces = field(init=False)
    films: Films = field(init=False)
    own_emoji: OwnEmoji = field(init=False)

    def __post_init__(self) -> None:
        self.films = Films(self.picture_service)
        run = asyncio.to_thread if self.crew.painters is None else self.crew.painters.run
        wanted = self.settings.own_emoji
        self.own_emoji = OwnEmoji(run, self.tables.mishaps, self.tables.now, wanted=wanted)
        self.paces = Paces(self.settings.presses_per_minute, self.settings.openings_per_hour)

    def presentation(self, title_id: str) -> Presentation:
        """The presentation of a title."""
        return self.presentations[title_id]
