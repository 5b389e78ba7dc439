"""What happens in a combat, noted while it is played; `log.py` makes the lines of it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.voidfall.combat.modifiers import Role
from engine.voidfall.vocabulary.terms import Fleet


class Note(msgspec.Struct, frozen=True, tag_field="kind", tag=True):
    """One thing that happens."""


class Approached(Note, frozen=True, tag="approached"):
    """The Approach begins. `dropped`: the Corvettes that Carriers deploy."""

    dropped: int
    on_invader: int
    on_defender: int


class Stepped(Note, frozen=True, tag="stepped"):
    """A Salvo step begins. `first`: who deals first; None: both at the same time."""

    salvo: int
    invader: int
    defender: int
    first: Role | None


class Fired(Note, frozen=True, tag="fired"):
    """The invader's Destroyers deal their extra Damage in this step."""

    damage: int


class Struck(Note, frozen=True, tag="struck"):
    """A side takes Damage."""

    role: Role
    damage: int


class Absorbed(Note, frozen=True, tag="absorbed"):
    """A side absorbs so much of it."""

    role: Role
    damage: int


class Recalled(Note, frozen=True, tag="recalled"):
    """A side recalls a cube. `home`: to its Home sector."""

    role: Role
    fleet: Fleet
    home: bool = False


AnyNote: TypeAlias = Approached | Stepped | Fired | Struck | Absorbed | Recalled
Notes: TypeAlias = list[AnyNote]
