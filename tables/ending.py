"""How people end a game that its rules do not end: resignation, a draw, or all agree to end it without a result."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.text import say
from tables.desk import Desk
from tables.errors import refuse
from tables.house import AnySession
from tables.reading import ENDINGS


async def _session_of_player(desk: Desk, seat: int) -> AnySession:
    """The running game, for somebody who is still in it. Refused after a resignation."""
    desk.need("running")
    session = await desk.session()
    if seat in desk.out():
        raise refuse("error-resigned")
    return session


async def resign(desk: Desk, seat: int) -> None:
    """The seat gives up. With only computers left, or if all others have agreed to end the game, it ends."""
    session = await _session_of_player(desk, seat)
    desk.actor = seat
    events = desk.house.safely(desk.row.id, session.resign, seat)
    desk.record("resign", seat, (), events)
    agreed = tuple(other for other in desk.row.end_agreed_by if other != seat)
    desk.edit(draw_offered_by=(), end_agreed_by=agreed)
    if not desk.anybody_plays():
        end_without_result(desk, session, "abandon")
    elif agreed and not session.standing().over and not not_agreed(desk):
        end_without_result(desk, session, "consent")


async def offer_draw(desk: Desk, seat: int) -> None:
    """Offer a draw, or accept one: with all agreed who are still in the game it ends undecided."""
    session = await _session_of_player(desk, seat)
    if seat in desk.row.draw_offered_by:
        raise refuse("error-draw-offered")
    players = len(desk.seats) - len(desk.out())
    if players < 2:
        raise refuse("error-draw-alone")
    desk.actor = seat
    offers = tuple(sorted((*desk.row.draw_offered_by, seat)))
    key = "table-log-draw-accept" if desk.row.draw_offered_by else "table-log-draw-offer"
    said = [Event(say(key, seat=desk.seat_name(seat)), seat=seat)]
    desk.record("offer", seat, (), said)
    desk.edit(draw_offered_by=offers)
    if len(offers) == players:
        events = desk.house.safely(desk.row.id, session.agree_draw)
        desk.record("draw", None, (), events)


async def decline_draw(desk: Desk, seat: int) -> None:
    """Say no to an offer, or take one's own back."""
    await _session_of_player(desk, seat)
    if not desk.row.draw_offered_by:
        raise refuse("error-no-draw-offer")
    desk.actor = seat
    key = "table-log-draw-withdrawn" if seat in desk.row.draw_offered_by else "table-log-draw-decline"
    desk.record("decline", seat, (), [Event(say(key, seat=desk.seat_name(seat)), seat=seat)])
    desk.edit(draw_offered_by=())


# -- by consent ------------------------------------------------------------------------------------------------------


async def propose_end(desk: Desk, seat: int) -> None:
    """Propose to end the game without a result, or agree to it: when all people who are still in the game have agreed,
    it ends. Computers are not asked. The others are called once, when it is proposed."""
    session = await _session_of_player(desk, seat)
    agreed = desk.row.end_agreed_by
    if seat in agreed:
        raise refuse("error-end-agreed")
    desk.actor = seat
    _say_of_end(desk, seat, "agree" if agreed else "propose")
    desk.edit(end_agreed_by=tuple(sorted((*agreed, seat))))
    asked = not_agreed(desk)
    if not asked:
        end_without_result(desk, session, "consent")
        return
    await _renew_hands(desk)
    if not agreed:
        await desk.call(asked, by=desk.seats[seat].person_id)


async def decline_end(desk: Desk, seat: int) -> None:
    """Refuse to end the game, or take one's own consent back: either way the proposal is gone."""
    await _session_of_player(desk, seat)
    agreed = desk.row.end_agreed_by
    if not agreed:
        raise refuse("error-no-end-proposed")
    desk.actor = seat
    _say_of_end(desk, seat, "withdraw" if seat in agreed else "decline")
    desk.edit(end_agreed_by=())
    await _renew_hands(desk)


def not_agreed(desk: Desk) -> tuple[int, ...]:
    """The people still in the game who have not agreed to end it."""
    gone = {*desk.out(), *desk.row.end_agreed_by}
    return tuple(seat.person_id for seat in desk.seats if seat.person_id is not None and seat.seat not in gone)


def _say_of_end(desk: Desk, seat: int, what: str) -> None:
    said = Event(say(f"table-log-end-{what}", seat=desk.seat_name(seat)), seat=seat)
    desk.record(f"end-{what}", seat, (), [said])


async def _renew_hands(desk: Desk) -> None:
    """Who is called by direct message reads of the proposal there, and that it is gone."""
    known = await desk.tx.people.several(desk.info().people())
    for person in known.values():
        if person.notify == "dm" and person.dm_open and len(known) > 1:
            desk.show(f"hand:{desk.seat_of(person.id)}")


def end_without_result(desk: Desk, session: AnySession, kind: str) -> None:
    """The game ends here without a result, for the reason that this kind of step gives."""
    events = desk.house.safely(desk.row.id, session.abandon, ENDINGS[kind])
    desk.record(kind, None, (), events)
