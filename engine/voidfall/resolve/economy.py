"""Resources, production and Influence (P37, P39, P40)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Option, Rules
from engine.core.text import Text, say
from engine.voidfall.changes.stock import gain, gain_all, gain_influence, lose_influence, spend, spend_all
from engine.voidfall.constants import MOST_STOCK, OVERPRODUCTION
from engine.voidfall.counts import count
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow, at_once
from engine.voidfall.flow.happened import happened
from engine.voidfall.flow.picking import pick_resources
from engine.voidfall.happenings import ProducingCredits, ResourceProduced
from engine.voidfall.map.sectors import all_guilds
from engine.voidfall.mat import pure_track, tier
from engine.voidfall.names import SEATS, event_name, scored_agenda
from engine.voidfall.production import level, production_yield
from engine.voidfall.questions import Question, question_about, repeated_question
from engine.voidfall.resolve.paired import paired_resource
from engine.voidfall.resolve.registry import always, resolver, under_way
from engine.voidfall.state import State
from engine.voidfall.tasks import Produced, Scope, Source, Task
from engine.voidfall.vocabulary import economy as of
from engine.voidfall.vocabulary.terms import GUILD_RESOURCES, RESOURCES, TRACKS, Resource, Resources
from engine.voidfall.vocabulary.words import amount

# -- gains and losses ------------------------------------------------------------------------------------------------


@resolver(of.GainResources, when=always, gain=True)
@at_once
def resolve_gain_resources(flow: Flow, effect: of.GainResources) -> None:
    """These resources; above 15 the rest is lost (1.4)."""
    gain_all(flow.st, flow.seat, effect.amount)


@resolver(of.GainAnyResources, when=always, gain=True)
def resolve_gain_any_resources(flow: Flow, effect: of.GainAnyResources) -> Rules[None]:
    """So many in any mix."""
    room = dict.fromkeys(effect.among or RESOURCES, effect.amount)
    chosen = yield from pick_resources(
        flow, lambda left: repeated_question(Question.GAIN_ANY, left), effect.amount, room, "take"
    )
    gain_all(flow.st, flow.seat, Resources(**chosen))


@resolver(of.GainResourcesPer, when=always, gain=True)
@at_once
def resolve_gain_resources_per(flow: Flow, effect: of.GainResourcesPer) -> None:
    """So much for each thing counted."""
    things = count(flow.st, flow.seat, effect.count, flow.scope)
    gain_one(flow, effect.resource, effect.amount * things)


@resolver(of.GainGuildResource, when=always, gain=True)
@at_once
def resolve_gain_guild_resource(flow: Flow, effect: of.GainGuildResource) -> None:
    """The resource of the Guild that was established (13.7, Cybernetics)."""
    if flow.scope.guild is not None:
        gain_one(flow, GUILD_RESOURCES[flow.scope.guild], effect.amount)


@resolver(of.GainEachGuildResource, when=always, gain=True)
@at_once
def resolve_gain_each_guild_resource(flow: Flow, effect: of.GainEachGuildResource) -> None:
    """The resource of every Guild of the sector whose Population went up, once per Guild (13.7, Cybernetics)."""
    if flow.scope.grown:
        guilds = all_guilds(flow.st.sectors[flow.scope.grown])
        gain_all(flow.st, flow.seat, amounts_of([GUILD_RESOURCES[guild] for guild in guilds] * effect.amount))


def can_lose_resources(st: State, seat: int, effect: of.LoseResources, scope: Scope) -> bool:
    """Whether the stock has all of it."""
    return all(st.players[seat].stock[resource] >= units for resource, units in effect.amount)


@resolver(of.LoseResources, when=can_lose_resources)
@at_once
def resolve_lose_resources(flow: Flow, effect: of.LoseResources) -> None:
    """A penalty is chosen only if it can be suffered in full (P63)."""
    spend_all(flow.st, flow.seat, effect.amount)


def can_lose_any_resources(st: State, seat: int, effect: of.LoseAnyResources, scope: Scope) -> bool:
    """Whether the stock has so many units."""
    return sum(st.players[seat].stock.values()) >= effect.amount


@resolver(of.LoseAnyResources, when=can_lose_any_resources)
def resolve_lose_any_resources(flow: Flow, effect: of.LoseAnyResources) -> Rules[None]:
    """So many in any mix, or all there are."""
    stock = flow.player.stock
    chosen = yield from pick_resources(
        flow, lambda left: repeated_question(Question.LOSE_ANY, left), effect.amount, stock, "lose"
    )
    spend_all(flow.st, flow.seat, Resources(**chosen))


@resolver(of.Exchange, when=lambda st, seat, effect, scope: st.players[seat].stock[effect.give] > 0)
def resolve_exchange(flow: Flow, effect: of.Exchange) -> Rules[None]:
    """How many units are exchanged."""
    most = min(effect.most, flow.player.stock[effect.give])
    pairs = [(f"swap:{units}", units) for units in range(most, 0, -1)]

    def described(key: str, units: int) -> Option:
        return Option(key, say("vf-swap-units", give=amount(effect.give, units), take=amount(effect.take, units)))

    units = yield from choose(flow, question_about(Question.EXCHANGE), pairs, described)
    if units is not None:
        spend(flow.st, flow.seat, effect.give, units)
        taken = gain(flow.st, flow.seat, effect.take, units)
        text = say(
            "vf-log-exchange", side=SEATS[flow.seat], give=amount(effect.give, units), take=amount(effect.take, taken)
        )
        flow.st.record(text, seat=flow.seat)


def gain_one(flow: Flow, resource: Resource, units: int) -> None:
    """So much of one resource."""
    gain_all(flow.st, flow.seat, amounts_of([resource] * units))


def amounts_of(several: Sequence[Resource]) -> Resources:
    """Units one by one as amounts."""
    return Resources(*[several.count(resource) for resource in RESOURCES])


# -- production ------------------------------------------------------------------------------------------------------


@resolver(of.Produce, when=always, gain=True)
@at_once
def resolve_produce(flow: Flow, effect: of.Produce) -> None:
    """One resource after the other (P37)."""
    first, *rest = effect.resources
    if rest:
        flow.then(of.Produce(tuple(rest)))
    flow.stack.append(Produced(flow.seat, first))
    if first == "credits":
        happened(flow, ProducingCredits(flow.seat))


@under_way(Produced)
def produce(st: State, stack: list[Task], task: Produced) -> Rules[None]:
    """The Yield is read now; above 15 the stock stays at 15, for 3 Influence (P37)."""
    stack.pop()
    seat, resource = task.seat, task.resource
    units, before = production_yield(st, seat, resource), st.players[seat].stock[resource]
    over = before + units > MOST_STOCK
    taken = gain(st, seat, resource, units)
    # A resource of which nothing was taken is not named: two full stocks look alike afterwards.
    if taken:
        st.record(say("vf-log-produce", side=SEATS[seat], resources=amount(resource, taken)), seat=seat)
    if over:
        st.record(say("vf-log-overproduce", side=SEATS[seat]), seat=seat)
        gain_influence(st, seat, OVERPRODUCTION)
        st.span.overproduced.append(seat)
    happened(Flow(st, seat, stack), ResourceProduced(seat, resource, over))
    return
    yield


@resolver(of.ProduceAny, when=always, gain=True)
def resolve_produce_any(flow: Flow, effect: of.ProduceAny) -> Rules[None]:
    """Different resources of choice."""
    yield from _produce_chosen(flow, effect.amount, up_to=effect.up_to)


@resolver(of.ProduceDistinctPer, when=always, gain=True)
def resolve_produce_distinct_per(flow: Flow, effect: of.ProduceDistinctPer) -> Rules[None]:
    """As many different resources as there are things counted."""
    yield from _produce_chosen(flow, count(flow.st, flow.seat, effect.count, flow.scope))


def _produce_chosen(flow: Flow, most: int, *, up_to: bool = False) -> Rules[None]:
    """So many different resources are chosen, then produced in this order."""
    chosen: list[Resource] = []
    bound = paired_resource(flow.unit)
    for left in range(min(most, len(RESOURCES)), 0, -1):
        pairs = [(f"produce:{each}", each) for each in RESOURCES if each not in chosen and bound in (None, each)]
        about = question_about(Question.PRODUCE, n=left)
        resource = yield from choose(
            flow, about, pairs, lambda key, each: _production(flow, key, each), forced=not up_to
        )
        if resource is None:
            break
        chosen.append(resource)
    if chosen:
        flow.scope.produced = chosen[-1]
        flow.then(of.Produce(tuple(chosen)))


def _production(flow: Flow, key: str, resource: Resource) -> Option:
    """What is produced of a resource now."""
    st, seat = flow.st, flow.seat
    units = production_yield(st, seat, resource)
    over = flow.player.stock[resource] + units > MOST_STOCK
    message = "vf-production-over" if over else "vf-production"
    caution = None if units else say("vf-caution-produces-nothing")
    return Option(key, say(message, resource=amount(resource, units), n=level(st, seat, resource)), caution=caution)


# -- Influence -------------------------------------------------------------------------------------------------------


@resolver(of.GainInfluence, when=always, gain=True)
@at_once
def resolve_gain_influence(flow: Flow, effect: of.GainInfluence) -> None:
    """So much Influence."""
    gain_influence(flow.st, flow.seat, effect.amount, source=scored_source(flow))


@resolver(of.LoseInfluence, when=always)
@at_once
def resolve_lose_influence(flow: Flow, effect: of.LoseInfluence) -> None:
    """It stops at 0 (P39)."""
    lose_influence(flow.st, flow.seat, effect.amount, source=scored_source(flow))


@resolver(of.GainInfluencePer, when=always, gain=True)
@at_once
def resolve_gain_influence_per(flow: Flow, effect: of.GainInfluencePer) -> None:
    """For each group of things counted, rounded down on the total (P40)."""
    gain_influence(flow.st, flow.seat, influence_per(flow, effect), source=scored_source(flow))


def influence_per(flow: Flow, effect: of.GainInfluencePer) -> int:
    """How much Influence it is now."""
    things = count(flow.st, flow.seat, effect.count, flow.scope)
    if effect.most is not None:
        things = min(things, effect.most)
    return things // effect.group * effect.amount


@resolver(of.LoseInfluencePer, when=always)
@at_once
def resolve_lose_influence_per(flow: Flow, effect: of.LoseInfluencePer) -> None:
    """For each thing counted; it stops at 0 (P39)."""
    amount = effect.amount * count(flow.st, flow.seat, effect.count, flow.scope)
    lose_influence(flow.st, flow.seat, amount, source=scored_source(flow))


@resolver(of.GainInfluenceByTier, when=always, gain=True)
@at_once
def resolve_gain_influence_by_tier(flow: Flow, effect: of.GainInfluenceByTier) -> None:
    """By the Tier of a Pure track, or of each."""
    player = flow.player
    tracks = TRACKS if effect.track == "each" else (effect.track,)
    tiers = [tier(player, track) for track in tracks if pure_track(player, track)]
    gain_influence(flow.st, flow.seat, sum(effect.values[each] for each in tiers), source=scored_source(flow))


def scored_source(flow: Flow) -> Text | None:
    """The objectives that are scored, of an Agenda or of the event; None where the log has just named the source."""
    match flow.unit.source:
        case Source("agenda_objective", agenda):
            return scored_agenda(agenda)
        case Source("objective", event):
            return event_name(event)
    return None
