"""Why computers have played what they have played: in every title that has terms for it, the terms tell no secret, and
they have words."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.saved import decode, encode
from engine.core.title import Title
from engine.players import make
from engine.players.reasons import gains_of, has_terms, reason, together
from engine.titles import TITLES
from locales import LANGUAGES, has, message
from scripts.games import Table, moves

MOVES = 120
"""How much of a game is looked at, and every so many answers how its terms look to others."""
EVERY = 4

TOLD = [title for title in TITLES.values() if has_terms(title)]


def seats_of(title: Title[Any]) -> int:
    return max(2, title.meta.least_players)


@pytest.mark.parametrize("title", TOLD, ids=lambda title: title.meta.id)
def test_terms_tell_only_what_everybody_knows(title: Title[Any]) -> None:
    """They are the same in every deal that looks the same to somebody else, so a sentence made of them is public."""
    session = Table(title, seats_of(title), {}, "terms").begin()
    seats = range(seats_of(title))
    for number, (seat, keys) in zip(range(MOVES), moves(session, Chance("terms")), strict=False):
        if number % EVERY == 0:
            for own in seats:
                expected = title.advice.terms(session.state, own)
                for other in seats:
                    imagined = decode(title.state_type, encode(session.state))
                    title.imagine(imagined, other, Chance(f"{number}"))
                    assert title.advice.terms(imagined, own) == pytest.approx(expected)
        session.submit(seat, keys)


@pytest.mark.parametrize("title", TOLD, ids=lambda title: title.meta.id)
def test_terms_have_words_and_computers_have_reasons(title: Title[Any]) -> None:
    """A computer that plays with its estimate has a reason for something that it does in its first turns."""
    session = Table(title, seats_of(title), {}, "reasons").begin()
    player, named, told = make("normal"), set[str](), set[tuple[str, ...]]()
    so_far: dict[int, dict[str, float]] = {}
    before: int | None = None
    for number in range(30):
        seat = session.owed()[0]
        keys = player.choose(session, seat, f"{number}")
        gains = gains_of(session, seat, keys)
        so_far[seat] = together(so_far[seat] if seat == before else {}, gains)
        named |= title.advice.terms(session.state, seat).keys()
        told.add(reason(so_far[seat]))
        if told - {()}:
            break
        session.submit(seat, keys)
        before = seat
    assert told - {()}
    for language in LANGUAGES:
        words = [title.meta.key(f"reason-{name}") for name in named]
        assert len({message(key, language) for key in words if has(key)}) == len(words)
