"""Answers with the rule that forbids them; what names of places there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from typing import NamedTuple, TypeVar

from engine.core.decision import Barred, Option
from engine.core.hexgrid import disc, name_of
from engine.core.text import Text, say
from engine.eclipse.map.geometry import neighbours
from engine.eclipse.names import place_name
from engine.eclipse.state import Place, State

V = TypeVar("V")

MOST_NAMED = 10
"""More things than these are not listed; the picture shows them."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
FARTHEST = 4
"""Rings whose missing places are known as such; in farther ones every letter is a place."""
FAR_PLACES = tuple(f"{ring}{letter}" for ring in range(FARTHEST + 1, 10) for letter in LETTERS)


class Judged(NamedTuple):
    """An answer that may be tried, the rule that forbids it (None: it is legal), and what would be legal instead."""

    option: Option
    reason: Text | None
    instead: Text | None = None


def keep_barred(judged: Iterable[Judged]) -> Iterator[Barred]:
    """The answers that a rule forbids, for the refusal."""
    return (Barred(option, reason, instead) for option, reason, instead in judged if reason is not None)


def judge_all(
    reasons: Mapping[V, Text | None],
    option: Callable[[V], Option],
    instead: Callable[[list[V]], Text | None] = lambda _: None,
) -> Iterator[Judged]:
    """Answers with their reasons; `instead` names those that are legal."""
    others = instead([answer for answer, reason in reasons.items() if reason is None])
    return (Judged(option(answer), reason, others) for answer, reason in reasons.items())


def judge_things(verb: str, kind: str, name: Callable[[V], Text], reasons: Mapping[V, Text | None]) -> Iterator[Judged]:
    """Things that are named alone: a technology, a part without a square, an item without a place."""
    return judge_all(reasons, lambda each: Option(f"{verb}:{each}", name(each)), partial(list_things, kind, name))


def judge_places(
    st: State, judge: Callable[[Place], Text | None], option: Callable[[Place], Option], instead: Text | None = None
) -> Iterator[Judged]:
    """All names of places, also of such as there are not. `instead`: something other than places that is legal."""
    there = {place: judge(place) for place in all_places(st)}
    others = instead or list_places([place for place, reason in there.items() if reason is None])
    missing = dict.fromkeys((*missing_places(), *FAR_PLACES), say("ecl-why-no-place"))
    return judge_all({**missing, **there}, option, lambda _: others)


def list_places(places: list[Place]) -> Text | None:
    """The legal places in words. None if there are none, or too many to say."""
    few = 0 < len(places) <= MOST_NAMED
    return say("ecl-why-choose", places=" ".join(place_name(place) for place in places)) if few else None


def list_things(kind: str, name: Callable[[V], Text], things: list[V]) -> Text | None:
    """Legal things of another kind in words. None if there are none, or too many to say."""
    few = 0 < len(things) <= MOST_NAMED
    return say(f"ecl-why-choose-{kind}", **{kind: [name(each) for each in things]}) if few else None


@lru_cache(maxsize=1)
def missing_places() -> tuple[Place, ...]:
    """Names that look like places and are none: `3z`."""
    there = {name_of(each) for each in disc(FARTHEST)}
    names = (f"{ring}{letter}" for ring in range(FARTHEST + 1) for letter in LETTERS)
    return tuple(name for name in names if name not in there)


def all_places(st: State) -> list[Place]:
    """The map with what borders on it, and the rings within."""
    around = (each for place in st.sectors for each in (place, *neighbours(place)))
    return list(dict.fromkeys((*map(name_of, disc(FARTHEST)), *around)))
