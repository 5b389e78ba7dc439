"""Effects on sectors, Corruption, Civilization tracks and Fleet Power in words."""

from __future__ import annotations

from engine.core.text import Text, say
from engine.voidfall.card_text.counts import noun, sectors, unit
from engine.voidfall.card_text.words import fleet_name, guilds, installations, most, told
from engine.voidfall.vocabulary import fleets
from engine.voidfall.vocabulary import sectors as of
from engine.voidfall.vocabulary.filters import Pure
from engine.voidfall.vocabulary.fleets import FleetEffect
from engine.voidfall.vocabulary.places import CorruptionPlace, SectorPlace
from engine.voidfall.vocabulary.sectors import SectorEffect


def at(text: Text, place: SectorPlace) -> Text:
    """A phrase with its place: `build 1 Installation in the same sector`."""
    return text if place == "any" else say("vf-at", text=text, place=say(f"vf-place-{place}"))


def board(given: SectorEffect) -> Text:
    """`increase a Pure Population by 1 in the same sector`."""
    match given:
        case of.IncreasePopulation():
            return at(_population(given), given.place)
        case of.IncreaseHomePopulation(count):
            return told("effect", given, n=count)
        case of.DecreasePopulation(count, place):
            return at(told("effect", given, n=count), place)
        case of.RemoveCorruption(count, place, up_to):
            return _from(told("effect", given, n=most(count, up_to=up_to)), place)
        case of.MoveCorruption():
            return _moved(given)
        case of.GainCorruption():
            return _corruption(given)
        case of.Build(kind, count, up_to, place):
            what = installations(() if kind == "installation" else (kind,), count)
            return at(told("effect", given, n=most(count, up_to=up_to), what=what), place)
        case of.Establish(kind, count, up_to, place):
            what = guilds(() if kind == "any" else (kind,), count)
            return at(told("effect", given, n=most(count, up_to=up_to), what=what), place)
        case of.Destroy(piece, place):
            return at(say(f"vf-effect-destroy-{piece}"), place)
        case of.Advance(track):
            return say(f"vf-effect-advance-{track}")
        case _:
            return told("effect", given)


def fleet(given: FleetEffect) -> Text:
    """`deploy 1 Fleet Power in the Home sector`."""
    match given:
        case fleets.Activate(count, up_to, None):
            return told("effect", given, n=most(count, up_to=up_to))
        case fleets.Activate(count, _, per) if per is not None:
            return told("effect", given, "-per", n=count, what=noun(per, 1, each=True), unit=unit(per))
        case fleets.Deploy(count, up_to, place, kind):
            number = most(count, up_to=up_to)
            if kind is None:
                return at(told("effect", given, n=number), place)
            return at(told("effect", given, "-fleet", n=number, fleet=fleet_name(kind)), place)
        case fleets.Regroup(moves):
            return told("effect", given, n=moves)
        case fleets.Recall(count) | fleets.Deactivate(count):
            return told("effect", given, n=count)
        case _:
            return told("effect", given)


def _population(given: of.IncreasePopulation) -> Text:
    number = most(given.amount, up_to=given.up_to)
    if given.different_sectors or given.where:
        where = given.where or (Pure(),)
        return told("effect", given, "-sectors", n=number, sectors=sectors(where, given.amount))
    return told("effect", given, n=number) if given.amount > 1 else told("effect", given, "-once")


def _from(text: Text, place: CorruptionPlace) -> Text:
    return text if place == "any" else say("vf-from", text=text, place=say(f"vf-corruption-from-{place}"))


def _moved(given: of.MoveCorruption) -> Text:
    text = told("effect", given, "-any") if given.amount is None else told("effect", given, n=given.amount)
    text = _from(text, given.source)
    if given.target == "any":
        return text
    return say("vf-onto", text=text, place=say(f"vf-corruption-onto-{given.target}"))


def _corruption(given: of.GainCorruption) -> Text:
    text = told("effect", given, n=given.amount, place=say(f"vf-corruption-onto-{given.place}"))
    if given.fallback:
        places = [say(f"vf-corruption-onto-{place}") for place in given.fallback]
        text = say("vf-else-onto", text=text, places=places)
    if given.on_track is not None:
        text = say("vf-forced-advance", text=text, n=given.on_track.spaces)
    return text
