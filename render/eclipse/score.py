"""The score: everybody with all points, then a sheet with a column for each player and a row for each kind of points;
what is hidden while the game runs is marked."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.view import View
from locales import translate
from locales.numbers import with_minus
from render.eclipse.alt_text import name_seat, whose_turn
from render.eclipse.head import name_of
from render.eclipse.look import CORONA
from render.eclipse.parts import reputation_tile
from render.eclipse.sheets import backdrop, plate
from render.eclipse.ships import badge
from render.eclipse.type import BESIDE, GAP, ROOM, WIDE, beside, body, figure, name, or_beside
from render.kit import svg
from render.kit.icons import icon
from render.kit.palette import BRASS_LIGHT, MIST, PAPER, PEOPLE
from render.kit.picture import Scene, join_alt
from render.kit.text import wrap_fit, write, write_fit

KINDS = (
    "sectors", "reputation", "ambassadors", "technologies", "discoveries", "monoliths", "species", "traitor",
)  # fmt: skip
NOTHING = "#8088A4"
LABELS = 264
"""How wide the column of labels is."""
LINE, HEADING, ROW = 92, 84, 66
"""The height of a player above the sheet, of the badges in it, of a kind of points."""


def best_first(view: View) -> list[int]:
    """Winners, then by points and resources (P17.16.3); who has resigned last."""

    def rank(seat: int) -> tuple[bool, bool, int, int]:
        player = view.players[seat]
        resources = player.money + player.science + player.materials
        return seat not in view.winners, player.out, -player.points.total, -resources

    return sorted(range(len(view.players)), key=rank)


def paint_score(scene: Scene) -> Image.Image:
    """Everybody with name and points, best first; below them what the points are made of."""
    view: View = scene.view
    order = best_first(view)
    kinds = [kind for kind in KINDS if kind not in ("species", "traitor") or any_of(view, kind)]
    sheet = ROOM + len(order) * LINE + GAP
    tall = HEADING + ROW * len(kinds) + 12
    note = 0 if view.over else 2 * ROW
    canvas = backdrop(sheet + tall + ROOM + note)
    for number, seat in enumerate(order):
        draw_line(canvas, scene, seat, ROOM + number * LINE)
    wide = (WIDE - 2 * ROOM - LABELS - GAP * len(order)) // len(order)
    for number, kind in enumerate(kinds):
        y = sheet + HEADING + number * ROW + ROW // 2
        if number % 2 == 0:
            svg.stamp(canvas, plate(LABELS, ROW - 6, CORONA, 0.05, 1), ROOM, y - ROW // 2 + 3)
        words = translate(say(f"ecl-pic-points-{kind}"), scene.language)
        style = or_beside(words, body(MIST, scene.language, 600), LABELS - 26)
        write_fit(canvas, ROOM + 16, y, words, style, LABELS - 26, BESIDE)
    for number, seat in enumerate(order):
        x = ROOM + LABELS + GAP + number * (wide + GAP)
        draw_column(canvas, scene, seat, kinds, (x, sheet, wide, tall))
    if note:
        text = translate(say("ecl-pic-points-hidden"), scene.language)
        lines, style = wrap_fit(text, beside(MIST, scene.language), WIDE - 2 * ROOM - 32, note - 20, BESIDE, 1.3)
        for number, line in enumerate(lines):
            write(canvas, ROOM + 16, sheet + tall + 38 + number * style.size * 1.3, line, style)
    return canvas


def draw_line(canvas: Image.Image, scene: Scene, seat: int, y: int) -> None:
    """One player with all points; a winner on a bright ground under laurels."""
    view: View = scene.view
    player = view.players[seat]
    won = seat in view.winners
    tall, wide = LINE - 10, WIDE - 2 * ROOM
    svg.stamp(canvas, plate(wide, tall, PEOPLE[seat].colour, 0.26 if won else 0.09, 6 if won else 2), ROOM, y)
    middle = y + tall / 2
    if won:
        svg.stamp_at(canvas, icon("laurels", 80, BRASS_LIGHT), ROOM + 54, middle)
    svg.stamp_at(canvas, badge(seat, 58 if won else 64), ROOM + 54, middle)
    words = name_of(scene, seat)
    style = name(words, PAPER, scene.language)
    write_fit(canvas, ROOM + 108, middle, words, style, wide - 480, style.size)
    total = f"{player.points.total}★"
    taken = write(canvas, ROOM + wide - 26, middle, total, figure(CORONA if won else PAPER, 58 if won else 52), "right")
    if player.reputation and not view.over:
        at = ROOM + wide - 26 - max(taken, 120) - 24
        draw_hidden(canvas, player.reputation, at - player.reputation * 22, middle)
        write(canvas, at - player.reputation * 44 - 8, middle, "+", figure(MIST, 38), "right")


def any_of(view: View, kind: str) -> bool:
    """Whether anybody has points of a kind, or minus ones."""
    return any(getattr(player.points, kind) for player in view.players)


def draw_column(canvas: Image.Image, scene: Scene, seat: int, kinds: list[str], box: tuple[int, int, int, int]) -> None:
    """What one player's points are made of, below the badge."""
    x, y, wide, tall = box
    view: View = scene.view
    player = view.players[seat]
    won = seat in view.winners
    svg.stamp(canvas, plate(wide, tall, PEOPLE[seat].colour, 0.2 if won else 0.07, 4 if won else 2), x, y)
    middle = x + wide / 2
    svg.stamp_at(canvas, badge(seat, 62), middle, y + HEADING / 2)
    for number, kind in enumerate(kinds):
        at = y + HEADING + number * ROW + ROW / 2
        value = getattr(player.points, kind)
        if kind == "reputation" and not view.over:
            text = f"{player.reputation}×?" if player.reputation else "–"
            style = figure(MIST if player.reputation else NOTHING)
            write(canvas, middle, at, text, style, "middle")
            continue
        style = figure(PAPER if value else NOTHING, weight=600)
        write(canvas, middle, at, with_minus(str(value)) if value else "–", style, "middle")


def draw_hidden(canvas: Image.Image, tiles: int, x: float, y: float) -> None:
    """Reputation tiles face down."""
    for number in range(tiles):
        svg.stamp_at(canvas, reputation_tile(None, 60), x + (number - (tiles - 1) / 2) * 44, y)


def score_words(scene: Scene) -> str:
    """The sheet read out, best first."""
    view: View = scene.view
    texts: list[Text] = [whose_turn(scene)]
    for seat in best_first(view):
        player = view.players[seat]
        kinds: list[Text] = [
            say("ecl-alt-points-kind", kind=say(f"ecl-pic-points-{kind}"), points=getattr(player.points, kind))
            for kind in KINDS
            if getattr(player.points, kind)
        ]
        texts.append(
            say(
                "ecl-alt-points",
                who=name_seat(scene, seat),
                points=player.points.total,
                kinds=kinds or [say("ecl-alt-none")],
                hidden=0 if view.over else player.reputation,
            )
        )
    return join_alt(texts, scene.language)
