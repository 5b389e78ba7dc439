"""The Alert deck: War cards by their ids, Situation cards by their level (6.1 to 6.3)."""

from __future__ import annotations

from engine.core.text import say
from engine.core.undo_reasons import TURNED_UP
from engine.voidfall.components import parts
from engine.voidfall.cooperation import common_state
from engine.voidfall.state import State


def is_war(alert: str) -> bool:
    """Whether an Alert card is a War card, not a level of Situation cards."""
    return alert in parts().war_cards


def war_modifier(st: State) -> int:
    """What the War card of the round adds to Skirmishes in this Cycle; 0 for a Situation."""
    alert = common_state(st).alert
    return parts().war_cards[alert].modifiers[st.cycle - 1] if is_war(alert) else 0


def turn_up(st: State) -> None:
    """The Alert card of the round is turned up (6.3)."""
    coop = common_state(st)
    put_aside(st)
    coop.alert = coop.alerts.pop()
    st.seal(TURNED_UP)
    if is_war(coop.alert):
        st.record(say("vf-log-alert-war", n=war_modifier(st)))
    else:
        st.record(say("vf-log-alert-situation", level=int(coop.alert)))


def put_aside(st: State) -> None:
    """The Alert card of the last round goes to the discard."""
    coop = common_state(st)
    if coop.alert:
        coop.alert_discard.append(coop.alert)
        coop.alert = ""


def renew_deck(st: State) -> None:
    """Before a Cycle: War cards of the discard leave the game, Situation cards go back to their piles, cards not drawn
    stay; the cards of the difficulty are added; the deck is shuffled (6.2)."""
    coop = common_state(st)
    put_aside(st)
    for alert in coop.alert_discard:
        if not is_war(alert):
            coop.situations[int(alert) - 1] += 1
    coop.alert_discard.clear()
    added = parts().difficulties[st.options.difficulty].additions[st.cycle - 1]
    for level in (3, 2, 1):
        _add_situations(st, level, added.situations[level - 1])
    st.chance.shuffle(coop.wars)
    for _ in range(min(added.wars, len(coop.wars))):
        coop.alerts.append(coop.wars.pop())
    st.chance.shuffle(coop.alerts)


def _add_situations(st: State, level: int, count: int) -> None:
    """Situation cards from their pile; what it lacks comes from the next lower levels."""
    coop = common_state(st)
    for each in range(level, 0, -1):
        taken = min(count, coop.situations[each - 1])
        coop.situations[each - 1] -= taken
        coop.alerts += [str(each)] * taken
        count -= taken
