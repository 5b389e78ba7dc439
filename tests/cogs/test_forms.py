"""Every form: its id is new whenever it is opened, since phones show what they first saw under an id again; what is
chosen in one is taken whole, or offered again."""

from __future__ import annotations

import pytest

from cogs.actions.registry import ACTIONS
from cogs.ui.controls import CUSTOM_ID, Key
from engine.titles import TITLES
from locales import LANGUAGES, message
from tests.cogs.forms import check_form, chosen_in, parts_of
from tests.cogs.playing import begin, info, lobby, panel
from tests.cogs.world import Shown, World

FORMS = sorted(action.verb for action in ACTIONS if action.form is not None)
LONGEST = Key("", 999_999_999, 9, 999_999_999, "")
IN_LOBBY = ("word", "set-all", "preset-keep")
TABLES = {"day_and_night": "daynight"}
"""The commands of titles that have another name than the title."""
IN_FORMS = sorted(
    title
    for title, known in TITLES.items()
    if len({isinstance(each.default, bool) or each.id for each in known.meta.options}) > 1
)
"""Titles with more than one thing to set."""
SPEAKERS = {"en": "ada", "zh-TW": "qing", "zh-CN": "mei"}


async def shown_with(world: World, verb: str) -> Shown:
    """A message that has a button to the form of this verb, where it can be opened."""
    if verb == "form":
        await world.slash("ada", "eclipse new", computer="easy", options="species=terrans")
        shown = await panel(world, "ada")
        for control in [one for one in shown.find("pick") if "species" in one.arg][:1]:
            shown = await world.press_control("ada", shown, control) or shown
        return await world.press_control("ada", shown, shown.control("path-to", "upgrade")) or shown
    if verb in IN_LOBBY:
        world.let_manage("ada")
        await world.slash("ada", "daynight new")
        public = lobby(world)
    else:
        public = await begin(world)
    seat = None if verb in ("report", *IN_LOBBY) else 0
    stop = "0" if verb == "note-at" else ""
    button = {"type": 2, "style": 2, "label": "?", "custom_id": str(Key(verb, 1, seat, arg=stop))}
    public.stored.components = [{"type": 1, "id": 1, "components": [button | {"id": 2}]}]
    return public.again()


@pytest.mark.parametrize("verb", FORMS)
async def test_a_form_has_a_new_id_each_time_it_is_opened_and_is_still_understood(world: World, verb: str) -> None:
    shown = await shown_with(world, verb)
    first, second = [(await world.form("ada", shown, verb)).modal for _ in range(2)]
    assert first["custom_id"] != second["custom_id"]
    read, again = Key.parse(first["custom_id"]), Key.parse(second["custom_id"])
    assert read is not None
    assert read == again
    assert read.verb == verb
    spare = CUSTOM_ID - len(first["custom_id"]) + len(str(read))
    assert spare >= len(str(LONGEST)) + len(verb), "numbers of tables grow"


@pytest.mark.parametrize("verb", FORMS)
async def test_a_form_says_of_each_part_whether_it_must_be_filled_in(world: World, verb: str) -> None:
    check_form((await world.form("ada", await shown_with(world, verb), verb)).modal)


# -- the settings of a table -----------------------------------------------------------------------------------------


async def settings_of(world: World, title: str, who: str = "ada") -> Shown:
    """The settings of a new table of this title."""
    await world.slash(who, f"{TABLES.get(title, title)} new")
    shown = await world.press(who, lobby(world), "settings")
    assert shown is not None
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", IN_FORMS)
async def test_the_settings_are_one_form_with_what_is_set_now(world: World, title: str, language: str) -> None:
    who = SPEAKERS[language]
    shown = await settings_of(world, title, who)
    form = (await world.form(who, shown, "set-all")).modal
    check_form(form)
    options = TITLES[title].meta.options
    switches = [option.id for option in options if isinstance(option.default, bool)]
    assert set(parts_of(form)) == {each.id for each in options if each.id not in switches} | (
        {"switches"} if switches else set()
    )
    again = await world.fill_in(who, shown, "set-all", **chosen_in(form))
    assert again is not None
    assert (await info(world)).options == {each.id: each.default for each in options}


async def test_a_form_sets_all_options_at_once(world: World) -> None:
    shown = await settings_of(world, "day_and_night")
    chosen = {"first_turn_hours": ["9"], "night_start_hand": ["3"], "turn_limit_per_player": ["50"]}
    await world.fill_in("ada", shown, "set-all", switches=["strict_changed", "early_win_on_shutout"], **chosen)
    options = (await info(world)).options
    assert {name: value for name, value in options.items() if not isinstance(value, bool)} == {
        name: int(value) for name, (value,) in chosen.items()
    }
    assert {name for name, value in options.items() if value is True} == {"strict_changed", "early_win_on_shutout"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_options_that_do_not_go_together_are_offered_again_with_the_reason(world: World, language: str) -> None:
    """A scenario of one mode with another mode: nothing is set, and the form has what was chosen, with the scenarios
    that fit it."""
    who = SPEAKERS[language]
    shown = await settings_of(world, "voidfall", who)
    before = (await info(world)).options
    form = (await world.form(who, shown, "set-all")).modal
    scenario = parts_of(form)["scenario"]["options"][-1]["value"]
    chosen = chosen_in(form) | {"mode": "coop", "scenario": [scenario], "difficulty": "hard"}
    refused = await world.fill_in(who, shown, "set-all", **chosen)
    assert refused is not None
    assert (await info(world)).options == before
    named = {"value": message(f"vf-option-scenario-{scenario}", language)}
    told = message("error-options-together", language, option=message("vf-option-scenario", language), **named)
    assert f"> {told}" in refused.text
    again = (await world.form(who, refused, "set-all")).modal
    check_form(again)
    kept = chosen_in(again)
    assert (kept["mode"], kept["difficulty"], kept["scenario"]) == ("coop", "hard", [])
    fitting = [option["value"] for option in parts_of(again)["scenario"]["options"]]
    assert scenario not in fitting
    await world.fill_in(who, refused, "set-all", **kept | {"scenario": [fitting[-1]]})
    assert (await info(world)).options == before | {"mode": "coop", "difficulty": "hard", "scenario": fitting[-1]}


async def test_a_form_offered_again_forgets_what_was_chosen_when_the_table_has_changed(world: World) -> None:
    shown = await settings_of(world, "voidfall")
    form = (await world.form("ada", shown, "set-all")).modal
    scenario = parts_of(form)["scenario"]["options"][-1]["value"]
    chosen = chosen_in(form) | {"mode": "coop", "scenario": [scenario]}
    refused = await world.fill_in("ada", shown, "set-all", **chosen)
    assert refused is not None
    await world.press_control("ben", lobby(world), lobby(world).find("join")[0])
    assert chosen_in((await world.form("ada", refused, "set-all")).modal)["mode"] == "competitive"


async def test_a_form_of_settings_is_refused_once_the_game_has_begun(world: World) -> None:
    shown = await settings_of(world, "day_and_night")
    opened = await world.form("ada", shown, "set-all")
    await world.press("ben", lobby(world), "join")
    await world.press("ada", lobby(world), "start")
    before = (await info(world)).options
    result = await world.members["ada"].submit_modal(opened, chosen_in(opened.modal) | {"first_turn_hours": ["9"]})
    assert result.acknowledged
    assert (await info(world)).options == before
