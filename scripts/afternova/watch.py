"""What computers do in Afternova that a good player would not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.afternova import advice
from engine.afternova.estimate import deal_worth
from engine.afternova.state import State, Terms
from engine.players import Greedy
from engine.players.answers import AnySession, Keys
from engine.titles import TITLES
from scripts.arena_makers import switched
from scripts.games import Table
from scripts.measure import Row, without_bar
from scripts.watch import Watch, play

GREED = 3
"""A deal is bad for whom others gain so many times as much by it."""


class AfternovaWatch(Watch):
    """Deals that are accepted although the active player gains much more."""

    seats = 4

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

    @classmethod
    def beside(cls, games: int) -> Iterator[Row]:
        """How often a shark among normal computers wins, in every seat in turns."""
        won = 0.0
        for number in range(games):
            players: list[Any] = [Greedy()] * cls.seats
            players[number % cls.seats] = Shark()
            session = play(Table(TITLES["afternova"], cls.seats, {}, f"shark{number}"), players, Watch())
            winners = session.standing().winners
            won += (number % cls.seats in winners) / max(1, len(winners))
        yield without_bar(
            f"games won by a shark among {cls.seats - 1} others", "afternova", 100 * won / games, f"% of {games}"
        )


class Shark(Greedy):
    """Proposes only what is worth three times as much to itself as to the others, as far as it can tell."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        with switched({"engine.afternova.advice.worth_proposing": greedy_deals}):
            return super().choose(session, seat, seed)


usual_deals = advice.worth_proposing


def greedy_deals(st: State, *planets: str) -> list[Terms]:
    """Of the usual deals those, with as few cubes for the helpers as need be, that are worth so much more."""
    found: list[Terms] = []
    for terms in usual_deals(st, *planets):
        for deal in (terms, *poorer(st, terms)):
            others = [deal_worth(st, deal, seat) for seat in deal.helpers]
            if deal_worth(st, deal, st.active) >= GREED * max(others):
                found.append(deal)
                break
    return found


def poorer(st: State, terms: Terms) -> Iterator[Terms]:
    """The same deal with a cube less for the helper, and again."""
    deal: Terms | None = terms
    for seat in terms.helpers:
        for count in range(sum(terms.shares.get(seat, ())) - 1, 0, -1):
            deal = advice.with_cubes(st, seat, terms, count)
            if deal is not None:
                yield deal


WATCH: type[Watch] = AfternovaWatch
