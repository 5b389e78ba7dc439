"""The two cities: white domes under the sun, slender spires under the moon."""

from __future__ import annotations

from render.kit.svg import star_points
from render.solenia.look import GOLD, GOLD_DEEP, GOLD_PALE, LANTERN, LANTERN_PALE, MOON, MOON_PALE


def _dome(x: float, base: float, wide: float, wall: float) -> str:
    """A white house under a golden dome with a ball on top. `wall`: the height of its wall."""
    half, top = wide / 2, base - wall
    windows = "".join(
        f'<path d="M{x + dx - 3:.1f} {top + 15:.1f}v-6a3 3 0 0 1 6 0v6Z" fill="#5B7FA8"/>'
        for dx in ((-half * 0.5, half * 0.5) if wide > 24 else (0,))
    )
    return (
        f'<rect x="{x - half:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{wall:.1f}" fill="#FFF8E8" stroke="#8A6A3A" stroke-width="1.8"/>'
        f'<rect x="{x + half * 0.35:.1f}" y="{top:.1f}" width="{half * 0.65:.1f}" height="{wall:.1f}" fill="#D9C59A" fill-opacity="0.7"/>'
        f'<path d="M{x - half - 2:.1f} {top:.1f}C{x - half - 3:.1f} {top - wide * 0.5:.1f} {x - 4:.1f} {top - wide * 0.52:.1f} {x:.1f} {top - wide * 0.78:.1f}'
        f'C{x + 4:.1f} {top - wide * 0.52:.1f} {x + half + 3:.1f} {top - wide * 0.5:.1f} {x + half + 2:.1f} {top:.1f}Z" fill="url(#roof)" stroke="{GOLD_DEEP}" stroke-width="1.8"/>'
        f'<circle cx="{x:.1f}" cy="{top - wide * 0.82:.1f}" r="2.6" fill="{GOLD_PALE}" stroke="{GOLD_DEEP}" stroke-width="1"/>{windows}'
    )


def day_city() -> str:
    """Round domes, a gate, a large sun over the roofs."""
    roof = f'<linearGradient id="roof" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="{GOLD_PALE}"/><stop offset="0.5" stop-color="{GOLD}"/><stop offset="1" stop-color="#C78A1C"/></linearGradient>'
    sun = (
        f'<polygon points="{star_points(100, 20, 19, 12.5, 12)}" fill="{GOLD}" stroke="{GOLD_DEEP}" stroke-width="1.6" stroke-linejoin="round"/>'
        f'<circle cx="100" cy="20" r="9" fill="{GOLD_PALE}" stroke="{GOLD_DEEP}" stroke-width="1.6"/>'
    )
    wall = (
        '<path d="M42 100V84H158V100Q100 112 42 100Z" fill="#F3E3BE" stroke="#8A6A3A" stroke-width="1.8"/>'
        '<path d="M92 106V95a8 8 0 0 1 16 0v11Z" fill="#8A5A30"/>'
        '<path d="M54 91h8M70 93h8M122 93h8M138 91h8" stroke="#8A6A3A" stroke-width="3" stroke-linecap="round"/>'
    )
    return (
        roof + _dome(56, 88, 20, 18) + _dome(144, 88, 20, 18) + _dome(78, 88, 26, 26) + _dome(122, 88, 26, 26)
        + _dome(100, 90, 32, 28) + sun + wall
    )  # fmt: skip


def _spire(x: float, base: float, wide: float, wall: float, roof: float) -> str:
    half, top = wide / 2, base - wall
    windows = "".join(
        f'<path d="M{x - 2.4:.1f} {y:.1f}v-5a2.4 2.4 0 0 1 4.8 0v5Z" fill="{LANTERN_PALE}"/>'
        for y in (top + 13, top + 27, top + 41)
        if y < base - 6
    )
    return (
        f'<path d="M{x - half:.1f} {base:.1f}L{x - half * 0.85:.1f} {top:.1f}H{x + half * 0.85:.1f}L{x + half:.1f} {base:.1f}Z" fill="#5A62B4" stroke="#20245A" stroke-width="1.8"/>'
        f'<path d="M{x + half * 0.2:.1f} {base:.1f}V{top:.1f}H{x + half * 0.85:.1f}L{x + half:.1f} {base:.1f}Z" fill="#383E86"/>'
        f'<path d="M{x - half - 2:.1f} {top + 1:.1f}L{x:.1f} {top - roof:.1f}L{x + half + 2:.1f} {top + 1:.1f}Z" fill="#8C7BD6" stroke="#20245A" stroke-width="1.8" stroke-linejoin="round"/>'
        f'<path d="M{x:.1f} {top - roof:.1f}L{x + half + 2:.1f} {top + 1:.1f}H{x + 1:.1f}Z" fill="#5B4CA6"/>'
        f'{windows}<circle cx="{x:.1f}" cy="{top - roof - 1:.1f}" r="2" fill="{MOON_PALE}"/>'
    )


def night_city() -> str:
    """Pointed spires with lit windows, a crescent over the tallest, lanterns on the wall."""
    moon = (
        f'<path d="M60 8A17 17 0 1 0 76 32A14 14 0 0 1 60 8Z" fill="{MOON}" stroke="#20245A" stroke-width="1.6"/>'
        f'<polygon points="{star_points(78, 14, 5.5, 2, 4)}" fill="{MOON_PALE}"/><polygon points="{star_points(140, 22, 5, 1.8, 4)}" fill="{MOON_PALE}"/>'
    )
    wall = (
        '<path d="M42 100V86l8 3 8-3 8 4 8-4 8 4 8-4 10 4 10-4 8 4 8-4 8 4 8-4 8 3 8-3v14Q100 112 42 100Z" fill="#474D9C" stroke="#20245A" stroke-width="1.8" stroke-linejoin="round"/>'
        f'<path d="M93 106V92l7-9 7 9v14Z" fill="{LANTERN}"/>'
    )
    lanterns = "".join(f'<circle cx="{x}" cy="97" r="3" fill="{LANTERN_PALE}"/>' for x in (56, 74, 126, 144))
    return (
        _spire(58, 90, 13, 16, 20) + _spire(143, 90, 13, 20, 22) + _spire(76, 90, 15, 30, 24)
        + _spire(125, 90, 15, 36, 26) + _spire(101, 90, 19, 48, 32) + moon + wall + lanterns
    )  # fmt: skip
