"""How a session is stored: the encoded state of its checkpoint, and the trail of answers since."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from engine.core.decision import Keys
from engine.core.title import GameState

S = TypeVar("S", bound=GameState)

CHANCE = -1
"""In the trail, stands for a seat: the entry is a roll of dice."""


class Answer(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An entry of the trail: what a seat answered (the keys of the options it chose) or, if `seat` is `CHANCE`, the
    result of a roll (the number of each die's side)."""

    seat: int
    keys: Keys


class Saved(msgspec.Struct, array_like=True):
    """A session as it is stored. `digest`: see `digest_of`; empty in games stored before it existed, whose answers are
    judged when they are loaded."""

    rules_version: int
    checkpoint: bytes
    trail: list[Answer]
    barrier: int
    serials: list[int]
    seats: int
    whys: list[str] = []
    digest: str = ""


_ENCODER = msgspec.msgpack.Encoder()
_SAVED = msgspec.msgpack.Decoder(Saved)
_DECODERS: dict[type, msgspec.msgpack.Decoder[Any]] = {}


def encode(state: GameState) -> bytes:
    """The state as bytes. Equal states give equal bytes."""
    return _ENCODER.encode(state)


def decode(state_type: type[S], data: bytes) -> S:
    """The state that was encoded."""
    decoder = _DECODERS.get(state_type)
    if decoder is None:
        decoder = _DECODERS[state_type] = msgspec.msgpack.Decoder(state_type)
    state: S = decoder.decode(data)
    return state


def pack(saved: Saved) -> bytes:
    """A session as bytes."""
    return _ENCODER.encode(saved)


def unpack(data: bytes) -> Saved:
    """The session that was packed. Raises msgspec.DecodeError if it cannot be read."""
    return _SAVED.decode(data)


def rolls_of(trail: list[Answer]) -> list[Keys]:
    """The results of the rolls in a trail, in reverse order."""
    return [answer.keys for answer in reversed(trail) if answer.seat == CHANCE]


def answers_after(trail: list[Answer], seat: int) -> int:
    """How many entries of a trail follow the last answer of a seat; 0 if it has none there."""
    return next((later for later, answer in enumerate(reversed(trail)) if answer.seat == seat), 0)


def digest_of(state: bytes, trail: list[Answer]) -> str:
    """A short hash of the state at the time of saving and of the answers that lead to it. The answers are included
    because the rules of a unit may have received them without having changed the state yet."""
    return sha256(state + _ENCODER.encode(trail)).hexdigest()[:16]
