"""Which painter draws which title: the one place of render that knows them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from render.afternova.painter import AfternovaPainter
from render.day_and_night.painter import DayAndNightPainter
from render.kit.picture import Mark, Picture, Scene
from render.solenia.painter import SoleniaPainter

__all__ = ["Mark", "Painter", "Picture", "Scene", "paint", "rehearse", "revive"]


class Painter(Protocol):
    """Draws one title."""

    view_type: type[Any]
    """The title's View, to decode scenes that come from another process."""

    def paint(self, scene: Scene) -> Picture:
        """The picture of a scene. A painter may also offer `rehearse`, see there."""


_END = object()

PAINTERS: dict[str, Painter] = {
    "day_and_night": DayAndNightPainter(),
    "solenia": SoleniaPainter(),
    "afternova": AfternovaPainter(),
}


def paint(scene: Scene) -> Picture:
    """The picture of a scene. KeyError if no painter knows the title."""
    return PAINTERS[scene.title].paint(scene)


def rehearse(title: str | None = None) -> Iterator[None]:
    """Make what may be asked for later of a title or of all, in small steps between which a picture may be painted.

    A painter that has such sprites (what every board needs, then panels at other sizes, empty cards, other languages)
    offers `rehearse(self) -> Iterator[None]`, a generator that yields after every piece of work, best of some ten
    milliseconds: so long a picture may have to wait. The titles take turns, what is needed most being first in each.
    """
    painters = PAINTERS.values() if title is None else (PAINTERS[title],)
    waiting = [getattr(painter, "rehearse", _nothing)() for painter in painters]
    while waiting:
        for steps in list(waiting):
            if next(steps, _END) is _END:
                waiting.remove(steps)
            else:
                yield


def _nothing() -> Iterator[None]:
    return iter(())


def revive(data: bytes, title: str) -> Scene:
    """A scene from its bytes, with the title's own View in it."""
    scene = msgspec.msgpack.decode(data, type=Scene)
    view_type = PAINTERS[title].view_type
    view, before = (None if raw is None else msgspec.convert(raw, view_type) for raw in (scene.view, scene.before))
    return msgspec.structs.replace(scene, view=view, before=before)
