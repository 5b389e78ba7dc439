"""How good a position looks, for computer players."""

from __future__ import annotations

from engine.eclipse.components import SHIP_CLASSES, SPECIES
from engine.eclipse.map.geometry import class_count
from engine.eclipse.scoring.score import points
from engine.eclipse.ships import player_stats
from engine.eclipse.state import State
from engine.eclipse.tracks import balance, production


def estimate(st: State, seat: int) -> float:
    """From -1 (lost) to 1 (won): the own points and prospects against the best of the others."""
    if st.outcome is not None:
        return 1.0 if seat in st.outcome.winners else -1.0
    worth = [prospects(st, each) for each in range(len(st.players))]
    best = max((value for other, value in enumerate(worth) if other != seat and not st.players[other].out), default=0.0)
    return max(-1.0, min(1.0, (worth[seat] - best) / 30))


def prospects(st: State, seat: int) -> float:
    """Points now, and what production, technologies and ships are good for in the rounds that are left."""
    player = st.players[seat]
    counted = float(points(st, seat).total)
    if not player.species or not player.playing:
        return counted
    left = max(0, 10 - st.round) / 9
    income = production(player, "science") + production(player, "materials") + 0.8 * balance(player)
    held = 0.05 * (player.money + player.science + player.materials)
    fleet = 0.0
    for sector in st.sectors.values():
        for ship in SHIP_CLASSES:
            count = class_count(sector, seat, ship)
            if count:
                fleet += count * strength(st, seat, ship)
    trouble = min(0, balance(player)) * 1.0
    return counted + left * (0.35 * income + 0.6 * len(player.technologies)) + held + (0.3 + left) * fleet + trouble


def strength(st: State, seat: int, ship: str) -> float:
    """A ship's worth in points, roughly: its price and what its weapons and hull add."""
    player = st.players[seat]
    stats = player_stats(player, ship)  # type: ignore[arg-type]
    price = SPECIES[player.species].blueprints[ship].price  # type: ignore[index]
    weapons = sum(stats.cannons) + 0.7 * sum(stats.missiles)
    return 0.15 * price + 0.1 * weapons * (2 + stats.computer) / 2 + 0.08 * (stats.hull + stats.shield)
