"""A combat that is fought with real choices over the combat core (13.5-5 to 13.5-9).

The position lies in `State.battle`. So a combat can go on from there at any time: after a payment that has caused
something else, or after a resignation.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.decision import Keys, Options, Rules
from engine.core.text import Text, say
from engine.voidfall.battlefield import Battlefield
from engine.voidfall.combat.core import begin, deciding_side, is_over, legal_choices, refresh_invader, result, step
from engine.voidfall.combat.log import lines, result_line
from engine.voidfall.combat.modifiers import Role
from engine.voidfall.combat.notes import Notes
from engine.voidfall.combat.records import AnyChoice, Battle, Bombard, Missiles, Result, SendDrones, Side
from engine.voidfall.costs.pay import pay
from engine.voidfall.flow.flow import Flow
from engine.voidfall.invasion.choices import best_choice, choice_option, key_of, offered_choices, question
from engine.voidfall.invasion.sides import drones_cost, invading_side, missiles_cost
from engine.voidfall.names import SEATS, place_name
from engine.voidfall.state import State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.fleets import CombatBonus

HABIT = "battle"
"""Of the questions of a combat."""
SINCE = 3
"""The version of the rules since which payments that can change nothing are not asked for."""


def open_battle(st: State, place: Place, invader: int | None, defender: int | None, battle: Battle) -> Battlefield:
    """A combat begins. Those of earlier turns need no longer be shown."""
    notes: Notes = []
    now = f"{st.cycle}/{st.phase}/{st.round}/{st.active}"
    st.fought = [field for field in st.fought if field.during == now]
    st.battle = Battlefield(place, invader, defender, begin(battle, notes), notes, during=now)
    return st.battle


def fight(flow: Flow, field: Battlefield, bonus: CombatBonus | None = None) -> Rules[bool]:
    """Go on until the combat is over, or until a payment has caused something that comes first. Whether it is over."""
    while not is_over(field.position):
        choice = field.paid
        if choice is None:
            tell_steps(flow.st, field)
            choice = yield from choose(flow.st, field, bonus)
            cost = cost_of(flow.st, flow.seat, choice, bonus)
            if cost:
                waiting = len(flow.stack)
                field.paid = choice
                yield from pay(flow, cost)
                if len(flow.stack) > waiting:
                    return False
        elif isinstance(choice, SendDrones):
            field.position = refresh_invader(field.position, after_drones(flow, field, bonus))
        field.paid = None
        field.position = step(field.position, choice, field.notes)
    return True


def choose(st: State, field: Battlefield, bonus: CombatBonus | None = None) -> Rules[AnyChoice]:
    """What the side that decides now chooses; one that nobody plays any more takes best play. A payment that can change
    nothing is not asked for."""
    position = field.position
    seat = seat_of(field, deciding_side(position))
    if seat is None or st.players[seat].out:
        return best_choice(position)
    choices = legal_choices(position) if st.began_before(SINCE) else offered_choices(position)
    if len(choices) == 1 and isinstance(choices[0], Missiles | Bombard):
        return choices[0]

    def usual() -> Keys:
        best = best_choice(position)
        return (key_of(best if best in choices else choices[0]),)

    choice: AnyChoice = yield question(position, place_name(field.place)).ask(
        seat,
        Options(
            [(key_of(each), each) for each in choices],
            lambda _, each: choice_option(position, each, cost_of(st, seat, each, bonus)),
        ),
        habit=HABIT,
        default=usual,
    )
    return choice


def cost_of(st: State, seat: int, choice: AnyChoice, bonus: CombatBonus | None) -> Cost:
    """What an announcement costs the invader."""
    match choice:
        case Missiles(pay=True):
            return missiles_cost(st, seat)
        case SendDrones(pay=True):
            return drones_cost(st, seat)
        case Bombard(approach=approach, salvo=salvo) if bonus is not None:
            return bonus.cost * -(-(approach + salvo) // bonus.absorption)
    return ()


def after_drones(flow: Flow, field: Battlefield, bonus: CombatBonus | None) -> Side:
    """What the invader has after it has returned a Trade token, which may have given it something."""
    cubes = field.position.battle.invader.cubes
    side = invading_side(flow.st, flow.seat, field.place, cubes, bonus)
    return replace(side, pays_drones=True, bombard_lost=0)


def seat_of(field: Battlefield, role: Role) -> int | None:
    """Who plays a side."""
    return field.invader if role == "invader" else field.defender


# -- the log ---------------------------------------------------------------------------------------------------------


def side_names(field: Battlefield) -> dict[Role, Text]:
    """What the sides are called in the log."""
    defender = field.position.battle.defender
    nobody = say("vf-battle-voidborn" if defender.voidborn else "vf-battle-nobody")
    return {
        "invader": say("vf-battle-voidborn") if field.invader is None else SEATS[field.invader],
        "defender": nobody if field.defender is None else SEATS[field.defender],
    }


def tell_steps(st: State, field: Battlefield, *, all_of_them: bool = False) -> None:
    """The steps of the combat that are complete come into the log, each once."""
    told = lines(field.position.battle, field.notes, side_names(field)) if field.notes else []
    complete = told if all_of_them or field.position.stage == "fire" else told[:-1]
    for line in complete[field.told :]:
        st.record(line, at=(field.place,))
    field.told = max(field.told, len(complete))


def close_battle(st: State, field: Battlefield) -> Result:
    """The combat is over: the rest of it comes into the log. Its result."""
    ended = result(field.position)
    tell_steps(st, field, all_of_them=True)
    st.record(result_line(field.position.battle, ended, side_names(field)), at=(field.place,))
    st.battle = None
    st.fought.append(field)
    return ended
