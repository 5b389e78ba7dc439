"""A scenario builder: set up a table, act by option keys, look by place names.

    game = table(seat("c13", goods="1 wood"), seat(), sky=DAWN)
    game.plays("c13", "c4")
    assert game.goods("A") == "3 wood"

Everything goes through the real `Session`; everything is read from the views. Decks and stacks are stacked (`draws`,
`day_next`), so no test depends on luck. Players are called A to D (seats 0 to 3), R is the solitaire rival; resources
are written `2 wood 1 stone`; a sky is written from rear to front, `a:night b:night t:dawn c:day d:day`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from engine.core.chance import Chance
from engine.core.saved import Saved, encode
from engine.core.session import Session
from engine.core.title import Setup
from engine.solenia.components import COMPONENTS
from engine.solenia.state import Lane, Options, Placed, Player, Rival, State
from engine.solenia.view import PlayerView, ScoreView, View
from engine.titles import title
from tests.seated import OneAsked

SOLENIA = title("solenia")
SEATS = "ABCD"
NO_SEED = "00" * 16
RESOURCES = ("wood", "wheat", "stone", "water")
CARDS = tuple(f"c{number:02}" for number in range(1, 17))
DAY_TILES = tuple(f"d{number:02}" for number in range(1, 25))
NIGHT_TILES = tuple(f"n{number:02}" for number in range(1, 25))
PLACES = tuple(column + row for row in "12345" for column in "abcde")

DAWN = "a:night b:night t:dawn c:day d:day"
"""From front to rear, left to right (C day city, N night city):

    5   C      wood   stone  wheat  C
    4   C      wheat  wood   wheat  wood
    3   C      wood   WATER  stone  N
    2   N      water  wood   stone  N
    1   stone  water  stone  water  N
"""
DUSK = "c:day d:day t:dusk a:night b:night"
"""
    5   N      water  wood   stone  N
    4   stone  water  stone  water  N
    3   N      stone  WHEAT  wood   C
    2   C      wood   stone  wheat  C
    1   C      wheat  wood   wheat  wood
"""

LASTING = {
    "d1b": ("storage", 1),
    "n1b": ("storage", 1),
    "d2a": ("voyage_discount", 1),
    "n2a": ("gold_when_expelled", 1),
    "i2": ("wild_delivery", 1),
    "i3": ("production-1", 1),
    "i4": ("production-0", 1),
    "i5": ("diagonal", 1),
    "i6": ("voyage_gold", 1),
    "i7": ("hand_size", 4),
    "i8": ("gold_per_delivery", 1),
}
"""What a slot or an improvement leaves in `Player.lasting` (facts, sections 9 and 10)."""


class Seat(NamedTuple):
    """What a player has; made by `seat`."""

    hand: list[str]
    deck: list[str] | None
    draws: list[str]
    goods: list[int]
    gold: int
    on: dict[str, str]
    discard: list[str]
    slots: dict[str, str]
    spare: list[str]
    level1: str | None
    halves: list[str | None]
    out: bool

    @property
    def named(self) -> list[str]:
        """The cards whose places are given."""
        return [*self.hand, *(self.deck or []), *self.draws, *self.on.values(), *self.discard]


def seat(
    hand: str = "",
    *,
    goods: str = "",
    gold: int = 0,
    on: Mapping[str, str] | None = None,
    draws: str = "",
    deck: str | None = None,
    discard: str = "",
    day: str = "",
    night: str = "",
    slots: Mapping[str, str] | None = None,
    spare: str = "",
    level1: str | None = None,
    halves: str = "",
    out: bool = False,
) -> Seat:
    """A player: cards in the hand (filled up to what a hand should hold), cards `on` the sky (place -> card), the
    next cards of the deck (`draws`) or the whole `deck`, first drawn first.

    `day` and `night` fill the summer slots from the left; `slots` (slot -> delivery) is for the winter side. `halves`
    are two powers of level 3, day half first.
    """
    filled = {f"d{number}": tile for number, tile in enumerate(day.split(), 1)}
    filled |= {f"n{number}": tile for number, tile in enumerate(night.split(), 1)}
    filled |= slots or {}
    pair: list[str | None] = [None, None]
    if halves:
        pair = [*halves.split()]
    return Seat(
        hand=hand.split(),
        deck=None if deck is None else deck.split(),
        draws=draws.split(),
        goods=goods_of(goods),
        gold=gold,
        on=dict(on or {}),
        discard=discard.split(),
        slots=filled,
        spare=spare.split(),
        level1=level1,
        halves=pair,
        out=out,
    )


def table(
    *seats: Seat,
    sky: str = DAWN,
    to_move: str = "A",
    first: str = "A",
    day_show: str | None = None,
    night_show: str | None = None,
    day_next: str = "",
    night_next: str = "",
    day_stack: str | None = None,
    night_stack: str | None = None,
    rival_next: str = "",
    rival_on: Mapping[str, str] | None = None,
    seed: str = NO_SEED,
    sound: bool = True,
    **options: str,
) -> Game:
    """A game in the middle, at the start of `to_move`'s turn. Everybody has played as many cards as the turn order
    wants; cards that are not named lie in decks and, as far as they must have been played, in discard piles.

    `day_show` is the display, longest-displayed first; `day_next` are the next deliveries of the stack, the rest
    below, and `day_stack` is the whole stack instead. A table with one seat is solitaire.
    """
    settled = SOLENIA.meta.settle_options(dict(options))
    active, leader = SEATS.index(to_move), SEATS.index(first)
    players = _players(seats, active, leader)
    size = 4 if len(seats) == 4 else 3
    taken = [tile for each in seats for tile in (*each.slots.values(), *each.spare)]
    displays, stacks, scrapped = [], [], []
    for tiles, show, top, whole in (
        (DAY_TILES, day_show, day_next, day_stack),
        (NIGHT_TILES, night_show, night_next, night_stack),
    ):
        named = (top if whole is None else whole).split()
        left = [tile for tile in tiles if tile not in taken and tile not in named]
        shown = left[:size] if show is None else show.split()
        rest = [tile for tile in left if tile not in shown]
        displays.append(shown)
        stacks.append((rest if whole is None else []) + named[::-1])
        scrapped.append([] if whole is None else rest)
    lanes = _lanes(sky, seats, rival_on or {})
    rival = None
    if len(seats) == 1:
        gone = [*(rival_on or {}).values()]
        free = [card for card in CARDS if card not in gone and card not in rival_next.split()]
        spent = max(0, players[0].played - len(gone))
        rival = Rival(deck=free[: len(free) - spent] + rival_next.split()[::-1], discard=free[len(free) - spent :])
    totals = [sum(player.goods[kind] for player in players) for kind in range(4)]
    state = State(
        chance=Chance(seed),
        components=COMPONENTS.fingerprint,
        options=msgspec.convert(settled, Options),
        players=players,
        first=leader,
        active=active,
        lanes=lanes,
        displays=displays,
        stacks=stacks,
        scrapped=scrapped,
        rival=rival,
        taken=[*totals, sum(player.gold for player in players)],
    )
    count = len(seats)
    saved = Saved(SOLENIA.meta.rules_version, encode(state), [], 0, [0] * count, count)
    return Game(Session.load(SOLENIA, msgspec.msgpack.encode(saved)), sound=sound)


def fresh(players: int = 2, seed: str = NO_SEED, **options: str) -> Game:
    """A game from its very beginning, dealt."""
    settled = SOLENIA.meta.settle_options(dict(options))
    return Game(Session.begin(SOLENIA, Setup(players, settled), seed), sound=True)


def _players(seats: tuple[Seat, ...], active: int, leader: int) -> list[Player]:
    """Cards that nobody named: dealt so that the numbers of cards played fit the turn order."""
    count = len(seats)
    ahead = [(number - leader) % count < (active - leader) % count for number in range(count)]
    gone = [
        len(each.on) + len(each.discard) if each.deck is None else len(CARDS) - len(each.hand) - len(each.deck)
        for each in seats
    ]
    rounds = max(done - before for done, before in zip(gone, ahead, strict=True))
    players = []
    for each, before in zip(seats, ahead, strict=True):
        rest = [card for card in CARDS if card not in each.named]
        hand, discard = [*each.hand], [*each.discard]
        lasting: Counter[str] = Counter()
        works = each.level1 is not None and {"d1a", "n1a"} <= set(each.slots)
        for source in (*each.slots, *([each.level1] if works else [])):
            if source in LASTING:
                kind, amount = LASTING[source]
                lasting[kind] += amount
        if each.deck is None:
            played = rounds + before
            while len(discard) + len(each.on) < played:
                discard.append(rest.pop())
            size = min(max(3, lasting["hand_size"]), len(CARDS) - played)
            while len(hand) < size:
                hand.append(rest.pop(0))
            deck = rest + each.draws[::-1]
        else:
            played = len(CARDS) - len(hand) - len(each.deck)
            discard += rest
            deck = each.deck[::-1]
        players.append(
            Player(
                hand=sorted(hand),
                deck=deck,
                goods=[*each.goods],
                gold=each.gold,
                discard=discard,
                played=played,
                slots=dict(each.slots),
                spare=[*each.spare],
                level1=each.level1,
                halves=[*each.halves],
                lasting={kind: amount for kind, amount in lasting.items() if amount},
                out=each.out,
            )
        )
    return players


def _lanes(sky: str, seats: tuple[Seat, ...], rival: Mapping[str, str]) -> list[Lane]:
    cards: dict[str, Placed] = {}
    for number, each in enumerate(seats):
        cards |= {at: Placed(number, card) for at, card in each.on.items()}
    cards |= {at: Placed(-1, card) for at, card in rival.items()}
    lanes = []
    for row, words in zip("12345", sky.split(), strict=True):
        strip, _, phase = words.partition(":")
        lane = {"strip": strip, "phase": phase, "cards": [cards.get(column + row) for column in "abcde"]}
        lanes.append(msgspec.convert(lane, Lane, from_attributes=True))
    return lanes


class Game(OneAsked[View]):
    """A game of Solenia."""

    SEATS = SEATS

    def __init__(self, session: Session[State], *, sound: bool) -> None:
        super().__init__(session, sound=sound)
        self._gone = [len(player.discard) for player in session.view(None).players]

    # -- acting ---------------------------------------------------------------------------------------------------

    def answers(self, *keys: str, by: str | None = None) -> Game:
        """The player who is asked answers the present question with these keys (one question)."""
        assert set(keys) <= set(self.offers()), f"{keys} is not among {self.offers()}"
        return super().answers(*keys, by=by)

    def plays(self, card: str, at: str, *keys: str, by: str | None = None) -> Game:
        """Place a card; then answer what else there is to choose."""
        if f"card:{card}" in self.offers():
            self.answers(f"card:{card}", by=by)
        return self.chooses(f"at:{at}", *keys, by=by)

    # -- what is asked --------------------------------------------------------------------------------------------

    @property
    def question(self) -> str | None:
        """What the present question is about: `card`, `cell`, `pay`, ... (None: the game is over)."""
        return self.ask.about.key.removeprefix("sol-ask-") if self.owed else None

    def reach(self) -> dict[str, int]:
        """Where the player who is to place a card can place it, and the price of the voyage there."""
        assert self.owed is not None
        return {reach.at: reach.price for reach in self.view(self.owed).reach}

    def free(self) -> str:
        """Where a card can be placed without a voyage."""
        assert self.owed is not None
        return in_order(reach.at for reach in self.view(self.owed).reach if reach.distance <= 1)

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def winners(self) -> str | None:
        """Who won (`AC`: shared); None while the game runs."""
        view, standing = self.view(), self.standing
        assert standing.over == view.over
        assert not view.over or standing.winners == view.winners
        return "".join(SEATS[winner] for winner in view.winners) if view.over else None

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return SEATS[self.view().active]

    def player(self, who: str) -> PlayerView:
        """The public facts of a player."""
        return self.view().players[SEATS.index(who)]

    def goods(self, who: str) -> str:
        """What is in a player's storage: `2 wood 1 stone`."""
        return in_words(self.player(who).goods)

    def gold(self, who: str) -> int:
        """A player's gold tokens."""
        return self.player(who).gold

    def score(self, who: str) -> ScoreView:
        """A player's points if the game ended now."""
        return self.player(who).score

    def slots(self, who: str) -> dict[str, str]:
        """The filled slots of a player."""
        return {slot.id: slot.tile for slot in self.player(who).slots if slot.tile is not None}

    def hand(self, who: str) -> str:
        """The cards a player holds, as the player sees them."""
        hand = self.view(who).hand
        assert hand is not None
        return " ".join(hand)

    def gone(self, who: str) -> str:
        """The cards that came to a player's discard pile since the table was set."""
        return " ".join(self.player(who).discard[self._gone[SEATS.index(who)] :])

    @property
    def sky(self) -> str:
        """The strips, rear to front."""
        return " ".join(f"{strip.id}:{strip.phase}" for strip in self.view().strips)

    def ground(self, at: str) -> str:
        """What a cell is."""
        return next(cell.ground for cell in self.view().cells if cell.at == at)

    def cards(self) -> dict[str, str]:
        """The cards in the sky: place -> `A c03`."""
        names = {-1: "R", **dict(enumerate(SEATS))}
        return {cell.at: f"{names[cell.owner]} {cell.card}" for cell in self.view().cells if cell.owner is not None}

    def display(self, row: str) -> str:
        """The deliveries on display, longest-displayed first."""
        view = self.view()
        return " ".join(view.display_day if row == "day" else view.display_night)

    def stack(self, row: str) -> int:
        """How many deliveries lie face down."""
        view = self.view()
        return view.stack_day if row == "day" else view.stack_night


def in_order(places: Any) -> str:
    """Places as a text, in order of the board (a1 b1 ... e5)."""
    return " ".join(sorted(places, key=PLACES.index))


def goods_of(words: str) -> list[int]:
    """`2 wood 1 stone` as numbers of wood, wheat, stone, water."""
    pairs = words.split()
    found = dict(zip(pairs[1::2], pairs[::2], strict=True))
    assert set(found) <= set(RESOURCES), words
    return [int(found.get(kind, 0)) for kind in RESOURCES]


def in_words(goods: tuple[int, ...]) -> str:
    """Numbers of wood, wheat, stone, water as `2 wood 1 stone`."""
    return " ".join(f"{count} {kind}" for count, kind in zip(goods, RESOURCES, strict=True) if count)


def play_on(game: Game, chance: Chance) -> Iterator[Game]:
    """Play to the end with random answers; yields at each question, before it is answered."""
    while game.owed is not None:
        yield game
        ask = game.ask
        assert ask.least == ask.most == 1
        game.answers(ask.options[chance.below(len(ask.options))].key)
