"""Quiet hours and away days: when a person may be called, and which time counts."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from db.records import Away
from engine.core.errors import Refused
from tables.administration import Admin
from tables.calendar import (
    AWAY_DAYS_A_YEAR,
    back_on,
    counted_between,
    days_left,
    is_quiet,
    next_loud,
    when_counted,
    with_away,
    zone_names,
)
from tables.errors import NotStored
from tables.records import PersonSettings, Place
from tables.time_control import DEFAULT_CLOCK
from tests.tables.club import ANN, BO, Club

ANYBODY = PersonSettings(id=1)
TAIPEI = PersonSettings(id=1, zone="Asia/Taipei", quiet=(22 * 60, 7 * 60))
"""Taipei is 8 hours ahead of UTC all year: quiet from 14:00 to 23:00 UTC."""
NAPPING = PersonSettings(id=1, zone="Europe/Berlin", quiet=(13 * 60, 15 * 60))
AWAY = PersonSettings(id=1, zone="Asia/Taipei", away=(Away(date(2026, 11, 10), date(2026, 11, 12)),))
HOME = 10


def at(day: int, hour: int = 0, minute: int = 0, *, month: int = 11) -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=UTC)


HOURS = {hours: timedelta(hours=hours) for hours in range(100)}


def test_without_settings_every_time_counts_and_nobody_is_quiet():
    assert not is_quiet(ANYBODY, at(1))
    assert next_loud(ANYBODY, at(1)) == at(1)
    assert counted_between(ANYBODY, at(1), at(3)) == HOURS[48]
    assert when_counted(ANYBODY, at(1), HOURS[48]) == at(3)


@pytest.mark.parametrize(
    ("hour", "minute", "quiet"),
    [(13, 59, False), (14, 0, True), (16, 0, True), (22, 59, True), (23, 0, False)],
)
def test_quiet_hours_go_over_midnight_in_the_zone_of_the_person(hour: int, minute: int, quiet: bool):
    assert is_quiet(TAIPEI, at(5, hour, minute)) is quiet
    assert next_loud(TAIPEI, at(5, hour, minute)) == (at(5, 23) if quiet else at(5, hour, minute))


def test_quiet_hours_within_a_day():
    assert [hour for hour in range(24) if is_quiet(NAPPING, at(5, hour))] == [12, 13]


def test_quiet_hours_keep_to_the_local_clock_when_it_changes():
    """Berlin leaves daylight saving time on 25 October 2026: 13:00 is 11:00 UTC before, 12:00 UTC after."""
    before = [hour for hour in range(24) if is_quiet(NAPPING, at(24, hour, month=10))]
    after = [hour for hour in range(24) if is_quiet(NAPPING, at(26, hour, month=10))]
    assert (before, after) == ([11, 12], [12, 13])


def test_quiet_hours_over_the_skipped_hour():
    """On 29 March 2026 Berlin's clocks skip 02:00 to 03:00: a night from 22:00 to 07:00 is an hour shorter."""
    night = PersonSettings(id=1, zone="Europe/Berlin", quiet=(22 * 60, 7 * 60))
    assert counted_between(night, at(28, 12, month=3), at(29, 12, month=3)) == HOURS[24] - HOURS[8]
    assert counted_between(night, at(27, 12, month=3), at(28, 12, month=3)) == HOURS[24] - HOURS[9]


def test_only_loud_time_counts():
    assert counted_between(TAIPEI, at(5, 12), at(6, 12)) == HOURS[15]
    assert counted_between(TAIPEI, at(5, 15), at(5, 22)) == HOURS[0]
    assert counted_between(TAIPEI, at(5, 13), at(5, 15)) == HOURS[1]
    assert counted_between(TAIPEI, at(6), at(5)) == HOURS[0]


def test_a_deadline_in_counted_time():
    assert when_counted(TAIPEI, at(5, 13), HOURS[1]) == at(5, 14)
    assert when_counted(TAIPEI, at(5, 13), HOURS[2]) == at(6, 0)
    assert when_counted(TAIPEI, at(5, 18), HOURS[0]) == at(5, 18)
    assert when_counted(TAIPEI, at(5, 18), HOURS[15]) == at(6, 14)


@pytest.mark.parametrize("person", [ANYBODY, TAIPEI, NAPPING, AWAY])
@pytest.mark.parametrize("hours", [1, 7, 30, 24 * 20, 24 * 70])
def test_the_deadline_is_when_the_counted_time_has_passed(person: PersonSettings, hours: int):
    """Each is the inverse of the other, also beyond a month and over the change of the clocks."""
    amount = timedelta(hours=hours)
    for start in (at(9, 3), at(24, 13, 30, month=10)):
        end = when_counted(person, start, amount)
        assert counted_between(person, start, end) == amount
        assert counted_between(person, start, end - timedelta(minutes=1)) < amount


def test_away_days_are_whole_days_of_the_zone():
    """10 November begins in Taipei at 16:00 UTC of the 9th."""
    times = (at(9, 15, 59), at(9, 16), at(11), at(12, 15, 59), at(12, 16))
    assert [is_quiet(AWAY, time) for time in times] == [False, True, True, True, False]
    assert next_loud(AWAY, at(11)) == at(12, 16)
    assert counted_between(AWAY, at(9, 12), at(13, 12)) == HOURS[96] - HOURS[72]


def test_quiet_hours_that_follow_away_days_are_quiet_too():
    """Back on 13 November 00:00, but quiet until 07:00, which is 23:00 UTC of the 12th."""
    both = PersonSettings(id=1, zone="Asia/Taipei", quiet=TAIPEI.quiet, away=AWAY.away)
    assert next_loud(both, at(11)) == at(12, 23)
    assert counted_between(both, at(9, 12), at(13, 12)) == HOURS[2] + HOURS[13]


def test_periods_that_touch_become_one():
    first, second = Away(date(2026, 5, 1), date(2026, 5, 3)), Away(date(2026, 5, 4), date(2026, 5, 6))
    assert with_away((first,), second) == (Away(first.first, second.last),)
    assert with_away((second,), Away(date(2026, 5, 9), date(2026, 5, 9)))[0] == second
    assert with_away((Away(first.first, second.last),), first) == (Away(first.first, second.last),)


def test_days_that_have_begun_stay_used():
    period = Away(date(2026, 5, 4), date(2026, 5, 10))
    assert back_on((period,), period.first, date(2026, 5, 6)) == (Away(period.first, date(2026, 5, 6)),)
    assert back_on((period,), period.first, date(2026, 5, 1)) == ()
    assert back_on((period,), date(2026, 5, 1), date(2026, 5, 6)) == (period,)


def test_the_balance_is_counted_by_the_year():
    person = PersonSettings(id=1, away=(Away(date(2026, 12, 25), date(2027, 1, 3)),))
    assert (days_left(person, 2026), days_left(person, 2027)) == (AWAY_DAYS_A_YEAR - 7, AWAY_DAYS_A_YEAR - 3)


def test_a_zone_that_is_no_longer_known_is_utc():
    assert is_quiet(PersonSettings(id=1, zone="Mars/Olympus", quiet=(600, 660)), at(1, 10, 30))


def test_the_zones_that_can_be_chosen_are_places():
    assert {"Asia/Taipei", "Europe/Berlin", "America/New_York", "UTC"} <= zone_names()
    assert not {"EST", "Etc/GMT+5", "US/Pacific", "posixrules"} & zone_names()


# -- what a person sets ------------------------------------------------------------------------------------------------


async def refusal(asked: object) -> str:
    with pytest.raises(Refused) as refused:
        await asked  # type: ignore[misc]
    return refused.value.text.key


async def test_settings_are_kept(club: Club):
    await club.tables.people.set_zone(ANN.id, "Asia/Taipei")
    await club.tables.people.set_quiet(ANN.id, (22 * 60, 7 * 60))
    person = await club.tables.people.go_away(ANN.id, date(2026, 11, 3), date(2026, 11, 4))
    assert (person.zone, person.quiet) == ("Asia/Taipei", (22 * 60, 7 * 60))
    assert person.away == (Away(date(2026, 11, 3), date(2026, 11, 4)),)
    assert (await club.tables.people.set_quiet(ANN.id, None)).quiet == ()
    assert (await club.tables.people.come_back(ANN.id, date(2026, 11, 3))).away == ()


async def test_what_makes_no_sense_is_refused(club: Club):
    """The club's clock shows 1 November 2026."""
    tables = club.tables
    assert await refusal(tables.people.set_zone(ANN.id, "Mars/Olympus")) == "error-zone-unknown"
    assert await refusal(tables.people.set_quiet(ANN.id, (60, 60))) == "error-quiet-times"
    assert await refusal(tables.people.set_quiet(ANN.id, (0, 1440))) == "error-quiet-times"
    assert await refusal(tables.people.set_quiet(ANN.id, (0, 721))) == "error-quiet-long"
    assert await refusal(tables.people.go_away(ANN.id, date(2026, 11, 3), date(2026, 11, 2))) == "error-away-order"
    assert await refusal(tables.people.go_away(ANN.id, date(2026, 10, 31), date(2026, 11, 2))) == "error-away-past"
    assert await refusal(tables.people.go_away(ANN.id, date(2028, 1, 1), date(2028, 1, 2))) == "error-away-far"
    assert await refusal(tables.people.come_back(ANN.id, date(2026, 11, 3))) == "error-away-none"


async def test_away_days_end_with_the_balance(club: Club):
    await club.tables.people.go_away(ANN.id, date(2026, 11, 2), date(2026, 11, 30))
    assert (
        await refusal(club.tables.people.go_away(ANN.id, date(2026, 12, 24), date(2026, 12, 25)))
        == "error-away-balance"
    )
    await club.tables.people.go_away(ANN.id, date(2026, 12, 31), date(2027, 1, 5))
    club.time.pass_by(days=9)
    person = await club.tables.people.come_back(ANN.id, date(2026, 11, 2))
    assert person.away[0] == Away(date(2026, 11, 2), date(2026, 11, 10)), "used days are not given back"
    assert days_left(person, 2026) == AWAY_DAYS_A_YEAR - 9 - 1


async def test_a_table_that_is_stopped_keeps_the_calendar_from_the_clocks_of_the_others(club: Club):
    """Its own clock has as much time as when it was stopped, once it goes on."""
    tables = [(await club.running(Place(HOME, channel), clock=DEFAULT_CLOCK)).id for channel in (100, 101)]
    for table_id in tables:
        await club.play_first(table_id, ANN)
    begun_at, before = club.time(), (await club.tables.queries.info(tables[0])).deadline(1)
    assert before is not None
    await club.tables.administration.freeze(tables[0], Admin())
    club.time.pass_by(hours=24)
    bo = await club.tables.people.set_quiet(BO.id, (20 * 60, 8 * 60))
    assert bo.quiet == (20 * 60, 8 * 60)
    await club.tables.administration.thaw(tables[0], Admin())
    stopped, other = [(await club.tables.queries.info(table_id)).deadline(1) for table_id in tables]
    assert other == when_counted(bo, club.time(), before - club.time())
    assert stopped == when_counted(bo, begun_at, before - begun_at) + HOURS[24]


async def test_the_calendar_is_not_changed_while_a_table_is_busy(club: Club, monkeypatch: pytest.MonkeyPatch):
    table = await club.running(clock=DEFAULT_CLOCK)

    async def busy(*_: object, **__: object) -> None:
        raise NotStored

    monkeypatch.setattr("tables.people.change_table", busy)
    assert (await club.tables.people.set_zone(ANN.id, "Asia/Taipei")).zone == "Asia/Taipei"
    assert (await club.tables.queries.info(table.id)).status == "running"
