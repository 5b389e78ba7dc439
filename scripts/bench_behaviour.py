"""What normal computers do in games among themselves that a good player would not, beside how strong they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.afternova import advice as afternova
from engine.afternova.estimate import deal_worth
from engine.afternova.state import State as AfternovaState
from engine.afternova.state import Terms
from engine.core.events import Event
from engine.eclipse.advice.strength import win_chance
from engine.eclipse.advice.war import counts_in, enemies_in, own_force
from engine.eclipse.questions import Question
from engine.eclipse.ships import built_ships
from engine.players import Greedy
from engine.players.answers import AnySession, Keys, question
from engine.titles import TITLES
from scripts.arena_makers import switched
from scripts.bench_scores import has_unheard, serial
from scripts.games import Table
from scripts.measure import Row, with_bar, without_bar

SURE = 0.7
"""A battle that is won more often than this is not to be left."""
GREED = 3
"""A deal is bad for whom others gain so many times as much by it."""
SEATS = {"afternova": 4, "eclipse": 4, "voidfall": 2}


class Watch:
    """Counts what happens in games of one title."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def answer(self, session: AnySession, seat: int, keys: Keys) -> None:
        """A seat is about to give this answer."""

    def happened(self, session: AnySession, events: Sequence[Event]) -> None:
        """What has happened then."""

    def end(self, session: AnySession) -> None:
        """The game is over."""

    def rows(self) -> Iterator[tuple[str, str, float, str]]:
        """The name of the bar (empty: none), what was counted, the value, its unit."""
        yield from ()

    def share(self, of: str, among: str) -> float:
        """In percent."""
        return 100 * self.counts[of] / max(1, self.counts[among])


class EclipseWatch(Watch):
    """Battles that are left, upgrades of ships that nobody builds, what is left at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.upgraded: Counter[tuple[int, str]] = Counter()
        self.built: set[tuple[int, str]] = set()

    def answer(self, session: AnySession, seat: int, keys: Keys) -> None:
        """See `Watch`."""
        st, ask = session.state, question(session, seat)
        self.built.update((seat, ship) for ship, count in built_ships(st, seat).items() if count)
        verb, _, rest = keys[0].partition(":") if keys else ("", "", "")
        if verb == "upgrade":
            self.upgraded[seat, rest.partition("-")[0]] += 1
        if ask.kind == Question.BATTLE_GROUP and st.battle is not None and "retreat" in str(ask.options.keys):
            sector = st.sectors[st.battle.place]
            mine, theirs = own_force(st, seat, counts_in(sector, seat)), enemies_in(st, seat, sector)
            if win_chance(mine, theirs) > SURE:
                self.counts["sure"] += 1
                self.counts["left"] += verb not in ("fire", "hold")

    def end(self, session: AnySession) -> None:
        """See `Watch`."""
        for (seat, ship), count in self.upgraded.items():
            self.counts["tiles"] += count
            self.counts["idle tiles"] += count * ((seat, ship) not in self.built)
        for player in session.state.players:
            self.counts["seats"] += 1
            self.counts["stored"] += player.money + player.science + player.materials
        self.upgraded.clear()
        self.built.clear()

    def rows(self) -> Iterator[tuple[str, str, float, str]]:
        """See `Watch`."""
        of = f"% of {self.counts['sure']}"
        yield "retreats", f"battles left at a chance to win above {SURE:.0%}", self.share("left", "sure"), of
        of = f"% of {self.counts['tiles']}"
        yield "", "upgrades of classes that are never built", self.share("idle tiles", "tiles"), of
        yield "", "resources left at the end", self.counts["stored"] / max(1, self.counts["seats"]), "a seat"


class VoidfallWatch(Watch):
    """Turns that end early, conquests, Agendas in their slots; in a cooperative game Crises."""

    def answer(self, session: AnySession, seat: int, keys: Keys) -> None:
        """See `Watch`."""
        options = question(session, seat).options.keys
        if "done" in options and keys == ("done",):
            self.counts["ends"] += 1
            self.counts["early ends"] += any(key.startswith("act") for key in options)

    def happened(self, session: AnySession, events: Sequence[Event]) -> None:
        """See `Watch`."""
        keys = Counter(event.public.key for event in events if event.public is not None)
        if session.state.cycle < 3:
            self.counts["taken"] += keys["vf-log-sector-taken"]
        self.counts["crises"] += keys["vf-log-crisis"]
        self.counts["solved"] += keys["vf-log-crisis-solved"]

    def end(self, session: AnySession) -> None:
        """See `Watch`."""
        for player in session.state.players:
            self.counts["seats"] += 1
            self.counts["slots"] += len(player.slots)
            self.counts["used slots"] += sum(bool(slot.agenda) for slot in player.slots)

    def rows(self) -> Iterator[tuple[str, str, float, str]]:
        """See `Watch`."""
        of = f"% of {self.counts['ends']}"
        yield "", "turns ended while an action could be paid", self.share("early ends", "ends"), of
        taken = self.counts["taken"] / max(1, self.counts["seats"])
        yield "conquests", "conquests of a seat by the end of Cycle 2", taken, f"of {self.counts['seats']}"
        yield "", "Agenda slots used at the end", self.share("used slots", "slots"), "%"
        if self.counts["crises"]:
            yield (
                "",
                "Crises of a turn that are solved",
                self.share("solved", "crises"),
                f"% of {self.counts['crises']}",
            )


class AfternovaWatch(Watch):
    """Deals that are accepted although the active player gains much more."""

    def answer(self, session: AnySession, seat: int, keys: Keys) -> None:
        """See `Watch`."""
        st = session.state
        verb, _, number = keys[0].partition(":") if keys else ("", "", "")
        if verb not in ("accept", "bind") or st.step != "action" or seat == st.active:
            return
        for offer in st.offers:
            if str(offer.number) == number:
                self.counts["accepted"] += 1
                own, theirs = (deal_worth(st, offer.terms, each) for each in (seat, st.active))
                self.counts["bad"] += theirs >= GREED * own

    def rows(self) -> Iterator[tuple[str, str, float, str]]:
        """See `Watch`."""
        of = f"% of {self.counts['accepted']}"
        quantity = f"accepted deals in which the proposer gains {GREED} times as much"
        yield "", quantity, self.share("bad", "accepted"), of


class Shark(Greedy):
    """Proposes only what is worth three times as much to itself as to the others, as far as it can tell."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        with switched({"engine.afternova.advice.worth_proposing": greedy_deals}):
            return super().choose(session, seat, seed)


usual_deals = afternova.worth_proposing


def greedy_deals(st: AfternovaState, *planets: str) -> list[Terms]:
    """Of the usual deals those, with as few cubes for the helpers as need be, that are worth so much more."""
    found: list[Terms] = []
    for terms in usual_deals(st, *planets):
        for deal in (terms, *poorer(st, terms)):
            others = [deal_worth(st, deal, seat) for seat in deal.helpers]
            if deal_worth(st, deal, st.active) >= GREED * max(others):
                found.append(deal)
                break
    return found


def poorer(st: AfternovaState, terms: Terms) -> Iterator[Terms]:
    """The same deal with a cube less for the helper, and again."""
    deal: Terms | None = terms
    for seat in terms.helpers:
        for count in range(sum(terms.shares.get(seat, ())) - 1, 0, -1):
            deal = afternova.with_cubes(st, seat, terms, count)
            if deal is not None:
                yield deal


WATCHES: dict[str, Callable[[], Watch]] = {
    "afternova": AfternovaWatch,
    "eclipse": EclipseWatch,
    "voidfall": VoidfallWatch,
}


def play(table: Table, players: Sequence[Any], watch: Watch) -> AnySession:
    """A game, in which everybody says everything before anybody goes on."""
    session, number, heard = table.begin(), 0, dict[int, int]()
    while session.owed():
        seed, number = f"{table.seed}/{number}", number + 1
        seat = next((each for each in session.asked() if has_unheard(session, each, heard)), None)
        if seat is not None:
            heard[seat] = serial(session, seat)
            for keys in players[seat].speak(session, seat, seed):
                session.submit(seat, keys)
            continue
        seat = session.owed()[0]
        keys = players[seat].choose(session, seat, seed)
        watch.answer(session, seat, keys)
        watch.happened(session, session.submit(seat, keys))
    watch.end(session)
    return session


def behaviour_rows(title_id: str, games: int) -> Iterator[Row]:
    """What is counted in so many games; of Voidfall also in cooperative ones, of Afternova also with a shark."""
    if title_id not in WATCHES:
        return
    seats, title = SEATS[title_id], TITLES[title_id]
    for mode in ("competitive", "coop") if title_id == "voidfall" else ("",):
        watch = WATCHES[title_id]()
        options: dict[str, bool | int | str] = {"mode": mode} if mode else {}
        for number in range(games):
            play(Table(title, seats, options, f"behaviour{number}"), [Greedy()] * seats, watch)
        for bar, quantity, value, unit in watch.rows():
            called = f"{quantity}, {mode}" if mode == "coop" else quantity
            row = with_bar if bar and mode != "coop" else None
            yield row(bar, called, title_id, value, unit) if row else without_bar(called, title_id, value, unit)
    if title_id == "afternova":
        yield shark_row(games, seats)


def shark_row(games: int, seats: int) -> Row:
    """How often a shark among normal computers wins, in every seat in turns."""
    won = 0.0
    for number in range(games):
        players: list[Any] = [Greedy()] * seats
        players[number % seats] = Shark()
        session = play(Table(TITLES["afternova"], seats, {}, f"shark{number}"), players, Watch())
        winners = session.standing().winners
        won += (number % seats in winners) / max(1, len(winners))
    return without_bar(
        f"games won by a shark among {seats - 1} others", "afternova", 100 * won / games, f"% of {games}"
    )
