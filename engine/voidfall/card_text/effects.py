"""Effects in words."""

from __future__ import annotations

from typing import cast, get_args

import msgspec

from engine.core.text import Text, say
from engine.voidfall.card_text.board import at, board, fleet
from engine.voidfall.card_text.costs import cost, cost_deed
from engine.voidfall.card_text.counts import condition
from engine.voidfall.card_text.decks import card, void_text
from engine.voidfall.card_text.economy import economy
from engine.voidfall.card_text.words import alternatives, joined, kind_of, told
from engine.voidfall.vocabulary.cards import CardEffect
from engine.voidfall.vocabulary.economy import EconomyEffect
from engine.voidfall.vocabulary.effects import (
    AllOf,
    AndOr,
    EachKeptCorruption,
    EachOtherPlayer,
    Effect,
    If,
    Invade,
    OneOf,
    Pay,
    Repeat,
    Sequence,
)
from engine.voidfall.vocabulary.fleets import Deploy, FleetEffect
from engine.voidfall.vocabulary.sectors import (
    Build,
    DecreasePopulation,
    Destroy,
    Establish,
    IncreasePopulation,
    SectorEffect,
)
from engine.voidfall.vocabulary.void import VoidEffect

_PLACED = (Build, Establish, Deploy, Destroy, IncreasePopulation, DecreasePopulation)
_COMBINED = (AndOr, OneOf, AllOf, Sequence, If)


def effect(given: Effect) -> Text:
    """`gain 2 Food, or gain 1 Influence`."""
    match given:
        case AndOr(parts) | OneOf(parts) | AllOf(parts) | Sequence(parts):
            return _combined(given, parts)
        case Repeat(times, then):
            return told("effect", given, n=times, then=effect(then))
        case If(when, then, None):
            return told("effect", given, condition=condition(when), then=effect(then))
        case If(when, then, otherwise) if otherwise is not None:
            return told(
                "effect",
                given,
                "-otherwise",
                condition=condition(when),
                then=effect(then),
                otherwise=effect(otherwise),
            )
        case Pay(price, then):
            paid_for = _inner(then) if isinstance(then, AndOr | OneOf) else effect(then)
            return told("effect", given, cost=cost_deed(price), then=paid_for)
        case EachOtherPlayer(then):
            return told("effect", given, then=effect(then))
        case EachKeptCorruption(then, afterwards):
            return told("effect", given, then=effect(then), afterwards=effect(afterwards))
        case Invade():
            return _invasion(given)
        case _:
            return _simple(given)


def _combined(given: AndOr | OneOf | AllOf | Sequence, parts: tuple[Effect, ...]) -> Text:
    """Several effects; if all of them may happen, a place that they share is told once."""
    key = f"vf-effect-{kind_of(given)}"
    placed = [part for part in parts if isinstance(part, _PLACED)]
    common = placed[0].place if placed else "any"
    shared = isinstance(given, AndOr | AllOf) and len(placed) == len(parts)
    if not shared or any(part.place != common for part in placed):
        return joined(key, [_inner(part) for part in parts])
    bare = [msgspec.structs.replace(part, place="any") for part in placed]
    return at(joined(key, [effect(part) for part in bare]), common)


def _inner(given: Effect) -> Text:
    """A part of a combination; a combination within it stands in brackets."""
    return say("vf-brackets", text=effect(given)) if isinstance(given, _COMBINED) else effect(given)


def _invasion(given: Invade) -> Text:
    target = say(f"vf-effect-invade-{given.target}")
    if given.bonus is not None:
        kinds = alternatives([say(f"vf-damage-{kind}") for kind in given.bonus.kinds])
        return say(
            "vf-effect-invade-bonus", invade=target, cost=cost(given.bonus.cost), n=given.bonus.absorption, kinds=kinds
        )
    if given.success is not None:
        return say("vf-effect-invade-success", invade=target, then=effect(given.success))
    return target


def _simple(given: Effect) -> Text:
    """An effect without others within it."""
    if isinstance(given, get_args(EconomyEffect)):
        return economy(given)
    if isinstance(given, get_args(SectorEffect)):
        return board(given)
    if isinstance(given, get_args(FleetEffect)):
        return fleet(given)
    if isinstance(given, get_args(CardEffect)):
        return card(given)
    return void_text(cast("VoidEffect", given))
