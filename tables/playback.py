"""A recorded game played again from its seed: to check it, and to find what could be seen at an earlier moment.

Everything here is a pure function of the record, so it can run in another process. Answers that were undone are played
and undone again. After a *rewind* (`tables/rewinding.py`) the game goes on from an earlier position, which is kept
while the record is played up to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from db.records import ChoiceRow, SnapshotRow
from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.kit import GameState
from engine.core.posting import Posting
from engine.core.session import Session
from engine.core.title import Setup, Title
from tables.projections import ANSWERS, ENDINGS, REWIND, RULES
from tables.records import View

KEYFRAME_EVERY = 24
"""Steps between two kept positions: to show a position, at most this many steps are played again."""


class Replayed(msgspec.Struct, frozen=True):
    """A step to be played again. `saved`: the stored position after it, where there is one."""

    n: int
    kind: str
    seat: int | None
    keys: tuple[str, ...]
    state_hash: str
    saved: bytes | None = None

    @property
    def back_to(self) -> int | None:
        """The number of the step to which a rewind leads back. None: it is no rewind."""
        return int(self.keys[0]) if self.kind == REWIND and self.keys and self.keys[0].isdecimal() else None


def steps_to_replay(history: Iterable[ChoiceRow], last: SnapshotRow | None = None) -> tuple[Replayed, ...]:
    """The steps in the form that a replay needs. `last`: the stored position after the last one."""
    return tuple(
        Replayed(
            row.n,
            row.kind,
            row.seat,
            tuple(row.keys),
            row.state_hash,
            last.data if last is not None and last.n == row.n else row.saved,
        )
        for row in history
    )


class Playback:
    """A game that is played again step by step. `steps`: all that will be played, so that the positions to which
    rewinds lead back are known."""

    def __init__(self, title: Title[GameState], setup: Setup, seed: str, steps: tuple[Replayed, ...]) -> None:
        self.session: Session[GameState] | None = None
        self.events: list[Event] = []  # Those of the last step.
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
                self.events = _take_step(self.session, step)
        except Exception:  # Answers given under older rules can fail in any way.
            return False
        return self._arrived(step, self.session is not None and self.session.stood_at(step.state_hash))

    def take_up(self, step: Replayed) -> bool:
        """Go on from the stored position after the step. Returns whether there is one that can be loaded as it was."""
        if step.saved is None:
            return False
        try:
            self.session = Session.load(
                self._title, step.saved, state_hash=step.state_hash, begun_with=self._setup.rules_version
            )
        except Exception:  # A position of older rules can fail in any way.
            return False
        self.events = []
        return self._arrived(step, self.session.carried is None or not self.session.carried.changed)

    def _arrived(self, step: Replayed, there: bool) -> bool:
        if there and step.n in self._wanted and self.session is not None:
            self._kept[step.n] = self.session.dump()
        return there

    def _back(self, step: Replayed) -> Session[GameState] | None:
        """The session as it stood after the step to which this one leads back."""
        data = self._kept.get(-1 if step.back_to is None else step.back_to)
        if data is None or self.session is None:
            return None
        return Session.load(self._title, data).numbered_after(self.session)


def play_steps(
    title: Title[GameState], setup: Setup, seed: str, steps: tuple[Replayed, ...]
) -> Iterator[tuple[Replayed, Session[GameState] | None]]:
    """Each step with the session after it. The session is None from a step that does not fit the rules of today up to
    the next stored position."""
    playback, lost = Playback(title, setup, seed, steps), False
    for step in steps:
        lost = (lost or not playback.play(step)) and not playback.take_up(step)
        yield step, None if lost else playback.session


class Compared(msgspec.Struct, frozen=True):
    """A record compared with what the rules make of it. `session`: the last position that fits. `misfit`: the number of
    the first step that does not fit. `version`: of the older rules under which this step was played (None: today's, so
    it is wrong)."""

    session: Session[GameState] | None = None
    misfit: int | None = None
    version: int | None = None

    @property
    def wrong(self) -> bool:
        """Whether a step does not fit although it was played by the rules of today."""
        return self.misfit is not None and self.version is None


def compare_steps(title: Title[GameState], setup: Setup, seed: str, steps: tuple[Replayed, ...]) -> Compared:
    """Play a recorded game again from its seed, and compare. Where older rules were in force and those of today lead
    elsewhere, what follows is compared from the next position at which the game went on under other rules."""
    playback, today = Playback(title, setup, seed, steps), title.meta.rules_version
    version = setup.rules_version or today
    first: Compared | None = None
    lost = False
    for step in steps:
        fits = not lost and playback.play(step)
        if not fits and not lost:
            if version == today and step.kind != RULES:
                return Compared(playback.session, step.n)
            first = first or Compared(None, step.n, version)
        lost = not fits and not playback.take_up(step)
        if step.kind == RULES and step.keys and step.keys[0].isdecimal():
            version = int(step.keys[0])
    return first or Compared(playback.session)


def replay_steps(
    title: Title[GameState], setup: Setup, seed: str, steps: tuple[Replayed, ...]
) -> tuple[Session[GameState] | None, int | None]:
    """Play a recorded game again from its seed. Returns the session and the number of the first step that does not
    fit."""
    playback = Playback(title, setup, seed, steps)
    for step in steps:
        if not playback.play(step):
            return playback.session, step.n
    return playback.session, None


def _take_step(session: Session[GameState], step: Replayed) -> list[Event]:
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


END = -1
"""The mark of the positions of a game that is over: they belong to no chapter."""


class Footage(msgspec.Struct, frozen=True):
    """What is kept of a record. `marks`: by step, the number of its chapter (0: before the first, END: after the last),
    or where the title has none, of its turn (None: it counts neither). `chapters`: they are chapters. `lost`: the
    numbers of the steps whose positions today's rules do not know, because others were in force. `records`: by the
    number of each record that stands or has stood, the step with which it began."""

    keyframes: tuple[Keyframe, ...] = ()
    marks: tuple[int | None, ...] = ()
    chapters: bool = False
    lost: frozenset[int] = frozenset()
    records: dict[int, int] = {}


def film_record(title: Title[GameState], setup: Setup, seed: str, steps: tuple[Replayed, ...]) -> Footage:
    """Play a record through, and keep its positions at intervals, and those that do not follow from the step before."""
    keyframes: list[Keyframe] = []
    chapters: list[int | None] = []
    turns: list[int | None] = []
    records: dict[int, int] = {}
    lost: set[int] = set()
    for step, session in play_steps(title, setup, seed, steps):
        if session is None:
            lost.add(step.n)
            chapters.append(chapters[-1] if chapters else None)
            turns.append(turns[-1] if turns else None)
            continue
        chapters.append(END if session.standing().over else title.notices.chapter(session.state))
        turns.append(title.advice.turn(session.state))
        if step.back_to is not None:
            records = {number: n for number, n in records.items() if n <= step.back_to}
        records = dict.fromkeys(_lasting_numbers(title, session), step.n) | records
        apart = step.kind in (REWIND, RULES) or step.n - 1 in lost
        if len(turns) % KEYFRAME_EVERY == 1 or apart:
            keyframes.append(Keyframe(step.n, session.dump()))
    has_chapters = any(number not in (None, END) for number in chapters)
    marks = [number or 0 for number in chapters] if has_chapters else turns
    return Footage(tuple(keyframes), tuple(marks), has_chapters, frozenset(lost), records)


def _lasting_numbers(title: Title[GameState], session: Session[GameState]) -> list[int]:
    """The numbers of the lasting postings."""
    return [each.number for each in title.notices.postings(session.state) if each.lasting]


def views_along(
    title: Title[GameState],
    setup: Setup,
    seed: str,
    steps: tuple[Replayed, ...],
    wanted: frozenset[int],
    seat: int | None,
) -> tuple[View, ...]:
    """What a seat saw after each of the wanted steps, as far as they can be played again."""
    found = play_steps(title, setup, seed, steps)
    return tuple(session.view(seat) for step, session in found if step.n in wanted and session is not None)


def position_after(title: Title[GameState], keyframe: Keyframe, steps: tuple[Replayed, ...]) -> Session[GameState]:
    """The session after these steps, which follow a kept position and contain no rewind. Raises EngineError if one does
    not fit."""
    session: Session[GameState] = Session.load(title, keyframe.data)
    for step in steps:
        _take_step(session, step)
        session.collect()
    return session


def views_at(title: Title[GameState], keyframe: Keyframe, steps: tuple[Replayed, ...], seat: int | None) -> View:
    """What a seat saw after these steps, which follow a kept position. None if they do not fit."""
    try:
        return position_after(title, keyframe, steps).view(seat)
    except EngineError:
        return None


def saved_at(title: Title[GameState], keyframe: Keyframe, steps: tuple[Replayed, ...]) -> bytes | None:
    """The saved session after these steps, which follow a kept position. None if they do not fit."""
    try:
        return position_after(title, keyframe, steps).dump()
    except EngineError:
        return None


class ReplayedChapter(NamedTuple):
    """A chapter that has ended. `before`, `after`: what an onlooker saw when it began and when it had ended (both None
    if its beginning or its end cannot be played again); `steps`: the numbers of its steps; `began`: that of the step
    that ended the chapter before it, if there was one, and `ended`: of the step that ended it (None: unknown)."""

    before: View
    after: View
    steps: frozenset[int]
    began: int | None
    ended: int | None


def replay_chapter(
    title: Title[GameState], setup: Setup, seed: str, steps: tuple[Replayed, ...], number: int
) -> ReplayedChapter | None:
    """A chapter, for the last time if the game was rewound. None if it has not ended."""
    before: View = None
    mark: int | None = None
    belong: set[int] = set()
    began: int | None = None
    found: tuple[View, View, int | None] | None = None
    lost = False  # A step is missing since the chapter may have begun.
    for step, session in play_steps(title, setup, seed, steps):
        previous, chapter = mark, mark if session is None else title.notices.chapter(session.state)
        mark = END if session is not None and session.standing().over else chapter
        if mark == number:
            belong.add(step.n)
        if session is None:
            lost = found is None
        elif chapter is None or chapter < number:
            before, lost = None, False
            found = None if step.kind == REWIND else found
        elif chapter == number:
            if before is None and not lost:
                before, began = session.view(None), None if previous is None else step.n
            found, lost = None, lost and before is None
        elif found is None:
            found = (None, None, None) if lost or before is None else (before, session.view(None), step.n)
    if lost and found is None:
        found = (None, None, None)
    return None if found is None else ReplayedChapter(*found[:2], frozenset(belong), began, found[2])


def record_then(
    title: Title[GameState], setup: Setup, seed: str, steps: tuple[Replayed, ...], number: int
) -> tuple[Posting, View] | None:
    """A lasting posting as it last stood, with what an onlooker saw then; not what a rewind has undone. None if there
    was none, or if the steps cannot be played again."""
    found: list[tuple[int, Posting, View]] = []
    for step, session in play_steps(title, setup, seed, steps):
        if session is None:
            found = []
            continue
        if step.back_to is not None:
            found = [each for each in found if each[0] <= step.back_to]
        standing = [each for each in title.notices.postings(session.state) if each.lasting and each.number == number]
        if standing and (not found or found[-1][1] != standing[0]):
            found.append((step.n, standing[0], session.view(None)))
    return found[-1][1:] if found else None
