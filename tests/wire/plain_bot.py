"""`bot.py` with plain squares for pictures (their alt texts are the real ones), for tests that start it many times.

Making the sprites takes seconds in every new process, and so does reading the texts; a nursery reads them once. Needs
RENDER_WORKERS=0, so that the squares are drawn in this process.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec
from PIL import Image

from bot import main
from cogs.screens import illustrator
from locales import LANGUAGES, message
from render.afternova import painter as afternova
from render.day_and_night import painter as day_and_night
from render.eclipse import painter as eclipse
from render.kit.picture import Scene
from render.solenia import painter as solenia
from render.voidfall import painter as voidfall


def square(scene: Scene) -> Image.Image:
    """A square in a colour that tells scenes apart."""
    red, green, blue = sha256(msgspec.msgpack.encode(scene)).digest()[:3]
    return Image.new("RGB", (64, 64), (red, green, blue))


illustrator.SOON = 20.0  # a page without its square would tell of a busy machine, not of the bot
for language in LANGUAGES:
    message("dn-name", language)
for painter in (day_and_night, solenia, afternova, eclipse, voidfall):
    for name, page in painter.PAGES.items():
        painter.PAGES[name] = page._replace(draw=square)

if __name__ == "__main__":
    main()
