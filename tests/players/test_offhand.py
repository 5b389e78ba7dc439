"""Computer players of titles that answer questions of detail offhand."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, Option, Rules
from engine.core.optional import Advice
from engine.core.session import Session
from engine.core.text import say
from engine.players import Greedy, Keys
from engine.players.effort import Effort
from engine.players.greedy import Deals
from tests.players.test_ahead import Farm, State, farm

TAKEN = 5
"""The number of the sack that holds most."""


class Granary(Farm):
    """In a turn one goes to the granary or not; there one opens one of ten sacks, of which all but one are empty."""

    def next_unit(self, state: State) -> Rules[None] | None:
        return None if state.number > 2 else self.visit(state)

    def visit(self, state: State) -> Rules[None]:
        state.number += 1
        go = yield Ask(0, say("toy-ask-go"), (Option("go", say("toy")), Option("stay", say("toy"))))
        if go == "stay":
            state.fields[0].gold += 1
            return
        sack = yield Ask(0, say("toy-ask-sack"), tuple([Option(f"sack:{n}", say("toy")) for n in range(10)]))
        state.fields[0].gold += 9 * (sack == f"sack:{TAKEN}")


class OneSack(Advice[State]):
    def __init__(self, sack: int) -> None:
        self.answer = (f"sack:{sack}",)

    def offhand(self, state: State, ask: Ask) -> Keys:
        return self.answer if ask.about.key == "toy-ask-sack" else ()


class Knowing(Granary):
    """Which sack to open is known without thinking."""

    advice = OneSack(TAKEN)


class Mistaken(Granary):
    """The answer is none of those that can be given."""

    advice = OneSack(99)


def test_what_is_imagined_is_answered_offhand() -> None:
    """Many details are not compared, so the title's answer alone shows what the granary is worth."""
    deals = Deals(farm(Knowing(), 1), 0, "s", 1, Chance("s"), Effort(10_000))
    fork, before = deals.fork(0)
    assert deals.outlook(fork, ("go",))[0] > deals.outlook(fork, ("stay",))[0] > before


@pytest.mark.parametrize("title", [Knowing(), Mistaken(), Granary()])
def test_what_is_asked_in_earnest_is_compared(title: Farm) -> None:
    """Whatever the title would answer offhand, the best sack is found."""
    session: Session[State] = farm(title, 1)
    session.submit(0, ("go",))
    assert Greedy().choose(session, 0, "s") == (f"sack:{TAKEN}",)


@pytest.mark.parametrize(("answer", "expected"), [((f"sack:{TAKEN}",), (f"sack:{TAKEN}",)), (("sack:3",), ("sack:3",))])
def test_a_reply_is_the_title_s_answer(answer: Keys, expected: Keys) -> None:
    """In an imagined game, if it is legal."""
    title = Knowing()
    title.advice = OneSack(int(answer[0].partition(":")[2]))
    game = farm(title, 1)
    game.submit(0, ("go",))
    pending = game.pending(0)
    assert pending is not None
    assert Effort(1_000).reply(game, pending.ask, Chance("s")) == expected
    title.advice = OneSack(99)
    assert Effort(1_000).reply(game, pending.ask, Chance("s"))[0].startswith("sack:")
