"""How a session is stored: the encoded state of its checkpoint, and the trail of answers since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from engine.core.decision import Keys
from engine.core.errors import Broken
from engine.core.kit import GameState
from engine.core.shapes import hash_of
from engine.core.title import Title

S = TypeVar("S", bound=GameState)

CHANCE = -1
"""In the trail, stands for a seat: the entry is a roll of dice."""


class Answer(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An entry of the trail: what a seat answered (the keys of the options it chose) or, if `seat` is `CHANCE`, the
    result of a roll (the number of each die's side)."""

    seat: int
    keys: Keys


class Saved(msgspec.Struct, array_like=True):
    """A session as it is stored. `rules_version`: that of the rules that stored it. `digest`: see `digest_of`; `seal`:
    see `seal_of`. Both are empty in games that were stored before they existed."""

    rules_version: int
    checkpoint: bytes
    trail: list[Answer]
    barrier: int
    serials: list[int]
    seats: int
    whys: list[str] = []
    digest: str = ""
    seal: str = ""


class CarriedOver(msgspec.Struct, frozen=True):
    """What became of a game that other rules have stored. `rules_version`: of those rules. `changed`: today's rules
    lead to another position. `taken_back`: the answers that they do not allow any more, with those that followed."""

    rules_version: int
    changed: bool = False
    taken_back: tuple[Answer, ...] = ()


class Misfit(Broken):
    """A stored answer does not fit the rules. `place`: in the trail."""

    def __init__(self, what: str, place: int) -> None:
        super().__init__(what)
        self.place = place


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
    """A session as bytes, sealed."""
    saved.seal = seal_of(saved)
    return _ENCODER.encode(saved)


def unpack(data: bytes) -> Saved:
    """The session that was packed. Raises Broken if it cannot be read, or is not what was packed."""
    try:
        saved = _SAVED.decode(data)
    except msgspec.DecodeError as error:
        raise Broken(f"the saved game cannot be read: {error}") from error
    if saved.seal and saved.seal != seal_of(saved):
        raise Broken("the saved game is not what was stored: its bytes have changed")
    return saved


def seal_of(saved: Saved) -> str:
    """A short hash of what is stored, whatever later rules make of it."""
    parts = (saved.rules_version, saved.trail, saved.barrier, saved.serials, saved.seats, saved.whys, saved.digest)
    return hash_of(saved.checkpoint + _ENCODER.encode(parts))


def checkpoint_of(title: Title[S], saved: Saved) -> tuple[bytes, bool]:
    """The stored state in its present form, and whether the title has changed its form since. Raises Broken if the
    title cannot."""
    due = sorted(version for version in title.migrations if version > saved.rules_version)
    if not due:
        return saved.checkpoint, False
    try:
        plain = msgspec.msgpack.decode(saved.checkpoint)
        for version in due:
            plain = title.migrations[version](plain)
        return _ENCODER.encode(plain), True
    except Exception as error:
        raise Broken(f"the saved state cannot be brought into its present form: {error!r}") from error


def rolls_of(trail: Sequence[Answer]) -> list[Keys]:
    """The results of the rolls in a trail, in reverse order."""
    return [answer.keys for answer in reversed(trail) if answer.seat == CHANCE]


def answers_after(trail: list[Answer], seat: int) -> int:
    """How many entries of a trail follow the last answer of a seat; 0 if it has none there."""
    return next((later for later, answer in enumerate(reversed(trail)) if answer.seat == seat), 0)


def digest_of(state: bytes, trail: Sequence[Answer]) -> str:
    """A short hash of the state at the time of saving, in the form in which it is hashed (`engine.core.shapes`), and of
    the answers that lead to it. The answers are included because the rules of a unit may have received them without
    having changed the state yet."""
    return hash_of(state + _ENCODER.encode(trail))
