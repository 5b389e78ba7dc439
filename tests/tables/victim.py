"""A program that plays and delivers until it is killed; run by test_kill.py, many times, by forking.

    python -m tests.tables.victim FOLDER KILLS SEED [TITLE]

It forks KILLS children one after the other. Each continues where the last one was killed, on the same SQLite file, with
a message sender whose Discord is an append-only file. Every other child lives at least until its first change, so that
the games go on however slow the machine is. At the end one child is left alive until nothing is due.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import sys
import time
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from db.store import Store
from engine.core.decision import Ask, Keys
from engine.core.errors import Refused
from engine.titles import TITLES as REAL
from scripts.games import brisk_answer
from scripts.measure import stored_session
from tables.delivery import DeliveryWorker, Item, Posted, Sending
from tables.records import Look, Person, Place
from tables.service import Tables
from tests.toy.lanterns import Lanterns

TITLES = {"lanterns": Lanterns(), **REAL}
TITLE = sys.argv[4] if len(sys.argv) > 4 else "lanterns"
OPTIONS: dict[str, dict[str, bool | int | str]] = {"lanterns": {"rounds": 1}}

LONGEST = 0.1
"""Seconds from a child's start, or from its first change, within which it is killed."""
PAUSE = 0.01
"""Seconds between two changes: about as long as a delivery takes."""

ANN, BO = Person(1, "Ann"), Person(2, "Bo")


class FileSender:
    """What was posted and edited, one JSON line each, written with a single write."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = os.open(path, os.O_CREAT | os.O_APPEND | os.O_RDWR)

    def lines(self) -> list[dict]:
        return [json.loads(line) for line in self.path.read_text().splitlines()]

    async def compose(self, item: Item) -> Sending:
        return partial(self.deliver, item)

    async def plain(self, item: Item) -> Sending:
        return partial(self.deliver, item)

    async def deliver(self, item: Item) -> Posted | None:
        await asyncio.sleep(random.random() * 0.004)
        edit = item.known is not None and str(item.thing) != "turn"
        message = item.known.message_id if edit and item.known else secrets.randbits(50)
        entry = {
            "edit": edit,
            "message": message,
            "table": item.table_id,
            "thing": str(item.thing),
            "nonce": item.nonce,
        }
        os.write(self.file, (json.dumps(entry | {"ping": item.ping}) + "\n").encode())
        await asyncio.sleep(random.random() * 0.004)
        return Posted(item.channel_id, message)

    async def find(self, item: Item) -> Posted | None:
        for line in self.lines():
            if line["nonce"] == item.nonce:
                return Posted(item.channel_id, line["message"])
        return None


async def live(folder: Path, ready: int, *, to_the_end: bool) -> None:
    store = await Store.open(f"sqlite:///{folder}/orrery.sqlite3")
    os.write(ready, b"!")
    tables = Tables(store, TITLES, now=lambda: datetime.now(UTC))
    delivery = DeliveryWorker(tables, FileSender(folder / "discord.jsonl"), linger=0)
    tables.listen(lambda _: delivery.kick())
    delivery.kick()
    if not to_the_end:
        while True:
            await play(tables)
            os.write(ready, b"!")
            await asyncio.sleep(PAUSE)
    await delivery.settle()
    await delivery.close()
    await store.close()


async def warm(folder: Path) -> None:
    """Play a little and end in good order: what is made once in a process is not made again in every child."""
    store = await Store.open(f"sqlite:///{folder}/orrery.sqlite3")
    tables = Tables(store, TITLES)
    delivery = DeliveryWorker(tables, FileSender(folder / "discord.jsonl"), linger=0)
    for _ in range(5):
        await play(tables)
    delivery.kick()
    await delivery.settle()
    await delivery.close()
    await store.close()


async def play(tables: Tables) -> None:
    """One change: a new table, a person seated, a start, or an answer."""
    table = await tables.queries.in_channel(5, TITLE)
    try:
        if table is None:
            await tables.lobby.open(ANN, Place(None, 5), TITLE, OPTIONS.get(TITLE, {}))
        elif table.status == "lobby" and table.seat_of(BO.id) is None:
            await tables.lobby.join(table.id, BO)
        elif table.status == "lobby":
            await tables.lobby.start(table.id, ANN.id)
        else:
            person, look = await asked(tables, table.id)
            assert look.pending is not None
            await tables.play.choose(
                table.id, person, await answer(tables, table.id, look.pending.ask), look.pending.serial
            )
    except Refused as refusal:
        sys.exit(f"refused: {refusal}")


async def answer(tables: Tables, table_id: int, ask: Ask) -> Keys:
    """The first answer of a lantern; of a real title one that a sensible player would consider, where it names them, so
    that the games come to battles and to their ends."""
    if TITLE == "lanterns":
        return (ask.options[0].key,)
    session = await stored_session(tables, table_id)
    question = session.question(ask.seat)
    considered = () if question is None else session.title.advice.candidates(session.state, question)
    return random.choice(considered[:3]) if considered else brisk_answer(ask, random.Random(random.random()))


async def asked(tables: Tables, table_id: int) -> tuple[int, Look]:
    """Somebody who is waited for, also in secret, and what they see."""
    for person in (ANN, BO):
        look = await tables.queries.look(table_id, person.id)
        if look.pending is not None and not look.pending.ask.optional:
            return person.id, look
    sys.exit("nobody is asked")


def child(folder: Path, *, changes: int = 0, to_the_end: bool = False) -> int:
    """Fork one; returns when its store is open and it has made so many changes."""
    ready, tell = os.pipe()
    pid = os.fork()
    if pid == 0:
        random.seed(os.getpid())
        asyncio.run(live(folder, tell, to_the_end=to_the_end))
        os._exit(0)
    os.close(tell)
    for _ in range(1 + changes):
        os.read(ready, 1)
    os.close(ready)
    return pid


def main() -> None:
    folder, kills, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    instants = random.Random(seed)
    with TemporaryDirectory() as elsewhere:
        asyncio.run(warm(Path(elsewhere)))
    for kill in range(kills):
        pid = child(folder, changes=kill % 2)
        time.sleep(instants.uniform(0, LONGEST))
        os.kill(pid, signal.SIGKILL)
        _, status = os.waitpid(pid, 0)
        if not os.WIFSIGNALED(status):
            sys.exit("a child ended before it was killed")
    _, status = os.waitpid(child(folder, to_the_end=True), 0)
    sys.exit(os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main()
