"""The titles of Orrery. The only module of the engine that knows them all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from engine.afternova.title import Afternova
from engine.core.components import ComponentError, Files
from engine.core.title import Title
from engine.day_and_night.title import DayAndNight
from engine.eclipse.title import Eclipse
from engine.solenia.title import Solenia
from engine.voidfall.title import Voidfall

REGISTERED: tuple[Title[Any], ...] = (
    DayAndNight(),
    Solenia(),
    Afternova(),
    Eclipse(),
    Voidfall(),
)
"""In the order in which they are listed. This is the only registration of a title: its texts, pictures, commands and
tests are found in the folders named after it."""

TITLES: dict[str, Title[Any]] = {title.meta.id: title for title in REGISTERED}


def title(title_id: str) -> Title[Any]:
    """The title with this id. Raises KeyError if there is none."""
    return TITLES[title_id]


Owned: TypeAlias = Mapping[str, Files]
"""An owner's component files: title -> name -> content."""


def use_components(owned: Owned) -> None:
    """Use an owner's component files, title by title, in place of those that come with it. A title without an entry
    uses its own. Called once, at the start of every process. Raises ComponentError if a file cannot be used or belongs
    to no title."""
    for title_id, title in TITLES.items():
        given = owned.get(title_id, {})
        if title.components is not None:
            title.components.replace(given)
        elif given:
            raise ComponentError(min(given), "", "this game has no component files")
