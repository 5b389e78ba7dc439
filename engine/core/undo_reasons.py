"""Why the last answer cannot be undone. A title names one of these, or a message of its own, when it closes undo. Each
completes the sentence "This can no longer be taken back: ..."."""

from __future__ import annotations

from engine.core.text import say

DRAWN = say("way-back-drawn")
"""Something was drawn."""
TURNED_UP = say("way-back-turned-up")
"""A card, tile or planet was revealed to everybody."""
SEEN = say("way-back-seen")
"""Somebody saw something that had been hidden from them."""
TOLD = say("way-back-told")
"""The others have been told, and may answer."""
TURN_OVER = say("way-back-turn")
"""The turn has passed on."""
RESIGNED = say("way-back-resigned")
"""Somebody has resigned."""
GAME_OVER = say("way-back-over")

ROLLED = say("way-back-lot")
"""Chance has decided something."""
ALL_ANSWERED = say("way-back-all")
"""All who were asked in secret have answered."""
SIDE_BY_SIDE = say("way-back-side-by-side")
"""Several seats have begun to decide side by side."""
TALK = say("way-back-talk")
"""Several seats may speak at once: what was said cannot be undone, but there is an answer that reverses it."""
GONE_ON = say("way-back-gone-on")
"""The game has gone on."""
ANOTHER_PLAYER = say("way-back-player")
"""Somebody else sat at the seat when it was answered."""
OTHERS = say("way-back-others")
"""Others have acted since, or the seat has not acted yet."""
