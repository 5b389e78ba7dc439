"""A running game: the state at a checkpoint and the answers since.

The rules are generators, which cannot be copied or stored. So a session keeps the encoded state of the last
*checkpoint* and the *trail* of answers given since. Loading runs the rules again on that state with those answers, and
undo does the same with one answer less. Checkpoints are at unit boundaries. A save begins at the latest boundary before
which nothing may be undone, so a saved trail is rarely longer than a turn.

Encoding the state at every boundary would be most of the work of a fast game. So it is done only when needed: to save,
to fork, or after `LONG_TRAIL` answers. An earlier boundary is found again by replaying the trail up to it.

Listing the options of questions would be most of the work of replaying. So an answer that was judged when it was given
is only resolved, not judged again. A digest in the stored game shows whether it still leads to the same state. If not,
because the rules have changed, the game goes on from what they make of its answers (`carried`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, AskAll, AskAny, AskEach, Barred, Face, Keys, Open, Pending, Roll, Rules
from engine.core.errors import Broken, IllegalChoice, NotOwed, NoWayBack, Refused, Stale
from engine.core.events import Event
from engine.core.position import Position
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
    rolls_of,
    unpack,
)
from engine.core.side_by_side import SideBySide, in_secret, run_beside
from engine.core.text import Text
from engine.core.title import ABANDONED, GameState, Setup, Title
from engine.core.undo_reasons import ALL_ANSWERED, GONE_ON, ROLLED, SIDE_BY_SIDE, TALK
from engine.core.units import units_in_turn

S = TypeVar("S", bound=GameState)

MOST_SILENT_UNITS = 1_000
"""The greatest number of units and rolls in a row without a question; more is a loop in the rules."""

LONG_TRAIL = 32
"""From this many answers on, every boundary is encoded, until the checkpoint moves."""


class Session(Position[S]):
    """One game in play. Not thread-safe; an exception other than Refused or Stale leaves it unusable. `units`: those
    started by this object; if it is equal before and after an answer, the same unit still runs."""

    def __init__(self, title: Title[S], state: S, seats: int, encoded: bytes | None = None) -> None:
        super().__init__(title, state)
        self.seats = seats
        self.trail: list[Answer] = []
        self.barrier = 0
        self.units = 0
        self._checkpoint = encoded if encoded is not None else self._encoded()
        self._units_before = 0  # units started before the one that begins at the checkpoint
        self._due: tuple[int, int] | None = None  # the wanted checkpoint: units since the present one, and its mark
        self._serials = [0] * seats
        self.whys = [""] * seats  # by seat: the message that says why its last answer cannot be undone
        self._units = units_in_turn()  # runs them
        self._unit_start: bytes | None = self._checkpoint
        self._unit_mark = 0  # length of the trail when the unit began
        self._halt = 0  # stop before starting this unit (to find a boundary again)
        self._request: Open | None = None  # None: the game is over
        self._asks: tuple[Ask, ...] = ()  # of the request
        self.side_by_side: SideBySide | None = None  # the request, if it is an AskEach
        self._given: dict[int, Keys] = {}
        self._values: dict[int, Any] = {}  # the values that the rules will receive for the answers given
        self._pending: dict[int, Ask] = {}
        self._read: set[int] = set()  # seats whose open question somebody may have on screen
        self.dice: list[Keys] = []  # results of rolls since the last answer
        self._fallen: list[Keys] = []  # of the replayed trail: the rolls to come, the next one last
        self._takes_up = False  # a unit begins again after a resignation: stored rolls need not fit any more
        self._forced: list[Sequence[Face]] = []  # results of the next rolls, set by a test
        self.carried: CarriedOver | None = None  # loaded from what other rules have stored

    # -- making, saving, loading ---------------------------------------------------------------------------------

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

    # -- asking --------------------------------------------------------------------------------------------------

    def owed(self) -> tuple[int, ...]:
        """The seats that are waited for, in seat order."""
        owed = [seat for seat, ask in self._pending.items() if not ask.optional]
        if len(owed) > 1:
            owed.sort()
        return tuple(owed)

    def sole(self) -> Ask | None:
        """The open question, if one seat alone is asked and waited for; else None. For a reader who answers at once;
        see `question`."""
        request = self._request
        return request if type(request) is Ask and not request.optional else None

    def secret(self) -> tuple[int, ...]:
        """The seats that are waited for in secret."""
        return tuple(seat for seat in self.owed() if self._pending[seat].secret)

    @property
    def secretive(self) -> bool:
        """Whether the open request asks anybody in secret, answered by now or not."""
        return in_secret(self._asks)

    def hides(self, seat: int) -> bool:
        """Whether others do not see at once what the seat answers to its present question, or that it is asked."""
        each, ask = self.side_by_side, self._pending.get(seat)
        beside = each is not None and each.secret
        return isinstance(self._request, AskAll) or beside or (ask is not None and ask.secret)

    def asked(self) -> tuple[int, ...]:
        """The seats that may answer something, waited for or not."""
        return tuple(sorted(self._pending)) if len(self._pending) > 1 else tuple(self._pending)

    def question(self, seat: int) -> Ask | None:
        """Like `pending`, for a reader who answers at once and keeps nothing: the question does not count as read, and
        nothing is listed or checked yet."""
        return self._pending.get(seat)

    def pending(self, seat: int) -> Pending | None:
        """The question this seat may answer now. From then on it counts as read: if it stays the same while others
        answer, its serial number stays the same too. A question that nobody has read before it is answered cannot be
        listed any more. Raises Broken if it has too few options, or an illegal default."""
        ask = self._pending.get(seat)
        if ask is None:
            return None
        self._read.add(seat)
        count = len(ask.options.pairs)
        if count < ask.least or not count:
            raise Broken(f"{ask.about.key} has only {count} options")
        default = ask.settled_default
        if default and not ask.allows(default):
            raise Broken(f"{ask.about.key} has a default that is not legal: {default}")
        return Pending(ask, self._serials[seat])

    def explained(self, seat: int) -> Pending | None:
        """Like `pending`, for a reader who keeps it: with all options and the title's hints on their effects, whatever
        happens to the game meanwhile."""
        pending = self.pending(seat)
        if pending is None:
            return None
        pending.ask.settle()
        return Pending(pending.ask.detailed(self.title.hints(self.state, pending.ask)), pending.serial)

    def barred(self, seat: int, *, on_panel: bool = False) -> tuple[Barred, ...]:
        """What the seat may not answer to its present question, and why: these may be thousands. `on_panel`: only those
        that a panel may show."""
        ask, told = self._pending.get(seat), self.title.barred_on_panel if on_panel else self.title.barred
        return () if ask is None else tuple(told(self.state, ask))

    # -- answering -----------------------------------------------------------------------------------------------

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

    def collect(self) -> list[Event]:
        """Return and remove the events not yet collected."""
        return self.state.take_events()[0]

    def _note_why(self, seats: tuple[int, ...], why: Text) -> None:
        """Undo is closed for these seats' answers, for this reason. Other seats that could have undone an answer had
        acted before."""
        if len(self.trail) > self.barrier + 1 and self.seats > 1:  # else all answers are by these seats
            for answer in self.trail[self.barrier :]:
                if answer.seat != CHANCE:
                    self.whys[answer.seat] = ""
        for seat in seats:
            self.whys[seat] = why.key

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

    def interject(self, seat: int, key: str) -> list[Event]:
        """The seat does what its title allows now, whoever is asked (`Title.asides`). Nothing before can be undone."""
        if all(option.key != key for option in self.title.asides(self.state, seat)):
            raise IllegalChoice(key)
        self._settle_read()
        self.title.do_aside(self.state, seat, key)
        return self._cut()

    def resign(self, seat: int) -> list[Event]:
        """The seat resigns. Answers of other seats and rolls in the running unit are kept, as far as they still fit; if
        the title breaks the unit off, all that happened in it."""
        self._settle_read()
        breaks_off = seat in self.owed() or self.title.breaks_off(self.state, seat)
        if self._request is None or (breaks_off and self.side_by_side is None):
            self.title.resign(self.state, seat)
            return self._cut()
        each, serials = self.side_by_side, list(self._serials)
        known = {other: self._pending[other] for other in self._read} if each is not None else {}
        given, position = self.trail[self._unit_mark :] + self._given_answers(), self.state.chance.position
        self.state = decode(self.title.state_type, self._start_of_unit())
        self._fallen, self._takes_up = rolls_of(given), True
        if self._fallen:
            self.state.chance.position = position  # past results are public: later rolls use fresh numbers
        self.title.resign(self.state, seat)
        events = self._cut()
        self._give_again(given)
        if each is not None and self.side_by_side is None:  # all others had decided: the game goes on
            events += self.collect()
            self._close_undo()
        self.state.events, self._fallen, self._takes_up = [], [], False
        for other, ask in known.items():
            if self._pending.get(other) == ask:
                self._serials[other] = serials[other]
                self._read.add(other)
        return events

    def _give_again(self, answers: list[Answer]) -> None:
        """Repeat answers that were given before a change, up to the first that no longer fits; side by side, those of
        each seat separately."""
        lost: set[int] = set()
        for answer in answers:
            if answer.seat == CHANCE or answer.seat in lost:
                continue
            ask = self._pending.get(answer.seat)
            if ask is not None and ask.allows(answer.keys):
                self._feed(ask, answer.keys, ask.value_of(answer.keys))
            elif self.side_by_side is None:
                return
            else:
                lost.add(answer.seat)

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

    def fork(self, seat: int, chance: Chance, *, judge: bool = False) -> Session[S]:
        """A session that looks the same to this seat, in which everything hidden from it is dealt again.

        Possible for a seat that is asked something; for others only while not `amid_unit`, because an answer of the
        running unit may have shown what was hidden from them. Secret answers of others (to an AskAll, to an AskEach)
        are not yet given in the fork. With `judge` the answers of the running unit are judged again; raises Broken if
        one is not legal in the fork.
        """
        start = self.title.imagine(decode(self.title.state_type, self._start_of_unit()), seat, chance)
        own = [Answer(seat, self._given[seat])] if seat in self._given else []
        answers = self._known_answers(seat) + own
        return self._branch(Session(self.title, start, self.seats), answers, judge=judge)

    @property
    def amid_unit(self) -> bool:
        """Whether the running unit has had public answers. Then a fork is possible only for a seat that is asked."""
        return any(answer.seat != CHANCE for answer in self._known_answers(CHANCE))

    @property
    def unit_answers(self) -> int:
        """How many entries of the trail belong to the running unit; a copy replays them."""
        return len(self.trail) - self._unit_mark

    def copy(self) -> Session[S]:
        """An independent copy at the same point. It cannot undo beyond the present unit."""
        start = self._start_of_unit()
        state = decode(self.title.state_type, start)
        answers = self.trail[self._unit_mark :] + self._given_answers()
        return self._branch(Session(self.title, state, self.seats, start), answers)

    # -- inside --------------------------------------------------------------------------------------------------

    def _explained(self, seat: int, refusal: IllegalChoice) -> IllegalChoice:
        """The same refusal, with the rule if the title names one."""
        found = self.title.barred(self.state, self._pending[seat])
        why = next((barred.text for barred in found if barred.option.key == refusal.key), refusal.text)
        return IllegalChoice(refusal.key, why)

    def _given_answers(self) -> list[Answer]:
        """The secret answers to an AskAll that is not complete, in seat order."""
        return [Answer(seat, keys) for seat, keys in sorted(self._given.items())]

    def _known_answers(self, seat: int) -> list[Answer]:
        """The trail of the running unit without secret answers that others have given side by side."""
        each = self.side_by_side
        if each is None or not each.secret:
            return self.trail[self._unit_mark :]
        own = [answer for answer in self.trail[each.mark :] if answer.seat == seat]
        return self.trail[self._unit_mark : each.mark] + own

    def _branch(self, branch: Session[S], answers: list[Answer], *, judge: bool = False) -> Session[S]:
        branch._replay(answers, judge=judge)
        each = branch.side_by_side
        branch.barrier = len(branch.trail) if each is None else each.mark
        branch._serials = list(self._serials)
        return branch

    def _replay(self, answers: list[Answer], *, judge: bool = False, loosely: bool = False) -> None:
        """Run on with answers and dice of an earlier run. `judge`: the answers may be illegal; `loosely`: the dice need
        not fit. Raises Misfit for the first answer that does not fit the rules."""
        self._fallen, self._takes_up = rolls_of(answers), loosely
        self._run(None)
        for place, answer in enumerate(answers):
            if answer.seat == CHANCE:
                continue
            ask = self._pending.get(answer.seat)
            if ask is None:
                raise Misfit(f"seat {answer.seat} is not asked for {answer.keys}", place)
            try:
                value = ask.value_of(answer.keys) if judge else ask.resolve(answer.keys)
                self._feed(ask, answer.keys, value)
            except IllegalChoice as error:
                raise Misfit(f"stored answer {answer.keys} is no longer legal", place) from error
            except Refused:
                raise
            except Exception as error:
                raise Misfit(f"stored answer {answer.keys} does not fit the rules: {error!r}", place) from error
        if self._fallen and not loosely:
            raise Misfit(f"the rules did not ask for the stored roll {self._fallen[-1]}", len(answers))
        self.state.events, self._fallen, self._takes_up = [], [], False

    def _rewind(self, answers: list[Answer], alone: int | None = None) -> None:
        """Run again with these answers. `alone`: the only seat whose question changes by it."""
        barrier, serials = self.barrier, [serial + 1 for serial in self._serials]
        read: set[int] = set()
        if alone is not None:
            read = self._read - {alone}
            serials = [serial + (seat == alone) for seat, serial in enumerate(self._serials)]
        self.state = decode(self.title.state_type, self._checkpoint)
        self.trail, self._request, self.side_by_side = [], None, None
        self._units = units_in_turn()
        self._given, self._values, self._pending, self._read = {}, {}, {}, set()
        self._units_before = self.units
        self._replay(answers)
        self.barrier, self._serials, self._read = barrier, serials, read

    def _feed(self, ask: Ask, keys: Keys, value: Any) -> None:
        """Take the answer to an open question and pass its value to the rules."""
        request, seat = self._request, ask.seat
        del self._pending[seat]
        if self._read:
            self._read.discard(seat)
        if request is ask:
            self.trail.append(Answer(seat, keys))
            self._run(value)
        elif type(request) is AskAll:
            self._feed_all(request, seat, keys, value)
        else:
            self.trail.append(Answer(seat, keys))
            if self.side_by_side is not None:
                self._feed_each(self.side_by_side, ask, value)
            else:
                self._run((seat, value))

    def _feed_all(self, request: AskAll, seat: int, keys: Keys, value: Any) -> None:
        """Keep a secret answer until all others are in."""
        self._given[seat], self._values[seat] = keys, value
        if len(self._given) < len(request.asks):
            return
        given, self._given = self._given, {}
        values, self._values = self._values, {}
        self.trail += [Answer(ask.seat, given[ask.seat]) for ask in request.asks]
        self._run([values[ask.seat] for ask in request.asks])

    def _feed_each(self, each: SideBySide, ask: Ask, value: Any) -> None:
        """Continue the procedure of one seat, side by side with the others."""
        seat = ask.seat
        following = run_beside(self.state, each, lambda: each.go_on(seat, value))
        ask.options.close()
        if following is not None:
            self._pending[seat] = following
            self._serials[seat] += 1
        self._asks = tuple(self._pending.values())
        if each.ended:
            self.side_by_side = None
            if self._takes_up:
                self.state.events = []  # already told
            self._run(each.in_order())

    def _open_each(self, request: AskEach, before: dict[int, Ask]) -> dict[int, Any] | None:
        """Ask the first questions of all of them. Returns the results if nobody is asked anything."""
        each = SideBySide(request, len(self.trail))
        asks = run_beside(self.state, each, each.start)
        if not asks:
            return each.in_order()
        self.side_by_side = each
        self._open(request, before, asks)
        return None

    def _run(self, answer: Any) -> None:
        """Resume the unit (or start the next) and run until somebody is asked or the game is over."""
        if self._read:
            self._settle_read()
        before = self._pending
        if before:
            self._pending = {}
        units, silent = self._units, 0  # silent: units and rolls without a question
        request = units.send(answer)
        while True:
            if type(request) is Ask:
                if not request.auto or not len(request.options.pairs) == request.least == 1:
                    self._open(request, before) if before else self._open_one(request)
                    return
                answer = request.value_of((request.options.pairs[0][0],))
            elif request is None:
                answer = self._next_unit()
                if answer is None:
                    self._open(None, before)
                    return
                silent += 1
            elif type(request) is AskAny:
                self._open(request, before, request.asks)
                return
            elif isinstance(request, Roll):
                answer = self._roll(request)
                silent += 1
            elif isinstance(request, AskEach):
                answer = self._open_each(request, before)
                if answer is None:
                    return
            else:
                self._open(request, before)
                return
            if silent > MOST_SILENT_UNITS:
                raise Broken("the rules run on without asking anybody")
            request = units.send(answer)

    def _next_unit(self) -> Rules[None] | None:
        """The unit that follows, not yet started. None: the game is over."""
        self.units += 1
        self._unit_mark = mark = len(self.trail)
        self._unit_start = self._encoded() if mark >= LONG_TRAIL else None
        return self.title.next_unit(self.state) if self.units != self._halt else None

    def _roll(self, roll: Roll) -> tuple[Face, ...]:
        """Roll dice: with the recorded result if the trail is replayed, else by chance. The state's chance advances in
        either case, so that equal trails lead to equal states."""
        sides, chance = len(roll.faces), self.state.chance
        drawn = tuple([str(chance.below(sides) + 1) for _ in range(roll.times)])
        numbers = self._fallen.pop() if self._fallen else None
        if numbers is not None and self._takes_up and not roll.fits(numbers):
            numbers, self._fallen = None, []
        anew = numbers is None
        if numbers is None:
            numbers = roll.numbers_of(self._forced.pop(0)) if self._forced else drawn
        dice = roll.faces_of(numbers)
        told = roll.text(dice) if anew else None
        if told is not None:
            self.state.record(told, seat=roll.seat)
        self.trail.append(Answer(CHANCE, numbers))
        self.dice.append(numbers)
        return dice

    def _open_one(self, ask: Ask) -> None:
        """Like `_open`, for the usual request: one seat is asked, and no other question was open."""
        closed, seat = self._asks, ask.seat
        self._request, self._asks = ask, (ask,)
        self._pending[seat] = ask
        self._serials[seat] += 1
        for other in closed:
            if other is not ask:
                other.options.close()

    def _open(self, request: Open | None, before: dict[int, Ask], asks: tuple[Ask, ...] | None = None) -> None:
        """Ask (`asks`: the questions of an AskAny, or the first ones of an AskEach). A seat that may have read a
        question and is now asked the same one again, because another seat answered, keeps its serial number. A number
        that nobody has seen may change."""
        closed, pending, read, serials = self._asks, self._pending, self._read, self._serials
        if asks is None:
            several = request.asks if isinstance(request, AskAll) else ()
            asks = (request,) if isinstance(request, Ask) else several
        self._request, self._asks = request, asks
        if request is not None and not asks:
            raise Broken("a request without a question")
        for ask in asks:
            seat = ask.seat
            known = before.get(seat)  # first: where it was empty, `before` is `pending`
            pending[seat] = ask
            if known is not ask and not (seat in read and known == ask):
                read.discard(seat)
                serials[seat] += 1
        if len(pending) < len(asks):
            raise Broken(f"a seat is asked twice at once: {[ask.seat for ask in asks]}")
        for ask in closed:
            if pending.get(ask.seat) is not ask:
                ask.options.close()
        if read:
            read.intersection_update(pending)

    def _settle_read(self) -> None:
        """The state is about to change: settle the open questions that somebody has read."""
        for seat in self._read:
            self._pending[seat].settle()

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

    def _cut(self) -> list[Event]:
        """The state was changed from outside the rules: drop the running unit and make a checkpoint here."""
        events = self.collect()
        self._given, self._values, self.side_by_side = {}, {}, None
        self._units = units_in_turn()
        self.trail, self._due = [], None
        self._checkpoint, self._units_before = self._encoded(), self.units
        self._run(None)
        self._close_undo()
        return events + self.collect()
