"""Slots of a player board: rewards in the empty ones, deliveries in the filled ones, improvements that cover them."""

from __future__ import annotations

import msgspec
from PIL import Image

from engine.solenia.components import Power, parts
from engine.solenia.view import SlotView, View
from render.kit import svg
from render.kit.palette import BRASS_LIGHT, INK, PAPER, mix
from render.kit.sprites import keep_images
from render.kit.text import PHONE, Style, write
from render.solenia.formulas import draw_row, in_short, of_powers
from render.solenia.look import LANTERN, LANTERN_PALE, ROW_COLOURS, row_of_city


class Measure(msgspec.Struct, frozen=True):
    """The size of the drawn slots."""

    wide: int
    tall: int
    gap: int
    full: bool
    """Whether the full formula of every power and the names of winter slots are shown."""


COMPACT = Measure(36, 36, 3, False)
LARGE_SLOTS = Measure(126, 84, 4, True)


def slots_width(measure: Measure, winter: bool) -> float:
    """The width of six slots."""
    return 6 * measure.wide + 5 * measure.gap + (2 * level_gap(measure) if winter else 0)


def level_gap(measure: Measure) -> float:
    """The space between two levels of the winter side."""
    return measure.gap * 2.5


def slot_left(measure: Measure, number: int, winter: bool) -> float:
    """The left edge of the slot with this number in its row."""
    return number * (measure.wide + measure.gap) + (number // 2 * level_gap(measure) if winter else 0)


def open_slots(view: View, slots: tuple[SlotView, ...]) -> frozenset[str]:
    """Winter slots that may take the delivery now."""
    ground = next((cell.ground for cell in view.cells if cell.at == view.target), None)
    row = None if ground is None else row_of_city(ground)
    if row is None:
        return frozenset()
    filled = {slot.id for slot in slots if slot.tile is not None}
    return frozenset(parts().open_slots(row, filled, winter=True))


def draw_slots(canvas: Image.Image, x: float, y: float, slots: tuple[SlotView, ...], view: View, size: Measure) -> None:
    """Six day slots over six night slots."""
    winter = view.side != "summer"
    choosing = open_slots(view, slots) if size.full and winter and view.phase == "slot" else frozenset()
    rows = {row: [slot for slot in slots if slot.row == row] for row in ("day", "night")}
    for line, row in enumerate(rows.values()):
        following = next((slot.id for slot in row if slot.tile is None), None) if not winter else None
        for number, slot in enumerate(row):
            left, top = x + slot_left(size, number, winter), y + line * (size.tall + size.gap)
            _draw_slot(canvas, left, top, slot, winter, size, following == slot.id)
            if choosing and slot.id in choosing:
                svg.stamp(canvas, _open_ring(size.wide, size.tall), left - 4, top - 4)
            elif choosing:
                shade = Image.new("RGB", (size.wide, size.tall), INK)
                canvas.paste(shade, (round(left), round(top)), Image.new("L", shade.size, 140))
    _draw_pairs(canvas, x, y, rows["day"], rows["night"], winter, size)


def _draw_pairs(
    canvas: Image.Image, x: float, y: float, day: list[SlotView], night: list[SlotView], winter: bool, size: Measure
) -> None:
    """A brass link between a day and a night delivery that form a pair, or below an improvement that covers both."""
    for number, (one, other) in enumerate(zip(day, night, strict=True)):
        if (one.tile and other.tile and not winter) or (one.cover and one.cover == other.cover):
            middle = x + slot_left(size, number, winter) + size.wide / 2
            svg.stamp_at(canvas, _link(), middle, y + size.tall + size.gap / 2)


@keep_images
def _open_ring(wide: int, tall: int) -> Image.Image:
    """A ring around a slot that can be chosen."""
    box = f'x="4" y="4" width="{wide}" height="{tall}" rx="11" fill="none"'
    return svg.sheet(
        f'<rect {box} stroke="{INK}" stroke-width="8"/><rect {box} stroke="#FFFFFF" stroke-width="5" stroke-dasharray="16 9"/>',
        wide + 8,
        tall + 8,
    )


@keep_images
def _link() -> Image.Image:
    pin = f'<rect x="1.5" y="1.5" width="19" height="11" rx="5" fill="{BRASS_LIGHT}" stroke="{INK}" stroke-width="3"/>'
    return svg.sheet(pin, 22, 14)


def powers_of(slot: SlotView, winter: bool) -> tuple[Power, ...]:
    """The powers of the slot, or of the improvement that covers it."""
    if slot.cover is not None:
        return parts().improvements[slot.cover].powers
    return parts().slots(winter=winter)[slot.id].powers


def _draw_slot(
    canvas: Image.Image, x: float, y: float, slot: SlotView, winter: bool, size: Measure, following: bool
) -> None:
    state = "filled" if slot.tile else "next" if following else "covered" if slot.cover else "empty"
    svg.stamp(canvas, _ground(slot.row, state, size.wide, size.tall), x, y)
    middle_x, middle_y = x + size.wide / 2, y + size.tall / 2
    powers = powers_of(slot, winter)
    if not size.full:
        if slot.tile:
            _write_worth(canvas, middle_x, middle_y, slot)
        else:
            draw_row(canvas, middle_x, middle_y, in_short(powers), 34, size.wide - 2, aside=True)
        return
    if winter:
        write(canvas, x + 9, y + 20, slot.id.upper(), Style(PHONE, _ink(slot, state), "en", 600))
        middle_y += 16
    if slot.tile:
        _write_worth(canvas, middle_x if not winter else x + size.wide - 24, middle_y - (42 if winter else 0), slot)
        if not winter:
            return
    dark = "#1B1408" if slot.tile else PAPER
    signs = [sign for sign in of_powers(powers) if sign not in ("arrow", "=·")]
    draw_row(canvas, middle_x, middle_y, signs, 34 if winter else 44, size.wide - 8, dark)


def _ink(slot: SlotView, state: str) -> str:
    return ROW_COLOURS[slot.row][2] if state == "filled" else ROW_COLOURS[slot.row][1]


def _write_worth(canvas: Image.Image, x: float, y: float, slot: SlotView) -> None:
    """The gold of the delivery in the slot."""
    gold = parts().deliveries[slot.tile or ""].gold
    write(canvas, x, y, str(gold), Style(PHONE, ROW_COLOURS[slot.row][2], "en", 700), "middle")


@keep_images
def _ground(row: str, state: str, wide: int, tall: int) -> Image.Image:
    """The slot itself: a hollow while empty, a bright tile when filled. The next one has a bright edge."""
    colour, light, dark = ROW_COLOURS[row]  # type: ignore[index]
    corner = 9 if row == "day" else 3
    box = f'x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="{corner}"'
    if state == "filled":
        return svg.sheet(
            f'<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{colour}"/></linearGradient>'
            f'<rect {box} fill="url(#f)" stroke="{dark}" stroke-width="2.5"/>'
            f'<rect x="6" y="6" width="{wide - 12}" height="{tall - 12}" rx="{max(2, corner - 3)}" fill="none" stroke="{dark}" stroke-opacity="0.35" stroke-width="1.5"/>',
            wide,
            tall,
        )
    fill = mix(dark, INK, 0.55)
    if state == "covered":
        return svg.sheet(
            f'<rect {box} fill="{mix("#6A3A10", INK, 0.25)}" stroke="{LANTERN}" stroke-width="3"/>'
            f'<path d="M2 16L16 2M{wide - 16} {tall - 2}L{wide - 2} {tall - 16}" stroke="{LANTERN_PALE}" stroke-width="3"/>',
            wide,
            tall,
        )
    edge, width = (light, 3) if state == "next" else (colour, 1.8)
    return svg.sheet(
        f'<rect {box} fill="{fill}" fill-opacity="0.92" stroke="{edge}" stroke-opacity="{1 if state == "next" else 0.6}" stroke-width="{width}"/>',
        wide,
        tall,
    )
