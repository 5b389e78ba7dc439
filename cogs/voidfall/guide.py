"""The tutorial explained: a word about each question, for those who play the game for the first time.

The texts are `guide.ftl`. Questions that are alike share one; a Focus card, the next move, the parts of an event and
its objectives have texts by card and by Cycle.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

from cogs.ui.presentation import verbs_of
from engine.core.decision import Ask
from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.names import focus_card_name
from engine.voidfall.questions import Question
from engine.voidfall.records.galaxy import TUTORIAL
from engine.voidfall.turn.moves import ACTIONS_OF_A_TURN, ACTIONS_WITH_TOKEN
from engine.voidfall.view import View
from engine.voidfall.vocabulary.terms import FocusType


class Guide(msgspec.Struct, frozen=True):
    """The content of `data/guide.json`. `advised`: by Cycle, the Focus cards in the order in which a beginner plays
    them well, as far as they are in hand. `questions`: by text, those that it is about."""

    advised: dict[int, tuple[FocusType, ...]]
    questions: dict[str, tuple[Question, ...]]


GUIDE = msgspec.json.decode(files("cogs.voidfall").joinpath("data/guide.json").read_bytes(), type=Guide)
TEXTS: dict[str, str] = {kind: f"vf-guide-{name}" for name, kinds in GUIDE.questions.items() for kind in kinds}


def guide(ask: Ask, view: View) -> Text | None:
    """A word about a question of the tutorial; None in other scenarios."""
    if view.scenario != TUTORIAL:
        return None
    match ask.kind:
        case Question.CARD:
            return advised_card(ask.seat, view)
        case Question.MOVE:
            return next_move(ask, view)
        case Question.BOX:
            return say(f"vf-guide-box-{view.cycle}", **objectives(ask.seat, view))
        case Question.PART | Question.ONE:
            return part(ask, view)
    name = TEXTS.get(ask.kind)
    if name == "vf-guide-battle" and view.phase == "evaluation":
        name = "vf-guide-skirmish"
    return None if name is None else say(name)


def advised_card(seat: int, view: View) -> Text:
    """The Focus card that is good now and why, then what the objectives of the event want."""
    held = {parts().focus_cards[card].type: card for card in view.players[seat].hand}
    kind = next((each for each in GUIDE.advised[view.cycle] if each in held), None)
    aim = say(f"vf-guide-aim-{view.cycle}", **objectives(seat, view))
    if kind is None:
        return aim
    return say("vf-guide-card", card=focus_card_name(held[kind]), why=say(f"vf-guide-why-{kind}"), aim=aim)


def next_move(ask: Ask, view: View) -> Text:
    """What the actions of the card do; what the end of the turn means once they are used."""
    assert view.turn is not None
    allowed = ACTIONS_WITH_TOKEN if view.turn.flipped or view.turn.third else ACTIONS_OF_A_TURN
    verbs = verbs_of(ask)
    if len(view.turn.actions) >= allowed or not verbs & {"act", "double"}:
        return say("vf-guide-move-more" if verbs - {""} else "vf-guide-move-end")
    card = say(f"vf-guide-move-{parts().focus_cards[view.turn.card].type}")
    return say("vf-guide-move-agenda", card=card) if "agenda" in verbs else card


def part(ask: Ask, view: View) -> Text:
    """The parts of an effect of the event, of a reward for its objective, or of any other one."""
    source = view.steps[-1].source.kind if view.steps else ""
    if source == "frame":
        return say(f"vf-guide-frame-{view.cycle}")
    if source == "objective":
        return say("vf-guide-reward")
    return say(f"vf-guide-{ask.kind}")


def objectives(seat: int, view: View) -> dict[str, int]:
    """What the seat has of what the two objectives of the event count."""
    first, second = (box[0][seat].values[0].value for box in view.event_objectives)
    return {"first": first, "second": second}
