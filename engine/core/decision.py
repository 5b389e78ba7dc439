"""Decisions: what the rules ask and what a person may answer."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from engine.core.text import Text

R = TypeVar("R")


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer.

    `key` is a short stable text (`cast:day_chant`, `tile:b2`, `end`): it is stored, typed and put on buttons.
    `label` is shown; `at` is where it is on the picture; `detail` says what it would bring; `caution`, if any,
    is a warning that the panel asks to confirm. `covers` are the places of an answer that concerns several.
    """

    key: str
    label: Text
    at: str | None = None
    detail: Text | None = None
    caution: Text | None = None
    covers: tuple[str, ...] = ()


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat must (or, if `optional`, may) choose between `least` and `most` of the options.

    Resumes the rules with one key (`most == 1`) or a tuple of keys. `auto` marks a question whose only option may
    be taken at once, because taking it tells nobody anything. With `secret` nobody else may learn that this seat is
    asked (or waited for). `proposal` is an answer offered as the default.
    """

    seat: int
    about: Text
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    optional: bool = False
    auto: bool = False
    secret: bool = False
    proposal: tuple[str, ...] = ()

    def option(self, key: str) -> Option | None:
        """The option with this key, if it is legal."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def detailed(self, details: Mapping[str, Text]) -> Ask:
        """The same question with these details on the options of these keys."""
        if not details:
            return self
        options = [replace(each, detail=details.get(each.key, each.detail)) for each in self.options]
        return replace(self, options=tuple(options))


class AskAll(msgspec.Struct, frozen=True):
    """Several seats owe an answer, secret until all are in; resumes with the list of answers in the order of `asks`."""

    asks: tuple[Ask, ...]


class AskAny(msgspec.Struct, frozen=True):
    """The first answer of any of the seats resumes the rules, as `(seat, answer)`."""

    asks: tuple[Ask, ...]


Request: TypeAlias = Ask | AskAll | AskAny

Rules: TypeAlias = Generator[Request, Any, R]
"""A procedure of the rules: a generator that yields Requests and is resumed with their answers."""
