"""Actions of Focus cards on two positions: one that has a little of everything, one that can pay nothing.

`prosperous(house)`: A has 2a (Population 2, Farmers), 2b (2, Engineers and Miners) and 1b (3, Bankers and Scientists, a
Shipyard), two Corvettes each; four active cubes; Agendas D1, M1, S1 and W1 face up; the Basic Robotics in the display;
a Trade token on each space of the ladder. `poor(house)`: nothing in stock, no cube, Corruption wherever it may lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.voidfall.components import parts
from engine.voidfall.costs.actions import action_cost, begin_action
from engine.voidfall.costs.payable import what_is_lacking
from engine.voidfall.flow.flow import Flow
from engine.voidfall.map.sectors import controlled_sectors
from engine.voidfall.records.cards import CardAction, FocusCard
from engine.voidfall.run import resolve_next
from engine.voidfall.state import Copies, Slot, State
from engine.voidfall.tasks import Do
from engine.voidfall.vocabulary.effects import Invade
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, TRACKS
from locales import translate
from tests.voidfall.positions import A, drive, give, position, put

Changes = dict[str, int]


def prosperous(house: str = "valnis") -> State:
    """A little of everything."""
    st = position(house, "belitan" if house != "belitan" else "valnis")
    put(st, "2a", guilds="f")
    put(st, "2b", guilds="em")
    put(st, "1b", owner=A, fleets={"corvette": 2}, guilds="bs", installations="shipyard")
    give(st, A, inactive=4)
    for kind in AGENDA_TYPES:
        of_type = [each.id for each in parts().agendas.values() if each.type == kind]
        st.offers[kind], st.decks[kind] = of_type[0], of_type[:0:-1]
    st.display = {"robotics": Copies(2, first=True)}
    st.piles = [["1A"], ["2A", "2B", "2C"], ["3A"]]
    return st


def poor(house: str = "valnis") -> State:
    """Nothing to pay with."""
    st = position(house, "belitan" if house != "belitan" else "valnis")
    player = give(st, A, active=0, inactive=14, glory=[], track_corruption=[True] * 3)
    player.slots = [Slot(corrupted=True) for _ in range(3)]
    for place in controlled_sectors(st, A):
        put(st, place, fleets={}, owner=None)
    put(st, "2a", corrupted=True)
    return st


def names_of(kind: str) -> list[str]:
    """The actions of all cards of a set, as `card/action`."""
    cards = [card for card in parts().focus_cards.values() if card.set == kind]
    return [f"{card.id}/{action.id}" for card in cards for action in card.actions]


def action_of(name: str) -> tuple[FocusCard, CardAction]:
    """An action by `card/action`."""
    card_id, _, action_id = name.partition("/")
    card = parts().focus_cards[card_id]
    return card, next(each for each in card.actions if each.id == action_id)


def why_not(st: State, name: str) -> str:
    """Why A cannot pay for an action, in English; empty: it can."""
    text = what_is_lacking(st, A, action_cost(st, A, *action_of(name)))
    return "" if text is None else translate(text, "en")


def act(st: State, name: str, *answers: str, rolls: Sequence[Sequence[Any]] = (), times: int = 1) -> Changes:
    """Play an action with these answers. What has changed of A and its sectors, without what stays the same; with
    `invade` or `invade corrupted` if an invasion is next, which is not played."""
    before = snapshot(st)
    left, dice = list(answers), list(rolls)
    drive(begin_action(Flow(st, A, st.tasks), *action_of(name), times), left, [], dice)
    while st.tasks and next_invasion(st) is None:
        drive(resolve_next(st, st.tasks), left, [], dice)
    invasion = next_invasion(st)
    assert not left, f"answers that nobody asked for: {left}"
    found = changes_of(before, st)
    return found if invasion is None else {**found, f"invade {invasion.target}": 1}


def changes_of(before: Changes, st: State) -> Changes:
    """What is different now, without what stays the same."""
    after = snapshot(st)
    changed = {key: after.get(key, 0) - before.get(key, 0) for key in {**before, **after}}
    return {key: change for key, change in changed.items() if change}


def next_invasion(st: State) -> Invade | None:
    """The invasion that is next on the stack."""
    task = st.tasks[-1] if st.tasks else None
    return task.effect if isinstance(task, Do) and isinstance(task.effect, Invade) else None


def snapshot(st: State) -> Changes:
    """What belongs to A, in numbers."""
    player = st.players[A]
    found: Changes = {str(resource): count for resource, count in player.stock.items()}
    found |= {name: getattr(player, name) for name in ("active", "inactive", "influence", "trade", "stored")}
    found |= {name: len(getattr(player, name)) for name in ("agendas", "bounties", "reclaims", "technologies")}
    found["glory"] = sum(player.glory)
    found["in play"] = sum(1 for slot in player.slots if slot.agenda)
    found |= dict(zip(TRACKS, player.tracks, strict=True))
    found |= {f"dark {track}": int(dark) for track, dark in zip(TRACKS, player.track_corruption, strict=True)}
    found |= {f"dark slot {number}": int(slot.corrupted) for number, slot in enumerate(player.slots, 1)}
    for place, sector in st.sectors.items():
        found |= {f"{place} {fleet}": cubes for fleet, cubes in sector.fleets.items()}
        found[f"{place} population"] = sector.population or 0
        found[f"{place} dark"] = int(sector.corrupted)
        for piece in (*sector.guilds, *sector.installations):
            found[f"{place} {piece}"] = found.get(f"{place} {piece}", 0) + 1
    return found
