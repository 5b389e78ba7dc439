"""The content of a deal, by participant: who supplies which icons, who gives and who gets which cubes."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from engine.afternova.components import COLOURS, NO_CUBES, SKILLS, Cubes, Icons, Skill, parts
from engine.afternova.view import ROBOT, Answer, DraftView, OfferView, TermsView, View
from engine.core.text import say
from render.afternova.look import add_cubes, skills_in


class Part(msgspec.Struct, frozen=True):
    """One participant's line in the contract."""

    owner: int
    cards: tuple[str, ...]
    """Open cards. Of helpers only the requested icons are known."""
    icons: Icons
    """Icons of upgrades, requested icons, or icons of the bot."""
    gives: tuple[tuple[int, Cubes], ...]
    """Stored cubes to others."""
    gets: Cubes
    """Cubes of the planet."""
    takes: tuple[tuple[int, Cubes], ...]
    """Stored cubes from others."""
    answer: Answer
    helper: bool


class Contract(msgspec.Struct, frozen=True):
    """An offer, or the draft of one."""

    number: int | None
    version: int | None
    kind: str
    author: int
    active: int
    ready: bool
    done: bool
    draft: bool
    terms: TermsView
    parts: tuple[Part, ...]


def of_offer(view: View, offer: OfferView) -> Contract:
    """The content of an offer on the table."""
    done = view.done is not None and offer.number == view.done.number and offer not in view.offers
    active = offer.author if done or offer.kind == "proposal" else view.active
    signed = {active: "accepted"} if offer.kind == "proposal" or done else {offer.author: "accepted"}
    lines = _parts(offer.terms, active, signed)  # type: ignore[arg-type]
    return Contract(
        offer.number, offer.version, offer.kind, offer.author, active, offer.ready, done, False, offer.terms, lines
    )


def of_draft(view: View, draft: DraftView, terms: TermsView) -> Contract:
    """What the viewing seat is composing."""
    author = view.seat if view.seat is not None else view.active
    if draft.kind == "bid" and terms.helpers:  # the active player adds what is missing
        terms = replace(terms, problems=tuple(each for each in terms.problems if each.key != "an-problem-short"))
    contract = Contract(
        draft.offer, None, draft.kind, author, view.active, False, False, True, terms, _parts(terms, view.active, {})
    )
    return _bound(contract, draft) if draft.kind == "bind" else contract


def _parts(terms: TermsView, active: int, signed: dict[int, Answer]) -> tuple[Part, ...]:
    shares = {share.owner: share.cubes for share in terms.shares}
    helpers = {helper.seat: helper for helper in terms.helpers}
    lines = []
    for owner in (active, *helpers):
        helper = helpers.get(owner)
        answer: Answer = signed.get(owner, "waiting" if helper is None else helper.answer)
        lines.append(
            Part(
                owner=owner,
                cards=terms.cards if helper is None else (),
                icons=terms.icons if helper is None else helper.icons,
                gives=_joined((each.taker, each.cubes) for each in terms.transfers if each.giver == owner),
                gets=shares.get(owner, NO_CUBES),
                takes=_joined((each.giver, each.cubes) for each in terms.transfers if each.taker == owner),
                answer=answer,
                helper=helper is not None,
            )
        )
    if terms.hires:
        lines.append(Part(ROBOT, (), hired_icons(terms), (), hired_cubes(terms), (), "accepted", True))
    return tuple(lines)


def _joined(moves: Iterable[tuple[int, Cubes]]) -> tuple[tuple[int, Cubes], ...]:
    """All cubes that go to, or come from, the same participant, together."""
    found: dict[int, Cubes] = {}
    for other, cubes in moves:
        found[other] = add_cubes((found.get(other, NO_CUBES), cubes))
    return tuple(found.items())


def _bound(contract: Contract, draft: DraftView) -> Contract:
    """The contract with the cards that the viewing helper binds to it, and the icons that these do not supply yet."""
    lines, problems = [], list(contract.terms.problems)
    for line in contract.parts:
        if line.owner == contract.author:
            supplied = [
                sum(column)
                for column in zip(draft.bound_icons, *(parts().icons[card] for card in draft.bound), strict=True)
            ]
            short = [
                say(f"an-pic-skill-{kind}")
                for kind, asked, have in zip(SKILLS, line.icons, supplied, strict=True)
                if asked > have
            ]
            problems += [say("an-alt-missing", skills=short)] if short else []
            if not short:
                line = replace(line, cards=draft.bound, icons=draft.bound_icons)
        lines.append(line)
    return replace(contract, parts=tuple(lines), terms=replace(contract.terms, problems=tuple(problems)))


def hired_cubes(terms: TermsView) -> Cubes:
    """The cubes that the bot is paid."""
    return add_cubes(
        (
            int(hire.colour == COLOURS[0]),
            int(hire.colour == COLOURS[1]),
            int(hire.colour == COLOURS[2]),
            int(hire.colour == COLOURS[3]),
            int(hire.colour == COLOURS[4]),
        )
        for hire in terms.hires
    )


def hired_icons(terms: TermsView) -> Icons:
    """The icons that the bot supplies."""
    pilot, engineer, security, mining = (sum(hire.skill == kind for hire in terms.hires) for kind in SKILLS)
    return pilot, engineer, security, mining


def suppliers(contract: Contract) -> dict[Skill, list[int | None]]:
    """For each skill that the planet needs: the supplier of each icon, in the order of the lines. None if it is
    missing."""
    needs = {kind: count for kind, count in zip(SKILLS, parts().needs[contract.terms.planet], strict=True) if count}
    found: dict[Skill, list[int | None]] = {kind: [] for kind in needs}
    for line in contract.parts:
        shown = [kind for card in line.cards for kind in parts().mercenaries[card].skills] + skills_in(line.icons)
        for kind in shown:
            if kind in found:
                found[kind].append(line.owner)
    for kind, count in needs.items():
        found[kind] += [None] * (count - len(found[kind]))
    return found


def owners(contract: Contract, cubes: Cubes) -> list[tuple[str, int | None]]:
    """The planet's cubes in order, and the receiver of each."""
    waiting = {colour: [] for colour in COLOURS}  # type: dict[str, list[int]]
    for line in sorted(contract.parts, key=lambda each: each.owner == contract.active):
        for colour, count in zip(COLOURS, line.gets, strict=True):
            waiting[colour] += [line.owner] * count
    listed: list[tuple[str, int | None]] = []
    for colour, count in zip(COLOURS, cubes, strict=True):
        listed += [(colour, waiting[colour].pop(0) if waiting[colour] else None) for _ in range(count)]
    return listed
