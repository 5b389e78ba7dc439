"""What will be asked after the clauses typed so far: for autocomplete, which must know it before anything is played.

The line is tried out on imagined games in which everything hidden from the person is dealt anew, and only what is
possible in all of them is offered. So nobody can read from a suggestion which card the next step would draw.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import msgspec

from cogs.services import Services
from cogs.ui.names import called
from cogs.ui.presentation import Presentation
from cogs.ui.typed import Called, match, split_line
from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.errors import Refused, Stale
from engine.core.session import Session
from tables.records import TableInfo

WORLDS = 3


@dataclass(frozen=True)
class Ahead:
    """What the words being typed answer.

    `ask`: the question (None: none, or nobody can know it). `head`: the line before these words, `words`: they
    themselves. `whole`: the line as it is can be played.
    """

    ask: Ask | None
    head: str
    words: str
    whole: str = ""


async def look_ahead(
    services: Services, presentation: Presentation, info: TableInfo, person_id: int, line: str
) -> Ahead:
    """Try the line out; Refused if a finished clause makes no sense."""
    head, words = split_line(line)
    nothing = Ahead(None, head, words)
    async with services.store.reading() as tx:
        row = await tx.games.table(info.id)
        seats = await tx.games.seats(info.id)
        if row.status != "running":
            return nothing
        snapshot = await tx.games.snapshot(info.id)
    seat = next((each.seat for each in seats if each.person_id == person_id), None)
    if seat is None:
        return nothing
    session: Session[Any] = Session.load(presentation.title, snapshot.data)
    if session.pending(seat) is None:
        return nothing
    names = called(info)
    worlds = [session.fork(seat, Chance(f"ahead:{number}")) for number in range(WORLDS)]
    for clause in filter(None, head.split("; ")):
        rest = clause
        while rest:
            rest = _play(worlds, seat, rest, names)
    return _unfinished(worlds, seat, presentation, names, replace(nothing, ask=_common(worlds, seat)))


def _unfinished(
    worlds: list[Session[Any]], seat: int, presentation: Presentation, names: Called, ahead: Ahead
) -> Ahead:
    """Go on within the clause being typed, as far as its words name an option."""
    while ahead.ask is not None and ahead.words:
        try:
            rest = _play(worlds, seat, ahead.words, names)
        except (Refused, Stale):
            return ahead
        used = ahead.words[: len(ahead.words) - len(rest)].strip(" ,")
        ask = _common(worlds, seat)
        anew = ask is None or presentation.starts_turn(ask)
        whole = ahead.head + used if not rest else ""
        ahead = Ahead(ask, f"{ahead.head}{used}{'; ' if anew else ' '}", rest, whole)
    return ahead


def _play(worlds: list[Session[Any]], seat: int, words: str, names: Called) -> str:
    """Play the first answer in these words in every world; the words left. Refused where they do not agree."""
    heard = set()
    for world in worlds:
        pending = world.pending(seat)
        if pending is None:
            raise Stale
        heard.add(match(pending.ask, words, names))
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
    options = tuple(option for option in asks[0].options if all(ask.option(option.key) for ask in asks[1:]))
    return msgspec.structs.replace(asks[0], options=options)
