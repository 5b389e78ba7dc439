"""A battle while it is fought: what its procedures share (P17.13)."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.text import Text
from engine.eclipse.combat.core import FightingSide, Groups, Standing, is_alive
from engine.eclipse.names import ship_name
from engine.eclipse.state import Battle, Place, Sector, Side, State


@dataclass
class Tally:
    """What the battles of a sector are worth: tiles for kills by side, who fought, and who gets nothing for it because
    all its ships were leaving (P17.14.1)."""

    kills: dict[Side, int] = field(default_factory=dict)
    fled: list[Side] = field(default_factory=list)

    def tiles(self, side: Side) -> int:
        """How many reputation tiles a side that fought may draw; the bag and the limit of five come later."""
        return self.kills[side] + (side not in self.fled)


@dataclass
class Fight:
    """One battle between two sides. `waiting`: where groups that retreat go, by number of the group."""

    st: State
    sector: Sector
    sides: dict[FightingSide, Side]
    groups: Groups
    standing: Standing
    shown: Battle
    tally: Tally
    waiting: dict[int, Place] = field(default_factory=dict)

    def side(self, number: int) -> Side:
        """Whose group it is."""
        return self.sides[self.groups[number].side]

    def enemy(self, number: int) -> Side:
        """Who shoots at it."""
        return self.sides["defender" if self.groups[number].side == "attacker" else "attacker"]

    @property
    def over(self) -> bool:
        """Whether a side is gone (P17.13.7)."""
        return not (self.alive("attacker") and self.alive("defender"))

    def alive(self, side: FightingSide) -> bool:
        """Whether a side has ships there."""
        return is_alive(self.groups, self.standing, side)

    def gone(self, number: int) -> None:
        """A group is not there any more."""
        self.standing = (*self.standing[:number], (), *self.standing[number + 1 :])


def note_flight(battle: Fight) -> None:
    """A side whose living ships all wait gets no tile for having fought here (P17.14.1)."""
    for side, owner in battle.sides.items():
        living = [
            number for number, group in enumerate(battle.groups) if group.side == side and battle.standing[number]
        ]
        if living and all(number in battle.waiting for number in living):
            battle.tally.fled.append(owner)


def ships_of(battle: Fight, number: int) -> Text:
    """What the ships of a group that still live are called."""
    return ship_name(battle.groups[number].ship, len(battle.standing[number]))


def seat_of(side: Side) -> int | None:
    """The seat of a side, None for Ancients and the GCDS."""
    return side if side >= 0 else None
