"""Answers told by their parts in any order, with some left unsaid: `gauss shield on interceptor`, of which one square
is free.

The parts are what an option's label is about, its verb and the steps on the way to it. Places and numbers keep their
order, and either all of them are said or none.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from cogs.ui import typed_names
from engine.core.decision import Option
from engine.core.text import Text
from locales import translate

FREE = "-empty"
"""The end of the key of a step's label that stands for a place where nothing is."""

Phrases = frozenset[typed_names.Tokens]


def find_by_parts(options: Iterable[Option], heard: typed_names.Tokens, called: typed_names.Called) -> list[Option]:
    """The options of which all these words are parts. Of several that differ in a place the only free one."""
    plain = tuple(word for word in heard if word not in typed_names.listed_words("typed-connecting"))
    found = [option for option in options if plain and _is_told(option, plain, called)]
    free = [option for option in found if any(step.label.key.endswith(FREE) for step in option.path)]
    return free if len(found) > 1 and len(free) == 1 else found


def _is_told(option: Option, heard: typed_names.Tokens, called: typed_names.Called) -> bool:
    """Whether the words are parts of the option, at least one of them beside its verb and steps. Not where it is about
    several things of one kind."""
    said = tuple(filter(typed_names.is_code, heard))
    if not typed_names.words_in(option, called).issuperset(heard) or (said and said != codes_of(option)):
        return False
    kinds = [arg.key.rpartition("-")[0] for arg in option.label.args.values() if isinstance(arg, Text)]
    if len(set(kinds)) < len(kinds):  # who gives and who gets: their order tells
        return False
    ways, things = _parts(option, called)
    return _is_made_of(heard, things, ways, about=False)


def codes_of(option: Option) -> typed_names.Tokens:
    """The places and numbers in the key of an option, in their order."""
    return tuple(filter(typed_names.is_code, typed_names.words_of(option.key.partition(":")[2])))


def _is_made_of(
    heard: typed_names.Tokens, things: tuple[Phrases, ...], ways: tuple[Phrases, ...], *, about: bool
) -> bool:
    """Whether the words can be cut into names of these parts, each named once at most. `about`: a thing was named."""
    if not heard:
        return about
    for parts, is_thing in ((things, True), (ways, False)):
        for number, names in enumerate(parts):
            left = (*parts[:number], *parts[number + 1 :])
            for name in names:
                if heard[: len(name)] != name:
                    continue
                others = (left, ways) if is_thing else (things, left)
                if _is_made_of(heard[len(name) :], *others, about=about or is_thing):
                    return True
    return False


@lru_cache(maxsize=8192)
def _parts(option: Option, called: typed_names.Called) -> tuple[tuple[Phrases, ...], tuple[Phrases, ...]]:
    """The names of an option's verb and of each of its steps; and those of each thing that its label is about."""
    prefix, verb = option.label.key.partition("-")[0], option.key.partition(":")[0]
    ways = (typed_names.verb_phrases(prefix, verb), *(typed_names.step_phrases(step, called) for step in option.path))
    things = [
        frozenset(typed_names.words_of(translate(arg, language)) for language in typed_names.languages_of(called))
        for arg in option.label.args.values()
        if isinstance(arg, Text)
    ]
    things += [frozenset({(code,)}) for code in codes_of(option)]
    return ways, tuple(names - {()} for names in things)
