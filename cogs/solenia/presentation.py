"""How Solenia appears on the common screens."""

from __future__ import annotations

from cogs.solenia.faces import faces, ruling_groups
from cogs.ui.card_presentation import CardPresentation, Held
from cogs.ui.option_groups import MENU
from cogs.ui.presentation import AtOnce, Beside, CardFace, rules_of
from engine.core.decision import Ask
from engine.core.text import Text, say
from engine.solenia.components import Phase
from engine.solenia.names import card_name, goods_text
from engine.solenia.options import cell_option, payment_option
from engine.solenia.title import META
from engine.solenia.view import PlayerView, View
from engine.solenia.whole_turns import Turn, whole_turns
from engine.titles import TITLES
from locales import message
from render.solenia.look import PEOPLE

LIGHTS: dict[Phase, int] = {"day": 0xE9B949, "dusk": 0xD9743F, "night": 0x5B6BC8, "dawn": 0xD98CB3}
BESIDE_THE_AIRSHIP = 2
"""The middle strip, counted from the rear."""


class SoleniaPresentation(CardPresentation[View]):
    """A sky of strips, hands of three cards, boards with deliveries."""

    pictures = frozenset({"board", "panel", "hand", "card", "change", "legend"})
    people = PEOPLE
    legend_pictures = 2
    finals = ()
    tells_idle = False  # every card in hand can be placed
    openers = frozenset({"card", "discard"})
    alike = frozenset({"card"})
    names_places = True
    rules = rules_of("sol", "goal", "turn", "cells", "airship", "storage", "winter", "solo")

    def is_first_board(self, view: View) -> bool:
        """Of the first round."""
        return isinstance(view, View) and view.round == 1 and not view.over

    def accent(self, view: View | None) -> int:
        """The colour of the active player; in the solo game, and at the end, the light around the airship."""
        if not isinstance(view, View):
            return super().accent(view)
        if view.over or len(view.players) == 1:
            return LIGHTS[view.strips[BESIDE_THE_AIRSHIP].phase]
        return PEOPLE[view.active].accent

    def summary(self, view: View, language: str) -> list[str]:
        """The round, the light, and what the viewing seat has."""
        lines: list[str] = [Beside(self._round_line(view, language))]
        if view.seat is not None:
            own = view.players[view.seat]
            lines.append(
                message(
                    "sol-panel-own",
                    language,
                    goods=goods_text(own.goods),
                    stored=sum(own.goods),
                    storage=own.storage,
                    gold=own.gold,
                    score=own.score.total,
                )
            )
        if view.chosen is not None and view.seat == view.active:
            draws = view.players[view.active].deck_count > 0
            lines.append(f"-# {message('sol-panel-last' if draws else 'sol-panel-last-no-card', language)}")
        if view.chosen is not None and view.target is not None:
            lines.append(message("sol-panel-aiming", language, card=card_name(view.chosen), place=view.target.upper()))
        elif view.chosen is not None:
            lines.append(message("sol-panel-placing", language, card=card_name(view.chosen)))
        return lines

    def status(self, view: View, language: str) -> list[str]:
        """The round, then gold, storage, deliveries and score of each player, each short enough for one line on a
        phone. At the end the result says it all."""
        if view.over:
            return []
        standings = (self._player_line(player, language) for player in view.players)
        return [f"-# {line}" for line in (self._round_line(view, language), *standings)]

    def hand(self, view: View) -> list[Held]:
        """The own hand; every card may be placed while a card is asked for."""
        known = self.cards()
        placing = view.phase == "card" and view.seat == view.active
        return [Held(known[card], 1, placing) for card in view.hand or ()]

    def cards(self, view: View | None = None) -> dict[str, CardFace]:
        """Every card, delivery and improvement."""
        return faces()

    def ruling_groups(self) -> dict[str, list[str]]:
        """Groups of components."""
        return ruling_groups()

    def at_once(self, ask: Ask, view: View) -> tuple[AtOnce, ...]:
        """Each card of the hand with the cell where it can be placed, and the payment of the voyage."""
        cards = [option for option in map(self.shown_as, ask.options) if option.key.startswith("card:")]
        if view.seat != view.active or view.phase != "card" or len(ask.options) < 2 or len(view.reach) < 2:
            return ()
        found = []
        for option in {(each.label, each.detail): each for each in reversed(cards)}.values():
            card = option.key.removeprefix("card:")
            turns = whole_turns(view, card, MENU)
            choices = tuple([((option.key, *turn.keys), *_words_of(turn)) for turn in turns])
            found += [AtOnce(say("sol-at-once", card=option.label), choices)] if choices else []
        return tuple(reversed(found))

    def starts_turn(self, ask: Ask) -> bool:
        """Whether the question asks for a card or an improvement."""
        return ask.options[0].key.partition(":")[0] in self.openers

    def _round_line(self, view: View, language: str) -> str:
        light = say(f"sol-light-{view.strips[BESIDE_THE_AIRSHIP].phase}")
        if view.phase == "draft":
            return message("sol-panel-draft", language)
        return message("sol-panel-round", language, round=view.round, light=light)

    def _player_line(self, player: PlayerView, language: str) -> str:
        side = self.seat(player.seat)
        if player.out:
            return message("sol-status-out", language, side=side)
        return message(
            "sol-status",
            language,
            side=side,
            gold=player.gold,
            stored=sum(player.goods),
            storage=player.storage,
            deliveries=_count_deliveries(player),
            score=player.score.total,
        )


def _words_of(turn: Turn) -> tuple[Text, Text | None]:
    """A cell with its payment, and what it brings."""
    cell = cell_option(turn.cell, turn.ground, turn.amount, turn.price)
    if turn.paid is None:
        return cell.label, cell.detail
    return say("sol-at-once-paid", cell=cell.label, payment=payment_option(turn.paid[1], turn.rate).label), cell.detail


def _count_deliveries(player: PlayerView) -> int:
    filled = sum(slot.tile is not None for slot in player.slots)
    return filled + len(player.spare_day) + len(player.spare_night)


def presentation() -> SoleniaPresentation:
    """The presentation of Solenia."""
    return SoleniaPresentation(TITLES[META.id])
