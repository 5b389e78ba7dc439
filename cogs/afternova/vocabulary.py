"""The words of deals typed in one line, in all languages at once: names of planets, cards and seats, skills and colours
by name and by letter, and the messages `an-typed-offer-*`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from cogs.ui.typed_names import NOBODY, Called, words_of
from engine.afternova.components import COLOURS, COMPONENTS, SKILLS, parts
from engine.afternova.names import SIDES, card_name
from engine.afternova.options import LETTERS
from locales import LANGUAGES, message, translate

NAME_AND_KIND = re.compile(" the |·")
"""Separates the two halves of a mercenary's name; either half is enough."""
VERBS = ("gives", "gets")
COMMAS = re.compile(r"[,，]")

Phrase = tuple[str, ...]
Meaning = tuple[str, str]
"""A kind of word (planet, card, seat, skill, colour, or one of the words of `an-typed-offer-*`), and its value."""


@lru_cache(maxsize=2)
def vocabulary(_components: str) -> dict[Phrase, Meaning]:
    """Every word and name, in every language."""
    known: dict[Phrase, Meaning] = {}

    def learn(kind: str, which: str, *names: str) -> None:
        for name in names:
            phrase = words_of(name)
            if phrase:
                known.setdefault(phrase, (kind, which))

    for number, listed in _numbers():
        learn("number", number, listed)
    for word in ("offer", "mine", "gives", "gets", "stored", "bot", "filler"):
        for language in LANGUAGES:
            learn(word, "", *message(f"an-typed-offer-{word}", language).split(","))
    for language in LANGUAGES:
        for skill in SKILLS:
            learn("skill", skill, skill, message(f"an-skill-{skill}", language), *_chinese_letter(skill, language))
        for colour in COLOURS:
            name = message(f"an-colour-{colour}", language)
            learn("colour", colour, colour, name, *_chinese_letter(colour, language))
        for planet in parts().planets:
            learn("planet", planet, planet, translate(card_name(planet), language))
        for card in (*parts().mercenaries, *parts().blueprints):
            learn("card", card, card, translate(card_name(card), language))
    for language in LANGUAGES:
        for card in parts().mercenaries:
            learn("card", card, *NAME_AND_KIND.split(translate(card_name(card), language)))
    return known


def _numbers() -> Iterator[tuple[str, str]]:
    """Numerals as words, from one on. The message lists them with commas; several words for one number are separated by
    a slash."""
    for language in LANGUAGES:
        for number, several in enumerate(message("an-typed-offer-numbers", language).split(","), 1):
            yield from ((str(number), word) for word in several.split("/"))


def _chinese_letter(kind: str, language: str) -> Iterator[str]:
    """The Chinese code letter of the pictures, as a word of its own. Latin letters may stand together and are read one
    by one."""
    code = message(f"an-code-{kind}", language)
    if not code.isascii():
        yield code


@cache
def _letters(kinds: tuple[str, ...], former: str) -> dict[str, str]:
    """Latin letters -> their meanings: those of the pictures, and the first letters of the English names, which people
    type as well, if they are unambiguous."""
    codes = {message(f"an-code-{kind}", language).casefold(): kind for kind in kinds for language in LANGUAGES}
    return dict(zip(former, kinds, strict=True)) | codes


def colour_letters() -> dict[str, str]:
    """Letter -> colour of a cube."""
    return _letters(COLOURS, "pgobw")


def skill_letters() -> dict[str, str]:
    """Letter -> skill. `p` is a skill where icons are given, and a colour elsewhere."""
    return _letters(SKILLS, "pesm")


@lru_cache(maxsize=256)
def seats(called: Called = NOBODY) -> dict[Phrase, str]:
    """The names of seats: by letter, in every language, by the name of the person. Some are also names of colours."""
    known: dict[Phrase, str] = {(letter,): str(number) for number, letter in enumerate(LETTERS)}
    for language in LANGUAGES:
        for number, side in enumerate(SIDES):
            name = translate(side, language)
            for name_or_colour in (name, name.removesuffix("方")):
                known[words_of(name_or_colour)] = str(number)
    keys = [side.key for side in SIDES]
    for key, name in (pair for named in called for pair in named):
        phrase = words_of(name)
        if phrase and key in keys and phrase not in vocabulary(COMPONENTS.fingerprint):
            known.setdefault(phrase, str(keys.index(key)))
    return known


def read_words(clause: str, called: Called = NOBODY) -> Iterator[tuple[str, str, str]]:
    """The words of a clause, longest names first: (kind, value, as typed). An unknown word has the kind `?`. A seat is
    recognised at the start of a clause, after a comma if it gives or gets something, and elsewhere if it gives."""
    for number, piece in enumerate(COMMAS.split(clause)):
        yield from _read_piece(list(words_of(piece)), called, begins=number == 0)


def _seat_at(
    given: list[str], called: Called, *, begins: bool, verbs: tuple[str, ...] = VERBS
) -> tuple[str, int] | None:
    """The seat at the start of these words, and the number of words used. Unless it begins a clause one of these verbs
    must follow."""
    known, named = vocabulary(COMPONENTS.fingerprint), seats(called)
    for size in range(min(max(map(len, named)), len(given)), 0, -1):
        seat, after = named.get(tuple(given[:size])), given[size:]
        if seat is not None and (begins or any(known.get(tuple(after[:n]), ("", ""))[0] in verbs for n in (1, 2))):
            return seat, size
    return None


def _read_piece(given: list[str], called: Called, *, begins: bool) -> Iterator[tuple[str, str, str]]:
    known = vocabulary(COMPONENTS.fingerprint)
    longest = max(len(phrase) for phrase in known)
    at = 0
    while at < len(given) and known.get((given[at],), ("", ""))[0] == "filler":
        at += 1
    seat = _seat_at(given[at:], called, begins=begins)
    if seat is not None:
        yield "seat", seat[0], " ".join(given[at : at + seat[1]])
        at += seat[1]
    else:
        at = 0
    while at < len(given):
        seat = _seat_at(given[at:], called, begins=False, verbs=("gives",)) if at else None
        if seat is not None:  # a semicolon was left out before
            yield "seat", seat[0], " ".join(given[at : at + seat[1]])
            at += seat[1]
            continue
        for size in range(min(longest, len(given) - at), 0, -1):
            meaning = known.get(tuple(given[at : at + size]))
            if meaning is not None:
                yield meaning[0], meaning[1], " ".join(given[at : at + size])
                at += size
                break
        else:
            yield from _split(given[at])
            at += 1


def _split(word: str) -> Iterator[tuple[str, str, str]]:
    """A number, a number with letters (`2pp`), or an unknown word."""
    digits = word[: len(word) - len(word.lstrip("0123456789"))]
    if digits:
        yield "number", digits, digits
    if word[len(digits) :]:
        yield "?", word[len(digits) :], word
