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

from engine.core.decision import Ask
from engine.core.lesson import read_lesson
from engine.core.optional import Advice, Annals, Asides, Notices, Planning
from engine.core.shapes import read_shapes
from engine.core.text import Text, say
from engine.core.title import Difficulty, Length, Meta, TableOption, Title
from engine.eclipse import checks, hidden_info, orders, why, why_free
from engine.eclipse.actions import diplomacy
from engine.eclipse.actions.turn import foreseen
from engine.eclipse.advice import candidates, plausible
from engine.eclipse.advice.worth import rounds_after
from engine.eclipse.combat.battle import fights
from engine.eclipse.components import ACTIONS, SPECIES
from engine.eclipse.course import next_unit
from engine.eclipse.effects import end_game
from engine.eclipse.elimination import leave
from engine.eclipse.estimate import estimate
from engine.eclipse.forecasts import Outcomes
from engine.eclipse.hints import slow_hints
from engine.eclipse.names import species_name
from engine.eclipse.records import chapter, postings
from engine.eclipse.scoring.score import resources, scores, sources_of_points
from engine.eclipse.setup import deal
from engine.eclipse.state import State
from engine.eclipse.terms import terms

META = Meta(
    id="eclipse",
    prefix="ecl",
    command="eclipse",
    least_players=2,
    most_players=6,
    stage="alpha",
    rules_version=3,
    options=(
        TableOption("species", "draft", choices=("draft", "random", "terrans")),
        TableOption("seating", "random", choices=("random", "joined")),
    ),
    length=Length(60, 180, "derived"),
    difficulty=Difficulty(4),
    orders=orders.ORDERS,
    starts=("turn", "reaction"),
)


class Candidates(Advice[State]):
    """The answers of a sensible player."""

    candidates = staticmethod(candidates)
    plausible = staticmethod(plausible)
    terms = staticmethod(terms)

    def turn(self, st: State) -> int:
        """The number of the round: one action is too short to show what it is good for."""
        return st.round

    def nears_end(self, st: State) -> bool:
        """In the last two rounds. That all others give up or collapse before is not reckoned with."""
        return rounds_after(st) < 2


class Plans(Planning[State]):
    """Standing orders, and the next turn, as if it began now."""

    follow = staticmethod(orders.follow)
    intrusions = staticmethod(orders.intrusions)
    stops = staticmethod(orders.stops)
    telling = staticmethod(orders.telling)
    foreseen = staticmethod(foreseen)
    foreseen_barred = staticmethod(why.foreseen_barred)

    def period(self, st: State) -> str:
        """The round: passing to its end lasts no longer."""
        return str(st.round)

    def episode(self, st: State) -> str:
        """The battle that is being fought."""
        return "" if st.battle is None else f"battle-{st.battle.number}"


class Records(Notices[State]):
    """Battles and rounds."""

    opens_chapter = ("ecl-log-round",)
    postings = staticmethod(postings)
    chapter = staticmethod(chapter)


class Diplomacy(Asides[State]):
    """What neighbours say to each other."""

    offered = staticmethod(diplomacy.asides)
    do = staticmethod(diplomacy.do_aside)
    barred = staticmethod(why_free.asides_barred)


class Games(Annals[State]):
    """Games differ by species and first actions."""

    def traits(self, st: State, seat: int) -> dict[str, Text]:
        """Its species; all Terrans are alike."""
        species = st.players[seat].species
        return {"species": species_name("terrans" if SPECIES[species].terran else species)} if species else {}

    def opening(self, ask: Ask, key: str) -> Text | None:
        """The first action, wherever it is done."""
        action = key.partition(":")[0]
        return say(f"ecl-action-{action}") if action in ACTIONS else None


class Eclipse(Title[State]):
    """The rules, seen through the contract."""

    meta = META
    state_type = State
    shapes = read_shapes("engine.eclipse")
    lesson = read_lesson("engine.eclipse")
    open_moves = frozenset({"ecl-log-retreats"})
    advice = Candidates()
    planning = Plans()
    notices = Records()
    asides = Diplomacy()
    annals = Games()
    forecasts = Outcomes()
    new = staticmethod(deal)
    unit = staticmethod(next_unit)
    public = staticmethod(hidden_info.public)
    private = staticmethod(hidden_info.private)
    imagine = staticmethod(hidden_info.imagine)
    scores = staticmethod(scores)
    tie = staticmethod(resources)
    sources = staticmethod(sources_of_points)
    check = staticmethod(checks.check)
    estimate = staticmethod(estimate)
    barred = staticmethod(why.barred)
    barred_on_panel = staticmethod(why.barred_actions)
    slow_hints = staticmethod(slow_hints)
    leave = staticmethod(leave)
    breaks_off = staticmethod(fights)
    end = staticmethod(end_game)
