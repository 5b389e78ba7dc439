"""Reading typed answers."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.decision import Ask, Keys
from engine.core.errors import IllegalChoice, Refused
from engine.core.session import Session
from engine.core.text import say
from tables.records import Match


def read_answer(session: Session[Any], seat: int, ask: Ask, words: str, match: Match) -> tuple[Keys, str]:
    """The answer in these words, and the words left over. If they name something that the rules forbid now, raises
    Refused, which says which rule."""
    try:
        return match(ask, words)
    except Refused as unread:
        barred = {each.option.key: each for each in session.barred(seat)}
        options = tuple(each.option for each in barred.values())
        try:
            keys, _ = match(msgspec.structs.replace(ask, options=options, least=1, most=1), words)
        except Refused:
            raise unread from None
        raise IllegalChoice(keys[0], barred[keys[0]].text) from None


def unreadable(ask: Ask, words: str) -> tuple[Keys, str]:
    """Reads exact keys alone: for services to which nobody has said how people type."""
    if ask.option(words) is None:
        raise IllegalChoice(words, say("error-typed-unknown", clause=words[:60], choices=[], more=0))
    return (words,), ""
