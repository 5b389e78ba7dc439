"""Best play of both sides, by complete search (13.6.2, ruling 36).

What is optimised is one number, in which the sides have opposite interests. The invader wins with n cubes left: 1 + n.
Tie: 0. The defender wins with n cubes left: -1 - n. So each side prefers winning to a tie to losing. Then the winner
wants as many cubes left as possible, that is as few recalled as possible (Corvettes from Carriers count as gained). Who
does not win has no cube left in any case, and prefers that the winner has fewer. Of choices that lead to the same
number the first is taken: so nothing is paid for that does not help, and Carriers deploy as much as they can.
"""

from __future__ import annotations

from collections.abc import Hashable

import msgspec
from msgspec.structs import replace

from engine.voidfall.combat.core import begin, deciding_side, is_over, result, step
from engine.voidfall.combat.dominance import dearest_announcements, symmetry_key, worth_considering
from engine.voidfall.combat.modifiers import Role
from engine.voidfall.combat.notes import AnyNote, Notes
from engine.voidfall.combat.records import ANNOUNCING, AnyChoice, Battle, Position, Result

BEYOND = 1000
"""More than any value."""


class Search:
    """Best play in one battle. It remembers what it has found out about positions of this battle."""

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[int, int]] = {}

    def value(self, position: Position) -> int:
        """What best play of both sides leads to from here."""
        return self._between(position, -BEYOND, BEYOND)

    def choice(self, position: Position, value: int | None = None) -> AnyChoice:
        """A best choice of the side that decides now: the first of them. The combat must not be over. `value`: of this
        position, if it is known."""
        value = self.value(position) if value is None else value
        choices = worth_considering(position)
        for choice in choices[:-1]:
            after = step(position, choice)
            if deciding_side(position) == "invader":
                if self._between(after, value - 1, value) >= value:
                    return choice
            elif self._between(after, value, value + 1) <= value:
                return choice
        return choices[-1]

    def _between(self, position: Position, low: int, high: int) -> int:
        """The value, if it is between `low` and `high`; else a number on the same side of both as the value is."""
        passed: list[Hashable] = []  # on the way to the next decision, whose value they all have
        least, most = -BEYOND, BEYOND
        while not is_over(position):
            key = symmetry_key(position)
            least, most = self._known.get(key, (-BEYOND, BEYOND))
            if least >= high or least == most or most <= low:
                break
            passed.append(key)
            choices = worth_considering(position)
            if len(choices) > 1:
                if position.stage in ANNOUNCING and not _loses_bombard(position):
                    choices = dearest_announcements(choices)  # more is never worse
                value = self._best(position, choices, max(low, least), min(high, most))
                least, most = least if value <= low else value, most if value >= high else value
                break
            position = step(position, choices[0])
        else:
            least = most = score(position)
        for key in passed:
            self._known[key] = least, most
        return most if most <= low else least

    def _best(self, position: Position, choices: tuple[AnyChoice, ...], low: int, high: int) -> int:
        invading = deciding_side(position) == "invader"
        best = -BEYOND if invading else BEYOND
        for choice in choices:
            value = self._between(step(position, choice), low, high)
            if invading:
                best = max(best, value)
                low = max(low, value)
            else:
                best = min(best, value)
                high = min(high, value)
            if low >= high:
                break
        return best


def _loses_bombard(position: Position) -> bool:
    """Whether paying for Missiles now may leave less for Bombard."""
    return position.stage == "missiles" and position.battle.invader.bombard_lost > 0


def score(position: Position) -> int:
    """The number that is optimised, of a combat that is over."""
    ended = result(position)
    if ended.winner == "tie":
        return 0
    return 1 + ended.invader.total if ended.winner == "invader" else -1 - ended.defender.total


class Forecast(msgspec.Struct, frozen=True):
    """A battle with best play of both sides: how it ends, what is chosen on the way, what happens."""

    result: Result
    choices: tuple[tuple[Role, AnyChoice], ...]
    notes: tuple[AnyNote, ...]


def best_play(battle: Battle) -> Forecast:
    """The battle as both sides play it best, with everything that they can pay for. Escape Pods are not used: where
    recalled cubes go changes nothing in the combat."""
    search = Search()
    notes: Notes = []
    made: list[tuple[Role, AnyChoice]] = []
    position = begin(battle, notes)
    value = search.value(position)
    while not is_over(position):
        choice = search.choice(position, value)
        made.append((deciding_side(position), choice))
        position = step(position, choice, notes)
    return Forecast(result(position), tuple(made), tuple(notes))


def forecast(battle: Battle) -> Forecast:
    """The same without what forecasts leave out: Drones (ruling 36)."""
    return best_play(replace(battle, invader=replace(battle.invader, pays_drones=False)))
