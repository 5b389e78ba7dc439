"""The options of a question by kind, as a panel and its picture number them."""

from __future__ import annotations

from dataclasses import dataclass, field

from cogs.ui.presentation import Presentation
from engine.core.decision import Ask, Option
from engine.core.text import Text

MOST_ROWS = 8
"""A board with more rows than this gets the usual menus."""
MENU = 25
"""The greatest number of choices in a menu."""


@dataclass
class Group:
    """Options of one kind."""

    verb: str
    lesser: bool = False
    """Whether they give something up."""
    options: list[Option] = field(default_factory=list)

    @property
    def placed(self) -> bool:
        """Whether all of them are places on the picture."""
        return all(option.at is not None for option in self.options)

    @property
    def one_place(self) -> bool:
        """All of them are ways to do something at one place."""
        return self.placed and len({option.at for option in self.options}) == 1

    @property
    def numbered(self) -> bool:
        """Picture and buttons number them as places. Not if they were to be chosen in steps and several are at one
        place: then they are called by their names."""
        places = {option.at for option in self.options}
        return self.placed and (len(places) == len(self.options) or not any(option.path for option in self.options))

    @property
    def explained(self) -> bool:
        """Whether some of them have a detail."""
        return any(option.detail is not None for option in self.options)

    def shared_detail(self) -> Text | None:
        """The detail of all of them, if it is the same."""
        details = {option.detail for option in self.options}
        return next(iter(details)) if len(details) == 1 else None

    def by_row(self) -> list[list[Option]]:
        """The options row by row of the board, the highest row of the picture first. Empty unless they are more places
        than one menu holds and the rows fit into menus."""
        if not self.placed or len(self.options) <= MENU:
            return []
        found: dict[str, list[Option]] = {}
        for option in self.options:
            found.setdefault((option.at or "")[1:], []).append(option)
        fits = 1 < len(found) <= MOST_ROWS and all(row.isdigit() and len(found[row]) <= MENU for row in found)
        return [found[row] for row in sorted(found, key=int, reverse=True)] if fits else []


def split_evenly(options: list[Option]) -> list[list[Option]]:
    """As many lists as menus are needed. Lists of about the same size read better than a full one and a rest."""
    size = -(-len(options) // -(-len(options) // MENU))
    return [options[start : start + size] for start in range(0, len(options), size)]


def groups(presentation: Presentation, ask: Ask) -> list[Group]:
    """The options by kind, in the order of what they cost and of the rules, those that give something up last, without
    those that end the turn. If one of several identical cards is to be chosen, the first stands for all."""
    found: dict[tuple[bool, str], Group] = {}
    read: set[tuple[str, Text, Text | None, Text | None]] = set()
    for option in map(presentation.shown_as, ask.options):
        verb = option.key.partition(":")[0] if ":" in option.key else ""
        reads = (verb, option.label, option.detail, option.caution)
        again = ask.most == 1 and verb in presentation.alike and reads in read
        read.add(reads)
        if not again and (not presentation.is_final(option) or len(ask.options) == 1):
            lesser = option.key in presentation.lesser
            found.setdefault((lesser, verb), Group(verb, lesser)).options.append(option)
    for group in found.values():
        group.options.sort(key=presentation.loss)
    return sorted(found.values(), key=lambda group: group.lesser)
