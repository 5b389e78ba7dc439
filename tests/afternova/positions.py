"""Positions of Afternova for pictures."""

from __future__ import annotations

from msgspec.structs import replace

from engine.afternova.components import NO_CUBES, NO_ICONS, Cubes
from engine.afternova.title import Afternova
from engine.afternova.view import (
    ROBOT,
    BuiltView,
    DraftView,
    HelperView,
    HireView,
    OfferView,
    OrdersView,
    PlanetView,
    RobotBlueprintView,
    RobotView,
    ScoreView,
    ShareView,
    ShownView,
    TermsView,
    TransferView,
    View,
)
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup
from render.kit.picture import Scene

NAMES = ("Ada", "Benedikt", "小晴", "Dai", "Eva", "Finn")
HAND = ("m03", "m05", "m06", "m18", "m37", "b07", "b14", "b32")
_HOLDS = ("PPGW", "BBO", "GOWW", "", "PW", "OOOOO")
_BUILT = (("b01", "b12", "b25"), ("b31",), ("b13", "b36", "b05", "b19"), (), ("b08", "b40"), ("b24", "b28"))


def cubes(letters: str) -> Cubes:
    """`PPW`: two purple, one white."""
    purple, green, orange, black, white = (letters.count(letter) for letter in "PGOBW")
    return purple, green, orange, black, white


def opening(players: int, seat: int | None = None) -> View:
    """The first turn of a real game."""
    title = Afternova()
    view: View = Session.begin(title, Setup(players, title.meta.settle_options({})), "5" * 32).view(seat)
    return view


def terms(planet: str = "p02", **more: object) -> TermsView:
    """A gives m05 and m06, B one piloting and one engineering, C one piloting; A's stored green cube goes to C."""
    plain = TermsView(
        planet=planet,
        cards=("m05", "m06"),
        icons=NO_ICONS,
        helpers=(HelperView(1, (1, 1, 0, 0), "accepted"), HelperView(2, (1, 0, 0, 0), "waiting")),
        hires=(),
        shares=(ShareView(0, cubes("PG")), ShareView(1, cubes("PW")), ShareView(2, NO_CUBES)),
        transfers=(TransferView(0, 2, cubes("G")),),
        missing=NO_ICONS,
        problems=(),
    )
    return replace(plain, **more)


def proposal(number: int = 3, **more: object) -> OfferView:
    """A's proposal: B has accepted, C is waited for."""
    return OfferView(number, 2, "proposal", 0, None, terms(**more), False)


def agreed(number: int = 6) -> OfferView:
    """A's other proposal, which D has accepted: ready."""
    ready = terms(
        "p16",
        cards=("m33",),
        icons=(0, 0, 1, 0),
        helpers=(HelperView(3, (0, 0, 0, 1), "accepted"),),
        shares=(ShareView(0, cubes("OW")), ShareView(3, cubes("W"))),
        transfers=(),
    )
    return OfferView(number, 1, "proposal", 0, None, ready, True)


def counter() -> OfferView:
    """B answers the proposal with more for itself."""
    more = terms(helpers=(HelperView(1, (1, 1, 0, 0), "accepted"),), transfers=(TransferView(1, 0, cubes("B")),))
    return OfferView(4, 1, "counter", 1, 3, more, False)


def bid() -> OfferView:
    """C says what it would do; A's part is open."""
    said = terms("p12", cards=(), helpers=(HelperView(2, (0, 2, 0, 0), "accepted"),), missing=(0, 2, 4, 0))
    shares = (ShareView(0, cubes("PGBB")), ShareView(2, cubes("O")))
    return OfferView(5, 1, "bid", 2, None, replace(said, shares=shares, transfers=()), False)


def busy(players: int, seat: int | None = None, **more: object) -> View:
    """Turn 23, A to act: blueprints, cubes, offers of all kinds where there are players enough."""
    view = opening(players, seat)
    ships = tuple(
        replace(
            ship,
            storage=cubes(_HOLDS[ship.seat]),
            storage_limit=5,
            built=tuple(BuiltView(card, place < 2) for place, card in enumerate(_BUILT[ship.seat])),
            icons=(0, 0, 1, 0) if ship.seat == 0 else NO_ICONS,
            score=ScoreView(11, len(_HOLDS[ship.seat]), 0, 11 + len(_HOLDS[ship.seat])),
            place=(ship.seat + 1) % players + 1,
        )
        for ship in view.ships
    )
    planets = (PlanetView("p02", cubes("PPGW")), PlanetView("p12", cubes("PGOBB")), PlanetView("p16", cubes("OWW")))
    offers = (proposal(), counter(), bid(), agreed()) if players > 3 else (counter(),)
    plain = replace(
        view,
        ships=ships,
        planets=planets,
        turn=23,
        active=0,
        phase="action",
        offers=offers,
        hand=None if seat is None else HAND,
        payable=() if seat is None else ("b07",),
        shown=() if seat is None else (ShownView(1, "m30"),),
    )
    return replace(plain, **more)


def with_robot(**more: object) -> View:
    """A game for two: the bot has one face-down blueprint, and helps in a deal."""
    row = (
        RobotBlueprintView("b35", cubes("GW")),
        RobotBlueprintView("b21", NO_CUBES),
        RobotBlueprintView("b24", cubes("B")),
    )
    robot = RobotView(row, cubes("BBP"), ("b12", "b30"), 1, None, None)
    hired = terms(
        helpers=(HelperView(1, (1, 0, 0, 0), "accepted"),),
        hires=(HireView("engineer", "white"),),
        shares=(ShareView(0, cubes("PG")), ShareView(1, cubes("P"))),
        transfers=(),
    )
    offers = (OfferView(3, 1, "proposal", 0, None, hired, True),)
    return replace(busy(2), robot=robot, offers=offers, **more)


def composing(seat: int = 0) -> View:
    """A composes a proposal that is short of one engineering icon."""
    short = terms(cards=("m05",), missing=(0, 1, 0, 0), problems=(say("an-pic-skill-engineer"),))
    return busy(4, seat, draft=DraftView("proposal", 3, short), offers=(proposal(),))


def binding(bound: tuple[str, ...]) -> View:
    """B chooses the cards for its part of the proposal."""
    draft = DraftView("bind", 3, terms(), bound=bound, drops=cubes("B"))
    return busy(4, 1, draft=draft, offers=(proposal(),))


def ordering() -> View:
    """A gives standing orders."""
    return busy(4, 0, draft=DraftView("orders", None, None), orders=OrdersView("auto", 2, ("b07",), ("b14",)))


def finished(players: int = 4) -> View:
    """The end: the last seat has won, in the game for two the bot."""
    view = with_robot() if players == 2 else busy(players)
    ships = tuple(
        replace(
            ship,
            objective=("pg", "bw", "go", "ob", "pw", "gw")[ship.seat],
            score=ScoreView(11 + ship.seat, 3, 4, 18 + ship.seat),
        )
        for ship in view.ships
    )
    robot = view.robot and replace(view.robot, objective="po", score=ScoreView(31, 5, 6, 42))
    winner = ROBOT if players == 2 else players - 1
    return replace(
        view, ships=ships, robot=robot, over=True, phase="over", winners=(winner,), offers=(), ending=say("an-pic-wins")
    )


def scene(what: str, view: View | None, language: str = "en", **more: object) -> Scene:
    """A scene of Afternova."""
    names = NAMES[: len(view.ships)] if view is not None else ()
    return Scene("afternova", what, view, language, names, **more)
