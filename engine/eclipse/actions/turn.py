"""Turns of the action phase (P17.3): an action or pass, after passing a reaction or pass again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from engine.core.decision import Ask, Option, Pairs, Rules, Step
from engine.core.text import Text, say
from engine.core.undo_reasons import TURN_OVER
from engine.eclipse.actions import build, explore, influence, move, research, upgrade
from engine.eclipse.actions.asking import ask
from engine.eclipse.actions.cautions import cautions, disc_caution
from engine.eclipse.actions.diplomacy import can_accept
from engine.eclipse.actions.free import can_colonise
from engine.eclipse.actions.shortfall import would_collapse
from engine.eclipse.actions.steps import step_count
from engine.eclipse.components import REACTIONS, ActionKind
from engine.eclipse.effects import spend_disc
from engine.eclipse.map.geometry import fleet_of
from engine.eclipse.names import SEATS
from engine.eclipse.questions import Question
from engine.eclipse.state import ActionTask, EndTurnTask, State, begin_combat, seat_after


class Pass(msgspec.Struct, frozen=True):
    """No action in this turn, and none any more in this round."""


class Idle(msgspec.Struct, frozen=True):
    """A disc is spent for an action of which nothing is done (P17.3.4)."""


class End(msgspec.Struct, frozen=True):
    """The turn ends here."""


TakeStep = Callable[[State, ActionTask, Any], None]
Begin = Callable[[State, int, Any, bool], None]


class Action(NamedTuple):
    """An action: `pairs` lists its first steps, `value` finds that of a legal key without listing, `begin` does the one
    that was chosen, and pushes what follows."""

    pairs: Callable[[State, int], Pairs[Any]]
    value: Callable[[State, int, str], Any]
    describe: Callable[[State, int, str, Any], Option]
    begin: Begin


PASS, IDLE, END = ("pass", Pass()), ("idle", Idle()), ("end", End())
IDLE_KIND: ActionKind = "move"
"""Which space the disc of an idle action lies on makes no difference (H)."""

ONLY_RESEARCH: tuple[ActionKind, ...] = ("research",)
ASK_TURN, ASK_REACTION = say("ecl-ask-turn"), say("ecl-ask-reaction")
ASK_END, ASK_END_OFFER, ASK_END_NOW = say("ecl-ask-end"), say("ecl-ask-end-offer"), say("ecl-ask-end-now")


# -- the actions -----------------------------------------------------------------------------------------------------


def _in_steps(kind: ActionKind, take_step: TakeStep) -> Begin:
    """How an action begins that goes on with equal steps."""

    def begin(st: State, seat: int, choice: Any, reaction: bool) -> None:
        left = step_count(st.players[seat], kind, reaction=reaction)
        task = ActionTask(seat, kind, left, reaction=reaction)
        st.tasks.append(task)
        take_step(st, task, choice)

    return begin


ACTIONS: dict[ActionKind, Action] = {
    "explore": Action(explore.pairs, explore.value, explore.describe, explore.begin),
    "influence": Action(influence.pairs, influence.value, influence.describe, influence.begin),
    "research": Action(research.pairs, research.value, research.describe, _in_steps("research", research.take_step)),
    "upgrade": Action(upgrade.pairs, upgrade.value, upgrade.describe, _in_steps("upgrade", upgrade.take_step)),
    "build": Action(build.pairs, build.value, build.describe, _in_steps("build", build.take_step)),
    "move": Action(move.pairs, move.value, move.describe, _in_steps("move", move.take_step)),
}
GO_ON: dict[ActionKind, Callable[[State, ActionTask], Rules[None]]] = {
    "influence": influence.go_on,
    "research": research.go_on,
    "upgrade": upgrade.go_on,
    "build": build.go_on,
    "move": move.go_on,
}
"""What follows the first step of those that go on with equal steps."""
KINDS: dict[type, ActionKind] = {
    explore.Explore: "explore",
    influence.MoveDisc: "influence",
    influence.Refresh: "influence",
    research.Research: "research",
    upgrade.PlaceTile: "upgrade",
    upgrade.ReturnTile: "upgrade",
    build.Build: "build",
    move.Move: "move",
    Idle: IDLE_KIND,
}
"""The action that a first step belongs to."""


VERBS: dict[str, ActionKind] = {**{kind: kind for kind in ACTIONS}, "refresh": "influence", "remove": "upgrade"}
"""The action that a key belongs to, by its verb."""


def go_on(st: State, task: ActionTask) -> Rules[None]:
    """The unit of an action that has begun: its next step."""
    return GO_ON[task.kind](st, task)


# -- the turn --------------------------------------------------------------------------------------------------------


def turn(st: State) -> Rules[None]:
    """The unit of a turn: the seat whose turn it is acts, reacts or passes (P17.3.2). Who can decide nothing is not
    asked (P17.3.6)."""
    seat = st.active
    player = st.players[seat]
    if not player.playing:
        next_turn(st)
    elif player.passed:
        if player.discs and on_map(st, seat):
            yield from one_of(st, seat, reaction=True)
        else:
            next_turn(st)
    elif player.discs or can_go_on(st, seat):
        yield from one_of(st, seat, reaction=False)
    else:
        pass_on(st, seat)


def one_of(st: State, seat: int, *, reaction: bool) -> Rules[None]:
    """Ask for an action, or a reaction, or to pass, and begin it. The disc leaves the track before anything else
    happens (P17.3.2)."""
    choice = yield from ask(
        st,
        seat,
        ASK_REACTION if reaction else ASK_TURN,
        lambda: first_steps(st, seat, reaction=reaction),
        lambda key, choice: describe(st, seat, key, choice),
        lambda key: first_step(st, seat, key),
        default=("pass",),
        habit="reaction" if reaction else "turn",
        kind=Question.REACTION if reaction else Question.TURN,
    )
    if isinstance(choice, Pass):
        pass_on(st, seat)
        return
    kind = KINDS[type(choice)]
    st.recent = []
    spend_disc(st, seat, kind, reaction=reaction)
    st.tasks.append(EndTurnTask(seat))
    if reaction:
        st.record(say("ecl-log-reacts", side=SEATS[seat]), seat=seat)
    if isinstance(choice, Idle):
        st.record(say("ecl-log-idle", side=SEATS[seat]), seat=seat)
    else:
        ACTIONS[kind].begin(st, seat, choice, reaction)


def foreseen(st: State, seat: int) -> Ask | None:
    """What the seat would be asked if its turn began now; None where it has no more turns."""
    player = st.players[seat]
    if not player.playing or not player.species:
        return None
    question = next(one_of(st, seat, reaction=False))
    assert isinstance(question, Ask)
    return question


def first_steps(st: State, seat: int, *, reaction: bool) -> Pairs[Any]:
    """The first steps of every action that is open to the seat, a disc for nothing, and pass."""
    found: list[tuple[str, Any]] = []
    kinds = open_actions(st, seat, reaction=reaction)
    for kind in kinds:
        found += ACTIONS[kind].pairs(st, seat)
    if IDLE_KIND in kinds:
        found.append(IDLE)
    found.append(PASS)
    return found


def open_actions(st: State, seat: int, *, reaction: bool) -> Iterable[ActionKind]:
    """The actions that the seat may begin: with a disc, after passing only reactions (P17.3.2, P17.3.4); without disc
    and ship on the map only research (P17.17.3)."""
    if not st.players[seat].discs:
        return ()
    if on_map(st, seat):
        return REACTIONS if reaction else ACTIONS
    return ONLY_RESEARCH if not reaction else ()


def judge_action(st: State, seat: int, kind: ActionKind) -> Text | None:
    """Why the seat may not begin an action; None: it may."""
    player = st.players[seat]
    if kind in open_actions(st, seat, reaction=player.passed):
        return None
    if player.passed and kind not in REACTIONS:
        return say("ecl-why-passed")
    return say("ecl-why-off-map" if player.discs else "ecl-why-no-disc")


def first_step(st: State, seat: int, key: str) -> Any:
    """The value of a legal key of `first_steps`."""
    if key == PASS[0]:
        return PASS[1]
    if key == IDLE[0]:
        return IDLE[1]
    return ACTIONS[VERBS[key.partition(":")[0]]].value(st, seat, key)


def can_go_on(st: State, seat: int) -> bool:
    """Whether a seat that does not act any more can still decide something in its turn: a colony ship, an offer that it
    can accept (P17.3.6)."""
    return can_colonise(st, seat) or has_offer(st, seat)


def has_offer(st: State, seat: int) -> bool:
    """Whether somebody's offer can be accepted."""
    return any(player.offers and can_accept(st, seat, other) for other, player in enumerate(st.players))


def end_question(st: State, seat: int) -> Text:
    """What the seat can still decide before its turn ends."""
    if can_colonise(st, seat):
        return ASK_END
    return ASK_END_OFFER if has_offer(st, seat) else ASK_END_NOW


def on_map(st: State, seat: int) -> bool:
    """Whether the seat has a disc or a ship on the map."""
    sectors = st.sectors.values()
    return seat in [sector.owner for sector in sectors] or any(fleet_of(sector, seat) for sector in sectors)


def pass_on(st: State, seat: int) -> None:
    """The seat passes. The first to do so in a round begins the next (P17.3.3)."""
    player = st.players[seat]
    if not player.passed:
        player.passed = True
        if st.first_passed is None:
            st.first_passed = seat
        st.record(say("ecl-log-passes", side=SEATS[seat]), seat=seat)
    next_turn(st)


def next_turn(st: State) -> None:
    """The next seat clockwise has its turn; when the last one has passed, the phase is over at once (P17.3.1,
    P17.3.3)."""
    if all(player.passed or not player.playing for player in st.players):
        begin_combat(st)
    else:
        st.active = seat_after(st, st.active)
    st.seal(TURN_OVER)


def end_turn(st: State, task: EndTurnTask) -> Rules[None]:
    """The unit after an action: colony ships may still be used and offers accepted (P17.3.5). Not asked where neither
    can be done; what else is free has time until the next turn or upkeep (H)."""
    seat = task.seat
    if can_go_on(st, seat):
        yield from ask(
            st,
            seat,
            lambda: end_question(st, seat),
            lambda: [END],
            lambda key, _: END_OPTION,
            lambda key: END[1],
            default=("end",),
            habit="end",
            kind=Question.END,
        )
    st.tasks.remove(task)
    next_turn(st)


# -- as people read it -----------------------------------------------------------------------------------------------

END_OPTION = Option("end", say("ecl-end-turn"))
PASS_OPTION = Option("pass", say("ecl-pass"), detail=say("ecl-pass-detail"))
PASS_AGAIN_OPTION = Option("pass", say("ecl-pass-again"))
FIRST_OPTION = Option("pass", say("ecl-pass"), detail=say("ecl-pass-first"))
LAST_OPTION = Option("pass", say("ecl-pass"), detail=say("ecl-pass-last"))
OTHER_STEP = Step("other", say("ecl-step-other"))
ACTION_STEPS: dict[ActionKind, Step] = {kind: Step(kind, say(f"ecl-action-{kind}")) for kind in ACTIONS}


def describe(st: State, seat: int, key: str, choice: Any) -> Option:
    """A first step below its action, with what spending a disc for it would mean."""
    if isinstance(choice, Pass):
        if st.players[seat].passed:
            return PASS_AGAIN_OPTION
        option = FIRST_OPTION if st.first_passed is None else PASS_OPTION
        if all(player.passed or not player.playing for other, player in enumerate(st.players) if other != seat):
            option = LAST_OPTION
        caution = _disc_caution(st, seat, 0)
        return option if caution is None else replace(option, caution=caution)
    if isinstance(choice, Idle):
        caution = cautions(say("ecl-caution-idle"), _disc_caution(st, seat, 1))
        return Option(key, say("ecl-idle"), caution=caution, path=(OTHER_STEP,))
    kind = KINDS[type(choice)]
    option = ACTIONS[kind].describe(st, seat, key, choice)
    caution = _disc_caution(st, seat, 1)
    if option.caution is not None:
        caution = cautions(option.caution, caution)
    return replace(option, path=(ACTION_STEPS[kind], *option.path), caution=caution)


def _disc_caution(st: State, seat: int, spending: int) -> Text | None:
    """Before these discs are spent for good: an action's does not come back before upkeep, as that of a sector can."""
    return disc_caution(st.players[seat], spending, fatal=would_collapse(st, seat, spending))
