"""What will be asked after the words typed so far, for suggestions while a line is being typed. Nothing is played.

The line is tried out on imagined games in which everything hidden from the person is dealt again, and only what is
possible in all of them is told. So nobody can read from a suggestion which card the next step would draw.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, Options
from engine.core.errors import Refused, Stale
from engine.core.session import Session
from tables.records import Match

WORLDS = 3
"""Imagined games in which a line is tried out."""


class Preview(msgspec.Struct, frozen=True):
    """What the words that are being typed answer.

    `ask`: the question that `words` answer (None: none, or nobody can know it); `words` are what is left of the
    unfinished clause; `read`: the pieces of that clause which named an answer, each with the question that came after
    it. The line as it is can be played if something was read and nothing is left.
    """

    ask: Ask | None
    words: str
    read: tuple[tuple[str, Ask | None], ...] = ()


def preview(session: Session[Any], seat: int, clauses: list[str], unfinished: str, match: Match) -> Preview:
    """Try out the finished clauses and then the unfinished one, as far as its words name an option. Refused or Stale
    if a finished clause makes no sense."""
    if session.pending(seat) is None:
        return Preview(None, unfinished)
    worlds = [session.fork(seat, Chance(f"ahead:{number}")) for number in range(WORLDS)]
    for clause in clauses:
        rest = clause
        while rest:
            rest = _play(worlds, seat, rest, match)
    found = Preview(_common(worlds, seat), unfinished)
    while found.ask is not None and found.words:
        try:
            rest = _play(worlds, seat, found.words, match)
        except (Refused, Stale):
            break
        used = found.words[: len(found.words) - len(rest)].strip(" ,")
        ask = _common(worlds, seat)
        found = Preview(ask, rest, (*found.read, (used, ask)))
    return found


def _play(worlds: list[Session[Any]], seat: int, words: str, match: Match) -> str:
    """Play the first answer in these words in every world; the words left. Stale where the worlds do not agree."""
    heard = set()
    for world in worlds:
        pending = world.pending(seat)
        if pending is None:
            raise Stale
        heard.add(match(pending.ask, words))
    if len(heard) != 1:
        raise Stale
    keys, rest = heard.pop()
    for world in worlds:
        world.submit(seat, keys)
    return rest


def _common(worlds: list[Session[Any]], seat: int) -> Ask | None:
    """The question with those options that every world offers."""
    pending = [world.pending(seat) for world in worlds]
    asks = [each.ask for each in pending if each is not None]
    if len(asks) < len(worlds):
        return None
    shared = (option for option in asks[0].options if all(ask.option(option.key) for ask in asks[1:]))
    return msgspec.structs.replace(asks[0], options=Options.of(shared))
