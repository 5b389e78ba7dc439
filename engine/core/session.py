"""A running game: the state at a checkpoint and the answers since.

The rules are generators, which cannot be copied or stored. So a session keeps the encoded state of the last
*checkpoint* and the *trail* of answers given since; loading runs the rules again on that state with those answers,
and undo does the same with one answer less. Checkpoints lie on unit boundaries. What is saved begins at the latest
boundary behind which nothing may be undone, so a saved trail is seldom longer than a turn.

Encoding the state at every boundary would be most of the work of a fast game, so it is done when it is needed: to
save, to fork, or after `LONG_TRAIL` answers. An earlier boundary is found again by replaying the trail up to it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, AskAll, AskAny, Barred, Request, Rules
from engine.core.errors import Broken, IllegalChoice, NotOwed, NoWayBack, Stale
from engine.core.events import Event, Sealed
from engine.core.text import Text, say
from engine.core.title import ABANDONED, GameState, Setup, Standing, Title
from engine.core.way_back import ALL_ANSWERED, GONE_ON, LOT, TALK

S = TypeVar("S", bound=GameState)

MOST_SILENT_UNITS = 1_000
"""Units in a row that ask nobody anything; more is a loop in the rules."""

LONG_TRAIL = 16
"""From so many answers on, boundaries are encoded as they come, until the checkpoint moves."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What a seat answered: the keys of the options it chose."""

    seat: int
    keys: tuple[str, ...]


class Pending(msgspec.Struct, frozen=True):
    """A question that waits for a seat, and its serial number."""

    ask: Ask
    serial: int


class Saved(msgspec.Struct, array_like=True):
    """A session as it is stored."""

    rules_version: int
    checkpoint: bytes
    trail: list[Answer]
    barrier: int
    serials: list[int]
    seats: int
    whys: list[str] = []


_ENCODER = msgspec.msgpack.Encoder()
_SAVED = msgspec.msgpack.Decoder(Saved)
_DECODERS: dict[type, msgspec.msgpack.Decoder[Any]] = {}


def encode(state: GameState) -> bytes:
    """The state as bytes; equal states give equal bytes."""
    return _ENCODER.encode(state)


def decode(state_type: type[S], data: bytes) -> S:
    """The state that was encoded."""
    decoder = _DECODERS.get(state_type)
    if decoder is None:
        decoder = _DECODERS[state_type] = msgspec.msgpack.Decoder(state_type)
    state: S = decoder.decode(data)
    return state


class Session(Generic[S]):
    """One game in play. Not thread-safe; an exception other than Refused or Stale leaves it unusable.

    `units` counts the units started by this object: equal before and after an answer means the same unit still runs.
    """

    def __init__(self, title: Title[S], state: S, seats: int, encoded: bytes | None = None) -> None:
        self.title = title
        self.state = state
        self.seats = seats
        self.trail: list[Answer] = []
        self.barrier = 0
        self.units = 0
        self._checkpoint = encoded if encoded is not None else self._encode()
        self._units_before = 0  # units started before the one that begins at the checkpoint
        self._due: tuple[int, int] | None = None  # where the checkpoint should be: a unit since it, and its mark
        self._serials = [0] * seats
        self._whys = [""] * seats  # by seat: the message that says why its last answer cannot be taken back
        self._unit: Rules[None] | None = None
        self._unit_start: bytes | None = self._checkpoint
        self._unit_mark = 0  # length of the trail when the unit began
        self._halt = 0  # stop before starting this unit (for finding a boundary again)
        self._request: Request | None = None
        self._given: dict[int, tuple[str, ...]] = {}
        self._pending: dict[int, Ask] = {}

    # -- making, saving, loading ---------------------------------------------------------------------------------

    @classmethod
    def begin(cls, title: Title[S], setup: Setup, seed: str) -> Session[S]:
        """Deal a new game and run it up to its first question. The opening events are in `state.events`."""
        session = cls(title, title.new(setup, Chance(seed)), setup.seats)
        session._run(None)
        session._close_way_back()
        return session

    @classmethod
    def load(cls, title: Title[S], data: bytes) -> Session[S]:
        """The session that `dump` saved. Broken if it cannot be read or the answers no longer fit the rules."""
        try:
            saved = _SAVED.decode(data)
            state = decode(title.state_type, saved.checkpoint)
        except msgspec.DecodeError as error:
            raise Broken(f"the saved game cannot be read: {error}") from error
        session = cls(title, state, saved.seats, saved.checkpoint)
        session._replay(saved.trail)
        session.barrier = saved.barrier
        session._serials = saved.serials
        session._whys = saved.whys or [""] * saved.seats
        return session

    def dump(self) -> bytes:
        """Everything needed to go on later."""
        self._move_checkpoint()
        version = self.title.meta.rules_version
        trail = self.trail + self._given_answers()
        saved = Saved(version, self._checkpoint, trail, self.barrier, self._serials, self.seats, self._whys)
        return _ENCODER.encode(saved)

    def digest(self) -> str:
        """A short hash of the state, stored with each choice so that a changed rule is noticed at load.

        Events that wait to be collected do not count.
        """
        return sha256(self._encode()).hexdigest()[:16]

    # -- asking --------------------------------------------------------------------------------------------------

    def owed(self) -> tuple[int, ...]:
        """The seats somebody waits for, in seat order."""
        return tuple([seat for seat in self.asked() if not self._pending[seat].optional])

    def secret(self) -> tuple[int, ...]:
        """Those of them whom nobody else may know to be waited for."""
        return tuple(seat for seat in self.owed() if self._pending[seat].secret)

    @property
    def secretive(self) -> bool:
        """Whether the question that is open was put to anybody in secret, answered by now or not."""
        request = self._request
        if isinstance(request, Ask):
            return request.secret and not request.optional
        return request is not None and any(ask.secret and not ask.optional for ask in request.asks)

    def asked(self) -> tuple[int, ...]:
        """The seats that may answer something, waited for or not."""
        return tuple(sorted(self._pending)) if len(self._pending) > 1 else tuple(self._pending)

    def pending(self, seat: int) -> Pending | None:
        """The question this seat may answer now."""
        ask = self._pending.get(seat)
        return None if ask is None else Pending(ask, self._serials[seat])

    def explained(self, seat: int) -> Pending | None:
        """The same for a reader: with the title's hints on what the options would bring."""
        ask = self._pending.get(seat)
        return None if ask is None else Pending(ask.detailed(self.title.hints(self.state, ask)), self._serials[seat])

    def barred(self, seat: int) -> tuple[Barred, ...]:
        """What the seat may not answer to its present question, and why."""
        ask = self._pending.get(seat)
        return () if ask is None else tuple(self.title.barred(self.state, ask))

    def view(self, seat: int | None) -> Any:
        """What the seat may know of the present state."""
        return self.title.view(self.state, seat)

    def standing(self) -> Standing:
        """How the game stands."""
        return self.title.standing(self.state)

    # -- answering -----------------------------------------------------------------------------------------------

    def submit(self, seat: int, keys: tuple[str, ...], serial: int | None = None) -> list[Event]:
        """Answer for a seat and run on to the next question; returns what happened.

        Stale if `serial` is given and is not that of the seat's present question; NotOwed or IllegalChoice if the
        rules do not allow the answer. In these cases nothing has changed. An answer to an AskAny cannot be undone: when
        it no longer could, because somebody else answered, would tell that seat what it is not shown. Nor can one to a
        secret question after which the game goes on: that tells that nobody else is asked.
        """
        ask = self._pending.get(seat)
        if serial is not None and serial != self._serials[seat]:
            raise Stale
        if ask is None:
            raise NotOwed
        try:
            check_answer(ask, keys)
        except IllegalChoice as refusal:
            raise self._explained(seat, refusal) from None
        before = self._sealed()
        given, among_many = tuple(self._given), isinstance(self._request, AskAny)
        in_secret = not among_many and self.secretive
        self._feed(seat, keys)
        events, why = self._collect()
        sealed, all_answered = self._sealed() != before, len(given) > len(self._given)
        goes_on = among_many or (in_secret and not self._given)
        if sealed or all_answered or self._unit is None or goes_on:
            rest = LOT if sealed else ALL_ANSWERED if all_answered else TALK if among_many else GONE_ON
            self._note_why((*given, seat), why or rest)
            self._close_way_back()
        return events

    def collect(self) -> list[Event]:
        """Take the events that nobody has collected yet."""
        return self._collect()[0]

    def _collect(self) -> tuple[list[Event], Text | None]:
        """The events, and the first reason among them why the way back is closed."""
        told, self.state.events = self.state.events, []
        seals = [event for event in told if type(event) is Sealed]
        if not seals:
            return told, None
        return [event for event in told if type(event) is not Sealed], seals[0].why

    def _note_why(self, seats: tuple[int, ...], why: Text) -> None:
        """The way back closes with what these seats have answered. Others who could have gone back came before it."""
        for answer in self.trail[self.barrier :]:
            self._whys[answer.seat] = ""
        for seat in seats:
            self._whys[seat] = why.key

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last answer can still be taken back."""
        if seat in self._given:
            return True
        return not self._given and len(self.trail) > self.barrier and self.trail[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer. NoWayBack if something was revealed or somebody else acted since."""
        if not self.can_undo(seat):
            over_others = len(self.trail) > self.barrier
            why = "" if over_others else self._whys[seat]
            raise NoWayBack(Text(why)) if why else NoWayBack
        if seat in self._given and isinstance(self._request, AskAll):
            del self._given[seat]
            self._pending[seat] = next(ask for ask in self._request.asks if ask.seat == seat)
            self._serials[seat] += 1
            return
        self._rewind(self.trail[:-1])

    def resign(self, seat: int) -> list[Event]:
        """The seat gives up, whoever is on turn. What another seat has answered in the unit that runs stays answered,
        as far as it is still legal."""
        if seat in self.owed() or self._unit is None:
            self.title.resign(self.state, seat)
            return self._cut()
        given = self.trail[self._unit_mark :] + self._given_answers()
        self.state = decode(self.title.state_type, self._start_of_unit())
        self.title.resign(self.state, seat)
        events = self._cut()
        for answer in given:
            if not self._may_answer(answer):
                break
            self._feed(answer.seat, answer.keys)
        self.state.events = []
        return events

    def agree_draw(self) -> list[Event]:
        """All agreed to a draw."""
        self.title.agree_draw(self.state)
        return self._cut()

    def abandon(self, reason: Text = ABANDONED) -> list[Event]:
        """End without a result, for one of the reasons `engine.core.title.WITHOUT_RESULT`."""
        self.title.abandon(self.state, reason)
        return self._cut()

    def fork(self, seat: int, chance: Chance) -> Session[S]:
        """A session that looks the same to this seat, in which everything hidden from it is dealt anew.

        For a seat that is asked something; for others only while not `amid_unit`, because an answer of the running unit
        may have shown what was hidden from them. Secret answers of others to an AskAll are yet to be given in the fork.
        """
        start = self.title.imagine(decode(self.title.state_type, self._start_of_unit()), seat, chance)
        own = [Answer(seat, self._given[seat])] if seat in self._given else []
        return self._branch(Session(self.title, start, self.seats), own)

    @property
    def amid_unit(self) -> bool:
        """Whether the running unit has had answers that are known to all; only who is asked can then be forked for."""
        return len(self.trail) > self._unit_mark

    def copy(self) -> Session[S]:
        """An independent copy at the same point (without the way back behind the present unit)."""
        start = self._start_of_unit()
        state = decode(self.title.state_type, start)
        return self._branch(Session(self.title, state, self.seats, start), self._given_answers())

    # -- inside --------------------------------------------------------------------------------------------------

    def _explained(self, seat: int, refusal: IllegalChoice) -> IllegalChoice:
        """The same refusal, with the rule if the title names one."""
        why = next((barred.text for barred in self.barred(seat) if barred.option.key == refusal.key), refusal.text)
        return IllegalChoice(refusal.key, why)

    def _given_answers(self) -> list[Answer]:
        """The secret answers to an AskAll that is not complete, in seat order."""
        return [Answer(seat, keys) for seat, keys in sorted(self._given.items())]

    def _branch(self, branch: Session[S], given: list[Answer]) -> Session[S]:
        branch._replay(self.trail[self._unit_mark :] + given)
        branch.barrier = len(branch.trail)
        branch._serials = list(self._serials)
        return branch

    def _replay(self, answers: list[Answer]) -> None:
        self._run(None)
        for answer in answers:
            ask = self._pending.get(answer.seat)
            if ask is None:
                raise Broken(f"seat {answer.seat} is not asked for {answer.keys}")
            try:
                check_answer(ask, answer.keys)
            except IllegalChoice as error:
                raise Broken(f"stored answer {answer.keys} is no longer legal") from error
            self._feed(answer.seat, answer.keys)
        self.state.events = []

    def _may_answer(self, answer: Answer) -> bool:
        """Whether an answer fits the question that its seat is asked now."""
        ask = self._pending.get(answer.seat)
        if ask is None:
            return False
        try:
            check_answer(ask, answer.keys)
        except IllegalChoice:
            return False
        return True

    def _rewind(self, answers: list[Answer]) -> None:
        barrier, serials = self.barrier, [serial + 1 for serial in self._serials]
        self.state = decode(self.title.state_type, self._checkpoint)
        self.trail, self._unit, self._request = [], None, None
        self._given, self._pending = {}, {}
        self._units_before = self.units
        self._replay(answers)
        self.barrier, self._serials = barrier, serials

    def _feed(self, seat: int, keys: tuple[str, ...]) -> None:
        request, ask = self._request, self._pending.pop(seat)
        if isinstance(request, AskAll):
            self._feed_all(request, seat, keys)
            return
        self.trail.append(Answer(seat, keys))
        value = _value(ask, keys)
        self._run(value if isinstance(request, Ask) else (seat, value))

    def _feed_all(self, request: AskAll, seat: int, keys: tuple[str, ...]) -> None:
        """A secret answer waits for the others."""
        self._given[seat] = keys
        if len(self._given) < len(request.asks):
            return
        given, self._given = self._given, {}
        for ask in request.asks:
            self.trail.append(Answer(ask.seat, given[ask.seat]))
        self._run([_value(ask, given[ask.seat]) for ask in request.asks])

    def _run(self, answer: Any) -> None:
        """Resume the unit (or start the next) and run until somebody is asked or the game is over."""
        before, self._pending = self._pending, {}
        silent = 0
        while True:
            if self._unit is None:
                self.units += 1
                self._unit_mark = len(self.trail)
                self._unit_start = self._encode() if self._unit_mark >= LONG_TRAIL else None
                self._unit = self.title.next_unit(self.state) if self.units != self._halt else None
                answer = None
                silent += 1
                if self._unit is None:
                    self._request = None
                    return
                if silent > MOST_SILENT_UNITS:
                    raise Broken("the rules run on without asking anybody")
            try:
                request = self._unit.send(answer)
            except StopIteration:
                self._unit = None
                continue
            if isinstance(request, Ask) and request.auto and len(request.options) == request.least == 1:
                answer = _value(request, (request.options[0].key,))
                continue
            self._open(request, before)
            return

    def _encode(self) -> bytes:
        """The state without the events that wait."""
        events, self.state.events = self.state.events, []
        data = encode(self.state)
        self.state.events = events
        return data

    def _open(self, request: Request, before: dict[int, Ask]) -> None:
        """Ask. A seat that is asked the very same as before, because another seat answered, keeps its serial number."""
        self._request = request
        asks = (request,) if isinstance(request, Ask) else request.asks
        if not asks:
            raise Broken("a request without a question")
        for ask in asks:
            seat = ask.seat
            if seat in self._pending:
                raise Broken(f"a seat is asked twice at once: {[ask.seat for ask in asks]}")
            self._pending[seat] = ask
            known = before.get(seat)
            if known is ask:
                continue
            if len(ask.options) < max(ask.least, 1):
                raise Broken(f"{ask.about.key} has only {len(ask.options)} options")
            if known != ask:
                self._serials[seat] += 1

    def _sealed(self) -> tuple[int, int]:
        return self.state.chance.position, self.state.revealed

    def _close_way_back(self) -> None:
        """Nothing up to here may be undone; the checkpoint belongs to the start of the unit that runs."""
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

    def _start_of_unit(self) -> bytes:
        if self._unit_start is None:
            self._unit_start = self._find_boundary(self.units - self._units_before, self._unit_mark)
        return self._unit_start

    def _find_boundary(self, unit: int, mark: int) -> bytes:
        """The encoded state at the start of a unit (1: the one that begins at the checkpoint)."""
        if unit == 1:
            return self._checkpoint
        past = Session(self.title, decode(self.title.state_type, self._checkpoint), self.seats, self._checkpoint)
        past._halt = unit
        past._replay(self.trail[:mark])
        return past._encode()

    def _cut(self) -> list[Event]:
        """The state was changed from outside the rules: drop the unit and go on from here."""
        events = self.collect()
        self._unit, self._given = None, {}
        self.trail, self._due = [], None
        self._checkpoint, self._units_before = self._encode(), self.units
        self._run(None)
        self._close_way_back()
        return events + self.collect()


def check_answer(ask: Ask, keys: tuple[str, ...]) -> None:
    """IllegalChoice unless the keys are a legal answer."""
    for key in keys:
        if ask.option(key) is None:
            raise IllegalChoice(key)
    count = len(keys)
    if not ask.least <= count <= ask.most or (count > 1 and len(set(keys)) < count):
        text = say("error-wrong-count", least=ask.least, most=ask.most)
        raise IllegalChoice(" ".join(keys), text)


def _value(ask: Ask, keys: tuple[str, ...]) -> str | tuple[str, ...]:
    return keys[0] if ask.most == 1 and keys else keys
