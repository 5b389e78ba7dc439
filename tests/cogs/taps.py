"""How many taps an answer takes on the panel: a button is one, a menu two (it is opened, then a line is chosen)."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.ui.controls import BETWEEN_KEYS
from engine.core.decision import Ask
from tests.cogs.playing import panel
from tests.cogs.world import Control, Shown, World


@dataclass
class Tapper:
    """A person at their panel. `taps`: so many since the panel was opened."""

    world: World
    who: str
    taps: int = 0
    shown: Shown | None = None

    async def ask(self) -> Ask | None:
        """The question on the panel; None where nothing is asked."""
        look = await self.world.bot.services.tables.queries.look(1, self.world.id(self.who))
        return None if look.pending is None else look.pending.ask

    async def give_at_once(self, keys: tuple[str, ...]) -> int:
        """Press the button or choose the line of a menu that gives several of these answers, from the first on. How
        many it gives; 0: there is none."""
        if self.shown is None:
            self.shown = await panel(self.world, self.who)
        for one in self.shown.controls:
            if one.verb == "both" and one.arg == BETWEEN_KEYS.join(keys[:2]):
                await self._press(one, "")
                return 2
        for count in range(len(keys), 1, -1):
            for one in self.shown.controls:
                if one.verb == "at-once" and (value := BETWEEN_KEYS.join(keys[:count])) in one.values:
                    await self._press(one, value)
                    return count
        return 0

    async def give(self, key: str) -> None:
        """Tap until this answer is given, with the confirmation where it is asked back."""
        if self.shown is None:
            self.shown = await panel(self.world, self.who)
        ask = await self.ask()
        assert ask is not None
        option = ask.option(key)
        assert option is not None, f"{key} is not possible in {ask.options.keys}"
        steps = [step.key for step in option.path]
        keys = [key, *(each.key for each in ask.options if each.label == option.label)]  # equal cards stand there once
        for _ in range(len(steps) + 2):
            control, value = self._towards(self.shown, keys, steps)
            await self._press(control, value)
            now = await self.ask()
            if now is None or (now.about, now.options.keys) != (ask.about, ask.options.keys):
                return
            assert self.shown is not None
            sure = [one for one in self.shown.controls if one.verb == "sure"]
            if sure:
                await self._press(sure[0], "")
                return
        raise AssertionError(f"{key} is not reached:\n{self.shown}")

    async def _press(self, control: Control, value: str) -> None:
        assert self.shown is not None
        if value:
            self.taps += 2
            self.shown = await self.world.choose(self.who, self.shown, control, value)
        else:
            self.taps += 1
            self.shown = await self.world.press_control(self.who, self.shown, control)

    @staticmethod
    def _towards(shown: Shown, keys: list[str], steps: list[str]) -> tuple[Control, str]:
        """The control that gives the answer, or goes furthest towards it; with the line of a menu."""
        controls = [one for one in shown.controls if not one.disabled]
        for one in controls:
            for key in keys:
                if not one.is_menu and one.arg == key:
                    return one, ""
                for value in (key, f"={key}"):
                    if value in one.values:
                        return one, value
        for one in controls:
            if one.verb == "both" and one.arg.partition(BETWEEN_KEYS)[0] in keys:
                return one, ""
        for depth in range(len(steps), 0, -1):
            for one in controls:
                if not one.is_menu and one.verb == "path-to" and one.arg == ">".join(steps[:depth]):
                    return one, ""
                if f"+{steps[depth - 1]}" in one.values:
                    return one, f"+{steps[depth - 1]}"
        raise AssertionError(f"nothing leads to {keys[0]} in\n{shown}")
