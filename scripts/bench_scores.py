"""What the normal player scores against itself, for every number of seats and every variant of a title: shows whether
a title's numbers give the results that its facts expect."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from statistics import mean
from typing import Any

from engine.core.title import Meta
from engine.players import make
from engine.titles import TITLES
from scripts.games import Table
from scripts.measure import Row, told

Variant = dict[str, bool | int | str]


def variants(meta: Meta) -> list[Variant]:
    """Every choice of the title's first option that has choices; one set of defaults if it has none."""
    for option in meta.options:
        if option.choices:
            return [{option.id: choice} for choice in option.choices]
    return [{}]


def scores(title_id: str, players: int, variant: Variant, number: int) -> tuple[int, ...]:
    """The scores of a game between normal players."""
    session = Table(TITLES[title_id], players, variant, f"scores{number}").begin()
    player, step = make("normal"), 0
    while session.owed():
        seat = session.owed()[0]
        session.submit(seat, player.choose(session, seat, f"scores{number}/{step}"))
        step += 1
    return session.standing().scores


def score_rows(title_id: str, games: int, workers: int) -> Iterator[Row]:
    """A row for each number of seats and variant: the mean score, the least and the most."""
    meta = TITLES[title_id].meta
    with Pool(workers) as pool:
        for variant in variants(meta):
            for players in range(meta.least_players, meta.most_players + 1):
                play: Any = partial(scores, title_id, players, variant)
                found = [score for game in pool.map(play, range(games)) for score in game]
                called = ", ".join([f"{players} players", *(str(value) for value in variant.values())])
                name = f"mean score of normal, {called} ({min(found)} to {max(found)})"
                yield told(name, title_id, mean(found), f"of {games}")
