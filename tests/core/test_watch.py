"""The watch of a map: what is compared where the rules say what they touch, and where they do not."""

from __future__ import annotations

import msgspec

from engine.core.watch import Fingerprints, Watch, look


class Field(msgspec.Struct):
    """A place with things."""

    things: list[str]


def things_on(field: Field) -> tuple[str, ...]:
    """What lies there."""
    return tuple(field.things)


def watched(sectors: dict[str, Field]) -> tuple[Watch, Fingerprints[Field]]:
    """A watch that has just looked at this map, where seat 0 moves."""
    prints_of = Fingerprints(Field, things_on)
    return look(None, 0, 2, prints_of(sectors)), prints_of


def test_only_what_was_touched_is_looked_at() -> None:
    sectors = {"a": Field([]), "b": Field([])}
    watch, prints_of = watched(sectors)
    sectors["a"].things.append("ship")
    sectors["b"].things.append("ship")
    watch.touch(["b"])
    assert look(watch, 1, 2, *prints_of.since(watch, sectors)).unseen == [[], ["b"]]


def test_of_a_loaded_watch_nothing_is_known_and_all_is_looked_at() -> None:
    sectors = {"a": Field([]), "b": Field([])}
    watch, prints_of = watched(sectors)
    loaded = msgspec.msgpack.decode(msgspec.msgpack.encode(watch), type=Watch)
    assert loaded == watch
    assert loaded.touched is None
    sectors["a"].things.append("ship")
    assert prints_of.since(loaded, sectors) == (prints_of(sectors), None)
    assert prints_of(sectors) != watch.prints


def test_fingerprints_stand_in_the_order_of_the_map() -> None:
    sectors = {"a": Field([])}
    watch, prints_of = watched(sectors)
    watch.touch(["c", "b"])  # `c` was looked for first, and put down last
    sectors |= {"b": Field([]), "c": Field([])}
    prints, changed = prints_of.since(watch, sectors)
    assert list(prints.items()) == list(prints_of(sectors).items())
    assert changed == ["b", "c"]


def test_a_look_that_finds_nothing_new_keeps_what_was_not_seen() -> None:
    sectors = {"a": Field([])}
    watch, prints_of = watched(sectors)
    sectors["a"].things.append("ship")
    watch.touch(["a", "a"])
    watch = look(watch, 1, 2, *prints_of.since(watch, sectors))
    assert (watch.unseen, watch.latest, watch.touched) == ([[], ["a"]], ["a"], [])
    watch = look(watch, None, 2, *prints_of.since(watch, sectors))
    assert (watch.unseen, watch.latest) == ([[], []], [])
