"""The possible answers to a question: listed and drawn at random, for all players."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from math import comb
from typing import Any, Protocol, TypeAlias

from engine.core.chance import Chance, Draws
from engine.core.decision import Ask
from engine.core.errors import NotOwed
from engine.core.session import Session

Keys: TypeAlias = tuple[str, ...]
AnySession: TypeAlias = Session[Any]


class Player(Protocol):
    """Decides for a seat."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """The answer to the question that the seat is asked now. Raises NotOwed if it is asked nothing."""
        ...

    def speak(self, session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
        """What the seat says while others are waited for: answers to optional questions, one after the other. Often
        empty."""
        ...


def question(session: AnySession, seat: int) -> Ask:
    """What the seat is asked."""
    pending = session.pending(seat)
    if pending is None:
        raise NotOwed
    return pending.ask


def asked_on(session: AnySession, seat: int, unit: int) -> bool:
    """Whether the unit still runs and waits for this seat, and for no other except beside it."""
    if session.units != unit:
        return False
    owed = session.owed()
    return owed == (seat,) or (session.side_by_side is not None and seat in owed)


def is_over(session: AnySession, seat: int) -> bool:
    """Whether the turn of the seat is over: somebody else is asked, and not during that turn (`Advice.turn_of`), or a
    new turn begins (`Meta.starts`)."""
    owed, title = session.owed(), session.title
    if not owed or (owed != (seat,) and title.advice.turn_of(session.state) != seat):
        return True
    return question(session, seat if seat in owed else owed[0]).habit in title.meta.starts


def sealing(session: AnySession) -> tuple[int, int]:
    """A value that changes whenever something hidden is shown or drawn."""
    return session.state.chance.position, session.state.revealed


def count_answers(ask: Ask) -> int:
    """How many different answers are legal."""
    if ask.least == ask.most == 1:
        return len(ask.options)
    return sum(comb(len(ask.options), size) for size in range(ask.least, ask.most + 1))


def draw_answer(ask: Ask, chance: Draws) -> Keys:
    """One of the legal answers, uniformly at random."""
    options = ask.options.pairs
    if ask.least == ask.most == 1:
        return (options[chance.below(len(options))][0],)
    lot = chance.below(count_answers(ask))
    size = ask.least
    while lot >= (of_this_size := comb(len(options), size)):
        lot -= of_this_size
        size += 1
    return _combination(ask.options.keys, size, lot)


def list_answers(ask: Ask, most: int, chance: Chance) -> list[Keys]:
    """All legal answers in the order of the options. If there are more than `most`: the proposal and a random
    sample."""
    if ask.least == ask.most == 1:
        if len(ask.options) <= most:
            return [(key,) for key in ask.options.keys]
    elif count_answers(ask) <= most:
        sizes = range(ask.least, ask.most + 1)
        return [chosen for size in sizes for chosen in combinations(ask.options.keys, size)]
    drawn: dict[Keys, None] = {}
    if proposal := ask.proposal:
        drawn[proposal] = None
    for _ in range(4 * most):
        if len(drawn) >= most:
            break
        drawn[draw_answer(ask, chance)] = None
    return list(drawn)


def without_idle(answers: list[Keys], idle: Collection[str]) -> list[Keys]:
    """The answers without those that only change what is asked (`Advice.idle`), unless there are no others."""
    return [keys for keys in answers if not set(keys).intersection(idle)] or answers


def best_parts(ask: Ask, worth: dict[Keys, float]) -> Keys:
    """A legal answer combined from the options that did well as parts of the answers tried."""
    mean = sum(worth.values()) / len(worth)
    merits: list[tuple[float, int, str]] = []
    for place, key in enumerate(ask.options.keys):
        values = [value for keys, value in worth.items() if key in keys]
        merits.append(((sum(values) / len(values) if values else mean) - mean, -place, key))
    merits.sort(reverse=True)
    wanted = max(ask.least, sum(merit > 1e-9 for merit, _, _ in merits[: ask.most]))
    chosen = {key for _, _, key in merits[:wanted]}
    return tuple(key for key in ask.options.keys if key in chosen)


def _combination(keys: Keys, size: int, number: int) -> Keys:
    """The combination with this number among those of the size, in lexical order."""
    chosen: list[str] = []
    rest = len(keys)
    for key in keys:
        if not size:
            break
        rest -= 1
        with_it = comb(rest, size - 1)
        if number < with_it:
            chosen.append(key)
            size -= 1
        else:
            number -= with_it
    return tuple(chosen)
