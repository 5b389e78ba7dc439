"""Pictures of all titles. A title's painter is found by convention: `render/<title id>/painter.py` has `PAINTER`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec

from engine.core.text import say
from engine.titles import TITLES
from locales import message
from render.kit.cover import detail
from render.kit.picture import Mark, Picture, Scene

__all__ = ["SHEETS", "Mark", "Painter", "Picture", "Scene", "paint", "prewarm", "revive"]


COVER = "cover"


class Painter(Protocol):
    """Draws one title."""

    view_type: type[Any]
    """The type of the title's View, to decode scenes that come from another process."""

    def paint(self, scene: Scene) -> Picture:
        """The picture of a scene. A painter may also offer `prewarm`, see the function `prewarm`."""


_END = object()
SHEETS = "sheets"
"""Stands for a title in scenes that belong to none: results, profiles, tables of the best, brackets."""


@cache
def painter(title_id: str) -> Painter:
    """The title's painter: `PAINTER` of `render/<title id>/painter.py`, imported when it is first needed. Raises
    KeyError if the title has no pictures."""
    name = f"render.{title_id}.painter"
    if title_id not in (*TITLES, SHEETS) or find_spec(f"render.{title_id}") is None:
        raise KeyError(title_id)
    found: Painter = import_module(name).PAINTER
    return found


def has_pictures(title_id: str) -> bool:
    """Whether the title has a painter."""
    return title_id in TITLES and find_spec(f"render.{title_id}") is not None


def paint(scene: Scene) -> Picture:
    """The picture of a scene. Raises KeyError if no painter knows the title. `cover`: a detail of the board."""
    if scene.what != COVER:
        return painter(scene.title).paint(scene)
    name = say(TITLES[scene.title].meta.key("name"))
    board = painter(scene.title).paint(msgspec.structs.replace(scene, what="board"))
    return detail(board, message("cover-alt", scene.language, game=name))


def prewarm(title: str | None = None) -> Iterator[None]:
    """Prepare sprites for later pictures of one title or of all, in small steps between which a picture may be drawn.

    A painter with such sprites (those of every board, then panels in other sizes, empty cards, other languages) offers
    `prewarm(self) -> Iterator[None]`. This generator yields after every piece of work, best of some ten milliseconds,
    because a picture may have to wait that long. The titles take turns; in each, what is needed most comes first.
    """
    titles = [each for each in TITLES if has_pictures(each)] if title is None else [title]
    waiting = [getattr(painter(each), "prewarm", _prewarm_nothing)() for each in titles]
    while waiting:
        for steps in list(waiting):
            if next(steps, _END) is _END:
                waiting.remove(steps)
            else:
                yield


def _prewarm_nothing() -> Iterator[None]:
    return iter(())


def revive(data: bytes, title: str) -> Scene:
    """A scene from its bytes, with the View of its title."""
    scene = msgspec.msgpack.decode(data, type=Scene)
    view_type = painter(title).view_type
    view, before = (None if raw is None else msgspec.convert(raw, view_type) for raw in (scene.view, scene.before))
    return msgspec.structs.replace(scene, view=view, before=before)
