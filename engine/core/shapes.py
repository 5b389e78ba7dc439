"""How stored states have changed shape, so that a state has the same hash before and after an update.

A hash of the state is stored with every step of a game, and the state of a later version may have more fields. So each
title comes with a file `shapes.json` that records, by module and struct, the fields with which hashes are taken. A
field that is not recorded there was appended later: it counts only where it does not have its default. Nothing needs to
be done when a field is appended, and as long as none was, a hash is that of the encoded state and costs no more.

`earlier` are forms in which older versions took hashes: without some of the recorded fields (where these have their
defaults), or with other prefixes of text keys. `scripts/shapes.py` writes the file.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import FieldInfo

from engine.core.text import Text

FILE = "shapes.json"

Names: TypeAlias = dict[str, dict[str, str]]
"""By module and struct, names of fields (as they are stored) with spaces between them."""


class Earlier(msgspec.Struct, frozen=True, omit_defaults=True):
    """A form in which an older version took hashes. `without`: fields that it did not have. `texts`: prefixes of text
    keys as they are today, and as they were."""

    without: Names = {}
    texts: dict[str, str] = {}


class Recorded(msgspec.Struct, frozen=True):
    """The content of the file."""

    fields: Names = {}
    earlier: tuple[Earlier, ...] = ()


class Shapes:
    """The recorded shapes of one title's state."""

    def __init__(self, recorded: Recorded) -> None:
        self.recorded = recorded
        self._known = _by_struct(recorded.fields)
        self._today = _Form(self.appended, {})
        self._forms = [self._earlier(form) for form in recorded.earlier]
        self._grown: dict[type, bool] = {}
        self._appended: dict[type, frozenset[str]] = {}

    def appended(self, struct: type) -> frozenset[str]:
        """The fields of a struct, by their stored names, that were appended after it was recorded."""
        found = self._appended.get(struct)
        if found is None:
            known = self._known.get((struct.__module__, struct.__name__))
            names: tuple[str, ...] = struct.__struct_encode_fields__  # type: ignore[attr-defined]
            found = frozenset() if known is None else frozenset(names) - known
            self._appended[struct] = found
        return found

    def hashed(self, state: msgspec.Struct, encoded: bytes) -> bytes:
        """What is hashed of a state, which was encoded so."""
        kind = type(state)
        grown = self._grown.get(kind)
        if grown is None:
            grown = self._grown[kind] = bool(self.appended(kind)) or any(map(self.appended, self._structs()))
        return self._today.of(state, encoded) if grown else encoded

    def forms(self, state: msgspec.Struct, encoded: bytes) -> Iterator[bytes]:
        """What is hashed of it today, then in each of the earlier forms."""
        yield self.hashed(state, encoded)
        for form in self._forms:
            yield form.of(state, encoded)

    def _earlier(self, form: Earlier) -> _Form:
        without = _by_struct(form.without)

        def missing(struct: type) -> frozenset[str]:
            return self.appended(struct) | without.get((struct.__module__, struct.__name__), frozenset())

        return _Form(missing, form.texts)

    def _structs(self) -> Iterator[type]:
        """The recorded structs that exist today."""
        for module, name in self._known:
            struct = getattr(sys.modules.get(module), name, None)
            if isinstance(struct, type) and issubclass(struct, msgspec.Struct):
                yield struct


class _Place(NamedTuple):
    """What is taken away from the values of a struct: its own `missing` fields, where they have their defaults, and
    something in the fields `inside`."""

    missing: tuple[str, ...]
    inside: tuple[str, ...]


class _Form:
    """A form in which hashes are taken. `missing`: the fields of a struct that count only where they do not have their
    defaults. `texts`: prefixes of text keys as they are today, and as they were."""

    def __init__(self, missing: Callable[[type], frozenset[str]], texts: Mapping[str, str]) -> None:
        self._missing = missing
        self._texts = texts
        self._places: dict[type, _Place] = {}

    def of(self, state: msgspec.Struct, encoded: bytes) -> bytes:
        """What is hashed of a state, which was encoded so. Of its fields only those are decoded of which something may
        be taken away."""
        if state.__struct_config__.array_like:
            plain = msgspec.msgpack.decode(encoded)
            self._reduce(state, plain)
            return msgspec.msgpack.encode(plain)
        missing, inside = self._place(type(state))
        raw = _FIELDS.decode(encoded)
        for field in _fields(type(state)):
            name = field.encode_name
            if name in missing and _is_default(state, field):
                raw.pop(name, None)
            elif field.name in inside and name in raw:
                item = msgspec.msgpack.decode(raw[name])
                self._reduce(getattr(state, field.name), item)
                raw[name] = msgspec.Raw(msgspec.msgpack.encode(item))
        return msgspec.msgpack.encode(raw)

    def _reduce(self, value: Any, plain: Any) -> None:
        """Take away from the plain data of a value what is not hashed of it."""
        if isinstance(value, msgspec.Struct):
            self._reduce_struct(value, plain)
        elif isinstance(value, dict):
            for one, item in zip(value.values(), plain.values(), strict=True):
                if type(item) in _NESTED:
                    self._reduce(one, item)
        elif isinstance(value, list | tuple):  # events not yet collected are not in the plain data
            for one, item in zip(value, plain, strict=False):
                if type(item) in _NESTED:
                    self._reduce(one, item)

    def _reduce_struct(self, value: msgspec.Struct, plain: Any) -> None:
        struct = type(value)
        missing, inside = self._place(struct)
        if struct is Text and self._texts:
            plain["k"] = _renamed(plain["k"], self._texts)
        if not missing and not inside:
            return
        fields = _fields(struct)
        if isinstance(plain, list):  # a tag may stand before the fields
            for field, item in zip(reversed(fields), reversed(list(plain)), strict=False):
                if field.name in inside:
                    self._reduce(getattr(value, field.name), item)
            while fields and fields[-1].encode_name in missing and _is_default(value, fields[-1]):
                fields = fields[:-1]
                plain.pop()
            return
        for field in fields:
            if field.encode_name in missing and _is_default(value, field):
                plain.pop(field.encode_name, None)
            elif field.name in inside and field.encode_name in plain:
                self._reduce(getattr(value, field.name), plain[field.encode_name])

    def _place(self, struct: type[msgspec.Struct]) -> _Place:
        """The same for every value of the struct, so that most of a state need not be looked through."""
        known = self._places.get(struct)
        if known is not None:
            return known
        fields = msgspec.inspect.type_info(struct).fields  # type: ignore[attr-defined]
        inside = tuple(field.name for field in fields if self._concerns(field.type))
        place = self._places[struct] = _Place(tuple(sorted(self._missing(struct))), inside)
        return place

    def _concerns(self, kind: msgspec.inspect.Type) -> bool:
        """Whether something may be taken away from values of this type."""
        structs = _structs_in(kind)
        return structs is None or any(self._missing(each) or (each is Text and self._texts) for each in structs)


_FIELDS = msgspec.msgpack.Decoder(dict[str, msgspec.Raw])
_NESTED = (dict, list)
_UNKNOWN = (
    msgspec.inspect.AnyType,
    msgspec.inspect.CustomType,
    msgspec.inspect.DataclassType,
    msgspec.inspect.TypedDictType,
)
"""Types of values that may have anything in them. States have none of them so far."""


def _structs_in(kind: msgspec.inspect.Type) -> set[type] | None:
    """The structs that values of a type may have in them, at any depth. None: whatever it may be."""
    found: set[type] = set()
    waiting = [kind]
    while waiting:
        each = waiting.pop()
        if isinstance(each, _UNKNOWN):
            return None
        if isinstance(each, msgspec.inspect.StructType):
            if each.cls in found:
                continue
            found.add(each.cls)
            waiting += [field.type for field in each.fields]
            waiting += map(msgspec.inspect.type_info, each.cls.__subclasses__())
        elif isinstance(each, msgspec.inspect.NamedTupleType):
            waiting += [field.type for field in each.fields]
        elif isinstance(each, msgspec.inspect.UnionType):
            waiting += each.types
        elif isinstance(each, msgspec.inspect.DictType):
            waiting += (each.key_type, each.value_type)
        elif isinstance(each, msgspec.inspect.TupleType):
            waiting += each.item_types
        elif isinstance(each, msgspec.inspect.CollectionType):
            waiting.append(each.item_type)
    return found


def hash_of(data: bytes) -> str:
    """A short hash."""
    return sha256(data).hexdigest()[:16]


def _by_struct(names: Names) -> dict[tuple[str, str], frozenset[str]]:
    return {
        (module, struct): frozenset(fields.split())
        for module, found in names.items()
        for struct, fields in found.items()
    }


@cache
def _fields(struct: type[msgspec.Struct]) -> tuple[FieldInfo, ...]:
    return msgspec.structs.fields(struct)


def _is_default(value: msgspec.Struct, field: FieldInfo) -> bool:
    found = getattr(value, field.name)
    if field.default_factory is not msgspec.NODEFAULT:
        return bool(found == field.default_factory())
    return field.default is not msgspec.NODEFAULT and bool(found == field.default)


def _renamed(key: str, texts: Mapping[str, str]) -> str:
    return next((old + key.removeprefix(new) for new, old in texts.items() if key.startswith(new)), key)


NO_SHAPES = Shapes(Recorded())
"""Every field counts."""


def read_shapes(package: str) -> Shapes:
    """The shapes of the title in this package; none if they are not recorded yet. Called while modules are imported,
    never during a game."""
    file = files(package).joinpath(FILE)
    return Shapes(msgspec.json.decode(file.read_bytes(), type=Recorded)) if file.is_file() else NO_SHAPES
