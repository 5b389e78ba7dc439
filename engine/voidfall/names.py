"""What cards, houses, sectors, scenarios and tokens are called."""

from __future__ import annotations

from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.vocabulary.terms import Track

SEATS: tuple[Text, ...] = tuple(say(f"vf-seat-{seat}") for seat in range(4))
"""The players, by seat."""


def place_name(place: str) -> Text:
    """A sector by its place: `sector 2B`."""
    return say("vf-sector-at", place=place.upper())


def track_name(track: Track) -> Text:
    """A Civilization track."""
    return say(f"vf-track-{track}")


def focus_card_name(card: str) -> Text:
    """A Focus card: standard, of a house, heroic or joint."""
    return say(f"vf-focus-{card}")


def action_name(action: str) -> Text:
    """An action of a Focus card."""
    return say(f"vf-action-{action}")


def technology_name(technology: str) -> Text:
    """A Technology."""
    return say(f"vf-tech-{technology}")


def agenda_name(agenda: str) -> Text:
    """An Agenda."""
    return say(f"vf-agenda-{agenda}")


def scored_agenda(source: str) -> Text:
    """An Agenda that is scored, by its id, or a starting one, by its house's."""
    return agenda_name(source) if source in parts().agendas else say("vf-starting-agenda")


def event_name(event: str) -> Text:
    """A galactic event."""
    return say(f"vf-event-{event}")


def house_name(house: str) -> Text:
    """A house."""
    return say(f"vf-house-{house}")


def ability_name(house: str) -> Text:
    """The ability of a house that has one."""
    return say(f"vf-ability-{house}")


def kind_name(kind: str) -> Text:
    """A kind of sector."""
    return say(f"vf-kind-name-{kind}")


def scenario_name(scenario: str) -> Text:
    """A scenario."""
    return say(f"vf-scenario-{scenario}")


def mode_name(mode: str) -> Text:
    """A mode: competitive, coop, solo."""
    return say(f"vf-mode-{mode}")


def crisis_name(crisis: str) -> Text:
    """A Crisis."""
    return say(f"vf-crisis-{crisis}")


def term(name: str) -> Text:
    """A token or value: `bounty`, `reclaim`, `glory`, `trade`, `corruption`, `harbinger`, `influence` and so on."""
    return say(f"vf-term-{name}")
