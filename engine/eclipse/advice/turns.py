"""What to do in a turn: the first steps of all actions compared with each other and with passing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.core.decision import Pairs
from engine.eclipse.actions.build import Build, price_of
from engine.eclipse.actions.explore import Explore
from engine.eclipse.actions.influence import MoveDisc, Refresh
from engine.eclipse.actions.move import Move
from engine.eclipse.actions.research import Research
from engine.eclipse.actions.steps import step_count
from engine.eclipse.actions.upgrade import PlaceTile, ReturnTile
from engine.eclipse.advice import building, economy, exploring, research, upgrading
from engine.eclipse.advice.economy import ACTION
from engine.eclipse.advice.strikes import Strike, strikes
from engine.eclipse.advice.war import Front, fronts
from engine.eclipse.advice.worth import affordable, disc_price, rounds_after
from engine.eclipse.components import ActionKind
from engine.eclipse.state import ActionTask, Player, State
from engine.eclipse.tracks import balance

Ranked: TypeAlias = list[tuple[float, str]]
"""Answers by what they bring in points, best first."""

SAVING = 0.02
"""More of it for each piece of money that is short of what the next round will cost."""
FURTHER = {"influence": 0.9, "build": 0.8, "research": 0.5}
"""What the best of the steps that follow the first one counts."""
ALTERNATIVES = 3
"""First steps of one action that are worth comparing."""

_KINDS: dict[type, ActionKind] = {
    Explore: "explore",
    MoveDisc: "influence",
    Refresh: "influence",
    Research: "research",
    PlaceTile: "upgrade",
    ReturnTile: "upgrade",
    Build: "build",
    Move: "move",
}


def by_kind(pairs: Pairs[Any]) -> dict[ActionKind, list[tuple[str, Any]]]:
    """The first steps by their action."""
    found: dict[ActionKind, list[tuple[str, Any]]] = {}
    for pair in pairs:
        kind = _KINDS.get(type(pair[1]))
        if kind is not None:
            found.setdefault(kind, []).append(pair)
    return found


def turn(st: State, seat: int, pairs: Pairs[Any], *, reaction: bool) -> Ranked:
    """The best first steps of every action less what the disc costs, and passing."""
    player = st.players[seat]
    ranked: Ranked = [(0.0, "pass")]
    if not affordable(st, player):
        return ranked
    disc = action_price(st, player)
    ahead = fronts(st, seat)
    for kind, steps in by_kind(pairs).items():
        found = RANKERS[kind](st, seat, steps, ahead, reaction)
        ranked += [(worth - disc, key) for worth, key in found[:ALTERNATIVES]]
    ranked.sort(key=lambda each: -each[0])
    return ranked


def action_price(st: State, player: Player) -> float:
    """What the disc of an action costs: its money, and that it can do nothing else; more where money gets short."""
    price = ACTION + disc_price(st, player)
    if rounds_after(st):
        price += SAVING * max(0, 3 - balance(player, 1))
    return price


# -- the actions -----------------------------------------------------------------------------------------------------


def _explore(st: State, seat: int, steps: Pairs[Any], ahead: list[Front], reaction: bool) -> Ranked:
    return exploring.spaces(st, seat, steps)


def _influence(st: State, seat: int, steps: Pairs[Any], ahead: list[Front], reaction: bool) -> Ranked:
    return _with_further("influence", economy.influence(st, seat, steps, begun=False))


def _research(st: State, seat: int, steps: Pairs[Any], ahead: list[Front], reaction: bool) -> Ranked:
    found = research.ranked(st, seat, steps)
    return _with_further("research", found) if step_count(st.players[seat], "research") > 1 else found


def _upgrade(st: State, seat: int, steps: Pairs[Any], ahead: list[Front], reaction: bool) -> Ranked:
    count = step_count(st.players[seat], "upgrade", reaction=reaction)
    return upgrading.ranked(st, seat, ahead, min(2, count))


def _build(st: State, seat: int, steps: Pairs[Any], ahead: list[Front], reaction: bool) -> Ranked:
    found = building.ranked(st, seat, steps, ahead)
    if reaction or not found or found[0][0] <= 0:
        return found
    player = st.players[seat]
    first = next(choice for key, choice in steps if key == found[0][1])
    left = player.materials - price_of(player.species, first.item)
    further = [
        worth
        for worth, key in found
        for item in [key.partition(":")[2].partition("-")[0]]
        if price_of(player.species, item) <= left  # type: ignore[arg-type]
    ]
    more = max([0.0, *further[:1]]) * FURTHER["build"]
    return [(worth + more, key) for worth, key in found]


def _move(st: State, seat: int, steps: Pairs[Any], ahead: list[Front], reaction: bool) -> Ranked:
    per_action = step_count(st.players[seat], "move", reaction=reaction)
    disc = action_price(st, st.players[seat]) + ACTION
    found = strikes(st, seat, per_action, 0, disc)
    # What the first action costs is counted by the turn.
    return _as_moves([strike._replace(gain=strike.gain + disc) for strike in found], steps)


def _as_moves(found: list[Strike], steps: Pairs[Any]) -> Ranked:
    legal = {key for key, _ in steps}
    ranked = [(strike.gain, f"move:{strike.ship}-{strike.start}-{strike.step}") for strike in found]
    return [each for each in ranked if each[1] in legal]


def _with_further(kind: str, found: Ranked) -> Ranked:
    """With the first step goes the best one of the others."""
    if len(found) < 2:
        return found
    best, second = found[0][0], found[1][0]
    return [
        (worth + FURTHER[kind] * max(0.0, second if number == 0 else best), key)
        for number, (worth, key) in enumerate(found)
    ]


Ranker: TypeAlias = Callable[[State, int, Pairs[Any], list[Front], bool], Ranked]
RANKERS: dict[ActionKind, Ranker] = {
    "explore": _explore,
    "influence": _influence,
    "research": _research,
    "upgrade": _upgrade,
    "build": _build,
    "move": _move,
}


# -- further steps ---------------------------------------------------------------------------------------------------


def go_on(st: State, seat: int, task: ActionTask, pairs: Pairs[Any]) -> Ranked:
    """The next step of an action that has begun, or its end."""
    if task.kind == "upgrade":
        return upgrading.go_on(st, seat, fronts(st, seat), task.left)
    done: Ranked = [(0.0, "done")]
    match task.kind:
        case "influence":
            found = economy.influence(st, seat, pairs, begun=True)
        case "research":
            found = research.ranked(st, seat, [pair for pair in pairs if isinstance(pair[1], Research)])
        case "build":
            found = building.ranked(st, seat, pairs, fronts(st, seat))
        case _:
            disc = action_price(st, st.players[seat]) + ACTION
            per_action = step_count(st.players[seat], "move")
            found = _as_moves(strikes(st, seat, per_action, task.left, disc), pairs)
    return sorted([*found, *done], key=lambda each: -each[0])
