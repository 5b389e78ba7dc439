"""A refusal of undo says what was revealed, and that is true."""

from __future__ import annotations

import pytest

from engine.core.errors import Refused
from engine.core.text import Text
from tests.tables.club import ANN, BO, Club


async def refusal(club: Club, table_id: int, person_id: int) -> Text:
    with pytest.raises(Refused) as refused:
        await club.tables.play.undo(table_id, person_id)
    return refused.value.text


async def test_who_has_done_nothing_is_told_so(club: Club) -> None:
    table = await club.running()
    assert await refusal(club, table.id, ANN.id) == Text("error-nothing-to-undo")


async def test_the_refusal_repeats_what_the_answer_has_brought_about(club: Club) -> None:
    table = await club.running(bell=False)
    walker = await club.both_play(table.id)
    for keys in (("stop",), ("draw",)):
        await club.tables.play.choose(table.id, walker.id, keys)
    said = await refusal(club, table.id, walker.id)
    assert said.key == "error-no-way-back-since"
    assert said.args["why"] == Text("way-back-drawn")
    line = said.args["lines"]
    assert isinstance(line, Text)
    assert line.key == "toy-draws-card", "the person reads which card it was"


async def test_after_others_have_acted_the_refusal_says_so(club: Club) -> None:
    table = await club.running()
    await club.play_first(table.id, ANN)
    await club.play_first(table.id, BO)
    info = await club.tables.queries.info(table.id)
    walker, other = (ANN, BO) if info.owed == (0,) else (BO, ANN)
    await club.tables.play.choose(table.id, walker.id, ("left",))
    why = (await refusal(club, table.id, other.id)).args["why"]
    assert why == Text("way-back-others-since")


@pytest.mark.parametrize("keys", [("stop",), ("left",)])
async def test_an_answer_after_which_one_is_asked_again_does_not_end_the_turn(
    club: Club, keys: tuple[str, ...]
) -> None:
    table = await club.running(bell=False)
    walker = await club.both_play(table.id)
    assert not await club.tables.queries.ends_turn(table.id, walker.id, keys)


async def test_the_answer_after_which_others_are_asked_ends_the_turn(club: Club) -> None:
    table = await club.running(bell=False)
    assert await club.tables.queries.ends_turn(table.id, ANN.id, await club.first_keys(table.id, ANN))
    walker = await club.both_play(table.id)
    other = BO if walker is ANN else ANN
    assert not await club.tables.queries.ends_turn(table.id, other.id, ("skip",)), "who is not asked ends nothing"
