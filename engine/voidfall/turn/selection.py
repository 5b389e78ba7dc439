"""Selection: the Focus card; a Trade token and an Agenda may follow as long as nothing else was done (3.2-a, P12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.decision import Ask, Option, Options, Pairs, Rules, Step
from engine.core.text import Text, say
from engine.voidfall import coop_course as coop
from engine.voidfall.components import parts
from engine.voidfall.coop.focuses import exchange, exchanges
from engine.voidfall.costs.actions import lacking_actions
from engine.voidfall.costs.payable import lacking_in_short
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import AgendaPlayed
from engine.voidfall.names import SEATS, action_name, agenda_name, focus_card_name
from engine.voidfall.questions import Question, question_about
from engine.voidfall.records.cards import FocusCard
from engine.voidfall.state import State, Turn
from engine.voidfall.vocabulary.costs import cost_text

ASK_CARD = question_about(Question.CARD)
PAYABLE: Sequence[Text | None] = (None, None, None)
"""What the actions of a card lack that can all be paid."""
TURN = "turn"
"""The kind of question with which a turn begins."""


def select_card(st: State, turn: Turn) -> Rules[None]:
    """The Focus card of the turn."""
    held, offered = yield ask_card(st, turn.seat)
    if offered:
        turn.card, turn.given_up = offered, held
        exchange(st, turn.seat, held, offered)
    else:
        turn.card = held
        st.players[turn.seat].hand.remove(held)
        st.record(say("vf-log-card", side=SEATS[turn.seat], card=focus_card_name(held)), seat=turn.seat)


def ask_card(st: State, seat: int) -> Ask:
    """Which Focus card the seat plays. In its turn a card of which no action can be paid is chosen twice."""

    def described(key: str, choice: Choice) -> Option:
        acting = st.turn is not None and st.turn.seat == seat
        if not acting:
            return described_card(key, choice)
        lacks = lacking_actions(st, seat, parts().focus_cards[choice[1] or choice[0]])
        caution = say("vf-caution-unpayable") if all(lacks) else None
        return replace(described_card(key, choice, lacks), caution=caution)

    return ASK_CARD.ask(seat, Options(card_pairs(st, seat), described), habit=TURN)


def foreseen(st: State, seat: int) -> Ask | None:
    """What the seat would be asked if its turn began now; None where it has no card to play, or no turns now."""
    player = st.players[seat]
    return ask_card(st, seat) if st.phase == "focus" and player.hand and not player.out else None


Choice: TypeAlias = tuple[str, str]
"""A card of the hand, and the Heroic or Joint card for which it is discarded; empty: it is played itself."""


def card_pairs(st: State, seat: int) -> Pairs[Choice]:
    """The cards in hand, then those of the offer with what is discarded for them (P68)."""
    own = [(f"card:{card}", (card, "")) for card in st.players[seat].hand]
    return own + [(f"card:{offered}:{held}", (held, offered)) for held, offered in exchanges(st, seat)]


def described_card(key: str, choice: Choice, lacks: Sequence[Text | None] = PAYABLE) -> Option:
    """A card with the names and costs of its actions; `lacks`: by action, why it cannot be paid now."""
    held, offered = choice
    actions = actions_text(parts().focus_cards[offered or held], lacks)
    if not offered:
        return Option(key, focus_card_name(held), detail=actions)
    name = focus_card_name(offered)
    label = say("vf-card-in-place", card=name, held=focus_card_name(held))
    short = say("vf-card-discarding", held=focus_card_name(held))
    return Option(key, label, detail=actions, path=(Step(step_of(offered), name, detail=actions),), short=short)


def step_of(offered: str) -> str:
    """The key of the step to a Heroic or Joint card."""
    return f"offer:{offered}"


def actions_text(card: FocusCard, lacks: Sequence[Text | None]) -> Text:
    """`Engage (2 Energy) · Strategize (1 Credit and 1 Energy) · ✗ Prepare (3 Materials)`."""
    one, two, three = (
        say("vf-action-cost", name=action_name(each.id), cost=cost_text(each.cost))
        if why is None
        else say("vf-action-short", name=action_name(each.id), why=lacking_in_short(why))
        for each, why in zip(card.actions, lacks, strict=True)
    )
    return say("vf-three-actions", one=one, two=two, three=three)


def may_still_select(turn: Turn) -> bool:
    """Whether Selection is still going on: nothing else was done in this turn."""
    return not (turn.actions or turn.agenda_used or turn.technologies or turn.sectors)


def may_flip(st: State, turn: Turn) -> bool:
    """Whether a Trade token may be flipped."""
    return may_still_select(turn) and not turn.flipped and st.players[turn.seat].trade > 0


def playable_agendas(st: State, turn: Turn) -> list[str]:
    """The Agendas in hand that may be played with the Focus card (P14)."""
    if turn.agenda or not may_still_select(turn):
        return []
    kinds, known = parts().focus_cards[turn.card].agendas, parts().agendas
    return [agenda for agenda in st.players[turn.seat].agendas if known[agenda].type in kinds]


def flip(st: State, turn: Turn) -> None:
    """A Trade token is flipped: all three actions may be used. A token that lies on no Agenda goes first."""
    player = st.players[turn.seat]
    turn.flipped = True
    player.trade -= 1
    player.covered = min(player.covered, player.trade)
    st.record(say("vf-log-flips", side=SEATS[turn.seat]), seat=turn.seat)


def play_agenda(st: State, turn: Turn, agenda: str) -> None:
    """An Agenda is played with the Focus card, which may solve a Crisis."""
    turn.agenda = agenda
    st.players[turn.seat].agendas.remove(agenda)
    st.record(say("vf-log-plays-agenda", side=SEATS[turn.seat], agenda=agenda_name(agenda)), seat=turn.seat)
    happened(Flow(st, turn.seat, st.tasks), AgendaPlayed(turn.seat))
    coop.after_unit(st)
