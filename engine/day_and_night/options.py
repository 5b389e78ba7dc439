"""The options that the rules of Day & Night offer, made once each and cached, and their keys with their values."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.decision import Option, Pairs
from engine.core.text import Text, say
from engine.day_and_night.board import NAMES as PLACES
from engine.day_and_night.board import TileSet, place, places, tiles
from engine.day_and_night.cards import CARDS, NAMES, SIDES, Card
from engine.day_and_night.house_rules import Options, card_text

END_TURN = Option("end", say("dn-option-end"))
STEP_DETAILS = {
    (True, False): say("dn-detail-step"),
    (True, True): say("dn-detail-step-ends-casting"),
    (False, True): say("dn-detail-ends-casting"),
    (False, False): None,
}
"""What a step brings: whether a card is drawn, whether casting ends."""
KEEP_NINE = "keep"
USE = Option("use", say("dn-option-use"))
DISCARD_STOLEN = Option("discard", say("dn-option-discard-stolen"))
STONE_SPLITS = (Option("split:2-0", say("dn-option-split-2-0")), Option("split:1-1", say("dn-option-split-1-1")))

Action: TypeAlias = str | int | None
"""An action of a turn: cast a card, travel to a tile, or end the turn."""

# Keys, each with its value for the rules.
CASTS: dict[str, tuple[str, Action]] = {card_id: (f"cast:{card_id}", card_id) for card_id in CARDS}
STEPS: tuple[tuple[str, Action], ...] = tuple((f"step:{name}", tile) for tile, name in enumerate(PLACES))
END: tuple[str, Action] = (END_TURN.key, None)
TARGETS = tuple((f"tile:{name}", tile) for tile, name in enumerate(PLACES))
LEAVES: tuple[tuple[str, int | None], ...] = tuple((f"leave:{name}", tile) for tile, name in enumerate(PLACES))
KEEP: tuple[str, int | None] = (KEEP_NINE, None)

ACTIONS = dict([*CASTS.values(), *STEPS, END])
TILES = dict(TARGETS)


@cache
def walk_pairs(tile_set: TileSet) -> Pairs[Action]:
    """Travel to one of these tiles, or end the turn. At most four tiles, so there are few such sets."""
    return (*[STEPS[tile] for tile in tiles(tile_set)], END)


@lru_cache(maxsize=4096)
def target_pairs(tile_set: TileSet) -> Pairs[int]:
    """These tiles as targets."""
    return tuple(map(TARGETS.__getitem__, tiles(tile_set)))


def leave_pairs(tile_set: TileSet) -> Pairs[int | None]:
    """Keep the nine proposed tiles, or leave one of these tiles out."""
    return (KEEP, *(LEAVES[tile] for tile in tiles(tile_set)))


def card_pairs(verb: str, cards: Iterable[str]) -> Pairs[str]:
    """Cards to take, steal or discard; further copies of one are numbered."""
    copies: dict[str, int] = {}
    pairs = []
    for card_id in cards:
        copy = copies.get(card_id, 0)
        copies[card_id] = copy + 1
        pairs.append(copy_pair(verb, card_id, copy))
    return pairs


@cache
def copy_pair(verb: str, card_id: str, copy: int) -> tuple[str, str]:
    """A card; `copy`: how many others of its kind come before it."""
    return (f"{verb}:{card_id}#{copy + 1}" if copy else f"{verb}:{card_id}", card_id)


def card_of(key: str) -> str:
    """The card that a key like `discard:day_chant#2` names."""
    return key.partition(":")[2].partition("#")[0]


@cache
def cast_option(card_id: str, hours: int, caution: Text | None, options: Options) -> Option:
    """Cast this card for this many hours, at a table with these options."""
    label = say("dn-option-cast", card=NAMES[card_id], hours=hours)
    return Option(f"cast:{card_id}", label, detail=card_text(card_id, options), caution=caution)


@cache
def card_option(key: str, card_id: str, options: Options) -> Option:
    """A card to take, steal or discard."""
    return Option(key, NAMES[card_id], detail=card_text(card_id, options))


@cache
def end_option(excess: int) -> Option:
    """End the turn, with this many cards more than the hand may keep (R-REST-1)."""
    return replace(END_TURN, label=say("dn-option-end-discard", count=excess)) if excess > 0 else END_TURN


@cache
def step_option(tile: int, *, draws: bool, ends_casting: bool = False) -> Option:
    """Travel to this tile. `ends_casting`: no spell can be cast this turn after it (R-TURN-3)."""
    detail = STEP_DETAILS[draws, ends_casting]
    return Option(f"step:{PLACES[tile]}", say("dn-option-step", place=place(tile)), at=PLACES[tile], detail=detail)


@cache
def tile_option(tile: int) -> Option:
    """This tile as a target."""
    return Option(f"tile:{PLACES[tile]}", say("dn-option-tile", place=place(tile)), PLACES[tile])


@cache
def flip_option(tile: int, caster: int, *, own: bool) -> Option:
    """This tile as a target that changes sides, with the side it would become; a warning if it is the caster's own."""
    if own:
        return replace(tile_option(tile), detail=becomes(1 - caster), caution=gives_away(1 << tile, caster))
    return replace(tile_option(tile), detail=becomes(caster))


@cache
def leave_option(tile: int) -> Option:
    """Leave this tile out of the temple."""
    return Option(f"leave:{PLACES[tile]}", say("dn-option-leave", place=place(tile)), at=PLACES[tile])


def keep_option(nine: TileSet) -> Option:
    """Build the temple of these nine tiles."""
    covers = tuple(PLACES[tile] for tile in tiles(nine))
    return Option(KEEP_NINE, say("dn-option-keep", places=places(nine)), covers=covers)


@cache
def becomes(seat: int) -> Text:
    """The text that a tile becomes this side's."""
    return say(f"dn-detail-becomes-{SIDES[seat]}")


@lru_cache(maxsize=4096)
def gives_away(tile_set: TileSet, caster: int) -> Text:
    """A warning that own tiles would become the other side's."""
    return say(f"dn-caution-becomes-{SIDES[1 - caster]}", places=places(tile_set), count=tile_set.bit_count())


def is_flip(card: Card) -> bool:
    """Whether the spell turns tiles over, so that it might give own tiles away."""
    return card.effect in ("change", "turn_over", "deviate")
