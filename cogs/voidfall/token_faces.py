"""Tracks, tokens, Fleets, resources and other pieces of Voidfall as text, for `/voidfall card`."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.ui.presentation import CardFace
from engine.core.components import Certainty
from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.names import house_name, mode_name, scenario_name, technology_name, track_name
from engine.voidfall.vocabulary.words import alternatives, joined

FLEETS = ("corvette", "sentry", "destroyer", "dreadnought", "carrier", "voidborn")
RESOURCES = ("food", "energy", "materials", "credits", "science")
PIECES = (
    *("guild", "sector_defense", "shipyard", "starbase", "influence", "corruption", "glory", "trade"),
    *("harbinger", "catastrophe", "haven", "voidstorm"),
)
STANDARD = "standard"


def sort_of(name: str) -> Text:
    """What sort of thing it is."""
    return say(f"vf-sort-{name}")


def token_faces() -> Iterator[CardFace]:
    """All of them. None has a picture of its own."""
    yield from _tracks()
    yield from _fallen_houses()
    yield from _tokens()
    yield from _war_cards()
    yield from _scenarios()
    for sort, names in (("fleet", FLEETS), ("resource", RESOURCES), ("piece", PIECES)):
        for name in names:
            yield _plain(name, say(f"vf-thing-{name}"), say(f"vf-thing-{name}-text"), sort)


def _plain(name: str, called: Text, about: Text, sort: str, *codes: str) -> CardFace:
    return CardFace(name, called, None, about, sort_of(sort), codes, drawn=False)


def _with_note(about: Text, certainty: Certainty, what: str) -> Text:
    """The text, with a note if what it tells there is of the house."""
    return joined("vf-face-line", [about, say(f"vf-face-house-{what}")]) if certainty == "house" else about


def _tracks() -> Iterator[CardFace]:
    for track in parts().tracks.values():
        owner = say("vf-thing-track-standard") if track.set == STANDARD else house_name(track.set)
        spaces = [
            say("vf-thing-track-space", n=n, text=say("vf-track-nothing") if benefit is None else benefit.text())
            for n, benefit in enumerate(track.benefits, 1)
        ]
        name = say("vf-thing-track", track=track_name(track.track), set=owner)
        yield _plain(f"track-{track.id}", name, joined("vf-face-line", spaces), "track")


def _fallen_houses() -> Iterator[CardFace]:
    for house in parts().fallen_houses.values():
        about = say(
            "vf-thing-fallen-text",
            population=house.population,
            defenses=house.sector_defenses,
            technologies=alternatives([technology_name(each) for each in house.technologies]),
            reward=house.reward.text(),
        )
        told = _with_note(about, house.source.reward, "reward")
        yield _plain(f"fallen-{house.id}", say("vf-thing-fallen", house=house_name(house.id)), told, "fallen")


def _tokens() -> Iterator[CardFace]:
    for sort, tokens in (("bounty", parts().bounty_tokens), ("reclaim", parts().reclaim_tokens)):
        for token in tokens.values():
            about = say("vf-thing-token-text", count=token.copies)
            yield _plain(f"{sort}-{token.id}", say(f"vf-thing-{sort}", text=token.then.text()), about, sort)


def _war_cards() -> Iterator[CardFace]:
    for card in parts().war_cards.values():
        first, second, third = card.modifiers
        about = say("vf-thing-war-text", first=first, second=second, third=third)
        told = _with_note(about, card.source, "value")
        yield _plain(f"war-{card.id}", say("vf-thing-war", number=card.id), told, "war", card.id)


def _scenarios() -> Iterator[CardFace]:
    for scenario in parts().scenarios.values():
        counts = [table.players for table in scenario.tables]
        one, several = say("game-players-just", n=counts[0]), say("game-players", least=min(counts), most=max(counts))
        players = several if len(counts) > 1 else one
        about = say("vf-thing-scenario-text", mode=mode_name(scenario.mode), players=players)
        told = _with_note(about, scenario.source.maps, "maps")
        yield _plain(f"scenario-{scenario.id}", scenario_name(scenario.id), told, "scenario", scenario.id)
