"""What a seat may know of a game of Afternova: the record that pictures, panels and computer players read.

Ids are those of `engine.afternova.components.parts()`. Seats count from 0; the bot of the two-player game is ROBOT.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.afternova.components import NO_CUBES, NO_ICONS, Colour, Cubes, Icons, Skill
from engine.core.text import Text

ROBOT = -1
"""The bot of the two-player game, wherever a seat is named."""

Phase: TypeAlias = Literal["action", "market", "discard", "window", "over"]
"""The phase: negotiating and choosing an action; taking cards; a hand over the limit; materializing; the end."""

Answer: TypeAlias = Literal["waiting", "accepted", "declined", "countered"]


class PlanetView(msgspec.Struct, frozen=True):
    """A planet on display and the cubes left on it."""

    id: str
    cubes: Cubes


class BuiltView(msgspec.Struct, frozen=True):
    """A completed blueprint. `works`: its upgrade is active (from the turn after it was completed)."""

    id: str
    works: bool


class ScoreView(msgspec.Struct, frozen=True):
    """Points: completed blueprints, stored cubes, icons of the hidden objective (0 while it is unknown)."""

    blueprints: int
    cubes: int
    objective: int
    total: int


class ShipView(msgspec.Struct, frozen=True):
    """One player. Hands are counts. The objective is included for its owner, and for all when the game is over."""

    seat: int
    place: int
    """Turn order. 1: plays first (the bot of the two-player game plays before)."""
    ship: str
    storage: Cubes
    storage_limit: int
    built: tuple[BuiltView, ...]
    mercenaries: int
    blueprints: int
    """The number of cards in hand."""
    hand_limit: int
    icons: Icons
    """Skill icons of active upgrades, usable in every extraction."""
    objective: str | None
    out: bool
    score: ScoreView


class RobotBlueprintView(msgspec.Struct, frozen=True):
    """A blueprint in the bot's row and the cubes that cover its icons."""

    id: str
    covered: Cubes


class RobotView(msgspec.Struct, frozen=True):
    """The bot of the two-player game."""

    row: tuple[RobotBlueprintView, ...]
    storage: Cubes
    built: tuple[str, ...]
    """Completed and known. All of them when the game is over."""
    hidden: int
    """Completed face down."""
    objective: str | None
    score: ScoreView | None
    """Only when the game is over."""


class HelperView(msgspec.Struct, frozen=True):
    """A helper's part of a deal: the icons asked for, and whether this version was accepted. Cards stay secret."""

    seat: int
    icons: Icons
    answer: Answer = "waiting"


class ShareView(msgspec.Struct, frozen=True):
    """Cubes of the planet that a participant gets."""

    owner: int
    cubes: Cubes


class TransferView(msgspec.Struct, frozen=True):
    """Stored cubes that are transferred in the deal."""

    giver: int
    taker: int
    cubes: Cubes


class HireView(msgspec.Struct, frozen=True):
    """An icon of the bot and the cube of the planet it is paid with."""

    skill: Skill
    colour: Colour


class TermsView(msgspec.Struct, frozen=True):
    """A deal, or the draft of one."""

    planet: str
    cards: tuple[str, ...]
    """Mercenaries that the active player commits."""
    icons: Icons
    """Icons of upgrades that the active player commits."""
    helpers: tuple[HelperView, ...]
    hires: tuple[HireView, ...]
    shares: tuple[ShareView, ...]
    """For every participant, the active player first."""
    transfers: tuple[TransferView, ...]
    missing: Icons
    """Icons still missing for the planet."""
    problems: tuple[Text, ...]
    """Why it cannot be carried out as it is. Empty: it is complete."""


class OfferView(msgspec.Struct, frozen=True):
    """An offer on the table. A proposal is the active player's; a counter or a bid is another player's.

    A counter answers proposal `of`; a bid (`of` None) says what its author would do, and leaves the active player's
    part open.
    """

    number: int
    version: int
    kind: Literal["proposal", "counter", "bid"]
    author: int
    of: int | None
    terms: TermsView
    ready: bool
    """A proposal whose present version all helpers have accepted."""

    @property
    def awaits(self) -> tuple[int, ...]:
        """Helpers who owe an answer to a proposal."""
        helpers = self.terms.helpers if self.kind == "proposal" else ()
        return tuple(helper.seat for helper in helpers if helper.answer == "waiting")


class DraftView(msgspec.Struct, frozen=True):
    """What the viewing seat is composing; nobody else sees it."""

    kind: Literal["proposal", "counter", "bid", "bind", "show", "orders"]
    offer: int | None
    """The offer it changes or answers."""
    terms: TermsView | None
    bound: tuple[str, ...] = ()
    """Own mercenaries bound as a helper."""
    bound_icons: Icons = NO_ICONS
    drops: Cubes = NO_CUBES
    """Own surplus cubes that would be discarded."""
    to: int | None = None
    """To whom cards are shown."""


class OrdersView(msgspec.Struct, frozen=True):
    """The viewing seat's standing orders."""

    help: Literal["ask", "decline", "auto"]
    least: int
    """With `auto`: help at once for at least this many cubes."""
    build: tuple[str, ...]
    """Blueprints to be materialized as soon as they can be paid."""
    hold: tuple[str, ...]
    """Blueprints about which the seat is not asked."""


class ShownView(msgspec.Struct, frozen=True):
    """A card of another hand that was shown to the viewing seat and is still held."""

    owner: int
    card: str


class PledgeView(msgspec.Struct, frozen=True):
    """What the viewing seat has bound for an offer; nobody else sees it."""

    offer: int
    cards: tuple[str, ...]
    icons: Icons


class ShowingView(msgspec.Struct, frozen=True):
    """How many cards of its hand `owner` has shown to `to`, wherever they are by now."""

    owner: int
    to: int
    count: int


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it (`seat` None: an onlooker, no hand)."""

    seat: int | None
    mercenaries: tuple[str | None, ...]
    blueprints: tuple[str | None, ...]
    """The market, 4 cards each. None: a gap."""
    planets: tuple[PlanetView, ...]
    mercenary_deck: int
    blueprint_deck: int
    planet_deck: int
    mercenary_discard: tuple[str, ...]
    blueprint_discard: tuple[str, ...]
    planet_discard: tuple[str, ...]
    discarded: tuple[str, ...]
    """Cards that have gone from a hand to the discards since the last action. Everybody saw them, even if the pile has
    been shuffled since."""
    bag: int
    cube_discard: Cubes
    ships: tuple[ShipView, ...]
    """By seat."""
    robot: RobotView | None
    turn: int
    """The number of the turn in the game from 1, the bot's turns included."""
    round: int
    """Turns of each seat, from 1."""
    active: int
    """A seat, or ROBOT while the window after its turn is open."""
    phase: Phase
    quota: int
    """Cards that may still be taken (market)."""
    free_sweeps: int
    offers: tuple[OfferView, ...]
    done: OfferView | None
    """The deal that was carried out in this turn."""
    last_deal: int
    """The number of the last deal that was carried out, also in an earlier turn. 0: none yet."""
    making_room: bool
    """Whether the active player is about to carry out a deal and chooses the surplus cubes."""
    draft: DraftView | None
    orders: OrdersView | None
    hand: tuple[str, ...] | None
    """Own mercenaries, then blueprints, in the order of the card list."""
    payable: tuple[str, ...]
    """Blueprints of the seat's hand that can be paid now."""
    shown: tuple[ShownView, ...]
    showings: tuple[ShowingView, ...]
    """Public: who has shown cards to whom, not which."""
    last_window: bool
    """Whether somebody has completed a sixth blueprint: this is the last chance to materialize."""
    over: bool
    winners: tuple[int, ...]
    """A seat, or ROBOT."""
    ending: Text | None
    pledges: tuple[PledgeView, ...] = ()
    """What the viewing seat has bound for the offers of others, and for its own bids."""

    @property
    def awaited(self) -> tuple[int, ...]:
        """Helpers who owe an answer to a proposal. Until all have answered, nobody waits for the active seat."""
        return tuple(sorted({seat for offer in self.offers for seat in offer.awaits}))
