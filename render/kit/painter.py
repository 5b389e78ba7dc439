"""A painter made from pages: for every kind of picture the function that draws it and the one that describes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from render.kit.encode import to_picture
from render.kit.picture import Picture, Scene

Steps: TypeAlias = Iterator[Scene | None]
"""Work to do in advance: a scene to be drawn, or None after the title has done a piece of work itself."""


class Page(NamedTuple):
    """One kind of picture of a title."""

    draw: Callable[[Scene], Image.Image]
    alt: Callable[[Scene], str]


def no_steps() -> Steps:
    """No work in advance."""
    return iter(())


class StandardPainter:
    """The painter of a title, from its pages by `Scene.what`: `seat:2` by that name, else by `seat`. An unknown kind of
    picture shows the board."""

    def __init__(
        self, title: str, view_type: type[Any], pages: Mapping[str, Page], steps: Callable[[], Steps] = no_steps
    ) -> None:
        self.view_type = view_type
        self._name = title.replace("_", "-")
        self._pages = pages
        self._steps = steps

    @property
    def kinds(self) -> frozenset[str]:
        """The pictures that it draws as what they are. Any other shows the board."""
        return frozenset(self._pages)

    def draw(self, scene: Scene) -> Image.Image:
        """The canvas of a scene."""
        return self._page(scene).draw(scene)

    def paint(self, scene: Scene) -> Picture:
        """The picture of a scene, with its alt text."""
        page = self._page(scene)
        return to_picture(page.draw(scene), page.alt(scene), f"{self._name}-{scene.what}")

    def prewarm(self) -> Iterator[None]:
        """Draw in small steps what the pictures of any position need. What is likely to be needed first comes first."""
        for scene in self._steps():
            if scene is not None:
                self.draw(scene)
            yield

    def _page(self, scene: Scene) -> Page:
        kind = scene.what.partition(":")[0]
        return self._pages.get(scene.what) or self._pages.get(kind) or self._pages["board"]
