"""The names by which people may call an option of a question: its key, the last part of it, its label in any of our
languages, with the names of its verb and of the steps on the way to it. Case, spaces, hyphens and brackets do not
matter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import permutations

from engine.core.decision import Ask, Option, Step
from engine.core.text import Text
from locales import DEFAULT, LANGUAGES, Voice, current_key, has, keys, message, translate

LENGTH = 600
"""The greatest length of a line."""
MOST_PIECES = 4
"""A payment of several things (`pay:wood+stone`) may be named in any order, up to this many things."""
LETTERS = 2
"""The length of a name of letters only."""
CODE = 4
"""The length of the longest code of a component or name of a place."""
ENDINGS = ("end", "done")
"""The keys of answers that end a turn, or a part of it: in every title the usual words for that name them."""
CJK = re.compile(r"[\u3400-\u9fff]")

Tokens = tuple[str, ...]


@lru_cache(maxsize=4096)
def tokens(phrase: str) -> tuple[tuple[str, int], ...]:
    """The words of a phrase, each with its end position. Every Chinese character is a word of its own. What is longer
    than a line may be is cut first: one character may become eighteen."""
    folded = unicodedata.normalize("NFC", phrase[:LENGTH])
    found: list[tuple[str, int]] = []
    current, end = "", 0
    for place, sign in enumerate(folded):
        for plain in unicodedata.normalize("NFKC", sign).casefold():
            if CJK.match(plain):
                if current:
                    found.append((current, end))
                    current = ""
                found.append((plain, place + 1))
            elif plain.isalnum() or (plain == "#" and current):
                current, end = current + plain, place + 1
            elif current and plain not in "'’":
                found.append((current, end))
                current = ""
    if current:
        found.append((current, end))
    return tuple(found)


def words_of(phrase: str) -> Tokens:
    """The words of a phrase."""
    return tuple(word for word, _ in tokens(phrase))


def _phrases_of(names: Iterable[str]) -> frozenset[Tokens]:
    return frozenset(set(map(words_of, names)) - {()})


Called = tuple[tuple[tuple[str, str], ...], ...]
"""For each of LANGUAGES a table's names of its seats: the message of a seat, and the player. Both may be typed."""
NOBODY: Called = ((),) * len(LANGUAGES)


def languages_of(called: Called) -> list[str]:
    """Our languages, and each once more with the players' names for their seats."""
    voices = [Voice(language, dict(seats)) for language, seats in zip(LANGUAGES, called, strict=True) if seats]
    return [*LANGUAGES, *voices]


@lru_cache(maxsize=8192)
def phrases(option: Option, called: Called = NOBODY) -> frozenset[Tokens]:
    """Every way to name an option. There may be thousands; see `count_named_words` for whether words begin so."""
    names, verbs = names_of(option, called)
    plain, after_verb = set(names), set(names)
    for left_out in range(1, len(option.path)):
        after_verb |= {before + name for before in _name_steps(option.path[left_out:], called) for name in names}
    if option.path:
        plain |= {before + name for before in _name_steps(option.path, called) for name in names}
    return frozenset(plain | {said + name for said in verbs for name in plain | after_verb})


def names_of(option: Option, called: Called, *, whole: bool = False) -> tuple[frozenset[Tokens], frozenset[Tokens]]:
    """The names of an option without its verb and its steps, and those of its verb. `whole`: not the names of single
    things in its label. The last word of a key (`2c-track`) may have other names: `verb-to-track`."""
    return _names_of(option, called, whole)


@lru_cache(maxsize=8192)
def _names_of(option: Option, called: Called, whole: bool) -> tuple[frozenset[Tokens], frozenset[Tokens]]:
    verb, _, argument = option.key.partition(":")
    prefix = option.label.key.partition("-")[0]
    names = {option.key, *option.names, *({argument} if argument else verb_words(prefix, verb))}
    for language in languages_of(called):
        names.add(translate(option.label, language))
        if not whole:
            names.update(translate(arg, language) for arg in option.label.args.values() if isinstance(arg, Text))
    if option.at is not None:
        names.add(option.at)
    goal = argument.rpartition("-")[2]
    names.update(f"{argument.removesuffix(goal)}{word}" for word in listed_words(f"{prefix}-verb-to-{goal}"))
    pieces = argument.split("+")
    if 1 < len(pieces) <= MOST_PIECES:
        names.update(" ".join(order) for order in permutations(pieces))
    plain = _phrases_of(names)
    return plain, verb_phrases(prefix, verb) if argument else frozenset()


def count_named_words(option: Option, heard: Tokens, called: Called, *, whole: bool = False) -> int:
    """How many of the words, from the first on, are the longest name of the option; 0: they begin with none. The same
    as looking the beginnings up in `phrases`, without making them. `whole`: as for `names_of`."""
    if not heard or heard[0] not in _first_words(option, called):
        return 0
    names, verbs = names_of(option, called, whole=whole)
    steps = [step_phrases(step, called) for step in option.path]

    def after(places: set[int], known: frozenset[Tokens]) -> set[int]:
        """Where those phrases end that begin at these places."""
        ends = range(len(heard) + 1)
        return {end for start in places for end in ends[start:] if heard[start:end] in known}

    said = after({0}, verbs)
    before = {0} | said
    for left_out in range(len(steps)):
        places = said if left_out else {0} | said
        for step in steps[left_out:]:
            places = after(places, step)
        before |= places
    return max(after(before, names), default=0)


@lru_cache(maxsize=8192)
def _first_words(option: Option, called: Called) -> frozenset[str]:
    """The words with which the ways to name an option begin."""
    steps = (step_phrases(step, called) for step in option.path)
    return frozenset(name[0] for names in (*names_of(option, called), *steps) for name in names)


@lru_cache(maxsize=4096)
def step_phrases(step: Step, called: Called = NOBODY) -> frozenset[Tokens]:
    """Every way to name a step on the way to an option."""
    names = {step.key, *(translate(step.label, language) for language in languages_of(called))}
    if step.at is not None:
        names.add(step.at)
    return _phrases_of(names)


@lru_cache(maxsize=4096)
def _name_steps(path: tuple[Step, ...], called: Called) -> frozenset[Tokens]:
    """The names of the steps of a path, one after the other."""
    ways: set[Tokens] = {()}
    for step in path:
        ways = {way + name for way in ways for name in step_phrases(step, called)}
    return frozenset(ways)


@lru_cache(maxsize=8192)
def words_in(option: Option, called: Called) -> frozenset[str]:
    """The words of all names of an option, its verb and its steps."""
    names, verbs = names_of(option, called)
    steps = (step_phrases(step, called) for step in option.path)
    return frozenset(word for each in (names, verbs, *steps) for name in each for word in name)


@lru_cache(maxsize=256)
def verb_words(prefix: str, verb: str) -> frozenset[str]:
    """The names of a verb of a title's option keys, in every language: the title's message `verb-…` lists them with
    commas, `typed-end` those for the end of a turn. `prefix` begins the keys of the title's messages."""
    names = {verb}
    if verb in ENDINGS:
        names |= listed_words("typed-end")
    return frozenset(names | listed_words(f"{prefix}-verb-{verb}"))


@cache
def listed_words(key: str) -> frozenset[str]:
    """The words that a message lists with commas, of every language; none if there is no such message."""
    listed = [message(key, language) for language in LANGUAGES if has(key, language)]
    return frozenset(name.strip() for each in listed for name in each.split(","))


@lru_cache(maxsize=256)
def verb_phrases(prefix: str, verb: str) -> frozenset[Tokens]:
    """The same, each as its words."""
    return frozenset(map(words_of, verb_words(prefix, verb)))


@cache
def vocabulary(prefix: str) -> frozenset[str]:
    """The words of the names by which a title's components have their messages, and the letters of its seats."""
    own = (key.removeprefix(f"{prefix}-") for key in keys(DEFAULT) if key.startswith(f"{prefix}-"))
    return frozenset("abcdef") | {word for key in own for word, _ in tokens(key)}


def is_code(word: str) -> bool:
    """Whether the word is the name of a place or of a square (`3b`, `LB`), a number, or a code like `m05`."""
    return word.isascii() and (len(word) <= LETTERS or (len(word) <= CODE and any(map(str.isdigit, word))))


def title_prefix(ask: Ask) -> str:
    """What the keys of the messages of the question's title begin with."""
    return current_key(ask.about.key).partition("-")[0]
