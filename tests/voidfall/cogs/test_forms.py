"""What is chosen together in one form: an Upkeep with many payments, several resources, a house with its origin."""

from __future__ import annotations

from functools import partial

import pytest

from cogs.ui.answer_form import Columns, answer_form, clauses_of, columns_of, read_rows, reader_of_rows
from cogs.ui.controls import Key
from engine.core.decision import Ask, Options
from engine.core.errors import IllegalChoice
from engine.voidfall.evaluation.upkeep import described_payment, key_of
from engine.voidfall.questions import Question, question_about
from engine.voidfall.vocabulary.terms import Resources
from locales import LANGUAGES
from tables.records import Look
from tests.cogs.forms import check_form, parts_of
from tests.cogs.playing import lobby, owed, panel
from tests.cogs.world import World
from tests.voidfall.cogs.looks import MODES, SHOWN, busiest

POINTS = 5


def upkeep(points: int = POINTS, *, many: bool = True) -> Ask:
    """Every mix of Food, Energy and Materials that pays so many points."""
    mixes = [
        Resources(food, energy, 2 * (points - food) - energy, 0)
        for food in range(points + 1)
        for energy in range(2 * (points - food) + 1)
    ]
    options = Options([(key_of(mix), mix) for mix in mixes], partial(described_payment, many=many))
    return question_about(Question.UPKEEP, n=points, due=points, left=0).ask(0, options, default=(key_of(mixes[0]),))


def form_of(ask: Ask) -> Columns:
    columns = columns_of(SHOWN, ask, None, ())
    assert columns is not None
    return columns


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_asks_for_the_number_of_each_resource_there_is(language: str) -> None:
    form = answer_form(Key("form"), form_of(upkeep()), language, ()).to_dict()
    check_form(form)
    assert [len(part["options"]) for part in parts_of(form).values()] == [POINTS + 1, 2 * POINTS + 1, 2 * POINTS + 1]


def test_every_payment_is_found_by_its_numbers() -> None:
    ask = upkeep()
    columns = form_of(ask)
    for option in ask.options:
        names = [name for name, _ in SHOWN.spread(option)]
        rows, _ = read_rows(columns, {str(number): (name,) for number, name in enumerate(names) if number != 1})
        (clause,) = clauses_of(columns, rows)
        assert reader_of_rows(SHOWN, columns, rows)(ask, clause) == ((option.key,), "")


def test_numbers_that_do_not_pay_are_refused() -> None:
    ask = upkeep()
    columns = form_of(ask)
    rows, _ = read_rows(columns, {"0": ("1",), "2": ("1",), "3": ("0",)})
    (clause,) = clauses_of(columns, rows)
    with pytest.raises(IllegalChoice) as refused:
        reader_of_rows(SHOWN, columns, rows)(ask, clause)
    assert refused.value.text.key == "error-form-together"


def test_few_payments_are_buttons_alone() -> None:
    assert columns_of(SHOWN, upkeep(1, many=False), None, ()) is None


RESOURCE_ASKS = {"vf-ask-gain-any": "take", "vf-ask-pay-any": "pay", "vf-ask-lose-any": "lose"}


def resource_looks() -> list[Look]:
    """Questions about several resources of any types."""
    looks = [busiest(mode).get(key) for mode in MODES for key in RESOURCE_ASKS]
    return [each for each in looks if each is not None and each.pending is not None and several(each.pending.ask)]


def several(ask: Ask) -> bool:
    return int(str(ask.about.args.get("n", 1))) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_resources_are_chosen_in_one_form(language: str) -> None:
    """A line for each unit at most; the first has to be chosen."""
    looks = resource_looks()
    assert looks
    for look in looks:
        assert look.pending is not None
        ask = look.pending.ask
        columns = columns_of(SHOWN, ask, look.view, ())
        assert columns is not None
        assert columns.form.verb == RESOURCE_ASKS[ask.about.key]
        form = answer_form(Key("form"), columns, language, ()).to_dict()
        check_form(form)
        parts = parts_of(form)
        assert len(parts) == min(int(str(ask.about.args["n"])), 5)
        assert [part["required"] for part in parts.values()] == [True, *[False] * (len(parts) - 1)]
        for option in ask.options:
            rows, _ = read_rows(columns, {"0": (option.key.partition(":")[2],)})
            (clause,) = clauses_of(columns, rows)
            assert reader_of_rows(SHOWN, columns, rows)(ask, clause) == ((option.key,), "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_of_resources_tell_how_many_units_they_are_of(language: str) -> None:
    for look in resource_looks():
        assert look.pending is not None
        hints = [each.hint for each in SHOWN.sections(look.pending.ask, look.view, language) or ()]
        assert len(hints) == len(set(hints)) == int(str(look.pending.ask.about.args["n"]))


@pytest.mark.parametrize("who", ["ada", "mei"])
async def test_house_and_origin_are_chosen_in_one_form(world: World, who: str) -> None:
    shown = await world.slash(who, "voidfall new", options="mode=solo")
    assert shown is not None
    started = await world.press(who, shown, "start")
    assert started is not None
    first, second = [(await world.form(who, started, "form")).modal for _ in range(2)]
    assert first["custom_id"] != second["custom_id"]
    check_form(first)
    houses, origins = parts_of(first).values()
    assert "zenor" in [each["value"] for each in houses["options"]]
    assert [each["value"] for each in origins["options"]] == ["origin:a", "origin:b"]
    assert houses["required"]
    assert origins["required"]
    after = await world.fill_in(who, started, "form", **{"0": ["zenor"], "1": "origin:b"})
    assert after is not None
    view = (await world.bot.services.tables.queries.look(1, world.id(who))).view
    assert (view.players[0].house, view.players[0].origin.lower()) == ("zenor", "b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boxes_of_an_event_are_one_form(language: str) -> None:
    looks = [found["vf-ask-box"] for mode in MODES if "vf-ask-box" in (found := busiest(mode))]
    assert looks
    for look in looks:
        assert look.pending is not None
        columns = columns_of(SHOWN, look.pending.ask, look.view, ())
        assert columns is not None
        form = answer_form(Key("form"), columns, language, ()).to_dict()
        check_form(form)
        (boxes,) = parts_of(form).values()
        assert [f"box:{each['value']}" for each in boxes["options"]] == list(look.pending.ask.options.keys)
        assert boxes["required"]


async def test_a_house_and_its_origin_are_chosen_in_one_form_where_others_choose_as_well(world: World) -> None:
    """The origin is laid down, and answers when it is asked for."""
    await world.slash("ada", "voidfall new", options="houses=any")
    await world.press_control("ben", lobby(world), lobby(world).find("join")[0])
    await world.press("ada", lobby(world), "start")
    (who,) = await owed(world)
    other = {"ada": "ben", "ben": "ada"}[who]
    await world.fill_in(who, await panel(world, who), "form", **{"0": ["zenor"], "1": "origin:b"})
    await world.fill_in(other, await panel(world, other), "form", **{"0": ["dunlork"], "1": "origin:a"})
    view = (await world.bot.services.tables.queries.look(1, world.id(who))).view
    assert {(each.house, each.origin.lower()) for each in view.players} == {("zenor", "b"), ("dunlork", "a")}
