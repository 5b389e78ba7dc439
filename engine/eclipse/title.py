"""Eclipse: New Dawn for the Galaxy as a title of Orrery (2 to 6 players; designer Touko Tahkokallio, 2011).

Keys of its options name places as `engine.core.hexgrid` does (`3b`), and classes, technologies and parts by their ids:

- a turn's question has the first step of every action: `explore:3b`, `influence:3b`, `influence:2c-3b`,
  `influence:2c-track`, `refresh`, `research:plasma_cannon`, `upgrade:cruiser-LB-plasma_cannon`, `remove:cruiser-LB`,
  `build:cruiser-3b`, `build:orbital-3b`, `move:cruiser-2a-2c`, `idle`, `pass`
- what is free in one's own turn is beside every question of it: `colony:3b-gray-money`, `trade:science-money`,
  `offer:b-money`, `withdraw:b`, `accept:b-money`
- then `place:101-0` (which sector, how often turned), `discard`, `second`; `track:money`; in upkeep `abandon:3b`
"""

from __future__ import annotations

from engine.core.kit import Functions, StandardTitle, sources
from engine.core.shapes import read_shapes
from engine.core.text import say
from engine.core.title import Difficulty, Length, Meta, TableOption
from engine.eclipse import checks, hidden_info, orders, why, why_free
from engine.eclipse.actions import diplomacy
from engine.eclipse.actions.turn import foreseen
from engine.eclipse.advice import candidates
from engine.eclipse.combat.battle import fights
from engine.eclipse.course import next_unit
from engine.eclipse.effects import end_game
from engine.eclipse.elimination import leave
from engine.eclipse.estimate import estimate
from engine.eclipse.hints import hints
from engine.eclipse.lesson import LESSON
from engine.eclipse.records import chapter, postings
from engine.eclipse.scoring.score import scores
from engine.eclipse.setup import deal
from engine.eclipse.state import State

META = Meta(
    id="eclipse",
    prefix="ecl",
    command="eclipse",
    least_players=2,
    most_players=6,
    stage="alpha",
    rules_version=2,
    options=(
        TableOption("species", "draft", choices=("draft", "random", "terrans")),
        TableOption("seating", "random", choices=("random", "joined")),
    ),
    provenance=sources("ecl"),
    credits=say("ecl-credits"),
    length=Length(60, 180, "derived"),
    difficulty=Difficulty(4),
    orders=orders.ORDERS,
    starts=("turn", "reaction"),
)


def turn(st: State) -> int:
    """The number of the round: one action is too short to show what it is good for."""
    return st.round


def period(st: State) -> str:
    """The round: passing to its end lasts no longer."""
    return str(st.round)


class Eclipse(StandardTitle[State]):
    """The rules, seen through the contract."""

    meta = META
    state_type = State
    shapes = read_shapes("engine.eclipse")
    lesson = LESSON
    functions = Functions(
        deal=deal,
        unit=next_unit,
        public=hidden_info.public,
        private=hidden_info.private,
        imagine=hidden_info.imagine,
        scores=scores,
        check=checks.check,
        barred=why.barred,
        barred_on_panel=why.barred_actions,
        estimate=estimate,
        candidates=candidates,
        turn=turn,
        hints=hints,
        follow=orders.follow,
        asides=diplomacy.asides,
        do_aside=diplomacy.do_aside,
        asides_barred=why_free.asides_barred,
        intrusions=orders.intrusions,
        period=period,
        foreseen=foreseen,
        end=end_game,
        leave=leave,
        breaks_off=fights,
        postings=postings,
        chapter=chapter,
    )
