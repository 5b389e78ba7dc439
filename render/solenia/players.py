"""Player boards: slots, storage, gold, pairs, cards and score. Small on the public board, large on the seat's own
panel."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from engine.core.text import say
from engine.solenia.components import RESOURCES, parts
from engine.solenia.view import PlayerView, View
from locales import translate
from render.kit import svg
from render.kit.frame import EDGE, plate
from render.kit.icons import icon, icon_svg
from render.kit.palette import BRASS, BRASS_LIGHT, INK, MIST, PAPER
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import LARGE, NORMAL, PHONE, Style, phone_least, width, write, write_fit
from render.solenia.formulas import sign_sprite
from render.solenia.goods import good
from render.solenia.head import name_of
from render.solenia.legend import draw_rival
from render.solenia.look import GAP, GOLD, GOLD_DEEP, GOLD_PALE, PEOPLE, WIDTH
from render.solenia.slots import COMPACT, LARGE_SLOTS, Measure, draw_slots, slots_width
from render.solenia.tokens import badge

COMPACT_TALL = 92
RIVAL_TALL = 220
LARGE_TALL = 352
NAME_WIDE = 222
"""What a row leaves to the name and the score."""


def warm_boards() -> None:
    """Prepare the plates of all boards."""
    whole = WIDTH - 2 * EDGE
    for seat in range(4):
        for tall in (COMPACT_TALL, LARGE_TALL):
            plate(whole, tall, edge=PEOPLE[seat].colour)
            _pennant(seat, tall)


def boards_height(view: View) -> int:
    """The total height of all players' rows, and of the rival's plate."""
    count = len(view.players)
    return count * (COMPACT_TALL + GAP) + (RIVAL_TALL + GAP if view.rival is not None else 0)


def draw_boards(canvas: Image.Image, scene: Scene, top: float) -> None:
    """Every player's row, in seat order; below that of a single one the rival's plate."""
    view: View = scene.view
    wide = canvas.width - 2 * EDGE
    for player in view.players:
        y = top + player.seat * (COMPACT_TALL + GAP)
        _draw_compact(canvas, scene, player, (EDGE, y, wide, COMPACT_TALL))
    if view.rival is not None:
        draw_rival(canvas, scene, (EDGE, top + len(view.players) * (COMPACT_TALL + GAP), wide, RIVAL_TALL))


def draw_large(canvas: Image.Image, scene: Scene, player: PlayerView, top: float) -> None:
    """One board, large, over the whole width."""
    draw_player(canvas, scene, player, (EDGE, top, canvas.width - 2 * EDGE, LARGE_TALL), LARGE_SLOTS)


def _draw_compact(canvas: Image.Image, scene: Scene, player: PlayerView, box: tuple[float, float, int, int]) -> None:
    """A row: name and score, slots, storage, counts."""
    view: View = scene.view
    x, y, wide, _ = box
    _draw_plate(canvas, view, player, box)
    name = name_of(scene, player.seat)
    style = Style(PHONE, PEOPLE[player.seat].colour, scene.language, 700)
    write_fit(canvas, x + 18, y + 24, name, style, NAME_WIDE - 26, phone_least(name))
    svg.stamp_at(canvas, badge(player.seat, 50), x + 44, y + 64)
    left = x + 76
    if has_turns(view):
        left += write(canvas, left, y + 65, f"{player.place}.", Style(PHONE, BRASS_LIGHT, "en", 600)) + 10
    _draw_score(canvas, view, player, x + NAME_WIDE - 14, y + 65)
    winter = view.side != "summer"
    slots = slots_width(COMPACT, winter)
    draw_slots(canvas, x + NAME_WIDE, y + 8, player.slots, view, COMPACT)
    left = x + NAME_WIDE + slots + 10
    counts = 152
    _draw_storage(canvas, view, player, (left, y + 8, x + wide - counts - 14 - left, COMPACT_TALL - 16), lines=2)
    _draw_few_counts(canvas, view, player, x + wide - counts, y)
    _shade_out(canvas, player, box)


def draw_player(
    canvas: Image.Image, scene: Scene, player: PlayerView, box: tuple[float, float, int, int], size: Measure
) -> None:
    """A board in its box (left, top, width, height): name, slots, storage in a line, counts."""
    view: View = scene.view
    x, y, wide, tall = box
    _draw_plate(canvas, view, player, box)
    _draw_name(canvas, scene, player, x, y, wide)
    winter = view.side != "summer"
    slots, rows = slots_width(size, winter), 2 * size.tall + size.gap
    draw_slots(canvas, x + (wide - slots) / 2, y + 62, player.slots, view, size)
    below = y + 62 + rows
    half = (y + tall - below - 10) / 2
    _draw_storage(canvas, view, player, (x + 18, below + 8, wide - 36, half + 4), lines=1)
    _draw_counts(canvas, view, player, x + 24, below + half * 1.5 + 8, wide - 48)
    _shade_out(canvas, player, box)


def has_turns(view: View) -> bool:
    """Whether there is a turn order to be shown: at the end its numbers would look like places."""
    return len(view.players) > 1 and not view.over


def _draw_plate(canvas: Image.Image, view: View, player: PlayerView, box: tuple[float, float, int, int]) -> None:
    x, y, wide, tall = box
    to_move = player.seat == view.active and not view.over
    svg.stamp(canvas, plate(wide, tall, edge=PEOPLE[player.seat].colour if to_move else BRASS), x, y)
    if to_move:
        svg.stamp(canvas, _pennant(player.seat, tall), x, y)


def _shade_out(canvas: Image.Image, player: PlayerView, box: tuple[float, float, int, int]) -> None:
    """Who is out is dimmed."""
    if player.out:
        x, y, wide, tall = box
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
    svg.stamp_at(canvas, badge(player.seat, 50), x + 46, y + 33)
    right = _draw_score(canvas, view, player, x + wide - 26, y + 33)
    left = x + 80
    if has_turns(view):
        left += write(canvas, left, y + 33, f"{player.place}.", Style(PHONE, BRASS_LIGHT, "en", 600)) + 10
    name = name_of(scene, player.seat)
    label = Style(PHONE, MIST, scene.language)
    words = translate(say("sol-pic-score"), scene.language)
    beside = right - width(words, label) - 14
    if width(name, Style(PHONE, person.colour, scene.language, 700)) <= beside - left:
        write(canvas, right, y + 34, words, label, "right")
        right = beside
    write_fit(
        canvas, left, y + 33, name, Style(NORMAL, person.colour, scene.language, 700), right - left, phone_least(name)
    )


def _draw_score(canvas: Image.Image, view: View, player: PlayerView, right: float, y: float) -> float:
    """The score, on laurels if it leads alone. Returns its left edge."""
    best = max(other.score.total for other in view.players if not other.out or player.out)
    least = min(other.score.total for other in view.players)
    leads = player.score.total == best > least and not player.out
    figures = Style(LARGE, "#2B1A00" if leads else PAPER, "en", 700)
    total = str(player.score.total)
    if leads:
        wreath = _wreath(round(width(total, figures)))
        svg.stamp(canvas, wreath, right - wreath.width + 10, y - wreath.height / 2)
    write(canvas, right - (8 if leads else 0), y, total, figures, "right")
    return right - width(total, figures) - (68 if leads else 12)


@keep_images
def _wreath(figures: int) -> Image.Image:
    """The leader's plate: laurels on gold, with space for the score on the right."""
    wide = 66 + figures
    return svg.sheet(
        f'<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{GOLD_PALE}"/><stop offset="1" stop-color="{GOLD}"/></linearGradient>'
        f'<rect x="2" y="2" width="{wide - 4}" height="42" rx="21" fill="url(#w)" stroke="{GOLD_DEEP}" stroke-width="2.5"/>'
        + icon_svg("laurels", 29, 23, 36, "#7A4D08"),
        wide,
        46,
    )


def _draw_storage(
    canvas: Image.Image, view: View, player: PlayerView, box: tuple[float, float, float, float], lines: int
) -> None:
    """The storage: one icon for each resource, hollows for free spaces, crossed ones where a power is still missing. A
    surplus resource has a bright dashed edge."""
    x, y, wide, tall = box
    most = parts().boards["summer" if view.side == "summer" else "winter"].most_storage
    stored = [name for name, count in zip(RESOURCES, player.goods, strict=True) for _ in range(count)]
    room = max(player.storage, len(stored))
    columns = (max(most, room) + lines - 1) // lines
    pitch = min((wide + 4) / columns, (tall + 4) / lines)
    side = round(pitch - 4)
    left = x + (wide - columns * pitch + 4) / 2
    top = y + (tall - lines * pitch + 4) / 2
    for number in range(max(most, room)):
        at = (left + number % columns * pitch, top + number // columns * pitch)
        kind = "closed" if number >= room else "free"
        if number < len(stored):
            kind = "full" if number < player.storage else "over"
        svg.stamp(canvas, crate(kind, side), *at)
        if number < len(stored):
            svg.stamp_at(canvas, good(stored[number], round(side * 0.76)), at[0] + side / 2, at[1] + side / 2)


@keep_images
def crate(kind: str, side: int) -> Image.Image:
    """A place of a storage: full, free, over the limit, or closed."""
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


Count: TypeAlias = tuple[Image.Image, str]


def _counts(view: View, player: PlayerView, size: int) -> tuple[Count, ...]:
    """Gold, pairs (in winter: deliveries), hand, deck; each with its icon."""
    rows = [[slot for slot in player.slots if slot.row == row and slot.tile] for row in ("day", "night")]
    made = len(rows[0]) + len(rows[1]) + len(player.spare_day) + len(player.spare_night)
    return (
        (good("gold", size), str(player.gold)),
        (sign_sprite("pair", size), str(min(len(row) for row in rows)))
        if view.side == "summer"
        else (sign_sprite("tile", size), str(made)),
        (icon("poker-hand", size, PAPER), str(player.hand_count)),
        (icon("deck", size, PAPER), str(player.deck_count)),
    )


def _draw_counts(canvas: Image.Image, view: View, player: PlayerView, x: float, y: float, wide: float) -> None:
    """The counts in a line, with the stored resources and the capacity."""
    counts = (*_counts(view, player, 38), (sign_sprite("crate", 38), f"{sum(player.goods)}/{player.storage}"))
    figures = Style(NORMAL, PAPER, "en", 600)
    total = sum(44 + width(value, figures) for _, value in counts)
    gap = min(64, (wide - total) / (len(counts) - 1))
    left = x
    for drawing, value in counts:
        svg.stamp_at(canvas, drawing, left + 20, y)
        left += 44 + write(canvas, left + 44, y, value, figures) + gap


def _draw_few_counts(canvas: Image.Image, view: View, player: PlayerView, x: float, y: float) -> None:
    """The counts of a row, two in a line."""
    for number, (drawing, value) in enumerate(_counts(view, player, 32)):
        row, column = divmod(number, 2)
        left, middle = x + column * 76, y + 27 + row * 39
        svg.stamp_at(canvas, drawing, left + 16, middle)
        write(canvas, left + 36, middle, value, Style(PHONE, PAPER, "en", 600))
