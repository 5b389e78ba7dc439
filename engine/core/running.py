"""The rules of a game while they run: the questions that are open, the answers to them, the dice.

The rules are generators: a unit is resumed with the value of an answer, and runs on until it asks again. Nothing is
stored or undone here; `engine.core.session` does both, and all of it by one replay (`Running._replay`): the rules run
again from the start of a unit, with the answers and dice of an earlier run.

Listing the options of questions would be most of the work of replaying. So an answer that was judged when it was given
is only resolved, not judged again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from engine.core.decision import Ask, AskAll, AskAny, AskEach, Barred, Face, Keys, Open, Pending, Roll, Rules
from engine.core.errors import Broken, IllegalChoice, Refused
from engine.core.kit import GameState
from engine.core.position import Position
from engine.core.saved import CHANCE, Answer, Misfit, rolls_of
from engine.core.side_by_side import SideBySide, in_secret, run_beside
from engine.core.title import SlowHints, Title
from engine.core.units import units_in_turn

S = TypeVar("S", bound=GameState)

MOST_SILENT_UNITS = 1_000
"""The greatest number of units and rolls in a row without a question; more is a loop in the rules."""

LONG_TRAIL = 64
"""From this many answers on, the state is encoded at every boundary, until the trail is shortened."""


class Running(Position[S]):
    """A game whose rules run. `trail`: the answers and rolls since the state from which they run; `dice`: the rolls
    since the last answer; `side_by_side`: the open request, if it is an AskEach. `units`: those started by this object;
    if it is equal before and after an answer, the same unit still runs."""

    def __init__(self, title: Title[S], state: S, seats: int) -> None:
        super().__init__(title, state)
        self.seats = seats
        self.dice: list[Keys] = []
        self.units = 0
        self._unit_mark = 0  # length of the trail when the unit began
        self._unit_start: bytes | None = None  # the state then, if it was encoded
        self._halt = 0  # stop before starting this unit
        self._asks: tuple[Ask, ...] = ()  # of the request
        self._pending: dict[int, Ask] = {}
        self._read: set[int] = set()  # seats whose open question somebody may have on screen
        self._serials = [0] * seats
        self._fallen: list[Keys] = []  # of the replayed trail: the rolls to come, the next one last
        self._takes_up = False  # the replay is of a changed game: stored rolls need not fit any more
        self._forced: list[Sequence[Face]] = []  # results of the next rolls, set by a test
        self._stand_at(state)

    def _stand_at(self, state: S) -> None:
        """Stand at the start of a unit with this state; nothing was answered since."""
        self.state = state
        self.trail: list[Answer] = []
        self.side_by_side: SideBySide | None = None
        self._units = units_in_turn()  # runs the units
        self._request: Open | None = None  # None: the game is over
        self._given: dict[int, Keys] = {}  # the secret answers to an AskAll that is not complete
        self._values: dict[int, Any] = {}  # the values that the rules will receive for them

    # -- what is asked -------------------------------------------------------------------------------------------

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
        pending, slow_hints = self.explained_at_once(seat)
        return pending if pending is None or slow_hints is None else pending.detailed(slow_hints())

    def explained_at_once(self, seat: int) -> tuple[Pending | None, SlowHints | None]:
        """The same without the hints that take long, and what calculates these."""
        pending = self.pending(seat)
        if pending is None:
            return None, None
        title, state, ask = self.title, self.state, pending.ask
        ask.settle()
        return pending.detailed(title.hints(state, ask)), title.slow_hints(state, ask)

    def barred(self, seat: int, *, on_panel: bool = False) -> tuple[Barred, ...]:
        """What the seat may not answer to its present question, and why: these may be thousands. `on_panel`: only those
        that a panel may show."""
        ask = self._pending.get(seat)
        return () if ask is None else tuple(self.title.list_barred(self.state, ask, on_panel=on_panel))

    # -- answers again -------------------------------------------------------------------------------------------

    def _replay(self, answers: Sequence[Answer], *, judge: bool = False, loosely: bool = False) -> None:
        """Run on with answers and dice of an earlier run. `judge`: the answers may be illegal; `loosely`: the dice need
        not fit. Raises Misfit for the first answer that does not fit the rules."""
        self._set_out(answers, loosely=loosely)
        self._repeat(answers, judge=judge)
        if self._fallen and not loosely:
            raise Misfit(f"the rules did not ask for the stored roll {self._fallen[-1]}", len(answers))
        self._arrive()

    def _set_out(self, answers: Sequence[Answer], *, loosely: bool) -> None:
        """Run up to the first question, with the dice among these answers."""
        self._fallen, self._takes_up = rolls_of(answers), loosely
        self._run(None)

    def _repeat(self, answers: Sequence[Answer], *, judge: bool = False) -> None:
        """Answer as in the earlier run."""
        for place, answer in enumerate(answers):
            if answer.seat == CHANCE:
                continue
            ask = self._pending.get(answer.seat)
            if ask is None:
                raise Misfit(f"seat {answer.seat} is not asked for {answer.keys}", place)
            try:
                self._feed(ask, answer.keys, ask.value_of(answer.keys) if judge else ask.resolve(answer.keys))
            except IllegalChoice as error:
                raise Misfit(f"stored answer {answer.keys} is no longer legal", place) from error
            except Refused:
                raise
            except Exception as error:
                raise Misfit(f"stored answer {answer.keys} does not fit the rules: {error!r}", place) from error

    def _arrive(self) -> None:
        """The earlier run is repeated: what happened in it was told then."""
        self.state.events, self._fallen, self._takes_up = [], [], False

    # -- an answer -----------------------------------------------------------------------------------------------

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

    # -- the rules -----------------------------------------------------------------------------------------------

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

    def _open_each(self, request: AskEach, before: dict[int, Ask]) -> dict[int, Any] | None:
        """Ask the first questions of all of them. Returns the results if nobody is asked anything."""
        each = SideBySide(request, len(self.trail))
        asks = run_beside(self.state, each, each.start)
        if not asks:
            return each.in_order()
        self.side_by_side = each
        self._open(request, before, asks)
        return None

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
