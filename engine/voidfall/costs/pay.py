"""Payment of a cost that can be paid: only real choices are asked (P18 to P23).

Whoever starts an action puts its unit and effect on the stack first. So what a payment causes (a Glory token discarded
for a sector that was abandoned, a trigger) comes before the effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.core.decision import Option, Roll, Rules
from engine.core.text import say
from engine.voidfall.changes.cards import discard_agenda
from engine.voidfall.changes.corruption import put
from engine.voidfall.changes.fleets import deactivate_active, recall
from engine.voidfall.changes.sectors import decrease_population, destroy_guild, destroy_installation
from engine.voidfall.changes.stock import spend
from engine.voidfall.changes.tokens import discard_glory, return_trade
from engine.voidfall.costs import resources
from engine.voidfall.costs.parts import PAYABLE, pays
from engine.voidfall.costs.payable import deployed_cubes
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.flow.picking import pick_cube, pick_glory, pick_lowered, pick_piece, pick_resources, pick_spot
from engine.voidfall.happenings import CorruptionPaid
from engine.voidfall.map.development import destroyable_guilds, destroyable_installations, spare_population
from engine.voidfall.map.sectors import controlled_sectors
from engine.voidfall.map.spots import Spot, room_for_corruption, spots_to_gain
from engine.voidfall.mat import agendas_in_play
from engine.voidfall.names import SEATS, agenda_name
from engine.voidfall.questions import Question, question_about, repeated_question
from engine.voidfall.state import Slot, State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary import costs as of
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.places import CorruptionPlace
from engine.voidfall.vocabulary.terms import BASIC_RESOURCES, RESOURCES, Guild, Installation
from engine.voidfall.vocabulary.words import amount, list_text, resource_name

P = TypeVar("P", Guild, Installation)


def pay(flow: Flow, cost: Cost, scope: Scope | None = None) -> Rules[None]:
    """Pay a cost that is not lacking anything (see `payable.lacking`). `scope`: where the sectors paid from are noted,
    the unit's if not given."""
    into = flow.scope if scope is None else scope
    yield from _pay_resources(flow, cost)
    for part in cost:
        if not isinstance(part, of.PayResources | of.PayAny):
            yield from PAYABLE[type(part)].pay(flow, part, into)


# -- resources -------------------------------------------------------------------------------------------------------


def _pay_resources(flow: Flow, cost: Cost) -> Rules[None]:
    if not any(isinstance(part, of.PayResources | of.PayAny) for part in cost):
        return
    swapped = yield from _swapped(flow, cost)
    swap = resources.swap_of(flow.st, flow.seat)
    if swapped and swap is not None:
        flow.st.span.used += [swap.limit] * swapped
    wanted = resources.named_resources(cost, swap, swapped)
    paid = resources.payment(flow.player.stock, wanted)
    if paid is None:
        raise ValueError("a cost that cannot be paid was chosen")
    if resources.says_payment(flow.st, flow.seat):
        paid = yield from _with_credits(flow, wanted, paid)
    left = {resource: flow.player.stock[resource] - paid[resource] for resource in RESOURCES}
    mixed = yield from pick_resources(
        flow, lambda rest: repeated_question(Question.PAY_ANY, rest), resources.any_amount(cost), left, "pay"
    )
    paid = {resource: paid[resource] + mixed[resource] for resource in RESOURCES}
    for resource, count in paid.items():
        spend(flow.st, flow.seat, resource, count)
    told = list_text([amount(resource, count) for resource, count in paid.items() if count])
    flow.st.record(say("vf-log-pay", side=SEATS[flow.seat], resources=told), seat=flow.seat)


def _with_credits(flow: Flow, wanted: resources.Amounts, usual: resources.Amounts) -> Rules[resources.Amounts]:
    """Which named resources Credits stand in for, if there is a choice (P19)."""
    pairs = [(payment_key(wanted, paid), paid) for paid in resources.payments(flow.player.stock, wanted)]
    if len(pairs) == 1:
        return usual

    def described(key: str, paid: resources.Amounts) -> Option:
        return Option(key, list_text([amount(resource, count) for resource, count in paid.items() if count]))

    default = payment_key(wanted, usual)
    chosen = yield from choose(flow, question_about(Question.PAYMENT), pairs, described, forced=True, default=default)
    return chosen or usual


def payment_key(wanted: resources.Amounts, paid: resources.Amounts) -> str:
    """`credits:1f2e`: Credits stand in for 1 Food and 2 Energy; `credits:0` for nothing."""
    replaced = {resource: wanted[resource] - paid[resource] for resource in BASIC_RESOURCES}
    return "credits:" + ("".join(f"{count}{resource[0]}" for resource, count in replaced.items() if count) or "0")


def _swapped(flow: Flow, cost: Cost) -> Rules[int]:
    """How many units the house pays in its own way: asked if it may be one or none."""
    choices = list(resources.possible_swaps(flow.st, flow.seat, cost))
    swap = resources.swap_of(flow.st, flow.seat)
    if swap is None or len(choices) == 1:
        return choices[0]
    instead = list_text(
        [amount(resource, count) for resource, count in resources.named_resources(swap.instead).items() if count]
    )

    def described(key: str, count: int) -> Option:
        text = say("vf-swap", n=count, resource=resource_name(swap.resource, count), instead=instead)
        return Option(key, text if count else say("vf-swap-none"))

    pairs = [(f"swap:{count}", count) for count in choices]
    chosen = yield from choose(flow, question_about(Question.SWAP), pairs, described, forced=True, default=pairs[0][0])
    return chosen or 0


# -- Fleet Power -----------------------------------------------------------------------------------------------------


def recall_one(flow: Flow, scope: Scope | None = None) -> Rules[None]:
    """A cube of choice is recalled."""
    cube = yield from pick_cube(flow, question_about(Question.RECALL), forced=True)
    if cube is None:
        return
    place, fleet = cube
    if scope is not None:
        scope.recalled = place
        note_sector(scope, place)
    recall(flow, place, fleet)


def deactivate(flow: Flow, count: int) -> Rules[None]:
    """So many cubes become inactive: active ones first, then recalled ones (P21)."""
    ready = min(count, flow.player.active)
    if ready:
        deactivate_active(flow.st, flow.seat, ready)
    for _ in range(count - ready):
        yield from recall_one(flow)
        deactivate_active(flow.st, flow.seat, min(1, flow.player.active))


def note_sector(scope: Scope, place: str) -> None:
    """A sector named in a cost: the same one is used by the effect where it says so (P24)."""
    scope.paid.append(place)
    scope.tie(place)


@pays(of.RecallCubes, there=deployed_cubes)
def _recall(flow: Flow, part: of.RecallCubes, scope: Scope) -> Rules[None]:
    for _ in range(part.amount):
        yield from recall_one(flow, scope)


@pays(of.DeactivateCubes, there=lambda st, seat: st.players[seat].active + deployed_cubes(st, seat))
def _deactivate(flow: Flow, part: of.DeactivateCubes, scope: Scope) -> Rules[None]:
    return deactivate(flow, part.amount)


# -- Corruption ------------------------------------------------------------------------------------------------------


def pay_corruption(flow: Flow, place: CorruptionPlace, scope: Scope) -> Rules[None]:
    """A Corruption is gained as a part of a cost (P23)."""
    about = question_about(Question.CORRUPTION_PAID)
    spot = yield from pick_spot(flow, about, spots_to_gain(flow.st, flow.seat, place), forced=True)
    if spot is None:
        return
    put(flow, spot)
    if spot.where == "track":
        scope.track = spot.track
    happened(flow, CorruptionPaid(flow.seat))


def _pay_corruptions(flow: Flow, count: int, place: CorruptionPlace, scope: Scope) -> Rules[None]:
    for _ in range(count):
        yield from pay_corruption(flow, place, scope)


@pays(of.TakeCorruption, there=room_for_corruption)
def _take_corruption(flow: Flow, part: of.TakeCorruption, scope: Scope) -> Rules[None]:
    return _pay_corruptions(flow, part.amount, "any", scope)


@pays(of.TakeTrackCorruption, there=lambda st, seat: room_for_corruption(st, seat, "track"))
def _take_track_corruption(flow: Flow, part: of.TakeTrackCorruption, scope: Scope) -> Rules[None]:
    return _pay_corruptions(flow, part.amount, "track", scope)


@pays(of.TakeSlotCorruption, there=lambda st, seat: room_for_corruption(st, seat, "agenda_slot"))
def _take_slot_corruption(flow: Flow, part: of.TakeSlotCorruption, scope: Scope) -> Rules[None]:
    return _pay_corruptions(flow, part.amount, "agenda_slot", scope)


def _room_of_all(st: State, seat: int) -> int:
    return sum(room_for_corruption(st, each) for each, player in enumerate(st.players) if not player.out)


@pays(of.ShareCorruption, there=_room_of_all)
def _share_corruption(flow: Flow, part: of.ShareCorruption, scope: Scope) -> Rules[None]:
    """For each Corruption the seat names a player, who places it; others may refuse as long as somebody else can take
    it (P69)."""
    for _ in range(part.amount):
        willing = [seat for seat, player in enumerate(flow.st.players) if not player.out]
        while True:
            willing = [seat for seat in willing if spots_to_gain(flow.st, seat)]
            taker = yield from _taker(flow, willing)
            if (yield from _takes(flow, taker, forced=taker == flow.seat or len(willing) == 1)):
                break
            willing.remove(taker)


def _taker(flow: Flow, willing: list[int]) -> Rules[int]:
    pairs = [(f"player:{'abcd'[seat]}", seat) for seat in willing]
    taker = yield from choose(
        flow, question_about(Question.SHARE), pairs, lambda key, seat: Option(key, SEATS[seat]), forced=True
    )
    return willing[0] if taker is None else taker


def _takes(flow: Flow, seat: int, *, forced: bool) -> Rules[bool]:
    theirs = Flow(flow.st, seat, flow.stack)
    own = seat == flow.seat
    about = (
        question_about(Question.CORRUPTION_OWN_SHARE)
        if own
        else question_about(Question.CORRUPTION_SHARED, side=SEATS[flow.seat])
    )
    spot: Spot | None = yield from pick_spot(theirs, about, spots_to_gain(flow.st, seat), forced=forced)
    if spot is None:
        return False
    put(theirs, spot)
    happened(theirs, CorruptionPaid(seat))
    return True


# -- tokens, pieces, Population, Agendas -----------------------------------------------------------------------------


@pays(of.DiscardGloryTokens, there=lambda st, seat: len(st.players[seat].glory))
def _discard_glory(flow: Flow, part: of.DiscardGloryTokens, scope: Scope) -> Rules[None]:
    for _ in range(part.amount):
        value = yield from pick_glory(flow, forced=True)
        if value is not None:
            discard_glory(flow.st, flow.seat, value)


@pays(of.ReturnTradeTokens, there=lambda st, seat: st.players[seat].trade)
def _return_trade(flow: Flow, part: of.ReturnTradeTokens, scope: Scope) -> Rules[None]:
    for _ in range(part.amount):
        return_trade(flow)
    return
    yield


@pays(of.DiscardBountyTokens, there=lambda st, seat: len(st.players[seat].bounties))
def _discard_bounties(flow: Flow, part: of.DiscardBountyTokens, scope: Scope) -> Rules[None]:
    return _discard_random(flow, flow.player.bounties, part.amount)


@pays(of.DiscardReclaimTokens, there=lambda st, seat: len(st.players[seat].reclaims))
def _discard_reclaims(flow: Flow, part: of.DiscardReclaimTokens, scope: Scope) -> Rules[None]:
    return _discard_random(flow, flow.player.reclaims, part.amount)


def _discard_random(flow: Flow, tokens: list[str], count: int) -> Rules[None]:
    """Tokens are discarded at random; only how many are left counts, so chance is asked only among different faces."""
    for _ in range(count):
        if len(set(tokens)) == 1:
            tokens.pop()
            continue
        faces = yield Roll(tuple(tokens), seat=flow.seat)
        tokens.remove(faces[0])


def _destroy(
    flow: Flow,
    count: int,
    scope: Scope,
    destroyable: Callable[[State, int], list[tuple[str, P]]],
    destroy: Callable[[State, int, str, P], None],
) -> Rules[None]:
    for _ in range(count):
        pieces = destroyable(flow.st, flow.seat)
        piece = yield from pick_piece(flow, question_about(Question.DESTROY), pieces, forced=True)
        if piece is not None:
            scope.destroyed = piece[0]
            note_sector(scope, piece[0])
            destroy(flow.st, flow.seat, *piece)


def _count_installations(st: State, seat: int) -> int:
    return sum(len(st.sectors[place].installations) for place in dict(destroyable_installations(st, seat)))


@pays(of.DestroyInstallations, there=_count_installations)
def _destroy_installations(flow: Flow, part: of.DestroyInstallations, scope: Scope) -> Rules[None]:
    return _destroy(flow, part.amount, scope, destroyable_installations, destroy_installation)


def _count_guilds(st: State, seat: int) -> int:
    return sum(len(st.sectors[place].guilds) for place in dict(destroyable_guilds(st, seat)))


@pays(of.DestroyGuilds, there=_count_guilds)
def _destroy_guilds(flow: Flow, part: of.DestroyGuilds, scope: Scope) -> Rules[None]:
    return _destroy(flow, part.amount, scope, destroyable_guilds, destroy_guild)


def _count_spare_population(st: State, seat: int) -> int:
    return sum(spare_population(st, place) for place in controlled_sectors(st, seat))


@pays(of.LowerPopulation, there=_count_spare_population)
def _lower_population(flow: Flow, part: of.LowerPopulation, scope: Scope) -> Rules[None]:
    for _ in range(part.amount):
        places = [place for place in controlled_sectors(flow.st, flow.seat) if spare_population(flow.st, place)]
        place = yield from pick_lowered(flow, places, forced=True)
        if place is not None:
            note_sector(scope, place)
            decrease_population(flow.st, flow.seat, place)


@pays(of.DiscardAgendas, there=lambda st, seat: sum(1 for slot in st.players[seat].slots if slot.agenda))
def _discard_agendas(flow: Flow, part: of.DiscardAgendas, scope: Scope) -> Rules[None]:
    """The Trade token on it stays with the player until Clean-up (P22)."""
    for _ in range(part.amount):
        pairs = [(f"agenda:{slot.agenda}", slot) for slot in flow.player.slots if slot.agenda]

        def described(key: str, slot: Slot) -> Option:
            return Option(key, agenda_name(slot.agenda))

        slot = yield from choose(flow, question_about(Question.DISCARD_AGENDA), pairs, described, forced=True)
        if slot is not None:
            text = say("vf-log-discard-agenda", side=SEATS[flow.seat], agenda=agenda_name(slot.agenda))
            flow.st.record(text, seat=flow.seat)
            discard_agenda(flow.st, slot.agenda)
            slot.agenda = ""
            flow.player.covered = min(flow.player.covered, agendas_in_play(flow.player))
