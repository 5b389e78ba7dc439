"""What is stored of a finished game, so that it is found and counted later. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from db.records import ChoiceRow, FinishedRow, SeatRow, SideRow, TableRow
from engine.core.title import Standing
from tables.read_model import AnySession
from tables.summary import longest_thought, places_of

WHOLE = 1000


def margin_of(standing: Standing, seats: int) -> int | None:
    """How far the winner is ahead of the next one, in thousandths of the winner's score; 0: equal scores. None: nobody
    is ahead of another by points."""
    if standing.together or standing.without_result or len(standing.scores) != seats:
        return None
    against = standing.outsider
    others = [score for seat, score in enumerate(standing.scores) if seat not in standing.out]
    others += [] if against is None or against.score is None else [against.score]
    first, *rest = sorted(others, reverse=True) or [0]  # nobody is left where somebody alone has resigned
    if not rest or first <= 0 or (standing.winners and places_of(standing, seats)[standing.winners[0]] != 1):
        return None
    return WHOLE * (first - rest[0]) // first


def finished_of(
    row: TableRow, seats: Sequence[SeatRow], history: Sequence[ChoiceRow], session: AnySession
) -> tuple[FinishedRow, list[SideRow]] | None:
    """What is searched for of a game that is over. None for one from a file, which was not played here."""
    if row.imported_by is not None or row.ended_at is None:
        return None
    thought = longest_thought(history, frozenset(seat.seat for seat in seats if seat.person_id is not None))
    sides = [(seat, _side_of(session, seat)) for seat in range(len(seats))]
    return FinishedRow(
        table_id=row.id,
        title=row.title,
        guild_id=row.guild_id,
        listed=row.guild_id is not None and not row.private,
        ended_at=row.ended_at,
        seconds=0 if row.started_at is None else int((row.ended_at - row.started_at).total_seconds()),
        players=len(seats),
        margin=margin_of(session.standing(), len(seats)),
        thought=0 if thought is None else thought.amount,
        thinker=None if thought is None else thought.seat,
    ), [SideRow(table_id=row.id, seat=seat, side=side) for seat, side in sides if side]


def _side_of(session: AnySession, seat: int) -> str:
    """The key of the name of what a seat has played as: the first of its traits that has one. "": there is none."""
    traits = session.title.annals.traits(session.state, seat).values()
    return next((text.key for text in traits if not text.args), "")
