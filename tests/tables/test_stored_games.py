"""A database of an earlier version opens: every lobby and game in it looks and goes on as it did.

`tests/db/data/migration-12.sqlite3.xz` was written by Orrery as of commit 74b7e05, whose newest migration was 12. It
holds 30 tables of Day & Night, Solenia and Afternova: lobbies; running games of every number of players, in the middle
of a turn whose answers can be undone; secret questions that some have answered; open deals; a game that one has
resigned and one with a draw and an end on offer; finished games; things still to be shown, delivered, dropped or left
half-sent; reminders; a computer that is waited for. `migration-12.json.xz` has what that version showed to everybody
who sat there and to an onlooker (view, keys of the options, log), what they would have seen after undoing their last
answer or giving one more, and the rows of the outbox, of the timers and of people.

Message keys may be renamed between versions. So texts within views are compared without their keys, and every key that
is read must have a message.
"""

from __future__ import annotations

import json
import lzma
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from db.store import Store
from engine.core.session import Session
from engine.core.text import Text
from engine.titles import TITLES
from locales import LANGUAGES, translate
from tables.delivery import DeliveryWorker
from tables.records import Look
from tables.service import Tables
from tests.databases import sqlite_only
from tests.tables.club import Time
from tests.tables.sender import FakeSender

DATA = Path(__file__).parents[1] / "db" / "data"
THEN: dict[str, Any] = json.loads(lzma.decompress((DATA / "migration-12.json.xz").read_bytes()))
TABLES: list[dict[str, Any]] = THEN["tables"]

WAYS = {"ping": "channel", "dm": "dm", "off": "none"}
"""What the ways of being called are called today."""
RUNNING = [then for then in TABLES if then["status"] == "running"]
OVER = [then for then in TABLES if then["status"] == "over"]

DEFEATS = {22}
"""Finished games of Solenia that somebody played alone to the lowest grade, which is no victory any more."""

pytestmark = sqlite_only


def each_of(tables: list[dict[str, Any]]) -> Any:
    """A test for each of the tables."""
    return pytest.mark.parametrize("then", tables, ids=[f"{then['title']}-{then['id']}" for then in tables])


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """The service on the old database, a day after it was written."""
    path = tmp_path / "orrery.sqlite3"
    path.write_bytes(lzma.decompress((DATA / "migration-12.sqlite3.xz").read_bytes()))
    store = await Store.open(f"sqlite:///{path}")
    time = Time()
    time.at = datetime(2026, 11, 2, 12, tzinfo=UTC)
    service = Tables(store, TITLES, now=time)
    yield service
    await service.close_down()
    await store.close()


def people_of(then: dict[str, Any]) -> dict[str, int | None]:
    """Who looked at the table: an onlooker, and by seat those who sat there."""
    return {reader: None if reader == "onlooker" else then["seats"][int(reader)][1] for reader in then["readers"]}


def without_keys(value: Any) -> Any:
    """Plain data in which texts have lost their message keys."""
    if isinstance(value, dict):
        return {name: without_keys(each) for name, each in value.items() if name != "k"}
    return [without_keys(each) for each in value] if isinstance(value, list) else value


def as_then(view: Any, then: Any) -> Any:
    """A view without the fields that views have got since, which say nothing here."""
    return {name: value for name, value in plain(view).items() if value or name in then} if view else plain(view)


def texts_in(value: Any) -> Iterator[Text]:
    """All texts in plain data."""
    if isinstance(value, dict):
        if "k" in value:
            yield msgspec.convert(value, Text)
        else:
            for each in value.values():
                yield from texts_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts_in(each)


def plain(view: Any) -> Any:
    """A view as it was written down: plain data without message keys, all of which have words."""
    data = json.loads(msgspec.json.encode(view))
    for text in texts_in(data):
        check_words(text)
    return without_keys(data)


def check_words(text: Text) -> None:
    """Raises UnknownMessage if there are none."""
    for language in LANGUAGES:
        assert translate(text, language).strip()


def asked(session: Session[Any] | Look, seat: int) -> dict[str, Any]:
    """What a seat is asked, and whether it can go back."""
    if isinstance(session, Look):
        pending, can_undo = session.pending, session.can_undo
    else:
        pending, can_undo = session.pending(seat), session.can_undo(seat)
    return {
        "options": pending and [option.key for option in pending.ask.options],
        "least": pending and pending.ask.least,
        "most": pending and pending.ask.most,
        "can_undo": can_undo,
    }


async def check_looks(tables: Tables, then: dict[str, Any], readers: dict[str, Any]) -> None:
    """Everybody sees and is asked what `readers` says."""
    for reader, person in people_of(then).items():
        look = await tables.queries.look(then["id"], person)
        seen = without_keys(readers[reader]["view"])
        if then["id"] in DEFEATS:
            assert seen["grade"] == 1
            seen["winners"] = []
        assert as_then(look.view, seen) == seen
        if person is not None:
            wanted = {name: readers[reader][name] for name in ("options", "least", "most", "can_undo")}
            assert asked(look, int(reader)) == wanted


async def stored_games(tables: Tables) -> dict[int, bytes]:
    """The saved sessions, by table."""
    async with tables.store.reading() as tx:
        return {then["id"]: (await tx.games.snapshot(then["id"])).data for then in RUNNING}


# -- what is there -------------------------------------------------------------------------------------------------


@each_of(TABLES)
async def test_everybody_sees_what_they_saw(tables: Tables, then: dict[str, Any]):
    await check_looks(tables, then, then["readers"])
    for reader, person in people_of(then).items():
        wanted = then["readers"][reader]
        look, info = await tables.queries.look(then["id"], person), await tables.queries.info(then["id"], person)
        assert (info.title, info.status, info.place.channel_id) == (then["title"], then["status"], then["channel"])
        assert (info.options, info.commitment) == (then["options"], then["commitment"])
        assert [[s.kind, s.person_id, s.name, s.level, s.word] for s in info.seats] == then["seats"]
        assert list(info.owed) == wanted["owed"]
        assert (look.pending and look.pending.serial) == wanted["serial"]
        assert bool(look.pending and look.pending.ask.secret) == wanted["secret"]
        assert [barred.option.key for barred in look.barred] == wanted["barred"]
        postings = [[p.number, p.version, p.author, [[r.seat, r.state] for r in p.replies]] for p in look.postings]
        assert postings == wanted["postings"]


@each_of(TABLES)
async def test_everybody_reads_the_log_that_they_read(tables: Tables, then: dict[str, Any]):
    for reader, person in people_of(then).items():
        lines = await tables.queries.log(then["id"], person, 100_000)
        assert [[line.n, line.seat] for line in lines] == then["readers"][reader]["log"]
        for line in lines:
            check_words(line.text)


@each_of(OVER)
async def test_a_finished_game_is_verified_as_it_was(tables: Tables, then: dict[str, Any]):
    verification = await tables.queries.verify(then["id"])
    assert verification.good
    assert verification.steps == then["steps"]
    standing = (await tables.queries.look(then["id"], None)).standing
    assert standing is not None
    winners = [] if then["id"] in DEFEATS else then["standing"]["winners"]
    assert (list(standing.winners), list(standing.scores)) == (winners, then["standing"]["scores"])


async def test_the_file_has_every_kind_of_table():
    """So that a file made again for another version is not made with less."""
    kinds = Counter((then["title"], then["status"]) for then in TABLES)
    assert {title for title, _ in kinds} == {"day_and_night", "solenia", "afternova"}
    assert all(kinds[title, status] for title, _ in list(kinds) for status in ("lobby", "running", "over"))
    assert sum(then["trail"] >= 2 for then in RUNNING) > 8
    assert sum("undo" in then and "move" in then for then in RUNNING) > 12
    assert any(then["halfway"] for then in RUNNING)
    assert any(reader["postings"] for then in RUNNING for reader in then["readers"].values())


# -- how it goes on ------------------------------------------------------------------------------------------------


async def test_saved_sessions_load_and_save_alike(tables: Tables):
    """Also after the present version has saved them in its own way."""
    for table_id, data in (await stored_games(tables)).items():
        then = next(each for each in RUNNING if each["id"] == table_id)
        first = Session.load(TITLES[then["title"]], data)
        again = Session.load(first.title, first.dump())
        for session in (first, again):
            for seat in range(session.seats):
                wanted = then["readers"].get(str(seat))
                if wanted is not None:
                    seen = without_keys(wanted["view"])
                    assert as_then(session.view(seat), seen) == seen
                    assert asked(session, seat)["options"] == wanted["options"]
                    assert session.can_undo(seat) == wanted["can_undo"]


@each_of([then for then in RUNNING if "undo" in then])
async def test_the_last_answer_is_taken_back_and_given_again(tables: Tables, then: dict[str, Any]):
    undo = then["undo"]
    person = then["seats"][undo["seat"]][1]
    await tables.play.undo(then["id"], person)
    await check_looks(tables, then, undo["then"])
    await tables.play.choose(then["id"], person, tuple(undo["keys"]))
    await check_looks(tables, then, then["readers"])


@each_of([then for then in RUNNING if "move" in then])
async def test_the_game_goes_on(tables: Tables, then: dict[str, Any]):
    """With the answer that was tried then, which leads to the same; and back, where that led back."""
    move = then["move"]
    person = then["seats"][move["seat"]][1]
    await tables.play.choose(then["id"], person, tuple(move["keys"]))
    await check_looks(tables, then, move["then"])
    if move["can_undo"]:
        await tables.play.undo(then["id"], person)
        await check_looks(tables, then, then["readers"])


async def test_a_lobby_of_then_is_started(tables: Tables):
    lobby = next(then for then in TABLES if then["status"] == "lobby")
    host = lobby["seats"][0][1]
    assert (await tables.lobby.start(lobby["id"], host)).status == "running"
    look = await tables.queries.look(lobby["id"], host)
    assert look.view is not None


# -- what was under way --------------------------------------------------------------------------------------------


async def test_the_outbox_and_the_timers_are_kept(tables: Tables):
    async with tables.store.reading() as tx:
        rows = [row for then in TABLES for row in await tx.post.of_table(then["id"])]
        kinds = ("computer", "idle", "reminder")
        timers = [timer for kind in kinds for timer in await tx.timers.of_kind(kind)]
    kept = sorted([row.table_id, row.slot, row.state, row.revision, list(row.ping)] for row in rows)
    assert kept == THEN["outbox"]
    assert sorted([t.table_id, t.kind, t.seat, t.round] for t in timers) == THEN["timers"]
    for person, wanted in THEN["people"].items():
        kept = msgspec.to_builtins(await tables.people.get(int(person)))
        assert kept.items() >= (wanted | {"notify": WAYS[wanted["notify"]]}).items()


async def test_what_was_to_be_shown_is_shown(tables: Tables):
    """Half-sent things are looked for and then sent; what could not be delivered is left alone."""
    sender = FakeSender()
    worker = DeliveryWorker(tables, sender, linger=0)
    worker.kick()
    await worker.settle()
    await worker.close()
    wanted = {(table, slot) for table, slot, state, _, _ in THEN["outbox"] if state in ("due", "sending")}
    sent = {
        (item.table_id, "board" if str(item.thing) == "turn" else str(item.thing))
        for item in sender.posts + sender.edits
    }
    assert sent == wanted


async def test_a_computer_that_was_waited_for_goes_on(tables: Tables):
    waiting = next(then for then in TABLES if then["what"] == "a computer is waited for")
    before = (await tables.queries.info(waiting["id"])).version
    assert await tables.resume() == 1
    await tables.settle()
    info = await tables.queries.info(waiting["id"])
    assert info.version > before
    assert info.people_owed() or info.status == "over"
