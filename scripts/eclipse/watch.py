"""What computers do in Eclipse that a good player would not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.eclipse.advice.strength import win_chance
from engine.eclipse.advice.war import counts_in, enemies_in, own_force
from engine.eclipse.questions import Question
from engine.eclipse.ships import built_ships
from engine.players.answers import AnySession, Keys, question
from scripts.watch import Watch

SURE = 0.7
"""A battle that is won more often than this is not to be left."""


class EclipseWatch(Watch):
    """Battles that are left, upgrades of ships that nobody builds, what is left at the end."""

    seats = 4

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


WATCH: type[Watch] = EclipseWatch
