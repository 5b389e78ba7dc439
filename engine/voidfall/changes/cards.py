"""Changes of Technologies and Agendas (P32, P33)."""

from __future__ import annotations

from engine.core.text import say
from engine.core.undo_reasons import DRAWN, TURNED_UP
from engine.voidfall.changes.stock import gain_influence
from engine.voidfall.components import parts
from engine.voidfall.constants import FIRST_COPY_INFLUENCE
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import AgendaGained, TechnologyGained
from engine.voidfall.map.spots import spots_to_gain
from engine.voidfall.mat import agenda_slots, improved_limit, reserved_technology, technology_limit
from engine.voidfall.names import SEATS, agenda_name, technology_name
from engine.voidfall.state import Slot, State
from engine.voidfall.tasks import Do, KeepAgenda, Source
from engine.voidfall.vocabulary.sectors import GainCorruption
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, AgendaType
from engine.voidfall.vocabulary.words import agenda_type_name


def basic_choices(st: State, seat: int) -> list[str]:
    """The Basic Technologies that a seat may gain from the display."""
    player = st.players[seat]
    if len(player.technologies) >= technology_limit(player):
        return []
    return [each for each in st.display if each not in player.technologies]


def improved_choices(st: State, seat: int) -> list[str]:
    """The Improved Technologies that a seat may gain: shown, or the one beside its mat."""
    technologies = st.players[seat].technologies
    owned = sum(1 for level in technologies.values() if level == "improved")
    if owned >= improved_limit(st, seat):
        return []
    shown = [] if st.blocked else st.improved
    reserved = reserved_technology(st.players[seat])
    return [each for each, level in technologies.items() if level == "basic" and (each in shown or each == reserved)]


def gain_basic(flow: Flow, technology: str) -> None:
    """Take a Basic Technology of the display: the copy that gives Influence first, then its immediate effect."""
    st = flow.st
    copies = st.display[technology]
    st.record(say("vf-log-technology", side=SEATS[flow.seat], technology=technology_name(technology)), seat=flow.seat)
    copies.count -= 1
    if copies.first:
        copies.first = False
        gain_influence(st, flow.seat, FIRST_COPY_INFLUENCE)
    if not copies.count:
        del st.display[technology]
    flow.player.technologies[technology] = "basic"
    flow.begin(Source("technology", technology), parts().technologies[technology].immediate)
    happened(flow, TechnologyGained(flow.seat, technology, "basic"))


def gain_improved(flow: Flow, technology: str) -> None:
    """Put an Improved Technology in the place of the Basic one, which leaves the game."""
    st, settings = flow.st, parts().settings
    if technology in st.improved:
        st.improved.remove(technology)
    flow.player.technologies[technology] = "improved"
    st.record(
        say("vf-log-improved-gained", side=SEATS[flow.seat], technology=technology_name(technology)), seat=flow.seat
    )
    gain_influence(st, flow.seat, settings.improved_tech_influence)
    slots = flow.player.slots
    slots += [Slot() for _ in range(agenda_slots(st, flow.seat) - len(slots))]
    if settings.improved_tech_gives_immediate:
        flow.begin(Source("technology", technology), parts().technologies[technology].immediate)
    happened(flow, TechnologyGained(flow.seat, technology, "improved"))


def offered_types(st: State, types: tuple[AgendaType, ...] = ()) -> list[AgendaType]:
    """The types of which an Agenda can be gained: face up or in the deck."""
    return [each for each in types or AGENDA_TYPES if st.offers.get(each) or st.decks.get(each)]


def take_offer(flow: Flow, type: AgendaType) -> None:
    """Take the face-up Agenda of a type into the hand; the next one of the deck is turned up."""
    st = flow.st
    flow.player.agendas.append(st.offers[type])
    st.record(say("vf-log-agenda-taken", side=SEATS[flow.seat], agenda=agenda_name(st.offers[type])), seat=flow.seat)
    deck = st.decks[type]
    st.offers[type] = deck.pop() if deck else ""
    if st.offers[type]:
        st.seal(TURNED_UP)
    push_offer_corruption(flow, type)
    happened(flow, AgendaGained(flow.seat))


def draw_agendas(flow: Flow, type: AgendaType, amount: int = 2) -> None:
    """Draw so many Agendas of a type, of which one is kept; the last one of a deck goes into the hand."""
    deck = flow.st.decks[type]
    drawn = [deck.pop() for _ in range(min(amount, len(deck)))]
    flow.st.seal(DRAWN)
    push_offer_corruption(flow, type)
    if len(drawn) == 1:
        keep_agenda(flow, drawn, drawn[0])
    else:
        flow.stack.append(KeepAgenda(flow.seat, type, drawn))


def keep_agenda(flow: Flow, drawn: list[str], kept: str) -> None:
    """Keep one of the Agendas drawn; the others go under the deck."""
    seat = flow.seat
    flow.player.agendas.append(kept)
    for agenda in drawn:
        if agenda != kept:
            discard_agenda(flow.st, agenda)
    flow.st.record(
        say("vf-log-agenda-drawn", side=SEATS[seat], type=agenda_type_name(parts().agendas[kept].type)),
        private=say("vf-log-agenda-kept", side=SEATS[seat], agenda=agenda_name(kept)),
        to=(seat,),
        seat=seat,
    )
    happened(flow, AgendaGained(seat))


def push_offer_corruption(flow: Flow, type: AgendaType) -> None:
    """The Corruption of an offer comes with its Agenda; without a legal place it stays (P32)."""
    st = flow.st
    if type in st.offer_corruption and spots_to_gain(st, flow.seat, "any", flow.scope):
        st.offer_corruption.remove(type)
        flow.stack.append(Do(flow.seat, GainCorruption(1, "any"), forced=True))


def discard_agenda(st: State, agenda: str) -> None:
    """Put an Agenda face down under its deck."""
    st.decks[parts().agendas[agenda].type].insert(0, agenda)
