"""Every public method of the store, called once: what the bench of a long history times, and what the test of the
query plans looks at. A new method must be added here; the test says so."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from db.archive import archived
from db.errors import Unreadable
from db.forgetting import forget, pages, sweep
from db.records import (
    AuditRow,
    CallRow,
    ChoiceRow,
    FinishedRow,
    FollowRow,
    MedalRow,
    MessageRow,
    OutboxRow,
    PredictionRow,
    PrivateNoteRow,
    RatingRow,
    ResultRow,
    SearchRow,
    SeatClock,
    SeatRow,
    SideRow,
    SnapshotRow,
    TableRow,
    TimerRow,
    TournamentRow,
)
from db.store import Transaction

NOW = datetime(2026, 11, 1, 12, tzinfo=UTC)
SOON = NOW + timedelta(minutes=1)
NEW_CHANNEL, NEW_PERSON = 9_000_001, 9_000_002
"""Ids that nobody has used."""


class Sample(msgspec.Struct, frozen=True):
    """What the calls are about: a running game and a finished one, of a title, by a person on a server."""

    live: int
    over: int
    person_id: int
    guild_id: int
    channel_id: int
    title: str
    tournament: int
    report: int


Call: TypeAlias = Callable[[Transaction, Sample], Awaitable[object]]


def table_of(sample: Sample, **values: Any) -> TableRow:
    """A table that does not exist yet."""
    fresh = TableRow(
        title=sample.title,
        status="lobby",
        guild_id=sample.guild_id,
        channel_id=NEW_CHANNEL,
        guild_locale=None,
        host_id=sample.person_id,
        options={},
        rules_version=1,
        created_at=NOW,
    )
    return replace(fresh, **values)


def steps(first: int, count: int) -> list[ChoiceRow]:
    """So many answers of two seats, from this number on."""
    events = bytes(range(256))
    return [
        ChoiceRow(n=n, kind="choose", seat=n % 2, keys=["a"], at=NOW, state_hash=f"{n:016x}", events=events)
        for n in range(first, first + count)
    ]


def result_of(sample: Sample, table_id: int) -> ResultRow:
    """What a game was for the person."""
    return ResultRow(
        table_id=table_id,
        person_id=sample.person_id,
        seat=0,
        title=sample.title,
        guild_id=sample.guild_id,
        outcome="won",
        place=1,
        players=2,
        people=2,
        score=9,
        turns=20,
        seconds=900,
        ended_at=NOW,
        mu=25.0,
        sigma=8.0,
    )


def rating_of(sample: Sample, person_id: int, games: int = 1) -> RatingRow:
    """The rating of a person."""
    return RatingRow(title=sample.title, guild_id=sample.guild_id, person_id=person_id, mu=25.0, sigma=8.0, games=games)


def medal_of(sample: Sample) -> MedalRow:
    """A place of the person in the final table of a season."""
    return MedalRow(
        guild_id=sample.guild_id,
        season=1,
        title=sample.title,
        person_id=sample.person_id,
        place=1,
        rating=1100,
        games=5,
        ended_at=NOW,
    )


def prediction_of(sample: Sample) -> PredictionRow:
    """What the person has predicted of the running game."""
    return PredictionRow(
        table_id=sample.live,
        about="winner",
        person_id=sample.person_id,
        guild_id=sample.guild_id,
        answer="0",
        answers=2,
        at=NOW,
    )


def tournament_of(sample: Sample) -> TournamentRow:
    """A tournament that does not exist yet."""
    return TournamentRow(
        guild_id=sample.guild_id,
        channel_id=sample.channel_id,
        guild_locale=None,
        language=None,
        host_id=sample.person_id,
        name="x",
        title=sample.title,
        form="league",
        options={},
        hours=24,
        created_at=NOW,
    )


SEATS = [
    SeatRow(seat=0, kind="person", person_id=NEW_PERSON, name="x"),
    SeatRow(seat=1, kind="person", person_id=NEW_PERSON + 1, name="y"),
]


async def _end(tx: Transaction, sample: Sample) -> object:
    row = await tx.games.table(sample.live)
    clocks = (SeatClock(times=(1, 2)), SeatClock())
    return await tx.games.save_table(row, replace(row, status="over", ended_at=NOW, seat_clocks=clocks))


async def _archive(tx: Transaction, sample: Sample) -> None:
    await tx.games.add_choices(sample.live, steps(10_000, 500))
    await tx.games.archive(sample.live)


async def _mark_undone(tx: Transaction, sample: Sample) -> None:
    await tx.games.mark_undone(sample.live, (await tx.games.choices(sample.live, newest=1))[0].n, 99_999)


async def _add_archive(tx: Transaction, sample: Sample) -> None:
    await tx.games.add_archive((await tx.games.add(table_of(sample), SEATS)).id, archived(steps(0, 500)))


async def _claimed_row(tx: Transaction, sample: Sample) -> OutboxRow:
    """A row of the outbox that is under way."""
    await tx.post.put(sample.live, {"lobby": (sample.person_id,)}, NOW)
    row = next(row for row in await tx.post.of_table(sample.live) if row.slot == "lobby")
    assert await tx.post.claim(row, "mark", "lobby", (), "sender", SOON)
    return replace(row, nonce="mark", lease_until=SOON)


async def _take_over(tx: Transaction, sample: Sample) -> None:
    await tx.post.take_over(await _claimed_row(tx, sample), "other", SOON)


async def _renew(tx: Transaction, sample: Sample) -> None:
    await tx.post.renew((await _claimed_row(tx, sample)).id, "mark", "sender", SOON)


async def _finish(tx: Transaction, sample: Sample) -> None:
    await tx.post.finish((await _claimed_row(tx, sample)).id, "mark", NOW)


async def _postpone(tx: Transaction, sample: Sample) -> None:
    await tx.post.postpone(await _claimed_row(tx, sample), "sender", SOON, "why")


async def _doubt(tx: Transaction, sample: Sample) -> None:
    await tx.post.doubt((await _claimed_row(tx, sample)).id, "mark", "sender", SOON)


async def _drop(tx: Transaction, sample: Sample) -> None:
    await tx.post.drop((await _claimed_row(tx, sample)).id, "mark", "sender", "why", NOW)


async def _replace(tx: Transaction, sample: Sample) -> None:
    await tx.post.replace((await _claimed_row(tx, sample)).id, "mark", "why", NOW)


async def _set_aside(tx: Transaction, sample: Sample) -> None:
    row = await _claimed_row(tx, sample)
    await tx.post.set_aside(Unreadable("OutboxRow", {"id": row.id, "table_id": row.table_id}, "?"), NOW)


async def _timer(tx: Transaction, sample: Sample) -> TimerRow:
    await tx.timers.set(sample.live, "idle", NOW)
    return next(timer for timer in await tx.timers.of_kind("idle") if timer.table_id == sample.live)


async def _move_timer(tx: Transaction, sample: Sample) -> None:
    await tx.timers.move(await _timer(tx, sample), SOON)


async def _put_timer_off(tx: Transaction, sample: Sample) -> None:
    await tx.timers.put_off(await _timer(tx, sample), SOON)


async def _timer_failed(tx: Transaction, sample: Sample) -> None:
    await tx.timers.set(sample.live, "clock", NOW)
    await tx.timers.failed(sample.live, "clock", lambda _: timedelta(hours=1), NOW)


async def _save_rating(tx: Transaction, sample: Sample) -> None:
    before = (await tx.results.ratings(sample.title, sample.guild_id, [sample.person_id]))[sample.person_id]
    await tx.results.save_rating(before, before)


async def _add_digest(tx: Transaction, sample: Sample) -> None:
    await tx.digests.add(replace(await tx.games.table(sample.live), ended_at=NOW))


async def _save_tournament(tx: Transaction, sample: Sample) -> None:
    await tx.tournaments.save(await tx.tournaments.get(sample.tournament))


def _call(sample: Sample) -> CallRow:
    return CallRow(kind="invite", by_id=sample.person_id, person_id=NEW_PERSON, table_id=sample.live, at=NOW)


def _private_note(sample: Sample) -> PrivateNoteRow:
    return PrivateNoteRow(person_id=sample.person_id, table_id=sample.live, step=-1, words="x", written_at=NOW)


def _finished(sample: Sample) -> FinishedRow:
    return FinishedRow(
        table_id=sample.live,
        title=sample.title,
        guild_id=sample.guild_id,
        listed=True,
        ended_at=NOW,
        seconds=900,
        players=2,
    )


def _search(sample: Sample) -> SearchRow:
    return SearchRow(
        guild_id=sample.guild_id,
        title=sample.title,
        person_id=NEW_PERSON,
        name="x",
        locale=None,
        people=2,
        since=NOW,
        until=SOON,
    )


GAMES: dict[str, Call] = {
    "games.add": lambda tx, of: tx.games.add(table_of(of), SEATS),
    "games.table": lambda tx, of: tx.games.table(of.live),
    "games.table_and_seats": lambda tx, of: tx.games.table_and_seats(of.live),
    "games.save_table": _end,
    "games.in_channel": lambda tx, of: tx.games.in_channel(of.channel_id, of.title),
    "games.in_channel: finished": lambda tx, of: tx.games.in_channel(NEW_CHANNEL, of.title, finished=True),
    "games.last_winners": lambda tx, of: tx.games.last_winners(table_of(of)),
    "games.last_winners: no server": lambda tx, of: tx.games.last_winners(table_of(of, guild_id=None)),
    "games.of_person": lambda tx, of: tx.games.of_person(of.person_id),
    "games.inviting": lambda tx, of: tx.games.inviting(of.person_id),
    "games.plays_elsewhere": lambda tx, of: tx.games.plays_elsewhere(of.person_id, of.live),
    "games.has_played": lambda tx, of: tx.games.has_played(of.person_id, of.title),
    "games.has_played: never": lambda tx, of: tx.games.has_played(of.person_id, "another"),
    "games.has_finished": lambda tx, of: tx.games.has_finished(of.person_id, of.title),
    "games.of_guild": lambda tx, of: tx.games.of_guild(of.guild_id, 10),
    "games.numbers": lambda tx, of: tx.games.numbers(1, 2_001),
    "games.last_number": lambda tx, of: tx.games.last_number(),
    "games.numbers: server": lambda tx, of: tx.games.numbers(1, 2_001, of.guild_id),
    "games.live": lambda tx, of: tx.games.live(),
    "games.open_titles": lambda tx, of: tx.games.open_titles(),
    "games.open_servers": lambda tx, of: tx.games.open_servers(),
    "games.count_by_title": lambda tx, of: tx.games.count_by_title(),
    "games.count_open": lambda tx, of: tx.games.count_open(of.guild_id),
    "games.count_open: host": lambda tx, of: tx.games.count_open(of.guild_id, of.person_id),
    "games.count_open: no server": lambda tx, of: tx.games.count_open(None),
    "games.count_open: no server, host": lambda tx, of: tx.games.count_open(None, of.person_id),
    "games.seats": lambda tx, of: tx.games.seats(of.over),
    "games.replace_seats": lambda tx, of: tx.games.replace_seats(of.live, SEATS),
    "games.set_acted": lambda tx, of: tx.games.set_acted(of.live, 0, 5),
    "games.clocks_of": lambda tx, of: tx.games.clocks_of(of.person_id),
    "games.add_choices": lambda tx, of: tx.games.add_choices(of.live, steps(10_000, 1)),
    "games.mark_undone": _mark_undone,
    "games.choices": lambda tx, of: tx.games.choices(of.live),
    "games.choices: after": lambda tx, of: tx.games.choices(of.live, after=5),
    "games.choices: newest": lambda tx, of: tx.games.choices(of.live, newest=80),
    "games.choices: archived": lambda tx, of: tx.games.choices(of.over),
    "games.archive": _archive,
    "games.add_archive": _add_archive,
    "games.reopen": lambda tx, of: tx.games.reopen(of.over),
    "games.last_answer": lambda tx, of: tx.games.last_answer(of.live, 1),
    "games.last_own_step": lambda tx, of: tx.games.last_own_step(of.live, 1),
    "games.snapshot": lambda tx, of: tx.games.snapshot(of.live),
    "games.save_snapshot": lambda tx, of: tx.games.save_snapshot(of.live, SnapshotRow(1, "x", b"x")),
}
POST: dict[str, Call] = {
    "post.put": lambda tx, of: tx.post.put(of.live, {"board": (of.person_id,), "hand:0": ()}, NOW),
    "post.due": lambda tx, of: tx.post.due(NOW, limit=1),
    "post.due: locked": lambda tx, of: tx.post.due(NOW, limit=1, lock=True),
    "post.halted": lambda tx, of: tx.post.halted(NOW, "sender", limit=5),
    "post.halted: locked": lambda tx, of: tx.post.halted(NOW, "sender", limit=5, lock=True),
    "post.next_due": lambda tx, of: tx.post.next_due(),
    "post.backlog": lambda tx, of: tx.post.backlog(NOW),
    "post.waits_beyond": lambda tx, of: tx.post.waits_beyond(SOON),
    "post.bring_forward": lambda tx, of: tx.post.bring_forward(SOON, NOW, SOON),
    "post.claim": _claimed_row,
    "post.take_over": _take_over,
    "post.renew": _renew,
    "post.finish": _finish,
    "post.postpone": _postpone,
    "post.doubt": _doubt,
    "post.drop": _drop,
    "post.replace": _replace,
    "post.set_aside": _set_aside,
    "post.set_aside: table": lambda tx, of: tx.post.set_aside(Unreadable("TableRow", {"table_id": of.live}, "?"), NOW),
    "post.messages": lambda tx, of: tx.post.messages(of.live),
    "post.set_message": lambda tx, of: tx.post.set_message(of.live, MessageRow("board", 1, 2), NOW),
    "post.move_message": lambda tx, of: tx.post.move_message(of.live, "lobby", "former:1"),
    "post.dropped": lambda tx, of: tx.post.dropped(of.live, "lobby"),
    "post.of_table": lambda tx, of: tx.post.of_table(of.live),
}
TIMERS: dict[str, Call] = {
    "timers.set": lambda tx, of: tx.timers.set(of.live, "call", NOW, seat=0),
    "timers.clear": lambda tx, of: tx.timers.clear(of.live),
    "timers.clear: kind": lambda tx, of: tx.timers.clear(of.live, "call"),
    "timers.clear: seat": lambda tx, of: tx.timers.clear(of.live, "call", seat=0),
    "timers.not_before": lambda tx, of: tx.timers.not_before(of.live, "call", NOW, seat=0),
    "timers.postpone": lambda tx, of: tx.timers.postpone(of.live, timedelta(hours=1)),
    "timers.due": lambda tx, of: tx.timers.due(SOON),
    "timers.of_kind": lambda tx, of: tx.timers.of_kind("computer"),
    "timers.move": _move_timer,
    "timers.put_off": _put_timer_off,
    "timers.failed": _timer_failed,
    "timers.put_garbled_off": lambda tx, of: tx.timers.put_garbled_off(SOON, SOON),
}
OTHERS: dict[str, Call] = {
    "people.get": lambda tx, of: tx.people.get(of.person_id),
    "people.several": lambda tx, of: tx.people.several([of.person_id, NEW_PERSON]),
    "people.change": lambda tx, of: tx.people.change(of.person_id, name="x"),
    "reports.add": lambda tx, of: tx.reports.add(of.live, of.person_id, NOW, b"{}"),
    "reports.data": lambda tx, of: tx.reports.data(of.report),
    "reports.newest": lambda tx, of: tx.reports.newest(None, 50),
    "reports.newest: server": lambda tx, of: tx.reports.newest(of.guild_id, 50),
    "reports.count": lambda tx, of: tx.reports.count(of.person_id, NOW),
    "reports.count: table": lambda tx, of: tx.reports.count(of.person_id, NOW, of.live),
    "reports.remove": lambda tx, of: tx.reports.remove(of.report),
    "avoided.put": lambda tx, of: tx.avoided.put(of.person_id, NEW_PERSON, NOW),
    "avoided.of_owner": lambda tx, of: tx.avoided.of_owner(of.person_id),
    "avoided.owners": lambda tx, of: tx.avoided.owners(of.person_id),
    "avoided.remove": lambda tx, of: tx.avoided.remove(of.person_id, NEW_PERSON),
    "friends.put": lambda tx, of: tx.friends.put(of.person_id, NEW_PERSON, NOW),
    "friends.of_owner": lambda tx, of: tx.friends.of_owner(of.person_id),
    "friends.owners": lambda tx, of: tx.friends.owners(of.person_id),
    "friends.remove": lambda tx, of: tx.friends.remove(of.person_id, NEW_PERSON),
    "finished.put": lambda tx, of: tx.finished.put(_finished(of), [SideRow(table_id=of.live, seat=0, side="x")]),
    "finished.missing": lambda tx, of: tx.finished.missing(1, 101),
    "finished.search": lambda tx, of: tx.finished.search(200, guild_id=of.guild_id),
    "finished.search: title": lambda tx, of: tx.finished.search(200, guild_id=of.guild_id, title=of.title),
    "finished.search: person": lambda tx, of: tx.finished.search(200, guild_id=of.guild_id, person_id=of.person_id),
    "finished.search: side": lambda tx, of: tx.finished.search(200, guild_id=of.guild_id, side="x", margin=50),
    "finished.search: own": lambda tx, of: tx.finished.search(200, own=of.person_id),
    "finished.search: all": lambda tx, of: tx.finished.search(
        200, own=of.person_id, title=of.title, person_id=NEW_PERSON, side="x", length=(0, 60)
    ),
    "finished.between": lambda tx, of: tx.finished.between(of.guild_id, NOW - timedelta(days=31), NOW, 500),
    "finished.sides": lambda tx, of: tx.finished.sides([of.over, of.live]),
    "follows.put": lambda tx, of: tx.follows.put(
        FollowRow(person_id=of.person_id, table_id=of.live, told_at=NOW, told_n=1, part="")
    ),
    "follows.of_person": lambda tx, of: tx.follows.of_person(of.person_id),
    "follows.of_table": lambda tx, of: tx.follows.of_table(of.live, 50),
    "follows.remove": lambda tx, of: tx.follows.remove(of.person_id, of.live),
    "follows.remove_all": lambda tx, of: tx.follows.remove_all(of.person_id),
    "private_notes.put": lambda tx, of: tx.private_notes.put(_private_note(of)),
    "private_notes.of_person": lambda tx, of: tx.private_notes.of_person(of.person_id),
    "private_notes.of_table": lambda tx, of: tx.private_notes.of_table(of.person_id, of.live),
    "private_notes.about_game": lambda tx, of: tx.private_notes.about_game(of.person_id, of.live),
    "private_notes.remove": lambda tx, of: tx.private_notes.remove(of.person_id, of.live, -1),
    "notes.get": lambda tx, of: tx.notes.get("x"),
    "notes.starting": lambda tx, of: tx.notes.starting("x"),
    "notes.put": lambda tx, of: tx.notes.put("x", "y"),
    "notes.remove": lambda tx, of: tx.notes.remove("x"),
    "calls.made": lambda tx, of: tx.calls.made("invite", of.person_id, NOW),
    "calls.note": lambda tx, of: tx.calls.note(_call(of)),
    "calls.forget": lambda tx, of: tx.calls.forget(NOW),
    "audit.add": lambda tx, of: tx.audit.add(
        AuditRow(at=NOW, who=of.person_id, guild_id=of.guild_id, table_id=of.live, what="end")
    ),
    "audit.newest": lambda tx, of: tx.audit.newest(None, 50),
    "audit.newest: server": lambda tx, of: tx.audit.newest(of.guild_id, 50),
    "audit.open_of": lambda tx, of: tx.audit.open_of("forget-asked"),
    "audit.settle": lambda tx, of: tx.audit.settle("forget-asked", "x"),
    "results.add": lambda tx, of: tx.results.add([result_of(of, of.live)]),
    "results.of_person": lambda tx, of: tx.results.of_person(of.person_id, of.guild_id, of.title, 1000),
    "results.titles_of": lambda tx, of: tx.results.titles_of(of.person_id, of.guild_id),
    "results.made_up_for": lambda tx, of: tx.results.made_up_for(of.over),
    "results.ratings": lambda tx, of: tx.results.ratings(of.title, of.guild_id, [of.person_id, NEW_PERSON]),
    "results.save_rating": _save_rating,
    "results.save_rating: first": lambda tx, of: tx.results.save_rating(None, rating_of(of, NEW_PERSON)),
    "results.leaders": lambda tx, of: tx.results.leaders(of.title, of.guild_id, 20),
    "results.all_of": lambda tx, of: tx.results.all_of(of.person_id),
    "results.ratings_of": lambda tx, of: tx.results.ratings_of(of.person_id),
    "results.of_table": lambda tx, of: tx.results.of_table(of.over),
    "results.unrecorded": lambda tx, of: tx.results.unrecorded(0, 20),
    "predictions.put": lambda tx, of: tx.predictions.put(prediction_of(of)),
    "predictions.of_table": lambda tx, of: tx.predictions.of_table(of.live),
    "predictions.of_person": lambda tx, of: tx.predictions.of_person(of.person_id),
    "predictions.guesses_of": lambda tx, of: tx.predictions.guesses_of(of.person_id),
    "predictions.count": lambda tx, of: tx.predictions.count(of.live, "winner"),
    "predictions.waiting": lambda tx, of: tx.predictions.waiting(),
    "predictions.decide": lambda tx, of: tx.predictions.decide(prediction_of(of), correct=True),
    "predictions.void": lambda tx, of: tx.predictions.void(of.live, "winner"),
    "predictions.best": lambda tx, of: tx.predictions.best(of.guild_id, 10),
    "digests.add": _add_digest,
    "digests.put": lambda tx, of: tx.digests.put(of.over, {}),
    "digests.to_do": lambda tx, of: tx.digests.to_do(0, 20),
    "digests.newest": lambda tx, of: tx.digests.newest(of.title, of.guild_id, 500),
    "digests.count": lambda tx, of: tx.digests.count(of.title, of.guild_id, 10_000),
    "digests.own_count": lambda tx, of: tx.digests.own_count(of.person_id, of.title, of.guild_id, 10_000),
    "digests.played": lambda tx, of: tx.digests.played(of.person_id, of.title, of.guild_id, 500),
    "digests.at_the_same": lambda tx, of: tx.digests.at_the_same(of.person_id, of.title, of.guild_id, 500),
    "digests.between": lambda tx, of: tx.digests.between(of.title, of.guild_id, NOW, NOW + timedelta(days=30), 5000),
    "digests.add_medals": lambda tx, of: tx.digests.add_medals([medal_of(of)]),
    "digests.medals": lambda tx, of: tx.digests.medals(of.guild_id, 1, of.title),
    "digests.medals_of": lambda tx, of: tx.digests.medals_of(of.person_id, of.guild_id),
    "digests.all_medals_of": lambda tx, of: tx.digests.all_medals_of(of.person_id),
    "searches.put": lambda tx, of: tx.searches.put(_search(of)),
    "searches.of_guild": lambda tx, of: tx.searches.of_guild(of.guild_id, NOW),
    "searches.remove": lambda tx, of: tx.searches.remove(of.guild_id, of.title, [of.person_id]),
    "tournaments.add": lambda tx, of: tx.tournaments.add(tournament_of(of)),
    "tournaments.get": lambda tx, of: tx.tournaments.get(of.tournament),
    "tournaments.of_guild": lambda tx, of: tx.tournaments.of_guild(of.guild_id, 10),
    "tournaments.to_do": lambda tx, of: tx.tournaments.to_do(),
    "tournaments.save": _save_tournament,
    "tournaments.shown": lambda tx, of: tx.tournaments.shown(of.tournament, 1, 1),
    "forgetting.forget": lambda tx, of: forget(tx.connection, NEW_PERSON),  # `sweep` has left nothing
    "forgetting.pages": lambda tx, of: pages(tx.connection),
    "forgetting.sweep": lambda tx, of: sweep(tx.connection, of.person_id, 1),
}
CALLS: dict[str, Call] = {**GAMES, **POST, **TIMERS, **OTHERS}
