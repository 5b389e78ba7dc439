"""What the Influence of a game was for."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.session import Session
from engine.core.title import BY_CONSENT, Setup
from engine.voidfall.score_sources import KINDS, sources
from engine.voidfall.title import META, Voidfall
from tables.playback import END, Replayed, film_record


@pytest.mark.parametrize(("mode", "seats"), [("competitive", 2), ("competitive", 3), ("coop", 2), ("solo", 1)])
@pytest.mark.parametrize("seed", ["a1", "b2"])
def test_the_sources_of_influence_add_up_to_the_score(mode: str, seats: int, seed: str) -> None:
    """The state keeps only the sum: a line of the log that moved Influence without saying so would be missing here."""
    game = Session.begin(Voidfall(), Setup(seats, META.settle_options({"mode": mode})), seed)
    events, lots = list(game.collect()), Random(seed)
    while game.owed():
        asked = game.pending(game.owed()[0])
        assert asked is not None
        events += game.submit(asked.ask.seat, (lots.choice(list(asked.ask.options.keys)),))
    told = [(event.seat, event.public) for event in events if event.public is not None]
    found = sources(game.state, told)
    assert tuple(sum(source.points[seat] for source in found) for seat in range(seats)) == game.standing().scores
    kinds = [source.label.key.removeprefix("vf-from-") for source in found]
    assert kinds == [kind for kind in KINDS if kind in kinds]
    assert len(kinds) > 1


def test_a_game_that_is_over_is_in_no_cycle_4() -> None:
    """The replay names its chapters by these marks: after the third Cycle comes the end."""
    setup = Setup(2, META.settle_options({}))
    game = Session.begin(Voidfall(), setup, "00")
    begun = Replayed(0, "begin", None, (), game.digest())
    game.abandon(BY_CONSENT)
    footage = film_record(Voidfall(), setup, "00", (begun, Replayed(1, "consent", None, (), game.digest())))
    assert footage.chapters
    assert footage.marks == (1, END)
