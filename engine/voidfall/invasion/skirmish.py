"""A Skirmish: the Voidborn attack a sector of a player (5.5, 13.6)."""

from __future__ import annotations

import msgspec

from engine.core.decision import Option, Roll, Rules
from engine.core.text import Text, say
from engine.voidfall.battlefield import Battlefield
from engine.voidfall.changes.fleets import takeover
from engine.voidfall.combat.records import Result, Side
from engine.voidfall.combat.search import forecast as best_play
from engine.voidfall.combat.skirmish import Candidate, skirmish, skirmish_strength, skirmish_targets
from engine.voidfall.costs.pay import pay
from engine.voidfall.costs.payable import affords
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import SkirmishWon
from engine.voidfall.in_force import in_force, lasting_rules
from engine.voidfall.invasion.fighting import close_battle, fight, open_battle
from engine.voidfall.invasion.rewards import push_discard, settle_defenders
from engine.voidfall.invasion.sides import cubes_of, missile_sectors, modifiers
from engine.voidfall.map.sectors import adjacent_places, all_guilds, controlled_sectors, defenses, threatens
from engine.voidfall.names import SEATS, place_name
from engine.voidfall.questions import Question, question_about
from engine.voidfall.state import State
from engine.voidfall.tasks import Place, SkirmishTask, Task
from engine.voidfall.vocabulary.lasting import LowInfluenceShield, VoidbornAbsorption
from engine.voidfall.vocabulary.technology_rules import DefendsSkirmish, IgnoresStoredCorruption


def strength(st: State, seat: int, extra: int = 0) -> int:
    """How many Voidborn cubes would attack a seat now (5.5-1). `extra`: of the Crisis board, a Crisis or an event."""
    player = st.players[seat]
    on_mat = sum(player.track_corruption) + sum(slot.corrupted for slot in player.slots)
    ignored = player.stored if in_force(st, seat, IgnoresStoredCorruption) else 0
    return skirmish_strength(on_mat + player.stored - ignored, st.cycle, extra, ignored)


def candidates(st: State, seat: int) -> list[Candidate]:
    """The sectors that may be attacked: outside Home, next to the Voidborn (5.5-2)."""
    found = []
    rules = modifiers(st, seat, "defender")
    for place in controlled_sectors(st, seat):
        sector = st.sectors[place]
        if sector.home is None and any(threatens(st.sectors[other]) for other in adjacent_places(st, place)):
            found.append(
                Candidate(
                    place,
                    Side(cubes_of(sector.fleets), rules, shipyards=missile_sectors(st, seat, place)),
                    defenses(sector),
                    sector.corrupted,
                    sector.population or 0,
                    len(all_guilds(sector)),
                )
            )
    return found


def voidborn_absorption(st: State, seat: int) -> int:
    """The Damage that the Voidborn absorb in each Salvo step of a Skirmish (event 2H)."""
    improved = sum(1 for level in st.players[seat].technologies.values() if level == "improved")
    return sum(rule.amount for rule in lasting_rules(st, VoidbornAbsorption)) * improved


def is_spared(st: State, seat: int) -> bool:
    """Whether the event of the Cycle spares a player with so little Influence (event 2G)."""
    return any(st.players[seat].influence <= rule.most for rule in lasting_rules(st, LowInfluenceShield))


def targets(st: State, seat: int, extra: int = 0) -> tuple[Candidate, ...]:
    """The sectors among which chance chooses (13.6-3)."""
    return skirmish_targets(strength(st, seat, extra), candidates(st, seat), voidborn_absorption(st, seat))


# -- the course ------------------------------------------------------------------------------------------------------


def resolve_skirmish(st: State, stack: list[Task], task: SkirmishTask) -> Rules[None]:
    """The Skirmish from where it stands. A seat that has resigned suffers none."""
    flow = Flow(st, task.seat, stack)
    if flow.player.out:
        flow.drop(task)
        st.battle = None
        return
    if not task.target:
        yield from find_target(flow, task)
        return
    field = st.battle
    if field is None:
        candidate = next(each for each in candidates(st, task.seat) if each.sector == task.target)
        battle = skirmish(strength(st, task.seat, task.extra), candidate, voidborn_absorption(st, task.seat))
        field = open_battle(st, task.target, None, task.seat, battle)
    if (yield from fight(flow, field)):
        apply_result(flow, task, field, close_battle(st, field))


def find_target(flow: Flow, task: SkirmishTask) -> Rules[None]:
    """13.6-1 to 13.6-3. The Skirmish is over where something spares the player, or nothing can be attacked."""
    st, seat, cubes = flow.st, flow.seat, strength(flow.st, flow.seat, task.extra)
    places = tuple([each.sector for each in targets(st, seat, task.extra)])
    spared = spared_by(st, seat, cubes, places)
    if spared is None and (yield from defended_by_drones(flow, cubes)):
        spared = say("vf-log-skirmish-drones", side=SEATS[seat])
    if spared is not None:
        st.record(spared, seat=seat)
        flow.drop(task)
        return
    if len(places) == 1:
        task.target = places[0]
    else:
        [task.target] = yield Roll(places)  # several that are alike
    text = say("vf-log-skirmish", side=SEATS[seat], place=place_name(task.target), n=cubes)
    st.record(text, at=(task.target,), seat=seat)


def spared_by(st: State, seat: int, cubes: int, places: tuple[Place, ...]) -> Text | None:
    """Why there is no combat, in the words of the log."""
    if is_spared(st, seat):
        return say("vf-log-skirmish-shield", side=SEATS[seat])
    if not cubes:
        return say("vf-log-skirmish-nothing", side=SEATS[seat])
    return None if places else say("vf-log-skirmish-no-target", side=SEATS[seat])


def defended_by_drones(flow: Flow, cubes: int) -> Rules[bool]:
    """Whether a Technology defends automatically: in the Evaluation phase, for its cost (13.6-1)."""
    st, seat = flow.st, flow.seat
    rule = next(iter(in_force(st, seat, DefendsSkirmish)), None)
    if rule is None or st.phase != "evaluation" or not affords(st, seat, rule.cost):
        return False
    if not rule.cost:
        return True
    about, label = question_about(Question.SKIRMISH_DRONES, n=cubes), say("vf-skirmish-drones")
    chosen = yield from choose(flow, about, [("drones", True)], lambda key, _: Option(key, label), forced=False)
    if chosen:
        yield from pay(flow, rule.cost)
    return bool(chosen)


def defended_for_nothing(st: State, seat: int) -> bool:
    """Whether a Technology defends automatically in the Evaluation phase, without cost (13.6-1)."""
    return any(not rule.cost for rule in in_force(st, seat, DefendsSkirmish))


def apply_result(flow: Flow, task: SkirmishTask, field: Battlefield, ended: Result) -> None:
    """A Skirmish that was won gives nothing; otherwise the Voidborn take the sector, and the player discards a Glory
    token (5.5-5)."""
    st = flow.st
    flow.drop(task)
    settle_defenders(st, field, ended)
    if ended.winner == "defender":
        happened(flow, SkirmishWon(flow.seat, field.place, ended.defender_recalled))
        return
    takeover(st, field.place)
    push_discard(flow, flow.seat)


# -- forecast --------------------------------------------------------------------------------------------------------


class SkirmishForecast(msgspec.Struct, frozen=True):
    """A Skirmish as it would be now with best defence. `strength`: of the Voidborn. `spared`: why there is no combat.
    `results`: by each sector of which chance chooses one, how it ends."""

    strength: int
    spared: Text | None
    results: dict[Place, Result]


def forecast_skirmish(st: State, seat: int, extra: int = 0, *, of_evaluation: bool = False) -> SkirmishForecast:
    """What a Skirmish against a seat would lead to now. Drones are not sent (R36); in that of the Evaluation those that
    cost nothing defend (13.6-1)."""
    cubes, absorption = strength(st, seat, extra), voidborn_absorption(st, seat)
    found = targets(st, seat, extra)
    spared = spared_by(st, seat, cubes, tuple([each.sector for each in found]))
    if spared is not None:
        return SkirmishForecast(cubes, spared, {})
    if of_evaluation and defended_for_nothing(st, seat):
        return SkirmishForecast(cubes, say("vf-log-skirmish-drones", side=SEATS[seat]), {})
    return SkirmishForecast(
        cubes, None, {each.sector: best_play(skirmish(cubes, each, absorption)).result for each in found}
    )


def skirmish_text(found: SkirmishForecast) -> Text:
    """`Skirmish against sector 2G: it is lost`; why there is none."""
    if found.spared is not None:
        return found.spared
    held = all(result.winner == "defender" for result in found.results.values())
    places = [place_name(place) for place in found.results]
    return say("vf-forecast-skirmish-held" if held else "vf-forecast-skirmish-lost", places=places)
