"""The rulings of Day & Night that concern a spell, a tile or a piece."""

from __future__ import annotations

from collections.abc import Callable

from cogs.ui.rulings import ruling
from engine.day_and_night.cards import CARDS, Card


def _those(fitting: Callable[[Card], bool]) -> frozenset[str]:
    return frozenset(card.id for card in CARDS.values() if fitting(card))


DISTANCE = _those(lambda card: card.reach == "near" or card.hours is None)
INSTABILITY = _those(lambda card: card.hours is None)
SEVERAL = _those(lambda card: card.targets > 1)
DRAWS = _those(lambda card: card.effect == "draw")
CRYSTALS = _those(lambda card: card.effect == "crystal")
STONES = _those(lambda card: card.effect == "mystify")
CHANGED = _those(lambda card: card.needs == "day_tile_changed")

RULINGS = (
    ruling("dn-ruling-centre", "R-BOARD-1, R-BOARD-2", "centre", "derived"),
    ruling("dn-ruling-distance", "R-BOARD-4", DISTANCE),
    ruling("dn-ruling-start-tile", "R-SETUP-1, R-SETUP-3", "neutral_tile avatar", "derived"),
    ruling("dn-ruling-fewer-targets", "R-CAST-3", SEVERAL, "house"),
    ruling("dn-ruling-drawn-may-be-cast", "R-CAST-5", DRAWS, "derived"),
    ruling("dn-ruling-x", "R-CAST-6", INSTABILITY, "derived"),
    ruling("dn-ruling-exclusive", "R-CLASS-1", CRYSTALS),
    ruling("dn-ruling-visited", "R-TRAVEL-2", "warp mislead avatar", "derived"),
    ruling("dn-ruling-share", "R-TRAVEL-3", "avatar", "derived"),
    ruling("dn-ruling-moved", "R-TRAVEL-4", "warp mislead misdirect", "derived"),
    ruling("dn-ruling-change", "R-CHANGE-1", "neutral_tile day_tile night_tile"),
    ruling("dn-ruling-temple-tile", "R-CHANGE-2", "temple_tile"),
    ruling("dn-ruling-no-neutral", "R-CHANGE-4", "neutral_tile"),
    ruling(
        "dn-ruling-own-tile",
        "R-CHANGE-1",
        (
            "achievement day_chant day_meditation deter night_chant night_meditation flourish "
            "day_wish night_wish day_ritual night_ritual mimic"
        ),
        "derived",
    ),
    ruling("dn-ruling-changed-day-tile", "R-FLAG-1", CHANGED | {"day_tile"}, "derived"),
    ruling("dn-ruling-mystifiable", "R-MYST-1", STONES | {"mystic_stone"}, "house"),
    ruling("dn-ruling-stones-leave", "R-MYST-2", STONES | {"mystic_stone"}),
    ruling("dn-ruling-stones-lost", "R-MYST-3", "mystic_stone day_tile fate shift"),
    ruling("dn-ruling-locked", "R-MYST-4", "temple_tile mystic_stone", "derived"),
    ruling("dn-ruling-crystal-where", "R-CRYSTAL-1", CRYSTALS | {"crystal"}, "disputed"),
    ruling("dn-ruling-crystal-holds", "R-CRYSTAL-2", "crystal"),
    ruling(
        "dn-ruling-crystal-day",
        "R-CHANGE-3",
        ("day_chant day_meditation entrap day_blossom day_wish day_ritual achievement flourish fate"),
    ),
    ruling("dn-ruling-crystal-lasts", "R-CRYSTAL-3", "crystal_breeze crystal_burst crystallize crystal"),
    ruling("dn-ruling-crystal-sky", "R-CRYSTAL-3", "crystal_sky crystal"),
    ruling("dn-ruling-crystal-stones", "R-CRYSTAL-4", "crystal mystic_stone wishing_pond"),
    ruling("dn-ruling-crystal-moves", "R-CRYSTAL-5", "warp mislead misdirect crystal", "derived"),
    ruling("dn-ruling-crystal-temple", "R-CRYSTAL-6", "crystal temple_tile", "house"),
    ruling("dn-ruling-crystallize-price", "R-CRYSTAL-7", "crystallize crystal_breeze", "disputed"),
    ruling("dn-ruling-supply", "R-SUPPLY-1", STONES | CRYSTALS | {"mystic_stone", "crystal"}, "house"),
    ruling("dn-ruling-stolen", "R-STOLEN", "steal_passion", "derived"),
    ruling("dn-ruling-look", "R-STOLEN", "steal_passion", "derived"),
    ruling("dn-ruling-night-alone", "R-STOLEN", "epiphany", "derived"),
    ruling("dn-ruling-temple", "R-TEMPLE-1, R-TEMPLE-2", "temple", "derived"),
    ruling("dn-ruling-second-temple", "R-TEMPLE-3, R-TEMPLE-4", "temple temple_tile", "derived"),
    ruling("dn-ruling-both-temples", "R-TEMPLE-6", "fate temple", "house"),
    ruling("dn-ruling-win", "R-END-1", "temple"),
    ruling("dn-ruling-all-flip", "R-CAST-3", "fate shift", "derived"),
    ruling("dn-ruling-deviate", "R-CAST-2", "deviate", "derived"),
    ruling("dn-ruling-wonder", "R-CAST-3", "wonder", "derived"),
    ruling("dn-ruling-pond", "R-MYST-1", "wishing_pond", "derived"),
    ruling("dn-ruling-misdirect", "R-TRAVEL-3", "misdirect", "derived"),
    ruling("dn-ruling-burst", "R-CRYSTAL-1", "crystal_burst", "derived"),
)
