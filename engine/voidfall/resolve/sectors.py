"""Population, Guilds and Installations (P22, P29, P30)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from engine.core.decision import Option, Rules, Step
from engine.core.text import say
from engine.voidfall.changes import sectors
from engine.voidfall.changes.fleets import deploy
from engine.voidfall.constants import MOST_POPULATION
from engine.voidfall.costs.deployment import may_deploy, pay_for_cube
from engine.voidfall.counts import passes_all
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow, at_once
from engine.voidfall.flow.picking import pick_lowered, pick_piece, piece_name
from engine.voidfall.in_force import in_force
from engine.voidfall.map.choosing import sectors_at
from engine.voidfall.map.development import (
    destroyable_guilds,
    destroyable_installations,
    guild_room,
    may_build,
    may_grow,
    spare_population,
)
from engine.voidfall.map.sectors import controlled_sectors, free_installation_spaces, home_of
from engine.voidfall.names import place_name
from engine.voidfall.outlook import with_guild, with_installation, with_population
from engine.voidfall.questions import Question, question_about
from engine.voidfall.resolve.paired import paired_guilds
from engine.voidfall.resolve.registry import resolver, under_way
from engine.voidfall.state import State
from engine.voidfall.tasks import Growing, Place, Scope, Source, Task
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.fleets import Deploy
from engine.voidfall.vocabulary.sectors import (
    Build,
    DecreasePopulation,
    Destroy,
    Establish,
    IncreaseHomePopulation,
    IncreasePopulation,
)
from engine.voidfall.vocabulary.technology_rules import Replace
from engine.voidfall.vocabulary.terms import Fleet, Guild, Installation
from engine.voidfall.vocabulary.words import fleet_name

Growth: TypeAlias = tuple[Place, Effect | None]
"""A sector, and what is done there in place of an increase."""


# -- Population ------------------------------------------------------------------------------------------------------


def can_increase(st: State, seat: int, effect: IncreasePopulation, scope: Scope) -> bool:
    """Enough Population that can go up; one for `up to`."""
    places = [
        place
        for place in sectors_at(st, seat, effect.place, scope)
        if may_grow(st, place) and passes_all(st, place, effect.where)
    ]
    room = len(places) if effect.different_sectors else sum(_room(st, place) for place in places)
    return room >= (1 if effect.up_to else effect.amount)


@resolver(IncreasePopulation, when=can_increase, gain=True)
@at_once
def resolve_increase_population(flow: Flow, effect: IncreasePopulation) -> None:
    """Sectors one by one (P30)."""
    flow.stack.append(Growing(flow.seat, effect, effect.amount, forced=flow.forced))


@under_way(Growing)
def resolve_growing(st: State, stack: list[Task], task: Growing) -> Rules[None]:
    """The next increase, or what Improved Starbases do in its place."""
    stack.pop()
    flow = Flow(st, task.seat, stack, task.forced)

    def described(key: str, growth: Growth) -> Option:
        place, instead = growth
        if instead is not None:
            return Option(key, say("vf-grow-clean", place=place_name(place)), at=place)
        label = say("vf-grow-to", place=place_name(place), n=(st.sectors[place].population or 0) + 1)
        return Option(key, label, at=place, detail=with_population(st, task.seat, place, 1))

    chosen = yield from choose(flow, question_about(Question.GROW), growths(flow, task), described)
    if chosen is None:
        return
    place, instead = chosen
    if task.left > 1:
        stack.append(replace(task, left=task.left - 1, used=[*task.used, place]))
    flow.scope.tie(place, bound=task.effect.place == "same_sector")
    if instead is None:
        sectors.increase_population(flow, place)
    else:
        flow.begin(flow.unit.source, instead, scope=Scope(same=place), forced=True)


def growths(flow: Flow, task: Growing) -> list[tuple[str, Growth]]:
    """The sectors whose Population may go up, then those where something else may be done."""
    st, seat, effect = flow.st, flow.seat, task.effect
    used = task.used if effect.different_sectors else []
    found: list[tuple[str, Growth]] = [
        (f"at:{place}", (place, None))
        for place in sectors_at(st, seat, effect.place, flow.scope)
        if place not in used and may_grow(st, place) and passes_all(st, place, effect.where)
    ]
    for rule in in_force(st, seat, Replace):
        if rule.effect == "increase_population":
            found += [
                (f"clean:{place}", (place, rule.then))
                for place in controlled_sectors(st, seat)
                if passes_all(st, place, rule.where)
            ]
    return found


def can_increase_home(st: State, seat: int, effect: IncreaseHomePopulation, scope: Scope) -> bool:
    """Enough Population of Home that can go up."""
    home = home_of(st, seat)
    return may_grow(st, home) and _room(st, home) >= effect.amount


@resolver(IncreaseHomePopulation, when=can_increase_home, gain=True)
@at_once
def resolve_increase_home_population(flow: Flow, effect: IncreaseHomePopulation) -> None:
    """The Population of Home goes up, if it can; asked only where Improved Starbases may do something in its place."""
    asked = any(rule.effect == "increase_population" for rule in in_force(flow.st, flow.seat, Replace))
    growth = IncreasePopulation(effect.amount, place="home")
    flow.stack.append(Growing(flow.seat, growth, effect.amount, forced=not asked))


def can_decrease(st: State, seat: int, effect: DecreasePopulation, scope: Scope) -> bool:
    """Enough Population that can go down."""
    places = sectors_at(st, seat, effect.place, scope)
    return sum(spare_population(st, place) for place in places) >= effect.amount


@resolver(DecreasePopulation, when=can_decrease)
def resolve_decrease_population(flow: Flow, effect: DecreasePopulation) -> Rules[None]:
    """The Population of a sector of choice goes down (P22)."""
    st, seat = flow.st, flow.seat
    places = [place for place in sectors_at(st, seat, effect.place, flow.scope) if spare_population(st, place)]
    place = yield from pick_lowered(flow, places)
    if place is None:
        return
    flow.then_rest(effect, effect.amount)
    sectors.decrease_population(st, seat, place)


# -- Guilds and Installations ----------------------------------------------------------------------------------------


def can_establish(st: State, seat: int, effect: Establish, scope: Scope) -> bool:
    """Enough free Guild spaces; one for `up to`."""
    places = sectors_at(st, seat, effect.place, scope)
    room = sum(guild_room(st, seat, place) for place in places)
    return room >= (1 if effect.up_to else effect.amount)


@resolver(Establish, when=can_establish, gain=True)
def resolve_establish(flow: Flow, effect: Establish) -> Rules[None]:
    """A Guild on a free space (P29)."""
    st, seat = flow.st, flow.seat
    kinds: tuple[Guild, ...] = paired_guilds(flow.unit) if effect.kind == "any" else (effect.kind,)
    places = [place for place in sectors_at(st, seat, effect.place, flow.scope) if guild_room(st, seat, place)]
    pairs = [(f"guild:{kind}:{place}", (place, kind)) for place in places for kind in kinds]

    def described(key: str, piece: tuple[Place, Guild]) -> Option:
        return replace(piece_option(key, piece), detail=with_guild(st, seat, *piece))

    chosen = yield from choose(flow, question_about(Question.ESTABLISH), pairs, described)
    if chosen is None:
        return
    flow.then_rest(effect, effect.amount)
    place, kind = chosen
    flow.scope.tie(place, bound=effect.place == "same_sector")
    sectors.establish(flow, place, kind)


def can_build(st: State, seat: int, effect: Build, scope: Scope) -> bool:
    """Enough free Installation spaces where this kind may be built; one for `up to`."""
    places = [
        place
        for place in sectors_at(st, seat, effect.place, scope)
        if any(effect.kind in ("installation", kind) for kind in may_build(st, seat, place))
    ]
    room = sum(free_installation_spaces(st.sectors[place]) for place in places)
    return room >= (1 if effect.up_to else effect.amount)


@resolver(Build, when=can_build, gain=True)
def resolve_build(flow: Flow, effect: Build) -> Rules[None]:
    """An Installation on a free space, or a Sentry in its place (P29, 13.7)."""
    sentries = [rule for rule in in_force(flow.st, flow.seat, Replace) if rule.effect == "build"]
    places = buildings(flow, effect)
    pairs: list[tuple[str, tuple[Place, Installation | Fleet]]] = [*places]
    fleets = [rule.then.fleet for rule in sentries if isinstance(rule.then, Deploy) and rule.then.fleet]
    for fleet in fleets:
        if may_deploy(flow, fleet):
            pairs += [(f"cube:{fleet}:{place}", (place, fleet)) for place in controlled_sectors(flow.st, flow.seat)]

    def described(key: str, piece: tuple[Place, Installation | Fleet]) -> Option:
        built = dict(places).get(key)
        detail = None if built is None else with_installation(flow.st, flow.seat, *built)
        return replace(piece_option(key, piece), detail=detail)

    chosen = yield from choose(flow, question_about(Question.BUILD), pairs, described)
    if chosen is None:
        return
    flow.then_rest(effect, effect.amount)
    place, kind = chosen
    if kind in fleets:
        yield from pay_for_cube(flow, kind)
        deploy(flow, place, kind)
        return
    flow.scope.tie(place, bound=effect.place == "same_sector")
    for rule in sentries:
        if rule.also:
            flow.begin(Source("technology", "sentries"), rule.then, scope=Scope(same=place))
    sectors.build(flow, place, kind)  # type: ignore[arg-type]  # an Installation


def buildings(flow: Flow, effect: Build) -> list[tuple[str, tuple[Place, Installation]]]:
    """What may be built where."""
    st, seat = flow.st, flow.seat
    return [
        (f"build:{kind}:{place}", (place, kind))
        for place in sectors_at(st, seat, effect.place, flow.scope)
        for kind in may_build(st, seat, place)
        if effect.kind in ("installation", kind)
    ]


def piece_option(key: str, piece: tuple[Place, Guild | Installation | Fleet]) -> Option:
    """A piece in a sector as an option: first the sector, then the piece."""
    place, kind = piece
    verb = key.partition(":")[0]
    name = fleet_name(kind) if verb == "cube" else piece_name(kind)  # type: ignore[arg-type]
    label = say(f"vf-new-{verb}", what=name, place=place_name(place))
    return Option(key, label, at=place, path=(Step(f"at:{place}", place_name(place), at=place),), short=name)


def can_destroy(st: State, seat: int, effect: Destroy, scope: Scope) -> bool:
    """A piece that may be destroyed."""
    pieces = destroyable_guilds(st, seat) if effect.piece == "guild" else destroyable_installations(st, seat)
    places = sectors_at(st, seat, effect.place, scope)
    return any(place in places for place, _ in pieces)


@resolver(Destroy, when=can_destroy)
def resolve_destroy(flow: Flow, effect: Destroy) -> Rules[None]:
    """A placed piece of choice is removed (P22)."""
    st, seat = flow.st, flow.seat
    places = sectors_at(st, seat, effect.place, flow.scope)
    if effect.piece == "guild":
        guilds = [piece for piece in destroyable_guilds(st, seat) if piece[0] in places]
        guild = yield from pick_piece(flow, question_about(Question.DESTROY), guilds)
        if guild is not None:
            sectors.destroy_guild(st, seat, *guild)
    else:
        installations = [piece for piece in destroyable_installations(st, seat) if piece[0] in places]
        installation = yield from pick_piece(flow, question_about(Question.DESTROY), installations)
        if installation is not None:
            sectors.destroy_installation(st, seat, *installation)


def _room(st: State, place: Place) -> int:
    return MOST_POPULATION - (st.sectors[place].population or 0)
