"""Reading typed answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from engine.core.decision import Ask, Barred, Keys, Options
from engine.core.errors import IllegalChoice, Refused
from engine.core.kit import GameState
from engine.core.session import Session
from engine.core.text import say
from tables.records import Match


def read_answer(session: Session[GameState], seat: int, ask: Ask, words: str, match: Match) -> tuple[Keys, str]:
    """The answer of a seat in these words, and the words left over. If they name something that the rules forbid now,
    raises Refused, which says which rule."""
    return read_words(ask, words, match, lambda: session.barred(seat))


def read_words(ask: Ask, words: str, match: Match, forbidden: Callable[[], Iterable[Barred]]) -> tuple[Keys, str]:
    """The same where nobody is asked yet. `forbidden`: what might be tried instead, and why it may not."""
    try:
        keys, rest = match(ask, words)
    except Refused as unread:
        found = _why_forbidden(forbidden(), ask, words, match)
        raise unread if found is None else found[0] from None
    if rest.strip() and not _names_place(ask, keys, words.removesuffix(rest)):
        # `build cruiser 9z`: with one sector to build in, `build cruiser` alone would be an answer.
        found = _why_forbidden(forbidden(), ask, words, match)
        if found is not None and len(found[1]) < len(rest):
            raise found[0]
    return keys, rest


def read_aside(session: Session[GameState], seat: int, words: str, match: Match) -> str:
    """The key of what the seat does with these words although another one is asked (`Asides.offered`). Raises Refused,
    which says which rule forbids it."""
    title, state = session.title, session.state
    options = title.asides.offered(state, seat)
    if any(option.key == words for option in options):
        return words
    ask = Ask(seat, say(f"{title.meta.prefix}-name"), Options.of(options))
    try:
        keys, rest = match(ask, words)
        if rest.strip():
            raise IllegalChoice(words)
    except Refused as unread:
        found = _why_forbidden(title.asides.barred(state, seat), ask, words, match)
        raise unread if found is None else found[0] from None
    return keys[0]


def _why_forbidden(forbidden: Iterable[Barred], ask: Ask, words: str, match: Match) -> tuple[IllegalChoice, str] | None:
    """What the words name that the rules forbid now, as its refusal, and the words left over."""
    barred = {each.option.key: each for each in forbidden}
    options = tuple(each.option for each in barred.values())
    try:
        keys, rest = match(msgspec.structs.replace(ask, options=options, least=1, most=1), words)
    except Refused:
        return None
    return IllegalChoice(keys[0], barred[keys[0]].text), rest


def _names_place(ask: Ask, keys: Keys, used: str) -> bool:
    """Whether the words used name the place of the answer: then none of the words left over does."""
    option = ask.option(keys[-1])
    return option is not None and option.at is not None and option.at.casefold() in used.casefold()


def read_nothing(ask: Ask, words: str) -> tuple[Keys, str]:
    """Reads exact keys alone: for services to which nobody has said how people type."""
    if ask.option(words) is None:
        raise IllegalChoice(
            words, say("error-typed-unknown", clause=words[:60], question=ask.about, choices=[], more=0)
        )
    return (words,), ""
