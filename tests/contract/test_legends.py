"""Every sign of a title's pictures is on its legend: the icons that any of them draws."""

from __future__ import annotations

from collections.abc import Iterator, Set
from contextlib import contextmanager

import pytest

from cogs.titles import presentations
from cogs.ui.presentation import Presentation
from locales import LANGUAGES
from render.kit import icons
from render.kit.sprites import SPRITES
from render.pictures import Scene, painter
from tests.declared import declared
from tests.render.test_legible import scenes_of


@contextmanager
def icons_drawn() -> Iterator[set[str]]:
    """The names of the icons that are drawn from now on."""
    drawn: set[str] = set()
    find = icons.body

    def body(name: str) -> str:
        drawn.add(name)
        return find(name)

    SPRITES.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(icons, "body", body)
        yield drawn
    SPRITES.clear()


def legend_scenes(presentation: Presentation, language: str) -> list[Scene]:
    """The pictures of a title's legend."""
    view = presentation.fresh_view()
    return [Scene(presentation.id, part, view, language) for part in presentation.in_parts("legend", view)]


def icons_of_the_legend(presentation: Presentation) -> Set[str]:
    """The names of the icons on it."""
    with icons_drawn() as drawn:
        for scene in legend_scenes(presentation, "en"):
            painter(scene.title).draw(scene)  # type: ignore[attr-defined]
    return drawn


@pytest.mark.parametrize("presentation", presentations().values(), ids=presentations())
def test_every_icon_of_a_titles_pictures_is_on_its_legend(presentation: Presentation) -> None:
    """Icons that only adorn a card or a House are declared. A title whose pictures have no icons needs no legend."""
    explained = icons_of_the_legend(presentation) if "legend" in presentation.pictures else frozenset[str]()
    ornaments = declared(presentation.id).ornaments
    assert len(explained) > 3 or not ornaments
    with icons_drawn() as drawn:
        for make in scenes_of(presentation):
            for scene in make("en"):
                painter(scene.title).draw(scene)  # type: ignore[attr-defined]
    assert drawn - explained - ornaments == set(), "not on the legend"


@pytest.mark.parametrize("presentation", presentations().values(), ids=presentations())
def test_the_legend_is_told_in_words_of_each_language(presentation: Presentation) -> None:
    told = [
        tuple(painter(scene.title).paint(scene).alt for scene in legend_scenes(presentation, language))
        for language in LANGUAGES
    ]
    assert len(set(told)) == len(LANGUAGES)
    assert all(len(words) > 40 for parts in told for words in parts)
