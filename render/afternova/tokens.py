"""Small signs with the same meaning everywhere: cubes, printed costs, skill icons, badges, stars with points."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import Colour, Cubes, Skill, parts
from engine.afternova.view import ROBOT, Answer
from render.afternova.look import (
    CUBE_LOOKS,
    HAZE,
    INK,
    NOVA,
    ROBOT_LOOK,
    SKILL_LOOKS,
    TEAL,
    WARN,
    code,
    cubes_in,
)
from render.kit import svg
from render.kit.icons import icon, icon_svg
from render.kit.palette import PEOPLE, mix
from render.kit.people import badge_of
from render.kit.sprites import keep_images
from render.kit.svg import on_circle, points, star_points
from render.kit.text import PHONE, Style, write


@keep_images
def cube(colour: Colour, size: int, language: str) -> Image.Image:
    """A cube, with its letter on the front: an annotation of the colour."""
    front, top, side, letter, edge = CUBE_LOOKS[colour]
    body = (
        f'<g stroke="{edge}" stroke-width="4.5" stroke-linejoin="round">'
        f'<path d="M5 23L23 5H95L77 23Z" fill="{top}"/><path d="M77 23L95 5V77L77 95Z" fill="{side}"/>'
        f'<path d="M5 23H77V95H5Z" fill="{front}"/></g>'
        f'<path d="M11 90V29H71" fill="none" stroke="{top}" stroke-width="3.5" stroke-opacity="0.8"/>'
    )
    style = Style(round(size * 0.62), letter, language, 700, aside=True)
    with svg.keep_outline(svg.sprite(body, size)) as drawing:
        write(drawing, size * 0.41, size * 0.59, code(colour, language), style, "middle")
    return drawing


@keep_images
def chip(colour: Colour, size: int, language: str) -> Image.Image:
    """A printed cube: flat, with its letter."""
    front, top, _, letter, edge = CUBE_LOOKS[colour]
    body = (
        f'<rect x="5" y="5" width="90" height="90" rx="20" fill="{front}" stroke="{edge}" stroke-width="6"/>'
        f'<rect x="13" y="13" width="74" height="74" rx="14" fill="none" stroke="{top}" stroke-width="3.5" stroke-opacity="0.7"/>'
    )
    style = Style(round(size * 0.66), letter, language, 700, aside=True)
    with svg.keep_outline(svg.sprite(body, size)) as drawing:
        write(drawing, size / 2, size / 2, code(colour, language), style, "middle")
    return drawing


@keep_images
def berth(size: int, kind: str = "free") -> Image.Image:
    """A place for a cube in a ship's storage: free, or `over` the limit (with one cube too many)."""
    edge = WARN if kind == "over" else "#6E5F92"
    body = f'<rect x="5" y="5" width="90" height="90" rx="18" fill="#0B0812" fill-opacity="0.75" stroke="{edge}" stroke-width="5" stroke-dasharray="15 10"/>'
    return svg.sprite(body, size)


def draw_cubes(
    canvas: Image.Image,
    x: float,
    y: float,
    cubes: Cubes,
    size: int,
    language: str,
    pitch: float | None = None,
    most: float = 1e9,
) -> float:
    """Cubes in a row from the left, closer together if they need more than `most`; `y` is the middle."""
    lying = cubes_in(cubes)
    step = pitch if pitch is not None else size + 4
    if len(lying) > 1:
        step = min(step, (most - size) / (len(lying) - 1))
    for number, colour in enumerate(lying):
        svg.stamp(canvas, cube(colour, size, language), x + number * step, y - size / 2)
    return (len(lying) - 1) * step + size if lying else 0


@keep_images
def skill(kind: Skill, size: int, state: str = "full") -> Image.Image:
    """A skill icon on its disc. `missing`: a dashed hollow; `paper`: for a light background."""
    name, colour = SKILL_LOOKS[kind]
    if state == "missing":
        body = (
            f'<circle cx="50" cy="50" r="44" fill="{WARN}" fill-opacity="0.16" stroke="{WARN}" stroke-width="6" stroke-dasharray="15 9"/>'
            + icon_svg(name, 50, 50, 52, "#9A5A00")
        )
        return svg.sprite(body, size)
    dark = mix(INK, colour, 0.2)
    body = (
        f'<circle cx="50" cy="50" r="47" fill="{dark}" stroke="{INK}" stroke-width="3"/>'
        f'<circle cx="50" cy="50" r="42.5" fill="none" stroke="{colour}" stroke-width="5"/>'
        + icon_svg(name, 50, 50, 58, colour)
    )
    return svg.sprite(body, size)


@keep_images
def lettered_skill(kind: Skill, size: int, language: str) -> Image.Image:
    """A skill icon and its letter below."""
    style = Style(max(PHONE, round(size * 0.46)), SKILL_LOOKS[kind][1], language, 700)
    tall = size + round(style.size * 1.1)
    drawing = Image.new("RGBA", (size, tall))
    drawing.paste(skill(kind, size), (0, 0))
    mask = Image.new("L", drawing.size)
    write(mask, size / 2, size + style.size * 0.56, code(kind, language), style._replace(colour="#FFFFFF"), "middle")
    drawing.paste(SKILL_LOOKS[kind][1], (0, 0), mask)
    return drawing


@keep_images
def badge(seat: int, size: int, *, aside: bool = False) -> Image.Image:
    """The shape, colour and letter of a seat, or of the bot: a cog without a letter, the same in every
    language. `aside`: the same is said elsewhere."""
    if seat != ROBOT:
        return badge_of(PEOPLE[seat], size, aside=aside)
    corners = [
        on_circle(50, 50, 43 * share, tooth * 45 + turn)
        for tooth in range(8)
        for turn, share in ((-15, 0.82), (-10, 1.08), (10, 1.08), (15, 0.82))
    ]
    body = f'<polygon points="{points(corners)}" fill="{ROBOT_LOOK.colour}" stroke="{ROBOT_LOOK.ink}" stroke-width="5" stroke-linejoin="round"/>'
    hub = f'<circle cx="50" cy="50" r="15" fill="{ROBOT_LOOK.ink}"/>'
    return svg.sprite(body + hub, size)


@keep_images
def star(value: int, size: int) -> Image.Image:
    """Points: a star with a number."""
    body = (
        f'<polygon points="{star_points(50, 50, 49, 37, 10)}" fill="#FFD76A" stroke="#7A4A08" stroke-width="4" stroke-linejoin="round"/>'
        f'<circle cx="50" cy="50" r="30" fill="#FFF3C8"/>'
    )
    style = Style(round(size * (0.56 if value < 10 else 0.46)), "#3A2200", "en", 700)
    with svg.keep_outline(svg.sprite(body, size)) as drawing:
        write(drawing, size / 2, size / 2, str(value), style, "middle")
    return drawing


ANSWER_LOOKS: dict[Answer, tuple[str, str]] = {
    "accepted": (TEAL, "tick"),
    "declined": (NOVA, "cross"),
    "waiting": (WARN, "sand"),
    "countered": ("#B79BFF", "swap"),
}


@keep_images
def answer_sign(answer: Answer, size: int) -> Image.Image:
    """Accepted: a tick on a teal disc. Declined: a cross on a magenta square. Countered: two arrows on a violet
    diamond. Waiting: an hourglass in an amber ring."""
    colour, sign = ANSWER_LOOKS[answer]
    pen = f'fill="none" stroke="{INK}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"'
    if sign == "tick":
        body = f'<circle cx="50" cy="50" r="45" fill="{colour}" stroke="{INK}" stroke-width="6"/><path d="M28 52L44 68L73 34" {pen}/>'
    elif sign == "cross":
        body = f'<rect x="8" y="8" width="84" height="84" rx="12" fill="{colour}" stroke="{INK}" stroke-width="6"/><path d="M32 32L68 68M68 32L32 68" {pen}/>'
    elif sign == "swap":
        body = (
            f'<polygon points="50,4 96,50 50,96 4,50" fill="{colour}" stroke="{INK}" stroke-width="6" stroke-linejoin="round"/>'
            + icon_svg("contract-counter", 50, 50, 54, INK)
        )
    else:
        body = f'<circle cx="50" cy="50" r="43" fill="{INK}" stroke="{colour}" stroke-width="8"/>' + icon_svg(
            "sands-of-time", 50, 50, 52, colour
        )
    return svg.sprite(body, size)


@keep_images
def upgrade_sign(upgrade: str, size: int, colour: str = HAZE) -> Image.Image:
    """The icon of an upgrade; those of skills use the skill's icon."""
    facts = parts().upgrades[upgrade]
    if facts.skill is None:
        return icon(UPGRADE_ICONS[facts.kind], size, colour)
    name, tint = SKILL_LOOKS[facts.skill]
    plus = f'<path d="M82 58V98M62 78H102" stroke="{tint}" stroke-width="12"/>'
    return svg.sprite(icon_svg(name, 43, 43, 82, tint) + plus, size)


UPGRADE_ICONS = {
    "storage": "cargo-crate",
    "market": "card-draw",
    "fee": "receive-money",
    "sweep": "radar-sweep",
    "hand": "bunk-beds",
    "wild": "transform",
}
