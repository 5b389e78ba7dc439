"""Pictures, or none while they cannot be drawn."""

from __future__ import annotations

from typing import Any

try:
    from render.pictures import Mark, Scene
    from render.studio import Studio
except ImportError:
    from render.kit.picture import Mark, Scene  # type: ignore[assignment]

    class Studio:  # type: ignore[no-redef]
        """Draws nothing."""

        def __init__(self, workers: int) -> None: ...
        async def picture(self, scene: Any) -> Any:
            """Nothing."""
            raise NotImplementedError

        async def close(self) -> None:
            """Nothing to close."""


__all__ = ["Mark", "Scene", "Studio"]
