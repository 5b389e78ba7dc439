"""English counts: a noun behind a number has a form for one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from engine.titles import TITLES
from locales import message
from tests.declared import declared

ENGLISH = Path(__file__).resolve().parents[2] / "locales" / "en"
WORDS = {
    *(
        "amount",
        "attacker",
        "by",
        "card",
        "cards",
        "colour",
        "crisis",
        "fleet",
        "game",
        "guest",
        "guild",
        "here",
        "held",
    ),
    *(
        "host",
        "house",
        "installation",
        "name",
        "names",
        "newcomer",
        "now",
        "part",
        "place",
        "planet",
        "player1",
        "rival",
    ),
    *("scenario", "seat", "sector", "ship", "ships", "side", "sides", "since", "then", "there", "tile", "to", "track"),
    *("version", "what", "who", "category", "places", "types", "giver", "skill", "resources", "cubes", "type"),
}
"""Variables that are words, so that what follows is a verb. All others are numbers."""
NO_NOUN = re.compile(
    r"(?:and|or)\b"
    r"|(?:\w+ ){0,2}?(?:as|its|this|less|minus|across|ms|materials"
    r"|is|was|has|does|goes|comes|asks|begins|passes|wants|costs|needs|fits)\b"
)
"""What ends in s behind a number and is no plural: what is joined to it, other words, units, a noun that has no
singular, verbs."""
NOUN = re.compile(r" ((?:[a-z-]+ ){0,2}?[A-Za-z]{2,}s)\b(?!’|')")
_LIMIT = "a limit of ours above one"
_SEVERAL = "said of several only"
ALLOWED = {
    "error-invite-pace": _LIMIT,
    "error-swap-pace": _LIMIT,
    "error-word-long": _LIMIT,
    "error-queue-long": _LIMIT,
    "error-line-too-long": _LIMIT,
    "error-notes-many": _LIMIT,
    "error-pause-date": _LIMIT,
    "game-players": "the end of a range",
    "game-length": "the end of a range",
    "lesson-offer": "a lesson has several steps",
    "verify-steps-older": "more than the first of them",
    "cards-found": _SEVERAL,
    "table-log-undo-times": _SEVERAL,
    "error-wrong-count": "the form for one is chosen by the least number",
}
"""Messages whose number is never one, or does not count, with the reason. Those of a title are declared by it."""


def plurals_without_choice() -> Iterator[tuple[str, str]]:
    """The messages with a plural behind a number that is not chosen by this number."""
    for path in sorted(ENGLISH.rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield from ((entry.id.name, found) for found in _in_pattern(entry.value, frozenset()))


def _in_pattern(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[str]:
    for i, element in enumerate(pattern.elements):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            by = {expression.selector.id.name} if isinstance(expression.selector, ast.VariableReference) else set()
            for variant in expression.variants:
                yield from _in_pattern(variant.value, chosen | by)
        elif isinstance(expression, ast.VariableReference):
            after = pattern.elements[i + 1] if i + 1 < len(pattern.elements) else None
            found = NOUN.match(after.value) if isinstance(after, ast.TextElement) else None
            name = expression.id.name
            if found and name not in chosen | WORDS and not NO_NOUN.match(found[1]):
                yield f"${name} {found[1]}"


def allowed() -> frozenset[str]:
    """The messages that need no form for one."""
    return frozenset(ALLOWED).union(*(declared(title).never_one for title in TITLES))


def test_a_counted_noun_has_a_form_for_one() -> None:
    found = [(key, noun) for key, noun in plurals_without_choice() if key not in allowed()]
    assert found == [], "write the form for one, or say in `never_one` of the title's declared.py why there is none"


def test_what_is_allowed_is_there() -> None:
    assert allowed() <= {key for key, _ in plurals_without_choice()}


def test_one_and_several_read_as_people_say_it() -> None:
    assert message("vf-pic-rounds", "en", count=1) == "1 round"
    assert message("vf-pic-rounds", "en", count=3) == "3 rounds"
    assert message("an-log-fees", "en", side="Ada", count=1) == "Ada draws a mercenary for having helped."
    assert message("sol-power-hand-size", "en", amount=4) == "a hand of 4 cards"
    assert message("clock-minutes", "en", minutes=1) == "1 minute"
