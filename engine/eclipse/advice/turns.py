"""What to do in a turn: the first steps of all actions compared with each other and with passing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from engine.core.decision import Pairs
from engine.eclipse.actions.build import price_of
from engine.eclipse.actions.research import Research
from engine.eclipse.actions.steps import step_count
from engine.eclipse.actions.turn import IDLE, KINDS
from engine.eclipse.advice import building, economy, exploring, research, upgrading
from engine.eclipse.advice.strength import win_chance
from engine.eclipse.advice.strikes import Strike, strikes
from engine.eclipse.advice.war import Front, Mover, counts_in, enemies_in, fronts, movers, own_force
from engine.eclipse.advice.weights import W
from engine.eclipse.advice.worth import affordable, disc_price, holding_price, rounds_after, sector_worth
from engine.eclipse.components import ActionKind
from engine.eclipse.state import ActionTask, Player, State
from engine.eclipse.tracks import balance
from engine.eclipse.tracks import price_of as science_price

Ranked: TypeAlias = list[tuple[float, str]]
"""Answers by what they bring in points, best first."""

FURTHER = {"influence": W.further_influence, "build": W.further_build, "research": W.further_research}
"""The share that the best of the steps that follow the first one counts."""
ALTERNATIVES = 3
"""First steps of one action that are worth comparing."""
LIKELY = 0.5
"""The chance to win from which on a sector counts as about to be won."""


class Outlook(NamedTuple):
    """What the first steps of a turn are rated by: where ships could win something, where they can go, and whether the
    turn is a reaction."""

    ahead: list[Front]
    ways: list[Mover]
    reaction: bool


def by_kind(pairs: Pairs[Any]) -> dict[ActionKind, list[tuple[str, Any]]]:
    """The first steps by their action."""
    found: dict[ActionKind, list[tuple[str, Any]]] = {}
    for pair in pairs:
        kind = KINDS.get(type(pair[1])) if pair[0] != IDLE[0] else None
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
    ways = movers(st, seat)
    outlook = Outlook(fronts(st, seat, ways), ways, reaction)
    coming = conquests(st, seat)
    for kind, steps in by_kind(pairs).items():
        found = RANKERS[kind](st, seat, steps, outlook)
        # Nothing would be left for the discs of the sectors that are about to be won.
        short = not affordable(st, player, 1 + coming + (kind == "move"))
        ranked += [(worth - disc - W.reserve * short, key) for worth, key in found[:ALTERNATIVES]]
    ranked.sort(key=lambda each: -each[0])
    return ranked


def conquests(st: State, seat: int) -> int:
    """How many sectors the seat may well control after this round's combat: each takes a disc."""
    player = st.players[seat]
    holding = holding_price(st, player)
    count = 0
    for sector in st.sectors.values():
        if sector.owner == seat:
            continue
        counts = counts_in(sector, seat)
        if counts and win_chance(own_force(st, seat, counts), enemies_in(st, seat, sector)) > LIKELY:
            count += sector_worth(st, seat, sector) > holding
    return count


def action_price(st: State, player: Player) -> float:
    """What the disc of an action costs: its money, and that it can do nothing else; more where money gets short."""
    price = W.action + disc_price(st, player)
    if rounds_after(st):
        price += W.saving * max(0, 3 - balance(player, 1))
    return price


def payable(st: State, seat: int, found: Ranked, discs: int) -> Ranked:
    """The steps after which so many more discs can still be paid: science and materials may be needed for that."""
    player = st.players[seat]
    return [each for each in found if affordable(st, player, discs, **_price(player, each[1]))]


def _price(player: Player, key: str) -> dict[str, int]:
    """What a step costs besides its disc."""
    kind, _, what = key.partition(":")
    match kind:
        case "research":
            return {"science": science_price(player, what)}
        case "build":
            return {"materials": price_of(player.species, what.partition("-")[0])}  # type: ignore[arg-type]
        case _:
            return {}


# -- the actions -----------------------------------------------------------------------------------------------------


def _explore(st: State, seat: int, steps: Pairs[Any], outlook: Outlook) -> Ranked:
    return exploring.spaces(st, seat, steps)


def _influence(st: State, seat: int, steps: Pairs[Any], outlook: Outlook) -> Ranked:
    return _with_further("influence", economy.influence(st, seat, steps, begun=False))


def _research(st: State, seat: int, steps: Pairs[Any], outlook: Outlook) -> Ranked:
    found = payable(st, seat, research.ranked(st, seat, steps), 1)
    return _with_further("research", found) if step_count(st.players[seat], "research") > 1 else found


def _upgrade(st: State, seat: int, steps: Pairs[Any], outlook: Outlook) -> Ranked:
    count = step_count(st.players[seat], "upgrade", reaction=outlook.reaction)
    return upgrading.ranked(st, seat, outlook.ahead, min(2, count))


def _build(st: State, seat: int, steps: Pairs[Any], outlook: Outlook) -> Ranked:
    found = payable(st, seat, building.ranked(st, seat, steps, outlook.ahead), 1)
    if outlook.reaction or not found or found[0][0] <= 0:
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


def _move(st: State, seat: int, steps: Pairs[Any], outlook: Outlook) -> Ranked:
    per_action = step_count(st.players[seat], "move", reaction=outlook.reaction)
    disc = action_price(st, st.players[seat]) + W.action
    found = strikes(st, seat, per_action, 0, disc, outlook.ways)
    # What the first action costs is counted by the turn.
    return _as_moves([strike._replace(gain=strike.gain + disc) for strike in found], steps)


def _as_moves(found: list[Strike], steps: Pairs[Any]) -> Ranked:
    legal = {key for key, _ in steps}
    ranked = [(strike.gain, f"move:{strike.ship}-{strike.start}-{strike.step}") for strike in found]
    return [each for each in ranked if each[1] in legal]


def _with_further(kind: str, found: Ranked) -> Ranked:
    """The steps with what a further step of the same action adds: a share of the best of the others."""
    if len(found) < 2:
        return found
    best, second = found[0][0], found[1][0]
    return [
        (worth + FURTHER[kind] * max(0.0, second if number == 0 else best), key)
        for number, (worth, key) in enumerate(found)
    ]


Ranker: TypeAlias = Callable[[State, int, Pairs[Any], Outlook], Ranked]
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
            found = payable(st, seat, found, 0)
        case "build":
            found = payable(st, seat, building.ranked(st, seat, pairs, fronts(st, seat)), 0)
        case _:
            disc = action_price(st, st.players[seat]) + W.action
            per_action = step_count(st.players[seat], "move")
            found = _as_moves(strikes(st, seat, per_action, task.left, disc), pairs)
    return sorted([*found, *done], key=lambda each: -each[0])
