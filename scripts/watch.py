"""Watching a game between computer players: what a good player would not do is counted. A title that has something to
watch declares it as the constant `WATCH` in `scripts/<title id>/watch.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.events import Event
from engine.players.answers import AnySession, Keys
from scripts.bench_scores import has_unheard, serial
from scripts.games import Table
from scripts.measure import Row

Options = Mapping[str, bool | int | str]


class Watch:
    """Counts what happens in games of one title. `seats`: how many play; `variants`: the options of the games by what
    they are called in the results. Only the games without a name are measured by bars."""

    seats: ClassVar[int] = 2
    variants: ClassVar[Mapping[str, Options]] = {"": {}}

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

    @classmethod
    def beside(cls, games: int) -> Iterable[Row]:
        """What is found out besides, in so many games with other players."""
        return ()


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
