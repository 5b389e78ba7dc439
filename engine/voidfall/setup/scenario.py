"""Which scenario is played: what the table options say, and what fits them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.chance import Chance
from engine.core.errors import Refused
from engine.core.text import Text, say
from engine.core.title import Setup
from engine.voidfall.components import parts
from engine.voidfall.names import mode_name, scenario_name
from engine.voidfall.records.galaxy import TUTORIAL, Scenario, ScenarioTable
from engine.voidfall.state import Options
from engine.voidfall.vocabulary.terms import Mode

AUTO = "auto"
"""Of scenarios: one drawn among those of the mode for this number of players; the tutorial is played only if it is
chosen. Of houses: who plays alone chooses among all; else they are dealt, unless the owner's settings say otherwise."""
DRAWN_SINCE = 3
"""The version of the rules since which `auto` draws a scenario; before, it was the first that fits."""


def settle_options(setup: Setup) -> Options:
    """The table options as they are played: one player alone always plays solo."""
    given = setup.options
    mode = mode_of(given, setup.seats)
    houses = given.get("houses", "dealt")  # of tables that are older than the option
    if houses == AUTO:
        dealt = parts().settings.house_choice == "suggested_random"
        houses = "dealt" if dealt and mode != "solo" else "any"
    return Options(mode, given["scenario"], given["difficulty"], houses)  # type: ignore[arg-type]  # choices


def mode_of(options: Mapping[str, bool | int | str], seats: int) -> Mode:
    """The mode in which a table with these options is played by so many: one player alone always plays solo."""
    return "solo" if seats == 1 else options["mode"]  # type: ignore[return-value]  # a choice


def choose_scenario(options: Options, setup: Setup, chance: Chance) -> tuple[Scenario, ScenarioTable]:
    """The scenario, and what it says about this number of players. Raises Refused with what would fit."""
    seats = setup.seats
    if options.mode == "solo" and seats > 1:
        raise Refused(say("vf-refused-solo", n=seats))
    fitting = fitting_scenarios(options.mode, seats)
    if options.scenario == AUTO:
        drawn = [each for each in fitting if each[0].id != TUTORIAL]
        older = setup.rules_version is not None and setup.rules_version < DRAWN_SINCE
        return drawn[0 if older else chance.below(len(drawn))]
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
