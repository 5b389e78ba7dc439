"""Words and lists from which texts are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from engine.core.text import Text, naming, say
from engine.voidfall.vocabulary.terms import Guild, Installation, Resource
from engine.voidfall.vocabulary.terms import Resources as Amounts

Arg: TypeAlias = int | str | Text | list[Text]
NONE = ""
"""An argument that adds nothing to its message."""


def kind_of(record: msgspec.Struct) -> str:
    """The kind of a record as its data and messages name it: `gain-influence-per`."""
    return str(record.__struct_config__.tag).replace("_", "-")


def record_text(group: str, record: msgspec.Struct, variant: str = "", /, **args: Arg) -> Text:
    """The message of a record, or one of its variants: `vf-effect-gain-agenda-top`."""
    return say(f"vf-{group}-{kind_of(record)}{variant}", **args)


def fields_said(record: msgspec.Struct) -> dict[str, Arg]:
    """What the fields of a record are called in its message.

    Things have the names of their fields, an only number is `n`, a count is told as "for each". Of a place or a switch
    nothing is said: records with such fields find their own words.
    """
    given = {name: getattr(record, name) for name in record.__struct_fields__}
    numbers = [name for name, value in given.items() if type(value) is int]
    said: dict[str, Arg] = {}
    for name, value in given.items():
        if name in numbers:
            said["n" if len(numbers) == 1 else name] = value
        elif name in _THINGS:
            said[name] = _THINGS[name](value)
        elif isinstance(value, Amounts):
            said["resources" if name == "amount" else name] = amounts(value)
        elif name == "count":
            said["each"] = value.each_text()
        elif name == "cost":
            said[name] = clauses_text([part.text() for part in value])
        elif isinstance(value, msgspec.Struct):
            said[name] = value.text()  # type: ignore[attr-defined]  # a record, too
    return said


def joined(key: str, parts: Sequence[Text]) -> Text:
    """Parts in one phrase: the message combines `first` and `then`, beginning with the first two."""
    whole, *others = parts
    for part in others:
        whole = say(key, first=whole, then=part)
    return whole


def list_text(parts: Sequence[Text]) -> Text:
    """`a, b and c`."""
    return _listed("vf-list-and", parts)


def clauses_text(parts: Sequence[Text]) -> Text:
    """`a, b and c` of things that are done, or of features, which some languages join with another sign than things."""
    return _listed("vf-list-clauses", parts)


def names_text(parts: Sequence[Text]) -> Text:
    """`a, b and c` of quoted names of cards, which some languages set without a sign between them."""
    *first, last = parts
    return say("vf-list-names", first=joined("vf-list-names-more", first), last=last) if first else last


def alternatives(parts: Sequence[Text]) -> Text:
    """`a, b or c`."""
    return _listed("vf-list-or", parts)


def _listed(key: str, parts: Sequence[Text]) -> Text:
    *first, last = parts
    return say(key, first=first, last=last) if first else last


def sentences(parts: Sequence[Text]) -> Text:
    """Sentences one after the other."""
    return joined("vf-sentences", parts)


def lines(parts: Sequence[Text]) -> Text:
    """One below the other."""
    return joined("vf-lines", parts)


def count_text(count: int, *, up_to: bool) -> Text:
    """`2`, or `up to 2`."""
    return say("vf-up-to" if up_to else "vf-number", n=count)


def resource_name(resource: Resource, count: int = 2) -> Text:
    """`Credits`; for one of it `Credit`."""
    return say(f"vf-resource-{resource}", n=count)


def amount(resource: Resource, count: int) -> Text:
    """`2 Credits`."""
    return say("vf-amount", n=count, resource=resource_name(resource, count))


def amount_short(resource: Resource, count: int) -> Text:
    """`2 Credits` beside the name of an action, where some languages leave out the measure word."""
    return say("vf-amount-short", n=count, resource=resource_name(resource, count))


def amounts(resources: Amounts) -> Text:
    """`2 Food and 1 Credit`."""
    return list_text([amount(resource, count) for resource, count in resources])


def guilds(kinds: Sequence[Guild], count: int) -> Text:
    """`Farmers' or Miners' Guilds`; without kinds `Guilds`."""
    if not kinds:
        return say("vf-guilds", n=count)
    return say("vf-guilds-of", n=count, kinds=alternatives([say(f"vf-guild-of-{kind}") for kind in kinds]))


def installations(kinds: Sequence[Installation], count: int) -> Text:
    """`Shipyards or Starbases`; without kinds `Installations`."""
    if not kinds:
        return say("vf-installations", n=count)
    return alternatives([say(f"vf-installation-{kind}", n=count) for kind in kinds])


fleet_name = naming("vf-fleet")
"""A Fleet type."""


def quoted(name: Text) -> Text:
    """A name in the quotation marks that some languages set around it within a sentence."""
    return say("vf-quoted", name=name)


agenda_type_name = naming("vf-agenda-type")
"""A type of Agenda."""
focus_type_name = naming("vf-focus-type")
"""A type of Focus."""
crisis_type_name = naming("vf-crisis-type")
"""A type of Crisis."""


_THINGS: dict[str, Callable[[Any], Text]] = {
    "fleet": fleet_name,
    "guild": lambda guild: guilds((guild,), 1),
    "installation": lambda installation: installations((installation,), 1),
    "resource": resource_name,
    "resources": lambda resources: list_text([resource_name(each) for each in resources]),
}
"""The words for what a field of a record names."""
