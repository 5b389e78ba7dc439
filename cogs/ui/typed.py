"""A whole turn in one line: `cast day_ritual b2; step b1; end`.

A clause is read against the options that are legal at that moment. Options may be named by their key, by the last part
of their key, or by their label in any of our languages. Case, spaces, hyphens and brackets do not matter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import permutations

from engine.core.decision import Ask, Option, Step
from engine.core.errors import Refused
from engine.core.text import Text, say
from locales import DEFAULT, LANGUAGES, Voice, current_key, keys, message, translate

SEPARATORS = re.compile(r"[;；\n]+")
SIGNS = re.compile(r"[-+]*")
"""What may follow the last word of a key."""
FILLER = " ,，、:：.。「」『』“”\"'()（）"
NAMED = 6
"""The number of possible answers that are named to somebody who was not understood."""
CLAUSES = 40
LENGTH = 600
MOST_PIECES = 4
"""A payment of several things (`pay:wood+stone`) may be named in any order, up to this many things."""
LETTERS = 2
"""The length of a name of letters only."""
CODE = 4
"""The length of the longest code of a component or name of a place."""
LINE = 100
"""Discord's limit for the choices of autocomplete."""
_CJK = re.compile(r"[\u3400-\u9fff]")

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
            if _CJK.match(plain):
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


def clauses(line: str) -> list[str]:
    """The clauses of a line. Raises Refused if it is empty or far too long."""
    parts = [part.strip() for part in SEPARATORS.split(line) if part.strip()]
    if not parts:
        raise Refused(say("error-typed-empty"))
    if len(line) > LENGTH or len(parts) > CLAUSES:
        raise Refused(say("error-typed-long"))
    return parts


Called = tuple[tuple[tuple[str, str], ...], ...]
"""For each of LANGUAGES a table's names of its seats: the message of a seat, and the player. Both may be typed."""
NOBODY: Called = ((),) * len(LANGUAGES)


@lru_cache(maxsize=8192)
def phrases(option: Option, called: Called = NOBODY) -> frozenset[Tokens]:
    """Every way to name an option. There may be thousands; see `_count_named_words` for whether words begin so."""
    names, verbs = _names(option, called)
    plain, after_verb = set(names), set(names)
    for left_out in range(1, len(option.path)):
        after_verb |= {before + name for before in _name_steps(option.path[left_out:], called) for name in names}
    if option.path:
        plain |= {before + name for before in _name_steps(option.path, called) for name in names}
    return frozenset(plain | {said + name for said in verbs for name in plain | after_verb})


@lru_cache(maxsize=8192)
def _names(option: Option, called: Called, *, whole: bool = False) -> tuple[frozenset[Tokens], frozenset[Tokens]]:
    """The names of an option without its verb and its steps, and those of its verb. `whole`: not the names of single
    things in its label."""
    verb, _, argument = option.key.partition(":")
    prefix = option.label.key.partition("-")[0]
    names = {option.key, *option.names, *({argument} if argument else verb_words(prefix, verb))}
    voices = [Voice(language, dict(seats)) for language, seats in zip(LANGUAGES, called, strict=True) if seats]
    for language in (*LANGUAGES, *voices):
        names.add(translate(option.label, language))
        if not whole:
            names.update(translate(arg, language) for arg in option.label.args.values() if isinstance(arg, Text))
    if option.at is not None:
        names.add(option.at)
    pieces = argument.split("+")
    if 1 < len(pieces) <= MOST_PIECES:
        names.update(" ".join(order) for order in permutations(pieces))
    plain = _phrases_of(names)
    return plain, verb_phrases(prefix, verb) if argument else frozenset()


def _count_named_words(option: Option, heard: Tokens, called: Called, *, whole: bool = False) -> int:
    """How many of the words, from the first on, are the longest name of the option; 0: they begin with none. The same
    as looking the beginnings up in `phrases`, without making them. `whole`: as for `_names`."""
    names, verbs = _names(option, called, whole=whole)
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


@lru_cache(maxsize=4096)
def step_phrases(step: Step, called: Called = NOBODY) -> frozenset[Tokens]:
    """Every way to name a step on the way to an option."""
    voices = [Voice(language, dict(seats)) for language, seats in zip(LANGUAGES, called, strict=True) if seats]
    names = {step.key, *(translate(step.label, language) for language in (*LANGUAGES, *voices))}
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


@lru_cache(maxsize=256)
def verb_words(prefix: str, verb: str) -> frozenset[str]:
    """The names of a verb of a title's option keys, in every language: the title's message `verb-…` lists them with
    commas. `prefix` begins the keys of the title's messages."""
    names = {verb}
    for language in LANGUAGES:
        try:
            listed = message(f"{prefix}-verb-{verb}", language)
        except KeyError:
            continue
        names.update(name.strip() for name in listed.split(","))
    return frozenset(names)


def verb_phrases(prefix: str, verb: str) -> frozenset[Tokens]:
    """The same, each as its words."""
    return frozenset(map(words_of, verb_words(prefix, verb)))


def match(ask: Ask, clause: str, called: Called = NOBODY) -> tuple[tuple[str, ...], str]:
    """Read an answer from the start of a clause. Returns the keys and the unused words. Raises Refused, which names the
    clause and what is possible, if it cannot be read."""
    keys: list[str] = []
    meant: list[Option] = []
    rest, used = clause, 0
    while len(keys) < ask.most and tokens(rest):
        free = [option for option in ask.options if option.key not in keys]
        meant, used = _choose_by_spelling(*_find_longest(free, rest, called), rest)
        if not meant or any(option.label != meant[0].label for option in meant):
            break
        keys.append(meant[0].key)
        rest = rest[used:].strip(FILLER)
    if len(keys) < max(ask.least, 1):
        vague = meant and not (tokens(rest[used:]) and _tell_when(ask, words_of(clause)))
        raise Refused(_refuse_ambiguous(meant, rest[:used]) if vague else _refuse_unknown(ask, clause))
    return tuple(keys), rest


def _find_longest(options: list[Option], clause: str, called: Called) -> tuple[list[Option], int]:
    """The options with the longest name at the start of the clause, and the number of characters used. More than one if
    that name fits several. Words that only connect others (`to`) may be left out of a name, or added to it."""
    given = tokens(clause)
    meant, used = _find_longest_in(options, given, called)
    plain = tuple(word for word in given if word[0] not in _connecting_words())
    if len(plain) < len(given):
        loosely, farther = _find_longest_in(options, plain, called)
        if farther > used:
            return loosely, farther
    return meant, used


def _find_longest_in(
    options: list[Option], given: tuple[tuple[str, int], ...], called: Called
) -> tuple[list[Option], int]:
    """The same for words with their end positions. Of several options with that name those are meant of which it is the
    whole name: `production` is the card, not the one for which Production is discarded."""
    heard = tuple(word for word, _ in given)
    longest = 0
    meant: list[Option] = []
    for option in options:
        size = _count_named_words(option, heard, called)
        if size > longest:
            longest, meant = size, [option]
        elif size and size == longest:
            meant.append(option)
    if len(meant) > 1:
        meant = [
            option for option in meant if _count_named_words(option, heard, called, whole=True) == longest
        ] or meant
    return meant, given[longest - 1][1] if longest else 0


@lru_cache(maxsize=1)
def _connecting_words() -> frozenset[str]:
    """Words that only connect others, of every language."""
    return frozenset(
        word.strip() for language in LANGUAGES for word in message("typed-connecting", language).split(",")
    )


def _choose_by_spelling(meant: list[Option], used: int, clause: str) -> tuple[list[Option], int]:
    """Of options whose keys differ only in punctuation (`ask:b+pilot`, `ask:b+pilot-`) the one that is written exactly
    like its key, or like its suggestion in autocomplete, if there is one; and the number of characters used."""
    if len(meant) > 1 and (general := _find_general(meant)):
        return [general], used
    end = used + len(SIGNS.match(clause, used).group())  # type: ignore[union-attr]  # of any length
    written = clause[:end].strip(FILLER).casefold()
    exact = [option for option in meant if written in (option.key.casefold(), short(option).casefold())]
    return (exact, end) if len(meant) > 1 and exact else (meant, used)


def _find_general(meant: list[Option]) -> Option | None:
    """The option that is about the same as all others, without saying what they add (`build:cruiser`,
    `build:cruiser-3b`)."""
    least = min(meant, key=lambda option: len(option.key))
    return least if all(each is least or _adds_to(each.key, least.key) for each in meant) else None


def _adds_to(key: str, general: str) -> bool:
    added = key.removeprefix(general)
    return added != key and len(added) > 1 and not added[0].isalnum()


def _refuse_ambiguous(meant: list[Option], words_said: str) -> Text:
    """The refusal that lists options with this name."""
    labels = _labels(meant)
    return say(
        "error-typed-ambiguous",
        clause=words_said.strip(FILLER),
        choices=labels[:NAMED],
        more=max(len(labels) - NAMED, 0),
    )


def _labels(options: list[Option]) -> list[Text]:
    """The labels of the options, each once."""
    labels: list[Text] = []
    for option in options:
        if option.label not in labels:
            labels.append(option.label)
    return labels


def _refuse_unknown(ask: Ask, clause: str) -> Text:
    """The refusal for a clause that was not understood, with some possible answers: those that begin like it, else what
    answers begin with. If it begins like an answer to another question, it says when such an answer is possible."""
    heard = words_of(clause)
    labels = _labels([option for option in ask.options if _starts_so(option, heard)])
    when = _tell_when(ask, heard)
    if not labels:
        labels = list(dict.fromkeys(option.path[0].label if option.path else option.label for option in ask.options))
    clause, choices, more = clause[:60], labels[:NAMED], max(len(labels) - NAMED, 0)
    if not labels:
        return (
            say("error-illegal-choice", choice=clause)
            if when is None
            else say("error-barred", choice=clause, reason=when)
        )
    if when is not None:
        return say("error-typed-when", clause=clause, question=ask.about, choices=choices, more=more, when=when)
    key = "error-typed-none" if _names_nothing(ask, heard) else "error-typed-unknown"
    return say(key, clause=clause, question=ask.about, choices=choices, more=more)


def _tell_when(ask: Ask, heard: Tokens) -> Text | None:
    """When answers with the verb that the words begin with are possible. None if they begin with no verb; or with one
    of this question, and then name nothing that such an answer could be about."""
    prefix = title_prefix(ask)
    verb, about, asked = _split_verb(ask, heard)
    known = _vocabulary(prefix)
    named = any(word in known for word in about) and all(_is_code(word) or word in known for word in about)
    return say(f"{prefix}-when-{verb}") if verb and (named or not asked) else None


def _names_nothing(ask: Ask, heard: Tokens) -> bool:
    """Whether words begin with a verb of this question and then have only codes of what is not there."""
    _, about, asked = _split_verb(ask, heard)
    return asked and bool(about) and all(map(_is_code, about))


def _split_verb(ask: Ask, heard: Tokens) -> tuple[str, Tokens, bool]:
    """The verb that the words begin with ("": none), the words after it, and whether this question has such answers."""
    verbs = _dated_verbs(title_prefix(ask))
    said = max((name for name in verbs if heard[: len(name)] == name), key=len, default=())
    asked = {key.partition(":")[0] for key in ask.options.keys}
    meant, about = verbs.get(said, ("",)), heard[len(said) :]
    verb = next(filter(asked.__contains__, meant), meant[0]) if about else meant[0]
    return verb, about, verb in asked


def is_of_another(ask: Ask, clause: str) -> bool:
    """Whether a clause that cannot be read as an answer to this question could be one to another question of the
    title, or to this one later: it begins with the verb of one, or names nothing but codes."""
    heard = words_of(clause)
    later = _tell_when(ask, heard) is not None or _names_nothing(ask, heard) or all(map(_is_code, heard))
    return bool(heard) and later


@cache
def _vocabulary(prefix: str) -> frozenset[str]:
    """The words of the names by which a title's components have their messages, and the letters of its seats."""
    own = (key.removeprefix(f"{prefix}-") for key in keys(DEFAULT) if key.startswith(f"{prefix}-"))
    return frozenset("abcdef") | {word for key in own for word, _ in tokens(key)}


def _is_code(word: str) -> bool:
    """Whether the word is the name of a place or of a square (`3b`, `LB`), a number, or a code like `m05`."""
    return word.isascii() and (len(word) <= LETTERS or (len(word) <= CODE and any(map(str.isdigit, word))))


def title_prefix(ask: Ask) -> str:
    """What the keys of the messages of the question's title begin with."""
    return current_key(ask.about.key).partition("-")[0]


@cache
def _dated_verbs(prefix: str) -> dict[Tokens, tuple[str, ...]]:
    """The names of the verbs of a title's option keys of which a message `when-…` says when they are possible, each
    with the verbs that are called so: first the one of which it is the key."""
    head = f"{prefix}-when-"
    named: dict[Tokens, tuple[str, ...]] = {}
    for verb in sorted(key.removeprefix(head) for key in keys(DEFAULT) if key.startswith(head)):
        for name in verb_phrases(prefix, verb) - {()}:
            others = named.get(name, ())
            named[name] = (verb, *others) if name == words_of(verb) else (*others, verb)
    return named


def _starts_so(option: Option, heard: Tokens) -> bool:
    """Whether words begin with an option's verb or its first step."""
    verb = option.key.partition(":")[0]
    names = verb_phrases(option.label.key.partition("-")[0], verb)
    if option.path:
        names |= step_phrases(option.path[0])
    return any(heard[: len(name)] == name for name in names)


def short(option: Option) -> str:
    """The text of an option that autocomplete adds to the line."""
    return option.key.replace(":", " ", 1)


def suggestions(
    ask: Ask, head: str, unfinished: str, language: str, called: Called = NOBODY, *, flat: bool = False
) -> Iterator[tuple[str, str]]:
    """Suggestions for the words being typed: (shown, line). `ask` is the question that they answer, `head` the line
    before them. Only legal options, each with its detail. `flat`: all of them at once, not step by step."""
    wanted = words_of(unfinished)
    path, begun = ((), ()) if flat else _path_typed(ask, wanted, called)
    for following in () if flat else ask.options.steps(path):
        if isinstance(following, Option):
            continue
        rest = wanted[len(begun) :]
        if rest and not any(_is_beginning(name, rest) for name in step_phrases(following, called)):
            continue
        taken = " ".join((*path, following.key))
        if len(head) + len(taken) < LINE:
            steps = [step.label for step in _steps(ask, path)] + [following.label]
            shown = f"{_tail(head)}{' '.join(translate(label, language) for label in steps)} …"
            yield shown.strip()[:LINE], f"{head}{taken} "
    for option in ask.options:
        if not flat and tuple(step.key for step in option.path) != path:
            continue
        names = phrases(option, called)
        if wanted and not any(_is_beginning(name, wanted) for name in names):
            continue
        written = f"{head}{short(option)}"
        if len(written) > LINE:
            continue
        yield describe(option, head, language), written


def _path_typed(ask: Ask, wanted: Tokens, called: Called) -> tuple[tuple[str, ...], Tokens]:
    """The steps named at the start of the words typed so far, and those words."""
    path: tuple[str, ...] = ()
    used = 0
    while True:
        steps = [each for each in ask.options.steps(path) if isinstance(each, Step)]
        named = [
            (len(name), step.key)
            for step in steps
            for name in step_phrases(step, called)
            if wanted[used : used + len(name)] == name
        ]
        if not named:
            return path, wanted[:used]
        longest, key = max(named)
        path, used = (*path, key), used + longest


def _steps(ask: Ask, path: tuple[str, ...]) -> list[Step]:
    """The steps with these keys."""
    ways = (option.path[: len(path)] for option in ask.options)
    return list(next((way for way in ways if tuple(step.key for step in way) == path), ()))


def describe(option: Option, head: str, language: str) -> str:
    """A suggestion as it is shown: the line so far, the option, its detail."""
    label = translate(option.label, language)
    detail = option.caution or option.detail
    sign = "⚠ " if option.caution is not None else ""
    shown = f"{_tail(head)}{label}" + (f" — {sign}{translate(detail, language)}" if detail is not None else "")
    return shown if len(shown) <= LINE else shown[: LINE - 1] + "…"


def split_line(line: str) -> tuple[str, str]:
    """The finished clauses (with their separator, ready to be continued) and the unfinished one."""
    pieces = SEPARATORS.split(line)
    done = [piece.strip() for piece in pieces[:-1] if piece.strip()]
    head = "; ".join(done)
    return (head + "; " if head else ""), pieces[-1].strip()


def extend_line(
    head: str, read: tuple[tuple[str, Ask | None], ...], starts_turn: Callable[[Ask], bool]
) -> tuple[str, str]:
    """The line with the answers named in the unfinished clause: once ready to be continued, and once as it is. `read`:
    each part of the clause with the question after it; a part that begins something new becomes a clause of its own."""
    whole = ""
    for piece, ask in read:
        whole = head + piece
        head = f"{whole}{'; ' if ask is None or starts_turn(ask) else ' '}"
    return head, whole


def _tail(head: str) -> str:
    """The end of a long beginning of a line."""
    return head if len(head) <= 30 else "… " + head[-28:]


def _is_beginning(name: Tokens, wanted: Tokens) -> bool:
    """Whether the words typed so far are the beginning of the name (the last word may be unfinished)."""
    if len(wanted) > len(name):
        return False
    *whole, last = wanted
    return name[: len(whole)] == tuple(whole) and name[len(whole)].startswith(last)
