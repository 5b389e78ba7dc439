"""Messages as data: a key of the locale files with its arguments, translated only where a person reads it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec


# Texts, options, events and answers are made in great numbers and never refer back to what holds them: with `gc=False`
# the garbage collector need not look through them.
class Text(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, rename={"key": "k", "args": "a"}):
    """A message to translate.

    `key` names a message of `locales/*/*.ftl`; `args` fill its placeables. An argument may be a Text
    of its own (a card's name) or a list of Texts (joined in the reader's language).
    """

    key: str
    args: dict[str, int | str | Text | list[Text]] = {}

    def __hash__(self) -> int:
        return self.key.__hash__()


def say(key: str, /, **args: int | str | Text | list[Text]) -> Text:
    """Build a Text.

    >>> say("log-step", to="B2")
    Text(key='log-step', args={'to': 'B2'})
    """
    return Text(key, args)


def naming(prefix: str) -> Callable[[str], Text]:
    """A function from the id of a thing to its name, for things of one kind: each has the message `{prefix}-{id}`.

    >>> colour_name = naming("colour")
    >>> colour_name("blue")
    Text(key='colour-blue', args={})
    """

    def name_of(thing: str) -> Text:
        return say(f"{prefix}-{thing}")

    return name_of
