"""What cards, houses, sectors, scenarios and tokens are called."""

from __future__ import annotations

from engine.core.text import Text, naming, say
from engine.voidfall.components import parts

SEATS: tuple[Text, ...] = tuple(say(f"vf-seat-{seat}") for seat in range(4))
"""The players, by seat."""


def place_name(place: str) -> Text:
    """A sector by its place: `sector 2B`."""
    return say("vf-sector-at", place=place.upper())


track_name = naming("vf-track")
"""A Civilization track."""
focus_card_name = naming("vf-focus")
"""A Focus card: standard, of a house, heroic or joint."""
action_name = naming("vf-action")
"""An action of a Focus card."""
technology_name = naming("vf-tech")
"""A Technology."""
agenda_name = naming("vf-agenda")
"""An Agenda."""


def scored_agenda(source: str) -> Text:
    """An Agenda that is scored, by its id, or a starting one, by its house's."""
    return agenda_name(source) if source in parts().agendas else say("vf-starting-agenda")


event_name = naming("vf-event")
"""A galactic event."""
house_name = naming("vf-house")
"""A house."""
ability_name = naming("vf-ability")
"""The ability of a house that has one."""
kind_name = naming("vf-kind-name")
"""A kind of sector."""
scenario_name = naming("vf-scenario")
"""A scenario."""
mode_name = naming("vf-mode")
"""A mode: competitive, coop, solo."""
crisis_name = naming("vf-crisis")
"""A Crisis."""
term = naming("vf-term")
"""A token or value: `bounty`, `reclaim`, `glory`, `trade`, `corruption`, `harbinger`, `influence` and so on."""
