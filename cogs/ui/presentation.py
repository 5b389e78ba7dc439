"""What a title adds to the common screens. The defaults do for any title; a title overrides what it can say better.

Pictures, cards, hands and things that lie on the table are optional: a title that declares none is told in words.
Titles with hands of cards begin with `CardPresentation` (`card_presentation.py`).
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.core.decision import Ask, Option
from engine.core.posting import Posting
from engine.core.session import Session
from engine.core.text import Text, say
from engine.core.title import Meta, Setup, Title
from locales import message, translate
from tables.records import Look, TableInfo

BRASS = 0xC9A24B
OF_THE_BOARD = frozenset({"panel", "change"})
"""Pictures in whose place the board itself will do."""
MOST_BLANKS = 20
"""Fresh tables kept for pictures of cards, one for each choice of options."""


@dataclass(frozen=True)
class CardFace:
    """A card as a person reads it: its id, name, what it costs or is (may be empty), what it does."""

    id: str
    name: Text
    facts: Text | None
    text: Text


@dataclass(frozen=True)
class Page:
    """A picture that people may ask for: its name (one of the title's pictures), what its button says."""

    name: str
    label: Text
    emoji: str = "🔭"


@dataclass(frozen=True)
class Section:
    """Options that stand together on a panel, where a title lays it out itself.

    `lines`: each with its words beside its button; `buttons`; `menu`: one of them at a time; `each`: any number at
    once, given as answers one after the other.
    """

    form: Literal["lines", "buttons", "menu", "each"]
    options: tuple[Option, ...]
    head: str = ""
    details: dict[str, str] = field(default_factory=dict)
    """Words for an option's key in place of its own detail."""
    good: frozenset[str] = frozenset()
    """Keys that stand out."""
    hint: str = ""
    """The message that a menu says while nothing is chosen."""
    then: str = ""
    """The key that answers the next question at once, where it is possible there and not asked back."""


class Presentation:
    """How a title shows itself in Discord."""

    pictures: frozenset[str] = frozenset()
    """What the title's painter draws: of `board`, `panel` (the board with what is possible marked), `change` (before
    and after), `hand`, `card` and `posting` (one of either, named in `Scene.card`) those that it has, and `pages` of
    the title's own. Empty: the title has no pictures."""
    hands = False
    """Whether seats hold something in hand that they alone see."""
    finals: tuple[str, ...] = ("end", "pass")
    """Keys that end the turn; they stand in the last row and ask back while something else is possible."""
    headings: dict[str, str] = {}
    """Verb of an option key -> message that stands above these options."""
    numbered = True
    """Options with a place have a number on the picture and on their button; otherwise the place itself is said."""
    names_places = False
    """The picture says at every place how it is called; elsewhere marks say it where they have no number."""
    leaves_trail = True
    """Whether older messages of the table stay as lines of what happened when a new one calls somebody. Not where talk
    calls people several times a turn: there the log has it all."""
    alike: frozenset[str] = frozenset()
    """Verbs of option keys: where one answer is chosen, options of these that read the same stand there once."""
    rules: tuple[str, ...] = ()
    """Messages of the short rules, in order."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self._blanks: dict[Any, Any] = {}

    @property
    def meta(self) -> Meta:
        """What the title says of itself."""
        return self.title.meta

    @property
    def id(self) -> str:
        """The title's id."""
        return self.title.meta.id

    @property
    def name(self) -> Text:
        """The title's name."""
        return say(self.meta.key("name"))

    def accent(self, view: Any) -> int:
        """The colour at the edge of messages."""
        return BRASS

    def summary(self, view: Any, language: str) -> list[str]:
        """The running turn in a line or two, for the panel."""
        return []

    def status(self, view: Any, language: str) -> list[str]:
        """How things stand in a line or two, for the public message."""
        return []

    # -- pictures ----------------------------------------------------------------------------------------------------

    def pages(self, info: TableInfo) -> tuple[Page, ...]:
        """The pictures of this table that people may ask for, the most telling first."""
        return (Page("board", say("button-board")),) if "board" in self.pictures else ()

    def picture(self, name: str) -> str | None:
        """The picture to draw where this one is wanted; None: none."""
        if name in self.pictures:
            return name
        return "board" if name in OF_THE_BOARD and "board" in self.pictures else None

    def panel_picture(self, ask: Ask, view: Any) -> str:
        """The picture above a question."""
        return "panel"

    def drawn(self, view: Any, picture: str) -> Any:
        """The view as far as this picture shows it: where nothing of that has changed, it is not drawn again."""
        return view

    # -- hands and cards ---------------------------------------------------------------------------------------------

    def held(self, view: Any) -> list[str]:
        """The cards that the seat holds, by id, from left to right; each copy by itself."""
        return []

    def held_lines(self, view: Any, language: str) -> list[str]:
        """What the seat holds in hand, a line each."""
        return []

    def cards(self, view: Any = None) -> dict[str, CardFace]:
        """Every card there is, by id, with its words as the table that is viewed plays it (None: as is usual)."""
        return {}

    def idle(self, look: Look, language: str) -> str:
        """A line about what is held and cannot be used now."""
        return ""

    def blank(self, options: dict[str, bool | int | str] | None = None) -> Any:
        """A fresh table with these options (None: the usual ones) as onlookers see it, for what shows no game (a single
        card)."""
        settled = self.title.meta.settle_options(options or {})
        key = tuple(settled.items())
        if key not in self._blanks:
            if len(self._blanks) >= MOST_BLANKS:
                self._blanks.clear()
            setup = Setup(self.title.meta.least_players, settled)
            self._blanks[key] = Session.begin(self.title, setup, "blank").view(None)
        return self._blanks[key]

    def rules_in_short(self, options: dict[str, bool | int | str] | None, language: str) -> list[str]:
        """The short rules of a table with these options: each of them fills the placeable that is called like it."""
        settled = self.title.meta.settle_options(options or {})
        given = {name: value if isinstance(value, str) else int(value) for name, value in settled.items()}
        return [message(key, language, **given) for key in self.rules]

    def seat(self, seat: int) -> Text:
        """What a seat is called."""
        return self.meta.seat(seat)

    def heading(self, verb: str) -> Text | None:
        """What stands above the options of this verb."""
        key = self.headings.get(verb)
        return None if key is None else say(key)

    def posting_lines(self, posting: Posting, view: Any, language: str) -> list[str]:
        """What something on the table is about."""
        return [translate(posting.terms, language)]

    def posting_buttons(
        self, posting: Posting, people: Set[int]
    ) -> tuple[tuple[str, Literal["good", "plain", "main"], str], ...]:
        """Its buttons, as far as one of the seats of people may press them: the verb of the option key (`accept` for
        `accept:3`), the style, the emoji."""
        return ()

    def instead(self, verb: str) -> tuple[str, ...]:
        """Verbs that such a button stands for as well, where its own is not possible."""
        return ()

    def why_not(self, verb: str, posting: Posting, look: Look) -> Text:
        """Why the seat that looks cannot do this with it now."""
        return say("error-deal-not-now", number=posting.number)

    def panel_title(self, ask: Ask, view: Any) -> str:
        """The message at the head of the panel of who is asked. An optional question comes in another seat's turn,
        unless the title knows better."""
        return "panel-title-may" if ask.optional else "panel-title"

    def awaited(self, view: Any, seat: int) -> Text | None:
        """What a seat is waited for with, where that is not simply its move."""
        return None

    def shown(self, view: Any) -> list[tuple[int, str]]:
        """Cards of others that were shown to the seat that looks: whose, and which."""
        return []

    def sections(self, ask: Ask, view: Any, language: str) -> list[Section] | None:
        """The options of a question, laid out. None: as for any title."""
        return None

    def is_final(self, option: Option) -> bool:
        """Whether this option ends the turn."""
        return option.key in self.finals

    def starts_turn(self, ask: Ask) -> bool:
        """Whether this question begins something new, as a new clause of a typed line does."""
        return any(self.is_final(option) for option in ask.options)

    def still_possible(self, ask: Ask) -> list[Option]:
        """What one would give up by ending the turn now."""
        return [option for option in ask.options if not self.is_final(option)]


def verbs_of(ask: Ask) -> frozenset[str]:
    """The verbs of the options' keys; "" stands for keys without one."""
    return frozenset(option.key.partition(":")[0] if ":" in option.key else "" for option in ask.options)


def join(items: list[str], language: str) -> str:
    """A list in the reader's language."""
    return ("、" if language.startswith("zh") else ", ").join(items)
