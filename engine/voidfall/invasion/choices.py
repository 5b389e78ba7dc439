"""Choices of a combat as answers: their keys, what they read, and the one that best play takes."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.core.decision import Option
from engine.core.text import Text, say
from engine.voidfall.combat import records
from engine.voidfall.combat.core import is_over, legal_choices, result, step
from engine.voidfall.combat.log import cubes_text
from engine.voidfall.combat.search import Search
from engine.voidfall.combat.sums import (
    approach_absorption_of_invader,
    approach_damage_of_defender,
    approach_damage_of_invader,
    size_of,
)
from engine.voidfall.costs.resources import wanted_resources
from engine.voidfall.invasion.forecast import result_text
from engine.voidfall.questions import About, Question, question_about
from engine.voidfall.vocabulary.costs import Cost, PayResources, cost_deed
from engine.voidfall.vocabulary.terms import RESOURCES, Resources
from engine.voidfall.vocabulary.words import fleet_name

BATTLES_REMEMBERED = 32


def key_of(choice: records.AnyChoice) -> str:
    """`recall:corvette`, `home:corvette`, `absorb:shield`, `fire`, `missiles`, `drones`, `bombard:1:2`, `drop:2`; what
    does nothing is `none`."""
    match choice:
        case records.Recall(fleet=fleet, home=home):
            return f"home:{fleet}" if home else f"recall:{fleet}"
        case records.Absorb(source="shield", shield=number) if number:
            return f"absorb:shield:{number + 1}"
        case records.Absorb(source=source) if source is not None:
            return f"absorb:{source}"
        case records.Fire(now=True):
            return "fire"
        case records.Missiles(pay=True):
            return "missiles"
        case records.SendDrones(pay=True):
            return "drones"
        case records.Bombard(approach=approach, salvo=salvo) if approach or salvo:
            return f"bombard:{approach}:{salvo}"
        case records.Drop(cubes=cubes) if cubes:
            return f"drop:{cubes}"
    return "none"


def offered_choices(position: records.Position) -> tuple[records.AnyChoice, ...]:
    """The legal choices without those that pay for what can change nothing."""
    return tuple([choice for choice in legal_choices(position) if not in_vain(position, choice)])


def in_vain(position: records.Position, choice: records.AnyChoice) -> bool:
    """Whether a payment changes nothing: Damage that hits no cube, Absorption of more Damage than can come."""
    battle, theirs = position.battle, position.defender.cubes
    match choice:
        case records.Missiles(pay=True):
            with_them, without = [approach_of_invader(position, missiles=paid) for paid in (True, False)]
            return not theirs.total or with_them == without
        case records.Bombard(approach=approach, salvo=salvo):
            others = approach_absorption_of_invader(battle, position.invader.cubes, drones=position.drones, bombarded=0)
            most = max(0, approach_damage_of_defender(battle, theirs) - others)
            return approach > most or (salvo > 0 and not theirs.total)
    return False


def approach_of_invader(position: records.Position, *, missiles: bool) -> int:
    """The Approach Damage of the invader."""
    return approach_damage_of_invader(position.battle, position.invader.cubes, missiles=missiles)


def choice_option(position: records.Position, choice: records.AnyChoice, cost: Cost) -> Option:
    """A choice as it is read: an announcement with its price, and what comes of it with best play."""
    if not isinstance(choice, records.Missiles | records.SendDrones | records.Bombard):
        return Option(key_of(choice), label_of(position, choice))
    outcome = result_text(result_after(position, choice), voidborn=position.battle.defender.voidborn)
    detail = outcome if not cost else say("vf-forecast-and", first=cost_deed(at_once(cost)), then=outcome)
    return Option(key_of(choice), label_of(position, choice), detail=detail)


def at_once(cost: Cost) -> Cost:
    """A cost with its resources in one part, so that they are read as one amount."""
    others = tuple([part for part in cost if not isinstance(part, PayResources)])
    if len(cost) - len(others) < 2:
        return cost
    return (PayResources(Resources(*[wanted_resources(cost).amounts[each] for each in RESOURCES])), *others)


def result_after(position: records.Position, choice: records.AnyChoice) -> records.Result:
    """How the combat ends if both sides play best from this choice on."""
    position = step(position, choice)
    while not is_over(position):
        position = step(position, best_choice(position))
    return result(position)


def label_of(position: records.Position, choice: records.AnyChoice) -> Text:
    """What a choice does."""
    match choice:
        case records.Recall(fleet=fleet, home=home):
            return say("vf-battle-home" if home else "vf-battle-recall", fleet=fleet_name(fleet))
        case records.Absorb(source=source) if source is not None:
            hit = position.hits[0]
            size = min(hit.damage, size_of(position.force(hit.role), choice))
            return say(f"vf-battle-absorb-{source}", n=size)
        case records.Absorb():
            return say("vf-battle-absorb-none")
        case records.Fire(now=now):
            return say("vf-battle-fire", n=position.invader.cubes.destroyer) if now else say("vf-battle-hold")
        case records.Missiles(pay=pay):
            return say("vf-battle-missiles" if pay else "vf-battle-missiles-none")
        case records.SendDrones(pay=pay):
            modifiers = position.battle.invader.modifiers
            if not pay:
                return say("vf-battle-drones-none")
            return say("vf-battle-drones", approach=modifiers.drones_approach, salvo=modifiers.drones_salvo)
        case records.Bombard(approach=approach, salvo=salvo) if approach or salvo:
            parts = [
                say(f"vf-battle-bombard-{name}", n=n) for name, n in (("approach", approach), ("salvo", salvo)) if n
            ]
            return say("vf-battle-bombard", parts=parts)
        case records.Bombard():
            return say("vf-battle-bombard-none")
        case records.Drop(cubes=cubes) if cubes:
            return say("vf-battle-drop", cubes=cubes_text(records.Cubes(corvette=cubes)))
    return say("vf-battle-drop-none")


def question(position: records.Position, place: Text) -> About:
    """What is asked now."""
    if position.hits:
        hit = position.hits[0]
        step = say("vf-battle-salvo", n=position.salvo) if position.salvo else say("vf-battle-approach")
        absorbing = isinstance(legal_choices(position)[0], records.Absorb)
        kind = Question.BATTLE_ABSORB if absorbing else Question.BATTLE_RECALL
        return question_about(kind, place=place, step=step, damage=hit.damage)
    if position.stage == "fire":
        return question_about(
            Question.BATTLE_FIRE, place=place, salvo=position.salvo, n=position.invader.cubes.destroyer
        )
    return question_about(Question(f"battle-{position.stage}"), place=place)


# -- best play -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=BATTLES_REMEMBERED)
def search_of(battle: records.Battle) -> Search:
    """The search in a battle, with what it has found out about it."""
    return Search()


def best_choice(position: records.Position) -> records.AnyChoice:
    """What best play chooses. Drones are not sent without being asked for (R36), so the forecast comes true."""
    if position.stage == "drones":
        return records.SendDrones(pay=False)
    battle = position.battle
    if battle.invader.pays_drones and not position.drones:
        battle = replace(battle, invader=replace(battle.invader, pays_drones=False))
        position = replace(position, battle=battle)
    return search_of(battle).choice(position)
