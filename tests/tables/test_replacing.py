"""Seats change hands in a running game: by consent, by vote, by the host, and back; with the hand, and with nothing
that the former player could still do or see."""

from __future__ import annotations

import msgspec
import pytest

from db.records import Amendment, Clock, Handover, MessageRow
from db.store import Store
from engine.core.errors import NoWayBack, Refused
from engine.core.title import ABANDONED, BY_VOTE
from engine.titles import TITLES
from tables.limits import Limits
from tables.records import Level, Person, Place, TableInfo
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.test_secret import ASKED_ANN_AND_CY, wishing
from tests.toy.lanterns import Lanterns

DI = Person(4, "Di", "zh-CN")
ABSENT_HOURS = 72


async def three(store: Store, time: Time) -> tuple[Club, TableInfo]:
    """Ann (host), Bo and Cy at Solenia, where Ann begins."""
    club = Club(store, time, TITLES["solenia"])
    table = await club.tables.lobby.open(ANN, HERE, "solenia", {})
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    return club, await club.tables.lobby.start(table.id, ANN.id)


async def refused(work: object) -> str:
    with pytest.raises(Refused) as refusal:
        await work  # type: ignore[misc]
    return refusal.value.text.key


async def lines(club: Club, table_id: int) -> list[str]:
    return [line.text.key for line in (await club.tables.queries.look(table_id, None)).events]


async def play_until(club: Club, table_id: int, owed: Person) -> None:
    """First legal answers until this person is waited for."""
    while owed.id not in (info := await club.tables.queries.info(table_id)).people_owed():
        asked = next(person for person in (ANN, BO, CY, DI) if person.id in info.people_owed())
        await club.play_first(table_id, asked)


# -- by consent ------------------------------------------------------------------------------------------------------


async def test_a_computer_takes_over_before_the_other_has_agreed(club: Club):
    table = await club.running()
    look = await club.tables.seats.propose_handover(table.id, ANN.id, 0, "easy")
    assert look.info.handover == Handover(seat=0, by=0, level="easy", agreed_by=(0,), accepted=True)
    assert look.info.seats[0].person_id == ANN.id
    look = await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    seat = look.info.seats[0]
    assert (seat.kind, seat.level, seat.person_id) == ("computer", "easy", None)
    assert look.info.handover is None
    assert [(left.person_id, left.name) for left in seat.former] == [(ANN.id, "Ann")]
    assert look.info.host_id == BO.id, "the host has left"
    await club.tables.settle()
    while (info := await club.tables.queries.info(table.id)).status == "running":
        await club.play_first(table.id, BO)
        await club.tables.settle()
    assert (await club.tables.queries.verify(table.id)).good
    assert info.seats[0].former == seat.former


async def test_a_person_takes_over_who_has_not_accepted(club: Club):
    table = await club.running()
    await club.sent(table.id)
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, CY)
    assert await club.called(table.id) == (BO.id, CY.id)
    look = await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    assert look.info.seats[0].person_id == ANN.id
    look = await club.tables.seats.answer_handover(table.id, CY, agrees=True)
    assert look.seat == 0
    assert look.pending is not None
    assert (await club.tables.queries.look(table.id, ANN.id)).seat is None
    assert await refused(club.tables.play.choose(table.id, ANN.id, ("x",))) == "error-seat-handed"
    assert await refused(club.tables.play.choose(table.id, 99, ("x",))) == "error-not-seated"
    assert (await lines(club, table.id))[-4:] == [
        "table-log-swap-propose",
        "table-log-swap-agree",
        "table-log-swap-accept",
        "table-log-swap",
    ]
    await club.play_first(table.id, CY)
    recap = await club.tables.replays.recap(table.id, CY.id)
    assert recap.view is not None


async def test_somebody_else_accepts_a_seat_that_is_offered(club: Club):
    table = await club.running()
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, CY)
    await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    for agrees in (True, False):
        assert await refused(club.tables.seats.answer_handover(table.id, DI, agrees=agrees)) == "error-not-seated"
    info = await club.tables.queries.info(table.id)
    assert info.handover is not None
    assert (info.handover.accepted, info.seats[0].person_id) == (False, ANN.id)


async def test_who_is_asked_says_no_and_it_happens_all_the_same(club: Club):
    table = await club.running()
    for person, key in ((BO, "decline"), (ANN, "withdraw"), (CY, "refuse")):
        await club.tables.seats.propose_handover(table.id, ANN.id, 0, CY)
        look = await club.tables.seats.answer_handover(table.id, person, agrees=False)
        assert look.info.handover is None
        assert (await lines(club, table.id))[-1] == f"table-log-swap-{key}"
        assert await refused(club.tables.seats.answer_handover(table.id, BO, agrees=True)) == "error-swap-gone"


@pytest.mark.parametrize(
    ("seat", "newcomer", "key"),
    [
        (0, BO, "error-swap-seated"),
        (7, CY, "error-swap-seat"),
        (0, "godlike", "error-bad-option"),
    ],
)
async def test_a_seat_is_offered_to_whom_it_cannot_go(club: Club, seat: int, newcomer: Person | Level, key: str):
    table = await club.running()
    assert await refused(club.tables.seats.propose_handover(table.id, ANN.id, seat, newcomer)) == key


async def test_the_last_person_leaves_a_game_to_computers(club: Club):
    table = await club.against_computer()
    assert await refused(club.tables.seats.propose_handover(table.id, ANN.id, 0, "easy")) == "error-swap-last"
    assert await refused(club.tables.seats.propose_handover(table.id, ANN.id, 1, "hard")) == "error-swap-computer"
    await club.tables.ending.resign(table.id, ANN.id)


async def test_a_person_cannot_play_on_for_a_computer(club: Club):
    table = await club.against_computer()
    await club.tables.settle()
    await club.tables.seats.propose_handover(table.id, ANN.id, 1, BO)
    look = await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    assert (look.seat, look.info.seats[1].kind) == (1, "person")
    assert look.info.seats[1].former[0].level == "easy"


async def test_two_proposals_stand_side_by_side(store: Store, time: Time):
    club, table = await three(store, time)
    await club.tables.seats.propose_handover(table.id, ANN.id, 1, "easy")
    assert await refused(club.tables.seats.propose_handover(table.id, CY.id, 2, "easy")) == "error-swap-open"
    assert await refused(club.tables.seats.answer_handover(table.id, ANN, agrees=True)) == "error-swap-agreed"
    look = await club.tables.seats.propose_handover(table.id, CY.id, 1, "easy")
    assert look.info.handover is not None
    assert look.info.handover.agreed_by == (0, 2), "to propose the same is to agree"
    await club.tables.close_down()


# -- absence ---------------------------------------------------------------------------------------------------------


async def test_the_host_alone_replaces_somebody_who_is_not_absent_yet(store: Store, time: Time):
    club, table = await three(store, time)
    await play_until(club, table.id, BO)
    time.pass_by(hours=ABSENT_HOURS - 1)
    await club.tables.seats.propose_handover(table.id, ANN.id, 1, "easy")
    assert (await club.tables.queries.info(table.id)).seats[1].kind == "person"
    time.pass_by(hours=1)
    look = await club.tables.seats.propose_handover(table.id, ANN.id, 1, "easy")
    assert look.info.seats[1].kind == "computer", "the host asks again, and by now Bo is absent"
    await club.tables.close_down()


async def test_somebody_present_is_outvoted(store: Store, time: Time):
    club, table = await three(store, time)
    await play_until(club, table.id, BO)
    time.pass_by(hours=ABSENT_HOURS)
    await club.tables.seats.propose_handover(table.id, CY.id, 0, "easy")
    look = await club.tables.seats.answer_handover(table.id, ANN, agrees=False)
    assert look.info.handover is None, "Ann sits there, and is here"
    await club.tables.close_down()


async def test_one_of_two_others_is_a_majority(store: Store, time: Time):
    club, table = await three(store, time)
    await play_until(club, table.id, BO)
    time.pass_by(hours=ABSENT_HOURS)
    look = await club.tables.seats.propose_handover(table.id, CY.id, 1, "hard")
    assert look.info.handover is not None
    assert look.info.seats[1].kind == "person"
    look = await club.tables.seats.answer_handover(table.id, ANN, agrees=True)
    assert look.info.seats[1].level == "hard"
    await club.tables.close_down()


async def test_a_vote_goes_on_after_the_absent_one_has_come_back(store: Store, time: Time):
    club, table = await three(store, time)
    await play_until(club, table.id, BO)
    time.pass_by(hours=ABSENT_HOURS)
    await club.tables.seats.propose_handover(table.id, CY.id, 1, "hard")
    look = await club.tables.seats.answer_handover(table.id, BO, agrees=False)
    assert look.info.handover is None
    await club.tables.seats.propose_handover(table.id, ANN.id, 1, "hard")
    assert (await club.tables.queries.info(table.id)).seats[1].kind == "person", "whoever refuses is here"
    await club.tables.close_down()


async def test_quiet_hours_and_days_away_count_as_absence(store: Store, time: Time):
    club, table = await three(store, time)
    await play_until(club, table.id, BO)
    async with store.transaction() as tx:
        await tx.people.change(BO.id, zone="UTC", quiet=(0, 6 * 60))
    time.pass_by(hours=ABSENT_HOURS)
    await club.tables.seats.propose_handover(table.id, ANN.id, 1, "easy")
    assert (await club.tables.queries.info(table.id)).seats[1].kind == "person"
    time.pass_by(hours=3 * 6 + 6)
    look = await club.tables.seats.propose_handover(table.id, ANN.id, 1, "easy")
    assert look.info.seats[1].kind == "computer"
    await club.tables.close_down()


async def test_a_newcomer_is_absent_since_the_former_player_was_called(store: Store, time: Time):
    club, table = await three(store, time)
    await play_until(club, table.id, BO)
    time.pass_by(hours=ABSENT_HOURS)
    await club.tables.seats.propose_handover(table.id, ANN.id, 1, DI)
    await club.tables.seats.answer_handover(table.id, DI, agrees=True)
    info = await club.tables.queries.info(table.id)
    assert (info.seats[1].person_id, info.since(1)) == (DI.id, time())
    look = await club.tables.seats.propose_handover(table.id, ANN.id, 1, "easy")
    assert look.info.seats[1].person_id == DI.id, "Di has just sat down"
    await club.tables.close_down()


async def test_others_play_on_and_the_absence_begins_anew(club: Club, time: Time):
    table = await club.running()
    begun = time()
    time.pass_by(hours=40)
    await club.play_first(table.id, ANN)
    info = await club.tables.queries.info(table.id)
    assert info.owed == (1,)
    assert info.since(1) == begun
    assert info.owed_since == time(), "who is waited for has changed"


async def test_who_only_proposes_or_agrees_is_waited_for_as_long_as_before(store: Store, time: Time):
    """Since when somebody is waited for tells since when the game stands still: only an answer moves it on."""
    club, table = await three(store, time)
    await play_until(club, table.id, ANN)
    begun = time()
    time.pass_by(hours=40)
    look = await club.tables.amending.propose_clock(table.id, ANN.id, Clock("limit", 24))
    assert look.info.since(0) == begun, "Ann has proposed another clock"
    assert [each.since for each in await club.tables.queries.absences(table.id)] == [time()], "but she is there"
    await club.tables.amending.decline(table.id, ANN.id)
    await club.tables.amending.propose_clock(table.id, BO.id, Clock("limit", 24))
    look = await club.tables.amending.agree(table.id, ANN.id, Amendment(by=1, clock=Clock("limit", 24)))
    assert look.info.since(0) == begun, "Ann has agreed to Bo's"
    await club.tables.close_down()


async def test_who_goes_on_with_a_turn_or_back_in_it_is_waited_for_anew(store: Store, time: Time):
    club, table = await three(store, time)
    await play_until(club, table.id, ANN)
    time.pass_by(hours=40)
    asked = (await club.tables.queries.look(table.id, ANN.id)).pending
    assert asked is not None
    for option in asked.ask.options:
        await club.tables.play.choose(table.id, ANN.id, (option.key,))
        if (info := await club.tables.queries.info(table.id)).owed == (0,):
            break
        await club.tables.play.undo(table.id, ANN.id)
    assert (info.owed, info.since(0)) == ((0,), time())
    time.pass_by(hours=2)
    await club.tables.play.undo(table.id, ANN.id)
    info = await club.tables.queries.info(table.id)
    assert (info.owed, info.since(0)) == ((0,), time())
    await club.tables.close_down()


async def test_an_answer_in_secret_ends_the_absence_for_all_to_see(store: Store, time: Time):
    """The leak law: while the game waits in secret, the same time counts for all, whoever is asked or has answered."""
    club = Club(store, time, Lanterns(), first_seed=ASKED_ANN_AND_CY)
    table = await wishing(club)
    assert table.waited_since == (time(),) * 3
    time.pass_by(hours=5)
    before = table.waited_since
    await club.play_first(table.id, ANN)
    info = await club.tables.queries.info(table.id)
    assert info.secret
    assert info.waited_since == before
    assert [each.seat for each in await club.tables.queries.absences(table.id)] == [0, 1, 2]
    await club.tables.close_down()


async def test_who_has_shed_a_card_in_secret_shows_by_since_when_they_are_waited_for(store: Store, time: Time):
    """Everybody reads what was shed, and the question goes round again: still the same time counts for all."""
    club = Club(store, time, Lanterns(), first_seed=ASKED_ANN_AND_CY)
    table = await wishing(club)
    await club.tables.play.choose(table.id, ANN.id, ("keep",))
    time.pass_by(hours=5)
    await club.tables.play.choose(table.id, CY.id, ("card:13",))
    info = await club.tables.queries.info(table.id)
    assert info.secret, "Cy has another one"
    assert len(set(info.waited_since)) == 1
    await club.tables.close_down()


# -- back ------------------------------------------------------------------------------------------------------------


async def test_a_computer_keeps_the_seat_of_who_has_come_back(club: Club):
    table = await club.running()
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, "easy")
    await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    await club.tables.settle()
    look = await club.tables.seats.take_back(table.id, ANN)
    assert look.seat == 0
    assert [left.kind for left in look.info.seats[0].former] == ["person", "computer"]
    assert await refused(club.tables.seats.take_back(table.id, ANN)) == "error-already-seated"
    assert await refused(club.tables.seats.take_back(table.id, CY)) == "error-not-seated"


async def test_a_person_loses_the_seat_without_being_asked(club: Club):
    table = await club.running()
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, CY)
    await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    await club.tables.seats.answer_handover(table.id, CY, agrees=True)
    await club.sent(table.id)
    look = await club.tables.seats.take_back(table.id, ANN)
    assert look.seat is None
    assert await club.called(table.id) == (CY.id,)
    look = await club.tables.seats.answer_handover(table.id, CY, agrees=True)
    assert look.info.seats[0].person_id == ANN.id
    assert look.info.former_seat_of(CY.id) == 0


async def handed_to_cy(club: Club, *others: Person) -> TableInfo:
    """Ann's seat belongs to Cy, by consent; Ann opened the table, Bo (and others) play there too."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"bell": False})
    for person in (BO, *others):
        await club.tables.lobby.join(table.id, person)
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, CY)
    for person in (BO, *others, CY):
        await club.tables.seats.answer_handover(table.id, person, agrees=True)
    info = await club.tables.queries.info(table.id)
    assert info.seats[0].person_id == CY.id
    return info


async def test_all_but_the_holder_agree_that_a_former_player_gets_the_seat_back(club: Club):
    """Only who sits there now can give it back, also after they have been absent for long."""
    table = await handed_to_cy(club, DI)
    await club.tables.seats.take_back(table.id, ANN)
    for person in (BO, DI):
        look = await club.tables.seats.answer_handover(table.id, person, agrees=True)
        assert look.info.seats[0].person_id == CY.id
        assert look.info.handover is not None
    await club.play_first(table.id, BO)
    await club.play_first(table.id, DI)
    club.time.pass_by(hours=ABSENT_HOURS)
    assert await refused(club.tables.seats.answer_handover(table.id, BO, agrees=True)) == "error-swap-agreed"
    assert (await club.tables.queries.info(table.id)).seats[0].person_id == CY.id
    look = await club.tables.seats.answer_handover(table.id, CY, agrees=False)
    assert (look.info.handover, look.info.seats[0].person_id) == (None, CY.id)


async def test_a_seat_that_has_been_resigned_is_taken_back_or_handed_on(club: Club):
    table = await handed_to_cy(club, DI)
    await club.tables.ending.resign(table.id, CY.id)
    assert await refused(club.tables.seats.take_back(table.id, ANN)) == "error-swap-out"
    assert await refused(club.tables.seats.propose_handover(table.id, BO.id, 0, ANN)) == "error-swap-out"
    info = await club.tables.queries.info(table.id)
    assert (info.handover, info.seats[0].person_id) == (None, CY.id)


@pytest.mark.parametrize("newcomer", [DI, "easy", None])
async def test_a_seat_that_is_resigned_changes_hands_as_was_proposed_before(
    store: Store, time: Time, newcomer: Person | Level | None
):
    club, table = await three(store, time)
    await club.tables.seats.propose_handover(table.id, ANN.id, 1, newcomer)
    look = await club.tables.ending.resign(table.id, BO.id)
    assert (look.info.handover, look.info.invited) == (None, ())
    assert await refused(club.tables.seats.answer_handover(table.id, CY, agrees=True)) == "error-swap-gone"
    assert (await club.tables.queries.info(table.id)).seats[1].person_id == BO.id
    await club.tables.close_down()


async def test_a_seat_that_is_resigned_stays_offered_to_a_substitute(store: Store, time: Time):
    club, table = await three(store, time)
    await club.tables.seats.propose_handover(table.id, ANN.id, 1, None)
    for person in (BO, CY):
        await club.tables.seats.answer_handover(table.id, person, agrees=True)
    await club.tables.ending.resign(table.id, BO.id)
    assert await club.tables.matchmaking.wanted(HERE.guild_id or 0, DI.id) == []
    assert await refused(club.tables.seats.take_offered(table.id, DI)) == "error-swap-gone"
    assert (await club.tables.queries.info(table.id)).seats[1].person_id == BO.id


async def test_an_older_version_has_kept_the_proposal_about_a_seat_that_was_resigned(store: Store, time: Time):
    club, table = await three(store, time)
    await club.tables.ending.resign(table.id, BO.id)
    left_open = Handover(seat=1, by=0, anybody=True, offered=True, agreed_by=(0, 2))
    async with store.transaction() as tx:
        row = await tx.games.table(table.id)
        await tx.games.save_table(row, msgspec.structs.replace(row, handover=left_open))
    assert await refused(club.tables.seats.take_offered(table.id, DI)) == "error-swap-gone"
    assert (await club.tables.queries.info(table.id)).seats[1].person_id == BO.id


async def test_who_resigns_ends_a_proposal_about_another_seat(store: Store, time: Time):
    club, table = await three(store, time)
    await club.tables.seats.propose_handover(table.id, ANN.id, 1, DI)
    look = await club.tables.ending.resign(table.id, CY.id)
    assert look.info.handover is not None
    for person in (BO, DI):
        await club.tables.seats.answer_handover(table.id, person, agrees=True)
    assert (await club.tables.queries.info(table.id)).seats[1].person_id == DI.id


# -- who may not have the seat ---------------------------------------------------------------------------------------


async def seated_elsewhere(store: Store, time: Time, *people: Person) -> tuple[Club, TableInfo]:
    """A game of Ann, Bo and Cy, where nobody may have a second seat; these people have one at another table."""
    club = Club(store, time, Lanterns(), limits=Limits(played=1))
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"bell": False})
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    table = await club.tables.lobby.start(table.id, ANN.id)
    for person in people:
        await club.tables.lobby.open(person, Place(HERE.guild_id, 1000 + person.id), "lanterns", {})
    return club, table


async def test_a_newcomer_with_too_many_seats_accepts_another_one(store: Store, time: Time):
    club, table = await seated_elsewhere(store, time, DI)
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, DI)
    for person in (BO, CY):
        await club.tables.seats.answer_handover(table.id, person, agrees=True)
    assert await refused(club.tables.seats.answer_handover(table.id, DI, agrees=True)) == "error-too-many-seats"
    look = await club.tables.seats.answer_handover(table.id, DI, agrees=False)
    assert (look.info.handover, look.info.seats[0].person_id) == (None, ANN.id)


@pytest.mark.parametrize("newcomer", ["easy", DI])
async def test_a_former_player_with_too_many_seats_takes_theirs_back(
    store: Store, time: Time, newcomer: Person | Level
):
    club, table = await seated_elsewhere(store, time)
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, newcomer)
    for person in (BO, CY, *([DI] if newcomer is DI else [])):
        await club.tables.seats.answer_handover(table.id, person, agrees=True)
    other = await club.tables.lobby.open(ANN, Place(HERE.guild_id, 1001), "lanterns", {})
    assert await refused(club.tables.seats.take_back(table.id, ANN)) == "error-too-many-seats"
    await club.tables.lobby.close(other.id, ANN.id)
    await club.tables.seats.take_back(table.id, ANN)
    await club.tables.settle()


@pytest.mark.parametrize("newcomer", ["easy", DI])
async def test_a_former_player_takes_a_seat_back_beside_somebody_who_avoids_them_by_now(
    store: Store, time: Time, newcomer: Person | Level
):
    club, table = await seated_elsewhere(store, time)
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, newcomer)
    for person in (BO, CY, *([DI] if newcomer is DI else [])):
        await club.tables.seats.answer_handover(table.id, person, agrees=True)
    await club.tables.avoiding.add(BO.id, ANN.id)
    assert await refused(club.tables.seats.take_back(table.id, ANN)) == "error-table-full"
    await club.tables.avoiding.remove(BO.id, ANN.id)
    await club.tables.seats.take_back(table.id, ANN)
    await club.tables.settle()


# -- what the former player leaves behind ----------------------------------------------------------------------------


async def test_the_newcomer_undoes_what_the_former_player_has_answered(store: Store, time: Time):
    club, table = await three(store, time)
    await play_until(club, table.id, ANN)
    await club.play_first(table.id, ANN)
    assert (await club.tables.queries.look(table.id, ANN.id)).can_undo
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, DI)
    for person in (BO, CY, DI):
        await club.tables.seats.answer_handover(table.id, person, agrees=True)
    look = await club.tables.queries.look(table.id, DI.id)
    assert look.seat == 0
    assert not look.can_undo
    with pytest.raises(NoWayBack):
        await club.tables.play.undo(table.id, DI.id)
    await club.play_first(table.id, DI)
    if (await club.tables.queries.look(table.id, DI.id)).can_undo:
        await club.tables.play.undo(table.id, DI.id)
        assert not (await club.tables.queries.look(table.id, DI.id)).can_undo
    await club.tables.close_down()


async def test_standing_orders_of_the_former_player_answer_for_the_newcomer(store: Store, time: Time):
    club = Club(store, time, TITLES["eclipse"])
    table = await club.tables.lobby.open(ANN, HERE, "eclipse", {})
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.play.set_order(table.id, BO.id, "fighting", ("on",))
    await club.tables.seats.propose_handover(table.id, BO.id, 1, CY)
    await club.tables.seats.answer_handover(table.id, ANN, agrees=True)
    await club.tables.seats.answer_handover(table.id, CY, agrees=True)
    assert (await club.tables.queries.look(table.id, CY.id)).laid_down.orders == {}
    assert await club.tables.queries.habits(table.id, CY.id) == {}
    await club.tables.close_down()


async def test_the_hand_is_edited_in_the_direct_messages_of_the_former_player(club: Club):
    table = await club.running()
    await club.sent(table.id)
    async with club.store.transaction() as tx:
        await tx.post.set_message(table.id, MessageRow("hand:0", 900, 901), club.time())
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, CY)
    await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    await club.sent(table.id)
    await club.tables.seats.answer_handover(table.id, CY, agrees=True)
    async with club.store.reading() as tx:
        messages = await tx.post.messages(table.id)
    assert "hand:0" not in messages, "the next one is posted to Cy"
    former = next(slot for slot in messages if slot.startswith("former:"))
    rows = await club.outbox(table.id)
    assert rows[former].state == "due"
    assert rows["hand:0"].state == "due"
    assert await club.called(table.id) == (CY.id,), "Cy is called as soon as the answer is theirs"


async def test_a_word_for_the_shuffle_goes_with_its_giver(club: Club):
    """The words belong to the deal: without them the game could not be checked."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.posted(table.id)
    await club.tables.lobby.set_word(table.id, ANN.id, "lantern")
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.seats.propose_handover(table.id, ANN.id, 0, CY)
    await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    await club.tables.seats.answer_handover(table.id, CY, agrees=True)
    while (info := await club.tables.queries.info(table.id)).status == "running":
        await club.play_first(table.id, CY if 0 in info.owed else BO)
    assert (await club.tables.queries.verify(table.id)).good


# -- the end ---------------------------------------------------------------------------------------------------------


async def test_an_absent_person_keeps_the_others_from_ending_the_game(store: Store, time: Time):
    club, table = await three(store, time)
    await play_until(club, table.id, BO)
    await club.tables.ending.propose(table.id, ANN.id)
    await club.tables.ending.propose(table.id, CY.id)
    assert await refused(club.tables.ending.propose(table.id, CY.id)) == "error-end-agreed"
    time.pass_by(hours=ABSENT_HOURS)
    look = await club.tables.ending.propose(table.id, CY.id)
    assert look.info.status == "over"
    assert look.standing is not None
    assert look.standing.reason == BY_VOTE
    assert (await club.tables.queries.verify(table.id)).good
    await club.tables.close_down()


async def test_a_minority_ends_the_game(store: Store, time: Time):
    club, table = await three(store, time)
    await play_until(club, table.id, BO)
    time.pass_by(hours=ABSENT_HOURS)
    assert (await club.tables.ending.propose(table.id, CY.id)).info.status == "running", "one of two who are present"
    assert (await club.tables.ending.decline(table.id, ANN.id)).info.end_agreed_by == ()
    await club.tables.close_down()


async def test_the_game_goes_on_among_computers(store: Store, time: Time):
    club, table = await three(store, time)
    for seat, person in ((1, BO), (2, CY)):
        await club.tables.seats.propose_handover(table.id, person.id, seat, "easy")
        for other in (ANN, CY):
            if (await club.tables.queries.info(table.id)).handover is not None and other is not person:
                await club.tables.seats.answer_handover(table.id, other, agrees=True)
    await club.tables.settle()
    await club.sent(table.id)
    look = await club.tables.ending.resign(table.id, ANN.id)
    assert look.standing is not None
    assert look.standing.reason == ABANDONED
    assert (await club.outbox(table.id))["board"].ping == (0,), "said in a new message"
    await club.tables.close_down()


# -- a substitute is wanted ------------------------------------------------------------------------------------------


async def absent(store: Store, time: Time) -> tuple[Club, TableInfo, Person]:
    """Somebody of three is absent; who that is."""
    club, table = await three(store, time)
    await play_until(club, table.id, BO)
    time.pass_by(hours=ABSENT_HOURS)
    return club, await club.tables.queries.info(table.id), BO


async def test_the_seat_of_somebody_absent_is_offered_and_whoever_comes_first_has_it(store: Store, time: Time):
    club, table, gone = await absent(store, time)
    seat = table.seat_of(gone.id)
    assert seat is not None
    look = await club.tables.seats.propose_handover(table.id, ANN.id, seat, None)
    assert look.info.handover is not None
    assert look.info.handover.offered, "the host decides alone about the seat of somebody absent"
    assert [info.id for info in await club.tables.matchmaking.wanted(HERE.guild_id or 0, DI.id)] == [table.id]
    look = await club.tables.seats.take_offered(table.id, DI)
    assert (look.seat, look.info.handover) == (seat, None)
    assert [left.person_id for left in look.info.seats[seat].former] == [gone.id]
    assert await refused(club.tables.seats.take_offered(table.id, Person(5, "Ed", None))) == "error-swap-gone"
    assert await club.tables.matchmaking.wanted(HERE.guild_id or 0, 5) == []


async def test_nobody_takes_a_seat_before_those_who_are_asked_have_agreed(store: Store, time: Time):
    club, table = await three(store, time)
    look = await club.tables.seats.propose_handover(table.id, ANN.id, 0, None)
    assert look.info.handover == Handover(seat=0, by=0, anybody=True, agreed_by=(0,))
    assert await refused(club.tables.seats.take_offered(table.id, DI)) == "error-swap-gone"
    await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    look = await club.tables.seats.answer_handover(table.id, CY, agrees=True)
    assert look.info.handover is not None
    assert look.info.handover.offered
    assert await refused(club.tables.seats.take_offered(table.id, CY)) == "error-already-seated"
    assert (await club.tables.seats.take_offered(table.id, DI)).seat == 0


async def test_who_is_back_keeps_the_seat_that_is_offered(store: Store, time: Time):
    club, table, gone = await absent(store, time)
    seat = table.seat_of(gone.id)
    assert seat is not None
    await club.tables.seats.propose_handover(table.id, ANN.id, seat, None)
    await club.tables.seats.answer_handover(table.id, gone, agrees=False)
    assert (await club.tables.queries.info(table.id)).handover is None
    await club.tables.seats.propose_handover(table.id, ANN.id, seat, None)
    await club.play_first(table.id, gone)
    assert await refused(club.tables.seats.take_offered(table.id, DI)) == "error-swap-gone"


async def test_a_private_table_is_not_on_the_list_of_substitutes(store: Store, time: Time):
    club, table, gone = await absent(store, time)
    async with store.transaction() as tx:
        await tx.connection.exec_driver_sql(f"UPDATE tables SET private = 1 WHERE id = {table.id}")
    await club.tables.seats.propose_handover(table.id, ANN.id, table.seat_of(gone.id) or 0, None)
    assert await club.tables.matchmaking.wanted(HERE.guild_id or 0, DI.id) == []


async def test_whom_somebody_there_avoids_is_told_nothing_and_gets_no_seat(store: Store, time: Time):
    club, table, gone = await absent(store, time)
    await club.tables.seats.propose_handover(table.id, ANN.id, table.seat_of(gone.id) or 0, None)
    await club.tables.avoiding.add(CY.id, DI.id)
    assert await refused(club.tables.seats.take_offered(table.id, DI)) == "error-table-full"
    assert await club.tables.matchmaking.wanted(HERE.guild_id or 0, DI.id) == []
