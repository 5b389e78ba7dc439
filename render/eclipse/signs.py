"""The signs that texts share with the pictures: the resources."""

from __future__ import annotations

from engine.eclipse.components import RESOURCES
from render.eclipse.look import KINDS
from render.eclipse.players import coin_svg
from render.kit.signs import Sign

_FILLED = '<g transform="translate(-24 -24) scale(1.48)">{}</g>'
"""Among letters a sign fills its box."""
SIGNS = tuple(Sign(f"ecl_{kind}", KINDS[kind].plain, _FILLED.format(coin_svg(kind))) for kind in RESOURCES)
