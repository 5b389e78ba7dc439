"""People with whom a person will not be seated, and people whom a server's moderators keep from its tables.

Nobody but the owner of a list may learn of it. Who may not take a seat reads what they would read at a full lobby, or
if its host had sent them away; lists of lobbies leave the table out, as then. Only the owner is told that it is their
own list.
"""

from __future__ import annotations

from collections.abc import Iterable

from db.people_lists import PeopleLists
from db.store import Transaction
from tables.acting import Service
from tables.errors import refuse

MOST_AVOIDED = 100
"""People on one list."""


async def is_kept_out(tx: Transaction, person_id: int, seated: Iterable[int], guild_id: int | None) -> bool:
    """Whether one of those seated avoids this person, or the server keeps them from its tables."""
    owners = await tx.avoided.owners(person_id)
    return bool(owners) and not owners.isdisjoint({*seated, guild_id or 0})


async def check_seat(tx: Transaction, person_id: int, seated: Iterable[int], guild_id: int | None) -> None:
    """Raises Refused if this person may not be seated with those who are, as at a full lobby; or in clear words if it
    is their own list that says so."""
    people = set(seated)
    if await is_kept_out(tx, person_id, people, guild_id):
        raise refuse("error-table-full")
    if not people.isdisjoint(await tx.avoided.of_owner(person_id)):
        raise refuse("error-avoid-own")


class Apart:
    """Which of some people are not seated together. `lists`: by person or server, whom they avoid."""

    def __init__(self, lists: dict[int, frozenset[int]]) -> None:
        self._lists = lists

    @classmethod
    async def of(cls, tx: Transaction, people: Iterable[int], guild_id: int) -> Apart:
        """What the lists of these people and of the server say."""
        owners = dict.fromkeys((guild_id, *people))
        return cls({owner: frozenset(await tx.avoided.of_owner(owner)) for owner in owners})

    def barred(self, person_id: int, guild_id: int) -> bool:
        """Whether the server keeps this person from its tables."""
        return person_id in self._lists.get(guild_id, ())

    def fits(self, person_id: int, others: Iterable[int]) -> bool:
        """Whether this person may be seated with all of these."""
        own = self._lists.get(person_id, frozenset())
        return all(other not in own and person_id not in self._lists.get(other, ()) for other in others)


class Avoiding(Service):
    """The list of people whom a person, or a server (`owner_id`), avoids."""

    def _lists(self, tx: Transaction) -> PeopleLists:
        return tx.avoided

    async def listed(self, owner_id: int) -> tuple[int, ...]:
        """The people on the list."""
        async with self._context.reading() as tx:
            return await self._lists(tx).of_owner(owner_id)

    async def add(self, owner_id: int, person_id: int) -> tuple[int, ...]:
        """Add somebody, from the next seat on: who sits together stays so. Raises Refused for oneself, or if the list
        is full."""
        if owner_id == person_id:
            raise refuse("error-avoid-self")
        async with self._context.writing() as tx:
            listed = await self._lists(tx).of_owner(owner_id)
            if person_id not in listed and len(listed) >= MOST_AVOIDED:
                raise refuse("error-avoid-many", most=MOST_AVOIDED)
            await self._lists(tx).put(owner_id, person_id, self._context.now())
            return await self._lists(tx).of_owner(owner_id)

    async def remove(self, owner_id: int, person_id: int) -> tuple[int, ...]:
        """Take somebody off the list."""
        async with self._context.writing() as tx:
            await self._lists(tx).remove(owner_id, person_id)
            return await self._lists(tx).of_owner(owner_id)


class Friends(Avoiding):
    """The list of a person's friends, who alone may join where the host wants only these."""

    def _lists(self, tx: Transaction) -> PeopleLists:
        return tx.friends
