"""The signs that texts share with the pictures: the resources."""

from __future__ import annotations

from render.kit.signs import Sign
from render.voidfall.look import RESOURCES
from render.voidfall.symbols import plate

SIGNS = tuple(Sign(f"vf_{kind}", look.plain, plate(look)) for kind, look in RESOURCES.items())
