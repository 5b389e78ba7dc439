"""Which scenario is played: what the table options say, and what fits them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.errors import Refused
from engine.core.text import Text, say
from engine.core.title import Setup
from engine.voidfall.components import parts
from engine.voidfall.names import mode_name, scenario_name
from engine.voidfall.records.galaxy import TUTORIAL, Scenario, ScenarioTable
from engine.voidfall.state import Options
from engine.voidfall.vocabulary.terms import Mode

AUTO = "auto"
"""The first scenario of the mode for this number of players; the tutorial is played only if it is chosen."""


def settle_options(setup: Setup) -> Options:
    """The table options as they are played: one player alone always plays solo."""
    given = setup.options
    difficulty = given["difficulty"]
    return Options(mode_of(given, setup.seats), str(given["scenario"]), difficulty)  # type: ignore[arg-type]  # a choice


def mode_of(options: Mapping[str, bool | int | str], seats: int) -> Mode:
    """The mode in which a table with these options is played by so many: one player alone always plays solo."""
    return "solo" if seats == 1 else options["mode"]  # type: ignore[return-value]  # a choice


def chosen_scenario(options: Options, seats: int) -> tuple[Scenario, ScenarioTable]:
    """The scenario, and what it says about this number of players. Raises Refused with what would fit."""
    if options.mode == "solo" and seats > 1:
        raise Refused(say("vf-refused-solo", n=seats))
    fitting = fitting_scenarios(options.mode, seats)
    if options.scenario == AUTO:
        return next(each for each in fitting if each[0].id != TUTORIAL)
    for scenario, table in fitting:
        if scenario.id == options.scenario:
            return scenario, table
    raise Refused(reason(parts().scenarios[options.scenario], options.mode, seats))


def fitting_scenarios(mode: Mode, seats: int) -> list[tuple[Scenario, ScenarioTable]]:
    """The scenarios of a mode for a number of players."""
    return [
        (scenario, table)
        for scenario in parts().scenarios.values()
        if scenario.mode == mode
        for table in scenario.tables
        if table.players == seats
    ]


def reason(scenario: Scenario, mode: Mode, seats: int) -> Text:
    """Why a scenario does not fit, and which ones do."""
    return say(
        "vf-refused-scenario",
        scenario=scenario_name(scenario.id),
        mode=mode_name(scenario.mode),
        players=" ".join(str(table.players) for table in scenario.tables),
        wanted=mode_name(mode),
        n=seats,
        fitting=[
            say("vf-scenario-with-id", id=each.id, name=scenario_name(each.id))
            for each, _ in fitting_scenarios(mode, seats)
        ],
    )
