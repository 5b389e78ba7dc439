"""What was probably meant where a typed answer cannot be read: misspelt words are replaced by the nearest ones of the
question that is asked, and it is read again.

Only words are replaced, never places, numbers or codes, and no word that the title knows: that is an answer to another
question. What was meant is only offered, never played.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache, lru_cache, partial
from itertools import groupby, islice, product
from typing import NamedTuple, TypeAlias

from discord import ButtonStyle
from msgspec.structs import replace
from rapidfuzz import process
from rapidfuzz.distance import OSA

from cogs.discord_types import Item
from cogs.ui import typed_names
from cogs.ui.controls import CUSTOM_ID, Key, button, rows
from cogs.ui.formatting import escape
from cogs.ui.names import seat_names, voice_of
from cogs.ui.outgoing import text
from cogs.ui.typed import dated_verbs, match, says_end, short
from engine.core.decision import Ask, Option, Options
from engine.core.errors import Refused
from locales import message, translate
from tables.records import FindMeant, Meant, TableInfo

LEAST = 3
"""The letters of the shortest word that is corrected."""
LONG, LONGER = 6, 9
"""From so many letters on two, or three, may be wrong; below that one."""
CHARACTERS = 8
"""The length of the longest Chinese name that is compared."""
JOINED = 3
"""Up to so many words of a name may be written as one."""
TRIED = 8
"""The greatest number of corrections of a clause that are read."""
OFFERED = 4
"""The greatest number of answers that are offered where the words fit several."""
_CHINESE = "\u3400-\u9fff"
_PIECE = re.compile(rf"[{_CHINESE}]+|[^\W_{_CHINESE}]+(?:['’][^\W_{_CHINESE}]+)*")

Vocabulary: TypeAlias = Mapping[str, str]
"""Words and names as they are compared, each as it is written."""


def find_meant(ask: Ask, clause: str, called: typed_names.Called, language: str) -> tuple[Meant, ...]:
    """What a clause that is no answer to this question probably meant: several answers if its words fit several, none
    if nobody can tell."""
    if says_end(clause):
        passing = ask.option("pass")
        return () if passing is None else (Meant("pass", translate(passing.label, language)),)
    clause = unicodedata.normalize("NFKC", clause)
    corrections = sorted(islice(_corrections(ask, clause, called), TRIED + 1), key=lambda each: each.changed)
    if len(corrections) > TRIED:
        return ()
    found: dict[tuple[str, ...], list[str]] = {}
    fitting: dict[str, Option] = {}
    for _, alike in groupby(corrections, key=lambda each: each.changed):
        for corrected in alike if not found else ():
            options = [option for option in ask.options if corrected.words <= typed_names.words_in(option, called)]
            if keys := _read(ask, options, clause, corrected.clause, called):
                found.setdefault(keys, []).append(corrected.clause)
            heard = typed_names.words_of(corrected.clause)
            fitting |= {option.key: option for option in options if _fits(option, heard, called)}
    if found:
        best = [_nearest_language(ask, keys, written, language) for keys, written in found.items()]
        return tuple(Meant(each, each) for each in best) if len(best) <= OFFERED else ()
    if len(fitting) <= OFFERED:
        return tuple(Meant(short(option), translate(option.label, language)) for option in fitting.values())
    one = len(corrections) == 1 and corrections[0].changed
    return (Meant(corrections[0].clause, corrections[0].clause),) if one else ()


def _read(ask: Ask, options: list[Option], typed: str, corrected: str, called: typed_names.Called) -> tuple[str, ...]:
    """The answer that the corrected words are; none if they are none, or if a word was corrected that is not a part of
    the answer, or if words are left over that belong to this question."""
    if not options or corrected == typed:
        return ()
    try:
        if ask.most == 1:  # few of them are read much sooner than all
            match(replace(ask, options=Options.of(options)), corrected, called)
        keys, rest = match(ask, corrected, called)
    except Refused:
        return ()
    of_another = all(
        typed_names.is_code(word) or not any(word in typed_names.words_in(each, called) for each in ask.options)
        for word in typed_names.words_of(rest)
    )
    return keys if typed.endswith(rest) and of_another else ()


def _nearest_language(ask: Ask, keys: tuple[str, ...], written: list[str], language: str) -> str:
    """Of several corrections with the same meaning that in the words of the reader's language."""
    labels = [translate(option.label, language).casefold() for key in keys if (option := ask.option(key)) is not None]
    return max(written, key=lambda each: sum(word in label for word in typed_names.words_of(each) for label in labels))


def _fits(option: Option, heard: typed_names.Tokens, called: typed_names.Called) -> bool:
    """Whether all words belong to the option, at least one is no code, and they stand in its order."""
    told = [word for word in heard if word not in typed_names.listed_words("typed-connecting")]
    if not typed_names.words_in(option, called).issuperset(told) or all(map(typed_names.is_code, told)):
        return False
    return any(_stand_in(told, name) for name in _whole_names(option, called))


def _stand_in(told: list[str], name: typed_names.Tokens) -> bool:
    """Whether these words stand in a name in this order."""
    rest = iter(name)
    return all(word in rest for word in told)


@lru_cache(maxsize=1024)
def _whole_names(option: Option, called: typed_names.Called) -> frozenset[typed_names.Tokens]:
    """An option with all that is known of it, from its verb or its first step on, in every language."""
    prefix, verb = option.label.key.partition("-")[0], option.key.partition(":")[0]
    names = {typed_names.words_of(option.key)}
    for language in typed_names.languages_of(called):
        steps = " ".join(translate(step.label, language) for step in option.path)
        label = translate(option.label, language)
        names |= {
            typed_names.words_of(f"{begin} {end}")
            for begin in (steps, *typed_names.verb_words(prefix, verb))
            for end in (label, option.at)
        }
    return frozenset(names)


# -- the offer -------------------------------------------------------------------------------------------------------


def finder(info: TableInfo, language: str) -> FindMeant:
    """How what people at a table meant is found, in the words of the reader's language."""
    return partial(find_meant, called=seat_names(info), language=voice_of(info, language, brief=True, plain=True))


def meant_items(key: Key, meant: Iterable[Meant], language: str) -> Iterator[Item | None]:
    """What was probably meant, as buttons that play it with one tap; a line that is too long for one as text. `key`: of
    the question that was asked."""
    buttons = []
    told = tuple(meant)
    for each in told:
        label = message("typed-meant", language, line=each.shown) if len(told) == 1 else each.shown
        control = key.with_verb("line", each.words)
        if len(str(control)) > CUSTOM_ID or "~" in each.words:
            yield text(escape(label))
        else:
            buttons.append(button(control, label, ButtonStyle.primary, emoji="✏️"))
    if len(told) > 1:
        yield text(message("typed-meant-several", language))
    yield from rows(*buttons)


# -- corrections -----------------------------------------------------------------------------------------------------


class _Corrected(NamedTuple):
    """A clause with other words: how many of its own were replaced, and the words that it got."""

    clause: str
    changed: int
    words: frozenset[str]


def _corrections(ask: Ask, clause: str, called: typed_names.Called) -> Iterator[_Corrected]:
    """The clause with the nearest words in place of unknown ones, in every way. A part of a Chinese name may also be
    meant as it is."""
    offered: dict[str, str] = {}
    for option in ask.options:
        offered |= _vocabulary(option, called)
    known = _title_words(typed_names.title_prefix(ask)) | {word for word, written in offered.items() if word == written}
    kept: list[str] = []
    choices: list[list[str]] = []
    end = 0
    for start, stop in _unknown(clause, known):
        word = fold(clause[start:stop])
        if near := _nearest(word, offered):
            kept.append(clause[end:start])
            part = typed_names.CJK.match(word) is not None and any(word in name for name in offered)
            choices.append([*([word] if part else ()), *near])
            end = stop
    for chosen in product(*choices):
        written = "".join(before + word for before, word in zip(kept, chosen, strict=True))
        got = [word for word in chosen if word not in clause]
        yield _Corrected(
            written + clause[end:], len(got), frozenset(each for word in got for each in typed_names.words_of(word))
        )


def _unknown(clause: str, known: Container[str]) -> Iterator[tuple[int, int]]:
    """Where the words of a clause that are neither known nor codes begin and end."""
    for piece in _PIECE.finditer(clause):
        if typed_names.CJK.match(piece.group()):
            yield from _unknown_characters(piece.group(), piece.start(), known)
        elif (word := fold(piece.group())) not in known and word.isalpha() and len(word) >= LEAST:
            yield piece.span()


def _unknown_characters(run: str, offset: int, known: Container[str]) -> Iterator[tuple[int, int]]:
    """The same in a run of Chinese characters, which is cut at the longest known names. A single character that is none
    belongs to the name after it, or else before it."""
    cuts: list[tuple[int, int]] = []
    place = begun = 0
    while place < len(run):
        ends = range(min(len(run), place + CHARACTERS), place + 1, -1)
        end = next((end for end in ends if run[place:end] in known), None)
        if end is None:
            place += 1
            continue
        alone = place - begun == 1 and run[begun:place] not in known
        cuts += [(begun, end)] if alone else [(begun, place), (place, end)]
        place = begun = end
    if cuts and len(run) - begun == 1 and run[begun:] not in known:
        begun = cuts.pop()[0]
    for start, stop in (*cuts, (begun, len(run))):
        if stop - start > 1 and run[start:stop] not in known:
            yield offset + start, offset + stop


def _nearest(word: str, offered: Vocabulary) -> list[str]:
    """The words that differ least from one, or else those of letters that it begins."""
    allowed = 1 + (len(word) >= LONG) + (len(word) >= LONGER)
    chinese = typed_names.CJK.match(word) is not None
    names = [each for each in offered if len(each) > 1 and (typed_names.CJK.match(each) is not None) is chinese]
    found = process.extract(word, names, scorer=OSA.distance, score_cutoff=allowed, limit=None)
    least = min((distance for _, distance, _ in found), default=0)
    near = [each for each, distance, _ in found if distance == least]
    if not near and not chinese:
        near = [each for each in names if each.startswith(word)]
    return list(dict.fromkeys(offered[each] for each in near))


# -- words -----------------------------------------------------------------------------------------------------------


def fold(word: str) -> str:
    """A word as it is compared."""
    return "".join(typed_names.words_of(word))


@lru_cache(maxsize=8192)
def _vocabulary(option: Option, called: typed_names.Called) -> Vocabulary:
    """The words and Chinese names of an option that may stand for misspelt ones: no codes and numbers. What people
    write as one word may be several."""
    words = {
        word: word
        for word in typed_names.words_in(option, called)
        if word.isascii() and word.isalpha() and not typed_names.is_code(word)
    }
    names, verbs = typed_names.names_of(option, called)
    for name in (*names, *verbs, *(name for step in option.path for name in typed_names.step_phrases(step, called))):
        joined = "".join(name)
        for chinese, run in groupby(name, key=lambda word: typed_names.CJK.match(word) is not None):
            if chinese and len(written := "".join(run)) <= CHARACTERS:
                words[written] = written
        if 1 < len(name) <= JOINED and joined.isascii() and joined.isalpha():
            words.setdefault(joined, " ".join(name))
    return words


@cache
def _title_words(prefix: str) -> frozenset[str]:
    """The words of a title that mean something at one time or another, and those that only connect others."""
    names = dated_verbs(prefix)
    verbs = {word for name in names for word in ({"".join(name)} if all(map(typed_names.CJK.match, name)) else name)}
    return typed_names.vocabulary(prefix) | verbs | typed_names.listed_words("typed-connecting")
