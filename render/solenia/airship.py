"""The giant airship: a striped envelope with brass ribs, a lantern-lit gondola, sails and screws; its soft shadow."""

from __future__ import annotations

from PIL import Image

from render.kit import svg
from render.kit.palette import BRASS, BRASS_DARK, BRASS_LIGHT, INK
from render.kit.sprites import keep_images
from render.kit.svg import points
from render.solenia.look import LANTERN, LANTERN_PALE

BOX = (232, 148)


@keep_images
def airship(wide: int) -> Image.Image:
    """The airship, nose to the upper right."""
    return svg.raster(_body(), wide, round(wide * BOX[1] / BOX[0]), f"0 0 {BOX[0]} {BOX[1]}")


@keep_images
def shadow(wide: int) -> Image.Image:
    """The shadow of the airship on the islands below."""
    tall = round(wide * 0.34)
    body = '<ellipse cx="110" cy="38" rx="84" ry="22" fill="#0B0D1F" fill-opacity="0.55" filter="url(#soft)"/>'
    return svg.raster(svg.SOFT.format(7) + body, wide, tall, "0 0 220 75")


def _envelope() -> str:
    hull = "M12 52C30 18 78 6 122 8C170 10 204 30 212 46C204 66 168 86 120 86C76 86 30 80 12 52Z"
    stripes = (
        '<path d="M12 52C50 30 160 30 212 46C160 40 50 44 12 52Z" fill="#FFF4DC" fill-opacity="0.55"/>'
        '<path d="M14 56C60 64 160 62 210 50C204 62 180 74 150 81C100 76 44 74 14 56Z" fill="#A33A26" fill-opacity="0.85"/>'
        '<path d="M30 72C70 84 120 84 150 81C140 84 130 86 120 86C84 86 50 83 30 72Z" fill="#6E2417"/>'
    )
    ribs = "".join(
        f'<path d="M{x} {top}Q{x + bend} 48 {x} {low}" fill="none" stroke="{BRASS_LIGHT}" stroke-opacity="0.9" stroke-width="2"/>'
        for x, top, low, bend in (
            (46, 21, 75, -9),
            (78, 11, 83, -6),
            (112, 7, 86, 3),
            (146, 10, 83, 10),
            (176, 20, 74, 12),
        )
    )
    return (
        '<linearGradient id="h" x1="0.2" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#FFF1CF"/>'
        '<stop offset="0.42" stop-color="#EDB45A"/><stop offset="0.75" stop-color="#C05A34"/><stop offset="1" stop-color="#6E2417"/></linearGradient>'
        f'<clipPath id="c"><path d="{hull}"/></clipPath><path d="{hull}" fill="url(#h)"/>'
        f'<g clip-path="url(#c)">{stripes}{ribs}</g>'
        f'<path d="{hull}" fill="none" stroke="{INK}" stroke-width="5"/><path d="{hull}" fill="none" stroke="{BRASS}" stroke-width="2"/>'
        f'<path d="M200 36Q214 44 212 47Q208 58 198 62Q204 48 200 36Z" fill="{BRASS_LIGHT}" stroke="{BRASS_DARK}" stroke-width="1.6"/>'
    )


def _tail() -> str:
    line = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"'
    return (
        f'<polygon points="{points(((2, 22), (34, 30), (46, 44), (18, 50)))}" fill="#D9853C" {line}/>'
        f'<polygon points="{points(((0, 82), (18, 54), (46, 62), (30, 80)))}" fill="#8E321F" {line}/>'
        f'<path d="M8 26L32 40M6 76L30 64" stroke="{BRASS_LIGHT}" stroke-width="2"/>'
        f'<path d="M-2 52H20" stroke="{INK}" stroke-width="7"/><path d="M0 52H20" stroke="{BRASS}" stroke-width="3.5"/>'
    )


def _gondola() -> str:
    ropes = "".join(
        f'<path d="M{a} {b}L{c} 100" stroke="{INK}" stroke-width="2.4"/>'
        for a, b, c in ((66, 80, 80), (92, 84, 92), (120, 85, 116), (148, 82, 138), (166, 77, 146))
    )
    hull = "M70 98H156C158 112 146 126 130 127H98C82 126 70 114 70 98Z"
    windows = "".join(
        f'<circle cx="{x}" cy="110" r="7.5" fill="{LANTERN}" fill-opacity="0.55" filter="url(#soft)"/>'
        f'<circle cx="{x}" cy="110" r="4.6" fill="{LANTERN_PALE}" stroke="{BRASS_DARK}" stroke-width="1.4"/>'
        for x in (88, 106, 124, 141)
    )
    screw = (
        f'<path d="M70 108H58" stroke="{BRASS_DARK}" stroke-width="4"/>'
        f'<ellipse cx="56" cy="98" rx="4" ry="12" fill="{BRASS_LIGHT}" stroke="{INK}" stroke-width="1.6"/>'
        f'<ellipse cx="56" cy="118" rx="4" ry="10" fill="{BRASS}" stroke="{INK}" stroke-width="1.6"/>'
    )
    lamp = (
        f'<circle cx="166" cy="104" r="13" fill="{LANTERN}" fill-opacity="0.6" filter="url(#soft)"/>'
        f'<path d="M154 100L166 97" stroke="{INK}" stroke-width="2.4"/><circle cx="166" cy="104" r="5" fill="#FFF6DC"/>'
    )
    return (
        svg.SOFT.format(3) + ropes + screw
        + f'<path d="{hull}" fill="#6A4123" stroke="{INK}" stroke-width="3"/>'
        f'<path d="M74 104H154" stroke="{BRASS}" stroke-width="2.5"/><path d="M80 118H146" stroke="#8F5C34" stroke-width="3"/>'
        + windows + lamp
    )  # fmt: skip


def _body() -> str:
    return f'<g transform="translate(10 6) rotate(-6 110 65)">{_gondola()}{_tail()}{_envelope()}</g>'
