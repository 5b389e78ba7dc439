"""Questions in their usual forms."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from engine.core.decision import Option, Options, Pairs, Rules
from engine.core.text import Text, say
from engine.voidfall.flow.flow import Flow
from engine.voidfall.questions import About

V = TypeVar("V")

DECLINE = "none"
"""The answer with which an effect is declined (P15)."""


def choose(
    flow: Flow,
    about: About,
    pairs: Pairs[V],
    describe: Callable[[str, V], Option],
    *,
    default: str = "",
    forced: bool | None = None,
    warns: Callable[[], Text | None] = lambda: None,
) -> Rules[V | None]:
    """One of these, or None: declined, if the effect may be, or nothing to choose from. A single option that is forced
    is taken without a question. `default`: as `usual_answer` says, if not given; `warns`: what is asked back before it
    is declined."""
    must = flow.forced if forced is None else forced
    if not pairs:
        return None
    if must and len(pairs) == 1:
        return pairs[0][1]
    given: Pairs[V | None] = [*pairs] if must else [*pairs, (DECLINE, None)]

    def described(key: str, value: V | None) -> Option:
        return Option(DECLINE, say("vf-decline"), caution=warns()) if value is None else describe(key, value)

    usual = default or usual_answer(flow, pairs, must)
    chosen: V | None = yield about.ask(flow.seat, Options(given, described), default=(usual,) if usual else ())
    return chosen


def usual_answer(flow: Flow, pairs: Pairs[V], must: bool) -> str:
    """What applies if nobody answers a question of an event, or one in the turn of somebody else: an offer is declined,
    of what must be done the first is taken (R26, P72). Empty: there is no such answer."""
    turn = flow.st.turn
    if flow.unit.source.kind != "frame" and (turn is None or turn.seat == flow.seat):
        return ""
    return pairs[0][0] if must else DECLINE


def with_keys(values: Iterable[str], verb: str) -> list[tuple[str, str]]:
    """`at:2b` for each place, `take:scientists` for each Guild."""
    return [(f"{verb}:{value}", value) for value in values]
