"""A public Python engine of another game, measured in the same minute: what random play costs elsewhere.

Catanatron is not among the pins; `.venv/bin/pip install catanatron` adds its row to the part `play`.
"""

from __future__ import annotations

import random
from importlib import import_module
from importlib.util import find_spec
from time import thread_time

from scripts.measure import Row, without_bar

GAMES = 8
"""About a second of play for each."""


def catanatron_rows(title_id: str, games: int = GAMES) -> list[Row]:
    """Decisions per second of four random players of Catanatron on one core. No row without it."""
    if find_spec("catanatron") is None:
        return []
    catanatron = import_module("catanatron")
    decisions, seconds = 0, 0.0
    for seed in range(games):
        random.seed(seed)
        colours = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
        started = thread_time()
        game.play()
        seconds += thread_time() - started
        decisions += len(game.state.actions)
    return [without_bar("decisions per second of catanatron beside it", title_id, decisions / seconds, "1/s")]
