"""Whether a live table goes on with these rules: its game is loaded, continued in imagination, and verified. Nothing is
stored. For rehearsing an update on a copy of a database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Literal, TypeAlias

import msgspec

from db.store import Store
from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.errors import EngineError, Refused
from engine.core.kit import GameState
from engine.core.session import Session
from engine.players.answers import draw_answer
from engine.titles import TITLES
from scripts.command_line import log_above
from tables.commitment import deal_record_of
from tables.context import Context, Runners
from tables.history import check_record
from tables.limits import NO_LIMITS
from tables.playback import steps_to_replay
from tables.projections import setup_of
from tables.records import Verification

Outcome: TypeAlias = Literal["sound", "changed", "set aside", "stuck", "unfair", "unreadable"]
"""`changed`: it goes on from another position than was stored. `set aside`: it cannot be loaded, or its title declines
it. `stuck`: it loads, and fails at a further answer. `unfair`: its record would not be confirmed when it is over.
`unreadable`: its rows are damaged."""
IMAGINED = 3
"""Answers with which a game is continued."""


class Rehearsed(msgspec.Struct, frozen=True):
    """What would become of a table. `steps`: of its record; `answers`: those imagined; `why`: in technical English, of
    outcomes other than `sound`. `guild_id`, `title` and the numbers are unknown where the rows are damaged."""

    table_id: int
    outcome: Outcome
    why: str = ""
    title: str = ""
    guild_id: int | None = None
    status: str = ""
    steps: int = 0
    answers: int = 0


async def live_tables(url: str) -> list[int]:
    """Migrate this copy; the numbers of all its lobbies and running games."""
    async with _open_context(url) as context, context.reading() as tx:
        return await tx.games.live()


def rehearse_tables(url: str, numbers: list[int]) -> list[Rehearsed]:
    """What would become of these tables of a migrated copy. For a worker process; never raises because of what is
    stored at a table."""
    with log_above(logging.CRITICAL):  # The result says what goes wrong.
        return asyncio.run(rehearse_here(url, numbers))


async def rehearse_here(url: str, numbers: list[int]) -> list[Rehearsed]:
    """The same, in this process."""
    found = []
    async with _open_context(url) as context:
        for number in numbers:
            try:
                found.append(await _rehearse_table(context, number))
            except Exception as error:  # A damaged row or a defect in the rules can fail anyhow.
                found.append(Rehearsed(number, "unreadable", _describe(error)))
    return found


@asynccontextmanager
async def _open_context(url: str) -> AsyncIterator[Context]:
    """What a change of a table works with, without anything that acts by itself."""
    store = await Store.open(url)
    try:
        now = lambda: datetime.now(UTC)
        runners = Runners(*[asyncio.to_thread] * 4)
        yield Context(store, TITLES, now, str, runners, kept_sessions=0, limits=NO_LIMITS)
    finally:
        await store.close()


async def _rehearse_table(context: Context, table_id: int) -> Rehearsed:
    async with context.reading() as tx:
        row, seats = await tx.games.table(table_id), await tx.games.seats(table_id)
        history = await tx.games.choices(table_id)
        snapshot = await tx.games.snapshot(table_id) if row.status == "running" else None
    found = Rehearsed(table_id, "sound", "", row.title, row.guild_id, row.status, len(history))
    title = context.title(row.title)
    if snapshot is None or row.seed is None:
        title.meta.settle_options(row.options)
        return found
    try:
        session = context.load(row, snapshot)
    except Refused as refusal:  # Its title sets it aside, or it is damaged.
        return _with_outcome(found, "set aside", refusal.__cause__ or refusal)
    try:
        answers = _play_imagined(session, table_id)
    except Exception as error:
        return _with_outcome(found, "stuck", error)
    checked = check_record(
        title, setup_of(row, len(seats)), deal_record_of(row, seats), table_id, steps_to_replay(history)
    )
    found = msgspec.structs.replace(found, answers=answers)
    if session.carried is not None and session.carried.changed:
        lost = " ".join("+".join(answer.keys) for answer in session.carried.taken_back)
        return _with_outcome(
            found, "changed", f"the rules lead elsewhere than was stored; without the answers {lost or '(none)'}"
        )
    return found if (wrong := _why_unfair(checked)) is None else _with_outcome(found, "unfair", wrong)


def _play_imagined(session: Session[GameState], table_id: int) -> int:
    """Continue a copy of the game by some random answers, and save it as it would be saved. Returns how many."""
    title, fork, chance = session.title, session.copy(), Chance(f"rehearsal/{table_id}")
    for number in range(IMAGINED):
        owed = fork.owed()
        if not owed:
            return number
        ask = fork.question(owed[0])
        assert ask is not None, "who is waited for is asked"
        fork.submit(owed[0], _draw_answer(ask, chance))
        fork.collect()
    title.check(fork.state)
    Session.load(title, fork.dump())
    return IMAGINED


def _draw_answer(ask: Ask, chance: Chance) -> tuple[str, ...]:
    """The proposed or the default answer, or any."""
    return ask.settled_default if ask.default and chance.below(2) else draw_answer(ask, chance)


def _why_unfair(found: Verification) -> str | None:
    """Why the record would not be confirmed."""
    if not (found.secret_fits and found.words_fit and found.seed_fits):
        return "the deal does not follow from what was promised"
    return None if found.steps_fit else f"step {found.first_misfit} of {found.steps} does not agree with the record"


def _with_outcome(found: Rehearsed, outcome: Outcome, why: BaseException | str) -> Rehearsed:
    return msgspec.structs.replace(found, outcome=outcome, why=why if isinstance(why, str) else _describe(why))


def _describe(error: BaseException) -> str:
    """The error in a line. Refused says its key."""
    if isinstance(error, Refused):
        return error.text.key
    kind = "" if isinstance(error, EngineError) else f"{type(error).__name__}: "
    return " ".join(f"{kind}{error}".split()) or type(error).__name__
