"""Everything of Solenia that can be looked up: cards, tiles, strips, slots, boards, resources, the rival's die."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.ui.presentation import CardFace, by_id
from engine.core.text import Text, say
from engine.solenia.components import COMPONENTS, RESOURCES, Face, Slot, parts
from engine.solenia.names import card_name, card_text, ground_name, improvement_name, powers_text, tile_name

SECTIONS = {
    "card": ("placing", "expelled"),
    "delivery": ("cities",),
    "improvement": ("improvements",),
    "strip": ("airship",),
    "die": ("solo",),
    "island": ("islands",),
    "city": ("cities",),
    "airship": ("airship",),
    "gold": ("end",),
    "good": ("islands", "voyage", "storage"),
    "summer": ("summer", "storage"),
    "winter": ("winter", "storage"),
}
"""The sections of the rules that tell of a kind of things, or of a thing."""
PIECES = {"gold": "good", "island": "cell", "city": "cell", "airship": "piece", "summer": "board", "winter": "board"}
"""Things of which there is one kind, and what they are."""


@COMPONENTS.keeps
def faces() -> dict[str, CardFace]:
    """By id, for the component files in use."""
    return by_id(*_cards(), *_tiles(), *_strips(), *_slots("summer"), *_slots("winter"), *_pieces(), *_die())


def kind_of(name: str) -> Text:
    """What sort of thing it is."""
    return say(f"sol-kind-{name}")


def _cards() -> Iterator[CardFace]:
    for card in parts().cards:
        yield CardFace(card, card_name(card), None, card_text(card), kind_of("card"), sections=SECTIONS["card"])


def _tiles() -> Iterator[CardFace]:
    for tile in parts().deliveries.values():
        about = say(f"sol-about-delivery-{tile.row}")
        yield CardFace(tile.id, tile_name(tile.id), None, about, kind_of("delivery"), sections=SECTIONS["delivery"])
    for improvement in parts().improvements.values():
        level = improvement.level
        name = say("sol-about-improvement", level=level, power=improvement_name(improvement.id))
        about = say(f"sol-about-improvement-{level}")
        yield CardFace(improvement.id, name, None, about, kind_of("improvement"), sections=SECTIONS["improvement"])


def _strips() -> Iterator[CardFace]:
    for strip in parts().strips.values():
        letter = strip.id.upper()
        first, second = strip.faces
        about = say(
            "sol-thing-strip-text",
            first=_light(first),
            cells=_cells(first),
            second=_light(second),
            others=_cells(second),
        )
        name = say("sol-thing-strip", letter=letter)
        yield CardFace(f"strip-{strip.id}", name, None, about, kind_of("strip"), (letter,), False, SECTIONS["strip"])


def _light(face: Face) -> Text:
    return say(f"sol-light-{face.phase}")


def _cells(face: Face) -> list[Text]:
    return [ground_name(cell) for cell in face.cells]


def _slots(side: str) -> Iterator[CardFace]:
    slots: dict[str, Slot] = getattr(parts(), side)
    for slot in slots.values():
        code = slot.id.upper()
        name, about = say(f"sol-thing-slot-{side}", slot=code), powers_text(slot.powers)
        yield CardFace(f"slot-{slot.id}", name, None, about, kind_of("slot"), (code,), False, SECTIONS[side])


def _pieces() -> Iterator[CardFace]:
    for good in RESOURCES:
        yield _piece_face(good, "good", say(f"sol-pic-letter-{good}"))
    for name, kind in PIECES.items():
        yield _piece_face(name, kind)


def _piece_face(name: str, kind: str, *called: Text) -> CardFace:
    words = say(f"sol-thing-{name}"), None, say(f"sol-thing-{name}-text")
    return CardFace(name, *words, kind_of(kind), called, False, SECTIONS.get(name, SECTIONS.get(kind, ())))


def _die() -> Iterator[CardFace]:
    for number, face in enumerate(parts().die, 1):
        name = say("sol-thing-face", number=number)
        if face.column is None:
            about = say("sol-thing-face-storm")
        else:
            about = say("sol-thing-face-column", column="ABCDE"[face.column])
        yield CardFace(face.id, name, None, about, kind_of("die"), (), False, SECTIONS["die"])


def ruling_groups() -> dict[str, list[str]]:
    """The groups of components that rulings name."""
    known = parts()
    cards = list(known.cards.values())
    return {
        "cards": list(known.cards),
        "zeros": [card.id for card in cards if card.value == 0],
        "produce": [card.id for card in cards if card.expelled.kind == "produce"],
        "fixed": [card.id for card in cards if card.expelled.kind == "fixed"],
        "gold_if": [card.id for card in cards if card.expelled.kind == "gold_if"],
        "deliveries": list(known.deliveries),
        "strips": [f"strip-{strip}" for strip in known.strips],
        "summer": [f"slot-{slot}" for slot in known.summer],
        "winter": [f"slot-{slot}" for slot in known.winter],
        "level1": [each.id for each in known.improvements.values() if each.level == 1],
        "level3": [each.id for each in known.improvements.values() if each.level == 3],
        "faces": [face.id for face in known.die],
    }
