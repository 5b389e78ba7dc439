"""The steps of an action: how many a seat has, and ending it early (P17.3.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from engine.core.decision import Keys, Option, Pairs, Rules
from engine.core.text import Text, say
from engine.eclipse.actions.asking import ask
from engine.eclipse.components import SPECIES, ActionKind
from engine.eclipse.state import ActionTask, Player, State, finish

V = TypeVar("V")

NANOROBOTS = "nanorobots"


class Done(msgspec.Struct, frozen=True):
    """The action ends here."""


DONE = Done()
DONE_PAIR = ("done", DONE)
DONE_OPTION = Option("done", say("ecl-done"))


def step_count(player: Player, kind: ActionKind, *, reaction: bool = False) -> int:
    """How many steps an action of this kind has at most; a reaction has one for every species (P17.9.7). Of an Upgrade
    these are the tiles placed, of an Influence the disc moves; Nanorobots build one more, but not in a reaction
    (P17.9.1)."""
    if reaction:
        return 1
    count: int = getattr(SPECIES[player.species].actions, kind)
    return count + 1 if kind == "build" and NANOROBOTS in player.technologies else count


def ask_step(
    st: State,
    task: ActionTask,
    about: Text,
    pairs: Callable[[], Pairs[V]],
    describe: Callable[[str, V], Option],
    value: Callable[[State, int, str], V | None],
    *,
    may_end: bool = True,
    default: Keys = ("done",),
) -> Rules[V | None]:
    """Ask for a further step, or the end of the action, in which case its task is done and None comes back. `value`:
    what a legal key of a step means to a seat."""

    def everything() -> Pairs[V | Done]:
        return [*pairs(), DONE_PAIR] if may_end else pairs()

    def described(key: str, choice: V | Done) -> Option:
        return DONE_OPTION if isinstance(choice, Done) else describe(key, choice)

    def resolved(key: str) -> V | Done | None:
        return DONE if key == "done" else value(st, task.seat, key)

    choice = yield from ask(
        st, task.seat, about, everything, described, resolved, default=default, left=max(1, task.left)
    )
    if isinstance(choice, Done):
        finish(st)
        return None
    return choice


class Steps(NamedTuple):
    """What an action that goes on with equal steps is made of."""

    pairs: Callable[[State, int], Pairs[Any]]
    describe: Callable[[State, int, str, Any], Option]
    value: Callable[[State, int, str], Any]
    take: Callable[[State, ActionTask, Any], None]


def go_on_with(steps: Steps, st: State, task: ActionTask, about: Text, *, possible: bool) -> Rules[None]:
    """A further step, or the end; not asked where none is possible."""
    seat = task.seat
    if not possible:
        finish(st)
        return
    choice = yield from ask_step(
        st,
        task,
        about,
        lambda: steps.pairs(st, seat),
        lambda key, choice: steps.describe(st, seat, key, choice),
        steps.value,
    )
    if choice is not None:
        steps.take(st, task, choice)
