"""The score sheet: a column for each player, a row for each kind of points; what is hidden while the game runs is
marked."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.view import View
from locales import translate
from render.eclipse.alt_text import name_seat, whose_turn
from render.eclipse.board import GROUND
from render.eclipse.head import draw_head, name_of
from render.eclipse.look import CORONA, DIM
from render.eclipse.parts import reputation_tile
from render.eclipse.sheets import GAP, WIDE, plate
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, sky
from render.kit.icons import icon
from render.kit.palette import BRASS_LIGHT, MIST, PAPER, PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene, join_alt
from render.kit.text import LARGE, NORMAL, SMALL, Style, width, write, write_fit

KINDS = (
    "sectors", "reputation", "ambassadors", "technologies", "discoveries", "monoliths", "species", "traitor",
)  # fmt: skip
LABELS = 270
"""How wide the column of labels is."""
PLAYER = 212
ROW = 74
TOTAL = 148


def best_first(view: View) -> list[int]:
    """Winners, then by points and resources (P17.16.3); who has resigned last."""

    def rank(seat: int) -> tuple[bool, bool, int, int]:
        player = view.players[seat]
        resources = player.money + player.science + player.materials
        return seat not in view.winners, player.out, -player.points.total, -resources

    return sorted(range(len(view.players)), key=rank)


def paint_score(scene: Scene) -> Image.Image:
    """Best first, from left to right."""
    view: View = scene.view
    order = best_first(view)
    kinds = [kind for kind in KINDS if kind not in ("species", "traitor") or any_of(view, kind)]
    top = MARGIN + HEAD_HEIGHT + GAP
    tall = PLAYER + ROW * len(kinds) + TOTAL
    canvas = sky(WIDE, top + tall + MARGIN + (0 if view.over else 56), *GROUND).copy()
    draw_head(canvas, scene, say("ecl-page-score"))
    wide = (WIDE - 2 * MARGIN - LABELS - GAP * len(order)) // len(order)
    label = Style(NORMAL, MIST, scene.language, 600)
    for number, kind in enumerate(kinds):
        y = top + PLAYER + number * ROW + ROW // 2
        if number % 2 == 0:
            svg.stamp(canvas, plate(LABELS, ROW - 8, CORONA, 0.05, 1), MARGIN, y - ROW // 2 + 4)
        words = translate(say(f"ecl-pic-points-{kind}"), scene.language)
        write_fit(canvas, MARGIN + 18, y, words, label, LABELS - 30, SMALL)
    style = Style(LARGE, CORONA, scene.language, 700)
    words = translate(say("ecl-pic-points-total"), scene.language)
    write_fit(canvas, MARGIN + 18, top + tall - TOTAL // 2, words, style, LABELS - 30, SMALL)
    for number, seat in enumerate(order):
        x = MARGIN + LABELS + GAP + number * (wide + GAP)
        draw_column(canvas, scene, seat, kinds, (x, top, wide, tall))
    if not view.over:
        note = translate(say("ecl-pic-points-hidden"), scene.language)
        write_fit(canvas, MARGIN + 18, top + tall + 34, note, Style(SMALL, MIST, scene.language), WIDE - 100, SMALL)
    return canvas


def any_of(view: View, kind: str) -> bool:
    """Whether anybody has points of a kind, or minus ones."""
    return any(getattr(player.points, kind) for player in view.players)


def draw_column(canvas: Image.Image, scene: Scene, seat: int, kinds: list[str], box: tuple[int, int, int, int]) -> None:
    """One player from badge to total; a winner on a bright ground under laurels."""
    x, y, wide, tall = box
    view: View = scene.view
    player = view.players[seat]
    won = seat in view.winners
    colour = PEOPLE[seat].colour
    svg.stamp(canvas, plate(wide, tall, colour, 0.24 if won else 0.07, 6 if won else 2), x, y)
    middle = x + wide / 2
    svg.stamp_at(canvas, badge(seat, 88 if won else 74), middle, y + 64)
    if won:
        svg.stamp_at(canvas, icon("laurels", 116, BRASS_LIGHT), middle, y + 64)
    name = Style(NORMAL, PAPER, scene.language, 700)
    lines = in_two(name_of(scene, seat), name, wide - 12)
    for number, line in enumerate(lines):
        at_y = y + 158 + (number - (len(lines) - 1) / 2) * name.size * 1.2
        write_fit(canvas, middle, at_y, line, name, wide - 12, 22, "middle")
    for number, kind in enumerate(kinds):
        at = y + PLAYER + number * ROW + ROW / 2
        value = getattr(player.points, kind)
        if kind == "reputation" and not view.over:
            draw_hidden(canvas, player.reputation, middle, at)
            continue
        style = Style(LARGE, PAPER if value else DIM, "en", 600)
        write(canvas, middle, at, str(value) if value else "–", style, "middle")
    size = 76 if won else 60
    total = Style(size, CORONA if won else PAPER, "en", 700)
    write(canvas, middle, y + tall - TOTAL / 2 - (0 if view.over else 14), str(player.points.total), total, "middle")
    if player.reputation and not view.over:
        mark = Style(SMALL, MIST, "en", 700)
        write(canvas, middle, y + tall - 30, f"+ {player.reputation} × ?", mark, "middle")


def in_two(name: str, style: Style, room: float) -> list[str]:
    """A name in one line, or in two that break between words at about the middle."""
    spaces = [at for at, letter in enumerate(name) if letter == " "]
    if not spaces or width(name, style) <= room:
        return [name]
    middle = min(spaces, key=lambda at: abs(2 * at + 1 - len(name)))
    return [name[:middle], name[middle + 1 :]]


def draw_hidden(canvas: Image.Image, tiles: int, x: float, y: float) -> None:
    """Reputation tiles face down."""
    if not tiles:
        write(canvas, x, y, "–", Style(LARGE, DIM, "en", 600), "middle")
        return
    pace = min(40, 112 / tiles)
    for number in range(tiles):
        svg.stamp_at(canvas, reputation_tile(None, 54), x + (number - (tiles - 1) / 2) * pace, y)


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
