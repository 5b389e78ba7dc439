"""The technologies that can be researched, by category, each with the price that the reader pays."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.components import CATEGORIES, MOST_IN_CATEGORY, TECHNOLOGIES, Category, Technology
from engine.eclipse.names import technology_name
from engine.eclipse.tracks import discount_in, owned_in, price_of
from engine.eclipse.view import PlayerView, View
from locales import translate
from locales.numbers import MINUS
from render.eclipse.look import CORONA, KINDS, SPACE
from render.eclipse.parts import part_tile
from render.eclipse.players import coin
from render.eclipse.sectors import structure
from render.eclipse.sheets import backdrop
from render.eclipse.type import BODY, GAP, ROOM, WIDE, beside, body, figure
from render.kit import svg
from render.kit.palette import MIST, PAPER, mix
from render.kit.picture import Scene, join_alt
from render.kit.text import wrap_fit, write, write_fit

COLOURS: dict[Category, str] = {"military": "#F0776C", "grid": "#6FC3F0", "nano": "#8FD98A"}
HEADING = 68
ROW, EMBLEM = 136, 104
LINE = 38
UNPAYABLE = "#8088A4"


def paint_market(scene: Scene) -> Image.Image:
    """Three columns; what the reader owns is struck through, what it cannot pay is dim."""
    view: View = scene.view
    rows = {category: on_offer(view, category) for category in CATEGORIES}
    tall = HEADING + ROW * max(1, *map(len, rows.values())) + 8
    canvas = backdrop(tall + 2 * ROOM)
    wide = (WIDE - 2 * ROOM - 2 * GAP) // 3
    for number, category in enumerate(CATEGORIES):
        draw_column(canvas, scene, category, rows[category], (ROOM + number * (wide + GAP), ROOM, wide, tall))
    return canvas


def on_offer(view: View, category: Category) -> list[Technology]:
    """The technologies of a category in the supply, cheapest first."""
    return [tech for tech in TECHNOLOGIES.values() if tech.category == category and view.supply.get(tech.id)]


def draw_column(
    canvas: Image.Image, scene: Scene, category: Category, techs: list[Technology], box: tuple[int, int, int, int]
) -> None:
    """A category: its name, the reader's discount, and what is on offer."""
    x, y, wide, tall = box
    colour = COLOURS[category]
    ground = svg.sheet(
        f'<rect x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="18" fill="{mix(SPACE, colour, 0.07)}" '
        f'fill-opacity="0.92" stroke="{colour}" stroke-opacity="0.55" stroke-width="2"/>',
        wide,
        tall,
    )
    svg.stamp(canvas, ground, x, y)
    title = translate(say(f"ecl-category-{category}"), scene.language)
    style = body(colour, scene.language, 700)
    write_fit(canvas, x + 18, y + 38, title, style, wide - 100, style.size)
    player = reader_board(scene)
    if player is not None:
        full = owned_in(player, category) >= MOST_IN_CATEGORY
        discount = discount_in(player, category)
        said = "×" if full else f"{MINUS}{discount}" if discount else ""
        write(canvas, x + wide - 18, y + 38, said, figure(MIST, 40), "right")
    for number, tech in enumerate(techs):
        draw_technology(canvas, scene, tech, (x + 8, y + HEADING + number * ROW, wide - 16))


def draw_technology(canvas: Image.Image, scene: Scene, tech: Technology, box: tuple[int, int, int]) -> None:
    """One technology: what it brings as a picture, its name, its price, how many tiles lie there."""
    x, y, wide = box
    view: View = scene.view
    player = reader_board(scene)
    owned = player is not None and tech.id in player.technologies
    price = tech.price if player is None else price_of(player, tech.id)
    payable = player is None or (player.science >= price and not owned)
    svg.stamp_at(canvas, emblem(tech, EMBLEM), x + EMBLEM / 2, y + ROW / 2 - 4)
    left, room = x + EMBLEM + 6, wide - EMBLEM - 6
    style = body(PAPER if payable else UNPAYABLE, scene.language, 700)
    name = translate(technology_name(tech.id), scene.language)
    lines, style = wrap_fit(name, style, room, 2 * LINE + 4, style.size, 1.05)
    for number, line in enumerate(lines):
        at = y + 28 + number * LINE
        length = write(canvas, left, at, line, style)
        if owned:
            strike(canvas, left, at, length)
    bottom = y + ROW - 30
    svg.stamp_at(canvas, coin("science", 34), left + 14, bottom)
    bold = figure(KINDS["science"].colour if payable else UNPAYABLE, 42)
    length = write(canvas, left + 36, bottom, str(price), bold)
    if price != tech.price:
        struck = write(canvas, left + 50 + length, bottom, str(tech.price), beside(UNPAYABLE, "en"))
        strike(canvas, left + 47 + length, bottom, struck + 6)
    count = view.supply[tech.id]
    if count > 1:
        write(canvas, x + wide - 4, bottom, f"×{count}", figure(MIST, BODY), "right")


def strike(canvas: Image.Image, left: float, y: float, length: float) -> None:
    """A line through a word."""
    line = svg.sheet(f'<path d="M0 3H{length:.0f}" stroke="{MIST}" stroke-width="4"/>', length, 6)
    svg.stamp(canvas, line, left, y - 2)


def emblem(tech: Technology, size: int = 72) -> Image.Image:
    """What a technology brings: its part, a structure, or a sign of its category."""
    if tech.kind == "ship_part":
        return part_tile(tech.id, size)
    if tech.id in ("orbital", "monolith"):
        return structure(tech.id, round(size * 0.92))
    colour = COLOURS[tech.category]
    return svg.sprite(
        f'<circle cx="50" cy="50" r="42" fill="{mix(SPACE, colour, 0.25)}" stroke="{colour}" stroke-width="5"/>'
        + SIGNS.get(tech.id, "").replace("currentColor", CORONA),
        size,
    )


SIGNS = {
    "neutron_bombs": '<circle cx="50" cy="56" r="20" fill="currentColor"/><path d="M58 38 70 20" stroke="currentColor" stroke-width="7"/>',
    "starbase": '<path d="M42 20H58V42H80V58H58V80H42V58H20V42H42Z" fill="currentColor"/>',
    "advanced_mining": '<path d="M26 66 50 26 74 66Z" fill="currentColor"/>',
    "advanced_economy": '<circle cx="50" cy="50" r="22" fill="none" stroke="currentColor" stroke-width="10"/>',
    "advanced_labs": '<path d="M42 22H58V42L74 74H26L42 42Z" fill="currentColor"/>',
    "quantum_grid": '<circle cx="38" cy="50" r="14" fill="currentColor"/><circle cx="66" cy="50" r="14" fill="currentColor"/>',
    "advanced_robotics": '<circle cx="50" cy="50" r="17" fill="currentColor"/>',
    "nanorobots": '<path d="M50 22V78M22 50H78" stroke="currentColor" stroke-width="12"/>',
    "artifact_key": '<circle cx="36" cy="50" r="13" fill="none" stroke="currentColor" stroke-width="8"/>'
    '<path d="M48 50H80V62M68 50V60" fill="none" stroke="currentColor" stroke-width="8"/>',
    "wormhole_generator": '<circle cx="50" cy="50" r="24" fill="none" stroke="currentColor" stroke-width="8" stroke-dasharray="46 30"/>'
    '<circle cx="50" cy="50" r="8" fill="currentColor"/>',
}


def reader_board(scene: Scene) -> PlayerView | None:
    """The board of who looks, if it has a species."""
    view: View = scene.view
    if view.seat is None or not view.players[view.seat].species:
        return None
    return view.players[view.seat]


def market_words(scene: Scene) -> str:
    """The market read out."""
    view: View = scene.view
    player = reader_board(scene)
    texts = []
    for category in CATEGORIES:
        names: list[Text] = [
            say(
                "ecl-alt-offer",
                technology=technology_name(tech.id),
                price=tech.price if player is None else price_of(player, tech.id),
                count=view.supply[tech.id],
            )
            for tech in on_offer(view, category)
        ]
        heading = say(f"ecl-category-{category}")
        texts.append(say("ecl-alt-category", category=heading, technologies=names or [say("ecl-alt-none")]))
    return join_alt(texts, scene.language)
