"""What the host of a lobby asks of those who join, and how soon people are reminded.

A condition that nothing is known about is met: whoever is new here has no median time and no share of turns played by
the computer, and is kept out by neither. Whoever the host has invited may join in any case. A refusal says what is
asked and what is known of the person, which is their own.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from db.records import TableRow, Terms
from db.store import Transaction
from engine.core.text import say
from engine.core.title import Title
from tables import ratings
from tables.errors import refuse
from tables.guided import answers_of, lesson_at, point_of
from tables.time_control import facts_of

REMINDED: dict[str, timedelta | None] = {
    "usual": timedelta(hours=24),
    "brisk": timedelta(hours=8),
    "rare": timedelta(days=3),
    "none": None,
}
"""The time to the first reminder, by pace; each later one comes after twice the time. None: there are none."""
MOST_HOURS = 24 * 7
MOST_RATING = 9999


def remind_after(row: TableRow) -> timedelta | None:
    """The time after which somebody is first reminded at a table. None: nobody is."""
    return REMINDED.get(row.terms.reminders, REMINDED["usual"])


def is_valid(terms: Terms) -> bool:
    """Whether a table can have these terms."""
    ranges = 0 <= terms.hours <= MOST_HOURS and 0 <= terms.stood_in <= 100
    rated = 0 <= terms.least <= MOST_RATING and (not terms.most or terms.least <= terms.most <= MOST_RATING)
    return ranges and rated and terms.reminders in REMINDED


async def check_terms(tx: Transaction, title: Title[Any], row: TableRow, person_id: int) -> None:
    """Raises Refused if the person does not meet what the host of this lobby asks for."""
    asked = row.terms
    if asked == Terms() or person_id in (*row.invited, row.host_id):
        return
    if asked.friends and person_id not in await tx.friends.of_owner(row.host_id):
        raise refuse("error-terms-friends")
    facts = facts_of(await tx.games.clocks_of(person_id))
    if asked.hours and facts.median is not None and facts.median > timedelta(hours=asked.hours):
        raise refuse("error-terms-hours", hours=asked.hours)
    if round(100 * facts.share) > asked.stood_in:
        raise refuse("error-terms-stood-in", most=asked.stood_in, percent=round(100 * facts.share))
    if asked.least or asked.most:
        known = (await tx.results.ratings(row.title, row.guild_id or ratings.OUTSIDE, [person_id])).get(person_id)
        rating = ratings.POINTS_AT_ZERO if known is None else ratings.shown_rating(known.mu, known.sigma)
        if rating < asked.least or (asked.most and rating > asked.most):
            raise refuse("error-terms-rating", rating=rating, least=asked.least, most=asked.most)
    if asked.learned and not await has_learned(tx, title, person_id):
        raise refuse("error-terms-learned", game=say(title.meta.key("name")))


async def has_learned(tx: Transaction, title: Title[Any], person_id: int) -> bool:
    """Whether the person has taken all steps of the title's lesson, or finished a game of it."""
    if await tx.games.has_finished(person_id, title.meta.id):
        return True
    row = await tx.games.in_channel(person_id, title.meta.id, finished=True)
    lesson = None if row is None else lesson_at(title, row)
    if row is None or lesson is None:
        return False
    point = point_of(lesson, answers_of(await tx.games.choices(row.id)))
    return row.status == "over" or (point.move is None and not point.strayed)
