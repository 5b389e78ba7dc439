"""A painter made of pages: for every kind of picture the function that draws it and the one that says it in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from render.kit.encode import to_picture
from render.kit.picture import Picture, Scene

Steps: TypeAlias = Iterator[Scene | None]
"""Work that is done before anybody asks: a scene to be drawn, or None after a piece of work of the title's own."""


class Page(NamedTuple):
    """One kind of picture of a title."""

    draw: Callable[[Scene], Image.Image]
    alt: Callable[[Scene], str]


def no_steps() -> Steps:
    """Nothing to do before."""
    return iter(())


class StandardPainter:
    """The painter of a title, from its pages by `Scene.what`: `seat:2` by that name, else by `seat`. What has no page of
    its own shows the board."""

    def __init__(
        self, title: str, view_type: type[Any], pages: Mapping[str, Page], steps: Callable[[], Steps] = no_steps
    ) -> None:
        self.view_type = view_type
        self._name = title.replace("_", "-")
        self._pages = pages
        self._steps = steps

    def draw(self, scene: Scene) -> Image.Image:
        """The canvas of a scene."""
        return self._page(scene).draw(scene)

    def paint(self, scene: Scene) -> Picture:
        """The picture of a scene, with its alt text."""
        page = self._page(scene)
        return to_picture(page.draw(scene), page.alt(scene), f"{self._name}-{scene.what}")

    def prewarm(self) -> Iterator[None]:
        """What the pictures of any position need, in small steps; what is asked for soonest comes first."""
        for scene in self._steps():
            if scene is not None:
                self.draw(scene)
            yield

    def _page(self, scene: Scene) -> Page:
        kind = scene.what.partition(":")[0]
        return self._pages.get(scene.what) or self._pages.get(kind) or self._pages["board"]
