"""What the rules pages say of the species and ships is what their boards say."""

from __future__ import annotations

from statistics import mode

import pytest

from engine.eclipse.components import SPECIES
from locales import LANGUAGES, message
from locales.handbook import sections

TERRANS = {"en": "Terrans", "zh-TW": "人類", "zh-CN": "人类"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ["explore", "research", "upgrade", "build", "move"])
def test_the_section_of_an_action_names_every_species_that_does_more_in_it(action: str, language: str) -> None:
    counts = {name: getattr(species.actions, action) for name, species in SPECIES.items()}
    usual = mode(counts[name] for name in counts if not SPECIES[name].terran)
    more = [name for name, count in counts.items() if count != usual]
    assert more
    told = next(each.text for each in sections("eclipse", language) if each.id == action)
    for name in more:
        called = TERRANS[language] if SPECIES[name].terran else message(f"ecl-species-{name}", language)
        assert called in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_interceptor_is_not_said_to_fire_before_a_starbase(language: str) -> None:
    for species in SPECIES.values():
        prints = species.blueprints
        assert prints["starbase"].initiative > prints["interceptor"].initiative
    assert message("ecl-tech-starbase", language).casefold() in message("ecl-thing-interceptor-text", language)


@pytest.mark.parametrize(("language", "upkeep"), [("en", "upkeep"), ("zh-TW", "維持階段"), ("zh-CN", "维持阶段")])
def test_trade_in_upkeep_is_said_where_trade_is(language: str, upkeep: str) -> None:
    told = {each.id: each.text for each in sections("eclipse", language)}
    for text in (told["trade"], told["turn"], message("ecl-rules-population", language)):
        assert upkeep in text
