"""Steps of an action and trades, chosen in one form: all of them are played, or none, and what is refused is offered
again with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.actions import filling_in
from cogs.eclipse.answer_forms import FORMS, STEPS_IN_FORM
from cogs.eclipse.presentation import presentation
from cogs.ui.answer_form import answer_form, columns_of, reader_of_rows
from cogs.ui.controls import Key
from cogs.ui.names import voice_of
from locales import LANGUAGES, message
from tests.cogs.forms import check_form, chosen_in, parts_of
from tests.cogs.playing import owed, panel, play
from tests.cogs.world import Shown, World
from tests.eclipse.cogs.test_orders import begun
from tests.eclipse.cogs.test_panel import busiest

SHOWN = presentation()


async def page(world: World, action: str, language: str = "en") -> tuple[str, Shown]:
    """Who is asked, and the page of an action in the first turn."""
    await begun(world)
    (who,) = await owed(world)
    await world.slash(who, "me language", language=language)
    shown = await panel(world, who)
    step = await world.press_control(who, shown, shown.control("path-to", action))
    assert step is not None
    return who, step


async def look_of(world: World, who: str) -> Any:
    return await world.bot.services.tables.queries.look(1, world.id(who))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_every_form_fits_and_has_each_answer_once(players: int, language: str) -> None:
    seen = set()
    for look in busiest(players).values():
        assert look.pending is not None
        ask = look.pending.ask
        for path in [(), *((verb,) for verb in FORMS)]:
            columns = columns_of(SHOWN, ask, look.view, path)
            if columns is None:
                continue
            verb = columns.form.verb
            seen.add(verb)
            check_form(answer_form(Key("form"), columns, voice_of(look.info, language, plain=True), ()).to_dict())
            answers = [option.key for option in ask.options if option.key.startswith(f"{verb}:")]
            rows = [tuple(name for name, _ in SHOWN.spread(ask.option(key))) for key in answers]
            assert len(set(rows)) == len(rows)
            for key, row in zip(answers, rows, strict=True):
                clause = " ".join((verb, *row))
                assert reader_of_rows(SHOWN, columns, [row])(ask, clause) == ((key,), "")
    assert {"build", "upgrade"} <= seen <= set(FORMS)


async def test_two_parts_are_put_on_squares_at_once(world: World) -> None:
    who, shown = await page(world, "upgrade")
    form = (await world.form(who, shown, "form")).modal
    check_form(form)
    squares, parts = (parts_of(form)[each] for each in ("0", "1"))
    assert len(parts_of(form)) == 2 * STEPS_IN_FORM
    keys = [key.split("-") for key in (await look_of(world, who)).pending.ask.options.keys]
    slots = [key[1] for key in keys if (key[0], key[-1]) == ("upgrade:dreadnought", "hull")][:2]
    on = [f"dreadnought {slot}" for slot in slots]
    assert {*on} <= {option["value"] for option in squares["options"]}
    assert "hull" in [option["value"] for option in parts["options"]]
    after = await world.fill_in(
        who, shown, "form", **dict(zip("0123", ([on[0]], ["hull"], [on[1]], ["hull"]), strict=True))
    )
    assert after is not None
    look = await look_of(world, who)
    assert look.view.players[look.seat].tiles["dreadnought"] == dict.fromkeys(slots, "hull")


async def test_a_single_answer_leaves_the_rest_of_the_form_empty(world: World) -> None:
    who, shown = await page(world, "upgrade")
    form = (await world.form(who, shown, "form")).modal
    square = parts_of(form)["0"]["options"][0]["value"]
    await world.fill_in(who, shown, "form", **{"0": [square], "1": ["hull"], "2": [], "3": []})
    look = await look_of(world, who)
    ship, _, slot = square.partition(" ")
    assert look.view.players[look.seat].tiles[ship] == {slot: "hull"}
    assert look.pending.ask.about.args["left"] == 1


async def test_several_trades_are_made_at_once(world: World) -> None:
    who, shown = await page(world, "trade")
    before = await look_of(world, who)
    form = (await world.form(who, shown, "form")).modal
    trades = {"0": ["science-materials"], "1": ["money-materials"]}
    assert {value for (value,) in trades.values()} <= {option["value"] for option in parts_of(form)["0"]["options"]}
    await world.fill_in(who, shown, "form", **trades, **{"2": [], "3": [], "4": []})
    after = (await look_of(world, who)).view.players[before.seat]
    assert after.materials == before.view.players[before.seat].materials + len(trades)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_forbidden_is_offered_again_with_the_reason(world: World, language: str) -> None:
    """Nothing is played, and the form has what was chosen. A Hull is no upgrade of a square on which one is printed."""
    who, shown = await page(world, "upgrade", language)
    before = await look_of(world, who)
    first, second = "upgrade:cruiser-LB-hull", "upgrade:cruiser-LT-hull"
    keys = before.pending.ask.options.keys
    assert first in keys
    assert second not in keys
    chosen = {"0": ["cruiser LB"], "1": ["hull"], "2": ["cruiser LT"], "3": ["hull"]}
    refused = await world.fill_in(who, shown, "form", **chosen)
    assert refused is not None
    after = await look_of(world, who)
    assert after.pending.serial == before.pending.serial
    assert not any(after.view.players[after.seat].tiles.values())
    assert refused.text.startswith("> ")
    assert message("ecl-why-printed", language) in refused.text.splitlines()[0]
    again = (await world.form(who, refused, "form")).modal
    check_form(again)
    assert chosen_in(again) == chosen
    await world.fill_in(who, refused, "form", **chosen | {"2": [], "3": []})
    look = await look_of(world, who)
    assert look.view.players[look.seat].tiles["cruiser"] == {"LB": "hull"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_would_outlast_the_turn_is_offered_again(world: World, language: str) -> None:
    """Two ships where one can be paid: neither is built."""
    who, shown = await page(world, "build", language)
    before = await look_of(world, who)
    parts = parts_of((await world.form(who, shown, "form")).modal)
    ship, sector = ([parts[each]["options"][0]["value"]] for each in ("0", "1"))
    chosen = {"0": ship, "1": sector, "2": ship, "3": sector}
    refused = await world.fill_in(who, shown, "form", **chosen)
    assert refused is not None
    assert f"> {message('error-form-over', language)}" in refused.text
    assert (await look_of(world, who)).pending.serial == before.pending.serial
    assert chosen_in((await world.form(who, refused, "form")).modal) == chosen


async def test_a_line_of_the_form_without_all_its_parts_is_offered_again(world: World) -> None:
    who, shown = await page(world, "upgrade")
    square = parts_of((await world.form(who, shown, "form")).modal)["0"]["options"][0]["value"]
    chosen = {"0": [square], "1": ["hull"], "2": [], "3": ["hull"]}
    refused = await world.fill_in(who, shown, "form", **chosen)
    assert refused is not None
    assert message("error-form-row", "en", parts="X").partition("X")[0] in refused.text
    assert chosen_in((await world.form(who, refused, "form")).modal) == chosen


async def test_a_form_of_a_question_that_has_passed_is_refused_on_the_panel(world: World) -> None:
    who, shown = await page(world, "upgrade")
    opened = await world.form(who, shown, "form")
    await play(world, who, "eclipse move", line="pass")
    square = parts_of(opened.modal)["0"]["options"][0]["value"]
    result = await world.members[who].submit_modal(opened, {"0": [square], "1": ["hull"]})
    assert result.acknowledged
    look = await look_of(world, who)
    assert not any(look.view.players[look.seat].tiles.values())


async def test_an_answer_of_the_form_that_is_asked_back_waits_for_its_confirmation(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands before it in the form is played; the panel then asks about this very answer."""
    asked = "upgrade:cruiser-LB-hull"
    monkeypatch.setattr(filling_in, "asks_back", lambda _: lambda ask, keys: keys == (asked,))
    who, shown = await page(world, "upgrade")
    keys = [key.split("-") for key in (await look_of(world, who)).pending.ask.options.keys]
    slot = next(key[1] for key in keys if (key[0], key[-1]) == ("upgrade:dreadnought", "hull"))
    chosen = {"0": [f"dreadnought {slot}"], "1": ["hull"], "2": ["cruiser LB"], "3": ["hull"]}
    after = await world.fill_in(who, shown, "form", **chosen)
    assert after is not None
    look = await look_of(world, who)
    assert look.view.players[look.seat].tiles == {"dreadnought": {slot: "hull"}}
    await world.press_control(who, after, after.control("sure", asked))
    look = await look_of(world, who)
    assert look.view.players[look.seat].tiles["cruiser"] == {"LB": "hull"}
