"""A running game: the state at a checkpoint and the answers since.

The rules are generators, which cannot be copied or stored. So a session keeps the encoded state of the last
*checkpoint* and the *trail* of answers given since. Loading runs the rules again on that state with those answers, and
undo does the same with one answer less (`engine.core.running`). Checkpoints are at unit boundaries. A save begins at
the latest boundary before which nothing may be undone, so a saved trail is rarely longer than a turn.

Encoding the state at every boundary would be most of the work of a fast game. So it is done only when needed: to save,
to fork, or after `LONG_TRAIL` answers. An earlier boundary is found again by replaying the trail up to it.

A digest in the stored game shows whether its answers still lead to the same state. If not, because the rules have
changed, the game goes on from what they make of them (`carried`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, AskAll, AskAny, AskEach, Face, Open
from engine.core.errors import Broken, IllegalChoice, NotOwed, NoWayBack, Stale
from engine.core.events import Event
from engine.core.kit import GameState
from engine.core.running import Running
from engine.core.saved import (
    CHANCE,
    Answer,
    CarriedOver,
    Misfit,
    Saved,
    answers_after,
    checkpoint_of,
    decode,
    digest_of,
    pack,
    unpack,
)
from engine.core.side_by_side import SideBySide, in_secret
from engine.core.text import Text
from engine.core.title import ABANDONED, Setup, Title
from engine.core.undo_reasons import ALL_ANSWERED, GONE_ON, ROLLED, SIDE_BY_SIDE, TALK

S = TypeVar("S", bound=GameState)


class Session(Running[S]):
    """One game in play. Not thread-safe; an exception other than Refused or Stale leaves it unusable."""

    def __init__(self, title: Title[S], state: S, seats: int, encoded: bytes | None = None) -> None:
        super().__init__(title, state, seats)
        self.barrier = 0
        self.whys = [""] * seats  # by seat: the message that says why its last answer cannot be undone
        self.carried: CarriedOver | None = None  # loaded from what other rules have stored
        self._checkpoint = encoded if encoded is not None else self._encoded()
        self._unit_start = self._checkpoint
        self._units_before = 0  # units started before the one that begins at the checkpoint
        self._due: tuple[int, int] | None = None  # the wanted checkpoint: units since the present one, and its mark

    # -- making, saving, loading ---------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, title: Title[S], setup: Setup, seed: str, rolls: Iterable[Sequence[Face]] = ()) -> Session[S]:
        """Deal a new game and run it up to its first question. The first events are in `state.events`. `rolls`: see
        `force_rolls`."""
        state = title.new(setup, Chance(seed))
        state.begun_with = setup.rules_version or title.meta.rules_version
        session = cls(title, state, setup.seats)
        session.force_rolls(rolls)
        session._run(None)
        session._close_undo()
        return session

    @classmethod
    def load(cls, title: Title[S], data: bytes, *, state_hash: str = "", begun_with: int | None = None) -> Session[S]:
        """The session that `dump` saved. `state_hash`: what its `digest` was; `begun_with`: the version of the rules
        with which the game began: if they are known, because older games do not know them themselves.

        If the rules lead to another position than was stored, the session is what they make of its answers, up to the
        first that is not legal any more, and `carried` says so. Raises Broken if the data were changed or cannot be
        read.
        """
        saved = unpack(data)
        start, migrated = checkpoint_of(title, saved)
        begun_with = begun_with or saved.rules_version
        try:
            session = cls._resumed(title, saved, start, begun_with)
            session._replay(saved.trail, judge=migrated or not saved.digest)
            changed = not (migrated or session._leads_to(saved, state_hash))
        except Misfit:
            changed = True
        kept = len(saved.trail)
        while changed:
            try:
                session = cls._resumed(title, saved, start, begun_with)
                session._replay(saved.trail[:kept], judge=True, loosely=True)
                break
            except Misfit as misfit:
                kept = misfit.place
        same = len(session.trail) + len(session._given) == len(saved.trail)
        session.barrier = min(saved.barrier, len(session.trail)) if same else len(session.trail)
        session._serials = [serial + changed for serial in saved.serials]
        session.whys = saved.whys or [""] * saved.seats
        session._read.update(session._pending)
        if changed or saved.rules_version != title.meta.rules_version:
            lost = tuple([answer for answer in saved.trail[kept:] if answer.seat != CHANCE])
            session.carried = CarriedOver(saved.rules_version, changed, lost)
        return session

    @classmethod
    def _resumed(cls, title: Title[S], saved: Saved, start: bytes, begun_with: int) -> Session[S]:
        """The session at its checkpoint, before its answers."""
        try:
            state = decode(title.state_type, start)
        except msgspec.DecodeError as error:
            raise Broken(f"the saved state cannot be read: {error}") from error
        if state.begun_with is not msgspec.UNSET:
            return cls(title, state, saved.seats, start)
        state.begun_with = begun_with
        return cls(title, state, saved.seats)

    def dump(self) -> bytes:
        """Everything needed to continue later."""
        self._move_checkpoint()
        start, trail, barrier = self._checkpoint, self.trail + self._given_answers(), self.barrier
        if self._request is None:  # over: the last position itself, which no later rules can change
            start, trail, barrier = self._encoded(), [], 0
        version, digest = self.title.meta.rules_version, digest_of(self._hashed(), trail)
        return pack(Saved(version, start, trail, barrier, self._serials, self.seats, self.whys, digest))

    def force_rolls(self, rolls: Iterable[Sequence[Face]]) -> None:
        """For tests: set the results of the next rolls, each as its faces. They are saved, undone and forked like
        others. Copies and forks do not have unused ones. Such a game does not follow from its seed."""
        self._forced += rolls

    def numbered_after(self, other: Session[S]) -> Session[S]:
        """This session, in place of another one: answers to questions that were asked there are stale here."""
        self._serials = [max(pair) + 1 for pair in zip(self._serials, other._serials, strict=True)]
        return self

    # -- answering -----------------------------------------------------------------------------------------------------

    def submit(
        self, seat: int, keys: tuple[str, ...], serial: int | None = None, *, judged: bool = False
    ) -> list[Event]:
        """Answer for a seat and run on to the next question. Returns the events. `judged`: the answer is known to be
        legal, because the options were listed in a session at the same point; they are not listed again.

        Raises Stale if `serial` is given and is not that of the seat's present question; NotOwed or IllegalChoice if
        the rules do not allow the answer. In these cases nothing has changed. An answer to an AskAny cannot be undone:
        if undo became impossible because somebody else answered, that would show the seat something hidden from it. Nor
        can an answer to a secret question after which the game goes on: that shows that nobody else is asked. Nor can
        answers before an AskEach, because others may act at once.
        """
        ask = self._pending.get(seat)
        if serial is not None and serial != self._serials[seat]:
            raise Stale
        if ask is None:
            raise NotOwed
        try:
            value = ask.resolve(keys) if judged else ask.value_of(keys)
        except IllegalChoice as refusal:
            raise self._explained(seat, refusal) from None
        state, request, each = self.state, self._request, self.side_by_side
        given = tuple(self._given) if self._given else ()
        position, revealed = state.chance.position, state.revealed
        if self.dice:
            self.dice = []
        self._feed(ask, keys, value)
        events, why = state.take_events() if state.events else ([], None)
        rest: Text | None = None
        if state.revealed != revealed or state.chance.position != position:
            rest = ROLLED
        elif ask is not request or ask.secret or self._request is None or self.side_by_side is not None:
            rest = self._gone_on(ask, request, given, each)
        if rest is not None:
            seats = (*given, *(each.seats if each is not None else ()), seat)
            self._note_why(seats, why or rest)
            self._close_undo()
        return events

    def _explained(self, seat: int, refusal: IllegalChoice) -> IllegalChoice:
        """The same refusal, with the rule if the title names one."""
        found = self.title.list_barred(self.state, self._pending[seat], on_panel=False)
        why = next((barred.text for barred in found if barred.option.key == refusal.key), refusal.text)
        return IllegalChoice(refusal.key, why)

    def _gone_on(self, ask: Ask, request: Open | None, given: tuple[int, ...], each: SideBySide | None) -> Text | None:
        """Why the answer to this question of the request cannot be undone, although it drew and revealed nothing.
        `given`, `each`: the secret answers and `side_by_side` before it. None: it can be undone."""
        if self.side_by_side is not each:
            return SIDE_BY_SIDE if each is None else ALL_ANSWERED
        if len(given) > len(self._given):
            return ALL_ANSWERED
        if type(request) is AskAny:
            return TALK
        secretive = not self._given and in_secret(request.asks if isinstance(request, AskAll) else (ask,))
        return GONE_ON if secretive or self._request is None else None

    def _note_why(self, seats: tuple[int, ...], why: Text) -> None:
        """Undo is closed for these seats' answers, for this reason. Other seats that could have undone an answer had
        acted before."""
        if len(self.trail) > self.barrier + 1 and self.seats > 1:  # else all answers are by these seats
            for answer in self.trail[self.barrier :]:
                if answer.seat != CHANCE:
                    self.whys[answer.seat] = ""
        for seat in seats:
            self.whys[seat] = why.key

    def collect(self) -> list[Event]:
        """Return and remove the events not yet collected."""
        return self.state.take_events()[0]

    # -- undo ----------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last answer can still be undone."""
        if seat in self._given:
            return True
        if self.side_by_side is not None:
            return any(answer.seat == seat for answer in self.trail[max(self.barrier, self.side_by_side.mark) :])
        return not self._given and len(self.trail) > self.barrier and self.trail[-1].seat == seat

    def answers_since(self, seat: int) -> int:
        """How many answers of others followed the seat's last answer, if all of them can be undone together; else 0."""
        apart = self._given or self.side_by_side is not None
        return 0 if apart else answers_after(self.trail[self.barrier :], seat)

    def undo(self, seat: int, *, over: int = 0) -> None:
        """Undo this seat's last answer, with `over` later ones of others (all `answers_since`). Raises NoWayBack if
        something was revealed or another seat has acted since."""
        if not (self.can_undo(seat) or 0 < over == self.answers_since(seat)):
            over_others = len(self.trail) > self.barrier and self.side_by_side is None
            why = "" if over_others else self.whys[seat]
            raise NoWayBack(Text(why)) if why else NoWayBack
        if seat in self._given and isinstance(self._request, AskAll):
            del self._given[seat], self._values[seat]
            self._pending[seat] = next(ask for ask in self._request.asks if ask.seat == seat)
            self._serials[seat] += 1
            return
        if self.side_by_side is not None:
            self._settle_read()
            last = max(place for place, answer in enumerate(self.trail) if answer.seat == seat)
            self._rewind([*self.trail[:last], *self.trail[last + 1 :]], alone=seat)
            return
        self._rewind(self.trail[: -1 - over])

    def _rewind(self, answers: list[Answer], alone: int | None = None) -> None:
        """Run again with these answers. `alone`: the only seat whose question changes by it."""
        barrier, serials = self.barrier, [serial + 1 for serial in self._serials]
        read: set[int] = set()
        if alone is not None:
            read = self._read - {alone}
            serials = [serial + (seat == alone) for seat, serial in enumerate(self._serials)]
        self._stand_at(decode(self.title.state_type, self._checkpoint))
        self._pending, self._read, self._units_before = {}, set(), self.units
        self._replay(answers)
        self.barrier, self._serials, self._read = barrier, serials, read

    # -- what changes the game beside the questions --------------------------------------------------------------------

    def interject(self, seat: int, key: str) -> list[Event]:
        """The seat does what its title offers beside the questions (`Asides`). Nothing before can be undone."""
        if all(option.key != key for option in self.title.asides.offered(self.state, seat)):
            raise IllegalChoice(key)
        self._settle_read()
        self.title.asides.do(self.state, seat, key)
        return self._cut()

    def resign(self, seat: int) -> list[Event]:
        """The seat resigns. Answers of other seats and rolls in the running unit are kept, as far as they still fit. If
        the title breaks the unit off, or the seat itself is asked (but not in `AskAll` or `AskEach`, where the others
        go on), all that happened in it."""
        self._settle_read()
        request, each = self._request, self.side_by_side
        alone = type(request) is not AskAll and seat in self.owed()
        if request is None or (each is None and (alone or self.title.breaks_off(self.state, seat))):
            self.title.resign(self.state, seat)
            return self._cut()
        serials, known = list(self._serials), {other: self._pending[other] for other in self._read}
        mark, position = len(self.trail) if each is None else each.mark, self.state.chance.position
        given, at_once = self.trail[self._unit_mark : mark], self.trail[mark:] + self._given_answers()
        self.state = decode(self.title.state_type, self._start_of_unit())
        if any(answer.seat == CHANCE for answer in given):
            self.state.chance.position = position  # past results are public: later rolls use fresh numbers
        self.title.resign(self.state, seat)
        events = self._cut(given, at_once, request)
        for other, ask in known.items():
            if self._pending.get(other) == ask:
                self._serials[other] = serials[other]
                self._read.add(other)
        return events

    def agree_draw(self) -> list[Event]:
        """All have agreed to a draw."""
        self._settle_read()
        self.title.agree_draw(self.state)
        return self._cut()

    def abandon(self, reason: Text = ABANDONED) -> list[Event]:
        """End without a result, for one of the reasons in `engine.core.title.WITHOUT_RESULT`."""
        self._settle_read()
        self.title.abandon(self.state, reason)
        return self._cut()

    def _cut(
        self, given: Sequence[Answer] = (), at_once: Sequence[Answer] = (), request: Open | None = None
    ) -> list[Event]:
        """The state was changed from outside the rules: make a checkpoint here instead of the running unit, and repeat
        what was answered and rolled in it, as far as it still fits. `request`: what was open; `at_once`: the answers to
        it, if it asks several seats at once."""
        events = self.collect()
        self._stand_at(self.state)
        self._checkpoint, self._units_before, self._due = self._encoded(), self.units, None
        self._set_out(given, loosely=True)
        self._close_undo()
        events += self.collect()
        self._repeat_legal(given)
        open_again = type(self._request) is type(request)
        if open_again:
            again, self.state.events, self._fallen = self._request, [], []  # told and rolled then
            self._repeat_legal(at_once, again)
            open_again = self._request is again
        if not open_again and isinstance(request, AskAll | AskEach):  # all others had answered: the game goes on
            events += self.collect()
            self._close_undo()
        self._arrive()
        return events

    def _repeat_legal(self, answers: Sequence[Answer], request: Open | None = None) -> None:
        """Answer as before, up to the first answer that is not legal any more; if several seats are asked at once,
        those of each seat separately. `request`: only while it is open."""
        passed_over = {CHANCE}
        for answer in answers:
            if answer.seat in passed_over:
                continue
            if request is not None and self._request is not request:
                return
            ask = self._pending.get(answer.seat)
            if ask is not None and ask.allows(answer.keys):
                self._feed(ask, answer.keys, ask.resolve(answer.keys))
            elif isinstance(self._request, AskAll | AskEach):
                passed_over.add(answer.seat)
            else:
                return

    # -- forks and copies ----------------------------------------------------------------------------------------------

    def fork(self, seat: int, chance: Chance, *, judge: bool = False) -> Session[S]:
        """A session that looks the same to this seat, in which everything hidden from it is dealt again.

        Possible for a seat that is asked something; for others only while not `amid_unit`, because an answer of the
        running unit may have shown what was hidden from them. Secret answers of others (to an AskAll, to an AskEach)
        are not yet given in the fork. With `judge` the answers of the running unit are judged again; raises Broken if
        one is not legal in the fork.
        """
        start = decode(self.title.state_type, self._start_of_unit())
        self.title.imagine(start, seat, chance)
        own = [Answer(seat, self._given[seat])] if seat in self._given else []
        return self._branch(Session(self.title, start, self.seats), self._known_answers(seat) + own, judge=judge)

    def copy(self) -> Session[S]:
        """An independent copy at the same point. It cannot undo beyond the present unit."""
        start = self._start_of_unit()
        state, answers = decode(self.title.state_type, start), self.trail[self._unit_mark :] + self._given_answers()
        return self._branch(Session(self.title, state, self.seats, start), answers)

    @property
    def amid_unit(self) -> bool:
        """Whether the running unit has had public answers. Then a fork is possible only for a seat that is asked."""
        return any(answer.seat != CHANCE for answer in self._known_answers(CHANCE))

    @property
    def unit_answers(self) -> int:
        """How many entries of the trail belong to the running unit; a copy replays them."""
        return len(self.trail) - self._unit_mark

    def _branch(self, branch: Session[S], answers: list[Answer], *, judge: bool = False) -> Session[S]:
        branch._replay(answers, judge=judge)
        each = branch.side_by_side
        branch.barrier = len(branch.trail) if each is None else each.mark
        branch._serials = list(self._serials)
        return branch

    def _known_answers(self, seat: int) -> list[Answer]:
        """The trail of the running unit without secret answers that others have given side by side."""
        each = self.side_by_side
        if each is None or not each.secret:
            return self.trail[self._unit_mark :]
        own = [answer for answer in self.trail[each.mark :] if answer.seat == seat]
        return self.trail[self._unit_mark : each.mark] + own

    def _given_answers(self) -> list[Answer]:
        """The secret answers to an AskAll that is not complete, in seat order."""
        return [Answer(seat, keys) for seat, keys in sorted(self._given.items())]

    # -- checkpoints ---------------------------------------------------------------------------------------------------

    def _close_undo(self) -> None:
        """Nothing up to here may be undone. The checkpoint is then the start of the running unit."""
        self.barrier = len(self.trail)
        self._due = self.units - self._units_before, self._unit_mark
        if self._unit_start is not None:
            self._move_checkpoint()

    def _move_checkpoint(self) -> None:
        if self._due is None:
            return
        unit, mark = self._due
        runs_still = unit == self.units - self._units_before
        self._checkpoint = self._start_of_unit() if runs_still else self._find_boundary(unit, mark)
        self._due = None
        self._units_before += unit - 1
        self.trail = self.trail[mark:]
        self.barrier -= mark
        self._unit_mark -= mark
        if self.side_by_side is not None:
            self.side_by_side.mark -= mark

    def _start_of_unit(self) -> bytes:
        if self._unit_start is None:
            self._unit_start = self._find_boundary(self.units - self._units_before, self._unit_mark)
        return self._unit_start

    def _find_boundary(self, unit: int, mark: int) -> bytes:
        """The encoded state at the start of a unit (1: the first after the checkpoint)."""
        if unit == 1:
            return self._checkpoint
        past = Session(self.title, decode(self.title.state_type, self._checkpoint), self.seats, self._checkpoint)
        past._halt = unit
        past._replay(self.trail[:mark])
        return past._encoded()
