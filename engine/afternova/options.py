"""The options that the rules of Afternova offer."""

from __future__ import annotations

from functools import cache

from engine.afternova.components import COLOURS, COMPONENTS, SKILLS
from engine.afternova.names import SIDES, card_name, card_text
from engine.afternova.state import Offer, Swaps
from engine.core.decision import Option
from engine.core.text import Text, say

LETTERS = "abcdef"
MARKET = Option("market", say("an-option-market"))
SHOW = Option("show", say("an-option-show"))
ORDERS = Option("orders", say("an-option-orders"))
CANCEL = Option("cancel", say("an-option-cancel"))
BACK = Option("cancel", say("an-option-back"))
SEND = Option("send", say("an-option-send"))
SEND_WITH_SPARE = Option("send", say("an-option-send"), caution=say("an-caution-spare"))
OVER_OFFERS = say("an-caution-market")
"""What ends the talk of a turn is asked back while deals and offers lie on the table."""
PASS = Option("pass", say("an-option-pass"))
REVEAL_ALL = Option("reveal:all", say("an-option-reveal-all"))
SWEEP_MERCENARIES = Option("sweep:mercenaries", say("an-option-sweep-mercenaries"))
SWEEP_BLUEPRINTS = Option("sweep:blueprints", say("an-option-sweep-blueprints"))


@cache
def market_option(quota: int, *, over_offers: bool) -> Option:
    """Go to the market for so many cards; a warning where deals and offers lie on the table."""
    caution = OVER_OFFERS if over_offers else None
    return Option(MARKET.key, MARKET.label, detail=say("an-detail-market", count=quota), caution=caution)


@COMPONENTS.keeps
def card_option(verb: str, card: str) -> Option:
    """Something done with a card: take, mine, bind, reveal, discard, build, auto, hold, askme."""
    label = say("an-option-bind-card" if verb == "bind" else f"an-option-{verb}", card=card_name(card))
    return Option(f"{verb}:{card}", label, at=card, detail=card_text(card))


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
    """What can be done about a planet: extract it, open a proposal that makes sense or an empty one, bid for it."""
    return Option(f"{verb}:{planet}", say(f"an-option-{verb}", planet=card_name(planet)), at=planet)


@COMPONENTS.keeps
def planet_options(verb: str, planets: tuple[str, ...]) -> tuple[Option, ...]:
    """The same for several."""
    return tuple([planet_option(verb, planet) for planet in planets])


@COMPONENTS.keeps
def with_option(seat: int) -> Option:
    """Ask a helper for all that a proposal is short of, at a fair price."""
    return Option(f"with:{LETTERS[seat]}", say("an-option-with", side=SIDES[seat]))


def offer_option(verb: str, offer: Offer) -> Option:
    """Something done with this version of an offer on the table; what it says stands in the view. The version is part
    of the question, so that an answer meant for an older one comes too late (N3)."""
    return numbered_option(verb, offer.number, offer.version, offer.author)


@COMPONENTS.keeps
def numbered_option(verb: str, number: int, version: int, author: int) -> Option:
    """The same for an offer with this number and version."""
    label = say(f"an-option-{verb}", number=number, version=version, side=SIDES[author])
    return Option(f"{verb}:{number}", label)


@COMPONENTS.keeps
def icon_option(skill: int) -> Option:
    """Commit, or keep back, the icons of own upgrades."""
    return Option(f"icon:{SKILLS[skill]}", say("an-option-icon", skill=say(f"an-skill-{SKILLS[skill]}")))


@COMPONENTS.keeps
def ask_option(seat: int, skill: int, *, more: bool) -> Option:
    """Ask a helper for an icon more, or one less."""
    sign = "+" if more else "-"
    label = say("an-option-ask" if more else "an-option-ask-less", side=SIDES[seat], skill=skill_name(skill))
    return Option(f"ask:{LETTERS[seat]}{sign}{SKILLS[skill]}", label)


@COMPONENTS.keeps
def give_option(seat: int, cube: int, *, more: bool) -> Option:
    """Give a helper a cube of the planet more, or one less."""
    sign = "+" if more else "-"
    label = say("an-option-give" if more else "an-option-give-less", side=SIDES[seat], colour=colour(COLOURS[cube]))
    return Option(f"give:{LETTERS[seat]}{sign}{COLOURS[cube]}", label)


@COMPONENTS.keeps
def move_option(giver: int, taker: int, cube: int, *, more: bool) -> Option:
    """A stored cube that goes from one participant to another, or stays."""
    key = f"move:{LETTERS[giver]}>{LETTERS[taker]}{'+' if more else '-'}{COLOURS[cube]}"
    verb = "an-option-move" if more else "an-option-move-less"
    return Option(key, say(verb, giver=SIDES[giver], taker=SIDES[taker], colour=colour(COLOURS[cube])))


@COMPONENTS.keeps
def hire_option(skill: int, cube: int, *, more: bool) -> Option:
    """An icon of the bot for a cube of the planet."""
    key = f"hire:{SKILLS[skill]}{'+' if more else '-'}{COLOURS[cube]}"
    verb = "an-option-hire" if more else "an-option-hire-less"
    return Option(key, say(verb, skill=skill_name(skill), colour=colour(COLOURS[cube])))


@COMPONENTS.keeps
def drop_option(cube: int, *, more: bool) -> Option:
    """Which cube goes for want of room."""
    verb = "drop" if more else "keep"
    return Option(f"{verb}:{COLOURS[cube]}", say(f"an-option-{verb}", colour=colour(COLOURS[cube])))


@COMPONENTS.keeps
def to_option(seat: int) -> Option:
    """To whom cards are shown."""
    return Option(f"to:{LETTERS[seat]}", say("an-option-to", side=SIDES[seat]))


@COMPONENTS.keeps
def help_option(order: str) -> Option:
    """A standing order about helping: ask, decline, or at once for 1, 2, 3 cubes."""
    if order.isdecimal():
        return Option(f"help:{order}", say("an-option-help-auto", least=int(order)))
    return Option(f"help:{order}", say(f"an-option-help-{order}"))


def colour(name: str) -> Text:
    """A colour's name."""
    return say(f"an-colour-{name}")


def skill_name(skill: int) -> Text:
    """A skill's name."""
    return say(f"an-skill-{SKILLS[skill]}")
