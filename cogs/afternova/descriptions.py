"""Texts of Afternova: deals, ships and planets, for the panel and the public messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.ui.postings import SIGNS
from cogs.ui.presentation import join
from engine.afternova.components import COLOURS, NO_CUBES, SKILLS, parts
from engine.afternova.names import card_name, cubes_text, icons_text, owner_name, part_text
from engine.afternova.view import ROBOT, DraftView, OfferView, OrdersView, RobotView, ShipView, TermsView, View
from engine.core.text import say
from locales import message, translate

LAST_BLUEPRINT = 6


def add_counts(sums: Sequence[int], more: Sequence[int]) -> tuple[int, ...]:
    """The sum, number by number."""
    return tuple(a + b for a, b in zip(sums, more, strict=True))


def planet_line(planet: str, cubes: Sequence[int], language: str) -> str:
    """A planet, its requirements and its cubes."""
    needs = icons_text(parts().needs[planet])
    return message("an-panel-planet", language, planet=card_name(planet), needs=needs, cubes=cubes_text(cubes))


def terms_lines(terms: TermsView, view: View, language: str, author: int | None = None) -> list[str]:
    """A deal, with one line for each participant."""
    world = next((planet for planet in view.planets if planet.id == terms.planet), None)
    name = translate(card_name(terms.planet), language)
    lines = [name if world is None else planet_line(terms.planet, world.cubes, language)]
    active = view.active
    shares = {share.owner: share.cubes for share in terms.shares}
    given = [translate(card_name(card), language) for card in terms.cards]
    if any(terms.icons):
        given.append(translate(icons_text(terms.icons), language))
    if author in (None, active) or given:
        said = part_text(owner_name(active), join(given, language) or None, shares.get(active, NO_CUBES))
        lines.append(f"• {translate(said, language)}")
    for helper in terms.helpers:
        gives = icons_text(helper.icons) if any(helper.icons) else None
        said = part_text(owner_name(helper.seat), gives, shares.get(helper.seat, NO_CUBES))
        lines.append(f"• {translate(said, language)}")
    if terms.hires:
        icons_total: tuple[int, ...] = (0, 0, 0, 0)
        cubes_total: tuple[int, ...] = (0, 0, 0, 0, 0)
        for hire in terms.hires:
            icons_total = add_counts(icons_total, [int(hire.skill == skill) for skill in SKILLS])
            cubes_total = add_counts(cubes_total, [int(hire.colour == colour) for colour in COLOURS])
        hired = message("an-terms-hires", language, icons=icons_text(icons_total), cubes=cubes_text(cubes_total))
        lines.append(f"• {hired}")
    for each in terms.transfers:
        giver, taker, cubes = owner_name(each.giver), owner_name(each.taker), cubes_text(each.cubes)
        lines.append("• " + message("an-terms-transfer", language, giver=giver, taker=taker, cubes=cubes))
    return lines


def offer_lines(offer: OfferView, view: View, language: str) -> list[str]:
    """An open offer. A bid leaves the active player's part open."""
    author = offer.author if offer.kind == "bid" else None
    return terms_lines(offer.terms, view, language, author)


def standing_lines(view: View, language: str) -> list[str]:
    """For the active player who has answered what to the deals on the table; for a helper the own cards in each."""
    lines = []
    for offer in view.offers:
        planet = card_name(offer.terms.planet)
        if offer.kind == "proposal" and offer.author == view.seat:
            answers = [
                f"{SIGNS[helper.answer]} {translate(owner_name(helper.seat), language)}"
                for helper in offer.terms.helpers
            ]
            said = join(answers, language)
            lines.append(message("an-panel-open-deal", language, number=offer.number, planet=planet, answers=said))
    for pledge in view.pledges:
        cards = [f"{translate(card_name(card), language)} {short_worth(card, language)}" for card in pledge.cards]
        if any(pledge.icons):
            cards.append(translate(icons_text(pledge.icons), language))
        pledged = offer_named(view, pledge.offer)
        said = "an-panel-pledge-bid" if pledged is not None and pledged.kind != "proposal" else "an-panel-pledge"
        lines.append(message(said, language, number=pledge.offer, cards=join(cards, language)))
    return [f"-# 🤝 {line}" for line in lines]


def offer_named(view: View, number: int) -> OfferView | None:
    """The offer with this number."""
    return next((offer for offer in view.offers if offer.number == number), None)


def draft_lines(draft: DraftView, view: View, language: str) -> list[str]:
    """What the viewing seat composes, and what is still wrong with it."""
    lines: list[str] = []
    if draft.terms is not None:
        lines += terms_lines(draft.terms, view, language, view.seat if draft.kind == "bid" else None)
    bound = [translate(card_name(card), language) for card in draft.bound]
    if any(draft.bound_icons):
        bound.append(translate(icons_text(draft.bound_icons), language))
    if bound or draft.kind == "bind":
        lines.append(message("an-panel-bound", language, cards=join(bound, language) if bound else say("an-nothing")))
    if draft.terms is not None and draft.kind != "bind":
        problems = draft.terms.problems
        if draft.kind == "bid":  # the active player adds what is missing
            problems = tuple(problem for problem in problems if problem.key != "an-problem-short")
        elif any(draft.terms.missing):
            lines.append(message("an-panel-missing", language, icons=icons_text(draft.terms.missing)))
            problems = ()
        lines += [f"⚠ {translate(problem, language)}" for problem in problems]
    if any(draft.drops):
        lines.append(message("an-panel-drops", language, cubes=cubes_text(draft.drops)))
    return lines


def short_worth(card: str, language: str) -> str:
    """A card's effect in the letters of the pictures: `LM`, `GGO → 5`."""
    if card[0] == "m":
        return _write_letters(SKILLS, parts().icons[card], language)
    return f"{_write_letters(COLOURS, parts().costs[card], language)} → {parts().blueprints[card].points}"


def hand_line(hand: Sequence[str], language: str) -> str:
    """The cards of the own hand, each by what it is worth."""
    return message("an-panel-hand", language, cards=join([short_worth(card, language) for card in hand], language))


def _write_letters(kinds: Sequence[str], counts: Sequence[int], language: str) -> str:
    return "".join(message(f"an-code-{kind}", language) * count for kind, count in zip(kinds, counts, strict=True))


def orders_line(orders: OrdersView, language: str) -> str:
    """The seat's own standing orders. Empty if every question is asked."""
    said = []
    if orders.help == "auto":
        said.append(message("an-option-help-auto", language, least=orders.least))
    elif orders.help == "decline":
        said.append(message("an-option-help-decline", language))
    for verb, cards in (("auto", orders.build), ("hold", orders.hold)):
        if cards:
            said.append(message(f"an-option-{verb}", language, card=[card_name(card) for card in cards]))
    return message("an-panel-orders", language, orders=" · ".join(said)) if said else ""


def own_line(ship: ShipView, language: str) -> str:
    """The seat's own storage, the hidden objective, the progress."""
    objective = parts().objectives[ship.objective].colours if ship.objective is not None else ()
    return message(
        "an-panel-own",
        language,
        cubes=cubes_text(ship.storage),
        stored=sum(ship.storage),
        limit=ship.storage_limit,
        built=len(ship.built),
        score=ship.score.total,
        secret=ship.score.objective,
        objective=join([message(f"an-colour-{colour}", language) for colour in objective], language),
    )


def status_lines(view: View, language: str) -> Iterator[str]:
    """Every player, and the bot."""
    for ship in view.ships:
        side = owner_name(ship.seat)
        if ship.out:
            yield message("an-status-out", language, side=side)
            continue
        yield message(
            "an-status",
            language,
            side=side,
            built=len(ship.built),
            last=LAST_BLUEPRINT,
            stored=sum(ship.storage),
            limit=ship.storage_limit,
            mercenaries=ship.mercenaries,
            blueprints=ship.blueprints,
            score=ship.score.total,
        )
    if view.robot is not None:
        yield _robot_line(view.robot, language)


def _robot_line(robot: RobotView, language: str) -> str:
    return message(
        "an-status-robot",
        language,
        side=owner_name(ROBOT),
        built=len(robot.built) + robot.hidden,
        last=LAST_BLUEPRINT,
        stored=sum(robot.storage),
    )
