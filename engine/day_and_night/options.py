"""The options that the rules of Day & Night offer, made once each and kept."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core.decision import Option
from engine.core.text import Text, say
from engine.day_and_night.board import NAMES as PLACES
from engine.day_and_night.board import NUMBERS, TileSet, place, places, tiles
from engine.day_and_night.cards import NAMES, SIDES, Card
from engine.day_and_night.house_rules import Options, card_text

END_TURN = Option("end", say("dn-option-end"))
KEEP_NINE = "keep"
USE = Option("use", say("dn-option-use"))
DISCARD_STOLEN = Option("discard", say("dn-option-discard-stolen"))
STONE_SPLITS = (Option("split:2-0", say("dn-option-split-2-0")), Option("split:1-1", say("dn-option-split-1-1")))


@cache
def cast_option(card_id: str, hours: int, caution: Text | None, options: Options) -> Option:
    """Cast this card for so many hours, at a table with these options."""
    label = say("dn-option-cast", card=NAMES[card_id], hours=hours)
    return Option(f"cast:{card_id}", label, detail=card_text(card_id, options), caution=caution)


@cache
def card_option(verb: str, card_id: str, options: Options, copy: int = 1) -> Option:
    """A card to take, steal or discard; further copies of it are numbered."""
    key = f"{verb}:{card_id}" if copy == 1 else f"{verb}:{card_id}#{copy}"
    return Option(key, NAMES[card_id], detail=card_text(card_id, options))


@cache
def step_option(tile: int, *, draws: bool) -> Option:
    """Travel to this tile."""
    detail = say("dn-detail-step") if draws else None
    return Option(f"step:{PLACES[tile]}", say("dn-option-step", place=place(tile)), at=PLACES[tile], detail=detail)


@cache
def step_options(tile_set: TileSet, *, draws: bool) -> tuple[Option, ...]:
    """Travel to one of these tiles: at most four, so there are few such sets."""
    return tuple(step_option(tile, draws=draws) for tile in tiles(tile_set))


@cache
def tile_option(tile: int) -> Option:
    """This tile as a target."""
    return Option(f"tile:{PLACES[tile]}", say("dn-option-tile", place=place(tile)), PLACES[tile])


@cache
def flip_option(tile: int, caster: int, *, own: bool) -> Option:
    """This tile as a target that changes sides, with what it would become; a warning where it is the caster's own."""
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
    """A tile becomes this side's."""
    return say(f"dn-detail-becomes-{SIDES[seat]}")


@lru_cache(maxsize=4096)
def gives_away(tile_set: TileSet, caster: int) -> Text:
    """A warning: own tiles would become the other side's."""
    return say(f"dn-caution-becomes-{SIDES[1 - caster]}", places=places(tile_set), count=tile_set.bit_count())


def place_of(key: str) -> int:
    """The tile that a key like `tile:b2` names."""
    return NUMBERS[key.partition(":")[2]]


def card_of(key: str) -> str:
    """The card that a key like `discard:day_chant#2` names."""
    return key.partition(":")[2].partition("#")[0]


def leave_options(tile_set: TileSet) -> tuple[Option, ...]:
    """One option for each tile that may be left out."""
    return tuple(leave_option(tile) for tile in tiles(tile_set))


def is_flip(card: Card) -> bool:
    """Whether the spell turns tiles, so that it might give own tiles away."""
    return card.effect in ("change", "turn_over", "deviate")
