"""What options would bring, for whoever reads the question: the odds of battles (P17.13).

Only what everybody sees goes into them: ships and blueprints. Nobody is thought to retreat.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from engine.core.decision import Ask
from engine.core.text import Text, say
from engine.eclipse.actions.move import Move, move_detail
from engine.eclipse.combat.battle import Fire, Hold, groups_of
from engine.eclipse.combat.order import ranks
from engine.eclipse.firing import FightingSide, Groups, firing_order
from engine.eclipse.map.geometry import hostile
from engine.eclipse.names import side_name
from engine.eclipse.odds import Effort, Odds, odds_in_turn
from engine.eclipse.questions import Question
from engine.eclipse.state import Fleet, Sector, Side, State

EFFORT = Effort(best=500, ranked=1_500, simulated=800)
"""For one battle: somebody waits for the question."""
MOST_BATTLES = 8
"""Of one question; battles of equal ships are one. Moves that lead to still others have no odds."""


class Expected(NamedTuple):
    """A battle that may come: against whom, on which side the seat is, the groups in the order in which they fire."""

    enemy: Side
    own: FightingSide
    groups: Groups


def hints(st: State, ask: Ask) -> dict[str, Text]:
    """See `Title.hints`. Groups of a battle that can stay or retreat, and moves to where hostile ships stand."""
    return battle_hints(st, ask) if ask.kind == Question.BATTLE_GROUP else move_hints(st, ask)


# -- moves -----------------------------------------------------------------------------------------------------------


def move_hints(st: State, ask: Ask) -> dict[str, Text]:
    """The odds against each hostile side where a ship would stop, for the fleet as it would be there."""
    found: dict[str, Text] = {}
    fought: set[Groups] = set()
    for key, choice in ask.options.pairs:
        if not isinstance(choice, Move) or not any(
            hostile(st, ask.seat, fleet.side) for fleet in st.sectors[choice.goal].fleets
        ):
            continue
        battles = expected(st, ask.seat, choice)
        all_fought = fought.union([battle.groups for battle in battles])
        if len(all_fought) <= MOST_BATTLES:
            fought = all_fought
            detail = move_detail(st, ask.seat, choice)
            assert detail is not None  # it names the ships there
            found[key] = say("ecl-odds-move", detail=detail, odds=[odds_text(battle) for battle in battles])
    return found


def expected(st: State, seat: int, move: Move) -> list[Expected]:
    """The battles of the seat where a move ends, one for each hostile side there."""
    sector = with_arrival(st.sectors[move.goal], seat, move)
    order = ranks(sector)
    return [
        between(st, sector, seat, enemy, "attacker" if order.index(seat) > order.index(enemy) else "defender")
        for enemy in order
        if hostile(st, seat, enemy)
    ]


def with_arrival(sector: Sector, seat: int, move: Move) -> Sector:
    """A sector as it is after a move: the ship is with the seat's others, or arrives last (P1.6)."""
    own = next((fleet for fleet in sector.fleets if fleet.side == seat), Fleet(seat))
    ships = {**own.ships, move.ship: [*own.ships.get(move.ship, ()), 0]}
    joined = Fleet(seat, ships)
    if own in sector.fleets:
        return replace(sector, fleets=[joined if fleet.side == seat else fleet for fleet in sector.fleets])
    return replace(sector, fleets=[*sector.fleets, joined])


def between(st: State, sector: Sector, seat: int, enemy: Side, own: FightingSide) -> Expected:
    """A battle of the seat in a sector."""
    other: FightingSide = "defender" if own == "attacker" else "attacker"
    groups = [*groups_of(st, sector, seat, own), *groups_of(st, sector, enemy, other)]
    return Expected(enemy, own, firing_order(groups))


# -- battles ---------------------------------------------------------------------------------------------------------


def battle_hints(st: State, ask: Ask) -> dict[str, Text]:
    """The odds of fighting on."""
    staying = {key: choice.group for key, choice in ask.options.pairs if isinstance(choice, Fire | Hold)}
    if st.battle is None:
        return {}
    return {
        key: say("ecl-odds-fight-on", odds=odds_text(expected_in_battle(st, ask.seat, group)))
        for key, group in staying.items()
    }


def expected_in_battle(st: State, seat: int, turn: int = 0) -> Expected:
    """The rest of the battle that the seat is in: missiles are spent, groups that wait to retreat do not count, and the
    group with the number `turn` is next. Those before it have fired in this round."""
    battle = st.battle
    assert battle is not None
    own: FightingSide = "attacker" if seat == battle.attacker else "defender"
    enemy = battle.defender if own == "attacker" else battle.attacker
    whole = between(st, st.sectors[battle.place], seat, enemy, own)
    left = {(group.side, group.ship): replace(group, missiles=()) for group in whole.groups}
    order = [*range(turn, len(battle.groups)), *range(turn)]
    fighting = [battle.groups[number] for number in order if number not in battle.waiting]
    return whole._replace(groups=tuple(left[key] for each in fighting if (key := (each.side, each.ship)) in left))


def chance_of_fighting_on(st: State, seat: int, turn: int) -> float:
    """How often the seat wins the rest of the battle that it is in, as the question of this group says."""
    battle = expected_in_battle(st, seat, turn)
    return wins(battle, odds_in_turn(battle.groups, EFFORT))


def wins(battle: Expected, found: Odds) -> float:
    """How often the seat wins."""
    return found.attacker_wins if battle.own == "attacker" else found.defender_wins


def odds_text(battle: Expected) -> Text:
    """How often the seat wins, and how many ships it has left on average."""
    found = odds_in_turn(battle.groups, EFFORT)
    left = found.attacker_survivors if battle.own == "attacker" else found.defender_survivors
    return say(
        "ecl-odds",
        enemy=side_name(battle.enemy),
        wins=percent(wins(battle, found)),
        stalemate=round(100 * found.stalemate),
        ships=few(sum(left.values())),
    )


def percent(chance: float) -> int | str:
    """A chance in percent. What is not certain does not look so."""
    if 0 < chance < 0.005:
        return "<1"
    return ">99" if 0.995 <= chance < 1 else round(100 * chance)


def few(count: float) -> str:
    """How many on average, in tenths."""
    return "<0.1" if 0 < count < 0.05 else f"{count:.1f}"
