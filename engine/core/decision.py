"""Decisions: what the rules ask and what a person may answer.

Rules are generators. They yield a question, and go on with what was chosen; a session does what is done by hand here:

    >>> def turn(flowers: list[str]) -> Rules[None]:
    ...     place = yield Ask(0, say("ask-where"), (Option("b2", say("b2")), Option("c3", say("c3"))))
    ...     flowers.append(place)
    >>> garden: list[str] = []
    >>> unit = turn(garden)
    >>> question = next(unit)
    >>> question.options.keys
    ('b2', 'c3')
    >>> unit.send("c3")  # the unit is over
    Traceback (most recent call last):
    StopIteration
    >>> garden
    ['c3']
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NoReturn, TypeAlias, TypeVar, overload

import msgspec
from msgspec.structs import force_setattr, replace

from engine.core.errors import Broken, IllegalChoice
from engine.core.text import Text, say

R = TypeVar("R")
V = TypeVar("V")

Keys: TypeAlias = tuple[str, ...]
"""An answer: the keys of the options chosen."""

Face: TypeAlias = int | str
"""What a die shows."""

Pairs: TypeAlias = Sequence[tuple[str, V]]
"""Options by their keys, each with the value that the rules receive."""


SEARCHED = 32
"""Up to so many options a key is searched for; where there are more, a second key is looked up in a table."""


class Step(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One step on the way to an option among hundreds: for example a ship, then a hex. `key` is unique among the steps
    that follow the same steps; `label`, `at` and `detail` as in `Option`."""

    key: str
    label: Text
    at: str | None = None
    detail: Text | None = None


class Option(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One legal answer.

    `key` is a short stable text (`cast:day_chant`, `tile:b2`, `end`): it is stored, typed and put on buttons. `label`
    is shown; `at` is its place on the picture; `detail` describes its effect; `caution`, if any, is a warning that the
    panel asks to confirm. `covers` are the places of an answer that concerns several. `names` are further names for
    typing, the same in every language. `path`: the steps in which it is chosen if there are too many options for one
    menu; see `Options.steps`. `short`: the label below all of these steps, which then need not be said again.
    """

    key: str
    label: Text
    at: str | None = None
    detail: Text | None = None
    caution: Text | None = None
    covers: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    path: tuple[Step, ...] = ()
    short: Text | None = None


class Options(msgspec.Struct, Generic[V], eq=False):
    """The legal answers to a question, in the order of the rules, listed only when they are needed, in two layers:
    `Options(pairs, describe, resolve)`.

    `pairs` are the keys with the values that the rules receive, given at once or as a function. This layer is enough to
    draw an answer or to judge one. `describe` makes the option of a key and its value, for readers. `resolve` finds the
    value of a key that is known to be legal without listing (for an answer that is replayed, or proposed, or the
    default); without it, or where it returns None, the pairs are searched.

    The functions read the state while the question is open. Before the state changes, Session calls `settle` if
    somebody has read the question, else `close`: a question that nobody read cannot be listed afterwards.

        >>> def describe(key: str, steps: int) -> Option:
        ...     return Option(key, say("walk", steps=steps))
        >>> walks = Options(lambda: [(f"walk:{steps}", steps) for steps in range(1, 4)], describe)
        >>> walks.keys
        ('walk:1', 'walk:2', 'walk:3')
        >>> [option.label.args["steps"] for option in walks]
        [1, 2, 3]
    """

    _list: Pairs[V] | Callable[[], Pairs[V]]
    _describe: Callable[[str, V], Option]
    _resolve: Callable[[str], V | None] | None = None
    _pairs: Pairs[V] | None = None
    _values: dict[str, V] | None = None
    _searched: bool = False
    _options: tuple[Option, ...] | None = None
    __hash__ = None  # type: ignore[assignment]

    @staticmethod
    def of(options: Iterable[Option]) -> Options[str]:
        """Options from a list. The value of each is its key."""
        listed = tuple(options)
        made = Options([(option.key, option.key) for option in listed], _described)
        made._options = listed
        return made

    def told_as(self, options: Iterable[Option]) -> Options[V]:
        """The same keys and values, with these options for readers."""
        made = Options(self.pairs, _described)
        made._options = tuple(options)
        return made

    @property
    def listed(self) -> bool:
        """Whether the keys have been listed."""
        return self._pairs is not None or not callable(self._list)

    @property
    def pairs(self) -> Pairs[V]:
        """The keys with their values."""
        pairs = self._pairs
        if pairs is None:
            listed = self._list
            pairs = self._pairs = listed() if callable(listed) else listed
        return pairs

    @property
    def keys(self) -> Keys:
        """The keys."""
        return tuple([key for key, _ in self.pairs])

    @property
    def all(self) -> tuple[Option, ...]:
        """Every option, described."""
        options = self._options
        if options is None:
            describe = self._describe
            options = self._options = tuple([describe(key, value) for key, value in self.pairs])
        return options

    def value_of(self, key: str) -> V:
        """The value that the rules receive for this key. Raises IllegalChoice if it is none of the options."""
        pairs = self._pairs or self.pairs
        if not self._searched or len(pairs) <= SEARCHED:
            self._searched = True  # a table costs more than one search: most questions are answered once
            for each, value in pairs:
                if each == key:
                    return value
            raise IllegalChoice(key)
        values = self._values
        if values is None:
            values = self._values = dict(pairs)
        try:
            return values[key]
        except KeyError:
            raise IllegalChoice(key) from None

    def resolve(self, key: str) -> V:
        """Like `value_of`, for a key that is known to be legal. For any other key the result is undefined."""
        value = None if self.listed else self.unlisted(key)
        return self.value_of(key) if value is None else value

    def unlisted(self, key: str) -> V | None:
        """The value of a legal key that is found without listing; None: it is not."""
        return None if self._resolve is None else self._resolve(key)

    def option(self, key: str) -> Option | None:
        """The option with this key, if it is legal."""
        if self._options is not None:
            return next((option for option in self._options if option.key == key), None)
        return next((self._describe(key, value) for each, value in self.pairs if each == key), None)

    def steps(self, chosen: Keys = ()) -> tuple[Step | Option, ...]:
        """What can be chosen next after these steps, in the order of the options and each once: a Step if more is to be
        chosen after it, an Option if its path is complete."""
        depth = len(chosen)
        found: dict[tuple[bool, str], Step | Option] = {}
        for option in self.all:
            path = option.path
            if tuple([step.key for step in path[:depth]]) != chosen:
                continue
            following = option if len(path) == depth else path[depth]
            found.setdefault((following is option, following.key), following)
        return tuple(found.values())

    def settle(self) -> None:
        """List and describe everything now, because the state is about to change and somebody has read the question."""
        _ = self.all

    def close(self) -> None:
        """The state has changed: options that were not listed or described before cannot be any more."""
        if self._pairs is None and callable(self._list):
            self._list = _too_late
        self._describe = _too_late

    def __iter__(self) -> Iterator[Option]:
        return iter(self.all)

    @overload
    def __getitem__(self, index: int) -> Option: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Option, ...]: ...

    def __getitem__(self, index: int | slice) -> Option | tuple[Option, ...]:
        if self._options is not None or isinstance(index, slice):
            return self.all[index]
        return self._describe(*self.pairs[index])

    def __len__(self) -> int:
        return len(self.pairs)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Options):
            return NotImplemented
        return self.all == other.all

    def __repr__(self) -> str:
        return f"Options({list(self.keys) if self.listed else 'not listed'})"


def _described(key: str, value: Any) -> NoReturn:
    raise AssertionError("these options are described already")


def _too_late(*_: Any) -> NoReturn:
    raise Broken("the question is closed: its options can no longer be listed")


class Barred(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer that makes sense for a question but is not offered: the option as it would be, the rule that forbids
    it, and what would be legal instead (None: not known or too long to say)."""

    option: Option
    reason: Text
    instead: Text | None = None

    @property
    def text(self) -> Text:
        """The refusal as text."""
        if self.instead is None:
            return say("error-barred", choice=self.option.label, reason=self.reason)
        return say("error-barred-instead", choice=self.option.label, reason=self.reason, instead=self.instead)


class Ask(msgspec.Struct, frozen=True):
    """One seat must (or, if `optional`, may) choose between `least` and `most` of the options.

    Resumes the rules with the value of one option (`most == 1`) or a tuple of values. Options given as a tuple or list
    of `Option` have their keys as values. `auto` marks a question whose only option may be taken at once, because
    taking it reveals nothing. With `secret` nobody else may learn that this seat is asked (or waited for). `propose` is
    a suggested answer, or a function that finds it when somebody reads the question; read it as `proposal`. `within` is
    the key of an earlier answer that this question is a part of, if its title needs to know (`cast:flourish`: which
    tiles?). `default` is the answer that applies if nobody gives one, or a function that finds it when it is needed;
    read it as `settled_default`. `habit` is the name of the standing order that may answer it; if the answer is hidden,
    only if there is a default. `kind` is what code tells questions of a title apart by, a member of its `Question`
    (a `StrEnum`). `left`: how many such questions follow each other at most, with this one, so that a form may answer
    several.
    """

    seat: int
    about: Text
    options: Options[Any]
    least: int = 1
    most: int = 1
    optional: bool = False
    auto: bool = False
    secret: bool = False
    propose: Keys | Callable[[], Keys] = ()
    within: str = ""
    default: Keys | Callable[[], Keys] = ()
    habit: str = ""
    kind: str = ""
    left: int = 1
    __hash__ = None  # type: ignore[assignment]

    def __post_init__(self) -> None:
        if not isinstance(self.options, Options):
            force_setattr(self, "options", Options.of(self.options))

    @property
    def proposal(self) -> Keys:
        """The suggested answer; empty: none."""
        proposal = self.propose
        if not isinstance(proposal, tuple):
            proposal = proposal()
            force_setattr(self, "propose", proposal)
        return proposal

    @property
    def settled_default(self) -> Keys:
        """The answer that applies if nobody gives one; empty: none."""
        default = self.default
        if not isinstance(default, tuple):
            default = default()
            force_setattr(self, "default", default)
        return default

    def option(self, key: str) -> Option | None:
        """The option with this key, if it is legal."""
        return self.options.option(key)

    def value_of(self, keys: Keys) -> Any:
        """The value that the rules receive for this answer. Raises IllegalChoice unless it is legal."""
        if self.most == 1 == len(keys):
            options = self.options
            if keys in (self.propose, self.default) and not options.listed:  # both are legal
                return options.resolve(keys[0])
            return options.value_of(keys[0])
        values = tuple([self.options.value_of(key) for key in keys])
        if not self.least <= len(keys) <= self.most or len(set(keys)) < len(keys):
            text = say("error-wrong-count", least=self.least, most=self.most)
            raise IllegalChoice(" ".join(keys), text)
        return values

    def allows(self, keys: Keys) -> bool:
        """Whether this answer is legal."""
        try:
            self.value_of(keys)
        except IllegalChoice:
            return False
        return True

    def resolve(self, keys: Keys) -> Any:
        """The value that the rules receive for an answer that is known to be legal; see `Options.resolve`."""
        if self.most == 1 and keys:
            return self.options.resolve(keys[0])
        return tuple([self.options.resolve(key) for key in keys])

    def detailed(self, details: Mapping[str, Text]) -> Ask:
        """The same question with these details on the options of these keys."""
        if not details:
            return self
        detailed = [replace(each, detail=details.get(each.key, each.detail)) for each in self.options]
        return replace(self, options=self.options.told_as(detailed))

    def settle(self) -> None:
        """Evaluate everything that is lazy now; see `Options.settle`."""
        self.options.settle()
        _ = self.proposal
        _ = self.settled_default

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ask):
            return NotImplemented
        settled = self.proposal == other.proposal and self.settled_default == other.settled_default
        return settled and super().__eq__(other)

    def __ne__(self, other: object) -> bool:
        return not self == other


class Pending(msgspec.Struct, frozen=True):
    """A question that waits for a seat, and its serial number."""

    ask: Ask
    serial: int

    def detailed(self, details: Mapping[str, Text]) -> Pending:
        """The same question with these details on the options of these keys."""
        return Pending(self.ask.detailed(details), self.serial)


class AskAll(msgspec.Struct, frozen=True):
    """Several seats owe an answer. Answers are secret until all are in. Resumes with the list of answers in the order
    of `asks`."""

    asks: tuple[Ask, ...]


class AskAny(msgspec.Struct, frozen=True):
    """The first answer of any of the seats resumes the rules, as `(seat, answer)`."""

    asks: tuple[Ask, ...]


class AskEach(msgspec.Struct, frozen=True):
    """Several seats decide side by side, each in its own procedure. Resumes, when all have ended, with the results by
    seat.

    A procedure (`Rules`) asks its own seat one `Ask` after another, none of them optional or secret. Until all have
    ended, each seat can undo its own answers, last first, whatever the others do; after that nobody can. A seat that is
    asked nothing is not waited for.

    Any order of answers must lead to the same state. So a procedure draws nothing, shows nothing hidden and does not
    roll, and reads nothing that another procedure may change. It may change what belongs to its seat alone, which
    everybody sees at once. With `secret` it changes and records nothing: it returns what was chosen, and the rules act
    on the results when all are in. Until then nobody sees what others answer, only who has not ended yet. Choices among
    hidden things need `secret`. See `scripts.laws.check_side_by_side`.
    """

    procedures: Mapping[int, Rules[Any]]
    secret: bool = False


class Roll(msgspec.Struct, frozen=True):
    """Public chance: `times` dice of one kind. Resumes the rules with the tuple of faces rolled.

    `sides`: a number n for the faces 1 to n, or the faces themselves, one entry for each side. `about`, if any, is told
    to everybody: a text that receives the faces as its argument `dice`, or a function from the faces to the text.
    `seat`: whose roll it is, for the log.

    The session stores the result with the answers, so a unit with a roll may go on and is replayed exactly; nothing
    before a roll can be undone.
    """

    sides: int | tuple[Face, ...]
    times: int = 1
    about: Text | Callable[[tuple[Face, ...]], Text] | None = None
    seat: int | None = None

    @property
    def faces(self) -> Sequence[Face]:
        """The face of each side."""
        return range(1, self.sides + 1) if isinstance(self.sides, int) else self.sides

    def text(self, dice: tuple[Face, ...]) -> Text | None:
        """What everybody reads when these faces are rolled."""
        if isinstance(self.about, Text):
            return Text(self.about.key, {**self.about.args, "dice": " ".join(map(str, dice))})
        return self.about(dice) if self.about is not None else None

    def fits(self, numbers: Keys) -> bool:
        """Whether these stored dice can be a result of this roll."""
        sides = len(self.faces)
        return len(numbers) == self.times and all(
            number.isdecimal() and 1 <= int(number) <= sides for number in numbers
        )

    def numbers_of(self, dice: Sequence[Face]) -> Keys:
        """The dice as they are stored: for each the number of its side, from 1. Raises Broken if the roll cannot give
        these faces."""
        faces = list(self.faces)
        if len(dice) != self.times or any(face not in faces for face in dice):
            raise Broken(f"{self.times} dice with the faces {faces} cannot show {tuple(dice)}")
        return tuple([str(faces.index(face) + 1) for face in dice])

    def faces_of(self, numbers: Keys) -> tuple[Face, ...]:
        """The faces of stored dice. Raises Broken if they are not of this roll."""
        faces = self.faces
        if not self.fits(numbers):
            raise Broken(f"{self.times} dice with the faces {list(faces)} do not fit the stored {numbers}")
        return tuple([faces[int(number) - 1] for number in numbers])


Open: TypeAlias = Ask | AskAll | AskAny | AskEach
"""A request that waits for seats."""

Request: TypeAlias = Open | Roll

Rules: TypeAlias = Generator[Request, Any, R]
"""A procedure of the rules: a generator that yields Requests and is resumed with their answers."""
