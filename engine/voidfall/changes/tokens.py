"""Changes of tokens: Trade, Glory, Bounty, Reclaim (P34, P35, P38)."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.constants import MOST_GLORY_VALUE
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import GloryUpgraded, TradeTokenTaken
from engine.voidfall.in_force import lasting_rules, rules_with_sources
from engine.voidfall.names import SEATS
from engine.voidfall.state import State
from engine.voidfall.tasks import NewGlory, Place, Source, TurnUp
from engine.voidfall.vocabulary.effects import Effect, OneOf
from engine.voidfall.vocabulary.lasting import UpgradeNewGlory
from engine.voidfall.vocabulary.technology_rules import TradeReturnBonus


def lowest_token(st: State) -> int | None:
    """The lowest space of the ladder that has a Trade token, counted from the top; None: the ladder is empty."""
    return next((space for space in reversed(range(len(st.ladder))) if st.ladder[space]), None)


def take_trade(flow: Flow, *, bonus: bool = True) -> bool:
    """Take the lowest Trade token, and the bonus of its space next. False if there is none (R16)."""
    st, space = flow.st, lowest_token(flow.st)
    if space is None:
        return False
    st.ladder[space] -= 1
    flow.player.trade += 1
    st.record(say("vf-log-trade-taken", side=SEATS[flow.seat], n=space + 1), seat=flow.seat)
    if bonus:
        push_ladder_bonus(flow, space, source_of_choice(flow, "gain"))
    happened(flow, TradeTokenTaken(flow.seat))
    return True


def return_trade(flow: Flow) -> None:
    """A held Trade token goes back to the ladder. Raises ValueError if there is none."""
    player = flow.player
    if not player.trade:
        raise ValueError(f"seat {flow.seat} holds no Trade token")
    player.trade -= 1
    player.covered = min(player.covered, player.trade)
    put_on_ladder(flow)


def put_on_ladder(flow: Flow) -> None:
    """A Trade token is put on the topmost empty space, without one on the lowest that has tokens; Trade Nexus may give
    the bonus of that space or of a lower one (R8)."""
    ladder = flow.st.ladder
    empty = next((space for space, tokens in enumerate(ladder) if not tokens), None)
    space = empty if empty is not None else len(ladder) - 1
    ladder[space] += 1
    flow.st.record(say("vf-log-trade-returned", side=SEATS[flow.seat], n=space + 1), seat=flow.seat)
    source = source_of_choice(flow, "return")
    if source is not None:
        push_ladder_bonus(flow, space, source)


def source_of_choice(flow: Flow, timing: str) -> Source | None:
    """The card that lets its owner choose among bonuses of the ladder at this moment."""
    if parts().settings.trade_nexus_timing != timing:
        return None
    return next(
        (source for source, _, rule in rules_with_sources(flow.st, flow.seat) if isinstance(rule, TradeReturnBonus)),
        None,
    )


def push_ladder_bonus(flow: Flow, space: int, choice: Source | None = None) -> None:
    """The bonus of a space of the ladder comes next; `choice`: of the card that allows those of lower spaces too."""
    ladder = parts().trade_ladder
    bonuses: list[Effect] = list(dict.fromkeys(each.bonus for each in ladder[space:]))
    if choice is None or len(bonuses) == 1:
        flow.begin(Source("ladder", ladder[space].id), bonuses[0])
    else:
        flow.begin(choice, OneOf(tuple(bonuses)))


def gain_glory(flow: Flow, value: int) -> None:
    """Take a Glory token of this value; an event may let it be upgraded at once."""
    flow.player.glory.append(value)
    flow.st.record(say("vf-log-glory-gained", side=SEATS[flow.seat], n=value), seat=flow.seat)
    times = sum(rule.amount for rule in lasting_rules(flow.st, UpgradeNewGlory))
    if times and value < MOST_GLORY_VALUE:
        flow.stack.append(NewGlory(flow.seat, value, times))


def discard_glory(st: State, seat: int, value: int) -> None:
    """Discard a Glory token of this value."""
    st.players[seat].glory.remove(value)
    st.record(say("vf-log-glory-discarded", side=SEATS[seat], n=value), seat=seat)


def upgrade_glory(flow: Flow, value: int) -> None:
    """Replace a Glory token by one of the next value. Raises ValueError for one of 5."""
    if value >= MOST_GLORY_VALUE:
        raise ValueError(f"a Glory token of {value} cannot be upgraded")
    glory = flow.player.glory
    glory[glory.index(value)] = value + 1
    flow.st.record(say("vf-log-glory-upgraded", side=SEATS[flow.seat], n=value, to=value + 1), seat=flow.seat)
    happened(flow, GloryUpgraded(flow.seat))


def push_bounty(flow: Flow, amount: int, place: Place = "") -> None:
    """So many Bounty tokens are turned up, resolved and kept next; `place`: the sector on which they lay."""
    if amount:
        flow.stack.append(TurnUp(flow.seat, "bounty", amount, place))


def push_reclaim(flow: Flow, amount: int, place: Place = "") -> None:
    """So many Reclaim tokens are turned up, resolved and kept next; `place`: the sector in which they are resolved,
    empty: one of the player's choice."""
    if amount:
        flow.stack.append(TurnUp(flow.seat, "reclaim", amount, place))
