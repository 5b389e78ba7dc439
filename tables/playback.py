"""A recorded game played again from its seed: to check it, and to find what could be seen at an earlier moment.

Everything here is a pure function of the record, so it can run in another process. Answers that were undone are played
and undone again. After a *rewind* (`tables/rewinding.py`) the game goes on from an earlier position, which is kept
while the record is played up to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from db.records import ChoiceRow
from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.posting import Posting
from engine.core.session import Session
from engine.core.title import Setup, Title
from tables.queries import ANSWERS, ENDINGS, REWIND

KEYFRAME_EVERY = 24
"""Steps between two kept positions: to show a position, at most this many steps are played again."""


class Replayed(msgspec.Struct, frozen=True):
    """A step to be played again."""

    n: int
    kind: str
    seat: int | None
    keys: tuple[str, ...]
    state_hash: str

    @property
    def back_to(self) -> int | None:
        """The number of the step to which a rewind leads back. None: it is no rewind."""
        return int(self.keys[0]) if self.kind == REWIND and self.keys and self.keys[0].isdecimal() else None


def again(history: Iterable[ChoiceRow]) -> tuple[Replayed, ...]:
    """The steps in the form that a replay needs."""
    return tuple(Replayed(row.n, row.kind, row.seat, tuple(row.keys), row.state_hash) for row in history)


class Playback:
    """A game that is played again step by step. `steps`: all that will be played, so that the positions to which
    rewinds lead back are known."""

    def __init__(self, title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...]) -> None:
        self.session: Session[Any] | None = None
        self.events: list[Event] = []  # of the last step, as far as the rules tell them
        self._title, self._setup, self._seed = title, setup, seed
        self._wanted = {step.back_to for step in steps}
        self._kept: dict[int, bytes] = {}

    def play(self, step: Replayed) -> bool:
        """Play one more step. Returns whether it fits the rules and leads to the stored state."""
        try:
            if step.kind == "begin":
                self.session = Session.begin(self._title, self._setup, self._seed)
                self.events = self.session.collect()
            elif step.kind == REWIND:
                self.session, self.events = self._back(step), []
            elif self.session is not None:
                self.events = _take(self.session, step)
        except EngineError:
            return False
        if self.session is None or self.session.digest() != step.state_hash:
            return False
        if step.n in self._wanted:
            self._kept[step.n] = self.session.dump()
        return True

    def _back(self, step: Replayed) -> Session[Any] | None:
        """The session as it stood after the step to which this one leads back."""
        data = self._kept.get(-1 if step.back_to is None else step.back_to)
        if data is None or self.session is None:
            return None
        return Session.load(self._title, data).numbered_after(self.session)


def playing(
    title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...]
) -> Iterator[tuple[Replayed, Session[Any] | None]]:
    """Each step with the session after it. The session is None at the first step that does not fit, which is the
    last."""
    playback = Playback(title, setup, seed, steps)
    for step in steps:
        fits = playback.play(step)
        yield step, playback.session if fits else None
        if not fits:
            return


def replay(
    title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...]
) -> tuple[Session[Any] | None, int | None]:
    """Play a recorded game again from its seed. Returns the session and the number of the first step that does not
    fit."""
    playback = Playback(title, setup, seed, steps)
    for step in steps:
        if not playback.play(step):
            return playback.session, step.n
    return playback.session, None


def _take(session: Session[Any], step: Replayed) -> list[Event]:
    if step.kind in ENDINGS:
        return session.abandon(ENDINGS[step.kind])
    if step.kind == "draw":
        return session.agree_draw()
    if step.seat is None:
        return []
    if step.kind in ANSWERS:
        return session.submit(step.seat, step.keys)
    if step.kind == "aside":
        return session.interject(step.seat, step.keys[0])
    if step.kind == "resign":
        return session.resign(step.seat)
    if step.kind == "undo":
        session.undo(step.seat, over=session.answers_since(step.seat))
    return []


# -- positions -------------------------------------------------------------------------------------------------------


class Keyframe(msgspec.Struct, frozen=True):
    """A kept position: the saved session after step `n`."""

    n: int
    data: bytes


class Footage(msgspec.Struct, frozen=True):
    """What is kept of a record. `marks`: by step, the number of its chapter (0: before the first), or where the title
    has none, of its turn (None: it counts neither). `chapters`: they are chapters. `misfit`: the number of the first
    step that does not fit; nothing is kept from there on. `records`: by the number of each record that stands or has
    stood, the step with which it began."""

    keyframes: tuple[Keyframe, ...] = ()
    marks: tuple[int | None, ...] = ()
    chapters: bool = False
    misfit: int | None = None
    records: dict[int, int] = {}


def film(title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...]) -> Footage:
    """Play a record through, and keep its positions at intervals, and those after rewinds."""
    keyframes: list[Keyframe] = []
    chapters: list[int | None] = []
    turns: list[int | None] = []
    records: dict[int, int] = {}
    misfit = None
    for step, session in playing(title, setup, seed, steps):
        if session is None:
            misfit = step.n
            break
        chapters.append(title.chapter(session.state))
        turns.append(title.turn(session.state))
        if step.back_to is not None:
            records = {number: n for number, n in records.items() if n <= step.back_to}
        records = dict.fromkeys(_records(title, session), step.n) | records
        if len(turns) % KEYFRAME_EVERY == 1 or step.kind == REWIND:
            keyframes.append(Keyframe(step.n, session.dump()))
    has_chapters = any(number is not None for number in chapters)
    marks = [number or 0 for number in chapters] if has_chapters else turns
    return Footage(tuple(keyframes), tuple(marks), has_chapters, misfit, records)


def _records(title: Title[Any], session: Session[Any]) -> list[int]:
    """The numbers of the lasting postings."""
    return [each.number for each in title.postings(session.state) if each.lasting]


def views_along(
    title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...], wanted: frozenset[int], seat: int | None
) -> tuple[Any, ...]:
    """What a seat saw after each of the wanted steps, as far as they can be played again."""
    found = playing(title, setup, seed, steps)
    return tuple(session.view(seat) for step, session in found if step.n in wanted and session is not None)


def position(title: Title[Any], keyframe: Keyframe, steps: tuple[Replayed, ...]) -> Session[Any]:
    """The session after these steps, which follow a kept position and contain no rewind. Raises EngineError if one does
    not fit."""
    session: Session[Any] = Session.load(title, keyframe.data)
    for step in steps:
        _take(session, step)
        session.collect()
    return session


def views_at(title: Title[Any], keyframe: Keyframe, steps: tuple[Replayed, ...], seat: int | None) -> Any:
    """What a seat saw after these steps, which follow a kept position. None if they do not fit."""
    try:
        return position(title, keyframe, steps).view(seat)
    except EngineError:
        return None


def saved_at(title: Title[Any], keyframe: Keyframe, steps: tuple[Replayed, ...]) -> bytes | None:
    """The saved session after these steps, which follow a kept position. None if they do not fit."""
    try:
        return position(title, keyframe, steps).dump()
    except EngineError:
        return None


def views_of_chapter(
    title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...], number: int
) -> tuple[Any, Any] | None:
    """What an onlooker saw when a chapter began and when it had ended, for the last time if the game was rewound. None
    if it has not; (None, None) if the steps cannot be played again."""
    before: Any = None
    found: tuple[Any, Any] | None = None
    for step, session in playing(title, setup, seed, steps):
        if session is None:
            return None, None
        chapter = title.chapter(session.state)
        if chapter is None or chapter < number:
            before = None
            found = None if step.kind == REWIND else found
        elif chapter == number:
            before, found = session.view(None) if before is None else before, None
        elif before is not None and found is None:
            found = before, session.view(None)
    return found


def record_then(
    title: Title[Any], setup: Setup, seed: str, steps: tuple[Replayed, ...], number: int
) -> tuple[Posting, Any] | None:
    """A lasting posting as it last stood, with what an onlooker saw then; not what a rewind has undone. None if there
    was none, or if the steps cannot be played again."""
    found: list[tuple[int, Posting, Any]] = []
    for step, session in playing(title, setup, seed, steps):
        if session is None:
            return None
        if step.back_to is not None:
            found = [each for each in found if each[0] <= step.back_to]
        standing = [each for each in title.postings(session.state) if each.lasting and each.number == number]
        if standing and (not found or found[-1][1] != standing[0]):
            found.append((step.n, standing[0], session.view(None)))
    return found[-1][1:] if found else None
