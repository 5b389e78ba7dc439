"""Which painter draws which title: the one place of render that knows them all."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from render.day_and_night.painter import DayAndNightPainter
from render.kit.picture import Mark, Picture, Scene

__all__ = ["Mark", "Painter", "Picture", "Scene", "paint", "revive", "warm_up"]


class Painter(Protocol):
    """Draws one title."""

    view_type: type[Any]
    """The title's View, to decode scenes that come from another process."""

    def paint(self, scene: Scene) -> Picture:
        """The picture of a scene."""

    def warm_up(self) -> None:
        """Make the sprites that every picture needs."""


PAINTERS: dict[str, Painter] = {"day_and_night": DayAndNightPainter()}


def paint(scene: Scene) -> Picture:
    """The picture of a scene. KeyError if no painter knows the title."""
    return PAINTERS[scene.title].paint(scene)


def warm_up() -> None:
    """Make every painter ready."""
    for painter in PAINTERS.values():
        painter.warm_up()


def revive(data: bytes, title: str) -> Scene:
    """A scene from its bytes, with the title's own View in it."""
    scene = msgspec.msgpack.decode(data, type=Scene)
    view_type = PAINTERS[title].view_type
    view, before = (None if raw is None else msgspec.convert(raw, view_type) for raw in (scene.view, scene.before))
    return msgspec.structs.replace(scene, view=view, before=before)
