"""Who holds the places of several processes is told to those who look after the bot."""

from __future__ import annotations

from datetime import timedelta

from tables.places import SILENT, Holder, holders, say_held
from tests.tables.club import Club, Time

PLACES = ("orrery-1", "orrery-2")


async def test_a_place_is_free_when_its_process_says_nothing_any_more(club: Club, time: Time) -> None:
    mine = Holder("orrery-1", "machine:7", "0-3", time(), time())
    await say_held(club.store, mine)
    async with club.store.reading() as tx:
        assert await holders(tx, PLACES, time()) == {"orrery-1": mine, "orrery-2": None}
        assert await holders(tx, (), time()) == {}
        later = time() + SILENT + timedelta(seconds=1)
        assert await holders(tx, PLACES, later) == {"orrery-1": None, "orrery-2": None}


async def test_the_process_that_takes_over_is_told_in_place_of_the_dead_one(club: Club, time: Time) -> None:
    await say_held(club.store, Holder("orrery-1", "machine:7", "0-3", time(), time()))
    time.pass_by(seconds=5)
    heir = Holder("orrery-1", "machine:8", "0-3", time(), time())
    await say_held(club.store, heir)
    async with club.store.reading() as tx:
        assert await holders(tx, PLACES, time()) == {"orrery-1": heir, "orrery-2": None}
