"""What is said before somebody spends influence discs."""

from __future__ import annotations

from functools import lru_cache

from engine.core.text import Text, say
from engine.eclipse.state import Player
from engine.eclipse.tracks import balance


def disc_caution(player: Player, spending: int = 1) -> Text | None:
    """Before so many discs leave the track, of which the last one is what is asked about: that none is left then, and
    what money would be missing in upkeep as things stand. With more than one only what the last one changes."""
    after = balance(player, spending)
    says_money = after < 0 and (spending == 1 or balance(player, spending - 1) >= 0)
    return _caution(player.discs == spending, -after if says_money else 0)


@lru_cache(maxsize=256)
def _caution(last_disc: bool, missing: int) -> Text | None:
    """The caution for the last disc, and for so much money missing. Every first step of a turn has it."""
    return cautions(
        say("ecl-caution-last-disc") if last_disc else None,
        say("ecl-caution-money", missing=missing) if missing else None,
    )


def cautions(*texts: Text | None) -> Text | None:
    """Several cautions as one."""
    said = [text for text in texts if text is not None]
    if len(said) < 2:
        return said[0] if said else None
    rest = cautions(*said[1:])
    assert rest is not None
    return say("ecl-cautions", first=said[0], rest=rest)
