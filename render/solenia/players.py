"""Player boards: slots, storage, gold, pairs, cards and score. Small on the public board, large on the seat's own
panel."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.solenia.components import RESOURCES, parts
from engine.solenia.view import PlayerView, View
from locales import translate
from render.kit import svg
from render.kit.frame import MARGIN, plate
from render.kit.icons import icon, icon_svg
from render.kit.palette import BRASS, BRASS_LIGHT, INK, MIST, PAPER
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import LARGE, NORMAL, SMALL, Style, width, write, write_fit
from render.solenia.formulas import sign_sprite
from render.solenia.goods import good
from render.solenia.head import name_of
from render.solenia.legend import draw_legend_plate, draw_rival
from render.solenia.look import GAP, GOLD, GOLD_DEEP, GOLD_PALE, PEOPLE, WIDTH
from render.solenia.slots import COMPACT, LARGE_SLOTS, Measure, draw_slots, slots_width
from render.solenia.tokens import badge

COMPACT_TALL = 226
LARGE_TALL = 330


def warm_boards() -> None:
    """Prepare the plates of all boards."""
    half, whole = (WIDTH - 2 * MARGIN - GAP) // 2, WIDTH - 2 * MARGIN
    for seat in range(4):
        for wide, tall in ((half, COMPACT_TALL), (whole, LARGE_TALL)):
            plate(wide, tall, edge=PEOPLE[seat].colour)
            _pennant(seat, tall)


def boards_height(players: int) -> int:
    """The total height of all compact boards: two in a row."""
    rows = (players + 1) // 2
    return rows * COMPACT_TALL + (rows - 1) * GAP


def draw_boards(canvas: Image.Image, scene: Scene, top: float) -> None:
    """Every player's board, two in a row, in seat order. Beside a single one: the rival's."""
    view: View = scene.view
    wide = (canvas.width - 2 * MARGIN - GAP) // 2
    for player in view.players:
        x = MARGIN + player.seat % 2 * (wide + GAP)
        y = top + player.seat // 2 * (COMPACT_TALL + GAP)
        draw_player(canvas, scene, player, (x, y, wide, COMPACT_TALL), COMPACT)
    if len(view.players) % 2:
        last = top + (boards_height(len(view.players)) - COMPACT_TALL)
        box = (MARGIN + wide + GAP, last, wide, COMPACT_TALL)
        if view.rival is not None:
            draw_rival(canvas, scene, box)
        else:
            draw_legend_plate(canvas, scene, box)


def draw_large(canvas: Image.Image, scene: Scene, player: PlayerView, top: float) -> None:
    """One board, large, over the whole width."""
    draw_player(canvas, scene, player, (MARGIN, top, canvas.width - 2 * MARGIN, LARGE_TALL), LARGE_SLOTS)


def draw_player(
    canvas: Image.Image, scene: Scene, player: PlayerView, box: tuple[float, float, int, int], size: Measure
) -> None:
    """A board in its box (left, top, width, height)."""
    view: View = scene.view
    x, y, wide, tall = box
    to_move = player.seat == view.active and not view.over
    person = PEOPLE[player.seat]
    svg.stamp(canvas, plate(wide, tall, edge=person.colour if to_move else BRASS), x, y)
    if to_move:
        svg.stamp(canvas, _pennant(player.seat, tall), x, y)
    _draw_name(canvas, scene, player, x, y, wide)
    winter = view.side != "summer"
    inner = y + 62
    slots = slots_width(size, winter)
    draw_slots(canvas, x + 22, inner, player.slots, view, size)
    rows = 2 * size.tall + size.gap
    _draw_storage(canvas, view, player, (x + 22 + slots + 18, inner, wide - slots - 58, rows))
    _draw_counts(canvas, view, player, x + 24, inner + rows + (tall - 62 - rows) / 2 - 2, wide - 48)
    if player.out:
        shade = Image.new("RGB", (wide, tall), INK)
        canvas.paste(shade, (round(x), round(y)), Image.new("L", shade.size, 140))


@keep_images
def _pennant(seat: int, tall: int) -> Image.Image:
    """A broad stripe in the person's colour along the left edge, for the active player."""
    return svg.sheet(
        f'<path d="M20 3H12Q3 3 3 20V{tall - 20}Q3 {tall - 3} 12 {tall - 3}H20Q12 {tall - 6} 12 {tall - 22}V22Q12 6 20 3Z" fill="{PEOPLE[seat].colour}"/>',
        22,
        tall,
    )


def _draw_name(canvas: Image.Image, scene: Scene, player: PlayerView, x: float, y: float, wide: int) -> None:
    view: View = scene.view
    person = PEOPLE[player.seat]
    svg.stamp_at(canvas, badge(player.seat, 46), x + 46, y + 34)
    best = max(other.score.total for other in view.players if not other.out or player.out)
    least = min(other.score.total for other in view.players)
    leads = player.score.total == best > least and not player.out
    figures = Style(LARGE + 4, "#2B1A00" if leads else PAPER, "en", 700)
    total = str(player.score.total)
    right = x + wide - 26
    if leads:
        wreath = _wreath(round(width(total, figures)))
        svg.stamp(canvas, wreath, right - wreath.width + 10, y + 9)
    write(canvas, right - (8 if leads else 0), y + 34, total, figures, "right")
    right -= width(total, figures) + (80 if leads else 12)
    left = x + 78
    if len(view.players) > 1:
        left += write(canvas, left, y + 34, f"{player.place}.", Style(NORMAL, BRASS_LIGHT, "en", 600)) + 10
    name = name_of(scene, player.seat)
    label = Style(SMALL, MIST, scene.language)
    words = translate(say("sol-pic-score"), scene.language)
    beside = right - width(words, label) - 14
    if width(name, Style(SMALL, person.colour, scene.language, 700)) <= beside - left:
        write(canvas, right, y + 35, words, label, "right")
        right = beside
    write_fit(canvas, left, y + 34, name, Style(NORMAL, person.colour, scene.language, 700), right - left, SMALL)


@keep_images
def _wreath(figures: int) -> Image.Image:
    """The leader's plate: laurels on gold, with space for the score on the right."""
    wide = 78 + figures
    return svg.sheet(
        f'<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{GOLD_PALE}"/><stop offset="1" stop-color="{GOLD}"/></linearGradient>'
        f'<rect x="2" y="2" width="{wide - 4}" height="46" rx="23" fill="url(#w)" stroke="{GOLD_DEEP}" stroke-width="2.5"/>'
        + icon_svg("laurels", 34, 25, 38, "#7A4D08"),
        wide,
        50,
    )


def _draw_storage(canvas: Image.Image, view: View, player: PlayerView, box: tuple[float, float, float, float]) -> None:
    """The storage: one icon for each resource, hollows for free spaces, crossed ones where a power is still missing. A
    surplus resource has a bright dashed edge."""
    x, y, wide, tall = box
    most = parts().boards["summer" if view.side == "summer" else "winter"].most_storage
    stored = [name for name, count in zip(RESOURCES, player.goods, strict=True) for _ in range(count)]
    room = max(player.storage, len(stored))
    columns = (max(most, room) + 1) // 2
    pitch = min((wide + 4) / columns, (tall + 4) / 2)
    side = round(pitch - 4)
    left = x + (wide - columns * pitch + 4) / 2
    top = y + (tall - 2 * pitch + 4) / 2
    for number in range(max(most, room)):
        at = (left + number % columns * pitch, top + number // columns * pitch)
        kind = "closed" if number >= room else "free"
        if number < len(stored):
            kind = "full" if number < player.storage else "over"
        svg.stamp(canvas, _crate(kind, side), *at)
        if number < len(stored):
            svg.stamp_at(canvas, good(stored[number], round(side * 0.76)), at[0] + side / 2, at[1] + side / 2)


@keep_images
def _crate(kind: str, side: int) -> Image.Image:
    box = f'x="1.5" y="1.5" width="{side - 3}" height="{side - 3}" rx="{side * 0.14:.1f}"'
    if kind == "full":
        return svg.sheet(f'<rect {box} fill="#3B2A1A" stroke="#D8A765" stroke-width="2.4"/>', side, side)
    if kind == "over":
        return svg.sheet(
            f'<rect {box} fill="#7A2A16" stroke="#FFFFFF" stroke-width="4" stroke-dasharray="9 5"/>', side, side
        )
    if kind == "free":
        return svg.sheet(
            f'<rect {box} fill="#1A140F" fill-opacity="0.75" stroke="#8A6A44" stroke-width="2" stroke-dasharray="7 5"/>',
            side,
            side,
        )
    return svg.sheet(
        f'<rect {box} fill="{INK}" fill-opacity="0.4" stroke="#4A4556" stroke-width="1.6"/>'
        f'<path d="M{side * 0.36:.1f} {side * 0.36:.1f}L{side * 0.64:.1f} {side * 0.64:.1f}M{side * 0.64:.1f} {side * 0.36:.1f}L{side * 0.36:.1f} {side * 0.64:.1f}" '
        'stroke="#4A4556" stroke-width="3" stroke-linecap="round"/>',
        side,
        side,
    )


def _draw_counts(canvas: Image.Image, view: View, player: PlayerView, x: float, y: float, wide: float) -> None:
    """Gold, pairs (in winter: deliveries), hand, deck, stored resources and capacity."""
    rows = [[slot for slot in player.slots if slot.row == row and slot.tile] for row in ("day", "night")]
    made = len(rows[0]) + len(rows[1]) + len(player.spare_day) + len(player.spare_night)
    counts: tuple[tuple[Image.Image, str], ...] = (
        (good("gold", 40), str(player.gold)),
        (sign_sprite("pair", 40), str(min(len(row) for row in rows)))
        if view.side == "summer"
        else (sign_sprite("tile", 36), str(made)),
        (icon("poker-hand", 38, PAPER), str(player.hand_count)),
        (icon("deck", 36, PAPER), str(player.deck_count)),
        (sign_sprite("crate", 38), f"{sum(player.goods)}/{player.storage}"),
    )
    figures = Style(NORMAL, PAPER, "en", 600)
    total = sum(46 + width(value, figures) for _, value in counts)
    gap = min(64, (wide - total) / (len(counts) - 1))
    left = x
    for drawing, value in counts:
        svg.stamp_at(canvas, drawing, left + 20, y)
        left += 46 + write(canvas, left + 46, y, value, figures) + gap
