"""One option of a question as words, as a button, as a line with a button, or as a choice of a menu."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, ui
from msgspec.structs import replace

from cogs.discord_types import Item
from cogs.ui.controls import BETWEEN_KEYS, OPTION_TEXT, Choice, Control, Key, beside, button
from cogs.ui.lesson import POINTER
from cogs.ui.path_menu import Path
from cogs.ui.presentation import Presentation, Section
from engine.core.decision import Option, Pending, Step
from engine.core.text import Text
from locales import capitalize, message, translate
from tables.records import Look, Meant


@dataclass(frozen=True)
class Draft:
    """What a panel shows beside the position: the answer as far as its person has composed it, and what is told
    above."""

    page: int = 0
    confirm: str | None = None
    confirm_several: tuple[int, ...] = ()
    """Indexes of the options of an answer to be confirmed, if there are several."""
    path: Path = ()
    """The steps chosen on the way to an option, if the question is answered in steps."""
    picked: tuple[int, ...] = ()
    """Indexes of the options chosen so far, if there are more to choose from than a menu holds."""
    form: str = ""
    """What was chosen in the form of the page, which is offered again."""
    notice: str = ""
    meant: tuple[Meant, ...] = ()
    """What was probably meant by a typed line that could not be read."""
    happened: tuple[str, ...] = ()
    """Log lines of the result of the last press."""
    then: str = ""
    """The key of an answer that was chosen already, to the question after this one."""

    @property
    def composing(self) -> bool:
        """Whether an answer is begun."""
        return bool(self.confirm or self.confirm_several or self.picked or self.page or self.path or self.form)


BLANK = Draft()


@dataclass
class OptionControls:
    """The controls of one question for one reader."""

    look: Look
    presentation: Presentation
    language: str
    draft: Draft = BLANK
    elsewhere: bool = False
    """Whether the reader has other tables, to which they may go while nothing is asked here."""

    @property
    def pending(self) -> Pending | None:
        """The open question, if there is one."""
        return self.look.pending

    def key(self, verb: str, arg: str = "") -> Key:
        """The key of a control of this panel's question."""
        serial = self.pending.serial if self.pending else None
        return Key(verb, self.look.info.id, self.look.seat, serial, arg)

    def say(self, key: str, **args: Any) -> str:
        """A message in the reader's language."""
        return message(key, self.language, **args)

    @property
    def lesson_keys(self) -> tuple[str, ...]:
        """The keys of the answer that the lesson names; none outside lessons."""
        point = self.look.lesson
        return point.move.keys if point is not None and point.move is not None and not point.waits else ()

    def point_at(self, option: Option, label: str) -> str:
        """The label in a menu, with a pointer if the lesson names this option."""
        return f"{POINTER} {label}" if option.key in self.lesson_keys else label

    def detail(self, option: Option) -> str:
        """What an option does beyond its name; empty if nothing is said, or its caution says it."""
        said = translate(option.detail, self.language) if option.detail is not None else ""
        return "" if option.caution is not None and said in translate(option.caution, self.language) else said

    def label(self, option: Option) -> str:
        """What an option is called, with a mark if choosing it gives something away."""
        return self.words(option) + (" ⚠" if option.caution is not None else "")

    def words(self, option: Option) -> str:
        """What an option is called: in short where all its steps stand above it."""
        return capitalize(translate(self._in_short(option) or option.label, self.language))

    def _in_short(self, option: Option) -> Text | None:
        """The short name of an option, if it has one and all its steps stand above it."""
        steps = option.path[:-1] if self.opened(option) is not None else option.path
        below = bool(self.draft.path) and tuple(step.key for step in steps) == self.draft.path
        return option.short if below else None

    def opened(self, option: Option) -> Step | None:
        """The step to an option that stands on the page although this step was not taken: its name is above it."""
        last = option.path[-1] if len(option.path) == len(self.draft.path) + 1 else None
        return last if last is not None and self.presentation.opens(last) else None

    def short(self, option: Option) -> str:
        """The place of an option, or its name if it has none."""
        return option.at.upper() if option.at else translate(option.label, self.language)

    def choice(self, option: Option) -> Choice:
        """An option as a choice of a menu."""
        label = self.words(option)
        told = [f"⚠ {translate(option.caution, self.language)}"] if option.caution is not None else []
        detail = self.detail(option).replace("\n", " · ")
        if detail:
            told.append(capitalize(detail) if told else detail)
        rest = "… " + label[OPTION_TEXT - 1 :] if len(label) > OPTION_TEXT else ""
        described = " ".join(told) or rest
        return Choice(option.key, self.point_at(option, label), described)

    def name_on_button(self, option: Option) -> str:
        """What an option is called where the picture tells what it does."""
        said = self._in_short(option) or self.presentation.name_on_button(option)
        name = capitalize(translate(said, self.language))
        return name + (" ⚠" if option.caution is not None else "")

    def place(self, number: int, at: str, option: Option) -> Control:
        """A place on the picture as a button. `number`: the one drawn there; `at`: its name, or empty."""
        label = (f"{number} · {at}" if at else str(number)) + (" ⚠" if option.caution is not None else "")
        style = ButtonStyle.primary if option.caution is None else ButtonStyle.secondary
        style = ButtonStyle.success if option.key in self.lesson_keys else style
        return button(self.taking(option), label, style)

    def taking(self, option: Option) -> Key:
        """The key of a button that takes an option, with the answer that was chosen before to what follows it."""
        if self.draft.then and option.caution is None:
            return self.key("both", f"{option.key}{BETWEEN_KEYS}{self.draft.then}")
        return self.key("pick", option.key)

    def option_buttons(self, option: Option, label: str = "") -> list[Control]:
        """An option as buttons: several if it has several ways to go on. `label`: instead of its name."""
        ways = () if self.lesson_keys or option.caution else self.presentation.ways(option, self.look.view)
        if not ways:
            return [self.option_button(option, label)]
        plain = self.option_button(option)
        style = plain.item.style if isinstance(plain.item, ui.Button) else ButtonStyle.primary
        return [
            button(
                self.key("both", f"{option.key}{BETWEEN_KEYS}{then}"),
                label if label and len(ways) == 1 else capitalize(translate(said, self.language)),
                style,
            )
            for then, said in ways
        ]

    def option_button(self, option: Option, label: str = "") -> Control:
        """An option as a button. `label`: instead of its name."""
        assert self.pending is not None
        proposed = option.key in self.pending.ask.proposal
        plain = ButtonStyle.secondary if option.key in self.presentation.lesser else ButtonStyle.primary
        style = ButtonStyle.success if proposed else plain
        return button(self.taking(option), label or self.label(option), style)

    def line(self, option: Option, wordy: bool, *, told: bool, warned: bool = False) -> list[Item]:
        """An option beside its button, which says what it is called if there is room. `told`: its detail stands
        above all; `warned`: its caution stands below all."""
        detail = capitalize(self.detail(option)) if not told else ""
        words_shown = detail if detail and not wordy else self.label(option)
        if detail and wordy:
            words_shown += "".join(f"\n-# {line}" for line in detail.split("\n"))
        if option.caution is not None and not warned:
            words_shown += f"\n-# ⚠ {translate(option.caution, self.language)}"
        label = self.say("panel-choose") if wordy else ""
        controls = self.option_buttons(option, label)
        return beside(words_shown, *controls)

    def section_button(self, option: Option, section: Section, *, brief: bool = False) -> Control:
        """An option as a button of a section that the title has laid out. `brief`: beside its text."""
        good = option.key in (self.lesson_keys or section.good)
        style = ButtonStyle.success if good else ButtonStyle.secondary
        key = self.key("both", f"{option.key}{BETWEEN_KEYS}{section.then}") if section.then else self.taking(option)
        named = section.brief.get(option.key) if brief else None
        return button(key, self.label(replace(option, label=named) if named is not None else option), style)
