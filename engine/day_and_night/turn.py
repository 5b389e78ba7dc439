"""The turn: Awaken, Cast, Travel, Rest (R-TURN-1), and how the game ends."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.core.decision import Ask, Option, Options, Pairs, Rules
from engine.core.kit import without_questions
from engine.core.text import Text, say
from engine.core.undo_reasons import TURN_OVER
from engine.day_and_night import effects
from engine.day_and_night.cards import DAY, NIGHT
from engine.day_and_night.options import ACTIONS, CASTS, Action, end_option, step_option, walk_pairs
from engine.day_and_night.questions import Question
from engine.day_and_night.spells import describe_cast, options_cards, resolve_cast, steal_passion
from engine.day_and_night.state import HAND_LIMIT, State, castable_cards, is_shut_out, steps
from engine.day_and_night.temples import look_for_temples, settle_temples


def next_unit(st: State) -> Rules[None]:
    """The next unit. Temples are checked after every spell and every Awaken (R-TEMPLE-5). Only the first Awaken of a
    game is a unit."""
    return settle_temples(st) if st.temples_due else UNITS[st.phase](st)


def awaken(st: State) -> None:
    """R-TURN-2: hours; then Day removes stones and tiles without any left are locked, or Night's crystals age; then
    temples."""
    effects.begin_turn(st)
    if st.active == DAY:
        for tile in effects.remove_one_stone_each(st):
            effects.lock_tile(st, tile)
    else:
        effects.age_crystals(st)
    st.phase = "act"
    look_for_temples(st)


def act(st: State) -> Rules[None]:
    """One action of the Cast or Travel phase: a spell, a step, or the end of the turn. Every phase may be passed."""
    what: Action = yield ask_action(st)
    match what:
        case str(card):
            yield from resolve_cast(st, card)
            if st.temples_due:
                look_for_temples(st)
        case int(tile):
            effects.travel_to(st, tile)
            effects.draw_cards(st, st.active, 1)
        case None:
            st.phase = "rest"


def ask_action(st: State) -> Ask:
    """What the active side does next."""
    return Ask(st.active, action_question(st.hours), options_act(st), habit=Question.TURN, kind=Question.TURN)


def options_act(st: State) -> Options[Action]:
    """Each different card that can be cast now, each tile that can be travelled to, the end of the turn."""

    def pairs() -> Pairs[Action]:
        return [*[CASTS[card] for card in castable_cards(st)], *walk_pairs(steps(st))]

    def describe(key: str, what: Action) -> Option:
        match what:
            case str(card):
                return describe_cast(st, card)
            case int(tile):
                draws = bool(st.decks[st.active] or st.discards[st.active])
                return step_option(tile, draws=draws, ends_casting=not (st.travelled or st.options.cast_after_travel))
            case None:
                return end_option(len(st.hands[st.active]) - HAND_LIMIT)

    return Options(pairs, describe, ACTIONS.__getitem__)


@cache
def action_question(hours: int) -> Text:
    """The question for the next action, with the hours left."""
    return say("dn-ask-action", hours=hours)


def end_with_rest(st: State) -> Rules[None]:
    """R-REST-1: the player discards until five cards are left; then the turn passes on."""
    seat = st.active
    excess = len(st.hands[seat]) - HAND_LIMIT
    if excess > 0:
        about = say("dn-ask-discard", count=excess)
        options = options_cards(st, "discard", st.hands[seat])
        cards = yield Ask(seat, about, options, least=excess, most=excess, kind=Question.DISCARD)
        effects.discard_cards(st, seat, [cards] if isinstance(cards, str) else cards)
    st.seal(TURN_OVER)
    st.last = st.now
    judge_shut_out(st)
    if st.outcome is None:
        pass_turn(st)


UNITS: dict[str, Callable[[State], Rules[None]]] = {
    "awaken": without_questions(awaken),
    "act": act,
    "steal": steal_passion,
    "rest": end_with_rest,
}


def pass_turn(st: State) -> None:
    """The other side awakens, unless the turn limit is reached (R-END-3)."""
    if st.active == NIGHT and is_last_turn(st):
        decide_by_count(st, say("dn-end-turn-limit", turns=st.options.turn_limit_per_player))
        return
    begin_next_turn(st)


def is_last_turn(st: State) -> bool:
    """R-END-3: whether each side has no turn after this one."""
    return 0 < st.options.turn_limit_per_player <= st.turn


def begin_next_turn(st: State) -> None:
    """The other side's turn begins, with its Awaken."""
    if st.active == NIGHT:
        st.turn += 1
    st.active = 1 - st.active
    awaken(st)


def judge_shut_out(st: State) -> None:
    """R-END-2, after each turn."""
    if not st.locked:
        return
    for seat in (DAY, NIGHT):
        if not st.shut_out[seat] and is_shut_out(st, seat):
            effects.tell_shut_out(st, seat)
    if st.shut_out[DAY] and st.shut_out[NIGHT]:
        decide_by_count(st, say("dn-end-both-shut-out"))
    elif (st.shut_out[DAY] or st.shut_out[NIGHT]) and st.options.early_win_on_shutout:
        other = 1 - st.shut_out.index(True)
        if st.temples[other]:
            effects.end_game(st, other, say("dn-end-shut-out"))


def decide_by_count(st: State, reason: Text) -> None:
    """More completed temples, then more own tiles, then a draw (R-END-2)."""
    scores = [(len(st.temples[seat]), st.side_tiles(seat).bit_count()) for seat in (DAY, NIGHT)]
    if scores[DAY] == scores[NIGHT]:
        winner = None
    else:
        winner = DAY if scores[DAY] > scores[NIGHT] else NIGHT
    effects.end_game(st, winner, reason)
