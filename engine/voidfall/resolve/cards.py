"""Agendas, Technologies, Focus cards and events (P17, P32, P33, section 4)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from engine.core.decision import Option, Options, Rules
from engine.core.text import Text, say
from engine.core.undo_reasons import DRAWN
from engine.voidfall.card_text.cards import action as action_text
from engine.voidfall.card_text.cards import agenda_action
from engine.voidfall.card_text.cards import technology as technology_text
from engine.voidfall.changes.cards import (
    basic_choices,
    draw_agendas,
    gain_basic,
    gain_improved,
    improved_choices,
    keep_agenda,
    offered_types,
    take_offer,
)
from engine.voidfall.components import parts
from engine.voidfall.constants import CYCLES, FIRST_COPY_INFLUENCE
from engine.voidfall.costs.actions import action_cost, begin_action
from engine.voidfall.costs.payable import affords
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow, at_once
from engine.voidfall.mat import preferred_types, pure_agendas
from engine.voidfall.names import SEATS, agenda_name, event_name, focus_card_name, technology_name
from engine.voidfall.questions import Question, question_about
from engine.voidfall.records.cards import CardAction, FocusCard
from engine.voidfall.resolve.registry import always, resolver, under_way
from engine.voidfall.state import State
from engine.voidfall.tasks import KeepAgenda, OrderEvents, Source, Task
from engine.voidfall.vocabulary import cards as of
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, AgendaType, Level
from engine.voidfall.vocabulary.words import agenda_type_name, alternatives, focus_type_name, quoted

Way: TypeAlias = Literal["offer", "deck"]
Offer: TypeAlias = tuple[AgendaType, Way]
PreferredOption: TypeAlias = tuple[FocusCard, CardAction]

# -- Agendas ---------------------------------------------------------------------------------------------------------


@resolver(of.GainAgenda, when=lambda st, seat, effect, scope: bool(offer_pairs(st, effect)), gain=True)
def resolve_gain_agenda(flow: Flow, effect: of.GainAgenda) -> Rules[None]:
    """The face-up Agenda of a type, or two of its deck to choose from (P32)."""
    pairs = offer_pairs(flow.st, effect)
    chosen = yield from choose(
        flow,
        question_about(Question.AGENDA),
        pairs,
        lambda key, offer: offer_option(flow.st, key, *offer, top_card=effect.top_card),
    )
    if chosen is None:
        return
    kind, way = chosen
    if way == "offer":
        take_offer(flow, kind)
    else:
        draw_agendas(flow, kind, 1 if effect.top_card else 2)


def offer_pairs(st: State, effect: of.GainAgenda) -> list[tuple[str, Offer]]:
    """What can be gained: `agenda:S3` face up, `draw:support` of the deck."""
    pairs: list[tuple[str, Offer]] = []
    for kind in offered_types(st, effect.types):
        if st.offers.get(kind) and not effect.top_card:
            pairs.append((f"agenda:{st.offers[kind]}", (kind, "offer")))
        if st.decks.get(kind):
            pairs.append((f"draw:{kind}", (kind, "deck")))
    return pairs


def offer_option(st: State, key: str, kind: AgendaType, way: Way, *, top_card: bool) -> Option:
    """An Agenda face up, or those of a deck."""
    caution = say("vf-caution-offer") if kind in st.offer_corruption else None
    if way == "deck":
        message = "vf-draw-agenda-top" if top_card else "vf-draw-agenda"
        return Option(key, say(message, type=agenda_type_name(kind)), caution=caution)
    return replace(new_agenda(key, st.offers[kind]), caution=caution)


@under_way(KeepAgenda)
def choose_drawn(st: State, stack: list[Task], task: KeepAgenda) -> Rules[None]:
    """Which of the Agendas drawn is kept. Only their owner sees them (P71)."""
    flow = Flow(st, task.seat, stack)
    pairs = [(f"agenda:{agenda}", agenda) for agenda in task.drawn]
    kept = yield from choose(flow, question_about(Question.KEEP_AGENDA), pairs, new_agenda, forced=True)
    stack.pop()
    keep_agenda(flow, task.drawn, kept or task.drawn[0])


def agenda_option(key: str, agenda: str) -> Option:
    """An Agenda with its objectives."""
    return Option(key, agenda_name(agenda), detail=objectives(agenda))


def new_agenda(key: str, agenda: str) -> Option:
    """An Agenda that may be gained: what it goes with and does when it is played, and its objectives."""
    kind = parts().agenda_types[parts().agendas[agenda].type]
    focuses = alternatives([quoted(focus_type_name(each)) for each in kind.focuses])
    told = say(
        "vf-agenda-told",
        type=agenda_type_name(kind.id),
        focuses=focuses,
        action=agenda_action(kind),
        objectives=objectives(agenda),
    )
    return Option(key, agenda_name(agenda), detail=told)


def objectives(agenda: str) -> Text:
    """Both objectives of an Agenda in words."""
    first, second = parts().agendas[agenda].objectives
    return say("vf-objectives", first=first.text(), second=second.text())


@resolver(of.EvaluateAgenda, when=lambda st, seat, effect, scope: bool(pure_agendas(st.players[seat])))
def resolve_evaluate_agenda(flow: Flow, effect: of.EvaluateAgenda) -> Rules[None]:
    """A Pure Agenda in play, which is scored again later (section 4)."""
    pairs = [(f"agenda:{agenda}", agenda) for agenda in pure_agendas(flow.player)]
    agenda = yield from choose(flow, question_about(Question.EVALUATE), pairs, agenda_option)
    if agenda is None:
        return
    flow.then_rest(effect, effect.amount)
    score_agenda(flow, agenda)


def score_agenda(flow: Flow, agenda: str) -> None:
    """The objectives of an Agenda are resolved next (3.3-4)."""
    flow.begin(Source("agenda_objective", agenda), *parts().agendas[agenda].objectives)


@resolver(of.CorruptOffer, when=always)
def resolve_corrupt_offer(flow: Flow, effect: of.CorruptOffer) -> Rules[None]:
    """A Corruption on offers; ignored where one lies (1.3-5)."""
    st = flow.st
    free = [kind for kind in AGENDA_TYPES if kind not in st.offer_corruption]
    if effect.offer == "chosen":
        pairs = [(f"offer:{kind}", kind) for kind in free]
        kind = yield from choose(
            flow, question_about(Question.CORRUPT_OFFER), pairs, lambda key, kind: Option(key, agenda_type_name(kind))
        )
        corrupted = [] if kind is None else [kind]
    else:
        corrupted = [kind for kind in free if effect.offer in ("all", kind)]
    for kind in corrupted:
        st.offer_corruption.append(kind)
        st.record(say("vf-log-offer-corrupted", type=agenda_type_name(kind)))


# -- Technologies ----------------------------------------------------------------------------------------------------


@resolver(of.GainTechnology, when=lambda st, seat, effect, scope: bool(technology_pairs(st, seat, effect)), gain=True)
def resolve_gain_technology(flow: Flow, effect: of.GainTechnology) -> Rules[None]:
    """A Technology of the display, or an Improved one in place of the Basic one (P33)."""
    pairs = technology_pairs(flow.st, flow.seat, effect)
    chosen = yield from choose(
        flow, question_about(Question.TECHNOLOGY), pairs, lambda key, gained: technology_option(flow.st, key, *gained)
    )
    if chosen is None:
        return
    technology, level = chosen
    if level == "basic":
        gain_basic(flow, technology)
    else:
        gain_improved(flow, technology)


def technology_pairs(st: State, seat: int, effect: of.GainTechnology) -> list[tuple[str, tuple[str, Level]]]:
    """What can be gained: `tech:shields`, `improve:shields`."""
    pairs: list[tuple[str, tuple[str, Level]]] = []
    if effect.level != "improved":
        pairs += [(f"tech:{each}", (each, "basic")) for each in basic_choices(st, seat)]
    if effect.level != "basic":
        pairs += [(f"improve:{each}", (each, "improved")) for each in improved_choices(st, seat)]
    return pairs


def technology_option(st: State, key: str, technology: str, level: Level) -> Option:
    """A Technology with what it gives at once."""
    name, detail = technology_name(technology), technology_text(parts().technologies[technology], level)
    if level == "improved":
        gained = parts().settings.improved_tech_influence
        return Option(key, say("vf-gain-improved", technology=name, n=gained), detail=detail)
    influence = FIRST_COPY_INFLUENCE if st.display[technology].first else 0
    immediate = parts().technologies[technology].immediate.text()
    return Option(key, say("vf-gain-basic", technology=name, n=influence, then=immediate), detail=detail)


# -- Focus cards and events ------------------------------------------------------------------------------------------


@resolver(of.PreferredAction, when=lambda st, seat, effect, scope: bool(preferred_actions(st, seat)))
def resolve_preferred_action(flow: Flow, effect: of.PreferredAction) -> Rules[None]:
    """An action of a preferred card in hand or discard, at its cost, as a part of this unit; the card stays (P17)."""
    pairs = preferred_actions(flow.st, flow.seat)

    def described(key: str, chosen: PreferredOption) -> Option:
        card, action = chosen
        text = action_text(replace(action, cost=action_cost(flow.st, flow.seat, card, action)))
        return Option(key, say("vf-preferred-option", card=focus_card_name(card.id), action=text))

    chosen = yield from choose(flow, question_about(Question.PREFERRED_ACTION), pairs, described)
    if chosen is None:
        return
    flow.then_rest(effect, effect.amount)
    yield from begin_action(flow, *chosen)


def preferred_actions(st: State, seat: int) -> list[tuple[str, PreferredOption]]:
    """The actions that can be paid: `action:{card}/{action}`."""
    player, known = st.players[seat], parts().focus_cards
    preferred = preferred_types(player)
    playing = st.turn.card if st.turn is not None and st.turn.seat == seat else ""
    cards = [known[card] for card in (*player.hand, *player.discard) if card != playing]
    return [
        (f"action:{card.id}/{action.id}", (card, action))
        for card in cards
        if card.type in preferred
        for action in card.actions
        if affords(st, seat, action_cost(st, seat, card, action))
    ]


@resolver(of.DiscardFocus, when=always)
@at_once
def resolve_discard_focus(flow: Flow, effect: of.DiscardFocus) -> None:
    """Cards of these types, those of the house included, until the end of the Cycle (P57)."""
    player, known = flow.player, parts().focus_cards
    gone = [card for card in player.hand if known[card].type in effect.types]
    player.hand = [card for card in player.hand if card not in gone]
    player.discard += gone


@resolver(of.PeekEvents, when=lambda st, seat, effect, scope: st.cycle < CYCLES and bool(st.piles[st.cycle]))
@at_once
def resolve_peek_events(flow: Flow, effect: of.PeekEvents) -> None:
    """Events of the next Cycle are looked at, those that are there; not in Cycle 3."""
    st = flow.st
    if st.cycle >= CYCLES:
        return
    pile = st.piles[st.cycle]
    seen = [pile.pop() for _ in range(min(effect.amount, len(pile)))]
    if seen:
        st.seal(DRAWN)
        st.record(say("vf-log-peek", side=SEATS[flow.seat], n=len(seen)), seat=flow.seat)
        flow.stack.append(OrderEvents(flow.seat, seen))


@under_way(OrderEvents)
def order_events(st: State, stack: list[Task], task: OrderEvents) -> Rules[None]:
    """Which of the events looked at goes on top; the others go to the bottom. Only the seat sees them (P71)."""
    pile = st.piles[st.cycle]
    pairs = [(f"top:{event}", event) for event in task.events]
    # Also with a single event, which nothing else would show.
    top = yield question_about(Question.EVENT_ON_TOP).ask(task.seat, Options(pairs, _event))
    stack.pop()
    for event in task.events:
        if event != top:
            pile.insert(0, event)
    pile.append(top)


def _event(key: str, event: str) -> Option:
    return Option(key, event_name(event))
