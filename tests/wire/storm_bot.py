"""`bot.py` with plain squares for the pictures of every title, for tests with many presses."""

from __future__ import annotations

from render.eclipse import painter as eclipse
from render.voidfall import painter as voidfall
from tests.wire.plain_bot import main, square

for painter in (eclipse, voidfall):
    for name in [name for name in vars(painter) if name.startswith("paint_")]:
        setattr(painter, name, square)

if __name__ == "__main__":
    main()
