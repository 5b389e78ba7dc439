"""Every observable change of the bot, together with its event. Nothing else writes these fields."""

from __future__ import annotations

from collections.abc import Sequence

from engine.afternova.components import parts
from engine.afternova.effects import draw_blueprint
from engine.afternova.names import card_name, cubes_text
from engine.afternova.state import Hire, RobotCard, State, add_numbers
from engine.core.text import Text, say
from engine.core.undo_reasons import DRAWN, TURNED_UP


def give_robot(st: State, colour: int) -> None:
    """B2, B3: a cube covers the leftmost fitting icon of the row. If none fits, it is stored."""
    robot = st.robot
    assert robot is not None
    for card in robot.row:
        if card.covered[colour] < parts().costs[card.id][colour]:
            card.covered[colour] += 1
            text = say("an-log-robot-covers", cubes=one_cube(colour), card=card_name(card.id))
            st.record(text, at=(card.id,))
            return
    robot.storage[colour] += 1
    st.record(say("an-log-robot-stores", cubes=one_cube(colour)))


def one_cube(colour: int) -> Text:
    """The text of one cube of this colour."""
    return cubes_text([int(each == colour) for each in range(5)])


def complete_robot_card(st: State, card: RobotCard) -> None:
    """B4: the blueprint's cubes are discarded and it counts. A new blueprint is added at the right end and takes
    fitting cubes from the storage."""
    robot = st.robot
    assert robot is not None
    robot.row.remove(card)
    robot.built.append(card.id)
    st.cube_discard = add_numbers(st.cube_discard, card.covered)
    st.record(say("an-log-robot-builds", card=card_name(card.id), points=parts().blueprints[card.id].points))
    add_robot_card(st)


def add_robot_card(st: State) -> None:
    """Add the next blueprint at the right end of the bot's row."""
    robot = st.robot
    assert robot is not None
    fresh = draw_blueprint(st)
    if fresh is None:
        return
    st.seal(TURNED_UP)
    cost = parts().costs[fresh]
    fitting = [min(have, need) for have, need in zip(robot.storage, cost, strict=True)]
    robot.storage = [a - b for a, b in zip(robot.storage, fitting, strict=True)]
    robot.row.append(RobotCard(fresh, fitting))
    st.record(say("an-log-robot-row", card=card_name(fresh), cubes=cubes_text(fitting)), at=(fresh,))


def hide_robot_card(st: State) -> None:
    """B3: with the fourth stored cube all four are discarded, and the top blueprint counts as completed, unseen."""
    robot = st.robot
    assert robot is not None
    st.cube_discard = add_numbers(st.cube_discard, robot.storage)
    robot.storage = [0, 0, 0, 0, 0]
    fresh = draw_blueprint(st)
    if fresh is not None:
        robot.hidden.append(fresh)
        st.seal(DRAWN)
        st.record(say("an-log-robot-hidden"))


def pay_robot(st: State, hires: Sequence[Hire]) -> None:
    """B8: its cubes are placed one after the other in the order of the hires."""
    for hire in hires:
        give_robot(st, hire.colour)
