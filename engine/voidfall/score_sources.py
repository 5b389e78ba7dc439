"""What the Influence of a game was for. The state keeps only the sum; the log has told of every part of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core.text import Text, say
from engine.core.title import ScoreSource, Told
from engine.voidfall.components import parts
from engine.voidfall.constants import START_INFLUENCE
from engine.voidfall.names import event_name
from engine.voidfall.state import State

KINDS = ("start", "glory", "agendas", "events", "technologies", "overproduction", "others", "upkeep", "crises")
"""The rows, from the top."""
PLAIN = {
    "vf-log-overproduce": "overproduction",
    "vf-log-technology": "technologies",
    "vf-log-improved-gained": "technologies",
}
"""What plain Influence is for: by the line before it, which has named that."""
LOST = {"vf-log-upkeep": "lost", "vf-log-upkeep-none": "lost", "vf-log-row-unpaid": "influence"}
"""Lines about something else that has cost Influence, and the argument that says how much."""


def sources(st: State, told: Sequence[Told]) -> tuple[ScoreSource, ...]:
    """By kind and seat. Those of which nobody has had any are left out."""
    found = {kind: [0] * len(st.players) for kind in KINDS}
    found["start"] = [START_INFLUENCE] * len(st.players)
    before = ""
    for seat, text in told:
        kind, points = influence_moved(text, before)
        before = text.key
        if seat is not None and points:
            found[kind][seat] += points
    return tuple(ScoreSource(say(f"vf-from-{kind}"), tuple(points)) for kind, points in found.items() if any(points))


def influence_moved(text: Text, before: str) -> tuple[str, int]:
    """For what a line of the log has moved Influence, and by how much. `before`: the key of the line before it."""
    key, args = text.key, text.args
    if key in LOST:
        return "upkeep" if LOST[key] == "lost" else "crises", -number(args.get(LOST[key]))
    match key:
        case "vf-log-invasion-influence":
            return "glory", number(args["n"])
        case "vf-log-influence-gained":
            return PLAIN.get(before, "others"), number(args["n"])
        case "vf-log-influence-lost":
            return "others", -number(args["n"])
        case "vf-log-influence-gained-for" | "vf-log-influence-lost-for":
            sign = 1 if key.endswith("gained-for") else -1
            return "events" if args["source"] in event_names() else "agendas", sign * number(args["n"])
    return "others", 0


@cache
def event_names() -> frozenset[Text]:
    """What the galactic events are called."""
    return frozenset(map(event_name, parts().events))


def number(value: object) -> int:
    """An argument of a text that is a number."""
    return value if isinstance(value, int) else 0
