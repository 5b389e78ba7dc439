"""Combats as people write them, and how they end with best play, in words."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from cogs.ui.typed_names import tokens
from engine.core.errors import Refused
from engine.core.text import Text, say
from engine.voidfall.combat.log import lines, result_line
from engine.voidfall.combat.modifiers import NO_MODIFIERS, Role, modifiers_of
from engine.voidfall.combat.records import Battle, Cubes, Side, combat_config
from engine.voidfall.combat.search import forecast
from engine.voidfall.components import parts
from engine.voidfall.constants import CUBES
from engine.voidfall.names import technology_name, term
from engine.voidfall.vocabulary.terms import FLEETS, INSTALLATIONS
from engine.voidfall.vocabulary.words import fleet_name
from locales import LANGUAGES, message, translate

AGAINST = frozenset({"vs", "versus", "against", "對", "对"})
IMPROVED = (("improved",), ("強", "化"), ("强", "化"))
"""Before or after a Technology; `+` after it means the same."""
ALSO_CALLED = {"voidborn": "vf-battle-names-voidborn", "sector_defense": "vf-battle-names-sector-defense"}
"""Messages with further names, between commas."""
CHINESE = re.compile(r"[\u3400-\u9fff]")
MOST_DEFENSES = 12
Phrase = tuple[str, ...]


class Force(msgspec.Struct):
    """One side as it was written: cubes by type, Voidborn, Sector Defenses and Starbases, Technologies."""

    cubes: dict[str, int] = {}
    voidborn: int = 0
    defenses: int = 0
    technologies: list[str] = []


def read_battle(line: str) -> Battle:
    """`3 corvettes shields+ vs 2 voidborn 1 sector defense`: the invader, then the defender. Refused, saying what
    was not understood."""
    words = [word for word, _ in tokens(line.replace("+", " improved "))]
    cut = next((place for place, word in enumerate(words) if word in AGAINST), None)
    if cut is None:
        raise Refused(say("vf-error-battle-two"))
    invader, defender = _force(words[:cut]), _force(words[cut + 1 :])
    if not (sum(invader.cubes.values()) or invader.voidborn):
        raise Refused(say("vf-error-battle-invader"))
    for force in (invader, defender):
        _check(force)
    if invader.voidborn and defender.voidborn:
        raise Refused(say("vf-error-battle-voidborn"))
    if invader.defenses:
        raise Refused(say("vf-error-battle-defenses"))
    return Battle(_side(invader, "invader"), _side(defender, "defender"), defender.defenses, config=combat_config())


def _check(force: Force) -> None:
    """A player has 14 cubes; Voidborn have no others and no Technologies."""
    if force.voidborn and (force.cubes or force.technologies):
        raise Refused(say("vf-error-battle-mixed"))
    if sum(force.cubes.values()) > CUBES or force.voidborn > CUBES or force.defenses > MOST_DEFENSES:
        raise Refused(say("vf-error-battle-many", most=CUBES))


def _side(force: Force, role: Role) -> Side:
    """A side that can pay for everything, as a forecast has it."""
    if force.voidborn:
        return Side(Cubes(corvette=force.voidborn), voidborn=True)
    cubes = Cubes(*(force.cubes.get(fleet, 0) for fleet in FLEETS))
    modifiers = modifiers_of(force.technologies, role) if force.technologies else NO_MODIFIERS
    return Side(cubes, modifiers, active=CUBES - cubes.total, pays_missiles=True)


def _force(words: list[str]) -> Force:
    force, place, count, improved = Force(), 0, 1, False
    while place < len(words):
        word = words[place]
        mark = next((each for each in IMPROVED if tuple(words[place : place + len(each)]) == each), None)
        if word.isdecimal() and len(word) <= 2:
            count, place = int(word), place + 1
        elif mark is not None:
            if (
                force.technologies
                and not force.technologies[-1].endswith("+")
                and not _begins_technology(words, place + len(mark))
            ):
                force.technologies[-1] += "+"
            else:
                improved = True
            place += len(mark)
        else:
            thing, used = _thing(words, place)
            _add(force, thing, count, improved=improved)
            count, improved, place = 1, False, place + used
    return force


def _begins_technology(words: list[str], place: int) -> bool:
    found = _longest(words, place)
    return found is not None and found[0] in parts().technologies


def _add(force: Force, thing: str, count: int, *, improved: bool) -> None:
    if thing in FLEETS:
        force.cubes[thing] = force.cubes.get(thing, 0) + count
    elif thing == "voidborn":
        force.voidborn += count
    elif thing in INSTALLATIONS:
        force.defenses += count
    else:
        force.technologies.append(f"{thing}+" if improved else thing)


def _thing(words: list[str], place: int) -> tuple[str, int]:
    found = _longest(words, place)
    if found is None:
        raise Refused(say("vf-error-battle-word", word=_unknown(words, place)[:30]))
    return found


def _unknown(words: list[str], place: int) -> str:
    """The word from here that names nothing: of Chinese, in which each character is a word, up to the next name."""
    end = place + 1
    while end < len(words) and CHINESE.match(words[place]) and CHINESE.match(words[end]):
        if _longest(words, end) is not None:
            break
        end += 1
    return "".join(words[place:end])


def _longest(words: list[str], place: int) -> tuple[str, int] | None:
    """What the words from here name, and how many words that takes."""
    known = _phrases()
    for length in range(min(8, len(words) - place), 0, -1):
        thing = known.get(tuple(words[place : place + length]))
        if thing is not None:
            return thing, length
    return None


@lru_cache(maxsize=1)
def _phrases() -> dict[Phrase, str]:
    """What everything is called in every language."""
    named: dict[str, Text] = {fleet: fleet_name(fleet) for fleet in FLEETS}
    named["voidborn"] = term("voidborn")
    named |= {kind: say(f"vf-installation-{kind}", n=1) for kind in INSTALLATIONS}
    named |= {technology: technology_name(technology) for technology in parts().technologies}
    found: dict[Phrase, str] = {}
    for thing, name in named.items():
        names = [thing.replace("_", " "), *(translate(name, language) for language in LANGUAGES)]
        if thing in ALSO_CALLED:
            names += [each for language in LANGUAGES for each in message(ALSO_CALLED[thing], language).split(",")]
        for said in names:
            *first, last = [word for word, _ in tokens(said)]
            for ending in (last, f"{last}s"):
                found.setdefault((*first, ending), thing)
    return found


def battle_lines(battle: Battle, language: str) -> list[str]:
    """The result, then a line for the Approach and for each Salvo step."""
    found = forecast(battle)
    told = [result_line(battle, found.result), *lines(battle, found.notes)]
    first, *others = [translate(line, language) for line in told]
    return [f"**{first}**", *(f"-# {line}" for line in others)]
