"""Why an answer is not possible that somebody may well try: actions that cannot be paid, cards that are not in hand,
actions of other cards."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Ask, Barred, Option
from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.names import action_name, agenda_name, focus_card_name
from engine.voidfall.questions import Question
from engine.voidfall.state import State, Turn
from engine.voidfall.turn.act import described_move
from engine.voidfall.turn.moves import Move, action_of, actions_allowed, card_of, unpayable_moves
from engine.voidfall.turn.selection import described_card, may_still_select
from engine.voidfall.vocabulary.words import focus_type_name, quoted


def barred(st: State, ask: Ask) -> Iterator[Barred]:
    """Cards of the discard; actions that are used or cannot be paid ("needs 2 Energy, you have 1"), and those of other
    cards; Agendas that do not go with the Focus card."""
    turn = st.turn
    if turn is None or turn.seat != ask.seat:
        return
    if ask.kind == Question.CARD:
        yield from barred_cards(st, turn)
        yield from actions_of_other_cards(st, turn)
    elif ask.kind == Question.MOVE:
        yield from barred_actions(st, turn)
        yield from actions_of_other_cards(st, turn)
        if may_still_select(turn):
            yield from barred_agendas(st, turn)
        elif st.players[turn.seat].trade and not turn.flipped:
            yield barred_move(st, turn, Move("flip"), say("vf-why-flip-late"))


def barred_cards(st: State, turn: Turn) -> Iterator[Barred]:
    """Focus cards that lie in the discard: played in this Cycle, or not in use yet."""
    for card in st.players[turn.seat].discard:
        since = parts().focus_cards[card].from_cycle
        why = say("vf-why-next-cycle", cycle=since) if since > st.cycle else say("vf-why-discarded")
        yield Barred(described_card(f"card:{card}", (card, "")), why)


def barred_actions(st: State, turn: Turn) -> Iterator[Barred]:
    """Actions of the card that are used up, and all that cannot be paid."""
    for move, why in unpayable_moves(st, turn):
        yield barred_move(st, turn, move, why)
    full = len(turn.actions) >= actions_allowed(st, turn)
    for number, action in enumerate(card_of(turn).actions, 1):
        if number in turn.actions:
            why = say("vf-why-used")
        elif full:
            why = say("vf-why-no-more-actions", n=len(turn.actions))
        else:
            continue
        move = Move("act", action.id, number, action.cost, action_of(turn, number).then)
        yield barred_move(st, turn, move, why)


def actions_of_other_cards(st: State, turn: Turn) -> Iterator[Barred]:
    """Actions of the player's other Focus cards: they come only with their card (3.2-a)."""
    player, known = st.players[turn.seat], parts().focus_cards
    own = {action.id for action in card_of(turn).actions} if turn.card else set()
    having: dict[str, list[str]] = {}
    for card in (*player.hand, *player.discard):
        for action in known[card].actions:
            if card != turn.card and action.id not in own:
                having.setdefault(action.id, []).append(card)
    for action_id, its_cards in having.items():
        names: list[Text] = [quoted(focus_card_name(card)) for card in its_cards]
        yield Barred(Option(f"act:{action_id}", action_name(action_id)), say("vf-why-other-card", cards=names))


def barred_move(st: State, turn: Turn, move: Move, why: Text) -> Barred:
    """A move that is not possible."""
    return Barred(described_move(st, turn, move.key, move), why)


def barred_agendas(st: State, turn: Turn) -> Iterator[Barred]:
    """Agendas in hand whose type does not go with the card."""
    known = parts()
    allowed = card_of(turn).agendas
    for agenda in st.players[turn.seat].agendas:
        kind = known.agendas[agenda].type
        if kind not in allowed:
            focuses = [quoted(focus_type_name(each)) for each in known.agenda_types[kind].focuses]
            why = say("vf-why-agenda-type", focuses=focuses)
            yield Barred(Option(f"agenda:{agenda}", say("vf-move-play", agenda=agenda_name(agenda))), why)
