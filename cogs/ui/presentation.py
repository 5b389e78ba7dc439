"""What a title adds to the common screens. The defaults work for any title; a title overrides what it can express
better.

Pictures, cards, hands and postings are optional: a title without pictures is shown as text. Titles with hands of cards
derive from `CardPresentation` (`card_presentation.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from cogs.ui.rulings import Ruling, read_rulings, resolve_groups
from engine.core.chance import deal_seed
from engine.core.decision import Ask, Option, Step
from engine.core.posting import Posting
from engine.core.session import Session
from engine.core.text import Text, say
from engine.core.title import Meta, Setup, Title
from locales import message, translate
from render.kit.palette import Person
from tables.records import LogLine, Look, OptionValue, TableInfo

V = TypeVar("V", bound=msgspec.Struct)
"""What a seat sees of a game of the title."""
BRASS = 0xC9A24B
OF_THE_BOARD = frozenset({"panel", "change"})
"""Pictures that the board itself may replace."""
PAGE_BUTTONS = 5
MOST_BLANKS = 20
"""The number of cached fresh tables for pictures of cards, one for each choice of options."""


@dataclass(frozen=True)
class CardFace:
    """A component as text: its id, name, what it costs or is (may be empty), what it does.

    `kind`: what sort of thing it is; `called`: codes, letters and names by which it is found besides; `drawn`: whether
    the title's painter has a picture of it; `sections`: those of the rules that tell of it, besides the sections that
    tell the same rules as its rulings; `supply`: how many of it there are, told on its own page.
    """

    id: str
    name: Text
    facts: Text | None
    text: Text
    kind: Text | None = None
    called: tuple[Text | str, ...] = ()
    drawn: bool = True
    sections: tuple[str, ...] = ()
    supply: Text | None = None

    def __hash__(self) -> int:
        """Of its id: all components are looked at whenever somebody types a letter, and their texts are long."""
        return hash(self.id)


@dataclass(frozen=True)
class Page:
    """A picture that people may ask for: its name (one of the title's pictures), the label of its button, and what it
    shows, if that needs a word."""

    name: str
    label: Text
    emoji: str = "🔭"
    about: Text | None = None


class Beside(str):
    """A line of a panel's summary that is good to know but that no answer needs. Where the answers would not be on the
    first screen of a phone, it stands below them."""


@dataclass(frozen=True)
class ReadFirst:
    """The page of an answer that is chosen there: the id of a component whose picture is on it, its lines, and further
    lines below headings."""

    card: str
    lines: tuple[Text, ...]
    parts: tuple[tuple[Text, tuple[Text, ...]], ...] = ()


@dataclass(frozen=True)
class FormPart:
    """A part of a form that answers the question after that of the form: its label, and the answers by their keys.
    `habit`: the name of the standing answer that is laid down instead, where that question comes later."""

    label: Text
    answers: tuple[tuple[str, Text], ...]
    habit: str = ""


@dataclass(frozen=True)
class AnswerForm:
    """A form that answers a question with options of one verb: its title, the labels of the parts of an answer, and how
    many answers it takes one after the other. `then`: what is answered with it, in forms of a single answer; where a
    form has such a part, nothing is read on a page of its own before. `few`: it is offered however few answers there
    are."""

    verb: str
    title: Text
    parts: tuple[Text, ...]
    most: int = 1
    then: FormPart | None = None
    few: bool = False


@dataclass(frozen=True)
class AtOnce:
    """A menu below a question of which each choice is an answer together with those to the questions that follow: the
    keys one after the other, its name, and what it brings. `hint`: what the menu is for."""

    hint: Text
    choices: tuple[tuple[tuple[str, ...], Text, Text | None], ...]


@dataclass(frozen=True)
class Section:
    """Options that stand together on a panel, if the title lays it out itself.

    `lines`: each with a text beside its button; `buttons`; `menu`: one of them at a time; `each`: any number at once,
    given as answers one after the other.
    """

    form: Literal["lines", "buttons", "menu", "each"]
    options: tuple[Option, ...]
    head: str = ""
    details: dict[str, str] = field(default_factory=dict)
    """Texts by option key, replacing the option's own detail."""
    brief: dict[str, Text] = field(default_factory=dict)
    """Labels by option key of buttons beside such a text, in place of the option's own."""
    good: frozenset[str] = frozenset()
    """Keys that are highlighted."""
    hint: str = ""
    """The placeholder of the menu while nothing is chosen ("": the usual text)."""
    then: str = ""
    """The key that answers the next question at once, if it is possible there and needs no confirmation."""


class TitlePresentation(Generic[V]):
    """How a title appears in Discord."""

    pictures: frozenset[str] = frozenset()
    """What the title's painter draws: those it has of `board`, `panel` (the board with the options marked), `change`
    (before and after), `chapter` (the same of a chapter, whose message stays), `hand`, `card` and `posting` (a single
    one, named in `Scene.card`), and `pages` of the title's own. Empty: the title has no pictures."""
    legend_pictures = 1
    """On how many pictures the legend is: what the signs of all others mean."""
    people: tuple[Person, ...] = ()
    """The marks of the seats on the pictures of the title, where they are not the usual ones."""
    hands = False
    """Whether seats have a hand that they alone see: what is in it say `held_cards` and `held_lines`."""
    begins_empty = ""
    """The message of an empty hand, of titles in which seats begin with nothing in hand: no direct message is begun for
    that alone, and none says it."""
    hand_button = ("button-hand", "🃏")
    """The message of the button that shows it, and its emoji."""
    finals: tuple[str, ...] = ("end", "pass")
    """Keys that end the turn. They are in the last row and need confirmation while something else is possible."""
    tells_unused: frozenset[str] = frozenset()
    """Messages of details that say what the end of a turn leaves unused: where that is asked back, the warning says it
    instead."""
    headings: dict[str, str] = {}
    """Verb of an option key -> message above these options."""
    numbered = True
    """Options with a place have a number on the picture and on their button; otherwise the place itself is named."""
    names_places = False
    """The picture names every place; otherwise marks show the name where they have no number."""
    leaves_trail = True
    """Whether older messages of the table keep their log lines when a new one calls somebody. Not for titles where talk
    calls people several times a turn: there the log is enough."""
    gathers: Mapping[str, tuple[str, str]] = {}
    """Log messages that are combined if several in a row differ in only one argument: the key -> the message for
    several, and the argument that lists their values. If the single message does not have this argument, it is their
    number. Without an argument they are combined whatever they say, as their number `times`."""
    continues: Mapping[tuple[str, str], str] = {}
    """Two log messages of which the second goes on with the first, with the same arguments where both have them -> the
    message for both, which may be gone on with in turn."""
    opens_line: frozenset[str] = frozenset()
    """Log messages that begin a line of their own: a new turn or phase is not told as a part of the action before."""
    told_elsewhere: frozenset[str] = frozenset()
    """Log messages of details that a message or picture of their own has; besides, only the log itself has them."""
    told_beside: frozenset[str] = frozenset()
    """Log messages of what a message that stays in the channel tells (a battle, a chapter): not once more below the
    board."""
    told_of_chapter: frozenset[str] = frozenset()
    """Log messages of what `chapter_lines` tell: not once more below them."""
    told_of_turn: frozenset[str] = frozenset()
    """Log messages of whose turn begins: while nothing has happened in it, the head of the message says it."""
    told_of_state: frozenset[str] = frozenset()
    """What others have done to a seat (`Planning.intrusions`) that its panel tells anyway."""
    lesser: frozenset[str] = frozenset()
    """Keys of options that stand back beside the others of their question: their buttons are grey."""
    any_time: frozenset[str] = frozenset()
    """Those of `asides` that are never what a question is about: where only they are left, the end of the turn is the
    main answer."""
    asides: tuple[str, ...] = ()
    """Keys of steps that stand apart, after the others and in this order: what is done besides."""
    alike: frozenset[str] = frozenset()
    """Verbs of option keys: if one answer is chosen, options of these verbs with the same text are shown once."""
    rules: tuple[str, ...] = ()
    """Messages of the short rules, in order."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self._blanks: dict[tuple[tuple[str, OptionValue], ...], V] = {}
        self._cover: V | None = None

    @property
    def meta(self) -> Meta:
        """The title's Meta."""
        return self.title.meta

    @property
    def id(self) -> str:
        """The title's id."""
        return self.title.meta.id

    @property
    def name(self) -> Text:
        """The title's name."""
        return say(self.meta.key("name"))

    def accent(self, view: V | None) -> int:
        """The colour at the edge of messages."""
        return BRASS

    def summary(self, view: V, language: str) -> list[str]:
        """The running turn in a line or two, for the panel; `Beside` those that no answer needs."""
        return []

    def guide(self, ask: Ask, view: V) -> Text | None:
        """A word about a question for those who play for the first time, below it; None: nothing is explained."""
        return None

    def status(self, view: V, language: str) -> list[str]:
        """The state of the game in a line or two, for the public message."""
        return []

    def chapter_lines(self, before: V, after: V, language: str) -> list[str]:
        """What a chapter of the game has brought, from the views of its beginning and its end. Its title is the message
        `chapter` with the `number`."""
        return []

    # -- pictures ----------------------------------------------------------------------------------------------------

    def told_by_picture(self, ask: Ask, view: V, path: tuple[str, ...] = ()) -> frozenset[str]:
        """Keys of options that the picture above the question (above the page after the steps of `path`) shows with all
        that they do: their buttons have only a name (`name_on_button`)."""
        return frozenset()

    def name_on_button(self, option: Option) -> Text:
        """What such an option is called beside the picture."""
        return option.label

    def pages(self, info: TableInfo) -> tuple[Page, ...]:
        """The pictures of this table that people may ask for, the most useful first."""
        board = (Page("board", say("button-board")),) if "board" in self.pictures else ()
        return (*board, Page("legend", say("button-legend"), "🔎")) if "legend" in self.pictures else board

    def page_buttons(self, info: TableInfo) -> int:
        """How many of these pages have a button of their own; the others stand in a menu."""
        return PAGE_BUTTONS

    def picture(self, name: str) -> str | None:
        """The picture to draw where this one is wanted (a page's name may say more after a colon); None: none."""
        if name in self.pictures or name.partition(":")[0] in self.pictures:
            return name
        return "board" if name in OF_THE_BOARD and "board" in self.pictures else None

    def panel_picture(self, ask: Ask, view: V, path: tuple[str, ...] = ()) -> str:
        """The picture above a question. `path`: the steps chosen on the way to an answer."""
        return "panel"

    def panel_pictures(self, ask: Ask, view: V, path: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The pictures of a question, one below the other, where a single one would be too small to read."""
        return (self.panel_picture(ask, view, path),)

    def in_parts(self, name: str, view: V) -> tuple[str, ...]:
        """The pictures of which this one consists, one below the other, where a single one would be too small to read:
        names that the painter knows."""
        if name == "legend" and self.legend_pictures > 1:
            return tuple(f"legend:/{number}" for number in range(self.legend_pictures))
        return (name,)

    def is_first_board(self, view: V) -> bool:
        """Whether this is a board of the first round: below it stands the legend for those who are new to the title."""
        return False

    def goes_on_after(self, option: Option) -> bool:
        """Whether what is laid down together with this answer (`OrderKind.beside`) can do anything after it."""
        return True

    def opens(self, step: Step) -> bool:
        """Whether what this step leads to stands beside the other steps at once, where that is not much."""
        return False

    def reads_on(self, ask: Ask, path: tuple[str, ...] = ()) -> bool:
        """Whether the pictures only go on about what the answers say already: they stand below these."""
        return False

    def trim_view(self, view: V, picture: str) -> object:
        """The part of the view that this picture shows. If that has not changed, the picture is not drawn again."""
        return view

    # -- hands and cards ---------------------------------------------------------------------------------------------

    def held_cards(self, view: V) -> list[str]:
        """The ids of the cards (or of what else people look up) in the seat's hand, from left to right, one for each
        copy. While there are none, no panel has a button for the hand, and no picture of it is drawn."""
        return []

    def held_lines(self, view: V, language: str) -> list[str]:
        """What the seat holds, a line each."""
        return []

    def read_first(self, key: str) -> ReadFirst | None:
        """What is read on a page of its own before this answer is given; None for most answers."""
        return None

    def cards(self, view: V | None = None) -> dict[str, CardFace]:
        """Every component that people may look up, by id, with its text under the options of the table in view (None:
        the usual ones)."""
        return {}

    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings that concern components: those of `data/rulings.json` in the package of the presentation."""
        return resolve_groups(read_rulings(type(self).__module__.rpartition(".")[0]), self.ruling_groups())

    def ruling_groups(self) -> Mapping[str, Iterable[str]]:
        """The ids of the components of each group that a ruling may name with `@` before it."""
        return {}

    def says_idle(self, ask: Ask) -> bool:
        """Whether a panel with this question has that line: where something ends the turn."""
        return any(self.is_final(option) for option in ask.options)

    def describe_idle(self, look: Look, language: str) -> str:
        """A line about what is held and cannot be used now."""
        return ""

    def fresh_view(self, options: dict[str, OptionValue] | None = None) -> V:
        """A fresh table with these options (None: the usual ones) as onlookers see it, for pictures outside a game (a
        single card)."""
        settled = self.title.meta.settle_options(options or {})
        key = tuple(settled.items())
        if key not in self._blanks:
            if len(self._blanks) >= MOST_BLANKS:
                self._blanks.clear()
            setup = Setup(self.title.meta.least_players, settled)
            self._blanks[key] = Session.begin(self.title, setup, "blank").view(None)
        return self._blanks[key]

    def is_for_one(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether a game with these options is for one person, so that nobody else is waited for before it begins."""
        return self.meta.most_players == 1

    def offers(self, option: str, value: OptionValue, options: Mapping[str, OptionValue]) -> bool:
        """Whether the menu of a table option has this value beside the present options; all can be typed."""
        return True

    def value_note(self, option: str, value: OptionValue, language: str) -> str:
        """What stands beside the value of a table option in its menu if no message explains it."""
        return ""

    def open_questions(self) -> list[Text]:
        """What the sources of the rules leave open or answer differently, each as it is played here."""
        return []

    def cover(self) -> V:
        """A position of the title as onlookers see it, for a picture that shows what the game looks like: the end of
        the lesson, else a fresh table."""
        lesson = self.title.lesson
        if lesson is None:
            return self.fresh_view()
        if self._cover is None:
            setup = Setup(lesson.seats, self.title.meta.settle_options(dict(lesson.options)))
            session = Session.begin(self.title, setup, deal_seed(lesson.seed, ()))
            for move in lesson.moves:
                session.submit(move.seat, move.keys)
            self._cover = session.view(None)
        return self._cover

    def rules_in_short(self, options: dict[str, OptionValue] | None, language: str) -> list[str]:
        """The short rules of a table with these options. Each option fills the placeable of the same name."""
        settled = self.title.meta.settle_options(options or {})
        given = {name: value if isinstance(value, str) else int(value) for name, value in settled.items()}
        return [message(key, language, **given) for key in self.rules]

    def seat(self, seat: int) -> Text:
        """The name of a seat."""
        return self.meta.seat(seat)

    def is_on_picture(self, option: Option) -> bool:
        """Whether the picture of the panel shows the place of an option that has one."""
        return True

    def tell_whole(self, lines: list[LogLine]) -> list[LogLine]:
        """The news, in which a line stands for all that belongs together, so that it is never cut in between."""
        return lines

    def shown_as(self, option: Option) -> Option:
        """The option as a panel shows it; of a verb in `alike` those that read the same then are one."""
        return option

    def loss(self, option: Option) -> int:
        """What an option costs, by which those of a kind are sorted, the least first; equal ones stay in the order of
        the rules."""
        return 0

    def place(self, option: Option, language: str) -> str:
        """What the numbered button of a place says of it."""
        return (option.at or "").upper()

    def heading(self, verb: str) -> Text | None:
        """The heading of the options of this verb."""
        key = self.headings.get(verb)
        return None if key is None else say(key)

    def posting_lines(self, posting: Posting, view: V, language: str) -> list[str]:
        """The content of a posting."""
        return [translate(posting.terms, language)]

    def posting_buttons(
        self, posting: Posting, people: Set[int]
    ) -> tuple[tuple[str, Literal["good", "plain", "main"], str], ...]:
        """Its buttons, of those that one of the people's seats may press: the verb of the option key (`accept` for
        `accept:3`), the style, the emoji."""
        return ()

    def is_told_by(self, posting: Posting, line: LogLine) -> bool:
        """Whether a posting on the table's message tells what this line of the log says."""
        return False

    def verbs_meant(self, verb: str) -> tuple[str, ...]:
        """Verbs that such a button may also mean, if its own is not possible."""
        return ()

    def why_not(self, verb: str, posting: Posting, look: Look) -> Text:
        """Why the viewing seat cannot do this with the posting now."""
        return say("error-posting-not-now", number=posting.number)

    def whose_turn(self, view: V) -> int | None:
        """Whose turn it is while others may be asked something, too. None: nobody's, or that of whoever is asked."""
        return None

    def panel_title(self, ask: Ask, view: V) -> str:
        """The title of the panel of the asked seat. By default an optional question is asked in another seat's turn."""
        if ask.optional:
            return "panel-title-may"
        return "panel-title" if self.whose_turn(view) in (None, ask.seat) else "panel-title-asked"

    def describe_awaited(self, view: V, seat: int) -> Text | None:
        """What a seat is waited for with, if that is not simply its move."""
        return None

    def cards_shown(self, view: V) -> list[tuple[int, str]]:
        """Cards of others that were shown to the viewing seat: whose, and which."""
        return []

    def sections(self, ask: Ask, view: V, language: str) -> list[Section] | None:
        """The options of a question, laid out. None: the default layout."""
        return None

    def form(self, ask: Ask, view: V, path: tuple[str, ...] = ()) -> AnswerForm | None:
        """The form in which a question (or its page after the steps of `path`) can be answered as well."""
        return None

    def at_once(self, ask: Ask, view: V) -> tuple[AtOnce, ...]:
        """Menus with whole answers: to a question and to those that usually follow it."""
        return ()

    def ways(self, option: Option, view: V) -> tuple[tuple[str, Text], ...]:
        """What the buttons of an option answer at once besides: the key of the answer to the next question, which is
        given if it is possible there and needs no confirmation, and what the button is called. None: the option has one
        button, and the next question is asked."""
        return ()

    def waits(self, then: str, ask: Ask) -> bool:
        """Whether an answer that was chosen together with an action is kept while this is asked."""
        return False

    def spread(self, option: Option) -> tuple[tuple[str, Text], ...]:
        """What an option of such a question has in each part of the form: a name, and what is shown."""
        return ()

    def is_final(self, option: Option) -> bool:
        """Whether this option ends the turn."""
        return option.key in self.finals

    def starts_turn(self, ask: Ask) -> bool:
        """Whether this question begins something new, like a new clause of a typed line."""
        return any(self.is_final(option) for option in ask.options)

    def may_restart(self, look: Look) -> bool:
        """Whether the panel offers to take back the whole turn at once, for titles with many answers a turn; only where
        that is more than the last answer."""
        return False

    def still_possible(self, ask: Ask) -> list[Option]:
        """What the seat would miss by ending the turn now."""
        return [option for option in ask.options if not self.is_final(option)]

    def asks_back(self, ask: Ask) -> bool:
        """Whether ending the turn needs confirmation while something is still possible."""
        return True


Presentation: TypeAlias = TitlePresentation[Any]
"""That of any title."""


def rules_of(prefix: str, *names: str) -> tuple[str, ...]:
    """The messages of a title's short rules: `an-rules-goal` and so on."""
    return tuple([f"{prefix}-rules-{name}" for name in names])


def by_id(*faces: CardFace) -> dict[str, CardFace]:
    """The faces by their ids, no two of which are the same."""
    found = {face.id: face for face in faces}
    assert len(found) == len(faces), [face.id for face in faces if found[face.id] is not face]
    return found


def verbs_of(ask: Ask) -> frozenset[str]:
    """The verbs of the options' keys; "" for keys without one."""
    return frozenset(option.key.partition(":")[0] if ":" in option.key else "" for option in ask.options)


def join(items: list[str], language: str) -> str:
    """A list in the reader's language."""
    return ("、" if language.startswith("zh") else ", ").join(items)


def join_names(names: list[str], language: str) -> str:
    """People or seats within a sentence (`Ada, Ben and Cleo`)."""
    if len(names) < 2:
        return join(names, language)
    return message("names-and", language, names=join(names[:-1], language), last=names[-1])
