"""A picture service that draws nothing, for scripts that look at anything but pictures."""

from __future__ import annotations

from typing import Any

from render.kit.picture import Picture, Scene


class NoPictures:
    """Stands for `render.picture_service.PictureService`: takes its arguments, and no time."""

    def __init__(self, *_: Any) -> None:
        pass

    async def picture(self, scene: Scene) -> Picture:
        """An empty picture under its name."""
        return Picture(data=b"RIFF", width=12, height=8, alt=scene.what, filename=f"{scene.what}.webp")

    async def room(self) -> None:
        """There is room at once."""

    async def close(self) -> None:
        """Nothing to close."""
