"""What is said before somebody spends influence discs."""

from __future__ import annotations

from engine.core.text import Text, say
from engine.eclipse.state import Player
from engine.eclipse.tracks import balance


def disc_caution(player: Player, spending: int = 1) -> Text | None:
    """Before so many discs leave the track, of which the last one is what is asked about: that none is left then, and
    what money would be missing in upkeep as things stand. With more than one only what the last one changes."""
    found = []
    if player.discs == spending:
        found.append(say("ecl-caution-last-disc"))
    after = balance(player, spending)
    if after < 0 and (spending == 1 or balance(player, spending - 1) >= 0):
        found.append(say("ecl-caution-money", missing=-after))
    return cautions(*found)


def cautions(*texts: Text | None) -> Text | None:
    """Several cautions as one."""
    said = [text for text in texts if text is not None]
    if len(said) < 2:
        return said[0] if said else None
    rest = cautions(*said[1:])
    assert rest is not None
    return say("ecl-cautions", first=said[0], rest=rest)
