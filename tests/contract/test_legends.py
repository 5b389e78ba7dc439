"""Every sign of a title's pictures is on its legend: the icons that any of them draws; of a title that draws its signs
itself, the drawings of its functions."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest
from PIL import Image

from cogs.titles import presentations
from cogs.ui.presentation import Presentation
from locales import LANGUAGES
from render.kit import icons, svg
from render.kit.sprites import SPRITES
from render.pictures import Scene, painter
from tests.declared import declared
from tests.render.test_legible import scenes_of


@contextmanager
def signs_drawn() -> Iterator[tuple[set[str], set[str]]]:
    """What is drawn from now on: the names of icons, and those of the functions of titles that draw sprites, each with
    the kind that it draws."""
    drawn: set[str] = set()
    functions: set[str] = set()
    find, draw = icons.body, svg.sprite

    def body(name: str) -> str:
        drawn.add(name)
        return find(name)

    def sprite(drawing: str, size: float, **more: Any) -> Image.Image:
        functions.add(told(sys._getframe(1)))
        return draw(drawing, size, **more)

    SPRITES.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(icons, "body", body)
        patch.setattr(svg, "sprite", sprite)
        yield drawn, functions
    SPRITES.clear()


def told(frame: FrameType) -> str:
    """The function that is called here, with its arguments that are names: `structure orbital`."""
    while frame.f_code.co_name.startswith("<") and frame.f_back is not None:
        frame = frame.f_back
    code = frame.f_code
    given = [frame.f_locals[name] for name in code.co_varnames[: code.co_argcount] if name in frame.f_locals]
    kinds = [each for each in given if isinstance(each, str) and re.fullmatch("[a-z_]{3,}", each)]
    return " ".join((code.co_name, *kinds))


def legend_scenes(presentation: Presentation, language: str) -> list[Scene]:
    """The pictures of a title's legend."""
    view = presentation.fresh_view()
    return [Scene(presentation.id, part, view, language) for part in presentation.in_parts("legend", view)]


@pytest.mark.parametrize("presentation", presentations().values(), ids=presentations())
def test_every_sign_of_a_titles_pictures_is_on_its_legend(presentation: Presentation) -> None:
    """What only adorns a card or a House is declared. Of a title without icons the drawings are compared; one without a
    legend declares them all."""
    with signs_drawn() as (icons_there, drawings_there):
        for scene in legend_scenes(presentation, "en") if "legend" in presentation.pictures else ():
            painter(scene.title).draw(scene)  # type: ignore[attr-defined]
    with signs_drawn() as (icons_drawn, drawings):
        for make in scenes_of(presentation):
            for scene in make("en"):
                painter(scene.title).draw(scene)  # type: ignore[attr-defined]
    ornaments = declared(presentation.id).ornaments
    explained, drawn = (icons_there, icons_drawn) if icons_drawn else (drawings_there, drawings)
    assert len(explained) > 3 or not ornaments or "legend" not in presentation.pictures
    missing = {each for each in drawn - explained if each.partition(" ")[0] not in ornaments}
    assert missing == set(), "not on the legend"


@pytest.mark.parametrize("presentation", presentations().values(), ids=presentations())
def test_the_legend_is_told_in_words_of_each_language(presentation: Presentation) -> None:
    told = [
        tuple(painter(scene.title).paint(scene).alt for scene in legend_scenes(presentation, language))
        for language in LANGUAGES
    ]
    assert len(set(told)) == len(LANGUAGES)
    assert all(len(words) > 40 for parts in told for words in parts)
