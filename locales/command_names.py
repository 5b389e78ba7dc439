"""What commands are called: the keys of their names, and how a text names a command.

A command, a subcommand and an option are named by the messages `name-…`. The names that Discord registers
(`cogs/translator.py`) and those that texts mention (the Fluent function `COMMAND`) are both found here, so they agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence


def name_keys(path: Sequence[str]) -> Iterator[str]:
    """The messages that may name the last word of a path, the one for this place first: for the option `number` of
    `/table move` that is `name-table-move-number`, then `name-number`."""
    if len(path) > 1:
        yield "-".join(("name", *path))
    yield f"name-{path[-1]}"


def command_shown(line: str, said: Callable[[str], str | None]) -> str:
    """A command as a client shows it. `line`: its English names, with options if any, their values optional
    (`table move number:`, `x new computer:normal`; `… new` for that of any title, with `any-game` for its name).
    `said`: the message with this key in the client's language, None if there is none; a word without a message stays
    as it is."""

    def name(path: Sequence[str]) -> str:
        if path == ["…"]:
            return said("any-game") or "…"
        return next((found for key in name_keys(path) if (found := said(key)) is not None), path[-1])

    words = line.split()
    path = [word for word in words if ":" not in word]
    shown = [name(path[: i + 1]) for i in range(len(path))]
    for word in words[len(path) :]:
        option, _, value = word.partition(":")
        shown.append(f"{name([*path, option])}:{said(f'choice-{value}') or value}")
    return "/" + " ".join(shown)
