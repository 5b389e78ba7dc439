"""The options of a question laid out in numbered places, buttons, lines and menus within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import IntEnum

from discord import ButtonStyle

from cogs.discord_types import Item
from cogs.ui.controls import BETWEEN_KEYS, Choice, beside, button, columns, menu, pager, rows, told_above
from cogs.ui.formatting import beyond
from cogs.ui.option_controls import OptionControls
from cogs.ui.option_groups import MENU, MOST_ROWS, Group, groups, split_evenly
from cogs.ui.outgoing import text
from cogs.ui.presentation import Section, join
from engine.core.decision import Ask, Option
from engine.core.text import Text
from locales import capitalize, translate

PLACES_AS_BUTTONS = 20
"""If there are more places than this, they are in a menu, named by their coordinates. If there are more than a menu
holds, there is one menu for each row."""
CARDS_AS_BUTTONS = 6
PLAIN_AS_BUTTONS = 10
TOLD_AS_BUTTONS = 15
"""If the picture tells what they do, more of them have buttons."""
LONG_LABEL = 60
"""A label with more columns becomes text beside its button."""
MENU_FROM = 3
"""Where space is short, more buttons of one kind than this become a menu."""
DETAILS_A_LINE = 2
"""If more than this many kinds of places have details, each detail gets a line of its own."""
DETAIL_COLUMNS = 60
"""Details that take more columns than this together get a line each as well."""
PLACES_A_ROW = 4
"""The number of buttons of places in one row on a phone."""
WORDY_A_ROW = 2
"""The same for buttons with more characters than SHORT."""
SHORT = 14
MENUS_A_PAGE = 3


class Fold(IntEnum):
    """How much room the options of a question take."""

    OPEN = 0
    FOLDED = 1
    """For a phone's first screen: several buttons below a heading become one menu, and what stands beside buttons
    stands above them in small type."""
    COMPACT = 2
    """For Discord's limits: menus."""


class OptionLists(OptionControls):
    """The options of one question for one reader."""

    # -- laid out by the title ---------------------------------------------------------------------------------------

    def section(self, section: Section, number: int, fold: Fold) -> Iterator[Item | None]:
        """A section that the title has laid out. `number`: its place among the sections of the question."""
        options = section.options
        if not options:
            return
        section = _folded(section, fold)
        yield text(_without(section.head, self.draft.notice))
        if section.form == "lines" and fold is Fold.OPEN:
            for option in options:
                words_shown = section.details.get(option.key) or self.detail(option) or self.label(option)
                yield from beside(words_shown, self.section_button(option, section, brief=True))
        elif section.form == "lines" and fold is Fold.FOLDED:
            yield from self._folded_lines(section, number)
        elif section.form == "buttons" and (fold is Fold.OPEN or len(options) <= MENU_FROM):
            yield from rows(*(self.section_button(option, section) for option in options))
        elif section.form == "buttons" and fold is Fold.FOLDED and any(each.key in section.good for each in options):
            good = [option for option in options if option.key in section.good]
            others = tuple(option for option in options if option not in good)
            yield from rows(*(self.section_button(option, section) for option in good))
            yield from self._section_menus(replace(section, options=others), "picks", number)
        else:
            verb = "each" if section.form == "each" else "picks"
            yield from self._section_menus(section, verb, number)

    def _folded_lines(self, section: Section, number: int) -> Iterator[Item | None]:
        """What stands out keeps its button, as does what cannot be a choice of a menu; the others are one menu. A
        single one has a button as well: a menu of one entry hides it for nothing."""
        kept = [each for each in section.options if section.then or each.key in (self.lesson_keys or section.good)]
        if len(section.options) - len(kept) == 1:
            kept = list(section.options)
        head = [f"**{section.hint}**"] if kept and section.hint else []
        told = [f"-# {_in_a_line(section.details.get(each.key) or self.label(each))}" for each in kept]
        yield text("\n".join([*head, *told]))
        yield from rows(*(self.section_button(each, section) for each in kept))
        others = tuple(each for each in section.options if each not in kept)
        if others:
            yield from self._section_menus(replace(section, options=others), "picks", number)

    def _section_menus(self, section: Section, verb: str, number: int) -> Iterator[Item | None]:
        verb = "both" if section.then else verb
        for start in range(0, len(section.options), MENU):
            chunk = section.options[start : start + MENU]
            choices = [
                Choice(
                    f"{option.key}{BETWEEN_KEYS}{section.then}" if section.then else option.key,
                    self.point_at(option, self.label(option)),
                    beyond(self.words(option), _in_a_line(section.details.get(option.key) or self.detail(option))),
                )
                for option in chunk
            ]
            yield text(told_above(choices))
            ends = [self.label(option) for option in (chunk[0], chunk[-1])]
            hint = section.hint or self.say("panel-menu-each" if verb == "each" else "panel-menu")
            if len(section.options) > MENU:
                hint = self.say("panel-menu-range", first=ends[0], last=ends[1])
            most = len(chunk) if verb == "each" else 1
            yield from rows(menu(self.key(verb, f"{number}.{start}"), hint, choices, 1, most))

    # -- by kind -----------------------------------------------------------------------------------------------------

    def group(self, group: Group, fold: Fold, *, ranged: bool = False) -> Iterator[Item | None]:
        """The options of one kind. `ranged`: a menu of them says which they are, because it stands beside others."""
        count, compact = len(group.options), fold is Fold.COMPACT
        shared = _shared_detail(group)
        heading = self.presentation.heading(group.verb)
        title = f"**{translate(heading, self.language)}**" if heading else ""
        if shared is not None:
            title += (" · " if title else "-# ") + capitalize(translate(shared, self.language))
        if self.are_numbered(group) and count <= PLACES_AS_BUTTONS and not (compact and count > 5):
            yield from self._places(group, title, detailed=shared is None)
        elif not compact and 0 < len(told := self._told_by_picture(group)) <= TOLD_AS_BUTTONS:
            yield text(f"**{translate(heading, self.language)}**" if heading else "")
            yield from rows(*(self.option_button(option, self.name_on_button(option)) for option in told))
            if others := [option for option in group.options if option not in told]:
                yield from self.group(Group(group.verb, group.lesser, others), fold, ranged=ranged)
        elif not self.are_numbered(group) and not compact and self._in_lines(group, shared):
            yield text(title)
            if fold is Fold.OPEN or self._are_wordy(group):
                yield from self._lines(group, told=shared is not None)
            else:
                yield from self._told_in_small(group, told=shared is not None)
        elif not self.are_numbered(group) and count <= PLAIN_AS_BUTTONS and (shared is not None or not group.explained):
            yield text(title)
            yield from rows(*(self.option_button(option) for option in group.options))
        else:
            yield text(title)
            rows_of = [] if compact else group.by_row()
            yield from self._menus(group, rows_of or split_evenly(group.options), ranged=ranged)

    def together(self, found: list[Group], fold: Fold) -> list[Group]:
        """The options by kind. Folded, those that stand there with their words and no heading follow each other."""
        made: list[Group] = []
        for group in found:
            if fold is Fold.FOLDED and made and self._told_small(group) and self._told_small(made[-1]):
                last = made[-1]
                joined = Group(last.verb, last.lesser, [*last.options, *group.options])
                if self._told_small(joined):
                    made[-1] = joined
                    continue
            made.append(group)
        return made

    def _told_small(self, group: Group) -> bool:
        """Whether a kind of options has no heading and stands in lines that can be told in small type."""
        plain = self.presentation.heading(group.verb) is None and not self.are_numbered(group)
        return plain and not self._are_wordy(group) and self._in_lines(group, _shared_detail(group))

    def _places(self, group: Group, title: str, *, detailed: bool) -> Iterator[Item | None]:
        """A button for each place that the picture numbers. `detailed`: with what differs between them."""
        details = self._different_details(group) if detailed else ""
        yield text("\n".join(part for part in (title, details) if part))
        names = self._place_names(group)
        named = zip(names, group.options, strict=True)
        places = [self.place(number, name, option) for number, (name, option) in enumerate(named, 1)]
        a_row = WORDY_A_ROW if max(map(len, names)) > SHORT else PLACES_A_ROW
        for start in range(0, len(places), a_row):
            yield from rows(*places[start : start + a_row])

    def _lines(self, group: Group, *, told: bool) -> Iterator[Item | None]:
        """Options that need words beside their buttons, and below them those that do not. `told`: their detail stands
        above."""
        wordy, warned = self._are_wordy(group), _shared_caution(group)
        bare = []
        if not wordy:
            bare = [option for option in group.options if not option.detail and (warned or not option.caution)]
        for option in group.options:
            if option not in bare:
                yield from self.line(option, wordy, told=told, warned=warned is not None)
        yield self._warning(warned)
        yield from rows(*(each for option in bare for each in self.option_buttons(option)))

    def _told_in_small(self, group: Group, *, told: bool) -> Iterator[Item | None]:
        """The same in less room: what the options do in small type across the whole width, then their buttons."""
        lines, warned = [], _shared_caution(group)
        for option in group.options:
            detail = "" if told else capitalize(self.detail(option))
            said = detail.split("\n") if detail else []
            if option.caution is not None and warned is None:
                said.append(f"⚠ {translate(option.caution, self.language)}")
            if len(said) > 2:
                lines += [f"-# **{self.words(option)}**", *(f"-# • {capitalize(line)}" for line in said)]
            elif said:
                lines.append(f"-# **{self.words(option)}** {' '.join(said)}")
        yield text("\n".join(lines))
        yield self._warning(warned)
        yield from rows(*(each for option in group.options for each in self.option_buttons(option)))

    def _warning(self, caution: Text | None) -> Item | None:
        """What all options of a kind are warned of, once."""
        return None if caution is None else text(f"-# ⚠ {translate(caution, self.language)}")

    def _told_by_picture(self, group: Group) -> list[Option]:
        """Those of which the picture above shows all that they do."""
        return [option for option in group.options if self.is_told_by_picture(option)]

    def is_told_by_picture(self, option: Option) -> bool:
        """Whether the picture above shows all that it does: then its button has a name alone."""
        assert self.pending is not None
        return option.key in self.presentation.told_by_picture(self.pending.ask, self.look.view, self.draft.path)

    def are_numbered(self, group: Group) -> bool:
        """Whether picture and buttons number the options. Not those that still have steps: their places alone do not
        say what is done there; nor those whose place has been chosen."""
        depth = len(self.draft.path)
        shown = self.presentation.is_on_picture
        if any(step.at == option.at for option in group.options for step in option.path[:depth]):
            return False
        return group.numbered and all(len(option.path) <= depth and shown(option) for option in group.options)

    def _in_lines(self, group: Group, shared: Text | None) -> bool:
        """Whether each option needs a line of text beside its button, and there is room for that."""
        if group.explained and shared is None and not self._are_wordy(group):
            return len(group.options) <= CARDS_AS_BUTTONS
        return self._are_wordy(group) and len(group.options) <= PLAIN_AS_BUTTONS

    def _are_wordy(self, group: Group) -> bool:
        """Whether some labels are too long for a button."""
        return any(columns(self.label(option)) > LONG_LABEL for option in group.options)

    def _place_names(self, group: Group) -> list[str]:
        """What numbered options are called beside their numbers: their places, or what is done if that is one place."""
        if group.one_place and len(group.options) > 1:
            return [translate(option.label, self.language) for option in group.options]
        return [self.presentation.place(option, self.language) for option in group.options]

    def only_numbers(self, ask: Ask) -> dict[str, str]:
        """What stands on buttons that have nothing but a number, by key."""
        return {
            option.key: str(number)
            for group in groups(self.presentation, ask)
            if self.are_numbered(group) and len(group.options) <= PLACES_AS_BUTTONS
            for number, (name, option) in enumerate(zip(self._place_names(group), group.options, strict=True), 1)
            if not name
        }

    def _different_details(self, group: Group) -> str:
        """Which of the numbered places has which detail."""
        told: dict[str, list[str]] = {}
        for number, option in enumerate(group.options, 1):
            if option.detail is not None:
                by_number = group.one_place or self.presentation.place(option, self.language) != self.short(option)
                short = str(number) if by_number else self.short(option)
                told.setdefault(translate(option.detail, self.language), []).append(short)
        parts = [
            self.say("panel-detail", places=join(places, self.language), detail=said) for said, places in told.items()
        ]
        if len(parts) > DETAILS_A_LINE or columns(" · ".join(parts)) > DETAIL_COLUMNS:
            return "\n".join(f"-# {part}" for part in parts)
        return f"-# {' · '.join(parts)}" if parts else ""

    def _menus(self, group: Group, chunks: list[list[Option]], *, ranged: bool = False) -> Iterator[Item | None]:
        a_page = MOST_ROWS if group.placed else MENUS_A_PAGE
        pages = -(-len(chunks) // a_page)
        page = min(self.draft.page, pages - 1)
        first = page * a_page
        for index, chunk in list(enumerate(chunks))[first : first + a_page]:
            ends = [self.short(option) for option in (chunk[0], chunk[-1])]
            named = len(chunks) > 1 or (ranged and len(chunk) > 1)
            hint = self.say("panel-menu-range", first=ends[0], last=ends[1]) if named else self.say("panel-menu")
            choices = [self.choice(option) for option in chunk]
            yield text(told_above(choices))
            yield from rows(menu(self.key("picks", f"{group.verb}.{index}"), hint, choices))
        yield from pager(self.key("page"), page, pages)

    # -- several answers to one question ----------------------------------------------------------------------------

    def several_answers(self, ask: Ask) -> Iterator[Item | None]:
        """A question with several answers: a menu, or pages of it with what was picked before."""
        if len(ask.options) <= MENU:
            hint = self.say("panel-menu-several", least=ask.least, most=ask.most)
            choices = [self.choice(option) for option in ask.options]
            yield from rows(menu(self.key("picks", "all"), hint, choices, ask.least, ask.most))
            return
        pages = -(-len(ask.options) // MENU)
        page = min(self.draft.page, pages - 1)
        left = ask.most - len(self.draft.picked)
        shown = [
            (index, option)
            for index, option in enumerate(ask.options)
            if page * MENU <= index < (page + 1) * MENU and index not in self.draft.picked
        ]
        arg = "".join(f".{index}" for index in self.draft.picked)
        if self.draft.picked:
            names = [translate(ask.options[index].label, self.language) for index in self.draft.picked]
            yield text(self.say("panel-chosen", choices=join(names, self.language)))
        if shown and left > 0:
            choices = [Choice(str(index), self.choice(option).label) for index, option in shown]
            yield from rows(menu(self.key("some", f"{page}{arg}"), self.say("panel-menu"), choices, 1, left))
        yield from pager(self.key("page"), page, pages, arg)
        enough = ask.least <= len(self.draft.picked) <= ask.most
        yield from rows(
            button(self.key("take", f"{page}{arg}"), self.say("panel-take"), ButtonStyle.success, disabled=not enough),
            button(self.key("page", f"{page}"), self.say("panel-anew"), disabled=not self.draft.picked),
        )


def _shared_detail(group: Group) -> Text | None:
    """What stands above all options of a kind once. A single one that is no place has it beside itself."""
    return group.shared_detail() if len(group.options) > 1 or group.placed else None


def _shared_caution(group: Group) -> Text | None:
    """What all options of a kind are warned of, if they are several."""
    first = group.options[0].caution
    return first if len(group.options) > 1 and all(option.caution == first for option in group.options) else None


def _folded(section: Section, fold: Fold) -> Section:
    """The section as it has room: a heading of one line stands in its menu, and where room is short, several buttons
    become one."""
    if not section.head or "\n" in section.head or (section.then and fold is not Fold.COMPACT):
        return section
    hint = section.hint or section.head.removeprefix("-# ").strip("*")
    if section.form == "lines":
        return section if fold is Fold.OPEN else replace(section, head="", hint=hint)
    if section.form == "buttons":
        stay = fold is Fold.OPEN or len(section.options) == 1
        if stay or (fold is Fold.COMPACT and len(section.options) <= MENU_FROM):
            return section
    return replace(section, form="each" if section.form == "each" else "menu", head="", hint=hint)


def _without(head: str, notice: str) -> str:
    """A heading without the line that the notice above the panel has said already."""
    return "\n".join(line for line in head.split("\n") if not notice or line.removeprefix("-# ⚠ ") != notice)


def _in_a_line(words: str) -> str:
    """A text of several lines without their marks, for small type and menus."""
    return " · ".join(line.removeprefix("-# ").removeprefix("• ").replace("**", "") for line in words.split("\n"))
