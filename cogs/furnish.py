"""Opens the rooms behind the cogs, and closes them."""

from __future__ import annotations

from cogs import day_and_night
from cogs.desk import Desk
from cogs.drawing import Studio
from cogs.house import House
from cogs.me import Me
from cogs.settings import Settings
from cogs.table import Table
from db.store import Store
from tables.service import Tables

FACES = (day_and_night.face,)
"""One for each title; a new title is added here and in COGS."""

COGS = (day_and_night.DayAndNight, Table, Me)


async def open_house(settings: Settings) -> House:
    """Store, tables, studio, faces, desk."""
    store = await Store.open(settings.database_url)
    faces = [make() for make in FACES]
    house = House(settings, store, Tables(store), Studio(settings.render_workers), {face.id: face for face in faces})
    house.desk = Desk(house)
    return house


async def close_house(house: House) -> None:
    """Stop computers and painters, close the database."""
    await house.tables.close_down()
    await house.studio.close()
    await house.store.close()
