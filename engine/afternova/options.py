"""The options that the rules of Afternova offer, and the value of each for the rules: a `Tap`."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, TypeAlias

from engine.afternova.components import COLOURS, COMPONENTS, SKILLS
from engine.afternova.names import SIDES, card_name, card_text
from engine.afternova.state import Hire, Offer, Swaps
from engine.core.decision import Option, Pairs
from engine.core.text import Text, say

LETTERS = "abcdef"
TURN = "turn"
"""The kind of the questions of a turn that nobody else has a part in: until its first offer, and in the market."""


class Tap(NamedTuple):
    """An action of a seat: the verb of the option's key, its argument (the type depends on the verb), and the option
    with its usual description."""

    verb: str
    argument: Any
    option: Option


Listed: TypeAlias = tuple[str, Tap]
"""An option by its key."""


def listed_option(verb: str, argument: Any, option: Option) -> Listed:
    """The option with its tap."""
    return option.key, Tap(verb, argument, option)


def usual_option(key: str, tap: Tap) -> Option:
    """The option with its usual description."""
    return tap.option


MARKET = Option("market", say("an-option-market"))
SEND = Option("send", say("an-option-send"))
SEND_WITH_SPARE = Option("send", say("an-option-send"), caution=say("an-caution-spare"))
OVER_OFFERS = say("an-caution-market")
"""An option that ends the talk of a turn needs confirmation while there are deals and offers on the table."""
FOR_NOTHING = say("an-caution-nothing")
PASS = Option("pass", say("an-option-pass"))
SWEEP_MERCENARIES = Option("sweep:mercenaries", say("an-option-sweep-mercenaries"))
SWEEP_BLUEPRINTS = Option("sweep:blueprints", say("an-option-sweep-blueprints"))

TAP_MARKET = listed_option("market", None, MARKET)
TAP_SHOW = listed_option("show", None, Option("show", say("an-option-show")))
TAP_ORDERS = listed_option("orders", None, Option("orders", say("an-option-orders")))
TAP_SEND = listed_option("send", None, SEND)
TAP_CANCEL = listed_option("cancel", None, Option("cancel", say("an-option-cancel")))
TAP_LEAVE = listed_option("cancel", None, Option("cancel", say("an-option-leave")))
"""As `TAP_CANCEL`, where nothing is lost by it."""
TAP_BACK = listed_option("cancel", None, Option("cancel", say("an-option-back")))
TAP_PASS = listed_option("pass", None, PASS)
TAP_REVEAL_ALL = listed_option("reveal", None, Option("reveal:all", say("an-option-reveal-all")))
TAP_SWEEP_MERCENARIES = listed_option("sweep", True, SWEEP_MERCENARIES)
TAP_SWEEP_BLUEPRINTS = listed_option("sweep", False, SWEEP_BLUEPRINTS)


@cache
def market_option(quota: int, *, over_offers: bool) -> Option:
    """Go to the market for this many cards, with a warning while there are deals and offers on the table."""
    caution = OVER_OFFERS if over_offers else None
    return Option(MARKET.key, MARKET.label, detail=say("an-detail-market", count=quota), caution=caution)


@COMPONENTS.keeps
def card_option(verb: str, card: str) -> Option:
    """An action on a card: take, mine, bind, reveal, discard, build, auto, hold, askme."""
    label = say("an-option-bind-card" if verb == "bind" else f"an-option-{verb}", card=card_name(card))
    return Option(f"{verb}:{card}", label, at=card, detail=card_text(card))


@COMPONENTS.keeps
def card_tap(verb: str, card: str) -> Listed:
    """The same as a tap; the argument is the card."""
    return listed_option(verb, card, card_option(verb, card))


@COMPONENTS.keeps
def build_tap(card: str, swaps: Swaps) -> Listed:
    """Materialize a blueprint. The arguments are blueprints and swaps."""
    return listed_option("build", ((card,), swaps), build_option(card, swaps))


@COMPONENTS.keeps
def several_tap(cards: tuple[str, ...]) -> Listed:
    """Materialize several at once."""
    return listed_option("build", (cards, ()), several_option(cards))


@COMPONENTS.keeps
def build_option(card: str, swaps: Swaps) -> Option:
    """Materialize a blueprint, perhaps with cubes of other colours."""
    if not swaps:
        return card_option("build", card)
    names = [(COLOURS[wanted], COLOURS[given]) for wanted, given in swaps]
    key = "+".join(f"{wanted}-{given}" for wanted, given in names)
    wanted, given = [colour(name) for name, _ in names], [colour(name) for _, name in names]
    label = say("an-option-build-swap", card=card_name(card), wanted=wanted, given=given)
    return Option(f"build:{card}:{key}", label, at=card, detail=card_text(card))


@COMPONENTS.keeps
def several_option(cards: tuple[str, ...]) -> Option:
    """Materialize several blueprints at once."""
    label = say("an-option-build-several", cards=[card_name(card) for card in cards])
    return Option(f"build:{'+'.join(cards)}", label, covers=cards)


@COMPONENTS.keeps
def planet_option(verb: str, planet: str) -> Option:
    """An action on a planet: extract it, open a suggested proposal or an empty one, bid for it."""
    return Option(f"{verb}:{planet}", say(f"an-option-{verb}", planet=card_name(planet)), at=planet)


@COMPONENTS.keeps
def planet_taps(verb: str, planets: tuple[str, ...]) -> Pairs[Tap]:
    """The same for several planets, as taps."""
    return tuple([planet_tap(verb, planet) for planet in planets])


@COMPONENTS.keeps
def planet_tap(verb: str, planet: str) -> Listed:
    """The same as a tap; the argument is the planet."""
    return listed_option(verb, planet, planet_option(verb, planet))


@COMPONENTS.keeps
def with_tap(seat: int) -> Listed:
    """Ask a helper (the argument) for everything that a proposal still lacks, at a fair price."""
    return listed_option("with", seat, Option(f"with:{LETTERS[seat]}", say("an-option-with", side=SIDES[seat])))


def offer_option(verb: str, offer: Offer) -> Option:
    """An action on this version of an offer on the table; its content is in the view. The version is part of the
    question, so that an answer meant for an older version comes too late (N3)."""
    return offer_tap(verb, offer)[1].option


def offer_tap(verb: str, offer: Offer) -> Listed:
    """The same as a tap; the argument is the offer's number."""
    return numbered_tap(verb, offer.number, offer.version, offer.author)


@COMPONENTS.keeps
def numbered_tap(verb: str, number: int, version: int, author: int) -> Listed:
    """The same for an offer with this number and version."""
    label = say(f"an-option-{verb}", number=number, version=version, side=SIDES[author])
    return listed_option(verb, number, Option(f"{verb}:{number}", label))


@COMPONENTS.keeps
def icon_tap(skill: int) -> Listed:
    """Commit, or keep back, the icons of own upgrades. The argument is the skill."""
    label = say("an-option-icon", skill=say(f"an-skill-{SKILLS[skill]}"))
    return listed_option("icon", skill, Option(f"icon:{SKILLS[skill]}", label))


@COMPONENTS.keeps
def ask_tap(seat: int, skill: int, *, more: bool) -> Listed:
    """Ask a helper for one more icon, or one less."""
    sign = "+" if more else "-"
    label = say("an-option-ask" if more else "an-option-ask-less", side=SIDES[seat], skill=skill_name(skill))
    return listed_option("ask", (seat, skill, more), Option(f"ask:{LETTERS[seat]}{sign}{SKILLS[skill]}", label))


@COMPONENTS.keeps
def give_tap(seat: int, cube: int, *, more: bool) -> Listed:
    """Give a helper one more cube of the planet, or one less."""
    sign = "+" if more else "-"
    label = say("an-option-give" if more else "an-option-give-less", side=SIDES[seat], colour=colour(COLOURS[cube]))
    return listed_option("give", (seat, cube, more), Option(f"give:{LETTERS[seat]}{sign}{COLOURS[cube]}", label))


@COMPONENTS.keeps
def move_tap(giver: int, taker: int, cube: int, *, more: bool) -> Listed:
    """A stored cube that moves from one participant to another, or stays."""
    key = f"move:{LETTERS[giver]}>{LETTERS[taker]}{'+' if more else '-'}{COLOURS[cube]}"
    verb = "an-option-move" if more else "an-option-move-less"
    label = say(verb, giver=SIDES[giver], taker=SIDES[taker], colour=colour(COLOURS[cube]))
    return listed_option("move", (giver, taker, cube, more), Option(key, label))


@COMPONENTS.keeps
def hire_tap(skill: int, cube: int, *, more: bool) -> Listed:
    """An icon of the bot for a cube of the planet."""
    key = f"hire:{SKILLS[skill]}{'+' if more else '-'}{COLOURS[cube]}"
    verb = "an-option-hire" if more else "an-option-hire-less"
    label = say(verb, skill=skill_name(skill), colour=colour(COLOURS[cube]))
    return listed_option("hire", (Hire(skill, cube), more), Option(key, label))


@COMPONENTS.keeps
def drop_tap(cube: int, *, more: bool) -> Listed:
    """The next surplus cube (the argument) to discard."""
    verb = "drop" if more else "keep"
    return listed_option(
        verb, cube, Option(f"{verb}:{COLOURS[cube]}", say(f"an-option-{verb}", colour=colour(COLOURS[cube])))
    )


@COMPONENTS.keeps
def to_tap(seat: int) -> Listed:
    """The player (the argument) to whom cards are shown."""
    return listed_option("to", seat, Option(f"to:{LETTERS[seat]}", say("an-option-to", side=SIDES[seat])))


@COMPONENTS.keeps
def help_tap(order: str) -> Listed:
    """A standing order about helping (the argument): ask, decline, or help at once for 1, 2, 3 cubes."""
    auto = order.isdecimal()
    label = say("an-option-help-auto", least=int(order)) if auto else say(f"an-option-help-{order}")
    return listed_option("help", order, Option(f"help:{order}", label))


def colour(name: str) -> Text:
    """A colour's name."""
    return say(f"an-colour-{name}")


def skill_name(skill: int) -> Text:
    """A skill's name."""
    return say(f"an-skill-{SKILLS[skill]}")
