"""What options would bring, for whoever reads the question: the odds of battles (P17.13).

Only what everybody sees goes into them: ships and blueprints. Nobody is thought to retreat. The battles are read from
the position here; their odds, a tenth of a second for two large fleets, are calculated apart from it (`move_odds`,
`battle_odds`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.decision import Ask
from engine.core.text import Text, say
from engine.core.title import SlowHints
from engine.eclipse.actions.move import Move, move_detail
from engine.eclipse.actions.steps import step_count
from engine.eclipse.combat.battle import Fire, Hold, groups_of
from engine.eclipse.combat.order import ranks
from engine.eclipse.components import ShipClass
from engine.eclipse.firing import SIZE, FightingSide, Groups, firing_order
from engine.eclipse.map.geometry import fleet_of, free_ships, hostile
from engine.eclipse.names import percent, ship_name, side_name
from engine.eclipse.odds import Odds, odds_in_turn
from engine.eclipse.questions import Question
from engine.eclipse.state import ActionTask, Fleet, Place, Sector, Side, State

MOST_BATTLES = 6
"""Of one question; battles of equal ships are one. Moves that lead to still others have no odds."""


class Expected(NamedTuple):
    """A battle that may come: against whom, on which side the seat is, the groups in the order in which they fire."""

    enemy: Side
    own: FightingSide
    groups: Groups


def slow_hints(st: State, ask: Ask) -> SlowHints | None:
    """The odds for groups of a battle that can stay or retreat, and for moves to where hostile ships stand."""
    if ask.kind == Question.BATTLE_GROUP:
        staying = battles_of_staying(st, ask)
        return partial(battle_odds, staying) if staying else None
    moves = battles_of_moves(st, ask)
    return partial(move_odds, moves) if moves else None


# -- moves -----------------------------------------------------------------------------------------------------------


class MoveBattles(NamedTuple):
    """Where a move leads to battles: what is said of it anyway, the battles of the ship that moves first with the fleet
    there, the ships that can follow in the same action, and the battles with them."""

    detail: Text
    first: list[Expected]
    more: Sequence[ShipClass]
    together: list[Expected]


def battles_of_moves(st: State, ask: Ask) -> dict[str, MoveBattles]:
    """The battles against each hostile side where a ship would stop, by the key of the move."""
    found: dict[str, MoveBattles] = {}
    fought: set[Groups] = set()
    moves = [choice for _, choice in ask.options.pairs if isinstance(choice, Move)]
    meets = {
        place
        for place in {move.goal for move in moves}
        if any(hostile(st, ask.seat, fleet.side) for fleet in st.sectors[place].fleets)
    }
    for key, choice in ask.options.pairs:
        if not isinstance(choice, Move) or choice.goal not in meets:
            continue
        more = find_followers(st, ask, choice, moves)
        first = foresee_battles(st, ask.seat, choice.goal, [choice.ship])
        together = foresee_battles(st, ask.seat, choice.goal, [choice.ship, *more]) if more else []
        all_fought = fought.union([battle.groups for battle in (*first, *together)])
        if len(all_fought) <= MOST_BATTLES:
            fought = all_fought
            detail = move_detail(st, ask.seat, choice)
            assert detail is not None  # it names the ships there
            found[key] = MoveBattles(detail, first, more, together)
    return found


def move_odds(moves: Mapping[str, MoveBattles]) -> dict[str, Text]:
    """The odds of moves beside what else is said of them."""
    return {key: move_text(move) for key, move in moves.items()}


def move_text(move: MoveBattles) -> Text:
    """The odds of one move."""
    odds, more = [odds_text(battle) for battle in move.first], move.more
    if not more:
        return say("ecl-odds-move", detail=move.detail, odds=odds)
    ships = [ship_name(ship, more.count(ship)) for ship in dict.fromkeys(more)]
    together = [odds_text(battle) for battle in move.together]
    return say("ecl-odds-move-first", detail=move.detail, odds=odds, ships=ships, together=together)


def find_followers(st: State, ask: Ask, first: Move, moves: Iterable[Move]) -> list[ShipClass]:
    """The ships, largest first, that can follow to where a move ends with what is left of the action, without ending
    other relations."""
    left = moves_left(st, ask) - 1
    found: list[ShipClass] = []
    free: dict[Place, int] = {}
    for move in sorted(moves, key=lambda move: SIZE[move.ship]):
        if move.goal != first.goal or not set(move.breaks) <= set(first.breaks):
            continue
        sector, went = st.sectors[move.start], move.start == first.start
        fleet = fleet_of(sector, ask.seat)
        assert fleet is not None  # the ship that can move is part of it
        ships = len(fleet.ships[move.ship]) - (went and move.ship == first.ship)
        can_leave = free.get(move.start, free_ships(st, sector, ask.seat) - went)
        count = max(0, min(ships, can_leave, left - len(found)))
        free[move.start] = can_leave - count
        found += [move.ship] * count
    return found


def moves_left(st: State, ask: Ask) -> int:
    """How many ships the action that is asked about can move, the next one included."""
    running = next((task.left for task in st.tasks if isinstance(task, ActionTask) and task.kind == "move"), 0)
    return running or step_count(st.players[ask.seat], "move", reaction=ask.kind == Question.REACTION)


def foresee_battles(st: State, seat: int, goal: Place, ships: Iterable[ShipClass]) -> list[Expected]:
    """The battles of the seat where ships arrive, one for each hostile side there."""
    sector = with_arrivals(st.sectors[goal], seat, ships)
    order = ranks(sector)
    return [
        battle_between(st, sector, seat, enemy, "attacker" if order.index(seat) > order.index(enemy) else "defender")
        for enemy in order
        if hostile(st, seat, enemy)
    ]


def with_arrivals(sector: Sector, seat: int, arriving: Iterable[ShipClass]) -> Sector:
    """A sector as it is after moves: the ships are with the seat's others, or arrive last (P1.6)."""
    own = next((fleet for fleet in sector.fleets if fleet.side == seat), Fleet(seat))
    ships = dict(own.ships)
    for ship in arriving:
        ships[ship] = [*ships.get(ship, ()), 0]
    joined = Fleet(seat, ships)
    if own in sector.fleets:
        return replace(sector, fleets=[joined if fleet.side == seat else fleet for fleet in sector.fleets])
    return replace(sector, fleets=[*sector.fleets, joined])


def battle_between(st: State, sector: Sector, seat: int, enemy: Side, own: FightingSide) -> Expected:
    """A battle of the seat in a sector."""
    other: FightingSide = "defender" if own == "attacker" else "attacker"
    groups = [*groups_of(st, sector, seat, own), *groups_of(st, sector, enemy, other)]
    return Expected(enemy, own, firing_order(groups))


# -- battles ---------------------------------------------------------------------------------------------------------


def battles_of_staying(st: State, ask: Ask) -> dict[str, Expected]:
    """The rest of the battle that the seat is in, by the key with which a group stays."""
    return {
        key: expected_in_battle(st, ask.seat, choice.group)
        for key, choice in ask.options.pairs
        if isinstance(choice, Fire | Hold)
    }


def battle_odds(staying: Mapping[str, Expected]) -> dict[str, Text]:
    """The odds of fighting on."""
    return {key: say("ecl-odds-fight-on", odds=odds_text(battle)) for key, battle in staying.items()}


def expected_in_battle(st: State, seat: int, turn: int = 0) -> Expected:
    """The rest of the battle that the seat is in: missiles are spent, groups that wait to retreat do not count, and the
    group with the number `turn` is next. Those before it have fired in this round."""
    battle = st.battle
    assert battle is not None
    own: FightingSide = "attacker" if seat == battle.attacker else "defender"
    enemy = battle.defender if own == "attacker" else battle.attacker
    whole = battle_between(st, st.sectors[battle.place], seat, enemy, own)
    left = {(group.side, group.ship): replace(group, missiles=()) for group in whole.groups}
    order = [*range(turn, len(battle.groups)), *range(turn)]
    fighting = [battle.groups[number] for number in order if number not in battle.waiting]
    return whole._replace(groups=tuple(left[key] for each in fighting if (key := (each.side, each.ship)) in left))


def chance_of_fighting_on(st: State, seat: int, turn: int) -> float:
    """How often the seat wins the rest of the battle that it is in, as the question of this group says."""
    battle = expected_in_battle(st, seat, turn)
    return wins(battle, odds_in_turn(battle.groups))


def wins(battle: Expected, found: Odds) -> float:
    """How often the seat wins."""
    return found.attacker_wins if battle.own == "attacker" else found.defender_wins


def odds_text(battle: Expected) -> Text:
    """How often the seat wins, how far that may be wrong, and how many ships it has left on average."""
    found = odds_in_turn(battle.groups)
    left = found.attacker_survivors if battle.own == "attacker" else found.defender_survivors
    return say(
        "ecl-odds",
        enemy=side_name(battle.enemy),
        wins=percent(wins(battle, found)),
        error=ceil(100 * found.error),
        stalemate=round(100 * found.stalemate),
        ships=format_average(sum(left.values())),
    )


def format_average(count: float) -> str:
    """How many on average, in tenths."""
    return "<0.1" if 0 < count < 0.05 else f"{count:.1f}"
