"""Benchmarks of the rules, the pictures and the computer players: no bot, no database."""

from __future__ import annotations

import gc
import tracemalloc
from collections import Counter
from functools import partial
from hashlib import sha256
from time import process_time
from typing import Any

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Title
from engine.titles import TITLES
from scripts.bench_beside import catanatron_rows
from scripts.fuzz import Job, Result, play, play_fast
from scripts.fuzz import quantile as counted_quantile
from scripts.games import Table, ask_of, draw_answer, list_options, moves
from scripts.measure import BARS, Part, Row, cpu_milliseconds, in_earnest, milliseconds, quantile, with_bar, without_bar


def table_of(title_id: str, seed: str, players: int = 1) -> Table:
    """A table with default options and the smallest number of players of the title, but at least this many."""
    title = TITLES[title_id]
    return Table(title, max(players, title.meta.least_players), {}, sha256(seed.encode()).hexdigest()[:32])


TIMED_DECISIONS = 250
"""So many decisions are timed for every game with checks. A game of the shortest title takes a millisecond."""


def play_rows(title_id: str, games: int) -> list[Row]:
    """Decisions per second and the time to list options, over random games on one core.

    The speed is that of new games one after the other, after those with checks, which would slow down what follows
    them; with the options of `bars.toml`, so that it can be compared with earlier ones. It counts `games` of them or
    more, until there were so many decisions that the figure tells something.
    """
    job = Job(title_id, TITLES[title_id].meta.least_players, {}, "bench")
    timed = replace(job, options=BARS["speed"]["games"].get(title_id, {}))
    total, fast = Result(), Result()
    for game in range(games):
        total.add(play(job, game))
    while fast.played < games or fast.fast_decisions < games * TIMED_DECISIONS:
        play_fast(timed.table(games + fast.played), fast)
        fast.played += 1
    counts: Counter[int] = total.microseconds
    return [
        with_bar("speed", "decisions per second, one core", title_id, fast.fast_decisions / fast.fast_seconds, "1/s"),
        with_bar("options", "options p99", title_id, counted_quantile(counts, 0.99) / 1000, "ms"),
        with_bar("longest_options", "options max", title_id, max(counts) / 1000, "ms"),
        *catanatron_rows(title_id),
    ]


def load_to_options(title: Title[Any], data: bytes) -> None:
    """Load a stored game and list the possible answers."""
    list_options(Session.load(title, data))


def session_rows(title_id: str, games: int) -> list[Row]:
    """Loading a stored game to its first options, and undo (if anything could be undone), in processor time."""
    loads: list[float] = []
    undos: list[float] = []
    for game in range(games):
        table = table_of(title_id, f"session{game}")
        session = table.begin()
        for number, (seat, keys) in enumerate(moves(session, Chance(f"{table.seed}/answers"))):
            session.submit(seat, keys)
            if number % 10 == 0:
                data = session.dump()
                if not loads:  # a cold start does not count
                    load_to_options(table.title, data)
                loads.append(cpu_milliseconds(partial(load_to_options, table.title, data)))
            if number % 5 == 0 and session.can_undo(seat):
                undos.append(cpu_milliseconds(partial(session.undo, seat)))
                session.submit(seat, draw_answer(ask_of(session, seat), Chance(f"{number}")))
    return [
        with_bar("load", "load to first options, p50", title_id, quantile(loads, 0.5), "ms"),
        with_bar("slow_load", "load to first options, p99", title_id, quantile(loads, 0.99), "ms"),
        *([with_bar("undo", "undo, p99", title_id, quantile(undos, 0.99), "ms")] if undos else []),
    ]


def memory_rows(title_id: str, games: int) -> list[Row]:
    """Memory of a running game at a full table, and of the caches that the process keeps for all games.

    The same games fill the caches before: so the figure of a game does not depend on how many share them.
    """
    components = TITLES[title_id].components
    table_of(title_id, "warm").begin()
    if components is not None:
        components.forget()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    midway_games(title_id, games)
    gc.collect()
    cached = tracemalloc.get_traced_memory()[0]
    sessions = midway_games(title_id, games)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return [
        with_bar("memory", "live memory per game", title_id, (after - cached) / len(sessions) / 1024, "KiB"),
        without_bar(f"kept for all games, after {games}", title_id, (cached - before) / 1024 / 1024, "MiB"),
    ]


def midway_games(title_id: str, games: int) -> list[Session[Any]]:
    """Games at full tables, each after a hundred random answers."""
    sessions = []
    for game in range(games):
        table = table_of(title_id, f"memory{game}", TITLES[title_id].meta.most_players)
        session = table.begin()
        for seat, keys in moves(session, Chance(f"{table.seed}/answers"), 100):
            session.submit(seat, keys)
        sessions.append(session)
    return sessions


def picture_rows(title_id: str, pictures: int, rehearsed: bool) -> list[Row]:
    """The board of games at different moments, encoded for upload."""
    from render.kit.sprites import SPRITES
    from render.pictures import Scene, has_pictures, paint, prewarm

    if not has_pictures(title_id):
        return []
    times, work, sizes = [], [], []
    for number in range(-1, pictures):
        if number == 0 and rehearsed:  # as an idle worker does
            steps = prewarm(title_id)
            while not SPRITES.full and next(steps, steps) is not steps:
                pass
        table = table_of(title_id, f"picture{number}")
        session = table.begin()
        for seat, keys in moves(session, Chance(f"{table.seed}/answers"), max(20 * number, 0) % 600):
            session.submit(seat, keys)
        language = ("en", "zh-TW", "zh-CN")[number % 3]
        scene = Scene(title_id, "board", session.view(None), language, tuple("ABCDEFGH"[: table.players]))
        started = process_time()
        times.append(milliseconds(lambda scene=scene: sizes.append(len(paint(scene).data))))  # type: ignore[misc]
        work.append((process_time() - started) * 1000)
    _, cold = times.pop(0), work.pop(0)
    return [
        with_bar("first_picture", "first board picture after a start, processor time", title_id, cold, "ms"),
        without_bar("board picture p50, processor time", title_id, quantile(work, 0.5), "ms"),
        without_bar("board picture p95, processor time", title_id, quantile(work, 0.95), "ms"),
        with_bar("picture", "board picture p95", title_id, quantile(times, 0.95), "ms"),
        with_bar("picture_size", "board picture largest", title_id, max(sizes) / 1024, "KiB"),
    ]


ENGINE_PARTS: dict[str, Part] = {
    "play": lambda title_id, scale: play_rows(title_id, max(2, int(40 * scale))),
    "sessions": lambda title_id, scale: session_rows(title_id, max(2, int(10 * scale))),
    "memory": lambda title_id, scale: memory_rows(title_id, max(5, int(40 * scale))),
    "pictures": lambda title_id, scale: picture_rows(title_id, max(6, int(40 * scale)), in_earnest(scale)),
}
"""Everything except the duels. The scale makes runs longer or shorter."""
