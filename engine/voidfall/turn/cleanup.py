"""Clean-up at the end of a turn (3.2-c, P46 to P48). Only real decisions are asked, each with a default."""

from __future__ import annotations

from engine.core.decision import Option, Pairs, Rules
from engine.core.kit import without_questions
from engine.core.text import say
from engine.voidfall.changes.cards import discard_agenda
from engine.voidfall.changes.fleets import recall
from engine.voidfall.changes.tokens import discard_glory, put_on_ladder, return_trade
from engine.voidfall.components import parts
from engine.voidfall.constants import FLEETS_KEPT, GLORY_KEPT
from engine.voidfall.coop.focuses import is_shared
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import AgendaKept
from engine.voidfall.map.fleets import fleets_needed
from engine.voidfall.map.sectors import controlled_sectors
from engine.voidfall.mat import agendas_in_play, trade_storage
from engine.voidfall.names import SEATS, agenda_name, place_name
from engine.voidfall.questions import Question, question_about
from engine.voidfall.state import Player, State, Turn
from engine.voidfall.steps import turn as steps
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.terms import FLEETS, Fleet
from engine.voidfall.vocabulary.words import fleet_name

DISCARD = "discard"


def clean_up(st: State) -> Rules[None]:
    """The unit: Fleets, Glory, then the Agenda played."""
    assert st.turn is not None
    flow = Flow(st, st.turn.seat, st.tasks)
    yield from reduce_fleets(flow)
    yield from reduce_glory(flow)
    if st.turn.agenda:
        yield from keep_agenda(flow, st.turn)
    st.step = steps.TRADE


# -- Fleets and Glory ------------------------------------------------------------------------------------------------


def reduce_fleets(flow: Flow) -> Rules[None]:
    """Cubes are recalled from sectors with more than two Fleets until two remain (P46)."""
    for place in controlled_sectors(flow.st, flow.seat):
        sector = flow.st.sectors[place]
        while fleets_needed(flow.st, flow.seat, sector) > FLEETS_KEPT:
            fleet = yield from fleet_to_recall(flow, place)
            recall(flow, place, fleet)


def fleet_to_recall(flow: Flow, place: Place) -> Rules[Fleet]:
    """Of which type a cube is recalled; without an answer of the first, Corvettes before others."""
    fleets = flow.st.sectors[place].fleets
    pairs: Pairs[Fleet] = [(f"cube:{fleet}:{place}", fleet) for fleet in FLEETS if fleets.get(fleet)]
    about = question_about(Question.TOO_MANY_FLEETS, place=place_name(place))

    def described(key: str, fleet: Fleet) -> Option:
        return Option(key, fleet_name(fleet), at=place)

    chosen = yield from choose(flow, about, pairs, described, forced=True, default=pairs[0][0])
    return pairs[0][1] if chosen is None else chosen


def reduce_glory(flow: Flow) -> Rules[None]:
    """Glory tokens are discarded down to four, without an answer the lowest ones (P46)."""
    glory = flow.player.glory
    while len(glory) > GLORY_KEPT:
        pairs: Pairs[int] = [(f"glory:{value}", value) for value in sorted(set(glory))]
        about = question_about(Question.TOO_MUCH_GLORY, n=len(glory) - GLORY_KEPT)
        chosen = yield from choose(flow, about, pairs, described_glory, forced=True, default=pairs[0][0])
        value = pairs[0][1] if chosen is None else chosen
        discard_glory(flow.st, flow.seat, value)
        flow.st.record(say("vf-log-discards-glory", side=SEATS[flow.seat], n=value), seat=flow.seat)


def described_glory(key: str, value: int) -> Option:
    """A Glory token."""
    return Option(key, say("vf-glory-of", n=value))


# -- the Agenda ------------------------------------------------------------------------------------------------------


def keep_agenda(flow: Flow, turn: Turn) -> Rules[None]:
    """The Agenda played goes into a slot, in the place of another one if it must, or under its deck (P47)."""
    agenda = turn.agenda
    player, pairs = flow.player, slots_for(flow.player, agenda)
    about = question_about(Question.AGENDA_SLOT, agenda=agenda_name(agenda))

    def described(key: str, slot: int) -> Option:
        return described_slot(player, key, slot)

    chosen = yield from choose(flow, about, pairs, described, forced=True, default=usual_slot(player, pairs))
    turn.agenda = ""
    if chosen is None or chosen < 0:
        discard_agenda(flow.st, agenda)
        flow.st.record(say("vf-log-agenda-not-kept", side=SEATS[flow.seat], agenda=agenda_name(agenda)), seat=flow.seat)
        return
    slot = player.slots[chosen]
    if slot.agenda:
        discard_agenda(flow.st, slot.agenda)
    slot.agenda = agenda
    flow.st.record(
        say("vf-log-agenda-in-slot", side=SEATS[flow.seat], agenda=agenda_name(agenda), n=chosen + 1), seat=flow.seat
    )
    happened(flow, AgendaKept(flow.seat))


def slots_for(player: Player, agenda: str) -> Pairs[int]:
    """The slots that it may take, from 0: that of the Agenda of its type, if there is one; else any. -1: none."""
    known = parts().agendas
    kind = known[agenda].type
    same = [number for number, slot in enumerate(player.slots) if slot.agenda and known[slot.agenda].type == kind]
    numbers = same or range(len(player.slots))
    return [*((f"slot:{number + 1}", number) for number in numbers), (DISCARD, -1)]


def usual_slot(player: Player, pairs: Pairs[int]) -> str:
    """Without an answer: a free slot, a Pure one first; if none is free the Agenda is discarded."""
    free = [
        (player.slots[number].corrupted, key)
        for key, number in pairs
        if number >= 0 and not player.slots[number].agenda
    ]
    return min(free)[1] if free else DISCARD


def described_slot(player: Player, key: str, number: int) -> Option:
    """A slot with what lies there."""
    if number < 0:
        return Option(key, say("vf-agenda-discard"))
    slot = player.slots[number]
    label = (
        say("vf-slot-replace", n=number + 1, agenda=agenda_name(slot.agenda))
        if slot.agenda
        else say("vf-slot-free", n=number + 1)
    )
    return Option(key, label, detail=say("vf-slot-corrupted") if slot.corrupted else None)


# -- Trade tokens and the Focus card ---------------------------------------------------------------------------------


@without_questions
def tidy_trade_tokens(st: State) -> None:
    """The unit: the flipped token returns, the others are laid on Agendas as far as there are any, then surplus returns
    one by one; what a return gives comes before the next one (P48)."""
    assert st.turn is not None
    flow = Flow(st, st.turn.seat, st.tasks)
    if st.turn.flipped:
        st.turn.flipped = False
        put_on_ladder(flow)
        return
    player = flow.player
    player.covered = min(player.trade, agendas_in_play(player))
    if player.trade - player.covered > trade_storage(st, flow.seat):
        return_trade(flow)
        st.record(say("vf-log-trade-returns", side=SEATS[flow.seat]), seat=flow.seat)
        return
    st.step = steps.CARD


@without_questions
def put_card_away(st: State) -> None:
    """The unit: the Focus card goes to the own discard until the end of the Cycle; a Heroic or Joint card leaves the
    game (3.2-c5)."""
    assert st.turn is not None
    if not is_shared(st.turn.card):
        st.players[st.turn.seat].discard.append(st.turn.card)
    st.turn.card = ""
    st.step = steps.ADVANCE
