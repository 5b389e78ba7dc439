"""What a player may do next in a turn: actions of the Focus card, of the Agenda, of Technologies and sectors (P11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from engine.core.text import Text, say
from engine.voidfall.components import COMPONENTS, parts
from engine.voidfall.costs.actions import action_cost, times_at_once, times_cost
from engine.voidfall.costs.payable import affords, what_is_lacking
from engine.voidfall.costs.resources import can_be_paid_otherwise, says_payment, wanted_resources
from engine.voidfall.in_force import Owned, collect_rules, owned_rules
from engine.voidfall.in_play import paid_between_units, surcharge_of
from engine.voidfall.map.sectors import controlled_sectors, kind_of
from engine.voidfall.mat import preferred_types
from engine.voidfall.names import action_name, agenda_name, crisis_name, place_name, technology_name
from engine.voidfall.records.cards import CardAction, FocusCard
from engine.voidfall.state import State, Turn
from engine.voidfall.tasks import Place
from engine.voidfall.turn.selection import may_flip, playable_agendas
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.technology_rules import AnyPreferredFocus, FocusAction

MoveKind: TypeAlias = Literal["act", "double", "use", "tech", "sector", "crisis", "flip", "agenda", "payment", "done"]
ACTIONS_OF_A_TURN = 2
ACTIONS_WITH_TOKEN = 3


class Move(msgspec.Struct, frozen=True):
    """Something that can be done now. `id`: an action, a Technology, a place, a Crisis or an Agenda; `number`: of the
    action, from 1 (act, double), or of the rule of the card or sector (tech, sector). `cost` and `then` as far as it
    has any.
    """

    kind: MoveKind
    id: str = ""
    number: int = 0
    cost: Cost = ()
    then: Effect | None = None

    @property
    def key(self) -> str:
        """`act:engage`, `double:engage`, `use:agenda`, `tech:hyperdrive`, `sector:2b`, `crisis:CR34`, `flip`,
        `agenda:S3`, `payment`, `done`."""
        if self.kind in ("flip", "payment", "done"):
            return self.kind
        if self.kind == "use":
            return "use:agenda"
        rule = f":{self.number}" if self.kind in ("tech", "sector") and self.number else ""
        return f"{self.kind}:{self.id}{rule}"

    @property
    def mark(self) -> str:
        """How its use is noted in `Turn.technologies` or `Turn.sectors`."""
        return f"{self.id}:{self.number}"


DONE = Move("done")
ASK_PAYMENT = Move("payment").key
"""To say in this turn what is paid with."""


def moves(st: State, turn: Turn) -> Iterator[Move]:
    """What can be done now, in the order of the panel. What cannot be paid is not among it."""
    choice = False
    for move in units(st, turn):
        if not move.cost or affords(st, turn.seat, move.cost):
            yield move
            choice = choice or may_say_payment(st, turn.seat, move.cost)
    if may_flip(st, turn):
        yield Move("flip")
    for agenda in playable_agendas(st, turn):
        yield Move("agenda", agenda)
    if choice:
        yield Move("payment")
    yield DONE


def units(st: State, turn: Turn) -> Iterator[Move]:
    """The actions that are left, whether they can be paid or not."""
    yield from focus_actions(st, turn)
    if turn.agenda and not turn.agenda_used:
        yield Move("use", turn.agenda, then=parts().agenda_types[parts().agendas[turn.agenda].type].then)
    yield from technology_actions(st, turn)
    yield from sector_actions(st, turn)
    for crisis in paid_between_units(st):
        yield Move("crisis", crisis, cost=surcharge_of(crisis))


def may_say_payment(st: State, seat: int, cost: Cost) -> bool:
    """Whether a seat can ask to say what it pays with, and would have a choice for this cost (P19)."""
    stock = st.players[seat].stock
    if not cost or not stock["credits"] or says_payment(st, seat):
        return False
    return can_be_paid_otherwise(stock, wanted_resources(cost).amounts)


def unpayable_moves(st: State, turn: Turn) -> Iterator[tuple[Move, Text]]:
    """The actions that cannot be paid, each with the reason."""
    for move in units(st, turn):
        why = what_is_lacking(st, turn.seat, move.cost) if move.cost else None
        if why is not None:
            yield move, why


# -- the Focus card --------------------------------------------------------------------------------------------------


def card_of(turn: Turn) -> FocusCard:
    """The Focus card of the turn."""
    return parts().focus_cards[turn.card]


def action_of(turn: Turn, number: int) -> CardAction:
    """An action of the Focus card by its number from 1."""
    return card_of(turn).actions[number - 1]


def focus_actions(st: State, turn: Turn) -> Iterator[Move]:
    """The actions of the Focus card, each once; two of them, three with a flipped token or a sector that allows it."""
    if len(turn.actions) >= ACTIONS_OF_A_TURN and len(turn.actions) >= actions_allowed(st, turn):
        return
    card = card_of(turn)
    times = times_at_once(st, turn.seat, card)
    for number, action in enumerate(card.actions, 1):
        if number in turn.actions:
            continue
        cost = action_cost(st, turn.seat, card, action)
        yield Move("act", action.id, number, cost, action.then)
        if times > 1:
            yield Move("double", action.id, number, times_cost(cost, times), action.then)


def actions_allowed(st: State, turn: Turn) -> int:
    """How many actions of the Focus card may be used."""
    if turn.flipped or third_action_sector(st, turn) is not None:
        return ACTIONS_WITH_TOKEN
    return ACTIONS_OF_A_TURN


def third_action_sector(st: State, turn: Turn) -> Place | None:
    """A sector that gives the third action with this Focus, if its uses in this Cycle are not exhausted."""
    kind, used = card_of(turn).type, st.players[turn.seat].third_actions
    for place in controlled_sectors(st, turn.seat):
        sector = st.sectors[place]
        rule = kind_of(sector).third_action
        if rule is not None and kind in rule.focuses and used.get(sector.kind, 0) < rule.per_cycle:
            return place
    return None


# -- Technologies and sectors ----------------------------------------------------------------------------------------


def technology_actions(st: State, turn: Turn) -> Iterator[Move]:
    """The actions of Technologies with this Focus, each once (P11, P14)."""
    for technology, given, any_preferred in _with_actions(*owned_rules(st, turn.seat)):
        yield from _actions_of(st, turn, technology, given, any_preferred=any_preferred)


@COMPONENTS.keeps
def _with_actions(technologies: Owned, house: str) -> tuple[tuple[str, list[tuple[int, FocusAction]], bool], ...]:
    """The Technologies with actions, which have their numbers, and whether one goes with any preferred Focus."""
    rules: dict[str, list[tuple[int, FocusAction]]] = {}
    free: set[str] = set()
    for source, number, rule in collect_rules(technologies, house):
        if isinstance(rule, FocusAction):
            rules.setdefault(source.id, []).append((number, rule))
        elif isinstance(rule, AnyPreferredFocus):
            free.add(source.id)
    return tuple([(technology, given, technology in free) for technology, given in rules.items()])


def _actions_of(
    st: State, turn: Turn, technology: str, given: list[tuple[int, FocusAction]], *, any_preferred: bool
) -> Iterator[Move]:
    """Those of one Technology. With `any_preferred` one of its actions goes with a preferred Focus that none of them
    names (Tactical Transports)."""
    kind = card_of(turn).type
    preferred = kind in preferred_types(st.players[turn.seat])
    named = any(kind in rule.focuses for _, rule in given)
    used = [mark for mark in turn.technologies if mark.startswith(f"{technology}:")]
    for number, rule in given:
        fits = kind in rule.focuses or (preferred and "preferred" in rule.focuses)
        borrowed = any_preferred and preferred and not named and not used
        move = Move("tech", technology, number, rule.cost, rule.then)
        if (fits or borrowed) and move.mark not in turn.technologies:
            yield move


def sector_actions(st: State, turn: Turn) -> Iterator[Move]:
    """The actions of own sectors with this Focus, once per sector (P11)."""
    kind = card_of(turn).type
    for place in controlled_sectors(st, turn.seat):
        for number, action in enumerate(kind_of(st.sectors[place]).actions):
            move = Move("sector", place, number, action.cost, action.then)
            if kind in action.focuses and move.mark not in turn.sectors:
                yield move


# -- in words --------------------------------------------------------------------------------------------------------


def left_unused(st: State, turn: Turn) -> list[Text]:
    """What the end of the turn would leave unused, each named, of all that can be paid."""
    return [name_of(move) for move in moves(st, turn) if move.kind in ("act", "use", "tech", "sector", "crisis")]


def name_of(move: Move) -> Text:
    """What a move is called."""
    match move.kind:
        case "act":
            return action_name(move.id)
        case "double":
            return say("vf-move-double", name=action_name(move.id))
        case "use":
            return say("vf-move-agenda", agenda=agenda_name(move.id))
        case "tech":
            return technology_name(move.id)
        case "sector":
            return place_name(move.id)
        case "agenda":
            return say("vf-move-play", agenda=agenda_name(move.id))
        case "crisis":
            return say("vf-move-crisis", crisis=crisis_name(move.id))
    return say(f"vf-move-{move.kind}")
