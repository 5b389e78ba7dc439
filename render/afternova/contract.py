"""A deal as a signed contract: the planet, the icons and who supplies them, a line for each person, signatures."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import parts
from engine.afternova.view import PlanetView, View
from locales import message as told
from locales import translate
from render.afternova.look import PAPER_INK, PAPER_LINE, PAPER_LOW, WARN, add_cubes, name_of, skills_in
from render.afternova.paper import (
    EDGE,
    TOP,
    WIDE,
    arrow,
    band,
    draw_dotted,
    draw_paper,
    face_down,
    ticket,
    warning,
    wax,
)
from render.afternova.planets import TALL as PLANET_TALL
from render.afternova.planets import draw_planet, socket_places
from render.afternova.terms import Contract, Part, owners, suppliers
from render.afternova.tokens import answer_sign, badge, draw_cubes, skill
from render.kit import svg
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.picture import Scene
from render.kit.text import NORMAL, PHONE, PHONE_NOTE, TITLE, Style, phone_least, width, write, write_fit

FOOT = 104
COLUMNS = (EDGE, 186, 488, 662)
"""The left edge of each column: who, gives, gets, signature."""
GIVES, GETS, SIGNS = 296, 170, 116
"""The room in them."""
PLANET_WIDE = 328
PROBLEM = 42
PROBLEM_LEFT = 66
READY = 88
ROW = 56
"""The height of a row of what somebody gives or gets."""
MOST_ICONS = 6
"""More icons than this are shown as a number, if they exceed the planet's needs."""
MOVES = 2
"""Stored cubes for this many people fit on one line."""


def contract_height(contract: Contract) -> int:
    """The height of the drawn contract."""
    lines = sum(line_height(line) for line in contract.parts)
    return TOP + PLANET_TALL + 58 + lines + FOOT + PROBLEM * max(0, _problem_rows(contract) - 1)


def line_height(line: Part) -> int:
    """The height of a participant's line: the number of its rows, at least two."""
    gives = len(_supplied_rows(line)) + -(-len(line.gives) // MOVES)
    gets = len(line.takes) + bool(sum(line.gets))
    return max(104, 22 + ROW * max(gives, gets))


def _problem_rows(contract: Contract) -> int:
    told_here = contract.draft or (contract.kind == "proposal" and not contract.ready and not contract.done)
    return min(4, len(contract.terms.problems)) if told_here else 0


def draw_contract(canvas: Image.Image, scene: Scene, contract: Contract, left: float, top: float) -> None:
    """The whole sheet with its upper left corner here."""
    view: View = scene.view
    tall = contract_height(contract)
    draw_paper(canvas, round(left), round(top), tall)
    _draw_title(canvas, scene, contract, left, top)
    planet = next((each for each in view.planets if each.id == contract.terms.planet), None)
    cubes = planet.cubes if planet is not None else add_cubes(line.gets for line in contract.parts)
    shown = PlanetView(contract.terms.planet, cubes)
    box = (left + EDGE, top + TOP, PLANET_WIDE, PLANET_TALL)
    draw_planet(canvas, shown, box, scene.language)
    for (_, owner), (x, y) in zip(owners(contract, cubes), socket_places(_sockets(shown), box), strict=False):
        if owner is not None:
            svg.stamp_at(canvas, badge(owner, 42, aside=True), x, y - 46)
    _draw_needs(canvas, scene, contract, left + EDGE + PLANET_WIDE + 20, top + TOP)
    y = top + TOP + PLANET_TALL + 14
    _draw_columns(canvas, scene, left, y)
    y += 44
    for line in contract.parts:
        _draw_line(canvas, scene, contract, line, left, y)
        y += line_height(line)
    _draw_state(canvas, scene, contract, left, y + 10)
    if contract.ready or contract.done:
        svg.stamp_at(canvas, wax(READY), left + WIDE - 100, y + 40)


def _sockets(planet: PlanetView) -> int:
    return max(parts().planets[planet.id].cubes, sum(planet.cubes))


def _draw_title(canvas: Image.Image, scene: Scene, contract: Contract, left: float, top: float) -> None:
    """The kind of the contract, its number and version, and its author."""
    language = scene.language
    x, right = left + EDGE + 4, left + WIDE - EDGE - 4
    name, ink = name_of(scene, contract.author), Style(NORMAL, PAPER_INK, language, 700)
    room = min(230, width(name, ink))
    write_fit(canvas, right, top + 62, name, ink, 230, phone_least(name), "right")
    svg.stamp_at(canvas, badge(contract.author, 52), right - room - 34, top + 62)
    kind = told(f"an-pic-kind-{contract.kind}", language)
    style = Style(44, PAPER_INK, language, 700, "title")
    write_fit(canvas, x, top + 56, kind, style, right - room - 80 - x, phone_least(kind))
    words = []
    if contract.number is not None:
        words.append(told("an-pic-number", language, number=contract.number))
    if contract.version is not None:
        words.append(told("an-pic-version", language, version=contract.version))
    if contract.draft:
        words.append(told("an-pic-draft", language))
    write(canvas, x, top + 100, " · ".join(words), Style(PHONE, "#7A5A8C", language, 700))


def _draw_needs(canvas: Image.Image, scene: Scene, contract: Contract, x: float, y: float) -> None:
    """For each skill: an icon with the badge of its supplier; hollow and amber if it is missing."""
    room = WIDE - 2 * EDGE - PLANET_WIDE - 32
    for number, (kind, found) in enumerate(suppliers(contract).items()):
        middle = y + PLANET_TALL * (0.24 + 0.51 * number)
        need = parts().planets[contract.terms.planet].needs[kind]
        have = sum(owner is not None for owner in found)
        style = Style(TITLE - 8, PAPER_INK if have >= need else "#A33A00", "en", 700)
        x_label = x + write(canvas, x, middle - 36, f"{have}/{need}", style) + 16
        label, words = Style(PHONE, "#6A5278", scene.language, 600), told(f"an-pic-skill-{kind}", scene.language)
        write_fit(canvas, x_label, middle - 36, words, label, x + room - x_label, phone_least(words))
        shown = found[: max(need, MOST_ICONS)]
        pitch = min(80, room / max(1, len(shown)))
        size = min(64, round(pitch) - 4)
        for place, owner in enumerate(shown):
            at = x + place * pitch
            svg.stamp(canvas, skill(kind, size, "full" if owner is not None else "missing"), at, middle + 22 - size / 2)
            if owner is not None:
                svg.stamp(canvas, badge(owner, 42, aside=True), at + size - 34, middle + 22 + size / 2 - 32)


def _draw_columns(canvas: Image.Image, scene: Scene, left: float, y: float) -> None:
    style = Style(26, "#7C6680", scene.language, 600, aside=True)
    for key, x, room in zip(("gives", "gets", "signs"), COLUMNS[1:], (GIVES, GETS, SIGNS), strict=True):
        write_fit(canvas, left + x, y + 20, told(f"an-pic-{key}", scene.language), style, room, PHONE_NOTE)


def _draw_line(canvas: Image.Image, scene: Scene, contract: Contract, line: Part, left: float, y: float) -> None:
    """One participant: who, what they give, what they get, the signature."""
    rule = Image.new("RGB", (WIDE - 2 * EDGE, 2), mix(PAPER_LINE, PAPER_LOW, 0.4))
    canvas.paste(rule, (round(left) + EDGE, round(y)))
    middle = y + line_height(line) / 2
    svg.stamp_at(canvas, badge(line.owner, 50), left + COLUMNS[0] + 25, middle - 18)
    style = Style(26, PAPER_INK, scene.language, 700, aside=True)
    write_fit(canvas, left + COLUMNS[0], middle + 30, name_of(scene, line.owner), style, 138, PHONE_NOTE)
    _draw_gives(canvas, line, left + COLUMNS[1], middle, scene.language)
    if not contract.done or line.helper:
        _draw_gets(canvas, line, left + COLUMNS[2], middle, scene.language)
    if contract.draft:
        draw_dotted(canvas, left + COLUMNS[3], middle + 30, 9)
    else:
        svg.stamp_at(canvas, answer_sign(line.answer, 58), left + COLUMNS[3] + SIGNS / 2, middle - 18)
        words = told(f"an-pic-answer-{line.answer}", scene.language)
        small = style._replace(weight=600)
        write_fit(canvas, left + COLUMNS[3] + SIGNS / 2, middle + 30, words, small, SIGNS + 12, PHONE_NOTE, "middle")


def _supplied_rows(line: Part) -> list[list[Image.Image]]:
    """What is supplied, in rows: open cards, or a face-down hand with the requested icons; icons of upgrades."""
    rows = [[ticket(card) for card in line.cards[start : start + 2]] for start in range(0, len(line.cards), 2)]
    extra = [skill(kind, 54) for kind in skills_in(line.icons)]
    if line.helper and line.owner >= 0 and extra:
        extra.insert(0, face_down())
    if extra and rows and len(rows[-1]) == 1 and len(extra) <= 3:
        rows[-1] += extra
    elif extra:
        rows.append(extra)
    return rows


def _draw_gives(canvas: Image.Image, line: Part, x: float, y: float, language: str) -> None:
    """What is supplied; below, stored cubes with an arrow to the receiver."""
    rows = _supplied_rows(line)
    moves = [line.gives[start : start + MOVES] for start in range(0, len(line.gives), MOVES)]
    top = y - (len(rows) + len(moves) - 1) * ROW / 2
    for number, row in enumerate(rows):
        _lay_out(canvas, row, x, top + number * ROW, GIVES - 10)
    for number, some in enumerate(moves):
        left, low = x, top + (len(rows) + number) * ROW
        for taker, cubes in some:
            left += draw_cubes(canvas, left, low, cubes, 42, language, most=60) + 6
            svg.stamp_at(canvas, arrow(), left + 16, low)
            svg.stamp_at(canvas, badge(taker, 50), left + 56, low)
            left += 86


def _lay_out(canvas: Image.Image, row: list[Image.Image], x: float, y: float, room: float) -> None:
    """Drawings side by side, closer together if there are many."""
    total = sum(drawing.width for drawing in row)
    gap = min(8.0, (room - total) / max(1, len(row) - 1))
    for drawing in row:
        svg.stamp(canvas, drawing, x, y - drawing.height / 2)
        x += drawing.width + gap


def _draw_gets(canvas: Image.Image, line: Part, x: float, y: float, language: str) -> None:
    """Cubes of the planet; below, stored cubes with their former owner."""
    if not sum(line.gets) and not line.takes:
        canvas.paste("#9C8AA0", (round(x) + 6, round(y) - 2, round(x) + 40, round(y) + 3))
        return
    low = y - (len(line.takes) + bool(sum(line.gets)) - 1) * ROW / 2
    if sum(line.gets):
        draw_cubes(canvas, x, low, line.gets, 46, language, most=GETS)
        low += ROW
    for giver, cubes in line.takes:
        svg.stamp_at(canvas, badge(giver, 50), x + 25, low)
        svg.stamp_at(canvas, arrow(), x + 66, low)
        draw_cubes(canvas, x + 86, low, cubes, 42, language, most=GETS - 86)
        low += ROW


def _draw_state(canvas: Image.Image, scene: Scene, contract: Contract, left: float, y: float) -> None:
    """One line: carried out, ready, or who is waited for; for a draft, what is missing, in amber."""
    language = scene.language
    waiting = [line.owner for line in contract.parts if line.answer == "waiting"]
    against = [line.owner for line in contract.parts if line.answer == "declined"]
    countered = [line.owner for line in contract.parts if line.answer == "countered"]
    if contract.draft or _problem_rows(contract):
        _draw_problems(canvas, contract, left, y, scene.voice)
        return
    seats: list[int] = []
    if contract.done or contract.ready:
        key, fill, ink = "done" if contract.done else "ready", "#0B7F7A", "#FFFFFF"
    elif against:
        key, fill, ink, seats = "declined", "#B01548", "#FFFFFF", against
    elif countered and not waiting:
        key, fill, ink, seats = "countered", "#D9CBFF", "#2A1650", countered
    else:
        key, fill, ink, seats = "waiting", "#FFD48A", "#3A2200", waiting
    band(canvas, left, y, fill)
    x = left + EDGE + 26
    x += write(canvas, x, y + 31, told(f"an-pic-state-{key}", language), Style(NORMAL, ink, language, 700)) + 16
    for seat in seats:
        svg.stamp_at(canvas, badge(seat, 50), x + 24, y + 31)
        x += 56


def _draw_problems(canvas: Image.Image, contract: Contract, left: float, y: float, language: str) -> None:
    """Why the draft cannot be carried out yet; or that it can be sent."""
    problems = contract.terms.problems[: _problem_rows(contract)]
    if not problems:
        band(canvas, left, y, "#0B7F7A")
        svg.stamp_at(canvas, icon("check", 38, "#FFFFFF"), left + EDGE + 44, y + 31)
        write(
            canvas,
            left + EDGE + 80,
            y + 31,
            told("an-pic-state-complete", language),
            Style(NORMAL, "#FFFFFF", language, 700),
        )
        return
    tall = 62 + PROBLEM * (len(problems) - 1) + 8
    band(canvas, left, y, WARN, tall)
    for number, problem in enumerate(problems):
        middle = y + 35 + number * PROBLEM
        words = translate(problem, language)
        svg.stamp_at(canvas, warning(), left + EDGE + 38, middle)
        write_fit(
            canvas,
            left + EDGE + PROBLEM_LEFT,
            middle,
            words,
            Style(NORMAL, "#3A1E00", language, 700),
            WIDE - 2 * EDGE - PROBLEM_LEFT - 12,
            phone_least(words),
        )
