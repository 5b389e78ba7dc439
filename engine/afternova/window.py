"""The window after every turn, in which anybody may materialize blueprints, and the end of the game (BP1-BP5, EN1)."""

from __future__ import annotations

from engine.afternova.changes import end_game, materialize, tell_last_window, tell_turn
from engine.afternova.components import LAST_BLUEPRINT, colour_index
from engine.afternova.options import PASS, build_option
from engine.afternova.scoring import score, winner
from engine.afternova.state import State, Swaps, completed, in_play, payable, ways_to_build
from engine.afternova.view import ROBOT
from engine.afternova.words import SIDES
from engine.core.decision import Ask, AskAll, Option, Rules
from engine.core.text import say
from engine.core.way_back import TOLD

ASK_WINDOW = say("an-ask-window")
ASK_LAST_WINDOW = say("an-ask-last-window")


def window(st: State) -> Rules[None]:
    """Ask those who could, in secret and all at once; again those who have built, until nobody wants any more."""
    if completed(st) >= LAST_BLUEPRINT and not st.last_window and st.options.end_mode == "seed":
        tell_last_window(st)
        st.passed, st.built_now = [], []
        return
    if build_by_order(st):
        return
    asks = [ask for seat in in_play(st) if (ask := window_ask(st, seat)) is not None]
    if not asks:
        close_window(st)
        return
    answers = yield AskAll(tuple(asks))
    for ask, key in zip(asks, answers, strict=True):
        if key == PASS.key:
            st.passed.append(ask.seat)
        else:
            build_as_chosen(st, ask.seat, key)


def open_blueprints(st: State, seat: int) -> list[str]:
    """Blueprints that this seat could complete now and does not hold back. The last chance is everybody's (EN1): what
    was held back is asked about then, for unbuilt blueprints are worth nothing."""
    if st.options.materialize == "one" and seat in st.built_now:
        return []
    held = [] if st.last_window else st.players[seat].orders.hold
    return [card for card in payable(st, seat) if card not in held]


def window_ask(st: State, seat: int) -> Ask | None:
    """The question of a seat that could build and has not said that it is done. Who is asked is a secret (IN1)."""
    cards = [] if seat in st.passed else open_blueprints(st, seat)
    if not cards:
        return None
    options: list[Option] = []
    for card in cards:
        options += [build_option(card, swap) for swap in ways_to_build(st, seat, card)]
    return Ask(seat, ASK_LAST_WINDOW if st.last_window else ASK_WINDOW, (*options, PASS), secret=True)


def build_by_order(st: State) -> bool:
    """Standing orders to build are carried out at once. Whether there were any."""
    for seat in in_play(st):
        for card in open_blueprints(st, seat):
            if card in st.players[seat].orders.build:
                build(st, seat, card, ways_to_build(st, seat, card)[0])
                return True
    return False


def build_as_chosen(st: State, seat: int, key: str) -> None:
    """Materialize what a key like `build:b05` or `build:b05:purple-white` names."""
    _, card, *named = key.split(":")
    pairs = [swap.partition("-") for swap in named[0].split("+")] if named else []
    build(st, seat, card, tuple((colour_index(wanted), colour_index(given)) for wanted, _, given in pairs))


def build(st: State, seat: int, card: str, swaps: Swaps) -> None:
    """Complete a blueprint."""
    materialize(st, seat, card, swaps)
    st.built_now.append(seat)
    st.seal(TOLD)


def close_window(st: State) -> None:
    """The turn is over: score, the last window, or the next turn."""
    if st.last_window:
        decide(st)
        return
    if completed(st) >= LAST_BLUEPRINT and not st.closing:
        st.closing = True
        st.still = [owner for owner in st.order if has_turns(st, owner) and built_by(st, owner) < LAST_BLUEPRINT]
    if st.closing and not last_turns(st):
        tell_last_window(st)
        st.passed, st.built_now = [], []
        return
    next_turn(st)


def last_turns(st: State) -> list[int]:
    """Who still has a turn once somebody has six blueprints: the rest of the round, or everybody else once."""
    if st.options.end_mode == "finish_round":
        return [owner for owner in st.order[st.place + 1 :] if has_turns(st, owner)]
    return [owner for owner in st.still if has_turns(st, owner)]


def has_turns(st: State, owner: int) -> bool:
    """Whether it is the bot, or a seat that has not resigned."""
    return owner == ROBOT or not st.players[owner].out


def built_by(st: State, owner: int) -> int:
    """Completed blueprints."""
    if owner == ROBOT:
        assert st.robot is not None
        return st.robot.completed
    return len(st.players[owner].built)


def next_turn(st: State) -> None:
    """The next seat that is still in, or the bot; in the last turns of everybody else, one that has not had its."""
    allowed = last_turns(st) if st.closing else [owner for owner in st.order if has_turns(st, owner)]
    for _ in st.order:
        st.place = (st.place + 1) % len(st.order)
        st.round += st.place == 0
        if st.active in allowed:
            break
    st.still = [owner for owner in st.still if owner != st.active]
    st.turn += 1
    begin_turn(st)


def begin_turn(st: State) -> None:
    """A fresh table for negotiation."""
    st.made, st.done = {}, None
    st.step = "robot" if st.active == ROBOT else "action"
    st.passed, st.built_now = [], []
    if st.active != ROBOT:
        tell_turn(st)


def decide(st: State) -> None:
    """SC1, SC2: most points; the tied player later in turn order. There is never a shared win."""
    best = winner(st)
    if best == ROBOT:
        end_game(st, ROBOT, say("an-end-robot", points=score(st, ROBOT).total))
    else:
        end_game(st, best, say("an-end-points", side=SIDES[best], points=score(st, best).total))
