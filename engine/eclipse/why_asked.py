"""Why an answer to a question between the actions is not offered: in battles, in upkeep, about discoveries and
reputation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from engine.core.decision import Ask, Option
from engine.core.text import Text, say
from engine.eclipse.actions.discovery import describe_fit, judge_fit, part_of, squares_of
from engine.eclipse.actions.free import judge_cube
from engine.eclipse.combat.battle import Fire, Hold, Retreat, describe_order, judge_retreat
from engine.eclipse.combat.reputation import describe as describe_tile
from engine.eclipse.combat.reputation import judge_tile
from engine.eclipse.components import DISCOVERIES, REPUTATION, SPECIES, Resource
from engine.eclipse.map.geometry import judge_own
from engine.eclipse.names import place_name, too_dear
from engine.eclipse.questions import Question
from engine.eclipse.state import DiscoveryTask, Place, ReputationTask, State
from engine.eclipse.tracks import stored
from engine.eclipse.why_free import judge_cubes, judge_trades
from engine.eclipse.why_places import Judged, judge_all, judge_places


def judge_asked(st: State, ask: Ask) -> Iterator[Judged]:
    """What the seat might try as an answer to such a question."""
    found = QUESTIONS.get(ask.kind)
    return iter(()) if found is None else found(st, ask)


def judge_orders(st: State, ask: Ask) -> Iterator[Judged]:
    """Cannons fire, and only cannons (P17.13.3). Places where the group may retreat to (P17.13.5)."""
    armed = say("ecl-why-armed") if "fire" in ask.options.keys else None
    unarmed = say("ecl-why-unarmed") if "hold" in ask.options.keys else None
    yield Judged(describe_order("hold", Hold(0)), armed)
    yield Judged(describe_order("fire", Fire(0)), unarmed)
    if st.tally is not None:
        yield from judge_places(st, partial(judge_retreat, st, ask.seat, st.tally.place), retreat_option)


@lru_cache(maxsize=512)
def retreat_option(place: Place) -> Option:
    """A retreat, whether or not it is possible."""
    return describe_order(f"retreat:{place}", Retreat(place))


def judge_remedies(st: State, ask: Ask) -> Iterator[Judged]:
    """While money is missing: trades, sectors given up, colony ships (P17.15.3, P17.4.3)."""
    player = st.players[ask.seat]
    rate = SPECIES[player.species].trade

    def judge_trade(given: Resource, gained: Resource) -> Text | None:
        return too_dear(given, rate, stored(player, given)) if gained == "money" else say("ecl-why-money-only")

    def abandoning(place: Place) -> Option:
        return Option(f"abandon:{place}", say("ecl-abandon", place=place_name(place)), at=place)

    yield from judge_trades(rate, judge_trade)
    yield from judge_places(st, partial(judge_own, st, ask.seat), abandoning)
    yield from judge_cubes(st, lambda *_: say("ecl-why-colony-before-paying"))


def judge_colonies(st: State, ask: Ask) -> Iterator[Judged]:
    """Before paying only colony ships are used (P17.15.1)."""
    yield from judge_cubes(st, partial(judge_cube, st, ask.seat, in_upkeep=True))
    yield from judge_trades(SPECIES[st.players[ask.seat].species].trade, lambda *_: say("ecl-why-trade-later"))


def judge_reputation(st: State, ask: Ask) -> Iterator[Judged]:
    """Reputation tiles (P17.14.1)."""
    task, player = st.tasks[-1], st.players[ask.seat]
    assert isinstance(task, ReputationTask)
    judged = {value: judge_tile(player, task.drawn, value) for value in REPUTATION}
    return judge_all(judged, lambda value: describe_tile(player, f"keep:{value}", value))


def judge_squares(st: State, ask: Ask) -> Iterator[Judged]:
    """Squares for an ancient part (P17.10.5)."""
    task, player = st.tasks[-1], st.players[ask.seat]
    assert isinstance(task, DiscoveryTask)
    tile, squares = DISCOVERIES[task.tile], dict(squares_of(player))
    if tile.effect != "part":
        return iter(())
    judged = {key: judge_fit(player, fit, part_of(tile)) for key, fit in squares.items()}
    return judge_all(judged, lambda key: describe_fit(player, key, squares[key], part_of(tile)))


QUESTIONS: dict[str, Callable[[State, Ask], Iterator[Judged]]] = {
    Question.BATTLE_GROUP: judge_orders,
    Question.DISCOVERY: judge_squares,
    Question.REPUTATION: judge_reputation,
    Question.UPKEEP_BALANCE: judge_remedies,
    Question.UPKEEP_COLONY: judge_colonies,
}
"""By the kind of the question."""
