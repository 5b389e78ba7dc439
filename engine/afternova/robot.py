"""The bot of the two-player game (B0-B10). It decides nothing; everything about it follows from the cubes."""

from __future__ import annotations

from engine.afternova.components import LAST_BLUEPRINT, parts
from engine.afternova.effects import draw_cube, tell_turn
from engine.afternova.robot_changes import complete_robot_card, give_robot, hide_robot_card, one_cube
from engine.afternova.state import State, covers
from engine.core.kit import without_questions
from engine.core.text import say
from engine.core.undo_reasons import DRAWN

FULL = 4
"""This many stored cubes become a blueprint."""


@without_questions
def robot_turn(st: State) -> None:
    """B1-B4: a cube from the bag covers an icon or is stored; the fourth stored one becomes a blueprint."""
    robot = st.robot
    assert robot is not None
    tell_turn(st)
    if robot.completed < LAST_BLUEPRINT:
        colour = draw_cube(st)
        if colour is not None:
            st.seal(DRAWN)
            st.record(say("an-log-robot-draws", cubes=one_cube(colour)))
            give_robot(st, colour)
            settle_robot(st)
    st.step = "refill"


def settle_robot(st: State) -> None:
    """The consequences of a new cube: a full storage, covered blueprints."""
    robot = st.robot
    assert robot is not None
    if sum(robot.storage) >= FULL and robot.completed < LAST_BLUEPRINT:
        hide_robot_card(st)
    complete_robot_cards(st)


def complete_robot_cards(st: State) -> None:
    """B4, leftmost first, repeatedly: stored cubes may complete a blueprint that was just added. Never a seventh
    (B9)."""
    robot = st.robot
    assert robot is not None
    while robot.completed < LAST_BLUEPRINT:
        full = next((card for card in robot.row if covers(card.covered, parts().costs[card.id])), None)
        if full is None:
            return
        complete_robot_card(st, full)
