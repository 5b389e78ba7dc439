"""The event of the Cycle: its frames, and its objectives with the present value of each player."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.voidfall.card_text.cards import frame as frame_text
from engine.voidfall.components import parts
from engine.voidfall.names import event_name
from engine.voidfall.records.cards import Event, Frame
from engine.voidfall.view import Progress, View
from locales import translate
from render.kit import svg
from render.kit.palette import BRASS
from render.kit.picture import Scene
from render.voidfall.cardframes import framed
from render.voidfall.certainty import house_note, house_sign
from render.voidfall.look import GOLD, TEAL, TEAL_LIGHT, VOID_LIGHT, TypeLook
from render.voidfall.objectives import of_seats
from render.voidfall.players import sign
from render.voidfall.sheets import ROOM, Block, card, chip, heading, paint_sheet, put_beside, words

EVENT = TypeLook(VOID_LIGHT, "night-sky")
FRAME_ICONS = {
    "each": "transform",
    "once": "hammer-drop",
    "lasting": "sands-of-time",
    "delayed": "sunrise",
    "together": "round-table",
}


def paint_event(scene: Scene) -> Image.Image:
    """The event of the Cycle."""
    view: View = scene.view
    if not view.event:
        return paint_sheet([card([words(say("vf-pic-no-event"), scene.language, ROOM)])])
    blocks = event_blocks(parts().events[view.event], view.event_objectives, scene.language)
    return paint_sheet([*blocks, *house_note([view.event], scene.language)])


def event_blocks(
    event: Event, progress: tuple[tuple[tuple[Progress, ...], ...], ...] | None, language: str
) -> list[Block]:
    """Name and rounds, frames from top to bottom, the two boxes of objectives."""
    rounds = chip(translate(say("vf-pic-rounds", count=event.rounds), language), GOLD, language)
    right = [*house_sign(event.id), rounds]
    found = [framed(event_name(event.id), EVENT, [], language, right=right, note=event.id, colour=GOLD)]
    found.append(heading(say("vf-pic-frames"), language))
    found += [frame_card(each, language) for each in event.frames]
    found.append(heading(say(f"vf-pic-objectives-{event.link.replace('_', '-')}"), language))
    for number, box in enumerate(event.boxes):
        lines = []
        for at, each in enumerate(box):
            lines.append(words(each.text(), language, ROOM))
            if progress:
                lines.append(of_seats(progress[number][at], language, ROOM))
        found.append(card(lines, colour=TEAL, line=3))
        if number == 0:
            found.append(link(event.link, language))
    return found


def frame_card(frame: Frame, language: str) -> Block:
    """A frame: a full edge if it is compulsory, a dashed one if not."""
    colour = VOID_LIGHT if frame.solid else BRASS
    icon = sign(FRAME_ICONS[frame.when], 52, colour)
    text = words(frame_text(frame), language, ROOM - 72)
    return card(
        [put_beside(icon, text, 72)], colour=colour, line=4 if frame.solid else 3, dash="" if frame.solid else "16 12"
    )


def link(kind: str, language: str) -> Block:
    """Whether one box may be used or both."""
    mark = chip(translate(say(f"vf-pic-link-{kind.replace('_', '-')}"), language), TEAL_LIGHT, language)

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        svg.stamp(canvas, mark, x + (canvas.width - 2 * x - mark.width) / 2, y)

    return Block(mark.height, draw)
