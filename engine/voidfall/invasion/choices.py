"""Choices of a combat as answers: their keys, what they read, and the one that best play takes."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.core.decision import Option
from engine.core.text import Text, say
from engine.voidfall.card_text.words import fleet_name
from engine.voidfall.combat.core import legal_choices
from engine.voidfall.combat.log import cubes_text
from engine.voidfall.combat.records import (
    Absorb,
    AnyChoice,
    Battle,
    Bombard,
    Cubes,
    Drop,
    Fire,
    Missiles,
    Position,
    Recall,
    SendDrones,
)
from engine.voidfall.combat.search import Search
from engine.voidfall.combat.sums import size_of
from engine.voidfall.questions import About, Question, asked

BATTLES_REMEMBERED = 32


def key_of(choice: AnyChoice) -> str:
    """`recall:corvette`, `home:corvette`, `absorb:shield`, `fire`, `missiles`, `drones`, `bombard:1:2`, `drop:2`; what
    does nothing is `none`."""
    match choice:
        case Recall(fleet=fleet, home=home):
            return f"home:{fleet}" if home else f"recall:{fleet}"
        case Absorb(source="shield", shield=number) if number:
            return f"absorb:shield:{number + 1}"
        case Absorb(source=source) if source is not None:
            return f"absorb:{source}"
        case Fire(now=True):
            return "fire"
        case Missiles(pay=True):
            return "missiles"
        case SendDrones(pay=True):
            return "drones"
        case Bombard(approach=approach, salvo=salvo) if approach or salvo:
            return f"bombard:{approach}:{salvo}"
        case Drop(cubes=cubes) if cubes:
            return f"drop:{cubes}"
    return "none"


def pairs(position: Position) -> list[tuple[str, AnyChoice]]:
    """What can be chosen now, by key."""
    return [(key_of(choice), choice) for choice in legal_choices(position)]


def described(position: Position, choice: AnyChoice) -> Option:
    """A choice as it is read."""
    return Option(key_of(choice), label_of(position, choice))


def label_of(position: Position, choice: AnyChoice) -> Text:
    """What a choice does."""
    match choice:
        case Recall(fleet=fleet, home=home):
            return say("vf-battle-home" if home else "vf-battle-recall", fleet=fleet_name(fleet))
        case Absorb(source=source) if source is not None:
            hit = position.hits[0]
            size = min(hit.damage, size_of(position.force(hit.role), choice))
            return say(f"vf-battle-absorb-{source}", n=size)
        case Absorb():
            return say("vf-battle-absorb-none")
        case Fire(now=now):
            return say("vf-battle-fire", n=position.invader.cubes.destroyer) if now else say("vf-battle-hold")
        case Missiles(pay=pay):
            return say("vf-battle-missiles" if pay else "vf-battle-missiles-none")
        case SendDrones(pay=pay):
            modifiers = position.battle.invader.modifiers
            if not pay:
                return say("vf-battle-drones-none")
            return say("vf-battle-drones", approach=modifiers.drones_approach, salvo=modifiers.drones_salvo)
        case Bombard(approach=approach, salvo=salvo) if approach or salvo:
            return say("vf-battle-bombard", approach=approach, salvo=salvo)
        case Bombard():
            return say("vf-battle-bombard-none")
        case Drop(cubes=cubes) if cubes:
            return say("vf-battle-drop", cubes=cubes_text(Cubes(corvette=cubes)))
    return say("vf-battle-drop-none")


def question(position: Position, place: Text) -> About:
    """What is asked now."""
    if position.hits:
        hit = position.hits[0]
        step = say("vf-battle-salvo", n=position.salvo) if position.salvo else say("vf-battle-approach")
        absorbing = isinstance(legal_choices(position)[0], Absorb)
        kind = Question.BATTLE_ABSORB if absorbing else Question.BATTLE_RECALL
        return asked(kind, place=place, step=step, damage=hit.damage)
    if position.stage == "fire":
        return asked(Question.BATTLE_FIRE, place=place, salvo=position.salvo, n=position.invader.cubes.destroyer)
    return asked(Question(f"battle-{position.stage}"), place=place)


# -- best play -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=BATTLES_REMEMBERED)
def search_of(battle: Battle) -> Search:
    """The search in a battle, with what it has found out about it."""
    return Search()


def best_choice(position: Position) -> AnyChoice:
    """What best play chooses. Drones are not sent without being asked for (R36), so the forecast comes true."""
    if position.stage == "drones":
        return SendDrones(pay=False)
    battle = position.battle
    if battle.invader.pays_drones and not position.drones:
        battle = replace(battle, invader=replace(battle.invader, pays_drones=False))
        position = replace(position, battle=battle)
    return search_of(battle).choice(position)
