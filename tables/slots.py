"""What the outbox holds: the slots in which something is shown, and whom a message calls. The database keeps both as
plain data, which later versions must still read: a slot as text (`hand:3`), a ping as the numbers of people among
which `0`, `-1` and `-2` stand for what else is to be done, and others below 0 for whom only their turn calls
(`db.outbox.turn_mark`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Literal, TypeAlias

import msgspec

from db.outbox import merged, turn_mark

Cause: TypeAlias = Literal["clock", "vote", "handover", "sent-away", "closed", "idle", "server"]
"""`clock`: a computer plays until they are back. `vote`: the others gave the seat to a computer. `handover`: it has
another player, as was proposed. `sent-away`: by the host, from a lobby. `closed`: the table is no more. `idle`: nothing
has happened in the lobby for so long. `server`: the bot was removed from its server, and the table waits."""
Way: TypeAlias = Literal["dm", "channel"]


class Slot(msgspec.Struct, frozen=True):
    """A place for one message of a table, which is renewed there. `str` is what the database keeps."""

    name: ClassVar[str]

    @property
    def reader(self) -> int | None:
        """The seat whose message this is. None: everybody's."""
        return None

    @property
    def to_one(self) -> bool:
        """Whether this goes to one person as a direct message."""
        return self.reader is not None

    def __str__(self) -> str:
        return ":".join(map(str, (self.name, *msgspec.structs.astuple(self))))


class Lobby(Slot, frozen=True):
    """The public message before the game. With a ping it is posted again."""

    name = "lobby"


class Board(Slot, frozen=True):
    """The public message of the game."""

    name = "board"


class Turn(Slot, frozen=True):
    """The public message of the game posted again, and only then: it is requested as the board, with a ping."""

    name = "turn"


class _OfSeat(Slot, frozen=True):
    seat: int

    @property
    def reader(self) -> int:
        """The seat."""
        return self.seat


class Hand(_OfSeat, frozen=True):
    """The own message of whoever has the seat. With a ping it is posted again."""

    name = "hand"


class Shown(_OfSeat, frozen=True):
    """What others have shown to the seat, in a new message each time."""

    name = "shown"


class Posting(Slot, frozen=True):
    """A record: its message stays in the channel, and is edited."""

    name = "posting"
    number: int


class Chapter(Slot, frozen=True):
    """What a chapter of the game has brought, once it has ended. The message stays as well."""

    name = "chapter"
    number: int


class Deal(Slot, frozen=True):
    """The message of a single deal, which older versions of Orrery posted: it is removed."""

    name = "deal"
    number: int


class Former(Slot, frozen=True):
    """A message that is no longer for anybody, because its seat has changed hands or the game has gone back: it is
    removed. `number` tells it from others that stood in the same slot."""

    name = "former"
    number: int
    slot: Slot


class ToPerson(Slot, frozen=True):
    """A new message for one person, whatever seat they have."""

    person_id: int


class Summons(ToPerson, frozen=True):
    """A call to a lobby by direct message."""

    name = "summons"

    @property
    def to_one(self) -> bool:
        """A direct message."""
        return True


class News(ToPerson, frozen=True):
    """What somebody who follows the game is told of it by direct message."""

    name = "news"

    @property
    def to_one(self) -> bool:
        """A direct message."""
        return True


class Loss(ToPerson, frozen=True):
    """What somebody is told who has lost a seat. `ways`: how, the first of them first."""

    name = "lost"
    cause: Cause
    ways: tuple[Way, ...]

    @property
    def to_one(self) -> bool:
        """Whether a direct message tells it."""
        return self.ways[0] == "dm"

    def otherwise(self) -> Loss | None:
        """The same in the next way. None: there is none."""
        return Loss(self.person_id, self.cause, self.ways[1:]) if self.ways[1:] else None

    def __str__(self) -> str:
        return f"{self.name}:{'+'.join(self.ways)}:{self.cause}:{self.person_id}"


LOBBY, BOARD, TURN = Lobby(), Board(), Turn()
LASTING = (Posting, Chapter)
"""Their messages stay in the channel of the table."""
_SINGLE: dict[str, Slot] = {slot.name: slot for slot in (LOBBY, BOARD, TURN)}
_NUMBERED: dict[str, type[Hand | Shown | Posting | Chapter | Deal | Summons | News]] = {
    kind.name: kind for kind in (Hand, Shown, Posting, Chapter, Deal, Summons, News)
}


def parse_slot(stored: str) -> Slot:
    """The slot that the database keeps as this text. Raises ValueError if no version has written it."""
    kind, *rest = stored.split(":", 2 if stored.startswith("former:") else -1)
    match rest:
        case [] if kind in _SINGLE:
            return _SINGLE[kind]
        case [number] if kind in _NUMBERED:
            return _NUMBERED[kind](int(number))
        case [number, slot] if kind == "former":
            return Former(int(number), parse_slot(slot))
        case [ways, cause, person] if kind == "lost":
            told = {"person_id": int(person), "cause": cause, "ways": ways.split("+")}
            return msgspec.convert(told, Loss)
    raise ValueError(f"no slot of the outbox: {stored!r}")


_ANEW, _REMINDER, _OPENLY = 0, -1, -2


class Ping(msgspec.Struct, frozen=True):
    """Whom a message calls, and how. `anew`: it is posted again even if it calls nobody. `reminder`: it says above
    since when they have been waited for. `openly`: everybody may know of the call, so that the channel calls whom a
    direct message does not reach. `turn`: those of the people who are called for nothing but their turn."""

    people: tuple[int, ...] = ()
    anew: bool = False
    reminder: bool = False
    openly: bool = False
    turn: tuple[int, ...] = ()

    @classmethod
    def parse(cls, stored: Iterable[int]) -> Ping:
        """The ping that the database keeps as these numbers."""
        numbers = tuple(stored)
        people = tuple(number for number in numbers if number > 0)
        turn = tuple(person for person in people if turn_mark(person) in numbers)
        return cls(people, _ANEW in numbers, _REMINDER in numbers, _OPENLY in numbers, turn)

    @property
    def stored(self) -> tuple[int, ...]:
        """What the database keeps."""
        before = (_ANEW,) * self.anew + (_REMINDER,) * self.reminder
        return (*before, *self.people, *(_OPENLY,) * self.openly, *map(turn_mark, self.turn))

    @property
    def posts_again(self) -> bool:
        """Whether a new message is needed, because one that is edited rings nowhere."""
        return self.anew or bool(self.people)

    def joined(self, other: Ping) -> Ping:
        """Both in one message, which calls nobody twice."""
        return Ping.parse(merged(self.stored, other.stored))

    def only(self, people: Iterable[int]) -> Ping:
        """The same for as many as are among these people."""
        there = set(people)
        left = tuple(person for person in self.people if person in there)
        turn = tuple(person for person in self.turn if person in there)
        return msgspec.structs.replace(self, people=left, turn=turn) if left else Ping(anew=self.anew)


SILENT = Ping()
"""Nobody is called, and the message stays where it is."""


def as_stored(things: Mapping[Slot, Ping]) -> dict[str, tuple[int, ...]]:
    """What is to be shown, as the database keeps it."""
    return {str(slot): ping.stored for slot, ping in things.items()}
