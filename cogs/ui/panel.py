"""The panel: turns any question of any title into text, buttons and menus within Discord's limits.

A panel is planned first (which options have which number on the picture) and laid out once the picture is ready.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from discord import ButtonStyle
from msgspec.structs import replace

from cogs.discord_types import Item
from cogs.ui import orders
from cogs.ui.answer_form import BETWEEN, columns_of
from cogs.ui.controls import BETWEEN_KEYS, Choice, Control, button, clip, columns, menu, rows
from cogs.ui.lesson import lesson_lines
from cogs.ui.meant import meant_items
from cogs.ui.measure import measure
from cogs.ui.more import foot
from cogs.ui.names import name_place, voice_of
from cogs.ui.option_groups import groups
from cogs.ui.option_lists import LONG_LABEL, PLACES_AS_BUTTONS, Fold, OptionLists
from cogs.ui.outgoing import OutgoingMessage, PictureLike, TooLarge, compose, one_below_the_other, text
from cogs.ui.pages import has_pages
from cogs.ui.path_menu import has_paths, list_level, open_step, step_items, way_back, way_taken, write_path
from cogs.ui.phone import on_first_screen
from cogs.ui.presentation import Beside, Presentation, join
from cogs.ui.proposals import answers_beside, draw_buttons, questions_beside, stopped_lines
from engine.core.decision import Ask, Option, Options, Step
from locales import capitalize, translate

MOST_TOLD = 6
"""The number of things still possible that are named before a turn ends."""


class Layout(NamedTuple):
    """What a panel does for the room of its answers."""

    below: bool = False
    """The pictures stand below them."""
    short: bool = False
    """So does what no answer needs (`Beside`)."""
    fold: Fold = Fold.OPEN


LAYOUTS = (Layout(), Layout(below=True), Layout(below=True, short=True), Layout(True, True, Fold.FOLDED))
"""The first that has all answers on a phone's first screen is taken."""


@dataclass(frozen=True)
class Spot:
    """An option on the picture: its place, and the label it shares with its button ("" for none)."""

    at: str
    label: str


@dataclass
class Panel(OptionLists):
    """One person's panel at one moment."""

    waiting: str = ""
    """Who is waited for, or how the game ended. Shown if nothing is asked."""
    noted: tuple[str, ...] = ()
    """The lines with the reader's own note about the game."""

    def __post_init__(self) -> None:
        self.named = voice_of(self.look.info, self.language)
        """The language for the title's texts: it names people by name and colour."""
        self.language = voice_of(self.look.info, self.language, brief=True)

    def others_acted(self) -> bool:
        """Whether something was done by others lately, as far as the newest lines tell."""
        return any(line.seat is not None and line.seat != self.look.seat for line in self.look.events)

    # -- the picture -------------------------------------------------------------------------------------------------

    def spots(self) -> tuple[Spot, ...]:
        """The options to mark on the picture."""
        if self.pending is None:
            return ()
        ask = self.pending.ask
        if self.draft.confirm is not None:
            option = ask.option(self.draft.confirm)
            return (Spot(option.at, ""),) if option is not None and option.at is not None else ()
        result = []
        if has_paths(ask):
            steps, options = self._page_level(ask)
            result += [Spot(step.at, "") for step in steps if step.at is not None]
            ask = replace(ask, options=Options.of(options))
        for group in groups(self.presentation, ask):
            numbered = self.presentation.numbered and self.are_numbered(group)
            many = len(group.options) > PLACES_AS_BUTTONS
            for number, option in enumerate(group.options, 1):
                if option.at is not None:
                    name = "" if self.presentation.names_places else option.at.upper()
                    result.append(Spot(option.at, (name if many else str(number)) if numbered else ""))
        return tuple(result)

    # -- the layout --------------------------------------------------------------------------------------------------

    def message(self, *pictures: PictureLike) -> OutgoingMessage:
        """The message, in the first of these layouts that has all answers on the first screen of a phone."""
        for layout in LAYOUTS[:-1]:
            with suppress(TooLarge):
                out = self._fitting(pictures, layout)
                if on_first_screen(out):
                    return out
        return self._fitting(pictures, LAYOUTS[-1])

    def _fitting(self, pictures: tuple[PictureLike, ...], layout: Layout) -> OutgoingMessage:
        """If the message is too large: first without the other pictures, then compact."""
        if has_pages(self.presentation, self.look.info):
            with suppress(TooLarge):
                out = self._laid_out(pictures, layout, pages=True)
                if measure(out.view.to_components()).fits:
                    return out
        try:
            return self._laid_out(pictures, layout)
        except TooLarge:
            return self._laid_out(pictures, layout._replace(fold=Fold.COMPACT))

    def _laid_out(self, pictures: tuple[PictureLike, ...], layout: Layout, *, pages: bool = False) -> OutgoingMessage:
        shown = one_below_the_other(pictures)
        last = layout.below or self._reads_on()
        return compose(
            *self._head(short=layout.short),
            *([] if last else shown),
            *(self._ends() if self._asks_end() else ()),
            *self._body(layout.fold),
            *(() if self._asks_end() else self._ends()),
            *self._together(),
            *([self._told_beside()] if layout.short else ()),
            *self._foot(pages=pages),
            *(shown if last else []),
            accent=self.presentation.accent(self.look.view),
            pictures=pictures,
        )

    def _asks_end(self) -> bool:
        """Whether only the end of the turn is asked: all else can be done at any time, and stays folded below."""
        if self.pending is None or self.draft.path:
            return False
        options = self.pending.ask.options
        others = [option for option in options if not self.presentation.is_final(option)]
        any_time = self.presentation.any_time
        return 0 < len(others) < len(options) and all(one.path and one.path[0].key in any_time for one in others)

    def _reads_on(self) -> bool:
        """Whether the pictures stand below the answers in any case."""
        asked = self.pending.ask if self.pending is not None and self.draft.confirm is None else None
        return asked is not None and self.presentation.reads_on(asked, self.draft.path)

    def _summary(self, ask: Ask) -> list[str]:
        """The state of the game in lines."""
        lines = self.presentation.summary(self.look.view, self.language)
        if ask.optional and self.look.info.owed:
            awaited = [translate(self.presentation.seat(owed), self.named) for owed in self.look.info.owed]
            lines.insert(0, Beside(self.say("panel-awaited", sides=join(awaited, self.language))))
        return lines

    def _told_beside(self) -> Item | None:
        """What a short head leaves out."""
        told = self._summary(self.pending.ask) if self.pending is not None else []
        return text("\n".join(line for line in told if isinstance(line, Beside)))

    def _head(self, *, short: bool) -> Iterator[Item | None]:
        lines = []
        if self.draft.notice:
            lines.append(f"> {self.draft.notice}")
        lines += [f"-# {line}" for line in self.draft.happened]
        lines += stopped_lines(self.look.info, self.language)
        seat = self.look.seat
        table = f"{translate(self.presentation.name, self.language)} · {name_place(self.look.info, self.language)}"
        if self.pending is not None:
            ask = self.pending.ask
            name = translate(self.presentation.seat(ask.seat), self.named)
            title = self.say(self.presentation.panel_title(ask, self.look.view), side=name)
            lines.append(f"### {table} · {title}")
            lines += [line for line in self._summary(ask) if not short or not isinstance(line, Beside)]
            if self.draft.confirm is None:
                lines.append(f"**{capitalize(translate(ask.about, self.language))}**")
                begins = not self.draft.path
                lines += lesson_lines(self.look, self.presentation, self.language, self._to_tap(ask), begins=begins)
            lines += orders.laid_down_lines(self.look, self.presentation, self.language, self.only_numbers(ask))
        elif seat is not None:
            lines.append(f"### {table} · {translate(self.presentation.seat(seat), self.named)}")
            lines += self._asked_beside() or [self.waiting]
            lines += self.presentation.status(self.look.view, self.language)
            lines += orders.laid_down_lines(self.look, self.presentation, self.language)
        lines += self.noted
        yield text("\n".join(lines))
        yield from meant_items(self.key("line"), self.draft.meant, self.language)

    def _asked_beside(self) -> list[str]:
        """What stands to be answered beside the game, and then who is to move; none if nothing does."""
        info = self.look.info
        if info.status != "running":
            return []
        asked = questions_beside(self.look, self.presentation, self.language)
        if asked and info.owed:
            awaited = [translate(self.presentation.seat(owed), self.named) for owed in info.owed]
            asked.append(self.say("panel-awaited", sides=join(awaited, self.language)))
        return asked

    def _answers_beside(self) -> Iterator[Item]:
        """The buttons for it."""
        if self.look.info.status == "running":
            yield from draw_buttons(self.look.info, self.language)
            yield from answers_beside(self.look, self.language)

    # -- what a lesson names ---------------------------------------------------------------------------------------

    def _next_step(self, ask: Ask) -> str | None:
        """The key of the step towards what the lesson names, if one is to be chosen on this page."""
        if not self.lesson_keys or not has_paths(ask):
            return None
        option = ask.option(self.lesson_keys[0])
        steps, _ = self._page_level(ask)
        depth = len(self.draft.path)
        if option is None or len(option.path) <= depth:
            return None
        key = option.path[depth].key
        return key if any(step.key == key for step in steps) else None

    def _to_tap(self, ask: Ask) -> list[str]:
        """What stands on the controls that give the answer which the lesson names."""
        if not self.lesson_keys:
            return []
        following = self._next_step(ask)
        if following is not None:
            steps = [step for step in self._page_level(ask)[0] if step.key == following]
            return [capitalize(translate(step.label, self.language)) for step in steps]
        numbers = {spot.at: spot.label for spot in self.spots() if spot.label.isdigit()}
        sections = self.presentation.sections(ask, self.look.view, self.language) or () if ask.most == 1 else ()
        laid_out = [option for section in sections for option in section.options]
        labels = Counter(self.words(option) for option in laid_out)
        renamed = {option.key: option for option in laid_out if labels[self.words(option)] == 1}
        found = [renamed.get(key) or ask.option(key) for key in self.lesson_keys]
        return [self._name_control(option, numbers) for option in found if option is not None]

    def _name_control(self, option: Option, numbers: dict[str, str]) -> str:
        """An option as its control shows it: with its number on the picture, if it has one."""
        number = numbers.get(option.at or "")
        if number is None:
            name = self.name_on_button(option) if self.is_told_by_picture(option) else self.words(option)
            if columns(name) <= LONG_LABEL:
                return name
            begins = clip(re.split("[,，]", name)[0] + "…", LONG_LABEL)
            return self.say("lesson-tap-beside", button=self.say("panel-choose"), choice=begins)
        place = self.presentation.place(option, self.language)
        return f"{number} · {place}" if place else number

    def _body(self, fold: Fold) -> Iterator[Item | None]:
        if self.pending is None:
            yield from self._answers_beside()
            yield from orders.asides_menu(self.look, self.language, orders.ON_PANEL)
            return
        ask = self.pending.ask
        if self.draft.confirm is not None:
            yield from self._question(ask)
            return
        if self.draft.confirm_several:
            yield from self._question_of_several(ask)
            return
        sections = self.presentation.sections(ask, self.look.view, self.language) if ask.most == 1 else None
        if ask.most > 1:
            yield from self.several_answers(ask)
        elif sections is None and has_paths(ask):
            yield from self._step_items(ask, fold)
        elif sections is not None:
            for number, section in enumerate(sections):
                yield from self.section(section, number, fold)
        else:
            for group in self.together(groups(self.presentation, ask), fold):
                yield from self.group(group, fold)
        told = self.presentation.says_idle(ask) and not self.draft.path
        if told and (idle := self.presentation.describe_idle(self.look, self.language)):
            yield text(f"-# {idle}")

    def _together(self) -> Iterator[Item]:
        """What gives several answers together."""
        if self.pending is not None and not self.asks_back_now:
            yield from self._at_once(self.pending.ask)
            yield from self._form_button(self.pending.ask)

    def _at_once(self, ask: Ask) -> Iterator[Item]:
        """Menus of whole answers. A lesson has nothing but what it names."""
        for number, each in enumerate(() if self.lesson_keys else self.presentation.at_once(ask, self.look.view)):
            choices = [
                Choice(
                    BETWEEN_KEYS.join(keys),
                    capitalize(translate(label, self.language)),
                    "" if detail is None else translate(detail, self.language),
                )
                for keys, label, detail in each.choices
            ]
            yield from rows(menu(self.key("at-once", str(number)), translate(each.hint, self.language), choices))

    def _form_button(self, ask: Ask) -> Iterator[Item]:
        """Opens the form of the page, if it has one. A lesson has nothing but what it names."""
        if self.lesson_keys or columns_of(self.presentation, ask, self.look.view, self.draft.path) is None:
            return
        key = self.key("form", f"{self.draft.form}{BETWEEN}{write_path(self.draft.path)}")
        style = ButtonStyle.primary if self.draft.form else ButtonStyle.secondary
        yield from rows(button(key, self.say("button-form"), style, emoji="📝"))

    def _step_items(self, ask: Ask, fold: Fold) -> Iterator[Item | None]:
        """The options that can be chosen here, and the steps to the others."""
        key = self.key("path")
        steps, options = self._page_level(ask)
        yield way_taken(ask, self.draft.path, self.language)
        opened = next((step for option in options if (step := self.opened(option)) is not None), None)
        yield text(f"**{capitalize(translate(opened.label, self.language))}**") if opened is not None else None
        kinds = groups(self.presentation, replace(ask, options=Options.of(options))) if options else []
        for group in kinds:
            if not group.lesser:
                yield from self.group(group, fold, ranged=bool(steps))
        pointed = self._next_step(ask)
        yield from step_items(steps, self.draft.path, key, self.language, self.presentation.asides, pointed)
        for group in kinds:
            if group.lesser:
                yield from self.group(group, fold, ranged=bool(steps))
        yield from way_back(self.draft.path, key, self.language)

    def _page_level(self, ask: Ask) -> tuple[tuple[Step, ...], tuple[Option, ...]]:
        """The steps and options of the page; what ends the turn stands at its foot."""
        asked = any(not option.path and not self.presentation.is_final(option) for option in ask.options)
        asides = tuple(each for each in self.presentation.asides if asked or each in self.presentation.any_time)
        level = list_level(ask, self.draft.path, asides)
        steps, options = open_step(ask, self.draft.path, level, self.presentation.opens)
        return steps, tuple(option for option in options if not self.presentation.is_final(option))

    @property
    def asks_back_now(self) -> bool:
        """Whether a chosen answer is asked back."""
        return self.draft.confirm is not None or bool(self.draft.confirm_several)

    # -- asking back -------------------------------------------------------------------------------------------------

    def _question(self, ask: Ask) -> Iterator[Item | None]:
        option = ask.option(self.draft.confirm or "")
        if option is None:
            return
        if (page := self.presentation.read_first(option.key)) is not None:
            name = translate(self.presentation.shown_as(option).label, self.language)
            chosen = self.say("panel-choose-this", choice=name)
            told = [f"**{name}**"]
            told += [f"⚠ {translate(option.caution, self.language)}"] if option.caution is not None else []
            told += [f"-# {capitalize(translate(line, self.language))}" for line in page.lines]
            for heading, lines in page.parts:
                told.append(f"**{translate(heading, self.language)}**")
                told += [f"-# {translate(line, self.language)}" for line in lines]
            yield text("\n".join(told))
            yield from rows(
                button(self.key("sure", option.key), chosen, ButtonStyle.success),
                button(self.key("fresh"), self.say("panel-back")),
            )
            return
        detail = option.detail
        if option.caution is not None:
            warning = translate(option.caution, self.language)
        elif not needs_confirmation(self.presentation, ask, option.key):
            warning = self.say("panel-ends-turn")
        else:
            possible = self.presentation.still_possible(ask)
            first = dict.fromkeys(option.path[0].label if option.path else option.label for option in possible)
            labels = [translate(each, self.language) for each in first]
            told, more = labels[:MOST_TOLD], len(labels[MOST_TOLD:])
            warning = self.say("panel-still-possible", choices=join(told, self.language), more=more)
            detail = None if detail is not None and detail.key in self.presentation.tells_unused else detail
        said = translate(detail, self.language) if detail is not None else ""
        meant = f"-# {capitalize(said)}\n" if said and said not in warning else ""
        laid_down = orders.beside_lines(self.look, self.presentation, self.language, option)
        yield text("\n".join([f"{meant}⚠ {warning}", *laid_down]))
        yield from rows(
            button(
                self.key("sure", option.key),
                self.say("panel-sure", choice=translate(option.label, self.language)),
                ButtonStyle.danger,
            ),
            *orders.beside_answer(self.look, self.presentation, self.language, option),
            button(self.key("fresh"), self.say("panel-back")),
        )

    def _question_of_several(self, ask: Ask) -> Iterator[Item | None]:
        chosen = [ask.options[index] for index in self.draft.confirm_several if index < len(ask.options)]
        names = join([translate(option.label, self.language) for option in chosen], self.language)
        yield text(f"⚠ {self.say('panel-ends-turn')}")
        arg = ".".join(map(str, self.draft.confirm_several))
        sure = button(self.key("sures", arg), self.say("panel-sure", choice=names), ButtonStyle.danger)
        yield from rows(sure, button(self.key("fresh"), self.say("panel-back")))

    def _ends(self) -> Iterator[Item]:
        """What ends the turn. On a further page it would read as a way out of that page (`Back`, `Pass`)."""
        if self.asks_back_now or self.pending is None or self.draft.path or len(self.pending.ask.options) < 2:
            return
        controls: list[Control] = []
        for option in self.pending.ask.options:
            if self.presentation.is_final(option):
                controls.append(self._end(option))
                if not self.lesson_keys and not needs_confirmation(self.presentation, self.pending.ask, option.key):
                    controls += orders.beside_answer(self.look, self.presentation, self.language, option)
        yield from rows(*controls)

    def _foot(self, *, pages: bool) -> Iterator[Item]:
        """What is done besides."""
        if self.asks_back_now:
            return
        if self.look.seat is not None and self.look.info.status == "running" and not self.lesson_keys:
            yield from rows(*orders.from_now_on(self.look, self.presentation, self.language))
            if orders.has_orders(self.presentation) and not self.look.info.lesson:
                yield from rows(*orders.forced_button(self.look, self.language))
        shown = pages and not self.lesson_keys
        yield from foot(self, others_acted=self.others_acted(), pages=shown)

    def _end(self, option: Option) -> Control:
        """What ends the turn stands out only where nothing else is possible."""
        assert self.pending is not None
        more = option.caution is not None or (
            not self._asks_end() and self.presentation.still_possible(self.pending.ask)
        )
        style = ButtonStyle.secondary if more and option.key not in self.lesson_keys else ButtonStyle.success
        return button(self.key("pick", option.key), self.label(option), style)


def needs_confirmation(presentation: Presentation, ask: Ask, key: str) -> bool:
    """Whether an answer needs confirmation: it gives something away, ends the turn while more is possible, or has a
    page that is read first."""
    option = ask.option(key)
    if option is None:
        return False
    if option.caution is not None or presentation.read_first(key) is not None:
        return True
    return presentation.is_final(option) and presentation.asks_back(ask) and bool(presentation.still_possible(ask))
