"""The window after every turn, in which anybody may materialize blueprints, and the end of the game (BP1-BP5, EN1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.afternova import state
from engine.afternova.components import LAST_BLUEPRINT, parts
from engine.afternova.effects import end_game, materialize, tell_last_window, tell_turn
from engine.afternova.names import STORED_SIDES
from engine.afternova.options import TAP_PASS, Listed, Tap, build_tap, card_tap, several_tap, usual_option
from engine.afternova.orders import give_order
from engine.afternova.questions import Question
from engine.afternova.scoring import score, winner
from engine.afternova.state import State
from engine.afternova.view import ROBOT
from engine.core.decision import Ask, AskAll, Options, Rules
from engine.core.text import say
from engine.core.undo_reasons import TOLD

ASK_WINDOW = say("an-ask-window")
ASK_NOTHING = say("an-ask-window-nothing")
ASK_LAST_WINDOW = say("an-ask-last-window")


def window(st: State) -> Rules[None]:
    """Ask in secret and all at once. In the last chance, ask those who have built again, until nobody wants to build
    any more."""
    if state.most_completed(st) >= LAST_BLUEPRINT and not st.last_window and st.options.end_mode == "seed":
        tell_last_window(st)
        st.passed, st.built_now = [], []
        return
    if build_by_order(st):
        return
    asks = [ask for seat in state.in_play(st) if (ask := window_ask(st, seat)) is not None]
    if not asks:
        close_window(st)
        return
    answers = yield AskAll(tuple(asks))
    for ask, tap in zip(asks, answers, strict=True):
        answer(st, ask.seat, tap)


def answer(st: State, seat: int, tap: Tap) -> None:
    """Materialize, or pass, perhaps with a standing order. One answer is enough for a window, until something of the
    seat's changes. But a Transmuter gives too many ways to pay for one list, so its owner is asked for one blueprint at
    a time."""
    verb, argument, _ = tap
    if verb in ("hold", "auto"):
        give_order(st, seat, verb, argument)
    elif verb == "build":
        cards, swaps = argument
        for card in cards:
            build(st, seat, card, swaps)
    if verb != "build" or not state.bonus(st, seat, "wild"):
        st.passed.append(seat)
        state.settle(st, seat)


def window_ask(st: State, seat: int) -> Ask | None:
    """The question of a seat. Who is asked is secret (IN1). That a seat is asked reveals nothing about its hand: every
    seat is asked that could materialize something as far as everybody knows, whether it can or not. In the last chance,
    after which there is nothing to hide, only seats that can are asked."""
    if seat in st.passed or not is_asked(st, seat):
        return None
    cards = open_blueprints(st, seat)
    about = ASK_LAST_WINDOW if st.last_window else ASK_WINDOW if cards else ASK_NOTHING
    kind = "" if about == ASK_NOTHING else Question.WINDOW
    return Ask(seat, about, Options(lambda: window_taps(st, seat, cards), usual_option), secret=True, kind=kind)


def window_taps(st: State, seat: int, cards: Sequence[str]) -> list[Listed]:
    """What the seat can do if it can build these blueprints: build, pass, give an order."""
    taps = [build_tap(card, swap) for card in cards for swap in state.ways_to_build(st, seat, card)]
    taps += [several_tap(plan) for plan in plans(st, seat, cards)]
    taps.append(TAP_PASS)
    if not st.last_window:
        orders = st.players[seat].orders
        ordered = (*orders.hold, *orders.build)
        free = [card for card in st.players[seat].blueprints if card not in ordered]
        taps += [card_tap("hold" if card in cards else "auto", card) for card in free]
    return taps


def is_asked(st: State, seat: int) -> bool:
    """Whether a seat is asked in the present window. The only hidden facts that count are standing orders: a seat with
    one for every blueprint is not asked."""
    player = st.players[seat]
    if st.last_window:
        return bool(open_blueprints(st, seat))
    if seat in st.settled or (st.options.materialize == "one" and seat in st.built_now):
        return False
    ordered = {*player.orders.hold, *player.orders.build}
    return not ordered.issuperset(player.blueprints) and len(player.built) < LAST_BLUEPRINT and could_build(st, seat)


def could_build(st: State, seat: int) -> bool:
    """Whether, as far as everybody knows, the seat's cubes can pay for a blueprint that may be in its hand."""
    paid = state.paid_by(tuple(st.players[seat].storage), state.bonus(st, seat, "wild"))
    return bool(paid) and not all(paid.isdisjoint(cards) for cards in unseen_places(st))


def unseen_places(st: State) -> Iterator[Sequence[str]]:
    """Where blueprints are face down. As far as everybody knows, any hand may hold each of these cards."""
    yield st.blueprint_deck
    for player in st.players:
        yield player.blueprints
    if st.robot is not None:
        yield st.robot.hidden


def open_blueprints(st: State, seat: int) -> list[str]:
    """Blueprints that this seat can complete now and does not hold back. In the last chance (EN1) held ones are
    included, because unbuilt blueprints are worth nothing."""
    if st.options.materialize == "one" and seat in st.built_now:
        return []
    held = [] if st.last_window else st.players[seat].orders.hold
    return [card for card in state.payable_blueprints(st, seat) if card not in held]


def plans(st: State, seat: int, cards: Sequence[str]) -> list[tuple[str, ...]]:
    """Several blueprints that can be paid together as printed, never a seventh (BP1, BP2)."""
    player = st.players[seat]
    most = 1 if st.options.materialize == "one" else LAST_BLUEPRINT - len(player.built)
    found: list[tuple[str, ...]] = []
    for size in range(2, min(most, len(cards)) + 1):
        sets = [plan for plan in combinations(cards, size) if state.covers(player.storage, state.cost_of(plan))]
        if not sets:
            break
        found += sets
    return found


def build_by_order(st: State) -> bool:
    """Carry out standing orders to build. Returns whether there were any."""
    for seat in st.playing:
        ordered = st.players[seat].orders.build
        for card in open_blueprints(st, seat) if ordered else ():
            if card in ordered:
                build(st, seat, card, state.ways_to_build(st, seat, card)[0])
                return True
    return False


def build(st: State, seat: int, card: str, swaps: state.Swaps) -> None:
    """Complete a blueprint."""
    materialize(st, seat, card, swaps)
    st.built_now.append(seat)
    st.seal(TOLD)


def close_window(st: State) -> None:
    """The turn is over: score, the last window, or the next turn."""
    if st.last_window:
        decide(st)
        return
    if state.most_completed(st) >= LAST_BLUEPRINT and not st.closing:
        st.closing = True
        st.still = [owner for owner in st.order if has_turns(st, owner) and built_by(st, owner) < LAST_BLUEPRINT]
    if st.closing and not last_turns(st):
        tell_last_window(st)
        st.passed, st.built_now = [], []
        return
    next_turn(st)


def last_turns(st: State) -> list[int]:
    """Who still has a turn after somebody has six blueprints: the rest of the round, or everybody else once."""
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
    """The next seat still in the game, or the bot; in the last turns of everybody else, one that has not had its last
    turn."""
    allowed = last_turns(st) if st.closing else st.order
    for _ in st.order:
        st.place = (st.place + 1) % len(st.order)
        st.round += st.place == 0
        if st.active in allowed and has_turns(st, st.active):
            break
    st.still = [owner for owner in st.still if owner != st.active]
    st.turn += 1
    begin_turn(st)


def begin_turn(st: State) -> None:
    """Start a new turn with an empty table of offers."""
    st.made, st.done = {}, None
    st.step = "robot" if st.active == ROBOT else "action"
    st.passed, st.built_now = [], []
    for seat in state.in_play(st):
        latest = [built.card for built in st.players[seat].built if built.turn == st.turn - 1]
        if latest and any(map(widens, latest)):
            state.unsettle(st, seat)
    if st.active != ROBOT:
        tell_turn(st)


def widens(card: str) -> bool:
    """Whether the upgrade of a blueprint adds storage space, or changes what can be paid."""
    upgrade = parts().blueprints[card].upgrade
    return upgrade is not None and parts().upgrades[upgrade].kind in ("storage", "wild")


def decide(st: State) -> None:
    """SC1, SC2: most points; of tied players the one later in turn order. There is never a shared win."""
    best = winner(st)
    if best == ROBOT:
        end_game(st, ROBOT, say("an-end-robot", points=score(st, ROBOT).total))
    else:
        end_game(st, best, say("an-end-points", side=STORED_SIDES[best], points=score(st, best).total))
