"""A scenario builder: set up a table, act by option keys, look by place names.

    game = table(day_at="b2", day_hand="flourish", day="h6", night="a1")
    game.casts("flourish", "a1", "b1")
    assert game.places("day") == "a1 b1 h6"

Everything goes through the real `Session`; everything is read from the views. Decks are stacked (`day_draws`), so no
test depends on luck. Places are written in lower case and separated by spaces, cards by their ids.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from itertools import combinations
from typing import Any, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.saved import Saved, encode
from engine.core.session import Session
from engine.core.title import Setup
from engine.day_and_night.board import NUMBERS, set_of
from engine.day_and_night.cards import DECKS, sort_cards
from engine.day_and_night.house_rules import Options
from engine.day_and_night.state import State, Turn
from engine.day_and_night.view import SideView, TileView, View
from engine.titles import title
from locales import translate
from tests.seated import OneAsked

DAY_AND_NIGHT = title("day_and_night")
SIDES = ("day", "night")
CENTER = ("d3", "e3", "d4", "e4")
SQUARES = tuple(column + row for row in "123456" for column in "abcdefgh")
PLAYABLE = tuple(square for square in SQUARES if square not in CENTER)

T = TypeVar("T", bound=Hashable)


def table(
    *,
    board: str = "",
    to_move: str = "day",
    awakening: bool = False,
    turn: int = 3,
    hours: int = 12,
    day_at: str = "a1",
    night_at: str = "h6",
    day: str = "",
    night: str = "",
    locked: str = "",
    day_temple: str = "",
    night_temple: str = "",
    stones: Mapping[str, int] | None = None,
    crystals: Mapping[str, int] | None = None,
    day_hand: str = "",
    night_hand: str = "",
    day_draws: str = "",
    night_draws: str = "",
    day_deck: str | None = None,
    night_deck: str | None = None,
    day_discard: str = "",
    night_discard: str = "",
    day_changed: bool = False,
    seed: str = "00" * 16,
    **options: bool | int,
) -> Game:
    """A game in the middle: `to_move` is about to act (or, with `awakening`, about to awaken).

    `board` is a map, row 6 first: `.` neutral, `d` Day, `n` Night, `L` a single Day temple-tile, `D` and `N` tiles of
    a completed temple, `#` the centre; the other arguments add to it. `…_draws` are the next cards of a deck, first
    drawn first, with the rest of the 70 cards below; `…_deck` is a whole deck instead.
    """
    marks = _read_map(board)
    tiles = {
        "d": [*day.split(), *marks["d"], *(stones or {})],
        "n": [*night.split(), *marks["n"]],
        "L": [*locked.split(), *marks["L"]],
        "D": [*day_temple.split(), *marks["D"]],
        "N": [*night_temple.split(), *marks["N"]],
    }
    sets = {mark: _tiles(" ".join(places)) for mark, places in tiles.items()}
    seat = SIDES.index(to_move)
    at = [NUMBERS[day_at], NUMBERS[night_at]]
    hands = [sort_cards(day_hand.split()), sort_cards(night_hand.split())]
    discards = [day_discard.split(), night_discard.split()]
    decks = []
    for owner, (whole, draws) in enumerate(((day_deck, day_draws), (night_deck, night_draws))):
        drawn = (draws if whole is None else whole).split()
        rest: list[str] = []
        if whole is None:
            rest = list(DECKS[owner])
            for card in (*drawn, *hands[owner], *discards[owner]):
                rest.remove(card)
        decks.append(rest + drawn[::-1])
    settled = DAY_AND_NIGHT.meta.settle_options(dict(options))
    state = State(
        chance=Chance(seed),
        options=msgspec.convert(settled, Options),
        day=sets["d"] | sets["L"] | sets["D"],
        night=sets["n"] | sets["N"],
        locked=sets["L"] | sets["D"] | sets["N"],
        temples=[[sets["D"]] if sets["D"] else [], [sets["N"]] if sets["N"] else []],
        stones={NUMBERS[place]: count for place, count in sorted((stones or {}).items())},
        crystals={NUMBERS[place]: life for place, life in sorted((crystals or {}).items())},
        at=at,
        hands=hands,
        decks=decks,
        discards=discards,
        turn=turn,
        active=seat,
        phase="awaken" if awakening else "act",
        hours=0 if awakening else hours,
        hours_full=0 if awakening else 12,
        visited=0 if awakening else 1 << at[seat],
        day_changed=day_changed,
        now=Turn(seat, [at[seat]]),
        shut_out=[False, False],
    )
    saved = Saved(DAY_AND_NIGHT.meta.rules_version, encode(state), [], 0, [0, 0], 2)
    session = Session.load(DAY_AND_NIGHT, msgspec.msgpack.encode(saved))
    return Game(session, sound=day_deck is None and night_deck is None)


def fresh(seed: str = "00" * 16, **options: bool | int) -> Game:
    """A game from its very beginning, dealt."""
    settled = DAY_AND_NIGHT.meta.settle_options(dict(options))
    return Game(Session.begin(DAY_AND_NIGHT, Setup(2, settled), seed), sound=True)


class Game(OneAsked[View]):
    """A game of Day & Night."""

    SEATS = SIDES

    # -- acting ---------------------------------------------------------------------------------------------------

    def casts(self, card: str, *places: str) -> Game:
        """Cast a card; then name its targets, as far as there is something to choose."""
        return self.chooses(f"cast:{card}", *(f"tile:{place}" for place in places))

    def steals(self, card: str, *keys: str) -> Game:
        """Cast Steal Passion, pick the card and go on with these keys."""
        return self.chooses("cast:steal_passion", f"steal:{card}", *keys)

    def uses_stolen(self, card: str, *places: str) -> Game:
        """Cast Steal Passion, pick the card, use it, name its targets."""
        return self.steals(card, "use", *(f"tile:{place}" for place in places))

    def steps(self, *places: str) -> Game:
        """Travel from tile to tile."""
        return self.chooses(*(f"step:{place}" for place in places))

    def ends(self) -> Game:
        """End the turn (and answer nothing else)."""
        return self.answers("end")

    # -- what is asked --------------------------------------------------------------------------------------------

    def can_cast(self, card: str) -> bool:
        """Whether casting the card is offered."""
        return card in self.offers("cast")

    def targets_of(self, card: str) -> str:
        """The tiles that are offered as the first (or only) target of the card, in order of the board."""
        trial = self.copy()
        trial.answers(f"cast:{card}")
        return in_order(trial.offers("tile"))

    def caution(self, key: str) -> str | None:
        """The warning that goes with an answer, in English."""
        option = self.ask.option(key)
        assert option is not None, f"{key} is not offered"
        return None if option.caution is None else translate(option.caution, "en")

    def outcomes(self, key: str | None, measure: Callable[[Game], T]) -> set[T]:
        """Everything that the measure may show after this answer (None: from here) and all further choices of the
        same action."""
        found: set[T] = set()
        seen: set[str] = set()
        todo = [self.copy() if key is None else self.copy().answers(key)]
        while todo:
            game = todo.pop()
            if game.owed is None or "end" in game.offers():
                found.add(measure(game))
                continue
            trail = [answer.keys for answer in game.session.trail]
            left_out = sorted(keys for keys in trail if keys[0].startswith("leave:"))
            others = [keys for keys in trail if keys not in left_out]
            mark = repr((game.session.digest(), game.ask, others, left_out))
            if mark in seen:
                continue
            seen.add(mark)
            for count in range(game.ask.least, game.ask.most + 1):
                todo += [game.copy().answers(*chosen) for chosen in combinations(game.offers(), count)]
        return found

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def winner(self) -> str | None:
        """Who won; `draw` for an undecided end; None while the game runs."""
        view = self.view()
        if not view.over:
            assert not self.standing.over
            return None
        assert self.standing.over
        assert self.standing.winners == (() if view.winner is None else (view.winner,))
        return "draw" if view.winner is None else SIDES[view.winner]

    @property
    def hours(self) -> int:
        """Hours left of the present turn."""
        return self.view().hours

    @property
    def phase(self) -> str:
        """The present phase."""
        return self.view().phase

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return SIDES[self.view().active]

    def side(self, side: str) -> SideView:
        """The public facts of a side."""
        return self.view().sides[SIDES.index(side)]

    def tile(self, place: str) -> TileView:
        """One tile."""
        return next(tile for tile in self.view().tiles if tile.at == place)

    def places(self, side: str) -> str:
        """All tiles of `day`, `night` or `neutral`."""
        return in_order(tile.at for tile in self.view().tiles if tile.side == side)

    def stones(self) -> dict[str, int]:
        """The mystic stones on the board."""
        return {tile.at: tile.stones for tile in self.view().tiles if tile.stones}

    def crystals(self) -> dict[str, int]:
        """The crystals on the board, with their lifetimes."""
        return {tile.at: tile.crystal for tile in self.view().tiles if tile.crystal}

    def temple(self, side: str, number: int = 1) -> str:
        """The tiles of a completed temple."""
        return in_order(tile.at for tile in self.view().tiles if tile.temple == number and tile.side == side)

    def locked(self) -> str:
        """All temple-tiles."""
        return in_order(tile.at for tile in self.view().tiles if tile.locked)

    def hand(self, side: str) -> str:
        """The cards a side holds, as it sees them itself."""
        hand = self.view(side).hand
        assert hand is not None
        return " ".join(hand)

    def discard(self, side: str) -> str:
        """The discard pile of a side, oldest card first."""
        return " ".join(self.side(side).discard)

    def told(self, side: str | None = None) -> str:
        """The log as a side (None: an onlooker) reads it, in English."""
        seat = None if side is None else SIDES.index(side)
        texts = [event.text_for(seat) for event in self.log]
        return "\n".join(translate(text, "en") for text in texts if text is not None)


def in_order(places: Any) -> str:
    """Places as a text, in order of the board (a1 b1 … h6)."""
    return " ".join(sorted(places, key=SQUARES.index))


def without(places: str, *others: str) -> str:
    """These places but for the others."""
    gone = {place for other in others for place in other.split()}
    return " ".join(place for place in places.split() if place not in gone)


ALL = in_order(PLAYABLE)
"""All 44 playable tiles."""


def _tiles(places: str) -> int:
    return set_of([NUMBERS[place] for place in places.split()])


def _read_map(board: str) -> dict[str, list[str]]:
    marks: dict[str, list[str]] = {mark: [] for mark in "dnLDN.#"}
    rows = [row.split() for row in board.strip().splitlines()]
    assert len(rows) in (0, 6), "a map has six rows"
    for number, row in zip("654321", rows, strict=False):
        assert len(row) == 8, f"row {number} needs eight columns"
        for column, mark in zip("abcdefgh", row, strict=True):
            marks[mark].append(column + number)
    return marks
