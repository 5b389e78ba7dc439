"""A newcomer who plays a lesson to its end by doing exactly what it says, and nothing else."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from cogs.ui.lesson import POINTER, SIGN
from locales.chinese import NO_BREAK
from tests.cogs.playing import answers
from tests.cogs.world import Control, Shown, World, walk

MOST_TAPS = 25
"""What a newcomer has patience for."""


@dataclass
class Pupil:
    """What a person in a lesson has tapped, and every page that they have seen."""

    world: World
    who: str
    taps: list[str] = field(default_factory=list)
    pages: list[Shown] = field(default_factory=list)

    async def follow(self, command: str, most: int = 2 * MOST_TAPS) -> AsyncIterator[Shown]:
        """The pages of a lesson, one after the other, while each says what to tap."""
        shown = await self.world.slash(self.who, f"{command} learn")
        while shown is not None:
            shown = await self.settled(shown)
            self.pages.append(shown)
            yield shown
            named = told_to_tap(shown)
            if not named or len(self.taps) >= most:
                return
            self.taps.append(" + ".join(named))
            shown = await self.tap(shown, named)

    async def settled(self, shown: Shown) -> Shown:
        """The page when everybody else has answered."""
        await self.world.bot.services.tables.settle()
        await self.world.env.settle()
        return shown.again()

    async def tap(self, shown: Shown, named: list[str]) -> Shown | None:
        """Tap what is named: a button, or lines of one menu."""
        found = [button_named(shown, each) for each in named]
        if len(found) == 1 and found[0] is not None:
            return await self.world.press_control(self.who, shown, found[0])
        menu, values = menu_with(shown, named)
        self.taps.append("(opened a menu)")
        return await self.world.choose(self.who, shown, menu, *values)


def told_to_tap(shown: Shown) -> list[str]:
    """What the page says to tap."""
    line = next((line for line in shown.text.splitlines() if line.startswith(f"> {POINTER}")), "")
    return re.findall(r"\*\*(.+?)\*\*", line)


def plain(label: str) -> str:
    return label.replace(POINTER, "").strip()


def button_named(shown: Shown, name: str) -> Control | None:
    """The button on which this stands, or that stands beside it: "Propose: Sentinel" is the button "Propose" beside a
    line that names Sentinel."""
    buttons = {one.custom_id: one for one in answers(shown) if not one.is_menu}
    found = [one for one in buttons.values() if plain(one.label) == name]
    for part in walk(shown.components) if not found else ():
        button = buttons.get((part.get("accessory") or {}).get("custom_id", ""))
        if part["type"] != 9 or button is None:
            continue
        line = "\n".join(each.get("content", "").replace(NO_BREAK, " ") for each in part["components"])
        rest = re.sub(r"^[\s:：「“]+", "", name.removeprefix(plain(button.label))).rstrip("」”…")
        if name in line.splitlines() or (name != rest and rest in line):
            found.append(button)
    assert len(found) < 2, f"two buttons {name} in\n{shown}"
    return found[0] if found else None


def menu_with(shown: Shown, named: list[str]) -> tuple[Control, list[str]]:
    """The menu with these lines, and their values."""
    for part in walk(shown.components):
        lines = {plain(each["label"]): each["value"] for each in part.get("options") or () if "value" in each}
        if all(name in lines for name in named):
            menu = next(one for one in shown.controls if one.custom_id == part["custom_id"])
            return menu, [lines[name] for name in named]
    raise AssertionError(f"nothing is called {named} in\n{shown}")


def says(shown: Shown) -> str:
    """What the lesson says on a page."""
    return "\n".join(line for line in shown.text.splitlines() if line.startswith(">") or SIGN in line)
