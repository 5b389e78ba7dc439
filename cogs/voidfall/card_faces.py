"""Every card of Voidfall as text, for `/voidfall card`: what it costs, what it does, how certain that is. Tokens and
pieces are in `token_faces.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from cogs.ui.presentation import CardFace
from cogs.voidfall.token_faces import sort_of, token_faces
from engine.core.text import Text, say
from engine.voidfall.card_text.cards import ability, action, frame, sector_kind, technology
from engine.voidfall.card_text.certainty import of_the_house
from engine.voidfall.components import parts
from engine.voidfall.names import (
    ability_name,
    action_name,
    agenda_name,
    crisis_name,
    event_name,
    focus_card_name,
    house_name,
    kind_name,
    technology_name,
)
from engine.voidfall.records.houses import House
from engine.voidfall.vocabulary.words import agenda_type_name, crisis_type_name, focus_type_name, joined, list_text


@lru_cache(maxsize=1)
def faces() -> dict[str, CardFace]:
    """By id, which no two kinds of cards share."""
    found: dict[str, CardFace] = {}
    for face in (
        *_focus(),
        *_technologies(),
        *_agendas(),
        *_events(),
        *_houses(),
        *_kinds(),
        *_crises(),
        *token_faces(),
    ):
        assert face.id not in found, face.id
        found[face.id] = face
    return found


def _focus() -> Iterator[CardFace]:
    for card in parts().focus_cards.values():
        agendas = [agenda_type_name(kind) for kind in card.agendas]
        facts = (
            say("vf-face-focus", type=focus_type_name(card.type), agendas=agendas)
            if agendas
            else focus_type_name(card.type)
        )
        lines = [action(each) for each in card.actions]
        called = tuple(action_name(each.id) for each in card.actions)
        yield CardFace(card.id, focus_card_name(card.id), facts, _told_lines(lines, card.id), sort_of("focus"), called)


def _technologies() -> Iterator[CardFace]:
    for each in parts().technologies.values():
        lines = [
            say("vf-face-immediate", text=each.immediate.text()),
            say("vf-face-basic", text=technology(each, "basic")),
            say("vf-face-improved", text=technology(each, "improved")),
        ]
        yield CardFace(
            each.id,
            technology_name(each.id),
            house_name(each.house),
            _told_lines(lines, each.id),
            sort_of("technology"),
        )


def _agendas() -> Iterator[CardFace]:
    for each in parts().agendas.values():
        lines = [objective.text() for objective in each.objectives]
        yield CardFace(
            each.id, agenda_name(each.id), agenda_type_name(each.type), _told_lines(lines, each.id), sort_of("agenda")
        )


def _events() -> Iterator[CardFace]:
    for each in parts().events.values():
        lines = [frame(one) for one in each.frames]
        lines += [say("vf-face-objective", text=one.text()) for box in each.boxes for one in box]
        facts = say("vf-face-event", id=each.id, cycle=each.cycle, rounds=each.rounds)
        yield CardFace(each.id, event_name(each.id), facts, _told_lines(lines, each.id), sort_of("event"))


def _houses() -> Iterator[CardFace]:
    for each in parts().houses.values():
        facts = list_text([technology_name(one) for one in each.technologies])
        yield CardFace(each.id, house_name(each.id), facts, joined("vf-face-line", house_lines(each)), sort_of("house"))


def house_lines(house: House) -> list[Text]:
    """What the mat of a house says, a line each."""
    own = ability(house)
    lines = [say("vf-face-ability", name=ability_name(house.id), text=own)] if own is not None else []
    lines.append(say("vf-face-preferred", focuses=[focus_type_name(kind) for kind in house.preferred]))
    if house.cards:
        lines.append(say("vf-face-cards", cards=[focus_card_name(card) for card in house.cards]))
    return _with_certainty(lines, house.id)


def _kinds() -> Iterator[CardFace]:
    for each in parts().sector_kinds.values():
        yield CardFace(each.id, kind_name(each.id), None, _told_lines([sector_kind(each)], each.id), sort_of("sector"))


def _crises() -> Iterator[CardFace]:
    for each in parts().crisis_cards.values():
        lines = [say("vf-face-solution", text=each.solution.text()), say("vf-face-penalty", text=each.penalty.text())]
        facts = say("vf-face-crisis", type=crisis_type_name(each.type), level=each.level)
        yield CardFace(each.id, crisis_name(each.id), facts, _told_lines(lines, each.id), sort_of("crisis"))


def _told_lines(lines: Iterable[Text], card: str) -> Text:
    """The lines of a card in one text."""
    return joined("vf-face-line", _with_certainty(lines, card))


def _with_certainty(lines: Iterable[Text], card: str) -> list[Text]:
    """The lines of a card; a card of the house says so on itself."""
    return [*lines, say("vf-face-house-value")] if of_the_house(card) else [*lines]


def ruling_groups() -> dict[str, list[str]]:
    """The groups of components that rulings name."""
    known = parts()
    own = {card for house in known.houses.values() for card in house.cards}
    return {
        "focus": list(known.focus_cards),
        "house_focus": [card for card in known.focus_cards if card in own],
        "technologies": list(known.technologies),
        "agendas": list(known.agendas),
        "events": list(known.events),
        "crises": list(known.crisis_cards),
        "kinds": list(known.sector_kinds),
        "homes": [kind for kind in known.sector_kinds if kind.startswith("home_")],
        "fixed_kinds": [kind.id for kind in known.sector_kinds.values() if kind.fixed_population],
        "tracks": [f"track-{track}" for track in known.tracks],
        "fallen": [f"fallen-{house}" for house in known.fallen_houses],
        "bounties": [f"bounty-{token}" for token in known.bounty_tokens],
        "reclaims": [f"reclaim-{token}" for token in known.reclaim_tokens],
        "wars": [f"war-{card}" for card in known.war_cards],
    }
