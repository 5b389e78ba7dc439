"""Where one may explore, put discs and move, read a second time from the facts, as slowly as they are written, and
compared with the rules in random games (P17.5.1, P17.5.4, P17.6.2, P17.9.4)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.core.chance import Chance
from engine.core.hexgrid import hex_named
from engine.core.session import Session
from engine.core.title import Setup
from engine.eclipse.actions import explore, influence, move
from engine.eclipse.components import SECTORS
from engine.eclipse.setup import deal
from engine.eclipse.ships import player_stats
from engine.eclipse.state import ExploreTask, Sector, State
from engine.eclipse.title import META
from tests.eclipse.positions import give
from tests.eclipse.test_crowded import Crowded

Axial = tuple[int, int]
STEPS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
TRACK: Axial = (99, 99)


def axial(place: str) -> Axial:
    """A place as (q, r)."""
    at = hex_named(place)
    return at.q, at.r


def beside(at: Axial, side: int) -> Axial:
    """The place behind a side."""
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


def ring(at: Axial) -> str:
    """The stack of a place (facts, section 7)."""
    return ("inner", "middle", "outer")[min(3, max(abs(at[0]), abs(at[1]), abs(at[0] + at[1]))) - 1]


@dataclass
class Reading:
    """A position as one seat sees it."""

    st: State
    seat: int

    def __post_init__(self) -> None:
        self.map = {axial(place): sector for place, sector in self.st.sectors.items()}
        self.generator = "wormhole_generator" in self.st.players[self.seat].technologies
        self.draco = self.st.players[self.seat].species == "descendants_of_draco"

    def hole(self, sector: Sector, side: int) -> bool:
        return SECTORS[sector.id].wormholes[(side - sector.turns) % 6] == "1"

    def own(self, sector: Sector) -> int:
        return sum(fleet.size for fleet in sector.fleets if fleet.side == self.seat)

    def opposing(self, sector: Sector) -> int:
        """P1.2."""
        ignored = (self.seat, -1) if self.draco else (self.seat,)
        return sum(fleet.size for fleet in sector.fleets if fleet.side not in ignored)

    def defended(self, sector: Sector) -> bool:
        return any(fleet.side == -2 for fleet in sector.fleets)

    def free(self, sector: Sector) -> int:
        """P1.3."""
        return 0 if self.defended(sector) else max(0, self.own(sector) - self.opposing(sector))

    def behind(self, at: Axial, side: int) -> Axial | None:
        """The sector behind an edge that the seat passes (P1.4)."""
        there = beside(at, side)
        if there not in self.map:
            return None
        holes = self.hole(self.map[at], side) + self.hole(self.map[there], (side + 3) % 6)
        return there if holes == 2 or (holes == 1 and self.generator) else None

    def spaces(self) -> set[Axial]:
        """P17.5.1."""
        return {
            beside(at, side)
            for at, sector in self.map.items()
            if sector.owner == self.seat or self.free(sector)
            for side in range(6)
            if (self.hole(sector, side) or self.generator) and beside(at, side) not in self.map
            if self.st.stacks[ring(beside(at, side))] or self.st.discards[ring(beside(at, side))]  # type: ignore[index]
        }

    def targets(self, lifted: Axial | None) -> set[Axial]:
        """P17.6.2."""
        found = set()
        for at, sector in self.map.items():
            if sector.owner is not None or self.opposing(sector):
                continue
            around = [there for side in range(6) if (there := self.behind(at, side)) is not None]
            by_disc = any(self.map[there].owner == self.seat for there in around if there != lifted)
            if by_disc or any(self.own(self.map[there]) for there in around) or self.own(sector):
                found.add(at)
        return found

    def discs(self) -> set[tuple[Axial, Axial]]:
        """Every disc move; one disc pays for the action."""
        found = {(TRACK, target) for target in self.targets(None) if self.st.players[self.seat].discs > 1}
        for at, sector in self.map.items():
            if sector.owner == self.seat:
                found |= {(at, TRACK), *((at, target) for target in self.targets(at))}
        return found

    def moves(self) -> set[tuple[str, Axial, Axial]]:
        """P17.9.3 to P17.9.5."""
        found: set[tuple[str, Axial, Axial]] = set()
        for at, sector in self.map.items():
            classes = {ship for fleet in sector.fleets if fleet.side == self.seat for ship in fleet.ships}
            for ship in classes - {"starbase"}:
                front, reached = {at}, set[Axial]()
                for _ in range(player_stats(self.st.players[self.seat], ship).movement):
                    front = {
                        there
                        for here in front
                        if not self.defended(self.map[here])
                        and self.own(self.map[here]) + (here != at) > self.opposing(self.map[here])
                        for side in range(6)
                        if (there := self.behind(here, side)) is not None
                    }
                    reached |= front
                found |= {(ship, at, there) for there in reached - {at}}
        return found

    def rotations(self, sector_id: str, space: Axial) -> set[str]:
        """P17.5.4: the looks of the legal rotations."""
        found = set()
        for turns in range(6):
            looks = "".join(SECTORS[sector_id].wormholes[(side - turns) % 6] for side in range(6))
            for side in range(6):
                there = self.map.get(beside(space, side))
                if there is None or not (there.owner == self.seat or self.own(there)):
                    continue
                holes = (looks[side] == "1") + self.hole(there, (side + 3) % 6)
                if holes == 2 or (holes == 1 and self.generator):
                    found.add(looks)
        return found


def agree(st: State, seat: int) -> None:
    """The rules offer what the facts allow."""
    facts = Reading(st, seat)
    assert {axial(choice.place) for _, choice in explore.pairs(st, seat)} == facts.spaces()
    discs = {choice for _, choice in influence.pairs(st, seat) if isinstance(choice, influence.MoveDisc)}
    ends = {tuple(TRACK if end == influence.TRACK else axial(end) for end in (d.source, d.target)) for d in discs}
    assert ends == facts.discs()
    moves = {(choice.ship, axial(choice.start), axial(choice.goal)) for _, choice in move.pairs(st, seat)}
    assert moves == facts.moves()


def agree_on_placing(st: State, task: ExploreTask) -> None:
    """Each look once, and every legal one."""
    facts, found = Reading(st, task.seat), list[tuple[str, str]]()
    for _, choice in explore.placings(st, task):
        if isinstance(choice, explore.PutDown):
            holes = SECTORS[choice.sector].wormholes
            found.append((choice.sector, "".join(holes[(side - choice.turns) % 6] for side in range(6))))
    assert len(found) == len(set(found))
    space = axial(task.place)
    assert set(found) == {(each, looks) for each in task.drawn for looks in facts.rotations(each, space)}


@pytest.mark.parametrize(("players", "seed"), [(2, "1"), (4, "2"), (6, "3")])
def test_p17_5_1_p17_6_2_p17_9_4_where_one_may_go(players: int, seed: str) -> None:
    """P17.5.1, P17.5.4, P17.6.2, P17.9.3, P17.9.4: everybody is rich, so that the map fills."""
    st = deal(Setup(players, META.settle_options({"species": "random"})), Chance(seed))
    for player in st.players:
        player.money, player.materials, player.science = 400, 60, 60
    give(st, 0, "wormhole_generator")
    session = Session.begin(Crowded(st), Setup(players, {}), "5eed")
    lots, compared = Chance(f"second reading {seed}"), 0
    for _ in range(1200):
        if session.standing().over:
            break
        owed = session.owed()
        pending = session.pending(owed[lots.below(len(owed))])
        assert pending is not None
        kinds: dict[str, list[str]] = {}
        for key in pending.ask.options.keys:
            kinds.setdefault(key.partition(":")[0], []).append(key)
        for dull in ("pass", "idle", "trade"):
            if len(kinds) > 1 and lots.below(6):
                kinds.pop(dull, None)
        keys = list(kinds.values())[lots.below(len(kinds))]
        session.submit(pending.ask.seat, (keys[lots.below(len(keys))],))
        st = session.state
        if st.phase == "action" and not st.tasks:
            agree(st, lots.below(players))
            compared += 1
        elif st.tasks and isinstance(st.tasks[-1], ExploreTask) and st.tasks[-1].drawn:
            agree_on_placing(st, st.tasks[-1])
    assert compared > 200
