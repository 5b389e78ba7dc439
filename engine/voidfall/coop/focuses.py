"""Heroic and Joint Focus cards: the three face up, and one taken in place of a card of the hand (6.3, P68)."""

from __future__ import annotations

from engine.core.text import say
from engine.core.undo_reasons import TURNED_UP
from engine.voidfall.components import COMPONENTS, parts
from engine.voidfall.constants import FOCUSES_SHOWN
from engine.voidfall.cooperation import common_state
from engine.voidfall.names import SEATS, focus_card_name
from engine.voidfall.state import State
from engine.voidfall.vocabulary.terms import STANDARD_FOCUSES, FocusType

COMMAND: FocusType = "command"


def is_shared(card: str) -> bool:
    """Whether it is a Heroic or Joint card, which leaves the game once it was used."""
    return parts().focus_cards[card].set in ("heroic", "joint")


@COMPONENTS.keeps
def types_of(house: str) -> frozenset[FocusType]:
    """The types of the cards that a house has; the standard ones before it is chosen."""
    known = parts()
    own = [known.focus_cards[card] for card in known.houses[house].cards] if house else []
    replaced = {card.replaces for card in own}
    return frozenset([*(kind for kind in STANDARD_FOCUSES if kind not in replaced), *(card.type for card in own)])


def is_usable(st: State, card: str) -> bool:
    """Whether a player has a card of this type to give up for it."""
    kind = parts().focus_cards[card].type
    return kind == COMMAND or any(kind in types_of(player.house) for player in st.players)


def show_focuses(st: State) -> None:
    """Cards left over leave the game, three new ones are shown. One whose Cycle has not come is shuffled back, one that
    nobody has the type for leaves the game; both are replaced (6.1, 6.2, P68)."""
    coop = common_state(st)
    coop.offer.clear()
    early = []
    while coop.focus_deck and len(coop.offer) < FOCUSES_SHOWN:
        card = coop.focus_deck.pop()
        if parts().focus_cards[card].from_cycle > st.cycle:
            early.append(card)
        elif is_usable(st, card):
            coop.offer.append(card)
    if early:
        coop.focus_deck += early
        st.chance.shuffle(coop.focus_deck)
    st.seal(TURNED_UP)


def exchanges(st: State, seat: int) -> list[tuple[str, str]]:
    """What a seat can play from the offer: the card of the hand that it discards, and the card that it takes, which is
    of the same type. For Command it discards any card (6.3)."""
    if st.coop is None:
        return []
    known = parts().focus_cards
    hand = [(held, known[held].type) for held in st.players[seat].hand]
    offer = [(offered, known[offered].type) for offered in st.coop.offer]
    return [(held, offered) for offered, kind in offer for held, own in hand if kind in (COMMAND, own)]


def exchange(st: State, seat: int, held: str, offered: str) -> None:
    """Discard a card of the hand for one of the offer, which is not refilled (6.3, P68)."""
    player = st.players[seat]
    player.hand.remove(held)
    player.discard.append(held)
    common_state(st).offer.remove(offered)
    text = say("vf-log-focus-exchanged", side=SEATS[seat], held=focus_card_name(held), offered=focus_card_name(offered))
    st.record(text, seat=seat)
