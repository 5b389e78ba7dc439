"""Whole cards, sector kinds and tokens in words."""

from __future__ import annotations

from engine.core.text import Text, say
from engine.voidfall.card_text.costs import cost
from engine.voidfall.card_text.effects import effect
from engine.voidfall.card_text.rules import focus_action, rules
from engine.voidfall.card_text.words import alternatives, focus_type_name, guilds, installations, listed, sentences
from engine.voidfall.records.cards import AgendaKind, CardAction, Frame, Technology
from engine.voidfall.records.galaxy import SectorKind
from engine.voidfall.records.houses import House, StartingAgenda
from engine.voidfall.vocabulary.terms import Level, Resources


def action(given: CardAction) -> Text:
    """`Engage (2 Energy): invade a sector, or regroup (up to 5 moves)`."""
    return say("vf-card-action", name=say(f"vf-action-{given.id}"), cost=cost(given.cost), then=effect(given.then))


def agenda_action(given: AgendaKind) -> Text:
    """What an Agenda of this type does when it is played."""
    then = effect(given.then)
    return say("vf-card-same-resource", then=then) if given.same_resource else then


def frame(given: Frame) -> Text:
    """A frame of an event: `all in turn order, optional: gain an Agenda`."""
    if given.when == "lasting":
        return effect(given.then)
    return say(f"vf-frame-{given.when}", force="solid" if given.solid else "dashed", then=effect(given.then))


def technology(given: Technology, level: Level) -> Text:
    """What one side of a Technology changes."""
    return rules(given.rules(level))


def ability(given: House) -> Text | None:
    """The ability of a house, if it has one."""
    return rules(given.ability) if given.ability else None


def starting_agenda(given: StartingAgenda) -> list[Text]:
    """The objectives of a starting Agenda, and the Production Levels it adds."""
    objectives = [effect(each) for each in given.objectives]
    return [*objectives, say("vf-levels", levels=_levels(given.production))] if given.production else objectives


def sector_kind(given: SectorKind) -> Text:
    """What is special about a kind of sector."""
    found = [say("vf-kind-spaces", guilds=given.guild_spaces, installations=given.installation_spaces)]
    if not given.controllable:
        return say("vf-kind-wormhole")
    printed = _printed(given)
    if printed:
        found.append(say("vf-kind-printed", pieces=listed(printed)))
    if not given.populated:
        found.append(say("vf-kind-unpopulated"))
    if given.fixed_population:
        found.append(say("vf-kind-fixed"))
    if not given.invadable:
        found.append(say("vf-kind-home-corruptible" if given.corruptible else "vf-kind-home"))
    if given.upkeep:
        found.append(say("vf-kind-upkeep", n=given.upkeep))
    if given.production:
        found.append(say("vf-kind-levels", levels=_levels(given.production)))
    if given.corrupted_production:
        found.append(say("vf-kind-levels-corrupted", levels=_levels(given.corrupted_production)))
    if given.on_invade is not None:
        found.append(say("vf-kind-on-invade", then=effect(given.on_invade)))
    found += [focus_action(each.focuses, each.cost, each.then) for each in given.actions]
    if given.third_action is not None:
        names = alternatives([focus_type_name(each) for each in given.third_action.focuses])
        found.append(say("vf-kind-third-action", focuses=names, n=given.third_action.per_cycle))
    return sentences(found)


def _printed(given: SectorKind) -> list[Text]:
    """The pieces printed on the tile: `2 Bankers' Guilds`."""
    found = []
    for guild in dict.fromkeys(given.printed_guilds):
        count = given.printed_guilds.count(guild)
        found.append(say("vf-piece-guild", n=count, what=guilds((guild,), count)))
    for kind in dict.fromkeys(given.printed_installations):
        count = given.printed_installations.count(kind)
        found.append(say("vf-piece-installation", n=count, what=installations((kind,), count)))
    return found


def _levels(given: Resources) -> Text:
    """`Energy +1 and Materials +1`."""
    return listed([say("vf-level", resource=say(f"vf-resource-{one}", n=2), n=count) for one, count in given])
