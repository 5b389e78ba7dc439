"""The result of an invasion and its rewards, one step after the other (5.4, P44, P45)."""

from __future__ import annotations

from engine.core.decision import Option, Rules
from engine.core.text import say
from engine.voidfall.battlefield import Battlefield
from engine.voidfall.changes.cards import basic_choices, gain_basic
from engine.voidfall.changes.fleets import add_cube, takeover
from engine.voidfall.changes.stock import gain_influence
from engine.voidfall.changes.tokens import gain_glory, push_bounty, push_reclaim
from engine.voidfall.combat.aftermath import after_combat, influence, installations_stay, reinforce_invader
from engine.voidfall.combat.core import result
from engine.voidfall.combat.records import Cubes, Result
from engine.voidfall.components import parts
from engine.voidfall.coop.harbingers import conquer
from engine.voidfall.flow.asking import choose, with_keys
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import SectorInvaded
from engine.voidfall.in_force import in_force, rules_with_sources
from engine.voidfall.invasion.sides import fleets_of, technology_rules
from engine.voidfall.map.sectors import home_of, kind_of
from engine.voidfall.names import SEATS, house_name, place_name, technology_name
from engine.voidfall.questions import Question, question_about
from engine.voidfall.state import State
from engine.voidfall.tasks import Do, InvasionTask, Place, Scope, Source
from engine.voidfall.vocabulary.cards import DiscardGlory
from engine.voidfall.vocabulary.technology_rules import AfterCombat, AfterInvasion
from engine.voidfall.vocabulary.terms import FLEETS

# -- cubes -----------------------------------------------------------------------------------------------------------


def take_back_invaders(st: State, seat: int, field: Battlefield, ended: Result) -> None:
    """The invader's cubes that do not stand in the sector: active, or with Escape Pods at home. Corvettes that Carriers
    deployed come from the active ones, so there may be fewer than before."""
    standing = ended.invader.total if ended.winner == "invader" else 0
    moved_in = field.position.battle.invader.cubes.total
    st.players[seat].active += moved_in - standing - ended.invader_home.total
    send_home(st, seat, ended.invader_home)


def settle_defenders(st: State, field: Battlefield, ended: Result) -> None:
    """The defender's cubes: those recalled are active or at home, those of the Voidborn go to the supply. Without a
    victory none stands."""
    sector, held = st.sectors[field.place], ended.winner == "defender"
    if field.defender is None:
        sector.voidborn = ended.defender.total if held and sector.voidborn else 0
        return
    if st.players[field.defender].out:
        return
    before = sector.cubes
    sector.fleets = fleets_of(ended.defender) if held else {}
    sector.owner = field.defender if sector.fleets else None
    st.players[field.defender].active += before - sector.cubes - ended.defender_home.total
    send_home(st, field.defender, ended.defender_home)


def send_home(st: State, seat: int, cubes: Cubes) -> None:
    """Escape Pods: these cubes stand in the Home sector, as the types that they are (R9)."""
    home = st.sectors[home_of(st, seat)]
    for fleet, count in zip(FLEETS, cubes, strict=True):
        for _ in range(count):
            add_cube(home, seat, fleet)


# -- how it ended ----------------------------------------------------------------------------------------------------


def apply_result(flow: Flow, task: InvasionTask, field: Battlefield, ended: Result) -> None:
    """What the result means at once: the sector is taken, held, or lost to the Voidborn (5.4)."""
    st, seat, sector = flow.st, flow.seat, flow.st.sectors[task.target]
    take_back_invaders(st, seat, field, ended)
    settle_defenders(st, field, ended)
    task.moved = {}
    if ended.winner == "defender":
        flow.drop(task)
        return
    if ended.winner == "invader":
        sector.owner, sector.fleets = seat, fleets_of(ended.invader)
        take_sector(flow, task, field, ended)
        return
    rules = after_combat(field.position.battle, ended, technology_rules(st, seat))
    if not flow.player.active or not any(rule.tie_wins for rule in rules):
        lose_to_voidborn(flow, task, field)
        return
    # Whoever holds the sector after this deployment is found out when it is done.
    sector.owner, task.stage = seat, "replicate"
    push_after(flow, task.target, AfterCombat)


def deploy_replicator(flow: Flow, task: InvasionTask) -> None:
    """After a tie: a cube deployed by Combat Replicators makes it a victory (13.7)."""
    field, sector = finished_battle(flow.st, task), flow.st.sectors[task.target]
    if sector.cubes:
        rule = next(rule for rule in in_force(flow.st, flow.seat, AfterCombat) if rule.tie_wins)
        take_sector(flow, task, field, reinforce_invader(result(field.position), next(iter(sector.fleets)), rule))
    else:
        sector.owner = None
        lose_to_voidborn(flow, task, field)


def lose_to_voidborn(flow: Flow, task: InvasionTask, field: Battlefield) -> None:
    """A tie: the Voidborn take the sector; a defending player discards a Glory token."""
    flow.drop(task)
    takeover(flow.st, task.target)
    push_discard(flow, field.defender)


def push_discard(flow: Flow, seat: int | None) -> None:
    """A player who has lost a sector in combat discards a Glory token of choice next."""
    if seat is not None and not flow.st.players[seat].out:
        flow.stack.append(Do(seat, DiscardGlory(1), forced=True))


def finished_battle(st: State, task: InvasionTask) -> Battlefield:
    """The battle of an invasion, which is over."""
    return next(field for field in reversed(st.fought) if field.place == task.target)


def take_sector(flow: Flow, task: InvasionTask, field: Battlefield, ended: Result) -> None:
    """5.4-1: the sector is the invader's; Installations placed there go (P44)."""
    st, seat, sector = flow.st, flow.seat, flow.st.sectors[task.target]
    battle, scope = field.position.battle, flow.scope
    if not installations_stay(ended, technology_rules(st, seat)):
        sector.installations = []
    task.against, task.stage = field.defender, "tokens"
    voidborn = battle.defender.cubes.total if battle.defender.voidborn else 0
    scope.combat, scope.population, scope.voidborn_removed = task.target, sector.population or 0, voidborn
    st.record(say("vf-log-sector-taken", side=SEATS[seat], place=place_name(task.target)), at=(task.target,), seat=seat)
    what = SectorInvaded(
        seat,
        task.target,
        voidborn,
        battle.invader.cubes.total,
        ended.invader_recalled,
        sector.corrupted,
        bool(sector.fallen),
        sector.population or 0,
    )
    happened(flow, what)


# -- rewards ---------------------------------------------------------------------------------------------------------


def turn_up_tokens(flow: Flow, task: InvasionTask) -> None:
    """5.4-2: the Bounty tokens of the sector are resolved and kept, then its Reclaim tokens."""
    sector, task.stage = flow.st.sectors[task.target], "glory"
    bounties, reclaims, sector.bounty, sector.reclaim = sector.bounty, sector.reclaim, 0, 0
    push_reclaim(flow, reclaims, task.target)
    push_bounty(flow, bounties, task.target)


def take_glory(flow: Flow, task: InvasionTask) -> None:
    """5.4-3: the Glory tokens of the sector are taken before the sum is made (P45)."""
    sector, task.stage = flow.st.sectors[task.target], "score"
    tokens, sector.glory = sector.glory, []
    for value in tokens:
        gain_glory(flow, value)


def score_glory(flow: Flow, task: InvasionTask) -> None:
    """5.4-3: against a player the sum of the opponent's Glory, who then discards a token; otherwise of one's own."""
    st, seat, task.stage = flow.st, flow.seat, "printed"
    opponent = [] if task.against is None else st.players[task.against].glory
    points = influence(finished_battle(st, task).position.battle, flow.player.glory, (), opponent)
    gain_influence(st, seat, points, told="vf-log-invasion-influence")
    push_discard(flow, task.against)


def printed_effect(flow: Flow, task: InvasionTask) -> None:
    """5.4-4: what the sector gives for an invasion."""
    task.stage = "fallen"
    given = kind_of(flow.st.sectors[task.target]).on_invade
    if given is not None:
        flow.begin(Source("sector", task.target), given, scope=scope_at(flow.st, task.target))


def fallen_house(flow: Flow, task: InvasionTask) -> Rules[None]:
    """5.4-5: the card of a Fallen House gives one of its Technologies and its piece. The first one is a slot."""
    st, sector = flow.st, flow.st.sectors[task.target]
    task.stage = "harbingers"
    if not sector.fallen:
        return
    card = parts().fallen_houses[sector.fallen]
    sector.fallen = ""
    flow.player.conquered = flow.player.conquered or card.id
    flow.begin(Source("fallen", card.id), card.reward, scope=scope_at(st, task.target))
    given = [each for each in basic_choices(st, flow.seat) if each in card.technologies]

    def described(key: str, technology: str) -> Option:
        immediate = parts().technologies[technology].immediate
        return Option(key, technology_name(technology), detail=immediate.text())

    about = question_about(Question.FALLEN, house=house_name(card.id))
    chosen = yield from choose(flow, about, with_keys(given, "tech"), described, forced=False)
    if chosen is not None:
        gain_basic(flow, chosen)


def harbingers(flow: Flow, task: InvasionTask) -> None:
    """5.4-6: Harbingers go to the Crisis board, a Rift is cleared (coop and solo)."""
    task.stage = "after"
    conquer(flow, task.target)


def resolve_aftermath(flow: Flow, task: InvasionTask) -> None:
    """13.5-10: Technologies that act after an invasion, then what the action gives for its success."""
    flow.drop(task)
    if task.success is not None:
        flow.then(task.success)
    if result(finished_battle(flow.st, task).position).winner == "invader":  # a tie has used it
        push_after(flow, task.target, AfterCombat)
    push_after(flow, task.target, AfterInvasion)


def push_after(flow: Flow, place: Place, kind: type[AfterCombat | AfterInvasion]) -> None:
    """What Technologies of this kind do comes next, each as a unit of play in the invaded sector."""
    found = [
        (source, rule.then) for source, _, rule in rules_with_sources(flow.st, flow.seat) if isinstance(rule, kind)
    ]
    for source, effect in reversed(found):
        flow.begin(source, effect, scope=scope_at(flow.st, place))


def scope_at(st: State, place: Place) -> Scope:
    """A unit of play that speaks of the invaded sector."""
    return Scope(same=place, combat=place, population=st.sectors[place].population or 0)
