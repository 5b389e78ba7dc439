"""The score sheet: blueprints, cubes, hidden objective, total, best first."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import parts
from engine.afternova.view import ROBOT, ScoreView, View
from locales import message as told
from render.afternova.ground import glass
from render.afternova.look import SPAN, built_count, name_of, person
from render.afternova.tokens import badge, chip
from render.kit import svg
from render.kit.frame import EDGE
from render.kit.icons import icon
from render.kit.palette import BRASS, BRASS_LIGHT, MIST, PAPER
from render.kit.picture import Scene
from render.kit.text import LARGE, NORMAL, PHONE_NOTE, PHONE_WHOLE, SMALL, Style, phone_least, write, write_fit

HEAD = 58
ROW = 78
COLUMNS = (432, 528, 576, 772)
"""The centre of each column: blueprints, cubes, total; of objectives the left edge."""
POINTS = 122
"""The points of an objective are so far to the right of its left edge."""
NAME_ENDS = 118
"""A name ends this far before the centre of the first column,"""
COUNT_ENDS = 58
"""and the number of blueprints this far."""
FIGURES, TOTAL = Style(LARGE, PAPER, "en", 600), Style(LARGE + 8, PAPER, "en", 700)


def rows_of(view: View) -> list[tuple[int, ScoreView, str | None]]:
    """All players with score and objective: winners first, then by points, of equals the later in turn order first."""
    rows = [(ship.seat, ship.score, ship.objective, ship.place, ship.out) for ship in view.ships]
    if view.robot is not None and view.robot.score is not None:
        rows.append((ROBOT, view.robot.score, view.robot.objective, 0, False))
    rows.sort(key=lambda row: (row[0] not in view.winners, row[4], -row[1].total, -row[3]))
    return [(seat, score, objective) for seat, score, objective, _, _ in rows]


def score_height(view: View) -> int:
    """The height of the sheet."""
    return HEAD + ROW * len(rows_of(view)) + 18


def draw_score(canvas: Image.Image, scene: Scene, top: float) -> None:
    """One line for each player; the winner's is in the person's colour."""
    view: View = scene.view
    language = scene.language
    glass(canvas, (EDGE, top, SPAN, score_height(view)))
    style = Style(PHONE_NOTE, MIST, language, 600, aside=True)
    for key, x in zip(("blueprints", "cubes", "objective", "total"), COLUMNS, strict=True):
        shift = {"objective": 64, "blueprints": -36}.get(key, 0)
        words = told(f"an-pic-score-{key}", language)
        write_fit(canvas, EDGE + x + shift, top + 32, words, style, 118, PHONE_WHOLE, "middle")
    for number, (seat, score, objective) in enumerate(rows_of(view)):
        _draw_row(canvas, scene, seat, score, objective, top + HEAD + number * ROW)


def _draw_row(canvas: Image.Image, scene: Scene, seat: int, score: ScoreView, objective: str | None, y: float) -> None:
    view: View = scene.view
    won = seat in view.winners
    look = person(seat)
    glass(
        canvas,
        (EDGE + 8, y, SPAN - 16, ROW - 8),
        look.colour if won else BRASS,
        corner=16,
        share=0.7 if won else 0.3,
    )
    middle = y + (ROW - 8) / 2
    svg.stamp_at(canvas, badge(seat, 52), EDGE + 42, middle)
    left = EDGE + 76
    if won:
        svg.stamp_at(canvas, icon("laurels", 44, BRASS_LIGHT), left + 22, middle)
        left += 54
    name = name_of(scene, seat)
    style = Style(NORMAL, look.colour, scene.language, 700)
    write_fit(canvas, left, middle, name, style, EDGE + COLUMNS[0] - NAME_ENDS - left, phone_least(name))
    x = EDGE + COLUMNS[0]
    write(canvas, x, middle, str(score.blueprints), FIGURES, "middle")
    count = f"{built_count(view, seat)}×"
    svg.stamp_at(canvas, icon("blueprint", 30, MIST), x - 44, middle)
    write(canvas, x - COUNT_ENDS, middle, count, Style(SMALL, MIST, "en", 600), "right")
    write(canvas, EDGE + COLUMNS[1], middle, str(score.cubes), FIGURES, "middle")
    _draw_objective(canvas, score, objective, EDGE + COLUMNS[2], middle, scene.language)
    total = TOTAL._replace(colour=BRASS_LIGHT if won else PAPER)
    write(canvas, EDGE + COLUMNS[3], middle, str(score.total), total, "middle")


def _draw_objective(
    canvas: Image.Image, score: ScoreView, objective: str | None, x: float, y: float, language: str
) -> None:
    if objective is not None:
        for number, colour in enumerate(parts().objectives[objective].colours):
            svg.stamp(canvas, chip(colour, 46, language), x + number * 48, y - 23)
    write(canvas, x + POINTS, y, str(score.objective), FIGURES, "middle")
