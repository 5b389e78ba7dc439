"""What is said before somebody spends influence discs."""

from __future__ import annotations

from functools import lru_cache

from engine.core.text import Text, say
from engine.eclipse.components import RESOURCES
from engine.eclipse.state import Player
from engine.eclipse.tracks import balance


def disc_caution(player: Player, spending: int = 1, *, fatal: bool = False) -> Text | None:
    """Before so many discs leave the track, of which the last one is what is asked about: that none is left then, and
    what money would be missing in upkeep as things stand. With more than one only what the last one changes; with
    none, as when somebody passes, what is missing now. `fatal`: the civilization would collapse."""
    return _caution(player.discs, player.money, player.cubes[RESOURCES.index("money")], spending, fatal)


@lru_cache(maxsize=4096)
def _caution(discs: int, money: int, cubes: int, spending: int, fatal: bool) -> Text | None:
    """The same for somebody with so many discs, so much money and so many cubes on its track. Every first step of a
    turn has it."""
    player = Player(discs=discs, money=money, cubes=[cubes, 0, 0])
    after = balance(player, spending)
    says_money = after < 0 and (spending <= 1 or balance(player, spending - 1) >= 0)
    return cautions(
        say("ecl-caution-last-disc") if discs == spending > 0 else None,
        say(f"ecl-caution-{'collapse' if fatal else 'money'}", missing=-after) if says_money else None,
    )


def cautions(*texts: Text | None) -> Text | None:
    """Several cautions as one."""
    said = [text for text in texts if text is not None]
    if len(said) < 2:
        return said[0] if said else None
    rest = cautions(*said[1:])
    assert rest is not None
    return say("ecl-cautions", first=said[0], rest=rest)
