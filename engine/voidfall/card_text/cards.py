"""Whole cards, sector kinds and tokens in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Text, say
from engine.voidfall.records.cards import AgendaKind, CardAction, Frame, Technology
from engine.voidfall.records.galaxy import RIFT, SectorKind
from engine.voidfall.records.houses import House, StartingAgenda
from engine.voidfall.vocabulary import words
from engine.voidfall.vocabulary.costs import cost_text
from engine.voidfall.vocabulary.technology_rules import HouseRule, TechnologyRule, focus_action_text
from engine.voidfall.vocabulary.terms import Level, Resources

FALLEN = "fallen_house"


def action(given: CardAction) -> Text:
    """`Engage (2 Energy): invade a sector, or regroup (up to 5 moves)`."""
    return say("vf-card-action", name=say(f"vf-action-{given.id}"), cost=cost_text(given.cost), then=given.then.text())


def agenda_action(given: AgendaKind) -> Text:
    """What an Agenda of this type does when it is played."""
    then = given.then.text()
    return say("vf-card-same-resource", then=then) if given.same_resource else then


def frame(given: Frame) -> Text:
    """A frame of an event: `all in turn order, optional: gain an Agenda`."""
    if given.when == "lasting":
        return given.then.text()
    return say(f"vf-frame-{given.when}", force="solid" if given.solid else "dashed", then=given.then.text())


def rules(given: Sequence[TechnologyRule | HouseRule]) -> Text:
    """All rules of a side of a Technology, or of an ability."""
    return words.sentences([rule.text() for rule in given])


def technology(given: Technology, level: Level) -> Text:
    """What one side of a Technology changes."""
    return rules(given.rules(level))


def ability(given: House) -> Text | None:
    """The ability of a house, if it has one."""
    return rules(given.ability) if given.ability else None


def starting_agenda(given: StartingAgenda) -> list[Text]:
    """The objectives of a starting Agenda, and the Production Levels it adds."""
    objectives = [each.text() for each in given.objectives]
    return [*objectives, say("vf-levels", levels=_levels(given.production))] if given.production else objectives


def sector_kind(given: SectorKind) -> Text:
    """What is special about a kind of sector."""
    found = [say("vf-kind-spaces", guilds=given.guild_spaces, installations=given.installation_spaces)]
    if not given.controllable:
        return say("vf-kind-wormhole")
    printed = _printed(given)
    if printed:
        found.append(say("vf-kind-printed", pieces=words.list_text(printed)))
    if not given.populated:
        found.append(say("vf-kind-unpopulated"))
    if given.fixed_population:
        found.append(say("vf-kind-fixed"))
    if not given.invadable:
        found.append(say("vf-kind-home-corruptible" if given.corruptible else "vf-kind-home"))
    found += _upkeep(given)
    if given.invadable:
        found.append(say("vf-kind-voidborn", n=given.voidborn_fleets))
    if given.id == FALLEN:
        found.append(say("vf-kind-fallen"))
    if given.id == RIFT:
        found.append(say("vf-kind-rift"))
    if given.production:
        found.append(say("vf-kind-levels", levels=_levels(given.production)))
    if given.corrupted_production:
        found.append(say("vf-kind-levels-corrupted", levels=_levels(given.corrupted_production)))
    if given.on_invade is not None:
        found.append(say("vf-kind-on-invade", then=given.on_invade.text()))
    found += [focus_action_text(each.focuses, each.cost, each.then) for each in given.actions]
    if given.third_action is not None:
        names = words.alternatives([words.quoted(words.focus_type_name(each)) for each in given.third_action.focuses])
        found.append(say("vf-kind-third-action", focuses=names, n=given.third_action.per_cycle))
    return words.sentences(found)


def _upkeep(given: SectorKind) -> list[Text]:
    """What the sector itself costs, and from which Guild and Installation on the spaces show Upkeep."""
    found = [say("vf-kind-upkeep", n=given.upkeep)] if given.upkeep else []
    spaces = (
        ("guild", given.guild_spaces, given.guild_upkeep_from),
        ("installation", given.installation_spaces, given.installation_upkeep_from),
    )
    for name, count, first in spaces:
        if count:
            found.append(
                say(f"vf-kind-{name}-upkeep-none") if first is None else say(f"vf-kind-{name}-upkeep", n=first)
            )
    return found


def _printed(given: SectorKind) -> list[Text]:
    """The pieces printed on the tile: `2 Bankers' Guilds`."""
    found = []
    for guild in dict.fromkeys(given.printed_guilds):
        count = given.printed_guilds.count(guild)
        found.append(say("vf-piece-guild", n=count, what=words.guilds((guild,), count)))
    for kind in dict.fromkeys(given.printed_installations):
        count = given.printed_installations.count(kind)
        found.append(say("vf-piece-installation", n=count, what=words.installations((kind,), count)))
    return found


def _levels(given: Resources) -> Text:
    """`Energy +1 and Materials +1`."""
    return words.list_text([say("vf-level", resource=say(f"vf-resource-{one}", n=2), n=count) for one, count in given])
