"""Armada: a large game for measuring the shared code. Two to six seats, 250 pieces on 61 hexes, hidden cards.

A turn has up to four actions, each a unit of its own that can be undone until something is revealed or the turn has
passed. An action is one of about 120 options: move (then: which ships), build up to three pieces (then for each: how to
pay, and what else), play a card (then: in which two sectors), trade, draw a card, or end the turn. Ships that meet
others fight at once, with dice. After the turns of a round all who hold too many cards discard the surplus in secret.

It is not meant to be a good game: its state, its lists of options and its turns have the sizes of a large title, and it
asks questions of every kind that such a title asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any, Literal, TypeAlias

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, AskAll, Option, Options, Rules, Step
from engine.core.errors import Broken
from engine.core.hexgrid import CENTRE, Direction, Hex, disc, hex_named, name_of, opposite
from engine.core.kit import GameState, Outcome
from engine.core.text import Text, say
from engine.core.title import Meta, Setup, TableOption, Title
from engine.core.undo_reasons import DRAWN, ROLLED, TOLD, TURN_OVER
from tests.declared import Declared

Kind: TypeAlias = Literal["scout", "cruiser", "station"]
KINDS: tuple[Kind, ...] = ("scout", "cruiser", "station")
RANGE = {"scout": 2, "cruiser": 2, "station": 0}
STRENGTH = {"scout": 1, "cruiser": 3, "station": 2}
HULL = {"scout": 1, "cruiser": 2, "station": 3}

RADIUS = 4
PIECES = 250
GUARDS = 10
"""Pieces of nobody, each in a sector of its own."""
NOBODY = -1
START_AREA = 2
"""A seat begins with ships up to so far from its home."""
START_SHIPS = 20
HOMES = (0, 3, 1, 4, 2, 5)
"""The directions in which the seats' homes lie."""

Act: TypeAlias = tuple[str, ...]
"""An action as the rules get it: the verb, and what it is about."""

GOODS = ("ore", "gas", "ice")
PRICE = 2
"""Goods of any kind for a piece."""
DECK = tuple(range(1, 73))
HAND = 5
ACTIONS = 4
MOST_SHIPS = 3
"""Ships in one move."""
MOST_BUILT = 3
"""Pieces in one action."""


class Piece(msgspec.Struct):
    """A ship or station; without a place it is in its owner's box."""

    id: int
    kind: Kind
    owner: int
    at: Hex | None = None
    damage: int = 0
    moved: bool = False


class Sector(msgspec.Struct):
    """A hex of the map; bit n of `open`: one can cross its side n."""

    at: Hex
    open: int
    good: int
    worth: int
    owner: int = NOBODY


class Player(msgspec.Struct):
    """What a seat has apart from pieces."""

    hand: list[int]
    goods: list[int]
    score: int = 0
    out: bool = False


class State(GameState, kw_only=True):
    """A game of Armada."""

    rounds: int
    sectors: list[Sector]
    pieces: list[Piece]
    players: list[Player]
    deck: list[int]
    shown: list[int] = []
    step: Literal["action", "upkeep"] = "action"
    round: int = 1
    active: int = 0
    actions: int = ACTIONS
    last_at: list[str] = []
    """Where the last action took place, if it was a move or a card."""
    agreed: bool = False
    ended_for: Text | None = None

    @property
    def outcome(self) -> Outcome | None:
        seats = in_play(self)
        if not (len(seats) < 2 or self.round > self.rounds or self.agreed):
            return None
        best = max((self.players[seat].score for seat in seats), default=0)
        winners = tuple([seat for seat in seats if self.players[seat].score == best and not self.agreed])
        return Outcome(winners, self.ended_for or say("armada-over"))


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    cards: int
    goods: tuple[int, ...]
    score: int
    out: bool


class View(msgspec.Struct, frozen=True):
    """What a seat may know."""

    seat: int | None
    hand: tuple[int, ...] | None
    sectors: tuple[tuple[str, int, int, int, int], ...]
    pieces: tuple[tuple[int, str, int, str | None, int, bool], ...]
    players: tuple[PlayerView, ...]
    deck: int
    shown: tuple[int, ...]
    step: str
    round: int
    active: int
    actions: int
    last_at: tuple[str, ...]


class Armada(Title[State]):
    """The heavy title."""

    meta = Meta(
        id="armada",
        command="armada",
        least_players=2,
        most_players=6,
        stage="alpha",
        rules_version=1,
        options=(TableOption("rounds", 4, least=2, most=9),),
        certainties=("house",),
    )
    state_type = State

    def new(self, setup: Setup, chance: Chance) -> State:
        deck = list(DECK)
        chance.shuffle(deck)
        players = [Player(sorted(deck.pop() for _ in range(HAND)), [3, 3, 3]) for _ in range(setup.seats)]
        sectors = [
            Sector(at, chance.below(64) | chance.below(64) | chance.below(64), chance.below(3), 1 + chance.below(4))
            for at in disc(RADIUS)
        ]
        each = (PIECES - GUARDS) // setup.seats
        pieces = [Piece(n, "cruiser", NOBODY) for n in range(GUARDS)]
        for seat in range(setup.seats):
            first = GUARDS + each * seat
            pieces += [Piece(first + n, KINDS[n % 3], seat) for n in range(each)]
        state = State(
            chance=chance,
            rounds=int(setup.options["rounds"]),
            sectors=sectors,
            pieces=pieces,
            players=players,
            deck=deck,
        )
        place_pieces(state, setup.seats)
        state.record(say("armada-dealt"))
        return state

    def unit(self, state: State) -> Rules[None]:
        return action(state) if state.step == "action" else upkeep(state)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple([player.score for player in state.players])

    def public(self, state: State) -> View:
        places = {sector.at: name_of(sector.at) for sector in state.sectors}
        return View(
            seat=None,
            hand=None,
            sectors=tuple([(places[s.at], s.open, s.good, s.worth, s.owner) for s in state.sectors]),
            pieces=tuple(
                [(p.id, p.kind, p.owner, places[p.at] if p.at else None, p.damage, p.moved) for p in state.pieces]
            ),
            players=tuple([PlayerView(len(p.hand), tuple(p.goods), p.score, p.out) for p in state.players]),
            deck=len(state.deck),
            shown=tuple(state.shown),
            step=state.step,
            round=state.round,
            active=state.active,
            actions=state.actions,
            last_at=tuple(state.last_at),
        )

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return {"seat": seat, "hand": tuple(state.players[seat].hand)}

    def imagine(self, state: State, seat: int, chance: Chance) -> None:
        others = [player for other, player in enumerate(state.players) if other != seat]
        hidden = sorted(state.deck + [card for player in others for card in player.hand])
        chance.shuffle(hidden)
        state.chance = chance
        for player in others:
            player.hand = sorted(hidden.pop() for _ in player.hand)
        state.deck = hidden

    def check(self, state: State) -> None:
        cards = [*state.deck, *state.shown, *(card for player in state.players for card in player.hand)]
        if sorted(cards) != list(DECK):
            raise Broken("a card is lost")
        if [piece.id for piece in state.pieces] != list(range(len(state.pieces))):
            raise Broken("a piece is lost")
        if any(piece.damage >= HULL[piece.kind] for piece in state.pieces):
            raise Broken("a piece that is destroyed still stands")
        if any(good < 0 for player in state.players for good in player.goods):
            raise Broken("goods that nobody had were paid")

    def estimate(self, state: State, seat: int) -> float:
        worth = [player.score + 0.5 * sum(player.goods) + 0.2 * len(player.hand) for player in state.players]
        for sector in state.sectors:
            if sector.owner != NOBODY:
                worth[sector.owner] += sector.worth
        for piece in state.pieces:
            if piece.at is not None and piece.owner != NOBODY:
                worth[piece.owner] += 0.3 * (STRENGTH[piece.kind] - piece.damage)
                worth[piece.owner] -= 0.05 * piece.at.distance(CENTRE)
        best_other = max(each for other, each in enumerate(worth) if other != seat)
        return max(-1.0, min(1.0, (worth[seat] - best_other) / 100))

    def leave(self, state: State, seat: int) -> None:
        player = state.players[seat]
        player.out = True
        state.shown += player.hand
        player.hand = []
        for piece in state.pieces:
            if piece.owner == seat:
                piece.at, piece.damage = None, 0
        for sector in state.sectors:
            if sector.owner == seat:
                sector.owner = NOBODY
        state.record(say("armada-resigns", seat=seat), seat=seat)
        if state.step == "action" and state.active == seat:
            pass_turn(state)

    def end(self, state: State, winners: tuple[int, ...], reason: Text) -> None:
        state.agreed, state.ended_for = True, reason
        state.record(reason)


def place_pieces(state: State, seats: int) -> None:
    """Guards stand around the centre, a seat's first ships around its home."""
    for piece, sector in zip(state.pieces[:GUARDS], state.sectors, strict=False):
        piece.at = sector.at
    for seat in range(seats):
        home = CENTRE.neighbour(HOMES[seat], RADIUS - 1)
        area = [place for place in disc(START_AREA, home) if place.distance(CENTRE) <= RADIUS]
        mine = [piece for piece in state.pieces if piece.owner == seat]
        for number, piece in enumerate(mine[:START_SHIPS]):
            piece.at = area[number % len(area)]
        for place in area[:4]:
            sector_at(state, place).owner = seat


# -- reading the state ---------------------------------------------------------------------------------------------


def in_play(state: State) -> list[int]:
    """The seats that have not resigned."""
    return [seat for seat, player in enumerate(state.players) if not player.out]


def sector_at(state: State, place: Hex) -> Sector:
    """The sector of a place."""
    return next(sector for sector in state.sectors if sector.at == place)


def movable(state: State, seat: int) -> dict[Hex, list[Piece]]:
    """The seat's ships that may still move, by place."""
    found: dict[Hex, list[Piece]] = {}
    for piece in state.pieces:
        if piece.owner == seat and piece.at is not None and not piece.moved and RANGE[piece.kind]:
            found.setdefault(piece.at, []).append(piece)
    return found


def move_pairs(state: State, seat: int) -> Iterator[tuple[str, Act]]:
    """From each place with ships to each within their range. A side is crossed if it is open from here or from there;
    where somebody else stands the way ends."""
    sides = {sector.at: sector.open for sector in state.sectors}
    held = {piece.at for piece in state.pieces if piece.owner != seat}

    def may_cross(here: Hex, way: Direction, there: Hex) -> bool:
        beyond = sides.get(there)
        return beyond is not None and bool(sides[here] >> way & 1 or beyond >> opposite(way) & 1)

    for place in movable(state, seat):
        start = name_of(place)
        for goal in within_two(place, may_cross, held):
            name = name_of(goal)
            yield f"move:{start}-{name}", ("move", start, name)


def within_two(start: Hex, may_cross: Callable[[Hex, Direction, Hex], bool], ends: set[Hex]) -> list[Hex]:
    """The places one or two steps away, nearest first. A way ends at any of `ends`."""
    found, front = [start], [start]
    for _ in range(2):
        here, front = front, []
        for place in here:
            if place != start and place in ends:
                continue
            near = [to for way, to in enumerate(place.neighbours()) if to not in found and may_cross(place, way, to)]
            found += near
            front += near
    return found[1:]


def build_pairs(state: State, seat: int) -> Iterator[tuple[str, Act]]:
    """Each kind that is left in the box in each own sector."""
    if sum(state.players[seat].goods) < PRICE:
        return
    left = dict.fromkeys(piece.kind for piece in state.pieces if piece.owner == seat and piece.at is None)
    for sector in state.sectors:
        if sector.owner == seat:
            name = name_of(sector.at)
            for kind in left:
                yield f"build:{kind}-{name}", ("build", kind, name)


def action_pairs(state: State, seat: int) -> list[tuple[str, Act]]:
    """Everything that an action may be."""
    player = state.players[seat]
    pairs = [*move_pairs(state, seat), *build_pairs(state, seat)]
    pairs += [(f"play:{card}", ("play", str(card))) for card in player.hand]
    for given, good in enumerate(GOODS):
        if player.goods[given] >= 2:
            pairs += [(f"trade:{good}-{other}", ("trade", good, other)) for other in GOODS if other != good]
    if state.deck:
        pairs.append(("draw", ("draw",)))
    pairs.append(("end", ("end",)))
    return pairs


def act_of(key: str) -> Act:
    """What a key of an action stands for."""
    verb, _, rest = key.partition(":")
    return (verb, *rest.split("-")) if rest else (verb,)


def describe(key: str, act: Act) -> Option:
    """An action in words; moves and buildings are chosen in two steps."""
    verb, *rest = act
    label = say(f"armada-{verb}", **{f"part-{number}": part for number, part in enumerate(rest)})
    if verb not in ("move", "build"):
        return Option(key, label)
    first, at = rest
    return Option(key, label, at=at, path=(Step(f"{verb}-{first}", say(f"armada-{verb}-step", part=first)),))


# -- the units -----------------------------------------------------------------------------------------------------


def action(state: State) -> Rules[None]:
    """One action of the active seat, or the end of its turn."""
    seat = state.active
    options = Options(lambda: action_pairs(state, seat), describe, act_of)
    verb, *rest = yield Ask(seat, say("armada-ask-action", left=state.actions), options)
    state.actions -= 1
    if verb == "move":
        yield from move(state, seat, *map(hex_named, rest))
    elif verb == "build":
        yield from build(state, seat, rest)
    elif verb == "play":
        yield from play(state, seat, int(rest[0]))
    elif verb == "trade":
        given, gained = map(GOODS.index, rest)
        state.players[seat].goods[given] -= 2
        state.players[seat].goods[gained] += 1
        state.record(say("armada-trades", given=GOODS[given], gained=GOODS[gained]), seat=seat)
    elif verb == "draw":
        draw(state, seat)
    if verb == "end" or state.actions == 0:
        pass_turn(state)


def move(state: State, seat: int, start: Hex, goal: Hex) -> Rules[None]:
    """Which ships go? If they meet others there is a battle; if not, the sector is theirs."""
    ships = movable(state, seat)[start]
    options = tuple([Option(f"ship:{ship.id}", say("armada-ship", kind=ship.kind, id=ship.id)) for ship in ships])
    keys = yield Ask(seat, say("armada-ask-ships"), options, most=min(MOST_SHIPS, len(ships)), auto=True, within="move")
    chosen = (keys,) if isinstance(keys, str) else keys
    going = [state.pieces[int(key.partition(":")[2])] for key in chosen]
    for ship in going:
        ship.at, ship.moved = goal, True
    state.last_at = [name_of(goal)]
    state.record(say("armada-moves", count=len(going), goal=name_of(goal)), at=(name_of(goal),), seat=seat)
    others = [piece for piece in state.pieces if piece.at == goal and piece.owner != seat]
    if others:
        battle(state, seat, goal, others)
    else:
        claim(state, seat, goal)


def battle(state: State, seat: int, place: Hex, others: list[Piece]) -> None:
    """Three volleys of both sides; each hit damages the first that still stands. Who is alone then has the sector."""
    mine = [piece for piece in state.pieces if piece.at == place and piece.owner == seat]
    for _ in range(3):
        for shooters, targets in ((others, mine), (mine, others)):
            for shooter in shooters:
                if shooter.at == place and state.chance.below(6) < 1 + STRENGTH[shooter.kind]:
                    hit(state, seat, targets, place)
    state.record(say("armada-battle", at=name_of(place)), at=(name_of(place),), seat=seat)
    if any(piece.at == place for piece in mine) and not any(piece.at == place for piece in others):
        claim(state, seat, place)
    state.seal(ROLLED)


def hit(state: State, attacker: int, targets: list[Piece], place: Hex) -> None:
    """One damage; what has enough of it goes back to its box."""
    target = next((piece for piece in targets if piece.at == place), None)
    if target is None:
        return
    target.damage += 1
    if target.damage == HULL[target.kind]:
        target.at, target.damage, target.moved = None, 0, False
        if target.owner != attacker:
            state.players[attacker].score += STRENGTH[target.kind]


def claim(state: State, seat: int, place: Hex) -> None:
    """The sector is the seat's."""
    sector = sector_at(state, place)
    if sector.owner != seat:
        sector.owner = seat
        state.players[seat].score += sector.worth
        state.record(say("armada-claims", at=name_of(place)), at=(name_of(place),), seat=seat)


def build(state: State, seat: int, what: list[str]) -> Rules[None]:
    """One piece after the other."""
    for number in range(1, MOST_BUILT + 1):
        kind, place = what
        yield from build_one(state, seat, kind, hex_named(place))
        if number == MOST_BUILT:
            return
        options = Options(lambda: [*build_pairs(state, seat), ("enough", ("enough",))], describe, act_of)
        verb, *what = yield Ask(seat, say("armada-ask-build"), options, auto=True, within="build")
        if verb == "enough":
            return


def build_one(state: State, seat: int, kind: str, place: Hex) -> Rules[None]:
    """How is it paid?"""
    goods = state.players[seat].goods
    ways = [
        way
        for way in combinations_with_replacement(range(len(GOODS)), PRICE)
        if all(way.count(good) <= goods[good] for good in way)
    ]
    names = ["+".join(GOODS[good] for good in way) for way in ways]
    options = tuple([Option(f"pay:{name}", say("armada-pay", goods=name)) for name in names])
    key = yield Ask(seat, say("armada-ask-pay"), options, auto=True, within="build")
    for good in ways[names.index(key.partition(":")[2])]:
        goods[good] -= 1
    piece = next(each for each in state.pieces if (each.owner, each.kind, each.at) == (seat, kind, None))
    piece.at, piece.moved = place, True
    state.record(say("armada-builds", kind=kind, at=name_of(place)), at=(name_of(place),), seat=seat)


def play(state: State, seat: int, card: int) -> Rules[None]:
    """In which two sectors? Each gives goods, the more the higher the card, and scores if it is the seat's."""
    player = state.players[seat]
    player.hand.remove(card)
    state.shown.append(card)
    state.last_at = []
    for _ in range(2):
        names = [name for name in near_names(state, seat) if name not in state.last_at]
        options = tuple([Option(f"at:{name}", say("armada-at", at=name), at=name) for name in names])
        key = yield Ask(seat, say("armada-ask-where"), options, within="play")
        sector = sector_at(state, hex_named(key.partition(":")[2]))
        player.goods[sector.good] += 1 + card // 30
        player.score += sector.worth if sector.owner == seat else 0
        state.last_at.append(name_of(sector.at))
    where = ", ".join(state.last_at)
    state.record(say("armada-plays", card=card, at=where), at=tuple(state.last_at), seat=seat)
    state.seal(TOLD)


def near_names(state: State, seat: int) -> list[str]:
    """Where a card can be played: in all sectors with own pieces and around the centre."""
    places = {piece.at for piece in state.pieces if piece.owner == seat} | {*disc(1)}
    return [name_of(sector.at) for sector in state.sectors if sector.at in places]


def draw(state: State, seat: int) -> None:
    """The top card of the deck."""
    player = state.players[seat]
    card = state.deck.pop()
    player.hand = sorted([*player.hand, card])
    state.record(say("armada-draws"), private=say("armada-draws-card", card=card), to=(seat,), seat=seat)
    state.seal(DRAWN)


def pass_turn(state: State) -> None:
    """To the next seat, or the upkeep after the last."""
    for piece in state.pieces:
        piece.moved = False
    following = [seat for seat in in_play(state) if seat > state.active]
    if following:
        state.active, state.actions = following[0], ACTIONS
    else:
        state.step = "upkeep"
    state.seal(TURN_OVER)


def upkeep(state: State) -> Rules[None]:
    """Who holds too many cards discards in secret; then everybody earns, and the next round begins."""
    asks = []
    for seat in in_play(state):
        hand = state.players[seat].hand
        excess = len(hand) - HAND
        if excess > 0:
            options = tuple([Option(f"card:{card}", say("armada-card", card=card)) for card in hand])
            asks.append(Ask(seat, say("armada-ask-discard", count=excess), options, least=excess, most=excess))
    if asks:
        answers = yield AskAll(tuple(asks))
        for ask, answer in zip(asks, answers, strict=True):
            for key in (answer,) if isinstance(answer, str) else answer:
                card = int(key.partition(":")[2])
                state.players[ask.seat].hand.remove(card)
                state.shown.append(card)
        state.record(say("armada-discards"))
    for sector in state.sectors:
        if sector.owner != NOBODY:
            state.players[sector.owner].goods[sector.good] += 1
    state.round += 1
    state.step, state.active, state.actions = "action", in_play(state)[0], ACTIONS
    state.seal(TURN_OVER)


DECLARED = Declared(components=frozenset(), rules=frozenset())
