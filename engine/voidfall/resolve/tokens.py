"""Trade, Bounty, Reclaim and Glory tokens (P34, P35, P38)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.decision import Option, Roll, Rules
from engine.core.text import say
from engine.voidfall.changes import tokens
from engine.voidfall.components import parts
from engine.voidfall.constants import MOST_GLORY_VALUE
from engine.voidfall.counts import count
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow, at_once
from engine.voidfall.flow.picking import glory_pairs, pick_glory
from engine.voidfall.map.sectors import home_of
from engine.voidfall.names import SEATS
from engine.voidfall.questions import Question, question_about
from engine.voidfall.records.tables import TokenFace
from engine.voidfall.resolve.registry import always, resolver, under_way
from engine.voidfall.state import State
from engine.voidfall.tasks import NewGlory, Scope, Source, Task, TurnUp
from engine.voidfall.vocabulary import cards
from engine.voidfall.vocabulary import economy as of

# -- tokens ----------------------------------------------------------------------------------------------------------


@resolver(of.GainBountyTokens, when=always, gain=True)
@at_once
def resolve_gain_bounty_tokens(flow: Flow, effect: of.GainBountyTokens) -> None:
    """They are turned up one by one (P35)."""
    tokens.push_bounty(flow, effect.amount)


@resolver(of.GainBountyTokensPer, when=always, gain=True)
@at_once
def resolve_gain_bounty_tokens_per(flow: Flow, effect: of.GainBountyTokensPer) -> None:
    """For each thing counted."""
    tokens.push_bounty(flow, effect.amount * count(flow.st, flow.seat, effect.count, flow.scope))


@resolver(of.GainReclaimTokens, when=always, gain=True)
@at_once
def resolve_gain_reclaim_tokens(flow: Flow, effect: of.GainReclaimTokens) -> None:
    """Each in a sector of the player's choice (P35)."""
    tokens.push_reclaim(flow, effect.amount)


@resolver(of.ResolveReclaimAtHome, when=always, gain=True)
@at_once
def resolve_reclaim_at_home(flow: Flow, effect: of.ResolveReclaimAtHome) -> None:
    """Each in the Home sector (P35)."""
    tokens.push_reclaim(flow, effect.amount, home_of(flow.st, flow.seat))


@resolver(of.GainTradeTokens, when=lambda st, seat, effect, scope: sum(st.ladder) >= effect.amount, gain=True)
@at_once
def resolve_gain_trade_tokens(flow: Flow, effect: of.GainTradeTokens) -> None:
    """One by one, each with its bonus before the next (P34)."""
    flow.then_rest(effect, effect.amount)
    tokens.take_trade(flow, bonus=effect.bonus)


@resolver(of.LoseTradeTokens, when=lambda st, seat, effect, scope: st.players[seat].trade >= effect.amount)
@at_once
def resolve_lose_trade_tokens(flow: Flow, effect: of.LoseTradeTokens) -> None:
    """One by one, back to the ladder (P34)."""
    flow.then_rest(effect, effect.amount)
    if flow.player.trade:
        tokens.return_trade(flow)


@under_way(TurnUp)
def turn_up(st: State, stack: list[Task], task: TurnUp) -> Rules[None]:
    """The next token: its face is drawn among those that nobody has seen, resolved as a unit of its own, then kept."""
    stack.pop()
    flow = Flow(st, task.seat, stack)
    if task.amount > 1:
        stack.append(replace(task, amount=task.amount - 1))
    faces = parts().bounty_tokens if task.kind == "bounty" else parts().reclaim_tokens
    pool = st.bounty_pool if task.kind == "bounty" else st.reclaim_pool
    lying = sum(getattr(sector, task.kind) for sector in st.sectors.values())
    if sum(pool.values()) <= lying:
        refill(pool, faces)
    sides = tuple([face for face, copies in pool.items() for _ in range(copies)])
    (face,) = yield Roll(
        sides,
        about=lambda shown: say(f"vf-log-{task.kind}", side=SEATS[task.seat], then=faces[str(shown[0])].then.text()),
        seat=task.seat,
    )
    pool[face] -= 1
    kept = flow.player.bounties if task.kind == "bounty" else flow.player.reclaims
    kept.append(face)
    flow.begin(Source(task.kind, face), faces[face].then, scope=Scope(same=task.place))


def refill(pool: dict[str, int], faces: dict[str, TokenFace]) -> None:
    """A fresh set of tokens when the supply is used up (R27)."""
    for face in faces.values():
        pool[face.id] = pool.get(face.id, 0) + face.copies


# -- Glory -----------------------------------------------------------------------------------------------------------


@resolver(cards.GainGlory, when=always, gain=True)
@at_once
def resolve_gain_glory(flow: Flow, effect: cards.GainGlory) -> None:
    """A token of the supply."""
    tokens.gain_glory(flow, effect.value)


def can_upgrade_glory(st: State, seat: int, effect: cards.UpgradeGlory, scope: Scope) -> bool:
    """Whether its tokens can rise by so much in all."""
    return sum(MOST_GLORY_VALUE - value for value in st.players[seat].glory) >= effect.amount


@resolver(cards.UpgradeGlory, when=can_upgrade_glory, gain=True)
def resolve_upgrade_glory(flow: Flow, effect: cards.UpgradeGlory) -> Rules[None]:
    """Tokens below 5, one after the other; one that was upgraded may be upgraded again."""
    values = sorted({value for value in flow.player.glory if value < MOST_GLORY_VALUE})
    value = yield from choose(flow, question_about(Question.UPGRADE_GLORY), glory_pairs(values), upgrade_option)
    if value is None:
        return
    flow.then_rest(effect, effect.amount)
    tokens.upgrade_glory(flow, value)


@under_way(NewGlory)
def upgrade_new_glory(st: State, stack: list[Task], task: NewGlory) -> Rules[None]:
    """A Glory token just gained may be upgraded (event 2I)."""
    stack.pop()
    flow = Flow(st, task.seat, stack)
    value = yield from choose(
        flow, question_about(Question.UPGRADE_NEW_GLORY), glory_pairs([task.value]), upgrade_option
    )
    if value is None:
        return
    if task.times > 1 and value + 1 < MOST_GLORY_VALUE:
        stack.append(replace(task, value=value + 1, times=task.times - 1))
    tokens.upgrade_glory(flow, value)


@resolver(cards.DiscardGlory, when=lambda st, seat, effect, scope: len(st.players[seat].glory) >= effect.amount)
def resolve_discard_glory(flow: Flow, effect: cards.DiscardGlory) -> Rules[None]:
    """Tokens of choice; without one nothing (R32)."""
    value = yield from pick_glory(flow)
    if value is None:
        return
    flow.then_rest(effect, effect.amount)
    tokens.discard_glory(flow.st, flow.seat, value)


def upgrade_option(key: str, value: int) -> Option:
    """An upgrade."""
    return Option(key, say("vf-upgrade-glory", n=value, to=value + 1))
