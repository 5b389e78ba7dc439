"""Plans for the next turn in Day & Night and Afternova: composed while others move, played if they are still legal,
else reported to their person alone."""

from __future__ import annotations

from typing import Any

from cogs.ui.names import reader_of
from db.store import Store
from engine.core.saved import decode, encode
from engine.core.text import Text
from engine.core.title import Title
from locales import translate
from tables.records import Look, Person, TableInfo
from tests.afternova import scenario as afternova
from tests.day_and_night import scenario as day_and_night
from tests.seated import Seated
from tests.tables.club import ANN, BO, CY, HERE, Club, Time

QUEUED = "table-log-queued"
STOPPED = "table-log-queue-stopped"
ENTERED = "table-log-queue-entered"


def prepared(game: Seated[Any]) -> Title[Any]:
    """The title of a game whose games begin with this position."""
    title, start = game.session.title, encode(game.session.state)

    class Prepared(type(title)):  # type: ignore[misc]  # whichever title it is
        def new(self, setup: Any, chance: Any) -> Any:
            return decode(title.state_type, start)

    return Prepared()


class Planning:
    """A running table of a prepared game; people are named by their seats."""

    def __init__(self, club: Club, info: TableInfo) -> None:
        self.club, self.number = club, info.id
        people = {person.id: person for person in (ANN, BO, CY)}
        self.people = [people[seat.person_id] for seat in info.seats if seat.person_id is not None]

    @classmethod
    async def begin(cls, store: Store, time: Time, game: Seated[Any], *people: Person) -> Planning:
        club = Club(store, time, prepared(game), read=reader_of)
        info = await club.tables.lobby.open(ANN, HERE, game.session.title.meta.id, {})
        for person in people:
            await club.tables.lobby.join(info.id, person)
        return cls(club, await club.tables.lobby.start(info.id, ANN.id))

    async def plan(self, seat: int, *lines: str) -> None:
        await self.club.tables.play.set_queue(self.number, self.people[seat].id, list(lines))

    async def play(self, seat: int, *keys: str) -> None:
        for key in keys:
            await self.club.tables.play.choose(self.number, self.people[seat].id, (key,))

    async def look(self, seat: int) -> Look:
        return await self.club.tables.queries.look(self.number, self.people[seat].id)

    async def told(self, seat: int, key: str) -> list[Text]:
        return [line.text for line in (await self.look(seat)).events if line.text.key == key]

    async def question(self, seat: int) -> str | None:
        pending = (await self.look(seat)).pending
        return None if pending is None else pending.ask.about.key


# -- Day & Night ---------------------------------------------------------------------------------------------------

DAY, NIGHT = 0, 1


async def duel(store: Store, time: Time, **more: Any) -> Planning:
    """Night is to move."""
    game = day_and_night.table(to_move="night", **more)
    return await Planning.begin(store, time, game, BO)


async def test_day_casts_walks_and_ends_as_planned(store: Store, time: Time) -> None:
    """R-TURN-1: the whole turn, one action after the other, with the tile of the spell."""
    table = await duel(store, time, day_hand="day_wish")
    await table.plan(DAY, "cast day_wish c3", "step b1", "step c1; end")
    await table.play(NIGHT, "end")
    look = await table.look(NIGHT)
    assert look.pending is not None, "it is Night's turn again"
    assert [tile.at for tile in look.view.tiles if tile.side == "day"] == ["c3"]
    assert look.view.sides[DAY].at == "c1"
    assert len(await table.told(DAY, QUEUED)) == 5
    assert await table.told(NIGHT, QUEUED) == []
    await table.club.tables.close_down()


async def test_what_is_planned_beyond_the_turn_waits_for_the_next(store: Store, time: Time) -> None:
    table = await duel(store, time)
    await table.plan(DAY, "step b1", "end", "step c1")
    await table.play(NIGHT, "end")
    assert (await table.look(DAY)).laid_down.queue == ("step c1",)
    await table.play(NIGHT, "end")
    look = await table.look(DAY)
    assert look.view.sides[DAY].at == "c1"
    assert look.pending is not None, "the rest of the turn is asked"
    await table.club.tables.close_down()


async def test_a_step_onto_a_tile_that_has_got_a_crystal_is_reported(store: Store, time: Time) -> None:
    """R-TRAVEL-3: Day cannot walk there any more; nothing of the plan is played, and Night learns nothing of it."""
    table = await duel(store, time, night_hand="crystal_breeze")
    await table.plan(DAY, "step b1; end")
    await table.play(NIGHT, "cast:crystal_breeze", "tile:b1", "tile:h1", "end")
    assert await table.question(DAY) == "dn-ask-action"
    (told,) = await table.told(DAY, STOPPED)
    assert "crystal" in translate(told, "en")
    assert "end" in translate(told, "en")
    assert (await table.look(DAY)).view.sides[DAY].at == "a1"
    assert (await table.look(DAY)).laid_down.queue == ()
    assert await table.told(NIGHT, STOPPED) == []
    await table.club.tables.close_down()


async def test_a_spell_whose_target_is_closed_by_now_is_not_cast(store: Store, time: Time) -> None:
    """R-CRYSTAL-2: Day's Wish would have other targets; what is reported is the tile and why."""
    table = await duel(store, time, night_hand="crystal_breeze", day_hand="day_wish")
    await table.plan(DAY, "cast day_wish c3", "end")
    await table.play(NIGHT, "cast:crystal_breeze", "tile:c3", "tile:h1", "end")
    assert await table.question(DAY) == "dn-ask-action"
    (told,) = await table.told(DAY, STOPPED)
    assert told.args["action"] == "cast day_wish c3"
    assert "C3" in translate(told, "en")
    assert (await table.look(DAY)).view.hand == ("day_wish",)
    await table.club.tables.close_down()


async def test_a_target_on_a_line_of_its_own_is_reported_where_it_is_asked(store: Store, time: Time) -> None:
    """R-CRYSTAL-2: the spell is open; Day can choose another tile or take it back."""
    table = await duel(store, time, night_hand="crystal_breeze", day_hand="day_wish")
    await table.plan(DAY, "cast day_wish", "c3", "end")
    await table.play(NIGHT, "cast:crystal_breeze", "tile:c3", "tile:h1", "end")
    look = await table.look(DAY)
    assert look.pending is not None
    assert look.pending.ask.within == "cast:day_wish"
    assert look.can_undo
    (told,) = await table.told(DAY, STOPPED)
    assert told.args["action"] == "c3"
    assert look.laid_down.queue == ()
    await table.club.tables.close_down()


async def test_who_was_moved_is_asked(store: Store, time: Time) -> None:
    """R-TRAVEL-4: Night's Mislead puts Day elsewhere; the plan was made for another place, though it would be legal."""
    temple = "f1 g1 h1 f2 g2 h2 f3 g3 h3"
    table = await duel(store, time, night_hand="mislead", night="c5", night_temple=temple)
    await table.plan(DAY, "end")
    await table.play(NIGHT, "cast:mislead", "tile:c5", "end")
    assert await table.question(DAY) == "dn-ask-action"
    (told,) = await table.told(DAY, ENTERED)
    assert "C5" in translate(told, "en")
    await table.club.tables.close_down()


# -- Afternova -----------------------------------------------------------------------------------------------------

A, B, C = 0, 1, 2
MARKET = {"mercenaries": "m33 m34 m35 m36", "blueprints": "b33 b32 b35 b36", "mercenary_draws": "m29 m30 m31"}


async def market(store: Store, time: Time, *hands: str, **more: str) -> Planning:
    """A is to move; three players."""
    seats = [afternova.seat(hand) for hand in (hands or ("", "", ""))]
    return await Planning.begin(store, time, afternova.table(*seats, **{**MARKET, **more}), BO, CY)


async def test_a_whole_market_action_is_played_as_planned(store: Store, time: Time) -> None:
    """[MK1]: three cards; the others see no more than that B has taken them."""
    table = await market(store, time)
    await table.plan(B, "market m34 b32", "b35")
    await table.play(A, "market", "take:m33", "take:m35", "take:b33")
    look = await table.look(C)
    assert look.view.active == C
    assert set((await table.look(B)).view.hand) == {"m34", "b32", "b35"}
    assert len(await table.told(B, QUEUED)) == 4
    assert not [line for seat in (A, C) for line in await table.told(seat, QUEUED)]
    await table.club.tables.close_down()


async def test_for_a_card_that_another_has_taken_nobody_goes_to_the_market(store: Store, time: Time) -> None:
    """[MK1]: B chooses again between a deal and the market."""
    table = await market(store, time)
    await table.plan(B, "market m34 b32", "m36")
    await table.play(A, "market", "take:m34", "take:m35", "take:b33")
    assert await table.question(B) == "an-ask-action"
    (told,) = await table.told(B, STOPPED)
    assert told.args["action"] == "market m34 b32"
    assert "not in the market" in translate(told, "en")
    assert (await table.look(B)).laid_down.queue == ()
    assert await table.told(A, STOPPED) == []
    await table.club.tables.close_down()


async def test_on_lines_of_their_own_the_cards_that_are_there_are_taken(store: Store, time: Time) -> None:
    """[MK1]: B is in the market when the missing card comes up."""
    table = await market(store, time)
    await table.plan(B, "market", "b32", "m34", "m36")
    await table.play(A, "market", "take:m34", "take:m35", "take:b33")
    assert await table.question(B) == "an-ask-market"
    (told,) = await table.told(B, STOPPED)
    assert (told.args["action"], told.args["dropped"]) == ("m34", "m36")
    assert (await table.look(B)).view.hand == ("b32",)
    await table.club.tables.close_down()


async def test_what_a_sweep_will_turn_up_stops_no_plan_before_it(store: Store, time: Time) -> None:
    """[MK3]: the swept row is hidden until then; b35 lies open."""
    table = await market(store, time)
    await table.plan(B, "market sweep mercenaries b35")
    await table.play(A, "market", "take:m34", "take:m35", "take:b33")
    look = await table.look(B)
    assert look.view.hand == ("b35",)
    assert await table.question(B) == "an-ask-market", "the third card"
    await table.club.tables.close_down()


async def test_an_extraction_is_played_if_the_planet_is_still_there(store: Store, time: Time) -> None:
    """[EX1] [EX7]"""
    table = await market(store, time, "", "m01 m17", "", planets="p01:PGB p04:PGO p07:GOB")
    await table.plan(B, "extract p01")
    await table.play(A, "market", "take:m33", "take:m35", "take:b33")
    look = await table.look(C)
    assert look.view.active == C
    assert sum(look.view.ships[B].storage) == 3
    await table.club.tables.close_down()


async def test_an_extraction_from_a_planet_that_another_has_taken_is_reported(store: Store, time: Time) -> None:
    """[EX1] [EX7]: A and B both hold what Whirldust needs. B loses nothing."""
    table = await market(store, time, "m02 m18", "m01 m17", "", planets="p01:PGB p04:PGO p07:GOB")
    await table.plan(B, "extract p01", "market m33")
    await table.play(A, "extract:p01")
    assert await table.question(B) == "an-ask-action"
    (told,) = await table.told(B, STOPPED)
    assert "planet is not on the table" in translate(told, "en")
    assert "market m33" in translate(told, "en")
    assert (await table.look(B)).view.hand == ("m01", "m17")
    await table.club.tables.close_down()


async def test_a_planned_proposal_waits_for_the_others_and_ends_the_plan(store: Store, time: Time) -> None:
    """[N1] [N2] [N4]: it is sent; when the helper has answered, what else was planned is dropped with that reason."""
    table = await market(store, time, "", "m05 m06 m17", "m07 m08", planets="p02:PPGB p01:GOB p07:GOB")
    offer = "draft p02; mine:m05; mine:m06; ask:c+pilot; ask:c+engineer; give:c+purple; send"
    await table.plan(B, *offer.split("; "), "market m36")
    await table.play(A, "market", "take:m33", "take:m35", "take:b33")
    look = await table.look(C)
    assert look.pending is not None
    assert look.pending.ask.option("accept:1") is not None, "C is asked for help"
    assert (await table.look(B)).laid_down.queue == ("market m36",), "nobody goes to the market over an open deal"
    await table.play(C, "accept:1")
    assert (await table.look(B)).laid_down.queue == ()
    assert await table.question(B) == "an-ask-action"
    (told,) = await table.told(B, ENTERED)
    assert "deal 1" in translate(told, "en")
    assert "market m36" in translate(told, "en")
    assert await table.told(C, ENTERED) == []
    await table.club.tables.close_down()


async def test_a_deal_with_ones_help_ends_the_plan(store: Store, time: Time) -> None:
    """[EX7]: B's card is gone and a cube has come; B is asked, though the market is open as planned."""
    table = await market(store, time, "m05 m06 m17", "m07 m08", "", planets="p02:PPGB p01:GOB p07:GOB")
    await table.plan(B, "market m36")
    offer = "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple send"
    await table.play(A, *offer.split())
    await table.play(B, "accept:1")
    assert (await table.look(B)).laid_down.queue == ("market m36",)
    await table.play(A, "execute:1")
    assert (await table.look(B)).view.active == B
    assert await table.question(B) == "an-ask-action"
    (told,) = await table.told(B, ENTERED)
    assert "cubes" in translate(told, "en")
    await table.club.tables.close_down()
