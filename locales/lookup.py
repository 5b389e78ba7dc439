"""Finding a section of the rules (`locales/handbook.py`) by what somebody types: words of its title, of its text, or
those that people use for it (`also`).

The words of a question that ask nothing ("how do I", 怎麼) are left out. Chinese has no spaces, so what is not found as
it stands is looked for in pairs of characters, then in single ones. What the reader's language does not have is looked
for in the others: so Traditional and Simplified are both understood, and English in every language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from locales import LANGUAGES
from locales.handbook import Section, sections

MOST_NEAR = 3
NAMED, IN_TITLE, ALSO, IN_TEXT = 8, 4, 3, 1
"""What a word counts for: it is the title, or another name, of a section; it is in the title, in another name, or in
the text."""
_ASKING = """
a am an and are at be but by can could did do does for from get goes has have how i if in is it its many may me much
must my of on or our shall should so than that the their them then there they this to us was we were what when where
which who whom whose why will with would you your
"""
_ASKING_CHINESE = re.compile(
    "怎麼|怎么|怎樣|怎样|什麼|什么|如何|多少|可不可以|可以|能不能|是不是|有沒有|有没有|才能|應該|应该|為何|为何|[嗎吗呢的了？！，。、]"
)
_ENDING = re.compile(r"(?:ing|ed|es|s|e|y|ies)$")

Finder = Callable[[Sequence[Section], str], list[Section]]


def look_up(title_id: str, language: str, wanted: str) -> tuple[list[Section], bool]:
    """The sections of a title about what is wanted, the best first, in this language. With them, whether they have all
    words; otherwise they are the nearest. Nothing, if no section has any of the words."""
    known = {section.id: section for section in sections(title_id, language)}
    spoken = dict.fromkeys((str(language), *LANGUAGES))
    ways: tuple[tuple[Finder, bool], ...] = ((find_sections, True), (find_nearest, False), (find_by_characters, False))
    for find, whole in ways:
        for each in spoken:
            found = [known[section.id] for section in find(sections(title_id, each), wanted)]
            if found:
                return found, whole
    return [], False


def find_sections(known: Sequence[Section], wanted: str) -> list[Section]:
    """The sections that have every word of what is wanted, the best first: those that are called so, then those with
    the words in the title, then those that name them most often."""
    words = words_of(wanted)
    scored = [
        (sum(_weight(word, section) for word in words) + _weight(wanted.casefold().strip(), section), section)
        for section in known
        if words and all(_weight(word, section) for word in words)
    ]
    return [section for _, section in sorted(scored, key=lambda each: -each[0])]


def find_nearest(known: Sequence[Section], wanted: str) -> list[Section]:
    """Where not all words are found together: the sections that have some of them, at most `MOST_NEAR`; rare words and
    those in titles count for more. What a section is called is also found amid a Chinese question."""
    names = (name for section in known for name in (section.title, *section.also))
    within = [name for name in names if not name.isascii() and name in wanted]
    return _nearest(known, list(dict.fromkeys([*pieces(wanted), *within])))


def find_by_characters(known: Sequence[Section], wanted: str) -> list[Section]:
    """The sections that have at least some of the Chinese characters of what is wanted, if few sections have them."""
    return _nearest(known, re.findall(r"[^\x00-\x7f]", "".join(words_of(wanted))), MOST_NEAR)


def _nearest(known: Sequence[Section], parts: list[str], most: int = 25) -> list[Section]:
    score = [0.0] * len(known)
    for part in parts:
        weights = [_weight(part, section) for section in known]
        having = sum(map(bool, weights))
        for place, weight in enumerate(weights):
            score[place] += weight / having if 0 < having <= most else 0
    order = sorted(range(len(known)), key=lambda place: -score[place])
    return [known[place] for place in order[:MOST_NEAR] if score[place]]


def words_of(wanted: str) -> list[str]:
    """The words of what is wanted, without those that only ask; all of them, if there are no others."""
    words = re.findall(r"[a-z0-9]+(?:[-'’][a-z0-9]+)*|[^\x00-\x7f]+", wanted.casefold())
    split = [part for word in words for part in ([word] if word.isascii() else _ASKING_CHINESE.split(word)) if part]
    return [word for word in split if word not in _ASKING.split()] or words


def pieces(wanted: str) -> list[str]:
    """The words of what is wanted, Chinese in pairs of characters."""
    split = []
    for word in words_of(wanted):
        pairs = [word[place : place + 2] for place in range(len(word) - 1)]
        split += [word] if word.isascii() else pairs or [word]
    return split


def _weight(word: str, section: Section) -> float:
    """What a word counts for in a section. 0: it does not have it."""
    names = [section.id, section.title.casefold(), *map(str.casefold, section.also)]
    if word in names:
        return NAMED
    in_title, also = bool(_places(word, section.title)), any(_places(word, name) for name in section.also)
    in_text = len(_places(word, section.text))
    return IN_TITLE * in_title + ALSO * also + (IN_TEXT + min(in_text, 9) / 10 if in_text else 0)


def _places(word: str, text: str) -> list[int]:
    """Where a word is in a text: at the beginning of words and with any ending; anywhere, if it is Chinese."""
    if not word.isascii():
        return [match.start() for match in re.finditer(re.escape(word), text)]
    stem = _ENDING.sub("", word)
    start = re.escape(stem if len(stem) > 2 else word) + ("" if len(stem) > 2 else r"\b")
    return [match.start() for match in re.finditer(rf"\b{start}", text.casefold())]


def first_place(words: list[str], text: str) -> int:
    """Where the first of the words is in a text. 0: none is."""
    return min((place for word in words for place in _places(word.casefold(), text)[:1]), default=0)
