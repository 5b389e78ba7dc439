"""All texts that are generated from the components, each with the place it is from."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Text
from engine.voidfall.card_text import cards
from engine.voidfall.components import parts
from engine.voidfall.vocabulary.costs import cost_text


def all_texts() -> Iterator[tuple[str, Text]]:
    """The texts of all cards, houses, sectors and tokens."""
    yield from _card_texts()
    found = parts()
    for house in found.houses.values():
        ability = cards.ability(house)
        if ability is not None:
            yield house.id, ability
        for origin in house.origins:
            yield from ((house.id, each.text()) for each in origin.start)
            yield from ((house.id, text) for agenda in origin.agendas for text in cards.starting_agenda(agenda))
    yield from ((each.id, each.reward.text()) for each in found.fallen_houses.values())
    yield from ((each.id, cards.sector_kind(each)) for each in found.sector_kinds.values())
    for crisis in found.crisis_cards.values():
        yield crisis.id, crisis.solution.text()
        yield crisis.id, crisis.penalty.text()
    yield from ((each.id, each.then.text()) for each in found.bounty_tokens.values())
    yield from ((each.id, each.then.text()) for each in found.reclaim_tokens.values())
    yield from ((each.id, each.then.text()) for each in found.rewards.values())
    yield from ((each.id, each.bonus.text()) for each in found.trade_ladder)


def _card_texts() -> Iterator[tuple[str, Text]]:
    found = parts()
    for card in found.focus_cards.values():
        for action in card.actions:
            yield card.id, cards.action(action)
            yield card.id, cost_text(action.cost)
    for track in found.tracks.values():
        yield from ((track.id, each.text()) for each in track.benefits if each is not None)
    for technology in found.technologies.values():
        yield technology.id, technology.immediate.text()
        yield technology.id, cards.technology(technology, "basic")
        yield technology.id, cards.technology(technology, "improved")
    yield from ((kind.id, cards.agenda_action(kind)) for kind in found.agenda_types.values())
    yield from ((agenda.id, each.text()) for agenda in found.agendas.values() for each in agenda.objectives)
    for event in found.events.values():
        yield from ((event.id, cards.frame(frame)) for frame in event.frames)
        yield from ((event.id, each.text()) for box in event.boxes for each in box)
