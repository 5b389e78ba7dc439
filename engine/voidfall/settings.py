"""Settings: read from their file, and those that change a record of another file applied to it.

A default changes nothing, so a record that an owner has replaced stays as written.
"""

from __future__ import annotations

from typing import get_type_hints

import msgspec

from engine.core.components import ComponentError, require
from engine.voidfall.parts import Parts
from engine.voidfall.records.settings import Setting, Settings
from engine.voidfall.vocabulary.costs import PayResources
from engine.voidfall.vocabulary.economy import GainInfluence
from engine.voidfall.vocabulary.effects import If
from engine.voidfall.vocabulary.fleets import Regroup
from engine.voidfall.vocabulary.technology_rules import FocusAction, TechnologyRule
from engine.voidfall.vocabulary.terms import Resources

FILE = "settings.json"
INSPIRE, FEDERAL_AUTHORITY, YARVEK, HYPERDRIVE = "inspire", "D3", "yarvek", "hyperdrive"


def settings_of(given: dict[str, Setting]) -> Settings:
    """The values of the file. Raises ComponentError, which names the setting."""
    values = {}
    for name, hint in get_type_hints(Settings).items():
        try:
            values[name] = msgspec.convert(given[name].value, hint)
        except msgspec.ValidationError as error:
            raise ComponentError(FILE, name, str(error)) from None
        for other in given[name].alternatives:
            require(other != given[name].value, FILE, name, "the value is among its alternatives")
    return Settings(**values)


def apply_settings(found: Parts) -> Parts:
    """The components with the records that the settings change."""
    chosen = found.settings
    if chosen.inspire_cost == "science":
        found = _with_science_for_inspire(found)
    if chosen.agenda_d3_first == 5:
        found = _with_federal_authority(found, 5)
    if chosen.hyperdrive_conquest_action == "pay_energy_regroup":
        found = _with_regroup_of_hyperdrive(found)
    if not chosen.yarvek_cracked:
        whole = msgspec.structs.replace(found.fallen_houses[YARVEK], cracked=False)
        found = msgspec.structs.replace(found, fallen_houses={**found.fallen_houses, YARVEK: whole})
    if chosen.rift_void_score == 60:
        found = msgspec.structs.replace(found, voidborn_score={**found.voidborn_score, "rift_on_map": 60})
    return found


def _with_science_for_inspire(found: Parts) -> Parts:
    """Inspire on the standard Politics card costs 1 Science."""
    card = found.focus_cards["politics"]
    one, two, three = (
        msgspec.structs.replace(each, cost=(PayResources(Resources(science=1)),)) if each.id == INSPIRE else each
        for each in card.actions
    )
    changed = msgspec.structs.replace(card, actions=(one, two, three))
    return msgspec.structs.replace(found, focus_cards={**found.focus_cards, card.id: changed})


def _with_federal_authority(found: Parts, influence: int) -> Parts:
    """The first objective of Federal Authority gives so much Influence."""
    agenda = found.agendas[FEDERAL_AUTHORITY]
    first, second = agenda.objectives
    if isinstance(first, If):
        first = msgspec.structs.replace(first, then=GainInfluence(influence))
    changed = msgspec.structs.replace(agenda, objectives=(first, second))
    return msgspec.structs.replace(found, agendas={**found.agendas, agenda.id: changed})


def _with_regroup_of_hyperdrive(found: Parts) -> Parts:
    """With Conquest, Hyperdrive regroups for 1 Energy."""

    def changed(rule: TechnologyRule) -> TechnologyRule:
        if not isinstance(rule, FocusAction):
            return rule
        return FocusAction(rule.focuses, (PayResources(Resources(energy=1)),), Regroup(5))

    card = found.technologies[HYPERDRIVE]
    basic, improved = (tuple(changed(rule) for rule in side) for side in (card.basic, card.improved))
    card = msgspec.structs.replace(card, basic=basic, improved=improved)
    return msgspec.structs.replace(found, technologies={**found.technologies, card.id: card})
