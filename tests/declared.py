"""What the shared tests need to know of a title. Each title declares it in `tests/<title id>/declared.py`, as the
constant `DECLARED`; a shared test never names a title to know what is right for it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

OF_A_TITLE = "new join start play move board undo rules learn card about"
"""The commands that every title has."""
OF_A_SEAT = "leave word draw resign rematch hand log recap"
"""Those that it has besides, where its own commands leave room."""

Truth = Callable[[Any, Any, int], bool]
"""Whether a reason is true: given what was known before and after an answer (`tests/contract/test_undo.py`), and the
seat that gave it."""


class Marked(msgspec.Struct, frozen=True):
    """How its pictures mark what has changed: of a view, who is to move (None: nobody alone), what lies on each place
    of the board, and the places that are marked. `told`: of what lies on a place, what may not change without a
    mark."""

    mover: Callable[[Any], int | None]
    board: Callable[[Any], Mapping[str, Any]]
    places: Callable[[Any], Collection[str]]
    told: Callable[[Any], Any] = lambda thing: thing


class Declared(msgspec.Struct, frozen=True, kw_only=True):
    """What is expected of a title.

    `components`: all that its command `card` finds, by id, told independently of the presentation.
    `rules`: the names of all rules that its tests name. Each is either told at a component by a ruling, or named in
    `of_no_component`, or no more than the text of a component (`by_itself`: rule -> id).
    `sections`, `pictured`: how many sections the rules that people read have at least, and how many with a picture.
    `commands`: its commands, in words apart. `filled`: what is filled in where a command is tried (`move` -> options).
    `begun`: the options with which a table is opened to try them.
    `codes`: a pattern of what pictures write alike in every language (squares, numbers of cards); "": nothing.
    `pages_of_a_seat`: the pictures that show one seat's things, named `page:seat`.
    `ways_back`: reasons of its own for which an answer stands, each with its truth.
    `plain_names`: the display face lacks characters of its Chinese names, which pictures write in the face of texts
    until `scripts/build_fonts.py` has made it anew.
    `measured`: whether the strength of its computer players was measured (`bench.py --only duels`) and their decisions
    are recorded in `tests/players/data/decisions.txt`.
    `wins_together`: whether all seats win or lose together, so that whoever is left alone has not won.
    `taught`: every kind of action of its rules, with a pattern of the answers of that kind: its lesson has each once.
    `told_in_lesson`: messages of the log that its lesson brings about: a fight, the end of a round.
    `looked_at_whole`: pictures that are looked at whole, so that annotations may be smaller than beside a question.
    `too_small`: pictures with text that a phone shows too small (`tests/render/test_all_pictures.py`), until they are
    laid out anew.
    `ornaments`: icons that only adorn a card, a House or a winner, and mean nothing by themselves: the legend has all
    others.
    `marked`: how its pictures mark what has changed on the board. None: it has no board on which things have places.
    `never_one`: English messages with a noun in the plural behind a number that is never one, or that does not count,
    each with the reason.
    `unreachable`: endings that need a position arranged by a test, and no recorded game has.
    """

    components: frozenset[str]
    rules: frozenset[str]
    of_no_component: frozenset[str] = frozenset()
    by_itself: Mapping[str, str] = msgspec.field(default_factory=dict)
    sections: int = 3
    pictured: int = 1
    commands: str = f"{OF_A_TITLE} {OF_A_SEAT}"
    filled: Mapping[str, Mapping[str, Any]] = msgspec.field(default_factory=dict)
    begun: Mapping[str, str] = msgspec.field(default_factory=dict)
    codes: str = ""
    pages_of_a_seat: frozenset[str] = frozenset()
    ways_back: Mapping[str, Truth] = msgspec.field(default_factory=dict)
    taught: Mapping[str, str] = msgspec.field(default_factory=dict)
    told_in_lesson: frozenset[str] = frozenset()
    looked_at_whole: frozenset[str] = frozenset({"board", "change"})
    too_small: frozenset[str] = frozenset()
    ornaments: frozenset[str] = frozenset()
    marked: Marked | None = None
    never_one: Mapping[str, str] = msgspec.field(default_factory=dict)
    unreachable: frozenset[str] = frozenset()
    plain_names: bool = False
    measured: bool = False
    wins_together: bool = False


def declared(title_id: str) -> Declared:
    """What a title declares. Raises AssertionError, which says where to write it, if it declares nothing."""
    own = find_spec(f"tests.{title_id}") is not None
    places = (f"tests.{title_id}.declared",) if own else (f"tests.toy.{title_id}", f"tests.heavy.{title_id}")
    name = next((place for place in places if find_spec(place) is not None), None)
    assert name is not None, f"tests/{title_id}/declared.py is missing; see docs/new-title.md"
    told = import_module(name).DECLARED
    assert isinstance(told, Declared), f"DECLARED of {name} is no Declared"
    return told


def names(words: str) -> frozenset[str]:
    """Names separated by spaces or lines."""
    return frozenset(words.split())
