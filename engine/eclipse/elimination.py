"""Civilizations that leave the game: collapse, and giving up (P17.17)."""

from __future__ import annotations

from engine.core.text import say
from engine.core.undo_reasons import RESIGNED
from engine.eclipse import state
from engine.eclipse.actions.explore import discard
from engine.eclipse.combat.battle import break_off
from engine.eclipse.effects import Cubes, cubes_off, return_cubes, return_reputation
from engine.eclipse.map.geometry import fleet_of, owned
from engine.eclipse.names import SEATS
from engine.eclipse.scoring.score import points
from engine.eclipse.state import State


def collapse(st: State, *seats: int) -> None:
    """Civilizations collapse, in one upkeep phase all at once: what they have scored is kept, ambassadors of each other
    included, then everything of them leaves the map (P17.15.7, P17.17.1, P17.17.2)."""
    for seat in seats:
        st.players[seat].frozen_score = points(st, seat).public
    for seat in seats:
        st.record(say("ecl-log-collapses", side=SEATS[seat]), seat=seat)
        remove_pieces(st, seat)


def leave(st: State, seat: int) -> None:
    """A seat gives up, which is like a collapse (P17.17.3): it controls nothing any more when its score is counted. The
    game goes on with the next seat."""
    player = st.players[seat]
    break_off(st, seat)
    give_up_sectors(st, seat)
    player.frozen_score = points(st, seat).public
    player.out = True
    st.record(say("ecl-log-resigns", side=SEATS[seat]), seat=seat)
    if player.species:
        remove_pieces(st, seat)
    st.seal(RESIGNED)
    if st.phase == "draft":
        st.picks = [each for each in st.picks if each != seat]
        if st.picks:
            st.active = st.picks[-1]
        else:
            st.phase, st.active = "action", st.start_player
    if st.phase == "action":
        st.active = state.seat_after(st, seat) if st.active == seat else st.active
        amid_action = any(isinstance(task, state.EndTurnTask) for task in st.tasks)
        if not amid_action and all(st.players[each].passed for each in state.living(st)):
            state.begin_combat(st)


def remove_pieces(st: State, seat: int) -> None:
    """Discs, cubes and ships leave the map, relations end without a traitor, the traitor card goes to the supply
    (P17.17.2). Reputation tiles stay with their owner, so that they stay hidden."""
    player = st.players[seat]
    give_up_sectors(st, seat)
    for sector in st.sectors.values():
        fleet = fleet_of(sector, seat)
        if fleet is not None:
            sector.fleets.remove(fleet)
            st.touch([sector.place])
    for partner in list(player.partners):
        end_without_traitor(st, seat, partner)
    put_back(player, sum(player.graveyard.values()))
    player.graveyard = {}
    player.offers = []
    for other in st.players:
        other.offers = [offer for offer in other.offers if offer.partner != seat]
    if st.traitor == seat:
        st.traitor = None
    drop_tasks(st, seat)


def give_up_sectors(st: State, seat: int) -> None:
    """Discs and cubes leave the map."""
    player = st.players[seat]
    for sector in owned(st, seat):
        sector.owner = None
        st.touch([sector.place])
        player.discs += 1
        back = cubes_off(sector)
        put_back(player, sum(back.own) + back.gray + back.orbital)


def drop_tasks(st: State, seat: int) -> None:
    """What the seat had under way ends: sectors that it has turned up are discarded, a discovery tile leaves the game,
    drawn reputation tiles go back, cubes on their way are on its board."""
    for task in st.tasks:
        if task.seat == seat:
            match task:
                case state.ExploreTask():
                    discard(st, task, task.drawn)
                case state.DiscoveryTask() if task.tile:
                    st.used_discoveries.append(task.tile)
                case state.ReputationTask():
                    return_reputation(st, task.drawn)
                case state.CubesTask():
                    put_back(st.players[seat], task.own + task.gray + task.orbital + task.ambassador)
    st.tasks = [task for task in st.tasks if task.seat != seat]


def put_back(player: state.Player, count: int) -> None:
    """Cubes of a civilization that is gone lie on its board; nothing depends on the track any more."""
    player.cubes[0] += count


def end_without_traitor(st: State, seat: int, partner: int) -> None:
    """Ambassadors and cubes go home; the partner chooses a track for its cube later (P17.17.2)."""
    player, other = st.players[seat], st.players[partner]
    player.partners.remove(partner)
    other.partners.remove(seat)
    put_back(player, 1)
    task = return_cubes(other, partner, Cubes([0, 0, 0], ambassador=1))
    if task is not None:
        push_first(st, task)


def push_first(st: State, task: state.CubesTask) -> None:
    """A choice that waits until everything else that is under way is done."""
    st.tasks.insert(0, task)
