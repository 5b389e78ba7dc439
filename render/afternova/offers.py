"""Offers on the table, in short: proposals, counters and bids as strips of paper with their state; the last deal."""

from __future__ import annotations

from PIL import Image

from engine.afternova.view import OfferView, View
from locales import message as told
from locales import translate
from render.afternova.ground import glass
from render.afternova.look import GAP, PAPER_INK, PAPER_LINE, PAPER_LOW, PAPER_TOP, SPAN, TEAL, name_text
from render.afternova.terms import Contract, of_offer
from render.afternova.tokens import answer_sign, badge, draw_cubes
from render.kit import svg
from render.kit.frame import EDGE
from render.kit.icons import icon, icon_svg
from render.kit.palette import BRASS_LIGHT, PAPER
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import NORMAL, PHONE, Style, phone_least, width, write, write_fit

SLIP = 74
SLIPS = 6
"""At most this many are shown; the rest is counted."""
DONE_TALL = 78


def offers_height(view: View, columns: int = 2, most: int = SLIPS) -> int:
    """The total height of the slips."""
    return -(-min(most, len(view.offers)) // columns) * (SLIP + 10) - 10 if view.offers else 0


def draw_offers(canvas: Image.Image, scene: Scene, top: float, columns: int = 2, most: int = SLIPS) -> None:
    """A slip for each offer, in as many columns. If there are more, the last place gives their number."""
    view: View = scene.view
    wide = (SPAN - GAP * (columns - 1)) // columns
    for number, offer in enumerate(view.offers[:most]):
        x, y = EDGE + number % columns * (wide + GAP), top + number // columns * (SLIP + 10)
        alone = number % columns == 0 and number == len(view.offers) - 1
        if number == most - 1 and len(view.offers) > most:
            glass(canvas, (x, y, wide, SLIP))
            more = told("an-pic-more", scene.language, count=len(view.offers) - most + 1)
            write(canvas, x + wide / 2, y + SLIP / 2, more, Style(NORMAL, PAPER, scene.language, 600), "middle")
            return
        _draw_slip(canvas, scene, of_offer(view, offer), x, y, SPAN if alone else wide)


def _draw_slip(canvas: Image.Image, scene: Scene, contract: Contract, x: float, y: float, wide: int) -> None:
    """Kind, number, author and planet, then the answer of each helper."""
    svg.stamp(canvas, _slip(wide, contract.ready), x, y)
    middle = y + SLIP / 2
    svg.stamp_at(canvas, icon(KINDS[contract.kind], 40, "#7A5A8C"), x + 38, middle)
    left = x + 66
    left += write(canvas, left, middle, f"{contract.number}", Style(NORMAL, PAPER_INK, "en", 700)) + 12
    svg.stamp_at(canvas, badge(contract.author, 50), left + 25, middle)
    left += 64
    right = x + wide - 18
    pitch = min(64, (wide - 250) / max(1, len(contract.parts) - 1))
    for line in reversed(contract.parts):
        if line.owner == contract.author or line.owner < 0:
            continue
        svg.stamp_at(canvas, badge(line.owner, 50), right - 35, middle - 2)
        svg.stamp_at(canvas, answer_sign(line.answer, 34), right - 13, middle + 16)
        right -= pitch
    if contract.ready:
        svg.stamp_at(canvas, answer_sign("accepted", 48), right - 24, middle)
        right -= 60
    style = Style(NORMAL, PAPER_INK, scene.language, 700)
    code = contract.terms.planet.upper()
    left += write(canvas, left, middle, code, Style(NORMAL, "#7A5A8C", "en", 700)) + 10
    name = translate(name_text(contract.terms.planet), scene.language)
    style = style._replace(size=PHONE)
    if width(name, style) <= right - left - 8:
        write(canvas, left, middle, name, style)


KINDS = {"proposal": "quill-ink", "counter": "contract-counter", "bid": "shaking-hands"}


@keep_images
def _slip(wide: int, ready: bool) -> Image.Image:
    edge, line = (TEAL, 6) if ready else (PAPER_LINE, 2.5)
    return svg.sheet(
        f'<linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{PAPER_TOP}"/><stop offset="1" stop-color="{PAPER_LOW}"/></linearGradient>'
        f'<rect x="3" y="3" width="{wide - 6}" height="{SLIP - 6}" rx="12" fill="url(#p)" stroke="{edge}" stroke-width="{line}"/>'
        f'<rect x="10" y="10" width="{wide - 20}" height="{SLIP - 20}" rx="7" fill="none" stroke="{PAPER_LINE}" stroke-opacity="0.5" stroke-width="1.5"/>',
        wide,
        SLIP,
    )


def draw_done(canvas: Image.Image, scene: Scene, offer: OfferView, top: float) -> None:
    """The last deal that was carried out: the planet, the suppliers, what each helper got."""
    contract = of_offer(scene.view, offer)
    glass(canvas, (EDGE, top, SPAN, DONE_TALL), BRASS_LIGHT)
    svg.stamp(canvas, done_ring(), EDGE + 10, top + 8)
    y = top + DONE_TALL / 2
    style = Style(PHONE, BRASS_LIGHT, scene.language, 700)
    words = told("an-pic-last-deal", scene.language)
    x = EDGE + 84 + write(canvas, EDGE + 84, y, words, style) + 16
    right = EDGE + SPAN - 20
    for line in contract.parts:
        x += 8
        svg.stamp_at(canvas, badge(line.owner, 50), x + 25, y)
        x += 58
        gets = draw_cubes(canvas, x, y, line.gets, 42, scene.language, 44, max(42, right - x))
        x += gets + 8 if gets else 0
        if x > right - 100:
            break
    name = f"{offer.terms.planet.upper()} {translate(name_text(offer.terms.planet), scene.language)}"
    plain = Style(PHONE, PAPER, scene.language, 600)
    if right - x > width(name, plain):
        write_fit(
            canvas, right, y, name, plain, min(right - x - 12, width(name, plain) + 4), phone_least(name), "right"
        )


@keep_images
def done_ring() -> Image.Image:
    """The brass ring of the last move around a seal."""
    return svg.sprite(
        f'<circle cx="50" cy="50" r="42" fill="none" stroke="{BRASS_LIGHT}" stroke-width="4"/><path d="M50 2V14M50 86V98M2 50H14M86 50H98" stroke="{BRASS_LIGHT}" stroke-width="5"/>'
        + icon_svg("wax-seal", 50, 50, 62, "#FF8FAE"),
        62,
    )
