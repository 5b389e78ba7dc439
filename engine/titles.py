"""The titles of Orrery: the one place of the engine that knows them all."""

from __future__ import annotations

from typing import Any

from engine.core.title import Title
from engine.day_and_night.title import DayAndNight
from engine.solenia.title import Solenia

TITLES: dict[str, Title[Any]] = {title.meta.id: title for title in (DayAndNight(), Solenia())}


def title(title_id: str) -> Title[Any]:
    """The title with this id. KeyError if there is none."""
    return TITLES[title_id]
