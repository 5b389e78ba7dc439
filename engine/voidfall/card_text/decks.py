"""Effects on cards, Glory and the Voidborn in words."""

from __future__ import annotations

from engine.core.text import Text, say
from engine.voidfall.card_text.costs import cost
from engine.voidfall.card_text.counts import sectors
from engine.voidfall.card_text.words import (
    agenda_type_name,
    alternatives,
    crisis_type_name,
    focus_type_name,
    guilds,
    installations,
    listed,
    told,
)
from engine.voidfall.vocabulary import cards, lasting, void
from engine.voidfall.vocabulary.cards import CardEffect
from engine.voidfall.vocabulary.filters import Voidborn
from engine.voidfall.vocabulary.lasting import LastingRule
from engine.voidfall.vocabulary.places import AdjacentVoidborn, EachVoidborn, Pieces, Target
from engine.voidfall.vocabulary.void import VoidEffect


def card(given: CardEffect) -> Text:
    """`gain an Agenda`."""
    match given:
        case cards.GainAgenda((), False):
            return told("effect", given)
        case cards.GainAgenda(types, top):
            names = alternatives([agenda_type_name(kind) for kind in types])
            return told("effect", given, "-top" if top else "-of", types=names)
        case cards.GainTechnology(level):
            return say(f"vf-effect-gain-technology-{level}")
        case cards.GainGlory(value):
            return told("effect", given, n=value)
        case cards.CorruptOffer(offer):
            if offer in ("all", "chosen"):
                return told("effect", given, f"-{offer}")
            return told("effect", given, type=say(f"vf-agenda-type-{offer}"))
        case cards.DiscardFocus(types):
            return told("effect", given, n=len(types), types=listed([focus_type_name(kind) for kind in types]))
        case _:
            return told("effect", given, n=given.amount)


def void_text(given: VoidEffect) -> Text:
    """`put 1 Bounty token on an adjacent Voidborn sector`."""
    match given:
        case void.Place(target, pieces):
            return told("effect", given, pieces=listed(_pieces(pieces)), target=_target(target))
        case void.AddVoidborn(count, target):
            return told("effect", given, n=count, target=_target(target))
        case void.RemoveHarbinger(count, place):
            return told("effect", given, "-sector" if place == "sector" else "", n=count)
        case void.PlaceHarbinger(place):
            return say(f"vf-effect-place-harbinger-{place}")
        case void.DiscardCrisis((), True):
            return told("effect", given, "-ongoing")
        case void.DiscardCrisis((), False):
            return told("effect", given)
        case void.DiscardCrisis(types, ongoing):
            names = alternatives([crisis_type_name(kind) for kind in types])
            return told("effect", given, "-ongoing-of" if ongoing else "-of", first=types[0], types=names)
        case void.ResolveSkirmish(extra):
            return told("effect", given, n=extra)
        case void.ConsumeTechnology(level):
            return say(f"vf-effect-consume-technology-{level}")
        case void.BuildHaven(levels):
            return told("effect", given, n=levels)
        case void.Lasting(rule):
            return told("effect", given, rule=lasting_rule(rule))
        case void.ReturnKeptCorruption():
            return told("effect", given)
        case _:
            return told("effect", given, n=given.amount)


def lasting_rule(given: LastingRule) -> Text:
    """What holds until the end of the Cycle."""
    match given:
        case lasting.DeploySurcharge(corruption, materials):
            return told("lasting", given, corruption=corruption, materials=materials)
        case lasting.LowInfluenceShield(most):
            return told("lasting", given, n=most)
        case lasting.VoidbornAbsorption(count) | lasting.UpgradeNewGlory(count):
            return told("lasting", given, n=count)
        case lasting.ReinforceHarbingers(count) | lasting.PreferredSurcharge(count):
            return told("lasting", given, n=count)
        case lasting.PreferredCost(price):
            return told("lasting", given, cost=cost(price))
        case _:
            return told("lasting", given)


def _target(given: Target) -> Text:
    match given:
        case AdjacentVoidborn(population):
            return told("target", given, "" if population == "any" else f"-{population}")
        case EachVoidborn(where):
            return told("target", given, sectors=sectors((Voidborn(), *where), 1))
        case _:
            return told("target", given)


def _pieces(given: Pieces) -> list[Text]:
    """`1 Bounty token`, `a Glory token of value 2`."""
    found = [say(f"vf-piece-{name}", n=getattr(given, name)) for name in ("bounty", "reclaim") if getattr(given, name)]
    if given.glory:
        found.append(say("vf-piece-glory", value=given.glory))
    if given.sector_defense:
        what = installations(("sector_defense",), given.sector_defense)
        found.append(say("vf-piece-installation", n=given.sector_defense, what=what))
    if given.guild is not None:
        kinds = () if given.guild == "any" else (given.guild,)
        found.append(say("vf-piece-guild", n=1, what=guilds(kinds, 1)))
    if given.voidborn:
        found.append(say("vf-piece-voidborn", n=given.voidborn))
    return found
