"""Hidden information: what a seat sees, and what it must imagine (P71)."""

from __future__ import annotations

from typing import Any

from engine.core.chance import Chance
from engine.core.view import view_of
from engine.core.watch import Fingerprints, changed_for
from engine.voidfall.components import parts
from engine.voidfall.progress import of_agenda, of_event
from engine.voidfall.shown import battle_view, cooperation_view, invasion, player_view, sector_view, steps, turn_view
from engine.voidfall.state import Cooperation, Sector, State
from engine.voidfall.tasks import KeepAgenda, OrderEvents
from engine.voidfall.view import CopiesView, View


def lies_on(sector: Sector) -> tuple[Any, ...]:
    """What lies on a sector, for the watch of the map: no records, since fields may be added to these."""
    fleets = sorted([fleet for fleet in sector.fleets.items() if fleet[1]])
    pieces = sector.guilds, sector.installations, sector.bounty, sector.reclaim, sector.glory, sector.harbingers
    kinds = sector.kind, sector.population, sector.corrupted
    return (*kinds, sector.owner, fleets, sector.voidborn, sector.fallen, *pieces)


prints_of = Fingerprints(Sector, lies_on)


def public(st: State) -> View:
    """Build up what everybody may know, from nothing."""
    return view_of(
        View,
        st,
        seat=None,
        agendas=None,
        objectives={},
        drawn=None,
        peeked=None,
        players=tuple([player_view(st, seat, player) for seat, player in enumerate(st.players)]),
        sectors={place: sector_view(st, sector) for place, sector in st.sectors.items()},
        turn=None if st.turn is None else turn_view(st, st.turn),
        decks={kind: len(deck) for kind, deck in st.decks.items()},
        display={each: CopiesView(copies.count, copies.first) for each, copies in st.display.items()},
        later=tuple(sorted(st.later)),
        event_objectives=of_event(st),
        piles=tuple([len(pile) for pile in st.piles]),
        steps=steps(st),
        invasion=invasion(st),
        battle=None if st.battle is None else battle_view(st.battle, over=False),
        fought=tuple([battle_view(battle, over=True) for battle in st.fought]),
        coop=None if st.coop is None else cooperation_view(st, st.coop),
        recent=changed_for(st.watch, None, prints_of(st.sectors)),
        over=st.outcome is not None,
        winners=() if st.outcome is None else st.outcome.winners,
        beaten=st.outcome is not None and st.outcome.beaten,
    )


def private(st: State, seat: int) -> dict[str, Any]:
    """What a seat knows besides: its Agendas, those it has drawn, events that it looks at, and where the map has
    changed since its last turn."""
    drawn = [task.drawn for task in st.tasks if isinstance(task, KeepAgenda) and task.seat == seat]
    peeked = [task.events for task in st.tasks if isinstance(task, OrderEvents) and task.seat == seat]
    seen = [*st.players[seat].agendas, *(drawn[-1] if drawn else ())]
    return {
        "seat": seat,
        "agendas": tuple(st.players[seat].agendas),
        "objectives": {agenda: of_agenda(st, seat, agenda) for agenda in seen},
        "drawn": tuple(drawn[-1]) if drawn else None,
        "peeked": tuple(peeked[-1]) if peeked else None,
        "recent": changed_for(st.watch, seat, prints_of(st.sectors)),
    }


def imagine(st: State, seat: int, chance: Chance) -> None:
    """Deal anew what the seat cannot know: hands of others, decks and piles, and what others have drawn or look at."""
    st.chance = chance
    imagine_agendas(st, seat, chance)
    imagine_events(st, seat, chance)
    st.later = chance.shuffled(st.later)
    if st.coop is not None:
        imagine_crises(st.coop, chance)


def imagine_agendas(st: State, seat: int, chance: Chance) -> None:
    """Agendas in decks, in the hands of others, and those that others have drawn change places within their type, since
    everybody sees the backs of cards."""
    types = parts().agendas
    hands = [player.agendas for other, player in enumerate(st.players) if other != seat]
    hands += [task.drawn for task in st.tasks if isinstance(task, KeepAgenda) and task.seat != seat]
    for kind, deck in st.decks.items():
        held = [agenda for hand in hands for agenda in hand if types[agenda].type == kind]
        pool = chance.shuffled([*deck, *held])
        for hand in hands:
            hand[:] = [pool.pop() if types[agenda].type == kind else agenda for agenda in hand]
        deck[:] = pool


def imagine_events(st: State, seat: int, chance: Chance) -> None:
    """Events in their piles, and those that others look at, within their Cycle."""
    looked_at = [task for task in st.tasks if isinstance(task, OrderEvents) and task.seat != seat]
    for cycle, pile in enumerate(st.piles, start=1):
        tasks = [task for task in looked_at if task.events and parts().events[task.events[0]].cycle == cycle]
        pool = chance.shuffled([*pile, *(event for task in tasks for event in task.events)])
        for task in tasks:
            task.events = [pool.pop() for _ in task.events]
        pile[:] = pool


def imagine_crises(coop: Cooperation, chance: Chance) -> None:
    """Decks of Crises, Alerts and Heroic or Joint cards; War cards in the Alert deck may be any that are not out."""
    coop.decks = {level: chance.shuffled(deck) for level, deck in coop.decks.items()}
    coop.focus_deck = chance.shuffled(coop.focus_deck)
    known = parts().war_cards
    wars = chance.shuffled([*coop.wars, *(alert for alert in coop.alerts if alert in known)])
    coop.alerts = chance.shuffled([wars.pop() if alert in known else alert for alert in coop.alerts])
    coop.wars = sorted(wars)
