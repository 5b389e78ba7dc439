"""Lanterns as a later version might have it, with other rules."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.decision import Ask
from engine.core.text import say
from tests.toy.lanterns import Lanterns, State, option


def renewed(rules_version: int = 2) -> Any:
    """The description of the toy title with other rules."""
    return msgspec.structs.replace(Lanterns.meta, rules_version=rules_version)


class Slower(Lanterns):
    """Later rules: who wins walks one step further than it says, and to the left only."""

    meta = renewed()
    left_only = False

    def next_unit(self, state: State) -> Any:
        unit = super().next_unit(state)
        return walk(state, self.left_only) if state.phase == "walk" else unit


def walk(state: State, left_only: bool) -> Any:
    options = (option("left"), option("stop")) if left_only else (option("left"), option("right"), option("stop"))
    key = yield Ask(state.lead, say("toy-ask-go"), options)
    state.place += 2
    state.steps += 1
    if key == "stop" or state.steps == 3:
        state.phase = "gift"


class Lefter(Slower):
    """Later rules that have fewer answers."""

    left_only = True


class Faster(Slower):
    """Later rules that games which began with the first version do not get."""

    def next_unit(self, state: State) -> Any:
        return Lanterns.next_unit(self, state) if state.began_before(2) else super().next_unit(state)
