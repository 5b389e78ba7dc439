"""Whoever invites, or proposes that a seat changes hands, cannot ping any number of people; nobody is pinged who does
not want that."""

from __future__ import annotations

from datetime import timedelta

import pytest

from db.records import CallRow
from db.store import Store
from tables.administration import Admin
from tables.calls import MOST_CALLED, MOST_INVITED, MOST_PROPOSALS, timer_of
from tables.records import Person, Place, TableInfo
from tables.slots import Ping
from tests.tables.club import ANN, BO, HERE, Club, Time
from tests.tables.test_replacing import refused
from tests.toy.lanterns import Lanterns

STRANGERS = [Person(100 + number, f"Stranger {number}", None) for number in range(60)]


async def newly_pinged(club: Club, table_id: int) -> set[int]:
    """Whom the table's messages would ping; then everything is delivered."""
    found = {person for row in (await club.outbox(table_id)).values() for person in Ping.parse(row.ping).people}
    await club.sent(table_id)
    return found


async def test_sixty_invitations_ping_sixty_people(club: Club, store: Store, time: Time) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    pinged: set[int] = set()
    for stranger in STRANGERS[:MOST_CALLED]:
        await club.tables.lobby.invite(table.id, ANN.id, stranger.id)
        pinged |= await newly_pinged(club, table.id)
    assert len(pinged) == MOST_CALLED == MOST_INVITED
    assert await refused(club.tables.lobby.invite(table.id, ANN.id, STRANGERS[-1].id)) == "error-invite-many"
    other = await club.tables.lobby.open(ANN, Place(10, 101), "lanterns", {})
    again = Club(store, time, Lanterns(), 50)  # after a restart
    assert await refused(again.tables.lobby.invite(other.id, ANN.id, STRANGERS[-1].id)) == "error-invite-pace"
    opened = again.tables.lobby.open(ANN, Place(10, 102), "lanterns", {}, guest=STRANGERS[-1].id)
    assert await refused(opened) == "error-invite-pace"
    checked = again.tables.lobby.check_open(ANN, Place(10, 102), "lanterns", {}, guest=STRANGERS[-1].id)
    assert await refused(checked) == "error-invite-pace", "before a thread is made for it"
    club.time.pass_by(hours=1)
    await club.tables.lobby.invite(other.id, ANN.id, STRANGERS[-1].id)
    assert await newly_pinged(club, other.id) == {STRANGERS[-1].id}


async def test_a_refused_invitation_does_not_say_until_when(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    for number, stranger in enumerate(STRANGERS[:MOST_CALLED]):
        await club.tables.lobby.invite(table.id, ANN.id, stranger.id)
        club.time.pass_by(minutes=5)
        assert number < MOST_CALLED
    first = club.time() - timedelta(minutes=5 * MOST_CALLED) + timedelta(hours=1)
    other = await club.tables.lobby.open(BO, Place(10, 101), "lanterns", {})
    await club.tables.lobby.join(other.id, ANN)
    with pytest.raises(Exception, match="error-invite-pace") as refusal:
        await club.tables.lobby.invite(other.id, ANN.id, STRANGERS[-1].id)
    text = getattr(refusal.value, "text", None)
    assert text is not None
    assert text.args == {"most": MOST_CALLED, "at": f"<t:{int(first.timestamp()) + 1}:R>"}


async def test_a_cap_of_invitations_counts_those_who_have_come(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    for stranger in STRANGERS[:MOST_INVITED]:
        await club.tables.lobby.invite(table.id, ANN.id, stranger.id)
    await club.tables.lobby.join(table.id, STRANGERS[0])
    club.time.pass_by(hours=1)
    await club.tables.lobby.invite(table.id, ANN.id, STRANGERS[-1].id)
    assert await refused(club.tables.lobby.invite(table.id, ANN.id, STRANGERS[-2].id)) == "error-invite-many"
    await club.tables.lobby.invite(table.id, ANN.id, STRANGERS[-1].id)


async def test_sixty_handover_proposals_ping_sixty_strangers_in_sixty_new_messages(club: Club) -> None:
    table = await club.running()
    await club.sent(table.id)
    pinged: set[int] = set()
    for stranger in STRANGERS[:MOST_PROPOSALS]:
        await club.tables.seats.propose_handover(table.id, ANN.id, 0, stranger)
        pinged |= await newly_pinged(club, table.id)
    assert pinged == {BO.id, *(stranger.id for stranger in STRANGERS[:MOST_PROPOSALS])}
    for stranger in STRANGERS[MOST_PROPOSALS:]:
        assert await refused(club.tables.seats.propose_handover(table.id, ANN.id, 0, stranger)) == "error-swap-pace"
    assert await newly_pinged(club, table.id) == set()
    last = STRANGERS[MOST_PROPOSALS - 1]
    await club.tables.seats.answer_handover(table.id, BO, agrees=True)
    look = await club.tables.seats.answer_handover(table.id, last, agrees=True)
    assert look.seat == 0, "the open proposal is not touched"


async def test_the_same_proposal_again_is_a_new_message(club: Club) -> None:
    table = await club.running()
    for number in range(3):
        await club.tables.seats.propose_handover(table.id, ANN.id, 0, STRANGERS[0])
        assert await newly_pinged(club, table.id) == (set() if number else {ANN.id, BO.id, STRANGERS[0].id})
        await club.tables.seats.answer_handover(table.id, ANN, agrees=False)
        await club.sent(table.id)


async def test_proposals_at_many_tables_ping_strangers_without_end(club: Club) -> None:
    tables = [await club.running(Place(10, 100 + number)) for number in range(4)]
    pinged: set[int] = set()
    for number in range(MOST_CALLED):
        await club.tables.seats.propose_handover(tables[number % 4].id, ANN.id, 0, STRANGERS[number])
        pinged |= await newly_pinged(club, tables[number % 4].id)
    assert len(pinged & {stranger.id for stranger in STRANGERS}) == MOST_CALLED
    last = club.tables.seats.propose_handover(tables[-1].id, ANN.id, 0, STRANGERS[-1])
    assert await refused(last) == "error-invite-pace"
    await club.tables.seats.propose_handover(tables[-1].id, ANN.id, 0, "easy")


async def test_who_takes_no_invitations_is_pinged(club: Club) -> None:
    """Wherever it comes from; they may come all the same."""
    guest = STRANGERS[0]
    await club.tables.people.set_invitations(guest.id, invitations=False)
    assert not await club.tables.people.reaches(ANN.id, guest.id)
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, guest=guest.id, private=True)
    await club.tables.lobby.invite(table.id, ANN.id, guest.id)
    running = await club.running(Place(10, 101))
    await club.sent(running.id)
    await club.tables.seats.propose_handover(running.id, ANN.id, 0, guest)
    assert guest.id not in await newly_pinged(club, table.id) | await newly_pinged(club, running.id)
    async with club.store.reading() as tx:
        made: list[CallRow] = await tx.calls.made("invite", ANN.id, club.time() - timedelta(hours=1))
    assert made == [], "nor do they count"
    await club.tables.lobby.join(table.id, guest)
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.administration.end(table.id, Admin())
    await club.tables.people.set_notify(guest.id, "channel")
    again = await club.tables.lobby.rematch(table.id, ANN)
    assert guest.id not in await newly_pinged(club, again.id)
    await club.tables.people.set_invitations(guest.id, invitations=True)
    assert await club.tables.people.reaches(ANN.id, guest.id)


async def test_an_invitation_for_later_pings_who_has_switched_invitations_off_since(club: Club) -> None:
    guest = STRANGERS[0]
    await club.tables.people.set_zone(guest.id, "UTC")
    await club.tables.people.set_quiet(guest.id, (11 * 60, 13 * 60))
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, guest=guest.id)
    assert await newly_pinged(club, table.id) == set()
    await club.tables.people.set_invitations(guest.id, invitations=False)
    club.time.pass_by(hours=2)
    await club.tables.tick()
    assert await newly_pinged(club, table.id) == set()


async def invited_in_their_night(club: Club, *guests: Person) -> TableInfo:
    """A lobby of Ann's. It is noon, and these guests have quiet hours: until two the first, until eight the others."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    for number, guest in enumerate(guests):
        await club.tables.people.set_zone(guest.id, "UTC")
        await club.tables.people.set_quiet(guest.id, (11 * 60, (20 if number else 14) * 60))
        await club.tables.lobby.invite(table.id, ANN.id, guest.id)
    assert await newly_pinged(club, table.id) == set()
    return table


async def test_an_invitation_for_later_pings_another_guest_once_somebody_is_sent_away(club: Club) -> None:
    first, second = (Person(7 * 2**40 + number, "Guest") for number in range(2))  # As long as Discord's numbers are.
    table = await invited_in_their_night(club, first, second)
    await club.tables.lobby.remove(table.id, ANN.id, first.id)
    club.time.pass_by(hours=3)
    await club.tables.tick()
    assert await newly_pinged(club, table.id) == set(), "the second one has quiet hours until eight"
    club.time.pass_by(hours=6)
    await club.tables.tick()
    assert await newly_pinged(club, table.id) == {second.id}


async def test_an_invitation_that_waited_through_an_update_pings_its_guest(club: Club, store: Store) -> None:
    """Earlier versions wrote down the place in the list of those invited."""
    first, second = (Person(7 * 2**40 + number, "Guest") for number in range(2))
    table = await invited_in_their_night(club, first, second)
    async with store.transaction() as tx:
        for place, guest in enumerate((first, second)):
            await tx.timers.clear(table.id, "invite", seat=timer_of(guest.id))
            await tx.timers.set(table.id, "invite", club.time() + timedelta(hours=2 + 6 * place), seat=place)
    for guest in (first, second):
        club.time.pass_by(hours=2 if guest is first else 6)
        await club.tables.tick()
        assert await newly_pinged(club, table.id) == {guest.id}


async def test_an_invitation_for_later_pings_in_quiet_hours_that_were_made_longer_since(club: Club) -> None:
    guest = STRANGERS[0]
    table = await invited_in_their_night(club, guest)
    await club.tables.people.set_quiet(guest.id, (11 * 60, 20 * 60))
    club.time.pass_by(hours=3)
    await club.tables.tick()
    assert await newly_pinged(club, table.id) == set()
    club.time.pass_by(hours=6)
    await club.tables.tick()
    assert await newly_pinged(club, table.id) == {guest.id}


async def test_calls_are_kept_for_ever(club: Club, store: Store) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, guest=BO.id)
    for stranger in STRANGERS[:3]:
        club.time.pass_by(minutes=50)
        await club.tables.lobby.invite(table.id, ANN.id, stranger.id)
    async with store.reading() as tx:
        everything = await tx.calls.made("invite", ANN.id, club.time() - timedelta(days=1))
    assert [row.person_id for row in everything] == [STRANGERS[1].id, STRANGERS[2].id]
    await club.tables.administration.forget(ANN.id, Admin())
    async with store.reading() as tx:
        assert await tx.calls.made("invite", ANN.id, club.time() - timedelta(days=1)) == []


async def test_a_clock_that_was_set_back_keeps_people_from_inviting(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, guest=BO.id)
    for stranger in STRANGERS[: MOST_CALLED - 1]:
        await club.tables.lobby.invite(table.id, ANN.id, stranger.id)
    await club.sent(table.id)
    club.time.pass_by(days=-1)
    await club.tables.lobby.invite(table.id, ANN.id, BO.id)
    assert await newly_pinged(club, table.id) == {BO.id}
