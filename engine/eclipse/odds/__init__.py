"""Who wins a battle, and with what left: exact where the battle is small enough (P17.13).

Nobody retreats. Missiles, initiative, shields and the targets of Ancients and GCDS are those of `combat.core`, which
the battles of the game are made of.

A battle has cycles (rounds in which nobody hits), but damage only grows. So for one standing the rounds without a hit
are a closed loop of the groups that fire, which is solved as a geometric series, and everything else leads to standings
with more damage, each of which is solved once.

There are three ways, by the size of the battle (`Odds.method`):

- `best`: exact, and every player assigns hits so that its side wins most often: the attacker makes its chance to win
  as large as it can, the defender as small, for after a stalemate the attacker has to leave (P17.13.6). Where all dice
  of a side do equal damage, only the most damaged ship of a class is looked at, which is never worse: of equal ships as
  many as possible are destroyed at any time. Ties go to the larger class.
- `ranked`: calculated for players who rank the enemy's classes, and give every hit, strongest first, to the first class
  that it reaches, there to the most damaged ship. They begin with the danger that ships are for what it takes to
  destroy them (`by_danger`) and change the order while that is better for them and the effort lasts. This is a sensible
  way to assign hits, not the best one, so it is not called exact, unless nobody has anything to choose. Where both can
  be calculated, the chance to win differs by 0.01 (root mean square), or by 0.03 with the first order; `error` says
  `RANKED_ERROR`.
- `simulated`: the same players with their first orders, as many battles as the effort allows.

What is counted is steps of the calculation, never time, so the same battle always has the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from engine.eclipse.components import AnyClass
from engine.eclipse.firing import Damages, Group, Groups, firing_order
from engine.eclipse.odds.best import Best
from engine.eclipse.odds.follow import follow_battle
from engine.eclipse.odds.nodes import SIDES, Stages, TooLarge
from engine.eclipse.odds.ranked import Orders, Ranked, by_danger
from engine.eclipse.odds.sampled import simulated

Method: TypeAlias = Literal["best", "ranked", "simulated"]


class Effort(msgspec.Struct, frozen=True):
    """How much is done for one answer: in `best` hits looked at, in `ranked` results of dice followed, in a simulation
    results of dice drawn. A battle that takes more is solved in the next way."""

    best: int = 4_000
    ranked: int = 12_000
    simulated: int = 6_000


ORDINARY = Effort()
"""A tenth of a second, two at most."""


class Odds(msgspec.Struct, frozen=True):
    """How a battle ends.

    `outcomes`: every standing in which the battle can end, with its chance, the likeliest first; the groups are those
    of `groups`. `attacker_survivors`, `defender_survivors`: the expected number of ships by class. `error`: the
    standard error of the attacker's chance to win, with what the way of assigning hits may make (0 if exact).
    """

    groups: Groups
    method: Method
    outcomes: tuple[tuple[float, Damages], ...]
    attacker_wins: float
    defender_wins: float
    stalemate: float
    attacker_survivors: dict[AnyClass, float]
    defender_survivors: dict[AnyClass, float]
    error: float = 0.0

    @property
    def exact(self) -> bool:
        """Whether the chances are calculated, for hits that are assigned as well as can be."""
        return self.error == 0.0


MOST_CHANGES = 3
"""How often a side goes through its order of targets."""
RANKED_ERROR = 0.02
"""How far `ranked` is from `best`: between the root mean squares with and without a better order."""


def odds(groups: Iterable[Group], effort: Effort = ORDINARY) -> Odds:
    """How a battle of these groups, in any order, ends. Groups without ships are left out."""
    return odds_in_turn(firing_order(groups), effort)


def odds_in_turn(groups: Groups, effort: Effort = ORDINARY) -> Odds:
    """The same for groups in the order in which they fire. Amid the rounds it begins with the group whose turn it is:
    rounds follow one another without a break, so it does not matter where one begins (P17.13.3)."""
    return _plan(tuple([group for group in groups if group.damage]), effort).odds


class Plan(NamedTuple):
    """The odds, and the orders in which both sides rank the other's classes if they do not know the best way."""

    odds: Odds
    orders: Orders


@lru_cache(maxsize=256)
def _plan(groups: Groups, effort: Effort) -> Plan:
    battle = Stages(groups)
    orders: Orders = {side: by_danger(groups, side) for side in SIDES}
    try:
        best = Best(battle, effort.best)
        found = _summed_up(battle, "best", follow_battle(battle, best.results, effort.best * 4))
        return Plan(found, orders)
    except TooLarge:
        battle = Stages(groups)
    error = RANKED_ERROR if battle.leaves_choice else 0.0
    try:
        found, orders = _ranked(groups, orders, effort.ranked, error)
        return Plan(found, orders)
    except TooLarge:
        battle = Stages(groups)
    ends, battles = simulated(battle, Ranked(battle, orders, 0), effort.simulated)
    return Plan(_as_drawn(_summed_up(battle, "simulated", ends), battles, error), orders)


def _as_drawn(summed: Odds, battles: int, error: float) -> Odds:
    """The odds of so many simulated battles, with their error. That a side wins none of them, or all, is not certain:
    it counts as half a battle."""
    least, share = 0.5 / battles, summed.attacker_wins
    variance = max(share * (1 - share), 1 / battles) / battles
    shares = [max(share, least), max(summed.defender_wins, least), summed.stalemate]
    shares[shares.index(max(shares))] -= sum(shares) - 1
    attacker, defender, stalemate = shares
    return msgspec.structs.replace(
        summed,
        attacker_wins=attacker,
        defender_wins=defender,
        stalemate=stalemate,
        error=min(sqrt(variance + error**2), 1.0),
    )


def _ranked(groups: Groups, orders: Orders, limit: int, error: float) -> tuple[Odds, Orders]:
    """The odds if both sides rank the other's classes, and the orders. One side after the other exchanges two
    neighbours in its order if that makes its chance better, as long as the effort lasts. TooLarge if it is not enough
    for the first orders."""
    best, limit = _with_orders(groups, orders, limit, error)
    for _ in range(MOST_CHANGES):
        before = best
        for side, sign in zip(SIDES, (1, -1), strict=True):
            for place in range(len(orders[side]) - 1):
                order = list(orders[side])
                order[place : place + 2] = reversed(order[place : place + 2])
                changed: Orders = {**orders, side: tuple(order)}
                try:
                    found, limit = _with_orders(groups, changed, limit, error)
                except TooLarge:
                    return best, orders
                if sign * (found.attacker_wins - best.attacker_wins) > 1e-9:
                    best, orders = found, changed
        if best is before:
            break
    return best, orders


def _with_orders(groups: Groups, orders: Orders, limit: int, error: float) -> tuple[Odds, int]:
    """The odds with these orders, and what is left of the effort."""
    battle = Stages(groups)
    ranked = Ranked(battle, orders, limit)
    return _summed_up(battle, "ranked", follow_battle(battle, ranked.results, limit), error), ranked.left


def _summed_up(battle: Stages, method: Method, ends: dict[Damages, float], error: float = 0.0) -> Odds:
    """The odds of a battle that ends so."""
    groups = battle.groups
    chances = {"attacker": 0.0, "defender": 0.0, "": 0.0}
    survivors: dict[str, dict[AnyClass, float]] = {"attacker": {}, "defender": {}}
    for group in groups:
        survivors[group.side][group.ship] = 0.0
    for standing, chance in ends.items():
        alive = battle.node(standing).alive
        chances["" if all(alive.values()) else "attacker" if alive["attacker"] else "defender"] += chance
        for group, ships in zip(groups, standing, strict=True):
            survivors[group.side][group.ship] += chance * len(ships)
    chances = {side: min(chance, 1.0) for side, chance in chances.items()}  # sums of many floats
    outcomes = sorted(((chance, standing) for standing, chance in ends.items()), key=lambda each: (-each[0], each[1]))
    return Odds(
        groups,
        method,
        tuple(outcomes),
        chances["attacker"],
        chances["defender"],
        chances[""],
        survivors["attacker"],
        survivors["defender"],
        error,
    )
