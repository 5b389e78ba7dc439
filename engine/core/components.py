"""Components of a title as data files: read, validated, and replaceable by files of the same form.

A title keeps its components in a `ComponentSet`. By default these are the files that come with the title.
`ComponentSet.replace` uses an owner's files in place of some of them. It is called once, at the start and in every
worker process, before a game is dealt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar, cast, get_args, get_type_hints

import msgspec

from engine.core.errors import Refused
from engine.core.text import say

Certainty: TypeAlias = Literal["exact", "text", "derived", "house"]
"""The certainty of a record: read from a named source, from the rule text, inferred, or our own value."""


class ComponentError(ValueError):
    """A component file cannot be used. `file`, `record` (its id or number; may be empty) and `problem` say why."""

    def __init__(self, file: str, record: str, problem: str) -> None:
        where = f"{file}, record {record}" if record else file
        super().__init__(f"{where}: {problem}")
        self.file = file
        self.record = record
        self.problem = problem


def require(holds: bool, file: str, record: str, problem: str) -> None:
    """Raise ComponentError unless the condition holds."""
    if not holds:
        raise ComponentError(file, record, problem)


class Record(Protocol):
    """One record of a file."""

    @property
    def id(self) -> str:
        """The record's id within the file."""
        ...


R = TypeVar("R", bound=Record)
P = TypeVar("P")
F = TypeVar("F", bound=Callable[..., Any])

Files: TypeAlias = Mapping[str, bytes]


def read_records(given: Files, file: str, kind: type[R]) -> dict[str, R]:
    """The records of a JSON file (a list of objects with an `id` each), in order. Raises ComponentError, which names
    the bad record."""
    try:
        raw = msgspec.json.decode(given[file], type=list[msgspec.Raw])
    except msgspec.DecodeError as error:
        raise ComponentError(file, "", f"it is not a JSON list of records ({error})") from None
    found: dict[str, R] = {}
    for number, piece in enumerate(raw, 1):
        try:
            record = msgspec.json.decode(piece, type=kind)
        except msgspec.DecodeError as error:
            raise ComponentError(file, _name_of(piece, number), str(error)) from None
        if record.id in found:
            raise ComponentError(file, record.id, "this id stands twice")
        found[record.id] = record
    return found


def kinds_of(parts: type) -> dict[str, type[Any]]:
    """The kinds of records that a struct of components is made of, by field, in order: `Card` of `cards: dict[str,
    Card]` or `cards: tuple[Card, ...]`. They are read from `cards.json`."""
    given = {name: get_args(hint)[:2] for name, hint in get_type_hints(parts).items()}
    kinds = {name: next((each for each in args if hasattr(each, "id")), None) for name, args in given.items()}
    return {name: kind for name, kind in kinds.items() if kind is not None}


def read_kinds(given: Files, kinds: Mapping[str, type[Any]]) -> dict[str, dict[str, Any]]:
    """The records of these kinds, each from the file that is named after its field."""
    return {name: read_records(given, f"{name}.json", kind) for name, kind in kinds.items()}


def read_bundled(package: str, names: tuple[str, ...]) -> Files:
    """The files in the folder `data` of a package. Called while modules are imported, never during a game."""
    folder = files(package).joinpath("data")
    return {name: folder.joinpath(name).read_bytes() for name in names}


def _name_of(piece: msgspec.Raw, number: int) -> str:
    """The name of a record that cannot be read: its id if it has one, else its number."""
    loose = msgspec.json.decode(piece)
    if isinstance(loose, dict) and isinstance(loose.get("id"), str):
        return str(loose["id"])
    return f"number {number}"


class ComponentSet(Generic[P]):
    """The components of a title, built by `build` from the files that come with it (see `read_bundled`)."""

    parts: P
    """The components in use."""
    fingerprint: str
    """A short hash of all files in use. A game stores the one with which it was begun."""

    def __init__(self, bundled: Files, build: Callable[[Files], P]) -> None:
        self.names = tuple(bundled)
        self._bundled = bundled
        self._build = build
        self._forget: list[Callable[[], None]] = []
        self._fill({})

    @property
    def replaced(self) -> tuple[str, ...]:
        """The names of the owner's files."""
        return tuple(sorted(self._replaced))

    def keeps(self, function: F) -> F:
        """A decorator: results of the function are cached until the components are replaced."""
        kept = lru_cache(maxsize=8192)(function)
        self.keeps_in(kept.cache_clear)
        return cast("F", kept)

    def keeps_in(self, forget: Callable[[], None]) -> None:
        """Register a cache that is kept elsewhere; `forget` clears it."""
        self._forget.append(forget)

    def forget(self) -> None:
        """Clear all caches. Results are calculated again when they are needed."""
        for forget in self._forget:
            forget()

    def replace(self, owned: Files) -> None:
        """Use these files in place of those with the same names; none: the title's own again.

        Raises ComponentError, and changes nothing, if one has an unknown name or cannot be used.
        """
        for name in owned:
            if name not in self.names:
                raise ComponentError(name, "", f"there is no such file; there are {', '.join(self.names)}")
        if dict(owned) != self._replaced:
            self._fill(owned)

    def expect(self, fingerprint: str) -> None:
        """Raises Refused unless these are the files in use: a game continues only with those it was begun with."""
        if fingerprint != self.fingerprint:
            raise Refused(say("error-other-components", begun=fingerprint, now=self.fingerprint))

    def _fill(self, owned: Files) -> None:
        given = {name: owned.get(name, bundled) for name, bundled in self._bundled.items()}
        self.parts = self._build(given)
        self.fingerprint = sha256(b"\0".join(given.values())).hexdigest()[:12]
        self._replaced = dict(owned)
        self.forget()
