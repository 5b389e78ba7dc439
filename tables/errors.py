"""The refusals and errors at a table for people, besides those of the rules.

Refused (engine.core.errors)
├── Busy          the database is locked by another program: try again, nothing was done
├── Away          the database cannot be reached at the moment: try again; the change may have been made
├── Lost          the database file is gone: nothing can be stored until whoever runs the bot has put it back
├── NotStored     the database could not write (disk full, ...): nothing was done, the log says more
├── NotStarted, GameOver, TableClosed, NotSeated ...  all plain Refused, see `refuse`
├── Damaged       the stored game no longer fits the rules, or the rules failed: an administrator must examine it
│   └── SetAside  the title itself declines to go on with this game for now, with the reason
└── LineStopped   a typed turn stopped at one clause; contains what was played before, if anything
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.errors import Refused
from engine.core.text import Text, say
from tables.records import Played, TableInfo


class StoreTrouble(Refused):
    """The database fails."""

    key: ClassVar[str]

    def __init__(self) -> None:
        super().__init__(say(self.key))


class Busy(StoreTrouble):
    """The database was locked for too long; nothing was done."""

    key = "error-busy"


class Away(StoreTrouble):
    """The database server is unreachable. Whether the change was made shows when it is back."""

    key = "error-store-away"


class Lost(StoreTrouble):
    """The database file is gone. Nothing was done."""

    key = "error-store-lost"


class NotStored(StoreTrouble):
    """The database could not write. Nothing was done."""

    key = "error-not-stored"


class Damaged(Refused):
    """The game cannot continue before an administrator has examined it. `text` is for people; the log has the
    details."""

    def __init__(self, table_id: int, key: str = "error-table-damaged") -> None:
        super().__init__(say(key, table=str(table_id)))


class SetAside(Damaged):
    """The title declines to go on with this game, for example because its component files were replaced. The stored
    game is intact."""

    def __init__(self, table_id: int, reason: Text, *, running: bool) -> None:
        super().__init__(table_id)
        self.text = say("error-game-set-aside", reason=reason, table=str(table_id)) if running else reason


class LineStopped(Refused):
    """A typed turn stopped at a clause.

    `reason`: why; `done`: the clauses that were played and stay played; `played`: their result (None: nothing was
    played, because nothing had been revealed when the clause failed). `line`: everything that was typed, so that nobody
    has to type it again. `left`: what of it was not played. `about`: what is
    asked there (None: nothing).
    """

    def __init__(
        self,
        clause: str,
        reason: Text,
        line: str,
        done: tuple[str, ...] = (),
        played: Played | None = None,
        left: str | None = None,
        about: Text | None = None,
    ) -> None:
        why = (
            reason
            if about is None or "question" in reason.args
            else say("error-line-asked", reason=reason, question=about)
        )
        if played is None:
            more = int(line != clause)
            text = say("error-line-refused", clause=clause, reason=why, line=line, more=more)
        else:
            text = say("error-line-stopped", clause=clause, reason=why, line=line, done="; ".join(done))
        super().__init__(text)
        self.clause = clause
        self.reason = reason
        self.done = done
        self.played = played
        self.left = line if left is None else left

    @property
    def is_over(self) -> bool:
        """Whether the turn had ended before the clause."""
        return self.reason.key == "error-line-turn-over"


def refuse(key: str, /, **args: int | str | Text | list[Text]) -> Refused:
    """A refusal with this message."""
    return Refused(say(key, **args))


def not_seated(info: TableInfo, person_id: int | None) -> Refused:
    """The refusal for somebody without a seat here; for a person whose seat has changed hands it says so."""
    seat = info.former_seat_of(person_id)
    if seat is None:
        if info.status == "over":
            return refuse("error-not-seated-over")
        joinable = info.status == "lobby" and any(each.kind == "open" for each in info.seats)
        return refuse("error-not-seated-yet" if joinable else "error-not-seated")
    back = "computer" if info.status == "running" and info.seats[seat].kind == "computer" else "other"
    return refuse("error-seat-handed", back=back)
