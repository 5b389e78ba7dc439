"""Pictures that the painter of Afternova draws in advance, so that their sprites are ready when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from engine.afternova.components import NO_CUBES, NO_ICONS, parts
from engine.afternova.title import Afternova
from engine.afternova.view import Answer, BuiltView, DraftView, HelperView, OfferView, ShareView, TermsView, View
from engine.core.session import Session
from engine.core.title import Setup
from locales import LANGUAGES
from render.afternova.cards import blank_card
from render.afternova.look import SPAN
from render.afternova.paper import ticket
from render.afternova.planets import TALL, planet_face
from render.afternova.ships import built_plate
from render.afternova.small import crew_card, small_card
from render.kit.painter import Steps
from render.kit.picture import Scene

ANSWERS: tuple[Answer, ...] = ("accepted", "declined", "waiting", "countered")


def board_scene() -> Scene:
    """A table of six with offers in every state."""
    return Scene("afternova", "board", _busy(6), LANGUAGES[0], tuple("ABCDEF"))


def deal_scene() -> Scene:
    """One of these offers."""
    return replace(board_scene(), what="posting", card="1")


def steps() -> Steps:
    """First what every board and every contract needs, then planets, cards, completed plates, the other languages: what
    is likely to be needed first comes first. Some ten milliseconds of work before each `yield`."""
    yield from (board_scene(), deal_scene())
    wide = (SPAN - 24) // 3
    for language in LANGUAGES:
        for planet in parts().planets:
            planet_face(planet, wide, TALL, language)
            yield None
        yield from (replace(scene, language=language) for scene in (board_scene(), deal_scene()))
    for card in (*parts().mercenaries, *parts().blueprints):
        blank_card(card)
        for language in LANGUAGES:
            small_card(card, language)
        yield None
    for card in parts().mercenaries:
        for language in LANGUAGES:
            crew_card(card, language)
        ticket(card)
        yield None
    for card in parts().blueprints:
        for works in (True, False):
            built_plate(card, works)
        yield None
    yield from _own_scenes()


def _own_scenes() -> Iterator[Scene]:
    """A hand, a panel with a draft, the two-player game."""
    view = _opening(4, 0)
    yield Scene("afternova", "hand", view, LANGUAGES[0])
    offer = _offer(view, 1, ready=False)
    draft = DraftView("proposal", 1, offer.terms)
    yield Scene("afternova", "panel", replace(view, draft=draft), LANGUAGES[0])
    yield Scene("afternova", "board", _opening(2, None), LANGUAGES[0])


@cache
def _opening(seats: int, seat: int | None) -> View:
    title = Afternova()
    view: View = Session.begin(title, Setup(seats, title.meta.settle_options({})), "0" * 32).view(seat)
    return view


def _busy(seats: int) -> View:
    view = _opening(seats, None)
    built = tuple(BuiltView(card, card != "b05") for card in ("b01", "b02", "b04", "b05", "b06"))
    ships = tuple(replace(ship, storage=(1, 1, 1, 1, 0), built=built[ship.seat :]) for ship in view.ships)
    offers = (_offer(view, 1, ready=False), _offer(view, 2, ready=True))
    return replace(view, ships=ships, offers=offers, done=offers[1], active=0)


def _offer(view: View, number: int, *, ready: bool) -> OfferView:
    """A proposal with a helper for each kind of answer."""
    seats = range(1, min(5, len(view.ships)))
    helpers = tuple(HelperView(seat, (1, 1, 0, 0), "accepted" if ready else ANSWERS[seat - 1]) for seat in seats)
    shares = (ShareView(0, (1, 1, 0, 0, 0)), *(ShareView(helper.seat, NO_CUBES) for helper in helpers))
    terms = TermsView(view.planets[0].id, ("m05",), NO_ICONS, helpers, (), shares, (), (0, 0, 1, 1), ())
    return OfferView(number, 1, "proposal", 0, None, terms, ready)
