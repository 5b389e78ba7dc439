"""Voidfall as a title of Orrery (1 to 4 players; designers Nigel Buckle and Dávid Turczi, 2023)."""

from __future__ import annotations

from engine.core.kit import Functions, StandardTitle, sources
from engine.core.shapes import read_shapes
from engine.core.text import say
from engine.core.title import Difficulty, Length, Meta, TableOption
from engine.voidfall import checks, hidden_info, why
from engine.voidfall.components import COMPONENTS
from engine.voidfall.course import next_unit
from engine.voidfall.estimate import estimate
from engine.voidfall.evaluation.end import end_game
from engine.voidfall.leaving import fights, leave
from engine.voidfall.lesson import LESSON
from engine.voidfall.offhand import offhand
from engine.voidfall.scoring import scores
from engine.voidfall.setup.deal import deal
from engine.voidfall.setup.scenario import AUTO
from engine.voidfall.state import State
from engine.voidfall.turn.selection import TURN, foreseen

SCENARIOS = tuple(COMPONENTS.parts.scenarios)

META = Meta(
    id="voidfall",
    prefix="vf",
    command="voidfall",
    least_players=1,
    most_players=4,
    stage="alpha",
    rules_version=2,
    options=(
        TableOption("mode", "competitive", choices=("competitive", "coop", "solo")),
        TableOption("scenario", AUTO, choices=(AUTO, *SCENARIOS)),
        TableOption("difficulty", "normal", choices=("easy", "normal", "hard")),
    ),
    provenance=sources("vf"),
    credits=say("vf-credits"),
    length=Length(90, 240, "derived"),
    difficulty=Difficulty(5),
    starts=(TURN,),
)


def chapter(st: State) -> int:
    """The number of the Cycle; one more at the end."""
    return st.cycle + (st.phase == "end")


def turn_of(st: State) -> int | None:
    """The seat whose turn of the Focus phase is running, The Void Advances included. None in a competitive game: what
    a rival answers is no detail of a turn."""
    return None if st.turn is None or st.coop is None else st.turn.seat


class Voidfall(StandardTitle[State]):
    """The rules, seen through the contract."""

    meta = META
    state_type = State
    shapes = read_shapes("engine.voidfall")
    components = COMPONENTS
    lesson = LESSON
    looks_on = True
    outsider = say("vf-voidborn")
    functions = Functions(
        deal=deal,
        unit=next_unit,
        public=hidden_info.public,
        private=hidden_info.private,
        imagine=hidden_info.imagine,
        scores=scores,
        check=checks.check,
        barred=why.barred,
        estimate=estimate,
        offhand=offhand,
        turn_of=turn_of,
        chapter=chapter,
        foreseen=foreseen,
        end=end_game,
        leave=leave,
        breaks_off=fights,
    )
