"""What the seat can do now: planets and hand, the contract being composed, the large market, the window."""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image

from engine.afternova.components import NO_CUBES, Cubes
from engine.afternova.view import DraftView, OfferView, TermsView, View
from locales import message as told
from render.afternova.board import paint_board
from render.afternova.contract import WIDE, contract_height, draw_contract
from render.afternova.ground import draw_marks, glass, sky
from render.afternova.hand import (
    STORAGE,
    STRIP,
    cards_height,
    crew_height,
    draw_cards,
    draw_crew,
    draw_storage,
    draw_strip,
)
from render.afternova.look import GAP, SPAN, WARN, Spots, name_of
from render.afternova.market import LARGE_TALL, draw_large_market
from render.afternova.offers import SLIP, SLIPS, draw_offers, offers_height
from render.afternova.planets import TALL as PLANET_TALL
from render.afternova.planets import draw_planets
from render.afternova.terms import Contract, of_draft, of_offer
from render.afternova.tokens import badge
from render.kit import svg
from render.kit.frame import EDGE
from render.kit.icons import icon
from render.kit.palette import MIST
from render.kit.picture import Mark, Scene
from render.kit.text import NARROW, NARROW_TALL, NORMAL, Style, phone_least, write_fit


def paint_panel(scene: Scene) -> Image.Image:
    """The picture for the question asked of the viewing seat."""
    view: View = scene.view
    if view.seat is None or view.over or view.hand is None:
        return paint_board(scene)
    if view.draft is not None and view.draft.terms is not None:
        return _draft(scene, view.draft, view.draft.terms)
    if view.draft is not None:
        return _own_cards(scene, prints=view.draft.kind == "orders")
    if view.phase == "market" and view.seat == view.active:
        return _market(scene)
    if view.phase in ("window", "discard"):
        return _own_cards(scene, prints=view.phase == "window")
    asked = _asked(view) if view.phase == "action" else None
    if asked is not None:
        return _sheet(scene, of_offer(view, asked), (), NO_CUBES)
    return _action(scene)


def _action(scene: Scene) -> Image.Image:
    """Planets, offers, own ship and hand: as much of the offers and the ship as a phone shows large enough."""
    view: View = scene.view
    hand = view.hand or ()
    below = EDGE + PLANET_TALL + GAP
    spare = NARROW_TALL - below - cards_height(len(hand)) - EDGE
    own = STRIP + GAP if spare >= STRIP + GAP else 0
    most = max(1, min(SLIPS, (spare - own) // (SLIP + 10)))
    offers = offers_height(view, 1, most)
    strip = below + (offers + GAP if offers else 0)
    cards = strip + own
    canvas = sky(NARROW, round(cards + cards_height(len(hand)) + EDGE))
    spots = draw_planets(canvas, view.planets, (EDGE, EDGE, SPAN, PLANET_TALL), scene.language)
    if offers:
        draw_offers(canvas, scene, below, 1, most)
    if own:
        draw_strip(canvas, scene, view.ships[view.seat or 0], strip)
    held = draw_cards(canvas, scene, hand, cards)
    _mark(canvas, scene, spots, held)
    return canvas


def _mark(canvas: Image.Image, scene: Scene, *groups: Spots) -> None:
    """Marks dim only things of their own kind: if planets can be chosen, the hand stays bright."""
    for spots in groups:
        marks = tuple(mark for mark in scene.marks if mark.at in spots)
        if marks:
            draw_marks(canvas, spots, marks)


def _draft(scene: Scene, draft: DraftView, terms: TermsView) -> Image.Image:
    """The contract being composed, and the hand from which it is composed."""
    view: View = scene.view
    chosen = draft.bound or (terms.cards if view.seat == view.active else ())
    return _sheet(scene, of_draft(view, draft, terms), chosen, draft.drops)


def _sheet(scene: Scene, contract: Contract, chosen: tuple[str, ...], drops: Cubes) -> Image.Image:
    """A contract; below it own mercenaries, with those in the contract highlighted, and the own storage."""
    view: View = scene.view
    mercenaries = tuple(card for card in view.hand or () if card.startswith("m"))
    cards = EDGE + contract_height(contract) + 30
    storage = cards + crew_height(len(mercenaries))
    canvas = sky(NARROW, round(storage + STORAGE + EDGE))
    draw_contract(canvas, scene, contract, (NARROW - WIDE) / 2, EDGE)
    spots = draw_crew(canvas, mercenaries, cards, chosen, scene.language)
    draw_storage(canvas, scene, view.ships[view.seat or 0], storage, drops)
    marks = tuple(Mark(mark.at, mark.label, "chosen" if mark.at in chosen else mark.kind) for mark in scene.marks)
    _mark(canvas, replace(scene, marks=marks), spots)
    return canvas


def _asked(view: View) -> OfferView | None:
    """The first proposal that names the viewing seat and that it has not answered."""
    return next((offer for offer in view.offers if view.seat in offer.awaits), None)


def _own_cards(scene: Scene, *, prints: bool = False) -> Image.Image:
    """Own ship and cards (`prints`: only blueprints): to discard, to materialize, to show, for standing orders."""
    view: View = scene.view
    cards = tuple(card for card in view.hand or () if card.startswith("b") or not prints)
    words = _beside(scene)
    top = EDGE + STRIP + GAP + (78 if words else 0) + 12
    canvas = sky(NARROW, round(top + cards_height(len(cards)) + EDGE))
    draw_strip(canvas, scene, view.ships[view.seat or 0], EDGE)
    if words:
        middle = EDGE + STRIP + GAP + 32
        glass(canvas, (EDGE, middle - 32, SPAN, 64))
        to = view.draft.to if view.draft is not None else None
        svg.stamp_at(canvas, badge(view.seat or 0 if to is None else to, 50), EDGE + 40, middle)
        write_fit(canvas, EDGE + 76, middle, words, Style(NORMAL, MIST, scene.language), SPAN - 96, phone_least(words))
    orders = view.orders if view.draft is not None and view.draft.kind == "orders" else None
    chosen = orders.build if orders is not None else ()
    spots = draw_cards(canvas, scene, cards, top, chosen=chosen)
    if orders is not None:
        _lock(canvas, spots, orders.hold)
    marks = tuple(Mark(mark.at, mark.label, "chosen" if mark.at in chosen else mark.kind) for mark in scene.marks)
    draw_marks(canvas, spots, marks)
    return canvas


def _beside(scene: Scene) -> str:
    """The player to whom cards are shown; the standing order about helping."""
    view: View = scene.view
    draft = view.draft
    if draft is None:
        return ""
    if draft.to is not None:
        return told("an-pic-show-to", scene.language, name=name_of(scene, draft.to))
    if draft.kind == "orders" and view.orders is not None:
        return told(f"an-pic-order-{view.orders.help}", scene.language, least=view.orders.least)
    return ""


def _lock(canvas: Image.Image, spots: Spots, held: tuple[str, ...]) -> None:
    """A padlock on blueprints about which the seat is not asked."""
    for card in held:
        if card in spots:
            left, top, _, _ = spots[card]
            svg.stamp_at(canvas, icon("padlock", 84, WARN), left + 52, top + 66)


def _market(scene: Scene) -> Image.Image:
    """Both rows, large, with the number of cards that may still be taken."""
    view: View = scene.view
    strip = EDGE + LARGE_TALL + GAP
    canvas = sky(NARROW, strip + STRIP + EDGE)
    spots = draw_large_market(canvas, view, EDGE, scene.language)
    draw_strip(canvas, scene, view.ships[view.seat or 0], strip)
    draw_marks(canvas, spots, scene.marks)
    return canvas
