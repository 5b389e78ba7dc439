"""A battle while it is fought: what its procedures share (P17.13)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.text import Text
from engine.eclipse.firing import Damages, FightingSide, Groups, is_alive
from engine.eclipse.names import ship_name, ships_of_side
from engine.eclipse.state import Battle, Place, Sector, Side, State, Tally


@dataclass
class Fight:
    """One battle between two sides, and where it is fought. Everything that it remembers is in the state."""

    st: State
    sector: Sector
    battle: Battle
    tally: Tally

    @property
    def groups(self) -> Groups:
        """Both sides' groups in firing order."""
        return self.battle.groups

    @property
    def standing(self) -> Damages:
        """The damage of the ships that live and are there, by group."""
        return self.battle.standing

    @property
    def waiting(self) -> dict[int, Place]:
        """Where groups that retreat go, by number of the group."""
        return self.battle.waiting

    def side(self, number: int) -> Side:
        """Whose group it is."""
        return owner_of(self.battle, self.battle.groups[number].side)

    def enemy(self, number: int) -> Side:
        """Who shoots at it."""
        return owner_of(self.battle, "defender" if self.battle.groups[number].side == "attacker" else "attacker")

    @property
    def over(self) -> bool:
        """Whether a side is gone (P17.13.7)."""
        return is_over(self.battle)

    def remove_group(self, number: int) -> None:
        """A group is not there any more."""
        standing = self.battle.standing
        self.battle.standing = (*standing[:number], (), *standing[number + 1 :])

    def lose(self, number: int, count: int = 1) -> None:
        """Ships of a group have been destroyed."""
        self.battle.lost[number] += count


def owner_of(battle: Battle, side: FightingSide) -> Side:
    """Who the attacker or the defender is."""
    return battle.attacker if side == "attacker" else battle.defender


def is_over(battle: Battle) -> bool:
    """Whether a side has no ships there any more (P17.13.7)."""
    return not (
        is_alive(battle.groups, battle.standing, "attacker") and is_alive(battle.groups, battle.standing, "defender")
    )


def winner_of(battle: Battle) -> Side | None:
    """The side that has ships left in a battle that is over. None if nobody has."""
    sides: tuple[FightingSide, ...] = ("attacker", "defender")
    alive = [side for side in sides if is_alive(battle.groups, battle.standing, side)]
    return owner_of(battle, alive[0]) if alive else None


def note_flight(battle: Fight) -> None:
    """A side whose living ships all wait gets no tile for having fought here (P17.14.1)."""
    sides: tuple[FightingSide, ...] = ("attacker", "defender")
    for side in sides:
        living = [
            number for number, group in enumerate(battle.groups) if group.side == side and battle.standing[number]
        ]
        if living and all(number in battle.waiting for number in living):
            battle.tally.fled.append(owner_of(battle.battle, side))


def ships_of(battle: Fight, number: int) -> Text:
    """What the ships of a group that still live are called."""
    return ship_name(battle.groups[number].ship, len(battle.standing[number]))


def group_name(battle: Fight, number: int) -> Text:
    """The living ships of a group and whose they are, as the log names them."""
    return ships_of_side(battle.side(number), battle.groups[number].ship, len(battle.standing[number]))


def seat_of(side: Side) -> int | None:
    """The seat of a side, None for Ancients and the GCDS."""
    return side if side >= 0 else None
