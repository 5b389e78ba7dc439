"""A seat resigns while the others go on: its sectors fall to the Voidborn, what it was doing is broken off."""

from __future__ import annotations

from engine.core.text import say
from engine.core.undo_reasons import RESIGNED
from engine.voidfall import coop_course as coop
from engine.voidfall.changes.cards import discard_agenda
from engine.voidfall.changes.fleets import takeover
from engine.voidfall.components import parts
from engine.voidfall.map.sectors import controlled_sectors
from engine.voidfall.names import SEATS
from engine.voidfall.setup.houses import end_of_houses, open_houses, take_house, take_origin
from engine.voidfall.state import State
from engine.voidfall.steps import turn as steps
from engine.voidfall.tasks import HarbingerToBoard, KeepAgenda, OrderEvents


def leave(st: State, seat: int) -> None:
    """The seat is out. A game that has not begun yet deals it what it had not chosen, so that the map is complete."""
    st.players[seat].out = True
    st.record(say("vf-log-resigns", side=SEATS[seat]), seat=seat)
    st.seal(RESIGNED)
    choose_for(st, seat)
    break_off(st, seat)
    put_down_cards(st, seat)
    give_up_sectors(st, seat)
    st.picks = [each for each in st.picks if each != seat]
    st.delayed = [each for each in st.delayed if each != seat]
    coop.leave(st, seat)


def choose_for(st: State, seat: int) -> None:
    """A house and an origin for a seat that leaves before it has chosen."""
    player = st.players[seat]
    if not player.house:
        take_house(st, seat, open_houses(st)[0][1])
        if st.picks == [seat]:
            end_of_houses(st)
    if not player.origin:
        take_origin(st, seat, parts().houses[player.house].origins[0])
        if st.phase == "origins" and st.picks == [seat]:
            st.phase, st.picks = "start", st.order[::-1]


def break_off(st: State, seat: int) -> None:
    """What the seat was doing, and what waited for it, is over. An invasion of its sector goes on against the Voidborn
    who take it."""
    for task in st.tasks:
        if task.seat == seat and isinstance(task, KeepAgenda):
            for agenda in task.drawn:
                discard_agenda(st, agenda)
        if task.seat == seat and isinstance(task, OrderEvents):
            st.piles[st.cycle] += task.events
        if task.seat == seat and isinstance(task, HarbingerToBoard) and st.coop is not None:
            st.coop.harbingers += 1
    if fights(st, seat):
        st.battle = None
    st.tasks = [task for task in st.tasks if task.seat != seat]
    st.gifts = [gift for gift in st.gifts if gift.seat != seat]


def fights(st: State, seat: int) -> bool:
    """Whether a combat is going on in which the seat takes part: its resignation breaks it off."""
    return st.battle is not None and seat in (st.battle.invader, st.battle.defender)


def put_down_cards(st: State, seat: int) -> None:
    """The cards of its turn go where they belong; the turn is over."""
    turn, player = st.turn, st.players[seat]
    if turn is None or turn.seat != seat:
        return
    if turn.agenda:
        discard_agenda(st, turn.agenda)
    if turn.flipped:
        player.trade += 1
    turn.agenda, turn.flipped = "", False
    st.step = steps.NEXT


def give_up_sectors(st: State, seat: int) -> None:
    """Its sectors outside Home are taken over by the Voidborn (4.1); nothing is left at Home but the Home."""
    for place in controlled_sectors(st, seat):
        sector = st.sectors[place]
        if sector.home is None:
            takeover(st, place)
        sector.fleets, sector.owner = {}, None
