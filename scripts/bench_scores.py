"""Scores of the normal player against itself, for every number of seats and every variant of a title. Shows whether a
title's numbers give the results that its facts expect."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from statistics import mean
from typing import Any

import msgspec

from engine.core.title import Meta
from engine.players import make
from engine.titles import TITLES
from scripts.games import AnySession, Table
from scripts.measure import BARS, Row, quantile, within_range, without_bar

Variant = dict[str, bool | int | str]


class Result(msgspec.Struct, frozen=True, array_like=True):
    """The result of a game between normal players. `rounds` and `robot` are None if the title's view has no such field:
    a round, a side played by the rules."""

    scores: tuple[int, ...]
    rounds: int | None
    robot: int | None


def variants(meta: Meta) -> list[Variant]:
    """Every choice of the title's first option with choices; one set of defaults if there is none."""
    for option in meta.options:
        if option.choices:
            return [{option.id: choice} for choice in option.choices]
    return [{}]


def result(title_id: str, players: int, variant: Variant, number: int) -> Result:
    """A game between normal players. They talk to each other as to people: everybody says everything before anybody
    continues."""
    session = Table(TITLES[title_id], players, variant, f"scores{number}").begin()
    player, step, heard = make("normal"), 0, dict[int, int]()
    while session.owed():
        seed = f"scores{number}/{step}"
        seat = next((seat for seat in session.asked() if has_unheard(session, seat, heard)), None)
        if seat is None:
            seat = session.owed()[0]
            session.submit(seat, player.choose(session, seat, seed))
        else:
            heard[seat] = serial(session, seat)
            for keys in player.speak(session, seat, seed):
                session.submit(seat, keys)
        step += 1
    view = session.view(None)
    robot = getattr(getattr(view, "robot", None), "score", None)
    return Result(session.standing().scores, getattr(view, "round", None), getattr(robot, "total", None))


def has_unheard(session: AnySession, seat: int, heard: dict[int, int]) -> bool:
    """Whether a seat that is not waited for has a question that it has not considered."""
    return seat not in session.owed() and heard.get(seat) != serial(session, seat)


def serial(session: AnySession, seat: int) -> int:
    """The serial number of the seat's question."""
    pending = session.pending(seat)
    assert pending is not None
    return pending.serial


def score_rows(title_id: str, games: int, workers: int) -> Iterator[Row]:
    """Rows for each number of seats and variant: the mean score, the winner's, and further values of the title."""
    meta = TITLES[title_id].meta
    usual = meta.settle_options({})
    with Pool(workers) as pool:
        for variant in variants(meta):
            expected = BARS["rounds"].get(title_id, {}) if variant.items() <= usual.items() else {}
            for players in range(meta.least_players, meta.most_players + 1):
                if not Table(TITLES[title_id], players, variant, "fits").fits:
                    continue
                play: Any = partial(result, title_id, players, variant)
                called = ", ".join([f"{players} players", *(str(value) for value in variant.values())])
                yield from rows_of(title_id, called, pool.map(play, range(games)), expected.get(str(players)))


def rows_of(title_id: str, called: str, found: list[Result], expected: list[int] | None = None) -> Iterator[Row]:
    """The rows of games with one number of seats and one variant."""
    scores = [score for game in found for score in game.scores]
    best = [float(max(game.scores)) for game in found]
    unit = f"of {len(found)}"
    yield without_bar(f"mean score of normal, {called} ({min(scores)} to {max(scores)})", title_id, mean(scores), unit)
    yield without_bar(f"best score at a table, {called} ({span(best)})", title_id, mean(best), unit)
    rounds = [float(game.rounds) for game in found if game.rounds is not None]
    if rounds:
        quantity, value = f"rounds, {called} ({span(rounds)})", mean(rounds)
        if expected is None:
            yield without_bar(quantity, title_id, value, unit)
        else:
            yield within_range(quantity, title_id, value, unit, expected)
    robots = [(game.robot, max(game.scores)) for game in found if game.robot is not None]
    if robots:
        yield without_bar(f"score of the bot, {called}", title_id, mean(robot for robot, _ in robots), unit)
        ahead = sum(robot > player for robot, player in robots)
        yield without_bar(f"games with the bot ahead, {called}", title_id, 100 * ahead / len(robots), "%")


def span(values: list[float]) -> str:
    """From the value that a tenth does not exceed to the one that nine tenths do not exceed."""
    return f"{quantile(values, 0.1):g} to {quantile(values, 0.9):g}"
