"""The turn: Awaken, Cast, Travel, Rest (R-TURN-1), and how the game ends."""

from __future__ import annotations

from functools import cache

from engine.core.decision import Ask, Option, Options, Rules
from engine.core.text import Text, say
from engine.core.way_back import TURN_OVER
from engine.day_and_night.cards import DAY, NIGHT
from engine.day_and_night.effects import (
    age_crystals,
    begin_turn,
    discard_cards,
    draw_cards,
    end_game,
    lock_tile,
    remove_one_stone_each,
    tell_shut_out,
    travel_to,
)
from engine.day_and_night.options import END_TURN, card_of, card_option, place_of, step_options
from engine.day_and_night.spells import options_cast, resolve_cast, steal_passion
from engine.day_and_night.state import HAND_LIMIT, State, is_shut_out, steps
from engine.day_and_night.temples import settle_temples


def next_unit(st: State) -> Rules[None] | None:
    """What comes next. Temples are looked for after every spell and every Awaken (R-TEMPLE-5)."""
    if st.outcome is not None:
        return None
    if st.temples_due:
        return settle_temples(st)
    match st.phase:
        case "awaken":
            return awaken(st)
        case "act":
            return act(st)
        case "steal":
            return steal_passion(st)
        case "rest":
            return rest(st)


def awaken(st: State) -> Rules[None]:
    """R-TURN-2: hours; then Day's stones go down and finished ones lock, or Night's crystals age; then temples."""
    begin_turn(st)
    if st.active == DAY:
        for tile in remove_one_stone_each(st):
            lock_tile(st, tile)
    else:
        age_crystals(st)
    st.temples_due = True
    st.phase = "act"
    return
    yield


def act(st: State) -> Rules[None]:
    """One action of the Cast or Travel phase: a spell, a step, or the end of the turn. Every phase may be passed."""
    draws = bool(st.decks[st.active] or st.discards[st.active])
    options = (*options_cast(st), *step_options(steps(st), draws=draws), END_TURN)
    key = yield Ask(st.active, action_question(st.hours), Options.of(options))
    verb, _, argument = key.partition(":")
    if verb == "cast":
        yield from resolve_cast(st, argument)
    elif verb == "step":
        travel_to(st, place_of(key))
        draw_cards(st, st.active, 1)
    else:
        st.phase = "rest"


@cache
def action_question(hours: int) -> Text:
    """What to do with so many hours."""
    return say("dn-ask-action", hours=hours)


def rest(st: State) -> Rules[None]:
    """R-REST-1: discard by choice until five cards remain; then the turn passes on."""
    seat = st.active
    excess = len(st.hands[seat]) - HAND_LIMIT
    if excess > 0:
        keys = yield Ask(
            seat, say("dn-ask-discard", count=excess), Options.of(options_discard(st)), least=excess, most=excess
        )
        chosen = (keys,) if isinstance(keys, str) else keys
        discard_cards(st, seat, [card_of(key) for key in chosen])
    st.seal(TURN_OVER)
    st.last = st.now
    judge_shut_out(st)
    if st.outcome is None:
        pass_turn(st)


def options_discard(st: State) -> tuple[Option, ...]:
    """Every card of the hand, copies numbered."""
    seen: dict[str, int] = {}
    options = []
    for card in st.hands[st.active]:
        copy = seen[card] = seen.get(card, 0) + 1
        options.append(card_option("discard", card, st.options, copy))
    return tuple(options)


def pass_turn(st: State) -> None:
    """The other side awakens next, unless the turn limit is reached (R-END-3)."""
    limit = st.options.turn_limit_per_player
    if st.active == NIGHT:
        if limit and st.turn >= limit:
            decide_by_count(st, say("dn-end-turn-limit", turns=limit))
            return
        st.turn += 1
    st.active = 1 - st.active
    st.phase = "awaken"


def judge_shut_out(st: State) -> None:
    """R-END-2, after each turn."""
    for seat in (DAY, NIGHT):
        if not st.shut_out[seat] and is_shut_out(st, seat):
            tell_shut_out(st, seat)
    if all(st.shut_out):
        decide_by_count(st, say("dn-end-both-shut-out"))
    elif any(st.shut_out) and st.options.early_win_on_shutout:
        other = 1 - st.shut_out.index(True)
        if st.temples[other]:
            end_game(st, other, say("dn-end-shut-out"))


def decide_by_count(st: State, reason: Text) -> None:
    """More completed temples, then more tiles of the own side, then a draw (R-END-2)."""
    scores = [(len(st.temples[seat]), st.side_tiles(seat).bit_count()) for seat in (DAY, NIGHT)]
    if scores[DAY] == scores[NIGHT]:
        winner = None
    else:
        winner = DAY if scores[DAY] > scores[NIGHT] else NIGHT
    end_game(st, winner, reason)
