"""A scenario builder: set up a table, act by option keys, read views.

    game = table(seat("m05 m06"), seat("m07"), seat(), planets="p02:PPGB")
    game.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple give:b+purple send")
    game.acts("B", "accept:1").acts("A", "execute:1")
    assert game.stored("B") == "PP"

Everything goes through the real `Session`; everything is read from the views. Decks are stacked (`draws`), the bag is
filled (`bag`), so no test depends on luck. Players are called A to F (seats 0 to 5), R is the bot of the two-player
game; cubes are written by their letters, `PPGB`; a gap in the market is `-`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from engine.afternova.components import COLOURS, COMPONENTS, parts
from engine.afternova.state import Built, Options, Orders, Player, Robot, RobotCard, State, World
from engine.afternova.title import Afternova
from engine.afternova.view import ROBOT, OfferView, RobotView, ShipView, View
from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.saved import Saved, encode
from engine.core.session import Session
from engine.core.title import Setup
from tests.seated import Seated, of_kind

AFTERNOVA = Afternova()
SEATS = "ABCDEF"
LETTERS = "PGOBW"
"""Purple, green, orange, black, white."""
NO_SEED = "00" * 16
MERCENARIES = tuple(f"m{number:02}" for number in range(1, 41))
BLUEPRINTS = tuple(f"b{number:02}" for number in range(1, 41))
PLANETS = tuple(f"p{number:02}" for number in range(1, 19))
SHIPS = tuple(f"ship{number:02}" for number in range(1, 11))
OBJECTIVES = ("pg", "po", "pb", "pw", "go", "gb", "gw", "ob", "ow", "bw")

# What stands open where a test does not say otherwise.
IDLE_PLANETS = "p04:PGO p07:GOB p16:OBW"
IDLE_ROW = "b36 b37 b38"
FIVE = "b12 b19 b21 b23 b30"
"""Five completed blueprints without an upgrade, 25 points."""


class Seat(NamedTuple):
    """What a player has; made by `seat`."""

    hand: list[str]
    storage: list[int]
    built: list[Built]
    objective: str | None
    orders: Orders
    out: bool


class Bot(NamedTuple):
    """What the bot has; made by `bot`."""

    row: list[RobotCard]
    storage: list[int]
    built: list[str]
    hidden: list[str]
    objective: str | None


def seat(
    hand: str = "",
    *,
    stored: str = "",
    built: str = "",
    objective: str | None = None,
    auto: str = "",
    hold: str = "",
    helps: str = "ask",
    out: bool = False,
) -> Seat:
    """A player. `built` are completed blueprints, `b01` long ago or `b01@7` in turn 7; `auto` and `hold` are blueprints
    with standing orders; `helps` is `ask`, `decline` or the least number of cubes."""
    orders = Orders(build=auto.split(), hold=hold.split())
    if helps.isdecimal():
        orders.help, orders.least = "auto", int(helps)
    elif helps == "decline":
        orders.help = "decline"
    done = [word.partition("@") for word in built.split()]
    return Seat(
        hand=sorted(hand.split(), key=lambda card: (card[0] == "b", card)),
        storage=list(cubes(stored)),
        built=[Built(card, int(turn or 0)) for card, _, turn in done],
        objective=objective,
        orders=orders,
        out=out,
    )


def bot(
    row: str = IDLE_ROW, *, stored: str = "", built: str = "", hidden: str = "", objective: str | None = None
) -> Bot:
    """The bot: `row` from left to right, `b35 b24:B` with the cubes that lie on a blueprint after the colon."""
    words = [word.partition(":") for word in row.split()]
    return Bot(
        row=[RobotCard(card, list(cubes(covered))) for card, _, covered in words],
        storage=list(cubes(stored)),
        built=built.split(),
        hidden=hidden.split(),
        objective=objective,
    )


def table(
    *seats: Seat,
    robot: Bot | None = None,
    planets: str = IDLE_PLANETS,
    planet_draws: str = "",
    planet_deck: str | None = None,
    mercenaries: str | None = None,
    mercenary_draws: str = "",
    mercenary_deck: str | None = None,
    mercenary_discard: str = "",
    blueprints: str | None = None,
    blueprint_draws: str = "",
    blueprint_deck: str | None = None,
    blueprint_discard: str = "",
    bag: str | None = None,
    cube_discard: str = "",
    to_move: str = "A",
    first: str = "A",
    round: int = 3,
    step: str = "",
    seed: str = NO_SEED,
    sound: bool = True,
    **options: str,
) -> Game:
    """A game in the middle, at the start of `to_move`'s turn (R: the bot's). Two seats play with the bot.

    `mercenaries` and `blueprints` are the market (`-`: a gap); `..._draws` are drawn first, the rest of the deck lies
    below; `..._deck` is the whole deck, what is then left over lies in the discard pile. `bag` is all that is in the
    bag and `cube_discard` what was discarded; of the two, the one not given holds the rest.
    """
    count = len(seats)
    leader = SEATS.index(first)
    order = [(leader + place) % count for place in range(count)]
    side: Bot | None = None
    if count == 2:
        side = robot or bot()
        order.insert(0, ROBOT)
    active = ROBOT if to_move == "R" else SEATS.index(to_move)
    place = order.index(active)
    worlds = [World(name, list(cubes(on))) for name, _, on in (word.partition(":") for word in planets.split())]
    held = [card for each in seats for card in each.hand]
    gone = [built.card for each in seats for built in each.built]
    if side is not None:
        gone += [*(card.id for card in side.row), *side.built, *side.hidden]
    market_m, deck_m, discard_m = _pile(
        MERCENARIES, held, mercenaries, mercenary_draws, mercenary_deck, mercenary_discard
    )
    market_b, deck_b, discard_b = _pile(
        BLUEPRINTS, [*held, *gone], blueprints, blueprint_draws, blueprint_deck, blueprint_discard
    )
    shown = [world.id for world in worlds]
    named = (planet_draws if planet_deck is None else planet_deck).split()
    others = [planet for planet in PLANETS if planet not in shown and planet not in named]
    loose = [8] * 5
    for used in (
        *(each.storage for each in seats),
        *(world.cubes for world in worlds),
        *([side.storage, *(card.covered for card in side.row)] if side else []),
    ):
        loose = [whole - part for whole, part in zip(loose, used, strict=True)]
    given = list(cubes(cube_discard if bag is None else bag))
    rest = [whole - part for whole, part in zip(loose, given, strict=True)]
    assert min(rest) >= 0, "more than eight cubes of a colour"
    taken = [each.objective for each in seats] + ([side.objective] if side else [])
    free = [objective for objective in OBJECTIVES if objective not in taken]
    state = State(
        chance=Chance(seed),
        components=COMPONENTS.fingerprint,
        options=msgspec.convert(AFTERNOVA.meta.settle_options(dict(options)), Options),
        players=[
            Player(
                hand=[*each.hand],
                storage=[*each.storage],
                ship=SHIPS[number],
                objective=each.objective or free.pop(),
                built=[*each.built],
                orders=each.orders,
                out=each.out,
            )
            for number, each in enumerate(seats)
        ],
        order=order,
        place=place,
        turn=(round - 1) * len(order) + place + 1,
        round=round,
        step=step or ("robot" if active == ROBOT else "action"),
        market_mercenaries=market_m,
        market_blueprints=market_b,
        mercenary_deck=deck_m,
        mercenary_discard=discard_m,
        blueprint_deck=deck_b,
        blueprint_discard=discard_b,
        planets=worlds,
        planet_deck=(others if planet_deck is None else []) + named[::-1],
        planet_discard=[] if planet_deck is None else others,
        bag=rest if bag is None else given,
        cube_discard=given if bag is None else rest,
        robot=None
        if side is None
        else Robot(
            objective=side.objective or free.pop(),
            row=[*side.row],
            storage=[*side.storage],
            built=[*side.built],
            hidden=[*side.hidden],
        ),
    )
    saved = Saved(AFTERNOVA.meta.rules_version, encode(state), [], 0, [0] * count, count)
    return Game(Session.load(AFTERNOVA, msgspec.msgpack.encode(saved)), sound=sound)


def fresh(players: int = 3, seed: str = NO_SEED, **options: str) -> Game:
    """A game from its very beginning, dealt."""
    settled = AFTERNOVA.meta.settle_options(dict(options))
    return Game(Session.begin(AFTERNOVA, Setup(players, settled), seed), sound=True)


def _pile(
    cards: tuple[str, ...], used: list[str], market: str | None, draws: str, whole: str | None, discard: str
) -> tuple[list[str | None], list[str], list[str]]:
    """The market row, the deck (drawn from its end) and the discard pile."""
    named = (draws if whole is None else whole).split()
    taken = {*used, *named, *discard.split()}
    rest = [card for card in cards if card not in taken]
    if market is None:
        row: list[str | None] = [*rest[-4:]]
    else:
        row = [None if card == "-" else card for card in market.split()]
    rest = [card for card in rest if card not in row]
    if whole is None:
        return row, rest + named[::-1], discard.split()
    return row, named[::-1], discard.split() + rest


class Game(Seated[View]):
    """A game of Afternova."""

    SEATS = SEATS

    # -- acting ---------------------------------------------------------------------------------------------------

    def acts(self, who: str, keys: str) -> Game:
        """A player answers one question after the other, with one key each (`draft:p02 mine:m05 send`); `drop:usual`
        lets go what the rule would take, as long as cubes must go."""
        for key in keys.split():
            if key == "drop:usual":
                while who in self.asked and self.ask(who).about.key == "an-ask-drop":
                    self.answers(who, *self.ask(who).proposal)
            else:
                self.answers(who, key)
        return self

    def answers(self, who: str, *keys: str) -> Game:
        """A player answers the present question, with several keys at once where it takes several."""
        offers = self.offers(who)
        assert set(keys) <= set(offers), f"{who}: {keys} is not among {offers}"
        return self._note(self.session.submit(SEATS.index(who), keys))

    def markets(self, who: str, takes: str) -> Game:
        """A whole market action: `m01 sweep:mercenaries b02`."""
        self.answers(who, "market")
        for word in takes.split():
            self.answers(who, word if ":" in word else f"take:{word}")
        return self

    def ends_turn(self, who: str) -> Game:
        """Some market action, three cards from the left or what there is, without going over the hand limit."""
        self.answers(who, "market")
        while self.offers(who, "take"):
            self.answers(who, f"take:{self.offers(who, 'take')[0]}")
        return self

    # -- what is asked --------------------------------------------------------------------------------------------

    @property
    def owed(self) -> str:
        """The players waited for."""
        return "".join(SEATS[number] for number in self.session.owed())

    @property
    def asked(self) -> str:
        """The players who may answer something."""
        return "".join(SEATS[number] for number in self.session.asked())

    def ask(self, who: str) -> Ask:
        """The present question of a player."""
        pending = self.session.pending(SEATS.index(who))
        assert pending is not None, f"{who} is not asked"
        return pending.ask

    def offers(self, who: str, kind: str = "") -> list[str]:
        """What a player may answer now; with a kind (`take`, `accept`), only what follows its colon."""
        if who not in self.asked:
            return []
        return of_kind(self.ask(who), kind)

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def winner(self) -> str | None:
        """Who won (R: the bot; empty: nobody); None while the game runs."""
        view = self.view()
        assert view.over == self.standing.over
        return "".join("R" if each == ROBOT else SEATS[each] for each in view.winners) if view.over else None

    @property
    def active(self) -> str:
        """Whose turn it is."""
        active = self.view().active
        return "R" if active == ROBOT else SEATS[active]

    def ship(self, who: str) -> ShipView:
        """The public facts of a player."""
        return self.view().ships[SEATS.index(who)]

    @property
    def robot(self) -> RobotView:
        """The bot."""
        robot = self.view().robot
        assert robot is not None
        return robot

    def row(self) -> str:
        """The bot's blueprints and the cubes on them: `b35:O b21 b24:B`."""
        return " ".join(
            f"{card.id}:{letters(card.covered)}" if any(card.covered) else card.id for card in self.robot.row
        )

    def hand(self, who: str) -> str:
        """A player's own hand."""
        hand = self.view(who).hand
        assert hand is not None
        return " ".join(hand)

    def stored(self, who: str) -> str:
        """The cubes in a player's storage, as letters."""
        return letters(self.ship(who).storage)

    def built(self, who: str) -> str:
        """Completed blueprints, in the order they were completed."""
        return " ".join(built.id for built in self.ship(who).built)

    def planet(self, name: str) -> str | None:
        """The cubes on a planet; None: it is not on display."""
        return next((letters(planet.cubes) for planet in self.view().planets if planet.id == name), None)

    @property
    def planets(self) -> str:
        """The planets on display."""
        return " ".join(planet.id for planet in self.view().planets)

    def market(self, letter: str) -> str:
        """A row of the market: `m` or `b`; a gap is `-`."""
        view = self.view()
        return " ".join(card or "-" for card in (view.mercenaries if letter == "m" else view.blueprints))

    def offer(self, number: int) -> OfferView:
        """An offer on the table."""
        return next(offer for offer in self.view().offers if offer.number == number)

    def offer_numbers(self) -> list[int]:
        """The offers on the table."""
        return [offer.number for offer in self.view().offers]

    def answer(self, number: int, who: str) -> str:
        """How a helper has answered an offer."""
        return next(helper.answer for helper in self.offer(number).terms.helpers if helper.seat == SEATS.index(who))

    def told(self, who: str | None) -> list[Any]:
        """What a player has been told since the table was set."""
        reader = None if who is None else SEATS.index(who)
        return [text for text in (event.text_for(reader) for event in self.log) if text is not None]

    def words(self, who: str | None) -> str:
        """What a player has been told, with all names in it, as one text to search."""
        return msgspec.json.encode(self.told(who)).decode()


def cubes(words: str) -> tuple[int, ...]:
    """`PPG` as numbers of purple, green, orange, black, white."""
    found = Counter(words)
    assert set(found) <= set(LETTERS), words
    return tuple(found[letter] for letter in LETTERS)


def letters(numbers: tuple[int, ...]) -> str:
    """Numbers of purple, green, orange, black, white as `PPG`."""
    return "".join(letter * count for letter, count in zip(LETTERS, numbers, strict=True))


def cost(card: str) -> str:
    """What a blueprint costs, as letters."""
    return letters(parts().costs[card])


def colour(letter: str) -> str:
    """The name of a colour."""
    return COLOURS[LETTERS.index(letter)]


LIKES = (
    "execute 20, send 12, extract 8, adopt 6, accept 6, hire 5, suggest 5, build 4, mine 4, ask 4, draft 3, counter 3, "
    "bid 3, give 3, icon 3, market 3, drop 2, auto 2, hold 2"
)
"""What random players like to do; everything else counts 1."""
LIKELY = {verb: int(weight) for verb, weight in (pair.split() for pair in LIKES.split(", "))}


def play_on(game: Game, chance: Chance, answers: int) -> Iterator[Game]:
    """Random answers of random players who like to deal; yields before each of them."""
    for number in range(answers):
        if not game.asked:
            return
        yield game
        waiting = game.owed if chance.below(4) else game.asked
        who = waiting[chance.below(len(waiting))]
        if number % 12 == 0 and game.active in game.asked and game.ask(game.active).most == 1:
            who = game.active
            game.answers(who, min(game.offers(who), key=hurry))
        else:
            game.answers(who, *any_answer(game.ask(who), chance))


def hurry(key: str) -> int:
    """Which answers bring the turn to its end."""
    verbs = ("execute", "extract", "send", "take", "market", "cancel")
    return next((rank for rank, verb in enumerate(verbs) if key.startswith(verb)), len(verbs))


def any_answer(ask: Ask, chance: Chance) -> tuple[str, ...]:
    """A random answer to a question."""
    keys = [option.key for option in ask.options]
    if ask.most > 1:
        chance.shuffle(keys)
        return tuple(keys[: ask.least + chance.below(ask.most - ask.least + 1)])
    lots = [key for key in keys for _ in range(LIKELY.get(key.partition(":")[0], 1))]
    return (lots[chance.below(len(lots))],)
