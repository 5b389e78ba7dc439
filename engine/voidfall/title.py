"""Voidfall as a title of Orrery (1 to 4 players; designers Nigel Buckle and Dávid Turczi, 2023)."""

from __future__ import annotations

from engine.core.decision import Ask
from engine.core.lesson import read_lesson
from engine.core.optional import Advice, Annals, Forecasts, Notices, Planning
from engine.core.shapes import read_shapes
from engine.core.text import Text, say
from engine.core.title import Difficulty, Length, Meta, Outsider, TableOption, Title
from engine.voidfall import checks, hidden_info, why
from engine.voidfall.components import COMPONENTS
from engine.voidfall.coop.score import voidborn_score
from engine.voidfall.cooperation import is_cooperative
from engine.voidfall.correction import corrected
from engine.voidfall.course import next_unit
from engine.voidfall.estimate import estimate
from engine.voidfall.evaluation.end import end_game
from engine.voidfall.hints import hints
from engine.voidfall.leaving import fights, leave
from engine.voidfall.names import house_name
from engine.voidfall.offhand import offhand
from engine.voidfall.passing import in_passing
from engine.voidfall.questions import Question
from engine.voidfall.score_sources import sources as sources_of_influence
from engine.voidfall.scoring import counted_corruption, scores
from engine.voidfall.setup.deal import deal
from engine.voidfall.setup.scenario import AUTO
from engine.voidfall.state import State
from engine.voidfall.terms import terms
from engine.voidfall.turn.moves import ASK_PAYMENT
from engine.voidfall.turn.selection import TURN, foreseen, may_still_select

SCENARIOS = tuple(COMPONENTS.parts.scenarios)

META = Meta(
    id="voidfall",
    prefix="vf",
    command="voidfall",
    least_players=1,
    most_players=4,
    stage="alpha",
    rules_version=5,
    options=(
        TableOption("mode", "competitive", choices=("competitive", "coop", "solo")),
        TableOption("scenario", AUTO, choices=(AUTO, *SCENARIOS)),
        TableOption("houses", AUTO, choices=(AUTO, "dealt", "suggested", "any"), before="dealt"),
        TableOption("difficulty", "normal", choices=("easy", "normal", "hard")),
    ),
    length=Length(90, 240, "derived"),
    difficulty=Difficulty(5),
    starts=(TURN,),
)


class Looking(Advice[State]):
    """A Focus card is played action by action: what it is worth shows at the end of the turn."""

    looks_on = True
    idle = (ASK_PAYMENT,)
    offhand = staticmethod(offhand)
    passing = staticmethod(in_passing)
    terms = staticmethod(terms)
    corrected = staticmethod(corrected)

    def turn_of(self, st: State) -> int | None:
        """The seat whose turn of the Focus phase is running, The Void Advances included. None in a competitive game:
        what a rival answers is no detail of a turn."""
        return None if st.turn is None or st.coop is None else st.turn.seat


class Cycles(Notices[State]):
    """The Cycles are told."""

    opens_chapter = ("vf-log-trade-token-leaves", "vf-log-improved")

    def chapter(self, st: State) -> int:
        """The number of the Cycle; one more at the end."""
        return st.cycle + (st.phase == "end")


class Plans(Planning[State]):
    """The next turn, as if it began now."""

    foreseen = staticmethod(foreseen)

    def telling(self, st: State, ask: Ask) -> bool:
        """While an Agenda of the hand, which others do not see, may be played (P14)."""
        turn = st.turn
        return ask.kind == Question.MOVE and turn is not None and not turn.agenda and may_still_select(turn)


class Games(Annals[State]):
    """Games differ by Houses and first Focus cards."""

    def traits(self, st: State, seat: int) -> dict[str, Text]:
        """Its House."""
        house = st.players[seat].house
        return {"house": house_name(house)} if house else {}

    def opening(self, ask: Ask, key: str) -> Text | None:
        """The first Focus card."""
        option = ask.option(key)
        return None if option is None else option.label


class Outcomes(Forecasts[State]):
    """The winner."""

    def early(self, st: State, steps: int, /) -> bool:
        """In the first Cycle."""
        return st.cycle <= 1


class Voidfall(Title[State]):
    """The rules, seen through the contract."""

    meta = META
    state_type = State
    shapes = read_shapes("engine.voidfall")
    components = COMPONENTS
    open_moves = frozenset({"vf-log-pay"})
    lesson = read_lesson("engine.voidfall")
    advice = Looking()
    planning = Plans()
    notices = Cycles()
    annals = Games()
    forecasts = Outcomes()
    new = staticmethod(deal)
    unit = staticmethod(next_unit)
    public = staticmethod(hidden_info.public)
    private = staticmethod(hidden_info.private)
    imagine = staticmethod(hidden_info.imagine)
    scores = staticmethod(scores)
    check = staticmethod(checks.check)
    estimate = staticmethod(estimate)
    hints = staticmethod(hints)
    barred = staticmethod(why.barred)
    leave = staticmethod(leave)
    breaks_off = staticmethod(fights)
    end = staticmethod(end_game)
    together = staticmethod(is_cooperative)
    sources = staticmethod(sources_of_influence)

    def settling(self, st: State) -> bool:
        """In the Evaluation of a Cycle, and after the last."""
        return st.phase in ("evaluation", "end")

    def outsider(self, st: State) -> Outsider | None:
        """The Voidborn, with their score once their board is set up."""
        if not is_cooperative(st):
            return None
        return Outsider(say("vf-voidborn"), None if st.coop is None else voidborn_score(st))

    def tie(self, st: State, seat: int) -> int:
        """Of equal Influence the least Corruption (P75)."""
        return -counted_corruption(st, seat)
