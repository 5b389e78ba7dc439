"""The panel: turns any question of any title into text, buttons and menus within Discord's limits.

A panel is planned first (which options have which number on the picture) and laid out once the picture is ready.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle
from msgspec.structs import replace

from cogs.discord_types import Gallery, Item
from cogs.ui.controls import Control, Key, button, rows
from cogs.ui.formatting import capital
from cogs.ui.lesson import lesson_controls, lesson_lines
from cogs.ui.measure import measure
from cogs.ui.names import speaking
from cogs.ui.option_groups import groups
from cogs.ui.option_lists import PLACES_AS_BUTTONS, OptionLists
from cogs.ui.orders import ON_PANEL, asides_menu, from_now_on, has_orders, laid_down_lines, orders_label
from cogs.ui.origin import origin_lines
from cogs.ui.outgoing import OutgoingMessage, PictureLike, TooLarge, compose, gallery, text
from cogs.ui.pages import has_pages, page_rows
from cogs.ui.path_menu import Path, has_paths, level, step_items, way_back, way_taken
from cogs.ui.presentation import Presentation, join
from cogs.ui.proposals import stopped
from engine.core.decision import Ask, Option, Options, Pending, Step
from locales import translate
from tables.records import Look

MOST_TOLD = 6
"""The number of things still possible that are named before a turn ends."""


@dataclass(frozen=True)
class Spot:
    """An option on the picture: its place, and the label it shares with its button ("" for none)."""

    at: str
    label: str


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
    notice: str = ""
    happened: tuple[str, ...] = ()
    """Log lines of the result of the last press."""

    @property
    def composing(self) -> bool:
        """Whether an answer is begun."""
        return bool(self.confirm or self.confirm_several or self.picked or self.page or self.path)


BLANK = Draft()


@dataclass
class Panel:
    """One person's panel at one moment."""

    look: Look
    presentation: Presentation
    language: str
    draft: Draft = BLANK
    waiting: str = ""
    """Who is waited for, or how the game ended. Shown if nothing is asked."""

    def __post_init__(self) -> None:
        self.named = speaking(self.look.info, self.language)
        """The language for the title's texts: it names people by name and colour."""
        self.language = speaking(self.look.info, self.language, brief=True)
        draft = self.draft
        self.options = OptionLists(self.look, self.presentation, self.language, draft.path, draft.page, draft.picked)

    @property
    def pending(self) -> Pending | None:
        """The open question, if there is one."""
        return self.look.pending

    def key(self, verb: str, arg: str = "") -> Key:
        """The key of a control of this panel's question."""
        return self.options.key(verb, arg)

    def say(self, key: str, **args: Any) -> str:
        """A message in the reader's language."""
        return self.options.say(key, **args)

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
            steps, options = self._level(ask)
            result += [Spot(step.at, "") for step in steps if step.at is not None]
            ask = replace(ask, options=Options.of(options))
        for group in groups(self.presentation, ask):
            numbered = self.presentation.numbered and self.options.numbered(group)
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
            *(self._pages() if pages and self.draft.confirm is None else ()),
            accent=self.presentation.accent(self.look.view),
            pictures=pictures,
        )

    def _galleries(self, pictures: tuple[PictureLike, ...]) -> list[Gallery | None]:
        """The pictures; at the end of a game one below the other, each as wide as the page."""
        over = self.look.standing is not None and self.look.standing.over
        return [gallery(picture) for picture in pictures] if over else [gallery(*pictures)]

    def _head(self) -> Iterator[Item | None]:
        lines = []
        if self.draft.notice:
            lines.append(f"> {self.draft.notice}")
        lines += [f"-# {line}" for line in self.draft.happened]
        lines += stopped(self.look.info, self.language)
        lines += origin_lines(self.look.info, self.language)
        seat = self.look.seat
        if self.pending is not None:
            ask = self.pending.ask
            name = translate(self.presentation.seat(ask.seat), self.named)
            lines.append(f"### {self.say(self.presentation.panel_title(ask, self.look.view), side=name)}")
            if ask.optional and (awaited := self._awaited()):
                lines.append(self.say("panel-awaited", sides=join(awaited, self.language)))
            lines += self.presentation.summary(self.look.view, self.language)
            if self.draft.confirm is None:
                lines.append(f"**{translate(ask.about, self.language)}**")
                lines += lesson_lines(self.look, self.presentation, self.language, self._to_tap(ask))
            lines += laid_down_lines(self.look, self.presentation, self.language, self.options.only_numbers(ask))
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

    def _next_step(self, ask: Ask) -> str | None:
        """The key of the step towards what the lesson names, if one is to be chosen on this page."""
        if not self.options.lesson_keys or not has_paths(ask):
            return None
        option = ask.option(self.options.lesson_keys[0])
        steps, _ = self._level(ask)
        depth = len(self.draft.path)
        if option is None or len(option.path) <= depth:
            return None
        key = option.path[depth].key
        return key if any(step.key == key for step in steps) else None

    def _to_tap(self, ask: Ask) -> list[str]:
        """What stands on the controls that give the answer which the lesson names."""
        if not self.options.lesson_keys:
            return []
        following = self._next_step(ask)
        if following is not None:
            return [translate(step.label, self.language) for step in self._level(ask)[0] if step.key == following]
        numbers = {spot.at: spot.label for spot in self.spots() if spot.label.isdigit()}
        found = [ask.option(key) for key in self.options.lesson_keys]
        return [self._tapped(option, numbers) for option in found if option is not None]

    def _tapped(self, option: Option, numbers: dict[str, str]) -> str:
        """An option as its control shows it: with its number on the picture, if it has one."""
        number = numbers.get(option.at or "")
        if number is None:
            return self.options.words(option)
        place = self.presentation.place(option, self.language)
        return f"{number} · {place}" if place else number

    def _awaited(self) -> list[str]:
        """Who must answer before the game goes on."""
        return [translate(self.presentation.seat(seat), self.named) for seat in self.look.info.owed]

    def _body(self, compact: bool) -> Iterator[Item | None]:
        if self.pending is None:
            yield from asides_menu(self.look, self.language, ON_PANEL)
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
            yield from self.options.several(ask)
        elif sections is None and has_paths(ask):
            yield from self._stepwise(ask, compact)
        elif sections is not None:
            for number, section in enumerate(sections):
                yield from self.options.section(section, number, compact)
        else:
            for group in groups(self.presentation, ask):
                yield from self.options.group(group, compact)
        acting = any(self.presentation.is_final(option) for option in ask.options)
        if acting and not self.draft.path and (idle := self.presentation.idle(self.look, self.language)):
            yield text(f"-# {idle}")

    def _stepwise(self, ask: Ask, compact: bool) -> Iterator[Item | None]:
        """The options that can be chosen here, and the steps to the others."""
        key = self.key("path")
        steps, options = self._level(ask)
        yield way_taken(ask, self.draft.path, self.language)
        kinds = groups(self.presentation, replace(ask, options=Options.of(options))) if options else []
        for group in kinds:
            if not group.lesser:
                yield from self.options.group(group, compact)
        pointed = self._next_step(ask)
        yield from step_items(steps, self.draft.path, key, self.language, self.presentation.asides, pointed)
        for group in kinds:
            if group.lesser:
                yield from self.options.group(group, compact)
        yield from way_back(self.draft.path, key, self.language)

    def _level(self, ask: Ask) -> tuple[tuple[Step, ...], tuple[Option, ...]]:
        """The steps and options of the page; what ends the turn stands at its foot."""
        asked = any(not option.path and not self.presentation.is_final(option) for option in ask.options)
        steps, options = level(ask, self.draft.path, self.presentation.asides if asked else ())
        return steps, tuple(option for option in options if not self.presentation.is_final(option))

    # -- asking back -------------------------------------------------------------------------------------------------

    def _question(self, ask: Ask) -> Iterator[Item | None]:
        option = ask.option(self.draft.confirm or "")
        if option is None:
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
        meant = f"-# {capital(translate(detail, self.language))}\n" if detail is not None else ""
        yield text(f"{meant}⚠ {warning}")
        yield from rows(
            button(
                self.key("sure", option.key),
                self.say("panel-sure", choice=translate(option.label, self.language)),
                ButtonStyle.danger,
            ),
            button(self.key("fresh"), self.say("panel-back")),
        )

    def _question_of_several(self, ask: Ask) -> Iterator[Item | None]:
        chosen = [ask.options[index] for index in self.draft.confirm_several if index < len(ask.options)]
        names = join([translate(option.label, self.language) for option in chosen], self.language)
        yield text(f"⚠ {self.say('panel-ends-turn')}")
        arg = ".".join(map(str, self.draft.confirm_several))
        sure = button(self.key("sures", arg), self.say("panel-sure", choice=names), ButtonStyle.danger)
        yield from rows(sure, button(self.key("fresh"), self.say("panel-back")))

    def _foot(self) -> Iterator[Item]:
        controls: list[Control] = []
        if self.draft.confirm is not None or self.draft.confirm_several:
            return
        if self.pending is not None and len(self.pending.ask.options) > 1:
            finals = [option for option in self.pending.ask.options if self.presentation.is_final(option)]
            controls += [self._end(option) for option in finals]
        if self.look.can_undo:
            controls.append(button(self.key("undo"), self.say("button-undo"), emoji="↩️"))
        if self.look.can_undo and self.presentation.may_restart(self.look):
            controls.append(button(self.key("restart"), self.say("button-restart"), emoji="⏮️"))
        if self.look.seat is not None and self.presentation.held(self.look.view):
            label, emoji = self.presentation.hand_button
            controls.append(button(self.key("hand"), self.say(label), emoji=emoji))
        if self.look.seat is not None and self.look.info.status == "running" and has_orders(self.presentation):
            yield from rows(*from_now_on(self.look, self.presentation, self.language))
            controls.append(button(self.key("orders"), self.say(orders_label(self.presentation)), emoji="📜"))
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
        style = ButtonStyle.secondary if more and option.key not in self.options.lesson_keys else ButtonStyle.success
        return button(self.key("pick", option.key), self.options.label(option), style)

    def _pages(self) -> Iterator[Item]:
        """The title's pictures. Where space is short, they are left to the table's message."""
        first = self.presentation.panel_page_buttons(self.look.info)
        yield from page_rows(self.presentation, self.look.info, self.key("board"), self.language, first)


def needs_confirmation(presentation: Presentation, ask: Ask, key: str) -> bool:
    """Whether an answer needs confirmation: it gives something away, or ends the turn while more is possible."""
    option = ask.option(key)
    if option is None:
        return False
    if option.caution is not None:
        return True
    return presentation.is_final(option) and presentation.asks_back(ask) and bool(presentation.still_possible(ask))
