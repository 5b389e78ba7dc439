"""The panel: turns any question of any title into text, buttons and menus within Discord's limits.

A panel is planned first (which options have which number on the picture) and laid out once the picture is ready.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from unicodedata import east_asian_width

from discord import ButtonStyle, ui
from msgspec.structs import replace

from cogs.ui.controls import OPTION_TEXT, Choice, Control, Key, button, menu, rows
from cogs.ui.formatting import capital
from cogs.ui.lesson import POINTER, lesson_controls, lesson_lines
from cogs.ui.measure import measure
from cogs.ui.names import speaking
from cogs.ui.option_groups import MENU, MOST_ROWS, Group, groups, halves
from cogs.ui.orders import from_now_on, has_orders, laid_down_lines
from cogs.ui.outgoing import OutgoingMessage, PictureLike, TooLarge, compose, gallery, text
from cogs.ui.pages import has_pages, page_rows
from cogs.ui.path_menu import Path, has_paths, level, step_items, way_back, way_taken
from cogs.ui.presentation import Presentation, Section, join
from cogs.ui.proposals import stopped
from engine.core.decision import Ask, Option, Options, Pending, Step
from engine.core.text import Text
from locales import message, translate
from tables.records import Look

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
"""If more than this many kinds of places have details, each gets its own line,"""
DETAIL_COLUMNS = 60
"""as do fewer that would not fit on one line."""
PLACES_A_ROW = 4
"""The number of buttons of places in one row on a phone."""
WORDY_A_ROW = 2
"""The same for buttons with more characters than SHORT."""
SHORT = 14
MENUS_A_PAGE = 3
MOST_TOLD = 6
"""The number of things still possible that are named before a turn ends."""


@dataclass(frozen=True)
class Spot:
    """An option on the picture: its place, and the label it shares with its button ("" for none)."""

    at: str
    label: str


@dataclass
class Panel:
    """One person's panel at one moment."""

    look: Look
    presentation: Presentation
    language: str
    page: int = 0
    confirm: str | None = None
    confirm_several: tuple[int, ...] = ()
    """Indexes of the options of an answer to be confirmed, if there are several."""
    path: Path = ()
    """The steps chosen on the way to an option, if the question is answered in steps."""
    picked: tuple[int, ...] = ()
    """Indexes of the options chosen so far, if there are more to choose from than a menu holds."""
    notice: str = ""
    happened: tuple[str, ...] = ()
    """Log lines of the result of the last press."""
    waiting: str = ""
    """Who is waited for, or how the game ended. Shown if nothing is asked."""

    def __post_init__(self) -> None:
        self.named = speaking(self.look.info, self.language)
        """The language for the title's texts: it names people by name and colour."""
        self.language = speaking(self.look.info, self.language, brief=True)

    @property
    def pending(self) -> Pending | None:
        """The open question, if there is one."""
        return self.look.pending

    def key(self, verb: str, arg: str = "") -> Key:
        """The key of a control of this panel's question."""
        serial = self.pending.serial if self.pending else None
        return Key(verb, self.look.info.id, self.look.seat, serial, arg)

    def others_acted(self) -> bool:
        """Whether something was done by others lately, as far as the newest lines tell."""
        return any(line.seat is not None and line.seat != self.look.seat for line in self.look.events)

    def say(self, key: str, **args: Any) -> str:
        """A message in the reader's language."""
        return message(key, self.language, **args)

    # -- the picture -------------------------------------------------------------------------------------------------

    def spots(self) -> tuple[Spot, ...]:
        """The options to mark on the picture."""
        if self.pending is None:
            return ()
        ask = self.pending.ask
        if self.confirm is not None:
            option = ask.option(self.confirm)
            return (Spot(option.at, ""),) if option is not None and option.at is not None else ()
        result = []
        if has_paths(ask):
            steps, options = self._level(ask)
            result += [Spot(step.at, "") for step in steps if step.at is not None]
            ask = replace(ask, options=Options.of(options))
        for group in groups(self.presentation, ask):
            numbered = self.presentation.numbered and self._numbered(group)
            many = len(group.options) > PLACES_AS_BUTTONS
            for number, option in enumerate(group.options, 1):
                if option.at is not None:
                    name = "" if self.presentation.names_places else option.at.upper()
                    result.append(Spot(option.at, (name if many else str(number)) if numbered else ""))
        return tuple(result)

    # -- the layout --------------------------------------------------------------------------------------------------

    def message(self, *pictures: PictureLike) -> OutgoingMessage:
        """The message. If it is too large: first without the buttons of other pictures, then compact."""
        if has_pages(self.presentation, self.look.info):
            with suppress(TooLarge):
                out = self._laid_out(pictures, compact=False, pages=True)
                if measure(out.view.to_components()).fits:
                    return out
        try:
            return self._laid_out(pictures, compact=False)
        except TooLarge:
            return self._laid_out(pictures, compact=True)

    def _laid_out(self, pictures: tuple[PictureLike, ...], *, compact: bool, pages: bool = False) -> OutgoingMessage:
        return compose(
            *self._head(),
            *self._galleries(pictures),
            *self._body(compact),
            *self._foot(),
            *(self._pages() if pages and self.confirm is None else ()),
            accent=self.presentation.accent(self.look.view),
            pictures=pictures,
        )

    def _galleries(self, pictures: tuple[PictureLike, ...]) -> list[ui.MediaGallery[Any] | None]:
        """The pictures; at the end of a game one below the other, each as wide as the page."""
        over = self.look.standing is not None and self.look.standing.over
        return [gallery(picture) for picture in pictures] if over else [gallery(*pictures)]

    def _head(self) -> Iterator[ui.Item[Any] | None]:
        lines = []
        if self.notice:
            lines.append(f"> {self.notice}")
        lines += [f"-# {line}" for line in self.happened]
        lines += stopped(self.look.info, self.language)
        seat = self.look.seat
        if self.pending is not None:
            ask = self.pending.ask
            name = translate(self.presentation.seat(ask.seat), self.named)
            lines.append(f"### {self.say(self.presentation.panel_title(ask, self.look.view), side=name)}")
            if ask.optional and (awaited := self._awaited()):
                lines.append(self.say("panel-awaited", sides=join(awaited, self.language)))
            lines += self.presentation.summary(self.look.view, self.language)
            if self.confirm is None:
                lines.append(f"**{translate(ask.about, self.language)}**")
                lines += lesson_lines(self.look, self.presentation, self.language, self._to_tap(ask))
            lines += laid_down_lines(self.look, self.presentation, self.language, self._only_numbers(ask))
        elif seat is not None:
            name = translate(self.presentation.seat(seat), self.named)
            number = self.look.info.id
            lines.append(
                f"### {self.say('panel-title-waiting', side=name, game=self.presentation.name, number=number)}"
            )
            lines.append(self.waiting)
            lines += self.presentation.status(self.look.view, self.language)
            lines += laid_down_lines(self.look, self.presentation, self.language)
        yield text("\n".join(lines))

    # -- what a lesson names ---------------------------------------------------------------------------------------

    @property
    def _named_by_lesson(self) -> tuple[str, ...]:
        """The keys of the answer that the lesson names; none outside lessons."""
        point = self.look.lesson
        return point.move.keys if point is not None and point.move is not None and not point.waits else ()

    def _next_step(self, ask: Ask) -> str | None:
        """The key of the step towards what the lesson names, if one is to be chosen on this page."""
        if not self._named_by_lesson or not has_paths(ask):
            return None
        option = ask.option(self._named_by_lesson[0])
        steps, _ = self._level(ask)
        depth = len(self.path)
        if option is None or len(option.path) <= depth:
            return None
        key = option.path[depth].key
        return key if any(step.key == key for step in steps) else None

    def _to_tap(self, ask: Ask) -> list[str]:
        """What stands on the controls that give the answer which the lesson names."""
        if not self._named_by_lesson:
            return []
        following = self._next_step(ask)
        if following is not None:
            return [translate(step.label, self.language) for step in self._level(ask)[0] if step.key == following]
        numbers = {spot.at: spot.label for spot in self.spots() if spot.label.isdigit()}
        found = [ask.option(key) for key in self._named_by_lesson]
        return [self._tapped(option, numbers) for option in found if option is not None]

    def _tapped(self, option: Option, numbers: dict[str, str]) -> str:
        """An option as its control shows it: with its number on the picture, if it has one."""
        number = numbers.get(option.at or "")
        if number is None:
            return self._words(option)
        place = self.presentation.place(option, self.language)
        return f"{number} · {place}" if place else number

    def _pointed(self, option: Option, label: str) -> str:
        """The label in a menu, with a pointer if the lesson names this option."""
        return f"{POINTER} {label}" if option.key in self._named_by_lesson else label

    def _awaited(self) -> list[str]:
        """Who must answer before the game goes on."""
        return [translate(self.presentation.seat(seat), self.named) for seat in self.look.info.owed]

    def _body(self, compact: bool) -> Iterator[ui.Item[Any] | None]:
        if self.pending is None:
            return
        ask = self.pending.ask
        if self.confirm is not None:
            yield from self._question(ask)
            return
        if self.confirm_several:
            yield from self._question_of_several(ask)
            return
        sections = self.presentation.sections(ask, self.look.view, self.language) if ask.most == 1 else None
        if ask.most > 1:
            yield from self._several(ask)
        elif sections is None and has_paths(ask):
            yield from self._stepwise(ask, compact)
        elif sections is not None:
            for number, section in enumerate(sections):
                yield from self._section(section, number, compact)
        else:
            for group in groups(self.presentation, ask):
                yield from self._group(group, compact)
        acting = any(self.presentation.is_final(option) for option in ask.options)
        if acting and not self.path and (idle := self.presentation.idle(self.look, self.language)):
            yield text(f"-# {idle}")

    def _stepwise(self, ask: Ask, compact: bool) -> Iterator[ui.Item[Any] | None]:
        """The options that can be chosen here, and the steps to the others."""
        key = self.key("path")
        steps, options = self._level(ask)
        yield way_taken(ask, self.path, self.language)
        kinds = groups(self.presentation, replace(ask, options=Options.of(options))) if options else []
        for group in kinds:
            if not group.lesser:
                yield from self._group(group, compact)
        pointed = self._next_step(ask)
        yield from step_items(steps, self.path, key, self.language, self.presentation.asides, pointed)
        for group in kinds:
            if group.lesser:
                yield from self._group(group, compact)
        yield from way_back(self.path, key, self.language)

    def _level(self, ask: Ask) -> tuple[tuple[Step, ...], tuple[Option, ...]]:
        """The steps and options of the page; what ends the turn stands at its foot."""
        asked = any(not option.path and not self.presentation.is_final(option) for option in ask.options)
        steps, options = level(ask, self.path, self.presentation.asides if asked else ())
        return steps, tuple(option for option in options if not self.presentation.is_final(option))

    # -- laid out by the title ---------------------------------------------------------------------------------------

    def _section(self, section: Section, number: int, compact: bool) -> Iterator[ui.Item[Any] | None]:
        options = section.options
        if not options:
            return
        yield text(section.head)
        if section.form == "lines" and not compact:
            for option in options:
                words_shown = section.details.get(option.key) or self._detail(option) or self._label(option)
                yield ui.Section(ui.TextDisplay(words_shown), accessory=self._chosen(option, section))
        elif section.form == "buttons" and not (compact and len(options) > MENU_FROM):
            yield from rows(*(self._chosen(option, section) for option in options))
        else:
            verb = "each" if section.form == "each" else "picks"
            yield from self._section_menus(section, verb, number)

    def _section_menus(self, section: Section, verb: str, number: int) -> Iterator[ui.Item[Any]]:
        for start in range(0, len(section.options), MENU):
            chunk = section.options[start : start + MENU]
            choices = [
                Choice(
                    option.key,
                    self._pointed(option, self._label(option)),
                    section.details.get(option.key) or self._detail(option),
                )
                for option in chunk
            ]
            ends = [self._label(option) for option in (chunk[0], chunk[-1])]
            hint = section.hint or self.say("panel-menu-each" if verb == "each" else "panel-menu")
            if len(section.options) > MENU:
                hint = self.say("panel-menu-range", first=ends[0], last=ends[1])
            most = len(chunk) if verb == "each" else 1
            yield from rows(menu(self.key(verb, f"{number}.{start}"), hint, choices, 1, most))

    def _detail(self, option: Option) -> str:
        return translate(option.detail, self.language) if option.detail is not None else ""

    def _chosen(self, option: Option, section: Section) -> Control:
        good = option.key in (self._named_by_lesson or section.good)
        style = ButtonStyle.success if good else ButtonStyle.secondary
        key = self.key("both", f"{option.key}>{section.then}") if section.then else self.key("pick", option.key)
        return button(key, self._label(option), style)

    def _group(self, group: Group, compact: bool) -> Iterator[ui.Item[Any] | None]:
        count = len(group.options)
        shared = group.shared_detail() if count > 1 or group.placed else None
        heading = self.presentation.heading(group.verb)
        title = f"**{translate(heading, self.language)}**" if heading else ""
        if shared is not None:
            title += (" · " if title else "-# ") + capital(translate(shared, self.language))
        if self._numbered(group) and count <= PLACES_AS_BUTTONS and not (compact and count > 5):
            details = self._different_details(group) if shared is None else ""
            yield text("\n".join(part for part in (title, details) if part))
            names = self._place_names(group)
            places = [
                self._place(number, *each) for number, each in enumerate(zip(names, group.options, strict=True), 1)
            ]
            a_row = WORDY_A_ROW if max(map(len, names)) > SHORT else PLACES_A_ROW
            for start in range(0, count, a_row):
                yield from rows(*places[start : start + a_row])
        elif not compact and 0 < len(told := self._told_by_picture(group)) <= TOLD_AS_BUTTONS:
            yield text(f"**{translate(heading, self.language)}**" if heading else "")
            yield from rows(*(self._plain(option, self._name_on_button(option)) for option in told))
            if others := [option for option in group.options if option not in told]:
                yield from self._group(Group(group.verb, group.lesser, others), compact)
        elif not self._numbered(group) and not compact and self._in_lines(group, shared):
            yield text(title)
            wordy = self._wordy(group)
            bare = [] if wordy else [option for option in group.options if not (option.detail or option.caution)]
            for option in group.options:
                if option not in bare:
                    yield self._line(option, wordy, told=shared is not None)
            yield from rows(*(self._plain(option) for option in bare))
        elif not self._numbered(group) and count <= PLAIN_AS_BUTTONS and (shared is not None or not group.explained):
            yield text(title)
            yield from rows(*(self._plain(option) for option in group.options))
        else:
            yield text(title)
            rows_of = [] if compact else group.by_row()
            yield from self._menus(group, rows_of) if rows_of else self._menus(group, halves(group.options))

    def _told_by_picture(self, group: Group) -> list[Option]:
        """Those of which the picture above shows all that they do."""
        assert self.pending is not None
        told = self.presentation.told_by_picture(self.pending.ask, self.look.view)
        return [option for option in group.options if option.key in told]

    def _name_on_button(self, option: Option) -> str:
        name = capital(translate(self.presentation.name_on_button(option), self.language))
        return name + (" ⚠" if option.caution is not None else "")

    def _numbered(self, group: Group) -> bool:
        """Whether picture and buttons number the options. Not those that still have steps: their places alone do not
        say what is done there."""
        depth = len(self.path)
        shown = self.presentation.is_on_picture
        return group.numbered and all(len(option.path) <= depth and shown(option) for option in group.options)

    def _in_lines(self, group: Group, shared: Text | None) -> bool:
        """Whether each option needs a line of text beside its button, and there is room for that."""
        if group.explained and shared is None and not self._wordy(group):
            return len(group.options) <= CARDS_AS_BUTTONS
        return self._wordy(group) and len(group.options) <= PLAIN_AS_BUTTONS

    def _wordy(self, group: Group) -> bool:
        """Whether some labels are too long for a button."""
        return any(_width(self._label(option)) > LONG_LABEL for option in group.options)

    def _place_names(self, group: Group) -> list[str]:
        """What numbered options are called beside their numbers: their places, or what is done if that is one place."""
        if group.one_place and len(group.options) > 1:
            return [translate(option.label, self.language) for option in group.options]
        return [self.presentation.place(option, self.language) for option in group.options]

    def _only_numbers(self, ask: Ask) -> dict[str, str]:
        """What stands on buttons that have nothing but a number, by key."""
        return {
            option.key: str(number)
            for group in groups(self.presentation, ask)
            if self._numbered(group) and len(group.options) <= PLACES_AS_BUTTONS
            for number, (name, option) in enumerate(zip(self._place_names(group), group.options, strict=True), 1)
            if not name
        }

    def _place(self, number: int, at: str, option: Option) -> Control:
        label = (f"{number} · {at}" if at else str(number)) + (" ⚠" if option.caution is not None else "")
        style = ButtonStyle.primary if option.caution is None else ButtonStyle.secondary
        style = ButtonStyle.success if option.key in self._named_by_lesson else style
        return button(self.key("pick", option.key), label, style)

    def _different_details(self, group: Group) -> str:
        """Which of the numbered places has which detail."""
        told: dict[str, list[str]] = {}
        for number, option in enumerate(group.options, 1):
            if option.detail is not None:
                by_number = group.one_place or self.presentation.place(option, self.language) != self._short(option)
                short = str(number) if by_number else self._short(option)
                told.setdefault(translate(option.detail, self.language), []).append(short)
        parts = [
            self.say("panel-detail", places=join(places, self.language), detail=said) for said, places in told.items()
        ]
        if len(parts) > DETAILS_A_LINE or _width(" · ".join(parts)) > DETAIL_COLUMNS:
            return "\n".join(f"-# {part}" for part in parts)
        return f"-# {' · '.join(parts)}" if parts else ""

    def _plain(self, option: Option, label: str = "") -> Control:
        assert self.pending is not None
        proposed = option.key in self.pending.ask.proposal
        plain = ButtonStyle.secondary if option.key in self.presentation.lesser else ButtonStyle.primary
        style = ButtonStyle.success if proposed else plain
        return button(self.key("pick", option.key), label or self._label(option), style)

    def _line(self, option: Option, wordy: bool, *, told: bool) -> ui.Item[Any]:
        """An option beside its button, which says what it is called if there is room. `told`: its detail stands
        above."""
        detail = capital(self._detail(option)) if not told else ""
        words_shown = detail if detail and not wordy else self._label(option)
        if detail and wordy:
            words_shown += f"\n-# {detail}"
        if option.caution is not None:
            words_shown += f"\n-# ⚠ {translate(option.caution, self.language)}"
        label = self.say("panel-choose") if wordy else ""
        return ui.Section(ui.TextDisplay(words_shown), accessory=self._plain(option, label))

    def _label(self, option: Option) -> str:
        return self._words(option) + (" ⚠" if option.caution is not None else "")

    def _words(self, option: Option) -> str:
        """What an option is called: in short where all its steps stand above it."""
        below = bool(self.path) and tuple(step.key for step in option.path) == self.path
        return capital(translate(option.short if below and option.short is not None else option.label, self.language))

    def _menus(self, group: Group, chunks: list[list[Option]]) -> Iterator[ui.Item[Any] | None]:
        a_page = MOST_ROWS if group.placed else MENUS_A_PAGE
        pages = -(-len(chunks) // a_page)
        page = min(self.page, pages - 1)
        first = page * a_page
        for index, chunk in list(enumerate(chunks))[first : first + a_page]:
            ends = [self._short(option) for option in (chunk[0], chunk[-1])]
            hint = (
                self.say("panel-menu-range", first=ends[0], last=ends[1]) if len(chunks) > 1 else self.say("panel-menu")
            )
            choices = [self._choice(option) for option in chunk]
            yield from rows(menu(self.key("picks", f"{group.verb}.{index}"), hint, choices))
        if pages > 1:
            yield from self._pager(page, pages)

    def _pager(self, page: int, pages: int, arg: str = "") -> Iterator[ui.Item[Any]]:
        yield from rows(
            button(self.key("page", f"{page - 1}{arg}"), "◀", disabled=page == 0),
            button(self.key("page", f"{page + 1}{arg}"), "▶", disabled=page == pages - 1),
        )

    def _short(self, option: Option) -> str:
        return option.at.upper() if option.at else translate(option.label, self.language)

    def _choice(self, option: Option) -> Choice:
        label = self._words(option)
        told = [f"⚠ {translate(option.caution, self.language)}"] if option.caution is not None else []
        told += [self._detail(option)] if option.detail is not None else []
        rest = "… " + label[OPTION_TEXT - 1 :] if len(label) > OPTION_TEXT else ""
        described = " ".join(told) or rest
        return Choice(option.key, self._pointed(option, label), described)

    # -- several answers to one question ----------------------------------------------------------------------------

    def _several(self, ask: Ask) -> Iterator[ui.Item[Any] | None]:
        if len(ask.options) <= MENU:
            hint = self.say("panel-menu-several", least=ask.least, most=ask.most)
            choices = [self._choice(option) for option in ask.options]
            yield from rows(menu(self.key("picks", "all"), hint, choices, ask.least, ask.most))
            return
        pages = -(-len(ask.options) // MENU)
        page = min(self.page, pages - 1)
        left = ask.most - len(self.picked)
        shown = [
            (index, option)
            for index, option in enumerate(ask.options)
            if page * MENU <= index < (page + 1) * MENU and index not in self.picked
        ]
        arg = "".join(f".{index}" for index in self.picked)
        if self.picked:
            names = [translate(ask.options[index].label, self.language) for index in self.picked]
            yield text(self.say("panel-chosen", choices=join(names, self.language)))
        if shown and left > 0:
            choices = [Choice(str(index), self._choice(option).label) for index, option in shown]
            yield from rows(menu(self.key("some", f"{page}{arg}"), self.say("panel-menu"), choices, 1, left))
        yield from self._pager(page, pages, arg)
        enough = ask.least <= len(self.picked) <= ask.most
        yield from rows(
            button(self.key("take", f"{page}{arg}"), self.say("panel-take"), ButtonStyle.success, disabled=not enough),
            button(self.key("page", f"{page}"), self.say("panel-anew"), disabled=not self.picked),
        )

    # -- asking back -------------------------------------------------------------------------------------------------

    def _question(self, ask: Ask) -> Iterator[ui.Item[Any] | None]:
        option = ask.option(self.confirm or "")
        if option is None:
            return
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
        yield text(f"⚠ {warning}")
        yield from rows(
            button(
                self.key("sure", option.key),
                self.say("panel-sure", choice=translate(option.label, self.language)),
                ButtonStyle.danger,
            ),
            button(self.key("fresh"), self.say("panel-back")),
        )

    def _question_of_several(self, ask: Ask) -> Iterator[ui.Item[Any] | None]:
        chosen = [ask.options[index] for index in self.confirm_several if index < len(ask.options)]
        names = join([translate(option.label, self.language) for option in chosen], self.language)
        yield text(f"⚠ {self.say('panel-ends-turn')}")
        arg = ".".join(map(str, self.confirm_several))
        sure = button(self.key("sures", arg), self.say("panel-sure", choice=names), ButtonStyle.danger)
        yield from rows(sure, button(self.key("fresh"), self.say("panel-back")))

    def _foot(self) -> Iterator[ui.Item[Any]]:
        controls: list[Control] = []
        if self.confirm is not None or self.confirm_several:
            return
        if self.pending is not None and len(self.pending.ask.options) > 1:
            finals = [option for option in self.pending.ask.options if self.presentation.is_final(option)]
            controls += [self._end(option) for option in finals]
        if self.look.can_undo:
            controls.append(button(self.key("undo"), self.say("button-undo"), emoji="↩️"))
        if self.look.seat is not None and self.presentation.held(self.look.view):
            label, emoji = self.presentation.hand_button
            controls.append(button(self.key("hand"), self.say(label), emoji=emoji))
        if self.look.seat is not None and self.look.info.status == "running" and has_orders(self.presentation):
            yield from rows(*from_now_on(self.look, self.presentation, self.language))
            controls.append(button(self.key("orders"), self.say("button-orders"), emoji="📜"))
        if self.pending is None and self.look.info.status == "running" and len(self.look.info.seats) > 1:
            controls.append(button(self.key("seats"), self.say("button-seats"), emoji="🪑"))
            controls.append(button(self.key("next"), self.say("button-next"), emoji="⏭️"))
        if self.look.seat is not None and self.look.info.status == "running" and self.others_acted():
            controls.append(button(self.key("recap"), self.say("button-recap"), emoji="👀"))
        controls.append(button(self.key("fresh"), self.say("button-refresh"), emoji="🔄"))
        controls += lesson_controls(self.look, self.language)
        yield from rows(*controls)

    def _end(self, option: Option) -> Control:
        """What ends the turn stands out only where nothing else is possible."""
        assert self.pending is not None
        more = option.caution is not None or self.presentation.still_possible(self.pending.ask)
        style = ButtonStyle.secondary if more and option.key not in self._named_by_lesson else ButtonStyle.success
        return button(self.key("pick", option.key), self._label(option), style)

    def _pages(self) -> Iterator[ui.Item[Any]]:
        """The title's pictures. Where space is short, they are left to the table's message."""
        first = self.presentation.panel_page_buttons(self.look.info)
        yield from page_rows(self.presentation, self.look.info, self.key("board"), self.language, first)


def _width(label: str) -> int:
    """Columns that a label takes; a Chinese character takes two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in label)


def needs_confirmation(presentation: Presentation, ask: Ask, key: str) -> bool:
    """Whether an answer needs confirmation: it gives something away, or ends the turn while more is possible."""
    option = ask.option(key)
    if option is None:
        return False
    if option.caution is not None:
        return True
    return presentation.is_final(option) and presentation.asks_back(ask) and bool(presentation.still_possible(ask))
