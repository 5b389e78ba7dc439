"""The kinds of questions, by which code tells them apart (`Ask.kind`)."""

from __future__ import annotations

from enum import StrEnum


class Question(StrEnum):
    """The kinds of questions; further steps of an action have none."""

    ARTIFACT = "artifact"
    BATTLE_GROUP = "battle-group"
    BATTLE_HITS = "battle-hits"
    BOMB = "bomb"
    BOMB_CUBES = "bomb-cubes"
    CONTROL = "control"
    CUBE_TRACK = "cube-track"
    DISCOVERY = "discovery"
    END = "end"
    EXPLORE = "explore"
    OCCUPY = "occupy"
    PLACING = "placing"
    REACTION = "reaction"
    RELATION = "relation"
    REPUTATION = "reputation"
    SPECIES = "species"
    TURN = "turn"
    UPKEEP_BALANCE = "upkeep-balance"
    UPKEEP_COLONY = "upkeep-colony"


FIRST = (Question.TURN, Question.REACTION)
"""The questions with which an action begins."""
