"""How Day & Night appears on the common screens."""

from __future__ import annotations

from collections import Counter

from cogs.day_and_night.faces import faces, ruling_groups
from cogs.ui.card_presentation import CardPresentation, Held
from cogs.ui.presentation import CardFace, join, rules_of, verbs_of
from engine.core.decision import Ask
from engine.core.text import Text, say
from engine.day_and_night.board import CLOSED_CENTER, FULL_BOARD, NUMBERS, tiles
from engine.day_and_night.board import NAMES as PLACES
from engine.day_and_night.cards import NAMES
from engine.day_and_night.title import META
from engine.day_and_night.view import View
from engine.titles import TITLES
from locales import message, translate
from tables.records import Look

OF_CARDS = frozenset({"discard", "steal"})
"""Verbs of option keys that choose among the visible cards."""
GOLD, INDIGO = 0xE9B949, 0x5B6BC8


class DayAndNightPresentation(CardPresentation[View]):
    """Hours, hands, temples."""

    pictures = frozenset({"board", "panel", "hand", "card", "change", "legend"})
    finals = ("end",)
    alike = frozenset({"discard"})
    opens_line = frozenset({"dn-log-turn-day", "dn-log-turn-night"})
    gathers = {"dn-log-crystal": ("dn-log-crystals", "place")}
    headings = {"cast": "dn-heading-cast", "step": "dn-heading-step"}
    rules = rules_of("dn", "goal", "turn", "tiles", "day", "night", "end")

    def is_first_board(self, view: View) -> bool:
        """Until Night's first turn has ended."""
        return isinstance(view, View) and view.turn == 1 and not view.over

    def accent(self, view: View | None) -> int:
        """Day's gold or Night's indigo, for the active side."""
        if not isinstance(view, View):
            return super().accent(view)
        return (GOLD, INDIGO)[view.active]

    def summary(self, view: View, language: str) -> list[str]:
        """Hours left, spells cast and the path walked this turn."""
        left = "▰" * view.hours + "▱" * max(view.hours_full - view.hours, 0)
        lines = [f"{left} {message('dn-panel-hours', language, left=view.hours, full=view.hours_full)}"]
        done = []
        if view.now.cards:
            names = [translate(NAMES[card], language) for card in view.now.cards]
            done.append(message("dn-panel-cast", language, cards=join(names, language)))
        if len(view.now.path) > 1:
            done.append(message("dn-panel-way", language, way=" → ".join(at.upper() for at in view.now.path)))
        if view.now.changed:
            changed = join([at.upper() for at in view.now.changed], language)
            done.append(message("dn-panel-changed", language, places=changed))
        return lines + [f"-# {' · '.join(done)}"] * bool(done)

    def status(self, view: View, language: str) -> list[str]:
        """The turn, then temples, largest group and hand of each side, each short enough for one line on a phone. At
        the end all tiles instead of the hand, as they may decide (R-END-2)."""
        lines = [
            message(
                "dn-status-end" if view.over else "dn-status",
                language,
                side=self.seat(side.seat),
                temples=side.temples,
                largest=side.largest,
                hand=side.hand_count,
                tiles=side.tiles,
            )
            for side in view.sides
        ]
        turn = message("dn-status-turn", language, turn=view.turn)
        return [f"-# {line}" for line in (turn, *lines)]

    def hand(self, view: View) -> list[Held]:
        """The own hand, each kind of card once."""
        cards = self.cards(view)
        counted = Counter(view.hand or ())
        return [Held(cards[card], copies, card in view.castable) for card, copies in counted.items()]

    def panel_picture(self, ask: Ask, view: View, path: tuple[str, ...] = ()) -> str:
        """The cards, where all that is asked is which of those in view."""
        return "hand" if verbs_of(ask) <= OF_CARDS else "panel"

    def describe_idle(self, look: Look, language: str) -> str:
        """Which cards cannot be cast now, or that casting is over; and why the avatar cannot walk, if it cannot."""
        lines = [super().describe_idle(look, language)] if look.view.phase == "cast" else []
        if look.view.phase == "travel" and look.view.hand:
            lines.append(message("dn-panel-no-cast", language, reason=say("dn-why-travelled")))
        if look.pending is not None and not any(option.key.startswith("step:") for option in look.pending.ask.options):
            around = {barred.reason for barred in look.barred if barred.option.key in _steps_around(look.view)}
            reasons = [translate(reason, language) for reason in _join_reasons(around)]
            lines.append(message("dn-panel-no-walk", language, reason=join(reasons, language)))
        return "\n-# ".join(filter(None, lines))

    def cards(self, view: View | None = None) -> dict[str, CardFace]:
        """All 39 spells, the tiles and the pieces."""
        return faces((self.fresh_view() if view is None else view).options)

    def ruling_groups(self) -> dict[str, list[str]]:
        """Groups of components."""
        return ruling_groups()


def _join_reasons(reasons: set[Text]) -> list[Text]:
    """One text for all neighbours that are closed to an avatar for the same reason."""
    by_kind: dict[str, list[Text]] = {}
    for reason in sorted(reasons, key=lambda text: (text.key, str(text.args.get("there", "")))):
        by_kind.setdefault(reason.key, []).append(reason)
    return [
        say(key, **alike[0].args | {"there": " ".join(str(reason.args["there"]) for reason in alike)})
        if "there" in alike[0].args
        else alike[0]
        for key, alike in by_kind.items()
    ]


def _steps_around(view: View) -> set[str]:
    """The keys of all steps from the tile of the active avatar."""
    board = CLOSED_CENTER if view.options.center_void else FULL_BOARD
    return {f"step:{PLACES[tile]}" for tile in tiles(board.border[NUMBERS[view.sides[view.active].at]])}


def presentation() -> DayAndNightPresentation:
    """The presentation of Day & Night."""
    return DayAndNightPresentation(TITLES[META.id])
