"""The score (SC1, SC2, B10)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.afternova.components import COLOURS, parts
from engine.afternova.state import State, in_play
from engine.afternova.view import ROBOT, ScoreView
from engine.core.text import say
from engine.core.title import ScoreSource, Told


def score(st: State, owner: int, *, objective: bool = True) -> ScoreView:
    """The points of a seat or the bot if the game ended now. `objective`: including its hidden objective."""
    if owner == ROBOT:
        assert st.robot is not None
        built = [*st.robot.built, *st.robot.hidden]
        cubes = sum(st.robot.storage) + sum(sum(card.covered) for card in st.robot.row)
        aim = st.robot.objective
    else:
        player = st.players[owner]
        built = [each.card for each in player.built]
        cubes = sum(player.storage)
        aim = player.objective
    points = sum(parts().blueprints[card].points for card in built)
    icons = objective_points(built, aim) if objective else 0
    return ScoreView(points, cubes, icons, points + cubes + icons)


def sources(st: State, told: Sequence[Told]) -> tuple[ScoreSource, ...]:
    """Points by what they are for."""
    counted = [score(st, seat) for seat in range(len(st.players))]
    found = [(kind, tuple([getattr(each, kind) for each in counted])) for kind in ("blueprints", "cubes", "objective")]
    return tuple(ScoreSource(say(f"an-pic-score-{kind}"), row) for kind, row in found if any(row))


def objective_points(built: Sequence[str], objective: str) -> int:
    """Points for icons of the objective's two colours on completed blueprints."""
    aim = parts().objectives[objective]
    wanted = [COLOURS.index(colour) for colour in aim.colours]
    return aim.points * sum(parts().costs[card][colour] for card in built for colour in wanted)


def winner(st: State) -> int:
    """Most points. Of tied players the one later in turn order (the bot is first)."""
    owners = [*([ROBOT] if st.robot is not None else []), *in_play(st)]
    totals = {owner: score(st, owner).total for owner in owners}
    best = max(totals.values())
    return [owner for owner in owners if totals[owner] == best][-1]
