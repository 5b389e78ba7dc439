"""One offer, or the deal that was carried out, as a contract; and before and after."""

from __future__ import annotations

from PIL import Image

from engine.afternova.view import OfferView, View
from locales import message as told
from render.afternova.board import paint_board
from render.afternova.contract import contract_height, draw_contract
from render.afternova.ground import glass, sky
from render.afternova.look import GAP, SPAN, built_count
from render.afternova.offers import DONE_TALL, draw_done
from render.afternova.planets import TALL as PLANET_TALL
from render.afternova.planets import draw_planets
from render.afternova.ships import TALL as SHIP_TALL
from render.afternova.ships import draw_ship
from render.afternova.terms import of_offer
from render.kit.frame import EDGE
from render.kit.palette import BRASS_LIGHT
from render.kit.picture import Scene
from render.kit.text import LARGE, NARROW, NARROW_TALL, Style, write


def find_offer(scene: Scene) -> OfferView | None:
    """The offer named in the scene; the last deal keeps its number."""
    view: View = scene.view
    offers = (*view.offers, *(() if view.done is None else (view.done,)))
    return next((offer for offer in offers if str(offer.number) == scene.card), None)


def paint_deal(scene: Scene) -> Image.Image:
    """The contract, or the board if there is no such offer any more."""
    offer = find_offer(scene)
    if offer is None:
        return paint_board(scene)
    contract = of_offer(scene.view, offer)
    canvas = sky(NARROW, contract_height(contract) + 2 * EDGE)
    draw_contract(canvas, scene, contract, EDGE, EDGE)
    return canvas


def changed_seats(before: View, after: View) -> list[int]:
    """The seats whose ships have changed."""
    return [
        new.seat
        for old, new in zip(before.ships, after.ships, strict=True)
        if (old.storage, old.built, old.mercenaries, old.blueprints) != (new.storage, new.built, new.mercenaries, new.blueprints)
    ]  # fmt: skip


def paint_change(scene: Scene) -> Image.Image:
    """Before and after, one above the other: planets if one is gone (and there is height for them), the deal,
    changed ships."""
    before: View = scene.before
    after: View = scene.view
    seats = changed_seats(before, after) or list(range(len(after.ships)))[:2]
    planets = [world.id for world in before.planets] != [world.id for world in after.planets]
    done = after.done if after.done is not None and after.done != before.done else None
    rows = len(seats) * (SHIP_TALL + GAP)
    tall = 2 * (56 + rows) + (DONE_TALL + GAP if done else 0) + EDGE
    planets = planets and tall + 2 * (PLANET_TALL + GAP) <= NARROW_TALL
    canvas = sky(NARROW, round(tall + (2 * (PLANET_TALL + GAP) if planets else 0)))
    y = 0.0
    for view, key in ((before, "before"), (after, "after")):
        style = Style(LARGE, BRASS_LIGHT, scene.language, 700)
        write(canvas, NARROW / 2, y + 30, told(f"an-pic-{key}", scene.language), style, "middle")
        y += 56
        if planets:
            spots = draw_planets(canvas, view.planets, (EDGE, y, SPAN, PLANET_TALL), scene.language)
            stayed = {world.id for world in (after if key == "before" else before).planets}
            for world, box in spots.items():
                if world not in stayed:
                    glass(canvas, box, "#FFE27A", corner=22, share=0.5 if key == "before" else 0)
            y += PLANET_TALL + GAP
        _draw_some(canvas, scene, view, seats, y)
        y += rows
        if key == "before" and done is not None:
            draw_done(canvas, scene, done, y)
            y += DONE_TALL + GAP
    return canvas


def _draw_some(canvas: Image.Image, scene: Scene, view: View, seats: list[int], top: float) -> None:
    """Some ships, a row for each. One that has just completed a blueprint gets a bright frame."""
    before: View = scene.before
    for number, seat in enumerate(seats):
        box = (EDGE, top + number * (SHIP_TALL + GAP), SPAN, SHIP_TALL)
        draw_ship(canvas, scene, view.ships[seat], box)
        if view is not before and seat in changed_seats(before, view):
            glass(canvas, box, BRASS_LIGHT, share=0)
        if view is not before and built_count(view, seat) > built_count(before, seat):
            glass(canvas, box, "#FFE27A", share=0)
