"""How people end a game before its rules do: resignation, a draw, or the consent of all (or the
votes of most, while somebody is absent) to end it without a result."""

from __future__ import annotations

from tables.acting import Service, by_player, player_session
from tables.change import TableChange
from tables.errors import refuse
from tables.notices import by_message
from tables.projections import ENDINGS
from tables.read_model import AnySession
from tables.slots import Hand
from tables.waiting import absences_of, is_outvoted


async def resign_seat(change: TableChange, seat: int) -> None:
    """The seat resigns, and does not change hands any more. If only computers remain, or all others have agreed to end
    the game, it ends."""
    session = await player_session(change, seat)
    change.actor = seat
    events = change.context.safely(change.row.id, session.resign, seat)
    change.record("resign", seat, (), events)
    agreed = tuple(other for other in change.row.end_agreed_by if other != seat)
    change.edit(draw_offered_by=(), end_agreed_by=agreed, rewind=None, amendment=None)
    if change.row.handover is not None and change.row.handover.seat == seat:
        change.edit(handover=None, invited=())
        await renew_hands(change)
    await end_if_agreed(change, session)


async def offer_draw(change: TableChange, seat: int) -> None:
    """Offer a draw, or accept one. When all who are still in the game agree, it ends as a draw."""
    session = await player_session(change, seat)
    if seat in change.row.draw_offered_by:
        raise refuse("error-draw-offered")
    players = len(change.seats) - len(change.seats_out())
    if players < 2:
        raise refuse("error-draw-alone")
    change.actor = seat
    offers = tuple(sorted((*change.row.draw_offered_by, seat)))
    key = "table-log-draw-accept" if change.row.draw_offered_by else "table-log-draw-offer"
    change.announce("offer", seat, key)
    change.edit(draw_offered_by=offers)
    if len(offers) == players:
        events = change.context.safely(change.row.id, session.agree_draw)
        change.record("draw", None, (), events)


async def decline_draw(change: TableChange, seat: int) -> None:
    """Decline an offer, or withdraw one's own."""
    await player_session(change, seat)
    if not change.row.draw_offered_by:
        raise refuse("error-no-draw-offer")
    change.actor = seat
    key = "table-log-draw-withdrawn" if seat in change.row.draw_offered_by else "table-log-draw-decline"
    change.announce("decline", seat, key)
    change.edit(draw_offered_by=())


# -- by consent ------------------------------------------------------------------------------------------------------


async def end_if_agreed(change: TableChange, session: AnySession) -> bool:
    """End the game if no person is left in it, if all have agreed to that, or if most of those who are not absent have.
    Returns whether it has ended."""
    agreed = change.row.end_agreed_by
    if session.standing().over:
        return True
    if not change.people_in_game():
        end_without_result(change, session, "abandon")
    elif agreed and not not_agreed(change):
        end_without_result(change, session, "consent")
    elif agreed and await _outvoted(change):
        end_without_result(change, session, "vote")
    return session.standing().over


async def _outvoted(change: TableChange) -> bool:
    """Whether somebody is absent, and more than half of the others have agreed to end the game."""
    absent = await absent_seats(change)
    in_game = {seat.seat for seat in change.people_in_game()}
    return bool(absent & in_game) and is_outvoted(in_game - absent, change.row.end_agreed_by)


async def absent_seats(change: TableChange) -> set[int]:
    """The seats of the people who are absent by now, or for whom a computer plays."""
    people = await change.tx.people.several(change.info().people())
    absent = {each.seat for each in absences_of(change.row, change.seats, people) if each.absent_at <= change.now}
    return absent | {seat.seat for seat in change.seats if seat.stand_in is not None}


def not_agreed(change: TableChange) -> tuple[int, ...]:
    """The people still in the game who have not agreed to end it."""
    return change.people_without(change.row.end_agreed_by)


async def renew_hands(change: TableChange) -> None:
    """Send the direct messages again of people who are called there, so that they read of a proposal, or that it is
    gone."""
    known = await change.tx.people.several(change.info().people())
    for person in known.values():
        if by_message(person) and len(known) > 1:
            change.show(Hand(change.seat_of(person.id)))


def end_without_result(change: TableChange, session: AnySession, kind: str) -> None:
    """The game ends here without a result, for the reason of this kind of step."""
    events = change.context.safely(change.row.id, session.abandon, ENDINGS[kind])
    change.record(kind, None, (), events)


class Ending(Service):
    """What people who play do to end their game."""

    @by_player
    async def resign(self, change: TableChange, seat: int) -> None:
        """Resign."""
        await resign_seat(change, seat)

    @by_player
    async def offer_draw(self, change: TableChange, seat: int) -> None:
        """Offer a draw, or accept the one on offer."""
        await offer_draw(change, seat)

    @by_player
    async def decline_draw(self, change: TableChange, seat: int) -> None:
        """Decline a draw, or withdraw one's own offer. An answer to a question of the rules declines it as well."""
        await decline_draw(change, seat)

    @by_player
    async def propose(self, change: TableChange, seat: int) -> None:
        """Propose to end the game without a result, or agree to it. When all people who are still in the game agree, it
        ends; if somebody is absent, when most of the others do. Computers are not asked. The others are called once,
        when it is proposed. Who has agreed may ask again: somebody may be absent by now."""
        session = await player_session(change, seat)
        agreed = change.row.end_agreed_by
        change.actor = seat
        if seat in agreed:
            if not await end_if_agreed(change, session):
                raise refuse("error-end-agreed")
            return
        what = "agree" if agreed else "propose"
        change.announce(f"end-{what}", seat, f"table-log-end-{what}")
        change.edit(end_agreed_by=tuple(sorted((*agreed, seat))))
        if await end_if_agreed(change, session):
            return
        await renew_hands(change)
        if not agreed:
            await change.call(not_agreed(change), by=change.seats[seat].person_id)

    @by_player
    async def decline(self, change: TableChange, seat: int) -> None:
        """Refuse to end the game, or withdraw one's own consent. Either way the proposal is gone."""
        await player_session(change, seat)
        agreed = change.row.end_agreed_by
        if not agreed:
            raise refuse("error-no-end-proposed")
        change.actor = seat
        what = "withdraw" if seat in agreed else "decline"
        change.announce(f"end-{what}", seat, f"table-log-end-{what}")
        change.edit(end_agreed_by=())
        await renew_hands(change)
