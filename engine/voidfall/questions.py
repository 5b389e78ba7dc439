"""The questions of the game: their kinds, by which code tells them apart, and their texts."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, NamedTuple

from engine.core.decision import Ask, Keys, Options
from engine.core.text import Text, say


class Question(StrEnum):
    """The kinds of questions. The text of a kind is the message `vf-ask-{kind}`."""

    ABANDON = "abandon"
    AGENDA = "agenda"
    AGENDA_SLOT = "agenda-slot"
    BATTLE_ABSORB = "battle-absorb"
    BATTLE_BOMBARD = "battle-bombard"
    BATTLE_DRONES = "battle-drones"
    BATTLE_DROP = "battle-drop"
    BATTLE_FIRE = "battle-fire"
    BATTLE_MISSILES = "battle-missiles"
    BATTLE_RECALL = "battle-recall"
    BOX = "box"
    BUILD = "build"
    CARD = "card"
    CONSUME = "consume"
    CORRUPT_OFFER = "corrupt-offer"
    CORRUPTION_GAINED = "corruption-gained"
    CORRUPTION_MOVED = "corruption-moved"
    CORRUPTION_ONTO = "corruption-onto"
    CORRUPTION_OWN_SHARE = "corruption-own-share"
    CORRUPTION_PAID = "corruption-paid"
    CORRUPTION_REMOVED = "corruption-removed"
    CORRUPTION_SHARED = "corruption-shared"
    DEPLOY = "deploy"
    DEPLOY_SURCHARGE = "deploy-surcharge"
    DESTROY = "destroy"
    DISCARD_AGENDA = "discard-agenda"
    DISCARD_CRISIS = "discard-crisis"
    DISCARD_GLORY = "discard-glory"
    ESTABLISH = "establish"
    EVALUATE = "evaluate"
    EVENT_ON_TOP = "event-on-top"
    EXCHANGE = "exchange"
    FALLEN = "fallen"
    GAIN_ANY = "gain-any"
    GROW = "grow"
    HARBINGER_ROW = "harbinger-row"
    HAVEN = "haven"
    HAVEN_RECALL = "haven-recall"
    HAVEN_REWARD = "haven-reward"
    HOUSE = "house"
    KEEP_AGENDA = "keep-agenda"
    LOSE_ANY = "lose-any"
    LOWER_POPULATION = "lower-population"
    MOVE = "move"
    MOVE_IN = "move-in"
    MOVE_IN_FIRST = "move-in-first"
    ONE = "one"
    ORIGIN = "origin"
    PART = "part"
    PAY = "pay"
    PAY_ANY = "pay-any"
    PAYMENT = "payment"
    PLACE = "place"
    PLACE_GUILD = "place-guild"
    PLACE_HARBINGER = "place-harbinger"
    PLACE_IN_ORDER = "place-in-order"
    PREFERRED_ACTION = "preferred-action"
    PRODUCE = "produce"
    REACH = "reach"
    RECALL = "recall"
    REGROUP = "regroup"
    REMOVE_HARBINGER = "remove-harbinger"
    REMOVE_VOIDBORN = "remove-voidborn"
    SCAN = "scan"
    SHARE = "share"
    SKIRMISH_DRONES = "skirmish-drones"
    SURCHARGE = "surcharge"
    SWAP = "swap"
    TARGET = "target"
    TECHNOLOGY = "technology"
    TOO_MANY_FLEETS = "too-many-fleets"
    TOO_MUCH_GLORY = "too-much-glory"
    TRACK = "track"
    TRIGGER = "trigger"
    UPGRADE_GLORY = "upgrade-glory"
    UPGRADE_NEW_GLORY = "upgrade-new-glory"
    UPKEEP = "upkeep"
    VOID = "void"
    WAR = "war"


class About(NamedTuple):
    """What a question is about; `within`, `left` as in `Ask`."""

    kind: Question
    text: Text
    within: str = ""
    left: int = 1

    def ask(self, seat: int, options: Options[Any], *, habit: str = "", default: Keys | Callable[[], Keys] = ()) -> Ask:
        """The question to a seat; `habit`, `default` as in `Ask`."""
        return Ask(
            seat,
            self.text,
            options,
            within=self.within,
            habit=habit,
            default=default,
            kind=self.kind,
            left=self.left,
        )


def question_about(kind: Question, **args: Any) -> About:
    """A question of this kind, with the arguments of its text."""
    return About(kind, say(f"vf-ask-{kind}", **args))


def repeated_question(kind: Question, left: int) -> About:
    """A question of this kind that may be put so many times."""
    return question_about(kind, n=left)._replace(left=left)
