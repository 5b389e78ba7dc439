"""Something has happened: triggers of cards go on the stack, and Crises hear of it (13.7, P60)."""

from __future__ import annotations

from engine.voidfall import happenings
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.hearing import hear
from engine.voidfall.in_force import rules_with_sources
from engine.voidfall.state import State
from engine.voidfall.tasks import May, Scope, Source
from engine.voidfall.vocabulary.technology_rules import Trigger
from engine.voidfall.vocabulary.triggers import Moment

MOMENTS: dict[type[happenings.Happening], tuple[Moment, ...]] = {
    happenings.PopulationIncreased: ("population_increased",),
    happenings.GuildEstablished: ("guild_established",),
    happenings.InstallationBuilt: ("installation_built",),
    happenings.ProducingCredits: ("before_credits_produced",),
    happenings.CorruptionRemoved: ("corruption_removed",),
    happenings.CorruptionPaid: ("corruption_taken_as_cost",),
}
"""Of what is always a moment of triggers."""


def happened(flow: Flow, what: happenings.Happening) -> None:
    """Called by a resolver after it has changed the state; before it pushes nothing more, since triggers come first."""
    st = flow.st
    for moment in moments_of(st, what):
        push_triggers(flow, what, moment)
    if st.coop is not None:
        hear(flow, what)


def moments_of(st: State, what: happenings.Happening) -> tuple[Moment, ...]:
    """At which moments of triggers this happens."""
    match what:
        case happenings.ResourceProduced(seat=seat, over=True) if st.span.overproduced.count(seat) == 1:
            return ("first_overproduction",)
        case happenings.SectorInvaded(corrupted=corrupted, voidborn=voidborn, fallen=fallen):
            besieged: tuple[Moment, ...] = ("corrupted_sector_invaded",) if corrupted else ()
            return (*besieged, "voidborn_or_fallen_sector_invaded") if voidborn or fallen else besieged
    return MOMENTS.get(type(what), ())


def push_triggers(flow: Flow, what: happenings.Happening, moment: Moment) -> None:
    """What the cards of the seat do at this moment, each once, if its owner likes (P15)."""
    st, seat = flow.st, what.seat
    for source, number, rule in rules_with_sources(st, seat):
        if not isinstance(rule, Trigger) or rule.moment != moment or not hears(source, what):
            continue
        limit = f"{seat}:{source.id}:{number}" if rule.per_turn is not None else ""
        if rule.per_turn is not None and st.span.used.count(limit) >= rule.per_turn:
            continue
        flow.stack.append(May(seat, source, rule.then, scope_of(what), limit))


def hears(source: Source, what: happenings.Happening) -> bool:
    """Whether a card takes notice: Corruption that lay on the card itself is none of its triggers."""
    return not (
        isinstance(what, happenings.CorruptionRemoved) and what.where == "stored" and source.kind == "technology"
    )


def scope_of(what: happenings.Happening) -> Scope:
    """The sector of which the effect of a trigger speaks."""
    match what:
        case happenings.PopulationIncreased(place=place):
            return Scope(same=place, grown=place)
        case happenings.GuildEstablished(place=place, guild=guild):
            return Scope(same=place, guild=guild)
        case happenings.InstallationBuilt(place=place):
            return Scope(same=place)
        case happenings.SectorInvaded(place=place, population=population, voidborn=voidborn):
            return Scope(same=place, combat=place, population=population, voidborn_removed=voidborn)
    return Scope()
