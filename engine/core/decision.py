"""Decisions: what the rules ask and what a person may answer."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from engine.core.text import Text, say

R = TypeVar("R")


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer.

    `key` is a short stable text (`cast:day_chant`, `tile:b2`, `end`): it is stored, typed and put on buttons.
    `label` is shown; `at` is where it is on the picture; `detail` says what it would bring; `caution`, if any,
    is a warning that the panel asks to confirm. `covers` are the places of an answer that concerns several. `names` are
    more words by which it is called when it is typed, the same in every language.
    """

    key: str
    label: Text
    at: str | None = None
    detail: Text | None = None
    caution: Text | None = None
    covers: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class Barred(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer that makes sense to a question but is not offered: the option as it would be, the rule that forbids it,
    and what would be legal instead (None: nothing that can be said shortly)."""

    option: Option
    reason: Text
    instead: Text | None = None

    @property
    def text(self) -> Text:
        """The refusal, in a sentence or two."""
        if self.instead is None:
            return say("error-barred", choice=self.option.label, reason=self.reason)
        return say("error-barred-instead", choice=self.option.label, reason=self.reason, instead=self.instead)


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat must (or, if `optional`, may) choose between `least` and `most` of the options.

    Resumes the rules with one key (`most == 1`) or a tuple of keys. `auto` marks a question whose only option may
    be taken at once, because taking it tells nobody anything. With `secret` nobody else may learn that this seat is
    asked (or waited for). `proposal` is an answer offered as the default. `within` is the key of an earlier answer that
    this question is a part of, where its title has to know (`cast:flourish`: which tiles?).
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
    within: str = ""

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
