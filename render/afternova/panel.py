"""What the seat can do now: planets and hand, the contract being composed, the large market, the window."""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image

from engine.afternova.components import NO_CUBES, Cubes
from engine.afternova.view import DraftView, OfferView, TermsView, View
from locales import message as told
from render.afternova.board import TOP, paint_board
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
from render.afternova.head import draw_head
from render.afternova.look import GAP, ROOM, WARN, WIDTH, Spots, name_of
from render.afternova.market import LARGE_TALL, draw_large_market
from render.afternova.offers import draw_offers, offers_height
from render.afternova.planets import TALL as PLANET_TALL
from render.afternova.planets import draw_planets
from render.afternova.terms import Contract, of_draft, of_offer
from render.afternova.tokens import badge
from render.kit import svg
from render.kit.frame import MARGIN
from render.kit.icons import icon
from render.kit.palette import MIST
from render.kit.picture import Mark, Scene
from render.kit.text import NORMAL, SMALL, Style, write_fit


def paint_panel(scene: Scene) -> Image.Image:
    """The picture for the question asked of the viewing seat."""
    view: View = scene.view
    if view.seat is None or view.over or view.hand is None:
        return paint_board(scene)
    if view.draft is not None and view.draft.terms is not None:
        return _draft(scene, view.draft, view.draft.terms)
    if view.draft is not None:
        return _own_cards(scene, f"an-pic-ask-{view.draft.kind}", prints=view.draft.kind == "orders")
    if view.phase == "market" and view.seat == view.active:
        return _market(scene)
    if view.phase in ("window", "discard"):
        return _own_cards(scene, f"an-pic-ask-{view.phase}", prints=view.phase == "window")
    asked = _asked(view) if view.phase == "action" else None
    if asked is not None:
        return _sheet(scene, of_offer(view, asked), told("an-pic-ask-help", scene.language), (), NO_CUBES)
    return _action(scene)


def _action(scene: Scene) -> Image.Image:
    """Planets, offers, own ship and hand."""
    view: View = scene.view
    hand = view.hand or ()
    offers = offers_height(view)
    strip = TOP + PLANET_TALL + GAP + (offers + GAP if offers else 0)
    cards = strip + STRIP + GAP + 4
    canvas = sky(WIDTH, round(cards + cards_height(len(hand)) + MARGIN))
    draw_head(canvas, scene)
    spots = draw_planets(canvas, view.planets, (MARGIN, TOP, ROOM, PLANET_TALL), scene.language)
    if offers:
        draw_offers(canvas, scene, TOP + PLANET_TALL + GAP)
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
    ask = told(f"an-pic-ask-{draft.kind}", scene.language)
    return _sheet(scene, of_draft(view, draft, terms), ask, chosen, draft.drops)


def _sheet(scene: Scene, contract: Contract, ask: str, chosen: tuple[str, ...], drops: Cubes) -> Image.Image:
    """A contract; below it own mercenaries, with those in the contract highlighted, and the own storage."""
    view: View = scene.view
    mercenaries = tuple(card for card in view.hand or () if card.startswith("m"))
    cards = TOP + contract_height(contract) + 26
    storage = cards + crew_height(len(mercenaries))
    canvas = sky(WIDTH, round(storage + STORAGE + MARGIN))
    draw_head(canvas, scene, ask)
    draw_contract(canvas, scene, contract, (WIDTH - WIDE) / 2, TOP)
    spots = draw_crew(canvas, mercenaries, cards, chosen, scene.language)
    draw_storage(canvas, scene, view.ships[view.seat or 0], storage, drops)
    marks = tuple(Mark(mark.at, mark.label, "chosen" if mark.at in chosen else mark.kind) for mark in scene.marks)
    _mark(canvas, replace(scene, marks=marks), spots)
    return canvas


def _asked(view: View) -> OfferView | None:
    """The first proposal that names the viewing seat and that it has not answered."""
    return next((offer for offer in view.offers if view.seat in offer.awaits), None)


def _own_cards(scene: Scene, ask: str, *, prints: bool = False) -> Image.Image:
    """Own ship and cards (`prints`: only blueprints): to discard, to materialize, to show, for standing orders."""
    view: View = scene.view
    cards = tuple(card for card in view.hand or () if card.startswith("b") or not prints)
    words = _beside(scene)
    top = TOP + STRIP + GAP + (78 if words else 0) + 12
    canvas = sky(WIDTH, round(top + cards_height(len(cards)) + MARGIN))
    draw_head(canvas, scene, told(ask, scene.language))
    draw_strip(canvas, scene, view.ships[view.seat or 0], TOP)
    if words:
        middle = TOP + STRIP + GAP + 32
        glass(canvas, (MARGIN, middle - 32, ROOM, 64))
        to = view.draft.to if view.draft is not None else None
        svg.stamp_at(canvas, badge(view.seat or 0 if to is None else to, 48), MARGIN + 44, middle)
        write_fit(canvas, MARGIN + 80, middle, words, Style(NORMAL, MIST, scene.language), ROOM - 110, SMALL)
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
            left, top, wide, _ = spots[card]
            svg.stamp_at(canvas, icon("padlock", 96, WARN), left + wide / 2, top + 112)


def _market(scene: Scene) -> Image.Image:
    """Both rows, large, with the number of cards that may still be taken."""
    view: View = scene.view
    ask = told("an-pic-ask-market", scene.language, count=view.quota)
    canvas = sky(WIDTH, TOP + LARGE_TALL + GAP + STRIP + MARGIN)
    draw_head(canvas, scene, ask)
    spots = draw_large_market(canvas, view, TOP, scene.language)
    draw_strip(canvas, scene, view.ships[view.seat or 0], TOP + LARGE_TALL + GAP)
    draw_marks(canvas, spots, scene.marks)
    return canvas
