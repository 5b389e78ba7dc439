"""Views: what may be known of a state, as records that do not change."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

V = TypeVar("V", bound=msgspec.Struct)


def view_of(kind: type[V], source: msgspec.Struct, /, **given: Any) -> V:
    """A record of a view: fields that are not given are those of the source with the same names, lists as tuples, and
    dicts copied. What the record does not name stays hidden.

    >>> Pile = msgspec.defstruct("Pile", ["cards", "top"])
    >>> PileView = msgspec.defstruct("PileView", ["cards", "top"], frozen=True)
    >>> view_of(PileView, Pile(["sun", "moon"], "moon"), cards=2)
    PileView(cards=2, top='moon')
    """
    known = {name: _fixed(getattr(source, name)) for name in kind.__struct_fields__ if name not in given}
    return kind(**known, **given)


def _fixed(value: Any) -> Any:
    if type(value) is list:
        return tuple(value)
    return dict(value) if type(value) is dict else value
