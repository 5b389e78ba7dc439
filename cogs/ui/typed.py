"""A whole turn in one line: `cast day_ritual b2; step b1; end`.

A clause is read against the options that are legal at that moment. Options may be named by their key, by the last part
of their key, or by their label in any of our languages. Case, spaces, hyphens and brackets do not matter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from rapidfuzz.distance import OSA

from cogs.ui import typed_names
from cogs.ui.typed_parts import find_by_parts
from engine.core.decision import Ask, Option, Step
from engine.core.errors import Refused
from engine.core.text import Text, say
from locales import DEFAULT, LANGUAGES, keys, translate

SEPARATORS = re.compile(r"[;；\n]+")
SIGNS = re.compile(r"[-+]*")
"""What may follow the last word of a key."""
FILLER = " ,，、:：.。「」『』“”\"'()（）"
NAMED = 6
"""The number of possible answers that are named to somebody who was not understood."""
ALIKE = 0.8
"""How like a typed word another one is, of 1, that may have been meant."""
CLAUSES = 40
LINE = 100
"""Discord's limit for the choices of autocomplete."""


def clauses(line: str) -> list[str]:
    """The clauses of a line. Raises Refused if it is empty or far too long."""
    parts = [part.strip() for part in SEPARATORS.split(line) if part.strip()]
    if not parts:
        raise Refused(say("error-typed-empty"))
    if len(line) > typed_names.LENGTH or len(parts) > CLAUSES:
        raise Refused(say("error-typed-long"))
    return parts


def says_end(clause: str) -> bool:
    """Whether words are the usual ones for the end of a turn."""
    return typed_names.words_of(clause) in map(typed_names.words_of, typed_names.listed_words("typed-end"))


def match(ask: Ask, clause: str, called: typed_names.Called = typed_names.NOBODY) -> tuple[tuple[str, ...], str]:
    """Read an answer from the start of a clause. Returns the keys and the unused words. Raises Refused, which names the
    clause and what is possible, if it cannot be read."""
    keys: list[str] = []
    meant: list[Option] = []
    rest, used = clause, 0
    while len(keys) < ask.most and typed_names.tokens(rest):
        free = [option for option in ask.options if option.key not in keys]
        meant, used = _choose_by_spelling(*_find_longest(free, rest, called), rest)
        if not meant or any(option.label != meant[0].label for option in meant):
            break
        keys.append(meant[0].key)
        rest = rest[used:].strip(FILLER)
    if len(keys) < max(ask.least, 1):
        told = find_by_parts(ask.options, typed_names.words_of(clause), called) if ask.most == 1 else []
        if len(told) == 1:
            return (told[0].key,), ""
        if told:
            raise Refused(_refuse_ambiguous(told, clause))
        vague = meant and not (typed_names.tokens(rest[used:]) and _tell_when(ask, typed_names.words_of(clause)))
        raise Refused(_refuse_ambiguous(meant, rest[:used]) if vague else _refuse_unknown(ask, clause))
    return tuple(keys), rest


def _find_longest(options: list[Option], clause: str, called: typed_names.Called) -> tuple[list[Option], int]:
    """The options with the longest name at the start of the clause, and the number of characters used. More than one if
    that name fits several. Words that only connect others (`to`) may be left out of a name, or added to it."""
    given = typed_names.tokens(clause)
    meant, used = _find_longest_in(options, given, called)
    plain = tuple(word for word in given if word[0] not in typed_names.listed_words("typed-connecting"))
    if len(plain) < len(given):
        loosely, farther = _find_longest_in(options, plain, called)
        if farther > used:
            return loosely, farther
    return meant, used


def _find_longest_in(
    options: list[Option], given: tuple[tuple[str, int], ...], called: typed_names.Called
) -> tuple[list[Option], int]:
    """The same for words with their end positions. Of several options with that name those are meant of which it is the
    whole name: `production` is the card, not the one for which Production is discarded."""
    heard = tuple(word for word, _ in given)
    longest = 0
    meant: list[Option] = []
    for option in options:
        size = typed_names.count_named_words(option, heard, called)
        if size > longest:
            longest, meant = size, [option]
        elif size and size == longest:
            meant.append(option)
    if len(meant) > 1:
        meant = [
            option for option in meant if typed_names.count_named_words(option, heard, called, whole=True) == longest
        ] or meant
    return meant, given[longest - 1][1] if longest else 0


def _choose_by_spelling(meant: list[Option], used: int, clause: str) -> tuple[list[Option], int]:
    """Of options whose keys differ only in punctuation (`ask:b+pilot`, `ask:b+pilot-`) the one that is written exactly
    like its key, its suggestion in autocomplete or its label, if there is one; and the number of characters used."""
    if len(meant) > 1 and (general := _find_general(meant)):
        return [general], used
    end = used + len(SIGNS.match(clause, used).group())  # type: ignore[union-attr]  # of any length
    written = _as_written(clause[:end])
    if len(meant) > 1:
        exact = [option for option in meant if written in map(_as_written, (option.key, short(option)))]
        exact = exact or [
            option
            for option in meant
            if any(written == _as_written(translate(option.label, each)) for each in LANGUAGES)
        ]
        return (exact, end) if exact else (meant, used)
    return meant, used


def _as_written(phrase: str) -> str:
    """A phrase with its signs, but without capitals and spaces: the signs of labels are not those of keyboards."""
    return "".join(phrase.strip(FILLER).casefold().replace("−", "-").split())


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
    answers begin with, the nearest first; and how many others there are. If it begins like an answer to another
    question, it says when such an answer is possible."""
    heard = typed_names.words_of(clause)
    near = _by_nearness(ask.options, heard)
    labels = _labels([option for option in near if _starts_so(option, heard)])
    when = _tell_when(ask, heard)
    begun = {_first_label(option) for option in near if option.label in labels}
    others = [label for label in dict.fromkeys(map(_first_label, near)) if label not in begun]
    named = labels[:NAMED] or others[:NAMED]
    clause, more = clause[:60], len(labels) + len(others) - len(named)
    if not named:
        return (
            say("error-illegal-choice", choice=clause)
            if when is None
            else say("error-barred", choice=clause, reason=when)
        )
    if when is not None:
        return say("error-typed-when", clause=clause, question=ask.about, choices=named, more=more, when=when)
    key = "error-typed-none" if _names_nothing(ask, heard) else "error-typed-unknown"
    return say(key, clause=clause, question=ask.about, choices=named, more=more)


def _first_label(option: Option) -> Text:
    """What the option begins with."""
    return option.path[0].label if option.path else option.label


def _by_nearness(options: Iterable[Option], heard: typed_names.Tokens) -> list[Option]:
    """The options, first those with the words that were typed, or with words like them."""
    listed = list(options)
    known = {word for option in listed for word in typed_names.words_in(option, typed_names.NOBODY)}
    like = {
        word: near
        for word in known
        if (near := max((OSA.normalized_similarity(word, each) for each in heard), default=0)) >= ALIKE
    }

    def nearness(option: Option) -> float:
        return sum(like[word] for word in typed_names.words_in(option, typed_names.NOBODY) & like.keys())

    return sorted(listed, key=nearness, reverse=True)


def _tell_when(ask: Ask, heard: typed_names.Tokens) -> Text | None:
    """When answers with the verb that the words begin with are possible. None if they begin with no verb; or with one
    of this question, and then name nothing that such an answer could be about."""
    prefix = typed_names.title_prefix(ask)
    verb, about, asked = _split_verb(ask, heard)
    known = typed_names.vocabulary(prefix)
    named = any(word in known for word in about) and all(typed_names.is_code(word) or word in known for word in about)
    return say(f"{prefix}-when-{verb}") if verb and (named or not asked) else None


def _names_nothing(ask: Ask, heard: typed_names.Tokens) -> bool:
    """Whether words begin with a verb of this question and then have only codes of what is not there."""
    _, about, asked = _split_verb(ask, heard)
    return asked and bool(about) and all(map(typed_names.is_code, about))


def _split_verb(ask: Ask, heard: typed_names.Tokens) -> tuple[str, typed_names.Tokens, bool]:
    """The verb that the words begin with ("": none), the words after it, and whether this question has such answers."""
    verbs = dated_verbs(typed_names.title_prefix(ask))
    said = max((name for name in verbs if heard[: len(name)] == name), key=len, default=())
    asked = {key.partition(":")[0] for key in ask.options.keys}
    meant, about = verbs.get(said, ("",)), heard[len(said) :]
    verb = next(filter(asked.__contains__, meant), meant[0]) if about else meant[0]
    return verb, about, verb in asked


def is_of_another(ask: Ask, clause: str) -> bool:
    """Whether a clause that cannot be read as an answer to this question could be one to another question of the
    title, or to this one later: it begins with the verb of one, or names nothing but codes."""
    heard = typed_names.words_of(clause)
    later = _tell_when(ask, heard) is not None or _names_nothing(ask, heard) or all(map(typed_names.is_code, heard))
    return bool(heard) and later


@cache
def dated_verbs(prefix: str) -> dict[typed_names.Tokens, tuple[str, ...]]:
    """The names of the verbs of a title's option keys of which a message `when-…` says when they are possible, each
    with the verbs that are called so: first the one of which it is the key."""
    head = f"{prefix}-when-"
    named: dict[typed_names.Tokens, tuple[str, ...]] = {}
    for verb in sorted(key.removeprefix(head) for key in keys(DEFAULT) if key.startswith(head)):
        for name in typed_names.verb_phrases(prefix, verb) - {()}:
            others = named.get(name, ())
            named[name] = (verb, *others) if name == typed_names.words_of(verb) else (*others, verb)
    return named


def _starts_so(option: Option, heard: typed_names.Tokens) -> bool:
    """Whether words begin with an option's verb or its first step."""
    verb = option.key.partition(":")[0]
    names = typed_names.verb_phrases(option.label.key.partition("-")[0], verb)
    steps = typed_names.step_phrases(option.path[0]) if option.path else ()
    starts = [heard[:end] for end in range(1, len(heard) + 1)]
    return any(start in names or start in steps for start in starts)


def short(option: Option) -> str:
    """The text of an option that autocomplete adds to the line."""
    return option.key.replace(":", " ", 1)


def suggestions(
    ask: Ask,
    head: str,
    unfinished: str,
    language: str,
    called: typed_names.Called = typed_names.NOBODY,
    *,
    flat: bool = False,
) -> Iterator[tuple[str, str]]:
    """Suggestions for the words being typed: (shown, line). `ask` is the question that they answer, `head` the line
    before them. Only legal options, each with its detail. `flat`: all of them at once, not step by step."""
    wanted = typed_names.words_of(unfinished)
    path, begun = ((), ()) if flat else _path_typed(ask, wanted, called)
    for following in () if flat else ask.options.steps(path):
        if isinstance(following, Option):
            continue
        rest = wanted[len(begun) :]
        if rest and not any(_is_beginning(name, rest) for name in typed_names.step_phrases(following, called)):
            continue
        taken = " ".join((*path, following.key))
        if len(head) + len(taken) < LINE:
            steps = [step.label for step in _steps(ask, path)] + [following.label]
            shown = f"{_tail(head)}{' '.join(translate(label, language) for label in steps)} …"
            yield shown.strip()[:LINE], f"{head}{taken} "
    for option in ask.options:
        if not flat and tuple(step.key for step in option.path) != path:
            continue
        names = typed_names.phrases(option, called)
        if wanted and not any(_is_beginning(name, wanted) for name in names):
            continue
        written = f"{head}{short(option)}"
        if len(written) > LINE:
            continue
        yield describe(option, head, language), written


def _path_typed(
    ask: Ask, wanted: typed_names.Tokens, called: typed_names.Called
) -> tuple[tuple[str, ...], typed_names.Tokens]:
    """The steps named at the start of the words typed so far, and those words."""
    path: tuple[str, ...] = ()
    used = 0
    while True:
        steps = [each for each in ask.options.steps(path) if isinstance(each, Step)]
        named = [
            (len(name), step.key)
            for step in steps
            for name in typed_names.step_phrases(step, called)
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


def _is_beginning(name: typed_names.Tokens, wanted: typed_names.Tokens) -> bool:
    """Whether the words typed so far are the beginning of the name (the last word may be unfinished)."""
    if len(wanted) > len(name):
        return False
    *whole, last = wanted
    return name[: len(whole)] == tuple(whole) and name[len(whole)].startswith(last)
