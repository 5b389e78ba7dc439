"""Which picture stands above which kind of question: the one that shows what the question is about."""

from __future__ import annotations

from collections.abc import Mapping

from engine.voidfall.questions import Question

MAT, STOCK = "house", "stock"
"""A player's House mat, and its upper part."""
OF_A_SEAT = frozenset({MAT, STOCK, "focuses"})
"""Pictures of the asked seat."""

READS_ON: Mapping[str, str] = {Question.CARD: "focuses", Question.AGENDA: "offers", Question.KEEP_AGENDA: "drawn"}
"""Questions whose answers say in words what they are, and the picture with more of it."""

ABOUT: Mapping[str, str] = {
    Question.AGENDA_SLOT: MAT,
    Question.BOX: "event",
    Question.CONSUME: "techs",
    Question.CORRUPT_OFFER: "offers",
    Question.DEPLOY_SURCHARGE: STOCK,
    Question.DISCARD_AGENDA: MAT,
    Question.DISCARD_CRISIS: "crises",
    Question.DISCARD_GLORY: MAT,
    Question.EVALUATE: MAT,
    Question.EXCHANGE: STOCK,
    Question.HARBINGER_ROW: "crises",
    Question.HAVEN: "crises",
    Question.HAVEN_REWARD: "crises",
    Question.HOUSE: "panel",
    Question.MOVE: MAT,
    Question.ORIGIN: "panel",
    Question.PAY: STOCK,
    Question.PLACE_GUILD: "panel",
    Question.PLACE_IN_ORDER: "score",
    Question.PREFERRED_ACTION: MAT,
    Question.REACH: "panel",
    Question.SCAN: "panel",
    Question.SKIRMISH_DRONES: "panel",
    Question.SURCHARGE: "crises",
    Question.SWAP: STOCK,
    Question.TOO_MUCH_GLORY: MAT,
    Question.TRACK: MAT,
    Question.UPGRADE_GLORY: MAT,
    Question.UPGRADE_NEW_GLORY: MAT,
    Question.VOID: "crises",
    Question.WAR: "crises",
}
"""Kinds of questions that are always about the same."""

BATTLES = frozenset(kind for kind in Question if kind.startswith("battle-"))
"""Asked while a battle is shown."""
RESOURCES = frozenset(
    {Question.GAIN_ANY, Question.LOSE_ANY, Question.PAY_ANY, Question.PAYMENT, Question.PRODUCE, Question.UPKEEP}
)
"""Their options are units of resources, which the stock shows."""
SECTORS = frozenset(
    {
        Question.ABANDON,
        Question.BUILD,
        Question.DEPLOY,
        Question.DESTROY,
        Question.ESTABLISH,
        Question.GROW,
        Question.HAVEN_RECALL,
        Question.LOWER_POPULATION,
        Question.MOVE_IN,
        Question.MOVE_IN_FIRST,
        Question.PLACE,
        Question.PLACE_HARBINGER,
        Question.RECALL,
        Question.REGROUP,
        Question.REMOVE_HARBINGER,
        Question.REMOVE_VOIDBORN,
        Question.TARGET,
        Question.TOO_MANY_FLEETS,
    }
)
"""Their options name sectors, which the map shows."""
BY_OPTIONS = frozenset(
    {
        Question.CORRUPTION_GAINED,  # tracks and slots of the mat, or a sector on the map
        Question.CORRUPTION_MOVED,
        Question.CORRUPTION_ONTO,
        Question.CORRUPTION_OWN_SHARE,
        Question.CORRUPTION_PAID,
        Question.CORRUPTION_REMOVED,
        Question.CORRUPTION_SHARED,
        Question.EVENT_ON_TOP,  # events that nobody else may see, told in words
        Question.FALLEN,  # Technologies on a card of which there is no picture
        Question.ONE,  # parts of a card's text, which the buttons say
        Question.PART,
        Question.SHARE,
        Question.TECHNOLOGY,  # Basic or Improved ones
        Question.TRIGGER,
    }
)
"""What they are about differs from question to question."""
