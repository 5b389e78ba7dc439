"""What a lobby asks of those who join, how soon people are reminded, and a host who decides alone."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from db.records import Amendment, RatingRow, SeatClock, Terms
from engine.core.errors import Refused
from tables.records import Person, TableInfo
from tables.time_control import BOUNDS, NO_CLOCK
from tests.tables.club import ANN, BO, CY, HERE, Club
from tests.tables.test_reminders import after, calls


async def lobby(club: Club, terms: Terms, *, private: bool = False) -> TableInfo:
    """A lobby of Ann's with these terms."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"bell": False, "rounds": 6}, private=private)
    return await club.tables.lobby.set_terms(table.id, ANN.id, terms)


async def refusal(work: object) -> str:
    with pytest.raises(Refused) as refused:
        await work  # type: ignore[misc]
    return refused.value.text.key


async def played_like(club: Club, *, times: tuple[int, ...] = (), stood_in: int = 0) -> None:
    """Bo has played a game elsewhere, in which his clock has counted this."""
    elsewhere = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.join(elsewhere.id, BO)
    await club.tables.lobby.start(elsewhere.id, ANN.id)
    async with club.store.transaction() as tx:
        row = await tx.games.table(elsewhere.id)
        seats = await tx.games.seats(elsewhere.id)
        mine = next(seat.seat for seat in seats if seat.person_id == BO.id)
        clocks = list(row.seat_clocks)
        clocks[mine] = SeatClock(times=times, stood_in=stood_in)
        await tx.games.save_table(row, replace(row, seat_clocks=tuple(clocks), channel_id=999))


@pytest.mark.parametrize(
    ("terms", "times", "stood_in", "why"),
    [
        (Terms(hours=4), (0, 0, 0, 0, 0, 0, 9), 0, "error-terms-hours"),
        (Terms(hours=4), (9,), 0, None),
        (Terms(stood_in=10), (9,), 3, "error-terms-stood-in"),
        (Terms(stood_in=25), (9,), 3, None),
    ],
)
async def test_what_is_known_of_a_person_is_measured(
    club: Club, terms: Terms, times: tuple[int, ...], stood_in: int, why: str | None
) -> None:
    assert BOUNDS[0] <= timedelta(hours=4) < BOUNDS[6]
    await played_like(club, times=times, stood_in=stood_in)
    table = await lobby(club, terms)
    if why is None:
        assert (await club.tables.lobby.join(table.id, BO)).seat_of(BO.id) is not None
    else:
        assert await refusal(club.tables.lobby.join(table.id, BO)) == why


async def test_who_is_new_is_kept_out_by_no_time_or_share(club: Club) -> None:
    table = await lobby(club, Terms(hours=4, stood_in=0))
    assert (await club.tables.lobby.join(table.id, CY)).seat_of(CY.id) is not None


@pytest.mark.parametrize(("least", "most", "joins"), [(1100, 0, False), (900, 1000, True), (0, 900, False)])
async def test_a_newcomer_has_the_rating_with_which_all_begin(club: Club, least: int, most: int, joins: bool) -> None:
    table = await lobby(club, Terms(least=least, most=most))
    work = club.tables.lobby.join(table.id, BO)
    if joins:
        await work
    else:
        assert await refusal(work) == "error-terms-rating"


async def test_a_rating_counts_for_the_title_and_the_server(club: Club) -> None:
    async with club.store.transaction() as tx:
        for guild, mu in ((HERE.guild_id, 30.0), (77, 90.0)):
            strong = RatingRow(title="lanterns", guild_id=guild or 0, person_id=BO.id, mu=mu, sigma=1.0, games=9)
            await tx.results.save_rating(None, strong)
    table = await lobby(club, Terms(least=2000))
    assert (await club.tables.lobby.join(table.id, BO)).seat_of(BO.id) is not None
    await club.tables.lobby.set_terms(table.id, ANN.id, Terms(least=2500))
    await club.tables.lobby.leave(table.id, BO.id)
    assert await refusal(club.tables.lobby.join(table.id, BO)) == "error-terms-rating"


async def test_only_friends_of_the_host_join_and_whom_she_invites(club: Club) -> None:
    table = await lobby(club, Terms(friends=True))
    assert await refusal(club.tables.lobby.join(table.id, BO)) == "error-terms-friends"
    await club.tables.friends.add(BO.id, ANN.id)
    assert await refusal(club.tables.lobby.join(table.id, BO)) == "error-terms-friends", "it is her list that counts"
    await club.tables.friends.add(ANN.id, BO.id)
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.leave(table.id, BO.id)
    await club.tables.friends.remove(ANN.id, BO.id)
    await club.tables.lobby.invite(table.id, ANN.id, BO.id)
    await club.tables.lobby.join(table.id, BO)


async def test_who_has_finished_a_game_knows_it(club: Club) -> None:
    table = await lobby(club, Terms(learned=True))
    assert await refusal(club.tables.lobby.join(table.id, BO)) == "error-terms-learned"
    await club.tables.lobby.close(table.id, ANN.id)
    played = await club.running(bell=False, rounds=1)
    await club.to_the_end(played.id)
    table = await lobby(club, Terms(learned=True))
    await club.tables.lobby.join(table.id, BO)


async def test_only_the_host_chooses_and_the_rematch_has_the_same_terms(club: Club) -> None:
    table = await lobby(club, Terms(reminders="rare"))
    await club.tables.lobby.join(table.id, BO)
    assert await refusal(club.tables.lobby.set_terms(table.id, BO.id, Terms())) == "error-not-host"
    for wrong in (Terms(hours=-1), Terms(stood_in=101), Terms(least=1200, most=1100), Terms(reminders="hourly")):
        assert await refusal(club.tables.lobby.set_terms(table.id, ANN.id, wrong)) == "error-terms"
    await club.tables.lobby.start(table.id, ANN.id)
    await club.to_the_end(table.id)
    assert (await club.tables.lobby.rematch(table.id, ANN)).terms == Terms(reminders="rare")


# -- reminders -------------------------------------------------------------------------------------------------------


async def reminded(club: Club, pace: str, days: int) -> list[int]:
    """After how many hours somebody who does not answer is called at this pace."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"bell": False, "rounds": 6}, clock=NO_CLOCK)
    await club.tables.lobby.set_terms(table.id, ANN.id, Terms(reminders=pace))
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ANN.id)
    await calls(club, table.id)
    return [hour for hour in range(1, 24 * days + 1) if await after(club, table.id, hours=1)]


@pytest.mark.parametrize(
    ("pace", "hours"),
    [("usual", [24, 72, 168]), ("brisk", [8, 24, 56, 120]), ("rare", [72, 216]), ("none", [])],
)
async def test_people_are_reminded_as_the_host_has_chosen(club: Club, pace: str, hours: list[int]) -> None:
    assert await reminded(club, pace, 9) == hours


async def test_the_pace_changes_when_all_agree(club: Club) -> None:
    table = await club.running(bell=False, rounds=6, clock=NO_CLOCK)
    await calls(club, table.id)
    await club.tables.amending.propose_reminders(table.id, ANN.id, "none")
    assert (await club.tables.queries.info(table.id)).terms.reminders == "usual"
    agreed = await club.tables.amending.agree(table.id, BO.id, Amendment(by=0, reminders="none"))
    assert agreed.info.terms.reminders == "none"
    await calls(club, table.id)
    assert await after(club, table.id, days=3) == {}
    assert await refusal(club.tables.amending.propose_reminders(table.id, ANN.id, "none")) == "error-amend-same"
    assert await refusal(club.tables.amending.propose_reminders(table.id, ANN.id, "hourly")) == "error-terms"


# -- a host who decides alone ----------------------------------------------------------------------------------------


async def begun(club: Club, *, private: bool, alone: bool = True) -> TableInfo:
    table = await lobby(club, Terms(host_alone=alone), private=private)
    await club.tables.lobby.invite(table.id, ANN.id, BO.id)
    await club.tables.lobby.join(table.id, BO)
    return await club.tables.lobby.start(table.id, ANN.id)


@pytest.mark.parametrize(
    ("private", "alone", "who", "at_once"),
    [(True, True, ANN, True), (True, True, BO, False), (True, False, ANN, False), (False, True, ANN, False)],
)
async def test_the_host_of_a_private_table_decides_alone_if_the_lobby_said_so(
    club: Club, private: bool, alone: bool, who: Person, at_once: bool
) -> None:
    table = await begun(club, private=private, alone=alone)
    look = await club.tables.amending.propose_pause(table.id, who.id, club.time() + timedelta(days=3))
    assert (look.info.paused_until is not None) == at_once
    assert (look.info.amendment is None) == at_once
    lines = [line.text.key for line in await club.tables.queries.log(table.id, BO.id)]
    assert ("table-log-terms-host" in lines) == at_once
