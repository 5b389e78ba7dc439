"""What every layer of the cogs needs."""

from __future__ import annotations

from dataclasses import dataclass, field

from cogs.crew import Crew
from cogs.films import Films
from cogs.metrics import Metrics
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

    def __post_init__(self) -> None:
        self.films = Films(self.picture_service)
        self.paces = Paces(self.settings.presses_per_minute, self.settings.openings_per_hour)

    def presentation(self, title_id: str) -> Presentation:
        """The presentation of a title."""
        return self.presentations[title_id]
