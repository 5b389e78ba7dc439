"""Every observable change of a game of Day & Night, together with its event.

Nothing else writes these fields of the state.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from functools import cache, lru_cache

from engine.core.events import Event
from engine.core.kit import SingleOutcome, end_with
from engine.core.text import Text, say
from engine.core.title import WITHOUT_RESULT
from engine.core.undo_reasons import DRAWN, SEEN
from engine.day_and_night.board import TileSet, place, places, tiles
from engine.day_and_night.cards import CARDS, DAY, NAMES, NIGHT, SIDES, Card, place_in_list, sort_cards
from engine.day_and_night.state import HOURS, STEP_HOURS, State, Turn, crystal_supply, stone_supply

SIDE_NAMES: tuple[Text, Text] = (say("dn-seat-0"), say("dn-seat-1"))


@lru_cache(maxsize=4096)
def names_at(tile_set: TileSet) -> tuple[str, ...]:
    """The keys of a set of tiles, for highlighting."""
    return tuple(place(tile).lower() for tile in tiles(tile_set))


def card_names(cards: Iterable[str]) -> list[Text]:
    """The names of cards, to be listed in a message."""
    return [NAMES[card] for card in cards]


# -- tiles ---------------------------------------------------------------------------------------------------------


def change_tiles(st: State, chosen: TileSet, caster: int) -> None:
    """Change (R-CHANGE-1): neutral tiles become the caster's, Day and Night tiles are turned over."""
    neutral = chosen & ~(st.day | st.night)
    taken = chosen & ~neutral
    if neutral:
        if caster == DAY:
            st.day |= neutral
        else:
            st.night |= neutral
        _note_changed(st, neutral)
        st.record(say(f"dn-log-becomes-{SIDES[caster]}", places=places(neutral)), at=names_at(neutral), seat=caster)
    if taken:
        _flip(st, taken, caster)
        if taken & st.night:
            st.day_changed = True


def turn_over_tiles(st: State, chosen: TileSet, caster: int) -> None:
    """Turn over (R-CHANGE-1): all at once, Day becomes Night and Night becomes Day."""
    _flip(st, chosen, caster)
    if chosen & st.night and not st.options.strict_changed:
        st.day_changed = True


def _flip(st: State, chosen: TileSet, caster: int) -> None:
    to_night, to_day = chosen & st.day, chosen & st.night
    st.day = st.day & ~to_night | to_day
    st.night = st.night & ~to_day | to_night
    _note_changed(st, chosen)
    if to_day:
        st.record(say("dn-log-becomes-day", places=places(to_day)), at=names_at(to_day), seat=caster)
    if to_night:
        st.record(say("dn-log-becomes-night", places=places(to_night)), at=names_at(to_night), seat=caster)
        return_stones(st, to_night)


def _note_changed(st: State, chosen: TileSet) -> None:
    st.temples_due = True
    st.now.changed |= chosen


def lock_tile(st: State, tile: int) -> None:
    """The last mystic stone has been removed: the tile becomes a single Day temple-tile (R-MYST-2)."""
    st.locked |= 1 << tile
    st.record(say("dn-log-locked", place=place(tile)), at=names_at(1 << tile), seat=DAY)


def complete_temple(st: State, seat: int, nine: TileSet) -> None:
    """R-TEMPLE-3: nine tiles are locked for good; stones on them return to the supply."""
    st.temples[seat].append(nine)
    st.locked |= nine
    number = len(st.temples[seat])
    key = f"dn-log-temple-{SIDES[seat]}"
    st.record(say(key, number=number, places=places(nine)), at=names_at(nine), seat=seat)
    return_stones(st, nine)


# -- stones and crystals -------------------------------------------------------------------------------------------


def place_stones(st: State, tile: int, count: int) -> None:
    """Put mystic stones on a tile, as many of `count` as the supply still holds (R-SUPPLY-1)."""
    count = min(count, stone_supply(st))
    if count:
        st.stones[tile] = count
        st.now.changed |= 1 << tile
        st.record(say("dn-log-stones", place=place(tile), count=count), at=names_at(1 << tile), seat=DAY)


def return_stones(st: State, chosen: TileSet) -> None:
    """All stones on these tiles go back to the supply (R-MYST-3, R-TEMPLE-3)."""
    lost = [tile for tile in tiles(chosen) if tile in st.stones]
    for tile in lost:
        del st.stones[tile]
    if lost:
        where = " ".join(place(tile) for tile in lost)
        st.record(say("dn-log-stones-back", places=where), at=tuple(place(tile).lower() for tile in lost), seat=DAY)


def remove_one_stone_each(st: State) -> list[int]:
    """Day's Awaken removes one stone from every tile with stones. Returns the tiles that have none left."""
    emptied = []
    for tile in sorted(st.stones):
        st.stones[tile] -= 1
        if st.stones[tile] == 0:
            del st.stones[tile]
            emptied.append(tile)
    return emptied


def place_crystal(st: State, tile: int, lifetime: int) -> None:
    """Put a crystal on a tile if one is left."""
    if crystal_supply(st):
        st.crystals[tile] = lifetime
        st.now.changed |= 1 << tile
        st.record(say("dn-log-crystal", place=place(tile), lifetime=lifetime), at=names_at(1 << tile), seat=NIGHT)


def age_crystals(st: State) -> None:
    """Night's Awaken lowers every lifetime; crystals at zero return to the supply (R-CRYSTAL-3)."""
    gone = 0
    for tile in sorted(st.crystals):
        st.crystals[tile] -= 1
        if st.crystals[tile] == 0:
            del st.crystals[tile]
            gone |= 1 << tile
    if gone:
        st.record(say("dn-log-crystals-gone", places=places(gone)), at=names_at(gone), seat=NIGHT)


# -- avatars and hours ---------------------------------------------------------------------------------------------


def begin_turn(st: State) -> None:
    """R-TURN-2 (1): full hours, a fresh visited set with the avatar's tile, the flag of R-FLAG-1 cleared."""
    seat, first = st.active, st.turn == 1 and st.active == DAY
    st.hours = st.hours_full = st.options.first_turn_hours if first else HOURS
    st.visited = 1 << st.at[seat]
    st.travelled = st.day_changed = False
    st.now = Turn(seat, [st.at[seat]])
    st.events.append(turn_begun(seat, st.turn))


@lru_cache(maxsize=1024)
def turn_begun(seat: int, turn: int) -> Event:
    """A side awakens."""
    return Event(say(f"dn-log-turn-{SIDES[seat]}", turn=turn), seat=seat)


def pay_hours(st: State, hours: int) -> None:
    """Pay hours of the turn."""
    st.hours -= hours
    st.now.hours_used += hours


def travel_to(st: State, tile: int) -> None:
    """One step: 3 hours, the new tile counts as visited (R-TRAVEL-1, -2)."""
    pay_hours(st, STEP_HOURS)
    st.at[st.active] = tile
    st.visited |= 1 << tile
    st.travelled = True
    st.now.path.append(tile)
    st.events.append(travelled(st.active, tile))


@cache
def travelled(seat: int, tile: int) -> Event:
    """A side has taken a step."""
    return Event(say("dn-log-step", side=SIDE_NAMES[seat], place=place(tile)), at=names_at(1 << tile), seat=seat)


def move_by_spell(st: State, mover: int, tile: int, caster: int) -> None:
    """Place an avatar: costs no hours and no card (R-TRAVEL-4). A player's own move counts as visited in this turn
    (R-TRAVEL-2)."""
    st.at[mover] = tile
    if mover == st.active:
        st.visited |= 1 << tile
        st.now.path.append(tile)
    st.now.jumps.append(tile)
    st.record(say("dn-log-moved", side=SIDE_NAMES[mover], place=place(tile)), at=names_at(1 << tile), seat=caster)


# -- cards ---------------------------------------------------------------------------------------------------------


def draw_cards(st: State, seat: int, count: int) -> None:
    """Draw from the player's own deck. An empty deck is refilled from the discard pile. If both are empty, the draw is
    skipped (R-DECK-1)."""
    drawn: list[str] = []
    for _ in range(count):
        if not st.decks[seat]:
            reshuffle(st, seat)
            if not st.decks[seat]:
                break
        drawn.append(st.decks[seat].pop())
    if drawn:
        for card in drawn:
            insort(st.hands[seat], card, key=place_in_list)
        st.seal(DRAWN)
        st.events.append(cards_drawn(seat, *drawn))


@lru_cache(maxsize=4096)
def cards_drawn(seat: int, *cards: str) -> Event:
    """How many cards a side has drawn; which they are, it alone reads."""
    return Event(
        say("dn-log-draws", side=SIDE_NAMES[seat], count=len(cards)),
        private=say("dn-log-you-draw", cards=card_names(cards)),
        to=(seat,),
        seat=seat,
    )


def reshuffle(st: State, seat: int) -> None:
    """Shuffle the player's discard pile into their deck."""
    if not st.discards[seat]:
        return
    _shuffle_in_discards(st, seat)
    st.record(say("dn-log-reshuffle", side=SIDE_NAMES[seat]), seat=seat)


def take_from_deck_or_discard(st: State, seat: int, card: str) -> None:
    """Wonder: take a card unseen by the opponent, then shuffle the rest with the discard pile into the deck."""
    source = st.decks[seat] if card in st.decks[seat] else st.discards[seat]
    source.remove(card)
    _shuffle_in_discards(st, seat)
    st.hands[seat] = sort_cards(st.hands[seat] + [card])
    st.seal(SEEN)
    st.record(
        say("dn-log-wonder", side=SIDE_NAMES[seat]),
        private=say("dn-log-you-take", card=NAMES[card]),
        to=(seat,),
        seat=seat,
    )


def _shuffle_in_discards(st: State, seat: int) -> None:
    deck = sort_cards(st.decks[seat] + st.discards[seat])
    st.chance.shuffle(deck)
    st.decks[seat], st.discards[seat] = deck, []


def play_card(st: State, card: Card, seat: int, hours: int) -> None:
    """A card leaves its hand to be resolved; its hours are paid."""
    st.hands[seat].remove(card.id)
    st.resolving.append(card.id)
    st.now.cards.append(card.id)
    pay_hours(st, hours)
    st.events.append(card_played(seat, card.id, hours))


@cache
def card_played(seat: int, card_id: str, hours: int) -> Event:
    """A spell is cast."""
    return Event(say("dn-log-cast", side=SIDE_NAMES[seat], card=NAMES[card_id], hours=hours), seat=seat)


def look_at_night_hand(st: State) -> None:
    """Steal Passion: Day sees Night's whole hand, nobody else does."""
    st.seal(SEEN)
    st.record(
        say("dn-log-looks", count=len(st.hands[NIGHT])),
        private=say("dn-log-you-see", cards=card_names(st.hands[NIGHT])),
        to=(DAY,),
        seat=DAY,
    )


def steal_card(st: State, card: str, *, use: bool) -> None:
    """The picked card leaves Night's hand. Only this card is named in public."""
    st.hands[NIGHT].remove(card)
    st.resolving.append(card)
    if use:
        st.now.cards.append(card)
    st.record(say("dn-log-steals-use" if use else "dn-log-steals-discard", card=NAMES[card]), seat=DAY)


def finish_cards(st: State) -> None:
    """The resolved card goes to the discard pile of its own side (R-CAST-4, R-STOLEN)."""
    for card in st.resolving:
        st.discards[CARDS[card].owner].append(card)
    st.resolving = []


def discard_cards(st: State, seat: int, cards: list[str]) -> None:
    """Rest: chosen cards go to the open discard pile (R-REST-1, R-DECK-2)."""
    for card in cards:
        st.hands[seat].remove(card)
        st.discards[seat].append(card)
    st.record(say("dn-log-discards", side=SIDE_NAMES[seat], cards=card_names(cards)), seat=seat)


# -- the end -------------------------------------------------------------------------------------------------------


def tell_shut_out(st: State, seat: int) -> None:
    """R-END-2: play goes on, but everybody is told."""
    st.shut_out[seat] = True
    st.record(say(f"dn-log-shut-out-{SIDES[seat]}"), seat=seat)


def end_game(st: State, winner: int | None, reason: Text) -> None:
    """The game is over."""
    end_with(st, SingleOutcome(winner, reason))
    if winner is None and reason not in WITHOUT_RESULT:
        st.record(say("dn-log-draw"))
    elif winner is not None:
        st.record(say(f"dn-log-wins-{SIDES[winner]}"), seat=winner)
