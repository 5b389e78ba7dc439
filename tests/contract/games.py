"""The tables at which the contract is tested: every title, every number of players, settings of every option."""

from __future__ import annotations

from typing import Any

from engine.core.title import TableOption, Title
from engine.titles import TITLES
from scripts.games import Table
from tests.toy.bidders import Bidders
from tests.toy.bridge import Bridge

CONTRACTED: dict[str, Title[Any]] = {**TITLES, "bidders": Bidders(), "bridge": Bridge()}
"""The titles, and samples that try what none of them does: side by side in secret with a roll, more than two at least,
winning together with nobody against all."""


def tables(titles: tuple[Title[Any], ...] = tuple(CONTRACTED.values())) -> list[Any]:
    """Every title with every number of players; with two, other settings of one option; with the most, all options
    changed at once. Settings that the title refuses to begin with are left out."""
    result = []
    for title in titles:
        meta = title.meta
        for players in range(meta.least_players, meta.most_players + 1):
            settings: list[dict[str, bool | int | str]] = [{}]
            if players == max(meta.least_players, 2):
                settings += [given for option in meta.options for given in one_changed(title, players, option)]
            if players == meta.most_players:
                settings.append({option.id: other_values(option)[-1] for option in meta.options})
            for number, given in enumerate(settings):
                result.append(Table(title, players, given, f"c0ffee{number:02}"))
    return [table for table in result if table.fits]


MOST_VALUES = 3
"""Of an option with more other values that fit (a list of scenarios) some at even distances are taken: each costs a
dozen games, and the title's own tests play every one."""


def one_changed(title: Title[Any], players: int, option: TableOption) -> list[dict[str, bool | int | str]]:
    """Settings in which only this option differs from its default."""
    settings = [{option.id: value} for value in other_values(option)]
    fitting = [given for given in settings if Table(title, players, given, "").fits]
    step = -(-len(fitting) // MOST_VALUES) or 1
    return fitting[step // 2 :: step]


def other_values(option: TableOption) -> list[bool | int | str]:
    """Values of an option other than its default that go to the limits."""
    if isinstance(option.default, bool):
        return [not option.default]
    if isinstance(option.default, int):
        return [value for value in (option.least, option.most) if value != option.default]
    return [choice for choice in option.choices if choice != option.default]


def name(table: Table) -> str:
    """How a table is called in the list of tests."""
    given = ",".join(f"{key}={value}" for key, value in table.options.items()) or "defaults"
    return f"{table.title.meta.id}-{table.players}-{given if len(table.options) < 2 else 'all'}"
