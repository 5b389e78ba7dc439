"""Lanterns: a tiny game for testing the shared code. Two to four seats, hidden cards, every kind of question.

A round has four phases. *Play*: all choose a card in secret; the highest (lowest seat first) takes the points. *Walk*:
the winner takes up to three steps, each a unit of its own that can be undone. *Gift*: the winner may draw a card, and
then throws one or two away. *Bell*: the winner says go, the others may each ring once before that. With `wishes` then
*Wish*: who holds a high card is asked in secret, all at once, whether to shed it; again until nobody sheds. With `fair`
a *Fair* comes before: the winner lays offers on the table, and whom they name must accept or decline. With `duel` a
*Duel* follows: the winner strikes at the next seat with dice, up to three times, and it dodges or stands; all of it is
one unit. With `feast` all then decide side by side: openly each buys dishes for its points, or in secret each puts
cards of its hand aside. With `habits` questions name a habit and a default.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, AskAll, AskAny, AskEach, Option, Roll, Rules
from engine.core.errors import Broken
from engine.core.kit import GameState, Outcome
from engine.core.optional import Notices
from engine.core.posting import Posting, Reply, ReplyState
from engine.core.text import Text, say
from engine.core.title import Meta, Setup, TableOption, Title
from engine.core.undo_reasons import DRAWN, TOLD, TURN_OVER

DECK = tuple(range(1, 17))
HAND = 3
STEPS = 3
MOST_OFFERS = 3
HIGH = 13
"""From this card on a hand has something to shed."""
STRIKES = 3
STRONG = 8
"""A strike of two dice that is worth a point."""
PARRY = ("parried", "open", "open")
"""The faces of the die of who is struck at."""
DISHES = (1, 2, 3)
"""What the dishes of a feast cost; each is worth one point more."""
PURSE = 4
ASIDE = 2
"""So many cards can be put aside at a secret feast."""

Phase: TypeAlias = Literal["play", "walk", "gift", "trim", "bell", "fair", "duel", "feast", "wish"]


class State(GameState, kw_only=True):
    """A game of Lanterns."""

    rounds: int
    bell: bool
    deck: list[int]
    hands: list[list[int]]
    scores: list[int]
    shown: list[int] = []
    out: list[bool]
    fair: bool = False
    offers: list[Offer] = []
    numbers: int = 0
    waves: list[int] = []
    wishes: bool = False
    duel: bool = False
    feast: str = "no"
    habits: bool = False
    plates: list[list[int]] = []
    content: list[int] = []
    phase: Phase = "play"
    round: int = 1
    lead: int = 0
    place: int = 0
    steps: int = 0
    agreed: bool = False
    ended_for: Text | None = None

    @property
    def players(self) -> Sequence[Seat]:
        return tuple(Seat(out) for out in self.out)

    @property
    def outcome(self) -> Outcome | None:
        seats = in_play(self)
        nothing_to_play = self.phase == "play" and not any(self.hands[seat] for seat in seats)
        if not (len(seats) < 2 or self.round > self.rounds or self.agreed or nothing_to_play):
            return None
        best = max((self.scores[seat] for seat in seats), default=0)
        winners = tuple(seat for seat in seats if self.scores[seat] == best and not self.agreed)
        return Outcome(winners, self.ended_for or say("toy-over"))


class Seat(msgspec.Struct):
    """Whether a seat has resigned."""

    out: bool


class Offer(msgspec.Struct):
    """Something on the table."""

    number: int
    version: int
    helper: int
    answer: ReplyState = "waiting"


class View(msgspec.Struct, frozen=True):
    """What a seat may know."""

    seat: int | None
    hand: tuple[int, ...] | None
    counts: tuple[int, ...]
    deck: int
    shown: tuple[int, ...]
    scores: tuple[int, ...]
    out: tuple[bool, ...]
    phase: str
    round: int
    lead: int
    place: int
    steps: int
    plates: tuple[tuple[int, ...], ...] = ()


def option(key: str) -> Option:
    """An option called like its key."""
    return Option(key, say("toy-option", key=key))


def cards(hand: list[int]) -> tuple[Option, ...]:
    """One option a card."""
    return tuple(option(f"card:{card}") for card in hand)


class Offers(Notices[State]):
    """What lies on the table at the fair."""

    def postings(self, state: State) -> tuple[Posting, ...]:
        return tuple(
            Posting(
                offer.number,
                offer.version,
                "proposal",
                state.lead,
                say("toy-terms", version=offer.version),
                (Reply(offer.helper, offer.answer),),
                ready=offer.answer == "accepted",
            )
            for offer in state.offers
        )


class Lanterns(Title[State]):
    """The toy title."""

    meta = Meta(
        id="lanterns",
        command="lanterns",
        least_players=2,
        most_players=4,
        stage="alpha",
        rules_version=1,
        options=(
            TableOption("rounds", 4, least=1, most=6),
            TableOption("bell", True),
            TableOption("wishes", False),
            TableOption("fair", False),
            TableOption("duel", False),
            TableOption("feast", "no", choices=("no", "open", "secret")),
            TableOption("habits", False),
        ),
        certainties=("house",),
    )
    state_type = State
    notices = Offers()

    def new(self, setup: Setup, chance: Chance) -> State:
        deck = list(DECK)
        chance.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(setup.seats)]
        state = State(
            chance=chance,
            rounds=int(setup.options["rounds"]),
            bell=bool(setup.options["bell"]),
            wishes=bool(setup.options["wishes"]),
            fair=bool(setup.options["fair"]),
            duel=bool(setup.options["duel"]),
            feast=str(setup.options["feast"]),
            plates=[[] for _ in range(setup.seats)],
            habits=bool(setup.options["habits"]),
            deck=deck,
            hands=hands,
            scores=[0] * setup.seats,
            out=[False] * setup.seats,
        )
        state.record(say("toy-dealt"))
        return state

    def unit(self, state: State) -> Rules[None]:
        return PHASES[state.phase](state)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(state.scores)

    def public(self, state: State) -> View:
        return View(
            seat=None,
            hand=None,
            counts=tuple(len(hand) for hand in state.hands),
            deck=len(state.deck),
            shown=tuple(state.shown),
            scores=tuple(state.scores),
            out=tuple(state.out),
            phase=state.phase,
            round=state.round,
            lead=state.lead,
            place=state.place,
            steps=state.steps,
            plates=tuple(tuple(plate) for plate in state.plates),
        )

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return {"seat": seat, "hand": tuple(state.hands[seat])}

    def imagine(self, state: State, seat: int, chance: Chance) -> None:
        others = [other for other in range(len(state.hands)) if other != seat]
        hidden = sorted(state.deck + [card for other in others for card in state.hands[other]])
        chance.shuffle(hidden)
        state.chance = chance
        for other in others:
            state.hands[other] = sorted(hidden.pop() for _ in state.hands[other])
        state.deck = hidden

    def check(self, state: State) -> None:
        if sorted([*state.deck, *state.shown, *(card for hand in state.hands for card in hand)]) != list(DECK):
            raise Broken("a card is lost")

    def estimate(self, state: State, seat: int) -> float:
        best_other = max(score for other, score in enumerate(state.scores) if other != seat)
        value = state.scores[seat] - best_other + 0.2 * sum(state.hands[seat])
        return max(-1.0, min(1.0, value / 100))

    def leave(self, state: State, seat: int) -> None:
        state.out[seat] = True
        state.shown += state.hands[seat]
        state.hands[seat] = []
        state.record(say("toy-resigns", seat=seat), seat=seat)
        state.offers = [offer for offer in state.offers if offer.helper != seat]
        if state.lead == seat and state.phase not in ("play", "wish"):
            next_round(state)

    def end(self, state: State, winners: tuple[int, ...], reason: Text) -> None:
        state.agreed, state.ended_for = True, reason
        state.record(reason)


def ask(
    state: State,
    seat: int,
    about: Text,
    options: tuple[Option, ...],
    habit: str,
    default: str = "",
    *,
    secret: bool = False,
) -> Ask:
    """A question with a habit and a default, if the table has these."""
    if not state.habits:
        return Ask(seat, about, options, secret=secret)
    return Ask(seat, about, options, secret=secret, habit=habit, default=(default,) if default else ())


def in_play(state: State) -> list[int]:
    """The seats that have not resigned."""
    return [seat for seat, out in enumerate(state.out) if not out]


def next_round(state: State) -> None:
    """On to the next round; the turn is over for good."""
    state.phase, state.round = "play", state.round + 1
    state.seal(TURN_OVER)


def play(state: State) -> Rules[None]:
    """All choose a card in secret."""
    seats = [seat for seat in in_play(state) if state.hands[seat]]
    hands = {seat: cards(state.hands[seat]) for seat in seats}
    answers = yield AskAll(
        tuple(ask(state, seat, say("toy-ask-play"), hand, "play", hand[0].key) for seat, hand in hands.items())
    )
    played = [int(answer.partition(":")[2]) for answer in answers]
    for seat, card in zip(seats, played, strict=True):
        state.hands[seat].remove(card)
        state.shown.append(card)
        state.record(say("toy-plays", seat=seat, card=card), seat=seat)
    state.lead = seats[played.index(max(played))]
    state.scores[state.lead] += sum(played)
    state.seal(TOLD)
    state.phase, state.steps = "walk", 0


def walk(state: State) -> Rules[None]:
    """One step of the winner, or the end of the walk."""
    options = [option("stop")]
    if state.steps < STEPS:
        options += [option("left"), option("right")]
    choice = yield Ask(state.lead, say("toy-ask-walk"), tuple(options), auto=True)
    if choice == "stop":
        state.phase = "gift"
        return
    state.steps += 1
    state.place += 1 if choice == "right" else -1
    state.record(say("toy-walks", place=state.place), seat=state.lead)


def gift(state: State) -> Rules[None]:
    """The winner may draw a card."""
    options = [option("draw"), option("skip")] if state.deck else [option("skip")]
    choice = yield Ask(state.lead, say("toy-ask-gift"), tuple(options), auto=True)
    state.phase = "bell"
    if choice == "draw":
        card = state.deck.pop()
        state.hands[state.lead] = sorted([*state.hands[state.lead], card])
        state.record(say("toy-draws"), private=say("toy-draws-card", card=card), to=(state.lead,), seat=state.lead)
        state.seal(DRAWN)
        state.phase = "trim"


def trim(state: State) -> Rules[None]:
    """Who has drawn up to three cards or more throws one or two of them away."""
    hand = state.hands[state.lead]
    if len(hand) >= HAND:
        choice = yield Ask(state.lead, say("toy-ask-trim"), cards(hand), least=1, most=2)
        for key in choice:
            card = int(key.partition(":")[2])
            hand.remove(card)
            state.shown.append(card)
            state.record(say("toy-throws", card=card), seat=state.lead)
    state.phase = "bell"


def bell(state: State) -> Rules[None]:
    """The others may ring once each until the winner goes on."""
    waiting = [seat for seat in in_play(state) if seat != state.lead] if state.bell else []
    while True:
        must = Ask(state.lead, say("toy-ask-go"), (option("go"),))
        may = [Ask(seat, say("toy-ask-ring"), (option("ring"),), optional=True) for seat in waiting]
        seat, _ = yield AskAny((must, *may))
        if seat == state.lead:
            break
        waiting.remove(seat)
        state.scores[seat] += 1
        state.record(say("toy-rings", seat=seat), seat=seat)
    go_on(state)


def go_on(state: State) -> None:
    """To the next phase after this one that is played, or to the next round."""
    state.offers, state.content = [], []
    phases: tuple[tuple[Phase, bool], ...] = (
        ("fair", state.fair),
        ("duel", state.duel),
        ("feast", state.feast != "no"),
        ("wish", state.wishes),
    )
    names = [name for name, _ in phases]
    later = phases[names.index(state.phase) + 1 :] if state.phase in names else phases
    following = next((name for name, played in later if played), None)
    if following is None:
        next_round(state)
        return
    state.phase = following
    state.seal(TURN_OVER)


def fair(state: State) -> Rules[None]:
    """One thing that anybody does."""
    called = {offer.helper for offer in state.offers if offer.answer == "waiting"}
    seat, key = yield AskAny(tuple(at_the_fair(state, seat, called) for seat in in_play(state)))
    verb, _, argument = key.partition(":")
    if verb == "go":
        go_on(state)
        return
    if verb == "wave":
        state.waves.append(seat)
        return
    if verb == "propose":
        state.numbers += 1
        state.offers.append(Offer(state.numbers, 1, int(argument)))
    else:
        offer = next(offer for offer in state.offers if offer.number == int(argument))
        if verb == "better":
            offer.version, offer.answer = offer.version + 1, "waiting"
        elif verb == "withdraw":
            state.offers.remove(offer)
            state.record(say("toy-takes", number=offer.number), seat=seat)
        elif verb == "execute":
            state.record(say("toy-trades", number=offer.number), seat=seat)
            go_on(state)
        else:
            offer.answer = "accepted" if verb == "accept" else "declined"
    state.seal(TOLD)


def at_the_fair(state: State, seat: int, called: set[int]) -> Ask:
    """What a seat may do, or must."""
    if seat != state.lead:
        mine = [offer for offer in state.offers if offer.helper == seat and offer.answer == "waiting"]
        keys = [f"{verb}:{offer.number}" for offer in mine for verb in ("accept", "decline")]
        options = tuple(option(key) for key in (*keys, f"wave:{state.waves.count(seat)}"))
        return Ask(seat, say("toy-ask-fair"), options, optional=seat not in called)
    keys = ["go"]
    if state.numbers < MOST_OFFERS * state.round:
        keys += [f"propose:{other}" for other in in_play(state) if other != seat]
        keys += [f"better:{offer.number}" for offer in state.offers if offer.version < MOST_OFFERS]
    keys += [f"withdraw:{offer.number}" for offer in state.offers]
    keys += [f"execute:{offer.number}" for offer in state.offers if offer.answer == "accepted"]
    return Ask(seat, say("toy-ask-fair"), tuple(option(key) for key in keys), optional=bool(called))


def duel(state: State) -> Rules[None]:
    """The winner strikes at the next seat; a strong strike that is not parried is worth a point, two if the
    other stands. All points are counted at the end."""
    seats = in_play(state)
    other = seats[(seats.index(state.lead) + 1) % len(seats)]
    points = 0
    for _ in range(STRIKES):
        choice = yield ask(state, state.lead, say("toy-ask-duel"), (option("strike"), option("leave")), "duel", "leave")
        if choice == "leave":
            break
        dice = yield Roll(6, times=2, about=say("toy-strikes"), seat=state.lead)
        if sum(dice) < STRONG:
            continue
        (parry,) = yield Roll(PARRY, about=lambda faces: say("toy-parries", face=faces[0]), seat=other)
        if parry == "parried":
            continue
        choice = yield ask(state, other, say("toy-ask-struck"), (option("dodge"), option("stand")), "struck")
        points += 1 if choice == "dodge" else 2
    state.scores[state.lead] += points
    state.record(say("toy-duel", points=points), seat=state.lead)
    go_on(state)


def feast(state: State) -> Rules[None]:
    """All decide side by side; what it brings is counted when the last has decided."""
    if state.feast == "open":
        state.plates = [[] for _ in state.plates]
        earned = yield AskEach({seat: dine(state, seat) for seat in in_play(state)})
        for seat, points in earned.items():
            state.scores[seat] += points
    else:
        aside = yield AskEach({seat: put_aside(state, seat) for seat in in_play(state)}, secret=True)
        for seat, chosen in aside.items():
            for card in chosen:
                state.hands[seat].remove(card)
                state.shown.append(card)
                state.record(say("toy-puts-aside", seat=seat, card=card), seat=seat)
    go_on(state)


def dine(state: State, seat: int) -> Rules[int]:
    """One seat buys dishes, for all to see, for as many points as it has and the purse holds; the points earned."""
    purse = min(PURSE, state.scores[seat])
    plate = state.plates[seat]
    while affordable := [dish for dish in DISHES if dish not in plate and dish <= purse]:
        options = (*(option(f"dish:{dish}") for dish in affordable), option("enough"))
        choice = yield ask(state, seat, say("toy-ask-dine", purse=purse), options, "dine", "enough")
        if choice == "enough":
            break
        dish = int(choice.partition(":")[2])
        plate.append(dish)
        purse -= dish
        state.record(say("toy-dines", seat=seat, dish=dish), seat=seat)
    return len(plate)


def put_aside(state: State, seat: int) -> Rules[list[int]]:
    """One seat chooses cards in secret."""
    chosen: list[int] = []
    while len(chosen) < ASIDE and (rest := [card for card in state.hands[seat] if card not in chosen]):
        about = say("toy-ask-aside", chosen=" ".join(map(str, chosen)))
        choice = yield ask(state, seat, about, (*cards(rest), option("enough")), "aside", "enough")
        if choice == "enough":
            break
        chosen.append(int(choice.partition(":")[2]))
    return chosen


def wish(state: State) -> Rules[None]:
    """Whoever holds a high card may shed it; nobody else may know who is asked."""
    high = {seat: [card for card in state.hands[seat] if card >= HIGH] for seat in in_play(state)}
    asks = [
        ask(state, seat, say("toy-ask-wish"), (*cards(held), option("keep")), "wish", "keep", secret=True)
        for seat, held in high.items()
        if held and seat not in state.content
    ]
    if not asks:
        next_round(state)
        return
    answers = yield AskAll(tuple(asks))
    for asked, answer in zip(asks, answers, strict=True):
        if answer == "keep":
            state.content.append(asked.seat)
            continue
        card = int(answer.partition(":")[2])
        state.hands[asked.seat].remove(card)
        state.shown.append(card)
        state.record(say("toy-sheds", seat=asked.seat, card=card), seat=asked.seat)
    state.seal(TOLD)


PHASES: dict[Phase, Callable[[State], Rules[None]]] = {
    "play": play,
    "walk": walk,
    "gift": gift,
    "trim": trim,
    "bell": bell,
    "fair": fair,
    "duel": duel,
    "feast": feast,
    "wish": wish,
}


def settled(**given: object) -> dict[str, bool | int | str]:
    """The options of a game."""
    return Lanterns.meta.settle_options(dict(given))
