"""Questions of one's own turn: every one of them also offers what is free at any moment (P17.3.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.core.decision import Ask, Keys, Option, Options, Pairs, Rules
from engine.core.text import Text
from engine.eclipse.actions.diplomacy import Free
from engine.eclipse.actions.free import FREE_VERBS, describe_free, free_pairs, free_value, use
from engine.eclipse.state import State

V = TypeVar("V")


def ask(
    st: State,
    seat: int,
    about: Text | Callable[[], Text],
    pairs: Callable[[], Pairs[V]],
    describe: Callable[[str, V], Option],
    resolve: Callable[[str], V | None],
    *,
    default: Keys = (),
    habit: str = "",
    kind: str = "",
    left: int = 1,
) -> Rules[V]:
    """Ask one of these options, with the free things beside them; free things are done at once and the question is put
    again. `about`: a function where free things change it. `resolve`: the value of a legal key, as in `Options`.
    Returns the value of the option."""

    def everything() -> Pairs[V | Free]:
        return [*pairs(), *free_pairs(st, seat)]

    def described(key: str, value: V | Free) -> Option:
        return describe_free(st, seat, key, value) if isinstance(value, Free) else describe(key, value)

    def resolved(key: str) -> V | Free | None:
        return free_value(st, seat, key) if key.partition(":")[0] in FREE_VERBS else resolve(key)

    while True:
        said = about if isinstance(about, Text) else about()
        options = Options(everything, described, resolved)
        value = yield Ask(seat, said, options, default=default, habit=habit, kind=kind, left=left)
        if not isinstance(value, Free):
            chosen: V = value
            return chosen
        yield from use(st, seat, value)
