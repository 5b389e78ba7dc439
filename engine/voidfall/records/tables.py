"""Tables of numbers: dials, Trade ladder, tokens, difficulties, alert cards, scores, settings."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from engine.core.components import Certainty
from engine.voidfall.records.cards import Cycle
from engine.voidfall.records.galaxy import Players
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.terms import CrisisType, Few, Resources, Some


class Dial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Yield of each Production Level from 0: `credits`, or `standard` for the other resources."""

    id: Literal["standard", "credits"]
    yields: tuple[Some, ...]
    source: Certainty


class LadderSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus of a space of the Trade ladder; the first record is the top one."""

    id: str
    bonus: Effect
    source: Certainty


class PlayerCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players: Trade tokens on each space of the ladder, and Harbingers in the supply."""

    id: str
    players: Players
    trade_tokens: tuple[Some, Some, Some, Some, Some, Some]
    harbingers: Few
    source: Certainty


class TokenFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face of the Bounty or Reclaim tokens. The same sector: the one it lay on, or Home (P35)."""

    id: str
    copies: Few
    then: Effect
    source: Certainty


class CrisisRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the Crisis board, by the number of filled slots 0 to 4: the strength that it adds to a Skirmish
    (military), or what each player pays (economic)."""

    id: Literal["military", "economic"]
    accepts: tuple[CrisisType, ...]
    source: Certainty
    strengths: tuple[Some, ...] = ()
    payments: tuple[Resources, ...] = ()


class AlertAddition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is added to the Alert deck before a Cycle: Situation cards I, II, III and random War cards."""

    situations: tuple[Some, Some, Some]
    wars: Some


class DifficultySource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The certainty of the base score, the Starting Crises, the Harbingers on the board, and the alert cards."""

    base: Certainty
    crises: Certainty
    harbingers: Certainty
    alert: Certainty


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A difficulty of coop and solo (6.1). `starting_crises`: on each row; `board_harbingers`: the Cycles before which
    one comes to the Crisis board; `additions`: by Cycle."""

    id: Literal["easy", "normal", "hard"]
    voidborn_base: Annotated[int, msgspec.Meta(ge=0, le=500)]
    starting_crises: Annotated[int, msgspec.Meta(ge=0, le=1)]
    board_harbingers: tuple[Cycle, ...]
    war_cards: tuple[str, ...]
    additions: tuple[AlertAddition, AlertAddition, AlertAddition]
    source: DifficultySource


class WarCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A War card: the strength that it adds to a Skirmish, by Cycle."""

    id: str
    modifiers: tuple[Some, Some, Some]
    source: Certainty


class Situation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of Situation cards of a level, each of which reveals Crises of that level."""

    id: str
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    cards: Few
    source: Certainty


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each player may choose when a Catastrophe token is taken, a Rift is cleared, a Safe Haven completed."""

    id: Literal["catastrophe", "rift", "haven"]
    then: Effect
    source: Certainty


ScoreItem: TypeAlias = Literal[
    "rift_on_map",
    "incomplete_safe_haven",
    "catastrophe",
    "harbinger_on_sector",
    "consumed_technology",
    "ongoing_crisis",
    "fallen_house_on_map",
    "corruption_anywhere",
    "population_of_voidborn_sectors",
]


class VoidbornPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points of the Voidborn for each such thing at the end (section 7, P70)."""

    id: ScoreItem
    points: Annotated[int, msgspec.Meta(ge=0, le=100)]
    source: Certainty
