"""Benchmarks of the synthetic heavy title of the tests: the cost of a large game for the engine and the computer
players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.chance import Chance
from engine.core.session import Session
from engine.players import Level, make
from scripts.games import AnySession, Table, moves
from scripts.measure import Part, Row, cpu_milliseconds, quantile, with_bar
from tests.heavy.armada import Armada

HEAVY = Armada()
PLAYERS = (2, 4, 6)
DECIDING: tuple[Level, ...] = ("normal", "hard")


def positions(every: int, most: int) -> Iterator[tuple[AnySession, int]]:
    """Sessions at this many moments of random games with different numbers of players, with the seat that is asked. Use
    each one before taking the next."""
    count = 0
    for game in range(most):
        players = PLAYERS[game % len(PLAYERS)]
        session = Table(HEAVY, players, {"rounds": 9}, f"heavy{game}").begin()
        for number, (seat, keys) in enumerate(moves(session, Chance(f"heavy{game}/answers"))):
            if number % every == game % every:
                yield session, seat
                count += 1
                if count == most:
                    return
            session.submit(seat, keys)


def state_rows(title_id: str, scale: float) -> list[Row]:
    """Loading, undo, forking, listing and viewing at many moments."""
    loads, undos, forks, lists, views = [], [], [], [], []
    for number, (session, seat) in enumerate(positions(7, max(6, int(600 * scale)))):
        data = session.dump()
        loads.append(cpu_milliseconds(partial(load_and_list, data, seat)))
        forks.append(cpu_milliseconds(partial(session.fork, seat, Chance(f"{number}"))))
        views.append(cpu_milliseconds(partial(session.view, seat)))
        lists.append(cpu_milliseconds(partial(session.copy().explained, seat)))
        other = Session.load(HEAVY, data)
        backwards = [each for each in range(other.seats) if other.can_undo(each)]
        if backwards:
            undos.append(cpu_milliseconds(partial(other.undo, backwards[0])))
    return [
        with_bar("heavy_load", "load to first options, p95", title_id, quantile(loads, 0.95), "ms"),
        with_bar("heavy_undo", "undo, p99", title_id, quantile(undos, 0.99), "ms"),
        with_bar("heavy_fork", "fork, p95", title_id, quantile(forks, 0.95), "ms"),
        with_bar("heavy_list", "list of all options, p95", title_id, quantile(lists, 0.95), "ms"),
        with_bar("heavy_view", "view, p95", title_id, quantile(views, 0.95), "ms"),
    ]


def load_and_list(data: bytes, seat: int) -> object:
    """From the stored game to the options that a seat sees."""
    return Session.load(HEAVY, data).explained(seat)


def decision_rows(title_id: str, scale: float) -> list[Row]:
    """The time of computer players for a decision."""
    times: dict[Level, list[float]] = {level: [] for level in DECIDING}
    for number, (session, seat) in enumerate(positions(5, max(3, int(90 * scale)))):
        for level, taken in times.items():
            taken.append(cpu_milliseconds(partial(make(level).choose, session, seat, f"heavy{number}")))
    return [
        with_bar(f"heavy_{level}", f"decision of {level}, p95, processor time", title_id, quantile(taken, 0.95), "ms")
        for level, taken in times.items()
    ]


HEAVY_PARTS: dict[str, Part] = {"heavy_states": state_rows, "heavy_decisions": decision_rows}
"""Rows of the heavy title; the scale makes runs longer or shorter."""
