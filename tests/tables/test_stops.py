"""What ends all that a person has laid down: named beforehand, from a list of the title, and told when it happens."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from db.store import Store
from engine.core.errors import Refused
from engine.core.optional import Planning
from engine.core.orders import Stop
from engine.core.text import say
from tables.records import Look, TableInfo
from tables.standing_orders import FORCED
from tables.stops import MOST_STOPS, met_stops, stops_of
from tests.tables.club import ANN, BO, HERE, Club, Person, Time
from tests.toy.lanterns import Lanterns, Offers, State


class Watching(Planning[State]):
    """A list of what may happen: somebody has so many points."""

    def stops(self, state: State, seat: int) -> dict[str, Stop]:
        rich = [f"{other}" for other, score in enumerate(state.scores) if score > 0 and other != seat]
        return {"rich": Stop(say("toy-ask-go"), tuple(rich)), "never": Stop(say("toy-ask-play"))}


class Rounds(Offers):
    """Its rounds are chapters."""

    def chapter(self, state: State) -> int:
        return state.round


class Watched(Lanterns):
    """Lanterns with both."""

    planning = Watching()
    notices = Rounds()


@pytest.fixture
async def club(store: Store, time: Time) -> AsyncIterator[Club]:
    club = Club(store, time, Watched())
    yield club
    await club.tables.close_down()


async def begun(club: Club) -> TableInfo:
    """Ann and Bo, who answers to `toy-ask-go` questions by order."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"habits": True, "bell": False, "rounds": 6})
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ANN.id)
    for person in (ANN, BO):
        await club.tables.play.set_habit(table.id, person.id, "gift", ())
        await club.tables.play.set_habit(table.id, person.id, FORCED, ())
    return await club.tables.queries.info(table.id)


async def look(club: Club, table: TableInfo, person: Person) -> Look:
    return await club.tables.queries.look(table.id, person.id)


async def play_round(club: Club, table: TableInfo) -> None:
    """Until the next round begins."""
    first = (await look(club, table, ANN)).laid_down.stops
    while (await look(club, table, ANN)).laid_down.stops == first:
        info = await club.tables.queries.info(table.id)
        await club.play_first(table.id, ANN if 0 in info.owed else BO)


async def test_a_later_chapter_ends_all_but_forced_choices_and_the_person_is_told(club: Club) -> None:
    table = await begun(club)
    assert "chapter:2" in (await look(club, table, ANN)).laid_down.stops
    await club.tables.play.set_stops(table.id, ANN.id, ("chapter:2",))
    laid_down = (await look(club, table, ANN)).laid_down
    assert list(laid_down.until) == ["chapter:2"]
    assert "gift" in laid_down.answers
    await play_round(club, table)
    await club.both_play(table.id)  # nobody can take back how the round ended
    laid_down = (await look(club, table, ANN)).laid_down
    assert laid_down.until == {}
    assert set(laid_down.answers) == {FORCED}
    assert "gift" in (await look(club, table, BO)).laid_down.answers, "Bo has named nothing"
    own = [line.text.key for line in await club.tables.queries.log(table.id, ANN.id, 200)]
    assert "table-log-stopped" in own
    assert "table-log-stopped" not in [line.text.key for line in await club.tables.queries.log(table.id, BO.id, 200)]


async def test_a_chapter_that_has_not_come_ends_nothing(club: Club) -> None:
    table = await begun(club)
    await club.tables.play.set_stops(table.id, ANN.id, ("chapter:3", "never"))
    await play_round(club, table)
    laid_down = (await look(club, table, ANN)).laid_down
    assert "gift" in laid_down.answers
    assert list(laid_down.until) == ["chapter:3", "never"]


async def test_what_the_title_lists_ends_them_by_a_new_mark_only() -> None:
    title = Watched()
    state = State(
        chance=None, rounds=3, bell=False, deck=[], hands=[[], [], []], scores=[0, 1, 0], out=[False, False, False]
    )
    assert met_stops(title, state, 0, {"*until": ["rich=1"]}) == (), "it was so before"
    assert met_stops(title, state, 1, {"*until": ["rich="]}) == ()
    state.scores[2] = 4
    assert met_stops(title, state, 0, {"*until": ["rich=1", "gone=5"]}) == (say("toy-ask-go"),)
    assert {"rich", "never", "chapter:2"} <= set(stops_of(title, state, 0))


async def test_what_is_not_offered_and_too_much_is_refused(club: Club) -> None:
    table = await begun(club)
    with pytest.raises(Refused, match="error-stops"):
        await club.tables.play.set_stops(table.id, ANN.id, ("place:nowhere",))
    offered = (await look(club, table, ANN)).laid_down.stops
    with pytest.raises(Refused, match="error-stops"):
        await club.tables.play.set_stops(table.id, ANN.id, tuple(offered)[: MOST_STOPS + 1])


async def test_nobody_else_sees_them(club: Club) -> None:
    table = await begun(club)
    before = await look(club, table, BO)
    await club.tables.play.set_stops(table.id, ANN.id, ("rich",))
    after = await look(club, table, BO)
    assert (after.view, after.events, after.laid_down) == (before.view, before.events, before.laid_down)
